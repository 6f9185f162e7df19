// Code generated from the specification of dialect func. DO NOT EDIT.

package fn

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the func dialect: functions and calls of them.
var Dialect = &ir.Dialect{
	Name:                "func",
	Ops:                 []*ir.OpDef{Call, CallIndirect, Constant, Func, Return},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// formatCall is the assembly format of [Call].
var formatCall = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
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

// Call is the operation func.call: a call of a function by its name.
var Call = &ir.OpDef{
	Name:   "func.call",
	Traits: ir.CallLike | ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "no_inline", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCall)},
	View:       ir.ViewOf[CallOp],
}

// CallOp is the view of an operation func.call.
type CallOp struct{ ir.View }

// Def returns [Call].
func (CallOp) Def() *ir.OpDef { return Call }

// The slots of the inherent attributes of [Call].
const (
	slotCallCallee   = 0
	slotCallArgAttrs = 1
	slotCallResAttrs = 2
	slotCallNoInline = 3
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

// NoInline reports whether the attribute $no_inline is present.
func (op CallOp) NoInline() bool { return op.Op().InherentAttr(slotCallNoInline) != nil }

// SetNoInline sets or removes the attribute $no_inline.
func (op CallOp) SetNoInline(v bool) CallOp {
	if v {
		op.Op().SetInherentAttr(slotCallNoInline, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCallNoInline, nil)
	}
	return op
}

// CallAdaptor has the converted operands of a [CallOp] during a conversion.
type CallAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallOp].
func (CallAdaptor[T]) For(CallOp) {}

// Operands returns the converted operand $operands.
func (a CallAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewCall creates the operation func.call at the builder's insertion point.
func NewCall(b *ir.Builder, resultTypes []ir.Type, callee string, operands ...*ir.Value) CallOp {
	c := b.Context()
	st := ir.OperationState{Def: Call, InherentAttrs: []ir.Attribute{slotCallCallee: ir.NewSymbolRefAttr(c, callee)}}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[CallOp](b.Create(&st))
}

// formatCallIndirect is the assembly format of [CallIndirect].
var formatCallIndirect = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindFunctionType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, MapList: functionInputs},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, MapList: functionResults},
	},
}

// CallIndirect is the operation func.call_indirect: a call of a function value.
var CallIndirect = &ir.OpDef{
	Name:      "func.call_indirect",
	Traits:    ir.CallLike,
	TypeRules: []constraint.Rule{constraint.RangedTypesMatchWith("callee input types match argument types", constraint.Operand(0), constraint.Operand(1), functionInputs), constraint.RangedTypesMatchWith("callee result types match result types", constraint.Operand(0), constraint.Result(0), functionResults)},
	Operands: []ir.ValueDef{
		{Name: "callee", Constraint: constraint.FunctionType},
		{Name: "callee_operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCallIndirect)},
	View:       ir.ViewOf[CallIndirectOp],
}

// CallIndirectOp is the view of an operation func.call_indirect.
type CallIndirectOp struct{ ir.View }

// Def returns [CallIndirect].
func (CallIndirectOp) Def() *ir.OpDef { return CallIndirect }

// The slots of the inherent attributes of [CallIndirect].
const (
	slotCallIndirectArgAttrs = 0
	slotCallIndirectResAttrs = 1
)

// Callee is the operand $callee.
func (op CallIndirectOp) Callee() *ir.Value { return op.Op().Operand(0) }

// CalleeOperands are the operands $callee_operands.
func (op CallIndirectOp) CalleeOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallIndirectOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallIndirectArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallIndirectOp) SetArgAttrs(v *ir.ArrayAttr) CallIndirectOp {
	op.Op().SetInherentAttr(slotCallIndirectArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallIndirectOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCallIndirectResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallIndirectOp) SetResAttrs(v *ir.ArrayAttr) CallIndirectOp {
	op.Op().SetInherentAttr(slotCallIndirectResAttrs, v)
	return op
}

// Results are the results $results.
func (op CallIndirectOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// CallIndirectAdaptor has the converted operands of a [CallIndirectOp] during a conversion.
type CallIndirectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CallIndirectOp].
func (CallIndirectAdaptor[T]) For(CallIndirectOp) {}

// Callee returns the converted operand $callee.
func (a CallIndirectAdaptor[T]) Callee() T { return a.At(0) }

// CalleeOperands returns the converted operand $callee_operands.
func (a CallIndirectAdaptor[T]) CalleeOperands() []T { return a.Segment(1) }

// NewCallIndirect creates the operation func.call_indirect at the builder's insertion point.
func NewCallIndirect(b *ir.Builder, resultTypes []ir.Type, callee *ir.Value, calleeOperands ...*ir.Value) CallIndirectOp {
	st := ir.OperationState{Def: CallIndirect}
	st.Operands = append(st.Operands, callee)
	st.Operands = append(st.Operands, calleeOperands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[CallIndirectOp](b.Create(&st))
}

// formatConstant is the assembly format of [Constant].
var formatConstant = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1 << 0,
	Names:          asm.Namers{Results: nameConstant},
}

// Constant is the operation func.constant: a function as a value.
var Constant = &ir.OpDef{
	Name:   "func.constant",
	Traits: ir.ConstantLike | ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.FlatSymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is the view of an operation func.constant.
type ConstantOp struct{ ir.View }

// Def returns [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// The slots of the inherent attributes of [Constant].
const (
	slotConstantValue = 0
)

// VerifySymbolUses checks the references to symbols.
func (op ConstantOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyConstant(op.Op(), symbols)
}

// Fold folds the operation; see [ir.FoldOp].
func (op ConstantOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op ConstantOp) Value() string {
	return op.Op().InherentAttr(slotConstantValue).(*ir.SymbolRefAttr).Root()
}

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v string) ConstantOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstantValue, ir.NewSymbolRefAttr(c, v))
	return op
}

// Result is the result.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantAdaptor has the converted operands of a [ConstantOp] during a conversion.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant creates the operation func.constant at the builder's insertion point.
func NewConstant(b *ir.Builder, resultType ir.Type, value string) ConstantOp {
	c := b.Context()
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: ir.NewSymbolRefAttr(c, value)}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstantOp](b.Create(&st))
}

// Func is the operation func.func: a function.
var Func = &ir.OpDef{
	Name:   "func.func",
	Traits: ir.AffineScope | ir.AutomaticAllocationScope | ir.FunctionLike | ir.Symbol | ir.IsolatedFromAbove,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "function_type", Constraint: constraint.TypeAttrOfFunctionType},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "no_inline", Constraint: constraint.UnitAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(funcSyntax)},
	View:       ir.ViewOf[FuncOp],
}

// FuncOp is the view of an operation func.func.
type FuncOp struct{ ir.View }

// Def returns [Func].
func (FuncOp) Def() *ir.OpDef { return Func }

// The slots of the inherent attributes of [Func].
const (
	slotFuncSymName       = 0
	slotFuncFunctionType  = 1
	slotFuncSymVisibility = 2
	slotFuncArgAttrs      = 3
	slotFuncResAttrs      = 4
	slotFuncNoInline      = 5
)

// SymName is the attribute $sym_name.
func (op FuncOp) SymName() string {
	return op.Op().InherentAttr(slotFuncSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op FuncOp) SetSymName(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncSymName, ir.NewStringAttr(c, v))
	return op
}

// FunctionType is the attribute $function_type.
func (op FuncOp) FunctionType() *ir.FunctionType {
	return op.Op().InherentAttr(slotFuncFunctionType).(*ir.TypeAttr).Value().(*ir.FunctionType)
}

// SetFunctionType sets the attribute $function_type.
func (op FuncOp) SetFunctionType(v *ir.FunctionType) FuncOp {
	op.Op().SetInherentAttr(slotFuncFunctionType, ir.NewTypeAttr(v))
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op FuncOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFuncSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op FuncOp) SetSymVisibility(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFuncSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op FuncOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotFuncArgAttrs).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op FuncOp) SetArgAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncArgAttrs, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op FuncOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotFuncResAttrs).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op FuncOp) SetResAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetInherentAttr(slotFuncResAttrs, v)
	return op
}

// NoInline reports whether the attribute $no_inline is present.
func (op FuncOp) NoInline() bool { return op.Op().InherentAttr(slotFuncNoInline) != nil }

// SetNoInline sets or removes the attribute $no_inline.
func (op FuncOp) SetNoInline(v bool) FuncOp {
	if v {
		op.Op().SetInherentAttr(slotFuncNoInline, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotFuncNoInline, nil)
	}
	return op
}

// Body is the region $body.
func (op FuncOp) Body() *ir.Region { return op.Op().Region(0) }

// FuncAdaptor has the converted operands of a [FuncOp] during a conversion.
type FuncAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FuncOp].
func (FuncAdaptor[T]) For(FuncOp) {}

// NewFunc creates the operation func.func at the builder's insertion point.
func NewFunc(b *ir.Builder, symName string, functionType *ir.FunctionType) FuncOp {
	c := b.Context()
	st := ir.OperationState{Def: Func, InherentAttrs: []ir.Attribute{slotFuncSymName: ir.NewStringAttr(c, symName), slotFuncFunctionType: ir.NewTypeAttr(functionType)}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[FuncOp](b.Create(&st))
}

// formatReturn is the assembly format of [Return].
var formatReturn = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OperandsElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Return is the operation func.return: a return from a function.
var Return = &ir.OpDef{
	Name:    "func.return",
	Traits:  ir.Pure | ir.MemRefsNormalizable | ir.ReturnLike | ir.Terminator,
	Parents: []string{"func.func"},
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReturn)},
	View:       ir.ViewOf[ReturnOp],
}

// ReturnOp is the view of an operation func.return.
type ReturnOp struct{ ir.View }

// Def returns [Return].
func (ReturnOp) Def() *ir.OpDef { return Return }

// Verify checks what the definition cannot express.
func (op ReturnOp) Verify() *diag.Diagnostic { return verifyReturn(op.Op()) }

// Operands are the operands $operands.
func (op ReturnOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// ReturnAdaptor has the converted operands of a [ReturnOp] during a conversion.
type ReturnAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReturnOp].
func (ReturnAdaptor[T]) For(ReturnOp) {}

// Operands returns the converted operand $operands.
func (a ReturnAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewReturn creates the operation func.return at the builder's insertion point.
func NewReturn(b *ir.Builder, operands ...*ir.Value) ReturnOp {
	st := ir.OperationState{Def: Return}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[ReturnOp](b.Create(&st))
}

var kindFunctionType = asm.TypeKind{Name: "builtin.function", Is: asm.IsType[*ir.FunctionType]}
