package tensor

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// NewExtractSliceOf creates a tensor.extract_slice of a given type.
func NewExtractSliceOf(b *ir.Builder, t *ir.RankedTensorType, source *ir.Value, offsets, sizes, strides []strided.Index) ExtractSliceOp {
	so, do := strided.Split(offsets)
	ss, ds := strided.Split(sizes)
	st, dt := strided.Split(strides)
	return NewExtractSlice(b, t, source, do, ds, dt, so, ss, st)
}

// NewInsertSliceOf creates a tensor.insert_slice, or a tensor.parallel_insert_slice.
func NewInsertSliceOf(b *ir.Builder, parallel bool, source, dest *ir.Value, offsets, sizes, strides []strided.Index) *ir.Operation {
	so, do := strided.Split(offsets)
	ss, ds := strided.Split(sizes)
	st, dt := strided.Split(strides)
	if parallel {
		return NewParallelInsertSlice(b, source, dest, do, ds, dt, so, ss, st).Op()
	}
	return NewInsertSlice(b, source, dest, do, ds, dt, so, ss, st).Op()
}

// MixedSizes returns the size of each dimension.
func (op EmptyOp) MixedSizes() []strided.Index {
	return strided.Mixed(typeOf(op.Result()).Shape(), op.DynamicSizes())
}
