// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Symbol is the operation test.symbol: a symbol.
var Symbol = &ir.OpDef{
	Name:   "test.symbol",
	Traits: ir.NoMemoryEffect | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
	},
	View: ir.ViewOf[SymbolOp],
}

// SymbolOp is the view of an operation test.symbol.
type SymbolOp struct{ ir.View }

// Def returns [Symbol].
func (SymbolOp) Def() *ir.OpDef { return Symbol }

// The slots of the inherent attributes of [Symbol].
const (
	slotSymbolSymName       = 0
	slotSymbolSymVisibility = 1
)

// SymName is the attribute $sym_name.
func (op SymbolOp) SymName() string {
	return op.Op().InherentAttr(slotSymbolSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op SymbolOp) SetSymName(v string) SymbolOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSymbolSymName, ir.NewStringAttr(c, v))
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op SymbolOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotSymbolSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op SymbolOp) SetSymVisibility(v string) SymbolOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSymbolSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// SymbolAdaptor has the converted operands of a [SymbolOp] during a conversion.
type SymbolAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SymbolOp].
func (SymbolAdaptor[T]) For(SymbolOp) {}

// NewSymbol creates the operation test.symbol at the builder's insertion point.
func NewSymbol(b *ir.Builder, symName string) SymbolOp {
	c := b.Context()
	st := ir.OperationState{Def: Symbol, InherentAttrs: []ir.Attribute{slotSymbolSymName: ir.NewStringAttr(c, symName)}}
	return ir.Cast[SymbolOp](b.Create(&st))
}

// SymbolWithResult is the operation test.symbol_with_result: a symbol with a result, which no symbol may have.
var SymbolWithResult = &ir.OpDef{
	Name:   "test.symbol_with_result",
	Traits: ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[SymbolWithResultOp],
}

// SymbolWithResultOp is the view of an operation test.symbol_with_result.
type SymbolWithResultOp struct{ ir.View }

// Def returns [SymbolWithResult].
func (SymbolWithResultOp) Def() *ir.OpDef { return SymbolWithResult }

// The slots of the inherent attributes of [SymbolWithResult].
const (
	slotSymbolWithResultSymName       = 0
	slotSymbolWithResultSymVisibility = 1
)

// SymName is the attribute $sym_name.
func (op SymbolWithResultOp) SymName() string {
	return op.Op().InherentAttr(slotSymbolWithResultSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op SymbolWithResultOp) SetSymName(v string) SymbolWithResultOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSymbolWithResultSymName, ir.NewStringAttr(c, v))
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op SymbolWithResultOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotSymbolWithResultSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op SymbolWithResultOp) SetSymVisibility(v string) SymbolWithResultOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSymbolWithResultSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// Result is the result $result.
func (op SymbolWithResultOp) Result() *ir.Value { return op.Op().Result(0) }

// SymbolWithResultAdaptor has the converted operands of a [SymbolWithResultOp] during a conversion.
type SymbolWithResultAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SymbolWithResultOp].
func (SymbolWithResultAdaptor[T]) For(SymbolWithResultOp) {}

// NewSymbolWithResult creates the operation test.symbol_with_result at the builder's insertion point.
func NewSymbolWithResult(b *ir.Builder, resultType ir.Type, symName string) SymbolWithResultOp {
	c := b.Context()
	st := ir.OperationState{Def: SymbolWithResult, InherentAttrs: []ir.Attribute{slotSymbolWithResultSymName: ir.NewStringAttr(c, symName)}, Results: []ir.Type{resultType}}
	return ir.Cast[SymbolWithResultOp](b.Create(&st))
}

// SymbolScope is the operation test.symbol_scope: a symbol table.
var SymbolScope = &ir.OpDef{
	Name:               "test.symbol_scope",
	Traits:             ir.HasSymbolTable | ir.SingleBlock,
	ImplicitTerminator: "test.finish",
	Regions:            []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:               ir.ViewOf[SymbolScopeOp],
}

// SymbolScopeOp is the view of an operation test.symbol_scope.
type SymbolScopeOp struct{ ir.View }

// Def returns [SymbolScope].
func (SymbolScopeOp) Def() *ir.OpDef { return SymbolScope }

// Region is the region $region.
func (op SymbolScopeOp) Region() *ir.Region { return op.Op().Region(0) }

// SymbolScopeAdaptor has the converted operands of a [SymbolScopeOp] during a conversion.
type SymbolScopeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SymbolScopeOp].
func (SymbolScopeAdaptor[T]) For(SymbolScopeOp) {}

// NewSymbolScope creates the operation test.symbol_scope at the builder's insertion point.
func NewSymbolScope(b *ir.Builder) SymbolScopeOp {
	st := ir.OperationState{Def: SymbolScope}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SymbolScopeOp](b.Create(&st))
}

// SymbolScopeIsolated is the operation test.symbol_scope_isolated: a symbol table that is isolated from above.
var SymbolScopeIsolated = &ir.OpDef{
	Name:               "test.symbol_scope_isolated",
	Traits:             ir.IsolatedFromAbove | ir.HasSymbolTable | ir.SingleBlock,
	ImplicitTerminator: "test.finish",
	Regions:            []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:               ir.ViewOf[SymbolScopeIsolatedOp],
}

// SymbolScopeIsolatedOp is the view of an operation test.symbol_scope_isolated.
type SymbolScopeIsolatedOp struct{ ir.View }

// Def returns [SymbolScopeIsolated].
func (SymbolScopeIsolatedOp) Def() *ir.OpDef { return SymbolScopeIsolated }

// Region is the region $region.
func (op SymbolScopeIsolatedOp) Region() *ir.Region { return op.Op().Region(0) }

// SymbolScopeIsolatedAdaptor has the converted operands of a [SymbolScopeIsolatedOp] during a conversion.
type SymbolScopeIsolatedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SymbolScopeIsolatedOp].
func (SymbolScopeIsolatedAdaptor[T]) For(SymbolScopeIsolatedOp) {}

// NewSymbolScopeIsolated creates the operation test.symbol_scope_isolated at the builder's insertion point.
func NewSymbolScopeIsolated(b *ir.Builder) SymbolScopeIsolatedOp {
	st := ir.OperationState{Def: SymbolScopeIsolated}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SymbolScopeIsolatedOp](b.Create(&st))
}

// SymbolTableRegion is the operation test.symbol_table_region: a symbol table without a terminator.
var SymbolTableRegion = &ir.OpDef{
	Name:    "test.symbol_table_region",
	Traits:  ir.HasSymbolTable,
	Regions: []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[SymbolTableRegionOp],
}

// SymbolTableRegionOp is the view of an operation test.symbol_table_region.
type SymbolTableRegionOp struct{ ir.View }

// Def returns [SymbolTableRegion].
func (SymbolTableRegionOp) Def() *ir.OpDef { return SymbolTableRegion }

// Region is the region $region.
func (op SymbolTableRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// SymbolTableRegionAdaptor has the converted operands of a [SymbolTableRegionOp] during a conversion.
type SymbolTableRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SymbolTableRegionOp].
func (SymbolTableRegionAdaptor[T]) For(SymbolTableRegionOp) {}

// NewSymbolTableRegion creates the operation test.symbol_table_region at the builder's insertion point.
func NewSymbolTableRegion(b *ir.Builder) SymbolTableRegionOp {
	st := ir.OperationState{Def: SymbolTableRegion}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SymbolTableRegionOp](b.Create(&st))
}

// OneRegion is the operation test.one_region_op: one region.
var OneRegion = &ir.OpDef{
	Name:    "test.one_region_op",
	Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	View:    ir.ViewOf[OneRegionOp],
}

// OneRegionOp is the view of an operation test.one_region_op.
type OneRegionOp struct{ ir.View }

// Def returns [OneRegion].
func (OneRegionOp) Def() *ir.OpDef { return OneRegion }

// Body is the region $body.
func (op OneRegionOp) Body() *ir.Region { return op.Op().Region(0) }

// OneRegionAdaptor has the converted operands of a [OneRegionOp] during a conversion.
type OneRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OneRegionOp].
func (OneRegionAdaptor[T]) For(OneRegionOp) {}

// NewOneRegion creates the operation test.one_region_op at the builder's insertion point.
func NewOneRegion(b *ir.Builder) OneRegionOp {
	st := ir.OperationState{Def: OneRegion}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[OneRegionOp](b.Create(&st))
}

// TwoRegions is the operation test.two_region_op: two regions.
var TwoRegions = &ir.OpDef{
	Name:    "test.two_region_op",
	Regions: []ir.RegionDef{{Name: "first", Constraint: constraint.AnyRegion}, {Name: "second", Constraint: constraint.AnyRegion}},
	View:    ir.ViewOf[TwoRegionsOp],
}

// TwoRegionsOp is the view of an operation test.two_region_op.
type TwoRegionsOp struct{ ir.View }

// Def returns [TwoRegions].
func (TwoRegionsOp) Def() *ir.OpDef { return TwoRegions }

// First is the region $first.
func (op TwoRegionsOp) First() *ir.Region { return op.Op().Region(0) }

// Second is the region $second.
func (op TwoRegionsOp) Second() *ir.Region { return op.Op().Region(1) }

// TwoRegionsAdaptor has the converted operands of a [TwoRegionsOp] during a conversion.
type TwoRegionsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TwoRegionsOp].
func (TwoRegionsAdaptor[T]) For(TwoRegionsOp) {}

// NewTwoRegions creates the operation test.two_region_op at the builder's insertion point.
func NewTwoRegions(b *ir.Builder) TwoRegionsOp {
	st := ir.OperationState{Def: TwoRegions}
	st.Regions = append(st.Regions, ir.NewRegion())
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[TwoRegionsOp](b.Create(&st))
}

// SizedRegions is the operation test.sized_region_op: regions of two blocks and of one.
var SizedRegions = &ir.OpDef{
	Name:    "test.sized_region_op",
	Regions: []ir.RegionDef{{Name: "my_region", Constraint: sizedRegion2}, {Name: "", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[SizedRegionsOp],
}

// SizedRegionsOp is the view of an operation test.sized_region_op.
type SizedRegionsOp struct{ ir.View }

// Def returns [SizedRegions].
func (SizedRegionsOp) Def() *ir.OpDef { return SizedRegions }

// MyRegion is the region $my_region.
func (op SizedRegionsOp) MyRegion() *ir.Region { return op.Op().Region(0) }

// SizedRegionsAdaptor has the converted operands of a [SizedRegionsOp] during a conversion.
type SizedRegionsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SizedRegionsOp].
func (SizedRegionsAdaptor[T]) For(SizedRegionsOp) {}

// NewSizedRegions creates the operation test.sized_region_op at the builder's insertion point.
func NewSizedRegions(b *ir.Builder) SizedRegionsOp {
	st := ir.OperationState{Def: SizedRegions}
	st.Regions = append(st.Regions, ir.NewRegion())
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SizedRegionsOp](b.Create(&st))
}

// formatIsolatedOneRegion is the assembly format of [IsolatedOneRegion].
var formatIsolatedOneRegion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// IsolatedOneRegion is the operation test.isolated_one_region_op: a region that is isolated from above.
var IsolatedOneRegion = &ir.OpDef{
	Name:   "test.isolated_one_region_op",
	Traits: ir.IsolatedFromAbove,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "my_region", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIsolatedOneRegion)},
	View:       ir.ViewOf[IsolatedOneRegionOp],
}

// IsolatedOneRegionOp is the view of an operation test.isolated_one_region_op.
type IsolatedOneRegionOp struct{ ir.View }

// Def returns [IsolatedOneRegion].
func (IsolatedOneRegionOp) Def() *ir.OpDef { return IsolatedOneRegion }

// Operands are the operands $operands.
func (op IsolatedOneRegionOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Results are the results $results.
func (op IsolatedOneRegionOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// MyRegion is the region $my_region.
func (op IsolatedOneRegionOp) MyRegion() *ir.Region { return op.Op().Region(0) }

// IsolatedOneRegionAdaptor has the converted operands of a [IsolatedOneRegionOp] during a conversion.
type IsolatedOneRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsolatedOneRegionOp].
func (IsolatedOneRegionAdaptor[T]) For(IsolatedOneRegionOp) {}

// Operands returns the converted operand $operands.
func (a IsolatedOneRegionAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewIsolatedOneRegion creates the operation test.isolated_one_region_op at the builder's insertion point.
func NewIsolatedOneRegion(b *ir.Builder, resultTypes []ir.Type, operands ...*ir.Value) IsolatedOneRegionOp {
	st := ir.OperationState{Def: IsolatedOneRegion}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[IsolatedOneRegionOp](b.Create(&st))
}

// formatIsolatedRegions is the assembly format of [IsolatedRegions].
var formatIsolatedRegions = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.RegionsElement, Space: true, N: 0},
	},
}

// IsolatedRegions is the operation test.isolated_regions: regions that are isolated from above.
var IsolatedRegions = &ir.OpDef{
	Name:       "test.isolated_regions",
	Traits:     ir.IsolatedFromAbove,
	Regions:    []ir.RegionDef{{Name: "regions", Constraint: constraint.AnyRegion, Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIsolatedRegions)},
	View:       ir.ViewOf[IsolatedRegionsOp],
}

// IsolatedRegionsOp is the view of an operation test.isolated_regions.
type IsolatedRegionsOp struct{ ir.View }

// Def returns [IsolatedRegions].
func (IsolatedRegionsOp) Def() *ir.OpDef { return IsolatedRegions }

// Regions are the regions $regions.
func (op IsolatedRegionsOp) Regions() []*ir.Region { return op.Op().Regions()[0:] }

// IsolatedRegionsAdaptor has the converted operands of a [IsolatedRegionsOp] during a conversion.
type IsolatedRegionsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsolatedRegionsOp].
func (IsolatedRegionsAdaptor[T]) For(IsolatedRegionsOp) {}

// NewIsolatedRegions creates the operation test.isolated_regions at the builder's insertion point.
func NewIsolatedRegions(b *ir.Builder, numRegions int) IsolatedRegionsOp {
	st := ir.OperationState{Def: IsolatedRegions}
	for range numRegions {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	return ir.Cast[IsolatedRegionsOp](b.Create(&st))
}

// formatAllocaScopeRegion is the assembly format of [AllocaScopeRegion].
var formatAllocaScopeRegion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.RegionElement, Space: true, N: 0},
	},
}

// AllocaScopeRegion is the operation test.alloca_scope_region: a region whose memory is freed at its end.
var AllocaScopeRegion = &ir.OpDef{
	Name:       "test.alloca_scope_region",
	Traits:     ir.AutomaticAllocationScope,
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAllocaScopeRegion)},
	View:       ir.ViewOf[AllocaScopeRegionOp],
}

// AllocaScopeRegionOp is the view of an operation test.alloca_scope_region.
type AllocaScopeRegionOp struct{ ir.View }

// Def returns [AllocaScopeRegion].
func (AllocaScopeRegionOp) Def() *ir.OpDef { return AllocaScopeRegion }

// Region is the region $region.
func (op AllocaScopeRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// AllocaScopeRegionAdaptor has the converted operands of a [AllocaScopeRegionOp] during a conversion.
type AllocaScopeRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllocaScopeRegionOp].
func (AllocaScopeRegionAdaptor[T]) For(AllocaScopeRegionOp) {}

// NewAllocaScopeRegion creates the operation test.alloca_scope_region at the builder's insertion point.
func NewAllocaScopeRegion(b *ir.Builder) AllocaScopeRegionOp {
	st := ir.OperationState{Def: AllocaScopeRegion}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[AllocaScopeRegionOp](b.Create(&st))
}

// OneRegionWithRecursiveMemoryEffects is the operation test.one_region_with_recursive_memory_effects: a region that is dead if nothing in it is live.
var OneRegionWithRecursiveMemoryEffects = &ir.OpDef{
	Name:   "test.one_region_with_recursive_memory_effects",
	Traits: ir.RecursiveMemoryEffects,
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[OneRegionWithRecursiveMemoryEffectsOp],
}

// OneRegionWithRecursiveMemoryEffectsOp is the view of an operation test.one_region_with_recursive_memory_effects.
type OneRegionWithRecursiveMemoryEffectsOp struct{ ir.View }

// Def returns [OneRegionWithRecursiveMemoryEffects].
func (OneRegionWithRecursiveMemoryEffectsOp) Def() *ir.OpDef {
	return OneRegionWithRecursiveMemoryEffects
}

// Result is the result $result.
func (op OneRegionWithRecursiveMemoryEffectsOp) Result() *ir.Value { return op.Op().Result(0) }

// Body is the region $body.
func (op OneRegionWithRecursiveMemoryEffectsOp) Body() *ir.Region { return op.Op().Region(0) }

// OneRegionWithRecursiveMemoryEffectsAdaptor has the converted operands of a [OneRegionWithRecursiveMemoryEffectsOp] during a conversion.
type OneRegionWithRecursiveMemoryEffectsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OneRegionWithRecursiveMemoryEffectsOp].
func (OneRegionWithRecursiveMemoryEffectsAdaptor[T]) For(OneRegionWithRecursiveMemoryEffectsOp) {}

// NewOneRegionWithRecursiveMemoryEffects creates the operation test.one_region_with_recursive_memory_effects at the builder's insertion point.
func NewOneRegionWithRecursiveMemoryEffects(b *ir.Builder, resultType ir.Type) OneRegionWithRecursiveMemoryEffectsOp {
	st := ir.OperationState{Def: OneRegionWithRecursiveMemoryEffects, Results: []ir.Type{resultType}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[OneRegionWithRecursiveMemoryEffectsOp](b.Create(&st))
}

// formatSingleNoTerminator is the assembly format of [SingleNoTerminator].
var formatSingleNoTerminator = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.RegionElement, Space: true, N: 0},
	},
}

// SingleNoTerminator is the operation test.single_no_terminator_op: a block without a terminator.
var SingleNoTerminator = &ir.OpDef{
	Name:       "test.single_no_terminator_op",
	Traits:     ir.SingleBlock | ir.NoTerminator | ir.GraphRegion,
	Regions:    []ir.RegionDef{{Name: "my_region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSingleNoTerminator)},
	View:       ir.ViewOf[SingleNoTerminatorOp],
}

// SingleNoTerminatorOp is the view of an operation test.single_no_terminator_op.
type SingleNoTerminatorOp struct{ ir.View }

// Def returns [SingleNoTerminator].
func (SingleNoTerminatorOp) Def() *ir.OpDef { return SingleNoTerminator }

// MyRegion is the region $my_region.
func (op SingleNoTerminatorOp) MyRegion() *ir.Region { return op.Op().Region(0) }

// SingleNoTerminatorAdaptor has the converted operands of a [SingleNoTerminatorOp] during a conversion.
type SingleNoTerminatorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SingleNoTerminatorOp].
func (SingleNoTerminatorAdaptor[T]) For(SingleNoTerminatorOp) {}

// NewSingleNoTerminator creates the operation test.single_no_terminator_op at the builder's insertion point.
func NewSingleNoTerminator(b *ir.Builder) SingleNoTerminatorOp {
	st := ir.OperationState{Def: SingleNoTerminator}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SingleNoTerminatorOp](b.Create(&st))
}

// formatVariadicNoTerminator is the assembly format of [VariadicNoTerminator].
var formatVariadicNoTerminator = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.RegionsElement, Space: true, N: 0},
	},
}

// VariadicNoTerminator is the operation test.variadic_no_terminator_op: blocks without a terminator.
var VariadicNoTerminator = &ir.OpDef{
	Name:       "test.variadic_no_terminator_op",
	Traits:     ir.SingleBlock | ir.NoTerminator | ir.GraphRegion,
	Regions:    []ir.RegionDef{{Name: "my_regions", Constraint: constraint.SizedRegion1, Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVariadicNoTerminator)},
	View:       ir.ViewOf[VariadicNoTerminatorOp],
}

// VariadicNoTerminatorOp is the view of an operation test.variadic_no_terminator_op.
type VariadicNoTerminatorOp struct{ ir.View }

// Def returns [VariadicNoTerminator].
func (VariadicNoTerminatorOp) Def() *ir.OpDef { return VariadicNoTerminator }

// MyRegions are the regions $my_regions.
func (op VariadicNoTerminatorOp) MyRegions() []*ir.Region { return op.Op().Regions()[0:] }

// VariadicNoTerminatorAdaptor has the converted operands of a [VariadicNoTerminatorOp] during a conversion.
type VariadicNoTerminatorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VariadicNoTerminatorOp].
func (VariadicNoTerminatorAdaptor[T]) For(VariadicNoTerminatorOp) {}

// NewVariadicNoTerminator creates the operation test.variadic_no_terminator_op at the builder's insertion point.
func NewVariadicNoTerminator(b *ir.Builder, numMyRegions int) VariadicNoTerminatorOp {
	st := ir.OperationState{Def: VariadicNoTerminator}
	for range numMyRegions {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	return ir.Cast[VariadicNoTerminatorOp](b.Create(&st))
}

// Finish is the operation test.finish: a terminator.
var Finish = &ir.OpDef{
	Name:   "test.finish",
	Traits: ir.Terminator,
	View:   ir.ViewOf[FinishOp],
}

// FinishOp is the view of an operation test.finish.
type FinishOp struct{ ir.View }

// Def returns [Finish].
func (FinishOp) Def() *ir.OpDef { return Finish }

// FinishAdaptor has the converted operands of a [FinishOp] during a conversion.
type FinishAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FinishOp].
func (FinishAdaptor[T]) For(FinishOp) {}

// NewFinish creates the operation test.finish at the builder's insertion point.
func NewFinish(b *ir.Builder) FinishOp {
	st := ir.OperationState{Def: Finish}
	return ir.Cast[FinishOp](b.Create(&st))
}

// SingleBlockImplicitTerminator is the operation test.SingleBlockImplicitTerminator: a block whose terminator need not be written.
var SingleBlockImplicitTerminator = &ir.OpDef{
	Name:               "test.SingleBlockImplicitTerminator",
	Traits:             ir.SingleBlock,
	ImplicitTerminator: "test.finish",
	Regions:            []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:               ir.ViewOf[SingleBlockImplicitTerminatorOp],
}

// SingleBlockImplicitTerminatorOp is the view of an operation test.SingleBlockImplicitTerminator.
type SingleBlockImplicitTerminatorOp struct{ ir.View }

// Def returns [SingleBlockImplicitTerminator].
func (SingleBlockImplicitTerminatorOp) Def() *ir.OpDef { return SingleBlockImplicitTerminator }

// Region is the region $region.
func (op SingleBlockImplicitTerminatorOp) Region() *ir.Region { return op.Op().Region(0) }

// SingleBlockImplicitTerminatorAdaptor has the converted operands of a [SingleBlockImplicitTerminatorOp] during a conversion.
type SingleBlockImplicitTerminatorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SingleBlockImplicitTerminatorOp].
func (SingleBlockImplicitTerminatorAdaptor[T]) For(SingleBlockImplicitTerminatorOp) {}

// NewSingleBlockImplicitTerminator creates the operation test.SingleBlockImplicitTerminator at the builder's insertion point.
func NewSingleBlockImplicitTerminator(b *ir.Builder) SingleBlockImplicitTerminatorOp {
	st := ir.OperationState{Def: SingleBlockImplicitTerminator}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SingleBlockImplicitTerminatorOp](b.Create(&st))
}

// Branch is the operation test.br: a branch.
var Branch = &ir.OpDef{
	Name:   "test.br",
	Traits: ir.BranchLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "targetOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Successors: []ir.SuccessorDef{{Name: "target"}},
	View:       ir.ViewOf[BranchOp],
}

// BranchOp is the view of an operation test.br.
type BranchOp struct{ ir.View }

// Def returns [Branch].
func (BranchOp) Def() *ir.OpDef { return Branch }

// TargetOperands are the operands $targetOperands.
func (op BranchOp) TargetOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Target is the successor $target.
func (op BranchOp) Target() *ir.Block { return op.Op().Successor(0) }

// SuccessorOperands returns the operands passed to successor i.
func (op BranchOp) SuccessorOperands(i int) ir.SuccessorOperands {
	from, to := op.Op().OperandSegment(0)
	return ir.SuccessorOperands{From: from, To: to}
}

// BranchAdaptor has the converted operands of a [BranchOp] during a conversion.
type BranchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BranchOp].
func (BranchAdaptor[T]) For(BranchOp) {}

// TargetOperands returns the converted operand $targetOperands.
func (a BranchAdaptor[T]) TargetOperands() []T { return a.Segment(0) }

// NewBranch creates the operation test.br at the builder's insertion point.
func NewBranch(b *ir.Builder, target ir.BranchTarget) BranchOp {
	st := ir.OperationState{Def: Branch}
	st.Operands = append(st.Operands, target.Args...)
	st.Successors = append(st.Successors, target.Block)
	return ir.Cast[BranchOp](b.Create(&st))
}

// ProducingBranch is the operation test.producing_br: a branch with a result.
var ProducingBranch = &ir.OpDef{
	Name:   "test.producing_br",
	Traits: ir.AttrSizedOperandSegments | ir.BranchLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "firstOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "secondOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "dummy", Constraint: constraint.I32},
	},
	Successors: []ir.SuccessorDef{{Name: "first"}, {Name: "second"}},
	View:       ir.ViewOf[ProducingBranchOp],
}

// ProducingBranchOp is the view of an operation test.producing_br.
type ProducingBranchOp struct{ ir.View }

// Def returns [ProducingBranch].
func (ProducingBranchOp) Def() *ir.OpDef { return ProducingBranch }

// The slots of the inherent attributes of [ProducingBranch].
const (
	slotProducingBranchOperandSegmentSizes = 0
)

// FirstOperands are the operands $firstOperands.
func (op ProducingBranchOp) FirstOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// SecondOperands are the operands $secondOperands.
func (op ProducingBranchOp) SecondOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// Result is the result $dummy.
func (op ProducingBranchOp) Result() *ir.Value { return op.Op().Result(0) }

// First is the successor $first.
func (op ProducingBranchOp) First() *ir.Block { return op.Op().Successor(0) }

// Second is the successor $second.
func (op ProducingBranchOp) Second() *ir.Block { return op.Op().Successor(1) }

// SuccessorOperands returns the operands passed to successor i.
func (op ProducingBranchOp) SuccessorOperands(i int) ir.SuccessorOperands {
	if i == 0 {
		from, to := op.Op().OperandSegment(0)
		return ir.SuccessorOperands{From: from, To: to}
	}
	from, to := op.Op().OperandSegment(1)
	return ir.SuccessorOperands{From: from, To: to}
}

// ProducingBranchAdaptor has the converted operands of a [ProducingBranchOp] during a conversion.
type ProducingBranchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ProducingBranchOp].
func (ProducingBranchAdaptor[T]) For(ProducingBranchOp) {}

// FirstOperands returns the converted operand $firstOperands.
func (a ProducingBranchAdaptor[T]) FirstOperands() []T { return a.Segment(0) }

// SecondOperands returns the converted operand $secondOperands.
func (a ProducingBranchAdaptor[T]) SecondOperands() []T { return a.Segment(1) }

// NewProducingBranch creates the operation test.producing_br at the builder's insertion point.
func NewProducingBranch(b *ir.Builder, first_ ir.BranchTarget, second ir.BranchTarget) ProducingBranchOp {
	st := ir.OperationState{Def: ProducingBranch, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	var segments [2]int32
	st.Operands = append(st.Operands, first_.Args...)
	segments[0] = int32(len(first_.Args))
	st.Operands = append(st.Operands, second.Args...)
	segments[1] = int32(len(second.Args))
	st.SetInherentAttr(slotProducingBranchOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Successors = append(st.Successors, first_.Block)
	st.Successors = append(st.Successors, second.Block)
	return ir.Cast[ProducingBranchOp](b.Create(&st))
}

// InternalBranch is the operation test.internal_br: a branch that makes the first argument of its second successor itself.
var InternalBranch = &ir.OpDef{
	Name:   "test.internal_br",
	Traits: ir.AttrSizedOperandSegments | ir.BranchLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "successOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "errorOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "successPath"}, {Name: "errorPath"}},
	View:       ir.ViewOf[InternalBranchOp],
}

// InternalBranchOp is the view of an operation test.internal_br.
type InternalBranchOp struct{ ir.View }

// Def returns [InternalBranch].
func (InternalBranchOp) Def() *ir.OpDef { return InternalBranch }

// The slots of the inherent attributes of [InternalBranch].
const (
	slotInternalBranchOperandSegmentSizes = 0
)

// SuccessOperands are the operands $successOperands.
func (op InternalBranchOp) SuccessOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// ErrorOperands are the operands $errorOperands.
func (op InternalBranchOp) ErrorOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// SuccessPath is the successor $successPath.
func (op InternalBranchOp) SuccessPath() *ir.Block { return op.Op().Successor(0) }

// ErrorPath is the successor $errorPath.
func (op InternalBranchOp) ErrorPath() *ir.Block { return op.Op().Successor(1) }

// InternalBranchAdaptor has the converted operands of a [InternalBranchOp] during a conversion.
type InternalBranchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InternalBranchOp].
func (InternalBranchAdaptor[T]) For(InternalBranchOp) {}

// SuccessOperands returns the converted operand $successOperands.
func (a InternalBranchAdaptor[T]) SuccessOperands() []T { return a.Segment(0) }

// ErrorOperands returns the converted operand $errorOperands.
func (a InternalBranchAdaptor[T]) ErrorOperands() []T { return a.Segment(1) }

// NewInternalBranch creates the operation test.internal_br at the builder's insertion point.
func NewInternalBranch(b *ir.Builder, successOperands []*ir.Value, errorOperands []*ir.Value, successPath *ir.Block, errorPath *ir.Block) InternalBranchOp {
	st := ir.OperationState{Def: InternalBranch}
	var segments [2]int32
	st.Operands = append(st.Operands, successOperands...)
	segments[0] = int32(len(successOperands))
	st.Operands = append(st.Operands, errorOperands...)
	segments[1] = int32(len(errorOperands))
	st.SetInherentAttr(slotInternalBranchOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Successors = append(st.Successors, successPath)
	st.Successors = append(st.Successors, errorPath)
	return ir.Cast[InternalBranchOp](b.Create(&st))
}

// SSACFGRegion is the operation test.ssacfg_region: regions in which definitions dominate uses.
var SSACFGRegion = &ir.OpDef{
	Name: "test.ssacfg_region",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions: []ir.RegionDef{{Name: "regions", Constraint: constraint.AnyRegion, Variadic: true}},
	View:    ir.ViewOf[SSACFGRegionOp],
}

// SSACFGRegionOp is the view of an operation test.ssacfg_region.
type SSACFGRegionOp struct{ ir.View }

// Def returns [SSACFGRegion].
func (SSACFGRegionOp) Def() *ir.OpDef { return SSACFGRegion }

// Operands are the operands $operands.
func (op SSACFGRegionOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Regions are the regions $regions.
func (op SSACFGRegionOp) Regions() []*ir.Region { return op.Op().Regions()[0:] }

// SSACFGRegionAdaptor has the converted operands of a [SSACFGRegionOp] during a conversion.
type SSACFGRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SSACFGRegionOp].
func (SSACFGRegionAdaptor[T]) For(SSACFGRegionOp) {}

// Operands returns the converted operand $operands.
func (a SSACFGRegionAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewSSACFGRegion creates the operation test.ssacfg_region at the builder's insertion point.
func NewSSACFGRegion(b *ir.Builder, resultTypes []ir.Type, operands []*ir.Value, numRegions int) SSACFGRegionOp {
	st := ir.OperationState{Def: SSACFGRegion}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	for range numRegions {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	return ir.Cast[SSACFGRegionOp](b.Create(&st))
}

// formatIsolatedGraphRegion is the assembly format of [IsolatedGraphRegion].
var formatIsolatedGraphRegion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.RegionElement, Space: true, N: 0},
	},
}

// IsolatedGraphRegion is the operation test.isolated_graph_region: a graph region that is isolated from above.
var IsolatedGraphRegion = &ir.OpDef{
	Name:       "test.isolated_graph_region",
	Traits:     ir.GraphRegion | ir.IsolatedFromAbove,
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIsolatedGraphRegion)},
	View:       ir.ViewOf[IsolatedGraphRegionOp],
}

// IsolatedGraphRegionOp is the view of an operation test.isolated_graph_region.
type IsolatedGraphRegionOp struct{ ir.View }

// Def returns [IsolatedGraphRegion].
func (IsolatedGraphRegionOp) Def() *ir.OpDef { return IsolatedGraphRegion }

// Region is the region $region.
func (op IsolatedGraphRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// IsolatedGraphRegionAdaptor has the converted operands of a [IsolatedGraphRegionOp] during a conversion.
type IsolatedGraphRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsolatedGraphRegionOp].
func (IsolatedGraphRegionAdaptor[T]) For(IsolatedGraphRegionOp) {}

// NewIsolatedGraphRegion creates the operation test.isolated_graph_region at the builder's insertion point.
func NewIsolatedGraphRegion(b *ir.Builder) IsolatedGraphRegionOp {
	st := ir.OperationState{Def: IsolatedGraphRegion}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[IsolatedGraphRegionOp](b.Create(&st))
}

// formatRegionYield is the assembly format of [RegionYield].
var formatRegionYield = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// RegionYield is the operation test.region_yield: a terminator with a value.
var RegionYield = &ir.OpDef{
	Name:   "test.region_yield",
	Traits: ir.Pure | ir.ReturnLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRegionYield)},
	View:       ir.ViewOf[RegionYieldOp],
}

// RegionYieldOp is the view of an operation test.region_yield.
type RegionYieldOp struct{ ir.View }

// Def returns [RegionYield].
func (RegionYieldOp) Def() *ir.OpDef { return RegionYield }

// Result is the operand $result.
func (op RegionYieldOp) Result() *ir.Value { return op.Op().Operand(0) }

// RegionYieldAdaptor has the converted operands of a [RegionYieldOp] during a conversion.
type RegionYieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionYieldOp].
func (RegionYieldAdaptor[T]) For(RegionYieldOp) {}

// Result returns the converted operand $result.
func (a RegionYieldAdaptor[T]) Result() T { return a.At(0) }

// NewRegionYield creates the operation test.region_yield at the builder's insertion point.
func NewRegionYield(b *ir.Builder, result *ir.Value) RegionYieldOp {
	st := ir.OperationState{Def: RegionYield, Operands: []*ir.Value{result}}
	return ir.Cast[RegionYieldOp](b.Create(&st))
}

// formatBufferBased is the assembly format of [BufferBased].
var formatBufferBased = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "in"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Text: "out"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 1},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// BufferBased is the operation test.buffer_based: something that makes one buffer of another.
var BufferBased = &ir.OpDef{
	Name: "test.buffer_based",
	Operands: []ir.ValueDef{
		{Name: "input", Constraint: constraint.AnyRankedOrUnrankedMemRef},
		{Name: "output", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBufferBased)},
	View:       ir.ViewOf[BufferBasedOp],
}

// BufferBasedOp is the view of an operation test.buffer_based.
type BufferBasedOp struct{ ir.View }

// Def returns [BufferBased].
func (BufferBasedOp) Def() *ir.OpDef { return BufferBased }

// Input is the operand $input.
func (op BufferBasedOp) Input() *ir.Value { return op.Op().Operand(0) }

// Output is the operand $output.
func (op BufferBasedOp) Output() *ir.Value { return op.Op().Operand(1) }

// BufferBasedAdaptor has the converted operands of a [BufferBasedOp] during a conversion.
type BufferBasedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BufferBasedOp].
func (BufferBasedAdaptor[T]) For(BufferBasedOp) {}

// Input returns the converted operand $input.
func (a BufferBasedAdaptor[T]) Input() T { return a.At(0) }

// Output returns the converted operand $output.
func (a BufferBasedAdaptor[T]) Output() T { return a.At(1) }

// NewBufferBased creates the operation test.buffer_based at the builder's insertion point.
func NewBufferBased(b *ir.Builder, input *ir.Value, output *ir.Value) BufferBasedOp {
	st := ir.OperationState{Def: BufferBased, Operands: []*ir.Value{input, output}}
	return ir.Cast[BufferBasedOp](b.Create(&st))
}

// formatRegionBufferBased is the assembly format of [RegionBufferBased].
var formatRegionBufferBased = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "in"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Text: "out"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 1},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// RegionBufferBased is the operation test.region_buffer_based: something that makes one buffer of another with a region.
var RegionBufferBased = &ir.OpDef{
	Name:               "test.region_buffer_based",
	Traits:             ir.SingleBlock,
	ImplicitTerminator: "test.region_yield",
	Operands: []ir.ValueDef{
		{Name: "input", Constraint: constraint.AnyRankedOrUnrankedMemRef},
		{Name: "output", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRegionBufferBased)},
	View:       ir.ViewOf[RegionBufferBasedOp],
}

// RegionBufferBasedOp is the view of an operation test.region_buffer_based.
type RegionBufferBasedOp struct{ ir.View }

// Def returns [RegionBufferBased].
func (RegionBufferBasedOp) Def() *ir.OpDef { return RegionBufferBased }

// Input is the operand $input.
func (op RegionBufferBasedOp) Input() *ir.Value { return op.Op().Operand(0) }

// Output is the operand $output.
func (op RegionBufferBasedOp) Output() *ir.Value { return op.Op().Operand(1) }

// Region is the region $region.
func (op RegionBufferBasedOp) Region() *ir.Region { return op.Op().Region(0) }

// RegionBufferBasedAdaptor has the converted operands of a [RegionBufferBasedOp] during a conversion.
type RegionBufferBasedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionBufferBasedOp].
func (RegionBufferBasedAdaptor[T]) For(RegionBufferBasedOp) {}

// Input returns the converted operand $input.
func (a RegionBufferBasedAdaptor[T]) Input() T { return a.At(0) }

// Output returns the converted operand $output.
func (a RegionBufferBasedAdaptor[T]) Output() T { return a.At(1) }

// NewRegionBufferBased creates the operation test.region_buffer_based at the builder's insertion point.
func NewRegionBufferBased(b *ir.Builder, input *ir.Value, output *ir.Value) RegionBufferBasedOp {
	st := ir.OperationState{Def: RegionBufferBased, Operands: []*ir.Value{input, output}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[RegionBufferBasedOp](b.Create(&st))
}

// formatCopy is the assembly format of [Copy].
var formatCopy = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LParen, Text: "("},
		{Kind: asm.TypeElement, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// Copy is the operation test.copy: a copy of a buffer to another.
var Copy = &ir.OpDef{
	Name: "test.copy",
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedOrUnrankedMemRef},
		{Name: "target", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCopy)},
	View:       ir.ViewOf[CopyOp],
}

// CopyOp is the view of an operation test.copy.
type CopyOp struct{ ir.View }

// Def returns [Copy].
func (CopyOp) Def() *ir.OpDef { return Copy }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op CopyOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Source()})
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Target()})
	return list
}

// Source is the operand $source.
func (op CopyOp) Source() *ir.Value { return op.Op().Operand(0) }

// Target is the operand $target.
func (op CopyOp) Target() *ir.Value { return op.Op().Operand(1) }

// CopyAdaptor has the converted operands of a [CopyOp] during a conversion.
type CopyAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CopyOp].
func (CopyAdaptor[T]) For(CopyOp) {}

// Source returns the converted operand $source.
func (a CopyAdaptor[T]) Source() T { return a.At(0) }

// Target returns the converted operand $target.
func (a CopyAdaptor[T]) Target() T { return a.At(1) }

// NewCopy creates the operation test.copy at the builder's insertion point.
func NewCopy(b *ir.Builder, source *ir.Value, target *ir.Value) CopyOp {
	st := ir.OperationState{Def: Copy, Operands: []*ir.Value{source, target}}
	return ir.Cast[CopyOp](b.Create(&st))
}

// Normalizable is the operation test.op_norm: uses memrefs of any layout.
var Normalizable = &ir.OpDef{
	Name:   "test.op_norm",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "X", Constraint: constraint.AnyMemRef},
		{Name: "Y", Constraint: constraint.AnyMemRef},
	},
	View: ir.ViewOf[NormalizableOp],
}

// NormalizableOp is the view of an operation test.op_norm.
type NormalizableOp struct{ ir.View }

// Def returns [Normalizable].
func (NormalizableOp) Def() *ir.OpDef { return Normalizable }

// X is the operand $X.
func (op NormalizableOp) X() *ir.Value { return op.Op().Operand(0) }

// Y is the operand $Y.
func (op NormalizableOp) Y() *ir.Value { return op.Op().Operand(1) }

// NormalizableAdaptor has the converted operands of a [NormalizableOp] during a conversion.
type NormalizableAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NormalizableOp].
func (NormalizableAdaptor[T]) For(NormalizableOp) {}

// X returns the converted operand $X.
func (a NormalizableAdaptor[T]) X() T { return a.At(0) }

// Y returns the converted operand $Y.
func (a NormalizableAdaptor[T]) Y() T { return a.At(1) }

// NewNormalizable creates the operation test.op_norm at the builder's insertion point.
func NewNormalizable(b *ir.Builder, x_ *ir.Value, y *ir.Value) NormalizableOp {
	st := ir.OperationState{Def: Normalizable, Operands: []*ir.Value{x_, y}}
	return ir.Cast[NormalizableOp](b.Create(&st))
}

// NormalizableResults is the operation test.op_norm_ret: makes memrefs of any layout of one.
var NormalizableResults = &ir.OpDef{
	Name:   "test.op_norm_ret",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "X", Constraint: constraint.AnyMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "Y", Constraint: constraint.AnyMemRef},
		{Name: "Z", Constraint: constraint.AnyMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpNamesInterface.Is(&asm.Namers{Results: nameByDefinition})},
	View:       ir.ViewOf[NormalizableResultsOp],
}

// NormalizableResultsOp is the view of an operation test.op_norm_ret.
type NormalizableResultsOp struct{ ir.View }

// Def returns [NormalizableResults].
func (NormalizableResultsOp) Def() *ir.OpDef { return NormalizableResults }

// X is the operand $X.
func (op NormalizableResultsOp) X() *ir.Value { return op.Op().Operand(0) }

// Y is the result $Y.
func (op NormalizableResultsOp) Y() *ir.Value { return op.Op().Result(0) }

// Z is the result $Z.
func (op NormalizableResultsOp) Z() *ir.Value { return op.Op().Result(1) }

// NormalizableResultsAdaptor has the converted operands of a [NormalizableResultsOp] during a conversion.
type NormalizableResultsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NormalizableResultsOp].
func (NormalizableResultsAdaptor[T]) For(NormalizableResultsOp) {}

// X returns the converted operand $X.
func (a NormalizableResultsAdaptor[T]) X() T { return a.At(0) }

// NewNormalizableResults creates the operation test.op_norm_ret at the builder's insertion point.
func NewNormalizableResults(b *ir.Builder, yType ir.Type, zType ir.Type, x_ *ir.Value) NormalizableResultsOp {
	st := ir.OperationState{Def: NormalizableResults, Operands: []*ir.Value{x_}, Results: []ir.Type{yType, zType}}
	return ir.Cast[NormalizableResultsOp](b.Create(&st))
}

// NotNormalizable is the operation test.op_nonnorm: uses memrefs of one layout.
var NotNormalizable = &ir.OpDef{
	Name: "test.op_nonnorm",
	Operands: []ir.ValueDef{
		{Name: "X", Constraint: constraint.AnyMemRef},
		{Name: "Y", Constraint: constraint.AnyMemRef},
	},
	View: ir.ViewOf[NotNormalizableOp],
}

// NotNormalizableOp is the view of an operation test.op_nonnorm.
type NotNormalizableOp struct{ ir.View }

// Def returns [NotNormalizable].
func (NotNormalizableOp) Def() *ir.OpDef { return NotNormalizable }

// X is the operand $X.
func (op NotNormalizableOp) X() *ir.Value { return op.Op().Operand(0) }

// Y is the operand $Y.
func (op NotNormalizableOp) Y() *ir.Value { return op.Op().Operand(1) }

// NotNormalizableAdaptor has the converted operands of a [NotNormalizableOp] during a conversion.
type NotNormalizableAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NotNormalizableOp].
func (NotNormalizableAdaptor[T]) For(NotNormalizableOp) {}

// X returns the converted operand $X.
func (a NotNormalizableAdaptor[T]) X() T { return a.At(0) }

// Y returns the converted operand $Y.
func (a NotNormalizableAdaptor[T]) Y() T { return a.At(1) }

// NewNotNormalizable creates the operation test.op_nonnorm at the builder's insertion point.
func NewNotNormalizable(b *ir.Builder, x_ *ir.Value, y *ir.Value) NotNormalizableOp {
	st := ir.OperationState{Def: NotNormalizable, Operands: []*ir.Value{x_, y}}
	return ir.Cast[NotNormalizableOp](b.Create(&st))
}

// formatMultiSlotAlloca is the assembly format of [MultiSlotAlloca].
var formatMultiSlotAlloca = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MultiSlotAlloca is the operation test.multi_slot_alloca: several variables.
var MultiSlotAlloca = &ir.OpDef{
	Name: "test.multi_slot_alloca",
	Results: []ir.ValueDef{
		{Name: "results", Constraint: memRefOfI32, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMultiSlotAlloca)},
	View:       ir.ViewOf[MultiSlotAllocaOp],
}

// MultiSlotAllocaOp is the view of an operation test.multi_slot_alloca.
type MultiSlotAllocaOp struct{ ir.View }

// Def returns [MultiSlotAlloca].
func (MultiSlotAllocaOp) Def() *ir.OpDef { return MultiSlotAlloca }

// Results are the results $results.
func (op MultiSlotAllocaOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// MultiSlotAllocaAdaptor has the converted operands of a [MultiSlotAllocaOp] during a conversion.
type MultiSlotAllocaAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MultiSlotAllocaOp].
func (MultiSlotAllocaAdaptor[T]) For(MultiSlotAllocaOp) {}

// NewMultiSlotAlloca creates the operation test.multi_slot_alloca at the builder's insertion point.
func NewMultiSlotAlloca(b *ir.Builder, resultTypes []ir.Type) MultiSlotAllocaOp {
	st := ir.OperationState{Def: MultiSlotAlloca}
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[MultiSlotAllocaOp](b.Create(&st))
}

// OpWithDataLayout is the operation test.op_with_data_layout: an operation with a data layout.
var OpWithDataLayout = &ir.OpDef{
	Name:    "test.op_with_data_layout",
	Traits:  ir.IsolatedFromAbove,
	Regions: []ir.RegionDef{{Name: "regions", Constraint: constraint.AnyRegion, Variadic: true}},
	View:    ir.ViewOf[OpWithDataLayoutOp],
}

// OpWithDataLayoutOp is the view of an operation test.op_with_data_layout.
type OpWithDataLayoutOp struct{ ir.View }

// Def returns [OpWithDataLayout].
func (OpWithDataLayoutOp) Def() *ir.OpDef { return OpWithDataLayout }

// Verify checks what the definition cannot express.
func (op OpWithDataLayoutOp) Verify() *diag.Diagnostic { return datalayout.VerifyOp(op.Op()) }

// Regions are the regions $regions.
func (op OpWithDataLayoutOp) Regions() []*ir.Region { return op.Op().Regions()[0:] }

// OpWithDataLayoutAdaptor has the converted operands of a [OpWithDataLayoutOp] during a conversion.
type OpWithDataLayoutAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithDataLayoutOp].
func (OpWithDataLayoutAdaptor[T]) For(OpWithDataLayoutOp) {}

// NewOpWithDataLayout creates the operation test.op_with_data_layout at the builder's insertion point.
func NewOpWithDataLayout(b *ir.Builder, numRegions int) OpWithDataLayoutOp {
	st := ir.OperationState{Def: OpWithDataLayout}
	for range numRegions {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	return ir.Cast[OpWithDataLayoutOp](b.Create(&st))
}

// DataLayoutQuery is the operation test.data_layout_query: asks for the layout of the type of its result.
var DataLayoutQuery = &ir.OpDef{
	Name: "test.data_layout_query",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[DataLayoutQueryOp],
}

// DataLayoutQueryOp is the view of an operation test.data_layout_query.
type DataLayoutQueryOp struct{ ir.View }

// Def returns [DataLayoutQuery].
func (DataLayoutQueryOp) Def() *ir.OpDef { return DataLayoutQuery }

// Result is the result $res.
func (op DataLayoutQueryOp) Result() *ir.Value { return op.Op().Result(0) }

// DataLayoutQueryAdaptor has the converted operands of a [DataLayoutQueryOp] during a conversion.
type DataLayoutQueryAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DataLayoutQueryOp].
func (DataLayoutQueryAdaptor[T]) For(DataLayoutQueryOp) {}

// NewDataLayoutQuery creates the operation test.data_layout_query at the builder's insertion point.
func NewDataLayoutQuery(b *ir.Builder, resultType ir.Type) DataLayoutQueryOp {
	st := ir.OperationState{Def: DataLayoutQuery, Results: []ir.Type{resultType}}
	return ir.Cast[DataLayoutQueryOp](b.Create(&st))
}

// EffectsResult is the operation test.test_effects_result: a result that stands for memory.
var EffectsResult = &ir.OpDef{
	Name: "test.test_effects_result",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[EffectsResultOp],
}

// EffectsResultOp is the view of an operation test.test_effects_result.
type EffectsResultOp struct{ ir.View }

// Def returns [EffectsResult].
func (EffectsResultOp) Def() *ir.OpDef { return EffectsResult }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op EffectsResultOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Allocate, Value: op.Result()})
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Result()})
	return list
}

// Result is the result.
func (op EffectsResultOp) Result() *ir.Value { return op.Op().Result(0) }

// EffectsResultAdaptor has the converted operands of a [EffectsResultOp] during a conversion.
type EffectsResultAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [EffectsResultOp].
func (EffectsResultAdaptor[T]) For(EffectsResultOp) {}

// NewEffectsResult creates the operation test.test_effects_result at the builder's insertion point.
func NewEffectsResult(b *ir.Builder) EffectsResultOp {
	st := ir.OperationState{Def: EffectsResult, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[EffectsResultOp](b.Create(&st))
}

// OpWithMemread is the operation test.op_with_memread: a read of memory.
var OpWithMemread = &ir.OpDef{
	Name: "test.op_with_memread",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyInteger},
	},
	View: ir.ViewOf[OpWithMemreadOp],
}

// OpWithMemreadOp is the view of an operation test.op_with_memread.
type OpWithMemreadOp struct{ ir.View }

// Def returns [OpWithMemread].
func (OpWithMemreadOp) Def() *ir.OpDef { return OpWithMemread }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op OpWithMemreadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read})
	return list
}

// Result is the result.
func (op OpWithMemreadOp) Result() *ir.Value { return op.Op().Result(0) }

// OpWithMemreadAdaptor has the converted operands of a [OpWithMemreadOp] during a conversion.
type OpWithMemreadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithMemreadOp].
func (OpWithMemreadAdaptor[T]) For(OpWithMemreadOp) {}

// NewOpWithMemread creates the operation test.op_with_memread at the builder's insertion point.
func NewOpWithMemread(b *ir.Builder, resultType ir.Type) OpWithMemreadOp {
	st := ir.OperationState{Def: OpWithMemread, Results: []ir.Type{resultType}}
	return ir.Cast[OpWithMemreadOp](b.Create(&st))
}

// OpWithMemwrite is the operation test.op_with_memwrite: a write to memory.
var OpWithMemwrite = &ir.OpDef{
	Name: "test.op_with_memwrite",
	View: ir.ViewOf[OpWithMemwriteOp],
}

// OpWithMemwriteOp is the view of an operation test.op_with_memwrite.
type OpWithMemwriteOp struct{ ir.View }

// Def returns [OpWithMemwrite].
func (OpWithMemwriteOp) Def() *ir.OpDef { return OpWithMemwrite }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op OpWithMemwriteOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write})
	return list
}

// OpWithMemwriteAdaptor has the converted operands of a [OpWithMemwriteOp] during a conversion.
type OpWithMemwriteAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithMemwriteOp].
func (OpWithMemwriteAdaptor[T]) For(OpWithMemwriteOp) {}

// NewOpWithMemwrite creates the operation test.op_with_memwrite at the builder's insertion point.
func NewOpWithMemwrite(b *ir.Builder) OpWithMemwriteOp {
	st := ir.OperationState{Def: OpWithMemwrite}
	return ir.Cast[OpWithMemwriteOp](b.Create(&st))
}
