package complextostandard

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/ir"
)

// lowerSqrt halves the angle and takes the root of the absolute value.
func lowerSqrt(op complex.SqrtOp, in complex.SqrtAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	zero := f.Constant(0)
	half := f.Constant(0.5)
	x := partsOf(r.Builder, in.Complex())
	abs := f.sqrtOfAbs(x)
	angle := f.Mul(f.atan2(x.Im, x.Re), half)
	cos := f.cos(angle)
	sin := f.sin(angle)
	sinIsZero := f.equal(sin, zero)
	root := number{Re: f.Mul(abs, cos)}
	root.Im = f.Select(sinIsZero, zero, f.Mul(abs, sin)) // 0 times infinity is NaN
	if f.haveSpecials() {
		root = f.sqrtOfSpecials(x, root, abs, zero)
	}
	isZero := f.equal(abs, zero)
	re := f.Select(isZero, zero, root.Re)
	return replace(op.Op(), number{Re: re, Im: f.Select(isZero, zero, root.Im)}, r)
}

// sqrtOfSpecials replaces the root where a part of x is infinite or NaN.
func (f floats) sqrtOfSpecials(x, root number, abs, zero *ir.Value) number {
	inf := f.Infinity()
	negInf := f.negativeInfinity()
	nan := f.nan()
	im := f.Abs(x.Im)
	imIsInf := f.equal(im, inf)
	imIsNotInf := f.is(arith.CmpFPredicateOne, im, inf)
	reIsInf := f.equal(x.Re, inf)
	reIsNegInf := f.equal(x.Re, negInf)
	root.Re = f.Select(f.And(reIsNegInf, imIsNotInf), zero, root.Re)
	root.Re = f.Select(f.Or(imIsInf, reIsInf), inf, root.Re)
	signed := f.signed(inf, x.Im)
	root.Im = f.Select(f.Compare(arith.CmpFPredicateUno, abs, abs), nan, root.Im)
	root.Im = f.Select(f.Or(imIsInf, reIsNegInf), signed, root.Im)
	return root
}

// lowerRsqrt is lowerSqrt for the reciprocal.
func lowerRsqrt(op complex.RsqrtOp, in complex.RsqrtAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	zero := f.Constant(0)
	inf := f.Infinity()
	minusHalf := f.Constant(-0.5)
	nan := f.nan()
	x := partsOf(r.Builder, in.Complex())
	abs := f.rsqrtOfAbs(x)
	angle := f.Mul(f.atan2(x.Im, x.Re), minusHalf)
	cos := f.cos(angle)
	sin := f.sin(angle)
	root := number{Re: f.Mul(abs, cos)}
	root.Im = f.Mul(abs, sin)
	if f.haveSpecials() {
		root = f.rsqrtOfSpecials(x, root, zero, inf)
	}
	reIsZero := f.equal(x.Re, zero)
	isZero := f.And(reIsZero, f.equal(x.Im, zero))
	re := f.Select(isZero, inf, root.Re)
	return replace(op.Op(), number{Re: re, Im: f.Select(isZero, nan, root.Im)}, r)
}

// rsqrtOfSpecials replaces the root by a zero where x is infinite.
func (f floats) rsqrtOfSpecials(x, root number, zero, inf *ir.Value) number {
	minusOne := f.Constant(-1)
	reZero := f.signed(zero, x.Re)
	imZero := f.Mul(minusOne, f.signed(zero, x.Im))
	re := f.Abs(x.Re)
	imIsInf := f.equal(f.Abs(x.Im), inf)
	reIsNaN := f.isNaN(x.Re)
	reIsInf := f.equal(re, inf)
	isZero := f.Or(f.And(imIsInf, reIsNaN), reIsInf)
	root.Re = f.Select(isZero, reZero, root.Re)
	root.Im = f.Select(isZero, imZero, root.Im)
	return root
}

// lowerTan computes tan(x + iy) = -i * tanh(-y + ix).
func lowerTan(op complex.TanOp, in complex.TanAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	x := partsOf(r.Builder, in.Complex())
	minusOne := f.Constant(-1)
	tanh := f.tanh(number{Re: f.Mul(x.Im, minusOne), Im: x.Re}, minusOne)
	return replace(op.Op(), number{Re: tanh.Im, Im: f.Mul(tanh.Re, minusOne)}, r)
}

func lowerTanh(op complex.TanhOp, in complex.TanhAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	x := partsOf(r.Builder, in.Complex())
	return replace(op.Op(), f.tanh(x, f.Constant(-1)), r)
}

// tanh computes with expm1 of twice the real part, and of the negative of that.
func (f floats) tanh(x number, minusOne *ir.Value) number {
	inf := f.Infinity()
	four := f.Constant(4)
	double := f.Add(x.Re, x.Re)
	negated := f.Mul(minusOne, double)
	grow := f.expm1(double)
	shrink := f.expm1(negated)
	num := number{Re: f.Sub(grow, shrink)}
	cos := f.cos(x.Im)
	square := f.Mul(f.Mul(cos, cos), four)
	num.Im = f.Mul(four, f.Mul(cos, f.sin(x.Im)))
	sum := f.Add(grow, shrink)
	denominator := f.Add(sum, square)
	isInf := f.equal(sum, inf)
	limit := f.signed(minusOne, x.Re)
	result := number{Re: f.Select(isInf, limit, f.Div(num.Re, denominator))}
	result.Im = f.Div(num.Im, denominator)
	if f.haveSpecials() {
		return f.tanhOfSpecials(x, result, num.Im, inf)
	}
	return result
}

// tanhOfSpecials replaces the parts of a result where x is infinite, or its imaginary part zero. im is the
// dividend of the imaginary part.
func (f floats) tanhOfSpecials(x, result number, im, inf *ir.Value) number {
	re := f.Abs(x.Re)
	zero := f.Constant(0)
	nan := f.nan()
	reIsInf := f.equal(re, inf)
	imIsZero := f.equal(x.Im, zero)
	yes := arith.NewConstant(f.b, ir.NewBoolAttr(f.b.Context(), true)).Result()
	reIsNotInf := arith.NewXOrI(f.b, reIsInf, yes).Result()
	imIsNaN := f.isNaN(im)
	isNaN := f.And(imIsNaN, reIsNotInf)
	isZero := f.Or(imIsZero, f.And(reIsInf, imIsNaN))
	result.Re = f.Select(isNaN, nan, result.Re)
	result.Im = f.Select(isZero, zero, result.Im)
	return result
}
