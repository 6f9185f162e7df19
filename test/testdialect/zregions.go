// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// formatRegionIfYield is the assembly format of [RegionIfYield].
var formatRegionIfYield = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// RegionIfYield is the operation test.region_if_yield: ends the regions of test.region_if.
var RegionIfYield = &ir.OpDef{
	Name:   "test.region_if_yield",
	Traits: ir.NoMemoryEffect | ir.ReturnLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRegionIfYield)},
	View:       ir.ViewOf[RegionIfYieldOp],
}

// RegionIfYieldOp is the view of an operation test.region_if_yield.
type RegionIfYieldOp struct{ ir.View }

// Def returns [RegionIfYield].
func (RegionIfYieldOp) Def() *ir.OpDef { return RegionIfYield }

// Results are the operands $results.
func (op RegionIfYieldOp) Results() ir.ValueRange { return op.Op().OperandsAt(0) }

// RegionIfYieldAdaptor has the converted operands of a [RegionIfYieldOp] during a conversion.
type RegionIfYieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionIfYieldOp].
func (RegionIfYieldAdaptor[T]) For(RegionIfYieldOp) {}

// Results returns the converted operand $results.
func (a RegionIfYieldAdaptor[T]) Results() []T { return a.Segment(0) }

// NewRegionIfYield creates the operation test.region_if_yield at the builder's insertion point.
func NewRegionIfYield(b *ir.Builder, results ...*ir.Value) RegionIfYieldOp {
	st := ir.OperationState{Def: RegionIfYield}
	st.Operands = append(st.Operands, results...)
	return ir.Cast[RegionIfYieldOp](b.Create(&st))
}

// RegionIf is the operation test.region_if: one of two regions is executed, then a third.
var RegionIf = &ir.OpDef{
	Name:               "test.region_if",
	Traits:             ir.SingleBlock | ir.RecursiveMemoryEffects,
	ImplicitTerminator: "test.region_if_yield",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "thenRegion", Constraint: constraint.SizedRegion1}, {Name: "elseRegion", Constraint: constraint.AnyRegion}, {Name: "joinRegion", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(regionIfSyntax)},
	View:       ir.ViewOf[RegionIfOp],
}

// RegionIfOp is the view of an operation test.region_if.
type RegionIfOp struct{ ir.View }

// Def returns [RegionIf].
func (RegionIfOp) Def() *ir.OpDef { return RegionIf }

// Operands are the operands $operands.
func (op RegionIfOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Results are the results $results.
func (op RegionIfOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// ThenRegion is the region $thenRegion.
func (op RegionIfOp) ThenRegion() *ir.Region { return op.Op().Region(0) }

// ElseRegion is the region $elseRegion.
func (op RegionIfOp) ElseRegion() *ir.Region { return op.Op().Region(1) }

// JoinRegion is the region $joinRegion.
func (op RegionIfOp) JoinRegion() *ir.Region { return op.Op().Region(2) }

// RegionIfAdaptor has the converted operands of a [RegionIfOp] during a conversion.
type RegionIfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionIfOp].
func (RegionIfAdaptor[T]) For(RegionIfOp) {}

// Operands returns the converted operand $operands.
func (a RegionIfAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewRegionIf creates the operation test.region_if at the builder's insertion point.
func NewRegionIf(b *ir.Builder, resultTypes []ir.Type, operands ...*ir.Value) RegionIfOp {
	st := ir.OperationState{Def: RegionIf}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	st.Regions = append(st.Regions, ir.NewRegion())
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[RegionIfOp](b.Create(&st))
}

// AnyCond is the operation test.any_cond: a region is executed once.
var AnyCond = &ir.OpDef{
	Name:   "test.any_cond",
	Traits: ir.RecursiveMemoryEffects,
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions: []ir.RegionDef{{Name: "region", Constraint: constraint.AnyRegion}},
	View:    ir.ViewOf[AnyCondOp],
}

// AnyCondOp is the view of an operation test.any_cond.
type AnyCondOp struct{ ir.View }

// Def returns [AnyCond].
func (AnyCondOp) Def() *ir.OpDef { return AnyCond }

// Results are the results $results.
func (op AnyCondOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// Region is the region $region.
func (op AnyCondOp) Region() *ir.Region { return op.Op().Region(0) }

// AnyCondAdaptor has the converted operands of a [AnyCondOp] during a conversion.
type AnyCondAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AnyCondOp].
func (AnyCondAdaptor[T]) For(AnyCondOp) {}

// NewAnyCond creates the operation test.any_cond at the builder's insertion point.
func NewAnyCond(b *ir.Builder, resultTypes []ir.Type) AnyCondOp {
	st := ir.OperationState{Def: AnyCond}
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[AnyCondOp](b.Create(&st))
}

// formatLoopBlock is the assembly format of [LoopBlock].
var formatLoopBlock = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}, To: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictWithKeywordElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// LoopBlock is the operation test.loop_block: a region is executed, maybe again and again.
var LoopBlock = &ir.OpDef{
	Name:   "test.loop_block",
	Traits: ir.RecursiveMemoryEffects,
	Operands: []ir.ValueDef{
		{Name: "init", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "floatResult", Constraint: constraint.F32},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoopBlock)},
	View:       ir.ViewOf[LoopBlockOp],
}

// LoopBlockOp is the view of an operation test.loop_block.
type LoopBlockOp struct{ ir.View }

// Def returns [LoopBlock].
func (LoopBlockOp) Def() *ir.OpDef { return LoopBlock }

// Init is the operand $init.
func (op LoopBlockOp) Init() *ir.Value { return op.Op().Operand(0) }

// Result is the result $floatResult.
func (op LoopBlockOp) Result() *ir.Value { return op.Op().Result(0) }

// Body is the region $body.
func (op LoopBlockOp) Body() *ir.Region { return op.Op().Region(0) }

// LoopBlockAdaptor has the converted operands of a [LoopBlockOp] during a conversion.
type LoopBlockAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LoopBlockOp].
func (LoopBlockAdaptor[T]) For(LoopBlockOp) {}

// Init returns the converted operand $init.
func (a LoopBlockAdaptor[T]) Init() T { return a.At(0) }

// NewLoopBlock creates the operation test.loop_block at the builder's insertion point.
func NewLoopBlock(b *ir.Builder, init *ir.Value) LoopBlockOp {
	st := ir.OperationState{Def: LoopBlock, Operands: []*ir.Value{init}, Results: []ir.Type{constraint.F32.Buildable(b.Context())}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[LoopBlockOp](b.Create(&st))
}

// formatLoopBlockTerm is the assembly format of [LoopBlockTerm].
var formatLoopBlockTerm = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "iter"},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "exit"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I32.Buildable},
		{Kind: asm.FromBuild, Build: constraint.F32.Buildable},
	},
}

// LoopBlockTerm is the operation test.loop_block_term: ends the region of test.loop_block.
var LoopBlockTerm = &ir.OpDef{
	Name:   "test.loop_block_term",
	Traits: ir.Pure | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "nextIterArg", Constraint: constraint.I32},
		{Name: "exitArg", Constraint: constraint.F32},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoopBlockTerm)},
	View:       ir.ViewOf[LoopBlockTermOp],
}

// LoopBlockTermOp is the view of an operation test.loop_block_term.
type LoopBlockTermOp struct{ ir.View }

// Def returns [LoopBlockTerm].
func (LoopBlockTermOp) Def() *ir.OpDef { return LoopBlockTerm }

// NextIterArg is the operand $nextIterArg.
func (op LoopBlockTermOp) NextIterArg() *ir.Value { return op.Op().Operand(0) }

// ExitArg is the operand $exitArg.
func (op LoopBlockTermOp) ExitArg() *ir.Value { return op.Op().Operand(1) }

// LoopBlockTermAdaptor has the converted operands of a [LoopBlockTermOp] during a conversion.
type LoopBlockTermAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LoopBlockTermOp].
func (LoopBlockTermAdaptor[T]) For(LoopBlockTermOp) {}

// NextIterArg returns the converted operand $nextIterArg.
func (a LoopBlockTermAdaptor[T]) NextIterArg() T { return a.At(0) }

// ExitArg returns the converted operand $exitArg.
func (a LoopBlockTermAdaptor[T]) ExitArg() T { return a.At(1) }

// NewLoopBlockTerm creates the operation test.loop_block_term at the builder's insertion point.
func NewLoopBlockTerm(b *ir.Builder, nextIterArg *ir.Value, exitArg *ir.Value) LoopBlockTermOp {
	st := ir.OperationState{Def: LoopBlockTerm, Operands: []*ir.Value{nextIterArg, exitArg}}
	return ir.Cast[LoopBlockTermOp](b.Create(&st))
}

// formatGraphRegion is the assembly format of [GraphRegion].
var formatGraphRegion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.RegionElement, Space: true, N: 0},
	},
}

// GraphRegion is the operation test.graph_region: operations without order.
var GraphRegion = &ir.OpDef{
	Name:       "test.graph_region",
	Traits:     ir.GraphRegion | ir.NoTerminator,
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGraphRegion)},
	View:       ir.ViewOf[GraphRegionOp],
}

// GraphRegionOp is the view of an operation test.graph_region.
type GraphRegionOp struct{ ir.View }

// Def returns [GraphRegion].
func (GraphRegionOp) Def() *ir.OpDef { return GraphRegion }

// Region is the region $region.
func (op GraphRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// GraphRegionAdaptor has the converted operands of a [GraphRegionOp] during a conversion.
type GraphRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GraphRegionOp].
func (GraphRegionAdaptor[T]) For(GraphRegionOp) {}

// NewGraphRegion creates the operation test.graph_region at the builder's insertion point.
func NewGraphRegion(b *ir.Builder) GraphRegionOp {
	st := ir.OperationState{Def: GraphRegion}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[GraphRegionOp](b.Create(&st))
}

// formatSwitchWithNoBreak is the assembly format of [SwitchWithNoBreak].
var formatSwitchWithNoBreak = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *ir.DenseArrayAttr
				there := parseSwitchCases(p, &v0, a.Regions(0))
				if v0 != nil {
					a.SetAttr(0, v0)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSwitchCases(p, op, asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)), op.Regions()[0:])
			},
		}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Elided: 1 << 0,
}

// SwitchWithNoBreak is the operation test.switch_with_no_break: a region is executed, and those after it.
var SwitchWithNoBreak = &ir.OpDef{
	Name:   "test.switch_with_no_break",
	Traits: ir.NoTerminator,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.Index},
	},
	Attrs: []ir.AttrSlot{
		{Name: "cases", Constraint: constraint.DenseI64ArrayAttr},
	},
	Regions:    []ir.RegionDef{{Name: "caseRegions", Constraint: constraint.SizedRegion1, Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSwitchWithNoBreak)},
	View:       ir.ViewOf[SwitchWithNoBreakOp],
}

// SwitchWithNoBreakOp is the view of an operation test.switch_with_no_break.
type SwitchWithNoBreakOp struct{ ir.View }

// Def returns [SwitchWithNoBreak].
func (SwitchWithNoBreakOp) Def() *ir.OpDef { return SwitchWithNoBreak }

// The slots of the inherent attributes of [SwitchWithNoBreak].
const (
	slotSwitchWithNoBreakCases = 0
)

// Arg is the operand $arg.
func (op SwitchWithNoBreakOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Cases is the attribute $cases.
func (op SwitchWithNoBreakOp) Cases() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotSwitchWithNoBreakCases).(*ir.DenseArrayAttr))
}

// SetCases sets the attribute $cases.
func (op SwitchWithNoBreakOp) SetCases(v []int64) SwitchWithNoBreakOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSwitchWithNoBreakCases, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// CaseRegions are the regions $caseRegions.
func (op SwitchWithNoBreakOp) CaseRegions() []*ir.Region { return op.Op().Regions()[0:] }

// SwitchWithNoBreakAdaptor has the converted operands of a [SwitchWithNoBreakOp] during a conversion.
type SwitchWithNoBreakAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SwitchWithNoBreakOp].
func (SwitchWithNoBreakAdaptor[T]) For(SwitchWithNoBreakOp) {}

// Arg returns the converted operand $arg.
func (a SwitchWithNoBreakAdaptor[T]) Arg() T { return a.At(0) }

// NewSwitchWithNoBreak creates the operation test.switch_with_no_break at the builder's insertion point.
func NewSwitchWithNoBreak(b *ir.Builder, arg *ir.Value, cases []int64, numCaseRegions int) SwitchWithNoBreakOp {
	c := b.Context()
	st := ir.OperationState{Def: SwitchWithNoBreak, Operands: []*ir.Value{arg}, InherentAttrs: []ir.Attribute{slotSwitchWithNoBreakCases: ir.NewDenseI64ArrayAttr(c, cases...)}}
	for range numCaseRegions {
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	return ir.Cast[SwitchWithNoBreakOp](b.Create(&st))
}
