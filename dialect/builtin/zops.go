// Code generated from the specification of dialect builtin. DO NOT EDIT.

package builtin

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the builtin dialect: what every MLIR program is made of.
var Dialect = &ir.Dialect{
	Name:       "builtin",
	Ops:        []*ir.OpDef{Module, UnrealizedConversionCast},
	Interfaces: []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// formatModule is the assembly format of [Module].
var formatModule = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.SymbolNameElement, Space: true, N: 0},
		}}},
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.RegionElement, Space: true, N: 0},
	},
	Elided:  1 << 0,
	Default: "builtin",
}

// Module is the operation builtin.module: a top-level container of operations.
var Module = &ir.OpDef{
	Name:   "builtin.module",
	Traits: ir.AffineScope | ir.IsolatedFromAbove | ir.NoRegionArguments | ir.HasSymbolTable | ir.Symbol | ir.NoTerminator | ir.SingleBlock | ir.GraphRegion,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr, Optional: true},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "bodyRegion", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatModule)},
	View:       ir.ViewOf[ModuleOp],
}

// ModuleOp is the view of an operation builtin.module.
type ModuleOp struct{ ir.View }

// Def returns [Module].
func (ModuleOp) Def() *ir.OpDef { return Module }

// The slots of the inherent attributes of [Module].
const (
	slotModuleSymName       = 0
	slotModuleSymVisibility = 1
)

// Verify checks what the definition cannot express.
func (op ModuleOp) Verify() *diag.Diagnostic { return verifyModule(op.Op()) }

// SymName is the attribute $sym_name; ok is false if it is absent.
func (op ModuleOp) SymName() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotModuleSymName).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymName sets the attribute $sym_name.
func (op ModuleOp) SetSymName(v string) ModuleOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotModuleSymName, ir.NewStringAttr(c, v))
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op ModuleOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotModuleSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op ModuleOp) SetSymVisibility(v string) ModuleOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotModuleSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// BodyRegion is the region $bodyRegion.
func (op ModuleOp) BodyRegion() *ir.Region { return op.Op().Region(0) }

// ModuleAdaptor has the converted operands of a [ModuleOp] during a conversion.
type ModuleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ModuleOp].
func (ModuleAdaptor[T]) For(ModuleOp) {}

// formatUnrealizedConversionCast is the assembly format of [UnrealizedConversionCast].
var formatUnrealizedConversionCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OperandsElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// UnrealizedConversionCast is the operation builtin.unrealized_conversion_cast: a conversion from one set of types to another that nothing realizes yet.
var UnrealizedConversionCast = &ir.OpDef{
	Name:   "builtin.unrealized_conversion_cast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "inputs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "outputs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUnrealizedConversionCast)},
	View:       ir.ViewOf[UnrealizedConversionCastOp],
}

// UnrealizedConversionCastOp is the view of an operation builtin.unrealized_conversion_cast.
type UnrealizedConversionCastOp struct{ ir.View }

// Def returns [UnrealizedConversionCast].
func (UnrealizedConversionCastOp) Def() *ir.OpDef { return UnrealizedConversionCast }

// Verify checks what the definition cannot express.
func (op UnrealizedConversionCastOp) Verify() *diag.Diagnostic { return verifyCast(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op UnrealizedConversionCastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCast(op.Op(), constants)
}

// Inputs are the operands $inputs.
func (op UnrealizedConversionCastOp) Inputs() ir.ValueRange { return op.Op().OperandsAt(0) }

// Outputs are the results $outputs.
func (op UnrealizedConversionCastOp) Outputs() ir.ValueRange { return op.Op().ResultsAt(0) }

// UnrealizedConversionCastAdaptor has the converted operands of a [UnrealizedConversionCastOp] during a conversion.
type UnrealizedConversionCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UnrealizedConversionCastOp].
func (UnrealizedConversionCastAdaptor[T]) For(UnrealizedConversionCastOp) {}

// Inputs returns the converted operand $inputs.
func (a UnrealizedConversionCastAdaptor[T]) Inputs() []T { return a.Segment(0) }

// NewUnrealizedConversionCast creates the operation builtin.unrealized_conversion_cast at the builder's insertion point.
func NewUnrealizedConversionCast(b *ir.Builder, resultTypes []ir.Type, inputs ...*ir.Value) UnrealizedConversionCastOp {
	st := ir.OperationState{Def: UnrealizedConversionCast}
	st.Operands = append(st.Operands, inputs...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[UnrealizedConversionCastOp](b.Create(&st))
}
