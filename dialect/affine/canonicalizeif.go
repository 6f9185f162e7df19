package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns returns the patterns that remove a second region that does nothing, and
// replace the operation by the region that is always the one to execute.
func (IfOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(ifWithoutElse), rewrite.On(ifOfConstant)}
}

func ifWithoutElse(op IfOp, r *rewrite.Rewriter) bool {
	otherwise := op.ElseRegion().First()
	if otherwise == nil || otherwise.First() != otherwise.Last() || op.Op().NumResults() > 0 {
		return false
	}
	r.Modify(op.Op(), func() { r.EraseBlock(otherwise) })
	return true
}

func ifOfConstant(op IfOp, r *rewrite.Rewriter) bool {
	set := op.Condition()
	body := op.ThenRegion().First()
	switch {
	case set.IsEmpty():
		body = op.ElseRegion().First()
		if body == nil {
			r.Erase(op.Op())
			return true
		}
	case set.NumConstraints() != 1 || !set.IsEq(0) || !set.Constraint(0).Equal(affine.NewConstant(0)):
		return false
	}
	end := body.Last()
	r.InlineAt(body, ir.InsertPoint{Block: op.Op().Block(), Before: op.Op()}, nil)
	r.Replace(op.Op(), end.Operands().Values()...)
	r.Erase(end)
	return true
}
