package llvm

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
)

// This file has the interfaces of package memslot for loads and stores.

// fixedSize returns the size of a type in bytes; ok is false if it has none that is known.
func fixedSize(l *datalayout.Layout, t ir.Type) (n uint64, ok bool) {
	s, err := l.Size(t)
	return s.Min, err == nil && !s.Scalable
}

// LoadsFromSlot reports whether the address is that of the slot.
func (op LoadOp) LoadsFromSlot(slot memslot.Slot) bool { return op.Addr() == slot.Ptr }

// StoresToSlot returns false.
func (LoadOp) StoresToSlot(memslot.Slot) bool { return false }

// StoredValue panics: the operation stores nothing.
func (LoadOp) StoredValue(memslot.Slot, *ir.Builder, func() *ir.Value, *datalayout.Layout) *ir.Value {
	panic("llvm: StoredValue of a load")
}

// CanRemoveSlotUses reports whether the operation loads what is in the slot, or the start
// of it.
func (op LoadOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, len(uses) == 1 && uses[0].Value() == slot.Ptr && op.Addr() == slot.Ptr && !op.Volatile() &&
		canNarrow(l, op.Result().Type(), slot.Elem)
}

// RemoveSlotUses replaces the result by what is in the slot.
func (op LoadOp) RemoveSlotUses(_ memslot.Slot, _ []*ir.Use, b *ir.Builder, content func() *ir.Value, l *datalayout.Layout) memslot.Deletion {
	v := content()
	if v.Type() != op.Result().Type() {
		v = (&slotCaster{b.LocOf(op.Op()), l}).extract(v, op.Result().Type())
	}
	op.Result().ReplaceAllUsesWith(v)
	return memslot.Delete
}

// SafeAccess compares sizes.
func (op LoadOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.Addr() != slot.Ptr || fits(l, op.Result().Type(), slot.Elem)
}

// CanRewire reports whether the operation loads from the first element only.
func (op LoadOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, !op.Volatile() && rewireToFirst(slot, used, op.Result().Type(), l)
}

// Rewire loads from the first element.
func (op LoadOp) Rewire(_ *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, _ *ir.Builder, _ *datalayout.Layout) memslot.Deletion {
	op.Op().SetOperand(0, slots[firstIndex(op.Op().Context())].Ptr)
	return memslot.Keep
}

// fits reports whether a slot has room for a value.
func fits(l *datalayout.Layout, access, slot ir.Type) bool {
	n, ok := fixedSize(l, access)
	room, hasRoom := fixedSize(l, slot)
	return ok && hasRoom && n <= room
}

func firstIndex(c *ir.Context) *ir.IntegerAttr { return ir.NewIntegerAttr(c.I32(), 0) }

// rewireToFirst uses the first element if a value fits into that.
func rewireToFirst(slot *memslot.DestructurableSlot, used *memslot.Indices, t ir.Type, l *datalayout.Layout) bool {
	e, ok := slot.Element(firstIndex(t.Context()))
	if !ok || !fits(l, t, e.Type) {
		return false
	}
	used.Add(e.Index)
	return true
}

// LoadsFromSlot returns false.
func (StoreOp) LoadsFromSlot(memslot.Slot) bool { return false }

// StoresToSlot reports whether the address is that of the slot.
func (op StoreOp) StoresToSlot(slot memslot.Slot) bool { return op.Addr() == slot.Ptr }

// StoredValue returns the value. If that is smaller than the slot, it replaces the start of
// what was there.
func (op StoreOp) StoredValue(slot memslot.Slot, b *ir.Builder, content func() *ir.Value, l *datalayout.Layout) *ir.Value {
	if op.Value().Type() == slot.Elem {
		return op.Value()
	}
	return (&slotCaster{b.LocOf(op.Op()), l}).insert(op.Value(), content())
}

// CanRemoveSlotUses reports whether the operation stores what can be in the slot, or at its
// start, and not the address of the slot.
func (op StoreOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, l *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, len(uses) == 1 && uses[0].Value() == slot.Ptr && op.Addr() == slot.Ptr && op.Value() != slot.Ptr && !op.Volatile() &&
		canWiden(l, slot.Elem, op.Value().Type())
}

// RemoveSlotUses has the operation erased.
func (StoreOp) RemoveSlotUses(memslot.Slot, []*ir.Use, *ir.Builder, func() *ir.Value, *datalayout.Layout) memslot.Deletion {
	return memslot.Delete
}

// SafeAccess compares sizes.
func (op StoreOp) SafeAccess(slot memslot.Slot, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.Addr() != slot.Ptr || fits(l, op.Value().Type(), slot.Elem)
}

// CanRewire reports whether the operation stores to the first element only.
func (op StoreOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, l *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, !op.Volatile() && op.Value() != slot.Ptr && rewireToFirst(slot, used, op.Value().Type(), l)
}

// Rewire stores to the first element.
func (op StoreOp) Rewire(_ *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, _ *ir.Builder, _ *datalayout.Layout) memslot.Deletion {
	op.Op().SetOperand(1, slots[firstIndex(op.Op().Context())].Ptr)
	return memslot.Keep
}

// canNarrow reports whether the start of a value of type from can be seen as one of type
// to.
func canNarrow(l *datalayout.Layout, to, from ir.Type) bool {
	if to == from {
		return true
	}
	m, n, ok := castSizes(l, to, from)
	return ok && (m == n || m < n && !(isPointer(to) && isPointer(from)))
}

// canWiden reports whether a value of type from can replace the start of one of type to.
func canWiden(l *datalayout.Layout, to, from ir.Type) bool {
	if to == from {
		return true
	}
	m, n, ok := castSizes(l, to, from)
	return ok && (m == n || m > n && !(isPointer(to) && isPointer(from)))
}

// castSizes returns the sizes of two types in bytes; ok is false if there is no cast.
func castSizes(l *datalayout.Layout, to, from ir.Type) (m, n uint64, ok bool) {
	if !isCastable(to) || !isCastable(from) {
		return 0, 0, false
	}
	m, ok = fixedSize(l, to)
	if !ok {
		return 0, 0, false
	}
	n, ok = fixedSize(l, from)
	return m, n, ok
}

// isCastable reports whether values of a type can be cast to integers.
func isCastable(t ir.Type) bool {
	switch t := t.(type) {
	case *StructType, *ArrayType:
		return false
	case *ir.VectorType:
		return !isPointer(t.Elem()) && !t.IsScalable()
	case *VectorType:
		return !isPointer(t.elem) && !t.scalable
	}
	return true
}

// A slotCaster makes the operations that see a value as one of another type.
type slotCaster struct {
	b *ir.Builder
	l *datalayout.Layout
}

func (c *slotCaster) bits(t ir.Type) uint32 {
	s, _ := c.l.SizeInBits(t) // canNarrow or canWiden has asked for it
	return uint32(s.Min)
}

// int returns the type of integers of a width.
func (c *slotCaster) int(width uint32) *ir.IntegerType {
	return ir.NewIntegerType(c.b.Context(), width, ir.Signless)
}

// bigEndian reports whether the most significant byte is at the lowest address.
func (c *slotCaster) bigEndian() bool {
	s, ok := c.l.Property("dlti.endianness").(*ir.StringAttr)
	return ok && s.Value() == "big"
}

// foldNew returns the result of an operation that was just made, or what it folds to.
func foldNew(o ir.Op) *ir.Value {
	op := o.Op()
	results, ok := op.Fold()
	if !ok || len(results) != 1 {
		return op.Result(0)
	}
	v := results[0].Value
	if v == nil {
		b := ir.NewBuilder(op.Context()).Before(op).LocOf(op)
		c := materializeConstant(b, results[0].Attr, op.Result(0).Type())
		if c == nil {
			return op.Result(0)
		}
		v = c.Result(0)
	}
	op.Erase()
	return v
}

// toInt casts a value to an integer of the same size.
func (c *slotCaster) toInt(v *ir.Value) *ir.Value {
	switch t := v.Type().(type) {
	case *ir.IntegerType:
		return v
	case *PointerType:
		return foldNew(NewPtrToInt(c.b, c.int(c.bits(t)), v))
	}
	return foldNew(NewBitcast(c.b, c.int(c.bits(v.Type())), v))
}

// fromInt casts an integer to a type of the same size.
func (c *slotCaster) fromInt(v *ir.Value, t ir.Type) *ir.Value {
	switch {
	case v.Type() == t:
		return v
	case isPointer(t):
		return foldNew(NewIntToPtr(c.b, t, v))
	}
	return foldNew(NewBitcast(c.b, t, v))
}

// cast casts a value to a type of the same size.
func (c *slotCaster) cast(v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	if isPointer(t) && isPointer(v.Type()) { // integers would not have the provenance
		return foldNew(NewAddrSpaceCast(c.b, t, v))
	}
	return c.fromInt(c.toInt(v), t)
}

// extract returns the start of a value as one of another type.
func (c *slotCaster) extract(v *ir.Value, t ir.Type) *ir.Value {
	from, to := c.bits(v.Type()), c.bits(t)
	if from == to {
		return c.cast(v, t)
	}
	v = c.toInt(v)
	if c.bigEndian() {
		shift := NewConstantInt(c.b, v.Type(), int64(from)-int64(to))
		v = foldNew(NewLShr(c.b, v, shift.Op().Result(0)))
	}
	return c.fromInt(NewTrunc(c.b, c.int(to), v).Op().Result(0), t)
}

// insert replaces the start of old by v.
func (c *slotCaster) insert(v, old *ir.Value) *ir.Value {
	size, all := c.bits(v.Type()), c.bits(old.Type())
	if size == all {
		return c.cast(v, old.Type())
	}
	whole, part := c.toInt(old), c.toInt(v)
	t := whole.Type()
	part = foldNew(NewZExt(c.b, t, part))
	keep := lowBits(all, size).Not()
	if c.bigEndian() { // the start is in the most significant bits
		shift := NewConstantInt(c.b, t, int64(all)-int64(size))
		part = foldNew(NewShl(c.b, part, shift.Op().Result(0)))
		keep = lowBits(all, all-size)
	}
	mask := NewConstant(c.b, t, ir.NewWideIntegerAttr(t, keep))
	rest := foldNew(NewAnd(c.b, whole, mask.Op().Result(0)))
	return c.fromInt(foldNew(NewOr(c.b, rest, part)), old.Type())
}
