package complextostandard

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/ir"
)

// A magnitude is the absolute value of a number as the larger part and what to multiply it with, so that
// no square overflows: max * sqrt(1 + (min/max)^2).
type magnitude struct {
	max, min *ir.Value
	square   *ir.Value // 1 + (min/max)^2
}

func (f floats) magnitude(x number) magnitude {
	one := f.Constant(1)
	re := f.Abs(x.Re)
	im := f.Abs(x.Im)
	m := magnitude{max: f.maximum(re, im)}
	m.min = f.minimum(re, im)
	s := f.withSpecials() // the ratio of zeros is NaN
	ratio := s.Div(m.min, m.max)
	m.square = s.Add(s.Mul(ratio, ratio), one)
	return m
}

// orMin is v, or the smaller part where v is NaN because both parts are zero or infinite.
func (f floats) orMin(v, least *ir.Value) *ir.Value {
	return f.Select(f.withSpecials().isNaN(v), least, v)
}

// abs is the absolute value of a number.
func (f floats) abs(x number) *ir.Value {
	m, s := f.magnitude(x), f.withSpecials()
	return f.orMin(s.Mul(m.max, s.sqrt(m.square)), m.min)
}

// sqrtOfAbs is the square root of the absolute value of a number.
func (f floats) sqrtOfAbs(x number) *ir.Value {
	m, s := f.magnitude(x), f.withSpecials()
	quarter := f.Constant(0.25)
	root := s.sqrt(m.max)
	return f.orMin(s.Mul(root, s.pow(m.square, quarter)), m.min)
}

// rsqrtOfAbs is the reciprocal of sqrtOfAbs.
func (f floats) rsqrtOfAbs(x number) *ir.Value {
	m, s := f.magnitude(x), f.withSpecials()
	square := s.rsqrt(m.square)
	least := s.rsqrt(m.min)
	greatest := s.rsqrt(m.max)
	return f.orMin(s.Mul(greatest, s.sqrt(square)), least)
}

func lowerAbs(op complex.AbsOp, in complex.AbsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	x := partsOf(r.Builder, in.Complex())
	r.Replace(op.Op(), floatsOf(in.Complex(), op.Fastmath(), r).abs(x))
	return true
}

// lowerAtan2 computes -i * log((x + iy) / sqrt(x^2 + y^2)).
func lowerAtan2(op complex.Atan2Op, in complex.Atan2Adaptor[*ir.Value], r *convert.Rewriter) bool {
	b, flags, f := r.Builder, op.Fastmath(), floatsOf(in.Lhs(), op.Fastmath(), r)
	t := op.Result().Type()
	mul := func(x, y *ir.Value) *ir.Value { return complex.NewMul(b, x, y).SetFastmath(flags).Result() }
	add := func(x, y *ir.Value) *ir.Value { return complex.NewAdd(b, x, y).SetFastmath(flags).Result() }
	y, x := in.Lhs(), in.Rhs()
	square := mul(x, x)
	sum := add(square, mul(y, y))
	root := complex.NewSqrt(b, sum).SetFastmath(flags).Result()
	zero := f.Constant(0)
	i := complex.NewCreate(b, t, zero, f.Constant(1)).Result()
	unit := complex.NewDiv(b, add(x, mul(i, y)), root).SetFastmath(flags).Result()
	log := complex.NewLog(b, unit).SetFastmath(flags).Result()
	minusI := complex.NewCreate(b, t, zero, f.Constant(-1)).Result()
	r.Replace(op.Op(), mul(minusI, log))
	return true
}

// waves are what both the sine and the cosine of x + iy consist of.
type waves struct{ grow, shrink, sin, cos *ir.Value } // exp(y)/2, exp(-y)/2, and those of x

func (f floats) waves(x number) (w waves) {
	half := f.Constant(0.5)
	exp := f.exp(x.Im)
	w.grow = f.Mul(half, exp)
	w.shrink = f.Div(half, exp)
	w.sin = f.sin(x.Re)
	w.cos = f.cos(x.Re)
	return w
}

func lowerCos(op complex.CosOp, in complex.CosAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	w := f.waves(partsOf(r.Builder, in.Complex()))
	re := f.Mul(f.Add(w.shrink, w.grow), w.cos)
	return replace(op.Op(), number{Re: re, Im: f.Mul(f.Sub(w.shrink, w.grow), w.sin)}, r)
}

func lowerSin(op complex.SinOp, in complex.SinAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	w := f.waves(partsOf(r.Builder, in.Complex()))
	re := f.Mul(f.Add(w.grow, w.shrink), w.sin)
	return replace(op.Op(), number{Re: re, Im: f.Mul(f.Sub(w.grow, w.shrink), w.cos)}, r)
}

// lowerExp multiplies twice with exp(re/2) where exp(re) is infinite: the product may be finite.
func lowerExp(op complex.ExpOp, in complex.ExpAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	x := partsOf(r.Builder, in.Complex())
	zero := f.Constant(0)
	half := f.Constant(0.5)
	inf := f.Infinity()
	exp := f.exp(x.Re)
	root := f.exp(f.Mul(x.Re, half))
	cos := f.cos(x.Im)
	sin := f.sin(x.Im)
	isInf := f.equal(exp, inf)
	imIsZero := f.Compare(arith.CmpFPredicateOeq, x.Im, zero)
	times := func(y *ir.Value) *ir.Value {
		usual := f.Mul(exp, y)
		return f.Select(isInf, f.Mul(f.Mul(root, y), root), usual)
	}
	re := times(cos)
	return replace(op.Op(), number{Re: re, Im: f.Select(imIsZero, zero, times(sin))}, r)
}

// lowerExpm1 computes expm1(a)*cos(b) + cos(b) - 1, which keeps the digits where a and b are small.
func lowerExpm1(op complex.Expm1Op, in complex.Expm1Adaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	x := partsOf(r.Builder, in.Complex())
	zero := f.Constant(0)
	one := f.Constant(1)
	expm1 := f.expm1(x.Re)
	exp := f.Add(expm1, one)
	sin := f.sin(x.Im)
	cosm1 := f.cosm1(x.Im)
	cos := f.Add(cosm1, one)
	re := f.Add(f.Mul(expm1, cos), cosm1)
	imIsZero := f.equal(x.Im, zero)
	im := f.Select(imIsZero, zero, f.Mul(exp, sin))
	return replace(op.Op(), number{Re: re, Im: im}, r)
}

// cosm1 is cos(x) - 1: near 0, by the polynomial of the Cephes library.
func (f floats) cosm1(x *ir.Value) *ir.Value {
	minusHalf := f.Constant(-0.5)
	minusOne := f.Constant(-1)
	far := f.Add(f.cos(x), minusOne)
	square := f.Mul(x, x)
	fourth := f.Mul(square, square)
	rest := f.polynomial(square, 4.7377507964246204691685e-14, -1.1470284843425359765671e-11, 2.0876754287081521758361e-9,
		-2.7557319214999787979814e-7, 2.4801587301570552304991e-5, -1.3888888888888872993737e-3, 4.1666666666666666609054e-2)
	near := f.Mul(fourth, rest)
	near = arith.NewAddF(f.b, near, f.Mul(minusHalf, square)).Result() // upstream sets no flags here
	limit := f.Constant(0.61685)                                       // about the square of pi/4
	return f.Select(f.is(arith.CmpFPredicateOge, square, limit), far, near)
}

func lowerLog(op complex.LogOp, in complex.LogAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	abs := complex.NewAbs(r.Builder, in.Complex()).SetFastmath(op.Fastmath()).Result()
	re := f.log(abs)
	x := partsOf(r.Builder, in.Complex())
	return replace(op.Op(), number{Re: re, Im: f.atan2(x.Im, x.Re)}, r)
}

// lowerLog1p computes log of |x + 1| as log1p of max - 1 and half of log1p of the square of the ratio of the
// parts.
func lowerLog1p(op complex.Log1pOp, in complex.Log1pAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	s := f.withSpecials()
	x := partsOf(r.Builder, in.Complex())
	half := f.Constant(0.5)
	one := f.Constant(1)
	above := f.Add(x.Re, one)
	re := f.Abs(above)
	im := f.Abs(x.Im)
	greatest := f.maximum(re, im)
	least := f.minimum(re, im)
	byRe := f.is(arith.CmpFPredicateOgt, above, im)
	less := f.Select(byRe, x.Re, f.Sub(greatest, one))
	ratio := s.Div(least, greatest)
	log := f.log1p(less)
	part := s.log1p(s.Mul(ratio, ratio))
	sum := s.Add(s.Mul(half, part), log)
	re = f.orMin(sum, least)
	return replace(op.Op(), number{Re: re, Im: f.atan2(x.Im, above)}, r)
}

// lowerSign divides by the absolute value, unless that is 0.
func lowerSign(op complex.SignOp, in complex.SignAdaptor[*ir.Value], r *convert.Rewriter) bool {
	f := floatsOf(in.Complex(), op.Fastmath(), r)
	x := partsOf(r.Builder, in.Complex())
	zero := f.Constant(0)
	reIsZero := f.Compare(arith.CmpFPredicateOeq, x.Re, zero)
	isZero := f.And(reIsZero, f.Compare(arith.CmpFPredicateOeq, x.Im, zero))
	abs := complex.NewAbs(r.Builder, in.Complex()).SetFastmath(op.Fastmath()).Result()
	re := f.Div(x.Re, abs)
	sign := complex.NewCreate(r.Builder, op.Result().Type(), re, f.Div(x.Im, abs)).Result()
	r.Replace(op.Op(), f.Select(isZero, in.Complex(), sign))
	return true
}
