package expandmath

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// integers makes operations on integers of one type, or vectors or tensors of them.
type integers struct {
	b *ir.Builder
	t ir.Type
}

func (i integers) constant(v int64) *ir.Value { return arith.NewConstantInt(i.b, i.t, v).Result() }

// power creates a constant, the sum of a power of 2 and a small number.
func (i integers) power(exponent int, more int64) *ir.Value {
	width := ir.ElementOrSelf(i.t).(*ir.IntegerType).Width()
	v, _ := num.NewUint(width, 1).Shl(uint32(exponent)).Add(num.NewInt(width, more))
	if s, ok := i.t.(ir.ShapedType); ok {
		return arith.NewConstant(i.b, ir.NewDenseInts(s, v)).Result()
	}
	return arith.NewConstant(i.b, ir.NewWideIntegerAttr(i.t, v)).Result()
}

// bits reads a float as an integer.
func (i integers) bits(x *ir.Value) *ir.Value { return arith.NewBitcast(i.b, i.t, x).Result() }

func (i integers) compare(p arith.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpI(i.b, p, x, y).Result()
}

func (i integers) choose(c, x, y *ir.Value) *ir.Value { return arith.NewSelect(i.b, c, x, y).Result() }
func (i integers) add(x, y *ir.Value) *ir.Value       { return arith.NewAddI(i.b, x, y).Result() }
func (i integers) sub(x, y *ir.Value) *ir.Value       { return arith.NewSubI(i.b, x, y).Result() }
func (i integers) and(x, y *ir.Value) *ir.Value       { return arith.NewAndI(i.b, x, y).Result() }
func (i integers) or(x, y *ir.Value) *ir.Value        { return arith.NewOrI(i.b, x, y).Result() }
func (i integers) shl(x, y *ir.Value) *ir.Value       { return arith.NewShLI(i.b, x, y).Result() }
func (i integers) shr(x, y *ir.Value) *ir.Value       { return arith.NewShRUI(i.b, x, y).Result() }

// expandCtlz searches for the first 1. If a number fits the lower half of its bits, its upper half is
// counted, and the number moves up. Then the same is done with half of that half.
func expandCtlz(op math.CountLeadingZerosOp, r *rewrite.Rewriter) bool {
	t := op.Operand().Type()
	e, ok := ir.ElementOrSelf(t).(*ir.IntegerType)
	if !ok || e.Width() > 64 {
		return r.NoMatch(op.Op(), "not an integer of at most 64 bits")
	}
	if s, shaped := t.(ir.ShapedType); shaped && !ir.HasStaticShape(s) {
		return r.NoMatch(op.Op(), "there are no constants of a dynamic shape")
	}
	i, x := integers{r.Builder, t}, op.Operand()
	all := ^uint64(0) >> (64 - e.Width())
	count := i.constant(0)
	for left := e.Width(); left > 1; {
		left -= left / 2 // the larger half, if one is larger
		half := i.constant(int64(left))
		small := i.compare(arith.CmpIPredicateUle, x, i.constant(int64(all>>left)))
		more := i.add(count, half)
		moved := i.shl(x, half)
		x = i.choose(small, moved, x)
		count = i.choose(small, more, count)
	}
	zero := i.constant(0)
	isZero := i.compare(arith.CmpIPredicateEq, op.Operand(), zero)
	width := i.constant(int64(e.Width()))
	r.Replace(op.Op(), i.choose(isZero, width, count))
	return true
}
