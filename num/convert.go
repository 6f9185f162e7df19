package num

import (
	"math"
	"math/big"
)

// FloatFromFloat64 converts v to a format as [Float.Convert] does.
func FloatFromFloat64(s Semantics, v float64) (Float, Status) {
	f := Float{math.Float64bits(v), 0, F64}
	if s == F64 {
		return f, 0
	}
	return f.Convert(s)
}

// Convert returns f in another format, rounded to nearest with ties to even,
// and what was lost (APFloat's rules). In short, where the target lacks what
// f is: infinity becomes NaN, NaN and infinity the greatest value if there is
// no NaN, -0 becomes 0, and zero the least value, which passes for exact. A
// signaling NaN comes out quiet and reports [InvalidOp]; the payload keeps its
// leading bits, and if it had more the result is [Inexact].
//
// Upstream does not define NaN or infinity in the formats without either, nor
// the NaN of f8E8M0FNU elsewhere (it comes out as infinity); here they are
// the greatest value and the plain NaN.
func (f Float) Convert(s Semantics) (Float, Status) {
	switch {
	case f.sem == s:
		return f, 0
	case f.sem == PPCDoubleDouble:
		return f.splitDouble(s)
	case s == PPCDoubleDouble:
		return f.toDoubleDouble()
	}
	n := f.unpack()
	switch n.class {
	case normal:
		g, st, _ := round(s, n, false)
		return g, st
	case zero:
		if n.neg && formats[s].special == nanMinus && formats[f.sem].special != nanMinus {
			return Zero(s, false), Inexact
		}
		return Zero(s, n.neg), 0
	case inf:
		if s.HasInf() {
			return Inf(s, n.neg), 0
		}
		return Inf(s, n.neg), Inexact
	}
	return f.convertNaN(s, n)
}

func (f Float) convertNaN(s Semantics, n number) (Float, Status) {
	from, to := &formats[f.sem], &formats[s]
	var st Status
	if f.IsSignaling() {
		st = InvalidOp
	}
	switch {
	case to.special == finite:
		return NaN(s, n.neg), st | InvalidOp
	case to.special != ieee:
		if from.special == ieee {
			st |= Inexact
		}
		return NaN(s, n.neg), st
	case from.special == nanMinus || f.sem == F8E8M0FNU:
		return NaN(s, false), st
	}
	odd := f.sem == F80 && n.lo>>62 != 3 // no other format has such NaNs
	if shift := to.precision - from.precision; shift >= 0 {
		n.hi, n.lo = shl128(n.hi, n.lo, shift)
	} else {
		var half, rest bool
		n.hi, n.lo, half, rest = shr128(n.hi, n.lo, -shift)
		if half || rest || odd {
			st |= Inexact
		}
	}
	if odd {
		st |= Inexact
	}
	if s == F80 {
		n.lo |= 1 << 63
	}
	if st&InvalidOp != 0 {
		setBit(&n.hi, &n.lo, to.precision-2)
	}
	if s != F80 && s != F128 && n.lo&(1<<to.fraction()-1) == 0 {
		setBit(&n.hi, &n.lo, to.precision-2) // only an odd one has no bit left
	}
	return infNaN(s, n), st
}

// Float64 returns f as a float64, as [Float.Convert] does.
func (f Float) Float64() (float64, Status) {
	g, st := f.Convert(F64)
	return math.Float64frombits(g.lo), st
}

// halves returns the two numbers a ppc_fp128 is the sum of.
func (f Float) halves() (a, b float64) {
	return math.Float64frombits(f.lo), math.Float64frombits(f.hi)
}

// splitDouble converts a ppc_fp128 to another format.
func (f Float) splitDouble(s Semantics) (Float, Status) {
	a, b := f.halves()
	sum := a + b
	if !f.IsFinite() || b == 0 || math.IsNaN(b) || math.IsInf(b, 0) || sum == 0 {
		return f.head().Convert(s)
	}
	// Exact: the sum has fewer than 2200 bits.
	x := new(big.Float).SetPrec(2200).SetFloat64(a)
	x.Add(x, new(big.Float).SetFloat64(b))
	mant := new(big.Float)
	exp := x.MantExp(mant) - 2200
	m, _ := mant.SetMantExp(mant, 2200).Int(nil)
	return roundBig(s, m.Sign() < 0, m.Abs(m), exp, false)
}

// toDoubleDouble converts to ppc_fp128: the nearest f64 and what remains,
// both of f rounded to 106 bits.
func (f Float) toDoubleDouble() (Float, Status) {
	head, st := f.Convert(F64)
	g := Float{head.lo, 0, PPCDoubleDouble}
	if st&Inexact == 0 || !f.IsFinite() || !head.IsFinite() {
		return g, st
	}
	x, y := f.bigFloat(), head.bigFloat()
	x.Sub(x, y)
	rest, acc := x.Float64()
	if rest != 0 { // there is no negative zero in the second place
		g.hi = math.Float64bits(rest)
	}
	if acc == big.Exact {
		return g, 0
	}
	return g, Inexact
}

// bigFloat returns a finite value exactly.
func (f Float) bigFloat() *big.Float {
	n := f.unpack()
	m := new(big.Int).SetUint64(n.hi)
	m.Lsh(m, 64).Or(m, new(big.Int).SetUint64(n.lo))
	x := new(big.Float).SetPrec(256).SetInt(m)
	x.SetMantExp(x, n.exp)
	if n.neg {
		x.Neg(x)
	}
	return x
}

// roundBig rounds m * 2^exp, m >= 0, into a format; sticky says that there is
// more below m, which then has at least 128 bits.
func roundBig(s Semantics, neg bool, m *big.Int, exp int, sticky bool) (Float, Status) {
	if m.Sign() == 0 {
		return Zero(s, neg), 0
	}
	if drop := m.BitLen() - 128; drop > 0 {
		sticky = sticky || int(m.TrailingZeroBits()) < drop
		m = new(big.Int).Rsh(m, uint(drop))
		exp += drop
	}
	lo := new(big.Int).And(m, lowMask(64)).Uint64()
	hi := new(big.Int).Rsh(m, 64).Uint64()
	n := number{class: normal, neg: neg, exp: exp, hi: hi, lo: lo}
	f, st, _ := round(s, n, sticky)
	return f, st
}
