package index

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// reassociate returns the pattern that makes one constant of two: (x · c0) · c1 becomes
// x · (c1 · c0). The last arguments are those of fold.
func reassociate(def *ir.OpDef, check bool, f compute) []rewrite.Pattern {
	return []rewrite.Pattern{{Name: def.Name, Root: def.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		inner := op.Operand(0).DefiningOp()
		if inner == nil || !inner.Is(def) {
			return false
		}
		list, ok := fold(op, []ir.Attribute{ir.ConstantOf(op.Operand(1)), ir.ConstantOf(inner.Operand(1))}, check, f)
		if !ok {
			return false
		}
		c := NewConstant(r.Builder, list[0].Attr.(*ir.IntegerAttr).Int())
		r.ReplaceBy(op, r.Create(&ir.OperationState{Def: def, Operands: []*ir.Value{inner.Operand(0), c.Result()}, Results: []ir.Type{op.Result(0).Type()}}))
		return true
	}}}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AddOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(Add, false, always(add))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MulOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(Mul, false, always(mul))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MaxSOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(MaxS, true, always(num.Int.MaxSigned))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MaxUOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(MaxU, true, always(num.Int.MaxUnsigned))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MinSOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(MinS, true, always(num.Int.MinSigned))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MinUOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(MinU, true, always(num.Int.MinUnsigned))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AndOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(And, false, always(num.Int.And))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (OrOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(Or, false, always(num.Int.Or))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (XOrOp) CanonicalizationPatterns() []rewrite.Pattern {
	return reassociate(XOr, false, always(num.Int.Xor))
}
