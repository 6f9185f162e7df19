package arith

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

// The operations on integers that are affine implement [valuebounds.ValueBoundsOp].

// operands returns the expressions of the first two operands.
func operands(op ir.Op, s *valuebounds.ConstraintSet) (a, b affine.Expr) {
	a = s.Expr(valuebounds.Index(op.Op().Operand(0)))
	return a, s.Expr(valuebounds.Index(op.Op().Operand(1)))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op AddIOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	a, b := operands(op, s)
	s.Equal(v, a.Add(b))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op SubIOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	a, b := operands(op, s)
	s.Equal(v, a.Sub(b))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op MulIOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	a, b := operands(op, s)
	s.Equal(v, a.Mul(b))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op FloorDivSIOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	a, b := operands(op, s)
	s.Equal(v, a.FloorDiv(b))
}

// PopulateBounds says that the result is between the two values, if it is found which of them is the less.
// A condition for each element says that shapes are equal.
func (op SelectOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	if _, ok := op.Condition().Type().(ir.ShapedType); ok {
		s.Equal(v, s.Expr(v.Of(op.TrueValue())))
		s.Equal(v, s.Expr(v.Of(op.FalseValue())))
		s.Equal(v, s.Expr(v.Of(op.Condition())))
		return
	}
	s.Populate(v.Of(op.TrueValue()))
	s.Populate(v.Of(op.FalseValue()))
	s.Between(v, v.Of(op.TrueValue()), v.Of(op.FalseValue()))
}
