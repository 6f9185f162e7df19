package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// StridedSlices returns patterns that make shuffles of strided slices, and insertions and
// extractions of vectors of one dimension:
// MLIR's populateVectorInsertExtractStridedSliceTransforms.
func StridedSlices() []rewrite.Pattern {
	return bounded(
		rewrite.On(lowerRankInsertSlice),
		rewrite.On(unrollExtractSlice),
		rewrite.On(shuffleInsertSlice),
		rewrite.On(shuffleExtractSlice),
	)
}

// listOf returns an array of 64-bit integer attributes.
func listOf(c *ir.Context, vs []int64) *ir.ArrayAttr {
	list := make([]ir.Attribute, len(vs))
	for i, v := range vs {
		list[i] = ir.NewIntegerAttr(c.I64(), v)
	}
	return ir.NewArrayAttr(c, list...)
}

// intsOf returns the integers of an array attribute.
func intsOf(a *ir.ArrayAttr) []int64 {
	list := make([]int64, a.Len())
	for i, e := range a.Elems() {
		list[i] = e.(*ir.IntegerAttr).Int()
	}
	return list
}

// insertSlice creates a vector.insert_strided_slice.
func insertSlice(r *rewrite.Rewriter, v, into *ir.Value, offsets, strides []int64) *ir.Value {
	c := r.Context()
	return vector.NewInsertStridedSlice(r.Builder, v, into, listOf(c, offsets), listOf(c, strides)).Result()
}

// extractSlice creates a vector.extract_strided_slice.
func extractSlice(r *rewrite.Rewriter, v *ir.Value, offsets, sizes, strides []int64) *ir.Value {
	c, t := r.Context(), vectorTypeOf(v)
	shape := append(slices.Clone(sizes), t.Shape()[len(sizes):]...)
	to := ir.NewVectorType(shape, t.ScalableDims(), t.Elem())
	return vector.NewExtractStridedSlice(r.Builder, to, v, listOf(c, offsets), listOf(c, sizes), listOf(c, strides)).Op().Result(0)
}

// lowerRankInsertSlice reduces an insertion into a vector of higher rank to an insertion into a
// part of the same rank.
func lowerRankInsertSlice(op vector.InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	diff := vectorTypeOf(op.Dest()).Rank() - vectorTypeOf(op.ValueToStore()).Rank()
	offsets := intsOf(op.Offsets())
	if diff == 0 || len(offsets) == 0 {
		return false
	}
	part := extractAt(r.Builder, op.Dest(), offsets[:diff]...)
	inner := insertSlice(r, op.ValueToStore(), part, offsets[diff:], intsOf(op.Strides()))
	return replaced(r, op.Op(), insertAt(r.Builder, inner, op.Dest(), offsets[:diff]...))
}

// shuffleInsertSlice converts an insertion into a vector of the same rank. One dimension needs
// shuffles; several need insertions of one dimension less.
func shuffleInsertSlice(op vector.InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	from, to := vectorTypeOf(op.ValueToStore()), vectorTypeOf(op.Dest())
	if from.Rank() != to.Rank() {
		return false
	}
	if from == to {
		return replaced(r, op.Op(), op.ValueToStore())
	}
	if from.Scalable(0) || to.Scalable(0) {
		return false
	}
	offsets, strides := intsOf(op.Offsets()), intsOf(op.Strides())
	offset, size := offsets[0], from.Shape()[0]
	if from.Rank() == 1 {
		n := to.Shape()[0]
		mask := make([]int64, n)
		for i := range size {
			mask[i] = i
		}
		wide := vector.NewShuffle(r.Builder, op.ValueToStore(), op.ValueToStore(), mask).Result()
		for i := range n {
			if mask[i] = n + i; i >= offset && i < offset+size {
				mask[i] = i - offset
			}
		}
		return replaced(r, op.Op(), vector.NewShuffle(r.Builder, wide, op.Dest(), mask).Result())
	}
	result := op.Dest()
	for i := range size {
		part := extractAt(r.Builder, op.ValueToStore(), i)
		into := extractAt(r.Builder, op.Dest(), offset+i)
		result = insertAt(r.Builder, insertSlice(r, part, into, offsets[1:], strides[1:]), result, offset+i)
	}
	return replaced(r, op.Op(), result)
}

func shuffleExtractSlice(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	v := vectorTypeOf(op.Source())
	if op.Offsets().Len() != 1 || v.Rank() > 0 && v.Scalable(0) {
		return false
	}
	if v.IsScalable() {
		return extractRows(op, r)
	}
	offset, size := intsOf(op.Offsets())[0], intsOf(op.Sizes())[0]
	mask := make([]int64, size)
	for i := range mask {
		mask[i] = offset + int64(i)
	}
	return replaced(r, op.Op(), vector.NewShuffle(r.Builder, op.Source(), op.Source(), mask).Result())
}

// extractRows extracts vectors one by one, since scalable vectors cannot be shuffled.
func extractRows(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if zeroAttr(t) == nil {
		return false
	}
	offset := intsOf(op.Offsets())[0]
	var rows []*ir.Value
	for i := range t.Shape()[0] {
		rows = append(rows, extractAt(r.Builder, op.Source(), offset+i))
	}
	result := zeros(r, t)
	for i, v := range rows {
		result = insertAt(r.Builder, v, result, int64(i))
	}
	return replaced(r, op.Op(), result)
}

func unrollExtractSlice(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if op.Offsets().Len() <= 1 || zeroAttr(t.Elem()) == nil {
		return false
	}
	offsets, sizes, strides := intsOf(op.Offsets()), intsOf(op.Sizes()), intsOf(op.Strides())
	result := vector.NewBroadcast(r.Builder, t, zeros(r, t.Elem())).Result()
	for i := range sizes[0] {
		part := extractAt(r.Builder, op.Source(), offsets[0]+i)
		result = insertAt(r.Builder, extractSlice(r, part, offsets[1:], sizes[1:], strides[1:]), result, i)
	}
	return replaced(r, op.Op(), result)
}
