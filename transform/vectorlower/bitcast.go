package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// BitCasts returns patterns that make casts of vectors of one dimension:
// MLIR's populateVectorBitCastLoweringPatterns.
func BitCasts() []rewrite.Pattern { return bounded(rewrite.On(unrollBitCast)) }

func unrollBitCast(op vector.BitCastOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	shape := unrolled(t)
	if len(shape) == 0 {
		return false
	}
	result, inner := poisonVector(r, t), without(t, len(shape))
	for at := range ir.Indices(shape) {
		part := vector.NewBitCast(r.Builder, inner, extractAt(r.Builder, op.Source(), at...)).Result()
		result = insertAt(r.Builder, part, result, at...)
	}
	return replaced(r, op.Op(), result)
}

// BitCastPieces returns patterns that cast vectors of one dimension to fewer elements in pieces, if
// which returns true for the cast, or is nil: MLIR's populateBreakDownVectorBitCastOpPatterns.
func BitCastPieces(which func(vector.BitCastOp) bool) []rewrite.Pattern {
	return bounded(rewrite.On(func(op vector.BitCastOp, r *rewrite.Rewriter) bool {
		from, to := vectorTypeOf(op.Source()), vectorTypeOf(op.Result())
		if which != nil && !which(op) || from.Rank() != 1 || from.IsScalable() || zeroAttr(to) == nil {
			return false
		}
		n, m := from.Shape()[0], to.Shape()[0]
		if n < m || m == 1 || m%(n/m) != 0 { // in as many pieces as elements become one
			return false
		}
		pieces := n / m
		part := ir.NewVectorType([]int64{m / pieces}, nil, to.Elem())
		result := zeros(r, to)
		for i := range pieces {
			v := extractSlice(r, op.Source(), []int64{i * m}, []int64{m}, []int64{1})
			v = vector.NewBitCast(r.Builder, part, v).Result()
			result = insertSlice(r, v, result, []int64{i * m / pieces}, []int64{1})
		}
		return replaced(r, op.Op(), result)
	}))
}

// BitCastsOfSlices returns patterns that cast what is extracted, before or after the extraction, so
// that less is cast: MLIR's populateBubbleVectorBitCastOpPatterns.
func BitCastsOfSlices() []rewrite.Pattern {
	return bounded(rewrite.On(castElement), rewrite.On(castSlice), rewrite.On(castInserted), rewrite.On(castParts))
}

// castElement extracts the element that an element of a cast is a part of, and casts that.
func castElement(op vector.ExtractOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[vector.BitCastOp](op.Source())
	if !ok || len(op.StaticPosition()) != 1 || op.StaticPosition()[0] < 0 {
		return false
	}
	from, to := vectorTypeOf(cast.Source()), vectorTypeOf(cast.Result())
	if to.Rank() != 1 || from.IsScalable() || from.Shape()[0] == 1 || from.Shape()[0] > to.Shape()[0] || zeroAttr(from.Elem()) == nil {
		return false
	}
	ratio, at := to.Shape()[0]/from.Shape()[0], op.StaticPosition()[0]
	packed := extractAt(r.Builder, cast.Source(), at/ratio)
	one := zeros(r, ir.NewVectorType([]int64{1}, nil, from.Elem()))
	one = insertAt(r.Builder, packed, one, 0)
	parts := vector.NewBitCast(r.Builder, ir.NewVectorType([]int64{ratio}, nil, to.Elem()), one).Result()
	return replaced(r, op.Op(), extractAt(r.Builder, parts, at%ratio))
}

// castSlice casts a slice of the source of a cast to more elements.
func castSlice(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[vector.BitCastOp](op.Source())
	if !ok {
		return false
	}
	from, to := vectorTypeOf(cast.Source()), vectorTypeOf(cast.Result())
	last := from.Rank() - 1
	if last < 0 || from.Shape()[last] > to.Shape()[last] {
		return false
	}
	ratio := to.Shape()[last] / from.Shape()[last]
	offsets, sizes := intsOf(op.Offsets()), intsOf(op.Sizes())
	for _, list := range [][]int64{offsets, sizes} {
		if len(list) > last {
			if list[last]%ratio != 0 {
				return false
			}
			list[last] /= ratio
		}
	}
	v := extractSlice(r, cast.Source(), offsets, sizes, intsOf(op.Strides()))
	return replaced(r, op.Op(), vector.NewBitCast(r.Builder, op.Op().Result(0).Type(), v).Result())
}

// castInserted casts both operands of an insertion of a vector whose result is cast.
func castInserted(op vector.BitCastOp, r *rewrite.Rewriter) bool {
	from, to := vectorTypeOf(op.Source()), vectorTypeOf(op.Result())
	insert, ok := ir.DefiningOp[vector.InsertOp](op.Source())
	if !ok || from.Rank() == 0 || from.IsScalable() {
		return false
	}
	part, isVector := insert.ValueToStore().Type().(*ir.VectorType)
	if !isVector || part.Rank() == 0 {
		return false
	}
	last := from.Rank() - 1
	v := castLast(r, insert.ValueToStore(), from.Shape()[last], to.Shape()[last], to.Elem())
	dest := castLast(r, insert.Dest(), from.Shape()[last], to.Shape()[last], to.Elem())
	return replaced(r, op.Op(), vector.NewInsert(r.Builder, v, dest, insert.DynamicPosition().Values(), insert.StaticPosition()).Result())
}

// castLast casts a vector to one whose last size is to that of the vector as to is to from.
func castLast(r *rewrite.Rewriter, v *ir.Value, from, to int64, elem ir.Type) *ir.Value {
	t := vectorTypeOf(v)
	shape := slices.Clone(t.Shape())
	shape[len(shape)-1] = shape[len(shape)-1] * to / from
	return vector.NewBitCast(r.Builder, ir.NewVectorType(shape, t.ScalableDims(), elem), v).Result()
}

// castParts casts both operands of an insertion whose result is cast to fewer elements.
func castParts(op vector.BitCastOp, r *rewrite.Rewriter) bool {
	from, to := vectorTypeOf(op.Source()), vectorTypeOf(op.Result())
	insert, ok := ir.DefiningOp[vector.InsertStridedSliceOp](op.Source())
	last := from.Rank() - 1
	if !ok || from.Shape()[last] < to.Shape()[last] {
		return false
	}
	part := vectorTypeOf(insert.ValueToStore())
	ratio, offsets := from.Shape()[last]/to.Shape()[last], intsOf(insert.Offsets())
	if part.Rank() != from.Rank() || part.Shape()[last]%ratio != 0 || offsets[last]%ratio != 0 {
		return false
	}
	offsets[last] /= ratio
	v := castLast(r, insert.ValueToStore(), ratio, 1, to.Elem())
	dest := castLast(r, insert.Dest(), ratio, 1, to.Elem())
	return replaced(r, op.Op(), insertSlice(r, v, dest, offsets, intsOf(insert.Strides())))
}
