package vector

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/tensor"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// writeSlice writes to a part of a tensor, instead of to a tensor of which a part is inserted there. The write is to
// all of its tensor, so nothing else of that is seen.
func writeSlice(insert tensor.InsertSliceOp, r *rewrite.Rewriter) bool {
	part, ok := ir.DefiningOp[tensor.ExtractSliceOp](insert.Source())
	if !ok || !allAre(strided.MixedStrides(insert), 1) || !allAre(strided.MixedStrides(part), 1) || !part.Result().HasOneUse() {
		return false
	}
	write, ok := ir.DefiningOp[TransferWriteOp](part.Source())
	if !ok || !write.Result().HasOneUse() {
		return false
	}
	source, a := insert.Source().Type().(*ir.RankedTensorType), write.place()
	if source.Rank() != a.m.NumResults() || write.Mask() != nil || !allAre(strided.MixedOffsets(part), 0) || !atStart(a.indices) {
		return false
	}
	if !slices.EqualFunc(strided.MixedSizes(insert), strided.MixedSizes(part), sameIndex) || !slices.Equal(a.vector.Shape(), a.accessed()) {
		return false
	}
	no := make([]ir.Attribute, len(a.vector.Shape()))
	for i := range no {
		no[i] = ir.NewBoolAttr(r.Context(), false)
	}
	r.LocOf(part.Op())
	made := tensor.NewExtractSliceOf(r.Builder, source, insert.Dest(), strided.MixedOffsets(insert), strided.MixedSizes(insert), strided.MixedStrides(insert))
	r.LocOf(write.Op())
	w := NewTransferWrite(r.Builder, source, write.ValueToStore(), made.Result(), a.indices, a.m, nil, ir.NewArrayAttr(r.Context(), no...))
	r.Modify(insert.Op(), func() { insert.Op().SetOperand(0, w.Result()) })
	return true
}

func allAre(list []strided.Index, n int64) bool {
	return !slices.ContainsFunc(list, func(x strided.Index) bool {
		m, ok := x.Int()
		return !ok || m != n
	})
}

// sameIndex reports whether two offsets or sizes are the same value or constant.
func sameIndex(x, y strided.Index) bool {
	n, ok := x.Int()
	m, ok2 := y.Int()
	return x == y || ok && ok2 && n == m
}

// atStart reports whether all indices are zero.
func atStart(indices []*ir.Value) bool {
	return !slices.ContainsFunc(indices, func(v *ir.Value) bool { n, ok := ir.ConstInt(v); return !ok || n != 0 })
}

// accessed returns the sizes of the dimensions that a write is along, in the order of those of the vector.
func (a place) accessed() []int64 {
	shape := a.base.Type().(ir.ShapedType).Shape()
	sizes := make([]int64, a.m.NumResults())
	for i, e := range a.m.Results() {
		sizes[i] = shape[e.Position()]
	}
	return sizes
}
