package scf

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

// PopulateBounds implements [valuebounds.ValueBoundsOp]: of the induction variable it tells the range, and of
// a value that is handed over, that it is what it was at the start, if no round changes it.
func (op ForOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	if v.Value == op.InductionVar() {
		bounds := func(x *ir.Value) affine.Expr { return s.Expr(valuebounds.Index(x)) }
		populateInductionVar(v, s, bounds(op.LowerBound()), bounds(op.UpperBound()), bounds(op.Step()))
		return
	}
	at := v.Value.Index()
	if v.Value.DefiningOp() == nil {
		at--
	}
	if s.Proves(v.Of(op.Yields().At(at)), valuebounds.EQ, v.Of(op.IterArgs().At(at))) {
		s.Equal(v, s.Expr(v.Of(op.InitArgs().At(at))))
	}
}

// populateInductionVar says that a variable counts from a number up to another, in steps.
func populateInductionVar(v valuebounds.Variable, s *valuebounds.ConstraintSet, lower, upper, step affine.Expr) {
	s.AtLeast(v, lower)
	s.Less(v, upper)
	last := upper.Sub(lower).CeilDiv(step).Sub(affine.NewConstant(1))
	s.AtMost(v, lower.Add(last.Mul(step)))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op ForallOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	at := v.Value.Index()
	if v.Value.DefiningOp() == nil {
		if at -= op.Rank(); at < 0 {
			b := op.LoopBounds()[v.Value.Index()]
			populateInductionVar(v, s, foldResult(s, b.Lower), foldResult(s, b.Upper), foldResult(s, b.Step))
			return
		}
	}
	s.Equal(v, s.Expr(v.Of(op.Outputs().At(at))))
}

func foldResult(s *valuebounds.ConstraintSet, r ir.FoldResult) affine.Expr {
	if n, ok := r.Attr.(*ir.IntegerAttr); ok {
		return affine.NewConstant(n.Int())
	}
	return s.Expr(valuebounds.Index(r.Value))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op IfOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	at := v.Value.Index()
	s.Between(v, v.Of(op.ThenYield().Op().Operand(at)), v.Of(op.ElseYield().Op().Operand(at)))
}
