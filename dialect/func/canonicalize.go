package fn

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CallIndirectOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(callDirectly)}
}

// callDirectly makes a call of one whose callee is a constant.
func callDirectly(op CallIndirectOp, r *rewrite.Rewriter) bool {
	callee, ok := ir.ConstantOf(op.Callee()).(*ir.SymbolRefAttr)
	if !ok {
		return false
	}
	r.ReplaceBy(op.Op(), NewCall(r.Builder, op.Results().Types(), callee.Root(), op.CalleeOperands().Values()...).Op())
	return true
}
