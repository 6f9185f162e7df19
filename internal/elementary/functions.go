package elementary

import (
	"math"
	"math/big"
)

// tiny bounds the numbers whose effect on 1, or whose square's effect on themselves, is less than
// half of the last bit.
const tiny = 0x1p-60

// odd returns the special values of a function that is nearly x near 0. limit, if not 0, bounds the
// numbers that it is defined for.
func odd(limit float64) func(x float64) (float64, bool) {
	return func(x float64) (float64, bool) {
		switch {
		case math.Abs(x) < tiny:
			return x, true
		case limit != 0 && math.Abs(x) > limit:
			return math.NaN(), true
		}
		return x, math.IsInf(x, 0)
	}
}

// saturating returns the special values of a function that rounds to ±limit from a number on, and is
// nearly x near 0.
func saturating(from, limit float64) func(x float64) (float64, bool) {
	return func(x float64) (float64, bool) {
		if math.Abs(x) > from {
			return math.Copysign(limit, x), true
		}
		return x, math.Abs(x) < tiny
	}
}

// growing returns the special values of an exponential function that overflows after a number, is
// below before another one, and 1+x or, if it is an odd function, x near 0.
func growing(over, under, below, one float64) func(x float64) (float64, bool) {
	return func(x float64) (float64, bool) {
		switch {
		case x > over:
			return math.Inf(1), true
		case x < under:
			return below, true
		case math.Abs(x) >= tiny:
			return 0, false
		case one == 0:
			return x, true
		}
		return one, true
	}
}

// logarithm returns the special values of a logarithm, which is exact for some numbers.
func logarithm(exact func(x float64) (float64, bool)) func(x float64) (float64, bool) {
	return func(x float64) (float64, bool) {
		switch {
		case x < 0:
			return math.NaN(), true
		case x == 0:
			return math.Inf(-1), true
		case math.IsInf(x, 1):
			return x, true
		case x == 1:
			return 0, true
		}
		return exact(x)
	}
}

func inexact(float64) (float64, bool) { return 0, false }

// periodic returns the special values of sine and tangent, or with one of cosine.
func periodic(one bool) func(x float64) (float64, bool) {
	return func(x float64) (float64, bool) {
		switch {
		case math.IsInf(x, 0):
			return math.NaN(), true
		case math.Abs(x) >= tiny:
			return 0, false
		case one:
			return 1, true
		}
		return x, true
	}
}

// The functions.
var (
	Exp = Func{exp, growing(1000, -1000, 0, 1)}
	// Exp2 is 2^x.
	Exp2 = Func{func(x *big.Float, prec uint) *big.Float {
		wp := prec + guard
		return exp(number(wp).Mul(x, ln2()), prec)
	}, func(x float64) (float64, bool) {
		if v, ok := growing(1500, -1500, 0, 1)(x); ok {
			return v, true
		}
		return math.Ldexp(1, int(x)), x == math.Trunc(x)
	}}
	// ExpM1 is e^x - 1.
	ExpM1 = Func{expm1, growing(1000, -100, -1, 0)}

	Log   = Func{log, logarithm(inexact)}
	Log2  = Func{func(x *big.Float, prec uint) *big.Float { return quotient(log(x, prec), ln2()) }, logarithm(inexact)}
	Log10 = Func{func(x *big.Float, prec uint) *big.Float {
		return quotient(log(x, prec), log(big.NewFloat(10), prec))
	}, logarithm(inexact)}
	// Log1p is the natural logarithm of 1+x.
	Log1p = Func{log1p, func(x float64) (float64, bool) {
		if math.Abs(x) < 0.5 {
			return x, math.Abs(x) < tiny
		}
		return logarithm(inexact)(1 + x)
	}}

	Sin = Func{func(x *big.Float, prec uint) *big.Float { return sinCos(x, 0, prec) }, periodic(false)}
	Cos = Func{func(x *big.Float, prec uint) *big.Float { return sinCos(x, 1, prec) }, periodic(true)}
	Tan = Func{func(x *big.Float, prec uint) *big.Float { return quotient(sinCos(x, 0, prec), sinCos(x, 1, prec)) }, periodic(false)}

	Asin = Func{asin, odd(1)}
	Acos = Func{acos, func(x float64) (float64, bool) {
		if math.Abs(x) > 1 {
			return math.NaN(), true
		}
		return 0, x == 1
	}}
	Atan = Func{atan, func(x float64) (float64, bool) {
		if math.IsInf(x, 0) {
			return math.Copysign(math.Pi/2, x), true
		}
		return x, math.Abs(x) < tiny
	}}

	Sinh = Func{sinh, saturating(1000, math.Inf(1))}
	Cosh = Func{cosh, growing(1000, -1000, math.Inf(1), 1)}
	Tanh = Func{tanh, saturating(30, 1)}

	Asinh = Func{asinh, odd(0)}
	Acosh = Func{acosh, func(x float64) (float64, bool) {
		if x < 1 {
			return math.NaN(), true
		}
		return max(x-1, 0), x == 1 || math.IsInf(x, 1)
	}}
	Atanh = Func{atanh, func(x float64) (float64, bool) {
		if math.Abs(x) == 1 {
			return math.Inf(int(x)), true
		}
		return odd(1)(x)
	}}

	// Erf is the error function, Erfc is 1 - Erf.
	Erf = Func{erf, func(x float64) (float64, bool) {
		if x == 0 {
			return x, true
		}
		return math.Copysign(1, x), math.Abs(x) > 6.5
	}}
	Erfc = Func{erfc, func(x float64) (float64, bool) {
		switch {
		case x > 30:
			return 0, true
		case x < -6.5:
			return 2, true
		}
		return 1, math.Abs(x) < tiny
	}}
)

func quotient(a, b *big.Float) *big.Float { return number(a.Prec()+guard).Quo(a, b) }

// asin is atan(x/√(1-x²)).
func asin(x *big.Float, prec uint) *big.Float {
	wp := prec + guard
	root := oneMinusSquare(x, wp)
	if root.Sign() == 0 {
		v := scale(pi(), -1)
		if x.Signbit() {
			v.Neg(v)
		}
		return v
	}
	return atan(number(wp).Quo(x, root.Sqrt(root)), prec)
}

// oneMinusSquare is 1 - x².
func oneMinusSquare(x *big.Float, prec uint) *big.Float {
	one := integer(1, prec)
	exact := max(prec, 256)
	return number(prec).Mul(number(exact).Sub(one, x), number(exact).Add(one, x))
}

// acos is 2 atan √((1-x)/(1+x)).
func acos(x *big.Float, prec uint) *big.Float {
	wp := max(prec, 256) + guard
	one := integer(1, wp)
	plus := number(wp).Add(one, x)
	if plus.Sign() == 0 {
		return pi()
	}
	ratio := number(wp).Quo(number(wp).Sub(one, x), plus)
	return scale(atan(ratio.Sqrt(ratio), prec), 1)
}

// sinh is (e^x - e^-x)/2.
func sinh(x *big.Float, prec uint) *big.Float {
	wp := prec + guard + uint(max(-exponent(x), 0))
	v := exp(x, wp)
	return scale(v.Sub(v, number(wp).Quo(integer(1, wp), v)), -1)
}

func cosh(x *big.Float, prec uint) *big.Float {
	wp := prec + guard
	v := exp(x, wp)
	return scale(number(wp).Add(v, number(wp).Quo(integer(1, wp), v)), -1)
}

// tanh is (e^2x - 1)/(e^2x + 1).
func tanh(x *big.Float, prec uint) *big.Float {
	wp := prec + guard
	v := expm1(scale(x, 1), wp)
	return number(wp).Quo(v, number(wp).Add(v, integer(2, wp)))
}

// asinh is log(1 + |x| + x²/(1+√(1+x²))), with the sign of x.
func asinh(x *big.Float, prec uint) *big.Float {
	wp := prec + 2*guard
	one := integer(1, wp)
	abs := number(wp).Abs(x)
	square := number(wp).Mul(x, x)
	root := number(wp).Add(square, one)
	root.Add(root.Sqrt(root), one)
	v := log1p(abs.Add(abs, square.Quo(square, root)), prec)
	if x.Signbit() {
		v.Neg(v)
	}
	return v
}

// acosh is log(1 + t + √(2t + t²)) for t = x-1.
func acosh(x *big.Float, prec uint) *big.Float {
	wp := max(prec, 256) + guard
	t := number(wp).Sub(x, integer(1, wp))
	root := number(wp).Mul(t, t)
	root.Add(root, scale(t, 1))
	return log1p(t.Add(t, root.Sqrt(root)), prec)
}

// atanh is log(1 + 2x/(1-x))/2.
func atanh(x *big.Float, prec uint) *big.Float {
	wp := max(prec, 256) + guard
	v := number(wp).Quo(scale(number(wp).Set(x), 1), number(wp).Sub(integer(1, wp), x))
	return scale(log1p(v, prec), -1)
}
