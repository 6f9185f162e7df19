package complextostandard

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// floats makes operations on values of a type of floats, with fast-math flags. It implements
// complexmath.Ops.
type floats struct {
	b     *ir.Builder
	t     *ir.FloatType
	flags arith.FastMathFlags
}

// floatsOf returns floats like the parts of a number.
func floatsOf(v *ir.Value, flags arith.FastMathFlags, r *convert.Rewriter) floats {
	return floats{r.Builder, v.Type().(*ir.ComplexType).Elem().(*ir.FloatType), flags}
}

// noSpecials are the flags that say that there are no NaN and no infinity.
const noSpecials = arith.FastMathNnan | arith.FastMathNinf

// withSpecials is f for operations that meet NaN or infinity on the way, whatever the flags say.
func (f floats) withSpecials() floats {
	f.flags &^= noSpecials
	return f
}

// haveSpecials reports whether there may be NaN or infinity.
func (f floats) haveSpecials() bool { return f.flags&noSpecials != noSpecials }

func (f floats) Constant(v float64) *ir.Value {
	return arith.NewConstant(f.b, ir.NewFloat64Attr(f.t, v)).Result()
}

func (f floats) float(v num.Float) *ir.Value {
	return arith.NewConstant(f.b, ir.NewFloatAttr(f.t, v)).Result()
}

func (f floats) Infinity() *ir.Value { return f.float(num.Inf(f.t.Semantics(), false)) }

func (f floats) negativeInfinity() *ir.Value { return f.float(num.Inf(f.t.Semantics(), true)) }

func (f floats) nan() *ir.Value { return f.float(num.NaN(f.t.Semantics(), false)) }

func (f floats) Add(x, y *ir.Value) *ir.Value {
	return arith.NewAddF(f.b, x, y).SetFastmath(f.flags).Result()
}

func (f floats) Sub(x, y *ir.Value) *ir.Value {
	return arith.NewSubF(f.b, x, y).SetFastmath(f.flags).Result()
}

func (f floats) Mul(x, y *ir.Value) *ir.Value {
	return arith.NewMulF(f.b, x, y).SetFastmath(f.flags).Result()
}

func (f floats) Div(x, y *ir.Value) *ir.Value {
	return arith.NewDivF(f.b, x, y).SetFastmath(f.flags).Result()
}

func (f floats) neg(x *ir.Value) *ir.Value {
	return arith.NewNegF(f.b, x).SetFastmath(f.flags).Result()
}

func (f floats) maximum(x, y *ir.Value) *ir.Value {
	return arith.NewMaximumF(f.b, x, y).SetFastmath(f.flags).Result()
}

func (f floats) minimum(x, y *ir.Value) *ir.Value {
	return arith.NewMinimumF(f.b, x, y).SetFastmath(f.flags).Result()
}

func (f floats) Abs(x *ir.Value) *ir.Value {
	return math.NewAbsF(f.b, x).SetFastmath(f.flags).Result()
}

// CopySign has no flags; see signed.
func (f floats) CopySign(magnitude, of *ir.Value) *ir.Value {
	return math.NewCopySign(f.b, magnitude, of).Result()
}

// signed copies the sign with the flags.
func (f floats) signed(magnitude, of *ir.Value) *ir.Value {
	return math.NewCopySign(f.b, magnitude, of).SetFastmath(f.flags).Result()
}

func (f floats) exp(x *ir.Value) *ir.Value { return math.NewExp(f.b, x).SetFastmath(f.flags).Result() }

func (f floats) expm1(x *ir.Value) *ir.Value {
	return math.NewExpM1(f.b, x).SetFastmath(f.flags).Result()
}

func (f floats) log(x *ir.Value) *ir.Value { return math.NewLog(f.b, x).SetFastmath(f.flags).Result() }

func (f floats) log1p(x *ir.Value) *ir.Value {
	return math.NewLog1p(f.b, x).SetFastmath(f.flags).Result()
}

func (f floats) pow(x, y *ir.Value) *ir.Value {
	return math.NewPowF(f.b, x, y).SetFastmath(f.flags).Result()
}

func (f floats) sqrt(x *ir.Value) *ir.Value {
	return math.NewSqrt(f.b, x).SetFastmath(f.flags).Result()
}

func (f floats) rsqrt(x *ir.Value) *ir.Value {
	return math.NewRsqrt(f.b, x).SetFastmath(f.flags).Result()
}

func (f floats) sin(x *ir.Value) *ir.Value { return math.NewSin(f.b, x).SetFastmath(f.flags).Result() }
func (f floats) cos(x *ir.Value) *ir.Value { return math.NewCos(f.b, x).SetFastmath(f.flags).Result() }

func (f floats) atan2(y, x *ir.Value) *ir.Value {
	return math.NewAtan2(f.b, y, x).SetFastmath(f.flags).Result()
}

// Compare has no flags; see is.
func (f floats) Compare(p arith.CmpFPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpF(f.b, p, x, y).Result()
}

// is compares with the flags.
func (f floats) is(p arith.CmpFPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpF(f.b, p, x, y).SetFastmath(f.flags).Result()
}

// equal reports whether x == y.
func (f floats) equal(x, y *ir.Value) *ir.Value { return f.is(arith.CmpFPredicateOeq, x, y) }

// isNaN reports whether x is NaN.
func (f floats) isNaN(x *ir.Value) *ir.Value { return f.is(arith.CmpFPredicateUno, x, x) }

func (f floats) And(x, y *ir.Value) *ir.Value { return arith.NewAndI(f.b, x, y).Result() }
func (f floats) Or(x, y *ir.Value) *ir.Value  { return arith.NewOrI(f.b, x, y).Result() }

func (f floats) Select(c, yes, no *ir.Value) *ir.Value {
	return arith.NewSelect(f.b, c, yes, no).Result()
}

// polynomial evaluates a polynomial by Horner's rule. Its coefficients are those of the highest power first.
func (f floats) polynomial(x *ir.Value, coefficients ...float64) *ir.Value {
	sum := f.Constant(coefficients[0])
	for _, c := range coefficients[1:] {
		sum = math.NewFma(f.b, sum, x, f.Constant(c)).SetFastmath(f.flags).Result()
	}
	return sum
}
