package num

import "math/big"

// Arithmetic on floats of one format, rounded to nearest, ties to even. A NaN
// among the operands is the result, made quiet, the first one of two; an
// operation that is not defined gives the format's positive NaN. The formats
// are those that unpack into one number: all but ppc_fp128, for which the
// functions panic.

// Add returns f + g. Of two numbers that cancel out, the sum is +0.
func (f Float) Add(g Float) Float {
	x, y, r, done := f.operands(g)
	switch {
	case done:
		return r
	case x.class == inf && y.class == inf && x.neg != y.neg:
		return NaN(f.sem, false)
	case x.class == inf:
		return f
	case y.class == inf:
		return g
	case x.class == zero && y.class == zero:
		return Zero(f.sem, x.neg && y.neg)
	}
	a, b, exp := aligned(x, y)
	a.Add(a, b)
	return rounded(f.sem, a.Sign() < 0, a, exp)
}

// Sub returns f - g.
func (f Float) Sub(g Float) Float {
	if g.IsNaN() {
		return f.Add(g) // keeps its sign
	}
	return f.Add(g.Neg())
}

// Mul returns f * g.
func (f Float) Mul(g Float) Float {
	x, y, r, done := f.operands(g)
	neg := x.neg != y.neg
	switch {
	case done:
		return r
	case x.class == inf && y.class == zero, x.class == zero && y.class == inf:
		return NaN(f.sem, false)
	case x.class == inf || y.class == inf:
		return Inf(f.sem, neg)
	case x.class == zero || y.class == zero:
		return Zero(f.sem, neg)
	}
	m := x.significand()
	return rounded(f.sem, neg, m.Mul(m, y.significand()), x.exp+y.exp)
}

// Div returns f / g. A number divided by zero is infinite.
func (f Float) Div(g Float) Float {
	x, y, r, done := f.operands(g)
	neg := x.neg != y.neg
	switch {
	case done:
		return r
	case x.class == inf && y.class == inf, x.class == zero && y.class == zero:
		return NaN(f.sem, false)
	case x.class == inf || y.class == zero:
		return Inf(f.sem, neg)
	case x.class == zero || y.class == inf:
		return Zero(f.sem, neg)
	}
	const more = 256 // so that the quotient has the 128 bits that roundBig wants
	m, rest := x.significand(), new(big.Int)
	m.Lsh(m, more)
	m.QuoRem(m, y.significand(), rest)
	h, _ := roundBig(f.sem, neg, m, x.exp-y.exp-more, rest.Sign() != 0)
	return h
}

// Rem returns the remainder of dividing f by g, with the sign of f, like C's fmod. It is exact.
func (f Float) Rem(g Float) Float {
	x, y, r, done := f.operands(g)
	switch {
	case done:
		return r
	case x.class == inf || y.class == zero:
		return NaN(f.sem, false)
	case x.class == zero || y.class == inf:
		return f
	}
	a, b, exp := aligned(x, y)
	a.Rem(a, b)
	if a.Sign() == 0 {
		return Zero(f.sem, x.neg)
	}
	return rounded(f.sem, x.neg, a, exp)
}

// Compare returns the order of two values: negative if f < g, 0 if they are
// equal, as -0 and +0 are, positive if f > g. Without order, as a NaN has none,
// ordered is false.
func (f Float) Compare(g Float) (order int, ordered bool) {
	if f.IsNaN() || g.IsNaN() {
		return 0, false
	}
	x, y := f.unpack(), g.unpack()
	switch {
	case x.class == inf || y.class == inf:
		return x.rank() - y.rank(), true
	case x.class == zero && y.class == zero:
		return 0, true
	}
	a, b, _ := aligned(x, y)
	return a.Cmp(b), true
}

// rank orders the infinities around everything else.
func (n number) rank() int {
	switch {
	case n.class != inf:
		return 0
	case n.neg:
		return -1
	}
	return 1
}

// Truncate returns the value without its fraction; ok is false if it is not a
// finite number.
func (f Float) Truncate() (v *big.Int, ok bool) {
	n := f.unpack()
	switch n.class {
	case zero:
		return new(big.Int), true
	case inf, nan:
		return nil, false
	}
	m := n.signed()
	if n.exp >= 0 {
		return m.Lsh(m, uint(n.exp)), true
	}
	return m.Quo(m, new(big.Int).Lsh(big.NewInt(1), uint(-n.exp))), true
}

// FloatFromBig returns the value nearest to an integer.
func FloatFromBig(s Semantics, v *big.Int) (Float, Status) {
	f, st := roundBig(s, v.Sign() < 0, new(big.Int).Abs(v), 0, false)
	return f, st
}

// operands unpacks two operands. If one is a NaN, the result is known.
func (f Float) operands(g Float) (x, y number, result Float, done bool) {
	if f.sem == PPCDoubleDouble || f.sem != g.sem {
		panic("num: no arithmetic on these formats")
	}
	x, y = f.unpack(), g.unpack()
	switch {
	case x.class == nan:
		return x, y, f.quieted(x), true
	case y.class == nan:
		return x, y, g.quieted(y), true
	}
	return x, y, f, false
}

// quieted returns a NaN that does not signal.
func (f Float) quieted(n number) Float {
	if !f.IsSignaling() {
		return f
	}
	setBit(&n.hi, &n.lo, formats[f.sem].precision-2)
	return infNaN(f.sem, n)
}

func (n number) significand() *big.Int {
	m := new(big.Int).SetUint64(n.hi)
	return m.Lsh(m, 64).Or(m, new(big.Int).SetUint64(n.lo))
}

// signed returns the significand with the sign.
func (n number) signed() *big.Int {
	m := n.significand()
	if n.neg {
		m.Neg(m)
	}
	return m
}

// aligned returns two finite values as multiples of one power of 2.
func aligned(x, y number) (a, b *big.Int, exp int) {
	a, b = x.signed(), y.signed()
	switch {
	case x.class == zero:
		return a, b, y.exp
	case y.class == zero:
		return a, b, x.exp
	case x.exp > y.exp:
		return a.Lsh(a, uint(x.exp-y.exp)), b, y.exp
	}
	return a, b.Lsh(b, uint(y.exp-x.exp)), x.exp
}

func rounded(s Semantics, neg bool, m *big.Int, exp int) Float {
	f, _ := roundBig(s, neg, m.Abs(m), exp, false)
	return f
}
