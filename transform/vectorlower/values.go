package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// bounded returns patterns that leave vectors alone that are too large to unroll.
func bounded(list ...rewrite.Pattern) []rewrite.Pattern {
	for i := range list {
		apply := list[i].Rewrite
		list[i].Rewrite = func(op *ir.Operation, r *rewrite.Rewriter) bool {
			return !vector.ExceedsUnrollLimit(op) && apply(op, r)
		}
	}
	return list
}

// vectorTypeOf returns the type of a value that must be a vector.
func vectorTypeOf(v *ir.Value) *ir.VectorType { return v.Type().(*ir.VectorType) }

// elemType returns the element type of a vector type, and another type itself.
func elemType(t ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Elem()
	}
	return t
}

// withElem returns a vector type with another element type.
func withElem(t *ir.VectorType, elem ir.Type) *ir.VectorType {
	return ir.NewVectorType(t.Shape(), t.ScalableDims(), elem)
}

// scalableDims says of each dimension whether it is scalable.
func scalableDims(t *ir.VectorType) []bool {
	if t.IsScalable() {
		return t.ScalableDims()
	}
	return make([]bool, t.Rank())
}

// withoutDim returns a vector type without one of its dimensions.
func withoutDim(t *ir.VectorType, dim int) *ir.VectorType {
	var shape []int64
	var scalable []bool
	for i, n := range t.Shape() {
		if i != dim {
			shape, scalable = append(shape, n), append(scalable, t.Scalable(i))
		}
	}
	return ir.NewVectorType(shape, scalable, t.Elem())
}

// without removes the first n dimensions of a vector type.
func without(t *ir.VectorType, n int) *ir.VectorType {
	for range n {
		t = withoutDim(t, 0)
	}
	return t
}

// extractAt creates a vector.extract at constant indices.
func extractAt(b *ir.Builder, v *ir.Value, at ...int64) *ir.Value {
	return vector.NewExtract(b, v, nil, at).Result()
}

// insertAt creates a vector.insert at constant indices.
func insertAt(b *ir.Builder, v, into *ir.Value, at ...int64) *ir.Value {
	return vector.NewInsert(b, v, into, nil, at).Result()
}

// replaced replaces an operation with a value and returns true.
func replaced(r *rewrite.Rewriter, op *ir.Operation, v *ir.Value) bool {
	r.Replace(op, v)
	return true
}

// poisonVector creates a poison value.
func poisonVector(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	return ub.NewPoison(r.Builder, t).Result()
}

// zeros creates the constant 0 of a vector or scalar type.
func zeros(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	return arith.NewConstant(r.Builder, zeroAttr(t)).Result()
}

// zeroAttr returns the zero of a type as an attribute, nil if the type has none.
func zeroAttr(t ir.Type) ir.TypedAttribute {
	switch t := t.(type) {
	case *ir.VectorType:
		var width uint32
		switch e := t.Elem().(type) {
		case *ir.IntegerType:
			width = e.Width()
		case *ir.IndexType:
			width = 64
		case *ir.FloatType:
			width = e.Width()
		default:
			return nil
		}
		return ir.NewDenseInts(t, num.NewInt(width, 0))
	case *ir.IntegerType, *ir.IndexType:
		return ir.NewIntegerAttr(t, 0)
	case *ir.FloatType:
		return ir.NewFloatAttr(t, num.FloatFromBits(t.Semantics(), 0, 0))
	}
	return nil
}

// unrolled returns the sizes of the leading dimensions that can be unrolled: all but
// the last one, up to the first scalable one.
func unrolled(t *ir.VectorType) []int64 {
	for i := range t.Rank() - 1 {
		if t.Scalable(i) {
			return t.Shape()[:i]
		}
	}
	if t.Rank() < 2 {
		return nil
	}
	return t.Shape()[:t.Rank()-1]
}

func product(shape []int64) int64 {
	n := int64(1)
	for _, s := range shape {
		n *= s
	}
	return n
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// indicesAt returns the indices of element n of a shape.
func indicesAt(shape []int64, n int64) []int64 {
	at := make([]int64, len(shape))
	for i := len(shape) - 1; i >= 0; i-- {
		at[i] = n % shape[i]
		n /= shape[i]
	}
	return at
}

// maxListed bounds the number of elements in a constant that lists them all.
const maxListed = 1 << 20

func canMultiply(kind vector.CombiningKind, elem ir.Type) bool { return kind.Combination(elem) != nil }

// masked reports whether an operation is in a vector.mask.
func masked(op *ir.Operation) bool { _, ok := vector.MaskOf(op); return ok }
