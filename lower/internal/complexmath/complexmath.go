// Package complexmath divides complex numbers by operations on their parts, which are
// those of whatever dialect numbers are lowered to.
package complexmath

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

// A Number is the parts of a complex number.
type Number struct{ Re, Im *ir.Value }

// Ops creates operations on parts of numbers.
type Ops interface {
	Add(x, y *ir.Value) *ir.Value
	Sub(x, y *ir.Value) *ir.Value
	Mul(x, y *ir.Value) *ir.Value
	Div(x, y *ir.Value) *ir.Value
	Abs(x *ir.Value) *ir.Value
	// CopySign and Compare have no fast-math flags: they meet NaN and infinity.
	CopySign(magnitude, of *ir.Value) *ir.Value
	Compare(p arith.CmpFPredicate, x, y *ir.Value) *ir.Value
	And(x, y *ir.Value) *ir.Value
	Or(x, y *ir.Value) *ir.Value
	Select(c, yes, no *ir.Value) *ir.Value
	Constant(v float64) *ir.Value
	Infinity() *ir.Value
}

// Arithmetic divides numbers.
type Arithmetic struct{ Ops }

// Quotient multiplies with the conjugate of y, and divides by the square of its absolute value.
func (m Arithmetic) Quotient(x, y Number) Number {
	square := m.Mul(y.Re, y.Re)
	square = m.Add(square, m.Mul(y.Im, y.Im))
	re := m.Mul(x.Re, y.Re)
	re = m.Add(re, m.Mul(x.Im, y.Im))
	im := m.Mul(x.Im, y.Re)
	im = m.Sub(im, m.Mul(x.Re, y.Im))
	re = m.Div(re, square)
	return Number{re, m.Div(im, square)}
}

// ScaledQuotient divides by Smith's method: it scales by the ratio of the smaller part of y to the
// larger one, so that no square overflows. Where both parts of that are NaN, the result is what C
// wants: infinite for a division by zero or of an infinite number, and zero for one by an infinite
// number.
func (m Arithmetic) ScaledQuotient(x, y Number) Number {
	ratio := m.Div(y.Re, y.Im)
	scale := m.Add(y.Im, m.Mul(ratio, y.Re))
	re := m.Div(m.Add(m.Mul(x.Re, ratio), x.Im), scale)
	byIm := Number{re, m.Div(m.Sub(m.Mul(x.Im, ratio), x.Re), scale)}
	ratio = m.Div(y.Im, y.Re)
	scale = m.Add(y.Re, m.Mul(ratio, y.Im))
	re = m.Div(m.Add(x.Re, m.Mul(x.Im, ratio)), scale)
	byRe := Number{re, m.Div(m.Sub(x.Im, m.Mul(x.Re, ratio)), scale)}

	zero := m.Constant(0)
	size := Number{Re: m.Abs(y.Re)}
	reIsZero := m.Compare(arith.CmpFPredicateOeq, size.Re, zero)
	size.Im = m.Abs(y.Im)
	imIsZero := m.Compare(arith.CmpFPredicateOeq, size.Im, zero)
	reIsNumber := m.Compare(arith.CmpFPredicateOrd, x.Re, zero)
	isNumber := m.Or(reIsNumber, m.Compare(arith.CmpFPredicateOrd, x.Im, zero))
	byZero := m.And(isNumber, m.And(reIsZero, imIsZero))
	inf := m.Infinity()
	signed := m.CopySign(inf, y.Re)
	infinite := Number{Re: m.Mul(signed, x.Re)}
	infinite.Im = m.Mul(signed, x.Im)

	ofInfinite, large := m.ofInfinite(x, y, size, zero, inf)
	byInfinite, small := m.byInfinite(x, y, size, zero, inf, large.size, large.one)
	less := m.Compare(arith.CmpFPredicateOlt, size.Re, size.Im)
	usual := m.chooseNumber(less, byIm, byRe)
	result := m.chooseNumber(byInfinite, small, usual)
	result = m.chooseNumber(ofInfinite, large.Number, result)
	result = m.chooseNumber(byZero, infinite, result)
	reIsNaN := m.Compare(arith.CmpFPredicateUno, usual.Re, zero)
	isNaN := m.And(reIsNaN, m.Compare(arith.CmpFPredicateUno, usual.Im, zero))
	return m.chooseNumber(isNaN, result, usual)
}

func (m Arithmetic) chooseNumber(c *ir.Value, yes, no Number) Number {
	re := m.Select(c, yes.Re, no.Re)
	return Number{re, m.Select(c, yes.Im, no.Im)}
}

// unit returns a number with 1 where the parts of another one are infinite, and 0 elsewhere, with
// its signs.
func (m Arithmetic) unit(n Number, reInfinite, imInfinite, one, zero *ir.Value) Number {
	re := m.CopySign(m.Select(reInfinite, one, zero), n.Re)
	return Number{re, m.CopySign(m.Select(imInfinite, one, zero), n.Im)}
}

// An infiniteQuotient is the quotient of an infinite number, and what was needed for it.
type infiniteQuotient struct {
	Number
	size Number // the absolute values of the parts of the dividend
	one  *ir.Value
}

// ofInfinite returns the quotient of an infinite and a finite number, and whether x and y are these.
func (m Arithmetic) ofInfinite(x, y, size Number, zero, inf *ir.Value) (is *ir.Value, q infiniteQuotient) {
	reFinite := m.Compare(arith.CmpFPredicateOne, size.Re, inf)
	finite := m.And(reFinite, m.Compare(arith.CmpFPredicateOne, size.Im, inf))
	q.size.Re = m.Abs(x.Re)
	reInfinite := m.Compare(arith.CmpFPredicateOeq, q.size.Re, inf)
	q.size.Im = m.Abs(x.Im)
	imInfinite := m.Compare(arith.CmpFPredicateOeq, q.size.Im, inf)
	is = m.And(m.Or(reInfinite, imInfinite), finite)
	q.one = m.Constant(1)
	u := m.unit(x, reInfinite, imInfinite, q.one, zero)
	re := m.Mul(u.Re, y.Re)
	q.Re = m.Mul(inf, m.Add(re, m.Mul(u.Im, y.Im)))
	re = m.Mul(u.Re, y.Im)
	q.Im = m.Mul(inf, m.Sub(m.Mul(u.Im, y.Re), re))
	return is, q
}

// byInfinite returns the quotient of a finite and an infinite number, and whether x and y are these.
func (m Arithmetic) byInfinite(x, y, size Number, zero, inf *ir.Value, dividend Number, one *ir.Value) (is *ir.Value, q Number) {
	reFinite := m.Compare(arith.CmpFPredicateOne, dividend.Re, inf)
	finite := m.And(reFinite, m.Compare(arith.CmpFPredicateOne, dividend.Im, inf))
	reInfinite := m.Compare(arith.CmpFPredicateOeq, size.Re, inf)
	imInfinite := m.Compare(arith.CmpFPredicateOeq, size.Im, inf)
	is = m.And(finite, m.Or(reInfinite, imInfinite))
	u := m.unit(y, reInfinite, imInfinite, one, zero)
	re := m.Mul(x.Re, u.Re)
	q.Re = m.Mul(zero, m.Add(re, m.Mul(x.Im, u.Im)))
	im := m.Mul(x.Im, u.Re)
	q.Im = m.Mul(zero, m.Sub(im, m.Mul(x.Re, u.Im)))
	return is, q
}
