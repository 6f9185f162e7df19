// Code generated from the specification of dialect math. DO NOT EDIT.

package math

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the math dialect: mathematical functions of numbers, vectors and tensors.
var Dialect = &ir.Dialect{
	Name:                "math",
	Ops:                 []*ir.OpDef{AbsF, AbsI, Acos, Acosh, Asin, Asinh, Atan2, Atan, Atanh, Cbrt, Ceil, ClampF, CopySign, Cos, Cosh, CountLeadingZeros, CountTrailingZeros, CtPop, Erf, Erfc, Exp2, ExpM1, Exp, FPowI, Floor, Fma, IPowI, IsFinite, IsInf, IsNaN, IsNormal, Log10, Log1p, Log2, Log, PowF, RoundEven, Round, Rsqrt, Sin, Sincos, Sinh, Sqrt, Tan, Tanh, Trunc},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// formatAbsF is the assembly format of [AbsF].
var formatAbsF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// AbsF is the operation math.absf: absolute value of a floating-point number.
var AbsF = &ir.OpDef{
	Name:      "math.absf",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAbsF)},
	View:       ir.ViewOf[AbsFOp],
}

// AbsFOp is the view of an operation math.absf.
type AbsFOp struct{ ir.View }

// Def returns [AbsF].
func (AbsFOp) Def() *ir.OpDef { return AbsF }

// The slots of the inherent attributes of [AbsF].
const (
	slotAbsFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AbsFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAbsF(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AbsFOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AbsFOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAbsFFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AbsFOp) SetFastmath(v arith.FastMathFlags) AbsFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAbsFFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AbsFOp) Result() *ir.Value { return op.Op().Result(0) }

// AbsFAdaptor has the converted operands of a [AbsFOp] during a conversion.
type AbsFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AbsFOp].
func (AbsFAdaptor[T]) For(AbsFOp) {}

// Operand returns the converted operand $operand.
func (a AbsFAdaptor[T]) Operand() T { return a.At(0) }

// NewAbsF creates the operation math.absf at the builder's insertion point.
func NewAbsF(b *ir.Builder, operand *ir.Value) AbsFOp {
	c := b.Context()
	st := ir.OperationState{Def: AbsF, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotAbsFFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AbsFOp](b.Create(&st))
}

// formatAbsI is the assembly format of [AbsI].
var formatAbsI = asm.OpFormat{
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

// AbsI is the operation math.absi: absolute value of an integer.
var AbsI = &ir.OpDef{
	Name:      "math.absi",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAbsI)},
	View:       ir.ViewOf[AbsIOp],
}

// AbsIOp is the view of an operation math.absi.
type AbsIOp struct{ ir.View }

// Def returns [AbsI].
func (AbsIOp) Def() *ir.OpDef { return AbsI }

// Fold folds the operation; see [ir.FoldOp].
func (op AbsIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAbsI(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AbsIOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op AbsIOp) Result() *ir.Value { return op.Op().Result(0) }

// AbsIAdaptor has the converted operands of a [AbsIOp] during a conversion.
type AbsIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AbsIOp].
func (AbsIAdaptor[T]) For(AbsIOp) {}

// Operand returns the converted operand $operand.
func (a AbsIAdaptor[T]) Operand() T { return a.At(0) }

// NewAbsI creates the operation math.absi at the builder's insertion point.
func NewAbsI(b *ir.Builder, operand *ir.Value) AbsIOp {
	st := ir.OperationState{Def: AbsI, Operands: []*ir.Value{operand}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AbsIOp](b.Create(&st))
}

// formatAcos is the assembly format of [Acos].
var formatAcos = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Acos is the operation math.acos: arc cosine.
var Acos = &ir.OpDef{
	Name:      "math.acos",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAcos)},
	View:       ir.ViewOf[AcosOp],
}

// AcosOp is the view of an operation math.acos.
type AcosOp struct{ ir.View }

// Def returns [Acos].
func (AcosOp) Def() *ir.OpDef { return Acos }

// The slots of the inherent attributes of [Acos].
const (
	slotAcosFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AcosOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAcos(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AcosOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AcosOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAcosFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AcosOp) SetFastmath(v arith.FastMathFlags) AcosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAcosFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AcosOp) Result() *ir.Value { return op.Op().Result(0) }

// AcosAdaptor has the converted operands of a [AcosOp] during a conversion.
type AcosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AcosOp].
func (AcosAdaptor[T]) For(AcosOp) {}

// Operand returns the converted operand $operand.
func (a AcosAdaptor[T]) Operand() T { return a.At(0) }

// NewAcos creates the operation math.acos at the builder's insertion point.
func NewAcos(b *ir.Builder, operand *ir.Value) AcosOp {
	c := b.Context()
	st := ir.OperationState{Def: Acos, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotAcosFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AcosOp](b.Create(&st))
}

// formatAcosh is the assembly format of [Acosh].
var formatAcosh = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Acosh is the operation math.acosh: inverse hyperbolic cosine.
var Acosh = &ir.OpDef{
	Name:      "math.acosh",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAcosh)},
	View:       ir.ViewOf[AcoshOp],
}

// AcoshOp is the view of an operation math.acosh.
type AcoshOp struct{ ir.View }

// Def returns [Acosh].
func (AcoshOp) Def() *ir.OpDef { return Acosh }

// The slots of the inherent attributes of [Acosh].
const (
	slotAcoshFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AcoshOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAcosh(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AcoshOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AcoshOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAcoshFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AcoshOp) SetFastmath(v arith.FastMathFlags) AcoshOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAcoshFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AcoshOp) Result() *ir.Value { return op.Op().Result(0) }

// AcoshAdaptor has the converted operands of a [AcoshOp] during a conversion.
type AcoshAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AcoshOp].
func (AcoshAdaptor[T]) For(AcoshOp) {}

// Operand returns the converted operand $operand.
func (a AcoshAdaptor[T]) Operand() T { return a.At(0) }

// NewAcosh creates the operation math.acosh at the builder's insertion point.
func NewAcosh(b *ir.Builder, operand *ir.Value) AcoshOp {
	c := b.Context()
	st := ir.OperationState{Def: Acosh, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotAcoshFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AcoshOp](b.Create(&st))
}

// formatAsin is the assembly format of [Asin].
var formatAsin = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Asin is the operation math.asin: arc sine.
var Asin = &ir.OpDef{
	Name:      "math.asin",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAsin)},
	View:       ir.ViewOf[AsinOp],
}

// AsinOp is the view of an operation math.asin.
type AsinOp struct{ ir.View }

// Def returns [Asin].
func (AsinOp) Def() *ir.OpDef { return Asin }

// The slots of the inherent attributes of [Asin].
const (
	slotAsinFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AsinOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAsin(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AsinOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AsinOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAsinFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AsinOp) SetFastmath(v arith.FastMathFlags) AsinOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAsinFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AsinOp) Result() *ir.Value { return op.Op().Result(0) }

// AsinAdaptor has the converted operands of a [AsinOp] during a conversion.
type AsinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AsinOp].
func (AsinAdaptor[T]) For(AsinOp) {}

// Operand returns the converted operand $operand.
func (a AsinAdaptor[T]) Operand() T { return a.At(0) }

// NewAsin creates the operation math.asin at the builder's insertion point.
func NewAsin(b *ir.Builder, operand *ir.Value) AsinOp {
	c := b.Context()
	st := ir.OperationState{Def: Asin, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotAsinFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AsinOp](b.Create(&st))
}

// formatAsinh is the assembly format of [Asinh].
var formatAsinh = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Asinh is the operation math.asinh: inverse hyperbolic sine.
var Asinh = &ir.OpDef{
	Name:      "math.asinh",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAsinh)},
	View:       ir.ViewOf[AsinhOp],
}

// AsinhOp is the view of an operation math.asinh.
type AsinhOp struct{ ir.View }

// Def returns [Asinh].
func (AsinhOp) Def() *ir.OpDef { return Asinh }

// The slots of the inherent attributes of [Asinh].
const (
	slotAsinhFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AsinhOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAsinh(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AsinhOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AsinhOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAsinhFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AsinhOp) SetFastmath(v arith.FastMathFlags) AsinhOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAsinhFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AsinhOp) Result() *ir.Value { return op.Op().Result(0) }

// AsinhAdaptor has the converted operands of a [AsinhOp] during a conversion.
type AsinhAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AsinhOp].
func (AsinhAdaptor[T]) For(AsinhOp) {}

// Operand returns the converted operand $operand.
func (a AsinhAdaptor[T]) Operand() T { return a.At(0) }

// NewAsinh creates the operation math.asinh at the builder's insertion point.
func NewAsinh(b *ir.Builder, operand *ir.Value) AsinhOp {
	c := b.Context()
	st := ir.OperationState{Def: Asinh, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotAsinhFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AsinhOp](b.Create(&st))
}

// formatAtan2 is the assembly format of [Atan2].
var formatAtan2 = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
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

// Atan2 is the operation math.atan2: angle of a point.
var Atan2 = &ir.OpDef{
	Name:      "math.atan2",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtan2)},
	View:       ir.ViewOf[Atan2Op],
}

// Atan2Op is the view of an operation math.atan2.
type Atan2Op struct{ ir.View }

// Def returns [Atan2].
func (Atan2Op) Def() *ir.OpDef { return Atan2 }

// The slots of the inherent attributes of [Atan2].
const (
	slotAtan2Fastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op Atan2Op) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAtan2(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op Atan2Op) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op Atan2Op) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op Atan2Op) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAtan2Fastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op Atan2Op) SetFastmath(v arith.FastMathFlags) Atan2Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtan2Fastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op Atan2Op) Result() *ir.Value { return op.Op().Result(0) }

// Atan2Adaptor has the converted operands of a [Atan2Op] during a conversion.
type Atan2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Atan2Op].
func (Atan2Adaptor[T]) For(Atan2Op) {}

// Lhs returns the converted operand $lhs.
func (a Atan2Adaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a Atan2Adaptor[T]) Rhs() T { return a.At(1) }

// NewAtan2 creates the operation math.atan2 at the builder's insertion point.
func NewAtan2(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) Atan2Op {
	c := b.Context()
	st := ir.OperationState{Def: Atan2, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotAtan2Fastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[Atan2Op](b.Create(&st))
}

// formatAtan is the assembly format of [Atan].
var formatAtan = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Atan is the operation math.atan: arc tangent.
var Atan = &ir.OpDef{
	Name:      "math.atan",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtan)},
	View:       ir.ViewOf[AtanOp],
}

// AtanOp is the view of an operation math.atan.
type AtanOp struct{ ir.View }

// Def returns [Atan].
func (AtanOp) Def() *ir.OpDef { return Atan }

// The slots of the inherent attributes of [Atan].
const (
	slotAtanFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AtanOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAtan(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AtanOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AtanOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAtanFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AtanOp) SetFastmath(v arith.FastMathFlags) AtanOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtanFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AtanOp) Result() *ir.Value { return op.Op().Result(0) }

// AtanAdaptor has the converted operands of a [AtanOp] during a conversion.
type AtanAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AtanOp].
func (AtanAdaptor[T]) For(AtanOp) {}

// Operand returns the converted operand $operand.
func (a AtanAdaptor[T]) Operand() T { return a.At(0) }

// NewAtan creates the operation math.atan at the builder's insertion point.
func NewAtan(b *ir.Builder, operand *ir.Value) AtanOp {
	c := b.Context()
	st := ir.OperationState{Def: Atan, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotAtanFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AtanOp](b.Create(&st))
}

// formatAtanh is the assembly format of [Atanh].
var formatAtanh = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Atanh is the operation math.atanh: inverse hyperbolic tangent.
var Atanh = &ir.OpDef{
	Name:      "math.atanh",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtanh)},
	View:       ir.ViewOf[AtanhOp],
}

// AtanhOp is the view of an operation math.atanh.
type AtanhOp struct{ ir.View }

// Def returns [Atanh].
func (AtanhOp) Def() *ir.OpDef { return Atanh }

// The slots of the inherent attributes of [Atanh].
const (
	slotAtanhFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AtanhOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAtanh(op.Op(), constants)
}

// Operand is the operand $operand.
func (op AtanhOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AtanhOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAtanhFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AtanhOp) SetFastmath(v arith.FastMathFlags) AtanhOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtanhFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AtanhOp) Result() *ir.Value { return op.Op().Result(0) }

// AtanhAdaptor has the converted operands of a [AtanhOp] during a conversion.
type AtanhAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AtanhOp].
func (AtanhAdaptor[T]) For(AtanhOp) {}

// Operand returns the converted operand $operand.
func (a AtanhAdaptor[T]) Operand() T { return a.At(0) }

// NewAtanh creates the operation math.atanh at the builder's insertion point.
func NewAtanh(b *ir.Builder, operand *ir.Value) AtanhOp {
	c := b.Context()
	st := ir.OperationState{Def: Atanh, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotAtanhFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[AtanhOp](b.Create(&st))
}

// formatCbrt is the assembly format of [Cbrt].
var formatCbrt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Cbrt is the operation math.cbrt: cube root.
var Cbrt = &ir.OpDef{
	Name:      "math.cbrt",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCbrt)},
	View:       ir.ViewOf[CbrtOp],
}

// CbrtOp is the view of an operation math.cbrt.
type CbrtOp struct{ ir.View }

// Def returns [Cbrt].
func (CbrtOp) Def() *ir.OpDef { return Cbrt }

// The slots of the inherent attributes of [Cbrt].
const (
	slotCbrtFastmath = 0
)

// Operand is the operand $operand.
func (op CbrtOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op CbrtOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotCbrtFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op CbrtOp) SetFastmath(v arith.FastMathFlags) CbrtOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCbrtFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op CbrtOp) Result() *ir.Value { return op.Op().Result(0) }

// CbrtAdaptor has the converted operands of a [CbrtOp] during a conversion.
type CbrtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CbrtOp].
func (CbrtAdaptor[T]) For(CbrtOp) {}

// Operand returns the converted operand $operand.
func (a CbrtAdaptor[T]) Operand() T { return a.At(0) }

// NewCbrt creates the operation math.cbrt at the builder's insertion point.
func NewCbrt(b *ir.Builder, operand *ir.Value) CbrtOp {
	c := b.Context()
	st := ir.OperationState{Def: Cbrt, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotCbrtFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[CbrtOp](b.Create(&st))
}

// formatCeil is the assembly format of [Ceil].
var formatCeil = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Ceil is the operation math.ceil: the nearest integer that is not less.
var Ceil = &ir.OpDef{
	Name:      "math.ceil",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCeil)},
	View:       ir.ViewOf[CeilOp],
}

// CeilOp is the view of an operation math.ceil.
type CeilOp struct{ ir.View }

// Def returns [Ceil].
func (CeilOp) Def() *ir.OpDef { return Ceil }

// The slots of the inherent attributes of [Ceil].
const (
	slotCeilFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op CeilOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCeil(op.Op(), constants)
}

// Operand is the operand $operand.
func (op CeilOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op CeilOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotCeilFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op CeilOp) SetFastmath(v arith.FastMathFlags) CeilOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCeilFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op CeilOp) Result() *ir.Value { return op.Op().Result(0) }

// CeilAdaptor has the converted operands of a [CeilOp] during a conversion.
type CeilAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CeilOp].
func (CeilAdaptor[T]) For(CeilOp) {}

// Operand returns the converted operand $operand.
func (a CeilAdaptor[T]) Operand() T { return a.At(0) }

// NewCeil creates the operation math.ceil at the builder's insertion point.
func NewCeil(b *ir.Builder, operand *ir.Value) CeilOp {
	c := b.Context()
	st := ir.OperationState{Def: Ceil, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotCeilFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[CeilOp](b.Create(&st))
}

// formatClampF is the assembly format of [ClampF].
var formatClampF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.WhitespaceElement, Text: " "},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ClampF is the operation math.clampf: a number between two limits.
var ClampF = &ir.OpDef{
	Name:      "math.clampf",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.FloatLike},
		{Name: "min", Constraint: constraint.FloatLike},
		{Name: "max", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatClampF)},
	View:       ir.ViewOf[ClampFOp],
}

// ClampFOp is the view of an operation math.clampf.
type ClampFOp struct{ ir.View }

// Def returns [ClampF].
func (ClampFOp) Def() *ir.OpDef { return ClampF }

// The slots of the inherent attributes of [ClampF].
const (
	slotClampFFastmath = 0
)

// Value is the operand $value.
func (op ClampFOp) Value() *ir.Value { return op.Op().Operand(0) }

// Min is the operand $min.
func (op ClampFOp) Min() *ir.Value { return op.Op().Operand(1) }

// Max is the operand $max.
func (op ClampFOp) Max() *ir.Value { return op.Op().Operand(2) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ClampFOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotClampFFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ClampFOp) SetFastmath(v arith.FastMathFlags) ClampFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotClampFFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ClampFOp) Result() *ir.Value { return op.Op().Result(0) }

// ClampFAdaptor has the converted operands of a [ClampFOp] during a conversion.
type ClampFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ClampFOp].
func (ClampFAdaptor[T]) For(ClampFOp) {}

// Value returns the converted operand $value.
func (a ClampFAdaptor[T]) Value() T { return a.At(0) }

// Min returns the converted operand $min.
func (a ClampFAdaptor[T]) Min() T { return a.At(1) }

// Max returns the converted operand $max.
func (a ClampFAdaptor[T]) Max() T { return a.At(2) }

// NewClampF creates the operation math.clampf at the builder's insertion point.
func NewClampF(b *ir.Builder, value *ir.Value, min *ir.Value, max *ir.Value) ClampFOp {
	c := b.Context()
	st := ir.OperationState{Def: ClampF, Operands: []*ir.Value{value, min, max}, InherentAttrs: []ir.Attribute{slotClampFFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{value.Type()}}
	return ir.Cast[ClampFOp](b.Create(&st))
}

// formatCopySign is the assembly format of [CopySign].
var formatCopySign = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
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

// CopySign is the operation math.copysign: a number with the sign of another.
var CopySign = &ir.OpDef{
	Name:      "math.copysign",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCopySign)},
	View:       ir.ViewOf[CopySignOp],
}

// CopySignOp is the view of an operation math.copysign.
type CopySignOp struct{ ir.View }

// Def returns [CopySign].
func (CopySignOp) Def() *ir.OpDef { return CopySign }

// The slots of the inherent attributes of [CopySign].
const (
	slotCopySignFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op CopySignOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCopySign(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CopySignOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CopySignOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op CopySignOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotCopySignFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op CopySignOp) SetFastmath(v arith.FastMathFlags) CopySignOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCopySignFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op CopySignOp) Result() *ir.Value { return op.Op().Result(0) }

// CopySignAdaptor has the converted operands of a [CopySignOp] during a conversion.
type CopySignAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CopySignOp].
func (CopySignAdaptor[T]) For(CopySignOp) {}

// Lhs returns the converted operand $lhs.
func (a CopySignAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CopySignAdaptor[T]) Rhs() T { return a.At(1) }

// NewCopySign creates the operation math.copysign at the builder's insertion point.
func NewCopySign(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) CopySignOp {
	c := b.Context()
	st := ir.OperationState{Def: CopySign, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotCopySignFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[CopySignOp](b.Create(&st))
}

// formatCos is the assembly format of [Cos].
var formatCos = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Cos is the operation math.cos: cosine.
var Cos = &ir.OpDef{
	Name:      "math.cos",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCos)},
	View:       ir.ViewOf[CosOp],
}

// CosOp is the view of an operation math.cos.
type CosOp struct{ ir.View }

// Def returns [Cos].
func (CosOp) Def() *ir.OpDef { return Cos }

// The slots of the inherent attributes of [Cos].
const (
	slotCosFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op CosOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCos(op.Op(), constants)
}

// Operand is the operand $operand.
func (op CosOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op CosOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotCosFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op CosOp) SetFastmath(v arith.FastMathFlags) CosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCosFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op CosOp) Result() *ir.Value { return op.Op().Result(0) }

// CosAdaptor has the converted operands of a [CosOp] during a conversion.
type CosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CosOp].
func (CosAdaptor[T]) For(CosOp) {}

// Operand returns the converted operand $operand.
func (a CosAdaptor[T]) Operand() T { return a.At(0) }

// NewCos creates the operation math.cos at the builder's insertion point.
func NewCos(b *ir.Builder, operand *ir.Value) CosOp {
	c := b.Context()
	st := ir.OperationState{Def: Cos, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotCosFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[CosOp](b.Create(&st))
}

// formatCosh is the assembly format of [Cosh].
var formatCosh = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Cosh is the operation math.cosh: hyperbolic cosine.
var Cosh = &ir.OpDef{
	Name:      "math.cosh",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCosh)},
	View:       ir.ViewOf[CoshOp],
}

// CoshOp is the view of an operation math.cosh.
type CoshOp struct{ ir.View }

// Def returns [Cosh].
func (CoshOp) Def() *ir.OpDef { return Cosh }

// The slots of the inherent attributes of [Cosh].
const (
	slotCoshFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op CoshOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCosh(op.Op(), constants)
}

// Operand is the operand $operand.
func (op CoshOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op CoshOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotCoshFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op CoshOp) SetFastmath(v arith.FastMathFlags) CoshOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCoshFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op CoshOp) Result() *ir.Value { return op.Op().Result(0) }

// CoshAdaptor has the converted operands of a [CoshOp] during a conversion.
type CoshAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CoshOp].
func (CoshAdaptor[T]) For(CoshOp) {}

// Operand returns the converted operand $operand.
func (a CoshAdaptor[T]) Operand() T { return a.At(0) }

// NewCosh creates the operation math.cosh at the builder's insertion point.
func NewCosh(b *ir.Builder, operand *ir.Value) CoshOp {
	c := b.Context()
	st := ir.OperationState{Def: Cosh, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotCoshFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[CoshOp](b.Create(&st))
}

// formatCountLeadingZeros is the assembly format of [CountLeadingZeros].
var formatCountLeadingZeros = asm.OpFormat{
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

// CountLeadingZeros is the operation math.ctlz: number of zeros before the first one.
var CountLeadingZeros = &ir.OpDef{
	Name:      "math.ctlz",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCountLeadingZeros)},
	View:       ir.ViewOf[CountLeadingZerosOp],
}

// CountLeadingZerosOp is the view of an operation math.ctlz.
type CountLeadingZerosOp struct{ ir.View }

// Def returns [CountLeadingZeros].
func (CountLeadingZerosOp) Def() *ir.OpDef { return CountLeadingZeros }

// Fold folds the operation; see [ir.FoldOp].
func (op CountLeadingZerosOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCountLeadingZeros(op.Op(), constants)
}

// Operand is the operand $operand.
func (op CountLeadingZerosOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op CountLeadingZerosOp) Result() *ir.Value { return op.Op().Result(0) }

// CountLeadingZerosAdaptor has the converted operands of a [CountLeadingZerosOp] during a conversion.
type CountLeadingZerosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CountLeadingZerosOp].
func (CountLeadingZerosAdaptor[T]) For(CountLeadingZerosOp) {}

// Operand returns the converted operand $operand.
func (a CountLeadingZerosAdaptor[T]) Operand() T { return a.At(0) }

// NewCountLeadingZeros creates the operation math.ctlz at the builder's insertion point.
func NewCountLeadingZeros(b *ir.Builder, operand *ir.Value) CountLeadingZerosOp {
	st := ir.OperationState{Def: CountLeadingZeros, Operands: []*ir.Value{operand}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[CountLeadingZerosOp](b.Create(&st))
}

// formatCountTrailingZeros is the assembly format of [CountTrailingZeros].
var formatCountTrailingZeros = asm.OpFormat{
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

// CountTrailingZeros is the operation math.cttz: number of zeros after the last one.
var CountTrailingZeros = &ir.OpDef{
	Name:      "math.cttz",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCountTrailingZeros)},
	View:       ir.ViewOf[CountTrailingZerosOp],
}

// CountTrailingZerosOp is the view of an operation math.cttz.
type CountTrailingZerosOp struct{ ir.View }

// Def returns [CountTrailingZeros].
func (CountTrailingZerosOp) Def() *ir.OpDef { return CountTrailingZeros }

// Fold folds the operation; see [ir.FoldOp].
func (op CountTrailingZerosOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCountTrailingZeros(op.Op(), constants)
}

// Operand is the operand $operand.
func (op CountTrailingZerosOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op CountTrailingZerosOp) Result() *ir.Value { return op.Op().Result(0) }

// CountTrailingZerosAdaptor has the converted operands of a [CountTrailingZerosOp] during a conversion.
type CountTrailingZerosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CountTrailingZerosOp].
func (CountTrailingZerosAdaptor[T]) For(CountTrailingZerosOp) {}

// Operand returns the converted operand $operand.
func (a CountTrailingZerosAdaptor[T]) Operand() T { return a.At(0) }

// NewCountTrailingZeros creates the operation math.cttz at the builder's insertion point.
func NewCountTrailingZeros(b *ir.Builder, operand *ir.Value) CountTrailingZerosOp {
	st := ir.OperationState{Def: CountTrailingZeros, Operands: []*ir.Value{operand}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[CountTrailingZerosOp](b.Create(&st))
}

// formatCtPop is the assembly format of [CtPop].
var formatCtPop = asm.OpFormat{
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

// CtPop is the operation math.ctpop: number of ones.
var CtPop = &ir.OpDef{
	Name:      "math.ctpop",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCtPop)},
	View:       ir.ViewOf[CtPopOp],
}

// CtPopOp is the view of an operation math.ctpop.
type CtPopOp struct{ ir.View }

// Def returns [CtPop].
func (CtPopOp) Def() *ir.OpDef { return CtPop }

// Fold folds the operation; see [ir.FoldOp].
func (op CtPopOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCtPop(op.Op(), constants)
}

// Operand is the operand $operand.
func (op CtPopOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op CtPopOp) Result() *ir.Value { return op.Op().Result(0) }

// CtPopAdaptor has the converted operands of a [CtPopOp] during a conversion.
type CtPopAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CtPopOp].
func (CtPopAdaptor[T]) For(CtPopOp) {}

// Operand returns the converted operand $operand.
func (a CtPopAdaptor[T]) Operand() T { return a.At(0) }

// NewCtPop creates the operation math.ctpop at the builder's insertion point.
func NewCtPop(b *ir.Builder, operand *ir.Value) CtPopOp {
	st := ir.OperationState{Def: CtPop, Operands: []*ir.Value{operand}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[CtPopOp](b.Create(&st))
}

// formatErf is the assembly format of [Erf].
var formatErf = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Erf is the operation math.erf: error function.
var Erf = &ir.OpDef{
	Name:      "math.erf",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatErf)},
	View:       ir.ViewOf[ErfOp],
}

// ErfOp is the view of an operation math.erf.
type ErfOp struct{ ir.View }

// Def returns [Erf].
func (ErfOp) Def() *ir.OpDef { return Erf }

// The slots of the inherent attributes of [Erf].
const (
	slotErfFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ErfOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldErf(op.Op(), constants)
}

// Operand is the operand $operand.
func (op ErfOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ErfOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotErfFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ErfOp) SetFastmath(v arith.FastMathFlags) ErfOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotErfFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ErfOp) Result() *ir.Value { return op.Op().Result(0) }

// ErfAdaptor has the converted operands of a [ErfOp] during a conversion.
type ErfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ErfOp].
func (ErfAdaptor[T]) For(ErfOp) {}

// Operand returns the converted operand $operand.
func (a ErfAdaptor[T]) Operand() T { return a.At(0) }

// NewErf creates the operation math.erf at the builder's insertion point.
func NewErf(b *ir.Builder, operand *ir.Value) ErfOp {
	c := b.Context()
	st := ir.OperationState{Def: Erf, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotErfFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[ErfOp](b.Create(&st))
}

// formatErfc is the assembly format of [Erfc].
var formatErfc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Erfc is the operation math.erfc: complementary error function.
var Erfc = &ir.OpDef{
	Name:      "math.erfc",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatErfc)},
	View:       ir.ViewOf[ErfcOp],
}

// ErfcOp is the view of an operation math.erfc.
type ErfcOp struct{ ir.View }

// Def returns [Erfc].
func (ErfcOp) Def() *ir.OpDef { return Erfc }

// The slots of the inherent attributes of [Erfc].
const (
	slotErfcFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ErfcOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldErfc(op.Op(), constants)
}

// Operand is the operand $operand.
func (op ErfcOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ErfcOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotErfcFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ErfcOp) SetFastmath(v arith.FastMathFlags) ErfcOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotErfcFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ErfcOp) Result() *ir.Value { return op.Op().Result(0) }

// ErfcAdaptor has the converted operands of a [ErfcOp] during a conversion.
type ErfcAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ErfcOp].
func (ErfcAdaptor[T]) For(ErfcOp) {}

// Operand returns the converted operand $operand.
func (a ErfcAdaptor[T]) Operand() T { return a.At(0) }

// NewErfc creates the operation math.erfc at the builder's insertion point.
func NewErfc(b *ir.Builder, operand *ir.Value) ErfcOp {
	c := b.Context()
	st := ir.OperationState{Def: Erfc, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotErfcFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[ErfcOp](b.Create(&st))
}

// formatExp2 is the assembly format of [Exp2].
var formatExp2 = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Exp2 is the operation math.exp2: power of two.
var Exp2 = &ir.OpDef{
	Name:      "math.exp2",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp2)},
	View:       ir.ViewOf[Exp2Op],
}

// Exp2Op is the view of an operation math.exp2.
type Exp2Op struct{ ir.View }

// Def returns [Exp2].
func (Exp2Op) Def() *ir.OpDef { return Exp2 }

// The slots of the inherent attributes of [Exp2].
const (
	slotExp2Fastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op Exp2Op) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExp2(op.Op(), constants)
}

// Operand is the operand $operand.
func (op Exp2Op) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op Exp2Op) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotExp2Fastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op Exp2Op) SetFastmath(v arith.FastMathFlags) Exp2Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExp2Fastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op Exp2Op) Result() *ir.Value { return op.Op().Result(0) }

// Exp2Adaptor has the converted operands of a [Exp2Op] during a conversion.
type Exp2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Exp2Op].
func (Exp2Adaptor[T]) For(Exp2Op) {}

// Operand returns the converted operand $operand.
func (a Exp2Adaptor[T]) Operand() T { return a.At(0) }

// NewExp2 creates the operation math.exp2 at the builder's insertion point.
func NewExp2(b *ir.Builder, operand *ir.Value) Exp2Op {
	c := b.Context()
	st := ir.OperationState{Def: Exp2, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotExp2Fastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[Exp2Op](b.Create(&st))
}

// formatExpM1 is the assembly format of [ExpM1].
var formatExpM1 = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// ExpM1 is the operation math.expm1: exponential function minus one.
var ExpM1 = &ir.OpDef{
	Name:      "math.expm1",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpM1)},
	View:       ir.ViewOf[ExpM1Op],
}

// ExpM1Op is the view of an operation math.expm1.
type ExpM1Op struct{ ir.View }

// Def returns [ExpM1].
func (ExpM1Op) Def() *ir.OpDef { return ExpM1 }

// The slots of the inherent attributes of [ExpM1].
const (
	slotExpM1Fastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ExpM1Op) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExpM1(op.Op(), constants)
}

// Operand is the operand $operand.
func (op ExpM1Op) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ExpM1Op) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotExpM1Fastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ExpM1Op) SetFastmath(v arith.FastMathFlags) ExpM1Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExpM1Fastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ExpM1Op) Result() *ir.Value { return op.Op().Result(0) }

// ExpM1Adaptor has the converted operands of a [ExpM1Op] during a conversion.
type ExpM1Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExpM1Op].
func (ExpM1Adaptor[T]) For(ExpM1Op) {}

// Operand returns the converted operand $operand.
func (a ExpM1Adaptor[T]) Operand() T { return a.At(0) }

// NewExpM1 creates the operation math.expm1 at the builder's insertion point.
func NewExpM1(b *ir.Builder, operand *ir.Value) ExpM1Op {
	c := b.Context()
	st := ir.OperationState{Def: ExpM1, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotExpM1Fastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[ExpM1Op](b.Create(&st))
}

// formatExp is the assembly format of [Exp].
var formatExp = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Exp is the operation math.exp: exponential function.
var Exp = &ir.OpDef{
	Name:      "math.exp",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp)},
	View:       ir.ViewOf[ExpOp],
}

// ExpOp is the view of an operation math.exp.
type ExpOp struct{ ir.View }

// Def returns [Exp].
func (ExpOp) Def() *ir.OpDef { return Exp }

// The slots of the inherent attributes of [Exp].
const (
	slotExpFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ExpOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExp(op.Op(), constants)
}

// Operand is the operand $operand.
func (op ExpOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ExpOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotExpFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ExpOp) SetFastmath(v arith.FastMathFlags) ExpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExpFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ExpOp) Result() *ir.Value { return op.Op().Result(0) }

// ExpAdaptor has the converted operands of a [ExpOp] during a conversion.
type ExpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExpOp].
func (ExpAdaptor[T]) For(ExpOp) {}

// Operand returns the converted operand $operand.
func (a ExpAdaptor[T]) Operand() T { return a.At(0) }

// NewExp creates the operation math.exp at the builder's insertion point.
func NewExp(b *ir.Builder, operand *ir.Value) ExpOp {
	c := b.Context()
	st := ir.OperationState{Def: Exp, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotExpFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[ExpOp](b.Create(&st))
}

// formatFPowI is the assembly format of [FPowI].
var formatFPowI = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// FPowI is the operation math.fpowi: power with an exponent that is an integer.
var FPowI = &ir.OpDef{
	Name:      "math.fpowi",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.SameOperandsAndResultShape, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPowI)},
	View:       ir.ViewOf[FPowIOp],
}

// FPowIOp is the view of an operation math.fpowi.
type FPowIOp struct{ ir.View }

// Def returns [FPowI].
func (FPowIOp) Def() *ir.OpDef { return FPowI }

// The slots of the inherent attributes of [FPowI].
const (
	slotFPowIFastmath = 0
)

// Lhs is the operand $lhs.
func (op FPowIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FPowIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op FPowIOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotFPowIFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op FPowIOp) SetFastmath(v arith.FastMathFlags) FPowIOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFPowIFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op FPowIOp) Result() *ir.Value { return op.Op().Result(0) }

// FPowIAdaptor has the converted operands of a [FPowIOp] during a conversion.
type FPowIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FPowIOp].
func (FPowIAdaptor[T]) For(FPowIOp) {}

// Lhs returns the converted operand $lhs.
func (a FPowIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FPowIAdaptor[T]) Rhs() T { return a.At(1) }

// NewFPowI creates the operation math.fpowi at the builder's insertion point.
func NewFPowI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FPowIOp {
	c := b.Context()
	st := ir.OperationState{Def: FPowI, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotFPowIFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FPowIOp](b.Create(&st))
}

// formatFloor is the assembly format of [Floor].
var formatFloor = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Floor is the operation math.floor: the nearest integer that is not greater.
var Floor = &ir.OpDef{
	Name:      "math.floor",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFloor)},
	View:       ir.ViewOf[FloorOp],
}

// FloorOp is the view of an operation math.floor.
type FloorOp struct{ ir.View }

// Def returns [Floor].
func (FloorOp) Def() *ir.OpDef { return Floor }

// The slots of the inherent attributes of [Floor].
const (
	slotFloorFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op FloorOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFloor(op.Op(), constants)
}

// Operand is the operand $operand.
func (op FloorOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op FloorOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotFloorFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op FloorOp) SetFastmath(v arith.FastMathFlags) FloorOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFloorFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op FloorOp) Result() *ir.Value { return op.Op().Result(0) }

// FloorAdaptor has the converted operands of a [FloorOp] during a conversion.
type FloorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FloorOp].
func (FloorAdaptor[T]) For(FloorOp) {}

// Operand returns the converted operand $operand.
func (a FloorAdaptor[T]) Operand() T { return a.At(0) }

// NewFloor creates the operation math.floor at the builder's insertion point.
func NewFloor(b *ir.Builder, operand *ir.Value) FloorOp {
	c := b.Context()
	st := ir.OperationState{Def: Floor, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotFloorFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[FloorOp](b.Create(&st))
}

// formatFma is the assembly format of [Fma].
var formatFma = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Fma is the operation math.fma: product and sum, rounded once.
var Fma = &ir.OpDef{
	Name:      "math.fma",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.FloatLike},
		{Name: "b", Constraint: constraint.FloatLike},
		{Name: "c", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFma)},
	View:       ir.ViewOf[FmaOp],
}

// FmaOp is the view of an operation math.fma.
type FmaOp struct{ ir.View }

// Def returns [Fma].
func (FmaOp) Def() *ir.OpDef { return Fma }

// The slots of the inherent attributes of [Fma].
const (
	slotFmaFastmath = 0
)

// A is the operand $a.
func (op FmaOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FmaOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FmaOp) C() *ir.Value { return op.Op().Operand(2) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op FmaOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotFmaFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op FmaOp) SetFastmath(v arith.FastMathFlags) FmaOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFmaFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op FmaOp) Result() *ir.Value { return op.Op().Result(0) }

// FmaAdaptor has the converted operands of a [FmaOp] during a conversion.
type FmaAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FmaOp].
func (FmaAdaptor[T]) For(FmaOp) {}

// A returns the converted operand $a.
func (a FmaAdaptor[T]) A() T { return a.At(0) }

// B returns the converted operand $b.
func (a FmaAdaptor[T]) B() T { return a.At(1) }

// C returns the converted operand $c.
func (a FmaAdaptor[T]) C() T { return a.At(2) }

// NewFma creates the operation math.fma at the builder's insertion point.
func NewFma(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FmaOp {
	c := b.Context()
	st := ir.OperationState{Def: Fma, Operands: []*ir.Value{a, b_, c_}, InherentAttrs: []ir.Attribute{slotFmaFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{a.Type()}}
	return ir.Cast[FmaOp](b.Create(&st))
}

// formatIPowI is the assembly format of [IPowI].
var formatIPowI = asm.OpFormat{
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

// IPowI is the operation math.ipowi: power of integers.
var IPowI = &ir.OpDef{
	Name:      "math.ipowi",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.SignlessIntegerOrIndexLike},
		{Name: "rhs", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.SignlessIntegerOrIndexLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIPowI)},
	View:       ir.ViewOf[IPowIOp],
}

// IPowIOp is the view of an operation math.ipowi.
type IPowIOp struct{ ir.View }

// Def returns [IPowI].
func (IPowIOp) Def() *ir.OpDef { return IPowI }

// Fold folds the operation; see [ir.FoldOp].
func (op IPowIOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIPowI(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op IPowIOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op IPowIOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op IPowIOp) Result() *ir.Value { return op.Op().Result(0) }

// IPowIAdaptor has the converted operands of a [IPowIOp] during a conversion.
type IPowIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IPowIOp].
func (IPowIAdaptor[T]) For(IPowIOp) {}

// Lhs returns the converted operand $lhs.
func (a IPowIAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a IPowIAdaptor[T]) Rhs() T { return a.At(1) }

// NewIPowI creates the operation math.ipowi at the builder's insertion point.
func NewIPowI(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) IPowIOp {
	st := ir.OperationState{Def: IPowI, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[IPowIOp](b.Create(&st))
}

// formatIsFinite is the assembly format of [IsFinite].
var formatIsFinite = asm.OpFormat{
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
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
}

// IsFinite is the operation math.isfinite: whether a number is neither infinite nor NaN.
var IsFinite = &ir.OpDef{
	Name:      "math.isfinite",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), constraint.I1SameShape), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.BoolLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIsFinite)},
	View:       ir.ViewOf[IsFiniteOp],
}

// IsFiniteOp is the view of an operation math.isfinite.
type IsFiniteOp struct{ ir.View }

// Def returns [IsFinite].
func (IsFiniteOp) Def() *ir.OpDef { return IsFinite }

// The slots of the inherent attributes of [IsFinite].
const (
	slotIsFiniteFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op IsFiniteOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIsFinite(op.Op(), constants)
}

// Operand is the operand $operand.
func (op IsFiniteOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op IsFiniteOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotIsFiniteFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op IsFiniteOp) SetFastmath(v arith.FastMathFlags) IsFiniteOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIsFiniteFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op IsFiniteOp) Result() *ir.Value { return op.Op().Result(0) }

// IsFiniteAdaptor has the converted operands of a [IsFiniteOp] during a conversion.
type IsFiniteAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsFiniteOp].
func (IsFiniteAdaptor[T]) For(IsFiniteOp) {}

// Operand returns the converted operand $operand.
func (a IsFiniteAdaptor[T]) Operand() T { return a.At(0) }

// NewIsFinite creates the operation math.isfinite at the builder's insertion point.
func NewIsFinite(b *ir.Builder, operand *ir.Value) IsFiniteOp {
	c := b.Context()
	st := ir.OperationState{Def: IsFinite, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotIsFiniteFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{constraint.I1SameShape(operand.Type())}}
	return ir.Cast[IsFiniteOp](b.Create(&st))
}

// formatIsInf is the assembly format of [IsInf].
var formatIsInf = asm.OpFormat{
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
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
}

// IsInf is the operation math.isinf: whether a number is infinite.
var IsInf = &ir.OpDef{
	Name:      "math.isinf",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), constraint.I1SameShape), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.BoolLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIsInf)},
	View:       ir.ViewOf[IsInfOp],
}

// IsInfOp is the view of an operation math.isinf.
type IsInfOp struct{ ir.View }

// Def returns [IsInf].
func (IsInfOp) Def() *ir.OpDef { return IsInf }

// The slots of the inherent attributes of [IsInf].
const (
	slotIsInfFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op IsInfOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIsInf(op.Op(), constants)
}

// Operand is the operand $operand.
func (op IsInfOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op IsInfOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotIsInfFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op IsInfOp) SetFastmath(v arith.FastMathFlags) IsInfOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIsInfFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op IsInfOp) Result() *ir.Value { return op.Op().Result(0) }

// IsInfAdaptor has the converted operands of a [IsInfOp] during a conversion.
type IsInfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsInfOp].
func (IsInfAdaptor[T]) For(IsInfOp) {}

// Operand returns the converted operand $operand.
func (a IsInfAdaptor[T]) Operand() T { return a.At(0) }

// NewIsInf creates the operation math.isinf at the builder's insertion point.
func NewIsInf(b *ir.Builder, operand *ir.Value) IsInfOp {
	c := b.Context()
	st := ir.OperationState{Def: IsInf, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotIsInfFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{constraint.I1SameShape(operand.Type())}}
	return ir.Cast[IsInfOp](b.Create(&st))
}

// formatIsNaN is the assembly format of [IsNaN].
var formatIsNaN = asm.OpFormat{
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
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
}

// IsNaN is the operation math.isnan: whether a number is NaN.
var IsNaN = &ir.OpDef{
	Name:      "math.isnan",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), constraint.I1SameShape), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.BoolLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIsNaN)},
	View:       ir.ViewOf[IsNaNOp],
}

// IsNaNOp is the view of an operation math.isnan.
type IsNaNOp struct{ ir.View }

// Def returns [IsNaN].
func (IsNaNOp) Def() *ir.OpDef { return IsNaN }

// The slots of the inherent attributes of [IsNaN].
const (
	slotIsNaNFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op IsNaNOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIsNaN(op.Op(), constants)
}

// Operand is the operand $operand.
func (op IsNaNOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op IsNaNOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotIsNaNFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op IsNaNOp) SetFastmath(v arith.FastMathFlags) IsNaNOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIsNaNFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op IsNaNOp) Result() *ir.Value { return op.Op().Result(0) }

// IsNaNAdaptor has the converted operands of a [IsNaNOp] during a conversion.
type IsNaNAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsNaNOp].
func (IsNaNAdaptor[T]) For(IsNaNOp) {}

// Operand returns the converted operand $operand.
func (a IsNaNAdaptor[T]) Operand() T { return a.At(0) }

// NewIsNaN creates the operation math.isnan at the builder's insertion point.
func NewIsNaN(b *ir.Builder, operand *ir.Value) IsNaNOp {
	c := b.Context()
	st := ir.OperationState{Def: IsNaN, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotIsNaNFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{constraint.I1SameShape(operand.Type())}}
	return ir.Cast[IsNaNOp](b.Create(&st))
}

// formatIsNormal is the assembly format of [IsNormal].
var formatIsNormal = asm.OpFormat{
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
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: constraint.I1SameShape},
	},
}

// IsNormal is the operation math.isnormal: whether a number is neither zero, denormal, infinite nor NaN.
var IsNormal = &ir.OpDef{
	Name:      "math.isnormal",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), constraint.I1SameShape), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.BoolLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIsNormal)},
	View:       ir.ViewOf[IsNormalOp],
}

// IsNormalOp is the view of an operation math.isnormal.
type IsNormalOp struct{ ir.View }

// Def returns [IsNormal].
func (IsNormalOp) Def() *ir.OpDef { return IsNormal }

// The slots of the inherent attributes of [IsNormal].
const (
	slotIsNormalFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op IsNormalOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIsNormal(op.Op(), constants)
}

// Operand is the operand $operand.
func (op IsNormalOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op IsNormalOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotIsNormalFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op IsNormalOp) SetFastmath(v arith.FastMathFlags) IsNormalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIsNormalFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op IsNormalOp) Result() *ir.Value { return op.Op().Result(0) }

// IsNormalAdaptor has the converted operands of a [IsNormalOp] during a conversion.
type IsNormalAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsNormalOp].
func (IsNormalAdaptor[T]) For(IsNormalOp) {}

// Operand returns the converted operand $operand.
func (a IsNormalAdaptor[T]) Operand() T { return a.At(0) }

// NewIsNormal creates the operation math.isnormal at the builder's insertion point.
func NewIsNormal(b *ir.Builder, operand *ir.Value) IsNormalOp {
	c := b.Context()
	st := ir.OperationState{Def: IsNormal, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotIsNormalFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{constraint.I1SameShape(operand.Type())}}
	return ir.Cast[IsNormalOp](b.Create(&st))
}

// formatLog10 is the assembly format of [Log10].
var formatLog10 = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Log10 is the operation math.log10: logarithm to base 10.
var Log10 = &ir.OpDef{
	Name:      "math.log10",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog10)},
	View:       ir.ViewOf[Log10Op],
}

// Log10Op is the view of an operation math.log10.
type Log10Op struct{ ir.View }

// Def returns [Log10].
func (Log10Op) Def() *ir.OpDef { return Log10 }

// The slots of the inherent attributes of [Log10].
const (
	slotLog10Fastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op Log10Op) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldLog10(op.Op(), constants)
}

// Operand is the operand $operand.
func (op Log10Op) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op Log10Op) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotLog10Fastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op Log10Op) SetFastmath(v arith.FastMathFlags) Log10Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLog10Fastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op Log10Op) Result() *ir.Value { return op.Op().Result(0) }

// Log10Adaptor has the converted operands of a [Log10Op] during a conversion.
type Log10Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Log10Op].
func (Log10Adaptor[T]) For(Log10Op) {}

// Operand returns the converted operand $operand.
func (a Log10Adaptor[T]) Operand() T { return a.At(0) }

// NewLog10 creates the operation math.log10 at the builder's insertion point.
func NewLog10(b *ir.Builder, operand *ir.Value) Log10Op {
	c := b.Context()
	st := ir.OperationState{Def: Log10, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotLog10Fastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[Log10Op](b.Create(&st))
}

// formatLog1p is the assembly format of [Log1p].
var formatLog1p = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Log1p is the operation math.log1p: natural logarithm of a number and one.
var Log1p = &ir.OpDef{
	Name:      "math.log1p",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog1p)},
	View:       ir.ViewOf[Log1pOp],
}

// Log1pOp is the view of an operation math.log1p.
type Log1pOp struct{ ir.View }

// Def returns [Log1p].
func (Log1pOp) Def() *ir.OpDef { return Log1p }

// The slots of the inherent attributes of [Log1p].
const (
	slotLog1pFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op Log1pOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldLog1p(op.Op(), constants)
}

// Operand is the operand $operand.
func (op Log1pOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op Log1pOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotLog1pFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op Log1pOp) SetFastmath(v arith.FastMathFlags) Log1pOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLog1pFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op Log1pOp) Result() *ir.Value { return op.Op().Result(0) }

// Log1pAdaptor has the converted operands of a [Log1pOp] during a conversion.
type Log1pAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Log1pOp].
func (Log1pAdaptor[T]) For(Log1pOp) {}

// Operand returns the converted operand $operand.
func (a Log1pAdaptor[T]) Operand() T { return a.At(0) }

// NewLog1p creates the operation math.log1p at the builder's insertion point.
func NewLog1p(b *ir.Builder, operand *ir.Value) Log1pOp {
	c := b.Context()
	st := ir.OperationState{Def: Log1p, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotLog1pFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[Log1pOp](b.Create(&st))
}

// formatLog2 is the assembly format of [Log2].
var formatLog2 = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Log2 is the operation math.log2: logarithm to base 2.
var Log2 = &ir.OpDef{
	Name:      "math.log2",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog2)},
	View:       ir.ViewOf[Log2Op],
}

// Log2Op is the view of an operation math.log2.
type Log2Op struct{ ir.View }

// Def returns [Log2].
func (Log2Op) Def() *ir.OpDef { return Log2 }

// The slots of the inherent attributes of [Log2].
const (
	slotLog2Fastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op Log2Op) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldLog2(op.Op(), constants)
}

// Operand is the operand $operand.
func (op Log2Op) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op Log2Op) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotLog2Fastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op Log2Op) SetFastmath(v arith.FastMathFlags) Log2Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLog2Fastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op Log2Op) Result() *ir.Value { return op.Op().Result(0) }

// Log2Adaptor has the converted operands of a [Log2Op] during a conversion.
type Log2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Log2Op].
func (Log2Adaptor[T]) For(Log2Op) {}

// Operand returns the converted operand $operand.
func (a Log2Adaptor[T]) Operand() T { return a.At(0) }

// NewLog2 creates the operation math.log2 at the builder's insertion point.
func NewLog2(b *ir.Builder, operand *ir.Value) Log2Op {
	c := b.Context()
	st := ir.OperationState{Def: Log2, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotLog2Fastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[Log2Op](b.Create(&st))
}

// formatLog is the assembly format of [Log].
var formatLog = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Log is the operation math.log: natural logarithm.
var Log = &ir.OpDef{
	Name:      "math.log",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog)},
	View:       ir.ViewOf[LogOp],
}

// LogOp is the view of an operation math.log.
type LogOp struct{ ir.View }

// Def returns [Log].
func (LogOp) Def() *ir.OpDef { return Log }

// The slots of the inherent attributes of [Log].
const (
	slotLogFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op LogOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldLog(op.Op(), constants)
}

// Operand is the operand $operand.
func (op LogOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op LogOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotLogFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op LogOp) SetFastmath(v arith.FastMathFlags) LogOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLogFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op LogOp) Result() *ir.Value { return op.Op().Result(0) }

// LogAdaptor has the converted operands of a [LogOp] during a conversion.
type LogAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LogOp].
func (LogAdaptor[T]) For(LogOp) {}

// Operand returns the converted operand $operand.
func (a LogAdaptor[T]) Operand() T { return a.At(0) }

// NewLog creates the operation math.log at the builder's insertion point.
func NewLog(b *ir.Builder, operand *ir.Value) LogOp {
	c := b.Context()
	st := ir.OperationState{Def: Log, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotLogFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[LogOp](b.Create(&st))
}

// formatPowF is the assembly format of [PowF].
var formatPowF = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
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

// PowF is the operation math.powf: power.
var PowF = &ir.OpDef{
	Name:      "math.powf",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.FloatLike},
		{Name: "rhs", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPowF)},
	View:       ir.ViewOf[PowFOp],
}

// PowFOp is the view of an operation math.powf.
type PowFOp struct{ ir.View }

// Def returns [PowF].
func (PowFOp) Def() *ir.OpDef { return PowF }

// The slots of the inherent attributes of [PowF].
const (
	slotPowFFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op PowFOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldPowF(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op PowFOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op PowFOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op PowFOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotPowFFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op PowFOp) SetFastmath(v arith.FastMathFlags) PowFOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPowFFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op PowFOp) Result() *ir.Value { return op.Op().Result(0) }

// PowFAdaptor has the converted operands of a [PowFOp] during a conversion.
type PowFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PowFOp].
func (PowFAdaptor[T]) For(PowFOp) {}

// Lhs returns the converted operand $lhs.
func (a PowFAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a PowFAdaptor[T]) Rhs() T { return a.At(1) }

// NewPowF creates the operation math.powf at the builder's insertion point.
func NewPowF(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) PowFOp {
	c := b.Context()
	st := ir.OperationState{Def: PowF, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotPowFFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[PowFOp](b.Create(&st))
}

// formatRoundEven is the assembly format of [RoundEven].
var formatRoundEven = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// RoundEven is the operation math.roundeven: the nearest integer, the even one of two.
var RoundEven = &ir.OpDef{
	Name:      "math.roundeven",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRoundEven)},
	View:       ir.ViewOf[RoundEvenOp],
}

// RoundEvenOp is the view of an operation math.roundeven.
type RoundEvenOp struct{ ir.View }

// Def returns [RoundEven].
func (RoundEvenOp) Def() *ir.OpDef { return RoundEven }

// The slots of the inherent attributes of [RoundEven].
const (
	slotRoundEvenFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op RoundEvenOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRoundEven(op.Op(), constants)
}

// Operand is the operand $operand.
func (op RoundEvenOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op RoundEvenOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotRoundEvenFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op RoundEvenOp) SetFastmath(v arith.FastMathFlags) RoundEvenOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRoundEvenFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op RoundEvenOp) Result() *ir.Value { return op.Op().Result(0) }

// RoundEvenAdaptor has the converted operands of a [RoundEvenOp] during a conversion.
type RoundEvenAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RoundEvenOp].
func (RoundEvenAdaptor[T]) For(RoundEvenOp) {}

// Operand returns the converted operand $operand.
func (a RoundEvenAdaptor[T]) Operand() T { return a.At(0) }

// NewRoundEven creates the operation math.roundeven at the builder's insertion point.
func NewRoundEven(b *ir.Builder, operand *ir.Value) RoundEvenOp {
	c := b.Context()
	st := ir.OperationState{Def: RoundEven, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotRoundEvenFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[RoundEvenOp](b.Create(&st))
}

// formatRound is the assembly format of [Round].
var formatRound = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Round is the operation math.round: the nearest integer, the one farther from zero of two.
var Round = &ir.OpDef{
	Name:      "math.round",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRound)},
	View:       ir.ViewOf[RoundOp],
}

// RoundOp is the view of an operation math.round.
type RoundOp struct{ ir.View }

// Def returns [Round].
func (RoundOp) Def() *ir.OpDef { return Round }

// The slots of the inherent attributes of [Round].
const (
	slotRoundFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op RoundOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRound(op.Op(), constants)
}

// Operand is the operand $operand.
func (op RoundOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op RoundOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotRoundFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op RoundOp) SetFastmath(v arith.FastMathFlags) RoundOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRoundFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op RoundOp) Result() *ir.Value { return op.Op().Result(0) }

// RoundAdaptor has the converted operands of a [RoundOp] during a conversion.
type RoundAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RoundOp].
func (RoundAdaptor[T]) For(RoundOp) {}

// Operand returns the converted operand $operand.
func (a RoundAdaptor[T]) Operand() T { return a.At(0) }

// NewRound creates the operation math.round at the builder's insertion point.
func NewRound(b *ir.Builder, operand *ir.Value) RoundOp {
	c := b.Context()
	st := ir.OperationState{Def: Round, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotRoundFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[RoundOp](b.Create(&st))
}

// formatRsqrt is the assembly format of [Rsqrt].
var formatRsqrt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Rsqrt is the operation math.rsqrt: reciprocal of the square root.
var Rsqrt = &ir.OpDef{
	Name:      "math.rsqrt",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRsqrt)},
	View:       ir.ViewOf[RsqrtOp],
}

// RsqrtOp is the view of an operation math.rsqrt.
type RsqrtOp struct{ ir.View }

// Def returns [Rsqrt].
func (RsqrtOp) Def() *ir.OpDef { return Rsqrt }

// The slots of the inherent attributes of [Rsqrt].
const (
	slotRsqrtFastmath = 0
)

// Operand is the operand $operand.
func (op RsqrtOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op RsqrtOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotRsqrtFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op RsqrtOp) SetFastmath(v arith.FastMathFlags) RsqrtOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRsqrtFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op RsqrtOp) Result() *ir.Value { return op.Op().Result(0) }

// RsqrtAdaptor has the converted operands of a [RsqrtOp] during a conversion.
type RsqrtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RsqrtOp].
func (RsqrtAdaptor[T]) For(RsqrtOp) {}

// Operand returns the converted operand $operand.
func (a RsqrtAdaptor[T]) Operand() T { return a.At(0) }

// NewRsqrt creates the operation math.rsqrt at the builder's insertion point.
func NewRsqrt(b *ir.Builder, operand *ir.Value) RsqrtOp {
	c := b.Context()
	st := ir.OperationState{Def: Rsqrt, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotRsqrtFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[RsqrtOp](b.Create(&st))
}

// formatSin is the assembly format of [Sin].
var formatSin = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Sin is the operation math.sin: sine.
var Sin = &ir.OpDef{
	Name:      "math.sin",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSin)},
	View:       ir.ViewOf[SinOp],
}

// SinOp is the view of an operation math.sin.
type SinOp struct{ ir.View }

// Def returns [Sin].
func (SinOp) Def() *ir.OpDef { return Sin }

// The slots of the inherent attributes of [Sin].
const (
	slotSinFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op SinOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSin(op.Op(), constants)
}

// Operand is the operand $operand.
func (op SinOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op SinOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotSinFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SinOp) SetFastmath(v arith.FastMathFlags) SinOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSinFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SinOp) Result() *ir.Value { return op.Op().Result(0) }

// SinAdaptor has the converted operands of a [SinOp] during a conversion.
type SinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SinOp].
func (SinAdaptor[T]) For(SinOp) {}

// Operand returns the converted operand $operand.
func (a SinAdaptor[T]) Operand() T { return a.At(0) }

// NewSin creates the operation math.sin at the builder's insertion point.
func NewSin(b *ir.Builder, operand *ir.Value) SinOp {
	c := b.Context()
	st := ir.OperationState{Def: Sin, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotSinFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[SinOp](b.Create(&st))
}

// formatSincos is the assembly format of [Sincos].
var formatSincos = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Sincos is the operation math.sincos: sine and cosine.
var Sincos = &ir.OpDef{
	Name:      "math.sincos",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0), constraint.Result(1)), constraint.SameOperandsAndResultShape, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "sin", Constraint: constraint.FloatLike},
		{Name: "cos", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSincos)},
	View:       ir.ViewOf[SincosOp],
}

// SincosOp is the view of an operation math.sincos.
type SincosOp struct{ ir.View }

// Def returns [Sincos].
func (SincosOp) Def() *ir.OpDef { return Sincos }

// The slots of the inherent attributes of [Sincos].
const (
	slotSincosFastmath = 0
)

// Operand is the operand $operand.
func (op SincosOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op SincosOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotSincosFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SincosOp) SetFastmath(v arith.FastMathFlags) SincosOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSincosFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Sin is the result $sin.
func (op SincosOp) Sin() *ir.Value { return op.Op().Result(0) }

// Cos is the result $cos.
func (op SincosOp) Cos() *ir.Value { return op.Op().Result(1) }

// SincosAdaptor has the converted operands of a [SincosOp] during a conversion.
type SincosAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SincosOp].
func (SincosAdaptor[T]) For(SincosOp) {}

// Operand returns the converted operand $operand.
func (a SincosAdaptor[T]) Operand() T { return a.At(0) }

// NewSincos creates the operation math.sincos at the builder's insertion point.
func NewSincos(b *ir.Builder, operand *ir.Value) SincosOp {
	c := b.Context()
	st := ir.OperationState{Def: Sincos, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotSincosFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type(), operand.Type()}}
	return ir.Cast[SincosOp](b.Create(&st))
}

// formatSinh is the assembly format of [Sinh].
var formatSinh = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Sinh is the operation math.sinh: hyperbolic sine.
var Sinh = &ir.OpDef{
	Name:      "math.sinh",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSinh)},
	View:       ir.ViewOf[SinhOp],
}

// SinhOp is the view of an operation math.sinh.
type SinhOp struct{ ir.View }

// Def returns [Sinh].
func (SinhOp) Def() *ir.OpDef { return Sinh }

// The slots of the inherent attributes of [Sinh].
const (
	slotSinhFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op SinhOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSinh(op.Op(), constants)
}

// Operand is the operand $operand.
func (op SinhOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op SinhOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotSinhFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SinhOp) SetFastmath(v arith.FastMathFlags) SinhOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSinhFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SinhOp) Result() *ir.Value { return op.Op().Result(0) }

// SinhAdaptor has the converted operands of a [SinhOp] during a conversion.
type SinhAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SinhOp].
func (SinhAdaptor[T]) For(SinhOp) {}

// Operand returns the converted operand $operand.
func (a SinhAdaptor[T]) Operand() T { return a.At(0) }

// NewSinh creates the operation math.sinh at the builder's insertion point.
func NewSinh(b *ir.Builder, operand *ir.Value) SinhOp {
	c := b.Context()
	st := ir.OperationState{Def: Sinh, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotSinhFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[SinhOp](b.Create(&st))
}

// formatSqrt is the assembly format of [Sqrt].
var formatSqrt = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Sqrt is the operation math.sqrt: square root.
var Sqrt = &ir.OpDef{
	Name:      "math.sqrt",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSqrt)},
	View:       ir.ViewOf[SqrtOp],
}

// SqrtOp is the view of an operation math.sqrt.
type SqrtOp struct{ ir.View }

// Def returns [Sqrt].
func (SqrtOp) Def() *ir.OpDef { return Sqrt }

// The slots of the inherent attributes of [Sqrt].
const (
	slotSqrtFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op SqrtOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSqrt(op.Op(), constants)
}

// Operand is the operand $operand.
func (op SqrtOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op SqrtOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotSqrtFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SqrtOp) SetFastmath(v arith.FastMathFlags) SqrtOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSqrtFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SqrtOp) Result() *ir.Value { return op.Op().Result(0) }

// SqrtAdaptor has the converted operands of a [SqrtOp] during a conversion.
type SqrtAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SqrtOp].
func (SqrtAdaptor[T]) For(SqrtOp) {}

// Operand returns the converted operand $operand.
func (a SqrtAdaptor[T]) Operand() T { return a.At(0) }

// NewSqrt creates the operation math.sqrt at the builder's insertion point.
func NewSqrt(b *ir.Builder, operand *ir.Value) SqrtOp {
	c := b.Context()
	st := ir.OperationState{Def: Sqrt, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotSqrtFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[SqrtOp](b.Create(&st))
}

// formatTan is the assembly format of [Tan].
var formatTan = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Tan is the operation math.tan: tangent.
var Tan = &ir.OpDef{
	Name:      "math.tan",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTan)},
	View:       ir.ViewOf[TanOp],
}

// TanOp is the view of an operation math.tan.
type TanOp struct{ ir.View }

// Def returns [Tan].
func (TanOp) Def() *ir.OpDef { return Tan }

// The slots of the inherent attributes of [Tan].
const (
	slotTanFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op TanOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldTan(op.Op(), constants)
}

// Operand is the operand $operand.
func (op TanOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op TanOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotTanFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op TanOp) SetFastmath(v arith.FastMathFlags) TanOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTanFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op TanOp) Result() *ir.Value { return op.Op().Result(0) }

// TanAdaptor has the converted operands of a [TanOp] during a conversion.
type TanAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TanOp].
func (TanAdaptor[T]) For(TanOp) {}

// Operand returns the converted operand $operand.
func (a TanAdaptor[T]) Operand() T { return a.At(0) }

// NewTan creates the operation math.tan at the builder's insertion point.
func NewTan(b *ir.Builder, operand *ir.Value) TanOp {
	c := b.Context()
	st := ir.OperationState{Def: Tan, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotTanFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[TanOp](b.Create(&st))
}

// formatTanh is the assembly format of [Tanh].
var formatTanh = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Tanh is the operation math.tanh: hyperbolic tangent.
var Tanh = &ir.OpDef{
	Name:      "math.tanh",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTanh)},
	View:       ir.ViewOf[TanhOp],
}

// TanhOp is the view of an operation math.tanh.
type TanhOp struct{ ir.View }

// Def returns [Tanh].
func (TanhOp) Def() *ir.OpDef { return Tanh }

// The slots of the inherent attributes of [Tanh].
const (
	slotTanhFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op TanhOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldTanh(op.Op(), constants)
}

// Operand is the operand $operand.
func (op TanhOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op TanhOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotTanhFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op TanhOp) SetFastmath(v arith.FastMathFlags) TanhOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTanhFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op TanhOp) Result() *ir.Value { return op.Op().Result(0) }

// TanhAdaptor has the converted operands of a [TanhOp] during a conversion.
type TanhAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TanhOp].
func (TanhAdaptor[T]) For(TanhOp) {}

// Operand returns the converted operand $operand.
func (a TanhAdaptor[T]) Operand() T { return a.At(0) }

// NewTanh creates the operation math.tanh at the builder's insertion point.
func NewTanh(b *ir.Builder, operand *ir.Value) TanhOp {
	c := b.Context()
	st := ir.OperationState{Def: Tanh, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotTanhFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[TanhOp](b.Create(&st))
}

// formatTrunc is the assembly format of [Trunc].
var formatTrunc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
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
	Elided: 1 << 0,
}

// Trunc is the operation math.trunc: the nearest integer that is not farther from zero.
var Trunc = &ir.OpDef{
	Name:      "math.trunc",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.FloatLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FloatLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTrunc)},
	View:       ir.ViewOf[TruncOp],
}

// TruncOp is the view of an operation math.trunc.
type TruncOp struct{ ir.View }

// Def returns [Trunc].
func (TruncOp) Def() *ir.OpDef { return Trunc }

// The slots of the inherent attributes of [Trunc].
const (
	slotTruncFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op TruncOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldTrunc(op.Op(), constants)
}

// Operand is the operand $operand.
func (op TruncOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op TruncOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotTruncFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op TruncOp) SetFastmath(v arith.FastMathFlags) TruncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTruncFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op TruncOp) Result() *ir.Value { return op.Op().Result(0) }

// TruncAdaptor has the converted operands of a [TruncOp] during a conversion.
type TruncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TruncOp].
func (TruncAdaptor[T]) For(TruncOp) {}

// Operand returns the converted operand $operand.
func (a TruncAdaptor[T]) Operand() T { return a.At(0) }

// NewTrunc creates the operation math.trunc at the builder's insertion point.
func NewTrunc(b *ir.Builder, operand *ir.Value) TruncOp {
	c := b.Context()
	st := ir.OperationState{Def: Trunc, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotTruncFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{operand.Type()}}
	return ir.Cast[TruncOp](b.Create(&st))
}
