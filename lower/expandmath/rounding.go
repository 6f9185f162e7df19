package expandmath

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// expandCeil adds one to what is rounded towards zero, if that is less.
func expandCeil(op math.CeilOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	x := op.Operand()
	whole := n.truncated(x)
	zero, one := n.constant(0), n.constant(1)
	less := n.compare(arith.CmpFPredicateOgt, x, whole)
	r.Replace(op.Op(), n.add(whole, n.choose(less, one, zero)))
	return true
}

// expandRound adds a half with the sign of the number, and rounds towards zero. Numbers with
// an exponent of 23 or more, also infinities and NaNs, are whole, or do not fit the integer.
func expandRound(op math.RoundOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	if n.format() != num.F32 {
		return r.NoMatch(op.Op(), "not a round of f32.")
	}
	i, x := integers{r.Builder, n.ints(32)}, op.Operand()
	half := n.constant(0.5)
	f := fields{integers: i, place: i.constant(23), bias: i.constant(127), mask: i.constant(0xff)}
	whole := n.truncated(n.add(x, n.signed(half, x)))
	exponent := f.exponent(i.bits(x))
	large := i.compare(arith.CmpIPredicateSge, exponent, f.place)
	r.Replace(op.Op(), n.choose(large, x, whole))
	return true
}

// A fields is what gets the exponent out of the bits of a float.
type fields struct {
	integers
	place, bias, mask *ir.Value
}

func (f fields) exponent(bits *ir.Value) *ir.Value {
	biased := f.and(f.shr(bits, f.place), f.mask)
	return f.sub(biased, f.bias)
}

// expandRoundEven takes one off what math.round makes of a number, if the number is halfway
// between two others and the result is odd.
//
// A whole number with exponent e is odd if the last of the first e bits of the fraction is
// 1; if e is 0, it is 1. As the bits after these are 0, all from that one on are looked at. A
// number is halfway if of the bits after the first e only the first is 1; if e is -1, all are 0.
func expandRoundEven(op math.RoundEvenOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	fraction := n.format().Precision() - 1
	if fraction == 0 || n.format() == num.F80 || n.format() == num.PPCDoubleDouble {
		return r.NoMatch(op.Op(), "not a float whose bits are a sign, an exponent and a fraction")
	}
	width := int(n.format().Width())
	i, x := integers{r.Builder, n.ints(uint32(width))}, op.Operand()
	one := n.constant(1)
	var h halves
	h.zero = i.constant(0)
	oneBit := i.constant(1)
	h.minusOne = i.constant(-1)
	h.place, h.last = i.constant(int64(fraction)), i.constant(int64(width-1))
	h.bias = i.constant(1<<(width-fraction-2) - 1)
	h.first, h.fraction = i.power(fraction-1, 0), i.power(fraction, -1)
	h.mask = i.constant(1<<(width-fraction-1) - 1)
	h.integers = i

	bits := i.bits(x)
	rounded := math.NewRound(r.Builder, x).Result()
	roundedBits := i.bits(rounded)
	exponent, roundedExponent := h.exponent(bits), h.exponent(roundedBits)
	odd := h.odd(roundedBits, roundedExponent, oneBit)
	halfway := h.halfway(bits, exponent)
	nearer := n.sub(rounded, n.signed(one, x))
	even := n.choose(i.and(odd, halfway), nearer, rounded)
	r.Replace(op.Op(), n.signed(even, x))
	return true
}

// halves finds numbers halfway between two whole ones, and odd ones.
type halves struct {
	fields
	zero, minusOne, last *ir.Value
	first, fraction      *ir.Value // the bits of the fraction: the first, and all
}

// shifted shifts to the right by at least 0 and at most all bits but one.
func (h halves) shifted(x, by *ir.Value) *ir.Value {
	by = arith.NewMaxSI(h.b, by, h.zero).Result()
	by = arith.NewMinSI(h.b, by, h.last).Result()
	return h.shr(x, by)
}

// rest returns the bits of the fraction after the first ones.
func (h halves) rest(bits, first *ir.Value) *ir.Value {
	return h.and(bits, h.shifted(h.fraction, first))
}

func (h halves) odd(bits, exponent, one *ir.Value) *ir.Value {
	isOne := h.compare(arith.CmpIPredicateEq, exponent, h.zero)
	rest := h.rest(bits, h.sub(exponent, one))
	return h.or(h.compare(arith.CmpIPredicateNe, rest, h.zero), isOne)
}

func (h halves) halfway(bits, exponent *ir.Value) *ir.Value {
	below1 := h.compare(arith.CmpIPredicateEq, exponent, h.minusOne)
	want := h.choose(below1, h.zero, h.shifted(h.first, exponent))
	is := h.compare(arith.CmpIPredicateEq, h.rest(bits, exponent), want)
	notSmall := h.compare(arith.CmpIPredicateSge, exponent, h.minusOne)
	notLarge := h.compare(arith.CmpIPredicateSlt, exponent, h.place)
	return h.and(h.and(is, notLarge), notSmall)
}
