package affine

import "math"

// Known returns the value of a dimension or symbol, and whether it is known.
type Known func(k Kind, i int) (int64, bool)

// Fold computes e from what is known of its dimensions and symbols. poison says that e divides by
// zero, or takes the remainder of a division by zero or a negative number; known is false then,
// and where a value that e needs is not known. Sums and products wrap around, as upstream's do.
func (e Expr) Fold(value Known) (v int64, known, poison bool) {
	n := e.n
	switch n.kind {
	case Constant:
		return n.val, true, false
	case Dim, Symbol:
		v, known = value(n.kind, int(n.val))
		return v, known, false
	case TooComplex:
		return 0, false, false
	}
	a, known, poison := e.LHS().Fold(value)
	if !known {
		return 0, false, poison
	}
	b, known, poison := e.RHS().Fold(value)
	if !known {
		return 0, false, poison
	}
	switch n.kind {
	case Add:
		return a + b, true, false
	case Mul:
		return a * b, true, false
	case Mod:
		if b < 1 {
			return 0, false, true
		}
		return floorMod(a, b), true, false
	}
	switch {
	case b == 0:
		return 0, false, true
	case a == math.MinInt64 && b == -1:
		return 0, false, false
	case n.kind == FloorDiv:
		return floorDiv(a, b), true, false
	}
	return ceilDiv(a, b), true, false
}

// Fold replaces the results that can be computed from what is known of the dimensions and symbols
// by constants. It returns these if they are all, otherwise nil. If poison is true, one result is
// not defined, see [Expr.Fold].
func (m Map) Fold(value Known) (folded Map, constants []int64, poison bool) {
	exprs := make([]Expr, len(m.results))
	all := true
	for i, e := range m.results {
		v, known, poison := e.Fold(value)
		if poison {
			return m, nil, true
		}
		exprs[i] = e
		if all = all && known; known {
			exprs[i] = NewConstant(v)
			constants = append(constants, v)
		}
	}
	if !all {
		constants = nil
	}
	return NewMap(m.dims, m.syms, exprs...), constants, false
}
