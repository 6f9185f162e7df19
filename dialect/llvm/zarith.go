// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// formatAdd is the assembly format of [Add].
var formatAdd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: overflowFlagsProp.Parse, Print: overflowFlagsProp.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Add is the operation llvm.add: integer addition.
var Add = &ir.OpDef{
	Name:      "llvm.add",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAdd), OpcodeInterface.Is("add")},
	View:       ir.ViewOf[AddOp],
}

// AddOp is the view of an operation llvm.add.
type AddOp struct{ ir.View }

// Def returns [Add].
func (AddOp) Def() *ir.OpDef { return Add }

// The slots of the inherent attributes of [Add].
const (
	slotAddOverflowFlags = 0
)

// Lhs is the operand $lhs.
func (op AddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op AddOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotAddOverflowFlags).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op AddOp) SetOverflowFlags(v IntegerOverflowFlags) AddOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAddOverflowFlags, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op AddOp) Result() *ir.Value { return op.Op().Result(0) }

// AddAdaptor has the converted operands of a [AddOp] during a conversion.
type AddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddOp].
func (AddAdaptor[T]) For(AddOp) {}

// Lhs returns the converted operand $lhs.
func (a AddAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AddAdaptor[T]) Rhs() T { return a.At(1) }

// NewAdd creates the operation llvm.add at the builder's insertion point.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddOp {
	c := b.Context()
	st := ir.OperationState{Def: Add, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotAddOverflowFlags: ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone))}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AddOp](b.Create(&st))
}

// formatSub is the assembly format of [Sub].
var formatSub = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: overflowFlagsProp.Parse, Print: overflowFlagsProp.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Sub is the operation llvm.sub: integer subtraction.
var Sub = &ir.OpDef{
	Name:      "llvm.sub",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSub), OpcodeInterface.Is("sub")},
	View:       ir.ViewOf[SubOp],
}

// SubOp is the view of an operation llvm.sub.
type SubOp struct{ ir.View }

// Def returns [Sub].
func (SubOp) Def() *ir.OpDef { return Sub }

// The slots of the inherent attributes of [Sub].
const (
	slotSubOverflowFlags = 0
)

// Lhs is the operand $lhs.
func (op SubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op SubOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotSubOverflowFlags).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op SubOp) SetOverflowFlags(v IntegerOverflowFlags) SubOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubOverflowFlags, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op SubOp) Result() *ir.Value { return op.Op().Result(0) }

// SubAdaptor has the converted operands of a [SubOp] during a conversion.
type SubAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SubOp].
func (SubAdaptor[T]) For(SubOp) {}

// Lhs returns the converted operand $lhs.
func (a SubAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SubAdaptor[T]) Rhs() T { return a.At(1) }

// NewSub creates the operation llvm.sub at the builder's insertion point.
func NewSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubOp {
	c := b.Context()
	st := ir.OperationState{Def: Sub, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotSubOverflowFlags: ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone))}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[SubOp](b.Create(&st))
}

// formatMul is the assembly format of [Mul].
var formatMul = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: overflowFlagsProp.Parse, Print: overflowFlagsProp.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Mul is the operation llvm.mul: integer multiplication.
var Mul = &ir.OpDef{
	Name:      "llvm.mul",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMul), OpcodeInterface.Is("mul")},
	View:       ir.ViewOf[MulOp],
}

// MulOp is the view of an operation llvm.mul.
type MulOp struct{ ir.View }

// Def returns [Mul].
func (MulOp) Def() *ir.OpDef { return Mul }

// The slots of the inherent attributes of [Mul].
const (
	slotMulOverflowFlags = 0
)

// Lhs is the operand $lhs.
func (op MulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op MulOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotMulOverflowFlags).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op MulOp) SetOverflowFlags(v IntegerOverflowFlags) MulOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMulOverflowFlags, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op MulOp) Result() *ir.Value { return op.Op().Result(0) }

// MulAdaptor has the converted operands of a [MulOp] during a conversion.
type MulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MulOp].
func (MulAdaptor[T]) For(MulOp) {}

// Lhs returns the converted operand $lhs.
func (a MulAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MulAdaptor[T]) Rhs() T { return a.At(1) }

// NewMul creates the operation llvm.mul at the builder's insertion point.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulOp {
	c := b.Context()
	st := ir.OperationState{Def: Mul, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMulOverflowFlags: ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone))}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MulOp](b.Create(&st))
}

// formatUDiv is the assembly format of [UDiv].
var formatUDiv = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// UDiv is the operation llvm.udiv: unsigned integer division.
var UDiv = &ir.OpDef{
	Name:      "llvm.udiv",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUDiv), OpcodeInterface.Is("udiv")},
	View:       ir.ViewOf[UDivOp],
}

// UDivOp is the view of an operation llvm.udiv.
type UDivOp struct{ ir.View }

// Def returns [UDiv].
func (UDivOp) Def() *ir.OpDef { return UDiv }

// The slots of the inherent attributes of [UDiv].
const (
	slotUDivIsExact = 0
)

// Lhs is the operand $lhs.
func (op UDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op UDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op UDivOp) IsExact() bool { return op.Op().InherentAttr(slotUDivIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op UDivOp) SetIsExact(v bool) UDivOp {
	if v {
		op.Op().SetInherentAttr(slotUDivIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotUDivIsExact, nil)
	}
	return op
}

// Result is the result $res.
func (op UDivOp) Result() *ir.Value { return op.Op().Result(0) }

// UDivAdaptor has the converted operands of a [UDivOp] during a conversion.
type UDivAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UDivOp].
func (UDivAdaptor[T]) For(UDivOp) {}

// Lhs returns the converted operand $lhs.
func (a UDivAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a UDivAdaptor[T]) Rhs() T { return a.At(1) }

// NewUDiv creates the operation llvm.udiv at the builder's insertion point.
func NewUDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) UDivOp {
	st := ir.OperationState{Def: UDiv, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[UDivOp](b.Create(&st))
}

// formatSDiv is the assembly format of [SDiv].
var formatSDiv = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// SDiv is the operation llvm.sdiv: signed integer division.
var SDiv = &ir.OpDef{
	Name:      "llvm.sdiv",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSDiv), OpcodeInterface.Is("sdiv")},
	View:       ir.ViewOf[SDivOp],
}

// SDivOp is the view of an operation llvm.sdiv.
type SDivOp struct{ ir.View }

// Def returns [SDiv].
func (SDivOp) Def() *ir.OpDef { return SDiv }

// The slots of the inherent attributes of [SDiv].
const (
	slotSDivIsExact = 0
)

// Lhs is the operand $lhs.
func (op SDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op SDivOp) IsExact() bool { return op.Op().InherentAttr(slotSDivIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op SDivOp) SetIsExact(v bool) SDivOp {
	if v {
		op.Op().SetInherentAttr(slotSDivIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotSDivIsExact, nil)
	}
	return op
}

// Result is the result $res.
func (op SDivOp) Result() *ir.Value { return op.Op().Result(0) }

// SDivAdaptor has the converted operands of a [SDivOp] during a conversion.
type SDivAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SDivOp].
func (SDivAdaptor[T]) For(SDivOp) {}

// Lhs returns the converted operand $lhs.
func (a SDivAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SDivAdaptor[T]) Rhs() T { return a.At(1) }

// NewSDiv creates the operation llvm.sdiv at the builder's insertion point.
func NewSDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SDivOp {
	st := ir.OperationState{Def: SDiv, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[SDivOp](b.Create(&st))
}

// formatURem is the assembly format of [URem].
var formatURem = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// URem is the operation llvm.urem: remainder of an unsigned division.
var URem = &ir.OpDef{
	Name:      "llvm.urem",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatURem), OpcodeInterface.Is("urem")},
	View:       ir.ViewOf[URemOp],
}

// URemOp is the view of an operation llvm.urem.
type URemOp struct{ ir.View }

// Def returns [URem].
func (URemOp) Def() *ir.OpDef { return URem }

// Lhs is the operand $lhs.
func (op URemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op URemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op URemOp) Result() *ir.Value { return op.Op().Result(0) }

// URemAdaptor has the converted operands of a [URemOp] during a conversion.
type URemAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [URemOp].
func (URemAdaptor[T]) For(URemOp) {}

// Lhs returns the converted operand $lhs.
func (a URemAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a URemAdaptor[T]) Rhs() T { return a.At(1) }

// NewURem creates the operation llvm.urem at the builder's insertion point.
func NewURem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) URemOp {
	st := ir.OperationState{Def: URem, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[URemOp](b.Create(&st))
}

// formatSRem is the assembly format of [SRem].
var formatSRem = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// SRem is the operation llvm.srem: remainder of a signed division.
var SRem = &ir.OpDef{
	Name:      "llvm.srem",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSRem), OpcodeInterface.Is("srem")},
	View:       ir.ViewOf[SRemOp],
}

// SRemOp is the view of an operation llvm.srem.
type SRemOp struct{ ir.View }

// Def returns [SRem].
func (SRemOp) Def() *ir.OpDef { return SRem }

// Lhs is the operand $lhs.
func (op SRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SRemOp) Result() *ir.Value { return op.Op().Result(0) }

// SRemAdaptor has the converted operands of a [SRemOp] during a conversion.
type SRemAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SRemOp].
func (SRemAdaptor[T]) For(SRemOp) {}

// Lhs returns the converted operand $lhs.
func (a SRemAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SRemAdaptor[T]) Rhs() T { return a.At(1) }

// NewSRem creates the operation llvm.srem at the builder's insertion point.
func NewSRem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SRemOp {
	st := ir.OperationState{Def: SRem, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[SRemOp](b.Create(&st))
}

// formatAnd is the assembly format of [And].
var formatAnd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// And is the operation llvm.and: bitwise and.
var And = &ir.OpDef{
	Name:      "llvm.and",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAnd), OpcodeInterface.Is("and")},
	View:       ir.ViewOf[AndOp],
}

// AndOp is the view of an operation llvm.and.
type AndOp struct{ ir.View }

// Def returns [And].
func (AndOp) Def() *ir.OpDef { return And }

// Lhs is the operand $lhs.
func (op AndOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AndOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op AndOp) Result() *ir.Value { return op.Op().Result(0) }

// AndAdaptor has the converted operands of a [AndOp] during a conversion.
type AndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AndOp].
func (AndAdaptor[T]) For(AndOp) {}

// Lhs returns the converted operand $lhs.
func (a AndAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AndAdaptor[T]) Rhs() T { return a.At(1) }

// NewAnd creates the operation llvm.and at the builder's insertion point.
func NewAnd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AndOp {
	st := ir.OperationState{Def: And, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AndOp](b.Create(&st))
}

// formatOr is the assembly format of [Or].
var formatOr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "disjoint"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Or is the operation llvm.or: bitwise or.
var Or = &ir.OpDef{
	Name:      "llvm.or",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isDisjoint", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOr), OpcodeInterface.Is("or")},
	View:       ir.ViewOf[OrOp],
}

// OrOp is the view of an operation llvm.or.
type OrOp struct{ ir.View }

// Def returns [Or].
func (OrOp) Def() *ir.OpDef { return Or }

// The slots of the inherent attributes of [Or].
const (
	slotOrIsDisjoint = 0
)

// Lhs is the operand $lhs.
func (op OrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op OrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsDisjoint reports whether the attribute $isDisjoint is present.
func (op OrOp) IsDisjoint() bool { return op.Op().InherentAttr(slotOrIsDisjoint) != nil }

// SetIsDisjoint sets or removes the attribute $isDisjoint.
func (op OrOp) SetIsDisjoint(v bool) OrOp {
	if v {
		op.Op().SetInherentAttr(slotOrIsDisjoint, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotOrIsDisjoint, nil)
	}
	return op
}

// Result is the result $res.
func (op OrOp) Result() *ir.Value { return op.Op().Result(0) }

// OrAdaptor has the converted operands of a [OrOp] during a conversion.
type OrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OrOp].
func (OrAdaptor[T]) For(OrOp) {}

// Lhs returns the converted operand $lhs.
func (a OrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a OrAdaptor[T]) Rhs() T { return a.At(1) }

// NewOr creates the operation llvm.or at the builder's insertion point.
func NewOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) OrOp {
	st := ir.OperationState{Def: Or, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[OrOp](b.Create(&st))
}

// formatXOr is the assembly format of [XOr].
var formatXOr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// XOr is the operation llvm.xor: bitwise exclusive or.
var XOr = &ir.OpDef{
	Name:      "llvm.xor",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatXOr), OpcodeInterface.Is("xor")},
	View:       ir.ViewOf[XOrOp],
}

// XOrOp is the view of an operation llvm.xor.
type XOrOp struct{ ir.View }

// Def returns [XOr].
func (XOrOp) Def() *ir.OpDef { return XOr }

// Lhs is the operand $lhs.
func (op XOrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op XOrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op XOrOp) Result() *ir.Value { return op.Op().Result(0) }

// XOrAdaptor has the converted operands of a [XOrOp] during a conversion.
type XOrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [XOrOp].
func (XOrAdaptor[T]) For(XOrOp) {}

// Lhs returns the converted operand $lhs.
func (a XOrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a XOrAdaptor[T]) Rhs() T { return a.At(1) }

// NewXOr creates the operation llvm.xor at the builder's insertion point.
func NewXOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) XOrOp {
	st := ir.OperationState{Def: XOr, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[XOrOp](b.Create(&st))
}

// formatShl is the assembly format of [Shl].
var formatShl = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: overflowFlagsProp.Parse, Print: overflowFlagsProp.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Shl is the operation llvm.shl: shift to the left.
var Shl = &ir.OpDef{
	Name:      "llvm.shl",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShl), OpcodeInterface.Is("shl")},
	View:       ir.ViewOf[ShlOp],
}

// ShlOp is the view of an operation llvm.shl.
type ShlOp struct{ ir.View }

// Def returns [Shl].
func (ShlOp) Def() *ir.OpDef { return Shl }

// The slots of the inherent attributes of [Shl].
const (
	slotShlOverflowFlags = 0
)

// Lhs is the operand $lhs.
func (op ShlOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShlOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op ShlOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotShlOverflowFlags).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op ShlOp) SetOverflowFlags(v IntegerOverflowFlags) ShlOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotShlOverflowFlags, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op ShlOp) Result() *ir.Value { return op.Op().Result(0) }

// ShlAdaptor has the converted operands of a [ShlOp] during a conversion.
type ShlAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShlOp].
func (ShlAdaptor[T]) For(ShlOp) {}

// Lhs returns the converted operand $lhs.
func (a ShlAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ShlAdaptor[T]) Rhs() T { return a.At(1) }

// NewShl creates the operation llvm.shl at the builder's insertion point.
func NewShl(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShlOp {
	c := b.Context()
	st := ir.OperationState{Def: Shl, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotShlOverflowFlags: ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone))}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[ShlOp](b.Create(&st))
}

// formatLShr is the assembly format of [LShr].
var formatLShr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// LShr is the operation llvm.lshr: shift to the right that fills with zeros.
var LShr = &ir.OpDef{
	Name:      "llvm.lshr",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLShr), OpcodeInterface.Is("lshr")},
	View:       ir.ViewOf[LShrOp],
}

// LShrOp is the view of an operation llvm.lshr.
type LShrOp struct{ ir.View }

// Def returns [LShr].
func (LShrOp) Def() *ir.OpDef { return LShr }

// The slots of the inherent attributes of [LShr].
const (
	slotLShrIsExact = 0
)

// Lhs is the operand $lhs.
func (op LShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op LShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op LShrOp) IsExact() bool { return op.Op().InherentAttr(slotLShrIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op LShrOp) SetIsExact(v bool) LShrOp {
	if v {
		op.Op().SetInherentAttr(slotLShrIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLShrIsExact, nil)
	}
	return op
}

// Result is the result $res.
func (op LShrOp) Result() *ir.Value { return op.Op().Result(0) }

// LShrAdaptor has the converted operands of a [LShrOp] during a conversion.
type LShrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LShrOp].
func (LShrAdaptor[T]) For(LShrOp) {}

// Lhs returns the converted operand $lhs.
func (a LShrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a LShrAdaptor[T]) Rhs() T { return a.At(1) }

// NewLShr creates the operation llvm.lshr at the builder's insertion point.
func NewLShr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) LShrOp {
	st := ir.OperationState{Def: LShr, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[LShrOp](b.Create(&st))
}

// formatAShr is the assembly format of [AShr].
var formatAShr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "exact"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// AShr is the operation llvm.ashr: shift to the right that fills with the sign.
var AShr = &ir.OpDef{
	Name:      "llvm.ashr",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAShr), OpcodeInterface.Is("ashr")},
	View:       ir.ViewOf[AShrOp],
}

// AShrOp is the view of an operation llvm.ashr.
type AShrOp struct{ ir.View }

// Def returns [AShr].
func (AShrOp) Def() *ir.OpDef { return AShr }

// The slots of the inherent attributes of [AShr].
const (
	slotAShrIsExact = 0
)

// Lhs is the operand $lhs.
func (op AShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is present.
func (op AShrOp) IsExact() bool { return op.Op().InherentAttr(slotAShrIsExact) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op AShrOp) SetIsExact(v bool) AShrOp {
	if v {
		op.Op().SetInherentAttr(slotAShrIsExact, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotAShrIsExact, nil)
	}
	return op
}

// Result is the result $res.
func (op AShrOp) Result() *ir.Value { return op.Op().Result(0) }

// AShrAdaptor has the converted operands of a [AShrOp] during a conversion.
type AShrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AShrOp].
func (AShrAdaptor[T]) For(AShrOp) {}

// Lhs returns the converted operand $lhs.
func (a AShrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AShrAdaptor[T]) Rhs() T { return a.At(1) }

// NewAShr creates the operation llvm.ashr at the builder's insertion point.
func NewAShr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AShrOp {
	st := ir.OperationState{Def: AShr, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AShrOp](b.Create(&st))
}

// ICmp is the operation llvm.icmp: comparison of integers or pointers.
var ICmp = &ir.OpDef{
	Name:      "llvm.icmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), i1Like), constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: signlessIntegersOrPointers},
		{Name: "rhs", Constraint: signlessIntegersOrPointers},
	},
	Attrs: []ir.AttrSlot{
		{Name: "predicate", Constraint: IsICmpPredicate},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfI1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(icmpSyntax), OpcodeInterface.Is("icmp")},
	View:       ir.ViewOf[ICmpOp],
}

// ICmpOp is the view of an operation llvm.icmp.
type ICmpOp struct{ ir.View }

// Def returns [ICmp].
func (ICmpOp) Def() *ir.OpDef { return ICmp }

// The slots of the inherent attributes of [ICmp].
const (
	slotICmpPredicate = 0
)

// Lhs is the operand $lhs.
func (op ICmpOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ICmpOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Predicate is the attribute $predicate.
func (op ICmpOp) Predicate() ICmpPredicate {
	return ICmpPredicate(op.Op().InherentAttr(slotICmpPredicate).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op ICmpOp) SetPredicate(v ICmpPredicate) ICmpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotICmpPredicate, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ICmpOp) Result() *ir.Value { return op.Op().Result(0) }

// ICmpAdaptor has the converted operands of a [ICmpOp] during a conversion.
type ICmpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ICmpOp].
func (ICmpAdaptor[T]) For(ICmpOp) {}

// Lhs returns the converted operand $lhs.
func (a ICmpAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ICmpAdaptor[T]) Rhs() T { return a.At(1) }

// NewICmp creates the operation llvm.icmp at the builder's insertion point.
func NewICmp(b *ir.Builder, predicate ICmpPredicate, lhs *ir.Value, rhs *ir.Value) ICmpOp {
	c := b.Context()
	st := ir.OperationState{Def: ICmp, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotICmpPredicate: ir.NewIntegerAttr(c.I64(), int64(predicate))}, Results: []ir.Type{i1Like(lhs.Type())}}
	return ir.Cast[ICmpOp](b.Create(&st))
}

// FCmp is the operation llvm.fcmp: comparison of floating-point numbers.
var FCmp = &ir.OpDef{
	Name:      "llvm.fcmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), i1Like), constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "rhs", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "predicate", Constraint: IsFCmpPredicate},
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfI1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(fcmpSyntax), OpcodeInterface.Is("fcmp")},
	View:       ir.ViewOf[FCmpOp],
}

// FCmpOp is the view of an operation llvm.fcmp.
type FCmpOp struct{ ir.View }

// Def returns [FCmp].
func (FCmpOp) Def() *ir.OpDef { return FCmp }

// The slots of the inherent attributes of [FCmp].
const (
	slotFCmpPredicate     = 0
	slotFCmpFastmathFlags = 1
)

// Lhs is the operand $lhs.
func (op FCmpOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FCmpOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Predicate is the attribute $predicate.
func (op FCmpOp) Predicate() FCmpPredicate {
	return FCmpPredicate(op.Op().InherentAttr(slotFCmpPredicate).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op FCmpOp) SetPredicate(v FCmpPredicate) FCmpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFCmpPredicate, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FCmpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFCmpFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FCmpOp) SetFastmathFlags(v FastmathFlags) FCmpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFCmpFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FCmpOp) Result() *ir.Value { return op.Op().Result(0) }

// FCmpAdaptor has the converted operands of a [FCmpOp] during a conversion.
type FCmpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FCmpOp].
func (FCmpAdaptor[T]) For(FCmpOp) {}

// Lhs returns the converted operand $lhs.
func (a FCmpAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FCmpAdaptor[T]) Rhs() T { return a.At(1) }

// NewFCmp creates the operation llvm.fcmp at the builder's insertion point.
func NewFCmp(b *ir.Builder, predicate FCmpPredicate, lhs *ir.Value, rhs *ir.Value) FCmpOp {
	c := b.Context()
	st := ir.OperationState{Def: FCmp, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotFCmpPredicate: ir.NewIntegerAttr(c.I64(), int64(predicate)), slotFCmpFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{i1Like(lhs.Type())}}
	return ir.Cast[FCmpOp](b.Create(&st))
}

// formatFAdd is the assembly format of [FAdd].
var formatFAdd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FAdd is the operation llvm.fadd: floating-point addition.
var FAdd = &ir.OpDef{
	Name:      "llvm.fadd",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "rhs", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFAdd), OpcodeInterface.Is("fadd")},
	View:       ir.ViewOf[FAddOp],
}

// FAddOp is the view of an operation llvm.fadd.
type FAddOp struct{ ir.View }

// Def returns [FAdd].
func (FAddOp) Def() *ir.OpDef { return FAdd }

// The slots of the inherent attributes of [FAdd].
const (
	slotFAddFastmathFlags = 0
)

// Lhs is the operand $lhs.
func (op FAddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FAddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FAddOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFAddFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FAddOp) SetFastmathFlags(v FastmathFlags) FAddOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFAddFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FAddOp) Result() *ir.Value { return op.Op().Result(0) }

// FAddAdaptor has the converted operands of a [FAddOp] during a conversion.
type FAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FAddOp].
func (FAddAdaptor[T]) For(FAddOp) {}

// Lhs returns the converted operand $lhs.
func (a FAddAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FAddAdaptor[T]) Rhs() T { return a.At(1) }

// NewFAdd creates the operation llvm.fadd at the builder's insertion point.
func NewFAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FAddOp {
	c := b.Context()
	st := ir.OperationState{Def: FAdd, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotFAddFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FAddOp](b.Create(&st))
}

// formatFSub is the assembly format of [FSub].
var formatFSub = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FSub is the operation llvm.fsub: floating-point subtraction.
var FSub = &ir.OpDef{
	Name:      "llvm.fsub",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "rhs", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFSub), OpcodeInterface.Is("fsub")},
	View:       ir.ViewOf[FSubOp],
}

// FSubOp is the view of an operation llvm.fsub.
type FSubOp struct{ ir.View }

// Def returns [FSub].
func (FSubOp) Def() *ir.OpDef { return FSub }

// The slots of the inherent attributes of [FSub].
const (
	slotFSubFastmathFlags = 0
)

// Lhs is the operand $lhs.
func (op FSubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FSubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FSubOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFSubFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FSubOp) SetFastmathFlags(v FastmathFlags) FSubOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFSubFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FSubOp) Result() *ir.Value { return op.Op().Result(0) }

// FSubAdaptor has the converted operands of a [FSubOp] during a conversion.
type FSubAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FSubOp].
func (FSubAdaptor[T]) For(FSubOp) {}

// Lhs returns the converted operand $lhs.
func (a FSubAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FSubAdaptor[T]) Rhs() T { return a.At(1) }

// NewFSub creates the operation llvm.fsub at the builder's insertion point.
func NewFSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FSubOp {
	c := b.Context()
	st := ir.OperationState{Def: FSub, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotFSubFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FSubOp](b.Create(&st))
}

// formatFMul is the assembly format of [FMul].
var formatFMul = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FMul is the operation llvm.fmul: floating-point multiplication.
var FMul = &ir.OpDef{
	Name:      "llvm.fmul",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "rhs", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFMul), OpcodeInterface.Is("fmul")},
	View:       ir.ViewOf[FMulOp],
}

// FMulOp is the view of an operation llvm.fmul.
type FMulOp struct{ ir.View }

// Def returns [FMul].
func (FMulOp) Def() *ir.OpDef { return FMul }

// The slots of the inherent attributes of [FMul].
const (
	slotFMulFastmathFlags = 0
)

// Lhs is the operand $lhs.
func (op FMulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FMulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FMulOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFMulFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FMulOp) SetFastmathFlags(v FastmathFlags) FMulOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFMulFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FMulOp) Result() *ir.Value { return op.Op().Result(0) }

// FMulAdaptor has the converted operands of a [FMulOp] during a conversion.
type FMulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FMulOp].
func (FMulAdaptor[T]) For(FMulOp) {}

// Lhs returns the converted operand $lhs.
func (a FMulAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FMulAdaptor[T]) Rhs() T { return a.At(1) }

// NewFMul creates the operation llvm.fmul at the builder's insertion point.
func NewFMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FMulOp {
	c := b.Context()
	st := ir.OperationState{Def: FMul, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotFMulFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FMulOp](b.Create(&st))
}

// formatFDiv is the assembly format of [FDiv].
var formatFDiv = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FDiv is the operation llvm.fdiv: floating-point division.
var FDiv = &ir.OpDef{
	Name:      "llvm.fdiv",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "rhs", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFDiv), OpcodeInterface.Is("fdiv")},
	View:       ir.ViewOf[FDivOp],
}

// FDivOp is the view of an operation llvm.fdiv.
type FDivOp struct{ ir.View }

// Def returns [FDiv].
func (FDivOp) Def() *ir.OpDef { return FDiv }

// The slots of the inherent attributes of [FDiv].
const (
	slotFDivFastmathFlags = 0
)

// Lhs is the operand $lhs.
func (op FDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FDivOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFDivFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FDivOp) SetFastmathFlags(v FastmathFlags) FDivOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFDivFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FDivOp) Result() *ir.Value { return op.Op().Result(0) }

// FDivAdaptor has the converted operands of a [FDivOp] during a conversion.
type FDivAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FDivOp].
func (FDivAdaptor[T]) For(FDivOp) {}

// Lhs returns the converted operand $lhs.
func (a FDivAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FDivAdaptor[T]) Rhs() T { return a.At(1) }

// NewFDiv creates the operation llvm.fdiv at the builder's insertion point.
func NewFDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FDivOp {
	c := b.Context()
	st := ir.OperationState{Def: FDiv, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotFDivFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FDivOp](b.Create(&st))
}

// formatFRem is the assembly format of [FRem].
var formatFRem = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FRem is the operation llvm.frem: remainder of a floating-point division.
var FRem = &ir.OpDef{
	Name:      "llvm.frem",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "rhs", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFRem), OpcodeInterface.Is("frem")},
	View:       ir.ViewOf[FRemOp],
}

// FRemOp is the view of an operation llvm.frem.
type FRemOp struct{ ir.View }

// Def returns [FRem].
func (FRemOp) Def() *ir.OpDef { return FRem }

// The slots of the inherent attributes of [FRem].
const (
	slotFRemFastmathFlags = 0
)

// Lhs is the operand $lhs.
func (op FRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FRemOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFRemFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FRemOp) SetFastmathFlags(v FastmathFlags) FRemOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFRemFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FRemOp) Result() *ir.Value { return op.Op().Result(0) }

// FRemAdaptor has the converted operands of a [FRemOp] during a conversion.
type FRemAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FRemOp].
func (FRemAdaptor[T]) For(FRemOp) {}

// Lhs returns the converted operand $lhs.
func (a FRemAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FRemAdaptor[T]) Rhs() T { return a.At(1) }

// NewFRem creates the operation llvm.frem at the builder's insertion point.
func NewFRem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FRemOp {
	c := b.Context()
	st := ir.OperationState{Def: FRem, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotFRemFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FRemOp](b.Create(&st))
}

// formatFNeg is the assembly format of [FNeg].
var formatFNeg = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FNeg is the operation llvm.fneg: floating-point negation.
var FNeg = &ir.OpDef{
	Name:      "llvm.fneg",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFNeg), OpcodeInterface.Is("fneg")},
	View:       ir.ViewOf[FNegOp],
}

// FNegOp is the view of an operation llvm.fneg.
type FNegOp struct{ ir.View }

// Def returns [FNeg].
func (FNegOp) Def() *ir.OpDef { return FNeg }

// The slots of the inherent attributes of [FNeg].
const (
	slotFNegFastmathFlags = 0
)

// Operand is the operand $operand.
func (op FNegOp) Operand() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FNegOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFNegFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FNegOp) SetFastmathFlags(v FastmathFlags) FNegOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFNegFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FNegOp) Result() *ir.Value { return op.Op().Result(0) }

// FNegAdaptor has the converted operands of a [FNegOp] during a conversion.
type FNegAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FNegOp].
func (FNegAdaptor[T]) For(FNegOp) {}

// Operand returns the converted operand $operand.
func (a FNegAdaptor[T]) Operand() T { return a.At(0) }

// NewFNeg creates the operation llvm.fneg at the builder's insertion point.
func NewFNeg(b *ir.Builder, operand *ir.Value) FNegOp {
	c := b.Context()
	st := ir.OperationState{Def: FNeg, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotFNegFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[FNegOp](b.Create(&st))
}

// formatBitcast is the assembly format of [Bitcast].
var formatBitcast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Bitcast is the operation llvm.bitcast: the same bits as another type.
var Bitcast = &ir.OpDef{
	Name:   "llvm.bitcast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: anyNonAggregate},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyNonAggregate},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitcast), OpcodeInterface.Is("bitcast")},
	View:       ir.ViewOf[BitcastOp],
}

// BitcastOp is the view of an operation llvm.bitcast.
type BitcastOp struct{ ir.View }

// Def returns [Bitcast].
func (BitcastOp) Def() *ir.OpDef { return Bitcast }

// Verify checks what the definition cannot express.
func (op BitcastOp) Verify() *diag.Diagnostic { return verifyBitcast(op.Op()) }

// Arg is the operand $arg.
func (op BitcastOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op BitcastOp) Result() *ir.Value { return op.Op().Result(0) }

// BitcastAdaptor has the converted operands of a [BitcastOp] during a conversion.
type BitcastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BitcastOp].
func (BitcastAdaptor[T]) For(BitcastOp) {}

// Arg returns the converted operand $arg.
func (a BitcastAdaptor[T]) Arg() T { return a.At(0) }

// NewBitcast creates the operation llvm.bitcast at the builder's insertion point.
func NewBitcast(b *ir.Builder, resultType ir.Type, arg *ir.Value) BitcastOp {
	st := ir.OperationState{Def: Bitcast, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[BitcastOp](b.Create(&st))
}

// formatAddrSpaceCast is the assembly format of [AddrSpaceCast].
var formatAddrSpaceCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// AddrSpaceCast is the operation llvm.addrspacecast: pointer into another address space.
var AddrSpaceCast = &ir.OpDef{
	Name:   "llvm.addrspacecast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAddrSpaceCast), OpcodeInterface.Is("addrspacecast")},
	View:       ir.ViewOf[AddrSpaceCastOp],
}

// AddrSpaceCastOp is the view of an operation llvm.addrspacecast.
type AddrSpaceCastOp struct{ ir.View }

// Def returns [AddrSpaceCast].
func (AddrSpaceCastOp) Def() *ir.OpDef { return AddrSpaceCast }

// Arg is the operand $arg.
func (op AddrSpaceCastOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op AddrSpaceCastOp) Result() *ir.Value { return op.Op().Result(0) }

// AddrSpaceCastAdaptor has the converted operands of a [AddrSpaceCastOp] during a conversion.
type AddrSpaceCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddrSpaceCastOp].
func (AddrSpaceCastAdaptor[T]) For(AddrSpaceCastOp) {}

// Arg returns the converted operand $arg.
func (a AddrSpaceCastAdaptor[T]) Arg() T { return a.At(0) }

// NewAddrSpaceCast creates the operation llvm.addrspacecast at the builder's insertion point.
func NewAddrSpaceCast(b *ir.Builder, resultType ir.Type, arg *ir.Value) AddrSpaceCastOp {
	st := ir.OperationState{Def: AddrSpaceCast, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[AddrSpaceCastOp](b.Create(&st))
}

// formatIntToPtr is the assembly format of [IntToPtr].
var formatIntToPtr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "dereferenceable"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &DereferenceableAttrDef, Is: asm.IsAttr[*DereferenceableAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// IntToPtr is the operation llvm.inttoptr: integer to pointer.
var IntToPtr = &ir.OpDef{
	Name:      "llvm.inttoptr",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{verifyDereferenceable},
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "dereferenceable", Constraint: IsDereferenceableAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIntToPtr), OpcodeInterface.Is("inttoptr")},
	View:       ir.ViewOf[IntToPtrOp],
}

// IntToPtrOp is the view of an operation llvm.inttoptr.
type IntToPtrOp struct{ ir.View }

// Def returns [IntToPtr].
func (IntToPtrOp) Def() *ir.OpDef { return IntToPtr }

// The slots of the inherent attributes of [IntToPtr].
const (
	slotIntToPtrDereferenceable = 0
)

// Arg is the operand $arg.
func (op IntToPtrOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Dereferenceable is the attribute $dereferenceable, nil if it is absent.
func (op IntToPtrOp) Dereferenceable() *DereferenceableAttr {
	v, _ := op.Op().InherentAttr(slotIntToPtrDereferenceable).(*DereferenceableAttr)
	return v
}

// SetDereferenceable sets the attribute $dereferenceable.
func (op IntToPtrOp) SetDereferenceable(v *DereferenceableAttr) IntToPtrOp {
	op.Op().SetInherentAttr(slotIntToPtrDereferenceable, v)
	return op
}

// Result is the result $res.
func (op IntToPtrOp) Result() *ir.Value { return op.Op().Result(0) }

// IntToPtrAdaptor has the converted operands of a [IntToPtrOp] during a conversion.
type IntToPtrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IntToPtrOp].
func (IntToPtrAdaptor[T]) For(IntToPtrOp) {}

// Arg returns the converted operand $arg.
func (a IntToPtrAdaptor[T]) Arg() T { return a.At(0) }

// NewIntToPtr creates the operation llvm.inttoptr at the builder's insertion point.
func NewIntToPtr(b *ir.Builder, resultType ir.Type, arg *ir.Value) IntToPtrOp {
	st := ir.OperationState{Def: IntToPtr, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[IntToPtrOp](b.Create(&st))
}

// formatPtrToInt is the assembly format of [PtrToInt].
var formatPtrToInt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// PtrToInt is the operation llvm.ptrtoint: pointer to integer.
var PtrToInt = &ir.OpDef{
	Name:   "llvm.ptrtoint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPtrToInt), OpcodeInterface.Is("ptrtoint")},
	View:       ir.ViewOf[PtrToIntOp],
}

// PtrToIntOp is the view of an operation llvm.ptrtoint.
type PtrToIntOp struct{ ir.View }

// Def returns [PtrToInt].
func (PtrToIntOp) Def() *ir.OpDef { return PtrToInt }

// Arg is the operand $arg.
func (op PtrToIntOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op PtrToIntOp) Result() *ir.Value { return op.Op().Result(0) }

// PtrToIntAdaptor has the converted operands of a [PtrToIntOp] during a conversion.
type PtrToIntAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PtrToIntOp].
func (PtrToIntAdaptor[T]) For(PtrToIntOp) {}

// Arg returns the converted operand $arg.
func (a PtrToIntAdaptor[T]) Arg() T { return a.At(0) }

// NewPtrToInt creates the operation llvm.ptrtoint at the builder's insertion point.
func NewPtrToInt(b *ir.Builder, resultType ir.Type, arg *ir.Value) PtrToIntOp {
	st := ir.OperationState{Def: PtrToInt, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[PtrToIntOp](b.Create(&st))
}

// formatSExt is the assembly format of [SExt].
var formatSExt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// SExt is the operation llvm.sext: sign extension of an integer.
var SExt = &ir.OpDef{
	Name:   "llvm.sext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSExt), OpcodeInterface.Is("sext")},
	View:       ir.ViewOf[SExtOp],
}

// SExtOp is the view of an operation llvm.sext.
type SExtOp struct{ ir.View }

// Def returns [SExt].
func (SExtOp) Def() *ir.OpDef { return SExt }

// Verify checks what the definition cannot express.
func (op SExtOp) Verify() *diag.Diagnostic { return verifyExtension(op.Op()) }

// Arg is the operand $arg.
func (op SExtOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op SExtOp) Result() *ir.Value { return op.Op().Result(0) }

// SExtAdaptor has the converted operands of a [SExtOp] during a conversion.
type SExtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SExtOp].
func (SExtAdaptor[T]) For(SExtOp) {}

// Arg returns the converted operand $arg.
func (a SExtAdaptor[T]) Arg() T { return a.At(0) }

// NewSExt creates the operation llvm.sext at the builder's insertion point.
func NewSExt(b *ir.Builder, resultType ir.Type, arg *ir.Value) SExtOp {
	st := ir.OperationState{Def: SExt, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[SExtOp](b.Create(&st))
}

// formatZExt is the assembly format of [ZExt].
var formatZExt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "nneg"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ZExt is the operation llvm.zext: zero extension of an integer.
var ZExt = &ir.OpDef{
	Name:   "llvm.zext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nonNeg", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatZExt), OpcodeInterface.Is("zext")},
	View:       ir.ViewOf[ZExtOp],
}

// ZExtOp is the view of an operation llvm.zext.
type ZExtOp struct{ ir.View }

// Def returns [ZExt].
func (ZExtOp) Def() *ir.OpDef { return ZExt }

// The slots of the inherent attributes of [ZExt].
const (
	slotZExtNonNeg = 0
)

// Verify checks what the definition cannot express.
func (op ZExtOp) Verify() *diag.Diagnostic { return verifyExtension(op.Op()) }

// Arg is the operand $arg.
func (op ZExtOp) Arg() *ir.Value { return op.Op().Operand(0) }

// NonNeg reports whether the attribute $nonNeg is present.
func (op ZExtOp) NonNeg() bool { return op.Op().InherentAttr(slotZExtNonNeg) != nil }

// SetNonNeg sets or removes the attribute $nonNeg.
func (op ZExtOp) SetNonNeg(v bool) ZExtOp {
	if v {
		op.Op().SetInherentAttr(slotZExtNonNeg, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotZExtNonNeg, nil)
	}
	return op
}

// Result is the result $res.
func (op ZExtOp) Result() *ir.Value { return op.Op().Result(0) }

// ZExtAdaptor has the converted operands of a [ZExtOp] during a conversion.
type ZExtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ZExtOp].
func (ZExtAdaptor[T]) For(ZExtOp) {}

// Arg returns the converted operand $arg.
func (a ZExtAdaptor[T]) Arg() T { return a.At(0) }

// NewZExt creates the operation llvm.zext at the builder's insertion point.
func NewZExt(b *ir.Builder, resultType ir.Type, arg *ir.Value) ZExtOp {
	st := ir.OperationState{Def: ZExt, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[ZExtOp](b.Create(&st))
}

// formatTrunc is the assembly format of [Trunc].
var formatTrunc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: overflowFlagsProp.Parse, Print: overflowFlagsProp.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Trunc is the operation llvm.trunc: truncation of an integer.
var Trunc = &ir.OpDef{
	Name:   "llvm.trunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTrunc), OpcodeInterface.Is("trunc")},
	View:       ir.ViewOf[TruncOp],
}

// TruncOp is the view of an operation llvm.trunc.
type TruncOp struct{ ir.View }

// Def returns [Trunc].
func (TruncOp) Def() *ir.OpDef { return Trunc }

// The slots of the inherent attributes of [Trunc].
const (
	slotTruncOverflowFlags = 0
)

// Arg is the operand $arg.
func (op TruncOp) Arg() *ir.Value { return op.Op().Operand(0) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op TruncOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().InherentAttr(slotTruncOverflowFlags).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op TruncOp) SetOverflowFlags(v IntegerOverflowFlags) TruncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTruncOverflowFlags, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op TruncOp) Result() *ir.Value { return op.Op().Result(0) }

// TruncAdaptor has the converted operands of a [TruncOp] during a conversion.
type TruncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TruncOp].
func (TruncAdaptor[T]) For(TruncOp) {}

// Arg returns the converted operand $arg.
func (a TruncAdaptor[T]) Arg() T { return a.At(0) }

// NewTrunc creates the operation llvm.trunc at the builder's insertion point.
func NewTrunc(b *ir.Builder, resultType ir.Type, arg *ir.Value) TruncOp {
	c := b.Context()
	st := ir.OperationState{Def: Trunc, Operands: []*ir.Value{arg}, InherentAttrs: []ir.Attribute{slotTruncOverflowFlags: ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone))}, Results: []ir.Type{resultType}}
	return ir.Cast[TruncOp](b.Create(&st))
}

// formatSIToFP is the assembly format of [SIToFP].
var formatSIToFP = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// SIToFP is the operation llvm.sitofp: signed integer to floating point.
var SIToFP = &ir.OpDef{
	Name:   "llvm.sitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSIToFP), OpcodeInterface.Is("sitofp")},
	View:       ir.ViewOf[SIToFPOp],
}

// SIToFPOp is the view of an operation llvm.sitofp.
type SIToFPOp struct{ ir.View }

// Def returns [SIToFP].
func (SIToFPOp) Def() *ir.OpDef { return SIToFP }

// Arg is the operand $arg.
func (op SIToFPOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op SIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// SIToFPAdaptor has the converted operands of a [SIToFPOp] during a conversion.
type SIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SIToFPOp].
func (SIToFPAdaptor[T]) For(SIToFPOp) {}

// Arg returns the converted operand $arg.
func (a SIToFPAdaptor[T]) Arg() T { return a.At(0) }

// NewSIToFP creates the operation llvm.sitofp at the builder's insertion point.
func NewSIToFP(b *ir.Builder, resultType ir.Type, arg *ir.Value) SIToFPOp {
	st := ir.OperationState{Def: SIToFP, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[SIToFPOp](b.Create(&st))
}

// formatUIToFP is the assembly format of [UIToFP].
var formatUIToFP = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "nneg"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// UIToFP is the operation llvm.uitofp: unsigned integer to floating point.
var UIToFP = &ir.OpDef{
	Name:   "llvm.uitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nonNeg", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUIToFP), OpcodeInterface.Is("uitofp")},
	View:       ir.ViewOf[UIToFPOp],
}

// UIToFPOp is the view of an operation llvm.uitofp.
type UIToFPOp struct{ ir.View }

// Def returns [UIToFP].
func (UIToFPOp) Def() *ir.OpDef { return UIToFP }

// The slots of the inherent attributes of [UIToFP].
const (
	slotUIToFPNonNeg = 0
)

// Arg is the operand $arg.
func (op UIToFPOp) Arg() *ir.Value { return op.Op().Operand(0) }

// NonNeg reports whether the attribute $nonNeg is present.
func (op UIToFPOp) NonNeg() bool { return op.Op().InherentAttr(slotUIToFPNonNeg) != nil }

// SetNonNeg sets or removes the attribute $nonNeg.
func (op UIToFPOp) SetNonNeg(v bool) UIToFPOp {
	if v {
		op.Op().SetInherentAttr(slotUIToFPNonNeg, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotUIToFPNonNeg, nil)
	}
	return op
}

// Result is the result $res.
func (op UIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// UIToFPAdaptor has the converted operands of a [UIToFPOp] during a conversion.
type UIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UIToFPOp].
func (UIToFPAdaptor[T]) For(UIToFPOp) {}

// Arg returns the converted operand $arg.
func (a UIToFPAdaptor[T]) Arg() T { return a.At(0) }

// NewUIToFP creates the operation llvm.uitofp at the builder's insertion point.
func NewUIToFP(b *ir.Builder, resultType ir.Type, arg *ir.Value) UIToFPOp {
	st := ir.OperationState{Def: UIToFP, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[UIToFPOp](b.Create(&st))
}

// formatFPToSI is the assembly format of [FPToSI].
var formatFPToSI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FPToSI is the operation llvm.fptosi: floating point to signed integer.
var FPToSI = &ir.OpDef{
	Name:   "llvm.fptosi",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPToSI), OpcodeInterface.Is("fptosi")},
	View:       ir.ViewOf[FPToSIOp],
}

// FPToSIOp is the view of an operation llvm.fptosi.
type FPToSIOp struct{ ir.View }

// Def returns [FPToSI].
func (FPToSIOp) Def() *ir.OpDef { return FPToSI }

// Arg is the operand $arg.
func (op FPToSIOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPToSIOp) Result() *ir.Value { return op.Op().Result(0) }

// FPToSIAdaptor has the converted operands of a [FPToSIOp] during a conversion.
type FPToSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FPToSIOp].
func (FPToSIAdaptor[T]) For(FPToSIOp) {}

// Arg returns the converted operand $arg.
func (a FPToSIAdaptor[T]) Arg() T { return a.At(0) }

// NewFPToSI creates the operation llvm.fptosi at the builder's insertion point.
func NewFPToSI(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPToSIOp {
	st := ir.OperationState{Def: FPToSI, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[FPToSIOp](b.Create(&st))
}

// formatFPToUI is the assembly format of [FPToUI].
var formatFPToUI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FPToUI is the operation llvm.fptoui: floating point to unsigned integer.
var FPToUI = &ir.OpDef{
	Name:   "llvm.fptoui",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPToUI), OpcodeInterface.Is("fptoui")},
	View:       ir.ViewOf[FPToUIOp],
}

// FPToUIOp is the view of an operation llvm.fptoui.
type FPToUIOp struct{ ir.View }

// Def returns [FPToUI].
func (FPToUIOp) Def() *ir.OpDef { return FPToUI }

// Arg is the operand $arg.
func (op FPToUIOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPToUIOp) Result() *ir.Value { return op.Op().Result(0) }

// FPToUIAdaptor has the converted operands of a [FPToUIOp] during a conversion.
type FPToUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FPToUIOp].
func (FPToUIAdaptor[T]) For(FPToUIOp) {}

// Arg returns the converted operand $arg.
func (a FPToUIAdaptor[T]) Arg() T { return a.At(0) }

// NewFPToUI creates the operation llvm.fptoui at the builder's insertion point.
func NewFPToUI(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPToUIOp {
	st := ir.OperationState{Def: FPToUI, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[FPToUIOp](b.Create(&st))
}

// formatFPExt is the assembly format of [FPExt].
var formatFPExt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FPExt is the operation llvm.fpext: floating point to a larger type.
var FPExt = &ir.OpDef{
	Name:   "llvm.fpext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPExt), OpcodeInterface.Is("fpext")},
	View:       ir.ViewOf[FPExtOp],
}

// FPExtOp is the view of an operation llvm.fpext.
type FPExtOp struct{ ir.View }

// Def returns [FPExt].
func (FPExtOp) Def() *ir.OpDef { return FPExt }

// Arg is the operand $arg.
func (op FPExtOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPExtOp) Result() *ir.Value { return op.Op().Result(0) }

// FPExtAdaptor has the converted operands of a [FPExtOp] during a conversion.
type FPExtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FPExtOp].
func (FPExtAdaptor[T]) For(FPExtOp) {}

// Arg returns the converted operand $arg.
func (a FPExtAdaptor[T]) Arg() T { return a.At(0) }

// NewFPExt creates the operation llvm.fpext at the builder's insertion point.
func NewFPExt(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPExtOp {
	st := ir.OperationState{Def: FPExt, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[FPExtOp](b.Create(&st))
}

// formatFPTrunc is the assembly format of [FPTrunc].
var formatFPTrunc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FPTrunc is the operation llvm.fptrunc: floating point to a smaller type.
var FPTrunc = &ir.OpDef{
	Name:   "llvm.fptrunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: scalarOrVectorOfAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPTrunc), OpcodeInterface.Is("fptrunc")},
	View:       ir.ViewOf[FPTruncOp],
}

// FPTruncOp is the view of an operation llvm.fptrunc.
type FPTruncOp struct{ ir.View }

// Def returns [FPTrunc].
func (FPTruncOp) Def() *ir.OpDef { return FPTrunc }

// Arg is the operand $arg.
func (op FPTruncOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// FPTruncAdaptor has the converted operands of a [FPTruncOp] during a conversion.
type FPTruncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FPTruncOp].
func (FPTruncAdaptor[T]) For(FPTruncOp) {}

// Arg returns the converted operand $arg.
func (a FPTruncAdaptor[T]) Arg() T { return a.At(0) }

// NewFPTrunc creates the operation llvm.fptrunc at the builder's insertion point.
func NewFPTrunc(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPTruncOp {
	st := ir.OperationState{Def: FPTrunc, Operands: []*ir.Value{arg}, Results: []ir.Type{resultType}}
	return ir.Cast[FPTruncOp](b.Create(&st))
}
