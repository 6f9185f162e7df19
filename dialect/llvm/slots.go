package llvm

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
)

// This file has the interfaces of package memslot for what makes slots and for what only
// passes pointers on or marks them.

// PromotableSlots returns the variable, if the operation runs once for each call.
func (op AllocaOp) PromotableSlots() []memslot.Slot {
	if !op.Op().Block().IsEntry() {
		return nil
	}
	return []memslot.Slot{{Ptr: op.Result(), Elem: op.ElemType()}}
}

// DefaultSlotValue makes an llvm.mlir.undef.
func (op AllocaOp) DefaultSlotValue(slot memslot.Slot, b *ir.Builder) *ir.Value {
	return NewUndef(b.LocOf(op.Op()), slot.Elem).Op().Result(0)
}

// SlotArgumentsAdded tells the debugger that the variable is in the arguments.
func (op AllocaOp) SlotArgumentsAdded(_ memslot.Slot, args []*ir.Value, b *ir.Builder) {
	for u := range op.Result().Uses() {
		declare, ok := ir.As[DbgDeclareOp](u.Owner())
		if !ok {
			continue
		}
		for _, arg := range args {
			declare.newValue(arg, b.Before(firstUnlike(arg.Owner(), arg)))
		}
	}
}

// firstUnlike returns the first operation of a block after those llvm.intr.dbg.value of an
// argument that are at its start.
func firstUnlike(b *ir.Block, arg *ir.Value) *ir.Operation {
	op := b.First()
	for {
		if v, ok := ir.As[DbgValueOp](op); !ok || v.Value() != arg {
			return op
		}
		op = op.Next()
	}
}

// SlotPromoted erases the operation.
func (op AllocaOp) SlotPromoted(_ memslot.Slot, defaultValue *ir.Value, _ *ir.Builder) *ir.Operation {
	if defaultValue != nil && !defaultValue.HasUses() {
		defaultValue.DefiningOp().Erase()
	}
	op.Op().Erase()
	return nil
}

// DestructurableSlots returns the variable, if it is one aggregate.
func (op AllocaOp) DestructurableSlots() []memslot.DestructurableSlot {
	t, ok := memslot.DestructurableTypeInterface.Of(op.ElemType())
	if !ok || !isConstantOne(op.ArraySize()) || pointee(op.Result().Type()) != nil {
		return nil
	}
	elements, ok := t.SlotElements()
	if !ok {
		return nil
	}
	return []memslot.DestructurableSlot{{
		Slot:     memslot.Slot{Ptr: op.Result(), Elem: op.ElemType()},
		Elements: elements,
	}}
}

func isConstantOne(v *ir.Value) bool {
	n, ok := ir.ConstInt(v)
	return ok && n == 1
}

// DestructureSlot makes an llvm.alloca for each element that is used, in the order in which
// that was found out.
func (op AllocaOp) DestructureSlot(slot *memslot.DestructurableSlot, used *memslot.Indices, b *ir.Builder) (map[ir.Attribute]memslot.Slot, []*ir.Operation) {
	slots, made := map[ir.Attribute]memslot.Slot{}, []*ir.Operation(nil)
	b.After(op.Op()).LocOf(op.Op())
	for _, index := range used.All() {
		e, _ := slot.Element(index)
		part := NewAlloca(b, NewPointerType(b.Context(), 0), op.ArraySize(), e.Type)
		made = append(made, part.Op())
		slots[index] = memslot.Slot{Ptr: part.Result(), Elem: e.Type}
	}
	return slots, made
}

// SlotDestructured erases the operation.
func (op AllocaOp) SlotDestructured(*memslot.DestructurableSlot, *ir.Builder) *ir.Operation {
	op.Op().Erase()
	return nil
}

// usesOf returns all uses of the results of an operation.
func usesOf(op *ir.Operation) (list []*ir.Use) {
	for _, v := range op.Results().All() {
		for u := range v.Uses() {
			list = append(list, u)
		}
	}
	return list
}

// CanRemoveUses demands the same of the users.
func (op BitcastOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return usesOf(op.Op()), true
}

// RemoveUses has the operation erased.
func (op BitcastOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// CanRemoveUses demands the same of the users.
func (op AddrSpaceCastOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return usesOf(op.Op()), true
}

// RemoveUses has the operation erased.
func (op AddrSpaceCastOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// CanRemoveUses demands the same of the users.
func (op LaunderInvariantGroupOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return usesOf(op.Op()), true
}

// RemoveUses has the operation erased.
func (op LaunderInvariantGroupOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion {
	return memslot.Delete
}

// CanRemoveUses demands the same of the users.
func (op StripInvariantGroupOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return usesOf(op.Op()), true
}

// RemoveUses has the operation erased.
func (op StripInvariantGroupOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion {
	return memslot.Delete
}

// CanRemoveUses is always possible.
func (LifetimeStartOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, true
}

// RemoveUses has the operation erased.
func (LifetimeStartOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// CanRemoveUses is always possible.
func (LifetimeEndOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, true
}

// RemoveUses has the operation erased.
func (LifetimeEndOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// CanRemoveUses demands the same of those that mark the end.
func (op InvariantStartOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return usesOf(op.Op()), true
}

// RemoveUses has the operation erased.
func (InvariantStartOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// CanRemoveUses is always possible.
func (InvariantEndOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, true
}

// RemoveUses has the operation erased.
func (InvariantEndOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// CanRemoveUses is always possible.
func (DbgDeclareOp) CanRemoveUses([]*ir.Use, *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, true
}

// RemoveUses has the operation erased.
func (DbgDeclareOp) RemoveUses([]*ir.Use, *ir.Builder) memslot.Deletion { return memslot.Delete }

// VisitReplacedValues tells the debugger about all values of the variable.
func (op DbgDeclareOp) VisitReplacedValues(list []memslot.Definition, b *ir.Builder) {
	for _, d := range list {
		op.newValue(d.Value, b.After(d.Op))
	}
}

// newValue makes an llvm.intr.dbg.value for the same variable.
func (op DbgDeclareOp) newValue(v *ir.Value, b *ir.Builder) {
	NewDbgValue(b.LocOf(op.Op()), v, op.VarInfo()).SetLocationExpr(op.LocationExpr())
}

// CanRemoveUses is possible for the value.
func (op DbgValueOp) CanRemoveUses(uses []*ir.Use, _ *datalayout.Layout) ([]*ir.Use, bool) {
	return nil, len(uses) == 1 && uses[0].Value() == op.Value()
}

// RemoveUses tells the debugger that the value is not known any more.
func (op DbgValueOp) RemoveUses(_ []*ir.Use, b *ir.Builder) memslot.Deletion {
	b.Before(op.Op()).SetLoc(op.Value().Loc())
	op.Op().SetOperand(0, NewUndef(b, op.Value().Type()).Op().Result(0))
	return memslot.Keep
}

// maxSlotElements is the length from which on arrays stay whole.
const maxSlotElements = 16

// SlotElements returns the fields, numbered in i32. There must be one at least.
func (t *StructType) SlotElements() (list []memslot.Element, ok bool) {
	i32 := t.Context().I32()
	for i, elem := range t.Body() {
		list = append(list, memslot.Element{Index: ir.NewIntegerAttr(i32, int64(i)), Type: elem})
	}
	return list, len(list) > 0
}

// SlotElementType returns the type of a field.
func (t *StructType) SlotElementType(index ir.Attribute) ir.Type {
	if i, ok := slotIndex(index); ok && i < uint64(len(t.Body())) {
		return t.Body()[i]
	}
	return nil
}

// SlotElements returns the elements, numbered in i32, unless there are more than 16.
func (t *ArrayType) SlotElements() (list []memslot.Element, ok bool) {
	if t.n > maxSlotElements {
		return nil, false
	}
	i32 := t.Context().I32()
	for i := range t.n {
		list = append(list, memslot.Element{Index: ir.NewIntegerAttr(i32, int64(i)), Type: t.elem})
	}
	return list, true
}

// SlotElementType returns the type of an element.
func (t *ArrayType) SlotElementType(index ir.Attribute) ir.Type {
	if i, ok := slotIndex(index); ok && i < t.n {
		return t.elem
	}
	return nil
}

// slotIndex returns the number of an element.
func slotIndex(index ir.Attribute) (uint64, bool) {
	a, ok := index.(*ir.IntegerAttr)
	if !ok || a.Type() != ir.Type(a.Context().I32()) || a.Int() < 0 {
		return 0, false
	}
	return uint64(a.Int()), true
}
