package expandarith

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A shape makes operations on scalars, vectors or tensors like some type.
type shape struct {
	b  *ir.Builder
	of ir.Type
}

func (s shape) ints(width uint32) ir.Type {
	return ir.WithElement(s.of, ir.NewIntegerType(s.b.Context(), width, ir.Signless))
}

func (s shape) floats(kind ir.FloatKind) ir.Type {
	return ir.WithElement(s.of, ir.NewFloatType(s.b.Context(), kind))
}

// bits reads a float as an integer.
func (s shape) bits(width uint32, v *ir.Value) *ir.Value {
	return arith.NewBitcast(s.b, s.ints(width), v).Result()
}

func (s shape) constant(width uint32, v int64) *ir.Value { return constant(s.b, s.ints(width), v) }

func (s shape) float32(v float64) *ir.Value {
	t := s.floats(ir.F32)
	if shaped, ok := t.(ir.ShapedType); ok {
		return arith.NewConstant(s.b, ir.NewDenseFloat64s(shaped, v)).Result()
	}
	return arith.NewConstant(s.b, ir.NewFloat64Attr(t, v)).Result()
}

func (s shape) is(p arith.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpI(s.b, p, x, y).Result()
}

func (s shape) choose(c, x, y *ir.Value) *ir.Value { return arith.NewSelect(s.b, c, x, y).Result() }
func (s shape) add(x, y *ir.Value) *ir.Value       { return arith.NewAddI(s.b, x, y).Result() }
func (s shape) sub(x, y *ir.Value) *ir.Value       { return arith.NewSubI(s.b, x, y).Result() }
func (s shape) and(x, y *ir.Value) *ir.Value       { return arith.NewAndI(s.b, x, y).Result() }
func (s shape) or(x, y *ir.Value) *ir.Value        { return arith.NewOrI(s.b, x, y).Result() }
func (s shape) shl(x, y *ir.Value) *ir.Value       { return arith.NewShLI(s.b, x, y).Result() }
func (s shape) shr(x, y *ir.Value) *ir.Value       { return arith.NewShRUI(s.b, x, y).Result() }

func (s shape) low(width uint32, v *ir.Value) *ir.Value {
	return arith.NewTruncI(s.b, s.ints(width), v).Result()
}

func (s shape) wide(width uint32, v *ir.Value) *ir.Value {
	return arith.NewExtUI(s.b, s.ints(width), v).Result()
}

// result replaces an operation by bits read as a float.
func (s shape) result(op *ir.Operation, bits *ir.Value, r *rewrite.Rewriter) bool {
	r.ReplaceBy(op, arith.NewBitcast(s.b, op.Result(0).Type(), bits).Op())
	return true
}

// widthOf returns the number of bits of a float type or that of the elements.
func widthOf(t ir.Type) uint32 { return ir.ElementOrSelf(t).(*ir.FloatType).Width() }

// extendBF16 makes an f32 of a bf16, which is its upper half.
func extendBF16(op arith.ExtFOp, r *rewrite.Rewriter) bool {
	if !isFloat(op.In().Type(), ir.BF16) || !isFloat(op.Result().Type(), ir.F32) {
		return r.NoMatch(op.Op(), "not a ext of bf16 to f32.")
	}
	s := shape{r.Builder, op.In().Type()}
	half := s.wide(32, s.bits(16, op.In()))
	return s.result(op.Op(), s.shl(half, s.constant(32, 16)), r)
}

// truncateToBF16 rounds an f32 to nearest, ties to even. It adds just less than half of the
// last place that is kept, and one more if that place is 1. A carry into the
// exponent is what it should be, and infinity has nothing to carry. Only a NaN could
// become something else.
func truncateToBF16(op arith.TruncFOp, r *rewrite.Rewriter) bool {
	if !isFloat(op.In().Type(), ir.F32) || !isFloat(op.Result().Type(), ir.BF16) {
		return r.NoMatch(op.Op(), "not a trunc of f32 to bf16.")
	}
	if _, ok := op.Roundingmode(); ok {
		return r.NoMatch(op.Op(), "only applicable to default rounding mode.")
	}
	s, x := shape{r.Builder, op.In().Type()}, op.In()
	isNaN := arith.NewCmpF(s.b, arith.CmpFPredicateUne, x, x).Result()
	nearlyHalf := s.constant(32, 0x7fff)
	quietNaN := s.constant(16, 0x7fc0)
	half, one := s.constant(32, 16), s.constant(32, 1)
	bits := s.bits(32, x)
	odd := s.and(s.shr(bits, half), one)
	rounded := s.add(bits, s.add(odd, nearlyHalf))
	kept := s.low(16, s.shr(rounded, half))
	return s.result(op.Op(), s.choose(isNaN, quietNaN, kept), r)
}

// extendF8E8M0 makes the exponent, all that f8E8M0FNU has, that of an f32.
func extendF8E8M0(op arith.ExtFOp, r *rewrite.Rewriter) bool {
	if !isFloat(op.In().Type(), ir.F8E8M0FNU) {
		return r.NoMatch(op.Op(), "not a ext of F8E8M0FNU")
	}
	s, t := shape{r.Builder, op.In().Type()}, op.Result().Type()
	bits := s.bits(8, op.In())
	nan, wideNaN, mantissa := s.constant(8, 0xff), s.constant(32, -1), s.constant(32, 23)
	wide := s.shl(s.wide(32, bits), mantissa)
	isNaN := s.is(arith.CmpIPredicateEq, bits, nan)
	wide = s.choose(isNaN, wideNaN, wide)
	result := arith.NewBitcast(s.b, s.floats(ir.F32), wide).Result()
	switch n := widthOf(t); {
	case n < 32:
		result = truncate(s.b, t, result, op).Result()
	case n > 32:
		result = extend(s.b, t, result, op)
	}
	r.Replace(op.Op(), result)
	return true
}

// truncateToF8E8M0 takes the exponent of an f32. That of infinities is that of NaNs.
func truncateToF8E8M0(op arith.TruncFOp, r *rewrite.Rewriter) bool {
	if !isFloat(op.Result().Type(), ir.F8E8M0FNU) {
		return r.NoMatch(op.Op(), "not a truncf to f8E8M0FNU")
	}
	if _, ok := op.Roundingmode(); ok {
		return r.NoMatch(op.Op(), "only applicable to default rounding mode.")
	}
	s, x := shape{r.Builder, op.In().Type()}, op.In()
	switch n := widthOf(x.Type()); {
	case n < 32:
		x = extend(s.b, s.floats(ir.F32), x, op)
	case n > 32:
		x = truncate(s.b, s.floats(ir.F32), x, op).Result()
	}
	bits := s.bits(32, x)
	exponent := s.shr(bits, s.constant(32, 23))
	return s.result(op.Op(), s.low(8, exponent), r)
}

// extendF4E2M1 makes an f32. The last bits of exponent and mantissa move up together,
// and the rest of the exponent has one of two values, except for 0. Among the numbers
// less than 1 there is only 0.5, which has no bit of a mantissa in f32.
func extendF4E2M1(op arith.ExtFOp, r *rewrite.Rewriter) bool {
	if !isFloat(op.In().Type(), ir.F4E2M1FN) {
		return r.NoMatch(op.Op(), "not a ext of F4E2M1FN")
	}
	s, t := shape{r.Builder, op.In().Type()}, op.Result().Type()
	bits := s.bits(4, op.In())
	zero, one, two, four, seven := s.constant(4, 0), s.constant(4, 1), s.constant(4, 2), s.constant(4, 4), s.constant(4, 7)
	magnitude := s.and(bits, seven)

	place := s.constant(32, 20)
	low := s.shl(magnitude, two)
	low = s.choose(s.is(arith.CmpIPredicateEq, magnitude, one), zero, low)
	low = s.shl(s.wide(32, low), place)

	none, from2, below2 := s.constant(32, 0), s.constant(32, 0x40000000), s.constant(32, 0x3f000000)
	exponent := s.choose(s.is(arith.CmpIPredicateUge, magnitude, four), from2, below2)
	exponent = s.choose(s.is(arith.CmpIPredicateEq, magnitude, zero), none, exponent)

	sign, eight := s.constant(32, -1<<31), s.constant(4, 8)
	sign = s.choose(s.is(arith.CmpIPredicateUge, bits, eight), sign, none)
	all := s.add(s.add(low, exponent), sign)
	result := arith.NewBitcast(s.b, s.floats(ir.F32), all).Result()
	switch n := widthOf(t); {
	case n > 32:
		result = arith.NewExtF(s.b, t, result).Result()
	case !isFloat(t, ir.F32):
		result = arith.NewTruncF(s.b, t, result).Result()
	}
	r.Replace(op.Op(), result)
	return true
}

// truncateToF4E2M1 rounds to nearest; what is too large becomes the largest number. As in
// upstream, ties of 1 and more go away from 0, and a number between -0.5 and 0 loses its
// sign.
func truncateToF4E2M1(op arith.TruncFOp, r *rewrite.Rewriter) bool {
	if !isFloat(op.Result().Type(), ir.F4E2M1FN) {
		return r.NoMatch(op.Op(), "not a trunc of F4E2M1FN")
	}
	s, x := shape{r.Builder, op.In().Type()}, op.In()
	switch {
	case widthOf(x.Type()) > 32:
		x = arith.NewTruncF(s.b, s.floats(ir.F32), x).Result()
	case !isFloat(x.Type(), ir.F32):
		x = arith.NewExtF(s.b, s.floats(ir.F32), x).Result()
	}
	one, signPlace := s.constant(4, 1), s.constant(4, 3)
	last := s.constant(32, 22) // the place of the only bit of the mantissa
	zero8, minus8 := s.constant(8, 0), s.constant(8, 0xff)
	zero := s.constant(32, 0)
	largest, least := s.float32(6), s.float32(-6)
	x = arith.NewMinNumF(s.b, largest, x).Result()
	x = arith.NewMaxNumF(s.b, least, x).Result()
	bits := s.bits(32, x)

	sign := s.low(4, s.shr(bits, s.constant(32, 31)))
	out := s.shl(sign, signPlace)

	bias, mantissa := s.constant(32, 0x7e), s.constant(32, 23)
	exponent := s.sub(s.shr(bits, mantissa), bias)
	out = s.add(out, s.shl(s.low(4, exponent), one))

	first := s.shr(s.and(bits, s.constant(32, 0x400000)), last)
	out = s.add(out, s.low(4, first))

	// Less than 1: with exponent 0, it is 0.5 or more, and the bits are right. Otherwise
	// it is 0.5 if it is more than 0.25, or 0. As one is added below, it is
	// one less here.
	fraction := s.constant(32, 0x7fffff)
	exponent8 := s.low(8, exponent)
	small := s.is(arith.CmpIPredicateSle, exponent8, zero8)
	quarter := s.is(arith.CmpIPredicateEq, exponent8, minus8)
	more := s.is(arith.CmpIPredicateUgt, s.and(bits, fraction), zero)
	roundsToHalf := s.and(quarter, more)
	half := s.is(arith.CmpIPredicateEq, exponent8, zero8)
	minusOne, toHalf := s.constant(4, 0xf), s.constant(4, 0)
	below := s.choose(small, minusOne, out)
	below = s.choose(roundsToHalf, toHalf, below)
	out = s.choose(half, out, below)

	rest, middle := s.constant(32, 0x3fffff), s.constant(32, 0x200000)
	up := s.is(arith.CmpIPredicateUge, s.and(bits, rest), middle)
	up = s.or(up, small)
	return s.result(op.Op(), s.choose(up, s.add(out, one), out), r)
}
