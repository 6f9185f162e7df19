package llvm

import (
	"sort"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/datalayout/llvmlayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
)

// This file has the interfaces of package memslot for getelementptr.

// CanRemoveUses demands the same of the users, if the address is that of the base.
func (op GEPOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	for _, i := range op.RawConstantIndices() {
		if i != 0 {
			return nil, false
		}
	}
	return usesOf(op.Op()), true
}

// RemoveUses has the operation erased.
func (GEPOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// SafeAccess reports whether the address is within the slot. What is left of the slot from
// there on must be used safely.
func (op GEPOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	if op.Base() != slot.Ptr {
		return nil, true
	}
	size, sized := fixedSize(l, slot.Elem)
	offset, known := op.byteOffset(l)
	if !sized || !known || offset >= size {
		return nil, false
	}
	return []memslot.Slot{{Ptr: op.Result(), Elem: bytesType(op.Op().Context(), size-offset)}}, true
}

// bytesType is the type of some bytes.
func bytesType(c *ir.Context, n uint64) ir.Type { return NewArrayType(c.I8(), n) }

// CanRewire reports whether the address is in one element. What is left of that must be
// used safely.
func (op GEPOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	if op.Base() != slot.Ptr {
		return nil, false
	}
	e, offset, ok := op.element(slot, l)
	if !ok {
		return nil, false
	}
	size, _ := fixedSize(l, e.Type)
	used.Add(e.Index)
	return []memslot.Slot{{Ptr: op.Result(), Elem: bytesType(op.Op().Context(), size-offset)}}, true
}

// Rewire computes the address from that of the element.
func (op GEPOp) Rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, b *ir.Builder, l *datalayout.Layout) memslot.Deletion {
	e, offset, ok := op.element(slot, l)
	if !ok {
		panic("llvm: Rewire of a getelementptr that cannot")
	}
	part := NewGEP(b.LocOf(op.Op()), b.Context().I8(), slots[e.Index].Ptr, Index(int32(offset)))
	part.SetNoWrapFlags(op.NoWrapFlags())
	op.Result().ReplaceAllUsesWith(foldNew(part))
	return memslot.Delete
}

// element returns the element of a slot that the address is in, and its offset there.
func (op GEPOp) element(slot *memslot.DestructurableSlot, l *datalayout.Layout) (e memslot.Element, offset uint64, ok bool) {
	at, ok := op.byteOffset(l)
	if size, sized := fixedSize(l, slot.Elem); !ok || !sized || at >= size {
		return e, 0, false
	}
	n := uint64(0)
	switch t := slot.Elem.(type) {
	case *ArrayType:
		size, sized := fixedSize(l, t.elem)
		if !sized || size == 0 {
			return e, 0, false
		}
		n, offset = at/size, at%size
	case *StructType:
		i, in, ok := fieldsOf(t, l).at(at)
		if !ok {
			return e, 0, false
		}
		n, offset = uint64(i), in
	default:
		return e, 0, false
	}
	if n >= 1<<indexBits {
		return e, 0, false
	}
	e, ok = slot.Element(ir.NewIntegerAttr(op.Op().Context().I32(), int64(n)))
	return e, offset, ok
}

// byteOffset returns the distance of the address from the base, if it is constant and no
// index is negative.
func (op GEPOp) byteOffset(l *datalayout.Layout) (offset uint64, ok bool) {
	t := op.ElemType()
	for n, i := range op.RawConstantIndices() {
		if i < 0 { // DynamicIndex is, too
			return 0, false
		}
		index := uint64(i)
		if n == 0 {
			size, ok := fixedSize(l, t)
			if !ok {
				return 0, false
			}
			offset = index * size
			continue
		}
		switch s := t.(type) {
		case *ArrayType:
			size, ok := fixedSize(l, s.elem)
			if !ok {
				return 0, false
			}
			offset += index * size
			t = s.elem
		case *StructType:
			f := fieldsOf(s, l)
			if index >= uint64(len(f.offsets)) {
				return 0, false
			}
			offset = f.from(offset, int(index))
			t = s.Body()[index]
		default:
			return 0, false
		}
	}
	return offset, true
}

// fields say where the fields of a struct are.
type fields struct {
	offsets, sizes []uint64
	aligns         []uint64 // 1 in a packed struct
	align          uint64   // of the struct
}

// fieldsOf returns where the fields of a struct are. There are none if one of them has no
// size.
func fieldsOf(t *StructType, l *datalayout.Layout) *fields {
	return l.Parts(t, func() any {
		f, end := &fields{align: 1}, uint64(0)
		for _, elem := range t.Body() {
			size, ok := fixedSize(l, elem)
			if !ok {
				return &fields{align: 1}
			}
			align := uint64(1)
			if !t.IsPacked() {
				var err error
				if align, err = l.ABIAlignment(elem); err != nil || align == 0 {
					return &fields{align: 1}
				}
			}
			end = llvmlayout.AlignTo(end, align)
			f.offsets, f.sizes, f.aligns = append(f.offsets, end), append(f.sizes, size), append(f.aligns, align)
			f.align = max(f.align, align)
			end += size
		}
		return f
	}).(*fields)
}

// at returns the field at an offset, and the offset in it. ok is false in padding.
func (f *fields) at(offset uint64) (n int, in uint64, ok bool) {
	n = sort.Search(len(f.offsets), func(i int) bool { return f.offsets[i] > offset }) - 1
	if n < 0 || offset-f.offsets[n] >= f.sizes[n] {
		return 0, 0, false
	}
	return n, offset - f.offsets[n], true
}

// from returns where a field is if the struct is at an offset. If that is not aligned, the
// fields are where they would be in the memory around it, as MLIR has it.
func (f *fields) from(start uint64, n int) uint64 {
	if start%f.align == 0 {
		return start + f.offsets[n]
	}
	for i := range n {
		start = llvmlayout.AlignTo(start, f.aligns[i]) + f.sizes[i]
	}
	return llvmlayout.AlignTo(start, f.aligns[n])
}
