package buffers

import (
	"github.com/gomlir/gomlir/datalayout"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Promote is the pass promote-buffers-to-stack.
var Promote = &pass.Def{
	Name:    "promote-buffers-to-stack",
	Summary: "Promotes heap-based allocations to automatically managed stack-based allocations",
	Class:   "PromoteBuffersToStackPass",
	On:      fn.Func.Name,
	New: func(o *pass.Options) func(*pass.Job) {
		l := limits{1024, 1}
		o.Uint(&l.bytes, "max-alloc-size-in-bytes", "Maximal size in bytes to promote allocations to stack.")
		o.Uint(&l.rank, "max-rank-of-allocated-memref", "Maximal memref rank to promote dynamic buffers.")
		return func(j *pass.Job) {
			p := promotion{flow: newFlow(j.Op), loops: loops{}, leaving: map[*ir.Region]map[*ir.Value]bool{}}
			for _, a := range allocations(j.Op) {
				if op, ok := ir.DefiningOp[memref.AllocOp](a.value); ok && !a.freed && l.isSmall(op) && p.hasScope(a.value) {
					toStack(op)
				}
			}
		}
	},
}

// limits say which allocations are small.
type limits struct{ bytes, rank uint32 }

// isSmall reports whether an allocation has a known size up to a limit, or only sizes that are
// ranks of memrefs.
func (l limits) isSmall(op memref.AllocOp) bool {
	t := op.Result().Type().(*ir.MemRefType)
	if !ir.HasStaticShape(t) {
		for _, v := range op.Op().Operands().All() {
			if def := v.DefiningOp(); def == nil || !def.Is(memref.Rank) {
				return false
			}
		}
		return t.Rank() <= int(l.rank)
	}
	n, ok := ir.NumElements(t.Shape())
	if !ok {
		return false
	}
	size, err := datalayout.At(op.Op()).SizeInBits(t.Elem())
	if err != nil || size.Scalable {
		return false
	}
	return size.Min == 0 || uint64(n) <= 8*uint64(l.bytes)/size.Min
}

// A promotion knows which references leave the regions in which they are.
type promotion struct {
	flow    *flow
	loops   loops
	leaving map[*ir.Region]map[*ir.Value]bool
}

// leaves reports whether what a value refers to is handed out of a region by its terminators.
func (p *promotion) leaves(v *ir.Value, region *ir.Region) bool {
	set, ok := p.leaving[region]
	if !ok {
		var out []*ir.Value
		for b := range region.Blocks() {
			if last := b.Last(); last != nil && ir.RegionBranchTerminatorOpInterface.Has(last.Context(), last.Def()) {
				out = append(out, last.Operands().Values()...)
			}
		}
		set = p.flow.into(out)
		p.leaving[region] = set
	}
	return set[v]
}

// hasScope reports whether memory may be freed with a stack frame around.
func (p *promotion) hasScope(v *ir.Value) bool {
	for region := v.ParentRegion(); region != nil && region.Op() != nil; region = region.Op().ParentRegion() {
		op := region.Op()
		if op.Has(ir.AutomaticAllocationScope) && !p.leaves(v, region) {
			return true
		}
		if !isControlFlow(op) || p.loops.isLoop(op) {
			return false
		}
	}
	return false
}

// toStack replaces an allocation.
func toStack(op memref.AllocOp) {
	b := ir.NewBuilder(op.Op().Context()).Before(op.Op()).LocOf(op.Op())
	alloca := memref.NewAlloca(b, op.Result().Type(), op.DynamicSizes().Values(), op.SymbolOperands().Values()...)
	if n, ok := op.Alignment(); ok {
		alloca.SetAlignment(n)
	}
	alloca.Op().SetDiscardables(op.Op().Discardables())
	op.Result().ReplaceAllUsesWith(alloca.Result())
	op.Op().Erase()
}
