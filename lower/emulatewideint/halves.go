package emulatewideint

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
)

// Halves of a vector<2xi32> are of type i32. Those of vectors with more dimensions keep
// the last one, which has size 1 then: those of vector<3x2xi32> are vector<3x1xi32>.

// halfType returns the type of a half.
func halfType(t *ir.VectorType) ir.Type {
	if t.Rank() == 1 {
		return t.Elem()
	}
	return ir.NewVectorType(shape(t, 1), nil, t.Elem())
}

// shape returns the shape of a type with another size of the last dimension.
func shape(t *ir.VectorType, last int64) []int64 {
	s := append([]int64(nil), t.Shape()...)
	s[len(s)-1] = last
	return s
}

// half returns a half of pairs: the lower one for 0, the higher one for 1.
func half(b *ir.Builder, pairs *ir.Value, i int64) *ir.Value {
	t := pairs.Type().(*ir.VectorType)
	if t.Rank() == 1 {
		return vector.NewExtract(b, pairs, nil, []int64{i}).Result()
	}
	return vector.NewExtractStridedSlice(b, halfType(t), pairs, offsets(b, t, i), ints(b, shape(t, 1)), ones(b, t)).Result()
}

// halves returns both halves of pairs.
func halves(b *ir.Builder, pairs *ir.Value) (low, high *ir.Value) {
	return half(b, pairs, 0), half(b, pairs, 1)
}

// insert puts a half into pairs.
func insert(b *ir.Builder, half, pairs *ir.Value, i int64) *ir.Value {
	if _, scalar := half.Type().(*ir.IntegerType); scalar {
		return vector.NewInsert(b, half, pairs, nil, []int64{i}).Result()
	}
	t := pairs.Type().(*ir.VectorType)
	return vector.NewInsertStridedSlice(b, half, pairs, offsets(b, t, i), ones(b, t)).Result()
}

// join makes pairs of halves.
func join(b *ir.Builder, t *ir.VectorType, low, high *ir.Value) *ir.Value {
	return insert(b, high, insert(b, low, constant(b, t, 0), 0), 1)
}

// offsets are 0 for all dimensions but the last.
func offsets(b *ir.Builder, t *ir.VectorType, last int64) *ir.ArrayAttr {
	list := make([]int64, t.Rank())
	list[len(list)-1] = last
	return ints(b, list)
}

// ones has a 1 for each dimension.
func ones(b *ir.Builder, t *ir.VectorType) *ir.ArrayAttr {
	list := make([]int64, t.Rank())
	for i := range list {
		list[i] = 1
	}
	return ints(b, list)
}

func ints(b *ir.Builder, list []int64) *ir.ArrayAttr {
	attrs := make([]ir.Attribute, len(list))
	for i, n := range list {
		attrs[i] = ir.NewIntegerAttr(b.Context().I64(), n)
	}
	return ir.NewArrayAttr(b.Context(), attrs...)
}

// dropLast removes the last dimension, of size 1, of a vector.
func dropLast(b *ir.Builder, v *ir.Value) *ir.Value {
	t, ok := v.Type().(*ir.VectorType)
	if !ok {
		return v
	}
	return vector.NewShapeCast(b, ir.NewVectorType(t.Shape()[:t.Rank()-1], nil, t.Elem()), v).Result()
}

// addLast adds a dimension of size 1 to a vector.
func addLast(b *ir.Builder, v *ir.Value) *ir.Value {
	t, ok := v.Type().(*ir.VectorType)
	if !ok {
		return v
	}
	s := append(append([]int64(nil), t.Shape()...), 1)
	return vector.NewShapeCast(b, ir.NewVectorType(s, nil, t.Elem()), v).Result()
}

// constant creates an integer constant; all elements of a vector are v.
func constant(b *ir.Builder, t ir.Type, v int64) *ir.Value {
	return arith.NewConstantInt(b, t, v).Result()
}

// cast converts integers of a type to another. If that is the same, a constant is folded to a
// new one, as upstream does.
func cast(r *convert.Rewriter, def *ir.OpDef, t ir.Type, v *ir.Value) *ir.Value {
	if v.Type() != t {
		return r.CreateOrFold(&ir.OperationState{Def: def, Operands: []*ir.Value{v}, Results: []ir.Type{t}})
	}
	switch c := ir.ConstantOf(v).(type) {
	case *ir.IntegerAttr:
		return arith.NewConstant(r.Builder, c).Result()
	case *ir.DenseElementsAttr:
		return arith.NewConstant(r.Builder, c).Result()
	}
	return v
}
