package vectortoscf

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	dialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A transfer is a read or a write.
type transfer interface {
	Op() *ir.Operation
	Base() *ir.Value
	Indices() ir.ValueRange
	Mask() *ir.Value
	PermutationMap() affine.Map
	InBounds() *ir.ArrayAttr
}

// vectorTypeOf returns the type of a value that must be a vector.
func vectorTypeOf(v *ir.Value) *ir.VectorType { return v.Type().(*ir.VectorType) }

// transferred returns the type of the vector of a transfer.
func transferred(x transfer) *ir.VectorType {
	if w, ok := x.(vector.TransferWriteOp); ok {
		return vectorTypeOf(w.ValueToStore())
	}
	return vectorTypeOf(x.Op().Result(0))
}

func isOnTensor(x transfer) bool {
	_, ok := x.Base().Type().(*ir.RankedTensorType)
	return ok
}

// firstDim returns the dimension of memory that the first one of the vector goes along. ok is
// false if the vector is repeated along its first dimension.
func firstDim(x transfer) (dim int, ok bool) {
	e := x.PermutationMap().Result(0)
	if e.Kind() != affine.Dim {
		return 0, false
	}
	return e.Position(), true
}

// rest returns the map and the bounds of a transfer without its first dimension.
func rest(x transfer) (affine.Map, *ir.ArrayAttr) {
	m := x.PermutationMap()
	return affine.NewMap(m.NumDims(), m.NumSymbols(), m.Results()[1:]...), ir.NewArrayAttr(x.Op().Context(), x.InBounds().Elems()[1:]...)
}

// withoutFirst removes the first dimension of a vector type.
func withoutFirst(t *ir.VectorType) *ir.VectorType {
	var scalable []bool
	if t.IsScalable() {
		scalable = t.ScalableDims()[1:]
	}
	return ir.NewVectorType(t.Shape()[1:], scalable, t.Elem())
}

// index creates a constant of the type index.
func index(r *rewrite.Rewriter, n int64) *ir.Value {
	return arith.NewConstantInt(r.Builder, r.Context().Index(), n).Result()
}

// sumMap adds two dimensions.
var sumMap = affine.NewMap(2, 0, affine.NewDim(0).Add(affine.NewDim(1)))

// sum adds indices.
func sum(r *rewrite.Rewriter, a, b *ir.Value) *ir.Value {
	return dialect.ComposedApply(r.Builder, sumMap, ir.FoldResult{Value: a}, ir.FoldResult{Value: b}).Result()
}

// indicesAt returns the indices of a transfer, where iv is added to that of its first dimension.
func indicesAt(r *rewrite.Rewriter, x transfer, iv *ir.Value) []*ir.Value {
	list := slices.Clone(x.Indices().Values())
	if dim, ok := firstDim(x); ok {
		list[dim] = sum(r, list[dim], iv)
	}
	return list
}

// condition returns what must hold for index iv of the first dimension of a transfer to be
// transferred: that it is in bounds, and set in a mask of one dimension. It returns nil if
// there is nothing to check.
func condition(r *rewrite.Rewriter, x transfer, iv *ir.Value) *ir.Value {
	dim, along := firstDim(x)
	if !along {
		return nil
	}
	var cond *ir.Value
	if !x.InBounds().Elems()[0].(*ir.IntegerAttr).Bool() {
		size := sizeOf(r, x.Base(), dim)
		cond = arith.NewCmpI(r.Builder, arith.CmpIPredicateSgt, size, sum(r, x.Indices().At(dim), iv)).Result()
	}
	if x.Mask() == nil || vectorTypeOf(x.Mask()).Rank() != 1 {
		return cond
	}
	bit := elementAt(r, x.Mask(), iv)
	if cond == nil {
		return bit
	}
	return arith.NewAndI(r.Builder, cond, bit).Result()
}

// needsTensorSize reports whether a transfer is to be compared with a size of a tensor that is not
// known. There is no dialect yet that has it.
func needsTensorSize(x transfer) bool {
	t, ok := x.Base().Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	for i, e := range x.PermutationMap().Results() {
		in := x.InBounds().Elems()[i].(*ir.IntegerAttr).Bool()
		if !in && e.Kind() == affine.Dim && t.Shape()[e.Position()] == ir.DynamicSize {
			return true
		}
	}
	return false
}

// sizeOf returns the size of a dimension of a memref, or a static size of a tensor.
func sizeOf(r *rewrite.Rewriter, base *ir.Value, dim int) *ir.Value {
	i := index(r, int64(dim))
	if t, ok := base.Type().(*ir.RankedTensorType); ok {
		return index(r, t.Shape()[dim])
	}
	return r.CreateOrFold(&ir.OperationState{Def: memref.Dim, Operands: []*ir.Value{base, i}, Results: []ir.Type{r.Context().Index()}})
}

// elementAt creates a vector.extract at an index that may vary.
func elementAt(r *rewrite.Rewriter, v, at *ir.Value) *ir.Value {
	return vector.NewExtract(r.Builder, v, []*ir.Value{at}, []int64{ir.DynamicSize}).Result()
}

// guarded calls then inside of a conditional, and otherwise in its other region, unless there is
// nothing to check. If t is not nil, both return a value of that type, and guarded returns what the
// conditional results in.
func guarded(r *rewrite.Rewriter, x transfer, iv *ir.Value, t ir.Type, then, otherwise func() *ir.Value) *ir.Value {
	cond := condition(r, x, iv)
	if cond == nil {
		return then()
	}
	var types []ir.Type
	if t != nil {
		types = []ir.Type{t}
	}
	choice := scf.NewIfBody(r.Builder, types, cond, func() []*ir.Value { return present(then()) }, func() []*ir.Value { return present(otherwise()) })
	if t == nil {
		return nil
	}
	return choice.Op().Result(0)
}

// present returns a list of a value, or nothing for nil.
func present(v *ir.Value) []*ir.Value {
	if v == nil {
		return nil
	}
	return []*ir.Value{v}
}

// loop creates a loop up to a size. If state does not return nil, body returns the next one, and loop
// returns the last one.
func loop(r *rewrite.Rewriter, size, state func() *ir.Value, body func(iv, state *ir.Value) *ir.Value) *ir.Value {
	lower := index(r, 0)
	upper := size()
	step := index(r, 1)
	op := scf.NewForBody(r.Builder, lower, upper, step, present(state()), func(iv *ir.Value, carried []*ir.Value) []*ir.Value {
		if len(carried) == 0 {
			body(iv, nil)
			return nil
		}
		return present(body(iv, carried[0]))
	})
	if op.Op().NumResults() == 0 {
		return nil
	}
	return op.Op().Result(0)
}
