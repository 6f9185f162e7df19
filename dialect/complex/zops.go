// Code generated from the specification of dialect complex. DO NOT EDIT.

package complex

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the complex dialect: arithmetic on complex numbers.
var Dialect = &ir.Dialect{
	Name:                "complex",
	Ops:                 []*ir.OpDef{Abs, Add, Angle, Atan2, Bitcast, Conj, Constant, Cos, Create, Div, Equal, Exp, Expm1, Im, Log1p, Log, Mul, Neg, NotEqual, Pow, Powi, Re, Rsqrt, Sign, Sin, Sqrt, Sub, Tan, Tanh},
	Attrs:               []*ir.AttrDef{NumberAttrDef},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// ComplexRangeFlags is an enumeration: Complex range flags.
type ComplexRangeFlags uint32

// The cases of ComplexRangeFlags.
const (
	RangeImproved ComplexRangeFlags = 1
	RangeBasic    ComplexRangeFlags = 2
	RangeNone     ComplexRangeFlags = 4
)

// ComplexRangeFlagsEnum has the texts of the cases of ComplexRangeFlags.
var ComplexRangeFlagsEnum = asm.Enum{
	Summary:   "Complex range flags",
	Cpp:       "::mlir::complex::ComplexRangeFlags",
	Bits:      32,
	Flags:     true,
	Separator: "|",
	Unquoted:  false,
	Groups:    false,
	Cases: []asm.EnumCase{
		{Text: "improved", Value: 1},
		{Text: "basic", Value: 2},
		{Text: "none", Value: 4},
	},
}

// IsComplexRangeFlags is the constraint for integers that represent a case of ComplexRangeFlags.
var IsComplexRangeFlags = asm.EnumConstraint(&ComplexRangeFlagsEnum)

// String returns the text of the case.
func (v ComplexRangeFlags) String() string { return ComplexRangeFlagsEnum.String(uint64(v)) }

// ParseComplexRangeFlags returns the case with the given text, and whether there is one.
func ParseComplexRangeFlags(text string) (ComplexRangeFlags, bool) {
	v, ok := ComplexRangeFlagsEnum.Lookup(text)
	return ComplexRangeFlags(v), ok
}

// formatAbs is the assembly format of [Abs].
var formatAbs = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: elementType},
	},
	Elided: 1 << 0,
}

// Abs is the operation complex.abs: the absolute value.
var Abs = &ir.OpDef{
	Name:      "complex.abs",
	Traits:    ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("complex element type matches result type", constraint.Operand(0), constraint.Result(0), elementType), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAbs)},
	View:       ir.ViewOf[AbsOp],
}

// AbsOp is the view of an operation complex.abs.
type AbsOp struct{ ir.View }

// Def returns [Abs].
func (AbsOp) Def() *ir.OpDef { return Abs }

// The slots of the inherent attributes of [Abs].
const (
	slotAbsFastmath = 0
)

// Complex is the operand $complex.
func (op AbsOp) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AbsOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAbsFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AbsOp) SetFastmath(v arith.FastMathFlags) AbsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAbsFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AbsOp) Result() *ir.Value { return op.Op().Result(0) }

// AbsAdaptor has the converted operands of a [AbsOp] during a conversion.
type AbsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AbsOp].
func (AbsAdaptor[T]) For(AbsOp) {}

// Complex returns the converted operand $complex.
func (a AbsAdaptor[T]) Complex() T { return a.At(0) }

// NewAbs creates the operation complex.abs at the builder's insertion point.
func NewAbs(b *ir.Builder, complex *ir.Value) AbsOp {
	c := b.Context()
	st := ir.OperationState{Def: Abs, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotAbsFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{elementType(complex.Type())}}
	return ir.Cast[AbsOp](b.Create(&st))
}

// formatAdd is the assembly format of [Add].
var formatAdd = asm.OpFormat{
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
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

// Add is the operation complex.add: addition.
var Add = &ir.OpDef{
	Name:      "complex.add",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAdd)},
	View:       ir.ViewOf[AddOp],
}

// AddOp is the view of an operation complex.add.
type AddOp struct{ ir.View }

// Def returns [Add].
func (AddOp) Def() *ir.OpDef { return Add }

// The slots of the inherent attributes of [Add].
const (
	slotAddFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op AddOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAdd(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op AddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AddOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAddFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AddOp) SetFastmath(v arith.FastMathFlags) AddOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAddFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AddOp) Result() *ir.Value { return op.Op().Result(0) }

// AddAdaptor has the converted operands of a [AddOp] during a conversion.
type AddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddOp].
func (AddAdaptor[T]) For(AddOp) {}

// Lhs returns the converted operand $lhs.
func (a AddAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AddAdaptor[T]) Rhs() T { return a.At(1) }

// NewAdd creates the operation complex.add at the builder's insertion point.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddOp {
	c := b.Context()
	st := ir.OperationState{Def: Add, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotAddFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AddOp](b.Create(&st))
}

// formatAngle is the assembly format of [Angle].
var formatAngle = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: elementType},
	},
	Elided: 1 << 0,
}

// Angle is the operation complex.angle: the angle, or argument.
var Angle = &ir.OpDef{
	Name:      "complex.angle",
	Traits:    ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("complex element type matches result type", constraint.Operand(0), constraint.Result(0), elementType), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAngle)},
	View:       ir.ViewOf[AngleOp],
}

// AngleOp is the view of an operation complex.angle.
type AngleOp struct{ ir.View }

// Def returns [Angle].
func (AngleOp) Def() *ir.OpDef { return Angle }

// The slots of the inherent attributes of [Angle].
const (
	slotAngleFastmath = 0
)

// Complex is the operand $complex.
func (op AngleOp) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op AngleOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotAngleFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op AngleOp) SetFastmath(v arith.FastMathFlags) AngleOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAngleFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op AngleOp) Result() *ir.Value { return op.Op().Result(0) }

// AngleAdaptor has the converted operands of a [AngleOp] during a conversion.
type AngleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AngleOp].
func (AngleAdaptor[T]) For(AngleOp) {}

// Complex returns the converted operand $complex.
func (a AngleAdaptor[T]) Complex() T { return a.At(0) }

// NewAngle creates the operation complex.angle at the builder's insertion point.
func NewAngle(b *ir.Builder, complex *ir.Value) AngleOp {
	c := b.Context()
	st := ir.OperationState{Def: Angle, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotAngleFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{elementType(complex.Type())}}
	return ir.Cast[AngleOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
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

// Atan2 is the operation complex.atan2: arc tangent of two numbers.
var Atan2 = &ir.OpDef{
	Name:      "complex.atan2",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtan2)},
	View:       ir.ViewOf[Atan2Op],
}

// Atan2Op is the view of an operation complex.atan2.
type Atan2Op struct{ ir.View }

// Def returns [Atan2].
func (Atan2Op) Def() *ir.OpDef { return Atan2 }

// The slots of the inherent attributes of [Atan2].
const (
	slotAtan2Fastmath = 0
)

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

// NewAtan2 creates the operation complex.atan2 at the builder's insertion point.
func NewAtan2(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) Atan2Op {
	c := b.Context()
	st := ir.OperationState{Def: Atan2, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotAtan2Fastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[Atan2Op](b.Create(&st))
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

// Bitcast is the operation complex.bitcast: the same bits as another type.
var Bitcast = &ir.OpDef{
	Name:   "complex.bitcast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitcast)},
	View:       ir.ViewOf[BitcastOp],
}

// BitcastOp is the view of an operation complex.bitcast.
type BitcastOp struct{ ir.View }

// Def returns [Bitcast].
func (BitcastOp) Def() *ir.OpDef { return Bitcast }

// Verify checks what the definition cannot express.
func (op BitcastOp) Verify() *diag.Diagnostic { return verifyBitcast(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op BitcastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldBitcast(op.Op(), constants)
}

// Operand is the operand $operand.
func (op BitcastOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op BitcastOp) Result() *ir.Value { return op.Op().Result(0) }

// BitcastAdaptor has the converted operands of a [BitcastOp] during a conversion.
type BitcastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BitcastOp].
func (BitcastAdaptor[T]) For(BitcastOp) {}

// Operand returns the converted operand $operand.
func (a BitcastAdaptor[T]) Operand() T { return a.At(0) }

// NewBitcast creates the operation complex.bitcast at the builder's insertion point.
func NewBitcast(b *ir.Builder, resultType ir.Type, operand *ir.Value) BitcastOp {
	st := ir.OperationState{Def: Bitcast, Operands: []*ir.Value{operand}, Results: []ir.Type{resultType}}
	return ir.Cast[BitcastOp](b.Create(&st))
}

// formatConj is the assembly format of [Conj].
var formatConj = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Conj is the operation complex.conj: the complex conjugate.
var Conj = &ir.OpDef{
	Name:      "complex.conj",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConj)},
	View:       ir.ViewOf[ConjOp],
}

// ConjOp is the view of an operation complex.conj.
type ConjOp struct{ ir.View }

// Def returns [Conj].
func (ConjOp) Def() *ir.OpDef { return Conj }

// The slots of the inherent attributes of [Conj].
const (
	slotConjFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ConjOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldConj(op.Op(), constants)
}

// Complex is the operand $complex.
func (op ConjOp) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ConjOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotConjFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ConjOp) SetFastmath(v arith.FastMathFlags) ConjOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConjFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op ConjOp) Result() *ir.Value { return op.Op().Result(0) }

// ConjAdaptor has the converted operands of a [ConjOp] during a conversion.
type ConjAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConjOp].
func (ConjAdaptor[T]) For(ConjOp) {}

// Complex returns the converted operand $complex.
func (a ConjAdaptor[T]) Complex() T { return a.At(0) }

// NewConj creates the operation complex.conj at the builder's insertion point.
func NewConj(b *ir.Builder, complex *ir.Value) ConjOp {
	c := b.Context()
	st := ir.OperationState{Def: Conj, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotConjFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[ConjOp](b.Create(&st))
}

// formatConstant is the assembly format of [Constant].
var formatConstant = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameConstant},
}

// Constant is the operation complex.constant: a constant.
var Constant = &ir.OpDef{
	Name:   "complex.constant",
	Traits: ir.ConstantLike | ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "complex", Constraint: constraint.AnyComplex},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is the view of an operation complex.constant.
type ConstantOp struct{ ir.View }

// Def returns [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// The slots of the inherent attributes of [Constant].
const (
	slotConstantValue = 0
)

// Verify checks what the definition cannot express.
func (op ConstantOp) Verify() *diag.Diagnostic { return verifyConstant(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ConstantOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op ConstantOp) Value() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotConstantValue).(*ir.ArrayAttr)
	return v
}

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v *ir.ArrayAttr) ConstantOp {
	op.Op().SetInherentAttr(slotConstantValue, v)
	return op
}

// Result is the result $complex.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantAdaptor has the converted operands of a [ConstantOp] during a conversion.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant creates the operation complex.constant at the builder's insertion point.
func NewConstant(b *ir.Builder, resultType ir.Type, value *ir.ArrayAttr) ConstantOp {
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: value}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstantOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Cos is the operation complex.cos: cosine.
var Cos = &ir.OpDef{
	Name:      "complex.cos",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCos)},
	View:       ir.ViewOf[CosOp],
}

// CosOp is the view of an operation complex.cos.
type CosOp struct{ ir.View }

// Def returns [Cos].
func (CosOp) Def() *ir.OpDef { return Cos }

// The slots of the inherent attributes of [Cos].
const (
	slotCosFastmath = 0
)

// Complex is the operand $complex.
func (op CosOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a CosAdaptor[T]) Complex() T { return a.At(0) }

// NewCos creates the operation complex.cos at the builder's insertion point.
func NewCos(b *ir.Builder, complex *ir.Value) CosOp {
	c := b.Context()
	st := ir.OperationState{Def: Cos, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotCosFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[CosOp](b.Create(&st))
}

// formatCreate is the assembly format of [Create].
var formatCreate = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, Map: elementType},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, Map: elementType},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Create is the operation complex.create: a number of a real and an imaginary part.
var Create = &ir.OpDef{
	Name:      "complex.create",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.TypesMatchWith("complex element type matches real operand type", constraint.Result(0), constraint.Operand(0), elementType), constraint.TypesMatchWith("complex element type matches imaginary operand type", constraint.Result(0), constraint.Operand(1), elementType)},
	Operands: []ir.ValueDef{
		{Name: "real", Constraint: constraint.AnyFloat},
		{Name: "imaginary", Constraint: constraint.AnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCreate)},
	View:       ir.ViewOf[CreateOp],
}

// CreateOp is the view of an operation complex.create.
type CreateOp struct{ ir.View }

// Def returns [Create].
func (CreateOp) Def() *ir.OpDef { return Create }

// Fold folds the operation; see [ir.FoldOp].
func (op CreateOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCreate(op.Op(), constants)
}

// Real is the operand $real.
func (op CreateOp) Real() *ir.Value { return op.Op().Operand(0) }

// Imaginary is the operand $imaginary.
func (op CreateOp) Imaginary() *ir.Value { return op.Op().Operand(1) }

// Result is the result $complex.
func (op CreateOp) Result() *ir.Value { return op.Op().Result(0) }

// CreateAdaptor has the converted operands of a [CreateOp] during a conversion.
type CreateAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CreateOp].
func (CreateAdaptor[T]) For(CreateOp) {}

// Real returns the converted operand $real.
func (a CreateAdaptor[T]) Real() T { return a.At(0) }

// Imaginary returns the converted operand $imaginary.
func (a CreateAdaptor[T]) Imaginary() T { return a.At(1) }

// NewCreate creates the operation complex.create at the builder's insertion point.
func NewCreate(b *ir.Builder, resultType ir.Type, real *ir.Value, imaginary *ir.Value) CreateOp {
	st := ir.OperationState{Def: Create, Operands: []*ir.Value{real, imaginary}, Results: []ir.Type{resultType}}
	return ir.Cast[CreateOp](b.Create(&st))
}

// formatDiv is the assembly format of [Div].
var formatDiv = asm.OpFormat{
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
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

// Div is the operation complex.div: division.
var Div = &ir.OpDef{
	Name:      "complex.div",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDiv)},
	View:       ir.ViewOf[DivOp],
}

// DivOp is the view of an operation complex.div.
type DivOp struct{ ir.View }

// Def returns [Div].
func (DivOp) Def() *ir.OpDef { return Div }

// The slots of the inherent attributes of [Div].
const (
	slotDivFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op DivOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDiv(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op DivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op DivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op DivOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotDivFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op DivOp) SetFastmath(v arith.FastMathFlags) DivOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDivFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op DivOp) Result() *ir.Value { return op.Op().Result(0) }

// DivAdaptor has the converted operands of a [DivOp] during a conversion.
type DivAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DivOp].
func (DivAdaptor[T]) For(DivOp) {}

// Lhs returns the converted operand $lhs.
func (a DivAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a DivAdaptor[T]) Rhs() T { return a.At(1) }

// NewDiv creates the operation complex.div at the builder's insertion point.
func NewDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivOp {
	c := b.Context()
	st := ir.OperationState{Def: Div, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotDivFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[DivOp](b.Create(&st))
}

// formatEqual is the assembly format of [Equal].
var formatEqual = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
	},
}

// Equal is the operation complex.eq: whether numbers are equal.
var Equal = &ir.OpDef{
	Name:      "complex.eq",
	Traits:    ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.I1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatEqual)},
	View:       ir.ViewOf[EqualOp],
}

// EqualOp is the view of an operation complex.eq.
type EqualOp struct{ ir.View }

// Def returns [Equal].
func (EqualOp) Def() *ir.OpDef { return Equal }

// Lhs is the operand $lhs.
func (op EqualOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op EqualOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op EqualOp) Result() *ir.Value { return op.Op().Result(0) }

// EqualAdaptor has the converted operands of a [EqualOp] during a conversion.
type EqualAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [EqualOp].
func (EqualAdaptor[T]) For(EqualOp) {}

// Lhs returns the converted operand $lhs.
func (a EqualAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a EqualAdaptor[T]) Rhs() T { return a.At(1) }

// NewEqual creates the operation complex.eq at the builder's insertion point.
func NewEqual(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) EqualOp {
	st := ir.OperationState{Def: Equal, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.I1.Buildable(b.Context())}}
	return ir.Cast[EqualOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Exp is the operation complex.exp: exponential function.
var Exp = &ir.OpDef{
	Name:      "complex.exp",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp)},
	View:       ir.ViewOf[ExpOp],
}

// ExpOp is the view of an operation complex.exp.
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

// Complex is the operand $complex.
func (op ExpOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a ExpAdaptor[T]) Complex() T { return a.At(0) }

// NewExp creates the operation complex.exp at the builder's insertion point.
func NewExp(b *ir.Builder, complex *ir.Value) ExpOp {
	c := b.Context()
	st := ir.OperationState{Def: Exp, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotExpFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[ExpOp](b.Create(&st))
}

// formatExpm1 is the assembly format of [Expm1].
var formatExpm1 = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Expm1 is the operation complex.expm1: exponential function minus one.
var Expm1 = &ir.OpDef{
	Name:      "complex.expm1",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpm1)},
	View:       ir.ViewOf[Expm1Op],
}

// Expm1Op is the view of an operation complex.expm1.
type Expm1Op struct{ ir.View }

// Def returns [Expm1].
func (Expm1Op) Def() *ir.OpDef { return Expm1 }

// The slots of the inherent attributes of [Expm1].
const (
	slotExpm1Fastmath = 0
)

// Complex is the operand $complex.
func (op Expm1Op) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op Expm1Op) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotExpm1Fastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op Expm1Op) SetFastmath(v arith.FastMathFlags) Expm1Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExpm1Fastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op Expm1Op) Result() *ir.Value { return op.Op().Result(0) }

// Expm1Adaptor has the converted operands of a [Expm1Op] during a conversion.
type Expm1Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [Expm1Op].
func (Expm1Adaptor[T]) For(Expm1Op) {}

// Complex returns the converted operand $complex.
func (a Expm1Adaptor[T]) Complex() T { return a.At(0) }

// NewExpm1 creates the operation complex.expm1 at the builder's insertion point.
func NewExpm1(b *ir.Builder, complex *ir.Value) Expm1Op {
	c := b.Context()
	st := ir.OperationState{Def: Expm1, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotExpm1Fastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[Expm1Op](b.Create(&st))
}

// formatIm is the assembly format of [Im].
var formatIm = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: elementType},
	},
	Elided: 1 << 0,
}

// Im is the operation complex.im: the imaginary part.
var Im = &ir.OpDef{
	Name:      "complex.im",
	Traits:    ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("complex element type matches result type", constraint.Operand(0), constraint.Result(0), elementType), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "imaginary", Constraint: constraint.AnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIm)},
	View:       ir.ViewOf[ImOp],
}

// ImOp is the view of an operation complex.im.
type ImOp struct{ ir.View }

// Def returns [Im].
func (ImOp) Def() *ir.OpDef { return Im }

// The slots of the inherent attributes of [Im].
const (
	slotImFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ImOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIm(op.Op(), constants)
}

// Complex is the operand $complex.
func (op ImOp) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ImOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotImFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ImOp) SetFastmath(v arith.FastMathFlags) ImOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotImFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $imaginary.
func (op ImOp) Result() *ir.Value { return op.Op().Result(0) }

// ImAdaptor has the converted operands of a [ImOp] during a conversion.
type ImAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ImOp].
func (ImAdaptor[T]) For(ImOp) {}

// Complex returns the converted operand $complex.
func (a ImAdaptor[T]) Complex() T { return a.At(0) }

// NewIm creates the operation complex.im at the builder's insertion point.
func NewIm(b *ir.Builder, complex *ir.Value) ImOp {
	c := b.Context()
	st := ir.OperationState{Def: Im, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotImFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{elementType(complex.Type())}}
	return ir.Cast[ImOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Log1p is the operation complex.log1p: natural logarithm of a number and one.
var Log1p = &ir.OpDef{
	Name:      "complex.log1p",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog1p)},
	View:       ir.ViewOf[Log1pOp],
}

// Log1pOp is the view of an operation complex.log1p.
type Log1pOp struct{ ir.View }

// Def returns [Log1p].
func (Log1pOp) Def() *ir.OpDef { return Log1p }

// The slots of the inherent attributes of [Log1p].
const (
	slotLog1pFastmath = 0
)

// Complex is the operand $complex.
func (op Log1pOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a Log1pAdaptor[T]) Complex() T { return a.At(0) }

// NewLog1p creates the operation complex.log1p at the builder's insertion point.
func NewLog1p(b *ir.Builder, complex *ir.Value) Log1pOp {
	c := b.Context()
	st := ir.OperationState{Def: Log1p, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotLog1pFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[Log1pOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Log is the operation complex.log: natural logarithm.
var Log = &ir.OpDef{
	Name:      "complex.log",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog)},
	View:       ir.ViewOf[LogOp],
}

// LogOp is the view of an operation complex.log.
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

// Complex is the operand $complex.
func (op LogOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a LogAdaptor[T]) Complex() T { return a.At(0) }

// NewLog creates the operation complex.log at the builder's insertion point.
func NewLog(b *ir.Builder, complex *ir.Value) LogOp {
	c := b.Context()
	st := ir.OperationState{Def: Log, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotLogFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[LogOp](b.Create(&st))
}

// formatMul is the assembly format of [Mul].
var formatMul = asm.OpFormat{
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
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

// Mul is the operation complex.mul: multiplication.
var Mul = &ir.OpDef{
	Name:      "complex.mul",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMul)},
	View:       ir.ViewOf[MulOp],
}

// MulOp is the view of an operation complex.mul.
type MulOp struct{ ir.View }

// Def returns [Mul].
func (MulOp) Def() *ir.OpDef { return Mul }

// The slots of the inherent attributes of [Mul].
const (
	slotMulFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op MulOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMul(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op MulOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotMulFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op MulOp) SetFastmath(v arith.FastMathFlags) MulOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMulFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op MulOp) Result() *ir.Value { return op.Op().Result(0) }

// MulAdaptor has the converted operands of a [MulOp] during a conversion.
type MulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MulOp].
func (MulAdaptor[T]) For(MulOp) {}

// Lhs returns the converted operand $lhs.
func (a MulAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MulAdaptor[T]) Rhs() T { return a.At(1) }

// NewMul creates the operation complex.mul at the builder's insertion point.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulOp {
	c := b.Context()
	st := ir.OperationState{Def: Mul, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotMulFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[MulOp](b.Create(&st))
}

// formatNeg is the assembly format of [Neg].
var formatNeg = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Neg is the operation complex.neg: negation.
var Neg = &ir.OpDef{
	Name:      "complex.neg",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNeg)},
	View:       ir.ViewOf[NegOp],
}

// NegOp is the view of an operation complex.neg.
type NegOp struct{ ir.View }

// Def returns [Neg].
func (NegOp) Def() *ir.OpDef { return Neg }

// The slots of the inherent attributes of [Neg].
const (
	slotNegFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op NegOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldNeg(op.Op(), constants)
}

// Complex is the operand $complex.
func (op NegOp) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op NegOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotNegFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op NegOp) SetFastmath(v arith.FastMathFlags) NegOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotNegFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op NegOp) Result() *ir.Value { return op.Op().Result(0) }

// NegAdaptor has the converted operands of a [NegOp] during a conversion.
type NegAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NegOp].
func (NegAdaptor[T]) For(NegOp) {}

// Complex returns the converted operand $complex.
func (a NegAdaptor[T]) Complex() T { return a.At(0) }

// NewNeg creates the operation complex.neg at the builder's insertion point.
func NewNeg(b *ir.Builder, complex *ir.Value) NegOp {
	c := b.Context()
	st := ir.OperationState{Def: Neg, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotNegFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[NegOp](b.Create(&st))
}

// formatNotEqual is the assembly format of [NotEqual].
var formatNotEqual = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
	},
}

// NotEqual is the operation complex.neq: whether numbers differ.
var NotEqual = &ir.OpDef{
	Name:      "complex.neq",
	Traits:    ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.I1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNotEqual)},
	View:       ir.ViewOf[NotEqualOp],
}

// NotEqualOp is the view of an operation complex.neq.
type NotEqualOp struct{ ir.View }

// Def returns [NotEqual].
func (NotEqualOp) Def() *ir.OpDef { return NotEqual }

// Lhs is the operand $lhs.
func (op NotEqualOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op NotEqualOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op NotEqualOp) Result() *ir.Value { return op.Op().Result(0) }

// NotEqualAdaptor has the converted operands of a [NotEqualOp] during a conversion.
type NotEqualAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NotEqualOp].
func (NotEqualAdaptor[T]) For(NotEqualOp) {}

// Lhs returns the converted operand $lhs.
func (a NotEqualAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a NotEqualAdaptor[T]) Rhs() T { return a.At(1) }

// NewNotEqual creates the operation complex.neq at the builder's insertion point.
func NewNotEqual(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) NotEqualOp {
	st := ir.OperationState{Def: NotEqual, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.I1.Buildable(b.Context())}}
	return ir.Cast[NotEqualOp](b.Create(&st))
}

// formatPow is the assembly format of [Pow].
var formatPow = asm.OpFormat{
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
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

// Pow is the operation complex.pow: power.
var Pow = &ir.OpDef{
	Name:      "complex.pow",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPow)},
	View:       ir.ViewOf[PowOp],
}

// PowOp is the view of an operation complex.pow.
type PowOp struct{ ir.View }

// Def returns [Pow].
func (PowOp) Def() *ir.OpDef { return Pow }

// The slots of the inherent attributes of [Pow].
const (
	slotPowFastmath = 0
)

// Lhs is the operand $lhs.
func (op PowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op PowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op PowOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotPowFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op PowOp) SetFastmath(v arith.FastMathFlags) PowOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPowFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op PowOp) Result() *ir.Value { return op.Op().Result(0) }

// PowAdaptor has the converted operands of a [PowOp] during a conversion.
type PowAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PowOp].
func (PowAdaptor[T]) For(PowOp) {}

// Lhs returns the converted operand $lhs.
func (a PowAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a PowAdaptor[T]) Rhs() T { return a.At(1) }

// NewPow creates the operation complex.pow at the builder's insertion point.
func NewPow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) PowOp {
	c := b.Context()
	st := ir.OperationState{Def: Pow, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotPowFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[PowOp](b.Create(&st))
}

// formatPowi is the assembly format of [Powi].
var formatPowi = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindIntegerType},
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

// Powi is the operation complex.powi: power with an exponent that is an integer.
var Powi = &ir.OpDef{
	Name:      "complex.powi",
	Traits:    ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.Elementwise, constraint.SameOperandsAndResultShape},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPowi)},
	View:       ir.ViewOf[PowiOp],
}

// PowiOp is the view of an operation complex.powi.
type PowiOp struct{ ir.View }

// Def returns [Powi].
func (PowiOp) Def() *ir.OpDef { return Powi }

// The slots of the inherent attributes of [Powi].
const (
	slotPowiFastmath = 0
)

// Lhs is the operand $lhs.
func (op PowiOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op PowiOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath; ok is false if it is absent.
func (op PowiOp) Fastmath() (value arith.FastMathFlags, ok bool) {
	if v, ok := op.Op().InherentAttr(slotPowiFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFastmath sets the attribute $fastmath.
func (op PowiOp) SetFastmath(v arith.FastMathFlags) PowiOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPowiFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op PowiOp) Result() *ir.Value { return op.Op().Result(0) }

// PowiAdaptor has the converted operands of a [PowiOp] during a conversion.
type PowiAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PowiOp].
func (PowiAdaptor[T]) For(PowiOp) {}

// Lhs returns the converted operand $lhs.
func (a PowiAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a PowiAdaptor[T]) Rhs() T { return a.At(1) }

// NewPowi creates the operation complex.powi at the builder's insertion point.
func NewPowi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) PowiOp {
	st := ir.OperationState{Def: Powi, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[PowiOp](b.Create(&st))
}

// formatRe is the assembly format of [Re].
var formatRe = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: elementType},
	},
	Elided: 1 << 0,
}

// Re is the operation complex.re: the real part.
var Re = &ir.OpDef{
	Name:      "complex.re",
	Traits:    ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("complex element type matches result type", constraint.Operand(0), constraint.Result(0), elementType), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "real", Constraint: constraint.AnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRe)},
	View:       ir.ViewOf[ReOp],
}

// ReOp is the view of an operation complex.re.
type ReOp struct{ ir.View }

// Def returns [Re].
func (ReOp) Def() *ir.OpDef { return Re }

// The slots of the inherent attributes of [Re].
const (
	slotReFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ReOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRe(op.Op(), constants)
}

// Complex is the operand $complex.
func (op ReOp) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ReOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotReFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ReOp) SetFastmath(v arith.FastMathFlags) ReOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $real.
func (op ReOp) Result() *ir.Value { return op.Op().Result(0) }

// ReAdaptor has the converted operands of a [ReOp] during a conversion.
type ReAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReOp].
func (ReAdaptor[T]) For(ReOp) {}

// Complex returns the converted operand $complex.
func (a ReAdaptor[T]) Complex() T { return a.At(0) }

// NewRe creates the operation complex.re at the builder's insertion point.
func NewRe(b *ir.Builder, complex *ir.Value) ReOp {
	c := b.Context()
	st := ir.OperationState{Def: Re, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotReFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{elementType(complex.Type())}}
	return ir.Cast[ReOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Rsqrt is the operation complex.rsqrt: reciprocal of the square root.
var Rsqrt = &ir.OpDef{
	Name:      "complex.rsqrt",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRsqrt)},
	View:       ir.ViewOf[RsqrtOp],
}

// RsqrtOp is the view of an operation complex.rsqrt.
type RsqrtOp struct{ ir.View }

// Def returns [Rsqrt].
func (RsqrtOp) Def() *ir.OpDef { return Rsqrt }

// The slots of the inherent attributes of [Rsqrt].
const (
	slotRsqrtFastmath = 0
)

// Complex is the operand $complex.
func (op RsqrtOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a RsqrtAdaptor[T]) Complex() T { return a.At(0) }

// NewRsqrt creates the operation complex.rsqrt at the builder's insertion point.
func NewRsqrt(b *ir.Builder, complex *ir.Value) RsqrtOp {
	c := b.Context()
	st := ir.OperationState{Def: Rsqrt, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotRsqrtFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[RsqrtOp](b.Create(&st))
}

// formatSign is the assembly format of [Sign].
var formatSign = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Sign is the operation complex.sign: the number of absolute value 1 with the same angle.
var Sign = &ir.OpDef{
	Name:      "complex.sign",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSign)},
	View:       ir.ViewOf[SignOp],
}

// SignOp is the view of an operation complex.sign.
type SignOp struct{ ir.View }

// Def returns [Sign].
func (SignOp) Def() *ir.OpDef { return Sign }

// The slots of the inherent attributes of [Sign].
const (
	slotSignFastmath = 0
)

// Complex is the operand $complex.
func (op SignOp) Complex() *ir.Value { return op.Op().Operand(0) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op SignOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotSignFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SignOp) SetFastmath(v arith.FastMathFlags) SignOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSignFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SignOp) Result() *ir.Value { return op.Op().Result(0) }

// SignAdaptor has the converted operands of a [SignOp] during a conversion.
type SignAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SignOp].
func (SignAdaptor[T]) For(SignOp) {}

// Complex returns the converted operand $complex.
func (a SignAdaptor[T]) Complex() T { return a.At(0) }

// NewSign creates the operation complex.sign at the builder's insertion point.
func NewSign(b *ir.Builder, complex *ir.Value) SignOp {
	c := b.Context()
	st := ir.OperationState{Def: Sign, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotSignFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[SignOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Sin is the operation complex.sin: sine.
var Sin = &ir.OpDef{
	Name:      "complex.sin",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSin)},
	View:       ir.ViewOf[SinOp],
}

// SinOp is the view of an operation complex.sin.
type SinOp struct{ ir.View }

// Def returns [Sin].
func (SinOp) Def() *ir.OpDef { return Sin }

// The slots of the inherent attributes of [Sin].
const (
	slotSinFastmath = 0
)

// Complex is the operand $complex.
func (op SinOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a SinAdaptor[T]) Complex() T { return a.At(0) }

// NewSin creates the operation complex.sin at the builder's insertion point.
func NewSin(b *ir.Builder, complex *ir.Value) SinOp {
	c := b.Context()
	st := ir.OperationState{Def: Sin, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotSinFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[SinOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Sqrt is the operation complex.sqrt: square root.
var Sqrt = &ir.OpDef{
	Name:      "complex.sqrt",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSqrt)},
	View:       ir.ViewOf[SqrtOp],
}

// SqrtOp is the view of an operation complex.sqrt.
type SqrtOp struct{ ir.View }

// Def returns [Sqrt].
func (SqrtOp) Def() *ir.OpDef { return Sqrt }

// The slots of the inherent attributes of [Sqrt].
const (
	slotSqrtFastmath = 0
)

// Complex is the operand $complex.
func (op SqrtOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a SqrtAdaptor[T]) Complex() T { return a.At(0) }

// NewSqrt creates the operation complex.sqrt at the builder's insertion point.
func NewSqrt(b *ir.Builder, complex *ir.Value) SqrtOp {
	c := b.Context()
	st := ir.OperationState{Def: Sqrt, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotSqrtFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[SqrtOp](b.Create(&st))
}

// formatSub is the assembly format of [Sub].
var formatSub = asm.OpFormat{
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindComplexType},
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

// Sub is the operation complex.sub: subtraction.
var Sub = &ir.OpDef{
	Name:      "complex.sub",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: complexOfFloat},
		{Name: "rhs", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSub)},
	View:       ir.ViewOf[SubOp],
}

// SubOp is the view of an operation complex.sub.
type SubOp struct{ ir.View }

// Def returns [Sub].
func (SubOp) Def() *ir.OpDef { return Sub }

// The slots of the inherent attributes of [Sub].
const (
	slotSubFastmath = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op SubOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSub(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op SubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op SubOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotSubFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op SubOp) SetFastmath(v arith.FastMathFlags) SubOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $result.
func (op SubOp) Result() *ir.Value { return op.Op().Result(0) }

// SubAdaptor has the converted operands of a [SubOp] during a conversion.
type SubAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SubOp].
func (SubAdaptor[T]) For(SubOp) {}

// Lhs returns the converted operand $lhs.
func (a SubAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SubAdaptor[T]) Rhs() T { return a.At(1) }

// NewSub creates the operation complex.sub at the builder's insertion point.
func NewSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubOp {
	c := b.Context()
	st := ir.OperationState{Def: Sub, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotSubFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[SubOp](b.Create(&st))
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Tan is the operation complex.tan: tangent.
var Tan = &ir.OpDef{
	Name:      "complex.tan",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTan)},
	View:       ir.ViewOf[TanOp],
}

// TanOp is the view of an operation complex.tan.
type TanOp struct{ ir.View }

// Def returns [Tan].
func (TanOp) Def() *ir.OpDef { return Tan }

// The slots of the inherent attributes of [Tan].
const (
	slotTanFastmath = 0
)

// Complex is the operand $complex.
func (op TanOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a TanAdaptor[T]) Complex() T { return a.At(0) }

// NewTan creates the operation complex.tan at the builder's insertion point.
func NewTan(b *ir.Builder, complex *ir.Value) TanOp {
	c := b.Context()
	st := ir.OperationState{Def: Tan, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotTanFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindComplexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// Tanh is the operation complex.tanh: hyperbolic tangent.
var Tanh = &ir.OpDef{
	Name:      "complex.tanh",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Elementwise,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType, constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "complex", Constraint: complexOfFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: complexOfFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTanh)},
	View:       ir.ViewOf[TanhOp],
}

// TanhOp is the view of an operation complex.tanh.
type TanhOp struct{ ir.View }

// Def returns [Tanh].
func (TanhOp) Def() *ir.OpDef { return Tanh }

// The slots of the inherent attributes of [Tanh].
const (
	slotTanhFastmath = 0
)

// Complex is the operand $complex.
func (op TanhOp) Complex() *ir.Value { return op.Op().Operand(0) }

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

// Complex returns the converted operand $complex.
func (a TanhAdaptor[T]) Complex() T { return a.At(0) }

// NewTanh creates the operation complex.tanh at the builder's insertion point.
func NewTanh(b *ir.Builder, complex *ir.Value) TanhOp {
	c := b.Context()
	st := ir.OperationState{Def: Tanh, Operands: []*ir.Value{complex}, InherentAttrs: []ir.Attribute{slotTanhFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{complex.Type()}}
	return ir.Cast[TanhOp](b.Create(&st))
}

var kindComplexType = asm.TypeKind{Name: "builtin.complex", Is: asm.IsType[*ir.ComplexType]}
var kindIntegerType = asm.TypeKind{Name: "builtin.integer", Is: asm.IsType[*ir.IntegerType]}
