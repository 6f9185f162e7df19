// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the test dialect: operations, attributes and types that tests need.
var Dialect = &ir.Dialect{
	Name:             "test",
	Ops:              []*ir.OpDef{FunctionalRegion, Return, ConversionCall, RegionIfYield, RegionIf, AnyCond, LoopBlock, LoopBlockTerm, GraphRegion, SwitchWithNoBreak, AnyAttrOf, Call},
	Types:            []*ir.TypeDef{SimpleATypeDef},
	VerifyArgAttr:    verifyOtherAttr,
	VerifyResultAttr: verifyOtherAttr,
	AllowsUnknownOps: true,
}

// AnyAttrOf is the operation test.any_attr_of_i32_str: an attribute of one of two kinds.
var AnyAttrOf = &ir.OpDef{
	Name: "test.any_attr_of_i32_str",
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: i32OrStr},
	},
	View: ir.ViewOf[AnyAttrOfOp],
}

// AnyAttrOfOp is the view of an operation test.any_attr_of_i32_str.
type AnyAttrOfOp struct{ ir.View }

// Def returns [AnyAttrOf].
func (AnyAttrOfOp) Def() *ir.OpDef { return AnyAttrOf }

// The slots of the inherent attributes of [AnyAttrOf].
const (
	slotAnyAttrOfAttr = 0
)

// Attr is the attribute $attr.
func (op AnyAttrOfOp) Attr() ir.Attribute { return op.Op().InherentAttr(slotAnyAttrOfAttr) }

// SetAttr sets the attribute $attr.
func (op AnyAttrOfOp) SetAttr(v ir.Attribute) AnyAttrOfOp {
	op.Op().SetInherentAttr(slotAnyAttrOfAttr, v)
	return op
}

// AnyAttrOfAdaptor has the converted operands of a [AnyAttrOfOp] during a conversion.
type AnyAttrOfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AnyAttrOfOp].
func (AnyAttrOfAdaptor[T]) For(AnyAttrOfOp) {}

// NewAnyAttrOf creates the operation test.any_attr_of_i32_str at the builder's insertion point.
func NewAnyAttrOf(b *ir.Builder, attr ir.Attribute) AnyAttrOfOp {
	st := ir.OperationState{Def: AnyAttrOf, InherentAttrs: []ir.Attribute{slotAnyAttrOfAttr: attr}}
	return ir.Cast[AnyAttrOfOp](b.Create(&st))
}

// Call is the operation test.call: a call of a function by its name.
var Call = &ir.OpDef{
	Name:   "test.call",
	Traits: ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[CallOp],
}

// CallOp is the view of an operation test.call.
type CallOp struct{ ir.View }

// Def returns [Call].
func (CallOp) Def() *ir.OpDef { return Call }

// The slots of the inherent attributes of [Call].
const (
	slotCallCallee   = 0
	slotCallArgAttrs = 1
	slotCallResAttrs = 2
)

// VerifySymbolUses checks the references to symbols.
func (op CallOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyCallee(op.Op(), symbols)
}

// Operands are the operands $operands.
func (op CallOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Callee is the attribute $callee.
func (op CallOp) Callee() string {
	return op.Op().InherentAttr(slotCallCallee).(*ir.SymbolRefAttr).Root()
}

// SetCallee sets the attribute $callee.
func (op CallOp) SetCallee(v string) CallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallCallee, ir.NewSymbolRefAttr(c, v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallOp) SetArgAttrs(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallOp) SetResAttrs(v *ir.ArrayAttr) CallOp {
	op.Op().SetInherentAttr(slotCallResAttrs, v)
	return op
}

// Results are the results $results.
func (op CallOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// CallAdaptor has the converted operands of a [CallOp] during a conversion.
type CallAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallOp].
func (CallAdaptor[T]) For(CallOp) {}

// Operands returns the converted operand $operands.
func (a CallAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewCall creates the operation test.call at the builder's insertion point.
func NewCall(b *ir.Builder, resultTypes []ir.Type, callee string, operands ...*ir.Value) CallOp {
	c := b.Context()
	st := ir.OperationState{Def: Call, InherentAttrs: []ir.Attribute{slotCallCallee: ir.NewSymbolRefAttr(c, callee)}}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[CallOp](b.Create(&st))
}
