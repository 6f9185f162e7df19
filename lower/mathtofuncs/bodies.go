package mathtofuncs

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// number creates an integer constant.
func (w *writer) number(t ir.Type, v int64) *ir.Value {
	return arith.NewConstantInt(w.Builder, t, v).Result()
}

func (w *writer) compare(p arith.CmpIPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpI(w.Builder, p, x, y).Result()
}

func (w *writer) branch(to *ir.Block, args ...*ir.Value) { cf.NewBranch(w.Builder, ir.To(to, args...)) }

// choose branches to one of two blocks, and goes on in the first.
func (w *writer) choose(condition *ir.Value, yes *ir.Block, no ir.BranchTarget) {
	cf.NewCondBranch(w.Builder, condition, ir.To(yes), no)
	w.AtEnd(yes)
}

// returnIf returns a value if a condition holds, and goes on in another block if it does not.
func (w *writer) returnIf(condition *ir.Value, value func() *ir.Value) {
	yes, no := w.block(), w.block()
	w.choose(condition, yes, ir.To(no))
	fn.NewReturn(w.Builder, value())
	w.AtEnd(no)
}

// turn is one turn of computing a power, beginning in head, whose arguments are the result, the base
// and the exponent: the result is multiplied by the base if the last bit of the exponent is set, and
// the exponent loses the bit. It returns what is left; the builder is where both are known.
func (w *writer) turn(head *ir.Block, zero, one *ir.Value, mul func(x, y *ir.Value) *ir.Value) (result, exponent *ir.Value) {
	w.AtEnd(head)
	multiply, next := w.block(), w.block(head.Arg(0).Type())
	isSet := w.compare(arith.CmpIPredicateNe, arith.NewAndI(w.Builder, head.Arg(2), one).Result(), zero)
	w.choose(isSet, multiply, ir.To(next, head.Arg(0)))
	w.branch(next, mul(head.Arg(0), head.Arg(1)))
	w.AtEnd(next)
	return next.Arg(0), arith.NewShRUI(w.Builder, head.Arg(2), one).Result()
}

// ipowi computes a power of integers. It divides by zero for a negative power of zero.
func (w *writer) ipowi() {
	base, exponent := w.entry.Arg(0), w.entry.Arg(1)
	t := base.Type()
	zero, one, minusOne := w.number(t, 0), w.number(t, 1), w.number(t, -1)
	constant := func(v *ir.Value) func() *ir.Value { return func() *ir.Value { return v } }
	w.returnIf(w.compare(arith.CmpIPredicateEq, exponent, zero), constant(one))

	negative := w.compare(arith.CmpIPredicateSle, exponent, zero)
	before := w.Point()
	w.AtEnd(w.block())
	isNegative := w.Block()
	w.returnIf(w.compare(arith.CmpIPredicateEq, base, zero), func() *ir.Value { return arith.NewDivSI(w.Builder, one, zero).Result() })
	w.returnIf(w.compare(arith.CmpIPredicateEq, base, one), constant(one))
	isMinusOne := w.compare(arith.CmpIPredicateEq, base, minusOne)
	yes := w.block()
	from := w.Block()
	w.AtEnd(yes)
	odd := w.compare(arith.CmpIPredicateNe, arith.NewAndI(w.Builder, exponent, one).Result(), zero)
	w.returnIf(odd, constant(minusOne))
	fn.NewReturn(w.Builder, one)
	other := w.block()
	w.AtEnd(from)
	w.choose(isMinusOne, yes, ir.To(other))
	w.AtEnd(other)
	fn.NewReturn(w.Builder, zero)

	head := w.block(t, t, t)
	w.At(before)
	cf.NewCondBranch(w.Builder, negative, ir.To(isNegative), ir.To(head, one, base, exponent))
	mul := func(x, y *ir.Value) *ir.Value { return arith.NewMulI(w.Builder, x, y).Result() }
	result, left := w.turn(head, zero, one, mul)
	w.returnIf(w.compare(arith.CmpIPredicateEq, left, zero), constant(result))
	square := mul(head.Arg(1), head.Arg(1))
	w.branch(head, result, square, left)
}

// fpowi computes a power of a floating-point number. The smallest exponent, which cannot be negated,
// takes a multiplication more.
func (w *writer) fpowi() {
	base, exponent := w.entry.Arg(0), w.entry.Arg(1)
	f, i := base.Type(), exponent.Type().(*ir.IntegerType)
	oneF := arith.NewConstant(w.Builder, ir.NewFloat64Attr(f, 1)).Result()
	zero, one := w.number(i, 0), w.number(i, 1)
	least := num.MinSigned(i.Width())
	wide := func(v num.Int) *ir.Value { return arith.NewConstant(w.Builder, ir.NewWideIntegerAttr(i, v)).Result() }
	smallest := wide(least)
	largest := wide(least.Not())
	w.returnIf(w.compare(arith.CmpIPredicateEq, exponent, zero), func() *ir.Value { return oneF })

	negative := w.compare(arith.CmpIPredicateSle, exponent, zero)
	isSmallest := w.compare(arith.CmpIPredicateEq, exponent, smallest)
	size := arith.NewSelect(w.Builder, negative, arith.NewSubI(w.Builder, zero, exponent).Result(), exponent).Result()
	size = arith.NewSelect(w.Builder, isSmallest, largest, size).Result()
	head := w.block(f, f, i)
	w.branch(head, oneF, base, size)
	mul := func(x, y *ir.Value) *ir.Value { return arith.NewMulF(w.Builder, x, y).Result() }
	result, left := w.turn(head, zero, one, mul)
	more, done := w.block(), w.block(f)
	cf.NewCondBranch(w.Builder, w.compare(arith.CmpIPredicateEq, left, zero), ir.To(done, result), ir.To(more))
	w.AtEnd(more)
	square := mul(head.Arg(1), head.Arg(1))
	w.branch(head, result, square, left)

	w.AtEnd(done)
	result = w.correct(isSmallest, done.Arg(0), func(v *ir.Value) *ir.Value { return mul(v, base) })
	result = w.correct(negative, result, func(v *ir.Value) *ir.Value { return arith.NewDivF(w.Builder, oneF, v).Result() })
	fn.NewReturn(w.Builder, result)
}

// correct changes a value if a condition holds.
func (w *writer) correct(condition, v *ir.Value, change func(v *ir.Value) *ir.Value) *ir.Value {
	yes, next := w.block(), w.block(v.Type())
	w.choose(condition, yes, ir.To(next, v))
	w.branch(next, change(v))
	w.AtEnd(next)
	return next.Arg(0)
}

// ctlz shifts to the left until the number is negative.
func (w *writer) ctlz() {
	x := w.entry.Arg(0)
	t := x.Type().(*ir.IntegerType)
	width := w.number(t, int64(t.Width()))
	zero := w.number(t, 0)
	isZero := w.compare(arith.CmpIPredicateEq, x, zero)
	all := scf.NewIf(w.Builder, []ir.Type{t}, isZero, true)
	w.AtEnd(all.Op().Region(0).First())
	scf.NewYield(w.Builder, width)
	w.AtEnd(all.Op().Region(1).First())
	index := w.Context().Index()
	first, one := w.number(index, 1), w.number(t, 1)
	end, none := w.number(index, int64(t.Width())), w.number(t, 0)
	loop := scf.NewFor(w.Builder, first, end, first, x, none)
	after := w.Point()

	body := loop.Op().Region(0).First()
	w.AtEnd(body)
	shifted, n := body.Arg(1), body.Arg(2)
	negative := w.compare(arith.CmpIPredicateSlt, shifted, zero)
	step := scf.NewIf(w.Builder, []ir.Type{t, t}, negative, true)
	w.AtEnd(step.Op().Region(0).First())
	scf.NewYield(w.Builder, shifted, n)
	w.AtEnd(step.Op().Region(1).First())
	more := arith.NewAddI(w.Builder, n, one).Result()
	scf.NewYield(w.Builder, arith.NewShLI(w.Builder, shifted, one).Result(), more)
	w.AtEnd(body)
	scf.NewYield(w.Builder, step.Op().Result(0), step.Op().Result(1))

	w.At(after)
	scf.NewYield(w.Builder, loop.Op().Result(1))
	w.AtEnd(w.entry)
	fn.NewReturn(w.Builder, all.Op().Result(0))
}
