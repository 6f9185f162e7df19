package math

import (
	"math"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/internal/elementary"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

type folded = []ir.FoldResult

// semanticsOf returns the format of a floating-point type or of its elements.
func semanticsOf(t ir.Type) (num.Semantics, bool) {
	f, ok := ir.ElementOrSelf(t).(*ir.FloatType)
	if !ok {
		return 0, false
	}
	return f.Semantics(), true
}

// unary folds a function of floating-point numbers.
func unary(op *ir.Operation, c []ir.Attribute, f func(a num.Float) (num.Float, bool)) (folded, bool) {
	t := op.Result(0).Type()
	s, ok := semanticsOf(t)
	if !ok {
		return nil, false
	}
	return arith.FoldUnary(c, t, func(a num.Int) (num.Int, bool) {
		v, ok := f(num.FloatFromInt(s, a))
		return v.Exact(), ok
	})
}

// binary folds a function of two floating-point numbers.
func binary(op *ir.Operation, c []ir.Attribute, f func(a, b num.Float) (num.Float, bool)) (folded, bool) {
	t := op.Result(0).Type()
	s, ok := semanticsOf(t)
	if !ok {
		return nil, false
	}
	return arith.FoldBinary(c, t, func(a, b num.Int) (num.Int, bool) {
		v, ok := f(num.FloatFromInt(s, a), num.FloatFromInt(s, b))
		return v.Exact(), ok
	})
}

// formatOf is the format in which functions are computed. ok is false if they are not.
func formatOf(s num.Semantics) (f elementary.Format, ok bool) {
	switch s {
	case num.F32:
		return elementary.Single, true
	case num.F64:
		return elementary.Double, true
	}
	return 0, false
}

func double(a num.Float) float64 { v, _ := a.Float64(); return v }

// float returns a number of a format, or NaN with a sign.
func float(s num.Semantics, v float64, negativeNaN bool) num.Float {
	if math.IsNaN(v) {
		return num.NaN(s, negativeNaN)
	}
	f, _ := num.FloatFromFloat64(s, v)
	return f
}

// quiet returns a signaling NaN as a quiet one, and any other number itself.
func quiet(a num.Float) num.Float {
	if a.IsSignaling() {
		return a.Add(num.Zero(a.Semantics(), false))
	}
	return a
}

// compute folds a function of f32 or f64. If defined is not nil, it says for which numbers. The NaN of
// what has no value has the sign that it has in the C library of x86: only the inverse functions of
// sine and cosine make a positive one.
func compute(op *ir.Operation, c []ir.Attribute, defined func(a num.Float) bool, f func(x float64, format elementary.Format) float64) (folded, bool) {
	return unary(op, c, func(a num.Float) (num.Float, bool) {
		format, ok := formatOf(a.Semantics())
		switch {
		case !ok || defined != nil && !defined(a):
			return a, false
		case a.IsNaN():
			return quiet(a), true
		}
		return float(a.Semantics(), f(double(a), format), !op.Is(Asin) && !op.Is(Acos)), true
	})
}

// notNegative reports whether a number has no sign, not even that of -0 or NaN.
func notNegative(a num.Float) bool { return !a.Negative() }

func foldLog(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, notNegative, elementary.Log.Of)
}

func foldLog2(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, notNegative, elementary.Log2.Of)
}

func foldLog10(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, notNegative, elementary.Log10.Of)
}

func foldLog1p(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, func(a num.Float) bool {
		one, _ := num.FloatFromFloat64(a.Semantics(), 1)
		return notNegative(a.Add(one))
	}, elementary.Log1p.Of)
}

func foldSqrt(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, notNegative, func(x float64, _ elementary.Format) float64 {
		return math.Sqrt(x) // exact enough to be rounded again to float32
	})
}

func foldRound(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, func(x float64, _ elementary.Format) float64 { return math.Round(x) })
}

func foldTrunc(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, func(x float64, _ elementary.Format) float64 { return math.Trunc(x) })
}

func foldAtan2(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return binary(op, c, func(y, x num.Float) (num.Float, bool) {
		s := y.Semantics()
		if y.IsZero() && x.IsZero() {
			return num.NaN(s, false), s.HasNaN() // for upstream it is not defined, though it is for C
		}
		format, ok := formatOf(s)
		switch {
		case !ok:
			return y, false
		case y.IsNaN() || x.IsNaN():
			return x.Add(y), true
		}
		return float(s, elementary.Atan2(double(y), double(x), format), false), true
	})
}

func foldPowF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return binary(op, c, func(x, y num.Float) (num.Float, bool) {
		s := x.Semantics()
		format, ok := formatOf(s)
		if !ok {
			return x, false
		}
		if x.IsNaN() || y.IsNaN() {
			return powerOfNaN(x, y), true
		}
		return float(s, elementary.Pow(double(x), double(y), format), true), true
	})
}

// powerOfNaN is a power if one of the numbers is NaN, with the payloads and signs that the GNU C
// library makes.
func powerOfNaN(x, y num.Float) num.Float {
	one, _ := num.FloatFromFloat64(x.Semantics(), 1)
	switch {
	case y.IsZero() && !x.IsSignaling(), x == one && !y.IsSignaling():
		return one
	case y.IsNaN() || y.IsInf() || y.IsZero():
		return x.Add(y)
	}
	if x.Negative() && math.Abs(math.Mod(double(y), 2)) == 1 {
		return quiet(x).Neg()
	}
	return quiet(x)
}

func foldAbsF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return unary(op, c, func(a num.Float) (num.Float, bool) { return a.Abs(), true })
}

func foldCopySign(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return binary(op, c, func(a, b num.Float) (num.Float, bool) {
		if a.Negative() != b.Negative() {
			a = a.Neg()
		}
		return a, true
	})
}

func foldAcos(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Acos.Of)
}

func foldAcosh(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Acosh.Of)
}

func foldAsin(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Asin.Of)
}

func foldAsinh(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Asinh.Of)
}

func foldAtan(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Atan.Of)
}

func foldAtanh(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Atanh.Of)
}

func foldCos(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Cos.Of)
}

func foldCosh(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Cosh.Of)
}

func foldErf(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Erf.Of)
}

func foldErfc(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Erfc.Of)
}

func foldExp2(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Exp2.Of)
}

func foldExpM1(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.ExpM1.Of)
}

func foldExp(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Exp.Of)
}

func foldSin(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Sin.Of)
}

func foldSinh(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Sinh.Of)
}

func foldTan(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Tan.Of)
}

func foldTanh(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return compute(op, c, nil, elementary.Tanh.Of)
}
