package expandarith

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Divisions returns patterns that expand divisions that round up or down into divisions
// that round towards zero.
func Divisions() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(expandCeilDivSI), rewrite.On(expandCeilDivUI), rewrite.On(expandFloorDivSI)}
}

// expandCeilDivUI divides and rounds up: x == 0 ? 0 : (x-1)/y + 1.
func expandCeilDivUI(op arith.CeilDivUIOp, r *rewrite.Rewriter) bool {
	b, x := r.Builder, op.Lhs()
	zero := constant(b, x.Type(), 0)
	isZero := arith.NewCmpI(b, arith.CmpIPredicateEq, x, zero).Result()
	one := constant(b, x.Type(), 1)
	less := arith.NewSubI(b, x, one).Result()
	quotient := arith.NewDivUI(b, less, op.Rhs()).Result()
	up := arith.NewAddI(b, quotient, one).Result()
	r.ReplaceBy(op.Op(), arith.NewSelect(b, isZero, zero, up).Op())
	return true
}

func expandCeilDivSI(op arith.CeilDivSIOp, r *rewrite.Rewriter) bool {
	b, t := r.Builder, op.Result().Type()
	zero, one := constant(b, t, 0), constant(b, t, 1)
	return adjustQuotient(op.Op(), r, op.Lhs(), op.Rhs(), zero, arith.CmpIPredicateEq, one)
}

func expandFloorDivSI(op arith.FloorDivSIOp, r *rewrite.Rewriter) bool {
	return adjustQuotient(op.Op(), r, op.Lhs(), op.Rhs(), nil, arith.CmpIPredicateNe, nil)
}

// adjustQuotient divides, rounding towards zero, and adds a step if the division was not exact and
// the predicate holds for the signs of the operands. A step of 1 for equal signs rounds up, and a
// step of -1 for different signs rounds down. If zero or step is nil, it is created at its first
// use, which keeps upstream's order of constants.
func adjustQuotient(op *ir.Operation, r *rewrite.Rewriter, x, y, zero *ir.Value, signs arith.CmpIPredicate, step *ir.Value) bool {
	b, t := r.Builder, op.Result(0).Type()
	quotient := arith.NewDivSI(b, x, y).Result()
	product := arith.NewMulI(b, quotient, y).Result()
	inexact := arith.NewCmpI(b, arith.CmpIPredicateNe, x, product).Result()
	if zero == nil {
		zero = constant(b, t, 0)
	}
	xNegative := arith.NewCmpI(b, arith.CmpIPredicateSlt, x, zero).Result()
	yNegative := arith.NewCmpI(b, arith.CmpIPredicateSlt, y, zero).Result()
	rounds := arith.NewAndI(b, inexact, arith.NewCmpI(b, signs, xNegative, yNegative).Result()).Result()
	if step == nil {
		step = constant(b, t, -1)
	}
	adjusted := arith.NewAddI(b, quotient, step).Result()
	r.ReplaceBy(op, arith.NewSelect(b, rounds, adjusted, quotient).Op())
	return true
}

// constant creates an integer constant; the elements of vectors and tensors are all v.
func constant(b *ir.Builder, t ir.Type, v int64) *ir.Value {
	return arith.NewConstantInt(b, t, v).Result()
}
