package affine

import (
	"math"
	"math/bits"
)

// operands reports whether a and b are fit to combine; if not, r is the
// result.
func operands(a, b Expr) (r Expr, ok bool) {
	if a.n == nil || b.n == nil {
		panic("affine: zero Expr as operand")
	}
	if a.n.kind == TooComplex || b.n.kind == TooComplex {
		return Expr{tooComplex}, false
	}
	return Expr{}, true
}

// Add returns e + f.
//
// The sum is kept with its constant last and symbolic terms after the others,
// multiples of one term merged, and e - q * (e floordiv q) turned into
// e mod q. Two constants whose sum leaves 64 bits stay apart; in merging,
// constants and factors wrap around, as upstream's do.
func (e Expr) Add(f Expr) Expr {
	if r, ok := operands(e, f); !ok {
		return r
	}
	if r, ok := simplifyAdd(e, f); ok {
		return r
	}
	return binary(Add, e, f)
}

// simplifyAdd returns e + f in another form than e + f itself, if there is a
// better one.
func simplifyAdd(e, f Expr) (Expr, bool) {
	a, b := e.n, f.n
	if a.kind == Constant && b.kind == Constant {
		s, ok := addOverflow(a.val, b.val)
		return NewConstant(s), ok
	}
	if a.kind == Constant || a.symbolic && !b.symbolic || outOfOrder(a, b) {
		return f.Add(e), true
	}
	if b.kind == Constant {
		if b.val == 0 {
			return e, true
		}
		if a.kind == Add && a.rhs.kind == Constant {
			return e.LHS().Add(NewConstant(a.rhs.val + b.val)), true
		}
	}
	x, c1 := multiple(e)
	y, c2 := multiple(f)
	if x.Equal(y) {
		return x.Mul(NewConstant(c1 + c2)), true
	}
	if a.kind == Add && a.rhs.kind == Constant {
		return e.LHS().Add(f).Add(e.RHS()), true
	}
	return remainder(e, f)
}

// outOfOrder reports whether a and b are both dimensions or both symbols, and
// a the later one.
func outOfOrder(a, b *node) bool {
	return a.kind == b.kind && (a.kind == Dim || a.kind == Symbol) && a.val > b.val
}

// multiple splits e into an operand and the constant it is multiplied by.
func multiple(e Expr) (Expr, int64) {
	if e.n.kind == Mul && e.n.rhs.kind == Constant {
		return e.LHS(), e.n.rhs.val
	}
	return e, 1
}

// maxTail bounds the search of a sum nested to the right for a term to merge
// with: without a bound, building a long sum takes quadratic time.
const maxTail = 256

// remainder finds e + (e floordiv q) * -q, which is e mod q.
func remainder(e, f Expr) (Expr, bool) {
	b := f.n
	if !b.kind.IsBinary() {
		return Expr{}, false
	}
	// ((e floordiv q) * q) * -1, with any q.
	if l := b.lhs; b.rhs.kind == Constant && b.rhs.val == -1 && l.kind == Mul {
		div := l.lhs
		if div.kind == FloorDiv && div.rhs.equal(l.rhs) && div.lhs.equal(e.n) {
			return e.Mod(Expr{l.rhs}), true
		}
		return Expr{}, false
	}
	div := b.lhs
	if b.kind != Mul || div.kind != FloorDiv {
		return Expr{}, false
	}
	if div.rhs.kind == Constant && b.rhs.kind == Constant && div.lhs.equal(e.n) {
		if q := div.rhs.val; q > 0 && b.rhs.val == -q {
			return e.Mod(Expr{div.rhs}), true
		}
	}
	// (x + e) + (e floordiv q) * -q.
	if e.n.kind == Add && e.n.tail < maxTail {
		if r, ok := simplifyAdd(e.RHS(), f); ok {
			return e.LHS().Add(r), true
		}
	}
	return Expr{}, false
}

// Sub returns e - f, which is e + f * -1.
func (e Expr) Sub(f Expr) Expr { return e.Add(f.Neg()) }

// Neg returns e * -1.
func (e Expr) Neg() Expr { return e.Mul(NewConstant(-1)) }

// Mul returns e * f. One of them should be symbolic or constant; the product
// of two dimensions is not affine, and the parser rejects it.
func (e Expr) Mul(f Expr) Expr {
	if r, ok := operands(e, f); !ok {
		return r
	}
	a, b := e.n, f.n
	if a.kind == Constant && b.kind == Constant {
		if p, ok := mulOverflow(a.val, b.val); ok {
			return NewConstant(p)
		}
		return binary(Mul, e, f)
	}
	if a.kind == Constant || !b.symbolic && a.symbolic || outOfOrder(a, b) {
		return f.Mul(e)
	}
	if b.kind == Constant {
		switch b.val {
		case 1:
			return e
		case 0:
			return f
		}
	}
	if a.kind == Mul && a.rhs.kind == Constant {
		if b.kind != Constant {
			return e.LHS().Mul(f).Mul(e.RHS())
		}
		return e.LHS().Mul(NewConstant(a.rhs.val * b.val))
	}
	return binary(Mul, e, f)
}

// FloorDiv returns e floordiv f, rounded toward minus infinity. Division by
// zero is undefined and kept as written.
func (e Expr) FloorDiv(f Expr) Expr {
	if r, ok := operands(e, f); !ok {
		return r
	}
	a, b := e.n, f.n
	if b.kind != Constant || b.val == 0 {
		return binary(FloorDiv, e, f)
	}
	if a.kind == Constant {
		if a.val == math.MinInt64 && b.val == -1 {
			return binary(FloorDiv, e, f)
		}
		return NewConstant(floorDiv(a.val, b.val))
	}
	if b.val == 1 {
		return e
	}
	if a.kind == Mul && a.rhs.kind == Constant && divides(b.val, a.rhs.val) {
		return e.LHS().Mul(NewConstant(a.rhs.val / b.val))
	}
	if a.kind == Add && (a.lhs.divisor%b.val == 0 || a.rhs.divisor%b.val == 0) {
		return e.LHS().FloorDiv(f).Add(e.RHS().FloorDiv(f))
	}
	return binary(FloorDiv, e, f)
}

// divides reports whether v / d has no remainder and fits 64 bits.
func divides(d, v int64) bool {
	return v%d == 0 && !(v == math.MinInt64 && d == -1)
}

// CeilDiv returns e ceildiv f, rounded toward plus infinity. Division by zero
// is undefined and kept as written.
func (e Expr) CeilDiv(f Expr) Expr {
	if r, ok := operands(e, f); !ok {
		return r
	}
	a, b := e.n, f.n
	if b.kind != Constant || b.val == 0 {
		return binary(CeilDiv, e, f)
	}
	if a.kind == Constant {
		if a.val == math.MinInt64 && b.val == -1 {
			return binary(CeilDiv, e, f)
		}
		return NewConstant(ceilDiv(a.val, b.val))
	}
	if b.val == 1 {
		return e
	}
	if a.kind == Mul && a.rhs.kind == Constant && divides(b.val, a.rhs.val) {
		return e.LHS().Mul(NewConstant(a.rhs.val / b.val))
	}
	return binary(CeilDiv, e, f)
}

// Mod returns e mod f, which is never negative. Modulo zero or a negative
// number is undefined and kept as written.
func (e Expr) Mod(f Expr) Expr {
	if r, ok := operands(e, f); !ok {
		return r
	}
	a, b := e.n, f.n
	if b.kind != Constant || b.val < 1 {
		return binary(Mod, e, f)
	}
	if a.kind == Constant {
		return NewConstant(floorMod(a.val, b.val))
	}
	if a.divisor%b.val == 0 {
		return NewConstant(0)
	}
	switch a.kind {
	case Add:
		if a.lhs.divisor%b.val == 0 {
			return e.RHS().Mod(f)
		}
		if a.rhs.divisor%b.val == 0 {
			return e.LHS().Mod(f)
		}
	case Mod:
		if r := a.rhs; r.kind == Constant && r.val >= 1 && r.val%b.val == 0 {
			return e.LHS().Mod(f)
		}
	}
	return binary(Mod, e, f)
}

// Combine returns the binary expression of kind k, simplified.
func Combine(k Kind, a, b Expr) Expr {
	switch k {
	case Add:
		return a.Add(b)
	case Mul:
		return a.Mul(b)
	case Mod:
		return a.Mod(b)
	case FloorDiv:
		return a.FloorDiv(b)
	case CeilDiv:
		return a.CeilDiv(b)
	}
	panic("affine: Combine of kind " + k.String())
}

func addOverflow(a, b int64) (int64, bool) {
	s := a + b
	return s, (a^s)&(b^s) >= 0
}

func mulOverflow(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	// The signed high word, from the unsigned one.
	h := int64(hi) - (a>>63)&b - (b>>63)&a
	return int64(lo), h == int64(lo)>>63
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func ceilDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) == (b < 0) {
		q++
	}
	return q
}

func floorMod(a, b int64) int64 {
	r := a % b
	if r < 0 {
		r += b
	}
	return r
}
