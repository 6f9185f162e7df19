package arith

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExtSIOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{rule("ExtSIOfExtUI", func(op ExtSIOp, r *rewrite.Rewriter) bool {
		inner, ok := ir.DefiningOp[ExtUIOp](op.In())
		if ok {
			r.ReplaceBy(op.Op(), NewExtUI(from(r, op.Op(), inner.Op()), op.Result().Type(), inner.In()).Op())
		}
		return ok
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (TruncIOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{
		truncated[ExtSIOp]("TruncIExtSIToExtSI", extSI),
		truncated[ExtUIOp]("TruncIExtUIToExtUI", extUI),
		// What a shift by the difference of the widths shifts in is cut off.
		rule("TruncIShrSIToTrunciShrUI", func(op TruncIOp, r *rewrite.Rewriter) bool {
			shift, ok := ir.DefiningOp[ShRSIOp](op.In())
			if !ok {
				return false
			}
			by := shift.Rhs()
			wide, narrow := intWidth(op.In().Type()), intWidth(op.Result().Type())
			if !isIntEverywhere(by, func(n number) bool { return n == num.NewUint(wide, uint64(wide-narrow)) }) {
				return false
			}
			c := by.DefiningOp()
			b := from(r, op.Op(), c)
			amount := NewConstant(b, ir.ConstantOf(by).(ir.TypedAttribute))
			shifted := NewShRUI(b, shift.Lhs(), amount.Result()).SetIsExact(shift.IsExact())
			r.ReplaceBy(op.Op(), NewTruncI(b, op.Result().Type(), shifted.Result()).SetOverflowFlags(op.OverflowFlags()).Op())
			return true
		}),
	}
}

// truncated returns the pattern that turns the truncation of an extension into a smaller extension.
func truncated[E ir.OpView](name string, extend func(*ir.Builder, ir.Type, *ir.Value) *ir.Operation) rewrite.Pattern {
	return rule(name, func(op TruncIOp, r *rewrite.Rewriter) bool {
		inner, ok := ir.DefiningOp[E](op.In())
		t := op.Result().Type()
		if !ok || intWidth(inner.Op().Operand(0).Type()) >= intWidth(t) {
			return false
		}
		r.ReplaceBy(op.Op(), extend(from(r, op.Op(), inner.Op()), t, inner.Op().Operand(0)))
		return true
	})
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (TruncFOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{
		truncatedFloat[SIToFPOp]("TruncFSIToFPToSIToFP", func(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation { return NewSIToFP(b, t, v).Op() }),
		truncatedFloat[UIToFPOp]("TruncFUIToFPToUIToFP", func(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation { return NewUIToFP(b, t, v).Op() }),
	}
}

// truncatedFloat converts an integer to the narrower type at once, unless the rounding is given.
func truncatedFloat[C ir.OpView](name string, convert func(*ir.Builder, ir.Type, *ir.Value) *ir.Operation) rewrite.Pattern {
	return rule(name, func(op TruncFOp, r *rewrite.Rewriter) bool {
		inner, ok := ir.DefiningOp[C](op.In())
		if _, rounded := op.Roundingmode(); !ok || rounded {
			return false
		}
		r.ReplaceBy(op.Op(), convert(from(r, op.Op(), inner.Op()), op.Result().Type(), inner.Op().Operand(0)))
		return true
	})
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (IndexCastOp) CanonicalizationPatterns() []rewrite.Pattern {
	cast := func(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation { return NewIndexCast(b, t, v).Op() }
	return patterns{castBack[IndexCastOp]("IndexCastOfIndexCast"), castOf[IndexCastOp, ExtSIOp]("IndexCastOfExtSI", cast)}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (IndexCastUIOp) CanonicalizationPatterns() []rewrite.Pattern {
	cast := func(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation { return NewIndexCastUI(b, t, v).Op() }
	return patterns{castBack[IndexCastUIOp]("IndexCastUIOfIndexCastUI"), castOf[IndexCastUIOp, ExtUIOp]("IndexCastUIOfExtUI", cast)}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (BitcastOp) CanonicalizationPatterns() []rewrite.Pattern {
	cast := func(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation { return NewBitcast(b, t, v).Op() }
	return patterns{castOf[BitcastOp, BitcastOp]("BitcastOfBitcast", cast)}
}

// castBack drops two casts that lead back to the type of a value.
func castBack[C ir.OpView](name string) rewrite.Pattern {
	return rule(name, func(op C, r *rewrite.Rewriter) bool {
		inner, ok := ir.DefiningOp[C](op.Op().Operand(0))
		if !ok || inner.Op().Operand(0).Type() != op.Op().Result(0).Type() {
			return false
		}
		r.Replace(op.Op(), inner.Op().Operand(0))
		return true
	})
}

// castOf makes one cast of two.
func castOf[C, Inner ir.OpView](name string, cast func(*ir.Builder, ir.Type, *ir.Value) *ir.Operation) rewrite.Pattern {
	return rule(name, func(op C, r *rewrite.Rewriter) bool {
		inner, ok := ir.DefiningOp[Inner](op.Op().Operand(0))
		if !ok {
			return false
		}
		r.ReplaceBy(op.Op(), cast(from(r, op.Op(), inner.Op()), op.Op().Result(0).Type(), inner.Op().Operand(0)))
		return true
	})
}
