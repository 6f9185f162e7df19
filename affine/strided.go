package affine

import "math"

// Dynamic represents a size, stride or offset that is known only at run time (upstream's
// ShapedType::kDynamic).
const Dynamic int64 = math.MinInt64

// StridedMap returns the map from indices to the linear position
//
//	offset + d0 * strides[0] + d1 * strides[1] + ...
//
// Each [Dynamic] one becomes a symbol, numbered in the order above.
func StridedMap(strides []int64, offset int64) Map {
	syms := 0
	term := func(v int64) Expr {
		if v != Dynamic {
			return NewConstant(v)
		}
		syms++
		return NewSymbol(syms - 1)
	}
	sum := term(offset)
	for i, s := range strides {
		sum = sum.Add(NewDim(i).Mul(term(s)))
	}
	return NewMap(len(strides), syms, sum)
}

// RowMajorStrides returns the strides a dense array type of the given shape
// has, the last dimension contiguous: each is the product of the sizes after
// it, modulo 2^64. Left of a [Dynamic] size, or of a size 0, strides are
// Dynamic, as upstream has it.
func RowMajorStrides(shape []int64) []int64 {
	strides := make([]int64, len(shape))
	next := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = next
		if next == Dynamic || shape[i] <= 0 {
			next = Dynamic
		} else {
			next *= shape[i]
		}
	}
	return strides
}

// Strides splits a map of one result into the factor of each dimension and an
// offset without dimensions. ok is false if the result is not such a sum: if
// it divides, even symbols only, or is too complex.
func (m Map) Strides() (strides []Expr, offset Expr, ok bool) {
	if len(m.results) != 1 {
		return nil, Expr{}, false
	}
	x := strideSum{make([]Expr, m.dims), NewConstant(0)}
	for i := range x.strides {
		x.strides[i] = x.offset
	}
	if !x.add(m.results[0], NewConstant(1)) || x.offset.TooComplex() || anyTooComplex(x.strides) {
		return nil, Expr{}, false
	}
	for i, e := range x.strides {
		x.strides[i] = e.Simplify(m.dims, m.syms)
	}
	return x.strides, x.offset.Simplify(m.dims, m.syms), true
}

// ConstantStrides is [Map.Strides] with [Dynamic] for everything that is not constant.
func (m Map) ConstantStrides() (strides []int64, offset int64, ok bool) {
	es, off, ok := m.Strides()
	if !ok {
		return nil, 0, false
	}
	strides = make([]int64, len(es))
	for i, e := range es {
		strides[i] = constantOrDynamic(e)
	}
	return strides, constantOrDynamic(off), true
}

func constantOrDynamic(e Expr) int64 {
	if v, ok := e.Constant(); ok {
		return v
	}
	return Dynamic
}

type strideSum struct {
	strides []Expr
	offset  Expr
}

// add accounts for e * factor; it reports false if e is not a sum of products.
func (x *strideSum) add(e, factor Expr) bool {
	switch e.Kind() {
	case Add:
		return x.add(e.LHS(), factor) && x.add(e.RHS(), factor)
	case Mul:
		switch {
		case e.LHS().Kind() == Dim:
			i := e.LHS().Position()
			x.strides[i] = x.strides[i].Add(e.RHS().Mul(factor))
			return true
		case e.LHS().IsSymbolicOrConstant():
			return x.add(e.RHS(), factor.Mul(e.LHS()))
		}
		return x.add(e.LHS(), factor.Mul(e.RHS()))
	case Dim:
		i := e.Position()
		x.strides[i] = x.strides[i].Add(factor)
		return true
	case Symbol, Constant:
		x.offset = x.offset.Add(e.Mul(factor))
		return true
	}
	return false
}
