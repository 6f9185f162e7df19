package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// ShapeCasts returns patterns that move the largest slices that are contiguous in both shapes:
// MLIR's populateVectorShapeCastLoweringPatterns.
func ShapeCasts() []rewrite.Pattern {
	return bounded(rewrite.On(unrollShapeCast), rewrite.On(unrollScalableShapeCast))
}

func unrollShapeCast(op vector.ShapeCastOp, r *rewrite.Rewriter) bool {
	from, to := vectorTypeOf(op.Source()), vectorTypeOf(op.Result())
	if from.IsScalable() || to.IsScalable() {
		return false
	}
	if n, ok := ir.NumElements(from.Shape()); !ok || n > maxListed {
		return false
	}
	c := castMove{r: r, slice: sliceShape(from.Shape(), to.Shape()), from: from, to: to, source: op.Source()}
	c.result = poisonVector(r, to)
	if unit, index, _ := c.split(to.Shape(), 0); len(c.slice) > 0 && len(index) > 0 && !slices.Equal(unit, c.slice) {
		c.empty = poisonVector(r, ir.NewVectorType(unit, nil, to.Elem()))
	}
	n := product(c.slice)
	if len(c.slice) == 0 {
		for i := range product(from.Shape()) {
			v := extractAt(r.Builder, op.Source(), indicesAt(from.Shape(), i)...)
			c.result = insertAt(r.Builder, v, c.result, indicesAt(to.Shape(), i)...)
		}
		return replaced(r, op.Op(), c.result)
	}
	for at := int64(0); at < product(from.Shape()); at += n {
		c.put(at, c.take(at))
	}
	return replaced(r, op.Op(), c.result)
}

// sliceShape returns the shape of those slices: the trailing dimensions that both shapes share, and
// the greatest common divisor of the first pair of dimensions that differs.
func sliceShape(from, to []int64) []int64 {
	i, j := len(from), len(to)
	for i > 0 && j > 0 && from[i-1] == to[j-1] {
		i, j = i-1, j-1
	}
	shape := slices.Clone(from[i:])
	if i > 0 && j > 0 {
		if g := gcd(from[i-1], to[j-1]); g > 1 {
			shape = append([]int64{g}, shape...)
		}
	}
	return shape
}

// castMove moves slices from one shape to another. A unit is a part of a vector with the rank of a
// slice.
type castMove struct {
	r        *rewrite.Rewriter
	slice    []int64
	from, to *ir.VectorType
	source   *ir.Value
	result   *ir.Value
	unit     *ir.Value // current unit of the source
	empty    *ir.Value // unit of the result without elements
	part     *ir.Value // unit of the result that is incomplete
}

// split returns the shape of the units and the place of element at: the indices of its unit, and
// its offset in the unit's first dimension.
func (c *castMove) split(shape []int64, at int64) (unit, index []int64, offset int64) {
	k := len(shape) - len(c.slice)
	unit = shape[k:]
	n := product(unit)
	if k == len(shape) {
		return unit, indicesAt(shape, at), 0
	}
	return unit, indicesAt(shape[:k], at/n), at % n / product(unit[1:])
}

// offsets returns an offset in the first dimension and 0 in the others.
func (c *castMove) offsets(first int64) []int64 {
	list := make([]int64, len(c.slice))
	list[0] = first
	return list
}

func (c *castMove) ones() []int64 { return slices.Repeat([]int64{1}, len(c.slice)) }

// take extracts the slice that starts at element at of the source.
func (c *castMove) take(at int64) *ir.Value {
	unit, index, offset := c.split(c.from.Shape(), at)
	if offset == 0 {
		c.unit = c.source
		if len(index) > 0 {
			c.unit = extractAt(c.r.Builder, c.source, index...)
		}
	}
	if slices.Equal(unit, c.slice) {
		return c.unit
	}
	return extractSlice(c.r, c.unit, c.offsets(offset), c.slice, c.ones())
}

// put inserts a slice at element at of the result.
func (c *castMove) put(at int64, v *ir.Value) {
	unit, index, offset := c.split(c.to.Shape(), at)
	switch {
	case slices.Equal(unit, c.slice) && len(index) == 0:
		c.result = v
	case slices.Equal(unit, c.slice):
		c.result = insertAt(c.r.Builder, v, c.result, index...)
	case len(index) == 0:
		c.result = insertSlice(c.r, v, c.result, c.offsets(offset), c.ones())
	default:
		if offset == 0 {
			c.part = c.empty
		}
		c.part = insertSlice(c.r, v, c.part, c.offsets(offset), c.ones())
		if offset+c.slice[0] == unit[0] {
			c.result = insertAt(c.r.Builder, c.part, c.result, index...)
		}
	}
}

// lastScalable reports whether the last dimension of a vector, and no other, is scalable.
func lastScalable(t *ir.VectorType) bool {
	n := t.Rank()
	return n > 0 && t.Scalable(n-1) && !slices.Contains(t.ScalableDims()[:n-1], true)
}

// unrollScalableShapeCast moves scalable one-dimensional vectors. Their size is the smaller of the
// two last sizes.
func unrollScalableShapeCast(op vector.ShapeCastOp, r *rewrite.Rewriter) bool {
	from, to := vectorTypeOf(op.Source()), vectorTypeOf(op.Result())
	if !lastScalable(from) || !lastScalable(to) {
		return false
	}
	n, m := from.Shape()[from.Rank()-1], to.Shape()[to.Rank()-1]
	step := min(n, m)
	if max(n, m)%step != 0 || product(from.Shape()) > maxListed {
		return false
	}
	b := r.Builder
	part := ir.NewVectorType([]int64{step}, []bool{true}, from.Elem())
	result := poisonVector(r, to)
	var source, row *ir.Value
	for at := int64(0); at < product(from.Shape()); at += step {
		in, out := indicesAt(from.Shape(), at), indicesAt(to.Shape(), at)
		inLast, outLast := in[len(in)-1], out[len(out)-1]
		if source == nil {
			source = op.Source()
			if len(in) > 1 {
				source = extractAt(b, source, in[:len(in)-1]...)
			}
		}
		v := source
		if step < n {
			v = vector.NewScalableExtract(b, part, v, inLast).Result()
		}
		switch {
		case row != nil:
		case step == m:
			row = v
		case len(out) > 1:
			row = extractAt(b, result, out[:len(out)-1]...)
		default:
			row = result
		}
		if step < m {
			row = vector.NewScalableInsert(b, v, row, outLast).Result()
		}
		if len(out) == 1 {
			result = row
		} else if outLast+step >= m {
			result = insertAt(b, row, result, out[:len(out)-1]...)
			row = nil
		}
		if inLast+step >= n {
			source = nil
		}
	}
	return replaced(r, op.Op(), result)
}
