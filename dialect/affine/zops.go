// Code generated from the specification of dialect affine. DO NOT EDIT.

package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the affine dialect: loops, conditions and accesses to memory whose bounds and subscripts are affine.
var Dialect = &ir.Dialect{
	Name:                "affine",
	Ops:                 []*ir.OpDef{Apply, Max, Min, For, If, Parallel, Yield, Load, Prefetch, Store, VectorLoad, VectorStore, DmaStart, DmaWait, DelinearizeIndex, LinearizeIndex},
	MaterializeConstant: arith.Dialect.MaterializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// Apply is the operation affine.apply: the value of an affine map with one result.
var Apply = &ir.OpDef{
	Name:   "affine.apply",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "mapOperands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(applySyntax)},
	View:       ir.ViewOf[ApplyOp],
}

// ApplyOp is the view of an operation affine.apply.
type ApplyOp struct{ ir.View }

// Def returns [Apply].
func (ApplyOp) Def() *ir.OpDef { return Apply }

// The slots of the inherent attributes of [Apply].
const (
	slotApplyMap = 0
)

// Verify checks what the definition cannot express.
func (op ApplyOp) Verify() *diag.Diagnostic { return verifyApply(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ApplyOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldApply(op.Op(), constants)
}

// MapOperands are the operands $mapOperands.
func (op ApplyOp) MapOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Map is the attribute $map.
func (op ApplyOp) Map() affine.Map {
	return op.Op().InherentAttr(slotApplyMap).(*ir.AffineMapAttr).Value()
}

// SetMap sets the attribute $map.
func (op ApplyOp) SetMap(v affine.Map) ApplyOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotApplyMap, ir.NewAffineMapAttr(c, v))
	return op
}

// Result is the result.
func (op ApplyOp) Result() *ir.Value { return op.Op().Result(0) }

// ApplyAdaptor has the converted operands of a [ApplyOp] during a conversion.
type ApplyAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ApplyOp].
func (ApplyAdaptor[T]) For(ApplyOp) {}

// MapOperands returns the converted operand $mapOperands.
func (a ApplyAdaptor[T]) MapOperands() []T { return a.Segment(0) }

// Max is the operation affine.max: the greatest result of an affine map.
var Max = &ir.OpDef{
	Name:   "affine.max",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(extremumSyntax)},
	View:       ir.ViewOf[MaxOp],
}

// MaxOp is the view of an operation affine.max.
type MaxOp struct{ ir.View }

// Def returns [Max].
func (MaxOp) Def() *ir.OpDef { return Max }

// The slots of the inherent attributes of [Max].
const (
	slotMaxMap = 0
)

// Verify checks what the definition cannot express.
func (op MaxOp) Verify() *diag.Diagnostic { return verifyExtremum(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op MaxOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMax(op.Op(), constants)
}

// Operands are the operands $operands.
func (op MaxOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Map is the attribute $map.
func (op MaxOp) Map() affine.Map { return op.Op().InherentAttr(slotMaxMap).(*ir.AffineMapAttr).Value() }

// SetMap sets the attribute $map.
func (op MaxOp) SetMap(v affine.Map) MaxOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaxMap, ir.NewAffineMapAttr(c, v))
	return op
}

// Result is the result.
func (op MaxOp) Result() *ir.Value { return op.Op().Result(0) }

// MaxAdaptor has the converted operands of a [MaxOp] during a conversion.
type MaxAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaxOp].
func (MaxAdaptor[T]) For(MaxOp) {}

// Operands returns the converted operand $operands.
func (a MaxAdaptor[T]) Operands() []T { return a.Segment(0) }

// Min is the operation affine.min: the least result of an affine map.
var Min = &ir.OpDef{
	Name:   "affine.min",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(extremumSyntax)},
	View:       ir.ViewOf[MinOp],
}

// MinOp is the view of an operation affine.min.
type MinOp struct{ ir.View }

// Def returns [Min].
func (MinOp) Def() *ir.OpDef { return Min }

// The slots of the inherent attributes of [Min].
const (
	slotMinMap = 0
)

// Verify checks what the definition cannot express.
func (op MinOp) Verify() *diag.Diagnostic { return verifyExtremum(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op MinOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMin(op.Op(), constants)
}

// Operands are the operands $operands.
func (op MinOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Map is the attribute $map.
func (op MinOp) Map() affine.Map { return op.Op().InherentAttr(slotMinMap).(*ir.AffineMapAttr).Value() }

// SetMap sets the attribute $map.
func (op MinOp) SetMap(v affine.Map) MinOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMinMap, ir.NewAffineMapAttr(c, v))
	return op
}

// Result is the result.
func (op MinOp) Result() *ir.Value { return op.Op().Result(0) }

// MinAdaptor has the converted operands of a [MinOp] during a conversion.
type MinAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinOp].
func (MinAdaptor[T]) For(MinOp) {}

// Operands returns the converted operand $operands.
func (a MinAdaptor[T]) Operands() []T { return a.Segment(0) }

// For is the operation affine.for: a loop that counts between affine bounds.
var For = &ir.OpDef{
	Name:               "affine.for",
	Traits:             ir.AttrSizedOperandSegments | ir.AutomaticAllocationScope | ir.SingleBlock | ir.RecursiveMemoryEffects,
	ImplicitTerminator: "affine.yield",
	Operands: []ir.ValueDef{
		{Name: "lowerBoundOperands", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "upperBoundOperands", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "inits", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "lowerBoundMap", Constraint: constraint.AffineMapAttr},
		{Name: "upperBoundMap", Constraint: constraint.AffineMapAttr},
		{Name: "step", Constraint: constraint.IndexAttr},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(forSyntax)},
	View:       ir.ViewOf[ForOp],
}

// ForOp is the view of an operation affine.for.
type ForOp struct{ ir.View }

// Def returns [For].
func (ForOp) Def() *ir.OpDef { return For }

// The slots of the inherent attributes of [For].
const (
	slotForLowerBoundMap       = 0
	slotForUpperBoundMap       = 1
	slotForStep                = 2
	slotForOperandSegmentSizes = 3
)

// VerifyRegions checks what depends on the operations in the regions.
func (op ForOp) VerifyRegions() *diag.Diagnostic { return verifyForRegion(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ForOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFor(op.Op(), constants)
}

// LowerBoundOperands are the operands $lowerBoundOperands.
func (op ForOp) LowerBoundOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// UpperBoundOperands are the operands $upperBoundOperands.
func (op ForOp) UpperBoundOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// Inits are the operands $inits.
func (op ForOp) Inits() ir.ValueRange { return op.Op().OperandsAt(2) }

// LowerBoundMap is the attribute $lowerBoundMap.
func (op ForOp) LowerBoundMap() affine.Map {
	return op.Op().InherentAttr(slotForLowerBoundMap).(*ir.AffineMapAttr).Value()
}

// SetLowerBoundMap sets the attribute $lowerBoundMap.
func (op ForOp) SetLowerBoundMap(v affine.Map) ForOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotForLowerBoundMap, ir.NewAffineMapAttr(c, v))
	return op
}

// UpperBoundMap is the attribute $upperBoundMap.
func (op ForOp) UpperBoundMap() affine.Map {
	return op.Op().InherentAttr(slotForUpperBoundMap).(*ir.AffineMapAttr).Value()
}

// SetUpperBoundMap sets the attribute $upperBoundMap.
func (op ForOp) SetUpperBoundMap(v affine.Map) ForOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotForUpperBoundMap, ir.NewAffineMapAttr(c, v))
	return op
}

// Step is the attribute $step.
func (op ForOp) Step() int64 { return int64(op.Op().InherentAttr(slotForStep).(*ir.IntegerAttr).Int()) }

// SetStep sets the attribute $step.
func (op ForOp) SetStep(v int64) ForOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotForStep, ir.NewIntegerAttr(asm.BuildIndex(c), int64(v)))
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

// LowerBoundOperands returns the converted operand $lowerBoundOperands.
func (a ForAdaptor[T]) LowerBoundOperands() []T { return a.Segment(0) }

// UpperBoundOperands returns the converted operand $upperBoundOperands.
func (a ForAdaptor[T]) UpperBoundOperands() []T { return a.Segment(1) }

// Inits returns the converted operand $inits.
func (a ForAdaptor[T]) Inits() []T { return a.Segment(2) }

// If is the operation affine.if: one of two regions, as an integer set says.
var If = &ir.OpDef{
	Name:               "affine.if",
	Traits:             ir.SingleBlock | ir.RecursivelySpeculatable | ir.RecursiveMemoryEffects | ir.NoRegionArguments,
	ImplicitTerminator: "affine.yield",
	Operands: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "condition", Constraint: constraint.IntegerSetAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "thenRegion", Constraint: constraint.SizedRegion1}, {Name: "elseRegion", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(ifSyntax)},
	View:       ir.ViewOf[IfOp],
}

// IfOp is the view of an operation affine.if.
type IfOp struct{ ir.View }

// Def returns [If].
func (IfOp) Def() *ir.OpDef { return If }

// The slots of the inherent attributes of [If].
const (
	slotIfCondition = 0
)

// Verify checks what the definition cannot express.
func (op IfOp) Verify() *diag.Diagnostic { return verifyIf(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op IfOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIf(op.Op(), constants)
}

// Condition is the attribute $condition.
func (op IfOp) Condition() affine.Set {
	return op.Op().InherentAttr(slotIfCondition).(*ir.IntegerSetAttr).Value()
}

// SetCondition sets the attribute $condition.
func (op IfOp) SetCondition(v affine.Set) IfOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotIfCondition, ir.NewIntegerSetAttr(c, v))
	return op
}

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

// Parallel is the operation affine.parallel: a loop with any number of induction variables, whose rounds run in any order.
var Parallel = &ir.OpDef{
	Name:               "affine.parallel",
	Traits:             ir.AutomaticAllocationScope | ir.SingleBlock | ir.RecursivelySpeculatable | ir.RecursiveMemoryEffects | ir.MemRefsNormalizable,
	ImplicitTerminator: "affine.yield",
	Operands: []ir.ValueDef{
		{Name: "mapOperands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "reductions", Constraint: reductionKinds},
		{Name: "lowerBoundsMap", Constraint: constraint.AffineMapAttr},
		{Name: "lowerBoundsGroups", Constraint: constraint.I32ElementsAttr},
		{Name: "upperBoundsMap", Constraint: constraint.AffineMapAttr},
		{Name: "upperBoundsGroups", Constraint: constraint.I32ElementsAttr},
		{Name: "steps", Constraint: constraint.I64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(parallelSyntax)},
	View:       ir.ViewOf[ParallelOp],
}

// ParallelOp is the view of an operation affine.parallel.
type ParallelOp struct{ ir.View }

// Def returns [Parallel].
func (ParallelOp) Def() *ir.OpDef { return Parallel }

// The slots of the inherent attributes of [Parallel].
const (
	slotParallelReductions        = 0
	slotParallelLowerBoundsMap    = 1
	slotParallelLowerBoundsGroups = 2
	slotParallelUpperBoundsMap    = 3
	slotParallelUpperBoundsGroups = 4
	slotParallelSteps             = 5
)

// Verify checks what the definition cannot express.
func (op ParallelOp) Verify() *diag.Diagnostic { return verifyParallel(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ParallelOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldParallel(op.Op(), constants)
}

// MapOperands are the operands $mapOperands.
func (op ParallelOp) MapOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Reductions is the attribute $reductions.
func (op ParallelOp) Reductions() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotParallelReductions).(*ir.ArrayAttr)
	return v
}

// SetReductions sets the attribute $reductions.
func (op ParallelOp) SetReductions(v *ir.ArrayAttr) ParallelOp {
	op.Op().SetInherentAttr(slotParallelReductions, v)
	return op
}

// LowerBoundsMap is the attribute $lowerBoundsMap.
func (op ParallelOp) LowerBoundsMap() affine.Map {
	return op.Op().InherentAttr(slotParallelLowerBoundsMap).(*ir.AffineMapAttr).Value()
}

// SetLowerBoundsMap sets the attribute $lowerBoundsMap.
func (op ParallelOp) SetLowerBoundsMap(v affine.Map) ParallelOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotParallelLowerBoundsMap, ir.NewAffineMapAttr(c, v))
	return op
}

// LowerBoundsGroups is the attribute $lowerBoundsGroups.
func (op ParallelOp) LowerBoundsGroups() *ir.DenseElementsAttr {
	v, _ := op.Op().InherentAttr(slotParallelLowerBoundsGroups).(*ir.DenseElementsAttr)
	return v
}

// SetLowerBoundsGroups sets the attribute $lowerBoundsGroups.
func (op ParallelOp) SetLowerBoundsGroups(v *ir.DenseElementsAttr) ParallelOp {
	op.Op().SetInherentAttr(slotParallelLowerBoundsGroups, v)
	return op
}

// UpperBoundsMap is the attribute $upperBoundsMap.
func (op ParallelOp) UpperBoundsMap() affine.Map {
	return op.Op().InherentAttr(slotParallelUpperBoundsMap).(*ir.AffineMapAttr).Value()
}

// SetUpperBoundsMap sets the attribute $upperBoundsMap.
func (op ParallelOp) SetUpperBoundsMap(v affine.Map) ParallelOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotParallelUpperBoundsMap, ir.NewAffineMapAttr(c, v))
	return op
}

// UpperBoundsGroups is the attribute $upperBoundsGroups.
func (op ParallelOp) UpperBoundsGroups() *ir.DenseElementsAttr {
	v, _ := op.Op().InherentAttr(slotParallelUpperBoundsGroups).(*ir.DenseElementsAttr)
	return v
}

// SetUpperBoundsGroups sets the attribute $upperBoundsGroups.
func (op ParallelOp) SetUpperBoundsGroups(v *ir.DenseElementsAttr) ParallelOp {
	op.Op().SetInherentAttr(slotParallelUpperBoundsGroups, v)
	return op
}

// Steps is the attribute $steps.
func (op ParallelOp) Steps() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotParallelSteps).(*ir.ArrayAttr)
	return v
}

// SetSteps sets the attribute $steps.
func (op ParallelOp) SetSteps(v *ir.ArrayAttr) ParallelOp {
	op.Op().SetInherentAttr(slotParallelSteps, v)
	return op
}

// Results are the results $results.
func (op ParallelOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// Region is the region $region.
func (op ParallelOp) Region() *ir.Region { return op.Op().Region(0) }

// ParallelAdaptor has the converted operands of a [ParallelOp] during a conversion.
type ParallelAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ParallelOp].
func (ParallelAdaptor[T]) For(ParallelOp) {}

// MapOperands returns the converted operand $mapOperands.
func (a ParallelAdaptor[T]) MapOperands() []T { return a.Segment(0) }

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

// Yield is the operation affine.yield: ends a region, and gives values to the results or to the next round.
var Yield = &ir.OpDef{
	Name:   "affine.yield",
	Traits: ir.Pure | ir.Terminator | ir.ReturnLike | ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatYield)},
	View:       ir.ViewOf[YieldOp],
}

// YieldOp is the view of an operation affine.yield.
type YieldOp struct{ ir.View }

// Def returns [Yield].
func (YieldOp) Def() *ir.OpDef { return Yield }

// Verify checks what the definition cannot express.
func (op YieldOp) Verify() *diag.Diagnostic { return verifyYield(op.Op()) }

// Operands are the operands $operands.
func (op YieldOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// YieldAdaptor has the converted operands of a [YieldOp] during a conversion.
type YieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [YieldOp].
func (YieldAdaptor[T]) For(YieldOp) {}

// Operands returns the converted operand $operands.
func (a YieldAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewYield creates the operation affine.yield at the builder's insertion point.
func NewYield(b *ir.Builder, operands ...*ir.Value) YieldOp {
	st := ir.OperationState{Def: Yield}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[YieldOp](b.Create(&st))
}

// Load is the operation affine.load: an element.
var Load = &ir.OpDef{
	Name:   "affine.load",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(loadSyntax)},
	View:       ir.ViewOf[LoadOp],
}

// LoadOp is the view of an operation affine.load.
type LoadOp struct{ ir.View }

// Def returns [Load].
func (LoadOp) Def() *ir.OpDef { return Load }

// The slots of the inherent attributes of [Load].
const (
	slotLoadMap = 0
)

// Verify checks what the definition cannot express.
func (op LoadOp) Verify() *diag.Diagnostic { return verifyLoad(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op LoadOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldLoad(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op LoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Memref()})
	return list
}

// Memref is the operand $memref.
func (op LoadOp) Memref() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op LoadOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Map is the attribute $map.
func (op LoadOp) Map() affine.Map {
	return op.Op().InherentAttr(slotLoadMap).(*ir.AffineMapAttr).Value()
}

// SetMap sets the attribute $map.
func (op LoadOp) SetMap(v affine.Map) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadMap, ir.NewAffineMapAttr(c, v))
	return op
}

// Result is the result $result.
func (op LoadOp) Result() *ir.Value { return op.Op().Result(0) }

// LoadAdaptor has the converted operands of a [LoadOp] during a conversion.
type LoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LoadOp].
func (LoadAdaptor[T]) For(LoadOp) {}

// Memref returns the converted operand $memref.
func (a LoadAdaptor[T]) Memref() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a LoadAdaptor[T]) Indices() []T { return a.Segment(1) }

// Prefetch is the operation affine.prefetch: a hint that an element will be needed.
var Prefetch = &ir.OpDef{
	Name:   "affine.prefetch",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isWrite", Constraint: constraint.BoolAttr},
		{Name: "localityHint", Constraint: localityHint},
		{Name: "isDataCache", Constraint: constraint.BoolAttr},
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(prefetchSyntax)},
	View:       ir.ViewOf[PrefetchOp],
}

// PrefetchOp is the view of an operation affine.prefetch.
type PrefetchOp struct{ ir.View }

// Def returns [Prefetch].
func (PrefetchOp) Def() *ir.OpDef { return Prefetch }

// The slots of the inherent attributes of [Prefetch].
const (
	slotPrefetchIsWrite      = 0
	slotPrefetchLocalityHint = 1
	slotPrefetchIsDataCache  = 2
	slotPrefetchMap          = 3
)

// Verify checks what the definition cannot express.
func (op PrefetchOp) Verify() *diag.Diagnostic { return verifyPrefetch(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op PrefetchOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// Memref is the operand $memref.
func (op PrefetchOp) Memref() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op PrefetchOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// IsWrite is the attribute $isWrite.
func (op PrefetchOp) IsWrite() bool {
	return op.Op().InherentAttr(slotPrefetchIsWrite).(*ir.IntegerAttr).Bool()
}

// SetIsWrite sets the attribute $isWrite.
func (op PrefetchOp) SetIsWrite(v bool) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrefetchIsWrite, ir.NewBoolAttr(c, v))
	return op
}

// LocalityHint is the attribute $localityHint.
func (op PrefetchOp) LocalityHint() int32 {
	return int32(op.Op().InherentAttr(slotPrefetchLocalityHint).(*ir.IntegerAttr).Int())
}

// SetLocalityHint sets the attribute $localityHint.
func (op PrefetchOp) SetLocalityHint(v int32) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrefetchLocalityHint, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// IsDataCache is the attribute $isDataCache.
func (op PrefetchOp) IsDataCache() bool {
	return op.Op().InherentAttr(slotPrefetchIsDataCache).(*ir.IntegerAttr).Bool()
}

// SetIsDataCache sets the attribute $isDataCache.
func (op PrefetchOp) SetIsDataCache(v bool) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrefetchIsDataCache, ir.NewBoolAttr(c, v))
	return op
}

// Map is the attribute $map.
func (op PrefetchOp) Map() affine.Map {
	return op.Op().InherentAttr(slotPrefetchMap).(*ir.AffineMapAttr).Value()
}

// SetMap sets the attribute $map.
func (op PrefetchOp) SetMap(v affine.Map) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrefetchMap, ir.NewAffineMapAttr(c, v))
	return op
}

// PrefetchAdaptor has the converted operands of a [PrefetchOp] during a conversion.
type PrefetchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PrefetchOp].
func (PrefetchAdaptor[T]) For(PrefetchOp) {}

// Memref returns the converted operand $memref.
func (a PrefetchAdaptor[T]) Memref() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a PrefetchAdaptor[T]) Indices() []T { return a.Segment(1) }

// Store is the operation affine.store: a write of an element.
var Store = &ir.OpDef{
	Name:   "affine.store",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(storeSyntax)},
	View:       ir.ViewOf[StoreOp],
}

// StoreOp is the view of an operation affine.store.
type StoreOp struct{ ir.View }

// Def returns [Store].
func (StoreOp) Def() *ir.OpDef { return Store }

// The slots of the inherent attributes of [Store].
const (
	slotStoreMap = 0
)

// Verify checks what the definition cannot express.
func (op StoreOp) Verify() *diag.Diagnostic { return verifyStore(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op StoreOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldStore(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op StoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Memref()})
	return list
}

// Value is the operand $value.
func (op StoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Memref is the operand $memref.
func (op StoreOp) Memref() *ir.Value { return op.Op().Operand(1) }

// Indices are the operands $indices.
func (op StoreOp) Indices() ir.ValueRange { return op.Op().OperandsAt(2) }

// Map is the attribute $map.
func (op StoreOp) Map() affine.Map {
	return op.Op().InherentAttr(slotStoreMap).(*ir.AffineMapAttr).Value()
}

// SetMap sets the attribute $map.
func (op StoreOp) SetMap(v affine.Map) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreMap, ir.NewAffineMapAttr(c, v))
	return op
}

// StoreAdaptor has the converted operands of a [StoreOp] during a conversion.
type StoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StoreOp].
func (StoreAdaptor[T]) For(StoreOp) {}

// Value returns the converted operand $value.
func (a StoreAdaptor[T]) Value() T { return a.At(0) }

// Memref returns the converted operand $memref.
func (a StoreAdaptor[T]) Memref() T { return a.At(1) }

// Indices returns the converted operand $indices.
func (a StoreAdaptor[T]) Indices() []T { return a.Segment(2) }

// VectorLoad is the operation affine.vector_load: elements that are next to each other.
var VectorLoad = &ir.OpDef{
	Name:   "affine.vector_load",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(vectorLoadSyntax)},
	View:       ir.ViewOf[VectorLoadOp],
}

// VectorLoadOp is the view of an operation affine.vector_load.
type VectorLoadOp struct{ ir.View }

// Def returns [VectorLoad].
func (VectorLoadOp) Def() *ir.OpDef { return VectorLoad }

// The slots of the inherent attributes of [VectorLoad].
const (
	slotVectorLoadMap = 0
)

// Verify checks what the definition cannot express.
func (op VectorLoadOp) Verify() *diag.Diagnostic { return verifyVectorLoad(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op VectorLoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Memref()})
	return list
}

// Memref is the operand $memref.
func (op VectorLoadOp) Memref() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op VectorLoadOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Map is the attribute $map.
func (op VectorLoadOp) Map() affine.Map {
	return op.Op().InherentAttr(slotVectorLoadMap).(*ir.AffineMapAttr).Value()
}

// SetMap sets the attribute $map.
func (op VectorLoadOp) SetMap(v affine.Map) VectorLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorLoadMap, ir.NewAffineMapAttr(c, v))
	return op
}

// Result is the result $result.
func (op VectorLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorLoadAdaptor has the converted operands of a [VectorLoadOp] during a conversion.
type VectorLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorLoadOp].
func (VectorLoadAdaptor[T]) For(VectorLoadOp) {}

// Memref returns the converted operand $memref.
func (a VectorLoadAdaptor[T]) Memref() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a VectorLoadAdaptor[T]) Indices() []T { return a.Segment(1) }

// VectorStore is the operation affine.vector_store: a write of elements that are next to each other.
var VectorStore = &ir.OpDef{
	Name:   "affine.vector_store",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "map", Constraint: constraint.AffineMapAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(vectorStoreSyntax)},
	View:       ir.ViewOf[VectorStoreOp],
}

// VectorStoreOp is the view of an operation affine.vector_store.
type VectorStoreOp struct{ ir.View }

// Def returns [VectorStore].
func (VectorStoreOp) Def() *ir.OpDef { return VectorStore }

// The slots of the inherent attributes of [VectorStore].
const (
	slotVectorStoreMap = 0
)

// Verify checks what the definition cannot express.
func (op VectorStoreOp) Verify() *diag.Diagnostic { return verifyVectorStore(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op VectorStoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Memref()})
	return list
}

// Value is the operand $value.
func (op VectorStoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Memref is the operand $memref.
func (op VectorStoreOp) Memref() *ir.Value { return op.Op().Operand(1) }

// Indices are the operands $indices.
func (op VectorStoreOp) Indices() ir.ValueRange { return op.Op().OperandsAt(2) }

// Map is the attribute $map.
func (op VectorStoreOp) Map() affine.Map {
	return op.Op().InherentAttr(slotVectorStoreMap).(*ir.AffineMapAttr).Value()
}

// SetMap sets the attribute $map.
func (op VectorStoreOp) SetMap(v affine.Map) VectorStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVectorStoreMap, ir.NewAffineMapAttr(c, v))
	return op
}

// VectorStoreAdaptor has the converted operands of a [VectorStoreOp] during a conversion.
type VectorStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorStoreOp].
func (VectorStoreAdaptor[T]) For(VectorStoreOp) {}

// Value returns the converted operand $value.
func (a VectorStoreAdaptor[T]) Value() T { return a.At(0) }

// Memref returns the converted operand $memref.
func (a VectorStoreAdaptor[T]) Memref() T { return a.At(1) }

// Indices returns the converted operand $indices.
func (a VectorStoreAdaptor[T]) Indices() []T { return a.Segment(2) }

// DmaStart is the operation affine.dma_start: the start of a copy that goes on beside the program.
var DmaStart = &ir.OpDef{
	Name:   "affine.dma_start",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(dmaStartSyntax)},
	View:       ir.ViewOf[DmaStartOp],
}

// DmaStartOp is the view of an operation affine.dma_start.
type DmaStartOp struct{ ir.View }

// Def returns [DmaStart].
func (DmaStartOp) Def() *ir.OpDef { return DmaStart }

// Verify checks what the definition cannot express.
func (op DmaStartOp) Verify() *diag.Diagnostic { return verifyDmaStart(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op DmaStartOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// Operands are the operands $operands.
func (op DmaStartOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// DmaStartAdaptor has the converted operands of a [DmaStartOp] during a conversion.
type DmaStartAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DmaStartOp].
func (DmaStartAdaptor[T]) For(DmaStartOp) {}

// Operands returns the converted operand $operands.
func (a DmaStartAdaptor[T]) Operands() []T { return a.Segment(0) }

// DmaWait is the operation affine.dma_wait: the end of a copy that goes on beside the program.
var DmaWait = &ir.OpDef{
	Name:   "affine.dma_wait",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(dmaWaitSyntax)},
	View:       ir.ViewOf[DmaWaitOp],
}

// DmaWaitOp is the view of an operation affine.dma_wait.
type DmaWaitOp struct{ ir.View }

// Def returns [DmaWait].
func (DmaWaitOp) Def() *ir.OpDef { return DmaWait }

// Verify checks what the definition cannot express.
func (op DmaWaitOp) Verify() *diag.Diagnostic { return verifyDmaWait(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op DmaWaitOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// Operands are the operands $operands.
func (op DmaWaitOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// DmaWaitAdaptor has the converted operands of a [DmaWaitOp] during a conversion.
type DmaWaitAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DmaWaitOp].
func (DmaWaitAdaptor[T]) For(DmaWaitOp) {}

// Operands returns the converted operand $operands.
func (a DmaWaitAdaptor[T]) Operands() []T { return a.Segment(0) }

// formatDelinearizeIndex is the assembly format of [DelinearizeIndex].
var formatDelinearizeIndex = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(1), &v1, "{}", "::mlir::AsmParser::Delimiter::Paren")
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(1), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)), "{}", "::mlir::AsmParser::Delimiter::Paren")
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// DelinearizeIndex is the operation affine.delinearize_index: the parts of an index, as a basis says.
var DelinearizeIndex = &ir.OpDef{
	Name:   "affine.delinearize_index",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "linear_index", Constraint: constraint.Index},
		{Name: "dynamic_basis", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "static_basis", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "multi_index", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDelinearizeIndex)},
	View:       ir.ViewOf[DelinearizeIndexOp],
}

// DelinearizeIndexOp is the view of an operation affine.delinearize_index.
type DelinearizeIndexOp struct{ ir.View }

// Def returns [DelinearizeIndex].
func (DelinearizeIndexOp) Def() *ir.OpDef { return DelinearizeIndex }

// The slots of the inherent attributes of [DelinearizeIndex].
const (
	slotDelinearizeIndexStaticBasis = 0
)

// Verify checks what the definition cannot express.
func (op DelinearizeIndexOp) Verify() *diag.Diagnostic { return verifyDelinearize(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op DelinearizeIndexOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDelinearize(op.Op(), constants)
}

// LinearIndex is the operand $linear_index.
func (op DelinearizeIndexOp) LinearIndex() *ir.Value { return op.Op().Operand(0) }

// DynamicBasis are the operands $dynamic_basis.
func (op DelinearizeIndexOp) DynamicBasis() ir.ValueRange { return op.Op().OperandsAt(1) }

// StaticBasis is the attribute $static_basis.
func (op DelinearizeIndexOp) StaticBasis() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotDelinearizeIndexStaticBasis).(*ir.DenseArrayAttr))
}

// SetStaticBasis sets the attribute $static_basis.
func (op DelinearizeIndexOp) SetStaticBasis(v []int64) DelinearizeIndexOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDelinearizeIndexStaticBasis, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// MultiIndex are the results $multi_index.
func (op DelinearizeIndexOp) MultiIndex() ir.ValueRange { return op.Op().ResultsAt(0) }

// DelinearizeIndexAdaptor has the converted operands of a [DelinearizeIndexOp] during a conversion.
type DelinearizeIndexAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DelinearizeIndexOp].
func (DelinearizeIndexAdaptor[T]) For(DelinearizeIndexOp) {}

// LinearIndex returns the converted operand $linear_index.
func (a DelinearizeIndexAdaptor[T]) LinearIndex() T { return a.At(0) }

// DynamicBasis returns the converted operand $dynamic_basis.
func (a DelinearizeIndexAdaptor[T]) DynamicBasis() []T { return a.Segment(1) }

// formatLinearizeIndex is the assembly format of [LinearizeIndex].
var formatLinearizeIndex = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "disjoint"},
		}}},
		{Kind: asm.WhitespaceElement, Text: " "},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Space: true, Text: "by"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(1), &v1, "{}", "::mlir::AsmParser::Delimiter::Paren")
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(1), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)), "{}", "::mlir::AsmParser::Delimiter::Paren")
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindIndexType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// LinearizeIndex is the operation affine.linearize_index: one index of several, as a basis says.
var LinearizeIndex = &ir.OpDef{
	Name:   "affine.linearize_index",
	Traits: ir.Pure | ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "multi_index", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "dynamic_basis", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "static_basis", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "disjoint", Constraint: constraint.UnitProp, Optional: true, Property: true, Absent: asm.AbsentUnit},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "linear_index", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLinearizeIndex)},
	View:       ir.ViewOf[LinearizeIndexOp],
}

// LinearizeIndexOp is the view of an operation affine.linearize_index.
type LinearizeIndexOp struct{ ir.View }

// Def returns [LinearizeIndex].
func (LinearizeIndexOp) Def() *ir.OpDef { return LinearizeIndex }

// The slots of the inherent attributes of [LinearizeIndex].
const (
	slotLinearizeIndexStaticBasis         = 0
	slotLinearizeIndexDisjoint            = 1
	slotLinearizeIndexOperandSegmentSizes = 2
)

// Verify checks what the definition cannot express.
func (op LinearizeIndexOp) Verify() *diag.Diagnostic { return verifyLinearize(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op LinearizeIndexOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldLinearize(op.Op(), constants)
}

// MultiIndex are the operands $multi_index.
func (op LinearizeIndexOp) MultiIndex() ir.ValueRange { return op.Op().OperandsAt(0) }

// DynamicBasis are the operands $dynamic_basis.
func (op LinearizeIndexOp) DynamicBasis() ir.ValueRange { return op.Op().OperandsAt(1) }

// StaticBasis is the attribute $static_basis.
func (op LinearizeIndexOp) StaticBasis() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotLinearizeIndexStaticBasis).(*ir.DenseArrayAttr))
}

// SetStaticBasis sets the attribute $static_basis.
func (op LinearizeIndexOp) SetStaticBasis(v []int64) LinearizeIndexOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLinearizeIndexStaticBasis, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Disjoint reports whether the attribute $disjoint is present.
func (op LinearizeIndexOp) Disjoint() bool {
	return op.Op().InherentAttr(slotLinearizeIndexDisjoint) != nil
}

// SetDisjoint sets or removes the attribute $disjoint.
func (op LinearizeIndexOp) SetDisjoint(v bool) LinearizeIndexOp {
	if v {
		op.Op().SetInherentAttr(slotLinearizeIndexDisjoint, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLinearizeIndexDisjoint, nil)
	}
	return op
}

// Result is the result $linear_index.
func (op LinearizeIndexOp) Result() *ir.Value { return op.Op().Result(0) }

// LinearizeIndexAdaptor has the converted operands of a [LinearizeIndexOp] during a conversion.
type LinearizeIndexAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LinearizeIndexOp].
func (LinearizeIndexAdaptor[T]) For(LinearizeIndexOp) {}

// MultiIndex returns the converted operand $multi_index.
func (a LinearizeIndexAdaptor[T]) MultiIndex() []T { return a.Segment(0) }

// DynamicBasis returns the converted operand $dynamic_basis.
func (a LinearizeIndexAdaptor[T]) DynamicBasis() []T { return a.Segment(1) }

var kindIndexType = asm.TypeKind{Name: "builtin.index", Is: asm.IsType[*ir.IndexType]}
