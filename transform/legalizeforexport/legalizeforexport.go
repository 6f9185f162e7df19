// Package legalizeforexport has the pass llvm-legalize-for-export, which makes the llvm
// dialect sayable in LLVM IR. Translation does the same on its own.
package legalizeforexport

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass llvm-legalize-for-export. A block with arguments gets them once from
// each predecessor, as phis do, and fragments of debug expressions are merged.
var Pass = &pass.Def{
	Name:    "llvm-legalize-for-export",
	Summary: "Legalize LLVM dialect to be convertible to LLVM IR",
	Class:   "LLVMLegalizeForExportPass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			DistinctSuccessors(j.Op)
			r := ir.Replacer{Attr: func(a ir.Attribute) (ir.Attribute, bool) {
				e, ok := a.(*llvm.DIExpressionAttr)
				if !ok {
					return nil, false
				}
				return e.MergeFragments(), true
			}}
			for op := range ir.Preorder(j.Op) {
				if err := r.ReplaceIn(op, false); err != nil {
					j.Report(op.Errorf(" %v", err))
					j.Fail()
					return
				}
			}
		}
	},
}

// DistinctSuccessors gives each terminator in an operation at most one edge to a block with
// arguments. Further edges go through blocks of their own, at the end of the region.
func DistinctSuccessors(root *ir.Operation) {
	for op := range ir.Preorder(root) {
		for _, r := range op.Regions() {
			last := r.Last()
			for b := range r.Blocks() {
				if t := b.Last(); t != nil {
					splitEdges(t)
				}
				if b == last {
					break
				}
			}
		}
	}
}

// splitEdges does it for one terminator: edges to one block are next to each other, in
// the order of the blocks' first edges.
func splitEdges(t *ir.Operation) {
	if t.NumSuccessors() < 2 {
		return
	}
	var order []*ir.Block
	edges := map[*ir.Block][]int{}
	for i := range t.NumSuccessors() {
		to := t.Successor(i)
		if to.NumArgs() == 0 {
			continue
		}
		if edges[to] == nil {
			order = append(order, to)
		}
		edges[to] = append(edges[to], i)
	}
	for _, to := range order {
		for _, i := range edges[to][1:] {
			splitEdge(t, i)
		}
	}
}

func splitEdge(t *ir.Operation, i int) {
	to := t.Successor(i)
	via := ir.NewBlock()
	for _, a := range to.Args().All() {
		via.AddArgument(a.Type(), a.Loc())
	}
	t.Block().Region().Append(via)
	llvm.NewBr(ir.NewBuilder(t.Context()).SetLoc(t.Loc()).AtEnd(via), ir.To(to, via.Args().Values()...))
	t.SetSuccessor(i, via)
}
