// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
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

// formatCallAndStore is the assembly format of [CallAndStore].
var formatCallAndStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.SymbolRefAttr], First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
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
	Elided:          1 << 0,
}

// CallAndStore is the operation test.call_and_store: a call that writes to memory before or after it.
var CallAndStore = &ir.OpDef{
	Name:   "test.call_and_store",
	Traits: ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "address", Constraint: constraint.AnyMemRef},
		{Name: "callee_operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.SymbolRefAttr},
		{Name: "store_before_call", Constraint: constraint.BoolAttr},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCallAndStore)},
	View:       ir.ViewOf[CallAndStoreOp],
}

// CallAndStoreOp is the view of an operation test.call_and_store.
type CallAndStoreOp struct{ ir.View }

// Def returns [CallAndStore].
func (CallAndStoreOp) Def() *ir.OpDef { return CallAndStore }

// The slots of the inherent attributes of [CallAndStore].
const (
	slotCallAndStoreCallee          = 0
	slotCallAndStoreStoreBeforeCall = 1
	slotCallAndStoreArgAttrs        = 2
	slotCallAndStoreResAttrs        = 3
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op CallAndStoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Address()})
	return list
}

// Address is the operand $address.
func (op CallAndStoreOp) Address() *ir.Value { return op.Op().Operand(0) }

// CalleeOperands are the operands $callee_operands.
func (op CallAndStoreOp) CalleeOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// Callee is the attribute $callee.
func (op CallAndStoreOp) Callee() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotCallAndStoreCallee).(*ir.SymbolRefAttr)
	return v
}

// SetCallee sets the attribute $callee.
func (op CallAndStoreOp) SetCallee(v *ir.SymbolRefAttr) CallAndStoreOp {
	op.Op().SetInherentAttr(slotCallAndStoreCallee, v)
	return op
}

// StoreBeforeCall is the attribute $store_before_call.
func (op CallAndStoreOp) StoreBeforeCall() bool {
	return op.Op().InherentAttr(slotCallAndStoreStoreBeforeCall).(*ir.IntegerAttr).Bool()
}

// SetStoreBeforeCall sets the attribute $store_before_call.
func (op CallAndStoreOp) SetStoreBeforeCall(v bool) CallAndStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallAndStoreStoreBeforeCall, ir.NewBoolAttr(c, v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallAndStoreOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallAndStoreArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallAndStoreOp) SetArgAttrs(v *ir.ArrayAttr) CallAndStoreOp {
	op.Op().SetInherentAttr(slotCallAndStoreArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallAndStoreOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallAndStoreResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallAndStoreOp) SetResAttrs(v *ir.ArrayAttr) CallAndStoreOp {
	op.Op().SetInherentAttr(slotCallAndStoreResAttrs, v)
	return op
}

// Results are the results $results.
func (op CallAndStoreOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// CallAndStoreAdaptor has the converted operands of a [CallAndStoreOp] during a conversion.
type CallAndStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallAndStoreOp].
func (CallAndStoreAdaptor[T]) For(CallAndStoreOp) {}

// Address returns the converted operand $address.
func (a CallAndStoreAdaptor[T]) Address() T { return a.At(0) }

// CalleeOperands returns the converted operand $callee_operands.
func (a CallAndStoreAdaptor[T]) CalleeOperands() []T { return a.Segment(1) }

// NewCallAndStore creates the operation test.call_and_store at the builder's insertion point.
func NewCallAndStore(b *ir.Builder, resultTypes []ir.Type, callee *ir.SymbolRefAttr, address *ir.Value, calleeOperands []*ir.Value, storeBeforeCall bool) CallAndStoreOp {
	c := b.Context()
	st := ir.OperationState{Def: CallAndStore, InherentAttrs: []ir.Attribute{slotCallAndStoreCallee: callee, slotCallAndStoreStoreBeforeCall: ir.NewBoolAttr(c, storeBeforeCall)}}
	st.Operands = append(st.Operands, address)
	st.Operands = append(st.Operands, calleeOperands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[CallAndStoreOp](b.Create(&st))
}

// formatCallOnDevice is the assembly format of [CallOnDevice].
var formatCallOnDevice = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.SymbolRefAttr], First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
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
	Elided:          1 << 0,
}

// CallOnDevice is the operation test.call_on_device: a call with an operand that is no argument.
var CallOnDevice = &ir.OpDef{
	Name:   "test.call_on_device",
	Traits: ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "forwarded_operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "non_forwarded_device_operand", Constraint: constraint.AnyType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.SymbolRefAttr},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCallOnDevice)},
	View:       ir.ViewOf[CallOnDeviceOp],
}

// CallOnDeviceOp is the view of an operation test.call_on_device.
type CallOnDeviceOp struct{ ir.View }

// Def returns [CallOnDevice].
func (CallOnDeviceOp) Def() *ir.OpDef { return CallOnDevice }

// The slots of the inherent attributes of [CallOnDevice].
const (
	slotCallOnDeviceCallee   = 0
	slotCallOnDeviceArgAttrs = 1
	slotCallOnDeviceResAttrs = 2
)

// ForwardedOperands are the operands $forwarded_operands.
func (op CallOnDeviceOp) ForwardedOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// NonForwardedDeviceOperand is the operand $non_forwarded_device_operand.
func (op CallOnDeviceOp) NonForwardedDeviceOperand() *ir.Value { return op.Op().OperandsAt(1).At(0) }

// Callee is the attribute $callee.
func (op CallOnDeviceOp) Callee() *ir.SymbolRefAttr {
	v, _ := op.Op().InherentAttr(slotCallOnDeviceCallee).(*ir.SymbolRefAttr)
	return v
}

// SetCallee sets the attribute $callee.
func (op CallOnDeviceOp) SetCallee(v *ir.SymbolRefAttr) CallOnDeviceOp {
	op.Op().SetInherentAttr(slotCallOnDeviceCallee, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallOnDeviceOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallOnDeviceArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallOnDeviceOp) SetArgAttrs(v *ir.ArrayAttr) CallOnDeviceOp {
	op.Op().SetInherentAttr(slotCallOnDeviceArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallOnDeviceOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallOnDeviceResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallOnDeviceOp) SetResAttrs(v *ir.ArrayAttr) CallOnDeviceOp {
	op.Op().SetInherentAttr(slotCallOnDeviceResAttrs, v)
	return op
}

// Results are the results $results.
func (op CallOnDeviceOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// CallOnDeviceAdaptor has the converted operands of a [CallOnDeviceOp] during a conversion.
type CallOnDeviceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallOnDeviceOp].
func (CallOnDeviceAdaptor[T]) For(CallOnDeviceOp) {}

// ForwardedOperands returns the converted operand $forwarded_operands.
func (a CallOnDeviceAdaptor[T]) ForwardedOperands() []T { return a.Segment(0) }

// NonForwardedDeviceOperand returns the converted operand $non_forwarded_device_operand.
func (a CallOnDeviceAdaptor[T]) NonForwardedDeviceOperand() T { return a.Segment(1)[0] }

// NewCallOnDevice creates the operation test.call_on_device at the builder's insertion point.
func NewCallOnDevice(b *ir.Builder, resultTypes []ir.Type, callee *ir.SymbolRefAttr, forwardedOperands []*ir.Value, nonForwardedDeviceOperand *ir.Value) CallOnDeviceOp {
	st := ir.OperationState{Def: CallOnDevice, InherentAttrs: []ir.Attribute{slotCallOnDeviceCallee: callee}}
	st.Operands = append(st.Operands, forwardedOperands...)
	st.Operands = append(st.Operands, nonForwardedDeviceOperand)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[CallOnDeviceOp](b.Create(&st))
}

// formatCallWithSegments is the assembly format of [CallWithSegments].
var formatCallWithSegments = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 1}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 2},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 2}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<3,
}

// CallWithSegments is the operation test.call_with_segments: a call with operands around its arguments.
var CallWithSegments = &ir.OpDef{
	Name:   "test.call_with_segments",
	Traits: ir.AttrSizedOperandSegments | ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "prefix", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "args", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "suffix", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCallWithSegments)},
	View:       ir.ViewOf[CallWithSegmentsOp],
}

// CallWithSegmentsOp is the view of an operation test.call_with_segments.
type CallWithSegmentsOp struct{ ir.View }

// Def returns [CallWithSegments].
func (CallWithSegmentsOp) Def() *ir.OpDef { return CallWithSegments }

// The slots of the inherent attributes of [CallWithSegments].
const (
	slotCallWithSegmentsCallee              = 0
	slotCallWithSegmentsArgAttrs            = 1
	slotCallWithSegmentsResAttrs            = 2
	slotCallWithSegmentsOperandSegmentSizes = 3
)

// Prefix are the operands $prefix.
func (op CallWithSegmentsOp) Prefix() ir.ValueRange { return op.Op().OperandsAt(0) }

// Args are the operands $args.
func (op CallWithSegmentsOp) Args() ir.ValueRange { return op.Op().OperandsAt(1) }

// Suffix are the operands $suffix.
func (op CallWithSegmentsOp) Suffix() ir.ValueRange { return op.Op().OperandsAt(2) }

// Callee is the attribute $callee.
func (op CallWithSegmentsOp) Callee() string {
	return op.Op().InherentAttr(slotCallWithSegmentsCallee).(*ir.SymbolRefAttr).Root()
}

// SetCallee sets the attribute $callee.
func (op CallWithSegmentsOp) SetCallee(v string) CallWithSegmentsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCallWithSegmentsCallee, ir.NewSymbolRefAttr(c, v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallWithSegmentsOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallWithSegmentsArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallWithSegmentsOp) SetArgAttrs(v *ir.ArrayAttr) CallWithSegmentsOp {
	op.Op().SetInherentAttr(slotCallWithSegmentsArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallWithSegmentsOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallWithSegmentsResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallWithSegmentsOp) SetResAttrs(v *ir.ArrayAttr) CallWithSegmentsOp {
	op.Op().SetInherentAttr(slotCallWithSegmentsResAttrs, v)
	return op
}

// CallWithSegmentsAdaptor has the converted operands of a [CallWithSegmentsOp] during a conversion.
type CallWithSegmentsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallWithSegmentsOp].
func (CallWithSegmentsAdaptor[T]) For(CallWithSegmentsOp) {}

// Prefix returns the converted operand $prefix.
func (a CallWithSegmentsAdaptor[T]) Prefix() []T { return a.Segment(0) }

// Args returns the converted operand $args.
func (a CallWithSegmentsAdaptor[T]) Args() []T { return a.Segment(1) }

// Suffix returns the converted operand $suffix.
func (a CallWithSegmentsAdaptor[T]) Suffix() []T { return a.Segment(2) }

// NewCallWithSegments creates the operation test.call_with_segments at the builder's insertion point.
func NewCallWithSegments(b *ir.Builder, callee string, prefix []*ir.Value, args []*ir.Value, suffix ...*ir.Value) CallWithSegmentsOp {
	c := b.Context()
	st := ir.OperationState{Def: CallWithSegments, InherentAttrs: []ir.Attribute{slotCallWithSegmentsCallee: ir.NewSymbolRefAttr(c, callee)}}
	var segments [3]int32
	st.Operands = append(st.Operands, prefix...)
	segments[0] = int32(len(prefix))
	st.Operands = append(st.Operands, args...)
	segments[1] = int32(len(args))
	st.Operands = append(st.Operands, suffix...)
	segments[2] = int32(len(suffix))
	st.SetInherentAttr(slotCallWithSegmentsOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[CallWithSegmentsOp](b.Create(&st))
}

// formatStoreWithARegion is the assembly format of [StoreWithARegion].
var formatStoreWithARegion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.AllRegionsElement, Space: true},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllRegions: true,
}

// StoreWithARegion is the operation test.store_with_a_region: a region with a write to memory before or after it.
var StoreWithARegion = &ir.OpDef{
	Name:   "test.store_with_a_region",
	Traits: ir.SingleBlock,
	Operands: []ir.ValueDef{
		{Name: "address", Constraint: constraint.AnyMemRef},
	},
	Attrs: []ir.AttrSlot{
		{Name: "store_before_region", Constraint: constraint.BoolAttr},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStoreWithARegion)},
	View:       ir.ViewOf[StoreWithARegionOp],
}

// StoreWithARegionOp is the view of an operation test.store_with_a_region.
type StoreWithARegionOp struct{ ir.View }

// Def returns [StoreWithARegion].
func (StoreWithARegionOp) Def() *ir.OpDef { return StoreWithARegion }

// The slots of the inherent attributes of [StoreWithARegion].
const (
	slotStoreWithARegionStoreBeforeRegion = 0
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op StoreWithARegionOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Address()})
	return list
}

// Address is the operand $address.
func (op StoreWithARegionOp) Address() *ir.Value { return op.Op().Operand(0) }

// StoreBeforeRegion is the attribute $store_before_region.
func (op StoreWithARegionOp) StoreBeforeRegion() bool {
	return op.Op().InherentAttr(slotStoreWithARegionStoreBeforeRegion).(*ir.IntegerAttr).Bool()
}

// SetStoreBeforeRegion sets the attribute $store_before_region.
func (op StoreWithARegionOp) SetStoreBeforeRegion(v bool) StoreWithARegionOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreWithARegionStoreBeforeRegion, ir.NewBoolAttr(c, v))
	return op
}

// Body is the region $body.
func (op StoreWithARegionOp) Body() *ir.Region { return op.Op().Region(0) }

// StoreWithARegionAdaptor has the converted operands of a [StoreWithARegionOp] during a conversion.
type StoreWithARegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StoreWithARegionOp].
func (StoreWithARegionAdaptor[T]) For(StoreWithARegionOp) {}

// Address returns the converted operand $address.
func (a StoreWithARegionAdaptor[T]) Address() T { return a.At(0) }

// NewStoreWithARegion creates the operation test.store_with_a_region at the builder's insertion point.
func NewStoreWithARegion(b *ir.Builder, address *ir.Value, storeBeforeRegion bool) StoreWithARegionOp {
	c := b.Context()
	st := ir.OperationState{Def: StoreWithARegion, Operands: []*ir.Value{address}, InherentAttrs: []ir.Attribute{slotStoreWithARegionStoreBeforeRegion: ir.NewBoolAttr(c, storeBeforeRegion)}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[StoreWithARegionOp](b.Create(&st))
}

// formatStoreWithARegionTerminator is the assembly format of [StoreWithARegionTerminator].
var formatStoreWithARegionTerminator = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
}

// StoreWithARegionTerminator is the operation test.store_with_a_region_terminator: ends test.store_with_a_region.
var StoreWithARegionTerminator = &ir.OpDef{
	Name:       "test.store_with_a_region_terminator",
	Traits:     ir.Pure | ir.ReturnLike | ir.Terminator,
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStoreWithARegionTerminator)},
	View:       ir.ViewOf[StoreWithARegionTerminatorOp],
}

// StoreWithARegionTerminatorOp is the view of an operation test.store_with_a_region_terminator.
type StoreWithARegionTerminatorOp struct{ ir.View }

// Def returns [StoreWithARegionTerminator].
func (StoreWithARegionTerminatorOp) Def() *ir.OpDef { return StoreWithARegionTerminator }

// StoreWithARegionTerminatorAdaptor has the converted operands of a [StoreWithARegionTerminatorOp] during a conversion.
type StoreWithARegionTerminatorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StoreWithARegionTerminatorOp].
func (StoreWithARegionTerminatorAdaptor[T]) For(StoreWithARegionTerminatorOp) {}

// NewStoreWithARegionTerminator creates the operation test.store_with_a_region_terminator at the builder's insertion point.
func NewStoreWithARegionTerminator(b *ir.Builder) StoreWithARegionTerminatorOp {
	st := ir.OperationState{Def: StoreWithARegionTerminator}
	return ir.Cast[StoreWithARegionTerminatorOp](b.Create(&st))
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
