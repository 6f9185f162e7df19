// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// formatWithBounds is the assembly format of [WithBounds].
var formatWithBounds = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// WithBounds is the operation test.with_bounds: a number in a range.
var WithBounds = &ir.OpDef{
	Name: "test.with_bounds",
	Attrs: []ir.AttrSlot{
		{Name: "umin", Constraint: constraint.APIntAttr},
		{Name: "umax", Constraint: constraint.APIntAttr},
		{Name: "smin", Constraint: constraint.APIntAttr},
		{Name: "smax", Constraint: constraint.APIntAttr},
	},
	Results: []ir.ValueDef{
		{Name: "fakeVal", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatWithBounds)},
	View:       ir.ViewOf[WithBoundsOp],
}

// WithBoundsOp is the view of an operation test.with_bounds.
type WithBoundsOp struct{ ir.View }

// Def returns [WithBounds].
func (WithBoundsOp) Def() *ir.OpDef { return WithBounds }

// The slots of the inherent attributes of [WithBounds].
const (
	slotWithBoundsUmin = 0
	slotWithBoundsUmax = 1
	slotWithBoundsSmin = 2
	slotWithBoundsSmax = 3
)

// Umin is the attribute $umin.
func (op WithBoundsOp) Umin() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotWithBoundsUmin).(*ir.IntegerAttr)
	return v
}

// SetUmin sets the attribute $umin.
func (op WithBoundsOp) SetUmin(v *ir.IntegerAttr) WithBoundsOp {
	op.Op().SetInherentAttr(slotWithBoundsUmin, v)
	return op
}

// Umax is the attribute $umax.
func (op WithBoundsOp) Umax() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotWithBoundsUmax).(*ir.IntegerAttr)
	return v
}

// SetUmax sets the attribute $umax.
func (op WithBoundsOp) SetUmax(v *ir.IntegerAttr) WithBoundsOp {
	op.Op().SetInherentAttr(slotWithBoundsUmax, v)
	return op
}

// Smin is the attribute $smin.
func (op WithBoundsOp) Smin() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotWithBoundsSmin).(*ir.IntegerAttr)
	return v
}

// SetSmin sets the attribute $smin.
func (op WithBoundsOp) SetSmin(v *ir.IntegerAttr) WithBoundsOp {
	op.Op().SetInherentAttr(slotWithBoundsSmin, v)
	return op
}

// Smax is the attribute $smax.
func (op WithBoundsOp) Smax() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotWithBoundsSmax).(*ir.IntegerAttr)
	return v
}

// SetSmax sets the attribute $smax.
func (op WithBoundsOp) SetSmax(v *ir.IntegerAttr) WithBoundsOp {
	op.Op().SetInherentAttr(slotWithBoundsSmax, v)
	return op
}

// Result is the result $fakeVal.
func (op WithBoundsOp) Result() *ir.Value { return op.Op().Result(0) }

// WithBoundsAdaptor has the converted operands of a [WithBoundsOp] during a conversion.
type WithBoundsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [WithBoundsOp].
func (WithBoundsAdaptor[T]) For(WithBoundsOp) {}

// NewWithBounds creates the operation test.with_bounds at the builder's insertion point.
func NewWithBounds(b *ir.Builder, resultType ir.Type, umin *ir.IntegerAttr, umax *ir.IntegerAttr, smin *ir.IntegerAttr, smax *ir.IntegerAttr) WithBoundsOp {
	st := ir.OperationState{Def: WithBounds, InherentAttrs: []ir.Attribute{slotWithBoundsUmin: umin, slotWithBoundsUmax: umax, slotWithBoundsSmin: smin, slotWithBoundsSmax: smax}, Results: []ir.Type{resultType}}
	return ir.Cast[WithBoundsOp](b.Create(&st))
}

// formatReflectBounds is the assembly format of [ReflectBounds].
var formatReflectBounds = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// ReflectBounds is the operation test.reflect_bounds: its operand; attributes tell its range.
var ReflectBounds = &ir.OpDef{
	Name:      "test.reflect_bounds",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "umin", Constraint: constraint.APIntAttr, Optional: true},
		{Name: "umax", Constraint: constraint.APIntAttr, Optional: true},
		{Name: "smin", Constraint: constraint.APIntAttr, Optional: true},
		{Name: "smax", Constraint: constraint.APIntAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReflectBounds)},
	View:       ir.ViewOf[ReflectBoundsOp],
}

// ReflectBoundsOp is the view of an operation test.reflect_bounds.
type ReflectBoundsOp struct{ ir.View }

// Def returns [ReflectBounds].
func (ReflectBoundsOp) Def() *ir.OpDef { return ReflectBounds }

// The slots of the inherent attributes of [ReflectBounds].
const (
	slotReflectBoundsUmin = 0
	slotReflectBoundsUmax = 1
	slotReflectBoundsSmin = 2
	slotReflectBoundsSmax = 3
)

// Value is the operand $value.
func (op ReflectBoundsOp) Value() *ir.Value { return op.Op().Operand(0) }

// Umin is the attribute $umin, nil if it is absent.
func (op ReflectBoundsOp) Umin() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotReflectBoundsUmin).(*ir.IntegerAttr)
	return v
}

// SetUmin sets the attribute $umin.
func (op ReflectBoundsOp) SetUmin(v *ir.IntegerAttr) ReflectBoundsOp {
	op.Op().SetInherentAttr(slotReflectBoundsUmin, v)
	return op
}

// Umax is the attribute $umax, nil if it is absent.
func (op ReflectBoundsOp) Umax() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotReflectBoundsUmax).(*ir.IntegerAttr)
	return v
}

// SetUmax sets the attribute $umax.
func (op ReflectBoundsOp) SetUmax(v *ir.IntegerAttr) ReflectBoundsOp {
	op.Op().SetInherentAttr(slotReflectBoundsUmax, v)
	return op
}

// Smin is the attribute $smin, nil if it is absent.
func (op ReflectBoundsOp) Smin() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotReflectBoundsSmin).(*ir.IntegerAttr)
	return v
}

// SetSmin sets the attribute $smin.
func (op ReflectBoundsOp) SetSmin(v *ir.IntegerAttr) ReflectBoundsOp {
	op.Op().SetInherentAttr(slotReflectBoundsSmin, v)
	return op
}

// Smax is the attribute $smax, nil if it is absent.
func (op ReflectBoundsOp) Smax() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotReflectBoundsSmax).(*ir.IntegerAttr)
	return v
}

// SetSmax sets the attribute $smax.
func (op ReflectBoundsOp) SetSmax(v *ir.IntegerAttr) ReflectBoundsOp {
	op.Op().SetInherentAttr(slotReflectBoundsSmax, v)
	return op
}

// Result is the result $result.
func (op ReflectBoundsOp) Result() *ir.Value { return op.Op().Result(0) }

// ReflectBoundsAdaptor has the converted operands of a [ReflectBoundsOp] during a conversion.
type ReflectBoundsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReflectBoundsOp].
func (ReflectBoundsAdaptor[T]) For(ReflectBoundsOp) {}

// Value returns the converted operand $value.
func (a ReflectBoundsAdaptor[T]) Value() T { return a.At(0) }

// NewReflectBounds creates the operation test.reflect_bounds at the builder's insertion point.
func NewReflectBounds(b *ir.Builder, value *ir.Value) ReflectBoundsOp {
	st := ir.OperationState{Def: ReflectBounds, Operands: []*ir.Value{value}, Results: []ir.Type{value.Type()}}
	return ir.Cast[ReflectBoundsOp](b.Create(&st))
}
