package ir

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
)

// StridesAndOffset are the numbers of elements between two neighbours in each dimension
// of a memref, and before its first element; DynamicSize stands for one that is not
// known. ok is false if the layout is not strided, such as a dialect's layout, or a map
// that is not a sum of multiples of the dimensions.
func (t *MemRefType) StridesAndOffset() (strides []int64, offset int64, ok bool) {
	switch l := t.layout.(type) {
	case nil:
		return affine.RowMajorStrides(t.shape), 0, true
	case *StridedLayoutAttr:
		return l.Strides(), l.Offset(), true
	case *AffineMapAttr:
		return l.Value().ConstantStrides()
	}
	return nil, 0, false
}

// HasIdentityLayout reports whether the layout of a memref is that of no layout.
func (t *MemRefType) HasIdentityLayout() bool {
	if t.layout == nil {
		return true
	}
	l, ok := t.layout.(MemRefLayout)
	return ok && l.IsIdentityLayout()
}

// IsRowMajor reports whether the elements of a memref are contiguous in memory from its
// start, as they are without a layout.
func (t *MemRefType) IsRowMajor() bool {
	if t.layout == nil {
		return true
	}
	strides, offset, ok := t.StridesAndOffset()
	return ok && offset == 0 && slices.Equal(strides, affine.RowMajorStrides(t.shape))
}

// HasUnitLastStride reports whether neighbours in the last dimension are neighbours in
// memory. It is true for rank 0.
func (t *MemRefType) HasUnitLastStride() bool {
	strides, _, ok := t.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}
