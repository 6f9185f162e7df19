package vector

import "github.com/gomlir/gomlir/ir"

// This file has what the views of operations implement for casts to other memory spaces.

// BubbleDownCasts accesses the memory through the source of a cast.
func (op CompressStoreOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op ExpandLoadOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op LoadOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op MaskedLoadOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op MaskedStoreOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op ScatterOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op StoreOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 1)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op GatherOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op TransferReadOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 0)
}

// BubbleDownCasts accesses the memory through the source of a cast.
func (op TransferWriteOp) BubbleDownCasts(*ir.Builder) ([]*ir.Value, bool) {
	return ir.UseCastSource(op.Op(), 1)
}
