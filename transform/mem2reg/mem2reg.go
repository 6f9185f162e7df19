// Package mem2reg has the pass mem2reg, which makes values of memory: it removes the
// loads from a slot, the stores to it, and the slot. Where different stores meet, blocks
// get arguments.
//
// Which operations make slots and which may use them is said by the interfaces of package
// memslot. A slot is left as it is if one of its users cannot do without it, if a user that
// needs to know what is in it is in another region, or if a block that needs an argument
// has a predecessor whose terminator cannot give it one.
//
// A value that is needed before anything is stored is the slot's default, such as
// llvm.mlir.undef. Blocks get arguments only where what is stored may still be loaded: the
// argument is "live". A store that overwrites a part of a slot does not count as a load
// here, which is what MLIR does, too.
//
// Removing a slot may make it possible to remove others, so the pass goes over those that
// are left until there is nothing more to do. The time for one slot depends on its users
// and on the blocks in which it is live, not on the size of the function.
package mem2reg

import (
	"context"
	"sync"

	analysis "github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/memslot"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/internal/slotuse"
)

// Pass is the pass mem2reg. It runs on any operation.
var Pass = &pass.Def{
	Name:    "mem2reg",
	Summary: "Promotes memory slots into values.",
	Class:   "Mem2Reg",
	New: func(o *pass.Options) func(*pass.Job) {
		simplify := true // upstream's option does nothing, either
		o.Bool(&simplify, "region-simplify", "Perform control flow optimizations to the region tree")
		promoted := o.Statistic("promoted slots", "Total amount of memory slot promoted")
		arguments := o.Statistic("new block args", "Total amount of new block argument inserted in blocks")
		return func(j *pass.Job) {
			p := &promoter{ctx: j.Context(), dom: analysis.Analysis.Of(j), layout: datalayout.At(j.Op)}
			if p.run(j.Op); p.promoted == 0 {
				j.PreserveAll()
				return
			}
			j.Preserve(analysis.Analysis)
			promoted.Add(p.promoted)
			arguments.Add(p.arguments)
		}
	},
}

// Promote removes those slots of an operation, made by operations in it, that can become
// values. It returns how many there were, and how many arguments blocks have got for them.
// The blocks and the edges between them stay as they are, so that dom, which must be
// valid, still is.
func Promote(op *ir.Operation, dom *dominance.Info) (slots, arguments int) {
	p := &promoter{ctx: context.Background(), dom: dom, layout: datalayout.At(op)}
	p.run(op)
	return int(p.promoted), int(p.arguments)
}

// A promoter is one run of the pass.
type promoter struct {
	ctx     context.Context
	dom     *dominance.Info
	layout  *datalayout.Layout
	b       *ir.Builder
	order   *slotuse.Order
	pending pending
	*scratch

	promoted, arguments uint64

	// The rest is about one slot.
	slot    memslot.Slot
	alloc   memslot.PromotableAllocation
	home    *slotuse.Region
	initial *ir.Value        // what is in the slot at first, nil if nobody has asked
	now     *ir.Value        // what is in the slot, nil for initial
	content func() *ir.Value // returns now or initial
	merges  []*ir.Block
}

// scratch is memory for what is known of one slot, which the next one uses again, also in
// another function.
type scratch struct {
	set            slotuse.Set
	users          []user
	stops          []stop
	defining, live []*ir.Block
	erase          []*ir.Operation
}

var scratches = sync.Pool{New: func() any { return &scratch{} }}

func (p *promoter) run(op *ir.Operation) {
	p.b = ir.NewBuilder(op.Context())
	p.order = slotuse.NewOrder(p.dom)
	p.scratch = scratches.Get().(*scratch)
	defer scratches.Put(p.scratch)
	p.set.Use(p.order)
	p.content = func() *ir.Value {
		if p.now == nil {
			p.now = p.initialValue()
		}
		return p.now
	}
	for _, r := range op.Regions() {
		var list []*ir.Operation
		for b := range r.Blocks() {
			for op := range b.Ops() {
				ir.WalkPost(op, func(op *ir.Operation) ir.WalkResult {
					if memslot.PromotableAllocationOpInterface.Has(op.Context(), op.Def()) {
						list = append(list, op)
					}
					return ir.Advance
				})
			}
		}
		p.allocations(list)
	}
	p.pending.flush()
	p.order.Done()
}

// allocations removes the slots of some operations, in rounds.
func (p *promoter) allocations(list []*ir.Operation) {
	for changed := true; changed && p.ctx.Err() == nil; {
		changed = false
		var rest []*ir.Operation
		for _, op := range list {
			next, done := p.allocation(op)
			if next != nil {
				rest = append(rest, next)
			}
			changed = changed || done
		}
		list = rest
	}
}

// allocation removes one slot of an operation if it can. It returns the operation that
// makes those that are left, nil if absent.
func (p *promoter) allocation(op *ir.Operation) (next *ir.Operation, done bool) {
	p.alloc, _ = memslot.PromotableAllocationOpInterface.Of(op)
	for _, p.slot = range p.alloc.PromotableSlots() {
		if p.slot.Ptr.HasUses() && p.analyze() {
			return p.promote(), true
		}
	}
	return op, false
}

// initialValue returns what is in the slot before anything is stored.
func (p *promoter) initialValue() *ir.Value {
	if p.initial == nil {
		b := ir.NewBuilder(p.b.Context()).AtStart(p.slot.Ptr.ParentBlock())
		p.initial = p.alloc.DefaultSlotValue(p.slot, b)
	}
	return p.initial
}
