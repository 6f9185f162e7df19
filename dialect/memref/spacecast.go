package memref

import "github.com/gomlir/gomlir/ir"

// This file has what the views of operations implement for casts to other memory spaces.

// SourcePtr is the source.
func (op MemorySpaceCastOp) SourcePtr() *ir.Value { return op.Source() }

// TargetPtr is the result.
func (op MemorySpaceCastOp) TargetPtr() *ir.Value { return op.Result() }

// ValidMemorySpaceCast reports whether both types are memrefs that differ in the memory space only.
func (op MemorySpaceCastOp) ValidMemorySpaceCast(target, source ir.Type) bool {
	switch target := target.(type) {
	case *ir.MemRefType:
		source, ok := source.(*ir.MemRefType)
		return ok && ir.NewMemRefType(source.Shape(), source.Elem(), source.Layout(), target.MemorySpace()) == target
	case *ir.UnrankedMemRefType:
		source, ok := source.(*ir.UnrankedMemRefType)
		return ok && source.Elem() == target.Elem()
	}
	return false
}

// CloneMemorySpaceCast makes a cast to another type.
func (op MemorySpaceCastOp) CloneMemorySpaceCast(b *ir.Builder, target ir.Type, source *ir.Value) ir.MemorySpaceCastOp {
	loc := b.Loc()
	defer b.SetLoc(loc)
	return NewMemorySpaceCast(b.LocOf(op.Op()), target, source)
}

// SourcePromotable reports whether the cast is to the default memory space.
func (op MemorySpaceCastOp) SourcePromotable() bool {
	switch t := op.Result().Type().(type) {
	case *ir.MemRefType:
		return t.MemorySpace() == nil
	case *ir.UnrankedMemRefType:
		return t.MemorySpace() == nil
	}
	return false
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op AtomicRMWOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 1)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op LoadOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op StoreOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 1)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op AssumeAlignmentOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op CastOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op CollapseShapeOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op ExpandShapeOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op ReinterpretCastOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op ReshapeOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op SubViewOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op TransposeOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}

// BubbleDownCasts looks at the source of a cast, and casts the result.
func (op ViewOp) BubbleDownCasts(b *ir.Builder) ([]*ir.Value, bool) {
	return ir.PassCastOn(b, op.Op(), 0)
}
