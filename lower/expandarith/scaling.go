package expandarith

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A flagged operation is one that may have fast-math flags.
type flagged interface {
	Op() *ir.Operation
	Fastmath() (arith.FastMathFlags, bool)
}

// extend creates an arith.extf with the flags of an operation, if the type is another.
func extend(b *ir.Builder, t ir.Type, v *ir.Value, like flagged) *ir.Value {
	if v.Type() == t {
		return v
	}
	op := arith.NewExtF(b, t, v)
	if flags, ok := like.Fastmath(); ok {
		op.SetFastmath(flags)
	}
	return op.Result()
}

// truncate creates an arith.truncf with the flags of an operation.
func truncate(b *ir.Builder, t ir.Type, v *ir.Value, like flagged) arith.TruncFOp {
	op := arith.NewTruncF(b, t, v)
	if flags, ok := like.Fastmath(); ok {
		op.SetFastmath(flags)
	}
	return op
}

// scale returns a scale as a value of f8E8M0FNU, which has nothing but an exponent, nil
// if it is of another format with less than 16 bits.
func scale(b *ir.Builder, v *ir.Value, like flagged) *ir.Value {
	f, ok := ir.ElementOrSelf(v.Type()).(*ir.FloatType)
	switch {
	case !ok:
		return nil
	case f.Width() >= 16:
		t := ir.WithElement(v.Type(), ir.NewFloatType(b.Context(), ir.F8E8M0FNU))
		return truncate(b, t, v, like).Result()
	case f.Kind() != ir.F8E8M0FNU:
		return nil
	}
	return v
}

// expandScalingExtF multiplies by the scale in the type of the result.
func expandScalingExtF(op arith.ScalingExtFOp, r *rewrite.Rewriter) bool {
	b, t := r.Builder, op.Result().Type()
	by := scale(b, op.Scale(), op)
	if by == nil {
		return r.NoMatch(op.Op(), "scaling_extf is using scales of type which can not be converted to f8E8M0FNU")
	}
	by = extend(b, t, by, op)
	product := arith.NewMulF(b, extend(b, t, op.In(), op), by)
	if flags, ok := op.Fastmath(); ok {
		product.SetFastmath(flags)
	}
	r.ReplaceBy(op.Op(), product.Op())
	return true
}

// expandScalingTruncF divides by the scale in the type of the operand.
func expandScalingTruncF(op arith.ScalingTruncFOp, r *rewrite.Rewriter) bool {
	b := r.Builder
	by := scale(b, op.Scale(), op)
	if by == nil {
		return r.NoMatch(op.Op(), "scaling_truncf is using scales type which can not be converted to f8E8M0FNU")
	}
	quotient := arith.NewDivF(b, op.In(), extend(b, op.In().Type(), by, op))
	if flags, ok := op.Fastmath(); ok {
		quotient.SetFastmath(flags)
	}
	result := truncate(b, op.Result().Type(), quotient.Result(), op)
	if mode, ok := op.Roundingmode(); ok {
		result.SetRoundingmode(mode)
	}
	r.ReplaceBy(op.Op(), result.Op())
	return true
}
