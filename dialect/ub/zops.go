// Code generated from the specification of dialect ub. DO NOT EDIT.

package ub

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the ub dialect: operations that must not be executed, and values that must not be used.
var Dialect = &ir.Dialect{
	Name:                "ub",
	Ops:                 []*ir.OpDef{Poison, Unreachable},
	Attrs:               []*ir.AttrDef{PoisonAttrDef},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// PoisonAttr is #ub.poison: a constant that says only that the value is poison.
type PoisonAttr struct {
	ir.AttrBase
}

// PoisonAttrDef is the definition of PoisonAttr.
var PoisonAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "ub",
	Mnemonic:   "poison",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxPoisonAttr{})},
})

// IsPoisonAttr is the constraint for PoisonAttr.
var IsPoisonAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*PoisonAttr]}

// NewPoisonAttr returns the attribute.
func NewPoisonAttr(c *ir.Context) *PoisonAttr {
	if v := c.LookupAttr(PoisonAttrDef, nil); v != nil {
		return v.(*PoisonAttr)
	}
	return c.InternAttr(PoisonAttrDef, nil, &PoisonAttr{}).(*PoisonAttr)
}

// syntaxPoisonAttr parses and prints PoisonAttr.
type syntaxPoisonAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxPoisonAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewPoisonAttr(p.Context())
}

// PrintAttr prints the text after the mnemonic.
func (syntaxPoisonAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// formatPoison is the assembly format of [Poison].
var formatPoison = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.Less, Text: "<"},
			{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Is: asm.IsAttr[PoisonLike]}},
			{Kind: asm.LiteralElement, Tok: asm.Greater, Text: ">"},
		}}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Poison is the operation ub.poison: a value that must not be used.
var Poison = &ir.OpDef{
	Name:   "ub.poison",
	Traits: ir.ConstantLike | ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: isPoison, Default: func(c *ir.Context) ir.Attribute { return NewPoisonAttr(c) }},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPoison)},
	View:       ir.ViewOf[PoisonOp],
}

// PoisonOp is the view of an operation ub.poison.
type PoisonOp struct{ ir.View }

// Def returns [Poison].
func (PoisonOp) Def() *ir.OpDef { return Poison }

// The slots of the inherent attributes of [Poison].
const (
	slotPoisonValue = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op PoisonOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op PoisonOp) Value() PoisonLike {
	v, _ := op.Op().InherentAttr(slotPoisonValue).(PoisonLike)
	return v
}

// SetValue sets the attribute $value.
func (op PoisonOp) SetValue(v PoisonLike) PoisonOp {
	op.Op().SetInherentAttr(slotPoisonValue, v)
	return op
}

// Result is the result $result.
func (op PoisonOp) Result() *ir.Value { return op.Op().Result(0) }

// PoisonAdaptor has the converted operands of a [PoisonOp] during a conversion.
type PoisonAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PoisonOp].
func (PoisonAdaptor[T]) For(PoisonOp) {}

// NewPoison creates the operation ub.poison at the builder's insertion point.
func NewPoison(b *ir.Builder, resultType ir.Type) PoisonOp {
	c := b.Context()
	st := ir.OperationState{Def: Poison, InherentAttrs: []ir.Attribute{slotPoisonValue: NewPoisonAttr(c)}, Results: []ir.Type{resultType}}
	return ir.Cast[PoisonOp](b.Create(&st))
}

// formatUnreachable is the assembly format of [Unreachable].
var formatUnreachable = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
}

// Unreachable is the operation ub.unreachable: a point that is never reached.
var Unreachable = &ir.OpDef{
	Name:       "ub.unreachable",
	Traits:     ir.Terminator,
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUnreachable)},
	View:       ir.ViewOf[UnreachableOp],
}

// UnreachableOp is the view of an operation ub.unreachable.
type UnreachableOp struct{ ir.View }

// Def returns [Unreachable].
func (UnreachableOp) Def() *ir.OpDef { return Unreachable }

// UnreachableAdaptor has the converted operands of a [UnreachableOp] during a conversion.
type UnreachableAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UnreachableOp].
func (UnreachableAdaptor[T]) For(UnreachableOp) {}

// NewUnreachable creates the operation ub.unreachable at the builder's insertion point.
func NewUnreachable(b *ir.Builder) UnreachableOp {
	st := ir.OperationState{Def: Unreachable}
	return ir.Cast[UnreachableOp](b.Create(&st))
}
