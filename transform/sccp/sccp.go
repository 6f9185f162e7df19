// Package sccp has the pass that propagates constants through branches, regions and calls,
// as far as code is executed. Values that turn out to be constants are replaced, and the
// operations that computed them erased if nothing else needs them. The blocks and branches
// stay as they are; canonicalize removes those that are never executed.
//
// What is constant is found by package dataflow. It is optimistic: a value is constant
// until there is a way on which it is not. So constants go around loops, which folding
// alone cannot see.
package sccp

import (
	"github.com/gomlir/gomlir/analysis/dataflow"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass sccp. It runs on any operation, and sees the calls in it.
var Pass = &pass.Def{
	Name:    "sccp",
	Summary: "Sparse Conditional Constant Propagation",
	Class:   "SCCP",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			solver := dataflow.NewSolver(dataflow.Config{})
			defer solver.Free()
			constants := dataflow.LoadConstants(solver)
			if solver.Run(j.Context(), j.Op) != nil {
				return
			}
			r := &rewriter{constants: constants, folder: rewrite.NewFolder(rewrite.New(j.Op.Context(), nil))}
			if r.run(j.Op); !r.changed && !solver.Changed() {
				j.PreserveAll()
			}
		}
	},
}

// A rewriter replaces values by constants.
type rewriter struct {
	constants *dataflow.Values[dataflow.Constant]
	folder    *rewrite.Folder
	changed   bool
}

func (r *rewriter) run(op *ir.Operation) {
	blocks := appendBlocks(nil, op)
	for len(blocks) > 0 {
		b := blocks[len(blocks)-1]
		blocks = blocks[:len(blocks)-1]
		for op := b.First(); op != nil; {
			next := op.Next()
			if r.results(op) && effects.DeadIfUnused(op) {
				op.Erase()
			} else {
				blocks = appendBlocks(blocks, op)
			}
			op = next
		}
		for _, arg := range b.Args().All() {
			r.value(arg)
		}
	}
}

// appendBlocks appends the blocks in an operation, those of each region from the last to
// the first.
func appendBlocks(list []*ir.Block, op *ir.Operation) []*ir.Block {
	for _, r := range op.Regions() {
		for b := r.Last(); b != nil; b = b.Prev() {
			list = append(list, b)
		}
	}
	return list
}

// results replaces the results of an operation that are constants. It reports whether all
// of them are, and there are any.
func (r *rewriter) results(op *ir.Operation) bool {
	all := op.NumResults() > 0
	for _, v := range op.Results().All() {
		all = r.value(v) && all
	}
	return all
}

// value replaces a value by a constant if it is one.
func (r *rewriter) value(v *ir.Value) bool {
	c := r.constants.At(v)
	if c.Attr() == nil {
		return false
	}
	constant := r.folder.Constant(v, c.Attr(), c.Dialect())
	if constant == nil {
		return false
	}
	r.changed = true
	v.ReplaceAllUsesWith(constant)
	return true
}
