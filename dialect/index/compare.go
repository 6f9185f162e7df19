package index

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// foldCmp compares constants, the maximum or minimum of a value and a constant with a constant,
// and a value with itself.
func foldCmp(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	x := ir.Cast[CmpOp](op)
	truth := func(v bool) (folded, bool) { return constant(ir.NewBoolAttr(op.Context(), v)) }
	if b, ok := integer(c[1]); ok {
		if a, ok := integer(c[0]); ok {
			if v, known := compare(x.Pred(), a, b, intrange.Constant); known {
				return truth(v)
			}
		}
		if limit, bound, ok := limitOf(x.Lhs().DefiningOp()); ok {
			if v, known := compare(x.Pred(), bound, b, limit); known {
				return truth(v)
			}
		}
	}
	if x.Lhs() != x.Rhs() {
		return nil, false
	}
	switch x.Pred() {
	case IndexCmpPredicateEq, IndexCmpPredicateSle, IndexCmpPredicateSge, IndexCmpPredicateUle, IndexCmpPredicateUge:
		return truth(true)
	}
	return truth(false)
}

// compare reports whether each number in the range that a bounds is as the predicate says to b.
// known is false if that depends on the number or on the width.
func compare(p IndexCmpPredicate, a, b num.Int, rangeOf func(bound num.Int) intrange.Range) (result, known bool) {
	result, known = intrange.Compare(intrange.Predicate(p), rangeOf(a), intrange.Constant(b))
	half, halfKnown := intrange.Compare(intrange.Predicate(p), rangeOf(a.Trunc(narrow)), intrange.Constant(b.Trunc(narrow)))
	return result, known && halfKnown && result == half
}

// limitOf returns the range of a maximum or minimum with a constant as a function of the constant.
func limitOf(op *ir.Operation) (limit func(bound num.Int) intrange.Range, bound num.Int, ok bool) {
	if op == nil || op.NumOperands() != 2 {
		return nil, bound, false
	}
	if bound, ok = integer(ir.ConstantOf(op.Operand(1))); !ok {
		return nil, bound, false
	}
	largest := func(width uint32) num.Int { return num.MinSigned(width).Not() }
	switch op.Def() {
	case MinS:
		limit = func(v num.Int) intrange.Range { return intrange.FromSigned(num.MinSigned(v.Width()), v) }
	case MinU:
		limit = func(v num.Int) intrange.Range { return intrange.FromUnsigned(num.NewUint(v.Width(), 0), v) }
	case MaxS:
		limit = func(v num.Int) intrange.Range { return intrange.FromSigned(v, largest(v.Width())) }
	case MaxU:
		limit = func(v num.Int) intrange.Range { return intrange.FromUnsigned(v, num.AllOnes(v.Width())) }
	}
	return limit, bound, limit != nil
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface]: a difference compares with
// 0 as its operands compare with each other.
func (CmpOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op CmpOp, r *rewrite.Rewriter) bool {
		difference, reversed := op.Lhs(), false
		if !isConstant(ir.ConstantOf(op.Rhs()), 0) {
			if !isConstant(ir.ConstantOf(op.Lhs()), 0) {
				return false
			}
			difference, reversed = op.Rhs(), true
		}
		s, ok := ir.DefiningOp[SubOp](difference)
		if !ok {
			return false
		}
		x, y := s.Lhs(), s.Rhs()
		if reversed {
			x, y = y, x
		}
		r.ReplaceBy(op.Op(), NewCmp(r.Builder, op.Pred(), x, y).Op())
		return true
	})}
}
