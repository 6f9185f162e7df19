package affine

// cancelSymbols removes divisions by a symbol that is a factor of the dividend, and remainders of
// them.
func (e Expr) cancelSymbols(numDims, numSymbols int) Expr {
	k := e.Kind()
	if !k.IsBinary() {
		return e
	}
	a, b := e.LHS().cancelSymbols(numDims, numSymbols), e.RHS().cancelSymbols(numDims, numSymbols)
	if k == Add || k == Mul || b.Kind() != Symbol {
		return Combine(k, a, b)
	}
	s := b.Position()
	switch {
	case !e.LHS().hasFactor(s, k, false):
		return Combine(k, a, b)
	case k == Mod:
		return NewConstant(0)
	}
	if q, ok := a.over(s, k); ok {
		return q
	}
	return Combine(k, a, b)
}

// hasFactor reports whether the form of e shows that symbol s divides it, in quotients that are
// rounded as by k. A quotient that is multiplied may not be one: rounding comes first.
func (e Expr) hasFactor(s int, k Kind, multiplied bool) bool {
	switch e.Kind() {
	case Constant:
		return e.isConst(0)
	case Symbol:
		return e.Position() == s
	case Add:
		return e.LHS().hasFactor(s, k, false) && e.RHS().hasFactor(s, k, false)
	case Mod:
		return e.LHS().hasFactor(s, Mod, false) && e.RHS().hasFactor(s, Mod, false)
	case Mul:
		return e.LHS().hasFactor(s, k, true) || e.RHS().hasFactor(s, k, true)
	case FloorDiv, CeilDiv:
		return k == e.Kind() && !multiplied && e.LHS().hasFactor(s, k, false)
	}
	return false
}

// over returns e divided by symbol s, a factor of it.
func (e Expr) over(s int, k Kind) (q Expr, ok bool) {
	switch e.Kind() {
	case Constant:
		return e, e.isConst(0)
	case Symbol:
		return NewConstant(1), true
	case Add, Mod:
		a, ok := e.LHS().over(s, k)
		if !ok {
			return q, false
		}
		b, ok := e.RHS().over(s, k)
		if !ok {
			return q, false
		}
		return Combine(e.Kind(), a, b), true
	case Mul:
		if !e.LHS().hasFactor(s, k, false) {
			b, ok := e.RHS().over(s, k)
			if !ok {
				return q, false
			}
			return e.LHS().Mul(b), true
		}
		a, ok := e.LHS().over(s, k)
		if !ok {
			return q, false
		}
		return a.Mul(e.RHS()), true
	case FloorDiv, CeilDiv:
		a, ok := e.LHS().over(s, e.Kind())
		if !ok {
			return q, false
		}
		return Combine(e.Kind(), a, e.RHS()), true
	}
	return q, false
}
