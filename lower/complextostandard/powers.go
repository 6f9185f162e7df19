package complextostandard

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/ir"
)

// lowerPowi makes a power to a complex number of one to an integer.
func lowerPowi(op complex.PowiOp, in complex.PowiAdaptor[*ir.Value], r *convert.Rewriter) bool {
	flags, _ := op.Fastmath()
	f := floatsOf(in.Lhs(), flags, r)
	re := arith.NewSIToFP(r.Builder, f.t, in.Rhs()).Result()
	exponent := complex.NewCreate(r.Builder, op.Result().Type(), re, f.Constant(0)).Result()
	r.ReplaceBy(op.Op(), complex.NewPow(r.Builder, in.Lhs(), exponent).SetFastmath(flags).Op())
	return true
}

// lowerPow computes x^(c + di), with x = a + bi, as |x|^c * exp(-d*arg x) * (cos q + i*sin q), where q is
// c*arg x + d*log|x|. Then it replaces what that gets wrong.
func lowerPow(op complex.PowOp, in complex.PowAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b, f := r.Builder, floatsOf(in.Lhs(), op.Fastmath(), r)
	exponent := partsOf(b, in.Rhs())
	x := partsOf(b, in.Lhs())
	abs := complex.NewAbs(b, in.Lhs()).SetFastmath(op.Fastmath()).Result()
	size := f.pow(abs, exponent.Re)
	minus := f.neg(exponent.Im)
	arg := f.atan2(x.Im, x.Re)
	size = f.Mul(size, f.exp(f.Mul(minus, arg)))
	log := f.log(abs)
	q := f.Mul(exponent.Re, arg)
	q = f.Add(q, f.Mul(exponent.Im, log))
	cos := f.cos(q)
	usual := number{Re: cos, Im: f.sin(q)}

	p := powers{floats: f, inf: f.Infinity(), zero: f.Constant(0), one: f.Constant(1)}
	create := func(re, im *ir.Value) *ir.Value {
		return complex.NewCreate(b, op.Result().Type(), re, im).Result()
	}
	p.complexOne = create(p.one, p.zero)
	p.complexZero = create(p.zero, p.zero)
	p.complexInf = create(p.inf, p.zero)
	absIsZero := f.equal(abs, p.zero)
	p.dIsZero = f.equal(exponent.Im, p.zero)
	p.cIsZero = f.equal(exponent.Re, p.zero)
	p.bIsZero = f.equal(x.Im, p.zero)
	notNegative := f.is(arith.CmpFPredicateOle, p.zero, exponent.Re)
	re := f.Mul(size, usual.Re)
	im := f.Mul(size, usual.Im)
	oneOrZero := f.Select(p.cIsZero, p.complexOne, p.complexZero)
	result := create(re, im)
	ofZero := f.And(f.And(absIsZero, p.dIsZero), notNegative)
	r.Replace(op.Op(), p.replaceSpecial(x.Re, exponent.Re, f.Select(ofZero, oneOrZero, result)))
	return true
}

// powers has what is known of a power (a + bi)^(c + di).
type powers struct {
	floats
	inf, zero, one                      *ir.Value
	complexOne, complexZero, complexInf *ir.Value
	bIsZero, cIsZero, dIsZero           *ir.Value
}

// replaceSpecial replaces the power to 0, that of 1, and real powers of infinity.
func (p powers) replaceSpecial(a, c, result *ir.Value) *ir.Value {
	toZero := p.And(p.cIsZero, p.dIsZero)
	result = p.Select(toZero, p.complexOne, result)
	ofOne := p.And(p.equal(a, p.one), p.bIsZero)
	result = p.Select(ofOne, p.complexOne, result)
	ofInf := p.And(p.equal(a, p.inf), p.bIsZero)
	positive := p.And(p.dIsZero, p.is(arith.CmpFPredicateOgt, c, p.zero))
	result = p.Select(p.And(ofInf, positive), p.complexInf, result)
	negative := p.And(p.dIsZero, p.is(arith.CmpFPredicateOlt, c, p.zero))
	return p.Select(p.And(ofInf, negative), p.complexZero, result)
}
