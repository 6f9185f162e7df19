package affine

import "slices"

// Simplify returns e with like terms merged, as upstream's simplifyAffineExpr does: it flattens e
// into a sum of multiples of dimensions, symbols and quotients, and puts that together again, in
// this order. An expression that divides by zero or takes a remainder of a division by a number
// that is not positive stays as it is.
func (e Expr) Simplify(numDims, numSymbols int) Expr {
	if !e.IsValid() || e.NumDims() > numDims || e.NumSymbols() > numSymbols {
		return e
	}
	pure := e.IsPureAffine()
	if !pure {
		e = e.cancelSymbols(numDims, numSymbols)
	}
	f := flattener{dims: numDims, symbols: numSymbols}
	sum, ok := f.flatten(e)
	if !ok {
		return e
	}
	simple := f.expr(sum)
	if !e.IsPureAffine() && !simple.Equal(e) {
		simple = f.sortedExpr(sum)
	}
	if simple.TooComplex() {
		return e
	}
	return simple
}

// Simplify simplifies each result; see [Expr.Simplify].
func (m Map) Simplify() Map {
	r := make([]Expr, len(m.results))
	for i, e := range m.results {
		r[i] = e.Simplify(m.dims, m.syms)
	}
	return NewMap(m.dims, m.syms, r...)
}

// maxFlat bounds the numbers that flattening one expression may take: sums have a coefficient for
// every input and every quotient.
const maxFlat = 1 << 20

// flattener makes sums of multiples of expressions. Quotients, and what is not affine, are unknowns
// of their own, the locals.
type flattener struct {
	dims, symbols int
	locals        []Expr
	quotients     []quotient // what the locals are
	work          int
}

// A quotient is a sum divided by a positive number and rounded down; the divisor is 0 for what is
// not affine. If that is a remainder, the dividend is what it is a remainder of a division by.
type quotient struct {
	dividend *sum
	divisor  int64
}

// sum has the coefficients of dimensions, symbols and locals, and a constant. There may be more
// locals than coefficients for them: the others are 0.
type sum struct {
	inputs, locals []int64
	constant       int64
}

func (s *sum) local(i int) *int64 {
	for len(s.locals) <= i {
		s.locals = append(s.locals, 0)
	}
	return &s.locals[i]
}

// each calls f for all coefficients and the constant.
func (s *sum) each(f func(*int64)) {
	for i := range s.inputs {
		f(&s.inputs[i])
	}
	for i := range s.locals {
		f(&s.locals[i])
	}
	f(&s.constant)
}

func (f *flattener) zero() *sum { return &sum{inputs: make([]int64, f.dims+f.symbols)} }

// flatten returns the sum that e is. ok is false where e is not defined, or too large.
func (f *flattener) flatten(e Expr) (s *sum, ok bool) {
	if f.work += f.dims + f.symbols + len(f.locals) + 1; f.work > maxFlat {
		return nil, false
	}
	if !e.Kind().IsBinary() {
		s = f.zero()
		switch e.Kind() {
		case Constant:
			s.constant = e.n.val
		case Dim:
			s.inputs[e.Position()] = 1
		case Symbol:
			s.inputs[f.dims+e.Position()] = 1
		}
		return s, true
	}
	a, ok := f.flatten(e.LHS())
	if !ok {
		return nil, false
	}
	b, ok := f.flatten(e.RHS())
	if !ok {
		return nil, false
	}
	if e.Kind() == Add {
		for i, v := range b.inputs {
			a.inputs[i] += v
		}
		for i, v := range b.locals {
			*a.local(i) += v
		}
		a.constant += b.constant
		return a, true
	}
	q, isConst := e.RHS().Constant()
	switch {
	case !isConst:
		var q quotient
		if e.Kind() == Mod {
			q.dividend = b.clone()
		}
		return f.unknown(Combine(e.Kind(), f.expr(a), f.expr(b)), q), true
	case e.Kind() == Mul:
		a.each(func(v *int64) { *v *= q })
		return a, true
	case q <= 0:
		return nil, false
	case e.Kind() == Mod:
		return f.mod(a, q), true
	}
	return f.div(e.Kind(), a, q), true
}

// unknown returns the sum that is the local of an expression. It adds the local if absent.
func (f *flattener) unknown(e Expr, q quotient) *sum {
	s := f.zero()
	*s.local(f.find(e, q)) = 1
	return s
}

// find returns the local that is an expression. It adds the local if absent.
func (f *flattener) find(e Expr, q quotient) int {
	i := slices.IndexFunc(f.locals, e.Equal)
	if i < 0 {
		i = len(f.locals)
		f.locals = append(f.locals, e)
		f.quotients = append(f.quotients, q)
	}
	return i
}

func (s *sum) clone() *sum {
	return &sum{slices.Clone(s.inputs), slices.Clone(s.locals), s.constant}
}

// divisor is the greatest common divisor of all coefficients and a number.
func (s *sum) divisor(q int64) int64 {
	g := uint64(q)
	s.each(func(v *int64) { g = gcd(g, uint64(magnitude(*v))) })
	return int64(g)
}

// mod returns s mod q, which is s - (s floordiv q) * q.
func (f *flattener) mod(s *sum, q int64) *sum {
	multiple := true
	s.each(func(v *int64) { multiple = multiple && *v%q == 0 })
	if multiple {
		return f.zero()
	}
	g := s.divisor(q)
	dividend := s.clone()
	dividend.each(func(v *int64) { *v /= g })
	*s.local(f.find(f.expr(dividend).FloorDiv(NewConstant(q/g)), quotient{dividend, q / g})) = -q
	return s
}

// div returns the quotient of s and q.
func (f *flattener) div(k Kind, s *sum, q int64) *sum {
	g := s.divisor(q)
	s.each(func(v *int64) { *v /= g })
	if q/g == 1 {
		return s
	}
	e, dividend := Combine(k, f.expr(s), NewConstant(q/g)), s.clone()
	if k == CeilDiv {
		dividend.constant += q/g - 1
	}
	v := f.zero()
	*v.local(f.find(e, quotient{dividend, q / g})) = 1
	return v
}

// expr puts a sum together: dimensions, symbols, locals and the constant.
func (f *flattener) expr(s *sum) Expr {
	e := NewConstant(0)
	for i, v := range s.inputs {
		if v != 0 {
			e = e.Add(f.input(i).Mul(NewConstant(v)))
		}
	}
	for i, v := range s.locals {
		if v != 0 {
			e = e.Add(f.locals[i].Mul(NewConstant(v)))
		}
	}
	if s.constant != 0 {
		e = e.Add(NewConstant(s.constant))
	}
	return e
}

func (f *flattener) input(i int) Expr {
	if i < f.dims {
		return NewDim(i)
	}
	return NewSymbol(i - f.dims)
}

// term is a summand of a semi-affine expression with its place in the sum.
type term struct {
	a, b int64
	expr Expr
	by   int64
}

// sortedExpr puts a sum together in the order of the positions of what is in its terms: each
// dimension is followed by its products with symbols and these in the order of the symbols; a
// symbol comes after the products that start with the input of its number.
func (f *flattener) sortedExpr(s *sum) Expr {
	var terms []term
	// Keys of one position are distinct: a further one of a symbol is greater, of a dimension less.
	last, before := int64(max(f.dims, f.symbols)), int64(-1)
	add := func(at int, e Expr, by int64) {
		t := term{int64(at), before, e, by}
		first := e
		if e.Kind().IsBinary() {
			first = e.LHS()
		}
		switch {
		case first.Kind() == Symbol:
			t.b = last
			last++
		case e.Kind().IsBinary() && e.RHS().Kind() == Symbol:
			t.b = int64(e.RHS().Position())
		default:
			before--
		}
		terms = append(terms, t)
	}
	for i, v := range s.inputs[f.dims:] {
		if v != 0 {
			add(i, NewSymbol(i), v)
		}
	}
	var rest []int
	for i, v := range s.locals {
		if v == 0 {
			continue
		}
		l := f.locals[i]
		if !l.Kind().IsBinary() || !isInput(l.LHS()) || !isInput(l.RHS()) && l.RHS().Kind() != Constant {
			rest = append(rest, i)
			continue
		}
		add(l.LHS().Position(), l, v)
	}
	for i, v := range s.inputs[:f.dims] {
		if v != 0 {
			add(i, NewDim(i), v)
		}
	}
	slices.SortStableFunc(terms, func(x, y term) int {
		if x.a != y.a {
			return int(x.a - y.a)
		}
		return int(x.b - y.b)
	})
	e := NewConstant(0)
	for _, t := range terms {
		e = e.Add(t.expr.Mul(NewConstant(t.by)))
	}
	for _, i := range rest {
		e = e.Add(f.locals[i].Mul(NewConstant(s.locals[i])))
	}
	if s.constant != 0 {
		e = e.Add(NewConstant(s.constant))
	}
	return e
}

func isInput(e Expr) bool { return e.Kind() == Dim || e.Kind() == Symbol }

// Linear returns e as a sum of multiples of dimensions and symbols and a constant. ok is false if e
// is no such sum.
func (e Expr) Linear(numDims, numSymbols int) (coefficients []int64, constant int64, ok bool) {
	if !e.IsValid() || e.NumDims() > numDims || e.NumSymbols() > numSymbols {
		return nil, 0, false
	}
	f := flattener{dims: numDims, symbols: numSymbols}
	s, ok := f.flatten(e)
	if !ok || len(f.locals) > 0 {
		return nil, 0, false
	}
	return s.inputs, s.constant, true
}
