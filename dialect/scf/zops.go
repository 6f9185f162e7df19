// Code generated from the specification of dialect scf. DO NOT EDIT.

package scf

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the scf dialect: structured control flow: conditionals and loops with regions.
var Dialect = &ir.Dialect{
	Name:       "scf",
	Ops:        []*ir.OpDef{Condition, For, Forall, InParallel, Parallel, Reduce, ReduceReturn, While, ExecuteRegion, If, IndexSwitch, Yield},
	Interfaces: []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// formatCondition is the assembly format of [Condition].
var formatCondition = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.OperandsElement, Space: true, N: 1},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 1}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
		{Kind: asm.FromText},
	},
}

// Condition is the operation scf.condition: whether a while loop goes on.
var Condition = &ir.OpDef{
	Name:    "scf.condition",
	Traits:  ir.Pure | ir.Terminator,
	Parents: []string{"scf.while"},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.I1},
		{Name: "args", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCondition)},
	View:       ir.ViewOf[ConditionOp],
}

// ConditionOp is the view of an operation scf.condition.
type ConditionOp struct{ ir.View }

// Def returns [Condition].
func (ConditionOp) Def() *ir.OpDef { return Condition }

// Condition is the operand $condition.
func (op ConditionOp) Condition() *ir.Value { return op.Op().Operand(0) }

// Args are the operands $args.
func (op ConditionOp) Args() ir.ValueRange { return op.Op().OperandsAt(1) }

// ConditionAdaptor has the converted operands of a [ConditionOp] during a conversion.
type ConditionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConditionOp].
func (ConditionAdaptor[T]) For(ConditionOp) {}

// Condition returns the converted operand $condition.
func (a ConditionAdaptor[T]) Condition() T { return a.At(0) }

// Args returns the converted operand $args.
func (a ConditionAdaptor[T]) Args() []T { return a.Segment(1) }

// NewCondition creates the operation scf.condition at the builder's insertion point.
func NewCondition(b *ir.Builder, condition *ir.Value, args ...*ir.Value) ConditionOp {
	st := ir.OperationState{Def: Condition}
	st.Operands = append(st.Operands, condition)
	st.Operands = append(st.Operands, args...)
	return ir.Cast[ConditionOp](b.Create(&st))
}

// For is the operation scf.for: a loop that counts.
var For = &ir.OpDef{
	Name:               "scf.for",
	Traits:             ir.AutomaticAllocationScope | ir.SingleBlock | ir.RecursiveMemoryEffects,
	ImplicitTerminator: "scf.yield",
	TypeRules:          []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1), constraint.Operand(2))},
	Operands: []ir.ValueDef{
		{Name: "lowerBound", Constraint: constraint.AnySignlessIntegerOrIndex},
		{Name: "upperBound", Constraint: constraint.AnySignlessIntegerOrIndex},
		{Name: "step", Constraint: constraint.AnySignlessIntegerOrIndex},
		{Name: "initArgs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "unsignedCmp", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(forSyntax)},
	View:       ir.ViewOf[ForOp],
}

// ForOp is the view of an operation scf.for.
type ForOp struct{ ir.View }

// Def returns [For].
func (ForOp) Def() *ir.OpDef { return For }

// The slots of the inherent attributes of [For].
const (
	slotForUnsignedCmp = 0
)

// Verify checks what the definition cannot express.
func (op ForOp) Verify() *diag.Diagnostic { return verifyFor(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op ForOp) VerifyRegions() *diag.Diagnostic { return verifyForRegion(op.Op()) }

// LowerBound is the operand $lowerBound.
func (op ForOp) LowerBound() *ir.Value { return op.Op().Operand(0) }

// UpperBound is the operand $upperBound.
func (op ForOp) UpperBound() *ir.Value { return op.Op().Operand(1) }

// Step is the operand $step.
func (op ForOp) Step() *ir.Value { return op.Op().Operand(2) }

// InitArgs are the operands $initArgs.
func (op ForOp) InitArgs() ir.ValueRange { return op.Op().OperandsAt(3) }

// UnsignedCmp reports whether the attribute $unsignedCmp is present.
func (op ForOp) UnsignedCmp() bool { return op.Op().InherentAttr(slotForUnsignedCmp) != nil }

// SetUnsignedCmp sets or removes the attribute $unsignedCmp.
func (op ForOp) SetUnsignedCmp(v bool) ForOp {
	if v {
		op.Op().SetInherentAttr(slotForUnsignedCmp, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotForUnsignedCmp, nil)
	}
	return op
}

// Results are the results $results.
func (op ForOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// Region is the region $region.
func (op ForOp) Region() *ir.Region { return op.Op().Region(0) }

// ForAdaptor has the converted operands of a [ForOp] during a conversion.
type ForAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ForOp].
func (ForAdaptor[T]) For(ForOp) {}

// LowerBound returns the converted operand $lowerBound.
func (a ForAdaptor[T]) LowerBound() T { return a.At(0) }

// UpperBound returns the converted operand $upperBound.
func (a ForAdaptor[T]) UpperBound() T { return a.At(1) }

// Step returns the converted operand $step.
func (a ForAdaptor[T]) Step() T { return a.At(2) }

// InitArgs returns the converted operand $initArgs.
func (a ForAdaptor[T]) InitArgs() []T { return a.Segment(3) }

// Forall is the operation scf.forall: a loop whose rounds are independent of each other and put tensors together.
var Forall = &ir.OpDef{
	Name:               "scf.forall",
	Traits:             ir.AttrSizedOperandSegments | ir.AutomaticAllocationScope | ir.RecursiveMemoryEffects | ir.SingleBlock | ir.HasParallelRegion,
	ImplicitTerminator: "scf.forall.in_parallel",
	Operands: []ir.ValueDef{
		{Name: "dynamicLowerBound", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "dynamicUpperBound", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "dynamicStep", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "outputs", Constraint: constraint.AnyRankedTensor, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "staticLowerBound", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "staticUpperBound", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "staticStep", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "mapping", Constraint: deviceMappingArray, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(forallSyntax)},
	View:       ir.ViewOf[ForallOp],
}

// ForallOp is the view of an operation scf.forall.
type ForallOp struct{ ir.View }

// Def returns [Forall].
func (ForallOp) Def() *ir.OpDef { return Forall }

// The slots of the inherent attributes of [Forall].
const (
	slotForallStaticLowerBound    = 0
	slotForallStaticUpperBound    = 1
	slotForallStaticStep          = 2
	slotForallMapping             = 3
	slotForallOperandSegmentSizes = 4
)

// Verify checks what the definition cannot express.
func (op ForallOp) Verify() *diag.Diagnostic { return verifyForall(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op ForallOp) VerifyRegions() *diag.Diagnostic { return verifyDestinations(op.Op()) }

// DynamicLowerBound are the operands $dynamicLowerBound.
func (op ForallOp) DynamicLowerBound() ir.ValueRange { return op.Op().OperandsAt(0) }

// DynamicUpperBound are the operands $dynamicUpperBound.
func (op ForallOp) DynamicUpperBound() ir.ValueRange { return op.Op().OperandsAt(1) }

// DynamicStep are the operands $dynamicStep.
func (op ForallOp) DynamicStep() ir.ValueRange { return op.Op().OperandsAt(2) }

// Outputs are the operands $outputs.
func (op ForallOp) Outputs() ir.ValueRange { return op.Op().OperandsAt(3) }

// StaticLowerBound is the attribute $staticLowerBound.
func (op ForallOp) StaticLowerBound() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotForallStaticLowerBound).(*ir.DenseArrayAttr))
}

// SetStaticLowerBound sets the attribute $staticLowerBound.
func (op ForallOp) SetStaticLowerBound(v []int64) ForallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotForallStaticLowerBound, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticUpperBound is the attribute $staticUpperBound.
func (op ForallOp) StaticUpperBound() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotForallStaticUpperBound).(*ir.DenseArrayAttr))
}

// SetStaticUpperBound sets the attribute $staticUpperBound.
func (op ForallOp) SetStaticUpperBound(v []int64) ForallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotForallStaticUpperBound, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticStep is the attribute $staticStep.
func (op ForallOp) StaticStep() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotForallStaticStep).(*ir.DenseArrayAttr))
}

// SetStaticStep sets the attribute $staticStep.
func (op ForallOp) SetStaticStep(v []int64) ForallOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotForallStaticStep, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Mapping is the attribute $mapping, nil if it is absent.
func (op ForallOp) Mapping() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotForallMapping).(*ir.ArrayAttr)
	return v
}

// SetMapping sets the attribute $mapping.
func (op ForallOp) SetMapping(v *ir.ArrayAttr) ForallOp {
	op.Op().SetInherentAttr(slotForallMapping, v)
	return op
}

// Results are the results $results.
func (op ForallOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// Region is the region $region.
func (op ForallOp) Region() *ir.Region { return op.Op().Region(0) }

// ForallAdaptor has the converted operands of a [ForallOp] during a conversion.
type ForallAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ForallOp].
func (ForallAdaptor[T]) For(ForallOp) {}

// DynamicLowerBound returns the converted operand $dynamicLowerBound.
func (a ForallAdaptor[T]) DynamicLowerBound() []T { return a.Segment(0) }

// DynamicUpperBound returns the converted operand $dynamicUpperBound.
func (a ForallAdaptor[T]) DynamicUpperBound() []T { return a.Segment(1) }

// DynamicStep returns the converted operand $dynamicStep.
func (a ForallAdaptor[T]) DynamicStep() []T { return a.Segment(2) }

// Outputs returns the converted operand $outputs.
func (a ForallAdaptor[T]) Outputs() []T { return a.Segment(3) }

// InParallel is the operation scf.forall.in_parallel: ends a round of forall, and says what it contributes to the results.
var InParallel = &ir.OpDef{
	Name:       "scf.forall.in_parallel",
	Traits:     ir.Pure | ir.Terminator | ir.NoTerminator | ir.SingleBlock | ir.GraphRegion,
	Parents:    []string{"scf.forall"},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(inParallelSyntax)},
	View:       ir.ViewOf[InParallelOp],
}

// InParallelOp is the view of an operation scf.forall.in_parallel.
type InParallelOp struct{ ir.View }

// Def returns [InParallel].
func (InParallelOp) Def() *ir.OpDef { return InParallel }

// Verify checks what the definition cannot express.
func (op InParallelOp) Verify() *diag.Diagnostic { return verifyInParallel(op.Op()) }

// Region is the region $region.
func (op InParallelOp) Region() *ir.Region { return op.Op().Region(0) }

// InParallelAdaptor has the converted operands of a [InParallelOp] during a conversion.
type InParallelAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InParallelOp].
func (InParallelAdaptor[T]) For(InParallelOp) {}

// Parallel is the operation scf.parallel: a loop with any number of induction variables, whose rounds run in any order.
var Parallel = &ir.OpDef{
	Name:               "scf.parallel",
	Traits:             ir.AutomaticAllocationScope | ir.AttrSizedOperandSegments | ir.RecursiveMemoryEffects | ir.SingleBlock | ir.HasParallelRegion,
	ImplicitTerminator: "scf.reduce",
	Operands: []ir.ValueDef{
		{Name: "lowerBound", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "upperBound", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "step", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "initVals", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(parallelSyntax)},
	View:       ir.ViewOf[ParallelOp],
}

// ParallelOp is the view of an operation scf.parallel.
type ParallelOp struct{ ir.View }

// Def returns [Parallel].
func (ParallelOp) Def() *ir.OpDef { return Parallel }

// The slots of the inherent attributes of [Parallel].
const (
	slotParallelOperandSegmentSizes = 0
)

// Verify checks what the definition cannot express.
func (op ParallelOp) Verify() *diag.Diagnostic { return verifyParallel(op.Op()) }

// LowerBound are the operands $lowerBound.
func (op ParallelOp) LowerBound() ir.ValueRange { return op.Op().OperandsAt(0) }

// UpperBound are the operands $upperBound.
func (op ParallelOp) UpperBound() ir.ValueRange { return op.Op().OperandsAt(1) }

// Step are the operands $step.
func (op ParallelOp) Step() ir.ValueRange { return op.Op().OperandsAt(2) }

// InitVals are the operands $initVals.
func (op ParallelOp) InitVals() ir.ValueRange { return op.Op().OperandsAt(3) }

// Results are the results $results.
func (op ParallelOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// Region is the region $region.
func (op ParallelOp) Region() *ir.Region { return op.Op().Region(0) }

// ParallelAdaptor has the converted operands of a [ParallelOp] during a conversion.
type ParallelAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ParallelOp].
func (ParallelAdaptor[T]) For(ParallelOp) {}

// LowerBound returns the converted operand $lowerBound.
func (a ParallelAdaptor[T]) LowerBound() []T { return a.Segment(0) }

// UpperBound returns the converted operand $upperBound.
func (a ParallelAdaptor[T]) UpperBound() []T { return a.Segment(1) }

// Step returns the converted operand $step.
func (a ParallelAdaptor[T]) Step() []T { return a.Segment(2) }

// InitVals returns the converted operand $initVals.
func (a ParallelAdaptor[T]) InitVals() []T { return a.Segment(3) }

// formatReduce is the assembly format of [Reduce].
var formatReduce = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.RegionsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Reduce is the operation scf.reduce: ends a round of parallel, and says how its values are combined with those of other rounds.
var Reduce = &ir.OpDef{
	Name:    "scf.reduce",
	Traits:  ir.Terminator | ir.RecursiveMemoryEffects,
	Parents: []string{"scf.parallel"},
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "reductions", Constraint: constraint.SizedRegion1, Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReduce)},
	View:       ir.ViewOf[ReduceOp],
}

// ReduceOp is the view of an operation scf.reduce.
type ReduceOp struct{ ir.View }

// Def returns [Reduce].
func (ReduceOp) Def() *ir.OpDef { return Reduce }

// VerifyRegions checks what depends on the operations in the regions.
func (op ReduceOp) VerifyRegions() *diag.Diagnostic { return verifyReduce(op.Op()) }

// Operands are the operands $operands.
func (op ReduceOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Reductions are the regions $reductions.
func (op ReduceOp) Reductions() []*ir.Region { return op.Op().Regions()[0:] }

// ReduceAdaptor has the converted operands of a [ReduceOp] during a conversion.
type ReduceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReduceOp].
func (ReduceAdaptor[T]) For(ReduceOp) {}

// Operands returns the converted operand $operands.
func (a ReduceAdaptor[T]) Operands() []T { return a.Segment(0) }

// formatReduceReturn is the assembly format of [ReduceReturn].
var formatReduceReturn = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// ReduceReturn is the operation scf.reduce.return: gives the combination of two values of a reduction.
var ReduceReturn = &ir.OpDef{
	Name:    "scf.reduce.return",
	Traits:  ir.Pure | ir.Terminator,
	Parents: []string{"scf.reduce"},
	Operands: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReduceReturn)},
	View:       ir.ViewOf[ReduceReturnOp],
}

// ReduceReturnOp is the view of an operation scf.reduce.return.
type ReduceReturnOp struct{ ir.View }

// Def returns [ReduceReturn].
func (ReduceReturnOp) Def() *ir.OpDef { return ReduceReturn }

// Verify checks what the definition cannot express.
func (op ReduceReturnOp) Verify() *diag.Diagnostic { return verifyReduceReturn(op.Op()) }

// Result is the operand $result.
func (op ReduceReturnOp) Result() *ir.Value { return op.Op().Operand(0) }

// ReduceReturnAdaptor has the converted operands of a [ReduceReturnOp] during a conversion.
type ReduceReturnAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReduceReturnOp].
func (ReduceReturnAdaptor[T]) For(ReduceReturnOp) {}

// Result returns the converted operand $result.
func (a ReduceReturnAdaptor[T]) Result() T { return a.At(0) }

// NewReduceReturn creates the operation scf.reduce.return at the builder's insertion point.
func NewReduceReturn(b *ir.Builder, result *ir.Value) ReduceReturnOp {
	st := ir.OperationState{Def: ReduceReturn, Operands: []*ir.Value{result}}
	return ir.Cast[ReduceReturnOp](b.Create(&st))
}

// While is the operation scf.while: a loop that goes on as long as a condition holds.
var While = &ir.OpDef{
	Name:   "scf.while",
	Traits: ir.RecursiveMemoryEffects | ir.SingleBlock,
	Operands: []ir.ValueDef{
		{Name: "inits", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "before", Constraint: constraint.SizedRegion1}, {Name: "after", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(whileSyntax)},
	View:       ir.ViewOf[WhileOp],
}

// WhileOp is the view of an operation scf.while.
type WhileOp struct{ ir.View }

// Def returns [While].
func (WhileOp) Def() *ir.OpDef { return While }

// Verify checks what the definition cannot express.
func (op WhileOp) Verify() *diag.Diagnostic { return verifyWhile(op.Op()) }

// Inits are the operands $inits.
func (op WhileOp) Inits() ir.ValueRange { return op.Op().OperandsAt(0) }

// Results are the results $results.
func (op WhileOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// Before is the region $before.
func (op WhileOp) Before() *ir.Region { return op.Op().Region(0) }

// After is the region $after.
func (op WhileOp) After() *ir.Region { return op.Op().Region(1) }

// WhileAdaptor has the converted operands of a [WhileOp] during a conversion.
type WhileAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [WhileOp].
func (WhileAdaptor[T]) For(WhileOp) {}

// Inits returns the converted operand $inits.
func (a WhileAdaptor[T]) Inits() []T { return a.Segment(0) }

// ExecuteRegion is the operation scf.execute_region: a region of any number of blocks that is executed once.
var ExecuteRegion = &ir.OpDef{
	Name:   "scf.execute_region",
	Traits: ir.RecursiveMemoryEffects,
	Attrs: []ir.AttrSlot{
		{Name: "no_inline", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(executeRegionSyntax)},
	View:       ir.ViewOf[ExecuteRegionOp],
}

// ExecuteRegionOp is the view of an operation scf.execute_region.
type ExecuteRegionOp struct{ ir.View }

// Def returns [ExecuteRegion].
func (ExecuteRegionOp) Def() *ir.OpDef { return ExecuteRegion }

// The slots of the inherent attributes of [ExecuteRegion].
const (
	slotExecuteRegionNoInline = 0
)

// Verify checks what the definition cannot express.
func (op ExecuteRegionOp) Verify() *diag.Diagnostic { return verifyExecuteRegion(op.Op()) }

// NoInline reports whether the attribute $no_inline is present.
func (op ExecuteRegionOp) NoInline() bool {
	return op.Op().InherentAttr(slotExecuteRegionNoInline) != nil
}

// SetNoInline sets or removes the attribute $no_inline.
func (op ExecuteRegionOp) SetNoInline(v bool) ExecuteRegionOp {
	if v {
		op.Op().SetInherentAttr(slotExecuteRegionNoInline, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotExecuteRegionNoInline, nil)
	}
	return op
}

// Region is the region $region.
func (op ExecuteRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// ExecuteRegionAdaptor has the converted operands of a [ExecuteRegionOp] during a conversion.
type ExecuteRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExecuteRegionOp].
func (ExecuteRegionAdaptor[T]) For(ExecuteRegionOp) {}

// If is the operation scf.if: one of two regions, as a condition says.
var If = &ir.OpDef{
	Name:               "scf.if",
	Traits:             ir.SingleBlock | ir.RecursiveMemoryEffects | ir.RecursivelySpeculatable | ir.NoRegionArguments,
	ImplicitTerminator: "scf.yield",
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.I1},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "thenRegion", Constraint: constraint.SizedRegion1}, {Name: "elseRegion", Constraint: constraint.MaxSizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(ifSyntax)},
	View:       ir.ViewOf[IfOp],
}

// IfOp is the view of an operation scf.if.
type IfOp struct{ ir.View }

// Def returns [If].
func (IfOp) Def() *ir.OpDef { return If }

// Verify checks what the definition cannot express.
func (op IfOp) Verify() *diag.Diagnostic { return verifyIf(op.Op()) }

// InferResults computes the result types; see [ir.InferTypeOp].
func (IfOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) { return inferIf(st) }

// Condition is the operand $condition.
func (op IfOp) Condition() *ir.Value { return op.Op().Operand(0) }

// Results are the results $results.
func (op IfOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// ThenRegion is the region $thenRegion.
func (op IfOp) ThenRegion() *ir.Region { return op.Op().Region(0) }

// ElseRegion is the region $elseRegion.
func (op IfOp) ElseRegion() *ir.Region { return op.Op().Region(1) }

// IfAdaptor has the converted operands of a [IfOp] during a conversion.
type IfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IfOp].
func (IfAdaptor[T]) For(IfOp) {}

// Condition returns the converted operand $condition.
func (a IfAdaptor[T]) Condition() T { return a.At(0) }

// formatIndexSwitch is the assembly format of [IndexSwitch].
var formatIndexSwitch = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasResults, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		}}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *ir.DenseArrayAttr
				there := parseSwitchCases(p, &v0, a.Regions(1))
				if v0 != nil {
					a.SetAttr(0, v0)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSwitchCases(p, op, asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)), op.Regions()[1:])
			},
		}},
		{Kind: asm.WhitespaceElement, Text: "\n"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Text: "default"},
		{Kind: asm.RegionElement, Space: true, N: 0},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// IndexSwitch is the operation scf.index_switch: one of several regions, as an index says.
var IndexSwitch = &ir.OpDef{
	Name:               "scf.index_switch",
	Traits:             ir.RecursiveMemoryEffects | ir.SingleBlock,
	ImplicitTerminator: "scf.yield",
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.Index},
	},
	Attrs: []ir.AttrSlot{
		{Name: "cases", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "defaultRegion", Constraint: constraint.SizedRegion1}, {Name: "caseRegions", Constraint: constraint.SizedRegion1, Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIndexSwitch)},
	View:       ir.ViewOf[IndexSwitchOp],
}

// IndexSwitchOp is the view of an operation scf.index_switch.
type IndexSwitchOp struct{ ir.View }

// Def returns [IndexSwitch].
func (IndexSwitchOp) Def() *ir.OpDef { return IndexSwitch }

// The slots of the inherent attributes of [IndexSwitch].
const (
	slotIndexSwitchCases = 0
)

// Verify checks what the definition cannot express.
func (op IndexSwitchOp) Verify() *diag.Diagnostic { return verifyIndexSwitch(op.Op()) }

// Arg is the operand $arg.
func (op IndexSwitchOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Cases is the attribute $cases.
func (op IndexSwitchOp) Cases() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotIndexSwitchCases).(*ir.DenseArrayAttr))
}

// SetCases sets the attribute $cases.
func (op IndexSwitchOp) SetCases(v []int64) IndexSwitchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIndexSwitchCases, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Results are the results $results.
func (op IndexSwitchOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// DefaultRegion is the region $defaultRegion.
func (op IndexSwitchOp) DefaultRegion() *ir.Region { return op.Op().Region(0) }

// CaseRegions are the regions $caseRegions.
func (op IndexSwitchOp) CaseRegions() []*ir.Region { return op.Op().Regions()[1:] }

// IndexSwitchAdaptor has the converted operands of a [IndexSwitchOp] during a conversion.
type IndexSwitchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IndexSwitchOp].
func (IndexSwitchAdaptor[T]) For(IndexSwitchOp) {}

// Arg returns the converted operand $arg.
func (a IndexSwitchAdaptor[T]) Arg() T { return a.At(0) }

// formatYield is the assembly format of [Yield].
var formatYield = asm.OpFormat{
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

// Yield is the operation scf.yield: ends a region, and gives values to the results or to the next round.
var Yield = &ir.OpDef{
	Name:    "scf.yield",
	Traits:  ir.Pure | ir.ReturnLike | ir.Terminator,
	Parents: []string{"scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"},
	Operands: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatYield)},
	View:       ir.ViewOf[YieldOp],
}

// YieldOp is the view of an operation scf.yield.
type YieldOp struct{ ir.View }

// Def returns [Yield].
func (YieldOp) Def() *ir.OpDef { return Yield }

// Results are the operands $results.
func (op YieldOp) Results() ir.ValueRange { return op.Op().OperandsAt(0) }

// YieldAdaptor has the converted operands of a [YieldOp] during a conversion.
type YieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [YieldOp].
func (YieldAdaptor[T]) For(YieldOp) {}

// Results returns the converted operand $results.
func (a YieldAdaptor[T]) Results() []T { return a.Segment(0) }

// NewYield creates the operation scf.yield at the builder's insertion point.
func NewYield(b *ir.Builder, results ...*ir.Value) YieldOp {
	st := ir.OperationState{Def: Yield}
	st.Operands = append(st.Operands, results...)
	return ir.Cast[YieldOp](b.Create(&st))
}
