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
	case !e.LHS().hasFactor(s, k):
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
// rounded as by k.
func (e Expr) hasFactor(s int, k Kind) bool {
	switch e.Kind() {
	case Constant:
		return e.isConst(0)
	case Symbol:
		return e.Position() == s
	case Add:
		return e.LHS().hasFactor(s, k) && e.RHS().hasFactor(s, k)
	case Mod:
		return e.LHS().hasFactor(s, Mod) && e.RHS().hasFactor(s, Mod)
	case Mul:
		return e.LHS().hasFactor(s, k) || e.RHS().hasFactor(s, k)
	case FloorDiv, CeilDiv:
		return k == e.Kind() && e.LHS().hasFactor(s, k)
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
		if !e.LHS().hasFactor(s, k) {
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
