// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// VectorReduceAdd is the operation llvm.intr.vector.reduce.add.
var VectorReduceAdd = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.add",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.add"})},
	View:       ir.ViewOf[VectorReduceAddOp],
}

// VectorReduceAddOp is the view of an operation llvm.intr.vector.reduce.add.
type VectorReduceAddOp struct{ ir.View }

// Def returns [VectorReduceAdd].
func (VectorReduceAddOp) Def() *ir.OpDef { return VectorReduceAdd }

// In is the operand $in.
func (op VectorReduceAddOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceAddOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceAddAdaptor has the converted operands of a [VectorReduceAddOp] during a conversion.
type VectorReduceAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceAddOp].
func (VectorReduceAddAdaptor[T]) For(VectorReduceAddOp) {}

// In returns the converted operand $in.
func (a VectorReduceAddAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceAdd creates the operation llvm.intr.vector.reduce.add at the builder's insertion point.
func NewVectorReduceAdd(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceAddOp {
	st := ir.OperationState{Def: VectorReduceAdd, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceAddOp](b.Create(&st))
}

// VectorReduceAnd is the operation llvm.intr.vector.reduce.and.
var VectorReduceAnd = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.and",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.and"})},
	View:       ir.ViewOf[VectorReduceAndOp],
}

// VectorReduceAndOp is the view of an operation llvm.intr.vector.reduce.and.
type VectorReduceAndOp struct{ ir.View }

// Def returns [VectorReduceAnd].
func (VectorReduceAndOp) Def() *ir.OpDef { return VectorReduceAnd }

// In is the operand $in.
func (op VectorReduceAndOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceAndOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceAndAdaptor has the converted operands of a [VectorReduceAndOp] during a conversion.
type VectorReduceAndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceAndOp].
func (VectorReduceAndAdaptor[T]) For(VectorReduceAndOp) {}

// In returns the converted operand $in.
func (a VectorReduceAndAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceAnd creates the operation llvm.intr.vector.reduce.and at the builder's insertion point.
func NewVectorReduceAnd(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceAndOp {
	st := ir.OperationState{Def: VectorReduceAnd, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceAndOp](b.Create(&st))
}

// VectorReduceMul is the operation llvm.intr.vector.reduce.mul.
var VectorReduceMul = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.mul",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.mul"})},
	View:       ir.ViewOf[VectorReduceMulOp],
}

// VectorReduceMulOp is the view of an operation llvm.intr.vector.reduce.mul.
type VectorReduceMulOp struct{ ir.View }

// Def returns [VectorReduceMul].
func (VectorReduceMulOp) Def() *ir.OpDef { return VectorReduceMul }

// In is the operand $in.
func (op VectorReduceMulOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceMulOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceMulAdaptor has the converted operands of a [VectorReduceMulOp] during a conversion.
type VectorReduceMulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceMulOp].
func (VectorReduceMulAdaptor[T]) For(VectorReduceMulOp) {}

// In returns the converted operand $in.
func (a VectorReduceMulAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceMul creates the operation llvm.intr.vector.reduce.mul at the builder's insertion point.
func NewVectorReduceMul(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceMulOp {
	st := ir.OperationState{Def: VectorReduceMul, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceMulOp](b.Create(&st))
}

// VectorReduceOr is the operation llvm.intr.vector.reduce.or.
var VectorReduceOr = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.or",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.or"})},
	View:       ir.ViewOf[VectorReduceOrOp],
}

// VectorReduceOrOp is the view of an operation llvm.intr.vector.reduce.or.
type VectorReduceOrOp struct{ ir.View }

// Def returns [VectorReduceOr].
func (VectorReduceOrOp) Def() *ir.OpDef { return VectorReduceOr }

// In is the operand $in.
func (op VectorReduceOrOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceOrOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceOrAdaptor has the converted operands of a [VectorReduceOrOp] during a conversion.
type VectorReduceOrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceOrOp].
func (VectorReduceOrAdaptor[T]) For(VectorReduceOrOp) {}

// In returns the converted operand $in.
func (a VectorReduceOrAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceOr creates the operation llvm.intr.vector.reduce.or at the builder's insertion point.
func NewVectorReduceOr(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceOrOp {
	st := ir.OperationState{Def: VectorReduceOr, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceOrOp](b.Create(&st))
}

// VectorReduceSMax is the operation llvm.intr.vector.reduce.smax.
var VectorReduceSMax = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.smax",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.smax"})},
	View:       ir.ViewOf[VectorReduceSMaxOp],
}

// VectorReduceSMaxOp is the view of an operation llvm.intr.vector.reduce.smax.
type VectorReduceSMaxOp struct{ ir.View }

// Def returns [VectorReduceSMax].
func (VectorReduceSMaxOp) Def() *ir.OpDef { return VectorReduceSMax }

// In is the operand $in.
func (op VectorReduceSMaxOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceSMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceSMaxAdaptor has the converted operands of a [VectorReduceSMaxOp] during a conversion.
type VectorReduceSMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceSMaxOp].
func (VectorReduceSMaxAdaptor[T]) For(VectorReduceSMaxOp) {}

// In returns the converted operand $in.
func (a VectorReduceSMaxAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceSMax creates the operation llvm.intr.vector.reduce.smax at the builder's insertion point.
func NewVectorReduceSMax(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceSMaxOp {
	st := ir.OperationState{Def: VectorReduceSMax, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceSMaxOp](b.Create(&st))
}

// VectorReduceSMin is the operation llvm.intr.vector.reduce.smin.
var VectorReduceSMin = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.smin",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.smin"})},
	View:       ir.ViewOf[VectorReduceSMinOp],
}

// VectorReduceSMinOp is the view of an operation llvm.intr.vector.reduce.smin.
type VectorReduceSMinOp struct{ ir.View }

// Def returns [VectorReduceSMin].
func (VectorReduceSMinOp) Def() *ir.OpDef { return VectorReduceSMin }

// In is the operand $in.
func (op VectorReduceSMinOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceSMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceSMinAdaptor has the converted operands of a [VectorReduceSMinOp] during a conversion.
type VectorReduceSMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceSMinOp].
func (VectorReduceSMinAdaptor[T]) For(VectorReduceSMinOp) {}

// In returns the converted operand $in.
func (a VectorReduceSMinAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceSMin creates the operation llvm.intr.vector.reduce.smin at the builder's insertion point.
func NewVectorReduceSMin(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceSMinOp {
	st := ir.OperationState{Def: VectorReduceSMin, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceSMinOp](b.Create(&st))
}

// VectorReduceUMax is the operation llvm.intr.vector.reduce.umax.
var VectorReduceUMax = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.umax",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.umax"})},
	View:       ir.ViewOf[VectorReduceUMaxOp],
}

// VectorReduceUMaxOp is the view of an operation llvm.intr.vector.reduce.umax.
type VectorReduceUMaxOp struct{ ir.View }

// Def returns [VectorReduceUMax].
func (VectorReduceUMaxOp) Def() *ir.OpDef { return VectorReduceUMax }

// In is the operand $in.
func (op VectorReduceUMaxOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceUMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceUMaxAdaptor has the converted operands of a [VectorReduceUMaxOp] during a conversion.
type VectorReduceUMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceUMaxOp].
func (VectorReduceUMaxAdaptor[T]) For(VectorReduceUMaxOp) {}

// In returns the converted operand $in.
func (a VectorReduceUMaxAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceUMax creates the operation llvm.intr.vector.reduce.umax at the builder's insertion point.
func NewVectorReduceUMax(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceUMaxOp {
	st := ir.OperationState{Def: VectorReduceUMax, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceUMaxOp](b.Create(&st))
}

// VectorReduceUMin is the operation llvm.intr.vector.reduce.umin.
var VectorReduceUMin = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.umin",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.umin"})},
	View:       ir.ViewOf[VectorReduceUMinOp],
}

// VectorReduceUMinOp is the view of an operation llvm.intr.vector.reduce.umin.
type VectorReduceUMinOp struct{ ir.View }

// Def returns [VectorReduceUMin].
func (VectorReduceUMinOp) Def() *ir.OpDef { return VectorReduceUMin }

// In is the operand $in.
func (op VectorReduceUMinOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceUMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceUMinAdaptor has the converted operands of a [VectorReduceUMinOp] during a conversion.
type VectorReduceUMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceUMinOp].
func (VectorReduceUMinAdaptor[T]) For(VectorReduceUMinOp) {}

// In returns the converted operand $in.
func (a VectorReduceUMinAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceUMin creates the operation llvm.intr.vector.reduce.umin at the builder's insertion point.
func NewVectorReduceUMin(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceUMinOp {
	st := ir.OperationState{Def: VectorReduceUMin, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceUMinOp](b.Create(&st))
}

// VectorReduceXor is the operation llvm.intr.vector.reduce.xor.
var VectorReduceXor = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.xor",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.xor"})},
	View:       ir.ViewOf[VectorReduceXorOp],
}

// VectorReduceXorOp is the view of an operation llvm.intr.vector.reduce.xor.
type VectorReduceXorOp struct{ ir.View }

// Def returns [VectorReduceXor].
func (VectorReduceXorOp) Def() *ir.OpDef { return VectorReduceXor }

// In is the operand $in.
func (op VectorReduceXorOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceXorOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceXorAdaptor has the converted operands of a [VectorReduceXorOp] during a conversion.
type VectorReduceXorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceXorOp].
func (VectorReduceXorAdaptor[T]) For(VectorReduceXorOp) {}

// In returns the converted operand $in.
func (a VectorReduceXorAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceXor creates the operation llvm.intr.vector.reduce.xor at the builder's insertion point.
func NewVectorReduceXor(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceXorOp {
	st := ir.OperationState{Def: VectorReduceXor, Operands: []*ir.Value{in}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceXorOp](b.Create(&st))
}

// formatVectorReduceFMax is the assembly format of [VectorReduceFMax].
var formatVectorReduceFMax = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AllOperandsElement},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMax is the operation llvm.intr.vector.reduce.fmax.
var VectorReduceFMax = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmax",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMax), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.fmax"})},
	View:       ir.ViewOf[VectorReduceFMaxOp],
}

// VectorReduceFMaxOp is the view of an operation llvm.intr.vector.reduce.fmax.
type VectorReduceFMaxOp struct{ ir.View }

// Def returns [VectorReduceFMax].
func (VectorReduceFMaxOp) Def() *ir.OpDef { return VectorReduceFMax }

// The slots of the inherent attributes of [VectorReduceFMax].
const (
	slotVectorReduceFMaxFastmathFlags = 0
)

// In is the operand $in.
func (op VectorReduceFMaxOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMaxOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotVectorReduceFMaxFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMaxOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMaxOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorReduceFMaxFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceFMaxAdaptor has the converted operands of a [VectorReduceFMaxOp] during a conversion.
type VectorReduceFMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceFMaxOp].
func (VectorReduceFMaxAdaptor[T]) For(VectorReduceFMaxOp) {}

// In returns the converted operand $in.
func (a VectorReduceFMaxAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceFMax creates the operation llvm.intr.vector.reduce.fmax at the builder's insertion point.
func NewVectorReduceFMax(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMaxOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorReduceFMax, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotVectorReduceFMaxFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceFMaxOp](b.Create(&st))
}

// formatVectorReduceFMin is the assembly format of [VectorReduceFMin].
var formatVectorReduceFMin = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AllOperandsElement},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMin is the operation llvm.intr.vector.reduce.fmin.
var VectorReduceFMin = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmin",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMin), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.fmin"})},
	View:       ir.ViewOf[VectorReduceFMinOp],
}

// VectorReduceFMinOp is the view of an operation llvm.intr.vector.reduce.fmin.
type VectorReduceFMinOp struct{ ir.View }

// Def returns [VectorReduceFMin].
func (VectorReduceFMinOp) Def() *ir.OpDef { return VectorReduceFMin }

// The slots of the inherent attributes of [VectorReduceFMin].
const (
	slotVectorReduceFMinFastmathFlags = 0
)

// In is the operand $in.
func (op VectorReduceFMinOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMinOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotVectorReduceFMinFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMinOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMinOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorReduceFMinFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceFMinAdaptor has the converted operands of a [VectorReduceFMinOp] during a conversion.
type VectorReduceFMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceFMinOp].
func (VectorReduceFMinAdaptor[T]) For(VectorReduceFMinOp) {}

// In returns the converted operand $in.
func (a VectorReduceFMinAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceFMin creates the operation llvm.intr.vector.reduce.fmin at the builder's insertion point.
func NewVectorReduceFMin(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMinOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorReduceFMin, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotVectorReduceFMinFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceFMinOp](b.Create(&st))
}

// formatVectorReduceFMaximum is the assembly format of [VectorReduceFMaximum].
var formatVectorReduceFMaximum = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AllOperandsElement},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMaximum is the operation llvm.intr.vector.reduce.fmaximum.
var VectorReduceFMaximum = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmaximum",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMaximum), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.fmaximum"})},
	View:       ir.ViewOf[VectorReduceFMaximumOp],
}

// VectorReduceFMaximumOp is the view of an operation llvm.intr.vector.reduce.fmaximum.
type VectorReduceFMaximumOp struct{ ir.View }

// Def returns [VectorReduceFMaximum].
func (VectorReduceFMaximumOp) Def() *ir.OpDef { return VectorReduceFMaximum }

// The slots of the inherent attributes of [VectorReduceFMaximum].
const (
	slotVectorReduceFMaximumFastmathFlags = 0
)

// In is the operand $in.
func (op VectorReduceFMaximumOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMaximumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotVectorReduceFMaximumFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMaximumOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMaximumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorReduceFMaximumFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMaximumOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceFMaximumAdaptor has the converted operands of a [VectorReduceFMaximumOp] during a conversion.
type VectorReduceFMaximumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceFMaximumOp].
func (VectorReduceFMaximumAdaptor[T]) For(VectorReduceFMaximumOp) {}

// In returns the converted operand $in.
func (a VectorReduceFMaximumAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceFMaximum creates the operation llvm.intr.vector.reduce.fmaximum at the builder's insertion point.
func NewVectorReduceFMaximum(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMaximumOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorReduceFMaximum, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotVectorReduceFMaximumFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceFMaximumOp](b.Create(&st))
}

// formatVectorReduceFMinimum is the assembly format of [VectorReduceFMinimum].
var formatVectorReduceFMinimum = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AllOperandsElement},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMinimum is the operation llvm.intr.vector.reduce.fminimum.
var VectorReduceFMinimum = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fminimum",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: vectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMinimum), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.fminimum"})},
	View:       ir.ViewOf[VectorReduceFMinimumOp],
}

// VectorReduceFMinimumOp is the view of an operation llvm.intr.vector.reduce.fminimum.
type VectorReduceFMinimumOp struct{ ir.View }

// Def returns [VectorReduceFMinimum].
func (VectorReduceFMinimumOp) Def() *ir.OpDef { return VectorReduceFMinimum }

// The slots of the inherent attributes of [VectorReduceFMinimum].
const (
	slotVectorReduceFMinimumFastmathFlags = 0
)

// In is the operand $in.
func (op VectorReduceFMinimumOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMinimumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotVectorReduceFMinimumFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMinimumOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMinimumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorReduceFMinimumFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMinimumOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceFMinimumAdaptor has the converted operands of a [VectorReduceFMinimumOp] during a conversion.
type VectorReduceFMinimumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceFMinimumOp].
func (VectorReduceFMinimumAdaptor[T]) For(VectorReduceFMinimumOp) {}

// In returns the converted operand $in.
func (a VectorReduceFMinimumAdaptor[T]) In() T { return a.At(0) }

// NewVectorReduceFMinimum creates the operation llvm.intr.vector.reduce.fminimum at the builder's insertion point.
func NewVectorReduceFMinimum(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMinimumOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorReduceFMinimum, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotVectorReduceFMinimumFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceFMinimumOp](b.Create(&st))
}

// VectorReduceFAdd is the operation llvm.intr.vector.reduce.fadd.
var VectorReduceFAdd = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fadd",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "start_value", Constraint: constraint.AnyFloat},
		{Name: "input", Constraint: vectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.fadd"})},
	View:       ir.ViewOf[VectorReduceFAddOp],
}

// VectorReduceFAddOp is the view of an operation llvm.intr.vector.reduce.fadd.
type VectorReduceFAddOp struct{ ir.View }

// Def returns [VectorReduceFAdd].
func (VectorReduceFAddOp) Def() *ir.OpDef { return VectorReduceFAdd }

// The slots of the inherent attributes of [VectorReduceFAdd].
const (
	slotVectorReduceFAddFastmathFlags = 0
)

// StartValue is the operand $start_value.
func (op VectorReduceFAddOp) StartValue() *ir.Value { return op.Op().Operand(0) }

// Input is the operand $input.
func (op VectorReduceFAddOp) Input() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFAddOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotVectorReduceFAddFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFAddOp) SetFastmathFlags(v FastmathFlags) VectorReduceFAddOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorReduceFAddFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFAddOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceFAddAdaptor has the converted operands of a [VectorReduceFAddOp] during a conversion.
type VectorReduceFAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceFAddOp].
func (VectorReduceFAddAdaptor[T]) For(VectorReduceFAddOp) {}

// StartValue returns the converted operand $start_value.
func (a VectorReduceFAddAdaptor[T]) StartValue() T { return a.At(0) }

// Input returns the converted operand $input.
func (a VectorReduceFAddAdaptor[T]) Input() T { return a.At(1) }

// NewVectorReduceFAdd creates the operation llvm.intr.vector.reduce.fadd at the builder's insertion point.
func NewVectorReduceFAdd(b *ir.Builder, resultType ir.Type, startValue *ir.Value, input *ir.Value) VectorReduceFAddOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorReduceFAdd, Operands: []*ir.Value{startValue, input}, InherentAttrs: []ir.Attribute{slotVectorReduceFAddFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceFAddOp](b.Create(&st))
}

// VectorReduceFMul is the operation llvm.intr.vector.reduce.fmul.
var VectorReduceFMul = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmul",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "start_value", Constraint: constraint.AnyFloat},
		{Name: "input", Constraint: vectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.reduce.fmul"})},
	View:       ir.ViewOf[VectorReduceFMulOp],
}

// VectorReduceFMulOp is the view of an operation llvm.intr.vector.reduce.fmul.
type VectorReduceFMulOp struct{ ir.View }

// Def returns [VectorReduceFMul].
func (VectorReduceFMulOp) Def() *ir.OpDef { return VectorReduceFMul }

// The slots of the inherent attributes of [VectorReduceFMul].
const (
	slotVectorReduceFMulFastmathFlags = 0
)

// StartValue is the operand $start_value.
func (op VectorReduceFMulOp) StartValue() *ir.Value { return op.Op().Operand(0) }

// Input is the operand $input.
func (op VectorReduceFMulOp) Input() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMulOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotVectorReduceFMulFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMulOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMulOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorReduceFMulFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMulOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorReduceFMulAdaptor has the converted operands of a [VectorReduceFMulOp] during a conversion.
type VectorReduceFMulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorReduceFMulOp].
func (VectorReduceFMulAdaptor[T]) For(VectorReduceFMulOp) {}

// StartValue returns the converted operand $start_value.
func (a VectorReduceFMulAdaptor[T]) StartValue() T { return a.At(0) }

// Input returns the converted operand $input.
func (a VectorReduceFMulAdaptor[T]) Input() T { return a.At(1) }

// NewVectorReduceFMul creates the operation llvm.intr.vector.reduce.fmul at the builder's insertion point.
func NewVectorReduceFMul(b *ir.Builder, resultType ir.Type, startValue *ir.Value, input *ir.Value) VectorReduceFMulOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorReduceFMul, Operands: []*ir.Value{startValue, input}, InherentAttrs: []ir.Attribute{slotVectorReduceFMulFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorReduceFMulOp](b.Create(&st))
}

// VScale is the operation llvm.intr.vscale.
var VScale = &ir.OpDef{
	Name: "llvm.intr.vscale",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vscale"})},
	View:       ir.ViewOf[VScaleOp],
}

// VScaleOp is the view of an operation llvm.intr.vscale.
type VScaleOp struct{ ir.View }

// Def returns [VScale].
func (VScaleOp) Def() *ir.OpDef { return VScale }

// Result is the result $res.
func (op VScaleOp) Result() *ir.Value { return op.Op().Result(0) }

// VScaleAdaptor has the converted operands of a [VScaleOp] during a conversion.
type VScaleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VScaleOp].
func (VScaleAdaptor[T]) For(VScaleOp) {}

// NewVScale creates the operation llvm.intr.vscale at the builder's insertion point.
func NewVScale(b *ir.Builder, resultType ir.Type) VScaleOp {
	st := ir.OperationState{Def: VScale, Results: []ir.Type{resultType}}
	return ir.Cast[VScaleOp](b.Create(&st))
}

// formatStepVector is the assembly format of [StepVector].
var formatStepVector = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyVector},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// StepVector is the operation llvm.intr.stepvector.
var StepVector = &ir.OpDef{
	Name:   "llvm.intr.stepvector",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: vectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStepVector), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.stepvector"})},
	View:       ir.ViewOf[StepVectorOp],
}

// StepVectorOp is the view of an operation llvm.intr.stepvector.
type StepVectorOp struct{ ir.View }

// Def returns [StepVector].
func (StepVectorOp) Def() *ir.OpDef { return StepVector }

// Result is the result $res.
func (op StepVectorOp) Result() *ir.Value { return op.Op().Result(0) }

// StepVectorAdaptor has the converted operands of a [StepVectorOp] during a conversion.
type StepVectorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StepVectorOp].
func (StepVectorAdaptor[T]) For(StepVectorOp) {}

// NewStepVector creates the operation llvm.intr.stepvector at the builder's insertion point.
func NewStepVector(b *ir.Builder, resultType ir.Type) StepVectorOp {
	st := ir.OperationState{Def: StepVector, Results: []ir.Type{resultType}}
	return ir.Cast[StepVectorOp](b.Create(&st))
}

// formatVectorInsert is the assembly format of [VectorInsert].
var formatVectorInsert = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// VectorInsert is the operation llvm.intr.vector.insert.
var VectorInsert = &ir.OpDef{
	Name:      "llvm.intr.vector.insert",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.PredOpTrait("vectors are not bigger than 2^17 bits.", insertedFit), constraint.PredOpTrait("it is not inserting scalable into fixed-length vectors.", insertedIntoScalable)},
	Operands: []ir.ValueDef{
		{Name: "dstvec", Constraint: anyVector},
		{Name: "srcvec", Constraint: anyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "pos", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorInsert), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.insert", Attrs: []IntrinsicArg{{Arg: 2, Slot: 0}}})},
	View:       ir.ViewOf[VectorInsertOp],
}

// VectorInsertOp is the view of an operation llvm.intr.vector.insert.
type VectorInsertOp struct{ ir.View }

// Def returns [VectorInsert].
func (VectorInsertOp) Def() *ir.OpDef { return VectorInsert }

// The slots of the inherent attributes of [VectorInsert].
const (
	slotVectorInsertPos = 0
)

// Dstvec is the operand $dstvec.
func (op VectorInsertOp) Dstvec() *ir.Value { return op.Op().Operand(0) }

// Srcvec is the operand $srcvec.
func (op VectorInsertOp) Srcvec() *ir.Value { return op.Op().Operand(1) }

// Pos is the attribute $pos.
func (op VectorInsertOp) Pos() int64 {
	return int64(op.Op().InherentAttr(slotVectorInsertPos).(*ir.IntegerAttr).Int())
}

// SetPos sets the attribute $pos.
func (op VectorInsertOp) SetPos(v int64) VectorInsertOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorInsertPos, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $res.
func (op VectorInsertOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorInsertAdaptor has the converted operands of a [VectorInsertOp] during a conversion.
type VectorInsertAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorInsertOp].
func (VectorInsertAdaptor[T]) For(VectorInsertOp) {}

// Dstvec returns the converted operand $dstvec.
func (a VectorInsertAdaptor[T]) Dstvec() T { return a.At(0) }

// Srcvec returns the converted operand $srcvec.
func (a VectorInsertAdaptor[T]) Srcvec() T { return a.At(1) }

// NewVectorInsert creates the operation llvm.intr.vector.insert at the builder's insertion point.
func NewVectorInsert(b *ir.Builder, dstvec *ir.Value, srcvec *ir.Value, pos int64) VectorInsertOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorInsert, Operands: []*ir.Value{dstvec, srcvec}, InherentAttrs: []ir.Attribute{slotVectorInsertPos: ir.NewIntegerAttr(asm.BuildI64(c), int64(pos))}, Results: []ir.Type{dstvec.Type()}}
	return ir.Cast[VectorInsertOp](b.Create(&st))
}

// formatVectorExtract is the assembly format of [VectorExtract].
var formatVectorExtract = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Space: true, Text: "from"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// VectorExtract is the operation llvm.intr.vector.extract.
var VectorExtract = &ir.OpDef{
	Name:      "llvm.intr.vector.extract",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("vectors are not bigger than 2^17 bits.", extractedFit), constraint.PredOpTrait("it is not extracting scalable from fixed-length vectors.", extractedFromScalable)},
	Operands: []ir.ValueDef{
		{Name: "srcvec", Constraint: anyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "pos", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorExtract), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.extract", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}}})},
	View:       ir.ViewOf[VectorExtractOp],
}

// VectorExtractOp is the view of an operation llvm.intr.vector.extract.
type VectorExtractOp struct{ ir.View }

// Def returns [VectorExtract].
func (VectorExtractOp) Def() *ir.OpDef { return VectorExtract }

// The slots of the inherent attributes of [VectorExtract].
const (
	slotVectorExtractPos = 0
)

// Srcvec is the operand $srcvec.
func (op VectorExtractOp) Srcvec() *ir.Value { return op.Op().Operand(0) }

// Pos is the attribute $pos.
func (op VectorExtractOp) Pos() int64 {
	return int64(op.Op().InherentAttr(slotVectorExtractPos).(*ir.IntegerAttr).Int())
}

// SetPos sets the attribute $pos.
func (op VectorExtractOp) SetPos(v int64) VectorExtractOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorExtractPos, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $res.
func (op VectorExtractOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorExtractAdaptor has the converted operands of a [VectorExtractOp] during a conversion.
type VectorExtractAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorExtractOp].
func (VectorExtractAdaptor[T]) For(VectorExtractOp) {}

// Srcvec returns the converted operand $srcvec.
func (a VectorExtractAdaptor[T]) Srcvec() T { return a.At(0) }

// NewVectorExtract creates the operation llvm.intr.vector.extract at the builder's insertion point.
func NewVectorExtract(b *ir.Builder, resultType ir.Type, srcvec *ir.Value, pos int64) VectorExtractOp {
	c := b.Context()
	st := ir.OperationState{Def: VectorExtract, Operands: []*ir.Value{srcvec}, InherentAttrs: []ir.Attribute{slotVectorExtractPos: ir.NewIntegerAttr(asm.BuildI64(c), int64(pos))}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorExtractOp](b.Create(&st))
}

// VectorInterleave2 is the operation llvm.intr.vector.interleave2.
var VectorInterleave2 = &ir.OpDef{
	Name:      "llvm.intr.vector.interleave2",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.PredOpTrait("result has twice as many elements as 'vec1'", interleavedIsTwice)},
	Operands: []ir.ValueDef{
		{Name: "vec1", Constraint: anyVector},
		{Name: "vec2", Constraint: anyVector},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.interleave2"})},
	View:       ir.ViewOf[VectorInterleave2Op],
}

// VectorInterleave2Op is the view of an operation llvm.intr.vector.interleave2.
type VectorInterleave2Op struct{ ir.View }

// Def returns [VectorInterleave2].
func (VectorInterleave2Op) Def() *ir.OpDef { return VectorInterleave2 }

// Vec1 is the operand $vec1.
func (op VectorInterleave2Op) Vec1() *ir.Value { return op.Op().Operand(0) }

// Vec2 is the operand $vec2.
func (op VectorInterleave2Op) Vec2() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op VectorInterleave2Op) Result() *ir.Value { return op.Op().Result(0) }

// VectorInterleave2Adaptor has the converted operands of a [VectorInterleave2Op] during a conversion.
type VectorInterleave2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorInterleave2Op].
func (VectorInterleave2Adaptor[T]) For(VectorInterleave2Op) {}

// Vec1 returns the converted operand $vec1.
func (a VectorInterleave2Adaptor[T]) Vec1() T { return a.At(0) }

// Vec2 returns the converted operand $vec2.
func (a VectorInterleave2Adaptor[T]) Vec2() T { return a.At(1) }

// NewVectorInterleave2 creates the operation llvm.intr.vector.interleave2 at the builder's insertion point.
func NewVectorInterleave2(b *ir.Builder, resultType ir.Type, vec1 *ir.Value, vec2 *ir.Value) VectorInterleave2Op {
	st := ir.OperationState{Def: VectorInterleave2, Operands: []*ir.Value{vec1, vec2}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorInterleave2Op](b.Create(&st))
}

// VectorDeinterleave2 is the operation llvm.intr.vector.deinterleave2.
var VectorDeinterleave2 = &ir.OpDef{
	Name:   "llvm.intr.vector.deinterleave2",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "vec", Constraint: anyVector},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vector.deinterleave2"})},
	View:       ir.ViewOf[VectorDeinterleave2Op],
}

// VectorDeinterleave2Op is the view of an operation llvm.intr.vector.deinterleave2.
type VectorDeinterleave2Op struct{ ir.View }

// Def returns [VectorDeinterleave2].
func (VectorDeinterleave2Op) Def() *ir.OpDef { return VectorDeinterleave2 }

// Vec is the operand $vec.
func (op VectorDeinterleave2Op) Vec() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorDeinterleave2Op) Result() *ir.Value { return op.Op().Result(0) }

// VectorDeinterleave2Adaptor has the converted operands of a [VectorDeinterleave2Op] during a conversion.
type VectorDeinterleave2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorDeinterleave2Op].
func (VectorDeinterleave2Adaptor[T]) For(VectorDeinterleave2Op) {}

// Vec returns the converted operand $vec.
func (a VectorDeinterleave2Adaptor[T]) Vec() T { return a.At(0) }

// NewVectorDeinterleave2 creates the operation llvm.intr.vector.deinterleave2 at the builder's insertion point.
func NewVectorDeinterleave2(b *ir.Builder, resultType ir.Type, vec *ir.Value) VectorDeinterleave2Op {
	st := ir.OperationState{Def: VectorDeinterleave2, Operands: []*ir.Value{vec}, Results: []ir.Type{resultType}}
	return ir.Cast[VectorDeinterleave2Op](b.Create(&st))
}

// formatMatrixColumnMajorLoad is the assembly format of [MatrixColumnMajorLoad].
var formatMatrixColumnMajorLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Less, Text: "<"},
		{Kind: asm.LiteralElement, Text: "stride"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Greater, Text: ">"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Space: true, Text: "from"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.LiteralElement, Space: true, Text: "stride"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// MatrixColumnMajorLoad is the operation llvm.intr.matrix.column.major.load.
var MatrixColumnMajorLoad = &ir.OpDef{
	Name: "llvm.intr.matrix.column.major.load",
	Operands: []ir.ValueDef{
		{Name: "data", Constraint: anyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "rows", Constraint: constraint.I32Attr},
		{Name: "columns", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixColumnMajorLoad), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.matrix.column.major.load", Attrs: []IntrinsicArg{{Arg: 2, Slot: 0}, {Arg: 3, Slot: 1}, {Arg: 4, Slot: 2}}, Pointer: &AlignedArg{Arg: 0, Slot: -1}})},
	View:       ir.ViewOf[MatrixColumnMajorLoadOp],
}

// MatrixColumnMajorLoadOp is the view of an operation llvm.intr.matrix.column.major.load.
type MatrixColumnMajorLoadOp struct{ ir.View }

// Def returns [MatrixColumnMajorLoad].
func (MatrixColumnMajorLoadOp) Def() *ir.OpDef { return MatrixColumnMajorLoad }

// The slots of the inherent attributes of [MatrixColumnMajorLoad].
const (
	slotMatrixColumnMajorLoadIsVolatile = 0
	slotMatrixColumnMajorLoadRows       = 1
	slotMatrixColumnMajorLoadColumns    = 2
)

// Data is the operand $data.
func (op MatrixColumnMajorLoadOp) Data() *ir.Value { return op.Op().Operand(0) }

// Stride is the operand $stride.
func (op MatrixColumnMajorLoadOp) Stride() *ir.Value { return op.Op().Operand(1) }

// IsVolatile is the attribute $isVolatile.
func (op MatrixColumnMajorLoadOp) IsVolatile() int64 {
	return int64(op.Op().InherentAttr(slotMatrixColumnMajorLoadIsVolatile).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MatrixColumnMajorLoadOp) SetIsVolatile(v int64) MatrixColumnMajorLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixColumnMajorLoadIsVolatile, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Rows is the attribute $rows.
func (op MatrixColumnMajorLoadOp) Rows() int32 {
	return int32(op.Op().InherentAttr(slotMatrixColumnMajorLoadRows).(*ir.IntegerAttr).Int())
}

// SetRows sets the attribute $rows.
func (op MatrixColumnMajorLoadOp) SetRows(v int32) MatrixColumnMajorLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixColumnMajorLoadRows, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Columns is the attribute $columns.
func (op MatrixColumnMajorLoadOp) Columns() int32 {
	return int32(op.Op().InherentAttr(slotMatrixColumnMajorLoadColumns).(*ir.IntegerAttr).Int())
}

// SetColumns sets the attribute $columns.
func (op MatrixColumnMajorLoadOp) SetColumns(v int32) MatrixColumnMajorLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixColumnMajorLoadColumns, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MatrixColumnMajorLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// MatrixColumnMajorLoadAdaptor has the converted operands of a [MatrixColumnMajorLoadOp] during a conversion.
type MatrixColumnMajorLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MatrixColumnMajorLoadOp].
func (MatrixColumnMajorLoadAdaptor[T]) For(MatrixColumnMajorLoadOp) {}

// Data returns the converted operand $data.
func (a MatrixColumnMajorLoadAdaptor[T]) Data() T { return a.At(0) }

// Stride returns the converted operand $stride.
func (a MatrixColumnMajorLoadAdaptor[T]) Stride() T { return a.At(1) }

// NewMatrixColumnMajorLoad creates the operation llvm.intr.matrix.column.major.load at the builder's insertion point.
func NewMatrixColumnMajorLoad(b *ir.Builder, resultType ir.Type, data *ir.Value, stride *ir.Value, isVolatile int64, rows int32, columns int32) MatrixColumnMajorLoadOp {
	c := b.Context()
	st := ir.OperationState{Def: MatrixColumnMajorLoad, Operands: []*ir.Value{data, stride}, InherentAttrs: []ir.Attribute{slotMatrixColumnMajorLoadIsVolatile: ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)), slotMatrixColumnMajorLoadRows: ir.NewIntegerAttr(asm.BuildI32(c), int64(rows)), slotMatrixColumnMajorLoadColumns: ir.NewIntegerAttr(asm.BuildI32(c), int64(columns))}, Results: []ir.Type{resultType}}
	return ir.Cast[MatrixColumnMajorLoadOp](b.Create(&st))
}

// formatMatrixColumnMajorStore is the assembly format of [MatrixColumnMajorStore].
var formatMatrixColumnMajorStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Less, Text: "<"},
		{Kind: asm.LiteralElement, Text: "stride"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.Greater, Text: ">"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
		{Kind: asm.LiteralElement, Space: true, Text: "stride"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// MatrixColumnMajorStore is the operation llvm.intr.matrix.column.major.store.
var MatrixColumnMajorStore = &ir.OpDef{
	Name: "llvm.intr.matrix.column.major.store",
	Operands: []ir.ValueDef{
		{Name: "matrix", Constraint: anyVector},
		{Name: "data", Constraint: anyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "rows", Constraint: constraint.I32Attr},
		{Name: "columns", Constraint: constraint.I32Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixColumnMajorStore), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.matrix.column.major.store", Attrs: []IntrinsicArg{{Arg: 3, Slot: 0}, {Arg: 4, Slot: 1}, {Arg: 5, Slot: 2}}, Pointer: &AlignedArg{Arg: 1, Slot: -1}})},
	View:       ir.ViewOf[MatrixColumnMajorStoreOp],
}

// MatrixColumnMajorStoreOp is the view of an operation llvm.intr.matrix.column.major.store.
type MatrixColumnMajorStoreOp struct{ ir.View }

// Def returns [MatrixColumnMajorStore].
func (MatrixColumnMajorStoreOp) Def() *ir.OpDef { return MatrixColumnMajorStore }

// The slots of the inherent attributes of [MatrixColumnMajorStore].
const (
	slotMatrixColumnMajorStoreIsVolatile = 0
	slotMatrixColumnMajorStoreRows       = 1
	slotMatrixColumnMajorStoreColumns    = 2
)

// Matrix is the operand $matrix.
func (op MatrixColumnMajorStoreOp) Matrix() *ir.Value { return op.Op().Operand(0) }

// Data is the operand $data.
func (op MatrixColumnMajorStoreOp) Data() *ir.Value { return op.Op().Operand(1) }

// Stride is the operand $stride.
func (op MatrixColumnMajorStoreOp) Stride() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MatrixColumnMajorStoreOp) IsVolatile() int64 {
	return int64(op.Op().InherentAttr(slotMatrixColumnMajorStoreIsVolatile).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MatrixColumnMajorStoreOp) SetIsVolatile(v int64) MatrixColumnMajorStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixColumnMajorStoreIsVolatile, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Rows is the attribute $rows.
func (op MatrixColumnMajorStoreOp) Rows() int32 {
	return int32(op.Op().InherentAttr(slotMatrixColumnMajorStoreRows).(*ir.IntegerAttr).Int())
}

// SetRows sets the attribute $rows.
func (op MatrixColumnMajorStoreOp) SetRows(v int32) MatrixColumnMajorStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixColumnMajorStoreRows, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Columns is the attribute $columns.
func (op MatrixColumnMajorStoreOp) Columns() int32 {
	return int32(op.Op().InherentAttr(slotMatrixColumnMajorStoreColumns).(*ir.IntegerAttr).Int())
}

// SetColumns sets the attribute $columns.
func (op MatrixColumnMajorStoreOp) SetColumns(v int32) MatrixColumnMajorStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixColumnMajorStoreColumns, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// MatrixColumnMajorStoreAdaptor has the converted operands of a [MatrixColumnMajorStoreOp] during a conversion.
type MatrixColumnMajorStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MatrixColumnMajorStoreOp].
func (MatrixColumnMajorStoreAdaptor[T]) For(MatrixColumnMajorStoreOp) {}

// Matrix returns the converted operand $matrix.
func (a MatrixColumnMajorStoreAdaptor[T]) Matrix() T { return a.At(0) }

// Data returns the converted operand $data.
func (a MatrixColumnMajorStoreAdaptor[T]) Data() T { return a.At(1) }

// Stride returns the converted operand $stride.
func (a MatrixColumnMajorStoreAdaptor[T]) Stride() T { return a.At(2) }

// NewMatrixColumnMajorStore creates the operation llvm.intr.matrix.column.major.store at the builder's insertion point.
func NewMatrixColumnMajorStore(b *ir.Builder, matrix *ir.Value, data *ir.Value, stride *ir.Value, isVolatile int64, rows int32, columns int32) MatrixColumnMajorStoreOp {
	c := b.Context()
	st := ir.OperationState{Def: MatrixColumnMajorStore, Operands: []*ir.Value{matrix, data, stride}, InherentAttrs: []ir.Attribute{slotMatrixColumnMajorStoreIsVolatile: ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)), slotMatrixColumnMajorStoreRows: ir.NewIntegerAttr(asm.BuildI32(c), int64(rows)), slotMatrixColumnMajorStoreColumns: ir.NewIntegerAttr(asm.BuildI32(c), int64(columns))}}
	return ir.Cast[MatrixColumnMajorStoreOp](b.Create(&st))
}

// formatMatrixMultiply is the assembly format of [MatrixMultiply].
var formatMatrixMultiply = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LParen, Text: "("},
		{Kind: asm.TypeElement, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// MatrixMultiply is the operation llvm.intr.matrix.multiply.
var MatrixMultiply = &ir.OpDef{
	Name: "llvm.intr.matrix.multiply",
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: anyVector},
		{Name: "rhs", Constraint: anyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "lhs_rows", Constraint: constraint.I32Attr},
		{Name: "lhs_columns", Constraint: constraint.I32Attr},
		{Name: "rhs_columns", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixMultiply), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.matrix.multiply", Attrs: []IntrinsicArg{{Arg: 2, Slot: 0}, {Arg: 3, Slot: 1}, {Arg: 4, Slot: 2}}})},
	View:       ir.ViewOf[MatrixMultiplyOp],
}

// MatrixMultiplyOp is the view of an operation llvm.intr.matrix.multiply.
type MatrixMultiplyOp struct{ ir.View }

// Def returns [MatrixMultiply].
func (MatrixMultiplyOp) Def() *ir.OpDef { return MatrixMultiply }

// The slots of the inherent attributes of [MatrixMultiply].
const (
	slotMatrixMultiplyLhsRows    = 0
	slotMatrixMultiplyLhsColumns = 1
	slotMatrixMultiplyRhsColumns = 2
)

// Lhs is the operand $lhs.
func (op MatrixMultiplyOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MatrixMultiplyOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// LhsRows is the attribute $lhs_rows.
func (op MatrixMultiplyOp) LhsRows() int32 {
	return int32(op.Op().InherentAttr(slotMatrixMultiplyLhsRows).(*ir.IntegerAttr).Int())
}

// SetLhsRows sets the attribute $lhs_rows.
func (op MatrixMultiplyOp) SetLhsRows(v int32) MatrixMultiplyOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixMultiplyLhsRows, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// LhsColumns is the attribute $lhs_columns.
func (op MatrixMultiplyOp) LhsColumns() int32 {
	return int32(op.Op().InherentAttr(slotMatrixMultiplyLhsColumns).(*ir.IntegerAttr).Int())
}

// SetLhsColumns sets the attribute $lhs_columns.
func (op MatrixMultiplyOp) SetLhsColumns(v int32) MatrixMultiplyOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixMultiplyLhsColumns, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// RhsColumns is the attribute $rhs_columns.
func (op MatrixMultiplyOp) RhsColumns() int32 {
	return int32(op.Op().InherentAttr(slotMatrixMultiplyRhsColumns).(*ir.IntegerAttr).Int())
}

// SetRhsColumns sets the attribute $rhs_columns.
func (op MatrixMultiplyOp) SetRhsColumns(v int32) MatrixMultiplyOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixMultiplyRhsColumns, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MatrixMultiplyOp) Result() *ir.Value { return op.Op().Result(0) }

// MatrixMultiplyAdaptor has the converted operands of a [MatrixMultiplyOp] during a conversion.
type MatrixMultiplyAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MatrixMultiplyOp].
func (MatrixMultiplyAdaptor[T]) For(MatrixMultiplyOp) {}

// Lhs returns the converted operand $lhs.
func (a MatrixMultiplyAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MatrixMultiplyAdaptor[T]) Rhs() T { return a.At(1) }

// NewMatrixMultiply creates the operation llvm.intr.matrix.multiply at the builder's insertion point.
func NewMatrixMultiply(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, lhsRows int32, lhsColumns int32, rhsColumns int32) MatrixMultiplyOp {
	c := b.Context()
	st := ir.OperationState{Def: MatrixMultiply, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMatrixMultiplyLhsRows: ir.NewIntegerAttr(asm.BuildI32(c), int64(lhsRows)), slotMatrixMultiplyLhsColumns: ir.NewIntegerAttr(asm.BuildI32(c), int64(lhsColumns)), slotMatrixMultiplyRhsColumns: ir.NewIntegerAttr(asm.BuildI32(c), int64(rhsColumns))}, Results: []ir.Type{resultType}}
	return ir.Cast[MatrixMultiplyOp](b.Create(&st))
}

// formatMatrixTranspose is the assembly format of [MatrixTranspose].
var formatMatrixTranspose = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// MatrixTranspose is the operation llvm.intr.matrix.transpose.
var MatrixTranspose = &ir.OpDef{
	Name: "llvm.intr.matrix.transpose",
	Operands: []ir.ValueDef{
		{Name: "matrix", Constraint: anyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "rows", Constraint: constraint.I32Attr},
		{Name: "columns", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixTranspose), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.matrix.transpose", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}, {Arg: 2, Slot: 1}}})},
	View:       ir.ViewOf[MatrixTransposeOp],
}

// MatrixTransposeOp is the view of an operation llvm.intr.matrix.transpose.
type MatrixTransposeOp struct{ ir.View }

// Def returns [MatrixTranspose].
func (MatrixTransposeOp) Def() *ir.OpDef { return MatrixTranspose }

// The slots of the inherent attributes of [MatrixTranspose].
const (
	slotMatrixTransposeRows    = 0
	slotMatrixTransposeColumns = 1
)

// Matrix is the operand $matrix.
func (op MatrixTransposeOp) Matrix() *ir.Value { return op.Op().Operand(0) }

// Rows is the attribute $rows.
func (op MatrixTransposeOp) Rows() int32 {
	return int32(op.Op().InherentAttr(slotMatrixTransposeRows).(*ir.IntegerAttr).Int())
}

// SetRows sets the attribute $rows.
func (op MatrixTransposeOp) SetRows(v int32) MatrixTransposeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixTransposeRows, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Columns is the attribute $columns.
func (op MatrixTransposeOp) Columns() int32 {
	return int32(op.Op().InherentAttr(slotMatrixTransposeColumns).(*ir.IntegerAttr).Int())
}

// SetColumns sets the attribute $columns.
func (op MatrixTransposeOp) SetColumns(v int32) MatrixTransposeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMatrixTransposeColumns, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MatrixTransposeOp) Result() *ir.Value { return op.Op().Result(0) }

// MatrixTransposeAdaptor has the converted operands of a [MatrixTransposeOp] during a conversion.
type MatrixTransposeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MatrixTransposeOp].
func (MatrixTransposeAdaptor[T]) For(MatrixTransposeOp) {}

// Matrix returns the converted operand $matrix.
func (a MatrixTransposeAdaptor[T]) Matrix() T { return a.At(0) }

// NewMatrixTranspose creates the operation llvm.intr.matrix.transpose at the builder's insertion point.
func NewMatrixTranspose(b *ir.Builder, resultType ir.Type, matrix *ir.Value, rows int32, columns int32) MatrixTransposeOp {
	c := b.Context()
	st := ir.OperationState{Def: MatrixTranspose, Operands: []*ir.Value{matrix}, InherentAttrs: []ir.Attribute{slotMatrixTransposeRows: ir.NewIntegerAttr(asm.BuildI32(c), int64(rows)), slotMatrixTransposeColumns: ir.NewIntegerAttr(asm.BuildI32(c), int64(columns))}, Results: []ir.Type{resultType}}
	return ir.Cast[MatrixTransposeOp](b.Create(&st))
}

// formatGetActiveLaneMask is the assembly format of [GetActiveLaneMask].
var formatGetActiveLaneMask = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntegerType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindIntegerType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// GetActiveLaneMask is the operation llvm.intr.get.active.lane.mask.
var GetActiveLaneMask = &ir.OpDef{
	Name:   "llvm.intr.get.active.lane.mask",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnySignlessInteger},
		{Name: "n", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGetActiveLaneMask), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.get.active.lane.mask"})},
	View:       ir.ViewOf[GetActiveLaneMaskOp],
}

// GetActiveLaneMaskOp is the view of an operation llvm.intr.get.active.lane.mask.
type GetActiveLaneMaskOp struct{ ir.View }

// Def returns [GetActiveLaneMask].
func (GetActiveLaneMaskOp) Def() *ir.OpDef { return GetActiveLaneMask }

// Base is the operand $base.
func (op GetActiveLaneMaskOp) Base() *ir.Value { return op.Op().Operand(0) }

// N is the operand $n.
func (op GetActiveLaneMaskOp) N() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op GetActiveLaneMaskOp) Result() *ir.Value { return op.Op().Result(0) }

// GetActiveLaneMaskAdaptor has the converted operands of a [GetActiveLaneMaskOp] during a conversion.
type GetActiveLaneMaskAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GetActiveLaneMaskOp].
func (GetActiveLaneMaskAdaptor[T]) For(GetActiveLaneMaskOp) {}

// Base returns the converted operand $base.
func (a GetActiveLaneMaskAdaptor[T]) Base() T { return a.At(0) }

// N returns the converted operand $n.
func (a GetActiveLaneMaskAdaptor[T]) N() T { return a.At(1) }

// NewGetActiveLaneMask creates the operation llvm.intr.get.active.lane.mask at the builder's insertion point.
func NewGetActiveLaneMask(b *ir.Builder, resultType ir.Type, base *ir.Value, n *ir.Value) GetActiveLaneMaskOp {
	st := ir.OperationState{Def: GetActiveLaneMask, Operands: []*ir.Value{base, n}, Results: []ir.Type{resultType}}
	return ir.Cast[GetActiveLaneMaskOp](b.Create(&st))
}

// formatMaskedLoad is the assembly format of [MaskedLoad].
var formatMaskedLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllOperandsElement, Space: true},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MaskedLoad is the operation llvm.intr.masked.load.
var MaskedLoad = &ir.OpDef{
	Name: "llvm.intr.masked.load",
	Operands: []ir.ValueDef{
		{Name: "data", Constraint: anyPointer},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "pass_thru", Constraint: anyVector, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
		{Name: "nontemporal", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedLoad), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.masked.load", Pointer: &AlignedArg{Arg: 0, Slot: 0}})},
	View:       ir.ViewOf[MaskedLoadOp],
}

// MaskedLoadOp is the view of an operation llvm.intr.masked.load.
type MaskedLoadOp struct{ ir.View }

// Def returns [MaskedLoad].
func (MaskedLoadOp) Def() *ir.OpDef { return MaskedLoad }

// The slots of the inherent attributes of [MaskedLoad].
const (
	slotMaskedLoadAlignment   = 0
	slotMaskedLoadNontemporal = 1
)

// Data is the operand $data.
func (op MaskedLoadOp) Data() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op MaskedLoadOp) Mask() *ir.Value { return op.Op().Operand(1) }

// PassThru is the operand $pass_thru, nil if it is absent.
func (op MaskedLoadOp) PassThru() *ir.Value {
	if r := op.Op().OperandsAt(2); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Alignment is the attribute $alignment.
func (op MaskedLoadOp) Alignment() int32 {
	return int32(op.Op().InherentAttr(slotMaskedLoadAlignment).(*ir.IntegerAttr).Int())
}

// SetAlignment sets the attribute $alignment.
func (op MaskedLoadOp) SetAlignment(v int32) MaskedLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedLoadAlignment, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Nontemporal reports whether the attribute $nontemporal is present.
func (op MaskedLoadOp) Nontemporal() bool {
	return op.Op().InherentAttr(slotMaskedLoadNontemporal) != nil
}

// SetNontemporal sets or removes the attribute $nontemporal.
func (op MaskedLoadOp) SetNontemporal(v bool) MaskedLoadOp {
	if v {
		op.Op().SetInherentAttr(slotMaskedLoadNontemporal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotMaskedLoadNontemporal, nil)
	}
	return op
}

// Result is the result $res.
func (op MaskedLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// MaskedLoadAdaptor has the converted operands of a [MaskedLoadOp] during a conversion.
type MaskedLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedLoadOp].
func (MaskedLoadAdaptor[T]) For(MaskedLoadOp) {}

// Data returns the converted operand $data.
func (a MaskedLoadAdaptor[T]) Data() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a MaskedLoadAdaptor[T]) Mask() T { return a.At(1) }

// PassThru returns the converted operand $pass_thru.
func (a MaskedLoadAdaptor[T]) PassThru() T { return a.Optional(2) }

// NewMaskedLoad creates the operation llvm.intr.masked.load at the builder's insertion point.
func NewMaskedLoad(b *ir.Builder, resultType ir.Type, data *ir.Value, mask *ir.Value, passThru *ir.Value, alignment int32) MaskedLoadOp {
	c := b.Context()
	st := ir.OperationState{Def: MaskedLoad, InherentAttrs: []ir.Attribute{slotMaskedLoadAlignment: ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment))}, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, data, mask)
	if passThru != nil {
		st.Operands = append(st.Operands, passThru)
	}
	return ir.Cast[MaskedLoadOp](b.Create(&st))
}

// formatMaskedStore is the assembly format of [MaskedStore].
var formatMaskedStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// MaskedStore is the operation llvm.intr.masked.store.
var MaskedStore = &ir.OpDef{
	Name: "llvm.intr.masked.store",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: anyVector},
		{Name: "data", Constraint: anyPointer},
		{Name: "mask", Constraint: vectorOfI1},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedStore), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.masked.store", Pointer: &AlignedArg{Arg: 1, Slot: 0}})},
	View:       ir.ViewOf[MaskedStoreOp],
}

// MaskedStoreOp is the view of an operation llvm.intr.masked.store.
type MaskedStoreOp struct{ ir.View }

// Def returns [MaskedStore].
func (MaskedStoreOp) Def() *ir.OpDef { return MaskedStore }

// The slots of the inherent attributes of [MaskedStore].
const (
	slotMaskedStoreAlignment = 0
)

// Value is the operand $value.
func (op MaskedStoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Data is the operand $data.
func (op MaskedStoreOp) Data() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op MaskedStoreOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment.
func (op MaskedStoreOp) Alignment() int32 {
	return int32(op.Op().InherentAttr(slotMaskedStoreAlignment).(*ir.IntegerAttr).Int())
}

// SetAlignment sets the attribute $alignment.
func (op MaskedStoreOp) SetAlignment(v int32) MaskedStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedStoreAlignment, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// MaskedStoreAdaptor has the converted operands of a [MaskedStoreOp] during a conversion.
type MaskedStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedStoreOp].
func (MaskedStoreAdaptor[T]) For(MaskedStoreOp) {}

// Value returns the converted operand $value.
func (a MaskedStoreAdaptor[T]) Value() T { return a.At(0) }

// Data returns the converted operand $data.
func (a MaskedStoreAdaptor[T]) Data() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a MaskedStoreAdaptor[T]) Mask() T { return a.At(2) }

// NewMaskedStore creates the operation llvm.intr.masked.store at the builder's insertion point.
func NewMaskedStore(b *ir.Builder, value *ir.Value, data *ir.Value, mask *ir.Value, alignment int32) MaskedStoreOp {
	c := b.Context()
	st := ir.OperationState{Def: MaskedStore, Operands: []*ir.Value{value, data, mask}, InherentAttrs: []ir.Attribute{slotMaskedStoreAlignment: ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment))}}
	return ir.Cast[MaskedStoreOp](b.Create(&st))
}

// formatMaskedGather is the assembly format of [MaskedGather].
var formatMaskedGather = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllOperandsElement, Space: true},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MaskedGather is the operation llvm.intr.masked.gather.
var MaskedGather = &ir.OpDef{
	Name: "llvm.intr.masked.gather",
	Operands: []ir.ValueDef{
		{Name: "ptrs", Constraint: vectorOfAnyPointer},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "pass_thru", Constraint: anyVector, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedGather), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.masked.gather", Pointer: &AlignedArg{Arg: 0, Slot: 0}})},
	View:       ir.ViewOf[MaskedGatherOp],
}

// MaskedGatherOp is the view of an operation llvm.intr.masked.gather.
type MaskedGatherOp struct{ ir.View }

// Def returns [MaskedGather].
func (MaskedGatherOp) Def() *ir.OpDef { return MaskedGather }

// The slots of the inherent attributes of [MaskedGather].
const (
	slotMaskedGatherAlignment = 0
)

// Verify checks what the definition cannot express.
func (op MaskedGatherOp) Verify() *diag.Diagnostic { return verifyMaskedGather(op.Op()) }

// Ptrs is the operand $ptrs.
func (op MaskedGatherOp) Ptrs() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op MaskedGatherOp) Mask() *ir.Value { return op.Op().Operand(1) }

// PassThru are the operands $pass_thru.
func (op MaskedGatherOp) PassThru() ir.ValueRange { return op.Op().OperandsAt(2) }

// Alignment is the attribute $alignment.
func (op MaskedGatherOp) Alignment() int32 {
	return int32(op.Op().InherentAttr(slotMaskedGatherAlignment).(*ir.IntegerAttr).Int())
}

// SetAlignment sets the attribute $alignment.
func (op MaskedGatherOp) SetAlignment(v int32) MaskedGatherOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedGatherAlignment, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MaskedGatherOp) Result() *ir.Value { return op.Op().Result(0) }

// MaskedGatherAdaptor has the converted operands of a [MaskedGatherOp] during a conversion.
type MaskedGatherAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedGatherOp].
func (MaskedGatherAdaptor[T]) For(MaskedGatherOp) {}

// Ptrs returns the converted operand $ptrs.
func (a MaskedGatherAdaptor[T]) Ptrs() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a MaskedGatherAdaptor[T]) Mask() T { return a.At(1) }

// PassThru returns the converted operand $pass_thru.
func (a MaskedGatherAdaptor[T]) PassThru() []T { return a.Segment(2) }

// NewMaskedGather creates the operation llvm.intr.masked.gather at the builder's insertion point.
func NewMaskedGather(b *ir.Builder, resultType ir.Type, ptrs *ir.Value, mask *ir.Value, passThru []*ir.Value, alignment int32) MaskedGatherOp {
	c := b.Context()
	st := ir.OperationState{Def: MaskedGather, InherentAttrs: []ir.Attribute{slotMaskedGatherAlignment: ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment))}, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, ptrs, mask)
	st.Operands = append(st.Operands, passThru...)
	return ir.Cast[MaskedGatherOp](b.Create(&st))
}

// formatMaskedScatter is the assembly format of [MaskedScatter].
var formatMaskedScatter = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindAnyVector},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// MaskedScatter is the operation llvm.intr.masked.scatter.
var MaskedScatter = &ir.OpDef{
	Name: "llvm.intr.masked.scatter",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: anyVector},
		{Name: "ptrs", Constraint: vectorOfAnyPointer},
		{Name: "mask", Constraint: vectorOfI1},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedScatter), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.masked.scatter", Pointer: &AlignedArg{Arg: 1, Slot: 0}})},
	View:       ir.ViewOf[MaskedScatterOp],
}

// MaskedScatterOp is the view of an operation llvm.intr.masked.scatter.
type MaskedScatterOp struct{ ir.View }

// Def returns [MaskedScatter].
func (MaskedScatterOp) Def() *ir.OpDef { return MaskedScatter }

// The slots of the inherent attributes of [MaskedScatter].
const (
	slotMaskedScatterAlignment = 0
)

// Verify checks what the definition cannot express.
func (op MaskedScatterOp) Verify() *diag.Diagnostic { return verifyMaskedScatter(op.Op()) }

// Value is the operand $value.
func (op MaskedScatterOp) Value() *ir.Value { return op.Op().Operand(0) }

// Ptrs is the operand $ptrs.
func (op MaskedScatterOp) Ptrs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op MaskedScatterOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment.
func (op MaskedScatterOp) Alignment() int32 {
	return int32(op.Op().InherentAttr(slotMaskedScatterAlignment).(*ir.IntegerAttr).Int())
}

// SetAlignment sets the attribute $alignment.
func (op MaskedScatterOp) SetAlignment(v int32) MaskedScatterOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedScatterAlignment, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// MaskedScatterAdaptor has the converted operands of a [MaskedScatterOp] during a conversion.
type MaskedScatterAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedScatterOp].
func (MaskedScatterAdaptor[T]) For(MaskedScatterOp) {}

// Value returns the converted operand $value.
func (a MaskedScatterAdaptor[T]) Value() T { return a.At(0) }

// Ptrs returns the converted operand $ptrs.
func (a MaskedScatterAdaptor[T]) Ptrs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a MaskedScatterAdaptor[T]) Mask() T { return a.At(2) }

// NewMaskedScatter creates the operation llvm.intr.masked.scatter at the builder's insertion point.
func NewMaskedScatter(b *ir.Builder, value *ir.Value, ptrs *ir.Value, mask *ir.Value, alignment int32) MaskedScatterOp {
	c := b.Context()
	st := ir.OperationState{Def: MaskedScatter, Operands: []*ir.Value{value, ptrs, mask}, InherentAttrs: []ir.Attribute{slotMaskedScatterAlignment: ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment))}}
	return ir.Cast[MaskedScatterOp](b.Create(&st))
}

// MaskedExpandLoad is the operation llvm.intr.masked.expandload.
var MaskedExpandLoad = &ir.OpDef{
	Name: "llvm.intr.masked.expandload",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "passthru", Constraint: anyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.masked.expandload"})},
	View:       ir.ViewOf[MaskedExpandLoadOp],
}

// MaskedExpandLoadOp is the view of an operation llvm.intr.masked.expandload.
type MaskedExpandLoadOp struct{ ir.View }

// Def returns [MaskedExpandLoad].
func (MaskedExpandLoadOp) Def() *ir.OpDef { return MaskedExpandLoad }

// The slots of the inherent attributes of [MaskedExpandLoad].
const (
	slotMaskedExpandLoadArgAttrs = 0
	slotMaskedExpandLoadResAttrs = 1
)

// Ptr is the operand $ptr.
func (op MaskedExpandLoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op MaskedExpandLoadOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Passthru is the operand $passthru.
func (op MaskedExpandLoadOp) Passthru() *ir.Value { return op.Op().Operand(2) }

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MaskedExpandLoadOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMaskedExpandLoadArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MaskedExpandLoadOp) SetArgAttrs(v *ir.ArrayAttr) MaskedExpandLoadOp {
	op.Op().SetInherentAttr(slotMaskedExpandLoadArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MaskedExpandLoadOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMaskedExpandLoadResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MaskedExpandLoadOp) SetResAttrs(v *ir.ArrayAttr) MaskedExpandLoadOp {
	op.Op().SetInherentAttr(slotMaskedExpandLoadResAttrs, v)
	return op
}

// Result is the result $res.
func (op MaskedExpandLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// MaskedExpandLoadAdaptor has the converted operands of a [MaskedExpandLoadOp] during a conversion.
type MaskedExpandLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedExpandLoadOp].
func (MaskedExpandLoadAdaptor[T]) For(MaskedExpandLoadOp) {}

// Ptr returns the converted operand $ptr.
func (a MaskedExpandLoadAdaptor[T]) Ptr() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a MaskedExpandLoadAdaptor[T]) Mask() T { return a.At(1) }

// Passthru returns the converted operand $passthru.
func (a MaskedExpandLoadAdaptor[T]) Passthru() T { return a.At(2) }

// NewMaskedExpandLoad creates the operation llvm.intr.masked.expandload at the builder's insertion point.
func NewMaskedExpandLoad(b *ir.Builder, resultType ir.Type, ptr *ir.Value, mask *ir.Value, passthru *ir.Value) MaskedExpandLoadOp {
	st := ir.OperationState{Def: MaskedExpandLoad, Operands: []*ir.Value{ptr, mask, passthru}, Results: []ir.Type{resultType}}
	return ir.Cast[MaskedExpandLoadOp](b.Create(&st))
}

// MaskedCompressStore is the operation llvm.intr.masked.compressstore.
var MaskedCompressStore = &ir.OpDef{
	Name: "llvm.intr.masked.compressstore",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: anyVector},
		{Name: "ptr", Constraint: anyPointer},
		{Name: "mask", Constraint: vectorOfI1},
	},
	Attrs: []ir.AttrSlot{
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.masked.compressstore"})},
	View:       ir.ViewOf[MaskedCompressStoreOp],
}

// MaskedCompressStoreOp is the view of an operation llvm.intr.masked.compressstore.
type MaskedCompressStoreOp struct{ ir.View }

// Def returns [MaskedCompressStore].
func (MaskedCompressStoreOp) Def() *ir.OpDef { return MaskedCompressStore }

// The slots of the inherent attributes of [MaskedCompressStore].
const (
	slotMaskedCompressStoreArgAttrs = 0
	slotMaskedCompressStoreResAttrs = 1
)

// Value is the operand $value.
func (op MaskedCompressStoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op MaskedCompressStoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op MaskedCompressStoreOp) Mask() *ir.Value { return op.Op().Operand(2) }

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MaskedCompressStoreOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMaskedCompressStoreArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MaskedCompressStoreOp) SetArgAttrs(v *ir.ArrayAttr) MaskedCompressStoreOp {
	op.Op().SetInherentAttr(slotMaskedCompressStoreArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MaskedCompressStoreOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMaskedCompressStoreResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MaskedCompressStoreOp) SetResAttrs(v *ir.ArrayAttr) MaskedCompressStoreOp {
	op.Op().SetInherentAttr(slotMaskedCompressStoreResAttrs, v)
	return op
}

// MaskedCompressStoreAdaptor has the converted operands of a [MaskedCompressStoreOp] during a conversion.
type MaskedCompressStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedCompressStoreOp].
func (MaskedCompressStoreAdaptor[T]) For(MaskedCompressStoreOp) {}

// Value returns the converted operand $value.
func (a MaskedCompressStoreAdaptor[T]) Value() T { return a.At(0) }

// Ptr returns the converted operand $ptr.
func (a MaskedCompressStoreAdaptor[T]) Ptr() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a MaskedCompressStoreAdaptor[T]) Mask() T { return a.At(2) }

// NewMaskedCompressStore creates the operation llvm.intr.masked.compressstore at the builder's insertion point.
func NewMaskedCompressStore(b *ir.Builder, value *ir.Value, ptr *ir.Value, mask *ir.Value) MaskedCompressStoreOp {
	st := ir.OperationState{Def: MaskedCompressStore, Operands: []*ir.Value{value, ptr, mask}}
	return ir.Cast[MaskedCompressStoreOp](b.Create(&st))
}

// VPAdd is the operation llvm.intr.vp.add.
var VPAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.add",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.add"})},
	View:       ir.ViewOf[VPAddOp],
}

// VPAddOp is the view of an operation llvm.intr.vp.add.
type VPAddOp struct{ ir.View }

// Def returns [VPAdd].
func (VPAddOp) Def() *ir.OpDef { return VPAdd }

// Lhs is the operand $lhs.
func (op VPAddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPAddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPAddOp) Result() *ir.Value { return op.Op().Result(0) }

// VPAddAdaptor has the converted operands of a [VPAddOp] during a conversion.
type VPAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPAddOp].
func (VPAddAdaptor[T]) For(VPAddOp) {}

// Lhs returns the converted operand $lhs.
func (a VPAddAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPAddAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPAddAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPAddAdaptor[T]) Evl() T { return a.At(3) }

// NewVPAdd creates the operation llvm.intr.vp.add at the builder's insertion point.
func NewVPAdd(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPAddOp {
	st := ir.OperationState{Def: VPAdd, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPAddOp](b.Create(&st))
}

// VPSub is the operation llvm.intr.vp.sub.
var VPSub = &ir.OpDef{
	Name:   "llvm.intr.vp.sub",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.sub"})},
	View:       ir.ViewOf[VPSubOp],
}

// VPSubOp is the view of an operation llvm.intr.vp.sub.
type VPSubOp struct{ ir.View }

// Def returns [VPSub].
func (VPSubOp) Def() *ir.OpDef { return VPSub }

// Lhs is the operand $lhs.
func (op VPSubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSubOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSubOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSubOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSubAdaptor has the converted operands of a [VPSubOp] during a conversion.
type VPSubAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSubOp].
func (VPSubAdaptor[T]) For(VPSubOp) {}

// Lhs returns the converted operand $lhs.
func (a VPSubAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPSubAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPSubAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPSubAdaptor[T]) Evl() T { return a.At(3) }

// NewVPSub creates the operation llvm.intr.vp.sub at the builder's insertion point.
func NewVPSub(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSubOp {
	st := ir.OperationState{Def: VPSub, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSubOp](b.Create(&st))
}

// VPMul is the operation llvm.intr.vp.mul.
var VPMul = &ir.OpDef{
	Name:   "llvm.intr.vp.mul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.mul"})},
	View:       ir.ViewOf[VPMulOp],
}

// VPMulOp is the view of an operation llvm.intr.vp.mul.
type VPMulOp struct{ ir.View }

// Def returns [VPMul].
func (VPMulOp) Def() *ir.OpDef { return VPMul }

// Lhs is the operand $lhs.
func (op VPMulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPMulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPMulOp) Result() *ir.Value { return op.Op().Result(0) }

// VPMulAdaptor has the converted operands of a [VPMulOp] during a conversion.
type VPMulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPMulOp].
func (VPMulAdaptor[T]) For(VPMulOp) {}

// Lhs returns the converted operand $lhs.
func (a VPMulAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPMulAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPMulAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPMulAdaptor[T]) Evl() T { return a.At(3) }

// NewVPMul creates the operation llvm.intr.vp.mul at the builder's insertion point.
func NewVPMul(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPMulOp {
	st := ir.OperationState{Def: VPMul, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPMulOp](b.Create(&st))
}

// VPSDiv is the operation llvm.intr.vp.sdiv.
var VPSDiv = &ir.OpDef{
	Name:   "llvm.intr.vp.sdiv",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.sdiv"})},
	View:       ir.ViewOf[VPSDivOp],
}

// VPSDivOp is the view of an operation llvm.intr.vp.sdiv.
type VPSDivOp struct{ ir.View }

// Def returns [VPSDiv].
func (VPSDivOp) Def() *ir.OpDef { return VPSDiv }

// Lhs is the operand $lhs.
func (op VPSDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSDivOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSDivOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSDivOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSDivAdaptor has the converted operands of a [VPSDivOp] during a conversion.
type VPSDivAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSDivOp].
func (VPSDivAdaptor[T]) For(VPSDivOp) {}

// Lhs returns the converted operand $lhs.
func (a VPSDivAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPSDivAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPSDivAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPSDivAdaptor[T]) Evl() T { return a.At(3) }

// NewVPSDiv creates the operation llvm.intr.vp.sdiv at the builder's insertion point.
func NewVPSDiv(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSDivOp {
	st := ir.OperationState{Def: VPSDiv, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSDivOp](b.Create(&st))
}

// VPUDiv is the operation llvm.intr.vp.udiv.
var VPUDiv = &ir.OpDef{
	Name:   "llvm.intr.vp.udiv",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.udiv"})},
	View:       ir.ViewOf[VPUDivOp],
}

// VPUDivOp is the view of an operation llvm.intr.vp.udiv.
type VPUDivOp struct{ ir.View }

// Def returns [VPUDiv].
func (VPUDivOp) Def() *ir.OpDef { return VPUDiv }

// Lhs is the operand $lhs.
func (op VPUDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPUDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPUDivOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPUDivOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPUDivOp) Result() *ir.Value { return op.Op().Result(0) }

// VPUDivAdaptor has the converted operands of a [VPUDivOp] during a conversion.
type VPUDivAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPUDivOp].
func (VPUDivAdaptor[T]) For(VPUDivOp) {}

// Lhs returns the converted operand $lhs.
func (a VPUDivAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPUDivAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPUDivAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPUDivAdaptor[T]) Evl() T { return a.At(3) }

// NewVPUDiv creates the operation llvm.intr.vp.udiv at the builder's insertion point.
func NewVPUDiv(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPUDivOp {
	st := ir.OperationState{Def: VPUDiv, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPUDivOp](b.Create(&st))
}

// VPSRem is the operation llvm.intr.vp.srem.
var VPSRem = &ir.OpDef{
	Name:   "llvm.intr.vp.srem",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.srem"})},
	View:       ir.ViewOf[VPSRemOp],
}

// VPSRemOp is the view of an operation llvm.intr.vp.srem.
type VPSRemOp struct{ ir.View }

// Def returns [VPSRem].
func (VPSRemOp) Def() *ir.OpDef { return VPSRem }

// Lhs is the operand $lhs.
func (op VPSRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSRemOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSRemOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSRemOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSRemAdaptor has the converted operands of a [VPSRemOp] during a conversion.
type VPSRemAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSRemOp].
func (VPSRemAdaptor[T]) For(VPSRemOp) {}

// Lhs returns the converted operand $lhs.
func (a VPSRemAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPSRemAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPSRemAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPSRemAdaptor[T]) Evl() T { return a.At(3) }

// NewVPSRem creates the operation llvm.intr.vp.srem at the builder's insertion point.
func NewVPSRem(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSRemOp {
	st := ir.OperationState{Def: VPSRem, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSRemOp](b.Create(&st))
}

// VPURem is the operation llvm.intr.vp.urem.
var VPURem = &ir.OpDef{
	Name:   "llvm.intr.vp.urem",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.urem"})},
	View:       ir.ViewOf[VPURemOp],
}

// VPURemOp is the view of an operation llvm.intr.vp.urem.
type VPURemOp struct{ ir.View }

// Def returns [VPURem].
func (VPURemOp) Def() *ir.OpDef { return VPURem }

// Lhs is the operand $lhs.
func (op VPURemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPURemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPURemOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPURemOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPURemOp) Result() *ir.Value { return op.Op().Result(0) }

// VPURemAdaptor has the converted operands of a [VPURemOp] during a conversion.
type VPURemAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPURemOp].
func (VPURemAdaptor[T]) For(VPURemOp) {}

// Lhs returns the converted operand $lhs.
func (a VPURemAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPURemAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPURemAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPURemAdaptor[T]) Evl() T { return a.At(3) }

// NewVPURem creates the operation llvm.intr.vp.urem at the builder's insertion point.
func NewVPURem(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPURemOp {
	st := ir.OperationState{Def: VPURem, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPURemOp](b.Create(&st))
}

// VPAShr is the operation llvm.intr.vp.ashr.
var VPAShr = &ir.OpDef{
	Name:   "llvm.intr.vp.ashr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.ashr"})},
	View:       ir.ViewOf[VPAShrOp],
}

// VPAShrOp is the view of an operation llvm.intr.vp.ashr.
type VPAShrOp struct{ ir.View }

// Def returns [VPAShr].
func (VPAShrOp) Def() *ir.OpDef { return VPAShr }

// Lhs is the operand $lhs.
func (op VPAShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPAShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPAShrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPAShrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPAShrOp) Result() *ir.Value { return op.Op().Result(0) }

// VPAShrAdaptor has the converted operands of a [VPAShrOp] during a conversion.
type VPAShrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPAShrOp].
func (VPAShrAdaptor[T]) For(VPAShrOp) {}

// Lhs returns the converted operand $lhs.
func (a VPAShrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPAShrAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPAShrAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPAShrAdaptor[T]) Evl() T { return a.At(3) }

// NewVPAShr creates the operation llvm.intr.vp.ashr at the builder's insertion point.
func NewVPAShr(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPAShrOp {
	st := ir.OperationState{Def: VPAShr, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPAShrOp](b.Create(&st))
}

// VPLShr is the operation llvm.intr.vp.lshr.
var VPLShr = &ir.OpDef{
	Name:   "llvm.intr.vp.lshr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.lshr"})},
	View:       ir.ViewOf[VPLShrOp],
}

// VPLShrOp is the view of an operation llvm.intr.vp.lshr.
type VPLShrOp struct{ ir.View }

// Def returns [VPLShr].
func (VPLShrOp) Def() *ir.OpDef { return VPLShr }

// Lhs is the operand $lhs.
func (op VPLShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPLShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPLShrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPLShrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPLShrOp) Result() *ir.Value { return op.Op().Result(0) }

// VPLShrAdaptor has the converted operands of a [VPLShrOp] during a conversion.
type VPLShrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPLShrOp].
func (VPLShrAdaptor[T]) For(VPLShrOp) {}

// Lhs returns the converted operand $lhs.
func (a VPLShrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPLShrAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPLShrAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPLShrAdaptor[T]) Evl() T { return a.At(3) }

// NewVPLShr creates the operation llvm.intr.vp.lshr at the builder's insertion point.
func NewVPLShr(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPLShrOp {
	st := ir.OperationState{Def: VPLShr, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPLShrOp](b.Create(&st))
}

// VPShl is the operation llvm.intr.vp.shl.
var VPShl = &ir.OpDef{
	Name:   "llvm.intr.vp.shl",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.shl"})},
	View:       ir.ViewOf[VPShlOp],
}

// VPShlOp is the view of an operation llvm.intr.vp.shl.
type VPShlOp struct{ ir.View }

// Def returns [VPShl].
func (VPShlOp) Def() *ir.OpDef { return VPShl }

// Lhs is the operand $lhs.
func (op VPShlOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPShlOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPShlOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPShlOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPShlOp) Result() *ir.Value { return op.Op().Result(0) }

// VPShlAdaptor has the converted operands of a [VPShlOp] during a conversion.
type VPShlAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPShlOp].
func (VPShlAdaptor[T]) For(VPShlOp) {}

// Lhs returns the converted operand $lhs.
func (a VPShlAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPShlAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPShlAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPShlAdaptor[T]) Evl() T { return a.At(3) }

// NewVPShl creates the operation llvm.intr.vp.shl at the builder's insertion point.
func NewVPShl(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPShlOp {
	st := ir.OperationState{Def: VPShl, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPShlOp](b.Create(&st))
}

// VPOr is the operation llvm.intr.vp.or.
var VPOr = &ir.OpDef{
	Name:   "llvm.intr.vp.or",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.or"})},
	View:       ir.ViewOf[VPOrOp],
}

// VPOrOp is the view of an operation llvm.intr.vp.or.
type VPOrOp struct{ ir.View }

// Def returns [VPOr].
func (VPOrOp) Def() *ir.OpDef { return VPOr }

// Lhs is the operand $lhs.
func (op VPOrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPOrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPOrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPOrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPOrOp) Result() *ir.Value { return op.Op().Result(0) }

// VPOrAdaptor has the converted operands of a [VPOrOp] during a conversion.
type VPOrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPOrOp].
func (VPOrAdaptor[T]) For(VPOrOp) {}

// Lhs returns the converted operand $lhs.
func (a VPOrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPOrAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPOrAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPOrAdaptor[T]) Evl() T { return a.At(3) }

// NewVPOr creates the operation llvm.intr.vp.or at the builder's insertion point.
func NewVPOr(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPOrOp {
	st := ir.OperationState{Def: VPOr, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPOrOp](b.Create(&st))
}

// VPAnd is the operation llvm.intr.vp.and.
var VPAnd = &ir.OpDef{
	Name:   "llvm.intr.vp.and",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.and"})},
	View:       ir.ViewOf[VPAndOp],
}

// VPAndOp is the view of an operation llvm.intr.vp.and.
type VPAndOp struct{ ir.View }

// Def returns [VPAnd].
func (VPAndOp) Def() *ir.OpDef { return VPAnd }

// Lhs is the operand $lhs.
func (op VPAndOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPAndOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPAndOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPAndOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPAndOp) Result() *ir.Value { return op.Op().Result(0) }

// VPAndAdaptor has the converted operands of a [VPAndOp] during a conversion.
type VPAndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPAndOp].
func (VPAndAdaptor[T]) For(VPAndOp) {}

// Lhs returns the converted operand $lhs.
func (a VPAndAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPAndAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPAndAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPAndAdaptor[T]) Evl() T { return a.At(3) }

// NewVPAnd creates the operation llvm.intr.vp.and at the builder's insertion point.
func NewVPAnd(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPAndOp {
	st := ir.OperationState{Def: VPAnd, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPAndOp](b.Create(&st))
}

// VPXor is the operation llvm.intr.vp.xor.
var VPXor = &ir.OpDef{
	Name:   "llvm.intr.vp.xor",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.xor"})},
	View:       ir.ViewOf[VPXorOp],
}

// VPXorOp is the view of an operation llvm.intr.vp.xor.
type VPXorOp struct{ ir.View }

// Def returns [VPXor].
func (VPXorOp) Def() *ir.OpDef { return VPXor }

// Lhs is the operand $lhs.
func (op VPXorOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPXorOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPXorOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPXorOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPXorOp) Result() *ir.Value { return op.Op().Result(0) }

// VPXorAdaptor has the converted operands of a [VPXorOp] during a conversion.
type VPXorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPXorOp].
func (VPXorAdaptor[T]) For(VPXorOp) {}

// Lhs returns the converted operand $lhs.
func (a VPXorAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPXorAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPXorAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPXorAdaptor[T]) Evl() T { return a.At(3) }

// NewVPXor creates the operation llvm.intr.vp.xor at the builder's insertion point.
func NewVPXor(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPXorOp {
	st := ir.OperationState{Def: VPXor, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPXorOp](b.Create(&st))
}

// VPSMax is the operation llvm.intr.vp.smax.
var VPSMax = &ir.OpDef{
	Name:   "llvm.intr.vp.smax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.smax"})},
	View:       ir.ViewOf[VPSMaxOp],
}

// VPSMaxOp is the view of an operation llvm.intr.vp.smax.
type VPSMaxOp struct{ ir.View }

// Def returns [VPSMax].
func (VPSMaxOp) Def() *ir.OpDef { return VPSMax }

// Lhs is the operand $lhs.
func (op VPSMaxOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSMaxOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSMaxAdaptor has the converted operands of a [VPSMaxOp] during a conversion.
type VPSMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSMaxOp].
func (VPSMaxAdaptor[T]) For(VPSMaxOp) {}

// Lhs returns the converted operand $lhs.
func (a VPSMaxAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPSMaxAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPSMaxAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPSMaxAdaptor[T]) Evl() T { return a.At(3) }

// NewVPSMax creates the operation llvm.intr.vp.smax at the builder's insertion point.
func NewVPSMax(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSMaxOp {
	st := ir.OperationState{Def: VPSMax, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSMaxOp](b.Create(&st))
}

// VPSMin is the operation llvm.intr.vp.smin.
var VPSMin = &ir.OpDef{
	Name:   "llvm.intr.vp.smin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.smin"})},
	View:       ir.ViewOf[VPSMinOp],
}

// VPSMinOp is the view of an operation llvm.intr.vp.smin.
type VPSMinOp struct{ ir.View }

// Def returns [VPSMin].
func (VPSMinOp) Def() *ir.OpDef { return VPSMin }

// Lhs is the operand $lhs.
func (op VPSMinOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSMinOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSMinAdaptor has the converted operands of a [VPSMinOp] during a conversion.
type VPSMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSMinOp].
func (VPSMinAdaptor[T]) For(VPSMinOp) {}

// Lhs returns the converted operand $lhs.
func (a VPSMinAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPSMinAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPSMinAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPSMinAdaptor[T]) Evl() T { return a.At(3) }

// NewVPSMin creates the operation llvm.intr.vp.smin at the builder's insertion point.
func NewVPSMin(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSMinOp {
	st := ir.OperationState{Def: VPSMin, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSMinOp](b.Create(&st))
}

// VPUMax is the operation llvm.intr.vp.umax.
var VPUMax = &ir.OpDef{
	Name:   "llvm.intr.vp.umax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.umax"})},
	View:       ir.ViewOf[VPUMaxOp],
}

// VPUMaxOp is the view of an operation llvm.intr.vp.umax.
type VPUMaxOp struct{ ir.View }

// Def returns [VPUMax].
func (VPUMaxOp) Def() *ir.OpDef { return VPUMax }

// Lhs is the operand $lhs.
func (op VPUMaxOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPUMaxOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPUMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPUMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPUMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VPUMaxAdaptor has the converted operands of a [VPUMaxOp] during a conversion.
type VPUMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPUMaxOp].
func (VPUMaxAdaptor[T]) For(VPUMaxOp) {}

// Lhs returns the converted operand $lhs.
func (a VPUMaxAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPUMaxAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPUMaxAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPUMaxAdaptor[T]) Evl() T { return a.At(3) }

// NewVPUMax creates the operation llvm.intr.vp.umax at the builder's insertion point.
func NewVPUMax(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPUMaxOp {
	st := ir.OperationState{Def: VPUMax, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPUMaxOp](b.Create(&st))
}

// VPUMin is the operation llvm.intr.vp.umin.
var VPUMin = &ir.OpDef{
	Name:   "llvm.intr.vp.umin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.umin"})},
	View:       ir.ViewOf[VPUMinOp],
}

// VPUMinOp is the view of an operation llvm.intr.vp.umin.
type VPUMinOp struct{ ir.View }

// Def returns [VPUMin].
func (VPUMinOp) Def() *ir.OpDef { return VPUMin }

// Lhs is the operand $lhs.
func (op VPUMinOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPUMinOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPUMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPUMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPUMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VPUMinAdaptor has the converted operands of a [VPUMinOp] during a conversion.
type VPUMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPUMinOp].
func (VPUMinAdaptor[T]) For(VPUMinOp) {}

// Lhs returns the converted operand $lhs.
func (a VPUMinAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPUMinAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPUMinAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPUMinAdaptor[T]) Evl() T { return a.At(3) }

// NewVPUMin creates the operation llvm.intr.vp.umin at the builder's insertion point.
func NewVPUMin(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPUMinOp {
	st := ir.OperationState{Def: VPUMin, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPUMinOp](b.Create(&st))
}

// VPFAdd is the operation llvm.intr.vp.fadd.
var VPFAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.fadd",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnyFloat},
		{Name: "rhs", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fadd"})},
	View:       ir.ViewOf[VPFAddOp],
}

// VPFAddOp is the view of an operation llvm.intr.vp.fadd.
type VPFAddOp struct{ ir.View }

// Def returns [VPFAdd].
func (VPFAddOp) Def() *ir.OpDef { return VPFAdd }

// Lhs is the operand $lhs.
func (op VPFAddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFAddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFAddOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFAddAdaptor has the converted operands of a [VPFAddOp] during a conversion.
type VPFAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFAddOp].
func (VPFAddAdaptor[T]) For(VPFAddOp) {}

// Lhs returns the converted operand $lhs.
func (a VPFAddAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPFAddAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPFAddAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPFAddAdaptor[T]) Evl() T { return a.At(3) }

// NewVPFAdd creates the operation llvm.intr.vp.fadd at the builder's insertion point.
func NewVPFAdd(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFAddOp {
	st := ir.OperationState{Def: VPFAdd, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFAddOp](b.Create(&st))
}

// VPFSub is the operation llvm.intr.vp.fsub.
var VPFSub = &ir.OpDef{
	Name:   "llvm.intr.vp.fsub",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnyFloat},
		{Name: "rhs", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fsub"})},
	View:       ir.ViewOf[VPFSubOp],
}

// VPFSubOp is the view of an operation llvm.intr.vp.fsub.
type VPFSubOp struct{ ir.View }

// Def returns [VPFSub].
func (VPFSubOp) Def() *ir.OpDef { return VPFSub }

// Lhs is the operand $lhs.
func (op VPFSubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFSubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFSubOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFSubOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFSubOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFSubAdaptor has the converted operands of a [VPFSubOp] during a conversion.
type VPFSubAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFSubOp].
func (VPFSubAdaptor[T]) For(VPFSubOp) {}

// Lhs returns the converted operand $lhs.
func (a VPFSubAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPFSubAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPFSubAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPFSubAdaptor[T]) Evl() T { return a.At(3) }

// NewVPFSub creates the operation llvm.intr.vp.fsub at the builder's insertion point.
func NewVPFSub(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFSubOp {
	st := ir.OperationState{Def: VPFSub, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFSubOp](b.Create(&st))
}

// VPFMul is the operation llvm.intr.vp.fmul.
var VPFMul = &ir.OpDef{
	Name:   "llvm.intr.vp.fmul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnyFloat},
		{Name: "rhs", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fmul"})},
	View:       ir.ViewOf[VPFMulOp],
}

// VPFMulOp is the view of an operation llvm.intr.vp.fmul.
type VPFMulOp struct{ ir.View }

// Def returns [VPFMul].
func (VPFMulOp) Def() *ir.OpDef { return VPFMul }

// Lhs is the operand $lhs.
func (op VPFMulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFMulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFMulOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFMulAdaptor has the converted operands of a [VPFMulOp] during a conversion.
type VPFMulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFMulOp].
func (VPFMulAdaptor[T]) For(VPFMulOp) {}

// Lhs returns the converted operand $lhs.
func (a VPFMulAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPFMulAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPFMulAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPFMulAdaptor[T]) Evl() T { return a.At(3) }

// NewVPFMul creates the operation llvm.intr.vp.fmul at the builder's insertion point.
func NewVPFMul(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFMulOp {
	st := ir.OperationState{Def: VPFMul, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFMulOp](b.Create(&st))
}

// VPFDiv is the operation llvm.intr.vp.fdiv.
var VPFDiv = &ir.OpDef{
	Name:   "llvm.intr.vp.fdiv",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnyFloat},
		{Name: "rhs", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fdiv"})},
	View:       ir.ViewOf[VPFDivOp],
}

// VPFDivOp is the view of an operation llvm.intr.vp.fdiv.
type VPFDivOp struct{ ir.View }

// Def returns [VPFDiv].
func (VPFDivOp) Def() *ir.OpDef { return VPFDiv }

// Lhs is the operand $lhs.
func (op VPFDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFDivOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFDivOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFDivOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFDivAdaptor has the converted operands of a [VPFDivOp] during a conversion.
type VPFDivAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFDivOp].
func (VPFDivAdaptor[T]) For(VPFDivOp) {}

// Lhs returns the converted operand $lhs.
func (a VPFDivAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPFDivAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPFDivAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPFDivAdaptor[T]) Evl() T { return a.At(3) }

// NewVPFDiv creates the operation llvm.intr.vp.fdiv at the builder's insertion point.
func NewVPFDiv(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFDivOp {
	st := ir.OperationState{Def: VPFDiv, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFDivOp](b.Create(&st))
}

// VPFRem is the operation llvm.intr.vp.frem.
var VPFRem = &ir.OpDef{
	Name:   "llvm.intr.vp.frem",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: vectorOfAnyFloat},
		{Name: "rhs", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.frem"})},
	View:       ir.ViewOf[VPFRemOp],
}

// VPFRemOp is the view of an operation llvm.intr.vp.frem.
type VPFRemOp struct{ ir.View }

// Def returns [VPFRem].
func (VPFRemOp) Def() *ir.OpDef { return VPFRem }

// Lhs is the operand $lhs.
func (op VPFRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFRemOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFRemOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFRemOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFRemAdaptor has the converted operands of a [VPFRemOp] during a conversion.
type VPFRemAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFRemOp].
func (VPFRemAdaptor[T]) For(VPFRemOp) {}

// Lhs returns the converted operand $lhs.
func (a VPFRemAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a VPFRemAdaptor[T]) Rhs() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPFRemAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPFRemAdaptor[T]) Evl() T { return a.At(3) }

// NewVPFRem creates the operation llvm.intr.vp.frem at the builder's insertion point.
func NewVPFRem(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFRemOp {
	st := ir.OperationState{Def: VPFRem, Operands: []*ir.Value{lhs, rhs, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFRemOp](b.Create(&st))
}

// VPFNeg is the operation llvm.intr.vp.fneg.
var VPFNeg = &ir.OpDef{
	Name:   "llvm.intr.vp.fneg",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "op", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fneg"})},
	View:       ir.ViewOf[VPFNegOp],
}

// VPFNegOp is the view of an operation llvm.intr.vp.fneg.
type VPFNegOp struct{ ir.View }

// Def returns [VPFNeg].
func (VPFNegOp) Def() *ir.OpDef { return VPFNeg }

// OpOperand is the operand $op.
func (op VPFNegOp) OpOperand() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFNegOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFNegOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFNegOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFNegAdaptor has the converted operands of a [VPFNegOp] during a conversion.
type VPFNegAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFNegOp].
func (VPFNegAdaptor[T]) For(VPFNegOp) {}

// OpOperand returns the converted operand $op.
func (a VPFNegAdaptor[T]) OpOperand() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPFNegAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPFNegAdaptor[T]) Evl() T { return a.At(2) }

// NewVPFNeg creates the operation llvm.intr.vp.fneg at the builder's insertion point.
func NewVPFNeg(b *ir.Builder, resultType ir.Type, op_ *ir.Value, mask *ir.Value, evl *ir.Value) VPFNegOp {
	st := ir.OperationState{Def: VPFNeg, Operands: []*ir.Value{op_, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFNegOp](b.Create(&st))
}

// VPFMulAdd is the operation llvm.intr.vp.fmuladd.
var VPFMulAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.fmuladd",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: vectorOfAnyFloat},
		{Name: "op2", Constraint: vectorOfAnyFloat},
		{Name: "op3", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fmuladd"})},
	View:       ir.ViewOf[VPFMulAddOp],
}

// VPFMulAddOp is the view of an operation llvm.intr.vp.fmuladd.
type VPFMulAddOp struct{ ir.View }

// Def returns [VPFMulAdd].
func (VPFMulAddOp) Def() *ir.OpDef { return VPFMulAdd }

// Op1 is the operand $op1.
func (op VPFMulAddOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op VPFMulAddOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Op3 is the operand $op3.
func (op VPFMulAddOp) Op3() *ir.Value { return op.Op().Operand(2) }

// Mask is the operand $mask.
func (op VPFMulAddOp) Mask() *ir.Value { return op.Op().Operand(3) }

// Evl is the operand $evl.
func (op VPFMulAddOp) Evl() *ir.Value { return op.Op().Operand(4) }

// Result is the result $res.
func (op VPFMulAddOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFMulAddAdaptor has the converted operands of a [VPFMulAddOp] during a conversion.
type VPFMulAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFMulAddOp].
func (VPFMulAddAdaptor[T]) For(VPFMulAddOp) {}

// Op1 returns the converted operand $op1.
func (a VPFMulAddAdaptor[T]) Op1() T { return a.At(0) }

// Op2 returns the converted operand $op2.
func (a VPFMulAddAdaptor[T]) Op2() T { return a.At(1) }

// Op3 returns the converted operand $op3.
func (a VPFMulAddAdaptor[T]) Op3() T { return a.At(2) }

// Mask returns the converted operand $mask.
func (a VPFMulAddAdaptor[T]) Mask() T { return a.At(3) }

// Evl returns the converted operand $evl.
func (a VPFMulAddAdaptor[T]) Evl() T { return a.At(4) }

// NewVPFMulAdd creates the operation llvm.intr.vp.fmuladd at the builder's insertion point.
func NewVPFMulAdd(b *ir.Builder, resultType ir.Type, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, mask *ir.Value, evl *ir.Value) VPFMulAddOp {
	st := ir.OperationState{Def: VPFMulAdd, Operands: []*ir.Value{op1, op2, op3, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFMulAddOp](b.Create(&st))
}

// VPFMA is the operation llvm.intr.vp.fma.
var VPFMA = &ir.OpDef{
	Name:   "llvm.intr.vp.fma",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: vectorOfAnyFloat},
		{Name: "op2", Constraint: vectorOfAnyFloat},
		{Name: "op3", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fma"})},
	View:       ir.ViewOf[VPFMAOp],
}

// VPFMAOp is the view of an operation llvm.intr.vp.fma.
type VPFMAOp struct{ ir.View }

// Def returns [VPFMA].
func (VPFMAOp) Def() *ir.OpDef { return VPFMA }

// Op1 is the operand $op1.
func (op VPFMAOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op VPFMAOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Op3 is the operand $op3.
func (op VPFMAOp) Op3() *ir.Value { return op.Op().Operand(2) }

// Mask is the operand $mask.
func (op VPFMAOp) Mask() *ir.Value { return op.Op().Operand(3) }

// Evl is the operand $evl.
func (op VPFMAOp) Evl() *ir.Value { return op.Op().Operand(4) }

// Result is the result $res.
func (op VPFMAOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFMAAdaptor has the converted operands of a [VPFMAOp] during a conversion.
type VPFMAAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFMAOp].
func (VPFMAAdaptor[T]) For(VPFMAOp) {}

// Op1 returns the converted operand $op1.
func (a VPFMAAdaptor[T]) Op1() T { return a.At(0) }

// Op2 returns the converted operand $op2.
func (a VPFMAAdaptor[T]) Op2() T { return a.At(1) }

// Op3 returns the converted operand $op3.
func (a VPFMAAdaptor[T]) Op3() T { return a.At(2) }

// Mask returns the converted operand $mask.
func (a VPFMAAdaptor[T]) Mask() T { return a.At(3) }

// Evl returns the converted operand $evl.
func (a VPFMAAdaptor[T]) Evl() T { return a.At(4) }

// NewVPFMA creates the operation llvm.intr.vp.fma at the builder's insertion point.
func NewVPFMA(b *ir.Builder, resultType ir.Type, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, mask *ir.Value, evl *ir.Value) VPFMAOp {
	st := ir.OperationState{Def: VPFMA, Operands: []*ir.Value{op1, op2, op3, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFMAOp](b.Create(&st))
}

// VPReduceAdd is the operation llvm.intr.vp.reduce.add.
var VPReduceAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.add",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.add"})},
	View:       ir.ViewOf[VPReduceAddOp],
}

// VPReduceAddOp is the view of an operation llvm.intr.vp.reduce.add.
type VPReduceAddOp struct{ ir.View }

// Def returns [VPReduceAdd].
func (VPReduceAddOp) Def() *ir.OpDef { return VPReduceAdd }

// SatrtValue is the operand $satrt_value.
func (op VPReduceAddOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceAddOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceAddOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceAddAdaptor has the converted operands of a [VPReduceAddOp] during a conversion.
type VPReduceAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceAddOp].
func (VPReduceAddAdaptor[T]) For(VPReduceAddOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceAddAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceAddAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceAddAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceAddAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceAdd creates the operation llvm.intr.vp.reduce.add at the builder's insertion point.
func NewVPReduceAdd(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceAddOp {
	st := ir.OperationState{Def: VPReduceAdd, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceAddOp](b.Create(&st))
}

// VPReduceMul is the operation llvm.intr.vp.reduce.mul.
var VPReduceMul = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.mul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.mul"})},
	View:       ir.ViewOf[VPReduceMulOp],
}

// VPReduceMulOp is the view of an operation llvm.intr.vp.reduce.mul.
type VPReduceMulOp struct{ ir.View }

// Def returns [VPReduceMul].
func (VPReduceMulOp) Def() *ir.OpDef { return VPReduceMul }

// SatrtValue is the operand $satrt_value.
func (op VPReduceMulOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceMulOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceMulOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceMulAdaptor has the converted operands of a [VPReduceMulOp] during a conversion.
type VPReduceMulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceMulOp].
func (VPReduceMulAdaptor[T]) For(VPReduceMulOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceMulAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceMulAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceMulAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceMulAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceMul creates the operation llvm.intr.vp.reduce.mul at the builder's insertion point.
func NewVPReduceMul(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceMulOp {
	st := ir.OperationState{Def: VPReduceMul, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceMulOp](b.Create(&st))
}

// VPReduceAnd is the operation llvm.intr.vp.reduce.and.
var VPReduceAnd = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.and",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.and"})},
	View:       ir.ViewOf[VPReduceAndOp],
}

// VPReduceAndOp is the view of an operation llvm.intr.vp.reduce.and.
type VPReduceAndOp struct{ ir.View }

// Def returns [VPReduceAnd].
func (VPReduceAndOp) Def() *ir.OpDef { return VPReduceAnd }

// SatrtValue is the operand $satrt_value.
func (op VPReduceAndOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceAndOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceAndOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceAndOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceAndOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceAndAdaptor has the converted operands of a [VPReduceAndOp] during a conversion.
type VPReduceAndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceAndOp].
func (VPReduceAndAdaptor[T]) For(VPReduceAndOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceAndAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceAndAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceAndAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceAndAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceAnd creates the operation llvm.intr.vp.reduce.and at the builder's insertion point.
func NewVPReduceAnd(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceAndOp {
	st := ir.OperationState{Def: VPReduceAnd, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceAndOp](b.Create(&st))
}

// VPReduceOr is the operation llvm.intr.vp.reduce.or.
var VPReduceOr = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.or",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.or"})},
	View:       ir.ViewOf[VPReduceOrOp],
}

// VPReduceOrOp is the view of an operation llvm.intr.vp.reduce.or.
type VPReduceOrOp struct{ ir.View }

// Def returns [VPReduceOr].
func (VPReduceOrOp) Def() *ir.OpDef { return VPReduceOr }

// SatrtValue is the operand $satrt_value.
func (op VPReduceOrOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceOrOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceOrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceOrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceOrOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceOrAdaptor has the converted operands of a [VPReduceOrOp] during a conversion.
type VPReduceOrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceOrOp].
func (VPReduceOrAdaptor[T]) For(VPReduceOrOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceOrAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceOrAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceOrAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceOrAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceOr creates the operation llvm.intr.vp.reduce.or at the builder's insertion point.
func NewVPReduceOr(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceOrOp {
	st := ir.OperationState{Def: VPReduceOr, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceOrOp](b.Create(&st))
}

// VPReduceXor is the operation llvm.intr.vp.reduce.xor.
var VPReduceXor = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.xor",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.xor"})},
	View:       ir.ViewOf[VPReduceXorOp],
}

// VPReduceXorOp is the view of an operation llvm.intr.vp.reduce.xor.
type VPReduceXorOp struct{ ir.View }

// Def returns [VPReduceXor].
func (VPReduceXorOp) Def() *ir.OpDef { return VPReduceXor }

// SatrtValue is the operand $satrt_value.
func (op VPReduceXorOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceXorOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceXorOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceXorOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceXorOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceXorAdaptor has the converted operands of a [VPReduceXorOp] during a conversion.
type VPReduceXorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceXorOp].
func (VPReduceXorAdaptor[T]) For(VPReduceXorOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceXorAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceXorAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceXorAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceXorAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceXor creates the operation llvm.intr.vp.reduce.xor at the builder's insertion point.
func NewVPReduceXor(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceXorOp {
	st := ir.OperationState{Def: VPReduceXor, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceXorOp](b.Create(&st))
}

// VPReduceSMax is the operation llvm.intr.vp.reduce.smax.
var VPReduceSMax = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.smax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.smax"})},
	View:       ir.ViewOf[VPReduceSMaxOp],
}

// VPReduceSMaxOp is the view of an operation llvm.intr.vp.reduce.smax.
type VPReduceSMaxOp struct{ ir.View }

// Def returns [VPReduceSMax].
func (VPReduceSMaxOp) Def() *ir.OpDef { return VPReduceSMax }

// SatrtValue is the operand $satrt_value.
func (op VPReduceSMaxOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceSMaxOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceSMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceSMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceSMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceSMaxAdaptor has the converted operands of a [VPReduceSMaxOp] during a conversion.
type VPReduceSMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceSMaxOp].
func (VPReduceSMaxAdaptor[T]) For(VPReduceSMaxOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceSMaxAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceSMaxAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceSMaxAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceSMaxAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceSMax creates the operation llvm.intr.vp.reduce.smax at the builder's insertion point.
func NewVPReduceSMax(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceSMaxOp {
	st := ir.OperationState{Def: VPReduceSMax, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceSMaxOp](b.Create(&st))
}

// VPReduceSMin is the operation llvm.intr.vp.reduce.smin.
var VPReduceSMin = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.smin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.smin"})},
	View:       ir.ViewOf[VPReduceSMinOp],
}

// VPReduceSMinOp is the view of an operation llvm.intr.vp.reduce.smin.
type VPReduceSMinOp struct{ ir.View }

// Def returns [VPReduceSMin].
func (VPReduceSMinOp) Def() *ir.OpDef { return VPReduceSMin }

// SatrtValue is the operand $satrt_value.
func (op VPReduceSMinOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceSMinOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceSMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceSMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceSMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceSMinAdaptor has the converted operands of a [VPReduceSMinOp] during a conversion.
type VPReduceSMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceSMinOp].
func (VPReduceSMinAdaptor[T]) For(VPReduceSMinOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceSMinAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceSMinAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceSMinAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceSMinAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceSMin creates the operation llvm.intr.vp.reduce.smin at the builder's insertion point.
func NewVPReduceSMin(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceSMinOp {
	st := ir.OperationState{Def: VPReduceSMin, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceSMinOp](b.Create(&st))
}

// VPReduceUMax is the operation llvm.intr.vp.reduce.umax.
var VPReduceUMax = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.umax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.umax"})},
	View:       ir.ViewOf[VPReduceUMaxOp],
}

// VPReduceUMaxOp is the view of an operation llvm.intr.vp.reduce.umax.
type VPReduceUMaxOp struct{ ir.View }

// Def returns [VPReduceUMax].
func (VPReduceUMaxOp) Def() *ir.OpDef { return VPReduceUMax }

// SatrtValue is the operand $satrt_value.
func (op VPReduceUMaxOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceUMaxOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceUMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceUMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceUMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceUMaxAdaptor has the converted operands of a [VPReduceUMaxOp] during a conversion.
type VPReduceUMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceUMaxOp].
func (VPReduceUMaxAdaptor[T]) For(VPReduceUMaxOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceUMaxAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceUMaxAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceUMaxAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceUMaxAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceUMax creates the operation llvm.intr.vp.reduce.umax at the builder's insertion point.
func NewVPReduceUMax(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceUMaxOp {
	st := ir.OperationState{Def: VPReduceUMax, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceUMaxOp](b.Create(&st))
}

// VPReduceUMin is the operation llvm.intr.vp.reduce.umin.
var VPReduceUMin = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.umin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.umin"})},
	View:       ir.ViewOf[VPReduceUMinOp],
}

// VPReduceUMinOp is the view of an operation llvm.intr.vp.reduce.umin.
type VPReduceUMinOp struct{ ir.View }

// Def returns [VPReduceUMin].
func (VPReduceUMinOp) Def() *ir.OpDef { return VPReduceUMin }

// SatrtValue is the operand $satrt_value.
func (op VPReduceUMinOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceUMinOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceUMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceUMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceUMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceUMinAdaptor has the converted operands of a [VPReduceUMinOp] during a conversion.
type VPReduceUMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceUMinOp].
func (VPReduceUMinAdaptor[T]) For(VPReduceUMinOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceUMinAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceUMinAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceUMinAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceUMinAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceUMin creates the operation llvm.intr.vp.reduce.umin at the builder's insertion point.
func NewVPReduceUMin(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceUMinOp {
	st := ir.OperationState{Def: VPReduceUMin, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceUMinOp](b.Create(&st))
}

// VPReduceFAdd is the operation llvm.intr.vp.reduce.fadd.
var VPReduceFAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fadd",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.fadd"})},
	View:       ir.ViewOf[VPReduceFAddOp],
}

// VPReduceFAddOp is the view of an operation llvm.intr.vp.reduce.fadd.
type VPReduceFAddOp struct{ ir.View }

// Def returns [VPReduceFAdd].
func (VPReduceFAddOp) Def() *ir.OpDef { return VPReduceFAdd }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFAddOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFAddOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFAddOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceFAddAdaptor has the converted operands of a [VPReduceFAddOp] during a conversion.
type VPReduceFAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceFAddOp].
func (VPReduceFAddAdaptor[T]) For(VPReduceFAddOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceFAddAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceFAddAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceFAddAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceFAddAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceFAdd creates the operation llvm.intr.vp.reduce.fadd at the builder's insertion point.
func NewVPReduceFAdd(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFAddOp {
	st := ir.OperationState{Def: VPReduceFAdd, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceFAddOp](b.Create(&st))
}

// VPReduceFMul is the operation llvm.intr.vp.reduce.fmul.
var VPReduceFMul = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fmul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.fmul"})},
	View:       ir.ViewOf[VPReduceFMulOp],
}

// VPReduceFMulOp is the view of an operation llvm.intr.vp.reduce.fmul.
type VPReduceFMulOp struct{ ir.View }

// Def returns [VPReduceFMul].
func (VPReduceFMulOp) Def() *ir.OpDef { return VPReduceFMul }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFMulOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFMulOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFMulOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceFMulAdaptor has the converted operands of a [VPReduceFMulOp] during a conversion.
type VPReduceFMulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceFMulOp].
func (VPReduceFMulAdaptor[T]) For(VPReduceFMulOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceFMulAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceFMulAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceFMulAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceFMulAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceFMul creates the operation llvm.intr.vp.reduce.fmul at the builder's insertion point.
func NewVPReduceFMul(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFMulOp {
	st := ir.OperationState{Def: VPReduceFMul, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceFMulOp](b.Create(&st))
}

// VPReduceFMax is the operation llvm.intr.vp.reduce.fmax.
var VPReduceFMax = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fmax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.fmax"})},
	View:       ir.ViewOf[VPReduceFMaxOp],
}

// VPReduceFMaxOp is the view of an operation llvm.intr.vp.reduce.fmax.
type VPReduceFMaxOp struct{ ir.View }

// Def returns [VPReduceFMax].
func (VPReduceFMaxOp) Def() *ir.OpDef { return VPReduceFMax }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFMaxOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFMaxOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceFMaxAdaptor has the converted operands of a [VPReduceFMaxOp] during a conversion.
type VPReduceFMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceFMaxOp].
func (VPReduceFMaxAdaptor[T]) For(VPReduceFMaxOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceFMaxAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceFMaxAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceFMaxAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceFMaxAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceFMax creates the operation llvm.intr.vp.reduce.fmax at the builder's insertion point.
func NewVPReduceFMax(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFMaxOp {
	st := ir.OperationState{Def: VPReduceFMax, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceFMaxOp](b.Create(&st))
}

// VPReduceFMin is the operation llvm.intr.vp.reduce.fmin.
var VPReduceFMin = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fmin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.reduce.fmin"})},
	View:       ir.ViewOf[VPReduceFMinOp],
}

// VPReduceFMinOp is the view of an operation llvm.intr.vp.reduce.fmin.
type VPReduceFMinOp struct{ ir.View }

// Def returns [VPReduceFMin].
func (VPReduceFMinOp) Def() *ir.OpDef { return VPReduceFMin }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFMinOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFMinOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFMinOp) Result() *ir.Value { return op.Op().Result(0) }

// VPReduceFMinAdaptor has the converted operands of a [VPReduceFMinOp] during a conversion.
type VPReduceFMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPReduceFMinOp].
func (VPReduceFMinAdaptor[T]) For(VPReduceFMinOp) {}

// SatrtValue returns the converted operand $satrt_value.
func (a VPReduceFMinAdaptor[T]) SatrtValue() T { return a.At(0) }

// Val returns the converted operand $val.
func (a VPReduceFMinAdaptor[T]) Val() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPReduceFMinAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPReduceFMinAdaptor[T]) Evl() T { return a.At(3) }

// NewVPReduceFMin creates the operation llvm.intr.vp.reduce.fmin at the builder's insertion point.
func NewVPReduceFMin(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFMinOp {
	st := ir.OperationState{Def: VPReduceFMin, Operands: []*ir.Value{satrtValue, val, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPReduceFMinOp](b.Create(&st))
}

// VPSelect is the operation llvm.intr.vp.select.
var VPSelect = &ir.OpDef{
	Name:   "llvm.intr.vp.select",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "cond", Constraint: vectorOfI1},
		{Name: "true_val", Constraint: anyVector},
		{Name: "false_val", Constraint: anyVector},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.select"})},
	View:       ir.ViewOf[VPSelectOp],
}

// VPSelectOp is the view of an operation llvm.intr.vp.select.
type VPSelectOp struct{ ir.View }

// Def returns [VPSelect].
func (VPSelectOp) Def() *ir.OpDef { return VPSelect }

// Cond is the operand $cond.
func (op VPSelectOp) Cond() *ir.Value { return op.Op().Operand(0) }

// TrueVal is the operand $true_val.
func (op VPSelectOp) TrueVal() *ir.Value { return op.Op().Operand(1) }

// FalseVal is the operand $false_val.
func (op VPSelectOp) FalseVal() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSelectOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSelectOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSelectAdaptor has the converted operands of a [VPSelectOp] during a conversion.
type VPSelectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSelectOp].
func (VPSelectAdaptor[T]) For(VPSelectOp) {}

// Cond returns the converted operand $cond.
func (a VPSelectAdaptor[T]) Cond() T { return a.At(0) }

// TrueVal returns the converted operand $true_val.
func (a VPSelectAdaptor[T]) TrueVal() T { return a.At(1) }

// FalseVal returns the converted operand $false_val.
func (a VPSelectAdaptor[T]) FalseVal() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPSelectAdaptor[T]) Evl() T { return a.At(3) }

// NewVPSelect creates the operation llvm.intr.vp.select at the builder's insertion point.
func NewVPSelect(b *ir.Builder, resultType ir.Type, cond *ir.Value, trueVal *ir.Value, falseVal *ir.Value, evl *ir.Value) VPSelectOp {
	st := ir.OperationState{Def: VPSelect, Operands: []*ir.Value{cond, trueVal, falseVal, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSelectOp](b.Create(&st))
}

// VPMerge is the operation llvm.intr.vp.merge.
var VPMerge = &ir.OpDef{
	Name:   "llvm.intr.vp.merge",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "cond", Constraint: vectorOfI1},
		{Name: "true_val", Constraint: anyVector},
		{Name: "false_val", Constraint: anyVector},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.merge"})},
	View:       ir.ViewOf[VPMergeOp],
}

// VPMergeOp is the view of an operation llvm.intr.vp.merge.
type VPMergeOp struct{ ir.View }

// Def returns [VPMerge].
func (VPMergeOp) Def() *ir.OpDef { return VPMerge }

// Cond is the operand $cond.
func (op VPMergeOp) Cond() *ir.Value { return op.Op().Operand(0) }

// TrueVal is the operand $true_val.
func (op VPMergeOp) TrueVal() *ir.Value { return op.Op().Operand(1) }

// FalseVal is the operand $false_val.
func (op VPMergeOp) FalseVal() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPMergeOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPMergeOp) Result() *ir.Value { return op.Op().Result(0) }

// VPMergeAdaptor has the converted operands of a [VPMergeOp] during a conversion.
type VPMergeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPMergeOp].
func (VPMergeAdaptor[T]) For(VPMergeOp) {}

// Cond returns the converted operand $cond.
func (a VPMergeAdaptor[T]) Cond() T { return a.At(0) }

// TrueVal returns the converted operand $true_val.
func (a VPMergeAdaptor[T]) TrueVal() T { return a.At(1) }

// FalseVal returns the converted operand $false_val.
func (a VPMergeAdaptor[T]) FalseVal() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPMergeAdaptor[T]) Evl() T { return a.At(3) }

// NewVPMerge creates the operation llvm.intr.vp.merge at the builder's insertion point.
func NewVPMerge(b *ir.Builder, resultType ir.Type, cond *ir.Value, trueVal *ir.Value, falseVal *ir.Value, evl *ir.Value) VPMergeOp {
	st := ir.OperationState{Def: VPMerge, Operands: []*ir.Value{cond, trueVal, falseVal, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPMergeOp](b.Create(&st))
}

// VPLoad is the operation llvm.intr.vp.load.
var VPLoad = &ir.OpDef{
	Name: "llvm.intr.vp.load",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.load"})},
	View:       ir.ViewOf[VPLoadOp],
}

// VPLoadOp is the view of an operation llvm.intr.vp.load.
type VPLoadOp struct{ ir.View }

// Def returns [VPLoad].
func (VPLoadOp) Def() *ir.OpDef { return VPLoad }

// Ptr is the operand $ptr.
func (op VPLoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPLoadOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPLoadOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// VPLoadAdaptor has the converted operands of a [VPLoadOp] during a conversion.
type VPLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPLoadOp].
func (VPLoadAdaptor[T]) For(VPLoadOp) {}

// Ptr returns the converted operand $ptr.
func (a VPLoadAdaptor[T]) Ptr() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPLoadAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPLoadAdaptor[T]) Evl() T { return a.At(2) }

// NewVPLoad creates the operation llvm.intr.vp.load at the builder's insertion point.
func NewVPLoad(b *ir.Builder, resultType ir.Type, ptr *ir.Value, mask *ir.Value, evl *ir.Value) VPLoadOp {
	st := ir.OperationState{Def: VPLoad, Operands: []*ir.Value{ptr, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPLoadOp](b.Create(&st))
}

// VPStore is the operation llvm.intr.vp.store.
var VPStore = &ir.OpDef{
	Name: "llvm.intr.vp.store",
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: anyVector},
		{Name: "ptr", Constraint: anyPointer},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.store"})},
	View:       ir.ViewOf[VPStoreOp],
}

// VPStoreOp is the view of an operation llvm.intr.vp.store.
type VPStoreOp struct{ ir.View }

// Def returns [VPStore].
func (VPStoreOp) Def() *ir.OpDef { return VPStore }

// Val is the operand $val.
func (op VPStoreOp) Val() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op VPStoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPStoreOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPStoreOp) Evl() *ir.Value { return op.Op().Operand(3) }

// VPStoreAdaptor has the converted operands of a [VPStoreOp] during a conversion.
type VPStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPStoreOp].
func (VPStoreAdaptor[T]) For(VPStoreOp) {}

// Val returns the converted operand $val.
func (a VPStoreAdaptor[T]) Val() T { return a.At(0) }

// Ptr returns the converted operand $ptr.
func (a VPStoreAdaptor[T]) Ptr() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPStoreAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPStoreAdaptor[T]) Evl() T { return a.At(3) }

// NewVPStore creates the operation llvm.intr.vp.store at the builder's insertion point.
func NewVPStore(b *ir.Builder, val *ir.Value, ptr *ir.Value, mask *ir.Value, evl *ir.Value) VPStoreOp {
	st := ir.OperationState{Def: VPStore, Operands: []*ir.Value{val, ptr, mask, evl}}
	return ir.Cast[VPStoreOp](b.Create(&st))
}

// VPStridedLoad is the operation llvm.intr.experimental.vp.strided.load.
var VPStridedLoad = &ir.OpDef{
	Name: "llvm.intr.experimental.vp.strided.load",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.experimental.vp.strided.load"})},
	View:       ir.ViewOf[VPStridedLoadOp],
}

// VPStridedLoadOp is the view of an operation llvm.intr.experimental.vp.strided.load.
type VPStridedLoadOp struct{ ir.View }

// Def returns [VPStridedLoad].
func (VPStridedLoadOp) Def() *ir.OpDef { return VPStridedLoad }

// Ptr is the operand $ptr.
func (op VPStridedLoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Stride is the operand $stride.
func (op VPStridedLoadOp) Stride() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPStridedLoadOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPStridedLoadOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPStridedLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// VPStridedLoadAdaptor has the converted operands of a [VPStridedLoadOp] during a conversion.
type VPStridedLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPStridedLoadOp].
func (VPStridedLoadAdaptor[T]) For(VPStridedLoadOp) {}

// Ptr returns the converted operand $ptr.
func (a VPStridedLoadAdaptor[T]) Ptr() T { return a.At(0) }

// Stride returns the converted operand $stride.
func (a VPStridedLoadAdaptor[T]) Stride() T { return a.At(1) }

// Mask returns the converted operand $mask.
func (a VPStridedLoadAdaptor[T]) Mask() T { return a.At(2) }

// Evl returns the converted operand $evl.
func (a VPStridedLoadAdaptor[T]) Evl() T { return a.At(3) }

// NewVPStridedLoad creates the operation llvm.intr.experimental.vp.strided.load at the builder's insertion point.
func NewVPStridedLoad(b *ir.Builder, resultType ir.Type, ptr *ir.Value, stride *ir.Value, mask *ir.Value, evl *ir.Value) VPStridedLoadOp {
	st := ir.OperationState{Def: VPStridedLoad, Operands: []*ir.Value{ptr, stride, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPStridedLoadOp](b.Create(&st))
}

// VPStridedStore is the operation llvm.intr.experimental.vp.strided.store.
var VPStridedStore = &ir.OpDef{
	Name: "llvm.intr.experimental.vp.strided.store",
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: anyVector},
		{Name: "ptr", Constraint: anyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.experimental.vp.strided.store"})},
	View:       ir.ViewOf[VPStridedStoreOp],
}

// VPStridedStoreOp is the view of an operation llvm.intr.experimental.vp.strided.store.
type VPStridedStoreOp struct{ ir.View }

// Def returns [VPStridedStore].
func (VPStridedStoreOp) Def() *ir.OpDef { return VPStridedStore }

// Val is the operand $val.
func (op VPStridedStoreOp) Val() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op VPStridedStoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Stride is the operand $stride.
func (op VPStridedStoreOp) Stride() *ir.Value { return op.Op().Operand(2) }

// Mask is the operand $mask.
func (op VPStridedStoreOp) Mask() *ir.Value { return op.Op().Operand(3) }

// Evl is the operand $evl.
func (op VPStridedStoreOp) Evl() *ir.Value { return op.Op().Operand(4) }

// VPStridedStoreAdaptor has the converted operands of a [VPStridedStoreOp] during a conversion.
type VPStridedStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPStridedStoreOp].
func (VPStridedStoreAdaptor[T]) For(VPStridedStoreOp) {}

// Val returns the converted operand $val.
func (a VPStridedStoreAdaptor[T]) Val() T { return a.At(0) }

// Ptr returns the converted operand $ptr.
func (a VPStridedStoreAdaptor[T]) Ptr() T { return a.At(1) }

// Stride returns the converted operand $stride.
func (a VPStridedStoreAdaptor[T]) Stride() T { return a.At(2) }

// Mask returns the converted operand $mask.
func (a VPStridedStoreAdaptor[T]) Mask() T { return a.At(3) }

// Evl returns the converted operand $evl.
func (a VPStridedStoreAdaptor[T]) Evl() T { return a.At(4) }

// NewVPStridedStore creates the operation llvm.intr.experimental.vp.strided.store at the builder's insertion point.
func NewVPStridedStore(b *ir.Builder, val *ir.Value, ptr *ir.Value, stride *ir.Value, mask *ir.Value, evl *ir.Value) VPStridedStoreOp {
	st := ir.OperationState{Def: VPStridedStore, Operands: []*ir.Value{val, ptr, stride, mask, evl}}
	return ir.Cast[VPStridedStoreOp](b.Create(&st))
}

// VPTrunc is the operation llvm.intr.vp.trunc.
var VPTrunc = &ir.OpDef{
	Name:   "llvm.intr.vp.trunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.trunc"})},
	View:       ir.ViewOf[VPTruncOp],
}

// VPTruncOp is the view of an operation llvm.intr.vp.trunc.
type VPTruncOp struct{ ir.View }

// Def returns [VPTrunc].
func (VPTruncOp) Def() *ir.OpDef { return VPTrunc }

// Src is the operand $src.
func (op VPTruncOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPTruncOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPTruncOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// VPTruncAdaptor has the converted operands of a [VPTruncOp] during a conversion.
type VPTruncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPTruncOp].
func (VPTruncAdaptor[T]) For(VPTruncOp) {}

// Src returns the converted operand $src.
func (a VPTruncAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPTruncAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPTruncAdaptor[T]) Evl() T { return a.At(2) }

// NewVPTrunc creates the operation llvm.intr.vp.trunc at the builder's insertion point.
func NewVPTrunc(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPTruncOp {
	st := ir.OperationState{Def: VPTrunc, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPTruncOp](b.Create(&st))
}

// VPZExt is the operation llvm.intr.vp.zext.
var VPZExt = &ir.OpDef{
	Name:   "llvm.intr.vp.zext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.zext"})},
	View:       ir.ViewOf[VPZExtOp],
}

// VPZExtOp is the view of an operation llvm.intr.vp.zext.
type VPZExtOp struct{ ir.View }

// Def returns [VPZExt].
func (VPZExtOp) Def() *ir.OpDef { return VPZExt }

// Src is the operand $src.
func (op VPZExtOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPZExtOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPZExtOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPZExtOp) Result() *ir.Value { return op.Op().Result(0) }

// VPZExtAdaptor has the converted operands of a [VPZExtOp] during a conversion.
type VPZExtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPZExtOp].
func (VPZExtAdaptor[T]) For(VPZExtOp) {}

// Src returns the converted operand $src.
func (a VPZExtAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPZExtAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPZExtAdaptor[T]) Evl() T { return a.At(2) }

// NewVPZExt creates the operation llvm.intr.vp.zext at the builder's insertion point.
func NewVPZExt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPZExtOp {
	st := ir.OperationState{Def: VPZExt, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPZExtOp](b.Create(&st))
}

// VPSExt is the operation llvm.intr.vp.sext.
var VPSExt = &ir.OpDef{
	Name:   "llvm.intr.vp.sext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.sext"})},
	View:       ir.ViewOf[VPSExtOp],
}

// VPSExtOp is the view of an operation llvm.intr.vp.sext.
type VPSExtOp struct{ ir.View }

// Def returns [VPSExt].
func (VPSExtOp) Def() *ir.OpDef { return VPSExt }

// Src is the operand $src.
func (op VPSExtOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPSExtOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPSExtOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPSExtOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSExtAdaptor has the converted operands of a [VPSExtOp] during a conversion.
type VPSExtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSExtOp].
func (VPSExtAdaptor[T]) For(VPSExtOp) {}

// Src returns the converted operand $src.
func (a VPSExtAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPSExtAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPSExtAdaptor[T]) Evl() T { return a.At(2) }

// NewVPSExt creates the operation llvm.intr.vp.sext at the builder's insertion point.
func NewVPSExt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPSExtOp {
	st := ir.OperationState{Def: VPSExt, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSExtOp](b.Create(&st))
}

// VPFPTrunc is the operation llvm.intr.vp.fptrunc.
var VPFPTrunc = &ir.OpDef{
	Name:   "llvm.intr.vp.fptrunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fptrunc"})},
	View:       ir.ViewOf[VPFPTruncOp],
}

// VPFPTruncOp is the view of an operation llvm.intr.vp.fptrunc.
type VPFPTruncOp struct{ ir.View }

// Def returns [VPFPTrunc].
func (VPFPTruncOp) Def() *ir.OpDef { return VPFPTrunc }

// Src is the operand $src.
func (op VPFPTruncOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPTruncOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPTruncOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFPTruncAdaptor has the converted operands of a [VPFPTruncOp] during a conversion.
type VPFPTruncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFPTruncOp].
func (VPFPTruncAdaptor[T]) For(VPFPTruncOp) {}

// Src returns the converted operand $src.
func (a VPFPTruncAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPFPTruncAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPFPTruncAdaptor[T]) Evl() T { return a.At(2) }

// NewVPFPTrunc creates the operation llvm.intr.vp.fptrunc at the builder's insertion point.
func NewVPFPTrunc(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPTruncOp {
	st := ir.OperationState{Def: VPFPTrunc, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFPTruncOp](b.Create(&st))
}

// VPFPExt is the operation llvm.intr.vp.fpext.
var VPFPExt = &ir.OpDef{
	Name:   "llvm.intr.vp.fpext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fpext"})},
	View:       ir.ViewOf[VPFPExtOp],
}

// VPFPExtOp is the view of an operation llvm.intr.vp.fpext.
type VPFPExtOp struct{ ir.View }

// Def returns [VPFPExt].
func (VPFPExtOp) Def() *ir.OpDef { return VPFPExt }

// Src is the operand $src.
func (op VPFPExtOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPExtOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPExtOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPExtOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFPExtAdaptor has the converted operands of a [VPFPExtOp] during a conversion.
type VPFPExtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFPExtOp].
func (VPFPExtAdaptor[T]) For(VPFPExtOp) {}

// Src returns the converted operand $src.
func (a VPFPExtAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPFPExtAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPFPExtAdaptor[T]) Evl() T { return a.At(2) }

// NewVPFPExt creates the operation llvm.intr.vp.fpext at the builder's insertion point.
func NewVPFPExt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPExtOp {
	st := ir.OperationState{Def: VPFPExt, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFPExtOp](b.Create(&st))
}

// VPFPToUI is the operation llvm.intr.vp.fptoui.
var VPFPToUI = &ir.OpDef{
	Name:   "llvm.intr.vp.fptoui",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fptoui"})},
	View:       ir.ViewOf[VPFPToUIOp],
}

// VPFPToUIOp is the view of an operation llvm.intr.vp.fptoui.
type VPFPToUIOp struct{ ir.View }

// Def returns [VPFPToUI].
func (VPFPToUIOp) Def() *ir.OpDef { return VPFPToUI }

// Src is the operand $src.
func (op VPFPToUIOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPToUIOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPToUIOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPToUIOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFPToUIAdaptor has the converted operands of a [VPFPToUIOp] during a conversion.
type VPFPToUIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFPToUIOp].
func (VPFPToUIAdaptor[T]) For(VPFPToUIOp) {}

// Src returns the converted operand $src.
func (a VPFPToUIAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPFPToUIAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPFPToUIAdaptor[T]) Evl() T { return a.At(2) }

// NewVPFPToUI creates the operation llvm.intr.vp.fptoui at the builder's insertion point.
func NewVPFPToUI(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPToUIOp {
	st := ir.OperationState{Def: VPFPToUI, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFPToUIOp](b.Create(&st))
}

// VPFPToSI is the operation llvm.intr.vp.fptosi.
var VPFPToSI = &ir.OpDef{
	Name:   "llvm.intr.vp.fptosi",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnyFloat},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.fptosi"})},
	View:       ir.ViewOf[VPFPToSIOp],
}

// VPFPToSIOp is the view of an operation llvm.intr.vp.fptosi.
type VPFPToSIOp struct{ ir.View }

// Def returns [VPFPToSI].
func (VPFPToSIOp) Def() *ir.OpDef { return VPFPToSI }

// Src is the operand $src.
func (op VPFPToSIOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPToSIOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPToSIOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPToSIOp) Result() *ir.Value { return op.Op().Result(0) }

// VPFPToSIAdaptor has the converted operands of a [VPFPToSIOp] during a conversion.
type VPFPToSIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPFPToSIOp].
func (VPFPToSIAdaptor[T]) For(VPFPToSIOp) {}

// Src returns the converted operand $src.
func (a VPFPToSIAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPFPToSIAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPFPToSIAdaptor[T]) Evl() T { return a.At(2) }

// NewVPFPToSI creates the operation llvm.intr.vp.fptosi at the builder's insertion point.
func NewVPFPToSI(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPToSIOp {
	st := ir.OperationState{Def: VPFPToSI, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPFPToSIOp](b.Create(&st))
}

// VPUIToFP is the operation llvm.intr.vp.uitofp.
var VPUIToFP = &ir.OpDef{
	Name:   "llvm.intr.vp.uitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.uitofp"})},
	View:       ir.ViewOf[VPUIToFPOp],
}

// VPUIToFPOp is the view of an operation llvm.intr.vp.uitofp.
type VPUIToFPOp struct{ ir.View }

// Def returns [VPUIToFP].
func (VPUIToFPOp) Def() *ir.OpDef { return VPUIToFP }

// Src is the operand $src.
func (op VPUIToFPOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPUIToFPOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPUIToFPOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPUIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// VPUIToFPAdaptor has the converted operands of a [VPUIToFPOp] during a conversion.
type VPUIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPUIToFPOp].
func (VPUIToFPAdaptor[T]) For(VPUIToFPOp) {}

// Src returns the converted operand $src.
func (a VPUIToFPAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPUIToFPAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPUIToFPAdaptor[T]) Evl() T { return a.At(2) }

// NewVPUIToFP creates the operation llvm.intr.vp.uitofp at the builder's insertion point.
func NewVPUIToFP(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPUIToFPOp {
	st := ir.OperationState{Def: VPUIToFP, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPUIToFPOp](b.Create(&st))
}

// VPSIToFP is the operation llvm.intr.vp.sitofp.
var VPSIToFP = &ir.OpDef{
	Name:   "llvm.intr.vp.sitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.sitofp"})},
	View:       ir.ViewOf[VPSIToFPOp],
}

// VPSIToFPOp is the view of an operation llvm.intr.vp.sitofp.
type VPSIToFPOp struct{ ir.View }

// Def returns [VPSIToFP].
func (VPSIToFPOp) Def() *ir.OpDef { return VPSIToFP }

// Src is the operand $src.
func (op VPSIToFPOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPSIToFPOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPSIToFPOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPSIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// VPSIToFPAdaptor has the converted operands of a [VPSIToFPOp] during a conversion.
type VPSIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPSIToFPOp].
func (VPSIToFPAdaptor[T]) For(VPSIToFPOp) {}

// Src returns the converted operand $src.
func (a VPSIToFPAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPSIToFPAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPSIToFPAdaptor[T]) Evl() T { return a.At(2) }

// NewVPSIToFP creates the operation llvm.intr.vp.sitofp at the builder's insertion point.
func NewVPSIToFP(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPSIToFPOp {
	st := ir.OperationState{Def: VPSIToFP, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPSIToFPOp](b.Create(&st))
}

// VPPtrToInt is the operation llvm.intr.vp.ptrtoint.
var VPPtrToInt = &ir.OpDef{
	Name:   "llvm.intr.vp.ptrtoint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnyPointer},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.ptrtoint"})},
	View:       ir.ViewOf[VPPtrToIntOp],
}

// VPPtrToIntOp is the view of an operation llvm.intr.vp.ptrtoint.
type VPPtrToIntOp struct{ ir.View }

// Def returns [VPPtrToInt].
func (VPPtrToIntOp) Def() *ir.OpDef { return VPPtrToInt }

// Src is the operand $src.
func (op VPPtrToIntOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPPtrToIntOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPPtrToIntOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPPtrToIntOp) Result() *ir.Value { return op.Op().Result(0) }

// VPPtrToIntAdaptor has the converted operands of a [VPPtrToIntOp] during a conversion.
type VPPtrToIntAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPPtrToIntOp].
func (VPPtrToIntAdaptor[T]) For(VPPtrToIntOp) {}

// Src returns the converted operand $src.
func (a VPPtrToIntAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPPtrToIntAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPPtrToIntAdaptor[T]) Evl() T { return a.At(2) }

// NewVPPtrToInt creates the operation llvm.intr.vp.ptrtoint at the builder's insertion point.
func NewVPPtrToInt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPPtrToIntOp {
	st := ir.OperationState{Def: VPPtrToInt, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPPtrToIntOp](b.Create(&st))
}

// VPIntToPtr is the operation llvm.intr.vp.inttoptr.
var VPIntToPtr = &ir.OpDef{
	Name:   "llvm.intr.vp.inttoptr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: vectorOfAnySignlessInteger},
		{Name: "mask", Constraint: vectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.vp.inttoptr"})},
	View:       ir.ViewOf[VPIntToPtrOp],
}

// VPIntToPtrOp is the view of an operation llvm.intr.vp.inttoptr.
type VPIntToPtrOp struct{ ir.View }

// Def returns [VPIntToPtr].
func (VPIntToPtrOp) Def() *ir.OpDef { return VPIntToPtr }

// Src is the operand $src.
func (op VPIntToPtrOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPIntToPtrOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPIntToPtrOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPIntToPtrOp) Result() *ir.Value { return op.Op().Result(0) }

// VPIntToPtrAdaptor has the converted operands of a [VPIntToPtrOp] during a conversion.
type VPIntToPtrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VPIntToPtrOp].
func (VPIntToPtrAdaptor[T]) For(VPIntToPtrOp) {}

// Src returns the converted operand $src.
func (a VPIntToPtrAdaptor[T]) Src() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a VPIntToPtrAdaptor[T]) Mask() T { return a.At(1) }

// Evl returns the converted operand $evl.
func (a VPIntToPtrAdaptor[T]) Evl() T { return a.At(2) }

// NewVPIntToPtr creates the operation llvm.intr.vp.inttoptr at the builder's insertion point.
func NewVPIntToPtr(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPIntToPtrOp {
	st := ir.OperationState{Def: VPIntToPtr, Operands: []*ir.Value{src, mask, evl}, Results: []ir.Type{resultType}}
	return ir.Cast[VPIntToPtrOp](b.Create(&st))
}
