package affine

import "math"

// Eval computes e at the given dimensions and symbols. ok is false where e
// has no value: on division or modulo by zero, modulo a negative number, a
// position beyond the slices, or a result that leaves 64 bits.
func (e Expr) Eval(dims, syms []int64) (v int64, ok bool) {
	n := e.n
	switch n.kind {
	case Constant:
		return n.val, true
	case Dim:
		return at(dims, n.val)
	case Symbol:
		return at(syms, n.val)
	case TooComplex:
		return 0, false
	}
	a, ok := e.LHS().Eval(dims, syms)
	if !ok {
		return 0, false
	}
	b, ok := e.RHS().Eval(dims, syms)
	if !ok {
		return 0, false
	}
	switch n.kind {
	case Add:
		return addOverflow(a, b)
	case Mul:
		return mulOverflow(a, b)
	case Mod:
		if b < 1 {
			return 0, false
		}
		return floorMod(a, b), true
	}
	if b == 0 || a == math.MinInt64 && b == -1 {
		return 0, false
	}
	if n.kind == FloorDiv {
		return floorDiv(a, b), true
	}
	return ceilDiv(a, b), true
}

func at(v []int64, i int64) (int64, bool) {
	if i >= int64(len(v)) {
		return 0, false
	}
	return v[i], true
}

// Replace returns e with dimension i replaced by dims[i] and symbol i by
// syms[i], simplified again where something changed. Positions beyond the
// slices, and those whose replacement is the zero Expr, stay.
func (e Expr) Replace(dims, syms []Expr) Expr {
	n := e.n
	switch n.kind {
	case Dim:
		return replacement(e, dims)
	case Symbol:
		return replacement(e, syms)
	case Constant, TooComplex:
		return e
	}
	if (n.dims == 0 || len(dims) == 0) && (n.syms == 0 || len(syms) == 0) {
		return e
	}
	a, b := e.LHS().Replace(dims, syms), e.RHS().Replace(dims, syms)
	if a.n == n.lhs && b.n == n.rhs {
		return e
	}
	return Combine(n.kind, a, b)
}

func replacement(e Expr, by []Expr) Expr {
	if i := e.n.val; i < int64(len(by)) && by[i].n != nil {
		return by[i]
	}
	return e
}

// ShiftDims returns e with every dimension from offset on moved up by shift.
func (e Expr) ShiftDims(shift, offset int) Expr {
	return e.Replace(shifted(NewDim, e.NumDims(), shift, offset), nil)
}

// ShiftSymbols returns e with every symbol from offset on moved up by shift.
func (e Expr) ShiftSymbols(shift, offset int) Expr {
	return e.Replace(nil, shifted(NewSymbol, e.NumSymbols(), shift, offset))
}

func shifted(leaf func(int) Expr, n, shift, offset int) []Expr {
	if n <= offset {
		return nil
	}
	to := make([]Expr, n)
	for i := offset; i < n; i++ {
		to[i] = leaf(i + shift)
	}
	return to
}

// Compose returns e with dimension i replaced by result i of m.
func (e Expr) Compose(m Map) Expr { return e.Replace(m.results, nil) }
