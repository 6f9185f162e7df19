// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// FunctionalRegion is the operation test.functional_region_op: a function as a value, with its body.
var FunctionalRegion = &ir.OpDef{
	Name: "test.functional_region_op",
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.FunctionType},
	},
	Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	View:    ir.ViewOf[FunctionalRegionOp],
}

// FunctionalRegionOp is the view of an operation test.functional_region_op.
type FunctionalRegionOp struct{ ir.View }

// Def returns [FunctionalRegion].
func (FunctionalRegionOp) Def() *ir.OpDef { return FunctionalRegion }

// Result is the result $result.
func (op FunctionalRegionOp) Result() *ir.Value { return op.Op().Result(0) }

// Body is the region $body.
func (op FunctionalRegionOp) Body() *ir.Region { return op.Op().Region(0) }

// FunctionalRegionAdaptor has the converted operands of a [FunctionalRegionOp] during a conversion.
type FunctionalRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FunctionalRegionOp].
func (FunctionalRegionAdaptor[T]) For(FunctionalRegionOp) {}

// NewFunctionalRegion creates the operation test.functional_region_op at the builder's insertion point.
func NewFunctionalRegion(b *ir.Builder, resultType ir.Type) FunctionalRegionOp {
	st := ir.OperationState{Def: FunctionalRegion, Results: []ir.Type{resultType}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[FunctionalRegionOp](b.Create(&st))
}

// ConversionCall is the operation test.conversion_call_op: a call whose types may differ from those of the function.
var ConversionCall = &ir.OpDef{
	Name:   "test.conversion_call_op",
	Traits: ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "arg_operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.SymbolRefAttr},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[ConversionCallOp],
}

// ConversionCallOp is the view of an operation test.conversion_call_op.
type ConversionCallOp struct{ ir.View }

// Def returns [ConversionCall].
func (ConversionCallOp) Def() *ir.OpDef { return ConversionCall }

// The slots of the inherent attributes of [ConversionCall].
const (
	slotConversionCallCallee   = 0
	slotConversionCallArgAttrs = 1
	slotConversionCallResAttrs = 2
)

// ArgOperands are the operands $arg_operands.
func (op ConversionCallOp) ArgOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Callee is the attribute $callee.
func (op ConversionCallOp) Callee() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotConversionCallCallee).(*ir.SymbolRefAttr)
	return v
}

// SetCallee sets the attribute $callee.
func (op ConversionCallOp) SetCallee(v *ir.SymbolRefAttr) ConversionCallOp {
	op.Op().SetInherentAttr(slotConversionCallCallee, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op ConversionCallOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotConversionCallArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op ConversionCallOp) SetArgAttrs(v *ir.ArrayAttr) ConversionCallOp {
	op.Op().SetInherentAttr(slotConversionCallArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op ConversionCallOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotConversionCallResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op ConversionCallOp) SetResAttrs(v *ir.ArrayAttr) ConversionCallOp {
	op.Op().SetInherentAttr(slotConversionCallResAttrs, v)
	return op
}

// Results are the results $results.
func (op ConversionCallOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// ConversionCallAdaptor has the converted operands of a [ConversionCallOp] during a conversion.
type ConversionCallAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConversionCallOp].
func (ConversionCallAdaptor[T]) For(ConversionCallOp) {}

// ArgOperands returns the converted operand $arg_operands.
func (a ConversionCallAdaptor[T]) ArgOperands() []T { return a.Segment(0) }

// NewConversionCall creates the operation test.conversion_call_op at the builder's insertion point.
func NewConversionCall(b *ir.Builder, resultTypes []ir.Type, argOperands []*ir.Value, callee *ir.SymbolRefAttr) ConversionCallOp {
	st := ir.OperationState{Def: ConversionCall, InherentAttrs: []ir.Attribute{slotConversionCallCallee: callee}}
	st.Operands = append(st.Operands, argOperands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[ConversionCallOp](b.Create(&st))
}

// FoldToCall is the operation test.fold_to_call_op: becomes a call of a function without arguments.
var FoldToCall = &ir.OpDef{
	Name: "test.fold_to_call_op",
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr},
	},
	View: ir.ViewOf[FoldToCallOp],
}

// FoldToCallOp is the view of an operation test.fold_to_call_op.
type FoldToCallOp struct{ ir.View }

// Def returns [FoldToCall].
func (FoldToCallOp) Def() *ir.OpDef { return FoldToCall }

// The slots of the inherent attributes of [FoldToCall].
const (
	slotFoldToCallCallee = 0
)

// Callee is the attribute $callee.
func (op FoldToCallOp) Callee() string {
	return op.Op().InherentAttr(slotFoldToCallCallee).(*ir.SymbolRefAttr).Root()
}

// SetCallee sets the attribute $callee.
func (op FoldToCallOp) SetCallee(v string) FoldToCallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFoldToCallCallee, ir.NewSymbolRefAttr(c, v))
	return op
}

// FoldToCallAdaptor has the converted operands of a [FoldToCallOp] during a conversion.
type FoldToCallAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FoldToCallOp].
func (FoldToCallAdaptor[T]) For(FoldToCallOp) {}

// NewFoldToCall creates the operation test.fold_to_call_op at the builder's insertion point.
func NewFoldToCall(b *ir.Builder, callee string) FoldToCallOp {
	c := b.Context()
	st := ir.OperationState{Def: FoldToCall, InherentAttrs: []ir.Attribute{slotFoldToCallCallee: ir.NewSymbolRefAttr(c, callee)}}
	return ir.Cast[FoldToCallOp](b.Create(&st))
}
