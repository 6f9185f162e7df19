package vector

import "github.com/gomlir/gomlir/valuebounds"

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op VectorScaleOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.AddVscale(v)
}
