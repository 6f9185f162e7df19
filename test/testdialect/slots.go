package testdialect

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
)

var memRefOfI32 = constraint.MemRefOf(constraint.I32)

// PromotableSlots returns all variables, as if each were one element.
func (op MultiSlotAllocaOp) PromotableSlots() (slots []memslot.Slot) {
	for _, v := range op.Results().All() {
		slots = append(slots, memslot.Slot{Ptr: v, Elem: ir.ElementOrSelf(v.Type())})
	}
	return slots
}

// DefaultSlotValue makes a constant.
func (op MultiSlotAllocaOp) DefaultSlotValue(slot memslot.Slot, b *ir.Builder) *ir.Value {
	return NewConstant(b.LocOf(op.Op()), slot.Elem, ir.NewIntegerAttr(b.Context().I32(), 42)).Result()
}

// SlotArgumentsAdded does nothing.
func (MultiSlotAllocaOp) SlotArgumentsAdded(memslot.Slot, []*ir.Value, *ir.Builder) {}

// SlotPromoted makes an operation with the other variables.
func (op MultiSlotAllocaOp) SlotPromoted(slot memslot.Slot, defaultValue *ir.Value, b *ir.Builder) *ir.Operation {
	if defaultValue != nil && !defaultValue.HasUses() {
		defaultValue.DefiningOp().Erase()
	}
	return op.without(slot.Ptr, b)
}

// DestructurableSlots returns the variables that can be taken apart.
func (op MultiSlotAllocaOp) DestructurableSlots() (slots []memslot.DestructurableSlot) {
	for _, v := range op.Results().All() {
		t, ok := memslot.DestructurableTypeInterface.Of(v.Type())
		if !ok {
			continue
		}
		if elements, ok := t.SlotElements(); ok {
			slots = append(slots, memslot.DestructurableSlot{Slot: memslot.Slot{Ptr: v, Elem: v.Type()}, Elements: elements})
		}
	}
	return slots
}

// DestructureSlot makes a variable for each element that is used.
func (op MultiSlotAllocaOp) DestructureSlot(slot *memslot.DestructurableSlot, used *memslot.Indices, b *ir.Builder) (map[ir.Attribute]memslot.Slot, []*ir.Operation) {
	slots, made := map[ir.Attribute]memslot.Slot{}, []*ir.Operation(nil)
	b.After(op.Op()).LocOf(op.Op())
	elem := ir.ElementOrSelf(slot.Ptr.Type())
	for _, index := range used.All() {
		part := NewMultiSlotAlloca(b, []ir.Type{ir.NewMemRefType(nil, elem, nil, nil)})
		made = append(made, part.Op())
		slots[index] = memslot.Slot{Ptr: part.Op().Result(0), Elem: elem}
	}
	return slots, made
}

// SlotDestructured makes an operation with the other variables.
func (op MultiSlotAllocaOp) SlotDestructured(slot *memslot.DestructurableSlot, b *ir.Builder) *ir.Operation {
	return op.without(slot.Ptr, b)
}

// without replaces the operation by one that makes all variables but one, nil if there is no other.
func (op MultiSlotAllocaOp) without(v *ir.Value, b *ir.Builder) *ir.Operation {
	var left []*ir.Value
	var types []ir.Type
	for _, w := range op.Results().All() {
		if w != v {
			left, types = append(left, w), append(types, w.Type())
		}
	}
	var other *ir.Operation
	if len(left) > 0 {
		other = NewMultiSlotAlloca(b.Before(op.Op()).LocOf(op.Op()), types).Op()
		for i, w := range left {
			w.ReplaceAllUsesWith(other.Result(i))
		}
	}
	op.Op().Erase()
	return other
}
