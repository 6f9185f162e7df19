package buffers

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// Multiply replaces memory that is written as a whole at the beginning of each round of a loop by n times as
// much, of which rounds use a part each, in turn. So a round does not have to wait for the one before. It returns
// false, and changes nothing, if there is no such loop, or if the size of the memory is not a constant.
//
// This is MLIR's multiBuffer.
func Multiply(alloc memref.AllocOp, n uint32, r *rewrite.Rewriter) bool {
	from := alloc.Result().Type().(*ir.MemRefType)
	loop, ok := roundsOverwriting(alloc)
	if !ok || n == 0 || !ir.HasStaticShape(from) || alloc.Op().NumOperands() > 0 {
		return false
	}
	shape := append([]int64{int64(n)}, from.Shape()...)
	if _, fits := ir.NumElements(shape); !fits {
		return false
	}
	all := ir.NewMemRefType(shape, from.Elem(), nil, from.MemorySpace())
	r.Before(alloc.Op()).LocOf(alloc.Op())
	memory := memref.NewAlloc(r.Builder, all, nil)
	if a, ok := alloc.Alignment(); ok {
		memory.SetAlignment(a)
	}
	memory.Op().SetDiscardables(alloc.Op().Discardables())

	r.AtStart(loop.Variable.ParentBlock())
	lower, step := asValue(loop.Lower, r), asValue(loop.Step, r)
	iv, first, by := affine.NewDim(0), affine.NewDim(1), affine.NewDim(2)
	turn := affine.NewMap(3, 0, iv.Sub(first).FloorDiv(by).Mod(affine.NewConstant(int64(n))))
	at := affinedialect.ComposedApply(r.Builder, turn, ir.FoldResult{Value: loop.Variable}, ir.FoldResult{Value: lower}, ir.FoldResult{Value: step}).Result()
	zeros, ones := make([]strided.Index, len(shape)), slices.Repeat([]strided.Index{strided.Constant(1)}, len(shape))
	offsets := append([]strided.Index{strided.Dynamic(at)}, zeros[1:]...)
	sizes := append([]strided.Index{strided.Constant(1)}, strided.Constants(from.Shape())...)
	layout := ir.NewStridedLayoutAttr(r.Context(), affine.Dynamic, affine.RowMajorStrides(shape)[1:])
	part := ir.NewMemRefType(from.Shape(), from.Elem(), layout, from.MemorySpace())
	v := memref.NewSubViewOf(r.Builder, part, memory.Result(), offsets, sizes, ones).Result()

	for _, user := range users(alloc.Op()) {
		if user.Is(memref.Dealloc) {
			r.Before(user).LocOf(user)
			memref.NewDealloc(r.Builder, memory.Result())
			r.Erase(user)
		}
	}
	replaceMemory(alloc.Op(), v, r)
	r.Erase(alloc.Op())
	return true
}

// users returns the operations that use the result of an operation, one for each use.
func users(op *ir.Operation) (list []*ir.Operation) {
	for u := range op.Result(0).Uses() {
		list = append(list, u.Owner())
	}
	return list
}

// roundsOverwriting returns the bound of the loop of whose rounds each writes memory before it uses it.
func roundsOverwriting(alloc memref.AllocOp) (bound ir.LoopBound, ok bool) {
	var dom dominance.Info
	all := users(alloc.Op())
	for _, user := range all {
		loop := loopAround(user)
		if loop == nil {
			if user.Is(memref.Dealloc) {
				continue
			}
			return bound, false
		}
		c, isCopy := ir.As[memref.CopyOp](user)
		if !isCopy || c.Target() != alloc.Result() || slices.ContainsFunc(all, func(o *ir.Operation) bool { return !dom.OpDominates(user, o) }) {
			continue
		}
		like, _ := ir.LoopLikeOpInterface.Of(loop)
		bounded, isBounded := like.(ir.BoundedLoopOp)
		if !isBounded || len(like.LoopRegions()) != 1 || !dom.OpDominates(alloc.Op(), loop) {
			return bound, false
		}
		list := bounded.LoopBounds()
		if len(list) != 1 {
			return bound, false
		}
		return list[0], true
	}
	return bound, false
}

func loopAround(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if _, ok := ir.LoopLikeOpInterface.Of(op); ok {
			return op
		}
	}
	return nil
}

func asValue(f ir.FoldResult, r *rewrite.Rewriter) *ir.Value {
	if f.Value != nil {
		return f.Value
	}
	return arith.NewConstantInt(r.Builder, r.Context().Index(), f.Attr.(*ir.IntegerAttr).Int()).Result()
}

// replaceMemory replaces the uses of a memref by one with another layout. Parts of it become parts with another
// layout, too.
func replaceMemory(old *ir.Operation, v *ir.Value, r *rewrite.Rewriter) {
	var others []*ir.Use
	var parts []memref.SubViewOp
	for u := range old.Result(0).Uses() {
		if part, ok := ir.As[memref.SubViewOp](u.Owner()); ok {
			parts = append(parts, part)
		} else {
			others = append(others, u)
		}
	}
	for _, part := range parts {
		t, ok := partType(part, v.Type().(*ir.MemRefType))
		if !ok {
			t = part.Result().Type().(*ir.MemRefType)
		}
		r.Before(part.Op()).LocOf(part.Op())
		made := memref.NewSubViewOf(r.Builder, t, v, strided.MixedOffsets(part), strided.MixedSizes(part), strided.MixedStrides(part))
		replaceMemory(part.Op(), made.Result(), r)
	}
	for _, u := range others {
		r.Modify(u.Owner(), func() { u.Set(v) })
	}
	for _, part := range parts {
		r.Erase(part.Op())
	}
}

// partType returns the type of a part of a memref that has the shape that it had before.
func partType(part memref.SubViewOp, of *ir.MemRefType) (*ir.MemRefType, bool) {
	t, ok := memref.SubViewType(of, part.StaticOffsets(), part.StaticSizes(), part.StaticStrides())
	shape := part.Result().Type().(*ir.MemRefType).Shape()
	if !ok || len(shape) == t.Rank() {
		return t, ok
	}
	dropped, ok := strided.DroppedDims(t.Shape(), shape)
	strides, offset, ok2 := t.StridesAndOffset()
	if !ok || !ok2 {
		return nil, false
	}
	var kept []int64
	for d, s := range strides {
		if !dropped[d] {
			kept = append(kept, s)
		}
	}
	return ir.NewMemRefType(shape, t.Elem(), ir.NewStridedLayoutAttr(t.Context(), offset, kept), t.MemorySpace()), true
}
