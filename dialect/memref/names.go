package memref

import "github.com/gomlir/gomlir/ir"

// The functions in this file suggest names for results.

func nameFirst(name string) func(op *ir.Operation, set func(*ir.Value, string)) {
	return func(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), name) }
}

var (
	nameAlloc           = nameFirst("alloc")
	nameAlloca          = nameFirst("alloca")
	nameAlignedPointer  = nameFirst("intptr")
	nameAssumeAlignment = nameFirst("assume_align")
	nameCast            = nameFirst("cast")
	nameCollapseShape   = nameFirst("collapse_shape")
	nameDim             = nameFirst("dim")
	nameExpandShape     = nameFirst("expand_shape")
	nameMemorySpaceCast = nameFirst("memspacecast")
	nameReinterpretCast = nameFirst("reinterpret_cast")
	nameReshape         = nameFirst("reshape")
	nameSubView         = nameFirst("subview")
	nameTranspose       = nameFirst("transpose")
	nameView            = nameFirst("view")
)

// nameStridedMetadata names the first value of each kind.
func nameStridedMetadata(o *ir.Operation, set func(*ir.Value, string)) {
	op := ir.Cast[ExtractStridedMetadataOp](o)
	set(op.BaseBuffer(), "base_buffer")
	set(op.Offset(), "offset")
	if op.Sizes().Len() > 0 {
		set(op.Sizes().At(0), "sizes")
		set(op.Strides().At(0), "strides")
	}
}
