// Code generated from the specification of dialect power. DO NOT EDIT.

package power

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the power dialect: powers of integers.
var Dialect = &ir.Dialect{
	Name: "power",
	Ops:  []*ir.OpDef{Raise},
}

// formatRaise is the assembly format of [Raise].
var formatRaise = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Raise is the operation power.raise: an integer to the power of a constant.
var Raise = &ir.OpDef{
	Name:      "power.raise",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "exponent", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRaise)},
	View:       ir.ViewOf[RaiseOp],
}

// RaiseOp is the view of an operation power.raise.
type RaiseOp struct{ ir.View }

// Def returns [Raise].
func (RaiseOp) Def() *ir.OpDef { return Raise }

// The slots of the inherent attributes of [Raise].
const (
	slotRaiseExponent = 0
)

// Verify checks what the definition cannot express.
func (op RaiseOp) Verify() *diag.Diagnostic { return verifyRaise(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op RaiseOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRaise(op.Op(), constants)
}

// Base is the operand $base.
func (op RaiseOp) Base() *ir.Value { return op.Op().Operand(0) }

// Exponent is the attribute $exponent.
func (op RaiseOp) Exponent() int64 {
	return int64(op.Op().InherentAttr(slotRaiseExponent).(*ir.IntegerAttr).Int())
}

// SetExponent sets the attribute $exponent.
func (op RaiseOp) SetExponent(v int64) RaiseOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRaiseExponent, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op RaiseOp) Result() *ir.Value { return op.Op().Result(0) }

// RaiseAdaptor has the converted operands of a [RaiseOp] during a conversion.
type RaiseAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RaiseOp].
func (RaiseAdaptor[T]) For(RaiseOp) {}

// Base returns the converted operand $base.
func (a RaiseAdaptor[T]) Base() T { return a.At(0) }

// NewRaise creates the operation power.raise at the builder's insertion point.
func NewRaise(b *ir.Builder, base *ir.Value, exponent int64) RaiseOp {
	c := b.Context()
	st := ir.OperationState{Def: Raise, Operands: []*ir.Value{base}, InherentAttrs: []ir.Attribute{slotRaiseExponent: ir.NewIntegerAttr(asm.BuildI64(c), int64(exponent))}, Results: []ir.Type{base.Type()}}
	return ir.Cast[RaiseOp](b.Create(&st))
}

var kindIntegerType = asm.TypeKind{Name: "builtin.integer", Is: asm.IsType[*ir.IntegerType]}
