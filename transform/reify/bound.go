package reify

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/tensor"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

// Bound makes operations that compute a bound of an expression from variables that stop stops at. An upper
// bound is not reached, as upstream's are not. The result is a constant, one of the variables, or that of an
// affine.apply. Sizes of dimensions are asked for by tensor.dim and memref.dim, so variables must be
// of these types, or of type index; ok is false if that is not so, or no bound is found.
//
// It is upstream's affine::reifyValueBound.
func Bound(b *ir.Builder, kind presburger.BoundKind, x valuebounds.Expression, stop valuebounds.StopFunc) (r ir.FoldResult, ok bool) {
	m, vars, ok := openBound(kind, x, stop)
	if !ok {
		return r, false
	}
	return Map(b, m, vars)
}

// Arith is [Bound] that makes operations of arith instead of affine.apply: upstream's
// arith::reifyValueBound. As there, divisions round towards zero and remainders have the sign of what is
// divided, so neither must be negative.
func Arith(b *ir.Builder, kind presburger.BoundKind, x valuebounds.Expression, stop valuebounds.StopFunc) (r ir.FoldResult, ok bool) {
	m, vars, ok := openBound(kind, x, stop)
	if !ok {
		return r, false
	}
	m, values, r, ok := materialized(b, m, vars)
	if !ok || values == nil {
		return r, ok
	}
	n := m.NumDims()
	return ir.FoldResult{Value: arithExpr(b, m.Result(0), values[:n], values[n:])}, true
}

// openBound is valuebounds.Bound, but an upper bound is not reached.
func openBound(kind presburger.BoundKind, x valuebounds.Expression, stop valuebounds.StopFunc) (m affine.Map, vars []valuebounds.Variable, ok bool) {
	m, vars, ok = valuebounds.Bound(kind, x, stop)
	if ok && kind == presburger.Above {
		m = affine.NewMap(m.NumDims(), m.NumSymbols(), m.Result(0).Add(affine.NewConstant(1)))
	}
	return m, vars, ok
}

// Map makes operations that compute the one result of a map of variables, as [Bound] does: upstream's
// materializeComputedBound.
func Map(b *ir.Builder, m affine.Map, vars []valuebounds.Variable) (r ir.FoldResult, ok bool) {
	m, values, r, ok := materialized(b, m, vars)
	if !ok || values == nil {
		return r, ok
	}
	return ir.FoldResult{Value: affinedialect.NewApply(b, m, values...).Result()}, true
}

// materialized makes values of variables, and simplifies a map of them. There are no values if the
// result is a constant or one of them, which is r.
func materialized(b *ir.Builder, m affine.Map, vars []valuebounds.Variable) (_ affine.Map, values []*ir.Value, r ir.FoldResult, ok bool) {
	if slices.ContainsFunc(vars, func(v valuebounds.Variable) bool { return !hasValue(v) }) {
		return m, nil, r, false
	}
	for _, v := range vars {
		values = append(values, valueOf(b, v))
	}
	m, values = affinedialect.CanonicalizeMap(m, values)
	switch e := m.Result(0); e.Kind() {
	case affine.Constant:
		n, _ := e.Constant()
		r.Attr = ir.NewIntegerAttr(ir.NewIndexType(b.Context()), n)
		return m, nil, r, true
	case affine.Dim:
		r.Value = values[e.Position()]
		return m, nil, r, true
	case affine.Symbol:
		r.Value = values[m.NumDims()+e.Position()]
		return m, nil, r, true
	}
	return m, values, r, true
}

// hasValue reports whether [valueOf] knows how to ask for a variable.
func hasValue(v valuebounds.Variable) bool {
	switch v.Value.Type().(type) {
	case *ir.RankedTensorType, *ir.MemRefType:
		return true
	}
	return v.Dim == valuebounds.NoDim
}

// valueOf returns the value of a variable. It asks for the size of a dimension.
func valueOf(b *ir.Builder, v valuebounds.Variable) *ir.Value {
	if v.Dim == valuebounds.NoDim {
		return v.Value
	}
	dim := constant(b, int64(v.Dim))
	if _, ok := v.Value.Type().(*ir.MemRefType); ok {
		return memref.NewDim(b, v.Value, dim).Result()
	}
	return tensor.NewDim(b, v.Value, dim).Result()
}

func constant(b *ir.Builder, n int64) *ir.Value {
	return arith.NewConstantInt(b, ir.NewIndexType(b.Context()), n).Result()
}

// arithExpr makes operations that compute an expression.
func arithExpr(b *ir.Builder, e affine.Expr, dims, symbols []*ir.Value) *ir.Value {
	switch e.Kind() {
	case affine.Constant:
		n, _ := e.Constant()
		return constant(b, n)
	case affine.Dim:
		return dims[e.Position()]
	case affine.Symbol:
		return symbols[e.Position()]
	}
	lhs, rhs := arithExpr(b, e.LHS(), dims, symbols), arithExpr(b, e.RHS(), dims, symbols)
	switch e.Kind() {
	case affine.Add:
		return arith.NewAddI(b, lhs, rhs).Result()
	case affine.Mul:
		return arith.NewMulI(b, lhs, rhs).Result()
	case affine.FloorDiv:
		return arith.NewDivSI(b, lhs, rhs).Result()
	case affine.CeilDiv:
		return arith.NewCeilDivSI(b, lhs, rhs).Result()
	}
	return arith.NewRemSI(b, lhs, rhs).Result()
}
