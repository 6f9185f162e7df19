package memref

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// NewLoad creates the operation memref.load. It says that the access is not non-temporal, which
// is the default of the text.
func NewLoad(b *ir.Builder, memref *ir.Value, indices ...*ir.Value) LoadOp {
	st := ir.OperationState{Def: Load, Operands: append([]*ir.Value{memref}, indices...), Results: []ir.Type{ir.ElementOrSelf(memref.Type())}}
	st.SetInherentAttr(slotLoadNontemporal, ir.NewBoolAttr(b.Context(), false))
	return ir.Cast[LoadOp](b.Create(&st))
}

// NewStore creates the operation memref.store. With indices, it says that the access is not
// non-temporal, which is the default of the text.
func NewStore(b *ir.Builder, value, memref *ir.Value, indices ...*ir.Value) StoreOp {
	st := ir.OperationState{Def: Store, Operands: append([]*ir.Value{value, memref}, indices...)}
	if len(indices) > 0 {
		st.SetInherentAttr(slotStoreNontemporal, ir.NewBoolAttr(b.Context(), false))
	}
	return ir.Cast[StoreOp](b.Create(&st))
}

// NewSubViewAt creates a memref.subview of a type like [SubViewType] of its source, which must
// have a strided layout.
func NewSubViewAt(b *ir.Builder, source *ir.Value, offsets, sizes, strides []strided.Index) SubViewOp {
	so, _ := strided.Split(offsets)
	ss, _ := strided.Split(sizes)
	st, _ := strided.Split(strides)
	t, ok := SubViewType(memRefOf(source), so, ss, st)
	if !ok {
		panic("memref: subview of a memref whose layout is not strided")
	}
	return NewSubViewOf(b, t, source, offsets, sizes, strides)
}

// NewSubViewOf creates a memref.subview of a given type.
func NewSubViewOf(b *ir.Builder, t *ir.MemRefType, source *ir.Value, offsets, sizes, strides []strided.Index) SubViewOp {
	so, do := strided.Split(offsets)
	ss, ds := strided.Split(sizes)
	st, dt := strided.Split(strides)
	return NewSubView(b, t, source, do, ds, dt, so, ss, st)
}

// NewReinterpretCastTo creates a memref.reinterpret_cast of a given type.
func NewReinterpretCastTo(b *ir.Builder, t *ir.MemRefType, source *ir.Value, offset strided.Index, sizes, strides []strided.Index) ReinterpretCastOp {
	so, do := strided.Split([]strided.Index{offset})
	ss, ds := strided.Split(sizes)
	st, dt := strided.Split(strides)
	return NewReinterpretCast(b, t, source, do, ds, dt, so, ss, st)
}
