package complextostandard

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/internal/complexmath"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-complex-to-standard.
var Pass = &pass.Def{
	Name:    "convert-complex-to-standard",
	Summary: "Convert Complex dialect to standard dialect",
	Class:   "ConvertComplexToStandardPass",
	New: func(o *pass.Options) func(*pass.Job) {
		division := complex.RangeImproved.String()
		o.Enum(&division, "complex-range", "Control the intermediate calculation of complex number division",
			complex.RangeImproved.String(), complex.RangeBasic.String(), complex.RangeNone.String())
		return func(j *pass.Job) {
			t := convert.NewTarget()
			t.LegalDialects("arith", "math")
			t.Legal(complex.Create, complex.Im, complex.Re)
			division, _ := complex.ParseComplexRangeFlags(division)
			if !convert.Partial(j.Context(), t, convert.NewPatterns(Patterns(division)), convert.Config{Report: j.Report, Threads: j.Threads}, j.Op) {
				j.Fail()
			}
		}
	},
}

// Patterns returns the patterns for the complex dialect. With [complex.RangeImproved], division
// does not overflow on the way, which takes many more operations.
func Patterns(division complex.ComplexRangeFlags) []convert.Pattern {
	quotient := complexmath.Arithmetic.Quotient
	if division == complex.RangeImproved {
		quotient = complexmath.Arithmetic.ScaledQuotient
	}
	return []convert.Pattern{
		convert.On(nil, lowerAbs),
		convert.On(nil, lowerAngle),
		convert.On(nil, lowerAtan2),
		convert.On(nil, lowerAdd),
		convert.On(nil, lowerSub),
		convert.On(nil, func(op complex.EqualOp, in complex.EqualAdaptor[*ir.Value], r *convert.Rewriter) bool {
			re, im := compareParts(r, arith.CmpFPredicateOeq, in.Lhs(), in.Rhs())
			r.ReplaceBy(op.Op(), arith.NewAndI(r.Builder, re, im).Op())
			return true
		}),
		convert.On(nil, func(op complex.NotEqualOp, in complex.NotEqualAdaptor[*ir.Value], r *convert.Rewriter) bool {
			re, im := compareParts(r, arith.CmpFPredicateUne, in.Lhs(), in.Rhs())
			r.ReplaceBy(op.Op(), arith.NewOrI(r.Builder, re, im).Op())
			return true
		}),
		convert.On(nil, func(op complex.ConjOp, in complex.ConjAdaptor[*ir.Value], r *convert.Rewriter) bool {
			x := partsOf(r.Builder, in.Complex())
			x.Im = arith.NewNegF(r.Builder, x.Im).Result()
			return replace(op.Op(), x, r)
		}),
		convert.On(nil, func(op complex.NegOp, in complex.NegAdaptor[*ir.Value], r *convert.Rewriter) bool {
			x := partsOf(r.Builder, in.Complex())
			x.Re = arith.NewNegF(r.Builder, x.Re).Result()
			x.Im = arith.NewNegF(r.Builder, x.Im).Result()
			return replace(op.Op(), x, r)
		}),
		convert.On(nil, lowerCos),
		convert.On(nil, lowerSin),
		convert.On(nil, lowerExp),
		convert.On(nil, lowerExpm1),
		convert.On(nil, lowerLog),
		convert.On(nil, lowerLog1p),
		convert.On(nil, func(op complex.MulOp, in complex.MulAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return lowerBoth(op.Op(), in.Lhs(), in.Rhs(), op.Fastmath(), r, product)
		}),
		convert.On(nil, func(op complex.DivOp, in complex.DivAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return lowerBoth(op.Op(), in.Lhs(), in.Rhs(), op.Fastmath(), r, quotient)
		}),
		convert.On(nil, lowerSign),
		convert.On(nil, lowerSqrt),
		convert.On(nil, lowerRsqrt),
		convert.On(nil, lowerTan),
		convert.On(nil, lowerTanh),
		convert.On(nil, lowerPowi),
		convert.On(nil, lowerPow),
	}
}

// number is the parts of a complex number.
type number = complexmath.Number

// partsOf creates the parts of a number.
func partsOf(b *ir.Builder, v *ir.Value) number {
	re := complex.NewRe(b, v).Result()
	return number{Re: re, Im: complex.NewIm(b, v).Result()}
}

// replace replaces an operation with the number that has some parts.
func replace(op *ir.Operation, x number, r *convert.Rewriter) bool {
	r.ReplaceBy(op, complex.NewCreate(r.Builder, op.Result(0).Type(), x.Re, x.Im).Op())
	return true
}

// lowerBoth computes with the parts of two numbers.
func lowerBoth(op *ir.Operation, lhs, rhs *ir.Value, flags arith.FastMathFlags, r *convert.Rewriter, compute func(m complexmath.Arithmetic, x, y number) number) bool {
	x := partsOf(r.Builder, lhs)
	y := partsOf(r.Builder, rhs)
	return replace(op, compute(complexmath.Arithmetic{Ops: floatsOf(lhs, flags, r)}, x, y), r)
}

// product is the product of two numbers.
func product(m complexmath.Arithmetic, x, y number) number {
	re := m.Mul(x.Re, y.Re)
	re = m.Sub(re, m.Mul(x.Im, y.Im))
	im := m.Mul(x.Im, y.Re)
	return number{Re: re, Im: m.Add(im, m.Mul(x.Re, y.Im))}
}

func lowerAdd(op complex.AddOp, in complex.AddAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Lhs(), op.Fastmath(), r)
	return lowerPartwise(op.Op(), in.Lhs(), in.Rhs(), r, f.Add)
}

func lowerSub(op complex.SubOp, in complex.SubAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Lhs(), op.Fastmath(), r)
	return lowerPartwise(op.Op(), in.Lhs(), in.Rhs(), r, f.Sub)
}

// lowerPartwise computes each part of the result from the same parts of two numbers.
func lowerPartwise(op *ir.Operation, lhs, rhs *ir.Value, r *convert.Rewriter, compute func(x, y *ir.Value) *ir.Value) bool {
	b := r.Builder
	x := complex.NewRe(b, lhs).Result()
	re := compute(x, complex.NewRe(b, rhs).Result())
	x = complex.NewIm(b, lhs).Result()
	im := compute(x, complex.NewIm(b, rhs).Result())
	return replace(op, number{Re: re, Im: im}, r)
}

// compareParts compares the parts of two numbers.
func compareParts(r *convert.Rewriter, p arith.CmpFPredicate, lhs, rhs *ir.Value) (re, im *ir.Value) {
	x := partsOf(r.Builder, lhs)
	y := partsOf(r.Builder, rhs)
	re = arith.NewCmpF(r.Builder, p, x.Re, y.Re).Result()
	return re, arith.NewCmpF(r.Builder, p, x.Im, y.Im).Result()
}

func lowerAngle(op complex.AngleOp, in complex.AngleAdaptor[*ir.Value], r *convert.Rewriter) bool {
	x := partsOf(r.Builder, in.Complex())
	r.ReplaceBy(op.Op(), math.NewAtan2(r.Builder, x.Im, x.Re).SetFastmath(op.Fastmath()).Op())
	return true
}
