package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/valuebounds"
)

// resultsIn returns the results of a map as expressions of a set.
func resultsIn(s *valuebounds.ConstraintSet, m affine.Map, inputs ir.ValueRange) []affine.Expr {
	list := make([]affine.Expr, inputs.Len())
	for i := range list {
		list[i] = s.Expr(valuebounds.Index(inputs.At(i)))
	}
	n := m.NumDims()
	return m.Replace(list[:n], list[n:], 0, 0).Results()
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op ApplyOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	for _, e := range resultsIn(s, op.Map(), op.Inputs()) {
		s.Equal(v, e)
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op MinOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	for _, e := range resultsIn(s, op.Map(), op.Inputs()) {
		s.AtMost(v, e)
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op MaxOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	for _, e := range resultsIn(s, op.Map(), op.Inputs()) {
		s.AtLeast(v, e)
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op DelinearizeIndexOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	at, basis := v.Value.Index(), op.Basis()
	sizes := basis[len(basis)-(op.Op().NumResults()-1):]
	linear := s.Expr(valuebounds.Index(op.LinearIndex()))
	stride := product(s, sizes[at:])
	if at > 0 {
		s.Equal(v, linear.Mod(s.Size(sizes[at-1]).Mul(stride)).FloorDiv(stride))
		return
	}
	s.Equal(v, linear.FloorDiv(stride))
	if op.HasOuterBound() {
		s.Less(v, s.Size(basis[0]))
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op LinearizeIndexOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	basis, indices := op.Basis(), op.MultiIndex()
	sum, stride := affine.NewConstant(0), affine.NewConstant(1)
	for i := indices.Len() - 1; i >= 0; i-- {
		sum = sum.Add(s.Expr(valuebounds.Index(indices.At(i))).Mul(stride))
		if k := i + len(basis) - indices.Len(); k >= 0 && (i > 0 || op.Disjoint()) {
			stride = stride.Mul(s.Size(basis[k]))
		}
	}
	s.Equal(v, sum)
	if op.Disjoint() && op.HasOuterBound() {
		s.Less(v, stride)
	}
}

// product multiplies sizes, from the last to the first.
func product(s *valuebounds.ConstraintSet, sizes []strided.Index) affine.Expr {
	p := affine.NewConstant(1)
	for i := len(sizes) - 1; i >= 0; i-- {
		p = p.Mul(s.Size(sizes[i]))
	}
	return p
}
