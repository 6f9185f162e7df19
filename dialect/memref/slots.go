package memref

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
)

// This file has the interfaces of package memslot: a variable of one element can become a value,
// and one of few elements a variable for each.

// attachSlots makes memref types aggregates of their elements.
func attachSlots(c *ir.Context) {
	memslot.DestructurableTypeInterface.Attach(c, ir.MemRefTypeDef, func(t ir.Type) memslot.DestructurableType {
		return aggregate{t.(*ir.MemRefType)}
	})
}

// PromotableSlots returns the variable, if it is one element.
func (op AllocaOp) PromotableSlots() []memslot.Slot {
	t := memRefOf(op.Result())
	if n, ok := ir.NumElements(t.Shape()); !ok || n != 1 {
		return nil
	}
	return []memslot.Slot{{Ptr: op.Result(), Elem: t.Elem()}}
}

// DefaultSlotValue makes a ub.poison.
func (op AllocaOp) DefaultSlotValue(slot memslot.Slot, b *ir.Builder) *ir.Value {
	return ub.NewPoison(b.LocOf(op.Op()), slot.Elem).Result()
}

// SlotArgumentsAdded does nothing.
func (AllocaOp) SlotArgumentsAdded(memslot.Slot, []*ir.Value, *ir.Builder) {}

// SlotPromoted erases the operation.
func (op AllocaOp) SlotPromoted(_ memslot.Slot, defaultValue *ir.Value, _ *ir.Builder) *ir.Operation {
	if defaultValue != nil && !defaultValue.HasUses() {
		defaultValue.DefiningOp().Erase()
	}
	op.Op().Erase()
	return nil
}

// DestructurableSlots returns the variable, if it has several elements, but not many.
func (op AllocaOp) DestructurableSlots() []memslot.DestructurableSlot {
	t := memRefOf(op.Result())
	elements, ok := aggregate{t}.SlotElements()
	if !ok {
		return nil
	}
	return []memslot.DestructurableSlot{{Slot: memslot.Slot{Ptr: op.Result(), Elem: t}, Elements: elements}}
}

// DestructureSlot makes a variable for each element that is used.
func (op AllocaOp) DestructureSlot(slot *memslot.DestructurableSlot, used *memslot.Indices, b *ir.Builder) (map[ir.Attribute]memslot.Slot, []*ir.Operation) {
	slots, made := map[ir.Attribute]memslot.Slot{}, []*ir.Operation(nil)
	b.After(op.Op()).LocOf(op.Op())
	for _, index := range used.All() {
		elem := aggregate{memRefOf(op.Result())}.SlotElementType(index)
		part := NewAlloca(b, ir.NewMemRefType(nil, elem, nil, nil), nil)
		made = append(made, part.Op())
		slots[index] = memslot.Slot{Ptr: part.Result(), Elem: elem}
	}
	return slots, made
}

// SlotDestructured erases the operation.
func (op AllocaOp) SlotDestructured(*memslot.DestructurableSlot, *ir.Builder) *ir.Operation {
	op.Op().Erase()
	return nil
}

// LoadsFromSlot reports whether the memref is that of the slot.
func (op LoadOp) LoadsFromSlot(slot memslot.Slot) bool { return op.Memref() == slot.Ptr }

// StoresToSlot returns false.
func (LoadOp) StoresToSlot(memslot.Slot) bool { return false }

// StoredValue panics: the operation stores nothing.
func (LoadOp) StoredValue(memslot.Slot, *ir.Builder, func() *ir.Value, *datalayout.Layout) *ir.Value {
	panic("memref: StoredValue of a load")
}

// CanRemoveSlotUses reports whether the operation loads what is in the slot.
func (op LoadOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, _ *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, isOnlyUse(uses, slot) && op.Memref() == slot.Ptr && op.Result().Type() == slot.Elem
}

func isOnlyUse(uses []*ir.Use, slot memslot.Slot) bool {
	return len(uses) == 1 && uses[0].Value() == slot.Ptr
}

// RemoveSlotUses replaces the result by what is in the slot.
func (op LoadOp) RemoveSlotUses(_ memslot.Slot, _ []*ir.Use, _ *ir.Builder, content func() *ir.Value, _ *datalayout.Layout) memslot.Deletion {
	op.Result().ReplaceAllUsesWith(content())
	return memslot.Delete
}

// CanRewire reports whether the operation loads a certain element.
func (op LoadOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, _ *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.Memref() == slot.Ptr && useElement(op.Memref(), op.Indices(), used)
}

// Rewire loads the element's variable.
func (op LoadOp) Rewire(_ *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, _ *ir.Builder, _ *datalayout.Layout) memslot.Deletion {
	op.Op().SetOperands([]*ir.Value{slots[elementIndex(op.Memref(), op.Indices())].Ptr})
	return memslot.Keep
}

// LoadsFromSlot returns false.
func (StoreOp) LoadsFromSlot(memslot.Slot) bool { return false }

// StoresToSlot reports whether the memref is that of the slot.
func (op StoreOp) StoresToSlot(slot memslot.Slot) bool { return op.Memref() == slot.Ptr }

// StoredValue returns the value.
func (op StoreOp) StoredValue(memslot.Slot, *ir.Builder, func() *ir.Value, *datalayout.Layout) *ir.Value {
	return op.Value()
}

// CanRemoveSlotUses reports whether the operation stores all of the slot, and not the slot itself.
func (op StoreOp) CanRemoveSlotUses(slot memslot.Slot, uses []*ir.Use, _ *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, isOnlyUse(uses, slot) && op.Memref() == slot.Ptr && op.Value() != slot.Ptr && op.Value().Type() == slot.Elem
}

// RemoveSlotUses has the operation erased.
func (StoreOp) RemoveSlotUses(memslot.Slot, []*ir.Use, *ir.Builder, func() *ir.Value, *datalayout.Layout) memslot.Deletion {
	return memslot.Delete
}

// CanRewire reports whether the operation stores a certain element.
func (op StoreOp) CanRewire(slot *memslot.DestructurableSlot, used *memslot.Indices, _ *datalayout.Layout) ([]memslot.Slot, bool) {
	return nil, op.Memref() == slot.Ptr && op.Value() != slot.Ptr && useElement(op.Memref(), op.Indices(), used)
}

// Rewire stores to the element's variable.
func (op StoreOp) Rewire(_ *memslot.DestructurableSlot, slots map[ir.Attribute]memslot.Slot, _ *ir.Builder, _ *datalayout.Layout) memslot.Deletion {
	op.Op().SetOperands([]*ir.Value{op.Value(), slots[elementIndex(op.Memref(), op.Indices())].Ptr})
	return memslot.Keep
}

// useElement adds the element that constant indices stand for. It returns false if they do not.
func useElement(memref *ir.Value, indices ir.ValueRange, used *memslot.Indices) bool {
	index := elementIndex(memref, indices)
	if index == nil {
		return false
	}
	used.Add(index)
	return true
}

// elementIndex returns the name of the element that constant indices stand for: an array of them.
// It is nil if the indices are not constants or there is no such element.
func elementIndex(memref *ir.Value, indices ir.ValueRange) ir.Attribute {
	shape := memRefOf(memref).Shape()
	list := make([]ir.Attribute, indices.Len())
	for i, v := range indices.All() {
		n, ok := ir.ConstantOf(v).(*ir.IntegerAttr)
		if !ok || n.Int() < 0 || n.Int() >= shape[i] {
			return nil
		}
		list[i] = n
	}
	return ir.NewArrayAttr(memref.Type().Context(), list...)
}

// aggregate is a memref type as an aggregate, whose elements are named by arrays of indices.
type aggregate struct{ t *ir.MemRefType }

// maxSlotElements is the number of elements up to which a memref can be taken apart.
const maxSlotElements = 16

// SlotElements returns the elements, the first index running fastest, unless there is one only or
// there are too many.
func (a aggregate) SlotElements() (list []memslot.Element, ok bool) {
	shape := a.t.Shape()
	n, ok := ir.NumElements(shape)
	if !ok || n > maxSlotElements || n <= 1 {
		return nil, false
	}
	c := a.t.Context()
	at := make([]int64, len(shape))
	for range n {
		index := make([]ir.Attribute, len(at))
		for i, v := range at {
			index[i] = ir.NewIntegerAttr(c.Index(), v)
		}
		list = append(list, memslot.Element{Index: ir.NewArrayAttr(c, index...), Type: a.t.Elem()})
		for i := range at {
			if at[i]++; at[i] < shape[i] {
				break
			}
			at[i] = 0
		}
	}
	return list, true
}

// SlotElementType returns the type of an element.
func (a aggregate) SlotElementType(index ir.Attribute) ir.Type {
	list, ok := index.(*ir.ArrayAttr)
	if !ok || list.Len() != a.t.Rank() {
		return nil
	}
	for i, e := range list.Elems() {
		n, ok := e.(*ir.IntegerAttr)
		if !ok || n.Type() != ir.Type(a.t.Context().Index()) || n.Int() < 0 || n.Int() >= a.t.Shape()[i] {
			return nil
		}
	}
	return a.t.Elem()
}
