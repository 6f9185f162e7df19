package complextollvm

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/num"
)

// math creates operations on parts of numbers with fast-math flags.
type math struct {
	b     *ir.Builder
	flags llvm.FastmathFlags
	elem  ir.Type
}

func newMath(b *ir.Builder, flags arith.FastMathFlags, elem ir.Type) math {
	return math{b, tollvm.FastmathFlags(flags), elem}
}

func (m math) add(x, y *ir.Value) *ir.Value {
	return llvm.NewFAdd(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) sub(x, y *ir.Value) *ir.Value {
	return llvm.NewFSub(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) mul(x, y *ir.Value) *ir.Value {
	return llvm.NewFMul(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) div(x, y *ir.Value) *ir.Value {
	return llvm.NewFDiv(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) abs(x *ir.Value) *ir.Value {
	return llvm.NewFAbs(m.b, x).SetFastmathFlags(m.flags).Result()
}

func (m math) sign(magnitude, of *ir.Value) *ir.Value {
	return llvm.NewCopySign(m.b, magnitude, of).Result()
}

func (m math) compare(p llvm.FCmpPredicate, x, y *ir.Value) *ir.Value {
	return llvm.NewFCmp(m.b, p, x, y).Result()
}

func (m math) and(x, y *ir.Value) *ir.Value { return llvm.NewAnd(m.b, x, y).Result() }
func (m math) or(x, y *ir.Value) *ir.Value  { return llvm.NewOr(m.b, x, y).Result() }

func (m math) choose(c, yes, no *ir.Value) *ir.Value {
	return llvm.NewSelect(m.b, c, yes, no).Result()
}

func (m math) constant(v float64) *ir.Value {
	return llvm.NewConstant(m.b, m.elem, ir.NewFloat64Attr(m.elem, v)).Result()
}

func (m math) infinity() *ir.Value {
	s := m.elem.(*ir.FloatType).Semantics()
	return llvm.NewConstant(m.b, m.elem, ir.NewFloatAttr(m.elem, num.Inf(s, false))).Result()
}

func (m math) product(x, y number) number {
	re := m.mul(y.re, x.re)
	re = m.sub(re, m.mul(y.im, x.im))
	im := m.mul(x.im, y.re)
	return number{re, m.add(im, m.mul(x.re, y.im))}
}

// quotient multiplies with the conjugate of y, and divides by the square of its absolute value.
func (m math) quotient(x, y number) number {
	square := m.mul(y.re, y.re)
	square = m.add(square, m.mul(y.im, y.im))
	re := m.mul(x.re, y.re)
	re = m.add(re, m.mul(x.im, y.im))
	im := m.mul(x.im, y.re)
	im = m.sub(im, m.mul(x.re, y.im))
	re = m.div(re, square)
	return number{re, m.div(im, square)}
}

// scaledQuotient divides by Smith's method: it scales by the ratio of the smaller part of y to the
// larger one, so that no square overflows. Where both parts of that are NaN, the result is what C
// wants: infinite for a division by zero or of an infinite number, and zero for one by an infinite
// number.
func (m math) scaledQuotient(x, y number) number {
	ratio := m.div(y.re, y.im)
	scale := m.add(y.im, m.mul(ratio, y.re))
	re := m.div(m.add(m.mul(x.re, ratio), x.im), scale)
	byIm := number{re, m.div(m.sub(m.mul(x.im, ratio), x.re), scale)}
	ratio = m.div(y.im, y.re)
	scale = m.add(y.re, m.mul(ratio, y.im))
	re = m.div(m.add(x.re, m.mul(x.im, ratio)), scale)
	byRe := number{re, m.div(m.sub(x.im, m.mul(x.re, ratio)), scale)}

	zero := m.constant(0)
	size := number{re: m.abs(y.re)}
	reIsZero := m.compare(llvm.FCmpPredicateOeq, size.re, zero)
	size.im = m.abs(y.im)
	imIsZero := m.compare(llvm.FCmpPredicateOeq, size.im, zero)
	reIsNumber := m.compare(llvm.FCmpPredicateOrd, x.re, zero)
	isNumber := m.or(reIsNumber, m.compare(llvm.FCmpPredicateOrd, x.im, zero))
	byZero := m.and(isNumber, m.and(reIsZero, imIsZero))
	inf := m.infinity()
	signed := m.sign(inf, y.re)
	infinite := number{re: m.mul(signed, x.re)}
	infinite.im = m.mul(signed, x.im)

	ofInfinite, large := m.ofInfinite(x, y, size, zero, inf)
	byInfinite, small := m.byInfinite(x, y, size, zero, inf, large.size, large.one)
	less := m.compare(llvm.FCmpPredicateOlt, size.re, size.im)
	usual := m.chooseNumber(less, byIm, byRe)
	result := m.chooseNumber(byInfinite, small, usual)
	result = m.chooseNumber(ofInfinite, large.number, result)
	result = m.chooseNumber(byZero, infinite, result)
	reIsNaN := m.compare(llvm.FCmpPredicateUno, usual.re, zero)
	isNaN := m.and(reIsNaN, m.compare(llvm.FCmpPredicateUno, usual.im, zero))
	return m.chooseNumber(isNaN, result, usual)
}

func (m math) chooseNumber(c *ir.Value, yes, no number) number {
	re := m.choose(c, yes.re, no.re)
	return number{re, m.choose(c, yes.im, no.im)}
}

// unit returns a number with 1 where the parts of another one are infinite, and 0 elsewhere, with
// its signs.
func (m math) unit(n number, reInfinite, imInfinite, one, zero *ir.Value) number {
	re := m.sign(m.choose(reInfinite, one, zero), n.re)
	return number{re, m.sign(m.choose(imInfinite, one, zero), n.im)}
}

// An infiniteQuotient is the quotient of an infinite number, and what was needed for it.
type infiniteQuotient struct {
	number
	size number // the absolute values of the parts of the dividend
	one  *ir.Value
}

// ofInfinite returns the quotient of an infinite and a finite number, and whether x and y are these.
func (m math) ofInfinite(x, y, size number, zero, inf *ir.Value) (is *ir.Value, q infiniteQuotient) {
	reFinite := m.compare(llvm.FCmpPredicateOne, size.re, inf)
	finite := m.and(reFinite, m.compare(llvm.FCmpPredicateOne, size.im, inf))
	q.size.re = m.abs(x.re)
	reInfinite := m.compare(llvm.FCmpPredicateOeq, q.size.re, inf)
	q.size.im = m.abs(x.im)
	imInfinite := m.compare(llvm.FCmpPredicateOeq, q.size.im, inf)
	is = m.and(m.or(reInfinite, imInfinite), finite)
	q.one = m.constant(1)
	u := m.unit(x, reInfinite, imInfinite, q.one, zero)
	re := m.mul(u.re, y.re)
	q.re = m.mul(inf, m.add(re, m.mul(u.im, y.im)))
	re = m.mul(u.re, y.im)
	q.im = m.mul(inf, m.sub(m.mul(u.im, y.re), re))
	return is, q
}

// byInfinite returns the quotient of a finite and an infinite number, and whether x and y are these.
func (m math) byInfinite(x, y, size number, zero, inf *ir.Value, dividend number, one *ir.Value) (is *ir.Value, q number) {
	reFinite := m.compare(llvm.FCmpPredicateOne, dividend.re, inf)
	finite := m.and(reFinite, m.compare(llvm.FCmpPredicateOne, dividend.im, inf))
	reInfinite := m.compare(llvm.FCmpPredicateOeq, size.re, inf)
	imInfinite := m.compare(llvm.FCmpPredicateOeq, size.im, inf)
	is = m.and(finite, m.or(reInfinite, imInfinite))
	u := m.unit(y, reInfinite, imInfinite, one, zero)
	re := m.mul(x.re, u.re)
	q.re = m.mul(zero, m.add(re, m.mul(x.im, u.im)))
	im := m.mul(x.im, u.re)
	q.im = m.mul(zero, m.sub(im, m.mul(x.re, u.im)))
	return is, q
}
