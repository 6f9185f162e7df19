package vector

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExtractStridedSliceOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(sliceCreateMask),
		rewrite.On(sliceConstantMask),
		rewrite.On(sliceBroadcast),
		rewrite.On(sliceContiguous),
	}
}

// sliceCreateMask makes the part of the mask: one with smaller sizes.
func sliceCreateMask(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	mask, ok := ir.DefiningOp[CreateMaskOp](op.Source())
	if !ok {
		return false
	}
	sizes := mask.Operands().Values()
	for i, offset := range ints(op.Offsets()) {
		c := arith.NewConstant(r.Builder, ir.NewIntegerAttr(sizes[i].Type(), offset))
		sizes[i] = arith.NewSubI(r.Builder, sizes[i], c.Result()).Result()
	}
	r.ReplaceBy(op.Op(), NewCreateMask(r.Builder, op.Result().Type(), sizes...).Op())
	return true
}

// sliceConstantMask makes the part of the mask.
func sliceConstantMask(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	mask, ok := ir.DefiningOp[ConstantMaskOp](op.Source())
	if !ok {
		return false
	}
	sizes := append([]int64(nil), mask.MaskDimSizes()...)
	part, empty := vectorType(op.Result()).Shape(), false
	for i, offset := range ints(op.Offsets()) {
		sizes[i] = max(0, min(sizes[i]-offset, part[i]))
	}
	for _, n := range sizes {
		empty = empty || n == 0
	}
	if empty {
		clear(sizes)
	}
	r.ReplaceBy(op.Op(), NewConstantMask(r.Builder, op.Result().Type(), sizes).Op())
	return true
}

// sliceBroadcast broadcasts a slice of the source of a broadcast, or all of it.
func sliceBroadcast(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	broadcast, ok := ir.DefiningOp[BroadcastOp](op.Source())
	if !ok {
		return false
	}
	source, t := broadcast.Source(), vectorType(op.Result())
	if from, isVector := source.Type().(*ir.VectorType); isVector && !broadcasts(from, t) {
		lead := t.Rank() - from.Rank()
		var offsets, sizes, strides []int64
		shape := append([]int64(nil), from.Shape()...)
		all := ints(op.Offsets())
		for i := lead; i < len(all); i++ {
			offset, size := all[i], t.Shape()[i]
			if from.Shape()[i-lead] == 1 {
				offset, size = 0, 1
			}
			offsets, sizes, strides = append(offsets, offset), append(sizes, size), append(strides, 1)
			shape[i-lead] = size
		}
		c := op.Op().Context()
		part := ir.NewVectorType(shape, from.ScalableDims(), from.Elem())
		source = NewExtractStridedSlice(r.Builder, part, source, int64Array(c, offsets), int64Array(c, sizes), int64Array(c, strides)).Result()
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, t, source).Op())
	return true
}

// sliceContiguous extracts a slice that has one position in the first dimensions and all of
// the others.
func sliceContiguous(op ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	from := vectorType(op.Source())
	sizes := ints(op.Sizes())
	n := len(sizes)
	for n > 0 && sizes[n-1] == from.Shape()[n-1] {
		n--
	}
	if from.IsScalable() || n == 0 || n == from.Rank() {
		return false
	}
	for _, size := range sizes[:n] {
		if size != 1 {
			return false
		}
	}
	for n < len(sizes)-1 && sizes[n] == 1 {
		n++
	}
	part := NewExtract(r.Builder, op.Source(), nil, ints(op.Offsets())[:n])
	r.ReplaceBy(op.Op(), NewShapeCast(r.Builder, op.Result().Type(), part.Result()).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (InsertStridedSliceOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(putSame), rewrite.On(putBack), rewrite.On(putConstant)}
}

// putSame leaves the vector as it is, if the slice is of the same scalar.
func putSame(op InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	v := scalarOf(op.ValueToStore())
	if v == nil || scalarOf(op.Dest()) != v {
		return false
	}
	r.Replace(op.Op(), op.Dest())
	return true
}

// putBack leaves the vector as it is, if the slice comes from there.
func putBack(op InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	slice, ok := ir.DefiningOp[ExtractStridedSliceOp](op.ValueToStore())
	if !ok || slice.Source() != op.Dest() || slice.Strides() != op.Strides() || slice.Offsets() != op.Offsets() {
		return false
	}
	r.Replace(op.Op(), op.Dest())
	return true
}

// putConstant makes a constant of two.
func putConstant(op InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	to, ok := dense(ir.ConstantOf(op.Dest()))
	if !ok {
		return false
	}
	from, ok := dense(ir.ConstantOf(op.ValueToStore()))
	if !ok {
		return false
	}
	all := listed(to, hasOneUse(op.Dest()))
	if all == nil {
		return false
	}
	whole, i := vectorType(op.Dest()), int64(0)
	for n := range slicePositions(whole, vectorType(op.ValueToStore()), ints(op.Offsets())) {
		all[n] = from.Bits(i)
		i++
	}
	r.ReplaceBy(op.Op(), arith.NewConstant(r.Builder, ir.NewDenseInts(whole, all...)).Op())
	return true
}
