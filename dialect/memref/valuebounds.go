package memref

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/valuebounds"
)

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op AllocOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.Equal(v, s.Size(op.MixedSizes()[v.Dim]))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op AllocaOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.Equal(v, s.Size(op.MixedSizes()[v.Dim]))
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op CastOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	_, ok1 := op.Source().Type().(*ir.MemRefType)
	_, ok2 := op.Result().Type().(*ir.MemRefType)
	if ok1 && ok2 {
		s.Equal(v, s.Expr(v.Of(op.Source())))
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op DimOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	s.EqualDim(v, op.Source(), op.Index())
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
func (op RankOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	if t, ok := op.Memref().Type().(*ir.MemRefType); ok {
		s.Equal(v, affine.NewConstant(int64(t.Rank())))
	}
}

// PopulateBounds implements [valuebounds.ValueBoundsOp].
func (op SubViewOp) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	dim := v.Dim
	for i, dropped := range op.DroppedDims() {
		if dropped {
			continue
		}
		if dim == 0 {
			s.Equal(v, s.Size(strided.MixedSizes(op)[i]))
		}
		dim--
	}
}
