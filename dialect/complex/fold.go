package complex

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

type folded = []ir.FoldResult

func value(v *ir.Value) (folded, bool) { return folded{{Value: v}}, true }

// isConstant reports whether a constant has parts that functions accept.
func isConstant(a ir.Attribute, real, imag func(num.Float) bool) bool {
	parts, ok := a.(*ir.ArrayAttr)
	if !ok || parts.Len() != 2 {
		return false
	}
	re, ok1 := parts.At(0).(*ir.FloatAttr)
	im, ok2 := parts.At(1).(*ir.FloatAttr)
	return ok1 && ok2 && real(re.Value()) && imag(im.Value())
}

func isOne(v num.Float) bool {
	f, status := v.Float64()
	return f == 1 && status == 0
}

// foldAdd folds (a - b) + b, b + (a - b), and a + 0.
func foldAdd(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	x, y := op.Operand(0), op.Operand(1)
	if s, ok := ir.DefiningOp[SubOp](x); ok && s.Rhs() == y {
		return value(s.Lhs())
	}
	if s, ok := ir.DefiningOp[SubOp](y); ok && s.Rhs() == x {
		return value(s.Lhs())
	}
	return foldNeutral(op, c, num.Float.IsZero)
}

// foldSub folds (a + b) - b and a - 0.
func foldSub(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if a, ok := ir.DefiningOp[AddOp](op.Operand(0)); ok && a.Rhs() == op.Operand(1) {
		return value(a.Lhs())
	}
	return foldNeutral(op, c, num.Float.IsZero)
}

// foldNeutral folds an operation whose second operand is a real number that changes nothing.
func foldNeutral(op *ir.Operation, c []ir.Attribute, real func(num.Float) bool) (folded, bool) {
	if isConstant(c[1], real, num.Float.IsZero) {
		return value(op.Operand(0))
	}
	return nil, false
}

func foldMul(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldNeutral(op, c, isOne) }
func foldDiv(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldNeutral(op, c, isOne) }

// foldInverse folds an operation on the result of its inverse.
func foldInverse[Inverse ir.OpView](op *ir.Operation) (folded, bool) {
	if inner, ok := ir.DefiningOp[Inverse](op.Operand(0)); ok {
		return value(inner.Op().Operand(0))
	}
	return nil, false
}

func foldNeg(op *ir.Operation, _ []ir.Attribute) (folded, bool)  { return foldInverse[NegOp](op) }
func foldConj(op *ir.Operation, _ []ir.Attribute) (folded, bool) { return foldInverse[ConjOp](op) }
func foldExp(op *ir.Operation, _ []ir.Attribute) (folded, bool)  { return foldInverse[LogOp](op) }
func foldLog(op *ir.Operation, _ []ir.Attribute) (folded, bool)  { return foldInverse[ExpOp](op) }

// foldCreate folds the parts of a number to the number.
func foldCreate(op *ir.Operation, _ []ir.Attribute) (folded, bool) {
	re, ok1 := ir.DefiningOp[ReOp](op.Operand(0))
	im, ok2 := ir.DefiningOp[ImOp](op.Operand(1))
	if ok1 && ok2 && re.Complex() == im.Complex() {
		return value(re.Complex())
	}
	return nil, false
}

func foldRe(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldPart(op, c, 0) }
func foldIm(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldPart(op, c, 1) }

func foldPart(op *ir.Operation, c []ir.Attribute, i int) (folded, bool) {
	if parts, ok := c[0].(*ir.ArrayAttr); ok && parts.Len() == 2 {
		return folded{{Attr: parts.At(i)}}, true
	}
	if create, ok := ir.DefiningOp[CreateOp](op.Operand(0)); ok {
		return value(create.Op().Operand(i))
	}
	return nil, false
}

func foldBitcast(op *ir.Operation, _ []ir.Attribute) (folded, bool) {
	if op.Operand(0).Type() == op.Result(0).Type() {
		return value(op.Operand(0))
	}
	return nil, false
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ReOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op ReOp, r *rewrite.Rewriter) bool { return partOfNegation(op.Op(), r, 0) })}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ImOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op ImOp, r *rewrite.Rewriter) bool { return partOfNegation(op.Op(), r, 1) })}
}

// partOfNegation negates a part of a number that is made of its parts.
func partOfNegation(op *ir.Operation, r *rewrite.Rewriter, i int) bool {
	n, ok := ir.DefiningOp[NegOp](op.Operand(0))
	if !ok {
		return false
	}
	create, ok := ir.DefiningOp[CreateOp](n.Complex())
	if !ok {
		return false
	}
	r.ReplaceBy(op, arith.NewNegF(r.Builder, create.Op().Operand(i)).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface]: two casts, of which one may
// be of arith, become one.
func (BitcastOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op BitcastOp, r *rewrite.Rewriter) bool {
			inner, ok := ir.DefiningOp[BitcastOp](op.Operand())
			return ok && castAtOnce(op.Op(), inner.Operand(), r)
		}),
		rewrite.On(func(op BitcastOp, r *rewrite.Rewriter) bool {
			inner, ok := ir.DefiningOp[arith.BitcastOp](op.Operand())
			return ok && castAtOnce(op.Op(), inner.In(), r)
		}),
		rewrite.On(func(op arith.BitcastOp, r *rewrite.Rewriter) bool {
			inner, ok := ir.DefiningOp[BitcastOp](op.In())
			return ok && castAtOnce(op.Op(), inner.Operand(), r)
		}),
	}
}

// castAtOnce replaces a cast by one of the value that was cast before.
func castAtOnce(op *ir.Operation, v *ir.Value, r *rewrite.Rewriter) bool {
	t := op.Result(0).Type()
	_, from := v.Type().(*ir.ComplexType)
	_, to := t.(*ir.ComplexType)
	if from || to {
		r.ReplaceBy(op, NewBitcast(r.Builder, t, v).Op())
	} else {
		r.ReplaceBy(op, arith.NewBitcast(r.Builder, t, v).Op())
	}
	return true
}
