package llvm

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/datalayout/llvmlayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
	"github.com/gomlir/gomlir/num"
)

// This file has the interfaces of package memslot for the intrinsics that set and copy
// memory.

// lowBits is an integer whose lowest bits are set.
func lowBits(width, set uint32) num.Int {
	if set >= width {
		return num.AllOnes(width)
	}
	return num.AllOnes(set).Zext(width)
}

// constantLen returns the length of an access that is a value or an attribute, nil if it is
// not known or has more than 64 bits.
func constantLen(v *ir.Value, a *ir.IntegerAttr) *ir.IntegerAttr {
	if v != nil {
		a, _ = ir.ConstantOf(v).(*ir.IntegerAttr)
	}
	if a == nil || a.Value().Width() > 64 {
		return nil
	}
	return a
}

// isLen reports whether a length is the size of a type.
func isLen(a *ir.IntegerAttr, t ir.Type, l *datalayout.Layout) bool {
	if a == nil {
		return false
	}
	size, ok := fixedSize(l, t)
	n, fits := a.Value().Uint64()
	return ok && fits && n == size
}

// writesWithin reports whether so many bytes from the address dst on are in a slot.
func writesWithin(dst *ir.Value, a *ir.IntegerAttr, slot memslot.Slot, l *datalayout.Layout) bool {
	if dst != slot.Ptr || !isPointer(dst.Type()) || a == nil {
		return false
	}
	size, ok := fixedSize(l, slot.Elem)
	n, fits := a.Value().Uint64()
	return ok && fits && n <= size
}

// countsInI32 reports whether the elements of a slot are numbered in i32.
func countsInI32(slot *memslot.DestructurableSlot) bool {
	for _, e := range slot.Elements {
		if a, ok := e.Index.(*ir.IntegerAttr); !ok || a.Type() != ir.Type(a.Context().I32()) {
			return false
		}
	}
	return true
}

// A fill is an llvm.intr.memset or llvm.intr.memset.inline.
type fill struct {
	op       *ir.Operation
	dst, val *ir.Value
	size     *ir.IntegerAttr // nil if it is not constant
	volatile bool
}

func (op MemsetOp) fill() fill {
	return fill{op.Op(), op.Dst(), op.Val(), constantLen(op.Len(), nil), op.IsVolatile() != 0}
}

func (op MemsetInlineOp) fill() fill {
	return fill{op.Op(), op.Dst(), op.Val(), constantLen(nil, op.Len()), op.IsVolatile() != 0}
}

// canRemove reports whether it fills a number.
func (f fill) canRemove(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) bool {
	w := numberWidth(slot.Elem)
	return areOf(slot, uses) && w > 0 && w%8 == 0 && !f.volatile && isLen(f.size, slot.Elem, l)
}

// areOf reports whether operands are the slot itself. An address in it that has been computed
// may as well stand for all of it, but nobody would find the access: mlir-opt loses it.
func areOf(slot memslot.Slot, uses []*ir.Use) bool {
	for _, u := range uses {
		if u.Value() != slot.Ptr {
			return false
		}
	}
	return true
}

// numberWidth returns the width of a number in bits, 0 for other types.
func numberWidth(t ir.Type) uint32 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width()
	case *ir.FloatType:
		return t.Width()
	}
	return 0
}

// stored makes the number in the slot.
func (f fill) stored(slot memslot.Slot, b *ir.Builder) *ir.Value {
	b.LocOf(f.op)
	v := f.repeated(numberWidth(slot.Elem), b)
	if _, isInt := slot.Elem.(*ir.IntegerType); isInt {
		return v
	}
	return NewBitcast(b, slot.Elem, v).Op().Result(0)
}

// repeated makes the integer that consists of copies of the byte.
func (f fill) repeated(width uint32, b *ir.Builder) *ir.Value {
	t := ir.NewIntegerType(b.Context(), width, ir.Signless)
	if a, ok := ir.ConstantOf(f.val).(*ir.IntegerAttr); ok && a.Value().Width() == 8 {
		all := a.Value().Zext(width)
		for n := uint32(8); n < width; n *= 2 {
			all = all.Or(all.Shl(n))
		}
		return NewConstant(b, t, ir.NewWideIntegerAttr(t, all)).Op().Result(0)
	}
	if width == 8 {
		return f.val
	}
	v := NewZExt(b, t, f.val).Op().Result(0)
	for n := uint32(8); n < width; n *= 2 {
		by := NewConstantInt(b, t, int64(n)).Op().Result(0)
		v = NewOr(b, v, NewShl(b, v, by).Op().Result(0)).Op().Result(0)
	}
	return v
}

func (f fill) canRewire(slot *memslot.DestructurableSlot, l *datalayout.Layout) bool {
	return slot.Elem.Def().Dialect == f.op.Def().Namespace() && !f.volatile && countsInI32(slot) && writesWithin(f.dst, f.size, slot.Slot, l)
}

// rewire calls fill for each element that is used, with the number of bytes to fill.
func (f fill) rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, l *datalayout.Layout, fill func(ptr *ir.Value, size *ir.IntegerAttr)) memslot.Deletion {
	s, _ := slot.Elem.(*StructType)
	total, _ := f.size.Value().Uint64()
	covered := uint64(0)
	for _, e := range slot.Elements {
		size, _ := fixedSize(l, e.Type)
		if s == nil || !s.IsPacked() {
			if align, err := l.ABIAlignment(e.Type); err == nil && align > 0 {
				covered = llvmlayout.AlignTo(covered, align)
			}
		}
		if covered >= total {
			break
		}
		if part, ok := slots[e.Index]; ok {
			fill(part.Ptr, ir.NewIntegerAttr(f.size.Type(), int64(min(total-covered, size))))
		}
		covered += size
	}
	return memslot.Delete
}

// LoadsFromSlot returns false.
func (MemsetOp) LoadsFromSlot(memslot.Slot) bool { return false }

// StoresToSlot reports whether the operation sets the slot.
func (op MemsetOp) StoresToSlot(slot memslot.Slot) bool { return op.Dst() == slot.Ptr }

// StoredValue makes a number of copies of the byte.
func (op MemsetOp) StoredValue(slot memslot.Slot, b *ir.Builder, _ func() *ir.Value, _ *datalayout.Layout) *ir.Value {
	return op.fill().stored(slot, b)
}

// CanRemoveSlotUses reports whether the operation sets all of a number.
func (op MemsetOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, op.fill().canRemove(slot, uses, l)
}

// RemoveSlotUses has the operation erased.
func (MemsetOp) RemoveSlotUses(memslot.Slot, []*ir.Use, *ir.Builder, func() *ir.Value, *datalayout.Layout) memslot.Deletion {
	return memslot.Delete
}

// SafeAccess compares sizes.
func (op MemsetOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, writesWithin(op.Dst(), op.fill().size, slot, l)
}

// CanRewire reports whether the operation sets a part of the slot that is known.
func (op MemsetOp) CanRewire(slot *memslot.DestructurableSlot, _ *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.fill().canRewire(slot, l)
}

// Rewire sets the elements.
func (op MemsetOp) Rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, b *ir.Builder, l *datalayout.Layout) memslot.Deletion {
	return op.fill().rewire(slot, slots, l, func(ptr *ir.Value, size *ir.IntegerAttr) {
		n := NewConstant(b.SetLoc(op.Len().Loc()), size.Type(), size).Op().Result(0)
		NewMemset(b.LocOf(op.Op()), ptr, op.Val(), n, op.IsVolatile())
	})
}

// LoadsFromSlot returns false.
func (MemsetInlineOp) LoadsFromSlot(memslot.Slot) bool { return false }

// StoresToSlot reports whether the operation sets the slot.
func (op MemsetInlineOp) StoresToSlot(slot memslot.Slot) bool { return op.Dst() == slot.Ptr }

// StoredValue makes a number of copies of the byte.
func (op MemsetInlineOp) StoredValue(slot memslot.Slot, b *ir.Builder, _ func() *ir.Value, _ *datalayout.Layout) *ir.Value {
	return op.fill().stored(slot, b)
}

// CanRemoveSlotUses reports whether the operation sets all of a number.
func (op MemsetInlineOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, op.fill().canRemove(slot, uses, l)
}

// RemoveSlotUses has the operation erased.
func (MemsetInlineOp) RemoveSlotUses(memslot.Slot, []*ir.Use, *ir.Builder, func() *ir.Value, *datalayout.Layout) memslot.Deletion {
	return memslot.Delete
}

// SafeAccess compares sizes.
func (op MemsetInlineOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, writesWithin(op.Dst(), op.fill().size, slot, l)
}

// CanRewire reports whether the operation sets a part of the slot that is known.
func (op MemsetInlineOp) CanRewire(slot *memslot.DestructurableSlot, _ *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.fill().canRewire(slot, l)
}

// Rewire sets the elements.
func (op MemsetInlineOp) Rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, b *ir.Builder, l *datalayout.Layout) memslot.Deletion {
	return op.fill().rewire(slot, slots, l, func(ptr *ir.Value, size *ir.IntegerAttr) {
		NewMemsetInline(b.LocOf(op.Op()), ptr, op.Val(), size, op.IsVolatile())
	})
}

// A transfer is an llvm.intr.memcpy, memcpy.inline or memmove.
type transfer struct {
	op       *ir.Operation
	dst, src *ir.Value
	size     *ir.IntegerAttr // nil if it is not constant
	volatile bool
}

func (op MemcpyOp) transfer() transfer {
	return transfer{op.Op(), op.Dst(), op.Src(), constantLen(op.Len(), nil), op.IsVolatile() != 0}
}

func (op MemcpyInlineOp) transfer() transfer {
	return transfer{op.Op(), op.Dst(), op.Src(), constantLen(nil, op.Len()), op.IsVolatile() != 0}
}

func (op MemmoveOp) transfer() transfer {
	return transfer{op.Op(), op.Dst(), op.Src(), constantLen(op.Len(), nil), op.IsVolatile() != 0}
}

// canRemove reports whether it copies all of the slot.
func (t transfer) canRemove(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) bool {
	return areOf(slot, uses) && t.dst != t.src && !t.volatile && isLen(t.size, slot.Elem, l)
}

// remove stores what is in the slot if it is the source.
func (t transfer) remove(slot memslot.Slot, b *ir.Builder, content func() *ir.Value) memslot.Deletion {
	if t.src == slot.Ptr {
		NewStore(b.LocOf(t.op), content(), t.dst)
	}
	return memslot.Delete
}

// load loads what is copied into the slot.
func (t transfer) load(slot memslot.Slot, b *ir.Builder) *ir.Value {
	return NewLoad(b.LocOf(t.op), slot.Elem, t.src).Result()
}

// canRewire reports whether all of the slot is copied.
func (t transfer) canRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, l *datalayout.Layout) bool {
	if t.volatile || !countsInI32(slot) || !isLen(t.size, slot.Elem, l) || t.dst == t.src {
		return false
	}
	if t.src == slot.Ptr {
		for _, e := range slot.Elements {
			used.Add(e.Index)
		}
	}
	return true
}

// rewire calls transfer for each element that is used, with the number of bytes.
func (t transfer) rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, b *ir.Builder, l *datalayout.Layout, copied func(dst, src *ir.Value, size *ir.IntegerAttr)) memslot.Deletion {
	b.LocOf(t.op)
	for i, e := range slot.Elements {
		part, ok := slots[e.Index]
		if !ok {
			continue
		}
		n, _ := fixedSize(l, e.Type)
		size := ir.NewIntegerAttr(t.size.Type(), int64(n))
		if t.dst == slot.Ptr {
			copied(part.Ptr, NewGEP(b, slot.Elem, t.src, Index(0), Index(int32(i))).Result(), size)
		} else {
			copied(NewGEP(b, slot.Elem, t.dst, Index(0), Index(int32(i))).Result(), part.Ptr, size)
		}
	}
	return memslot.Delete
}

// LoadsFromSlot reports whether the operation copies from the slot.
func (op MemcpyOp) LoadsFromSlot(slot memslot.Slot) bool { return op.Src() == slot.Ptr }

// StoresToSlot reports whether the operation copies to the slot.
func (op MemcpyOp) StoresToSlot(slot memslot.Slot) bool { return op.Dst() == slot.Ptr }

// StoredValue loads what is copied.
func (op MemcpyOp) StoredValue(slot memslot.Slot, b *ir.Builder, _ func() *ir.Value, _ *datalayout.Layout) *ir.Value {
	return op.transfer().load(slot, b)
}

// CanRemoveSlotUses reports whether the operation copies all of the slot.
func (op MemcpyOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, op.transfer().canRemove(slot, uses, l)
}

// RemoveSlotUses stores what is in the slot, if the operation copies from it.
func (op MemcpyOp) RemoveSlotUses(slot memslot.Slot, _ []*ir.Use, b *ir.Builder, content func() *ir.Value, _ *datalayout.Layout) memslot.Deletion {
	return op.transfer().remove(slot, b, content)
}

// SafeAccess compares sizes.
func (op MemcpyOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, writesWithin(op.Dst(), op.transfer().size, slot, l)
}

// CanRewire reports whether the operation copies all of the slot.
func (op MemcpyOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.transfer().canRewire(slot, used, l)
}

// Rewire copies the elements.
func (op MemcpyOp) Rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, b *ir.Builder, l *datalayout.Layout) memslot.Deletion {
	return op.transfer().rewire(slot, slots, b, l, func(dst, src *ir.Value, size *ir.IntegerAttr) {
		NewMemcpy(b, dst, src, NewConstant(b, size.Type(), size).Op().Result(0), op.IsVolatile())
	})
}

// LoadsFromSlot reports whether the operation copies from the slot.
func (op MemcpyInlineOp) LoadsFromSlot(slot memslot.Slot) bool { return op.Src() == slot.Ptr }

// StoresToSlot reports whether the operation copies to the slot.
func (op MemcpyInlineOp) StoresToSlot(slot memslot.Slot) bool { return op.Dst() == slot.Ptr }

// StoredValue loads what is copied.
func (op MemcpyInlineOp) StoredValue(slot memslot.Slot, b *ir.Builder, _ func() *ir.Value, _ *datalayout.Layout) *ir.Value {
	return op.transfer().load(slot, b)
}

// CanRemoveSlotUses reports whether the operation copies all of the slot.
func (op MemcpyInlineOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, op.transfer().canRemove(slot, uses, l)
}

// RemoveSlotUses stores what is in the slot, if the operation copies from it.
func (op MemcpyInlineOp) RemoveSlotUses(slot memslot.Slot, _ []*ir.Use, b *ir.Builder, content func() *ir.Value, _ *datalayout.Layout) memslot.Deletion {
	return op.transfer().remove(slot, b, content)
}

// SafeAccess compares sizes.
func (op MemcpyInlineOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, writesWithin(op.Dst(), op.transfer().size, slot, l)
}

// CanRewire reports whether the operation copies all of the slot.
func (op MemcpyInlineOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.transfer().canRewire(slot, used, l)
}

// Rewire copies the elements.
func (op MemcpyInlineOp) Rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, b *ir.Builder, l *datalayout.Layout) memslot.Deletion {
	return op.transfer().rewire(slot, slots, b, l, func(dst, src *ir.Value, size *ir.IntegerAttr) {
		NewMemcpyInline(b, dst, src, size, op.IsVolatile())
	})
}

// LoadsFromSlot reports whether the operation copies from the slot.
func (op MemmoveOp) LoadsFromSlot(slot memslot.Slot) bool { return op.Src() == slot.Ptr }

// StoresToSlot reports whether the operation copies to the slot.
func (op MemmoveOp) StoresToSlot(slot memslot.Slot) bool { return op.Dst() == slot.Ptr }

// StoredValue loads what is copied.
func (op MemmoveOp) StoredValue(slot memslot.Slot, b *ir.Builder, _ func() *ir.Value, _ *datalayout.Layout) *ir.Value {
	return op.transfer().load(slot, b)
}

// CanRemoveSlotUses reports whether the operation copies all of the slot.
func (op MemmoveOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, op.transfer().canRemove(slot, uses, l)
}

// RemoveSlotUses stores what is in the slot, if the operation copies from it.
func (op MemmoveOp) RemoveSlotUses(slot memslot.Slot, _ []*ir.Use, b *ir.Builder, content func() *ir.Value, _ *datalayout.Layout) memslot.Deletion {
	return op.transfer().remove(slot, b, content)
}

// SafeAccess compares sizes.
func (op MemmoveOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, writesWithin(op.Dst(), op.transfer().size, slot, l)
}

// CanRewire reports whether the operation copies all of the slot.
func (op MemmoveOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.transfer().canRewire(slot, used, l)
}

// Rewire copies the elements.
func (op MemmoveOp) Rewire(slot *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, b *ir.Builder, l *datalayout.Layout) memslot.Deletion {
	return op.transfer().rewire(slot, slots, b, l, func(dst, src *ir.Value, size *ir.IntegerAttr) {
		NewMemmove(b, dst, src, NewConstant(b, size.Type(), size).Op().Result(0), op.IsVolatile())
	})
}
