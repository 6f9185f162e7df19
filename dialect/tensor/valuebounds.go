package tensor

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/valuebounds"
)

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op CastOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	if _, _, ok := ranked(op.Source(), op.Result()); ok {
		s.Equal(v, s.Expr(v.Of(op.Source())))
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op DimOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.EqualDim(v, op.Source(), op.Index())
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op EmptyOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.Equal(v, s.Size(op.MixedSizes()[v.Dim]))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op ExpandShapeOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.Equal(v, s.Size(strided.Mixed(op.StaticOutputShape(), op.OutputShape())[v.Dim]))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op CollapseShapeOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.EqualProduct(v, op.Src(), op.Groups()[v.Dim])
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op ExtractSliceOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	dropped, _ := strided.DroppedDims(op.StaticSizes(), typeOf(op.Result()).Shape())
	dim := v.Dim
	for i := range dropped {
		if dropped[i] {
			continue
		}
		if dim == 0 {
			s.Equal(v, s.Size(strided.MixedSizes(op)[i]))
		}
		dim--
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op PadOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	sum := s.Expr(v.Of(op.Source())).Add(s.Size(op.MixedLow()[v.Dim]))
	s.Equal(v, sum.Add(s.Size(op.MixedHigh()[v.Dim])))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op RankOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	if t, ok := op.Tensor().Type().(*ir.RankedTensorType); ok {
		s.Equal(v, affine.NewConstant(int64(t.Rank())))
	}
}
