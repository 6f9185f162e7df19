// Package cse has the pass that eliminates common subexpressions: of operations that
// compute the same, one remains, where it dominates the others. Operations that nobody
// needs go, too.
//
// What an operation does to memory (package ir/effects) decides. One that does nothing is
// the same as an equal one that dominates it. One that only reads is, if the other is in
// the same block and nothing between them may write. Any other stays.
//
// Operations are equal if they have the same definition, attributes, operands (in any
// order if the operation is commutative), types of results and, up to the names of what
// is defined in there, regions. Locations do not count.
//
// The pass takes time that is linear in the size of the IR, whatever its shape.
package cse

import (
	"context"

	analysis "github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass cse. It runs on any operation.
var Pass = &pass.Def{
	Name:    "cse",
	Summary: "Eliminate common sub-expressions",
	Class:   "CSE",
	New: func(o *pass.Options) func(*pass.Job) {
		merged := o.Statistic("num-cse'd", "Number of operations CSE'd")
		dead := o.Statistic("num-dce'd", "Number of operations DCE'd")
		return func(j *pass.Job) {
			d := &driver{ctx: j.Context(), dom: analysis.Analysis.Of(j), table: tables.Get().(*table)}
			d.run(j.Op)
			tables.Put(d.table)
			merged.Add(d.merged)
			dead.Add(d.dead)
			if !d.changed {
				j.PreserveAll()
				return
			}
			j.Preserve(analysis.Analysis)
		}
	},
}

// A driver is one run of the pass.
type driver struct {
	ctx context.Context
	dom *dominance.Info
	*table
	// erase are the operations to erase, the inner ones first. Until the end they stay
	// where they are.
	erase        []*ir.Operation
	merged, dead uint64
	changed      bool
}

func (d *driver) run(op *ir.Operation) {
	for _, r := range op.Regions() {
		d.region(r)
	}
	for _, op := range d.erase {
		d.forget(op)
		op.Erase()
	}
}

// forget drops what is known of the dominance in an operation that will be erased.
func (d *driver) forget(op *ir.Operation) {
	if op.NumRegions() == 0 {
		return
	}
	for op := range ir.Preorder(op) {
		for _, r := range op.Regions() {
			d.dom.Invalidate(r)
		}
	}
}

// region visits a region: the blocks in the order of the dominator tree, each with the
// operations that are known where it is. It returns the effects of what it visited, and
// whether that was all there is.
func (d *driver) region(r *ir.Region) (s effects.Summary, all bool) {
	switch {
	case r.Empty():
		return 0, true
	case r.HasOneBlock():
		defer d.table.leave(d.table.enter())
		return d.block(r.First(), r.HasSSADominance()), true
	case !r.HasSSADominance():
		return 0, false
	}
	tree := d.dom.Tree(r)
	// Blocks to visit, and scopes to leave.
	type step struct {
		block *ir.Block // nil to leave
		scope int
	}
	stack := []step{{block: r.First()}}
	visited := 0
	for len(stack) > 0 && d.ctx.Err() == nil {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if top.block == nil {
			d.table.leave(top.scope)
			continue
		}
		stack = append(stack, step{scope: d.table.enter()})
		s |= d.block(top.block, true)
		visited++
		first := len(stack)
		for child := range tree.Children(top.block) {
			stack = append(stack, step{block: child})
		}
		for i, j := first, len(stack)-1; i < j; i, j = i+1, j-1 {
			stack[i], stack[j] = stack[j], stack[i]
		}
	}
	return s, visited == r.Len()
}

// block visits the operations of a block. It returns their effects.
func (d *driver) block(b *ir.Block, ordered bool) (all effects.Summary) {
	writes := 0 // operations so far that may write
	for op := b.First(); op != nil; op = op.Next() {
		own := effects.OfOwn(op)
		s := d.nested(op, own)
		d.operation(op, own, s, writes, ordered)
		if s.MayWrite() {
			writes++
		}
		all |= s
	}
	return all
}

// nested visits the regions of an operation. It returns the effects of the operation with
// them.
func (d *driver) nested(op *ir.Operation, own effects.Summary) effects.Summary {
	if op.NumRegions() == 0 || d.ctx.Err() != nil {
		return own
	}
	isolated := op.Has(ir.IsolatedFromAbove) || !op.Def().Registered()
	if isolated {
		defer d.table.open(d.table.close())
	}
	inner, complete := effects.Summary(0), true
	for _, r := range op.Regions() {
		s, all := d.region(r)
		inner, complete = inner|s, complete && all
	}
	switch {
	case !op.Has(ir.RecursiveMemoryEffects):
		return own
	case complete:
		return own | inner
	}
	return effects.Of(op)
}

// operation merges an operation into an equal one that is known, or makes it known. own
// are its own effects, s those with what is in it.
func (d *driver) operation(op *ir.Operation, own, s effects.Summary, writes int, ordered bool) {
	if op.Has(ir.Terminator) {
		return
	}
	if !op.HasUses() && effects.CanDie(op) && s.Erasable() {
		d.erase = append(d.erase, op)
		d.dead++
		d.changed = true
		return
	}
	reads := s != 0
	if reads && own != effects.Reads || !simpleRegions(op) {
		return
	}
	h := hash(op)
	if e := d.table.lookup(op, h); e != nil && (!reads || e.op.Block() == op.Block() && e.writes == writes) {
		d.merge(op, e.op, ordered)
		return
	}
	d.table.insert(op, h, writes)
}

// simpleRegions reports whether the regions of an operation have a block each at most.
func simpleRegions(op *ir.Operation) bool {
	for _, r := range op.Regions() {
		if !r.Empty() && !r.HasOneBlock() {
			return false
		}
	}
	return true
}

// merge makes an operation's uses those of an equal one. In a region without order, users
// that are known already keep the operand: they would be others from then on.
func (d *driver) merge(op, existing *ir.Operation, ordered bool) {
	d.merged++
	for i, v := range op.Results().All() {
		if ordered {
			v.ReplaceAllUsesWith(existing.Result(i))
			continue
		}
		v.ReplaceUsesIf(existing.Result(i), func(u *ir.Use) bool {
			return d.table.lookup(u.Owner(), hash(u.Owner())) == nil
		})
	}
	d.changed = true
	if !op.HasUses() {
		d.erase = append(d.erase, op)
	}
	if isUnknown(existing) && !isUnknown(op) {
		existing.SetLoc(op.Loc())
	}
}

func isUnknown(op *ir.Operation) bool {
	_, unknown := op.ExplicitLoc().(*ir.UnknownLoc)
	return unknown
}
