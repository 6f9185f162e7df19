package testdialect

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

func verifyReifyBound(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReifyBoundOp](o)
	dim, hasDim := op.Dim()
	shaped, isShaped := op.Var().Type().(ir.ShapedType)
	_, isIndex := op.Var().Type().(*ir.IndexType)
	switch {
	case isShaped && !hasDim:
		return o.Errorf("expected 'dim' attribute for shaped type variable")
	case isShaped && dim < 0:
		return o.Errorf("dim must be non-negative")
	case isShaped && shaped.HasRank() && dim >= int64(len(shaped.Shape())):
		return o.Errorf("invalid dim for shaped type rank")
	case isIndex && hasDim:
		return o.Errorf("unexpected 'dim' attribute for index variable")
	case !isShaped && !isIndex:
		return o.Errorf("expected index-typed variable or shape type variable")
	case op.Constant() && op.Scalable():
		return o.Errorf("'scalable' and 'constant' are mutually exlusive")
	}
	_, hasMin := op.VscaleMin()
	_, hasMax := op.VscaleMax()
	if op.Scalable() != hasMin || op.Scalable() != hasMax {
		return o.Errorf("expected 'vscale_min' if and only if 'scalable'")
	}
	return nil
}

// Variable is what a bound is asked of.
func (op ReifyBoundOp) Variable() valuebounds.Variable {
	if dim, ok := op.Dim(); ok {
		return valuebounds.Dim(op.Var(), int(dim))
	}
	return valuebounds.Index(op.Var())
}

func verifyCompare(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[CompareOp](o)
	lhs, hasLhs := op.LhsMap()
	rhs, hasRhs := op.RhsMap()
	if op.Compose() && (hasLhs || hasRhs) {
		return o.Errorf("'compose' not supported when 'lhs_map' or 'rhs_map' is present")
	}
	n := 2
	if hasLhs && lhs.NumResults() == 0 || hasRhs && rhs.NumResults() == 0 {
		return o.Errorf("expected maps with results")
	}
	if hasLhs {
		n += lhs.NumInputs() - 1
	}
	if hasRhs {
		n += rhs.NumInputs() - 1
	}
	if o.NumOperands() != n {
		return o.Errorf("expected %d operands, but got %d", n, o.NumOperands())
	}
	return nil
}

// Sides are what is compared.
func (op CompareOp) Sides() (lhs, rhs valuebounds.Expression) {
	operands := valuebounds.Indices(op.VarOperands())
	take := func(m affine.Map, ok bool) valuebounds.Expression {
		if !ok {
			m = affine.Identity(1)
		}
		n := m.NumInputs()
		x := valuebounds.Apply(m, 0, operands[:n]...)
		operands = operands[n:]
		return x
	}
	lhs = take(op.LhsMap())
	return lhs, take(op.RhsMap())
}

// PopulateBounds takes the bounds from the attributes.
func (op ValueWithBoundsOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.AtLeast(v, affine.NewConstant(op.Min()))
	s.AtMost(v, affine.NewConstant(op.Max()))
}
