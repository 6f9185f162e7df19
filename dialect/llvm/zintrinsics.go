// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Abs is the operation llvm.intr.abs.
var Abs = &ir.OpDef{
	Name:   "llvm.intr.abs",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "is_int_min_poison", Constraint: constraint.I1Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.abs", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}}})},
	View:       ir.ViewOf[AbsOp],
}

// AbsOp is the view of an operation llvm.intr.abs.
type AbsOp struct{ ir.View }

// Def returns [Abs].
func (AbsOp) Def() *ir.OpDef { return Abs }

// The slots of the inherent attributes of [Abs].
const (
	slotAbsIsIntMinPoison = 0
)

// In is the operand $in.
func (op AbsOp) In() *ir.Value { return op.Op().Operand(0) }

// IsIntMinPoison is the attribute $is_int_min_poison.
func (op AbsOp) IsIntMinPoison() int64 {
	return int64(op.Op().InherentAttr(slotAbsIsIntMinPoison).(*ir.IntegerAttr).Int())
}

// SetIsIntMinPoison sets the attribute $is_int_min_poison.
func (op AbsOp) SetIsIntMinPoison(v int64) AbsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAbsIsIntMinPoison, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Result is the result $res.
func (op AbsOp) Result() *ir.Value { return op.Op().Result(0) }

// AbsAdaptor has the converted operands of a [AbsOp] during a conversion.
type AbsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AbsOp].
func (AbsAdaptor[T]) For(AbsOp) {}

// In returns the converted operand $in.
func (a AbsAdaptor[T]) In() T { return a.At(0) }

// NewAbs creates the operation llvm.intr.abs at the builder's insertion point.
func NewAbs(b *ir.Builder, resultType ir.Type, in *ir.Value, isIntMinPoison int64) AbsOp {
	c := b.Context()
	st := ir.OperationState{Def: Abs, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotAbsIsIntMinPoison: ir.NewIntegerAttr(asm.BuildI1(c), int64(isIntMinPoison))}, Results: []ir.Type{resultType}}
	return ir.Cast[AbsOp](b.Create(&st))
}

// IsFPClass is the operation llvm.intr.is.fpclass.
var IsFPClass = &ir.OpDef{
	Name:   "llvm.intr.is.fpclass",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "bit", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.is.fpclass", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}}})},
	View:       ir.ViewOf[IsFPClassOp],
}

// IsFPClassOp is the view of an operation llvm.intr.is.fpclass.
type IsFPClassOp struct{ ir.View }

// Def returns [IsFPClass].
func (IsFPClassOp) Def() *ir.OpDef { return IsFPClass }

// The slots of the inherent attributes of [IsFPClass].
const (
	slotIsFPClassBit = 0
)

// In is the operand $in.
func (op IsFPClassOp) In() *ir.Value { return op.Op().Operand(0) }

// Bit is the attribute $bit.
func (op IsFPClassOp) Bit() int32 {
	return int32(op.Op().InherentAttr(slotIsFPClassBit).(*ir.IntegerAttr).Int())
}

// SetBit sets the attribute $bit.
func (op IsFPClassOp) SetBit(v int32) IsFPClassOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIsFPClassBit, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op IsFPClassOp) Result() *ir.Value { return op.Op().Result(0) }

// IsFPClassAdaptor has the converted operands of a [IsFPClassOp] during a conversion.
type IsFPClassAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsFPClassOp].
func (IsFPClassAdaptor[T]) For(IsFPClassOp) {}

// In returns the converted operand $in.
func (a IsFPClassAdaptor[T]) In() T { return a.At(0) }

// NewIsFPClass creates the operation llvm.intr.is.fpclass at the builder's insertion point.
func NewIsFPClass(b *ir.Builder, resultType ir.Type, in *ir.Value, bit int32) IsFPClassOp {
	c := b.Context()
	st := ir.OperationState{Def: IsFPClass, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotIsFPClassBit: ir.NewIntegerAttr(asm.BuildI32(c), int64(bit))}, Results: []ir.Type{resultType}}
	return ir.Cast[IsFPClassOp](b.Create(&st))
}

// formatCopySign is the assembly format of [CopySign].
var formatCopySign = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CopySign is the operation llvm.intr.copysign.
var CopySign = &ir.OpDef{
	Name:      "llvm.intr.copysign",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCopySign), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.copysign"})},
	View:       ir.ViewOf[CopySignOp],
}

// CopySignOp is the view of an operation llvm.intr.copysign.
type CopySignOp struct{ ir.View }

// Def returns [CopySign].
func (CopySignOp) Def() *ir.OpDef { return CopySign }

// The slots of the inherent attributes of [CopySign].
const (
	slotCopySignFastmathFlags = 0
)

// A is the operand $a.
func (op CopySignOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op CopySignOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CopySignOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotCopySignFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CopySignOp) SetFastmathFlags(v FastmathFlags) CopySignOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCopySignFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op CopySignOp) Result() *ir.Value { return op.Op().Result(0) }

// CopySignAdaptor has the converted operands of a [CopySignOp] during a conversion.
type CopySignAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CopySignOp].
func (CopySignAdaptor[T]) For(CopySignOp) {}

// A returns the converted operand $a.
func (a CopySignAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a CopySignAdaptor[T]) B() T { return a.At(1) }

// NewCopySign creates the operation llvm.intr.copysign at the builder's insertion point.
func NewCopySign(b *ir.Builder, a *ir.Value, b_ *ir.Value) CopySignOp {
	c := b.Context()
	st := ir.OperationState{Def: CopySign, Operands: []*ir.Value{a, b_}, InherentAttrs: []ir.Attribute{slotCopySignFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[CopySignOp](b.Create(&st))
}

// formatExp is the assembly format of [Exp].
var formatExp = asm.OpFormat{
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

// Exp is the operation llvm.intr.exp.
var Exp = &ir.OpDef{
	Name:      "llvm.intr.exp",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.exp"})},
	View:       ir.ViewOf[ExpOp],
}

// ExpOp is the view of an operation llvm.intr.exp.
type ExpOp struct{ ir.View }

// Def returns [Exp].
func (ExpOp) Def() *ir.OpDef { return Exp }

// The slots of the inherent attributes of [Exp].
const (
	slotExpFastmathFlags = 0
)

// In is the operand $in.
func (op ExpOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ExpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotExpFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ExpOp) SetFastmathFlags(v FastmathFlags) ExpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExpFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ExpOp) Result() *ir.Value { return op.Op().Result(0) }

// ExpAdaptor has the converted operands of a [ExpOp] during a conversion.
type ExpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExpOp].
func (ExpAdaptor[T]) For(ExpOp) {}

// In returns the converted operand $in.
func (a ExpAdaptor[T]) In() T { return a.At(0) }

// NewExp creates the operation llvm.intr.exp at the builder's insertion point.
func NewExp(b *ir.Builder, in *ir.Value) ExpOp {
	c := b.Context()
	st := ir.OperationState{Def: Exp, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotExpFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[ExpOp](b.Create(&st))
}

// formatExp2 is the assembly format of [Exp2].
var formatExp2 = asm.OpFormat{
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

// Exp2 is the operation llvm.intr.exp2.
var Exp2 = &ir.OpDef{
	Name:      "llvm.intr.exp2",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp2), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.exp2"})},
	View:       ir.ViewOf[Exp2Op],
}

// Exp2Op is the view of an operation llvm.intr.exp2.
type Exp2Op struct{ ir.View }

// Def returns [Exp2].
func (Exp2Op) Def() *ir.OpDef { return Exp2 }

// The slots of the inherent attributes of [Exp2].
const (
	slotExp2FastmathFlags = 0
)

// In is the operand $in.
func (op Exp2Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Exp2Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotExp2FastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Exp2Op) SetFastmathFlags(v FastmathFlags) Exp2Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExp2FastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Exp2Op) Result() *ir.Value { return op.Op().Result(0) }

// Exp2Adaptor has the converted operands of a [Exp2Op] during a conversion.
type Exp2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Exp2Op].
func (Exp2Adaptor[T]) For(Exp2Op) {}

// In returns the converted operand $in.
func (a Exp2Adaptor[T]) In() T { return a.At(0) }

// NewExp2 creates the operation llvm.intr.exp2 at the builder's insertion point.
func NewExp2(b *ir.Builder, in *ir.Value) Exp2Op {
	c := b.Context()
	st := ir.OperationState{Def: Exp2, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotExp2FastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[Exp2Op](b.Create(&st))
}

// formatExp10 is the assembly format of [Exp10].
var formatExp10 = asm.OpFormat{
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

// Exp10 is the operation llvm.intr.exp10.
var Exp10 = &ir.OpDef{
	Name:      "llvm.intr.exp10",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp10), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.exp10"})},
	View:       ir.ViewOf[Exp10Op],
}

// Exp10Op is the view of an operation llvm.intr.exp10.
type Exp10Op struct{ ir.View }

// Def returns [Exp10].
func (Exp10Op) Def() *ir.OpDef { return Exp10 }

// The slots of the inherent attributes of [Exp10].
const (
	slotExp10FastmathFlags = 0
)

// In is the operand $in.
func (op Exp10Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Exp10Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotExp10FastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Exp10Op) SetFastmathFlags(v FastmathFlags) Exp10Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExp10FastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Exp10Op) Result() *ir.Value { return op.Op().Result(0) }

// Exp10Adaptor has the converted operands of a [Exp10Op] during a conversion.
type Exp10Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Exp10Op].
func (Exp10Adaptor[T]) For(Exp10Op) {}

// In returns the converted operand $in.
func (a Exp10Adaptor[T]) In() T { return a.At(0) }

// NewExp10 creates the operation llvm.intr.exp10 at the builder's insertion point.
func NewExp10(b *ir.Builder, in *ir.Value) Exp10Op {
	c := b.Context()
	st := ir.OperationState{Def: Exp10, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotExp10FastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[Exp10Op](b.Create(&st))
}

// formatLoadExp is the assembly format of [LoadExp].
var formatLoadExp = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// LoadExp is the operation llvm.intr.ldexp.
var LoadExp = &ir.OpDef{
	Name:   "llvm.intr.ldexp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "power", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoadExp), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ldexp"})},
	View:       ir.ViewOf[LoadExpOp],
}

// LoadExpOp is the view of an operation llvm.intr.ldexp.
type LoadExpOp struct{ ir.View }

// Def returns [LoadExp].
func (LoadExpOp) Def() *ir.OpDef { return LoadExp }

// The slots of the inherent attributes of [LoadExp].
const (
	slotLoadExpFastmathFlags = 0
)

// Val is the operand $val.
func (op LoadExpOp) Val() *ir.Value { return op.Op().Operand(0) }

// Power is the operand $power.
func (op LoadExpOp) Power() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op LoadExpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotLoadExpFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op LoadExpOp) SetFastmathFlags(v FastmathFlags) LoadExpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadExpFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op LoadExpOp) Result() *ir.Value { return op.Op().Result(0) }

// LoadExpAdaptor has the converted operands of a [LoadExpOp] during a conversion.
type LoadExpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LoadExpOp].
func (LoadExpAdaptor[T]) For(LoadExpOp) {}

// Val returns the converted operand $val.
func (a LoadExpAdaptor[T]) Val() T { return a.At(0) }

// Power returns the converted operand $power.
func (a LoadExpAdaptor[T]) Power() T { return a.At(1) }

// NewLoadExp creates the operation llvm.intr.ldexp at the builder's insertion point.
func NewLoadExp(b *ir.Builder, resultType ir.Type, val *ir.Value, power *ir.Value) LoadExpOp {
	c := b.Context()
	st := ir.OperationState{Def: LoadExp, Operands: []*ir.Value{val, power}, InherentAttrs: []ir.Attribute{slotLoadExpFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[LoadExpOp](b.Create(&st))
}

// formatFractionExp is the assembly format of [FractionExp].
var formatFractionExp = asm.OpFormat{
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

// FractionExp is the operation llvm.intr.frexp.
var FractionExp = &ir.OpDef{
	Name:   "llvm.intr.frexp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFractionExp), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.frexp"})},
	View:       ir.ViewOf[FractionExpOp],
}

// FractionExpOp is the view of an operation llvm.intr.frexp.
type FractionExpOp struct{ ir.View }

// Def returns [FractionExp].
func (FractionExpOp) Def() *ir.OpDef { return FractionExp }

// The slots of the inherent attributes of [FractionExp].
const (
	slotFractionExpFastmathFlags = 0
)

// Val is the operand $val.
func (op FractionExpOp) Val() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FractionExpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFractionExpFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FractionExpOp) SetFastmathFlags(v FastmathFlags) FractionExpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFractionExpFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FractionExpOp) Result() *ir.Value { return op.Op().Result(0) }

// FractionExpAdaptor has the converted operands of a [FractionExpOp] during a conversion.
type FractionExpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FractionExpOp].
func (FractionExpAdaptor[T]) For(FractionExpOp) {}

// Val returns the converted operand $val.
func (a FractionExpAdaptor[T]) Val() T { return a.At(0) }

// NewFractionExp creates the operation llvm.intr.frexp at the builder's insertion point.
func NewFractionExp(b *ir.Builder, resultType ir.Type, val *ir.Value) FractionExpOp {
	c := b.Context()
	st := ir.OperationState{Def: FractionExp, Operands: []*ir.Value{val}, InherentAttrs: []ir.Attribute{slotFractionExpFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[FractionExpOp](b.Create(&st))
}

// formatFAbs is the assembly format of [FAbs].
var formatFAbs = asm.OpFormat{
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

// FAbs is the operation llvm.intr.fabs.
var FAbs = &ir.OpDef{
	Name:      "llvm.intr.fabs",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFAbs), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.fabs"})},
	View:       ir.ViewOf[FAbsOp],
}

// FAbsOp is the view of an operation llvm.intr.fabs.
type FAbsOp struct{ ir.View }

// Def returns [FAbs].
func (FAbsOp) Def() *ir.OpDef { return FAbs }

// The slots of the inherent attributes of [FAbs].
const (
	slotFAbsFastmathFlags = 0
)

// In is the operand $in.
func (op FAbsOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FAbsOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFAbsFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FAbsOp) SetFastmathFlags(v FastmathFlags) FAbsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFAbsFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FAbsOp) Result() *ir.Value { return op.Op().Result(0) }

// FAbsAdaptor has the converted operands of a [FAbsOp] during a conversion.
type FAbsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FAbsOp].
func (FAbsAdaptor[T]) For(FAbsOp) {}

// In returns the converted operand $in.
func (a FAbsAdaptor[T]) In() T { return a.At(0) }

// NewFAbs creates the operation llvm.intr.fabs at the builder's insertion point.
func NewFAbs(b *ir.Builder, in *ir.Value) FAbsOp {
	c := b.Context()
	st := ir.OperationState{Def: FAbs, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotFAbsFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[FAbsOp](b.Create(&st))
}

// formatFCeil is the assembly format of [FCeil].
var formatFCeil = asm.OpFormat{
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

// FCeil is the operation llvm.intr.ceil.
var FCeil = &ir.OpDef{
	Name:      "llvm.intr.ceil",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFCeil), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ceil"})},
	View:       ir.ViewOf[FCeilOp],
}

// FCeilOp is the view of an operation llvm.intr.ceil.
type FCeilOp struct{ ir.View }

// Def returns [FCeil].
func (FCeilOp) Def() *ir.OpDef { return FCeil }

// The slots of the inherent attributes of [FCeil].
const (
	slotFCeilFastmathFlags = 0
)

// In is the operand $in.
func (op FCeilOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FCeilOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFCeilFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FCeilOp) SetFastmathFlags(v FastmathFlags) FCeilOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFCeilFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FCeilOp) Result() *ir.Value { return op.Op().Result(0) }

// FCeilAdaptor has the converted operands of a [FCeilOp] during a conversion.
type FCeilAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FCeilOp].
func (FCeilAdaptor[T]) For(FCeilOp) {}

// In returns the converted operand $in.
func (a FCeilAdaptor[T]) In() T { return a.At(0) }

// NewFCeil creates the operation llvm.intr.ceil at the builder's insertion point.
func NewFCeil(b *ir.Builder, in *ir.Value) FCeilOp {
	c := b.Context()
	st := ir.OperationState{Def: FCeil, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotFCeilFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[FCeilOp](b.Create(&st))
}

// formatFFloor is the assembly format of [FFloor].
var formatFFloor = asm.OpFormat{
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

// FFloor is the operation llvm.intr.floor.
var FFloor = &ir.OpDef{
	Name:      "llvm.intr.floor",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFFloor), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.floor"})},
	View:       ir.ViewOf[FFloorOp],
}

// FFloorOp is the view of an operation llvm.intr.floor.
type FFloorOp struct{ ir.View }

// Def returns [FFloor].
func (FFloorOp) Def() *ir.OpDef { return FFloor }

// The slots of the inherent attributes of [FFloor].
const (
	slotFFloorFastmathFlags = 0
)

// In is the operand $in.
func (op FFloorOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FFloorOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFFloorFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FFloorOp) SetFastmathFlags(v FastmathFlags) FFloorOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFFloorFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FFloorOp) Result() *ir.Value { return op.Op().Result(0) }

// FFloorAdaptor has the converted operands of a [FFloorOp] during a conversion.
type FFloorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FFloorOp].
func (FFloorAdaptor[T]) For(FFloorOp) {}

// In returns the converted operand $in.
func (a FFloorAdaptor[T]) In() T { return a.At(0) }

// NewFFloor creates the operation llvm.intr.floor at the builder's insertion point.
func NewFFloor(b *ir.Builder, in *ir.Value) FFloorOp {
	c := b.Context()
	st := ir.OperationState{Def: FFloor, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotFFloorFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[FFloorOp](b.Create(&st))
}

// formatFMA is the assembly format of [FMA].
var formatFMA = asm.OpFormat{
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

// FMA is the operation llvm.intr.fma.
var FMA = &ir.OpDef{
	Name:      "llvm.intr.fma",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "c", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFMA), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.fma"})},
	View:       ir.ViewOf[FMAOp],
}

// FMAOp is the view of an operation llvm.intr.fma.
type FMAOp struct{ ir.View }

// Def returns [FMA].
func (FMAOp) Def() *ir.OpDef { return FMA }

// The slots of the inherent attributes of [FMA].
const (
	slotFMAFastmathFlags = 0
)

// A is the operand $a.
func (op FMAOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FMAOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FMAOp) C() *ir.Value { return op.Op().Operand(2) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FMAOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFMAFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FMAOp) SetFastmathFlags(v FastmathFlags) FMAOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFMAFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FMAOp) Result() *ir.Value { return op.Op().Result(0) }

// FMAAdaptor has the converted operands of a [FMAOp] during a conversion.
type FMAAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FMAOp].
func (FMAAdaptor[T]) For(FMAOp) {}

// A returns the converted operand $a.
func (a FMAAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a FMAAdaptor[T]) B() T { return a.At(1) }

// C returns the converted operand $c.
func (a FMAAdaptor[T]) C() T { return a.At(2) }

// NewFMA creates the operation llvm.intr.fma at the builder's insertion point.
func NewFMA(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FMAOp {
	c := b.Context()
	st := ir.OperationState{Def: FMA, Operands: []*ir.Value{a, b_, c_}, InherentAttrs: []ir.Attribute{slotFMAFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[FMAOp](b.Create(&st))
}

// formatFMulAdd is the assembly format of [FMulAdd].
var formatFMulAdd = asm.OpFormat{
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

// FMulAdd is the operation llvm.intr.fmuladd.
var FMulAdd = &ir.OpDef{
	Name:      "llvm.intr.fmuladd",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "c", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFMulAdd), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.fmuladd"})},
	View:       ir.ViewOf[FMulAddOp],
}

// FMulAddOp is the view of an operation llvm.intr.fmuladd.
type FMulAddOp struct{ ir.View }

// Def returns [FMulAdd].
func (FMulAddOp) Def() *ir.OpDef { return FMulAdd }

// The slots of the inherent attributes of [FMulAdd].
const (
	slotFMulAddFastmathFlags = 0
)

// A is the operand $a.
func (op FMulAddOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FMulAddOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FMulAddOp) C() *ir.Value { return op.Op().Operand(2) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FMulAddOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFMulAddFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FMulAddOp) SetFastmathFlags(v FastmathFlags) FMulAddOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFMulAddFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FMulAddOp) Result() *ir.Value { return op.Op().Result(0) }

// FMulAddAdaptor has the converted operands of a [FMulAddOp] during a conversion.
type FMulAddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FMulAddOp].
func (FMulAddAdaptor[T]) For(FMulAddOp) {}

// A returns the converted operand $a.
func (a FMulAddAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a FMulAddAdaptor[T]) B() T { return a.At(1) }

// C returns the converted operand $c.
func (a FMulAddAdaptor[T]) C() T { return a.At(2) }

// NewFMulAdd creates the operation llvm.intr.fmuladd at the builder's insertion point.
func NewFMulAdd(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FMulAddOp {
	c := b.Context()
	st := ir.OperationState{Def: FMulAdd, Operands: []*ir.Value{a, b_, c_}, InherentAttrs: []ir.Attribute{slotFMulAddFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[FMulAddOp](b.Create(&st))
}

// formatLog10 is the assembly format of [Log10].
var formatLog10 = asm.OpFormat{
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

// Log10 is the operation llvm.intr.log10.
var Log10 = &ir.OpDef{
	Name:      "llvm.intr.log10",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog10), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.log10"})},
	View:       ir.ViewOf[Log10Op],
}

// Log10Op is the view of an operation llvm.intr.log10.
type Log10Op struct{ ir.View }

// Def returns [Log10].
func (Log10Op) Def() *ir.OpDef { return Log10 }

// The slots of the inherent attributes of [Log10].
const (
	slotLog10FastmathFlags = 0
)

// In is the operand $in.
func (op Log10Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Log10Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotLog10FastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Log10Op) SetFastmathFlags(v FastmathFlags) Log10Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLog10FastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Log10Op) Result() *ir.Value { return op.Op().Result(0) }

// Log10Adaptor has the converted operands of a [Log10Op] during a conversion.
type Log10Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Log10Op].
func (Log10Adaptor[T]) For(Log10Op) {}

// In returns the converted operand $in.
func (a Log10Adaptor[T]) In() T { return a.At(0) }

// NewLog10 creates the operation llvm.intr.log10 at the builder's insertion point.
func NewLog10(b *ir.Builder, in *ir.Value) Log10Op {
	c := b.Context()
	st := ir.OperationState{Def: Log10, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotLog10FastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[Log10Op](b.Create(&st))
}

// formatLog2 is the assembly format of [Log2].
var formatLog2 = asm.OpFormat{
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

// Log2 is the operation llvm.intr.log2.
var Log2 = &ir.OpDef{
	Name:      "llvm.intr.log2",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog2), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.log2"})},
	View:       ir.ViewOf[Log2Op],
}

// Log2Op is the view of an operation llvm.intr.log2.
type Log2Op struct{ ir.View }

// Def returns [Log2].
func (Log2Op) Def() *ir.OpDef { return Log2 }

// The slots of the inherent attributes of [Log2].
const (
	slotLog2FastmathFlags = 0
)

// In is the operand $in.
func (op Log2Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Log2Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotLog2FastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Log2Op) SetFastmathFlags(v FastmathFlags) Log2Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLog2FastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Log2Op) Result() *ir.Value { return op.Op().Result(0) }

// Log2Adaptor has the converted operands of a [Log2Op] during a conversion.
type Log2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Log2Op].
func (Log2Adaptor[T]) For(Log2Op) {}

// In returns the converted operand $in.
func (a Log2Adaptor[T]) In() T { return a.At(0) }

// NewLog2 creates the operation llvm.intr.log2 at the builder's insertion point.
func NewLog2(b *ir.Builder, in *ir.Value) Log2Op {
	c := b.Context()
	st := ir.OperationState{Def: Log2, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotLog2FastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[Log2Op](b.Create(&st))
}

// formatLog is the assembly format of [Log].
var formatLog = asm.OpFormat{
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

// Log is the operation llvm.intr.log.
var Log = &ir.OpDef{
	Name:      "llvm.intr.log",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.log"})},
	View:       ir.ViewOf[LogOp],
}

// LogOp is the view of an operation llvm.intr.log.
type LogOp struct{ ir.View }

// Def returns [Log].
func (LogOp) Def() *ir.OpDef { return Log }

// The slots of the inherent attributes of [Log].
const (
	slotLogFastmathFlags = 0
)

// In is the operand $in.
func (op LogOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op LogOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotLogFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op LogOp) SetFastmathFlags(v FastmathFlags) LogOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLogFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op LogOp) Result() *ir.Value { return op.Op().Result(0) }

// LogAdaptor has the converted operands of a [LogOp] during a conversion.
type LogAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LogOp].
func (LogAdaptor[T]) For(LogOp) {}

// In returns the converted operand $in.
func (a LogAdaptor[T]) In() T { return a.At(0) }

// NewLog creates the operation llvm.intr.log at the builder's insertion point.
func NewLog(b *ir.Builder, in *ir.Value) LogOp {
	c := b.Context()
	st := ir.OperationState{Def: Log, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotLogFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[LogOp](b.Create(&st))
}

// Prefetch is the operation llvm.intr.prefetch.
var Prefetch = &ir.OpDef{
	Name: "llvm.intr.prefetch",
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: anyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "rw", Constraint: constraint.I32Attr},
		{Name: "hint", Constraint: constraint.I32Attr},
		{Name: "cache", Constraint: constraint.I32Attr},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.prefetch", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}, {Arg: 2, Slot: 1}, {Arg: 3, Slot: 2}}})},
	View:       ir.ViewOf[PrefetchOp],
}

// PrefetchOp is the view of an operation llvm.intr.prefetch.
type PrefetchOp struct{ ir.View }

// Def returns [Prefetch].
func (PrefetchOp) Def() *ir.OpDef { return Prefetch }

// The slots of the inherent attributes of [Prefetch].
const (
	slotPrefetchRw    = 0
	slotPrefetchHint  = 1
	slotPrefetchCache = 2
)

// Addr is the operand $addr.
func (op PrefetchOp) Addr() *ir.Value { return op.Op().Operand(0) }

// Rw is the attribute $rw.
func (op PrefetchOp) Rw() int32 {
	return int32(op.Op().InherentAttr(slotPrefetchRw).(*ir.IntegerAttr).Int())
}

// SetRw sets the attribute $rw.
func (op PrefetchOp) SetRw(v int32) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrefetchRw, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Hint is the attribute $hint.
func (op PrefetchOp) Hint() int32 {
	return int32(op.Op().InherentAttr(slotPrefetchHint).(*ir.IntegerAttr).Int())
}

// SetHint sets the attribute $hint.
func (op PrefetchOp) SetHint(v int32) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrefetchHint, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Cache is the attribute $cache.
func (op PrefetchOp) Cache() int32 {
	return int32(op.Op().InherentAttr(slotPrefetchCache).(*ir.IntegerAttr).Int())
}

// SetCache sets the attribute $cache.
func (op PrefetchOp) SetCache(v int32) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrefetchCache, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// PrefetchAdaptor has the converted operands of a [PrefetchOp] during a conversion.
type PrefetchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PrefetchOp].
func (PrefetchAdaptor[T]) For(PrefetchOp) {}

// Addr returns the converted operand $addr.
func (a PrefetchAdaptor[T]) Addr() T { return a.At(0) }

// NewPrefetch creates the operation llvm.intr.prefetch at the builder's insertion point.
func NewPrefetch(b *ir.Builder, addr *ir.Value, rw int32, hint int32, cache int32) PrefetchOp {
	c := b.Context()
	st := ir.OperationState{Def: Prefetch, Operands: []*ir.Value{addr}, InherentAttrs: []ir.Attribute{slotPrefetchRw: ir.NewIntegerAttr(asm.BuildI32(c), int64(rw)), slotPrefetchHint: ir.NewIntegerAttr(asm.BuildI32(c), int64(hint)), slotPrefetchCache: ir.NewIntegerAttr(asm.BuildI32(c), int64(cache))}}
	return ir.Cast[PrefetchOp](b.Create(&st))
}

// formatRoundEven is the assembly format of [RoundEven].
var formatRoundEven = asm.OpFormat{
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

// RoundEven is the operation llvm.intr.roundeven.
var RoundEven = &ir.OpDef{
	Name:      "llvm.intr.roundeven",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRoundEven), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.roundeven"})},
	View:       ir.ViewOf[RoundEvenOp],
}

// RoundEvenOp is the view of an operation llvm.intr.roundeven.
type RoundEvenOp struct{ ir.View }

// Def returns [RoundEven].
func (RoundEvenOp) Def() *ir.OpDef { return RoundEven }

// The slots of the inherent attributes of [RoundEven].
const (
	slotRoundEvenFastmathFlags = 0
)

// In is the operand $in.
func (op RoundEvenOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op RoundEvenOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotRoundEvenFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op RoundEvenOp) SetFastmathFlags(v FastmathFlags) RoundEvenOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRoundEvenFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op RoundEvenOp) Result() *ir.Value { return op.Op().Result(0) }

// RoundEvenAdaptor has the converted operands of a [RoundEvenOp] during a conversion.
type RoundEvenAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RoundEvenOp].
func (RoundEvenAdaptor[T]) For(RoundEvenOp) {}

// In returns the converted operand $in.
func (a RoundEvenAdaptor[T]) In() T { return a.At(0) }

// NewRoundEven creates the operation llvm.intr.roundeven at the builder's insertion point.
func NewRoundEven(b *ir.Builder, in *ir.Value) RoundEvenOp {
	c := b.Context()
	st := ir.OperationState{Def: RoundEven, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotRoundEvenFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[RoundEvenOp](b.Create(&st))
}

// formatRound is the assembly format of [Round].
var formatRound = asm.OpFormat{
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

// Round is the operation llvm.intr.round.
var Round = &ir.OpDef{
	Name:      "llvm.intr.round",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRound), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.round"})},
	View:       ir.ViewOf[RoundOp],
}

// RoundOp is the view of an operation llvm.intr.round.
type RoundOp struct{ ir.View }

// Def returns [Round].
func (RoundOp) Def() *ir.OpDef { return Round }

// The slots of the inherent attributes of [Round].
const (
	slotRoundFastmathFlags = 0
)

// In is the operand $in.
func (op RoundOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op RoundOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotRoundFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op RoundOp) SetFastmathFlags(v FastmathFlags) RoundOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRoundFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op RoundOp) Result() *ir.Value { return op.Op().Result(0) }

// RoundAdaptor has the converted operands of a [RoundOp] during a conversion.
type RoundAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RoundOp].
func (RoundAdaptor[T]) For(RoundOp) {}

// In returns the converted operand $in.
func (a RoundAdaptor[T]) In() T { return a.At(0) }

// NewRound creates the operation llvm.intr.round at the builder's insertion point.
func NewRound(b *ir.Builder, in *ir.Value) RoundOp {
	c := b.Context()
	st := ir.OperationState{Def: Round, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotRoundFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[RoundOp](b.Create(&st))
}

// formatFTrunc is the assembly format of [FTrunc].
var formatFTrunc = asm.OpFormat{
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

// FTrunc is the operation llvm.intr.trunc.
var FTrunc = &ir.OpDef{
	Name:      "llvm.intr.trunc",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFTrunc), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.trunc"})},
	View:       ir.ViewOf[FTruncOp],
}

// FTruncOp is the view of an operation llvm.intr.trunc.
type FTruncOp struct{ ir.View }

// Def returns [FTrunc].
func (FTruncOp) Def() *ir.OpDef { return FTrunc }

// The slots of the inherent attributes of [FTrunc].
const (
	slotFTruncFastmathFlags = 0
)

// In is the operand $in.
func (op FTruncOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FTruncOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotFTruncFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FTruncOp) SetFastmathFlags(v FastmathFlags) FTruncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFTruncFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// FTruncAdaptor has the converted operands of a [FTruncOp] during a conversion.
type FTruncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FTruncOp].
func (FTruncAdaptor[T]) For(FTruncOp) {}

// In returns the converted operand $in.
func (a FTruncAdaptor[T]) In() T { return a.At(0) }

// NewFTrunc creates the operation llvm.intr.trunc at the builder's insertion point.
func NewFTrunc(b *ir.Builder, in *ir.Value) FTruncOp {
	c := b.Context()
	st := ir.OperationState{Def: FTrunc, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotFTruncFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[FTruncOp](b.Create(&st))
}

// formatSqrt is the assembly format of [Sqrt].
var formatSqrt = asm.OpFormat{
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

// Sqrt is the operation llvm.intr.sqrt.
var Sqrt = &ir.OpDef{
	Name:      "llvm.intr.sqrt",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSqrt), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.sqrt"})},
	View:       ir.ViewOf[SqrtOp],
}

// SqrtOp is the view of an operation llvm.intr.sqrt.
type SqrtOp struct{ ir.View }

// Def returns [Sqrt].
func (SqrtOp) Def() *ir.OpDef { return Sqrt }

// The slots of the inherent attributes of [Sqrt].
const (
	slotSqrtFastmathFlags = 0
)

// In is the operand $in.
func (op SqrtOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SqrtOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotSqrtFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SqrtOp) SetFastmathFlags(v FastmathFlags) SqrtOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSqrtFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SqrtOp) Result() *ir.Value { return op.Op().Result(0) }

// SqrtAdaptor has the converted operands of a [SqrtOp] during a conversion.
type SqrtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SqrtOp].
func (SqrtAdaptor[T]) For(SqrtOp) {}

// In returns the converted operand $in.
func (a SqrtAdaptor[T]) In() T { return a.At(0) }

// NewSqrt creates the operation llvm.intr.sqrt at the builder's insertion point.
func NewSqrt(b *ir.Builder, in *ir.Value) SqrtOp {
	c := b.Context()
	st := ir.OperationState{Def: Sqrt, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotSqrtFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[SqrtOp](b.Create(&st))
}

// formatPow is the assembly format of [Pow].
var formatPow = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Pow is the operation llvm.intr.pow.
var Pow = &ir.OpDef{
	Name:      "llvm.intr.pow",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPow), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.pow"})},
	View:       ir.ViewOf[PowOp],
}

// PowOp is the view of an operation llvm.intr.pow.
type PowOp struct{ ir.View }

// Def returns [Pow].
func (PowOp) Def() *ir.OpDef { return Pow }

// The slots of the inherent attributes of [Pow].
const (
	slotPowFastmathFlags = 0
)

// A is the operand $a.
func (op PowOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op PowOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op PowOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotPowFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op PowOp) SetFastmathFlags(v FastmathFlags) PowOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPowFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op PowOp) Result() *ir.Value { return op.Op().Result(0) }

// PowAdaptor has the converted operands of a [PowOp] during a conversion.
type PowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PowOp].
func (PowAdaptor[T]) For(PowOp) {}

// A returns the converted operand $a.
func (a PowAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a PowAdaptor[T]) B() T { return a.At(1) }

// NewPow creates the operation llvm.intr.pow at the builder's insertion point.
func NewPow(b *ir.Builder, a *ir.Value, b_ *ir.Value) PowOp {
	c := b.Context()
	st := ir.OperationState{Def: Pow, Operands: []*ir.Value{a, b_}, InherentAttrs: []ir.Attribute{slotPowFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[PowOp](b.Create(&st))
}

// formatPowI is the assembly format of [PowI].
var formatPowI = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// PowI is the operation llvm.intr.powi.
var PowI = &ir.OpDef{
	Name:   "llvm.intr.powi",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "power", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPowI), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.powi"})},
	View:       ir.ViewOf[PowIOp],
}

// PowIOp is the view of an operation llvm.intr.powi.
type PowIOp struct{ ir.View }

// Def returns [PowI].
func (PowIOp) Def() *ir.OpDef { return PowI }

// The slots of the inherent attributes of [PowI].
const (
	slotPowIFastmathFlags = 0
)

// Val is the operand $val.
func (op PowIOp) Val() *ir.Value { return op.Op().Operand(0) }

// Power is the operand $power.
func (op PowIOp) Power() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op PowIOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotPowIFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op PowIOp) SetFastmathFlags(v FastmathFlags) PowIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPowIFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op PowIOp) Result() *ir.Value { return op.Op().Result(0) }

// PowIAdaptor has the converted operands of a [PowIOp] during a conversion.
type PowIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PowIOp].
func (PowIAdaptor[T]) For(PowIOp) {}

// Val returns the converted operand $val.
func (a PowIAdaptor[T]) Val() T { return a.At(0) }

// Power returns the converted operand $power.
func (a PowIAdaptor[T]) Power() T { return a.At(1) }

// NewPowI creates the operation llvm.intr.powi at the builder's insertion point.
func NewPowI(b *ir.Builder, resultType ir.Type, val *ir.Value, power *ir.Value) PowIOp {
	c := b.Context()
	st := ir.OperationState{Def: PowI, Operands: []*ir.Value{val, power}, InherentAttrs: []ir.Attribute{slotPowIFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[PowIOp](b.Create(&st))
}

// formatRint is the assembly format of [Rint].
var formatRint = asm.OpFormat{
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

// Rint is the operation llvm.intr.rint.
var Rint = &ir.OpDef{
	Name:      "llvm.intr.rint",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRint), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.rint"})},
	View:       ir.ViewOf[RintOp],
}

// RintOp is the view of an operation llvm.intr.rint.
type RintOp struct{ ir.View }

// Def returns [Rint].
func (RintOp) Def() *ir.OpDef { return Rint }

// The slots of the inherent attributes of [Rint].
const (
	slotRintFastmathFlags = 0
)

// In is the operand $in.
func (op RintOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op RintOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotRintFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op RintOp) SetFastmathFlags(v FastmathFlags) RintOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRintFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op RintOp) Result() *ir.Value { return op.Op().Result(0) }

// RintAdaptor has the converted operands of a [RintOp] during a conversion.
type RintAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RintOp].
func (RintAdaptor[T]) For(RintOp) {}

// In returns the converted operand $in.
func (a RintAdaptor[T]) In() T { return a.At(0) }

// NewRint creates the operation llvm.intr.rint at the builder's insertion point.
func NewRint(b *ir.Builder, in *ir.Value) RintOp {
	c := b.Context()
	st := ir.OperationState{Def: Rint, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotRintFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[RintOp](b.Create(&st))
}

// formatNearbyInt is the assembly format of [NearbyInt].
var formatNearbyInt = asm.OpFormat{
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

// NearbyInt is the operation llvm.intr.nearbyint.
var NearbyInt = &ir.OpDef{
	Name:      "llvm.intr.nearbyint",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNearbyInt), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.nearbyint"})},
	View:       ir.ViewOf[NearbyIntOp],
}

// NearbyIntOp is the view of an operation llvm.intr.nearbyint.
type NearbyIntOp struct{ ir.View }

// Def returns [NearbyInt].
func (NearbyIntOp) Def() *ir.OpDef { return NearbyInt }

// The slots of the inherent attributes of [NearbyInt].
const (
	slotNearbyIntFastmathFlags = 0
)

// In is the operand $in.
func (op NearbyIntOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op NearbyIntOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotNearbyIntFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op NearbyIntOp) SetFastmathFlags(v FastmathFlags) NearbyIntOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotNearbyIntFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op NearbyIntOp) Result() *ir.Value { return op.Op().Result(0) }

// NearbyIntAdaptor has the converted operands of a [NearbyIntOp] during a conversion.
type NearbyIntAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NearbyIntOp].
func (NearbyIntAdaptor[T]) For(NearbyIntOp) {}

// In returns the converted operand $in.
func (a NearbyIntAdaptor[T]) In() T { return a.At(0) }

// NewNearbyInt creates the operation llvm.intr.nearbyint at the builder's insertion point.
func NewNearbyInt(b *ir.Builder, in *ir.Value) NearbyIntOp {
	c := b.Context()
	st := ir.OperationState{Def: NearbyInt, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotNearbyIntFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[NearbyIntOp](b.Create(&st))
}

// formatLRound is the assembly format of [LRound].
var formatLRound = asm.OpFormat{
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

// LRound is the operation llvm.intr.lround.
var LRound = &ir.OpDef{
	Name:   "llvm.intr.lround",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: scalarOrVectorOfAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLRound), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.lround"})},
	View:       ir.ViewOf[LRoundOp],
}

// LRoundOp is the view of an operation llvm.intr.lround.
type LRoundOp struct{ ir.View }

// Def returns [LRound].
func (LRoundOp) Def() *ir.OpDef { return LRound }

// Val is the operand $val.
func (op LRoundOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LRoundOp) Result() *ir.Value { return op.Op().Result(0) }

// LRoundAdaptor has the converted operands of a [LRoundOp] during a conversion.
type LRoundAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LRoundOp].
func (LRoundAdaptor[T]) For(LRoundOp) {}

// Val returns the converted operand $val.
func (a LRoundAdaptor[T]) Val() T { return a.At(0) }

// NewLRound creates the operation llvm.intr.lround at the builder's insertion point.
func NewLRound(b *ir.Builder, resultType ir.Type, val *ir.Value) LRoundOp {
	st := ir.OperationState{Def: LRound, Operands: []*ir.Value{val}, Results: []ir.Type{resultType}}
	return ir.Cast[LRoundOp](b.Create(&st))
}

// formatLLRound is the assembly format of [LLRound].
var formatLLRound = asm.OpFormat{
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

// LLRound is the operation llvm.intr.llround.
var LLRound = &ir.OpDef{
	Name:   "llvm.intr.llround",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: anyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLLRound), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.llround"})},
	View:       ir.ViewOf[LLRoundOp],
}

// LLRoundOp is the view of an operation llvm.intr.llround.
type LLRoundOp struct{ ir.View }

// Def returns [LLRound].
func (LLRoundOp) Def() *ir.OpDef { return LLRound }

// Val is the operand $val.
func (op LLRoundOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LLRoundOp) Result() *ir.Value { return op.Op().Result(0) }

// LLRoundAdaptor has the converted operands of a [LLRoundOp] during a conversion.
type LLRoundAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LLRoundOp].
func (LLRoundAdaptor[T]) For(LLRoundOp) {}

// Val returns the converted operand $val.
func (a LLRoundAdaptor[T]) Val() T { return a.At(0) }

// NewLLRound creates the operation llvm.intr.llround at the builder's insertion point.
func NewLLRound(b *ir.Builder, resultType ir.Type, val *ir.Value) LLRoundOp {
	st := ir.OperationState{Def: LLRound, Operands: []*ir.Value{val}, Results: []ir.Type{resultType}}
	return ir.Cast[LLRoundOp](b.Create(&st))
}

// formatLRint is the assembly format of [LRint].
var formatLRint = asm.OpFormat{
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

// LRint is the operation llvm.intr.lrint.
var LRint = &ir.OpDef{
	Name:   "llvm.intr.lrint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: scalarOrVectorOfAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLRint), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.lrint"})},
	View:       ir.ViewOf[LRintOp],
}

// LRintOp is the view of an operation llvm.intr.lrint.
type LRintOp struct{ ir.View }

// Def returns [LRint].
func (LRintOp) Def() *ir.OpDef { return LRint }

// Val is the operand $val.
func (op LRintOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LRintOp) Result() *ir.Value { return op.Op().Result(0) }

// LRintAdaptor has the converted operands of a [LRintOp] during a conversion.
type LRintAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LRintOp].
func (LRintAdaptor[T]) For(LRintOp) {}

// Val returns the converted operand $val.
func (a LRintAdaptor[T]) Val() T { return a.At(0) }

// NewLRint creates the operation llvm.intr.lrint at the builder's insertion point.
func NewLRint(b *ir.Builder, resultType ir.Type, val *ir.Value) LRintOp {
	st := ir.OperationState{Def: LRint, Operands: []*ir.Value{val}, Results: []ir.Type{resultType}}
	return ir.Cast[LRintOp](b.Create(&st))
}

// formatLLRint is the assembly format of [LLRint].
var formatLLRint = asm.OpFormat{
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

// LLRint is the operation llvm.intr.llrint.
var LLRint = &ir.OpDef{
	Name:   "llvm.intr.llrint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: scalarOrVectorOfAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLLRint), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.llrint"})},
	View:       ir.ViewOf[LLRintOp],
}

// LLRintOp is the view of an operation llvm.intr.llrint.
type LLRintOp struct{ ir.View }

// Def returns [LLRint].
func (LLRintOp) Def() *ir.OpDef { return LLRint }

// Val is the operand $val.
func (op LLRintOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LLRintOp) Result() *ir.Value { return op.Op().Result(0) }

// LLRintAdaptor has the converted operands of a [LLRintOp] during a conversion.
type LLRintAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LLRintOp].
func (LLRintAdaptor[T]) For(LLRintOp) {}

// Val returns the converted operand $val.
func (a LLRintAdaptor[T]) Val() T { return a.At(0) }

// NewLLRint creates the operation llvm.intr.llrint at the builder's insertion point.
func NewLLRint(b *ir.Builder, resultType ir.Type, val *ir.Value) LLRintOp {
	st := ir.OperationState{Def: LLRint, Operands: []*ir.Value{val}, Results: []ir.Type{resultType}}
	return ir.Cast[LLRintOp](b.Create(&st))
}

// formatBitReverse is the assembly format of [BitReverse].
var formatBitReverse = asm.OpFormat{
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

// BitReverse is the operation llvm.intr.bitreverse.
var BitReverse = &ir.OpDef{
	Name:      "llvm.intr.bitreverse",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitReverse), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.bitreverse"})},
	View:       ir.ViewOf[BitReverseOp],
}

// BitReverseOp is the view of an operation llvm.intr.bitreverse.
type BitReverseOp struct{ ir.View }

// Def returns [BitReverse].
func (BitReverseOp) Def() *ir.OpDef { return BitReverse }

// In is the operand $in.
func (op BitReverseOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op BitReverseOp) Result() *ir.Value { return op.Op().Result(0) }

// BitReverseAdaptor has the converted operands of a [BitReverseOp] during a conversion.
type BitReverseAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BitReverseOp].
func (BitReverseAdaptor[T]) For(BitReverseOp) {}

// In returns the converted operand $in.
func (a BitReverseAdaptor[T]) In() T { return a.At(0) }

// NewBitReverse creates the operation llvm.intr.bitreverse at the builder's insertion point.
func NewBitReverse(b *ir.Builder, in *ir.Value) BitReverseOp {
	st := ir.OperationState{Def: BitReverse, Operands: []*ir.Value{in}, Results: []ir.Type{in.Type()}}
	return ir.Cast[BitReverseOp](b.Create(&st))
}

// formatByteSwap is the assembly format of [ByteSwap].
var formatByteSwap = asm.OpFormat{
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

// ByteSwap is the operation llvm.intr.bswap.
var ByteSwap = &ir.OpDef{
	Name:      "llvm.intr.bswap",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatByteSwap), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.bswap"})},
	View:       ir.ViewOf[ByteSwapOp],
}

// ByteSwapOp is the view of an operation llvm.intr.bswap.
type ByteSwapOp struct{ ir.View }

// Def returns [ByteSwap].
func (ByteSwapOp) Def() *ir.OpDef { return ByteSwap }

// In is the operand $in.
func (op ByteSwapOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op ByteSwapOp) Result() *ir.Value { return op.Op().Result(0) }

// ByteSwapAdaptor has the converted operands of a [ByteSwapOp] during a conversion.
type ByteSwapAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ByteSwapOp].
func (ByteSwapAdaptor[T]) For(ByteSwapOp) {}

// In returns the converted operand $in.
func (a ByteSwapAdaptor[T]) In() T { return a.At(0) }

// NewByteSwap creates the operation llvm.intr.bswap at the builder's insertion point.
func NewByteSwap(b *ir.Builder, in *ir.Value) ByteSwapOp {
	st := ir.OperationState{Def: ByteSwap, Operands: []*ir.Value{in}, Results: []ir.Type{in.Type()}}
	return ir.Cast[ByteSwapOp](b.Create(&st))
}

// CountLeadingZeros is the operation llvm.intr.ctlz.
var CountLeadingZeros = &ir.OpDef{
	Name:      "llvm.intr.ctlz",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "is_zero_poison", Constraint: constraint.I1Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ctlz", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}}})},
	View:       ir.ViewOf[CountLeadingZerosOp],
}

// CountLeadingZerosOp is the view of an operation llvm.intr.ctlz.
type CountLeadingZerosOp struct{ ir.View }

// Def returns [CountLeadingZeros].
func (CountLeadingZerosOp) Def() *ir.OpDef { return CountLeadingZeros }

// The slots of the inherent attributes of [CountLeadingZeros].
const (
	slotCountLeadingZerosIsZeroPoison = 0
)

// In is the operand $in.
func (op CountLeadingZerosOp) In() *ir.Value { return op.Op().Operand(0) }

// IsZeroPoison is the attribute $is_zero_poison.
func (op CountLeadingZerosOp) IsZeroPoison() int64 {
	return int64(op.Op().InherentAttr(slotCountLeadingZerosIsZeroPoison).(*ir.IntegerAttr).Int())
}

// SetIsZeroPoison sets the attribute $is_zero_poison.
func (op CountLeadingZerosOp) SetIsZeroPoison(v int64) CountLeadingZerosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCountLeadingZerosIsZeroPoison, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Result is the result $res.
func (op CountLeadingZerosOp) Result() *ir.Value { return op.Op().Result(0) }

// CountLeadingZerosAdaptor has the converted operands of a [CountLeadingZerosOp] during a conversion.
type CountLeadingZerosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CountLeadingZerosOp].
func (CountLeadingZerosAdaptor[T]) For(CountLeadingZerosOp) {}

// In returns the converted operand $in.
func (a CountLeadingZerosAdaptor[T]) In() T { return a.At(0) }

// NewCountLeadingZeros creates the operation llvm.intr.ctlz at the builder's insertion point.
func NewCountLeadingZeros(b *ir.Builder, in *ir.Value, isZeroPoison int64) CountLeadingZerosOp {
	c := b.Context()
	st := ir.OperationState{Def: CountLeadingZeros, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotCountLeadingZerosIsZeroPoison: ir.NewIntegerAttr(asm.BuildI1(c), int64(isZeroPoison))}, Results: []ir.Type{in.Type()}}
	return ir.Cast[CountLeadingZerosOp](b.Create(&st))
}

// CountTrailingZeros is the operation llvm.intr.cttz.
var CountTrailingZeros = &ir.OpDef{
	Name:      "llvm.intr.cttz",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "is_zero_poison", Constraint: constraint.I1Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.cttz", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}}})},
	View:       ir.ViewOf[CountTrailingZerosOp],
}

// CountTrailingZerosOp is the view of an operation llvm.intr.cttz.
type CountTrailingZerosOp struct{ ir.View }

// Def returns [CountTrailingZeros].
func (CountTrailingZerosOp) Def() *ir.OpDef { return CountTrailingZeros }

// The slots of the inherent attributes of [CountTrailingZeros].
const (
	slotCountTrailingZerosIsZeroPoison = 0
)

// In is the operand $in.
func (op CountTrailingZerosOp) In() *ir.Value { return op.Op().Operand(0) }

// IsZeroPoison is the attribute $is_zero_poison.
func (op CountTrailingZerosOp) IsZeroPoison() int64 {
	return int64(op.Op().InherentAttr(slotCountTrailingZerosIsZeroPoison).(*ir.IntegerAttr).Int())
}

// SetIsZeroPoison sets the attribute $is_zero_poison.
func (op CountTrailingZerosOp) SetIsZeroPoison(v int64) CountTrailingZerosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCountTrailingZerosIsZeroPoison, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Result is the result $res.
func (op CountTrailingZerosOp) Result() *ir.Value { return op.Op().Result(0) }

// CountTrailingZerosAdaptor has the converted operands of a [CountTrailingZerosOp] during a conversion.
type CountTrailingZerosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CountTrailingZerosOp].
func (CountTrailingZerosAdaptor[T]) For(CountTrailingZerosOp) {}

// In returns the converted operand $in.
func (a CountTrailingZerosAdaptor[T]) In() T { return a.At(0) }

// NewCountTrailingZeros creates the operation llvm.intr.cttz at the builder's insertion point.
func NewCountTrailingZeros(b *ir.Builder, in *ir.Value, isZeroPoison int64) CountTrailingZerosOp {
	c := b.Context()
	st := ir.OperationState{Def: CountTrailingZeros, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotCountTrailingZerosIsZeroPoison: ir.NewIntegerAttr(asm.BuildI1(c), int64(isZeroPoison))}, Results: []ir.Type{in.Type()}}
	return ir.Cast[CountTrailingZerosOp](b.Create(&st))
}

// formatCtPop is the assembly format of [CtPop].
var formatCtPop = asm.OpFormat{
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

// CtPop is the operation llvm.intr.ctpop.
var CtPop = &ir.OpDef{
	Name:      "llvm.intr.ctpop",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCtPop), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ctpop"})},
	View:       ir.ViewOf[CtPopOp],
}

// CtPopOp is the view of an operation llvm.intr.ctpop.
type CtPopOp struct{ ir.View }

// Def returns [CtPop].
func (CtPopOp) Def() *ir.OpDef { return CtPop }

// In is the operand $in.
func (op CtPopOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op CtPopOp) Result() *ir.Value { return op.Op().Result(0) }

// CtPopAdaptor has the converted operands of a [CtPopOp] during a conversion.
type CtPopAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CtPopOp].
func (CtPopAdaptor[T]) For(CtPopOp) {}

// In returns the converted operand $in.
func (a CtPopAdaptor[T]) In() T { return a.At(0) }

// NewCtPop creates the operation llvm.intr.ctpop at the builder's insertion point.
func NewCtPop(b *ir.Builder, in *ir.Value) CtPopOp {
	st := ir.OperationState{Def: CtPop, Operands: []*ir.Value{in}, Results: []ir.Type{in.Type()}}
	return ir.Cast[CtPopOp](b.Create(&st))
}

// formatFShl is the assembly format of [FShl].
var formatFShl = asm.OpFormat{
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

// FShl is the operation llvm.intr.fshl.
var FShl = &ir.OpDef{
	Name:      "llvm.intr.fshl",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "c", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFShl), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.fshl"})},
	View:       ir.ViewOf[FShlOp],
}

// FShlOp is the view of an operation llvm.intr.fshl.
type FShlOp struct{ ir.View }

// Def returns [FShl].
func (FShlOp) Def() *ir.OpDef { return FShl }

// A is the operand $a.
func (op FShlOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FShlOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FShlOp) C() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op FShlOp) Result() *ir.Value { return op.Op().Result(0) }

// FShlAdaptor has the converted operands of a [FShlOp] during a conversion.
type FShlAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FShlOp].
func (FShlAdaptor[T]) For(FShlOp) {}

// A returns the converted operand $a.
func (a FShlAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a FShlAdaptor[T]) B() T { return a.At(1) }

// C returns the converted operand $c.
func (a FShlAdaptor[T]) C() T { return a.At(2) }

// NewFShl creates the operation llvm.intr.fshl at the builder's insertion point.
func NewFShl(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FShlOp {
	st := ir.OperationState{Def: FShl, Operands: []*ir.Value{a, b_, c_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[FShlOp](b.Create(&st))
}

// formatFShr is the assembly format of [FShr].
var formatFShr = asm.OpFormat{
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

// FShr is the operation llvm.intr.fshr.
var FShr = &ir.OpDef{
	Name:      "llvm.intr.fshr",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "c", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFShr), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.fshr"})},
	View:       ir.ViewOf[FShrOp],
}

// FShrOp is the view of an operation llvm.intr.fshr.
type FShrOp struct{ ir.View }

// Def returns [FShr].
func (FShrOp) Def() *ir.OpDef { return FShr }

// A is the operand $a.
func (op FShrOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FShrOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FShrOp) C() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op FShrOp) Result() *ir.Value { return op.Op().Result(0) }

// FShrAdaptor has the converted operands of a [FShrOp] during a conversion.
type FShrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FShrOp].
func (FShrAdaptor[T]) For(FShrOp) {}

// A returns the converted operand $a.
func (a FShrAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a FShrAdaptor[T]) B() T { return a.At(1) }

// C returns the converted operand $c.
func (a FShrAdaptor[T]) C() T { return a.At(2) }

// NewFShr creates the operation llvm.intr.fshr at the builder's insertion point.
func NewFShr(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FShrOp {
	st := ir.OperationState{Def: FShr, Operands: []*ir.Value{a, b_, c_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[FShrOp](b.Create(&st))
}

// formatMaxNum is the assembly format of [MaxNum].
var formatMaxNum = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MaxNum is the operation llvm.intr.maxnum.
var MaxNum = &ir.OpDef{
	Name:      "llvm.intr.maxnum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaxNum), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.maxnum"})},
	View:       ir.ViewOf[MaxNumOp],
}

// MaxNumOp is the view of an operation llvm.intr.maxnum.
type MaxNumOp struct{ ir.View }

// Def returns [MaxNum].
func (MaxNumOp) Def() *ir.OpDef { return MaxNum }

// The slots of the inherent attributes of [MaxNum].
const (
	slotMaxNumFastmathFlags = 0
)

// A is the operand $a.
func (op MaxNumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MaxNumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MaxNumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotMaxNumFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MaxNumOp) SetFastmathFlags(v FastmathFlags) MaxNumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaxNumFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MaxNumOp) Result() *ir.Value { return op.Op().Result(0) }

// MaxNumAdaptor has the converted operands of a [MaxNumOp] during a conversion.
type MaxNumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaxNumOp].
func (MaxNumAdaptor[T]) For(MaxNumOp) {}

// A returns the converted operand $a.
func (a MaxNumAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a MaxNumAdaptor[T]) B() T { return a.At(1) }

// NewMaxNum creates the operation llvm.intr.maxnum at the builder's insertion point.
func NewMaxNum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MaxNumOp {
	c := b.Context()
	st := ir.OperationState{Def: MaxNum, Operands: []*ir.Value{a, b_}, InherentAttrs: []ir.Attribute{slotMaxNumFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[MaxNumOp](b.Create(&st))
}

// formatMinNum is the assembly format of [MinNum].
var formatMinNum = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MinNum is the operation llvm.intr.minnum.
var MinNum = &ir.OpDef{
	Name:      "llvm.intr.minnum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinNum), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.minnum"})},
	View:       ir.ViewOf[MinNumOp],
}

// MinNumOp is the view of an operation llvm.intr.minnum.
type MinNumOp struct{ ir.View }

// Def returns [MinNum].
func (MinNumOp) Def() *ir.OpDef { return MinNum }

// The slots of the inherent attributes of [MinNum].
const (
	slotMinNumFastmathFlags = 0
)

// A is the operand $a.
func (op MinNumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MinNumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MinNumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotMinNumFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MinNumOp) SetFastmathFlags(v FastmathFlags) MinNumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMinNumFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MinNumOp) Result() *ir.Value { return op.Op().Result(0) }

// MinNumAdaptor has the converted operands of a [MinNumOp] during a conversion.
type MinNumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinNumOp].
func (MinNumAdaptor[T]) For(MinNumOp) {}

// A returns the converted operand $a.
func (a MinNumAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a MinNumAdaptor[T]) B() T { return a.At(1) }

// NewMinNum creates the operation llvm.intr.minnum at the builder's insertion point.
func NewMinNum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MinNumOp {
	c := b.Context()
	st := ir.OperationState{Def: MinNum, Operands: []*ir.Value{a, b_}, InherentAttrs: []ir.Attribute{slotMinNumFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[MinNumOp](b.Create(&st))
}

// formatMaximum is the assembly format of [Maximum].
var formatMaximum = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Maximum is the operation llvm.intr.maximum.
var Maximum = &ir.OpDef{
	Name:      "llvm.intr.maximum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaximum), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.maximum"})},
	View:       ir.ViewOf[MaximumOp],
}

// MaximumOp is the view of an operation llvm.intr.maximum.
type MaximumOp struct{ ir.View }

// Def returns [Maximum].
func (MaximumOp) Def() *ir.OpDef { return Maximum }

// The slots of the inherent attributes of [Maximum].
const (
	slotMaximumFastmathFlags = 0
)

// A is the operand $a.
func (op MaximumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MaximumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MaximumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotMaximumFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MaximumOp) SetFastmathFlags(v FastmathFlags) MaximumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaximumFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MaximumOp) Result() *ir.Value { return op.Op().Result(0) }

// MaximumAdaptor has the converted operands of a [MaximumOp] during a conversion.
type MaximumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaximumOp].
func (MaximumAdaptor[T]) For(MaximumOp) {}

// A returns the converted operand $a.
func (a MaximumAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a MaximumAdaptor[T]) B() T { return a.At(1) }

// NewMaximum creates the operation llvm.intr.maximum at the builder's insertion point.
func NewMaximum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MaximumOp {
	c := b.Context()
	st := ir.OperationState{Def: Maximum, Operands: []*ir.Value{a, b_}, InherentAttrs: []ir.Attribute{slotMaximumFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[MaximumOp](b.Create(&st))
}

// formatMinimum is the assembly format of [Minimum].
var formatMinimum = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Minimum is the operation llvm.intr.minimum.
var Minimum = &ir.OpDef{
	Name:      "llvm.intr.minimum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinimum), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.minimum"})},
	View:       ir.ViewOf[MinimumOp],
}

// MinimumOp is the view of an operation llvm.intr.minimum.
type MinimumOp struct{ ir.View }

// Def returns [Minimum].
func (MinimumOp) Def() *ir.OpDef { return Minimum }

// The slots of the inherent attributes of [Minimum].
const (
	slotMinimumFastmathFlags = 0
)

// A is the operand $a.
func (op MinimumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MinimumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MinimumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotMinimumFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MinimumOp) SetFastmathFlags(v FastmathFlags) MinimumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMinimumFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MinimumOp) Result() *ir.Value { return op.Op().Result(0) }

// MinimumAdaptor has the converted operands of a [MinimumOp] during a conversion.
type MinimumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinimumOp].
func (MinimumAdaptor[T]) For(MinimumOp) {}

// A returns the converted operand $a.
func (a MinimumAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a MinimumAdaptor[T]) B() T { return a.At(1) }

// NewMinimum creates the operation llvm.intr.minimum at the builder's insertion point.
func NewMinimum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MinimumOp {
	c := b.Context()
	st := ir.OperationState{Def: Minimum, Operands: []*ir.Value{a, b_}, InherentAttrs: []ir.Attribute{slotMinimumFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[MinimumOp](b.Create(&st))
}

// formatSMax is the assembly format of [SMax].
var formatSMax = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SMax is the operation llvm.intr.smax.
var SMax = &ir.OpDef{
	Name:      "llvm.intr.smax",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSMax), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.smax"})},
	View:       ir.ViewOf[SMaxOp],
}

// SMaxOp is the view of an operation llvm.intr.smax.
type SMaxOp struct{ ir.View }

// Def returns [SMax].
func (SMaxOp) Def() *ir.OpDef { return SMax }

// A is the operand $a.
func (op SMaxOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SMaxOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// SMaxAdaptor has the converted operands of a [SMaxOp] during a conversion.
type SMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SMaxOp].
func (SMaxAdaptor[T]) For(SMaxOp) {}

// A returns the converted operand $a.
func (a SMaxAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a SMaxAdaptor[T]) B() T { return a.At(1) }

// NewSMax creates the operation llvm.intr.smax at the builder's insertion point.
func NewSMax(b *ir.Builder, a *ir.Value, b_ *ir.Value) SMaxOp {
	st := ir.OperationState{Def: SMax, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[SMaxOp](b.Create(&st))
}

// formatSMin is the assembly format of [SMin].
var formatSMin = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SMin is the operation llvm.intr.smin.
var SMin = &ir.OpDef{
	Name:      "llvm.intr.smin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSMin), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.smin"})},
	View:       ir.ViewOf[SMinOp],
}

// SMinOp is the view of an operation llvm.intr.smin.
type SMinOp struct{ ir.View }

// Def returns [SMin].
func (SMinOp) Def() *ir.OpDef { return SMin }

// A is the operand $a.
func (op SMinOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SMinOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SMinOp) Result() *ir.Value { return op.Op().Result(0) }

// SMinAdaptor has the converted operands of a [SMinOp] during a conversion.
type SMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SMinOp].
func (SMinAdaptor[T]) For(SMinOp) {}

// A returns the converted operand $a.
func (a SMinAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a SMinAdaptor[T]) B() T { return a.At(1) }

// NewSMin creates the operation llvm.intr.smin at the builder's insertion point.
func NewSMin(b *ir.Builder, a *ir.Value, b_ *ir.Value) SMinOp {
	st := ir.OperationState{Def: SMin, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[SMinOp](b.Create(&st))
}

// formatUMax is the assembly format of [UMax].
var formatUMax = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UMax is the operation llvm.intr.umax.
var UMax = &ir.OpDef{
	Name:      "llvm.intr.umax",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUMax), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.umax"})},
	View:       ir.ViewOf[UMaxOp],
}

// UMaxOp is the view of an operation llvm.intr.umax.
type UMaxOp struct{ ir.View }

// Def returns [UMax].
func (UMaxOp) Def() *ir.OpDef { return UMax }

// A is the operand $a.
func (op UMaxOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UMaxOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// UMaxAdaptor has the converted operands of a [UMaxOp] during a conversion.
type UMaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UMaxOp].
func (UMaxAdaptor[T]) For(UMaxOp) {}

// A returns the converted operand $a.
func (a UMaxAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a UMaxAdaptor[T]) B() T { return a.At(1) }

// NewUMax creates the operation llvm.intr.umax at the builder's insertion point.
func NewUMax(b *ir.Builder, a *ir.Value, b_ *ir.Value) UMaxOp {
	st := ir.OperationState{Def: UMax, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[UMaxOp](b.Create(&st))
}

// formatUMin is the assembly format of [UMin].
var formatUMin = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UMin is the operation llvm.intr.umin.
var UMin = &ir.OpDef{
	Name:      "llvm.intr.umin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUMin), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.umin"})},
	View:       ir.ViewOf[UMinOp],
}

// UMinOp is the view of an operation llvm.intr.umin.
type UMinOp struct{ ir.View }

// Def returns [UMin].
func (UMinOp) Def() *ir.OpDef { return UMin }

// A is the operand $a.
func (op UMinOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UMinOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UMinOp) Result() *ir.Value { return op.Op().Result(0) }

// UMinAdaptor has the converted operands of a [UMinOp] during a conversion.
type UMinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UMinOp].
func (UMinAdaptor[T]) For(UMinOp) {}

// A returns the converted operand $a.
func (a UMinAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a UMinAdaptor[T]) B() T { return a.At(1) }

// NewUMin creates the operation llvm.intr.umin at the builder's insertion point.
func NewUMin(b *ir.Builder, a *ir.Value, b_ *ir.Value) UMinOp {
	st := ir.OperationState{Def: UMin, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[UMinOp](b.Create(&st))
}

// formatSCmp is the assembly format of [SCmp].
var formatSCmp = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SCmp is the operation llvm.intr.scmp.
var SCmp = &ir.OpDef{
	Name:      "llvm.intr.scmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSCmp), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.scmp"})},
	View:       ir.ViewOf[SCmpOp],
}

// SCmpOp is the view of an operation llvm.intr.scmp.
type SCmpOp struct{ ir.View }

// Def returns [SCmp].
func (SCmpOp) Def() *ir.OpDef { return SCmp }

// A is the operand $a.
func (op SCmpOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SCmpOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SCmpOp) Result() *ir.Value { return op.Op().Result(0) }

// SCmpAdaptor has the converted operands of a [SCmpOp] during a conversion.
type SCmpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SCmpOp].
func (SCmpAdaptor[T]) For(SCmpOp) {}

// A returns the converted operand $a.
func (a SCmpAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a SCmpAdaptor[T]) B() T { return a.At(1) }

// NewSCmp creates the operation llvm.intr.scmp at the builder's insertion point.
func NewSCmp(b *ir.Builder, resultType ir.Type, a *ir.Value, b_ *ir.Value) SCmpOp {
	st := ir.OperationState{Def: SCmp, Operands: []*ir.Value{a, b_}, Results: []ir.Type{resultType}}
	return ir.Cast[SCmpOp](b.Create(&st))
}

// formatUCmp is the assembly format of [UCmp].
var formatUCmp = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UCmp is the operation llvm.intr.ucmp.
var UCmp = &ir.OpDef{
	Name:      "llvm.intr.ucmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUCmp), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ucmp"})},
	View:       ir.ViewOf[UCmpOp],
}

// UCmpOp is the view of an operation llvm.intr.ucmp.
type UCmpOp struct{ ir.View }

// Def returns [UCmp].
func (UCmpOp) Def() *ir.OpDef { return UCmp }

// A is the operand $a.
func (op UCmpOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UCmpOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UCmpOp) Result() *ir.Value { return op.Op().Result(0) }

// UCmpAdaptor has the converted operands of a [UCmpOp] during a conversion.
type UCmpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UCmpOp].
func (UCmpAdaptor[T]) For(UCmpOp) {}

// A returns the converted operand $a.
func (a UCmpAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a UCmpAdaptor[T]) B() T { return a.At(1) }

// NewUCmp creates the operation llvm.intr.ucmp at the builder's insertion point.
func NewUCmp(b *ir.Builder, resultType ir.Type, a *ir.Value, b_ *ir.Value) UCmpOp {
	st := ir.OperationState{Def: UCmp, Operands: []*ir.Value{a, b_}, Results: []ir.Type{resultType}}
	return ir.Cast[UCmpOp](b.Create(&st))
}

// formatSin is the assembly format of [Sin].
var formatSin = asm.OpFormat{
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

// Sin is the operation llvm.intr.sin.
var Sin = &ir.OpDef{
	Name:      "llvm.intr.sin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSin), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.sin"})},
	View:       ir.ViewOf[SinOp],
}

// SinOp is the view of an operation llvm.intr.sin.
type SinOp struct{ ir.View }

// Def returns [Sin].
func (SinOp) Def() *ir.OpDef { return Sin }

// The slots of the inherent attributes of [Sin].
const (
	slotSinFastmathFlags = 0
)

// In is the operand $in.
func (op SinOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SinOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotSinFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SinOp) SetFastmathFlags(v FastmathFlags) SinOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSinFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SinOp) Result() *ir.Value { return op.Op().Result(0) }

// SinAdaptor has the converted operands of a [SinOp] during a conversion.
type SinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SinOp].
func (SinAdaptor[T]) For(SinOp) {}

// In returns the converted operand $in.
func (a SinAdaptor[T]) In() T { return a.At(0) }

// NewSin creates the operation llvm.intr.sin at the builder's insertion point.
func NewSin(b *ir.Builder, in *ir.Value) SinOp {
	c := b.Context()
	st := ir.OperationState{Def: Sin, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotSinFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[SinOp](b.Create(&st))
}

// formatCos is the assembly format of [Cos].
var formatCos = asm.OpFormat{
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

// Cos is the operation llvm.intr.cos.
var Cos = &ir.OpDef{
	Name:      "llvm.intr.cos",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCos), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.cos"})},
	View:       ir.ViewOf[CosOp],
}

// CosOp is the view of an operation llvm.intr.cos.
type CosOp struct{ ir.View }

// Def returns [Cos].
func (CosOp) Def() *ir.OpDef { return Cos }

// The slots of the inherent attributes of [Cos].
const (
	slotCosFastmathFlags = 0
)

// In is the operand $in.
func (op CosOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CosOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotCosFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CosOp) SetFastmathFlags(v FastmathFlags) CosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCosFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op CosOp) Result() *ir.Value { return op.Op().Result(0) }

// CosAdaptor has the converted operands of a [CosOp] during a conversion.
type CosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CosOp].
func (CosAdaptor[T]) For(CosOp) {}

// In returns the converted operand $in.
func (a CosAdaptor[T]) In() T { return a.At(0) }

// NewCos creates the operation llvm.intr.cos at the builder's insertion point.
func NewCos(b *ir.Builder, in *ir.Value) CosOp {
	c := b.Context()
	st := ir.OperationState{Def: Cos, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotCosFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[CosOp](b.Create(&st))
}

// formatTan is the assembly format of [Tan].
var formatTan = asm.OpFormat{
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

// Tan is the operation llvm.intr.tan.
var Tan = &ir.OpDef{
	Name:      "llvm.intr.tan",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTan), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.tan"})},
	View:       ir.ViewOf[TanOp],
}

// TanOp is the view of an operation llvm.intr.tan.
type TanOp struct{ ir.View }

// Def returns [Tan].
func (TanOp) Def() *ir.OpDef { return Tan }

// The slots of the inherent attributes of [Tan].
const (
	slotTanFastmathFlags = 0
)

// In is the operand $in.
func (op TanOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op TanOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotTanFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op TanOp) SetFastmathFlags(v FastmathFlags) TanOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTanFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op TanOp) Result() *ir.Value { return op.Op().Result(0) }

// TanAdaptor has the converted operands of a [TanOp] during a conversion.
type TanAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TanOp].
func (TanAdaptor[T]) For(TanOp) {}

// In returns the converted operand $in.
func (a TanAdaptor[T]) In() T { return a.At(0) }

// NewTan creates the operation llvm.intr.tan at the builder's insertion point.
func NewTan(b *ir.Builder, in *ir.Value) TanOp {
	c := b.Context()
	st := ir.OperationState{Def: Tan, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotTanFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[TanOp](b.Create(&st))
}

// formatSinCos is the assembly format of [SinCos].
var formatSinCos = asm.OpFormat{
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

// SinCos is the operation llvm.intr.sincos.
var SinCos = &ir.OpDef{
	Name:   "llvm.intr.sincos",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSinCos), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.sincos"})},
	View:       ir.ViewOf[SinCosOp],
}

// SinCosOp is the view of an operation llvm.intr.sincos.
type SinCosOp struct{ ir.View }

// Def returns [SinCos].
func (SinCosOp) Def() *ir.OpDef { return SinCos }

// The slots of the inherent attributes of [SinCos].
const (
	slotSinCosFastmathFlags = 0
)

// Verify checks what the definition cannot express.
func (op SinCosOp) Verify() *diag.Diagnostic { return verifySinCos(op.Op()) }

// Val is the operand $val.
func (op SinCosOp) Val() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SinCosOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotSinCosFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SinCosOp) SetFastmathFlags(v FastmathFlags) SinCosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSinCosFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SinCosOp) Result() *ir.Value { return op.Op().Result(0) }

// SinCosAdaptor has the converted operands of a [SinCosOp] during a conversion.
type SinCosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SinCosOp].
func (SinCosAdaptor[T]) For(SinCosOp) {}

// Val returns the converted operand $val.
func (a SinCosAdaptor[T]) Val() T { return a.At(0) }

// NewSinCos creates the operation llvm.intr.sincos at the builder's insertion point.
func NewSinCos(b *ir.Builder, resultType ir.Type, val *ir.Value) SinCosOp {
	c := b.Context()
	st := ir.OperationState{Def: SinCos, Operands: []*ir.Value{val}, InherentAttrs: []ir.Attribute{slotSinCosFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{resultType}}
	return ir.Cast[SinCosOp](b.Create(&st))
}

// formatASin is the assembly format of [ASin].
var formatASin = asm.OpFormat{
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

// ASin is the operation llvm.intr.asin.
var ASin = &ir.OpDef{
	Name:      "llvm.intr.asin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatASin), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.asin"})},
	View:       ir.ViewOf[ASinOp],
}

// ASinOp is the view of an operation llvm.intr.asin.
type ASinOp struct{ ir.View }

// Def returns [ASin].
func (ASinOp) Def() *ir.OpDef { return ASin }

// The slots of the inherent attributes of [ASin].
const (
	slotASinFastmathFlags = 0
)

// In is the operand $in.
func (op ASinOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ASinOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotASinFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ASinOp) SetFastmathFlags(v FastmathFlags) ASinOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotASinFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ASinOp) Result() *ir.Value { return op.Op().Result(0) }

// ASinAdaptor has the converted operands of a [ASinOp] during a conversion.
type ASinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ASinOp].
func (ASinAdaptor[T]) For(ASinOp) {}

// In returns the converted operand $in.
func (a ASinAdaptor[T]) In() T { return a.At(0) }

// NewASin creates the operation llvm.intr.asin at the builder's insertion point.
func NewASin(b *ir.Builder, in *ir.Value) ASinOp {
	c := b.Context()
	st := ir.OperationState{Def: ASin, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotASinFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[ASinOp](b.Create(&st))
}

// formatACos is the assembly format of [ACos].
var formatACos = asm.OpFormat{
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

// ACos is the operation llvm.intr.acos.
var ACos = &ir.OpDef{
	Name:      "llvm.intr.acos",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatACos), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.acos"})},
	View:       ir.ViewOf[ACosOp],
}

// ACosOp is the view of an operation llvm.intr.acos.
type ACosOp struct{ ir.View }

// Def returns [ACos].
func (ACosOp) Def() *ir.OpDef { return ACos }

// The slots of the inherent attributes of [ACos].
const (
	slotACosFastmathFlags = 0
)

// In is the operand $in.
func (op ACosOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ACosOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotACosFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ACosOp) SetFastmathFlags(v FastmathFlags) ACosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotACosFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ACosOp) Result() *ir.Value { return op.Op().Result(0) }

// ACosAdaptor has the converted operands of a [ACosOp] during a conversion.
type ACosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ACosOp].
func (ACosAdaptor[T]) For(ACosOp) {}

// In returns the converted operand $in.
func (a ACosAdaptor[T]) In() T { return a.At(0) }

// NewACos creates the operation llvm.intr.acos at the builder's insertion point.
func NewACos(b *ir.Builder, in *ir.Value) ACosOp {
	c := b.Context()
	st := ir.OperationState{Def: ACos, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotACosFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[ACosOp](b.Create(&st))
}

// formatATan is the assembly format of [ATan].
var formatATan = asm.OpFormat{
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

// ATan is the operation llvm.intr.atan.
var ATan = &ir.OpDef{
	Name:      "llvm.intr.atan",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatATan), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.atan"})},
	View:       ir.ViewOf[ATanOp],
}

// ATanOp is the view of an operation llvm.intr.atan.
type ATanOp struct{ ir.View }

// Def returns [ATan].
func (ATanOp) Def() *ir.OpDef { return ATan }

// The slots of the inherent attributes of [ATan].
const (
	slotATanFastmathFlags = 0
)

// In is the operand $in.
func (op ATanOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ATanOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotATanFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ATanOp) SetFastmathFlags(v FastmathFlags) ATanOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotATanFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ATanOp) Result() *ir.Value { return op.Op().Result(0) }

// ATanAdaptor has the converted operands of a [ATanOp] during a conversion.
type ATanAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ATanOp].
func (ATanAdaptor[T]) For(ATanOp) {}

// In returns the converted operand $in.
func (a ATanAdaptor[T]) In() T { return a.At(0) }

// NewATan creates the operation llvm.intr.atan at the builder's insertion point.
func NewATan(b *ir.Builder, in *ir.Value) ATanOp {
	c := b.Context()
	st := ir.OperationState{Def: ATan, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotATanFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[ATanOp](b.Create(&st))
}

// formatATan2 is the assembly format of [ATan2].
var formatATan2 = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// ATan2 is the operation llvm.intr.atan2.
var ATan2 = &ir.OpDef{
	Name:      "llvm.intr.atan2",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnyFloat},
		{Name: "b", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatATan2), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.atan2"})},
	View:       ir.ViewOf[ATan2Op],
}

// ATan2Op is the view of an operation llvm.intr.atan2.
type ATan2Op struct{ ir.View }

// Def returns [ATan2].
func (ATan2Op) Def() *ir.OpDef { return ATan2 }

// The slots of the inherent attributes of [ATan2].
const (
	slotATan2FastmathFlags = 0
)

// A is the operand $a.
func (op ATan2Op) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op ATan2Op) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ATan2Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotATan2FastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ATan2Op) SetFastmathFlags(v FastmathFlags) ATan2Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotATan2FastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ATan2Op) Result() *ir.Value { return op.Op().Result(0) }

// ATan2Adaptor has the converted operands of a [ATan2Op] during a conversion.
type ATan2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ATan2Op].
func (ATan2Adaptor[T]) For(ATan2Op) {}

// A returns the converted operand $a.
func (a ATan2Adaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a ATan2Adaptor[T]) B() T { return a.At(1) }

// NewATan2 creates the operation llvm.intr.atan2 at the builder's insertion point.
func NewATan2(b *ir.Builder, a *ir.Value, b_ *ir.Value) ATan2Op {
	c := b.Context()
	st := ir.OperationState{Def: ATan2, Operands: []*ir.Value{a, b_}, InherentAttrs: []ir.Attribute{slotATan2FastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[ATan2Op](b.Create(&st))
}

// formatSinH is the assembly format of [SinH].
var formatSinH = asm.OpFormat{
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

// SinH is the operation llvm.intr.sinh.
var SinH = &ir.OpDef{
	Name:      "llvm.intr.sinh",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSinH), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.sinh"})},
	View:       ir.ViewOf[SinHOp],
}

// SinHOp is the view of an operation llvm.intr.sinh.
type SinHOp struct{ ir.View }

// Def returns [SinH].
func (SinHOp) Def() *ir.OpDef { return SinH }

// The slots of the inherent attributes of [SinH].
const (
	slotSinHFastmathFlags = 0
)

// In is the operand $in.
func (op SinHOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SinHOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotSinHFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SinHOp) SetFastmathFlags(v FastmathFlags) SinHOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSinHFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SinHOp) Result() *ir.Value { return op.Op().Result(0) }

// SinHAdaptor has the converted operands of a [SinHOp] during a conversion.
type SinHAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SinHOp].
func (SinHAdaptor[T]) For(SinHOp) {}

// In returns the converted operand $in.
func (a SinHAdaptor[T]) In() T { return a.At(0) }

// NewSinH creates the operation llvm.intr.sinh at the builder's insertion point.
func NewSinH(b *ir.Builder, in *ir.Value) SinHOp {
	c := b.Context()
	st := ir.OperationState{Def: SinH, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotSinHFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[SinHOp](b.Create(&st))
}

// formatCosH is the assembly format of [CosH].
var formatCosH = asm.OpFormat{
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

// CosH is the operation llvm.intr.cosh.
var CosH = &ir.OpDef{
	Name:      "llvm.intr.cosh",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCosH), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.cosh"})},
	View:       ir.ViewOf[CosHOp],
}

// CosHOp is the view of an operation llvm.intr.cosh.
type CosHOp struct{ ir.View }

// Def returns [CosH].
func (CosHOp) Def() *ir.OpDef { return CosH }

// The slots of the inherent attributes of [CosH].
const (
	slotCosHFastmathFlags = 0
)

// In is the operand $in.
func (op CosHOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CosHOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotCosHFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CosHOp) SetFastmathFlags(v FastmathFlags) CosHOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCosHFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op CosHOp) Result() *ir.Value { return op.Op().Result(0) }

// CosHAdaptor has the converted operands of a [CosHOp] during a conversion.
type CosHAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CosHOp].
func (CosHAdaptor[T]) For(CosHOp) {}

// In returns the converted operand $in.
func (a CosHAdaptor[T]) In() T { return a.At(0) }

// NewCosH creates the operation llvm.intr.cosh at the builder's insertion point.
func NewCosH(b *ir.Builder, in *ir.Value) CosHOp {
	c := b.Context()
	st := ir.OperationState{Def: CosH, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotCosHFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[CosHOp](b.Create(&st))
}

// formatTanH is the assembly format of [TanH].
var formatTanH = asm.OpFormat{
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

// TanH is the operation llvm.intr.tanh.
var TanH = &ir.OpDef{
	Name:      "llvm.intr.tanh",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: scalarOrVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTanH), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.tanh"})},
	View:       ir.ViewOf[TanHOp],
}

// TanHOp is the view of an operation llvm.intr.tanh.
type TanHOp struct{ ir.View }

// Def returns [TanH].
func (TanHOp) Def() *ir.OpDef { return TanH }

// The slots of the inherent attributes of [TanH].
const (
	slotTanHFastmathFlags = 0
)

// In is the operand $in.
func (op TanHOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op TanHOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotTanHFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op TanHOp) SetFastmathFlags(v FastmathFlags) TanHOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTanHFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op TanHOp) Result() *ir.Value { return op.Op().Result(0) }

// TanHAdaptor has the converted operands of a [TanHOp] during a conversion.
type TanHAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TanHOp].
func (TanHAdaptor[T]) For(TanHOp) {}

// In returns the converted operand $in.
func (a TanHAdaptor[T]) In() T { return a.At(0) }

// NewTanH creates the operation llvm.intr.tanh at the builder's insertion point.
func NewTanH(b *ir.Builder, in *ir.Value) TanHOp {
	c := b.Context()
	st := ir.OperationState{Def: TanH, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotTanHFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{in.Type()}}
	return ir.Cast[TanHOp](b.Create(&st))
}

// SAddWithOverflow is the operation llvm.intr.sadd.with.overflow.
var SAddWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.sadd.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.sadd.with.overflow"})},
	View:       ir.ViewOf[SAddWithOverflowOp],
}

// SAddWithOverflowOp is the view of an operation llvm.intr.sadd.with.overflow.
type SAddWithOverflowOp struct{ ir.View }

// Def returns [SAddWithOverflow].
func (SAddWithOverflowOp) Def() *ir.OpDef { return SAddWithOverflow }

// Lhs is the operand $lhs.
func (op SAddWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SAddWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SAddWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// SAddWithOverflowAdaptor has the converted operands of a [SAddWithOverflowOp] during a conversion.
type SAddWithOverflowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SAddWithOverflowOp].
func (SAddWithOverflowAdaptor[T]) For(SAddWithOverflowOp) {}

// Lhs returns the converted operand $lhs.
func (a SAddWithOverflowAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SAddWithOverflowAdaptor[T]) Rhs() T { return a.At(1) }

// NewSAddWithOverflow creates the operation llvm.intr.sadd.with.overflow at the builder's insertion point.
func NewSAddWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) SAddWithOverflowOp {
	st := ir.OperationState{Def: SAddWithOverflow, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{resultType}}
	return ir.Cast[SAddWithOverflowOp](b.Create(&st))
}

// UAddWithOverflow is the operation llvm.intr.uadd.with.overflow.
var UAddWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.uadd.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.uadd.with.overflow"})},
	View:       ir.ViewOf[UAddWithOverflowOp],
}

// UAddWithOverflowOp is the view of an operation llvm.intr.uadd.with.overflow.
type UAddWithOverflowOp struct{ ir.View }

// Def returns [UAddWithOverflow].
func (UAddWithOverflowOp) Def() *ir.OpDef { return UAddWithOverflow }

// Lhs is the operand $lhs.
func (op UAddWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op UAddWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UAddWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// UAddWithOverflowAdaptor has the converted operands of a [UAddWithOverflowOp] during a conversion.
type UAddWithOverflowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UAddWithOverflowOp].
func (UAddWithOverflowAdaptor[T]) For(UAddWithOverflowOp) {}

// Lhs returns the converted operand $lhs.
func (a UAddWithOverflowAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a UAddWithOverflowAdaptor[T]) Rhs() T { return a.At(1) }

// NewUAddWithOverflow creates the operation llvm.intr.uadd.with.overflow at the builder's insertion point.
func NewUAddWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) UAddWithOverflowOp {
	st := ir.OperationState{Def: UAddWithOverflow, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{resultType}}
	return ir.Cast[UAddWithOverflowOp](b.Create(&st))
}

// SSubWithOverflow is the operation llvm.intr.ssub.with.overflow.
var SSubWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.ssub.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ssub.with.overflow"})},
	View:       ir.ViewOf[SSubWithOverflowOp],
}

// SSubWithOverflowOp is the view of an operation llvm.intr.ssub.with.overflow.
type SSubWithOverflowOp struct{ ir.View }

// Def returns [SSubWithOverflow].
func (SSubWithOverflowOp) Def() *ir.OpDef { return SSubWithOverflow }

// Lhs is the operand $lhs.
func (op SSubWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SSubWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SSubWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// SSubWithOverflowAdaptor has the converted operands of a [SSubWithOverflowOp] during a conversion.
type SSubWithOverflowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SSubWithOverflowOp].
func (SSubWithOverflowAdaptor[T]) For(SSubWithOverflowOp) {}

// Lhs returns the converted operand $lhs.
func (a SSubWithOverflowAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SSubWithOverflowAdaptor[T]) Rhs() T { return a.At(1) }

// NewSSubWithOverflow creates the operation llvm.intr.ssub.with.overflow at the builder's insertion point.
func NewSSubWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) SSubWithOverflowOp {
	st := ir.OperationState{Def: SSubWithOverflow, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{resultType}}
	return ir.Cast[SSubWithOverflowOp](b.Create(&st))
}

// USubWithOverflow is the operation llvm.intr.usub.with.overflow.
var USubWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.usub.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.usub.with.overflow"})},
	View:       ir.ViewOf[USubWithOverflowOp],
}

// USubWithOverflowOp is the view of an operation llvm.intr.usub.with.overflow.
type USubWithOverflowOp struct{ ir.View }

// Def returns [USubWithOverflow].
func (USubWithOverflowOp) Def() *ir.OpDef { return USubWithOverflow }

// Lhs is the operand $lhs.
func (op USubWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op USubWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op USubWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// USubWithOverflowAdaptor has the converted operands of a [USubWithOverflowOp] during a conversion.
type USubWithOverflowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [USubWithOverflowOp].
func (USubWithOverflowAdaptor[T]) For(USubWithOverflowOp) {}

// Lhs returns the converted operand $lhs.
func (a USubWithOverflowAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a USubWithOverflowAdaptor[T]) Rhs() T { return a.At(1) }

// NewUSubWithOverflow creates the operation llvm.intr.usub.with.overflow at the builder's insertion point.
func NewUSubWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) USubWithOverflowOp {
	st := ir.OperationState{Def: USubWithOverflow, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{resultType}}
	return ir.Cast[USubWithOverflowOp](b.Create(&st))
}

// SMulWithOverflow is the operation llvm.intr.smul.with.overflow.
var SMulWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.smul.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.smul.with.overflow"})},
	View:       ir.ViewOf[SMulWithOverflowOp],
}

// SMulWithOverflowOp is the view of an operation llvm.intr.smul.with.overflow.
type SMulWithOverflowOp struct{ ir.View }

// Def returns [SMulWithOverflow].
func (SMulWithOverflowOp) Def() *ir.OpDef { return SMulWithOverflow }

// Lhs is the operand $lhs.
func (op SMulWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SMulWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SMulWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// SMulWithOverflowAdaptor has the converted operands of a [SMulWithOverflowOp] during a conversion.
type SMulWithOverflowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SMulWithOverflowOp].
func (SMulWithOverflowAdaptor[T]) For(SMulWithOverflowOp) {}

// Lhs returns the converted operand $lhs.
func (a SMulWithOverflowAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SMulWithOverflowAdaptor[T]) Rhs() T { return a.At(1) }

// NewSMulWithOverflow creates the operation llvm.intr.smul.with.overflow at the builder's insertion point.
func NewSMulWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) SMulWithOverflowOp {
	st := ir.OperationState{Def: SMulWithOverflow, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{resultType}}
	return ir.Cast[SMulWithOverflowOp](b.Create(&st))
}

// UMulWithOverflow is the operation llvm.intr.umul.with.overflow.
var UMulWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.umul.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.umul.with.overflow"})},
	View:       ir.ViewOf[UMulWithOverflowOp],
}

// UMulWithOverflowOp is the view of an operation llvm.intr.umul.with.overflow.
type UMulWithOverflowOp struct{ ir.View }

// Def returns [UMulWithOverflow].
func (UMulWithOverflowOp) Def() *ir.OpDef { return UMulWithOverflow }

// Lhs is the operand $lhs.
func (op UMulWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op UMulWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UMulWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// UMulWithOverflowAdaptor has the converted operands of a [UMulWithOverflowOp] during a conversion.
type UMulWithOverflowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UMulWithOverflowOp].
func (UMulWithOverflowAdaptor[T]) For(UMulWithOverflowOp) {}

// Lhs returns the converted operand $lhs.
func (a UMulWithOverflowAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a UMulWithOverflowAdaptor[T]) Rhs() T { return a.At(1) }

// NewUMulWithOverflow creates the operation llvm.intr.umul.with.overflow at the builder's insertion point.
func NewUMulWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) UMulWithOverflowOp {
	st := ir.OperationState{Def: UMulWithOverflow, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{resultType}}
	return ir.Cast[UMulWithOverflowOp](b.Create(&st))
}

// formatSAddSat is the assembly format of [SAddSat].
var formatSAddSat = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SAddSat is the operation llvm.intr.sadd.sat.
var SAddSat = &ir.OpDef{
	Name:      "llvm.intr.sadd.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSAddSat), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.sadd.sat"})},
	View:       ir.ViewOf[SAddSatOp],
}

// SAddSatOp is the view of an operation llvm.intr.sadd.sat.
type SAddSatOp struct{ ir.View }

// Def returns [SAddSat].
func (SAddSatOp) Def() *ir.OpDef { return SAddSat }

// A is the operand $a.
func (op SAddSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SAddSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SAddSatOp) Result() *ir.Value { return op.Op().Result(0) }

// SAddSatAdaptor has the converted operands of a [SAddSatOp] during a conversion.
type SAddSatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SAddSatOp].
func (SAddSatAdaptor[T]) For(SAddSatOp) {}

// A returns the converted operand $a.
func (a SAddSatAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a SAddSatAdaptor[T]) B() T { return a.At(1) }

// NewSAddSat creates the operation llvm.intr.sadd.sat at the builder's insertion point.
func NewSAddSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) SAddSatOp {
	st := ir.OperationState{Def: SAddSat, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[SAddSatOp](b.Create(&st))
}

// formatUAddSat is the assembly format of [UAddSat].
var formatUAddSat = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UAddSat is the operation llvm.intr.uadd.sat.
var UAddSat = &ir.OpDef{
	Name:      "llvm.intr.uadd.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUAddSat), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.uadd.sat"})},
	View:       ir.ViewOf[UAddSatOp],
}

// UAddSatOp is the view of an operation llvm.intr.uadd.sat.
type UAddSatOp struct{ ir.View }

// Def returns [UAddSat].
func (UAddSatOp) Def() *ir.OpDef { return UAddSat }

// A is the operand $a.
func (op UAddSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UAddSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UAddSatOp) Result() *ir.Value { return op.Op().Result(0) }

// UAddSatAdaptor has the converted operands of a [UAddSatOp] during a conversion.
type UAddSatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UAddSatOp].
func (UAddSatAdaptor[T]) For(UAddSatOp) {}

// A returns the converted operand $a.
func (a UAddSatAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a UAddSatAdaptor[T]) B() T { return a.At(1) }

// NewUAddSat creates the operation llvm.intr.uadd.sat at the builder's insertion point.
func NewUAddSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) UAddSatOp {
	st := ir.OperationState{Def: UAddSat, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[UAddSatOp](b.Create(&st))
}

// formatSSubSat is the assembly format of [SSubSat].
var formatSSubSat = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SSubSat is the operation llvm.intr.ssub.sat.
var SSubSat = &ir.OpDef{
	Name:      "llvm.intr.ssub.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSSubSat), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ssub.sat"})},
	View:       ir.ViewOf[SSubSatOp],
}

// SSubSatOp is the view of an operation llvm.intr.ssub.sat.
type SSubSatOp struct{ ir.View }

// Def returns [SSubSat].
func (SSubSatOp) Def() *ir.OpDef { return SSubSat }

// A is the operand $a.
func (op SSubSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SSubSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SSubSatOp) Result() *ir.Value { return op.Op().Result(0) }

// SSubSatAdaptor has the converted operands of a [SSubSatOp] during a conversion.
type SSubSatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SSubSatOp].
func (SSubSatAdaptor[T]) For(SSubSatOp) {}

// A returns the converted operand $a.
func (a SSubSatAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a SSubSatAdaptor[T]) B() T { return a.At(1) }

// NewSSubSat creates the operation llvm.intr.ssub.sat at the builder's insertion point.
func NewSSubSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) SSubSatOp {
	st := ir.OperationState{Def: SSubSat, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[SSubSatOp](b.Create(&st))
}

// formatUSubSat is the assembly format of [USubSat].
var formatUSubSat = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// USubSat is the operation llvm.intr.usub.sat.
var USubSat = &ir.OpDef{
	Name:      "llvm.intr.usub.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUSubSat), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.usub.sat"})},
	View:       ir.ViewOf[USubSatOp],
}

// USubSatOp is the view of an operation llvm.intr.usub.sat.
type USubSatOp struct{ ir.View }

// Def returns [USubSat].
func (USubSatOp) Def() *ir.OpDef { return USubSat }

// A is the operand $a.
func (op USubSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op USubSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op USubSatOp) Result() *ir.Value { return op.Op().Result(0) }

// USubSatAdaptor has the converted operands of a [USubSatOp] during a conversion.
type USubSatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [USubSatOp].
func (USubSatAdaptor[T]) For(USubSatOp) {}

// A returns the converted operand $a.
func (a USubSatAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a USubSatAdaptor[T]) B() T { return a.At(1) }

// NewUSubSat creates the operation llvm.intr.usub.sat at the builder's insertion point.
func NewUSubSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) USubSatOp {
	st := ir.OperationState{Def: USubSat, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[USubSatOp](b.Create(&st))
}

// formatSShlSat is the assembly format of [SShlSat].
var formatSShlSat = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SShlSat is the operation llvm.intr.sshl.sat.
var SShlSat = &ir.OpDef{
	Name:      "llvm.intr.sshl.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSShlSat), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.sshl.sat"})},
	View:       ir.ViewOf[SShlSatOp],
}

// SShlSatOp is the view of an operation llvm.intr.sshl.sat.
type SShlSatOp struct{ ir.View }

// Def returns [SShlSat].
func (SShlSatOp) Def() *ir.OpDef { return SShlSat }

// A is the operand $a.
func (op SShlSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SShlSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SShlSatOp) Result() *ir.Value { return op.Op().Result(0) }

// SShlSatAdaptor has the converted operands of a [SShlSatOp] during a conversion.
type SShlSatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SShlSatOp].
func (SShlSatAdaptor[T]) For(SShlSatOp) {}

// A returns the converted operand $a.
func (a SShlSatAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a SShlSatAdaptor[T]) B() T { return a.At(1) }

// NewSShlSat creates the operation llvm.intr.sshl.sat at the builder's insertion point.
func NewSShlSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) SShlSatOp {
	st := ir.OperationState{Def: SShlSat, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[SShlSatOp](b.Create(&st))
}

// formatUShlSat is the assembly format of [UShlSat].
var formatUShlSat = asm.OpFormat{
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
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UShlSat is the operation llvm.intr.ushl.sat.
var UShlSat = &ir.OpDef{
	Name:      "llvm.intr.ushl.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: scalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: scalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUShlSat), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ushl.sat"})},
	View:       ir.ViewOf[UShlSatOp],
}

// UShlSatOp is the view of an operation llvm.intr.ushl.sat.
type UShlSatOp struct{ ir.View }

// Def returns [UShlSat].
func (UShlSatOp) Def() *ir.OpDef { return UShlSat }

// A is the operand $a.
func (op UShlSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UShlSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UShlSatOp) Result() *ir.Value { return op.Op().Result(0) }

// UShlSatAdaptor has the converted operands of a [UShlSatOp] during a conversion.
type UShlSatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UShlSatOp].
func (UShlSatAdaptor[T]) For(UShlSatOp) {}

// A returns the converted operand $a.
func (a UShlSatAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a UShlSatAdaptor[T]) B() T { return a.At(1) }

// NewUShlSat creates the operation llvm.intr.ushl.sat at the builder's insertion point.
func NewUShlSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) UShlSatOp {
	st := ir.OperationState{Def: UShlSat, Operands: []*ir.Value{a, b_}, Results: []ir.Type{a.Type()}}
	return ir.Cast[UShlSatOp](b.Create(&st))
}

// formatConstrainedUIToFP is the assembly format of [ConstrainedUIToFP].
var formatConstrainedUIToFP = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1<<0 | 1<<1,
}

// ConstrainedUIToFP is the operation llvm.intr.experimental.constrained.uitofp.
var ConstrainedUIToFP = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.uitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: anyLLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: validRoundingModeAttr},
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedUIToFP), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.experimental.constrained.uitofp", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0, Enum: &RoundingModeEnum, Prefix: "round."}, {Arg: 2, Slot: 1, Enum: &FPExceptionBehaviorEnum, Prefix: "fpexcept."}}})},
	View:       ir.ViewOf[ConstrainedUIToFPOp],
}

// ConstrainedUIToFPOp is the view of an operation llvm.intr.experimental.constrained.uitofp.
type ConstrainedUIToFPOp struct{ ir.View }

// Def returns [ConstrainedUIToFP].
func (ConstrainedUIToFPOp) Def() *ir.OpDef { return ConstrainedUIToFP }

// The slots of the inherent attributes of [ConstrainedUIToFP].
const (
	slotConstrainedUIToFPRoundingmode        = 0
	slotConstrainedUIToFPFpExceptionBehavior = 1
)

// Arg0 is the operand $arg_0.
func (op ConstrainedUIToFPOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// Roundingmode is the attribute $roundingmode.
func (op ConstrainedUIToFPOp) Roundingmode() RoundingMode {
	return RoundingMode(op.Op().InherentAttr(slotConstrainedUIToFPRoundingmode).(*ir.IntegerAttr).Uint())
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ConstrainedUIToFPOp) SetRoundingmode(v RoundingMode) ConstrainedUIToFPOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstrainedUIToFPRoundingmode, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedUIToFPOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().InherentAttr(slotConstrainedUIToFPFpExceptionBehavior).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedUIToFPOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedUIToFPOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstrainedUIToFPFpExceptionBehavior, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedUIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstrainedUIToFPAdaptor has the converted operands of a [ConstrainedUIToFPOp] during a conversion.
type ConstrainedUIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstrainedUIToFPOp].
func (ConstrainedUIToFPAdaptor[T]) For(ConstrainedUIToFPOp) {}

// Arg0 returns the converted operand $arg_0.
func (a ConstrainedUIToFPAdaptor[T]) Arg0() T { return a.At(0) }

// NewConstrainedUIToFP creates the operation llvm.intr.experimental.constrained.uitofp at the builder's insertion point.
func NewConstrainedUIToFP(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior) ConstrainedUIToFPOp {
	c := b.Context()
	st := ir.OperationState{Def: ConstrainedUIToFP, Operands: []*ir.Value{arg0}, InherentAttrs: []ir.Attribute{slotConstrainedUIToFPRoundingmode: ir.NewIntegerAttr(c.I64(), int64(roundingmode)), slotConstrainedUIToFPFpExceptionBehavior: ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior))}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstrainedUIToFPOp](b.Create(&st))
}

// formatConstrainedSIToFP is the assembly format of [ConstrainedSIToFP].
var formatConstrainedSIToFP = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1<<0 | 1<<1,
}

// ConstrainedSIToFP is the operation llvm.intr.experimental.constrained.sitofp.
var ConstrainedSIToFP = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.sitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: anyLLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: validRoundingModeAttr},
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedSIToFP), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.experimental.constrained.sitofp", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0, Enum: &RoundingModeEnum, Prefix: "round."}, {Arg: 2, Slot: 1, Enum: &FPExceptionBehaviorEnum, Prefix: "fpexcept."}}})},
	View:       ir.ViewOf[ConstrainedSIToFPOp],
}

// ConstrainedSIToFPOp is the view of an operation llvm.intr.experimental.constrained.sitofp.
type ConstrainedSIToFPOp struct{ ir.View }

// Def returns [ConstrainedSIToFP].
func (ConstrainedSIToFPOp) Def() *ir.OpDef { return ConstrainedSIToFP }

// The slots of the inherent attributes of [ConstrainedSIToFP].
const (
	slotConstrainedSIToFPRoundingmode        = 0
	slotConstrainedSIToFPFpExceptionBehavior = 1
)

// Arg0 is the operand $arg_0.
func (op ConstrainedSIToFPOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// Roundingmode is the attribute $roundingmode.
func (op ConstrainedSIToFPOp) Roundingmode() RoundingMode {
	return RoundingMode(op.Op().InherentAttr(slotConstrainedSIToFPRoundingmode).(*ir.IntegerAttr).Uint())
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ConstrainedSIToFPOp) SetRoundingmode(v RoundingMode) ConstrainedSIToFPOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstrainedSIToFPRoundingmode, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedSIToFPOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().InherentAttr(slotConstrainedSIToFPFpExceptionBehavior).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedSIToFPOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedSIToFPOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstrainedSIToFPFpExceptionBehavior, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedSIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstrainedSIToFPAdaptor has the converted operands of a [ConstrainedSIToFPOp] during a conversion.
type ConstrainedSIToFPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstrainedSIToFPOp].
func (ConstrainedSIToFPAdaptor[T]) For(ConstrainedSIToFPOp) {}

// Arg0 returns the converted operand $arg_0.
func (a ConstrainedSIToFPAdaptor[T]) Arg0() T { return a.At(0) }

// NewConstrainedSIToFP creates the operation llvm.intr.experimental.constrained.sitofp at the builder's insertion point.
func NewConstrainedSIToFP(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior) ConstrainedSIToFPOp {
	c := b.Context()
	st := ir.OperationState{Def: ConstrainedSIToFP, Operands: []*ir.Value{arg0}, InherentAttrs: []ir.Attribute{slotConstrainedSIToFPRoundingmode: ir.NewIntegerAttr(c.I64(), int64(roundingmode)), slotConstrainedSIToFPFpExceptionBehavior: ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior))}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstrainedSIToFPOp](b.Create(&st))
}

// formatConstrainedFPTrunc is the assembly format of [ConstrainedFPTrunc].
var formatConstrainedFPTrunc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1<<0 | 1<<1,
}

// ConstrainedFPTrunc is the operation llvm.intr.experimental.constrained.fptrunc.
var ConstrainedFPTrunc = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.fptrunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: anyLLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: validRoundingModeAttr},
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedFPTrunc), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.experimental.constrained.fptrunc", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0, Enum: &RoundingModeEnum, Prefix: "round."}, {Arg: 2, Slot: 1, Enum: &FPExceptionBehaviorEnum, Prefix: "fpexcept."}}})},
	View:       ir.ViewOf[ConstrainedFPTruncOp],
}

// ConstrainedFPTruncOp is the view of an operation llvm.intr.experimental.constrained.fptrunc.
type ConstrainedFPTruncOp struct{ ir.View }

// Def returns [ConstrainedFPTrunc].
func (ConstrainedFPTruncOp) Def() *ir.OpDef { return ConstrainedFPTrunc }

// The slots of the inherent attributes of [ConstrainedFPTrunc].
const (
	slotConstrainedFPTruncRoundingmode        = 0
	slotConstrainedFPTruncFpExceptionBehavior = 1
)

// Arg0 is the operand $arg_0.
func (op ConstrainedFPTruncOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// Roundingmode is the attribute $roundingmode.
func (op ConstrainedFPTruncOp) Roundingmode() RoundingMode {
	return RoundingMode(op.Op().InherentAttr(slotConstrainedFPTruncRoundingmode).(*ir.IntegerAttr).Uint())
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ConstrainedFPTruncOp) SetRoundingmode(v RoundingMode) ConstrainedFPTruncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstrainedFPTruncRoundingmode, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedFPTruncOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().InherentAttr(slotConstrainedFPTruncFpExceptionBehavior).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedFPTruncOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedFPTruncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstrainedFPTruncFpExceptionBehavior, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedFPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstrainedFPTruncAdaptor has the converted operands of a [ConstrainedFPTruncOp] during a conversion.
type ConstrainedFPTruncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstrainedFPTruncOp].
func (ConstrainedFPTruncAdaptor[T]) For(ConstrainedFPTruncOp) {}

// Arg0 returns the converted operand $arg_0.
func (a ConstrainedFPTruncAdaptor[T]) Arg0() T { return a.At(0) }

// NewConstrainedFPTrunc creates the operation llvm.intr.experimental.constrained.fptrunc at the builder's insertion point.
func NewConstrainedFPTrunc(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior) ConstrainedFPTruncOp {
	c := b.Context()
	st := ir.OperationState{Def: ConstrainedFPTrunc, Operands: []*ir.Value{arg0}, InherentAttrs: []ir.Attribute{slotConstrainedFPTruncRoundingmode: ir.NewIntegerAttr(c.I64(), int64(roundingmode)), slotConstrainedFPTruncFpExceptionBehavior: ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior))}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstrainedFPTruncOp](b.Create(&st))
}

// formatConstrainedFPExt is the assembly format of [ConstrainedFPExt].
var formatConstrainedFPExt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1 << 0,
}

// ConstrainedFPExt is the operation llvm.intr.experimental.constrained.fpext.
var ConstrainedFPExt = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.fpext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: anyLLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedFPExt), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.experimental.constrained.fpext", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0, Enum: &FPExceptionBehaviorEnum, Prefix: "fpexcept."}}})},
	View:       ir.ViewOf[ConstrainedFPExtOp],
}

// ConstrainedFPExtOp is the view of an operation llvm.intr.experimental.constrained.fpext.
type ConstrainedFPExtOp struct{ ir.View }

// Def returns [ConstrainedFPExt].
func (ConstrainedFPExtOp) Def() *ir.OpDef { return ConstrainedFPExt }

// The slots of the inherent attributes of [ConstrainedFPExt].
const (
	slotConstrainedFPExtFpExceptionBehavior = 0
)

// Arg0 is the operand $arg_0.
func (op ConstrainedFPExtOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedFPExtOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().InherentAttr(slotConstrainedFPExtFpExceptionBehavior).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedFPExtOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedFPExtOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstrainedFPExtFpExceptionBehavior, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedFPExtOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstrainedFPExtAdaptor has the converted operands of a [ConstrainedFPExtOp] during a conversion.
type ConstrainedFPExtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstrainedFPExtOp].
func (ConstrainedFPExtAdaptor[T]) For(ConstrainedFPExtOp) {}

// Arg0 returns the converted operand $arg_0.
func (a ConstrainedFPExtAdaptor[T]) Arg0() T { return a.At(0) }

// NewConstrainedFPExt creates the operation llvm.intr.experimental.constrained.fpext at the builder's insertion point.
func NewConstrainedFPExt(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, fpExceptionBehavior FPExceptionBehavior) ConstrainedFPExtOp {
	c := b.Context()
	st := ir.OperationState{Def: ConstrainedFPExt, Operands: []*ir.Value{arg0}, InherentAttrs: []ir.Attribute{slotConstrainedFPExtFpExceptionBehavior: ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior))}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstrainedFPExtOp](b.Create(&st))
}

// Memcpy is the operation llvm.intr.memcpy.
var Memcpy = &ir.OpDef{
	Name: "llvm.intr.memcpy",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: anyPointer},
		{Name: "src", Constraint: anyPointer},
		{Name: "len", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.memcpy", Attrs: []IntrinsicArg{{Arg: 3, Slot: 0}}})},
	View:       ir.ViewOf[MemcpyOp],
}

// MemcpyOp is the view of an operation llvm.intr.memcpy.
type MemcpyOp struct{ ir.View }

// Def returns [Memcpy].
func (MemcpyOp) Def() *ir.OpDef { return Memcpy }

// The slots of the inherent attributes of [Memcpy].
const (
	slotMemcpyIsVolatile    = 0
	slotMemcpyAccessGroups  = 1
	slotMemcpyAliasScopes   = 2
	slotMemcpyNoaliasScopes = 3
	slotMemcpyTbaa          = 4
	slotMemcpyArgAttrs      = 5
	slotMemcpyResAttrs      = 6
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op MemcpyOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Dst()})
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Src()})
	return list
}

// Dst is the operand $dst.
func (op MemcpyOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Src is the operand $src.
func (op MemcpyOp) Src() *ir.Value { return op.Op().Operand(1) }

// Len is the operand $len.
func (op MemcpyOp) Len() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MemcpyOp) IsVolatile() int64 {
	return int64(op.Op().InherentAttr(slotMemcpyIsVolatile).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MemcpyOp) SetIsVolatile(v int64) MemcpyOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMemcpyIsVolatile, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemcpyOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemcpyOp) SetAccessGroups(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetInherentAttr(slotMemcpyAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemcpyOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemcpyOp) SetAliasScopes(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetInherentAttr(slotMemcpyAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemcpyOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemcpyOp) SetNoaliasScopes(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetInherentAttr(slotMemcpyNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemcpyOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemcpyOp) SetTbaa(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetInherentAttr(slotMemcpyTbaa, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemcpyOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemcpyOp) SetArgAttrs(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetInherentAttr(slotMemcpyArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemcpyOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemcpyOp) SetResAttrs(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetInherentAttr(slotMemcpyResAttrs, v)
	return op
}

// MemcpyAdaptor has the converted operands of a [MemcpyOp] during a conversion.
type MemcpyAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MemcpyOp].
func (MemcpyAdaptor[T]) For(MemcpyOp) {}

// Dst returns the converted operand $dst.
func (a MemcpyAdaptor[T]) Dst() T { return a.At(0) }

// Src returns the converted operand $src.
func (a MemcpyAdaptor[T]) Src() T { return a.At(1) }

// Len returns the converted operand $len.
func (a MemcpyAdaptor[T]) Len() T { return a.At(2) }

// NewMemcpy creates the operation llvm.intr.memcpy at the builder's insertion point.
func NewMemcpy(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.Value, isVolatile int64) MemcpyOp {
	c := b.Context()
	st := ir.OperationState{Def: Memcpy, Operands: []*ir.Value{dst, src, len_}, InherentAttrs: []ir.Attribute{slotMemcpyIsVolatile: ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile))}}
	return ir.Cast[MemcpyOp](b.Create(&st))
}

// Memmove is the operation llvm.intr.memmove.
var Memmove = &ir.OpDef{
	Name: "llvm.intr.memmove",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: anyPointer},
		{Name: "src", Constraint: anyPointer},
		{Name: "len", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.memmove", Attrs: []IntrinsicArg{{Arg: 3, Slot: 0}}})},
	View:       ir.ViewOf[MemmoveOp],
}

// MemmoveOp is the view of an operation llvm.intr.memmove.
type MemmoveOp struct{ ir.View }

// Def returns [Memmove].
func (MemmoveOp) Def() *ir.OpDef { return Memmove }

// The slots of the inherent attributes of [Memmove].
const (
	slotMemmoveIsVolatile    = 0
	slotMemmoveAccessGroups  = 1
	slotMemmoveAliasScopes   = 2
	slotMemmoveNoaliasScopes = 3
	slotMemmoveTbaa          = 4
	slotMemmoveArgAttrs      = 5
	slotMemmoveResAttrs      = 6
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op MemmoveOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Dst()})
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Src()})
	return list
}

// Dst is the operand $dst.
func (op MemmoveOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Src is the operand $src.
func (op MemmoveOp) Src() *ir.Value { return op.Op().Operand(1) }

// Len is the operand $len.
func (op MemmoveOp) Len() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MemmoveOp) IsVolatile() int64 {
	return int64(op.Op().InherentAttr(slotMemmoveIsVolatile).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MemmoveOp) SetIsVolatile(v int64) MemmoveOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMemmoveIsVolatile, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemmoveOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemmoveAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemmoveOp) SetAccessGroups(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetInherentAttr(slotMemmoveAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemmoveOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemmoveAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemmoveOp) SetAliasScopes(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetInherentAttr(slotMemmoveAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemmoveOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemmoveNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemmoveOp) SetNoaliasScopes(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetInherentAttr(slotMemmoveNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemmoveOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemmoveTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemmoveOp) SetTbaa(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetInherentAttr(slotMemmoveTbaa, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemmoveOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemmoveArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemmoveOp) SetArgAttrs(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetInherentAttr(slotMemmoveArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemmoveOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemmoveResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemmoveOp) SetResAttrs(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetInherentAttr(slotMemmoveResAttrs, v)
	return op
}

// MemmoveAdaptor has the converted operands of a [MemmoveOp] during a conversion.
type MemmoveAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MemmoveOp].
func (MemmoveAdaptor[T]) For(MemmoveOp) {}

// Dst returns the converted operand $dst.
func (a MemmoveAdaptor[T]) Dst() T { return a.At(0) }

// Src returns the converted operand $src.
func (a MemmoveAdaptor[T]) Src() T { return a.At(1) }

// Len returns the converted operand $len.
func (a MemmoveAdaptor[T]) Len() T { return a.At(2) }

// NewMemmove creates the operation llvm.intr.memmove at the builder's insertion point.
func NewMemmove(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.Value, isVolatile int64) MemmoveOp {
	c := b.Context()
	st := ir.OperationState{Def: Memmove, Operands: []*ir.Value{dst, src, len_}, InherentAttrs: []ir.Attribute{slotMemmoveIsVolatile: ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile))}}
	return ir.Cast[MemmoveOp](b.Create(&st))
}

// MemcpyInline is the operation llvm.intr.memcpy.inline.
var MemcpyInline = &ir.OpDef{
	Name: "llvm.intr.memcpy.inline",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: anyPointer},
		{Name: "src", Constraint: anyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "len", Constraint: constraint.APIntAttr},
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.memcpy.inline", Attrs: []IntrinsicArg{{Arg: 2, Slot: 0}, {Arg: 3, Slot: 1}}})},
	View:       ir.ViewOf[MemcpyInlineOp],
}

// MemcpyInlineOp is the view of an operation llvm.intr.memcpy.inline.
type MemcpyInlineOp struct{ ir.View }

// Def returns [MemcpyInline].
func (MemcpyInlineOp) Def() *ir.OpDef { return MemcpyInline }

// The slots of the inherent attributes of [MemcpyInline].
const (
	slotMemcpyInlineLen           = 0
	slotMemcpyInlineIsVolatile    = 1
	slotMemcpyInlineAccessGroups  = 2
	slotMemcpyInlineAliasScopes   = 3
	slotMemcpyInlineNoaliasScopes = 4
	slotMemcpyInlineTbaa          = 5
	slotMemcpyInlineArgAttrs      = 6
	slotMemcpyInlineResAttrs      = 7
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op MemcpyInlineOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Dst()})
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Src()})
	return list
}

// Dst is the operand $dst.
func (op MemcpyInlineOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Src is the operand $src.
func (op MemcpyInlineOp) Src() *ir.Value { return op.Op().Operand(1) }

// Len is the attribute $len.
func (op MemcpyInlineOp) Len() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyInlineLen).(*ir.IntegerAttr)
	return v
}

// SetLen sets the attribute $len.
func (op MemcpyInlineOp) SetLen(v *ir.IntegerAttr) MemcpyInlineOp {
	op.Op().SetInherentAttr(slotMemcpyInlineLen, v)
	return op
}

// IsVolatile is the attribute $isVolatile.
func (op MemcpyInlineOp) IsVolatile() int64 {
	return int64(op.Op().InherentAttr(slotMemcpyInlineIsVolatile).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MemcpyInlineOp) SetIsVolatile(v int64) MemcpyInlineOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMemcpyInlineIsVolatile, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemcpyInlineOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyInlineAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemcpyInlineOp) SetAccessGroups(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetInherentAttr(slotMemcpyInlineAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemcpyInlineOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyInlineAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemcpyInlineOp) SetAliasScopes(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetInherentAttr(slotMemcpyInlineAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemcpyInlineOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyInlineNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemcpyInlineOp) SetNoaliasScopes(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetInherentAttr(slotMemcpyInlineNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemcpyInlineOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyInlineTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemcpyInlineOp) SetTbaa(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetInherentAttr(slotMemcpyInlineTbaa, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemcpyInlineOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyInlineArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemcpyInlineOp) SetArgAttrs(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetInherentAttr(slotMemcpyInlineArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemcpyInlineOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemcpyInlineResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemcpyInlineOp) SetResAttrs(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetInherentAttr(slotMemcpyInlineResAttrs, v)
	return op
}

// MemcpyInlineAdaptor has the converted operands of a [MemcpyInlineOp] during a conversion.
type MemcpyInlineAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MemcpyInlineOp].
func (MemcpyInlineAdaptor[T]) For(MemcpyInlineOp) {}

// Dst returns the converted operand $dst.
func (a MemcpyInlineAdaptor[T]) Dst() T { return a.At(0) }

// Src returns the converted operand $src.
func (a MemcpyInlineAdaptor[T]) Src() T { return a.At(1) }

// NewMemcpyInline creates the operation llvm.intr.memcpy.inline at the builder's insertion point.
func NewMemcpyInline(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.IntegerAttr, isVolatile int64) MemcpyInlineOp {
	c := b.Context()
	st := ir.OperationState{Def: MemcpyInline, Operands: []*ir.Value{dst, src}, InherentAttrs: []ir.Attribute{slotMemcpyInlineLen: len_, slotMemcpyInlineIsVolatile: ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile))}}
	return ir.Cast[MemcpyInlineOp](b.Create(&st))
}

// Memset is the operation llvm.intr.memset.
var Memset = &ir.OpDef{
	Name: "llvm.intr.memset",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: anyPointer},
		{Name: "val", Constraint: constraint.I8},
		{Name: "len", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.memset", Attrs: []IntrinsicArg{{Arg: 3, Slot: 0}}})},
	View:       ir.ViewOf[MemsetOp],
}

// MemsetOp is the view of an operation llvm.intr.memset.
type MemsetOp struct{ ir.View }

// Def returns [Memset].
func (MemsetOp) Def() *ir.OpDef { return Memset }

// The slots of the inherent attributes of [Memset].
const (
	slotMemsetIsVolatile    = 0
	slotMemsetAccessGroups  = 1
	slotMemsetAliasScopes   = 2
	slotMemsetNoaliasScopes = 3
	slotMemsetTbaa          = 4
	slotMemsetArgAttrs      = 5
	slotMemsetResAttrs      = 6
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op MemsetOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Dst()})
	return list
}

// Dst is the operand $dst.
func (op MemsetOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op MemsetOp) Val() *ir.Value { return op.Op().Operand(1) }

// Len is the operand $len.
func (op MemsetOp) Len() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MemsetOp) IsVolatile() int64 {
	return int64(op.Op().InherentAttr(slotMemsetIsVolatile).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MemsetOp) SetIsVolatile(v int64) MemsetOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMemsetIsVolatile, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemsetOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemsetOp) SetAccessGroups(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetInherentAttr(slotMemsetAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemsetOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemsetOp) SetAliasScopes(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetInherentAttr(slotMemsetAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemsetOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemsetOp) SetNoaliasScopes(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetInherentAttr(slotMemsetNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemsetOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemsetOp) SetTbaa(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetInherentAttr(slotMemsetTbaa, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemsetOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemsetOp) SetArgAttrs(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetInherentAttr(slotMemsetArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemsetOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemsetOp) SetResAttrs(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetInherentAttr(slotMemsetResAttrs, v)
	return op
}

// MemsetAdaptor has the converted operands of a [MemsetOp] during a conversion.
type MemsetAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MemsetOp].
func (MemsetAdaptor[T]) For(MemsetOp) {}

// Dst returns the converted operand $dst.
func (a MemsetAdaptor[T]) Dst() T { return a.At(0) }

// Val returns the converted operand $val.
func (a MemsetAdaptor[T]) Val() T { return a.At(1) }

// Len returns the converted operand $len.
func (a MemsetAdaptor[T]) Len() T { return a.At(2) }

// NewMemset creates the operation llvm.intr.memset at the builder's insertion point.
func NewMemset(b *ir.Builder, dst *ir.Value, val *ir.Value, len_ *ir.Value, isVolatile int64) MemsetOp {
	c := b.Context()
	st := ir.OperationState{Def: Memset, Operands: []*ir.Value{dst, val, len_}, InherentAttrs: []ir.Attribute{slotMemsetIsVolatile: ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile))}}
	return ir.Cast[MemsetOp](b.Create(&st))
}

// MemsetInline is the operation llvm.intr.memset.inline.
var MemsetInline = &ir.OpDef{
	Name: "llvm.intr.memset.inline",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: anyPointer},
		{Name: "val", Constraint: constraint.I8},
	},
	Attrs: []ir.AttrSlot{
		{Name: "len", Constraint: constraint.APIntAttr},
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.memset.inline", Attrs: []IntrinsicArg{{Arg: 2, Slot: 0}, {Arg: 3, Slot: 1}}})},
	View:       ir.ViewOf[MemsetInlineOp],
}

// MemsetInlineOp is the view of an operation llvm.intr.memset.inline.
type MemsetInlineOp struct{ ir.View }

// Def returns [MemsetInline].
func (MemsetInlineOp) Def() *ir.OpDef { return MemsetInline }

// The slots of the inherent attributes of [MemsetInline].
const (
	slotMemsetInlineLen           = 0
	slotMemsetInlineIsVolatile    = 1
	slotMemsetInlineAccessGroups  = 2
	slotMemsetInlineAliasScopes   = 3
	slotMemsetInlineNoaliasScopes = 4
	slotMemsetInlineTbaa          = 5
	slotMemsetInlineArgAttrs      = 6
	slotMemsetInlineResAttrs      = 7
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op MemsetInlineOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Dst()})
	return list
}

// Dst is the operand $dst.
func (op MemsetInlineOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op MemsetInlineOp) Val() *ir.Value { return op.Op().Operand(1) }

// Len is the attribute $len.
func (op MemsetInlineOp) Len() *ir.IntegerAttr {
	v, _ := op.Op().InherentAttr(slotMemsetInlineLen).(*ir.IntegerAttr)
	return v
}

// SetLen sets the attribute $len.
func (op MemsetInlineOp) SetLen(v *ir.IntegerAttr) MemsetInlineOp {
	op.Op().SetInherentAttr(slotMemsetInlineLen, v)
	return op
}

// IsVolatile is the attribute $isVolatile.
func (op MemsetInlineOp) IsVolatile() int64 {
	return int64(op.Op().InherentAttr(slotMemsetInlineIsVolatile).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MemsetInlineOp) SetIsVolatile(v int64) MemsetInlineOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMemsetInlineIsVolatile, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemsetInlineOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetInlineAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemsetInlineOp) SetAccessGroups(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetInherentAttr(slotMemsetInlineAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemsetInlineOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetInlineAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemsetInlineOp) SetAliasScopes(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetInherentAttr(slotMemsetInlineAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemsetInlineOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetInlineNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemsetInlineOp) SetNoaliasScopes(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetInherentAttr(slotMemsetInlineNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemsetInlineOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetInlineTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemsetInlineOp) SetTbaa(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetInherentAttr(slotMemsetInlineTbaa, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemsetInlineOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetInlineArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemsetInlineOp) SetArgAttrs(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetInherentAttr(slotMemsetInlineArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemsetInlineOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotMemsetInlineResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemsetInlineOp) SetResAttrs(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetInherentAttr(slotMemsetInlineResAttrs, v)
	return op
}

// MemsetInlineAdaptor has the converted operands of a [MemsetInlineOp] during a conversion.
type MemsetInlineAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MemsetInlineOp].
func (MemsetInlineAdaptor[T]) For(MemsetInlineOp) {}

// Dst returns the converted operand $dst.
func (a MemsetInlineAdaptor[T]) Dst() T { return a.At(0) }

// Val returns the converted operand $val.
func (a MemsetInlineAdaptor[T]) Val() T { return a.At(1) }

// NewMemsetInline creates the operation llvm.intr.memset.inline at the builder's insertion point.
func NewMemsetInline(b *ir.Builder, dst *ir.Value, val *ir.Value, len_ *ir.IntegerAttr, isVolatile int64) MemsetInlineOp {
	c := b.Context()
	st := ir.OperationState{Def: MemsetInline, Operands: []*ir.Value{dst, val}, InherentAttrs: []ir.Attribute{slotMemsetInlineLen: len_, slotMemsetInlineIsVolatile: ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile))}}
	return ir.Cast[MemsetInlineOp](b.Create(&st))
}

// formatNoAliasScopeDecl is the assembly format of [NoAliasScopeDecl].
var formatNoAliasScopeDecl = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &AliasScopeAttrDef, Is: asm.IsAttr[*AliasScopeAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// NoAliasScopeDecl is the operation llvm.intr.experimental.noalias.scope.decl.
var NoAliasScopeDecl = &ir.OpDef{
	Name: "llvm.intr.experimental.noalias.scope.decl",
	Attrs: []ir.AttrSlot{
		{Name: "scope", Constraint: IsAliasScopeAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNoAliasScopeDecl), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.experimental.noalias.scope.decl"})},
	View:       ir.ViewOf[NoAliasScopeDeclOp],
}

// NoAliasScopeDeclOp is the view of an operation llvm.intr.experimental.noalias.scope.decl.
type NoAliasScopeDeclOp struct{ ir.View }

// Def returns [NoAliasScopeDecl].
func (NoAliasScopeDeclOp) Def() *ir.OpDef { return NoAliasScopeDecl }

// The slots of the inherent attributes of [NoAliasScopeDecl].
const (
	slotNoAliasScopeDeclScope = 0
)

// Scope is the attribute $scope.
func (op NoAliasScopeDeclOp) Scope() *AliasScopeAttr {
	v, _ := op.Op().InherentAttr(slotNoAliasScopeDeclScope).(*AliasScopeAttr)
	return v
}

// SetScope sets the attribute $scope.
func (op NoAliasScopeDeclOp) SetScope(v *AliasScopeAttr) NoAliasScopeDeclOp {
	op.Op().SetInherentAttr(slotNoAliasScopeDeclScope, v)
	return op
}

// NoAliasScopeDeclAdaptor has the converted operands of a [NoAliasScopeDeclOp] during a conversion.
type NoAliasScopeDeclAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NoAliasScopeDeclOp].
func (NoAliasScopeDeclAdaptor[T]) For(NoAliasScopeDeclOp) {}

// NewNoAliasScopeDecl creates the operation llvm.intr.experimental.noalias.scope.decl at the builder's insertion point.
func NewNoAliasScopeDecl(b *ir.Builder, scope *AliasScopeAttr) NoAliasScopeDeclOp {
	st := ir.OperationState{Def: NoAliasScopeDecl, InherentAttrs: []ir.Attribute{slotNoAliasScopeDeclScope: scope}}
	return ir.Cast[NoAliasScopeDeclOp](b.Create(&st))
}

// formatPtrMask is the assembly format of [PtrMask].
var formatPtrMask = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// PtrMask is the operation llvm.intr.ptrmask.
var PtrMask = &ir.OpDef{
	Name:      "llvm.intr.ptrmask",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: scalarOrVectorOfAnyPointer},
		{Name: "mask", Constraint: scalarOrVectorOfAnyInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPtrMask), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ptrmask"})},
	View:       ir.ViewOf[PtrMaskOp],
}

// PtrMaskOp is the view of an operation llvm.intr.ptrmask.
type PtrMaskOp struct{ ir.View }

// Def returns [PtrMask].
func (PtrMaskOp) Def() *ir.OpDef { return PtrMask }

// Ptr is the operand $ptr.
func (op PtrMaskOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op PtrMaskOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op PtrMaskOp) Result() *ir.Value { return op.Op().Result(0) }

// PtrMaskAdaptor has the converted operands of a [PtrMaskOp] during a conversion.
type PtrMaskAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PtrMaskOp].
func (PtrMaskAdaptor[T]) For(PtrMaskOp) {}

// Ptr returns the converted operand $ptr.
func (a PtrMaskAdaptor[T]) Ptr() T { return a.At(0) }

// Mask returns the converted operand $mask.
func (a PtrMaskAdaptor[T]) Mask() T { return a.At(1) }

// NewPtrMask creates the operation llvm.intr.ptrmask at the builder's insertion point.
func NewPtrMask(b *ir.Builder, ptr *ir.Value, mask *ir.Value) PtrMaskOp {
	st := ir.OperationState{Def: PtrMask, Operands: []*ir.Value{ptr, mask}, Results: []ir.Type{ptr.Type()}}
	return ir.Cast[PtrMaskOp](b.Create(&st))
}

// formatLifetimeStart is the assembly format of [LifetimeStart].
var formatLifetimeStart = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// LifetimeStart is the operation llvm.intr.lifetime.start.
var LifetimeStart = &ir.OpDef{
	Name: "llvm.intr.lifetime.start",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLifetimeStart), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.lifetime.start"})},
	View:       ir.ViewOf[LifetimeStartOp],
}

// LifetimeStartOp is the view of an operation llvm.intr.lifetime.start.
type LifetimeStartOp struct{ ir.View }

// Def returns [LifetimeStart].
func (LifetimeStartOp) Def() *ir.OpDef { return LifetimeStart }

// Ptr is the operand $ptr.
func (op LifetimeStartOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// LifetimeStartAdaptor has the converted operands of a [LifetimeStartOp] during a conversion.
type LifetimeStartAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LifetimeStartOp].
func (LifetimeStartAdaptor[T]) For(LifetimeStartOp) {}

// Ptr returns the converted operand $ptr.
func (a LifetimeStartAdaptor[T]) Ptr() T { return a.At(0) }

// NewLifetimeStart creates the operation llvm.intr.lifetime.start at the builder's insertion point.
func NewLifetimeStart(b *ir.Builder, ptr *ir.Value) LifetimeStartOp {
	st := ir.OperationState{Def: LifetimeStart, Operands: []*ir.Value{ptr}}
	return ir.Cast[LifetimeStartOp](b.Create(&st))
}

// formatLifetimeEnd is the assembly format of [LifetimeEnd].
var formatLifetimeEnd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// LifetimeEnd is the operation llvm.intr.lifetime.end.
var LifetimeEnd = &ir.OpDef{
	Name: "llvm.intr.lifetime.end",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLifetimeEnd), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.lifetime.end"})},
	View:       ir.ViewOf[LifetimeEndOp],
}

// LifetimeEndOp is the view of an operation llvm.intr.lifetime.end.
type LifetimeEndOp struct{ ir.View }

// Def returns [LifetimeEnd].
func (LifetimeEndOp) Def() *ir.OpDef { return LifetimeEnd }

// Ptr is the operand $ptr.
func (op LifetimeEndOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// LifetimeEndAdaptor has the converted operands of a [LifetimeEndOp] during a conversion.
type LifetimeEndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LifetimeEndOp].
func (LifetimeEndAdaptor[T]) For(LifetimeEndOp) {}

// Ptr returns the converted operand $ptr.
func (a LifetimeEndAdaptor[T]) Ptr() T { return a.At(0) }

// NewLifetimeEnd creates the operation llvm.intr.lifetime.end at the builder's insertion point.
func NewLifetimeEnd(b *ir.Builder, ptr *ir.Value) LifetimeEndOp {
	st := ir.OperationState{Def: LifetimeEnd, Operands: []*ir.Value{ptr}}
	return ir.Cast[LifetimeEndOp](b.Create(&st))
}

// formatInvariantStart is the assembly format of [InvariantStart].
var formatInvariantStart = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: defaultPointer.Buildable},
	},
	Elided: 1 << 0,
}

// InvariantStart is the operation llvm.intr.invariant.start.
var InvariantStart = &ir.OpDef{
	Name: "llvm.intr.invariant.start",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "size", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: defaultPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInvariantStart), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.invariant.start", Attrs: []IntrinsicArg{{Arg: 0, Slot: 0}}})},
	View:       ir.ViewOf[InvariantStartOp],
}

// InvariantStartOp is the view of an operation llvm.intr.invariant.start.
type InvariantStartOp struct{ ir.View }

// Def returns [InvariantStart].
func (InvariantStartOp) Def() *ir.OpDef { return InvariantStart }

// The slots of the inherent attributes of [InvariantStart].
const (
	slotInvariantStartSize = 0
)

// Ptr is the operand $ptr.
func (op InvariantStartOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Size is the attribute $size.
func (op InvariantStartOp) Size() int64 {
	return int64(op.Op().InherentAttr(slotInvariantStartSize).(*ir.IntegerAttr).Int())
}

// SetSize sets the attribute $size.
func (op InvariantStartOp) SetSize(v int64) InvariantStartOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInvariantStartSize, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $res.
func (op InvariantStartOp) Result() *ir.Value { return op.Op().Result(0) }

// InvariantStartAdaptor has the converted operands of a [InvariantStartOp] during a conversion.
type InvariantStartAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvariantStartOp].
func (InvariantStartAdaptor[T]) For(InvariantStartOp) {}

// Ptr returns the converted operand $ptr.
func (a InvariantStartAdaptor[T]) Ptr() T { return a.At(0) }

// NewInvariantStart creates the operation llvm.intr.invariant.start at the builder's insertion point.
func NewInvariantStart(b *ir.Builder, size int64, ptr *ir.Value) InvariantStartOp {
	c := b.Context()
	st := ir.OperationState{Def: InvariantStart, Operands: []*ir.Value{ptr}, InherentAttrs: []ir.Attribute{slotInvariantStartSize: ir.NewIntegerAttr(asm.BuildI64(c), int64(size))}, Results: []ir.Type{defaultPointer.Buildable(b.Context())}}
	return ir.Cast[InvariantStartOp](b.Create(&st))
}

// formatInvariantEnd is the assembly format of [InvariantEnd].
var formatInvariantEnd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: defaultPointer.Buildable},
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// InvariantEnd is the operation llvm.intr.invariant.end.
var InvariantEnd = &ir.OpDef{
	Name: "llvm.intr.invariant.end",
	Operands: []ir.ValueDef{
		{Name: "start", Constraint: defaultPointer},
		{Name: "ptr", Constraint: anyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "size", Constraint: constraint.I64Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInvariantEnd), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.invariant.end", Attrs: []IntrinsicArg{{Arg: 1, Slot: 0}}})},
	View:       ir.ViewOf[InvariantEndOp],
}

// InvariantEndOp is the view of an operation llvm.intr.invariant.end.
type InvariantEndOp struct{ ir.View }

// Def returns [InvariantEnd].
func (InvariantEndOp) Def() *ir.OpDef { return InvariantEnd }

// The slots of the inherent attributes of [InvariantEnd].
const (
	slotInvariantEndSize = 0
)

// Start is the operand $start.
func (op InvariantEndOp) Start() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op InvariantEndOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Size is the attribute $size.
func (op InvariantEndOp) Size() int64 {
	return int64(op.Op().InherentAttr(slotInvariantEndSize).(*ir.IntegerAttr).Int())
}

// SetSize sets the attribute $size.
func (op InvariantEndOp) SetSize(v int64) InvariantEndOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInvariantEndSize, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// InvariantEndAdaptor has the converted operands of a [InvariantEndOp] during a conversion.
type InvariantEndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvariantEndOp].
func (InvariantEndAdaptor[T]) For(InvariantEndOp) {}

// Start returns the converted operand $start.
func (a InvariantEndAdaptor[T]) Start() T { return a.At(0) }

// Ptr returns the converted operand $ptr.
func (a InvariantEndAdaptor[T]) Ptr() T { return a.At(1) }

// NewInvariantEnd creates the operation llvm.intr.invariant.end at the builder's insertion point.
func NewInvariantEnd(b *ir.Builder, start *ir.Value, size int64, ptr *ir.Value) InvariantEndOp {
	c := b.Context()
	st := ir.OperationState{Def: InvariantEnd, Operands: []*ir.Value{start, ptr}, InherentAttrs: []ir.Attribute{slotInvariantEndSize: ir.NewIntegerAttr(asm.BuildI64(c), int64(size))}}
	return ir.Cast[InvariantEndOp](b.Create(&st))
}

// formatLaunderInvariantGroup is the assembly format of [LaunderInvariantGroup].
var formatLaunderInvariantGroup = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// LaunderInvariantGroup is the operation llvm.intr.launder.invariant.group.
var LaunderInvariantGroup = &ir.OpDef{
	Name:      "llvm.intr.launder.invariant.group",
	Traits:    ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLaunderInvariantGroup), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.launder.invariant.group"})},
	View:       ir.ViewOf[LaunderInvariantGroupOp],
}

// LaunderInvariantGroupOp is the view of an operation llvm.intr.launder.invariant.group.
type LaunderInvariantGroupOp struct{ ir.View }

// Def returns [LaunderInvariantGroup].
func (LaunderInvariantGroupOp) Def() *ir.OpDef { return LaunderInvariantGroup }

// Ptr is the operand $ptr.
func (op LaunderInvariantGroupOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LaunderInvariantGroupOp) Result() *ir.Value { return op.Op().Result(0) }

// LaunderInvariantGroupAdaptor has the converted operands of a [LaunderInvariantGroupOp] during a conversion.
type LaunderInvariantGroupAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LaunderInvariantGroupOp].
func (LaunderInvariantGroupAdaptor[T]) For(LaunderInvariantGroupOp) {}

// Ptr returns the converted operand $ptr.
func (a LaunderInvariantGroupAdaptor[T]) Ptr() T { return a.At(0) }

// NewLaunderInvariantGroup creates the operation llvm.intr.launder.invariant.group at the builder's insertion point.
func NewLaunderInvariantGroup(b *ir.Builder, ptr *ir.Value) LaunderInvariantGroupOp {
	st := ir.OperationState{Def: LaunderInvariantGroup, Operands: []*ir.Value{ptr}, Results: []ir.Type{ptr.Type()}}
	return ir.Cast[LaunderInvariantGroupOp](b.Create(&st))
}

// formatStripInvariantGroup is the assembly format of [StripInvariantGroup].
var formatStripInvariantGroup = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// StripInvariantGroup is the operation llvm.intr.strip.invariant.group.
var StripInvariantGroup = &ir.OpDef{
	Name:      "llvm.intr.strip.invariant.group",
	Traits:    ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStripInvariantGroup), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.strip.invariant.group"})},
	View:       ir.ViewOf[StripInvariantGroupOp],
}

// StripInvariantGroupOp is the view of an operation llvm.intr.strip.invariant.group.
type StripInvariantGroupOp struct{ ir.View }

// Def returns [StripInvariantGroup].
func (StripInvariantGroupOp) Def() *ir.OpDef { return StripInvariantGroup }

// Ptr is the operand $ptr.
func (op StripInvariantGroupOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op StripInvariantGroupOp) Result() *ir.Value { return op.Op().Result(0) }

// StripInvariantGroupAdaptor has the converted operands of a [StripInvariantGroupOp] during a conversion.
type StripInvariantGroupAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StripInvariantGroupOp].
func (StripInvariantGroupAdaptor[T]) For(StripInvariantGroupOp) {}

// Ptr returns the converted operand $ptr.
func (a StripInvariantGroupAdaptor[T]) Ptr() T { return a.At(0) }

// NewStripInvariantGroup creates the operation llvm.intr.strip.invariant.group at the builder's insertion point.
func NewStripInvariantGroup(b *ir.Builder, ptr *ir.Value) StripInvariantGroupOp {
	st := ir.OperationState{Def: StripInvariantGroup, Operands: []*ir.Value{ptr}, Results: []ir.Type{ptr.Type()}}
	return ir.Cast[StripInvariantGroupOp](b.Create(&st))
}

// formatVaStart is the assembly format of [VaStart].
var formatVaStart = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// VaStart is the operation llvm.intr.vastart.
var VaStart = &ir.OpDef{
	Name: "llvm.intr.vastart",
	Operands: []ir.ValueDef{
		{Name: "arg_list", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaStart), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.va_start"})},
	View:       ir.ViewOf[VaStartOp],
}

// VaStartOp is the view of an operation llvm.intr.vastart.
type VaStartOp struct{ ir.View }

// Def returns [VaStart].
func (VaStartOp) Def() *ir.OpDef { return VaStart }

// ArgList is the operand $arg_list.
func (op VaStartOp) ArgList() *ir.Value { return op.Op().Operand(0) }

// VaStartAdaptor has the converted operands of a [VaStartOp] during a conversion.
type VaStartAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VaStartOp].
func (VaStartAdaptor[T]) For(VaStartOp) {}

// ArgList returns the converted operand $arg_list.
func (a VaStartAdaptor[T]) ArgList() T { return a.At(0) }

// NewVaStart creates the operation llvm.intr.vastart at the builder's insertion point.
func NewVaStart(b *ir.Builder, argList *ir.Value) VaStartOp {
	st := ir.OperationState{Def: VaStart, Operands: []*ir.Value{argList}}
	return ir.Cast[VaStartOp](b.Create(&st))
}

// formatVaCopy is the assembly format of [VaCopy].
var formatVaCopy = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
}

// VaCopy is the operation llvm.intr.vacopy.
var VaCopy = &ir.OpDef{
	Name: "llvm.intr.vacopy",
	Operands: []ir.ValueDef{
		{Name: "dest_list", Constraint: anyPointer},
		{Name: "src_list", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaCopy), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.va_copy"})},
	View:       ir.ViewOf[VaCopyOp],
}

// VaCopyOp is the view of an operation llvm.intr.vacopy.
type VaCopyOp struct{ ir.View }

// Def returns [VaCopy].
func (VaCopyOp) Def() *ir.OpDef { return VaCopy }

// DestList is the operand $dest_list.
func (op VaCopyOp) DestList() *ir.Value { return op.Op().Operand(0) }

// SrcList is the operand $src_list.
func (op VaCopyOp) SrcList() *ir.Value { return op.Op().Operand(1) }

// VaCopyAdaptor has the converted operands of a [VaCopyOp] during a conversion.
type VaCopyAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VaCopyOp].
func (VaCopyAdaptor[T]) For(VaCopyOp) {}

// DestList returns the converted operand $dest_list.
func (a VaCopyAdaptor[T]) DestList() T { return a.At(0) }

// SrcList returns the converted operand $src_list.
func (a VaCopyAdaptor[T]) SrcList() T { return a.At(1) }

// NewVaCopy creates the operation llvm.intr.vacopy at the builder's insertion point.
func NewVaCopy(b *ir.Builder, destList *ir.Value, srcList *ir.Value) VaCopyOp {
	st := ir.OperationState{Def: VaCopy, Operands: []*ir.Value{destList, srcList}}
	return ir.Cast[VaCopyOp](b.Create(&st))
}

// formatVaEnd is the assembly format of [VaEnd].
var formatVaEnd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// VaEnd is the operation llvm.intr.vaend.
var VaEnd = &ir.OpDef{
	Name: "llvm.intr.vaend",
	Operands: []ir.ValueDef{
		{Name: "arg_list", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaEnd), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.va_end"})},
	View:       ir.ViewOf[VaEndOp],
}

// VaEndOp is the view of an operation llvm.intr.vaend.
type VaEndOp struct{ ir.View }

// Def returns [VaEnd].
func (VaEndOp) Def() *ir.OpDef { return VaEnd }

// ArgList is the operand $arg_list.
func (op VaEndOp) ArgList() *ir.Value { return op.Op().Operand(0) }

// VaEndAdaptor has the converted operands of a [VaEndOp] during a conversion.
type VaEndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VaEndOp].
func (VaEndAdaptor[T]) For(VaEndOp) {}

// ArgList returns the converted operand $arg_list.
func (a VaEndAdaptor[T]) ArgList() T { return a.At(0) }

// NewVaEnd creates the operation llvm.intr.vaend at the builder's insertion point.
func NewVaEnd(b *ir.Builder, argList *ir.Value) VaEndOp {
	st := ir.OperationState{Def: VaEnd, Operands: []*ir.Value{argList}}
	return ir.Cast[VaEndOp](b.Create(&st))
}

// formatStackSave is the assembly format of [StackSave].
var formatStackSave = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// StackSave is the operation llvm.intr.stacksave.
var StackSave = &ir.OpDef{
	Name: "llvm.intr.stacksave",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStackSave), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.stacksave"})},
	View:       ir.ViewOf[StackSaveOp],
}

// StackSaveOp is the view of an operation llvm.intr.stacksave.
type StackSaveOp struct{ ir.View }

// Def returns [StackSave].
func (StackSaveOp) Def() *ir.OpDef { return StackSave }

// Result is the result $res.
func (op StackSaveOp) Result() *ir.Value { return op.Op().Result(0) }

// StackSaveAdaptor has the converted operands of a [StackSaveOp] during a conversion.
type StackSaveAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StackSaveOp].
func (StackSaveAdaptor[T]) For(StackSaveOp) {}

// NewStackSave creates the operation llvm.intr.stacksave at the builder's insertion point.
func NewStackSave(b *ir.Builder, resultType ir.Type) StackSaveOp {
	st := ir.OperationState{Def: StackSave, Results: []ir.Type{resultType}}
	return ir.Cast[StackSaveOp](b.Create(&st))
}

// formatStackRestore is the assembly format of [StackRestore].
var formatStackRestore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// StackRestore is the operation llvm.intr.stackrestore.
var StackRestore = &ir.OpDef{
	Name: "llvm.intr.stackrestore",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStackRestore), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.stackrestore"})},
	View:       ir.ViewOf[StackRestoreOp],
}

// StackRestoreOp is the view of an operation llvm.intr.stackrestore.
type StackRestoreOp struct{ ir.View }

// Def returns [StackRestore].
func (StackRestoreOp) Def() *ir.OpDef { return StackRestore }

// Ptr is the operand $ptr.
func (op StackRestoreOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// StackRestoreAdaptor has the converted operands of a [StackRestoreOp] during a conversion.
type StackRestoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StackRestoreOp].
func (StackRestoreAdaptor[T]) For(StackRestoreOp) {}

// Ptr returns the converted operand $ptr.
func (a StackRestoreAdaptor[T]) Ptr() T { return a.At(0) }

// NewStackRestore creates the operation llvm.intr.stackrestore at the builder's insertion point.
func NewStackRestore(b *ir.Builder, ptr *ir.Value) StackRestoreOp {
	st := ir.OperationState{Def: StackRestore, Operands: []*ir.Value{ptr}}
	return ir.Cast[StackRestoreOp](b.Create(&st))
}

// ThreadlocalAddress is the operation llvm.intr.threadlocal.address.
var ThreadlocalAddress = &ir.OpDef{
	Name:   "llvm.intr.threadlocal.address",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "global", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.threadlocal.address"})},
	View:       ir.ViewOf[ThreadlocalAddressOp],
}

// ThreadlocalAddressOp is the view of an operation llvm.intr.threadlocal.address.
type ThreadlocalAddressOp struct{ ir.View }

// Def returns [ThreadlocalAddress].
func (ThreadlocalAddressOp) Def() *ir.OpDef { return ThreadlocalAddress }

// Global is the operand $global.
func (op ThreadlocalAddressOp) Global() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op ThreadlocalAddressOp) Result() *ir.Value { return op.Op().Result(0) }

// ThreadlocalAddressAdaptor has the converted operands of a [ThreadlocalAddressOp] during a conversion.
type ThreadlocalAddressAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ThreadlocalAddressOp].
func (ThreadlocalAddressAdaptor[T]) For(ThreadlocalAddressOp) {}

// Global returns the converted operand $global.
func (a ThreadlocalAddressAdaptor[T]) Global() T { return a.At(0) }

// NewThreadlocalAddress creates the operation llvm.intr.threadlocal.address at the builder's insertion point.
func NewThreadlocalAddress(b *ir.Builder, resultType ir.Type, global *ir.Value) ThreadlocalAddressOp {
	st := ir.OperationState{Def: ThreadlocalAddress, Operands: []*ir.Value{global}, Results: []ir.Type{resultType}}
	return ir.Cast[ThreadlocalAddressOp](b.Create(&st))
}

// formatAssume is the assembly format of [Assume].
var formatAssume = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}, {Kind: asm.HasOperands, N: 1}, {Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
				Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
					var v0 [][]asm.Operand
					var v1 [][]ir.Type
					var v2 *ir.ArrayAttr
					there := parseOpBundles(p, &v0, &v1, &v2)
					a.SetOperandLists(1, v0)
					a.SetTypeLists(1, v1)
					if v2 != nil {
						a.SetAttr(1, v2)
					}
					return there
				},
				Print: func(p *asm.Printer, op *ir.Operation) {
					printOpBundles(p, op, asm.OperandListsOf(op, 1), asm.TypeListsOf(op, 1), asm.AttrAs[*ir.ArrayAttr](op.InherentAttr(1)))
				},
			}},
		}}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntegerType},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// Assume is the operation llvm.intr.assume.
var Assume = &ir.OpDef{
	Name: "llvm.intr.assume",
	Operands: []ir.ValueDef{
		{Name: "cond", Constraint: constraint.I1},
		{Name: "op_bundle_operands", Constraint: anyLLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAssume), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.assume"})},
	View:       ir.ViewOf[AssumeOp],
}

// AssumeOp is the view of an operation llvm.intr.assume.
type AssumeOp struct{ ir.View }

// Def returns [Assume].
func (AssumeOp) Def() *ir.OpDef { return Assume }

// The slots of the inherent attributes of [Assume].
const (
	slotAssumeOpBundleSizes = 0
	slotAssumeOpBundleTags  = 1
)

// Verify checks what the definition cannot express.
func (op AssumeOp) Verify() *diag.Diagnostic { return verifyAssume(op.Op()) }

// Cond is the operand $cond.
func (op AssumeOp) Cond() *ir.Value { return op.Op().Operand(0) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op AssumeOp) OpBundleOperands() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 1) }

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op AssumeOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotAssumeOpBundleSizes).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op AssumeOp) SetOpBundleSizes(v []int32) AssumeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAssumeOpBundleSizes, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op AssumeOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAssumeOpBundleTags).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op AssumeOp) SetOpBundleTags(v *ir.ArrayAttr) AssumeOp {
	op.Op().SetInherentAttr(slotAssumeOpBundleTags, v)
	return op
}

// AssumeAdaptor has the converted operands of a [AssumeOp] during a conversion.
type AssumeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AssumeOp].
func (AssumeAdaptor[T]) For(AssumeOp) {}

// Cond returns the converted operand $cond.
func (a AssumeAdaptor[T]) Cond() T { return a.At(0) }

// OpBundleOperands returns the converted operand $op_bundle_operands.
func (a AssumeAdaptor[T]) OpBundleOperands() [][]T { return a.Lists(1) }

// NewAssume creates the operation llvm.intr.assume at the builder's insertion point.
func NewAssume(b *ir.Builder, cond *ir.Value, opBundleOperands [][]*ir.Value) AssumeOp {
	st := ir.OperationState{Def: Assume}
	st.Operands = append(st.Operands, cond)
	opBundleOperandsSizes := make([]int32, len(opBundleOperands))
	for i, vs := range opBundleOperands {
		st.Operands = append(st.Operands, vs...)
		opBundleOperandsSizes[i] = int32(len(vs))
	}
	st.SetInherentAttr(slotAssumeOpBundleSizes, ir.NewDenseI32ArrayAttr(b.Context(), opBundleOperandsSizes...))
	return ir.Cast[AssumeOp](b.Create(&st))
}

// formatSSACopy is the assembly format of [SSACopy].
var formatSSACopy = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
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

// SSACopy is the operation llvm.intr.ssa.copy.
var SSACopy = &ir.OpDef{
	Name:      "llvm.intr.ssa.copy",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSSACopy), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ssa.copy"})},
	View:       ir.ViewOf[SSACopyOp],
}

// SSACopyOp is the view of an operation llvm.intr.ssa.copy.
type SSACopyOp struct{ ir.View }

// Def returns [SSACopy].
func (SSACopyOp) Def() *ir.OpDef { return SSACopy }

// Operand is the operand $operand.
func (op SSACopyOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op SSACopyOp) Result() *ir.Value { return op.Op().Result(0) }

// SSACopyAdaptor has the converted operands of a [SSACopyOp] during a conversion.
type SSACopyAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SSACopyOp].
func (SSACopyAdaptor[T]) For(SSACopyOp) {}

// Operand returns the converted operand $operand.
func (a SSACopyAdaptor[T]) Operand() T { return a.At(0) }

// NewSSACopy creates the operation llvm.intr.ssa.copy at the builder's insertion point.
func NewSSACopy(b *ir.Builder, operand *ir.Value) SSACopyOp {
	st := ir.OperationState{Def: SSACopy, Operands: []*ir.Value{operand}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[SSACopyOp](b.Create(&st))
}

// IsConstant is the operation llvm.intr.is.constant.
var IsConstant = &ir.OpDef{
	Name:   "llvm.intr.is.constant",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: anyLLVMType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.I1},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.is.constant"})},
	View:       ir.ViewOf[IsConstantOp],
}

// IsConstantOp is the view of an operation llvm.intr.is.constant.
type IsConstantOp struct{ ir.View }

// Def returns [IsConstant].
func (IsConstantOp) Def() *ir.OpDef { return IsConstant }

// Val is the operand $val.
func (op IsConstantOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op IsConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// IsConstantAdaptor has the converted operands of a [IsConstantOp] during a conversion.
type IsConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsConstantOp].
func (IsConstantAdaptor[T]) For(IsConstantOp) {}

// Val returns the converted operand $val.
func (a IsConstantAdaptor[T]) Val() T { return a.At(0) }

// NewIsConstant creates the operation llvm.intr.is.constant at the builder's insertion point.
func NewIsConstant(b *ir.Builder, val *ir.Value) IsConstantOp {
	st := ir.OperationState{Def: IsConstant, Operands: []*ir.Value{val}, Results: []ir.Type{constraint.I1.Buildable(b.Context())}}
	return ir.Cast[IsConstantOp](b.Create(&st))
}

// formatExpect is the assembly format of [Expect].
var formatExpect = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// Expect is the operation llvm.intr.expect.
var Expect = &ir.OpDef{
	Name:      "llvm.intr.expect",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.AnySignlessInteger},
		{Name: "expected", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpect), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.expect"})},
	View:       ir.ViewOf[ExpectOp],
}

// ExpectOp is the view of an operation llvm.intr.expect.
type ExpectOp struct{ ir.View }

// Def returns [Expect].
func (ExpectOp) Def() *ir.OpDef { return Expect }

// Val is the operand $val.
func (op ExpectOp) Val() *ir.Value { return op.Op().Operand(0) }

// Expected is the operand $expected.
func (op ExpectOp) Expected() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op ExpectOp) Result() *ir.Value { return op.Op().Result(0) }

// ExpectAdaptor has the converted operands of a [ExpectOp] during a conversion.
type ExpectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExpectOp].
func (ExpectAdaptor[T]) For(ExpectOp) {}

// Val returns the converted operand $val.
func (a ExpectAdaptor[T]) Val() T { return a.At(0) }

// Expected returns the converted operand $expected.
func (a ExpectAdaptor[T]) Expected() T { return a.At(1) }

// NewExpect creates the operation llvm.intr.expect at the builder's insertion point.
func NewExpect(b *ir.Builder, val *ir.Value, expected *ir.Value) ExpectOp {
	st := ir.OperationState{Def: Expect, Operands: []*ir.Value{val, expected}, Results: []ir.Type{val.Type()}}
	return ir.Cast[ExpectOp](b.Create(&st))
}

// formatExpectWithProbability is the assembly format of [ExpectWithProbability].
var formatExpectWithProbability = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildF64, Is: asm.IsAttr[*ir.FloatAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// ExpectWithProbability is the operation llvm.intr.expect.with.probability.
var ExpectWithProbability = &ir.OpDef{
	Name:      "llvm.intr.expect.with.probability",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.AnySignlessInteger},
		{Name: "expected", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "prob", Constraint: constraint.F64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpectWithProbability), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.expect.with.probability", Attrs: []IntrinsicArg{{Arg: 2, Slot: 0}}})},
	View:       ir.ViewOf[ExpectWithProbabilityOp],
}

// ExpectWithProbabilityOp is the view of an operation llvm.intr.expect.with.probability.
type ExpectWithProbabilityOp struct{ ir.View }

// Def returns [ExpectWithProbability].
func (ExpectWithProbabilityOp) Def() *ir.OpDef { return ExpectWithProbability }

// The slots of the inherent attributes of [ExpectWithProbability].
const (
	slotExpectWithProbabilityProb = 0
)

// Val is the operand $val.
func (op ExpectWithProbabilityOp) Val() *ir.Value { return op.Op().Operand(0) }

// Expected is the operand $expected.
func (op ExpectWithProbabilityOp) Expected() *ir.Value { return op.Op().Operand(1) }

// Prob is the attribute $prob.
func (op ExpectWithProbabilityOp) Prob() *ir.FloatAttr {
	v, _ := op.Op().InherentAttr(slotExpectWithProbabilityProb).(*ir.FloatAttr)
	return v
}

// SetProb sets the attribute $prob.
func (op ExpectWithProbabilityOp) SetProb(v *ir.FloatAttr) ExpectWithProbabilityOp {
	op.Op().SetInherentAttr(slotExpectWithProbabilityProb, v)
	return op
}

// Result is the result $res.
func (op ExpectWithProbabilityOp) Result() *ir.Value { return op.Op().Result(0) }

// ExpectWithProbabilityAdaptor has the converted operands of a [ExpectWithProbabilityOp] during a conversion.
type ExpectWithProbabilityAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExpectWithProbabilityOp].
func (ExpectWithProbabilityAdaptor[T]) For(ExpectWithProbabilityOp) {}

// Val returns the converted operand $val.
func (a ExpectWithProbabilityAdaptor[T]) Val() T { return a.At(0) }

// Expected returns the converted operand $expected.
func (a ExpectWithProbabilityAdaptor[T]) Expected() T { return a.At(1) }

// NewExpectWithProbability creates the operation llvm.intr.expect.with.probability at the builder's insertion point.
func NewExpectWithProbability(b *ir.Builder, val *ir.Value, expected *ir.Value, prob *ir.FloatAttr) ExpectWithProbabilityOp {
	st := ir.OperationState{Def: ExpectWithProbability, Operands: []*ir.Value{val, expected}, InherentAttrs: []ir.Attribute{slotExpectWithProbabilityProb: prob}, Results: []ir.Type{val.Type()}}
	return ir.Cast[ExpectWithProbabilityOp](b.Create(&st))
}

// formatTrap is the assembly format of [Trap].
var formatTrap = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
}

// Trap is the operation llvm.intr.trap.
var Trap = &ir.OpDef{
	Name:       "llvm.intr.trap",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTrap), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.trap"})},
	View:       ir.ViewOf[TrapOp],
}

// TrapOp is the view of an operation llvm.intr.trap.
type TrapOp struct{ ir.View }

// Def returns [Trap].
func (TrapOp) Def() *ir.OpDef { return Trap }

// TrapAdaptor has the converted operands of a [TrapOp] during a conversion.
type TrapAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TrapOp].
func (TrapAdaptor[T]) For(TrapOp) {}

// NewTrap creates the operation llvm.intr.trap at the builder's insertion point.
func NewTrap(b *ir.Builder) TrapOp {
	st := ir.OperationState{Def: Trap}
	return ir.Cast[TrapOp](b.Create(&st))
}

// formatDebugTrap is the assembly format of [DebugTrap].
var formatDebugTrap = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
}

// DebugTrap is the operation llvm.intr.debugtrap.
var DebugTrap = &ir.OpDef{
	Name:       "llvm.intr.debugtrap",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDebugTrap), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.debugtrap"})},
	View:       ir.ViewOf[DebugTrapOp],
}

// DebugTrapOp is the view of an operation llvm.intr.debugtrap.
type DebugTrapOp struct{ ir.View }

// Def returns [DebugTrap].
func (DebugTrapOp) Def() *ir.OpDef { return DebugTrap }

// DebugTrapAdaptor has the converted operands of a [DebugTrapOp] during a conversion.
type DebugTrapAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DebugTrapOp].
func (DebugTrapAdaptor[T]) For(DebugTrapOp) {}

// NewDebugTrap creates the operation llvm.intr.debugtrap at the builder's insertion point.
func NewDebugTrap(b *ir.Builder) DebugTrapOp {
	st := ir.OperationState{Def: DebugTrap}
	return ir.Cast[DebugTrapOp](b.Create(&st))
}

// formatUBSanTrap is the assembly format of [UBSanTrap].
var formatUBSanTrap = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.PropDictElement},
		{Kind: asm.AttrDictElement},
	},
	PropDict: true,
}

// UBSanTrap is the operation llvm.intr.ubsantrap.
var UBSanTrap = &ir.OpDef{
	Name: "llvm.intr.ubsantrap",
	Attrs: []ir.AttrSlot{
		{Name: "failureKind", Constraint: constraint.I8Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUBSanTrap), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ubsantrap", Attrs: []IntrinsicArg{{Arg: 0, Slot: 0}}})},
	View:       ir.ViewOf[UBSanTrapOp],
}

// UBSanTrapOp is the view of an operation llvm.intr.ubsantrap.
type UBSanTrapOp struct{ ir.View }

// Def returns [UBSanTrap].
func (UBSanTrapOp) Def() *ir.OpDef { return UBSanTrap }

// The slots of the inherent attributes of [UBSanTrap].
const (
	slotUBSanTrapFailureKind = 0
)

// FailureKind is the attribute $failureKind.
func (op UBSanTrapOp) FailureKind() int8 {
	return int8(op.Op().InherentAttr(slotUBSanTrapFailureKind).(*ir.IntegerAttr).Int())
}

// SetFailureKind sets the attribute $failureKind.
func (op UBSanTrapOp) SetFailureKind(v int8) UBSanTrapOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotUBSanTrapFailureKind, ir.NewIntegerAttr(asm.BuildI8(c), int64(v)))
	return op
}

// UBSanTrapAdaptor has the converted operands of a [UBSanTrapOp] during a conversion.
type UBSanTrapAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UBSanTrapOp].
func (UBSanTrapAdaptor[T]) For(UBSanTrapOp) {}

// NewUBSanTrap creates the operation llvm.intr.ubsantrap at the builder's insertion point.
func NewUBSanTrap(b *ir.Builder, failureKind int8) UBSanTrapOp {
	c := b.Context()
	st := ir.OperationState{Def: UBSanTrap, InherentAttrs: []ir.Attribute{slotUBSanTrapFailureKind: ir.NewIntegerAttr(asm.BuildI8(c), int64(failureKind))}}
	return ir.Cast[UBSanTrapOp](b.Create(&st))
}

// VarAnnotation is the operation llvm.intr.var.annotation.
var VarAnnotation = &ir.OpDef{
	Name:      "llvm.intr.var.annotation",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Operand(4))},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: anyPointer},
		{Name: "annotation", Constraint: anyPointer},
		{Name: "fileName", Constraint: anyPointer},
		{Name: "line", Constraint: constraint.I32},
		{Name: "attr", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.var.annotation"})},
	View:       ir.ViewOf[VarAnnotationOp],
}

// VarAnnotationOp is the view of an operation llvm.intr.var.annotation.
type VarAnnotationOp struct{ ir.View }

// Def returns [VarAnnotation].
func (VarAnnotationOp) Def() *ir.OpDef { return VarAnnotation }

// Val is the operand $val.
func (op VarAnnotationOp) Val() *ir.Value { return op.Op().Operand(0) }

// Annotation is the operand $annotation.
func (op VarAnnotationOp) Annotation() *ir.Value { return op.Op().Operand(1) }

// FileName is the operand $fileName.
func (op VarAnnotationOp) FileName() *ir.Value { return op.Op().Operand(2) }

// Line is the operand $line.
func (op VarAnnotationOp) Line() *ir.Value { return op.Op().Operand(3) }

// Attr is the operand $attr.
func (op VarAnnotationOp) Attr() *ir.Value { return op.Op().Operand(4) }

// VarAnnotationAdaptor has the converted operands of a [VarAnnotationOp] during a conversion.
type VarAnnotationAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VarAnnotationOp].
func (VarAnnotationAdaptor[T]) For(VarAnnotationOp) {}

// Val returns the converted operand $val.
func (a VarAnnotationAdaptor[T]) Val() T { return a.At(0) }

// Annotation returns the converted operand $annotation.
func (a VarAnnotationAdaptor[T]) Annotation() T { return a.At(1) }

// FileName returns the converted operand $fileName.
func (a VarAnnotationAdaptor[T]) FileName() T { return a.At(2) }

// Line returns the converted operand $line.
func (a VarAnnotationAdaptor[T]) Line() T { return a.At(3) }

// Attr returns the converted operand $attr.
func (a VarAnnotationAdaptor[T]) Attr() T { return a.At(4) }

// NewVarAnnotation creates the operation llvm.intr.var.annotation at the builder's insertion point.
func NewVarAnnotation(b *ir.Builder, val *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value, attr *ir.Value) VarAnnotationOp {
	st := ir.OperationState{Def: VarAnnotation, Operands: []*ir.Value{val, annotation, fileName, line, attr}}
	return ir.Cast[VarAnnotationOp](b.Create(&st))
}

// PtrAnnotation is the operation llvm.intr.ptr.annotation.
var PtrAnnotation = &ir.OpDef{
	Name:      "llvm.intr.ptr.annotation",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(0)), constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Operand(4))},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
		{Name: "annotation", Constraint: anyPointer},
		{Name: "fileName", Constraint: anyPointer},
		{Name: "line", Constraint: constraint.I32},
		{Name: "attr", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.ptr.annotation"})},
	View:       ir.ViewOf[PtrAnnotationOp],
}

// PtrAnnotationOp is the view of an operation llvm.intr.ptr.annotation.
type PtrAnnotationOp struct{ ir.View }

// Def returns [PtrAnnotation].
func (PtrAnnotationOp) Def() *ir.OpDef { return PtrAnnotation }

// Ptr is the operand $ptr.
func (op PtrAnnotationOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Annotation is the operand $annotation.
func (op PtrAnnotationOp) Annotation() *ir.Value { return op.Op().Operand(1) }

// FileName is the operand $fileName.
func (op PtrAnnotationOp) FileName() *ir.Value { return op.Op().Operand(2) }

// Line is the operand $line.
func (op PtrAnnotationOp) Line() *ir.Value { return op.Op().Operand(3) }

// Attr is the operand $attr.
func (op PtrAnnotationOp) Attr() *ir.Value { return op.Op().Operand(4) }

// Result is the result $res.
func (op PtrAnnotationOp) Result() *ir.Value { return op.Op().Result(0) }

// PtrAnnotationAdaptor has the converted operands of a [PtrAnnotationOp] during a conversion.
type PtrAnnotationAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PtrAnnotationOp].
func (PtrAnnotationAdaptor[T]) For(PtrAnnotationOp) {}

// Ptr returns the converted operand $ptr.
func (a PtrAnnotationAdaptor[T]) Ptr() T { return a.At(0) }

// Annotation returns the converted operand $annotation.
func (a PtrAnnotationAdaptor[T]) Annotation() T { return a.At(1) }

// FileName returns the converted operand $fileName.
func (a PtrAnnotationAdaptor[T]) FileName() T { return a.At(2) }

// Line returns the converted operand $line.
func (a PtrAnnotationAdaptor[T]) Line() T { return a.At(3) }

// Attr returns the converted operand $attr.
func (a PtrAnnotationAdaptor[T]) Attr() T { return a.At(4) }

// NewPtrAnnotation creates the operation llvm.intr.ptr.annotation at the builder's insertion point.
func NewPtrAnnotation(b *ir.Builder, ptr *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value, attr *ir.Value) PtrAnnotationOp {
	st := ir.OperationState{Def: PtrAnnotation, Operands: []*ir.Value{ptr, annotation, fileName, line, attr}, Results: []ir.Type{ptr.Type()}}
	return ir.Cast[PtrAnnotationOp](b.Create(&st))
}

// Annotation is the operation llvm.intr.annotation.
var Annotation = &ir.OpDef{
	Name:      "llvm.intr.annotation",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(0)), constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2))},
	Operands: []ir.ValueDef{
		{Name: "integer", Constraint: constraint.AnySignlessInteger},
		{Name: "annotation", Constraint: anyPointer},
		{Name: "fileName", Constraint: anyPointer},
		{Name: "line", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.AnySignlessInteger},
	},
	Interfaces: []ir.Implementation{IntrinsicInterface.Is(&Intrinsic{Name: "llvm.annotation"})},
	View:       ir.ViewOf[AnnotationOp],
}

// AnnotationOp is the view of an operation llvm.intr.annotation.
type AnnotationOp struct{ ir.View }

// Def returns [Annotation].
func (AnnotationOp) Def() *ir.OpDef { return Annotation }

// Integer is the operand $integer.
func (op AnnotationOp) Integer() *ir.Value { return op.Op().Operand(0) }

// Annotation is the operand $annotation.
func (op AnnotationOp) Annotation() *ir.Value { return op.Op().Operand(1) }

// FileName is the operand $fileName.
func (op AnnotationOp) FileName() *ir.Value { return op.Op().Operand(2) }

// Line is the operand $line.
func (op AnnotationOp) Line() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op AnnotationOp) Result() *ir.Value { return op.Op().Result(0) }

// AnnotationAdaptor has the converted operands of a [AnnotationOp] during a conversion.
type AnnotationAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AnnotationOp].
func (AnnotationAdaptor[T]) For(AnnotationOp) {}

// Integer returns the converted operand $integer.
func (a AnnotationAdaptor[T]) Integer() T { return a.At(0) }

// Annotation returns the converted operand $annotation.
func (a AnnotationAdaptor[T]) Annotation() T { return a.At(1) }

// FileName returns the converted operand $fileName.
func (a AnnotationAdaptor[T]) FileName() T { return a.At(2) }

// Line returns the converted operand $line.
func (a AnnotationAdaptor[T]) Line() T { return a.At(3) }

// NewAnnotation creates the operation llvm.intr.annotation at the builder's insertion point.
func NewAnnotation(b *ir.Builder, integer *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value) AnnotationOp {
	st := ir.OperationState{Def: Annotation, Operands: []*ir.Value{integer, annotation, fileName, line}, Results: []ir.Type{integer.Type()}}
	return ir.Cast[AnnotationOp](b.Create(&st))
}

// formatDbgDeclare is the assembly format of [DbgDeclare].
var formatDbgDeclare = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Qualified: true, Attr: &asm.AttrForm{Def: &DILocalVariableAttrDef, Is: asm.IsAttr[*DILocalVariableAttr]}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.AttrElement, Space: true, N: 1, Qualified: true, Attr: &asm.AttrForm{Def: &DIExpressionAttrDef, Is: asm.IsAttr[*DIExpressionAttr]}},
		}}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// DbgDeclare is the operation llvm.intr.dbg.declare: address of a variable of the source language.
var DbgDeclare = &ir.OpDef{
	Name: "llvm.intr.dbg.declare",
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: anyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "varInfo", Constraint: IsDILocalVariableAttr},
		{Name: "locationExpr", Constraint: IsDIExpressionAttr, Default: func(c *ir.Context) ir.Attribute { return NewDIExpressionAttr(c, nil) }},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDbgDeclare), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.dbg.declare"})},
	View:       ir.ViewOf[DbgDeclareOp],
}

// DbgDeclareOp is the view of an operation llvm.intr.dbg.declare.
type DbgDeclareOp struct{ ir.View }

// Def returns [DbgDeclare].
func (DbgDeclareOp) Def() *ir.OpDef { return DbgDeclare }

// The slots of the inherent attributes of [DbgDeclare].
const (
	slotDbgDeclareVarInfo      = 0
	slotDbgDeclareLocationExpr = 1
)

// Addr is the operand $addr.
func (op DbgDeclareOp) Addr() *ir.Value { return op.Op().Operand(0) }

// VarInfo is the attribute $varInfo.
func (op DbgDeclareOp) VarInfo() *DILocalVariableAttr {
	v, _ := op.Op().InherentAttr(slotDbgDeclareVarInfo).(*DILocalVariableAttr)
	return v
}

// SetVarInfo sets the attribute $varInfo.
func (op DbgDeclareOp) SetVarInfo(v *DILocalVariableAttr) DbgDeclareOp {
	op.Op().SetInherentAttr(slotDbgDeclareVarInfo, v)
	return op
}

// LocationExpr is the attribute $locationExpr, nil if it is absent.
func (op DbgDeclareOp) LocationExpr() []*DIExpressionElemAttr {
	if v, ok := op.Op().InherentAttr(slotDbgDeclareLocationExpr).(*DIExpressionAttr); ok {
		return v.Operations()
	}
	return nil
}

// SetLocationExpr sets the attribute $locationExpr.
func (op DbgDeclareOp) SetLocationExpr(v []*DIExpressionElemAttr) DbgDeclareOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDbgDeclareLocationExpr, NewDIExpressionAttr(c, v))
	return op
}

// DbgDeclareAdaptor has the converted operands of a [DbgDeclareOp] during a conversion.
type DbgDeclareAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DbgDeclareOp].
func (DbgDeclareAdaptor[T]) For(DbgDeclareOp) {}

// Addr returns the converted operand $addr.
func (a DbgDeclareAdaptor[T]) Addr() T { return a.At(0) }

// NewDbgDeclare creates the operation llvm.intr.dbg.declare at the builder's insertion point.
func NewDbgDeclare(b *ir.Builder, addr *ir.Value, varInfo *DILocalVariableAttr) DbgDeclareOp {
	c := b.Context()
	st := ir.OperationState{Def: DbgDeclare, Operands: []*ir.Value{addr}, InherentAttrs: []ir.Attribute{slotDbgDeclareVarInfo: varInfo, slotDbgDeclareLocationExpr: NewDIExpressionAttr(c, nil)}}
	return ir.Cast[DbgDeclareOp](b.Create(&st))
}

// formatDbgValue is the assembly format of [DbgValue].
var formatDbgValue = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Qualified: true, Attr: &asm.AttrForm{Def: &DILocalVariableAttrDef, Is: asm.IsAttr[*DILocalVariableAttr]}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.AttrElement, Space: true, N: 1, Qualified: true, Attr: &asm.AttrForm{Def: &DIExpressionAttrDef, Is: asm.IsAttr[*DIExpressionAttr]}},
		}}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// DbgValue is the operation llvm.intr.dbg.value: value of a variable of the source language.
var DbgValue = &ir.OpDef{
	Name: "llvm.intr.dbg.value",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: anyLLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "varInfo", Constraint: IsDILocalVariableAttr},
		{Name: "locationExpr", Constraint: IsDIExpressionAttr, Default: func(c *ir.Context) ir.Attribute { return NewDIExpressionAttr(c, nil) }},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDbgValue), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.dbg.value"})},
	View:       ir.ViewOf[DbgValueOp],
}

// DbgValueOp is the view of an operation llvm.intr.dbg.value.
type DbgValueOp struct{ ir.View }

// Def returns [DbgValue].
func (DbgValueOp) Def() *ir.OpDef { return DbgValue }

// The slots of the inherent attributes of [DbgValue].
const (
	slotDbgValueVarInfo      = 0
	slotDbgValueLocationExpr = 1
)

// Value is the operand $value.
func (op DbgValueOp) Value() *ir.Value { return op.Op().Operand(0) }

// VarInfo is the attribute $varInfo.
func (op DbgValueOp) VarInfo() *DILocalVariableAttr {
	v, _ := op.Op().InherentAttr(slotDbgValueVarInfo).(*DILocalVariableAttr)
	return v
}

// SetVarInfo sets the attribute $varInfo.
func (op DbgValueOp) SetVarInfo(v *DILocalVariableAttr) DbgValueOp {
	op.Op().SetInherentAttr(slotDbgValueVarInfo, v)
	return op
}

// LocationExpr is the attribute $locationExpr, nil if it is absent.
func (op DbgValueOp) LocationExpr() []*DIExpressionElemAttr {
	if v, ok := op.Op().InherentAttr(slotDbgValueLocationExpr).(*DIExpressionAttr); ok {
		return v.Operations()
	}
	return nil
}

// SetLocationExpr sets the attribute $locationExpr.
func (op DbgValueOp) SetLocationExpr(v []*DIExpressionElemAttr) DbgValueOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDbgValueLocationExpr, NewDIExpressionAttr(c, v))
	return op
}

// DbgValueAdaptor has the converted operands of a [DbgValueOp] during a conversion.
type DbgValueAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DbgValueOp].
func (DbgValueAdaptor[T]) For(DbgValueOp) {}

// Value returns the converted operand $value.
func (a DbgValueAdaptor[T]) Value() T { return a.At(0) }

// NewDbgValue creates the operation llvm.intr.dbg.value at the builder's insertion point.
func NewDbgValue(b *ir.Builder, value *ir.Value, varInfo *DILocalVariableAttr) DbgValueOp {
	c := b.Context()
	st := ir.OperationState{Def: DbgValue, Operands: []*ir.Value{value}, InherentAttrs: []ir.Attribute{slotDbgValueVarInfo: varInfo, slotDbgValueLocationExpr: NewDIExpressionAttr(c, nil)}}
	return ir.Cast[DbgValueOp](b.Create(&st))
}

// formatDbgLabel is the assembly format of [DbgLabel].
var formatDbgLabel = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &DILabelAttrDef, Is: asm.IsAttr[*DILabelAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// DbgLabel is the operation llvm.intr.dbg.label: place of a label of the source language.
var DbgLabel = &ir.OpDef{
	Name: "llvm.intr.dbg.label",
	Attrs: []ir.AttrSlot{
		{Name: "label", Constraint: IsDILabelAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDbgLabel), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.dbg.label"})},
	View:       ir.ViewOf[DbgLabelOp],
}

// DbgLabelOp is the view of an operation llvm.intr.dbg.label.
type DbgLabelOp struct{ ir.View }

// Def returns [DbgLabel].
func (DbgLabelOp) Def() *ir.OpDef { return DbgLabel }

// The slots of the inherent attributes of [DbgLabel].
const (
	slotDbgLabelLabel = 0
)

// Label is the attribute $label.
func (op DbgLabelOp) Label() *DILabelAttr {
	v, _ := op.Op().InherentAttr(slotDbgLabelLabel).(*DILabelAttr)
	return v
}

// SetLabel sets the attribute $label.
func (op DbgLabelOp) SetLabel(v *DILabelAttr) DbgLabelOp {
	op.Op().SetInherentAttr(slotDbgLabelLabel, v)
	return op
}

// DbgLabelAdaptor has the converted operands of a [DbgLabelOp] during a conversion.
type DbgLabelAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DbgLabelOp].
func (DbgLabelAdaptor[T]) For(DbgLabelOp) {}

// NewDbgLabel creates the operation llvm.intr.dbg.label at the builder's insertion point.
func NewDbgLabel(b *ir.Builder, label *DILabelAttr) DbgLabelOp {
	st := ir.OperationState{Def: DbgLabel, InherentAttrs: []ir.Attribute{slotDbgLabelLabel: label}}
	return ir.Cast[DbgLabelOp](b.Create(&st))
}

// formatCoroId is the assembly format of [CoroId].
var formatCoroId = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 3},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroId is the operation llvm.intr.coro.id.
var CoroId = &ir.OpDef{
	Name: "llvm.intr.coro.id",
	Operands: []ir.ValueDef{
		{Name: "align", Constraint: constraint.I32},
		{Name: "promise", Constraint: anyPointer},
		{Name: "coroaddr", Constraint: anyPointer},
		{Name: "fnaddrs", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroId), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.id"})},
	View:       ir.ViewOf[CoroIdOp],
}

// CoroIdOp is the view of an operation llvm.intr.coro.id.
type CoroIdOp struct{ ir.View }

// Def returns [CoroId].
func (CoroIdOp) Def() *ir.OpDef { return CoroId }

// Align is the operand $align.
func (op CoroIdOp) Align() *ir.Value { return op.Op().Operand(0) }

// Promise is the operand $promise.
func (op CoroIdOp) Promise() *ir.Value { return op.Op().Operand(1) }

// Coroaddr is the operand $coroaddr.
func (op CoroIdOp) Coroaddr() *ir.Value { return op.Op().Operand(2) }

// Fnaddrs is the operand $fnaddrs.
func (op CoroIdOp) Fnaddrs() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op CoroIdOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroIdAdaptor has the converted operands of a [CoroIdOp] during a conversion.
type CoroIdAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroIdOp].
func (CoroIdAdaptor[T]) For(CoroIdOp) {}

// Align returns the converted operand $align.
func (a CoroIdAdaptor[T]) Align() T { return a.At(0) }

// Promise returns the converted operand $promise.
func (a CoroIdAdaptor[T]) Promise() T { return a.At(1) }

// Coroaddr returns the converted operand $coroaddr.
func (a CoroIdAdaptor[T]) Coroaddr() T { return a.At(2) }

// Fnaddrs returns the converted operand $fnaddrs.
func (a CoroIdAdaptor[T]) Fnaddrs() T { return a.At(3) }

// NewCoroId creates the operation llvm.intr.coro.id at the builder's insertion point.
func NewCoroId(b *ir.Builder, resultType ir.Type, align *ir.Value, promise *ir.Value, coroaddr *ir.Value, fnaddrs *ir.Value) CoroIdOp {
	st := ir.OperationState{Def: CoroId, Operands: []*ir.Value{align, promise, coroaddr, fnaddrs}, Results: []ir.Type{resultType}}
	return ir.Cast[CoroIdOp](b.Create(&st))
}

// formatCoroBegin is the assembly format of [CoroBegin].
var formatCoroBegin = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroBegin is the operation llvm.intr.coro.begin.
var CoroBegin = &ir.OpDef{
	Name: "llvm.intr.coro.begin",
	Operands: []ir.ValueDef{
		{Name: "token", Constraint: tokenType},
		{Name: "mem", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroBegin), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.begin"})},
	View:       ir.ViewOf[CoroBeginOp],
}

// CoroBeginOp is the view of an operation llvm.intr.coro.begin.
type CoroBeginOp struct{ ir.View }

// Def returns [CoroBegin].
func (CoroBeginOp) Def() *ir.OpDef { return CoroBegin }

// Token is the operand $token.
func (op CoroBeginOp) Token() *ir.Value { return op.Op().Operand(0) }

// Mem is the operand $mem.
func (op CoroBeginOp) Mem() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op CoroBeginOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroBeginAdaptor has the converted operands of a [CoroBeginOp] during a conversion.
type CoroBeginAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroBeginOp].
func (CoroBeginAdaptor[T]) For(CoroBeginOp) {}

// Token returns the converted operand $token.
func (a CoroBeginAdaptor[T]) Token() T { return a.At(0) }

// Mem returns the converted operand $mem.
func (a CoroBeginAdaptor[T]) Mem() T { return a.At(1) }

// NewCoroBegin creates the operation llvm.intr.coro.begin at the builder's insertion point.
func NewCoroBegin(b *ir.Builder, resultType ir.Type, token *ir.Value, mem *ir.Value) CoroBeginOp {
	st := ir.OperationState{Def: CoroBegin, Operands: []*ir.Value{token, mem}, Results: []ir.Type{resultType}}
	return ir.Cast[CoroBeginOp](b.Create(&st))
}

// formatCoroSize is the assembly format of [CoroSize].
var formatCoroSize = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// CoroSize is the operation llvm.intr.coro.size.
var CoroSize = &ir.OpDef{
	Name: "llvm.intr.coro.size",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroSize), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.size"})},
	View:       ir.ViewOf[CoroSizeOp],
}

// CoroSizeOp is the view of an operation llvm.intr.coro.size.
type CoroSizeOp struct{ ir.View }

// Def returns [CoroSize].
func (CoroSizeOp) Def() *ir.OpDef { return CoroSize }

// Result is the result $res.
func (op CoroSizeOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroSizeAdaptor has the converted operands of a [CoroSizeOp] during a conversion.
type CoroSizeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroSizeOp].
func (CoroSizeAdaptor[T]) For(CoroSizeOp) {}

// NewCoroSize creates the operation llvm.intr.coro.size at the builder's insertion point.
func NewCoroSize(b *ir.Builder, resultType ir.Type) CoroSizeOp {
	st := ir.OperationState{Def: CoroSize, Results: []ir.Type{resultType}}
	return ir.Cast[CoroSizeOp](b.Create(&st))
}

// formatCoroAlign is the assembly format of [CoroAlign].
var formatCoroAlign = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// CoroAlign is the operation llvm.intr.coro.align.
var CoroAlign = &ir.OpDef{
	Name: "llvm.intr.coro.align",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroAlign), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.align"})},
	View:       ir.ViewOf[CoroAlignOp],
}

// CoroAlignOp is the view of an operation llvm.intr.coro.align.
type CoroAlignOp struct{ ir.View }

// Def returns [CoroAlign].
func (CoroAlignOp) Def() *ir.OpDef { return CoroAlign }

// Result is the result $res.
func (op CoroAlignOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroAlignAdaptor has the converted operands of a [CoroAlignOp] during a conversion.
type CoroAlignAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroAlignOp].
func (CoroAlignAdaptor[T]) For(CoroAlignOp) {}

// NewCoroAlign creates the operation llvm.intr.coro.align at the builder's insertion point.
func NewCoroAlign(b *ir.Builder, resultType ir.Type) CoroAlignOp {
	st := ir.OperationState{Def: CoroAlign, Results: []ir.Type{resultType}}
	return ir.Cast[CoroAlignOp](b.Create(&st))
}

// formatCoroSave is the assembly format of [CoroSave].
var formatCoroSave = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
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
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroSave is the operation llvm.intr.coro.save.
var CoroSave = &ir.OpDef{
	Name: "llvm.intr.coro.save",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroSave), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.save"})},
	View:       ir.ViewOf[CoroSaveOp],
}

// CoroSaveOp is the view of an operation llvm.intr.coro.save.
type CoroSaveOp struct{ ir.View }

// Def returns [CoroSave].
func (CoroSaveOp) Def() *ir.OpDef { return CoroSave }

// Handle is the operand $handle.
func (op CoroSaveOp) Handle() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op CoroSaveOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroSaveAdaptor has the converted operands of a [CoroSaveOp] during a conversion.
type CoroSaveAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroSaveOp].
func (CoroSaveAdaptor[T]) For(CoroSaveOp) {}

// Handle returns the converted operand $handle.
func (a CoroSaveAdaptor[T]) Handle() T { return a.At(0) }

// NewCoroSave creates the operation llvm.intr.coro.save at the builder's insertion point.
func NewCoroSave(b *ir.Builder, resultType ir.Type, handle *ir.Value) CoroSaveOp {
	st := ir.OperationState{Def: CoroSave, Operands: []*ir.Value{handle}, Results: []ir.Type{resultType}}
	return ir.Cast[CoroSaveOp](b.Create(&st))
}

// formatCoroSuspend is the assembly format of [CoroSuspend].
var formatCoroSuspend = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: tokenType.Buildable},
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// CoroSuspend is the operation llvm.intr.coro.suspend.
var CoroSuspend = &ir.OpDef{
	Name: "llvm.intr.coro.suspend",
	Operands: []ir.ValueDef{
		{Name: "save", Constraint: tokenType},
		{Name: "final", Constraint: constraint.I1},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroSuspend), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.suspend"})},
	View:       ir.ViewOf[CoroSuspendOp],
}

// CoroSuspendOp is the view of an operation llvm.intr.coro.suspend.
type CoroSuspendOp struct{ ir.View }

// Def returns [CoroSuspend].
func (CoroSuspendOp) Def() *ir.OpDef { return CoroSuspend }

// Save is the operand $save.
func (op CoroSuspendOp) Save() *ir.Value { return op.Op().Operand(0) }

// Final is the operand $final.
func (op CoroSuspendOp) Final() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op CoroSuspendOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroSuspendAdaptor has the converted operands of a [CoroSuspendOp] during a conversion.
type CoroSuspendAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroSuspendOp].
func (CoroSuspendAdaptor[T]) For(CoroSuspendOp) {}

// Save returns the converted operand $save.
func (a CoroSuspendAdaptor[T]) Save() T { return a.At(0) }

// Final returns the converted operand $final.
func (a CoroSuspendAdaptor[T]) Final() T { return a.At(1) }

// NewCoroSuspend creates the operation llvm.intr.coro.suspend at the builder's insertion point.
func NewCoroSuspend(b *ir.Builder, resultType ir.Type, save *ir.Value, final *ir.Value) CoroSuspendOp {
	st := ir.OperationState{Def: CoroSuspend, Operands: []*ir.Value{save, final}, Results: []ir.Type{resultType}}
	return ir.Cast[CoroSuspendOp](b.Create(&st))
}

// formatCoroEnd is the assembly format of [CoroEnd].
var formatCoroEnd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
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
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroEnd is the operation llvm.intr.coro.end.
var CoroEnd = &ir.OpDef{
	Name: "llvm.intr.coro.end",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: anyPointer},
		{Name: "unwind", Constraint: constraint.I1},
		{Name: "retvals", Constraint: tokenType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroEnd), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.end"})},
	View:       ir.ViewOf[CoroEndOp],
}

// CoroEndOp is the view of an operation llvm.intr.coro.end.
type CoroEndOp struct{ ir.View }

// Def returns [CoroEnd].
func (CoroEndOp) Def() *ir.OpDef { return CoroEnd }

// Handle is the operand $handle.
func (op CoroEndOp) Handle() *ir.Value { return op.Op().Operand(0) }

// Unwind is the operand $unwind.
func (op CoroEndOp) Unwind() *ir.Value { return op.Op().Operand(1) }

// Retvals is the operand $retvals.
func (op CoroEndOp) Retvals() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op CoroEndOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroEndAdaptor has the converted operands of a [CoroEndOp] during a conversion.
type CoroEndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroEndOp].
func (CoroEndAdaptor[T]) For(CoroEndOp) {}

// Handle returns the converted operand $handle.
func (a CoroEndAdaptor[T]) Handle() T { return a.At(0) }

// Unwind returns the converted operand $unwind.
func (a CoroEndAdaptor[T]) Unwind() T { return a.At(1) }

// Retvals returns the converted operand $retvals.
func (a CoroEndAdaptor[T]) Retvals() T { return a.At(2) }

// NewCoroEnd creates the operation llvm.intr.coro.end at the builder's insertion point.
func NewCoroEnd(b *ir.Builder, resultType ir.Type, handle *ir.Value, unwind *ir.Value, retvals *ir.Value) CoroEndOp {
	st := ir.OperationState{Def: CoroEnd, Operands: []*ir.Value{handle, unwind, retvals}, Results: []ir.Type{resultType}}
	return ir.Cast[CoroEndOp](b.Create(&st))
}

// formatCoroFree is the assembly format of [CoroFree].
var formatCoroFree = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroFree is the operation llvm.intr.coro.free.
var CoroFree = &ir.OpDef{
	Name: "llvm.intr.coro.free",
	Operands: []ir.ValueDef{
		{Name: "id", Constraint: tokenType},
		{Name: "handle", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroFree), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.free"})},
	View:       ir.ViewOf[CoroFreeOp],
}

// CoroFreeOp is the view of an operation llvm.intr.coro.free.
type CoroFreeOp struct{ ir.View }

// Def returns [CoroFree].
func (CoroFreeOp) Def() *ir.OpDef { return CoroFree }

// ID is the operand $id.
func (op CoroFreeOp) ID() *ir.Value { return op.Op().Operand(0) }

// Handle is the operand $handle.
func (op CoroFreeOp) Handle() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op CoroFreeOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroFreeAdaptor has the converted operands of a [CoroFreeOp] during a conversion.
type CoroFreeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroFreeOp].
func (CoroFreeAdaptor[T]) For(CoroFreeOp) {}

// ID returns the converted operand $id.
func (a CoroFreeAdaptor[T]) ID() T { return a.At(0) }

// Handle returns the converted operand $handle.
func (a CoroFreeAdaptor[T]) Handle() T { return a.At(1) }

// NewCoroFree creates the operation llvm.intr.coro.free at the builder's insertion point.
func NewCoroFree(b *ir.Builder, resultType ir.Type, id *ir.Value, handle *ir.Value) CoroFreeOp {
	st := ir.OperationState{Def: CoroFree, Operands: []*ir.Value{id, handle}, Results: []ir.Type{resultType}}
	return ir.Cast[CoroFreeOp](b.Create(&st))
}

// formatCoroResume is the assembly format of [CoroResume].
var formatCoroResume = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// CoroResume is the operation llvm.intr.coro.resume.
var CoroResume = &ir.OpDef{
	Name: "llvm.intr.coro.resume",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroResume), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.resume"})},
	View:       ir.ViewOf[CoroResumeOp],
}

// CoroResumeOp is the view of an operation llvm.intr.coro.resume.
type CoroResumeOp struct{ ir.View }

// Def returns [CoroResume].
func (CoroResumeOp) Def() *ir.OpDef { return CoroResume }

// Handle is the operand $handle.
func (op CoroResumeOp) Handle() *ir.Value { return op.Op().Operand(0) }

// CoroResumeAdaptor has the converted operands of a [CoroResumeOp] during a conversion.
type CoroResumeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroResumeOp].
func (CoroResumeAdaptor[T]) For(CoroResumeOp) {}

// Handle returns the converted operand $handle.
func (a CoroResumeAdaptor[T]) Handle() T { return a.At(0) }

// NewCoroResume creates the operation llvm.intr.coro.resume at the builder's insertion point.
func NewCoroResume(b *ir.Builder, handle *ir.Value) CoroResumeOp {
	st := ir.OperationState{Def: CoroResume, Operands: []*ir.Value{handle}}
	return ir.Cast[CoroResumeOp](b.Create(&st))
}

// formatCoroPromise is the assembly format of [CoroPromise].
var formatCoroPromise = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
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
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroPromise is the operation llvm.intr.coro.promise.
var CoroPromise = &ir.OpDef{
	Name: "llvm.intr.coro.promise",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: anyPointer},
		{Name: "align", Constraint: constraint.I32},
		{Name: "from", Constraint: constraint.I1},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroPromise), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.coro.promise"})},
	View:       ir.ViewOf[CoroPromiseOp],
}

// CoroPromiseOp is the view of an operation llvm.intr.coro.promise.
type CoroPromiseOp struct{ ir.View }

// Def returns [CoroPromise].
func (CoroPromiseOp) Def() *ir.OpDef { return CoroPromise }

// Handle is the operand $handle.
func (op CoroPromiseOp) Handle() *ir.Value { return op.Op().Operand(0) }

// Align is the operand $align.
func (op CoroPromiseOp) Align() *ir.Value { return op.Op().Operand(1) }

// From is the operand $from.
func (op CoroPromiseOp) From() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op CoroPromiseOp) Result() *ir.Value { return op.Op().Result(0) }

// CoroPromiseAdaptor has the converted operands of a [CoroPromiseOp] during a conversion.
type CoroPromiseAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoroPromiseOp].
func (CoroPromiseAdaptor[T]) For(CoroPromiseOp) {}

// Handle returns the converted operand $handle.
func (a CoroPromiseAdaptor[T]) Handle() T { return a.At(0) }

// Align returns the converted operand $align.
func (a CoroPromiseAdaptor[T]) Align() T { return a.At(1) }

// From returns the converted operand $from.
func (a CoroPromiseAdaptor[T]) From() T { return a.At(2) }

// NewCoroPromise creates the operation llvm.intr.coro.promise at the builder's insertion point.
func NewCoroPromise(b *ir.Builder, resultType ir.Type, handle *ir.Value, align *ir.Value, from *ir.Value) CoroPromiseOp {
	st := ir.OperationState{Def: CoroPromise, Operands: []*ir.Value{handle, align, from}, Results: []ir.Type{resultType}}
	return ir.Cast[CoroPromiseOp](b.Create(&st))
}

// formatEHTypeIDFor is the assembly format of [EHTypeIDFor].
var formatEHTypeIDFor = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
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
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// EHTypeIDFor is the operation llvm.intr.eh.typeid.for.
var EHTypeIDFor = &ir.OpDef{
	Name: "llvm.intr.eh.typeid.for",
	Operands: []ir.ValueDef{
		{Name: "type_info", Constraint: anyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatEHTypeIDFor), IntrinsicInterface.Is(&Intrinsic{Name: "llvm.eh.typeid.for"})},
	View:       ir.ViewOf[EHTypeIDForOp],
}

// EHTypeIDForOp is the view of an operation llvm.intr.eh.typeid.for.
type EHTypeIDForOp struct{ ir.View }

// Def returns [EHTypeIDFor].
func (EHTypeIDForOp) Def() *ir.OpDef { return EHTypeIDFor }

// TypeInfo is the operand $type_info.
func (op EHTypeIDForOp) TypeInfo() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op EHTypeIDForOp) Result() *ir.Value { return op.Op().Result(0) }

// EHTypeIDForAdaptor has the converted operands of a [EHTypeIDForOp] during a conversion.
type EHTypeIDForAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [EHTypeIDForOp].
func (EHTypeIDForAdaptor[T]) For(EHTypeIDForOp) {}

// TypeInfo returns the converted operand $type_info.
func (a EHTypeIDForAdaptor[T]) TypeInfo() T { return a.At(0) }

// NewEHTypeIDFor creates the operation llvm.intr.eh.typeid.for at the builder's insertion point.
func NewEHTypeIDFor(b *ir.Builder, resultType ir.Type, typeInfo *ir.Value) EHTypeIDForOp {
	st := ir.OperationState{Def: EHTypeIDFor, Operands: []*ir.Value{typeInfo}, Results: []ir.Type{resultType}}
	return ir.Cast[EHTypeIDForOp](b.Create(&st))
}
