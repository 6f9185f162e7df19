package memref

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/strided"
)

// This file has what the views of operations implement of the interfaces of package ir and
// effects.

// ViewSource returns the memref that is looked at in another way.
func (op AssumeAlignmentOp) ViewSource() *ir.Value { return op.Memref() }

// ViewSource returns the memref that is looked at in another way.
func (op CastOp) ViewSource() *ir.Value { return op.Source() }

// ViewSource returns the memref that is looked at in another way.
func (op CollapseShapeOp) ViewSource() *ir.Value { return op.Src() }

// ViewSource returns the memref that is looked at in another way.
func (op ExpandShapeOp) ViewSource() *ir.Value { return op.Src() }

// ViewSource returns the memref that is looked at in another way.
func (op ExtractStridedMetadataOp) ViewSource() *ir.Value { return op.Source() }

// ViewSource returns the memref that is looked at in another way.
func (op MemorySpaceCastOp) ViewSource() *ir.Value { return op.Source() }

// ViewSource returns the memref that is looked at in another way.
func (op ReinterpretCastOp) ViewSource() *ir.Value { return op.Source() }

// ViewSource returns the memref that is looked at in another way.
func (op ReshapeOp) ViewSource() *ir.Value { return op.Source() }

// ViewSource returns the memref that a part is taken of.
func (op SubViewOp) ViewSource() *ir.Value { return op.Source() }

// ViewSource returns the bytes that are looked at in another way.
func (op ViewOp) ViewSource() *ir.Value { return op.Source() }

// RegionSuccessors returns the body, and from there the way out.
func (op AllocaScopeOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{ir.ToParent(op.Op())}
	}
	return []ir.RegionSuccessor{ir.ToRegion(op.BodyRegion())}
}

// EntryOperands returns none: the body has no arguments.
func (op AllocaScopeOp) EntryOperands(ir.RegionSuccessor) ir.SuccessorOperands {
	return ir.SuccessorOperands{}
}

// Speculatability says that the size of a dimension can be asked anywhere if there is such a
// dimension.
func (op DimOp) Speculatability() effects.Speculatability {
	n, ok := ir.ConstInt(op.Index())
	t, ranked := op.Source().Type().(*ir.MemRefType)
	if !ok || !ranked || int64(t.Rank()) <= n {
		return effects.NotSpeculatable
	}
	return effects.Speculatable
}

// MixedSizes returns the size of each dimension.
func (op AllocOp) MixedSizes() []strided.Index {
	return strided.Mixed(memRefOf(op.Result()).Shape(), op.DynamicSizes())
}

// MixedSizes returns the size of each dimension.
func (op AllocaOp) MixedSizes() []strided.Index {
	return strided.Mixed(memRefOf(op.Result()).Shape(), op.DynamicSizes())
}
