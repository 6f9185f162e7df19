// Code generated from the specification of dialect memref. DO NOT EDIT.

package memref

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/inlining"
	"github.com/gomlir/gomlir/ir/strided"
)

// Dialect is the memref dialect: references to memory with a shape.
var Dialect = &ir.Dialect{
	Name:                "memref",
	Ops:                 []*ir.OpDef{Alloc, Alloca, Realloc, Dealloc, AllocaScope, AllocaScopeReturn, Global, GetGlobal, Load, Store, Copy, Prefetch, AtomicRMW, GenericAtomicRMW, AtomicYield, DmaStart, DmaWait, Cast, MemorySpaceCast, ReinterpretCast, SubView, View, Transpose, Reshape, ExpandShape, CollapseShape, AssumeAlignment, DistinctObjects, Dim, Rank, ExtractAlignedPointerAsIndex, ExtractStridedMetadata},
	Attach:              attachSlots,
	MaterializeConstant: arith.Dialect.MaterializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// formatAlloc is the assembly format of [Alloc].
var formatAlloc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
			{Kind: asm.OperandsElement, N: 1},
			{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 1,
	Names:  asm.Namers{Results: nameAlloc},
}

// Alloc is the operation memref.alloc: memory on the heap.
var Alloc = &ir.OpDef{
	Name:   "memref.alloc",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "dynamicSizes", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "symbolOperands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAlloc)},
	View:       ir.ViewOf[AllocOp],
}

// AllocOp is the view of an operation memref.alloc.
type AllocOp struct{ ir.View }

// Def returns [Alloc].
func (AllocOp) Def() *ir.OpDef { return Alloc }

// The slots of the inherent attributes of [Alloc].
const (
	slotAllocAlignment           = 0
	slotAllocOperandSegmentSizes = 1
)

// Verify checks what the definition cannot express.
func (op AllocOp) Verify() *diag.Diagnostic { return verifyAlloc(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op AllocOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Allocate, Value: op.Result()})
	return list
}

// DynamicSizes are the operands $dynamicSizes.
func (op AllocOp) DynamicSizes() ir.ValueRange { return op.Op().OperandsAt(0) }

// SymbolOperands are the operands $symbolOperands.
func (op AllocOp) SymbolOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AllocOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAllocAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AllocOp) SetAlignment(v int64) AllocOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAllocAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $memref.
func (op AllocOp) Result() *ir.Value { return op.Op().Result(0) }

// AllocAdaptor has the converted operands of a [AllocOp] during a conversion.
type AllocAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllocOp].
func (AllocAdaptor[T]) For(AllocOp) {}

// DynamicSizes returns the converted operand $dynamicSizes.
func (a AllocAdaptor[T]) DynamicSizes() []T { return a.Segment(0) }

// SymbolOperands returns the converted operand $symbolOperands.
func (a AllocAdaptor[T]) SymbolOperands() []T { return a.Segment(1) }

// NewAlloc creates the operation memref.alloc at the builder's insertion point.
func NewAlloc(b *ir.Builder, resultType ir.Type, dynamicSizes []*ir.Value, symbolOperands ...*ir.Value) AllocOp {
	st := ir.OperationState{Def: Alloc, Results: []ir.Type{resultType}}
	var segments [2]int32
	st.Operands = append(st.Operands, dynamicSizes...)
	segments[0] = int32(len(dynamicSizes))
	st.Operands = append(st.Operands, symbolOperands...)
	segments[1] = int32(len(symbolOperands))
	st.SetInherentAttr(slotAllocOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[AllocOp](b.Create(&st))
}

// formatAlloca is the assembly format of [Alloca].
var formatAlloca = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
			{Kind: asm.OperandsElement, N: 1},
			{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 1,
	Names:  asm.Namers{Results: nameAlloca},
}

// Alloca is the operation memref.alloca: memory on the stack.
var Alloca = &ir.OpDef{
	Name:   "memref.alloca",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "dynamicSizes", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "symbolOperands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAlloca)},
	View:       ir.ViewOf[AllocaOp],
}

// AllocaOp is the view of an operation memref.alloca.
type AllocaOp struct{ ir.View }

// Def returns [Alloca].
func (AllocaOp) Def() *ir.OpDef { return Alloca }

// The slots of the inherent attributes of [Alloca].
const (
	slotAllocaAlignment           = 0
	slotAllocaOperandSegmentSizes = 1
)

// Verify checks what the definition cannot express.
func (op AllocaOp) Verify() *diag.Diagnostic { return verifyAlloca(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op AllocaOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Allocate, Resource: effects.AutomaticAllocationScope, Value: op.Result()})
	return list
}

// DynamicSizes are the operands $dynamicSizes.
func (op AllocaOp) DynamicSizes() ir.ValueRange { return op.Op().OperandsAt(0) }

// SymbolOperands are the operands $symbolOperands.
func (op AllocaOp) SymbolOperands() ir.ValueRange { return op.Op().OperandsAt(1) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AllocaOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAllocaAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AllocaOp) SetAlignment(v int64) AllocaOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAllocaAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $memref.
func (op AllocaOp) Result() *ir.Value { return op.Op().Result(0) }

// AllocaAdaptor has the converted operands of a [AllocaOp] during a conversion.
type AllocaAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllocaOp].
func (AllocaAdaptor[T]) For(AllocaOp) {}

// DynamicSizes returns the converted operand $dynamicSizes.
func (a AllocaAdaptor[T]) DynamicSizes() []T { return a.Segment(0) }

// SymbolOperands returns the converted operand $symbolOperands.
func (a AllocaAdaptor[T]) SymbolOperands() []T { return a.Segment(1) }

// NewAlloca creates the operation memref.alloca at the builder's insertion point.
func NewAlloca(b *ir.Builder, resultType ir.Type, dynamicSizes []*ir.Value, symbolOperands ...*ir.Value) AllocaOp {
	st := ir.OperationState{Def: Alloca, Results: []ir.Type{resultType}}
	var segments [2]int32
	st.Operands = append(st.Operands, dynamicSizes...)
	segments[0] = int32(len(dynamicSizes))
	st.Operands = append(st.Operands, symbolOperands...)
	segments[1] = int32(len(symbolOperands))
	st.SetInherentAttr(slotAllocaOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[AllocaOp](b.Create(&st))
}

// formatRealloc is the assembly format of [Realloc].
var formatRealloc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OptionalOperandElement, N: 1},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
}

// Realloc is the operation memref.realloc: memory with another size, with what was in it.
var Realloc = &ir.OpDef{
	Name: "memref.realloc",
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: memRef1D},
		{Name: "dynamicResultSize", Constraint: constraint.Index, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: memRef1D},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRealloc)},
	View:       ir.ViewOf[ReallocOp],
}

// ReallocOp is the view of an operation memref.realloc.
type ReallocOp struct{ ir.View }

// Def returns [Realloc].
func (ReallocOp) Def() *ir.OpDef { return Realloc }

// The slots of the inherent attributes of [Realloc].
const (
	slotReallocAlignment = 0
)

// Verify checks what the definition cannot express.
func (op ReallocOp) Verify() *diag.Diagnostic { return verifyRealloc(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op ReallocOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Free, Value: op.Source()})
	list = append(list, effects.Effect{Kind: effects.Allocate, Value: op.Result()})
	return list
}

// Source is the operand $source.
func (op ReallocOp) Source() *ir.Value { return op.Op().Operand(0) }

// DynamicResultSize is the operand $dynamicResultSize, nil if it is absent.
func (op ReallocOp) DynamicResultSize() *ir.Value {
	if r := op.Op().OperandsAt(1); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op ReallocOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotReallocAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op ReallocOp) SetAlignment(v int64) ReallocOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReallocAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result.
func (op ReallocOp) Result() *ir.Value { return op.Op().Result(0) }

// ReallocAdaptor has the converted operands of a [ReallocOp] during a conversion.
type ReallocAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReallocOp].
func (ReallocAdaptor[T]) For(ReallocOp) {}

// Source returns the converted operand $source.
func (a ReallocAdaptor[T]) Source() T { return a.At(0) }

// DynamicResultSize returns the converted operand $dynamicResultSize.
func (a ReallocAdaptor[T]) DynamicResultSize() T { return a.Optional(1) }

// NewRealloc creates the operation memref.realloc at the builder's insertion point.
func NewRealloc(b *ir.Builder, resultType ir.Type, source *ir.Value, dynamicResultSize *ir.Value) ReallocOp {
	st := ir.OperationState{Def: Realloc, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, source)
	if dynamicResultSize != nil {
		st.Operands = append(st.Operands, dynamicResultSize)
	}
	return ir.Cast[ReallocOp](b.Create(&st))
}

// formatDealloc is the assembly format of [Dealloc].
var formatDealloc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Dealloc is the operation memref.dealloc: the end of memory on the heap.
var Dealloc = &ir.OpDef{
	Name:   "memref.dealloc",
	Traits: ir.MemRefsNormalizable,
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDealloc)},
	View:       ir.ViewOf[DeallocOp],
}

// DeallocOp is the view of an operation memref.dealloc.
type DeallocOp struct{ ir.View }

// Def returns [Dealloc].
func (DeallocOp) Def() *ir.OpDef { return Dealloc }

// Fold folds the operation; see [ir.FoldOp].
func (op DeallocOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op DeallocOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Free, Value: op.Memref()})
	return list
}

// Memref is the operand $memref.
func (op DeallocOp) Memref() *ir.Value { return op.Op().Operand(0) }

// DeallocAdaptor has the converted operands of a [DeallocOp] during a conversion.
type DeallocAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DeallocOp].
func (DeallocAdaptor[T]) For(DeallocOp) {}

// Memref returns the converted operand $memref.
func (a DeallocAdaptor[T]) Memref() T { return a.At(0) }

// NewDealloc creates the operation memref.dealloc at the builder's insertion point.
func NewDealloc(b *ir.Builder, memref *ir.Value) DeallocOp {
	st := ir.OperationState{Def: Dealloc, Operands: []*ir.Value{memref}}
	return ir.Cast[DeallocOp](b.Create(&st))
}

// AllocaScope is the operation memref.alloca_scope: a region at whose end memory on the stack is freed.
var AllocaScope = &ir.OpDef{
	Name:               "memref.alloca_scope",
	Traits:             ir.AutomaticAllocationScope | ir.SingleBlock | ir.RecursiveMemoryEffects | ir.NoRegionArguments,
	ImplicitTerminator: "memref.alloca_scope.return",
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "bodyRegion", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(allocaScopeSyntax)},
	View:       ir.ViewOf[AllocaScopeOp],
}

// AllocaScopeOp is the view of an operation memref.alloca_scope.
type AllocaScopeOp struct{ ir.View }

// Def returns [AllocaScope].
func (AllocaScopeOp) Def() *ir.OpDef { return AllocaScope }

// Results are the results $results.
func (op AllocaScopeOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// BodyRegion is the region $bodyRegion.
func (op AllocaScopeOp) BodyRegion() *ir.Region { return op.Op().Region(0) }

// AllocaScopeAdaptor has the converted operands of a [AllocaScopeOp] during a conversion.
type AllocaScopeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllocaScopeOp].
func (AllocaScopeAdaptor[T]) For(AllocaScopeOp) {}

// NewAllocaScope creates the operation memref.alloca_scope at the builder's insertion point.
func NewAllocaScope(b *ir.Builder, resultTypes []ir.Type) AllocaScopeOp {
	st := ir.OperationState{Def: AllocaScope}
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[AllocaScopeOp](b.Create(&st))
}

// formatAllocaScopeReturn is the assembly format of [AllocaScopeReturn].
var formatAllocaScopeReturn = asm.OpFormat{
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

// AllocaScopeReturn is the operation memref.alloca_scope.return: the end of an alloca_scope, with its results.
var AllocaScopeReturn = &ir.OpDef{
	Name:    "memref.alloca_scope.return",
	Traits:  ir.Pure | ir.ReturnLike | ir.Terminator,
	Parents: []string{"memref.alloca_scope"},
	Operands: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAllocaScopeReturn)},
	View:       ir.ViewOf[AllocaScopeReturnOp],
}

// AllocaScopeReturnOp is the view of an operation memref.alloca_scope.return.
type AllocaScopeReturnOp struct{ ir.View }

// Def returns [AllocaScopeReturn].
func (AllocaScopeReturnOp) Def() *ir.OpDef { return AllocaScopeReturn }

// Results are the operands $results.
func (op AllocaScopeReturnOp) Results() ir.ValueRange { return op.Op().OperandsAt(0) }

// AllocaScopeReturnAdaptor has the converted operands of a [AllocaScopeReturnOp] during a conversion.
type AllocaScopeReturnAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllocaScopeReturnOp].
func (AllocaScopeReturnAdaptor[T]) For(AllocaScopeReturnOp) {}

// Results returns the converted operand $results.
func (a AllocaScopeReturnAdaptor[T]) Results() []T { return a.Segment(0) }

// NewAllocaScopeReturn creates the operation memref.alloca_scope.return at the builder's insertion point.
func NewAllocaScopeReturn(b *ir.Builder, results ...*ir.Value) AllocaScopeReturnOp {
	st := ir.OperationState{Def: AllocaScopeReturn}
	st.Operands = append(st.Operands, results...)
	return ir.Cast[AllocaScopeReturnOp](b.Create(&st))
}

// formatGlobal is the assembly format of [Global].
var formatGlobal = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 4, When: []asm.Cond{{Kind: asm.HasAttr, N: 4}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "constant"},
		}}},
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *ir.TypeAttr
				var v1 ir.Attribute
				there := parseGlobalMemrefOpTypeAndInitialValue(p, &v0, &v1)
				if v0 != nil {
					a.SetAttr(2, v0)
				}
				if v1 != nil {
					a.SetAttr(3, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printGlobalMemrefOpTypeAndInitialValue(p, op, asm.AttrAs[*ir.TypeAttr](op.InherentAttr(2)), op.InherentAttr(3))
			},
		}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4,
}

// Global is the operation memref.global: a global variable.
var Global = &ir.OpDef{
	Name:   "memref.global",
	Traits: ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
		{Name: "type", Constraint: memRefTypeAttr},
		{Name: "initial_value", Constraint: constraint.AnyAttr, Optional: true},
		{Name: "constant", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobal)},
	View:       ir.ViewOf[GlobalOp],
}

// GlobalOp is the view of an operation memref.global.
type GlobalOp struct{ ir.View }

// Def returns [Global].
func (GlobalOp) Def() *ir.OpDef { return Global }

// The slots of the inherent attributes of [Global].
const (
	slotGlobalSymName       = 0
	slotGlobalSymVisibility = 1
	slotGlobalType          = 2
	slotGlobalInitialValue  = 3
	slotGlobalConstant      = 4
	slotGlobalAlignment     = 5
)

// Verify checks what the definition cannot express.
func (op GlobalOp) Verify() *diag.Diagnostic { return verifyGlobal(op.Op()) }

// SymName is the attribute $sym_name.
func (op GlobalOp) SymName() string {
	return op.Op().InherentAttr(slotGlobalSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op GlobalOp) SetSymName(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalSymName, ir.NewStringAttr(c, v))
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op GlobalOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGlobalSymVisibility).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op GlobalOp) SetSymVisibility(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalSymVisibility, ir.NewStringAttr(c, v))
	return op
}

// Type is the attribute $type.
func (op GlobalOp) Type() *ir.MemRefType {
	return op.Op().InherentAttr(slotGlobalType).(*ir.TypeAttr).Value().(*ir.MemRefType)
}

// SetType sets the attribute $type.
func (op GlobalOp) SetType(v *ir.MemRefType) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalType, ir.NewTypeAttr(v))
	return op
}

// InitialValue is the attribute $initial_value, nil if it is absent.
func (op GlobalOp) InitialValue() ir.Attribute { return op.Op().InherentAttr(slotGlobalInitialValue) }

// SetInitialValue sets the attribute $initial_value.
func (op GlobalOp) SetInitialValue(v ir.Attribute) GlobalOp {
	op.Op().SetInherentAttr(slotGlobalInitialValue, v)
	return op
}

// Constant reports whether the attribute $constant is present.
func (op GlobalOp) Constant() bool { return op.Op().InherentAttr(slotGlobalConstant) != nil }

// SetConstant sets or removes the attribute $constant.
func (op GlobalOp) SetConstant(v bool) GlobalOp {
	if v {
		op.Op().SetInherentAttr(slotGlobalConstant, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotGlobalConstant, nil)
	}
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op GlobalOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGlobalAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op GlobalOp) SetAlignment(v int64) GlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGlobalAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// GlobalAdaptor has the converted operands of a [GlobalOp] during a conversion.
type GlobalAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GlobalOp].
func (GlobalAdaptor[T]) For(GlobalOp) {}

// NewGlobal creates the operation memref.global at the builder's insertion point.
func NewGlobal(b *ir.Builder, symName string, type_ *ir.MemRefType) GlobalOp {
	c := b.Context()
	st := ir.OperationState{Def: Global, InherentAttrs: []ir.Attribute{slotGlobalSymName: ir.NewStringAttr(c, symName), slotGlobalType: ir.NewTypeAttr(type_)}}
	return ir.Cast[GlobalOp](b.Create(&st))
}

// formatGetGlobal is the assembly format of [GetGlobal].
var formatGetGlobal = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// GetGlobal is the operation memref.get_global: the memory of a global variable.
var GetGlobal = &ir.OpDef{
	Name:   "memref.get_global",
	Traits: ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "name", Constraint: constraint.FlatSymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyStaticShapeMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGetGlobal)},
	View:       ir.ViewOf[GetGlobalOp],
}

// GetGlobalOp is the view of an operation memref.get_global.
type GetGlobalOp struct{ ir.View }

// Def returns [GetGlobal].
func (GetGlobalOp) Def() *ir.OpDef { return GetGlobal }

// The slots of the inherent attributes of [GetGlobal].
const (
	slotGetGlobalName = 0
)

// VerifySymbolUses checks the references to symbols.
func (op GetGlobalOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyGetGlobal(op.Op(), symbols)
}

// Name is the attribute $name.
func (op GetGlobalOp) Name() string {
	return op.Op().InherentAttr(slotGetGlobalName).(*ir.SymbolRefAttr).Root()
}

// SetName sets the attribute $name.
func (op GetGlobalOp) SetName(v string) GetGlobalOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGetGlobalName, ir.NewSymbolRefAttr(c, v))
	return op
}

// Result is the result $result.
func (op GetGlobalOp) Result() *ir.Value { return op.Op().Result(0) }

// GetGlobalAdaptor has the converted operands of a [GetGlobalOp] during a conversion.
type GetGlobalAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GetGlobalOp].
func (GetGlobalAdaptor[T]) For(GetGlobalOp) {}

// NewGetGlobal creates the operation memref.get_global at the builder's insertion point.
func NewGetGlobal(b *ir.Builder, resultType ir.Type, name string) GetGlobalOp {
	c := b.Context()
	st := ir.OperationState{Def: GetGlobal, InherentAttrs: []ir.Attribute{slotGetGlobalName: ir.NewSymbolRefAttr(c, name)}, Results: []ir.Type{resultType}}
	return ir.Cast[GetGlobalOp](b.Create(&st))
}

// formatLoad is the assembly format of [Load].
var formatLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: ir.ElementOrSelf},
	},
}

// Load is the operation memref.load: an element.
var Load = &ir.OpDef{
	Name:      "memref.load",
	Traits:    ir.MemRefsNormalizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type matches element type of 'memref'", constraint.Operand(0), constraint.Result(0), ir.ElementOrSelf)},
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nontemporal", Constraint: constraint.BoolAttr, Optional: true, Default: func(c *ir.Context) ir.Attribute { return ir.NewBoolAttr(c, false) }},
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoad)},
	View:       ir.ViewOf[LoadOp],
}

// LoadOp is the view of an operation memref.load.
type LoadOp struct{ ir.View }

// Def returns [Load].
func (LoadOp) Def() *ir.OpDef { return Load }

// The slots of the inherent attributes of [Load].
const (
	slotLoadNontemporal = 0
	slotLoadAlignment   = 1
)

// Verify checks what the definition cannot express.
func (op LoadOp) Verify() *diag.Diagnostic { return verifyLoad(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op LoadOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
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

// Nontemporal is the attribute $nontemporal, false if it is absent.
func (op LoadOp) Nontemporal() bool {
	if v, ok := op.Op().InherentAttr(slotLoadNontemporal).(*ir.IntegerAttr); ok {
		return v.Bool()
	}
	return false
}

// SetNontemporal sets the attribute $nontemporal.
func (op LoadOp) SetNontemporal(v bool) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadNontemporal, ir.NewBoolAttr(c, v))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op LoadOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotLoadAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op LoadOp) SetAlignment(v int64) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
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

// formatStore is the assembly format of [Store].
var formatStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}, Map: ir.ElementOrSelf},
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
}

// Store is the operation memref.store: a write of an element.
var Store = &ir.OpDef{
	Name:      "memref.store",
	Traits:    ir.MemRefsNormalizable,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("type of 'value' matches element type of 'memref'", constraint.Operand(1), constraint.Operand(0), ir.ElementOrSelf)},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nontemporal", Constraint: constraint.BoolAttr, Optional: true, Default: func(c *ir.Context) ir.Attribute { return ir.NewBoolAttr(c, false) }},
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStore)},
	View:       ir.ViewOf[StoreOp],
}

// StoreOp is the view of an operation memref.store.
type StoreOp struct{ ir.View }

// Def returns [Store].
func (StoreOp) Def() *ir.OpDef { return Store }

// The slots of the inherent attributes of [Store].
const (
	slotStoreNontemporal = 0
	slotStoreAlignment   = 1
)

// Verify checks what the definition cannot express.
func (op StoreOp) Verify() *diag.Diagnostic { return verifyStore(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op StoreOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCastsOfStore(op.Op(), constants)
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

// Nontemporal is the attribute $nontemporal, false if it is absent.
func (op StoreOp) Nontemporal() bool {
	if v, ok := op.Op().InherentAttr(slotStoreNontemporal).(*ir.IntegerAttr); ok {
		return v.Bool()
	}
	return false
}

// SetNontemporal sets the attribute $nontemporal.
func (op StoreOp) SetNontemporal(v bool) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreNontemporal, ir.NewBoolAttr(c, v))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op StoreOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotStoreAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op StoreOp) SetAlignment(v int64) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
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

// formatCopy is the assembly format of [Copy].
var formatCopy = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindAnyRankedOrUnrankedMemRef},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// Copy is the operation memref.copy: a copy of all elements to other memory.
var Copy = &ir.OpDef{
	Name:      "memref.copy",
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType, constraint.SameOperandsShape},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedOrUnrankedMemRef},
		{Name: "target", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCopy)},
	View:       ir.ViewOf[CopyOp],
}

// CopyOp is the view of an operation memref.copy.
type CopyOp struct{ ir.View }

// Def returns [Copy].
func (CopyOp) Def() *ir.OpDef { return Copy }

// Fold folds the operation; see [ir.FoldOp].
func (op CopyOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCopy(op.Op(), constants)
}

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

// NewCopy creates the operation memref.copy at the builder's insertion point.
func NewCopy(b *ir.Builder, source *ir.Value, target *ir.Value) CopyOp {
	st := ir.OperationState{Def: Copy, Operands: []*ir.Value{source, target}}
	return ir.Cast[CopyOp](b.Create(&st))
}

// Prefetch is the operation memref.prefetch: a hint that an element will be needed.
var Prefetch = &ir.OpDef{
	Name: "memref.prefetch",
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isWrite", Constraint: constraint.BoolAttr},
		{Name: "localityHint", Constraint: localityHint},
		{Name: "isDataCache", Constraint: constraint.BoolAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(prefetchSyntax)},
	View:       ir.ViewOf[PrefetchOp],
}

// PrefetchOp is the view of an operation memref.prefetch.
type PrefetchOp struct{ ir.View }

// Def returns [Prefetch].
func (PrefetchOp) Def() *ir.OpDef { return Prefetch }

// The slots of the inherent attributes of [Prefetch].
const (
	slotPrefetchIsWrite      = 0
	slotPrefetchLocalityHint = 1
	slotPrefetchIsDataCache  = 2
)

// Verify checks what the definition cannot express.
func (op PrefetchOp) Verify() *diag.Diagnostic { return verifyPrefetch(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op PrefetchOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op PrefetchOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Memref()})
	return list
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

// PrefetchAdaptor has the converted operands of a [PrefetchOp] during a conversion.
type PrefetchAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PrefetchOp].
func (PrefetchAdaptor[T]) For(PrefetchOp) {}

// Memref returns the converted operand $memref.
func (a PrefetchAdaptor[T]) Memref() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a PrefetchAdaptor[T]) Indices() []T { return a.Segment(1) }

// NewPrefetch creates the operation memref.prefetch at the builder's insertion point.
func NewPrefetch(b *ir.Builder, memref *ir.Value, indices []*ir.Value, isWrite bool, localityHint int32, isDataCache bool) PrefetchOp {
	c := b.Context()
	st := ir.OperationState{Def: Prefetch, InherentAttrs: []ir.Attribute{slotPrefetchIsWrite: ir.NewBoolAttr(c, isWrite), slotPrefetchLocalityHint: ir.NewIntegerAttr(asm.BuildI32(c), int64(localityHint)), slotPrefetchIsDataCache: ir.NewBoolAttr(c, isDataCache)}}
	st.Operands = append(st.Operands, memref)
	st.Operands = append(st.Operands, indices...)
	return ir.Cast[PrefetchOp](b.Create(&st))
}

// formatAtomicRMW is the assembly format of [AtomicRMW].
var formatAtomicRMW = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &arith.AtomicRMWKindEnum}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LParen, Text: "("},
		{Kind: asm.TypeElement, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// AtomicRMW is the operation memref.atomic_rmw: a change of an element that no other thread can see in the middle.
var AtomicRMW = &ir.OpDef{
	Name:      "memref.atomic_rmw",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.TypesMatchWith("value type matches element type of memref", constraint.Operand(1), constraint.Operand(0), ir.ElementOrSelf)},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: atomicType},
		{Name: "memref", Constraint: atomicMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "kind", Constraint: arith.IsAtomicRMWKind},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: atomicType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtomicRMW)},
	View:       ir.ViewOf[AtomicRMWOp],
}

// AtomicRMWOp is the view of an operation memref.atomic_rmw.
type AtomicRMWOp struct{ ir.View }

// Def returns [AtomicRMW].
func (AtomicRMWOp) Def() *ir.OpDef { return AtomicRMW }

// The slots of the inherent attributes of [AtomicRMW].
const (
	slotAtomicRMWKind = 0
)

// Verify checks what the definition cannot express.
func (op AtomicRMWOp) Verify() *diag.Diagnostic { return verifyAtomicRMW(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op AtomicRMWOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCastsOfAtomicRMW(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op AtomicRMWOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Memref()})
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Memref()})
	return list
}

// Value is the operand $value.
func (op AtomicRMWOp) Value() *ir.Value { return op.Op().Operand(0) }

// Memref is the operand $memref.
func (op AtomicRMWOp) Memref() *ir.Value { return op.Op().Operand(1) }

// Indices are the operands $indices.
func (op AtomicRMWOp) Indices() ir.ValueRange { return op.Op().OperandsAt(2) }

// Kind is the attribute $kind.
func (op AtomicRMWOp) Kind() arith.AtomicRMWKind {
	return arith.AtomicRMWKind(op.Op().InherentAttr(slotAtomicRMWKind).(*ir.IntegerAttr).Uint())
}

// SetKind sets the attribute $kind.
func (op AtomicRMWOp) SetKind(v arith.AtomicRMWKind) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicRMWKind, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $result.
func (op AtomicRMWOp) Result() *ir.Value { return op.Op().Result(0) }

// AtomicRMWAdaptor has the converted operands of a [AtomicRMWOp] during a conversion.
type AtomicRMWAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AtomicRMWOp].
func (AtomicRMWAdaptor[T]) For(AtomicRMWOp) {}

// Value returns the converted operand $value.
func (a AtomicRMWAdaptor[T]) Value() T { return a.At(0) }

// Memref returns the converted operand $memref.
func (a AtomicRMWAdaptor[T]) Memref() T { return a.At(1) }

// Indices returns the converted operand $indices.
func (a AtomicRMWAdaptor[T]) Indices() []T { return a.Segment(2) }

// NewAtomicRMW creates the operation memref.atomic_rmw at the builder's insertion point.
func NewAtomicRMW(b *ir.Builder, kind arith.AtomicRMWKind, value *ir.Value, memref *ir.Value, indices ...*ir.Value) AtomicRMWOp {
	c := b.Context()
	st := ir.OperationState{Def: AtomicRMW, InherentAttrs: []ir.Attribute{slotAtomicRMWKind: ir.NewIntegerAttr(c.I64(), int64(kind))}, Results: []ir.Type{value.Type()}}
	st.Operands = append(st.Operands, value, memref)
	st.Operands = append(st.Operands, indices...)
	return ir.Cast[AtomicRMWOp](b.Create(&st))
}

// GenericAtomicRMW is the operation memref.generic_atomic_rmw: a change of an element by a region that no other thread can see in the middle.
var GenericAtomicRMW = &ir.OpDef{
	Name:               "memref.generic_atomic_rmw",
	Traits:             ir.SingleBlock,
	ImplicitTerminator: "memref.atomic_yield",
	TypeRules:          []constraint.Rule{constraint.TypesMatchWith("result type matches element type of memref", constraint.Operand(0), constraint.Result(0), ir.ElementOrSelf)},
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: atomicMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: atomicType},
	},
	Regions:    []ir.RegionDef{{Name: "atomic_body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(genericAtomicRMWSyntax)},
	View:       ir.ViewOf[GenericAtomicRMWOp],
}

// GenericAtomicRMWOp is the view of an operation memref.generic_atomic_rmw.
type GenericAtomicRMWOp struct{ ir.View }

// Def returns [GenericAtomicRMW].
func (GenericAtomicRMWOp) Def() *ir.OpDef { return GenericAtomicRMW }

// Verify checks what the definition cannot express.
func (op GenericAtomicRMWOp) Verify() *diag.Diagnostic { return verifyGenericAtomicRMW(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op GenericAtomicRMWOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Memref()})
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Memref()})
	return list
}

// Memref is the operand $memref.
func (op GenericAtomicRMWOp) Memref() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op GenericAtomicRMWOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Result is the result $result.
func (op GenericAtomicRMWOp) Result() *ir.Value { return op.Op().Result(0) }

// AtomicBody is the region $atomic_body.
func (op GenericAtomicRMWOp) AtomicBody() *ir.Region { return op.Op().Region(0) }

// GenericAtomicRMWAdaptor has the converted operands of a [GenericAtomicRMWOp] during a conversion.
type GenericAtomicRMWAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GenericAtomicRMWOp].
func (GenericAtomicRMWAdaptor[T]) For(GenericAtomicRMWOp) {}

// Memref returns the converted operand $memref.
func (a GenericAtomicRMWAdaptor[T]) Memref() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a GenericAtomicRMWAdaptor[T]) Indices() []T { return a.Segment(1) }

// NewGenericAtomicRMW creates the operation memref.generic_atomic_rmw at the builder's insertion point.
func NewGenericAtomicRMW(b *ir.Builder, memref *ir.Value, indices ...*ir.Value) GenericAtomicRMWOp {
	st := ir.OperationState{Def: GenericAtomicRMW, Results: []ir.Type{ir.ElementOrSelf(memref.Type())}}
	st.Operands = append(st.Operands, memref)
	st.Operands = append(st.Operands, indices...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[GenericAtomicRMWOp](b.Create(&st))
}

// formatAtomicYield is the assembly format of [AtomicYield].
var formatAtomicYield = asm.OpFormat{
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

// AtomicYield is the operation memref.atomic_yield: the end of the region of a generic_atomic_rmw, with the new element.
var AtomicYield = &ir.OpDef{
	Name:    "memref.atomic_yield",
	Traits:  ir.Pure | ir.Terminator | ir.ReturnLike,
	Parents: []string{"memref.generic_atomic_rmw"},
	Operands: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtomicYield)},
	View:       ir.ViewOf[AtomicYieldOp],
}

// AtomicYieldOp is the view of an operation memref.atomic_yield.
type AtomicYieldOp struct{ ir.View }

// Def returns [AtomicYield].
func (AtomicYieldOp) Def() *ir.OpDef { return AtomicYield }

// Verify checks what the definition cannot express.
func (op AtomicYieldOp) Verify() *diag.Diagnostic { return verifyAtomicYield(op.Op()) }

// Result is the operand $result.
func (op AtomicYieldOp) Result() *ir.Value { return op.Op().Operand(0) }

// AtomicYieldAdaptor has the converted operands of a [AtomicYieldOp] during a conversion.
type AtomicYieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AtomicYieldOp].
func (AtomicYieldAdaptor[T]) For(AtomicYieldOp) {}

// Result returns the converted operand $result.
func (a AtomicYieldAdaptor[T]) Result() T { return a.At(0) }

// NewAtomicYield creates the operation memref.atomic_yield at the builder's insertion point.
func NewAtomicYield(b *ir.Builder, result *ir.Value) AtomicYieldOp {
	st := ir.OperationState{Def: AtomicYield, Operands: []*ir.Value{result}}
	return ir.Cast[AtomicYieldOp](b.Create(&st))
}

// DmaStart is the operation memref.dma_start: the start of a copy that goes on beside the program.
var DmaStart = &ir.OpDef{
	Name: "memref.dma_start",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(dmaStartSyntax)},
	View:       ir.ViewOf[DmaStartOp],
}

// DmaStartOp is the view of an operation memref.dma_start.
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

// NewDmaStart creates the operation memref.dma_start at the builder's insertion point.
func NewDmaStart(b *ir.Builder, operands ...*ir.Value) DmaStartOp {
	st := ir.OperationState{Def: DmaStart}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[DmaStartOp](b.Create(&st))
}

// formatDmaWait is the assembly format of [DmaWait].
var formatDmaWait = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// DmaWait is the operation memref.dma_wait: the end of a copy that goes on beside the program.
var DmaWait = &ir.OpDef{
	Name: "memref.dma_wait",
	Operands: []ir.ValueDef{
		{Name: "tagMemRef", Constraint: constraint.AnyMemRef},
		{Name: "tagIndices", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "numElements", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDmaWait)},
	View:       ir.ViewOf[DmaWaitOp],
}

// DmaWaitOp is the view of an operation memref.dma_wait.
type DmaWaitOp struct{ ir.View }

// Def returns [DmaWait].
func (DmaWaitOp) Def() *ir.OpDef { return DmaWait }

// Verify checks what the definition cannot express.
func (op DmaWaitOp) Verify() *diag.Diagnostic { return verifyDmaWait(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op DmaWaitOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// TagMemRef is the operand $tagMemRef.
func (op DmaWaitOp) TagMemRef() *ir.Value { return op.Op().Operand(0) }

// TagIndices are the operands $tagIndices.
func (op DmaWaitOp) TagIndices() ir.ValueRange { return op.Op().OperandsAt(1) }

// NumElements is the operand $numElements.
func (op DmaWaitOp) NumElements() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// DmaWaitAdaptor has the converted operands of a [DmaWaitOp] during a conversion.
type DmaWaitAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DmaWaitOp].
func (DmaWaitAdaptor[T]) For(DmaWaitOp) {}

// TagMemRef returns the converted operand $tagMemRef.
func (a DmaWaitAdaptor[T]) TagMemRef() T { return a.At(0) }

// TagIndices returns the converted operand $tagIndices.
func (a DmaWaitAdaptor[T]) TagIndices() []T { return a.Segment(1) }

// NumElements returns the converted operand $numElements.
func (a DmaWaitAdaptor[T]) NumElements() T { return a.Segment(2)[0] }

// NewDmaWait creates the operation memref.dma_wait at the builder's insertion point.
func NewDmaWait(b *ir.Builder, tagMemRef *ir.Value, tagIndices []*ir.Value, numElements *ir.Value) DmaWaitOp {
	st := ir.OperationState{Def: DmaWait}
	st.Operands = append(st.Operands, tagMemRef)
	st.Operands = append(st.Operands, tagIndices...)
	st.Operands = append(st.Operands, numElements)
	return ir.Cast[DmaWaitOp](b.Create(&st))
}

// formatCast is the assembly format of [Cast].
var formatCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Names: asm.Namers{Results: nameCast},
}

// Cast is the operation memref.cast: the same memory with more or less of its shape known.
var Cast = &ir.OpDef{
	Name:      "memref.cast",
	Traits:    ir.MemRefsNormalizable | ir.Pure,
	TypeRules: []constraint.Rule{verifyCast, constraint.SameOperandsAndResultShape},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCast)},
	View:       ir.ViewOf[CastOp],
}

// CastOp is the view of an operation memref.cast.
type CastOp struct{ ir.View }

// Def returns [Cast].
func (CastOp) Def() *ir.OpDef { return Cast }

// Fold folds the operation; see [ir.FoldOp].
func (op CastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCast(op.Op(), constants)
}

// Source is the operand $source.
func (op CastOp) Source() *ir.Value { return op.Op().Operand(0) }

// Result is the result $dest.
func (op CastOp) Result() *ir.Value { return op.Op().Result(0) }

// CastAdaptor has the converted operands of a [CastOp] during a conversion.
type CastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CastOp].
func (CastAdaptor[T]) For(CastOp) {}

// Source returns the converted operand $source.
func (a CastAdaptor[T]) Source() T { return a.At(0) }

// NewCast creates the operation memref.cast at the builder's insertion point.
func NewCast(b *ir.Builder, resultType ir.Type, source *ir.Value) CastOp {
	st := ir.OperationState{Def: Cast, Operands: []*ir.Value{source}, Results: []ir.Type{resultType}}
	return ir.Cast[CastOp](b.Create(&st))
}

// formatMemorySpaceCast is the assembly format of [MemorySpaceCast].
var formatMemorySpaceCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Names: asm.Namers{Results: nameMemorySpaceCast},
}

// MemorySpaceCast is the operation memref.memory_space_cast: the same memory in another memory space.
var MemorySpaceCast = &ir.OpDef{
	Name:      "memref.memory_space_cast",
	Traits:    ir.MemRefsNormalizable | ir.Pure,
	TypeRules: []constraint.Rule{verifyMemorySpaceCast, constraint.SameOperandsAndResultElementType, constraint.SameOperandsAndResultShape},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMemorySpaceCast)},
	View:       ir.ViewOf[MemorySpaceCastOp],
}

// MemorySpaceCastOp is the view of an operation memref.memory_space_cast.
type MemorySpaceCastOp struct{ ir.View }

// Def returns [MemorySpaceCast].
func (MemorySpaceCastOp) Def() *ir.OpDef { return MemorySpaceCast }

// Fold folds the operation; see [ir.FoldOp].
func (op MemorySpaceCastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMemorySpaceCast(op.Op(), constants)
}

// Source is the operand $source.
func (op MemorySpaceCastOp) Source() *ir.Value { return op.Op().Operand(0) }

// Result is the result $dest.
func (op MemorySpaceCastOp) Result() *ir.Value { return op.Op().Result(0) }

// MemorySpaceCastAdaptor has the converted operands of a [MemorySpaceCastOp] during a conversion.
type MemorySpaceCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MemorySpaceCastOp].
func (MemorySpaceCastAdaptor[T]) For(MemorySpaceCastOp) {}

// Source returns the converted operand $source.
func (a MemorySpaceCastAdaptor[T]) Source() T { return a.At(0) }

// NewMemorySpaceCast creates the operation memref.memory_space_cast at the builder's insertion point.
func NewMemorySpaceCast(b *ir.Builder, resultType ir.Type, source *ir.Value) MemorySpaceCastOp {
	st := ir.OperationState{Def: MemorySpaceCast, Operands: []*ir.Value{source}, Results: []ir.Type{resultType}}
	return ir.Cast[MemorySpaceCastOp](b.Create(&st))
}

// formatReinterpretCast is the assembly format of [ReinterpretCast].
var formatReinterpretCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.LiteralElement, Space: true, Text: "offset"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.Colon, Text: ":"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(1), &v1)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(1), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "sizes"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.Colon, Text: ":"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(2), &v1)
				if v1 != nil {
					a.SetAttr(1, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(2), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(1)))
			},
		}},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "strides"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.Colon, Text: ":"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(3), &v1)
				if v1 != nil {
					a.SetAttr(2, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(3), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(2)))
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3,
	Names:  asm.Namers{Results: nameReinterpretCast},
}

// ReinterpretCast is the operation memref.reinterpret_cast: the same memory with other offset, sizes and strides.
var ReinterpretCast = &ir.OpDef{
	Name:      "memref.reinterpret_cast",
	Traits:    ir.AttrSizedOperandSegments | ir.MemRefsNormalizable | ir.Pure,
	TypeRules: []constraint.Rule{strided.Verify},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedOrUnrankedMemRef},
		{Name: "offsets", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "sizes", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "strides", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "static_offsets", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "static_sizes", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "static_strides", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyStridedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReinterpretCast)},
	View:       ir.ViewOf[ReinterpretCastOp],
}

// ReinterpretCastOp is the view of an operation memref.reinterpret_cast.
type ReinterpretCastOp struct{ ir.View }

// Def returns [ReinterpretCast].
func (ReinterpretCastOp) Def() *ir.OpDef { return ReinterpretCast }

// The slots of the inherent attributes of [ReinterpretCast].
const (
	slotReinterpretCastStaticOffsets       = 0
	slotReinterpretCastStaticSizes         = 1
	slotReinterpretCastStaticStrides       = 2
	slotReinterpretCastOperandSegmentSizes = 3
)

// Verify checks what the definition cannot express.
func (op ReinterpretCastOp) Verify() *diag.Diagnostic { return verifyReinterpretCast(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ReinterpretCastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldReinterpretCast(op.Op(), constants)
}

// Source is the operand $source.
func (op ReinterpretCastOp) Source() *ir.Value { return op.Op().Operand(0) }

// Offsets are the operands $offsets.
func (op ReinterpretCastOp) Offsets() ir.ValueRange { return op.Op().OperandsAt(1) }

// Sizes are the operands $sizes.
func (op ReinterpretCastOp) Sizes() ir.ValueRange { return op.Op().OperandsAt(2) }

// Strides are the operands $strides.
func (op ReinterpretCastOp) Strides() ir.ValueRange { return op.Op().OperandsAt(3) }

// StaticOffsets is the attribute $static_offsets.
func (op ReinterpretCastOp) StaticOffsets() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotReinterpretCastStaticOffsets).(*ir.DenseArrayAttr))
}

// SetStaticOffsets sets the attribute $static_offsets.
func (op ReinterpretCastOp) SetStaticOffsets(v []int64) ReinterpretCastOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReinterpretCastStaticOffsets, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticSizes is the attribute $static_sizes.
func (op ReinterpretCastOp) StaticSizes() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotReinterpretCastStaticSizes).(*ir.DenseArrayAttr))
}

// SetStaticSizes sets the attribute $static_sizes.
func (op ReinterpretCastOp) SetStaticSizes(v []int64) ReinterpretCastOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReinterpretCastStaticSizes, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticStrides is the attribute $static_strides.
func (op ReinterpretCastOp) StaticStrides() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotReinterpretCastStaticStrides).(*ir.DenseArrayAttr))
}

// SetStaticStrides sets the attribute $static_strides.
func (op ReinterpretCastOp) SetStaticStrides(v []int64) ReinterpretCastOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReinterpretCastStaticStrides, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op ReinterpretCastOp) Result() *ir.Value { return op.Op().Result(0) }

// ReinterpretCastAdaptor has the converted operands of a [ReinterpretCastOp] during a conversion.
type ReinterpretCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReinterpretCastOp].
func (ReinterpretCastAdaptor[T]) For(ReinterpretCastOp) {}

// Source returns the converted operand $source.
func (a ReinterpretCastAdaptor[T]) Source() T { return a.At(0) }

// Offsets returns the converted operand $offsets.
func (a ReinterpretCastAdaptor[T]) Offsets() []T { return a.Segment(1) }

// Sizes returns the converted operand $sizes.
func (a ReinterpretCastAdaptor[T]) Sizes() []T { return a.Segment(2) }

// Strides returns the converted operand $strides.
func (a ReinterpretCastAdaptor[T]) Strides() []T { return a.Segment(3) }

// NewReinterpretCast creates the operation memref.reinterpret_cast at the builder's insertion point.
func NewReinterpretCast(b *ir.Builder, resultType ir.Type, source *ir.Value, offsets []*ir.Value, sizes []*ir.Value, strides []*ir.Value, staticOffsets []int64, staticSizes []int64, staticStrides []int64) ReinterpretCastOp {
	c := b.Context()
	st := ir.OperationState{Def: ReinterpretCast, InherentAttrs: []ir.Attribute{slotReinterpretCastStaticOffsets: ir.NewDenseI64ArrayAttr(c, staticOffsets...), slotReinterpretCastStaticSizes: ir.NewDenseI64ArrayAttr(c, staticSizes...), slotReinterpretCastStaticStrides: ir.NewDenseI64ArrayAttr(c, staticStrides...)}, Results: []ir.Type{resultType}}
	var segments [4]int32
	segments[0] = 1
	st.Operands = append(st.Operands, source)
	st.Operands = append(st.Operands, offsets...)
	segments[1] = int32(len(offsets))
	st.Operands = append(st.Operands, sizes...)
	segments[2] = int32(len(sizes))
	st.Operands = append(st.Operands, strides...)
	segments[3] = int32(len(strides))
	st.SetInherentAttr(slotReinterpretCastOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[ReinterpretCastOp](b.Create(&st))
}

// formatSubView is the assembly format of [SubView].
var formatSubView = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(1), &v1)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(1), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(2), &v1)
				if v1 != nil {
					a.SetAttr(1, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(2), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(1)))
			},
		}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(3), &v1)
				if v1 != nil {
					a.SetAttr(2, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(3), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(2)))
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3,
	Names:  asm.Namers{Results: nameSubView},
}

// SubView is the operation memref.subview: a part of memory.
var SubView = &ir.OpDef{
	Name:      "memref.subview",
	Traits:    ir.AttrSizedOperandSegments | ir.Pure,
	TypeRules: []constraint.Rule{strided.Verify},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyMemRef},
		{Name: "offsets", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "sizes", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "strides", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "static_offsets", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "static_sizes", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "static_strides", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSubView)},
	View:       ir.ViewOf[SubViewOp],
}

// SubViewOp is the view of an operation memref.subview.
type SubViewOp struct{ ir.View }

// Def returns [SubView].
func (SubViewOp) Def() *ir.OpDef { return SubView }

// The slots of the inherent attributes of [SubView].
const (
	slotSubViewStaticOffsets       = 0
	slotSubViewStaticSizes         = 1
	slotSubViewStaticStrides       = 2
	slotSubViewOperandSegmentSizes = 3
)

// Verify checks what the definition cannot express.
func (op SubViewOp) Verify() *diag.Diagnostic { return verifySubView(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op SubViewOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSubView(op.Op(), constants)
}

// Source is the operand $source.
func (op SubViewOp) Source() *ir.Value { return op.Op().Operand(0) }

// Offsets are the operands $offsets.
func (op SubViewOp) Offsets() ir.ValueRange { return op.Op().OperandsAt(1) }

// Sizes are the operands $sizes.
func (op SubViewOp) Sizes() ir.ValueRange { return op.Op().OperandsAt(2) }

// Strides are the operands $strides.
func (op SubViewOp) Strides() ir.ValueRange { return op.Op().OperandsAt(3) }

// StaticOffsets is the attribute $static_offsets.
func (op SubViewOp) StaticOffsets() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotSubViewStaticOffsets).(*ir.DenseArrayAttr))
}

// SetStaticOffsets sets the attribute $static_offsets.
func (op SubViewOp) SetStaticOffsets(v []int64) SubViewOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubViewStaticOffsets, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticSizes is the attribute $static_sizes.
func (op SubViewOp) StaticSizes() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotSubViewStaticSizes).(*ir.DenseArrayAttr))
}

// SetStaticSizes sets the attribute $static_sizes.
func (op SubViewOp) SetStaticSizes(v []int64) SubViewOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubViewStaticSizes, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticStrides is the attribute $static_strides.
func (op SubViewOp) StaticStrides() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotSubViewStaticStrides).(*ir.DenseArrayAttr))
}

// SetStaticStrides sets the attribute $static_strides.
func (op SubViewOp) SetStaticStrides(v []int64) SubViewOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSubViewStaticStrides, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op SubViewOp) Result() *ir.Value { return op.Op().Result(0) }

// SubViewAdaptor has the converted operands of a [SubViewOp] during a conversion.
type SubViewAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SubViewOp].
func (SubViewAdaptor[T]) For(SubViewOp) {}

// Source returns the converted operand $source.
func (a SubViewAdaptor[T]) Source() T { return a.At(0) }

// Offsets returns the converted operand $offsets.
func (a SubViewAdaptor[T]) Offsets() []T { return a.Segment(1) }

// Sizes returns the converted operand $sizes.
func (a SubViewAdaptor[T]) Sizes() []T { return a.Segment(2) }

// Strides returns the converted operand $strides.
func (a SubViewAdaptor[T]) Strides() []T { return a.Segment(3) }

// NewSubView creates the operation memref.subview at the builder's insertion point.
func NewSubView(b *ir.Builder, resultType ir.Type, source *ir.Value, offsets []*ir.Value, sizes []*ir.Value, strides []*ir.Value, staticOffsets []int64, staticSizes []int64, staticStrides []int64) SubViewOp {
	c := b.Context()
	st := ir.OperationState{Def: SubView, InherentAttrs: []ir.Attribute{slotSubViewStaticOffsets: ir.NewDenseI64ArrayAttr(c, staticOffsets...), slotSubViewStaticSizes: ir.NewDenseI64ArrayAttr(c, staticSizes...), slotSubViewStaticStrides: ir.NewDenseI64ArrayAttr(c, staticStrides...)}, Results: []ir.Type{resultType}}
	var segments [4]int32
	segments[0] = 1
	st.Operands = append(st.Operands, source)
	st.Operands = append(st.Operands, offsets...)
	segments[1] = int32(len(offsets))
	st.Operands = append(st.Operands, sizes...)
	segments[2] = int32(len(sizes))
	st.Operands = append(st.Operands, strides...)
	segments[3] = int32(len(strides))
	st.SetInherentAttr(slotSubViewOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[SubViewOp](b.Create(&st))
}

// formatView is the assembly format of [View].
var formatView = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Names:          asm.Namers{Results: nameView},
}

// View is the operation memref.view: bytes as memory of any type.
var View = &ir.OpDef{
	Name:   "memref.view",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: bytes},
		{Name: "byte_shift", Constraint: constraint.Index},
		{Name: "sizes", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatView)},
	View:       ir.ViewOf[ViewOp],
}

// ViewOp is the view of an operation memref.view.
type ViewOp struct{ ir.View }

// Def returns [View].
func (ViewOp) Def() *ir.OpDef { return View }

// Verify checks what the definition cannot express.
func (op ViewOp) Verify() *diag.Diagnostic { return verifyView(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ViewOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldView(op.Op(), constants)
}

// Source is the operand $source.
func (op ViewOp) Source() *ir.Value { return op.Op().Operand(0) }

// ByteShift is the operand $byte_shift.
func (op ViewOp) ByteShift() *ir.Value { return op.Op().Operand(1) }

// Sizes are the operands $sizes.
func (op ViewOp) Sizes() ir.ValueRange { return op.Op().OperandsAt(2) }

// Result is the result.
func (op ViewOp) Result() *ir.Value { return op.Op().Result(0) }

// ViewAdaptor has the converted operands of a [ViewOp] during a conversion.
type ViewAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ViewOp].
func (ViewAdaptor[T]) For(ViewOp) {}

// Source returns the converted operand $source.
func (a ViewAdaptor[T]) Source() T { return a.At(0) }

// ByteShift returns the converted operand $byte_shift.
func (a ViewAdaptor[T]) ByteShift() T { return a.At(1) }

// Sizes returns the converted operand $sizes.
func (a ViewAdaptor[T]) Sizes() []T { return a.Segment(2) }

// NewView creates the operation memref.view at the builder's insertion point.
func NewView(b *ir.Builder, resultType ir.Type, source *ir.Value, byteShift *ir.Value, sizes ...*ir.Value) ViewOp {
	st := ir.OperationState{Def: View, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, source, byteShift)
	st.Operands = append(st.Operands, sizes...)
	return ir.Cast[ViewOp](b.Create(&st))
}

// Transpose is the operation memref.transpose: the same memory with its dimensions in another order.
var Transpose = &ir.OpDef{
	Name:   "memref.transpose",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.AnyStridedMemRef},
	},
	Attrs: []ir.AttrSlot{
		{Name: "permutation", Constraint: constraint.AffineMapAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyStridedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(transposeSyntax)},
	View:       ir.ViewOf[TransposeOp],
}

// TransposeOp is the view of an operation memref.transpose.
type TransposeOp struct{ ir.View }

// Def returns [Transpose].
func (TransposeOp) Def() *ir.OpDef { return Transpose }

// The slots of the inherent attributes of [Transpose].
const (
	slotTransposePermutation = 0
)

// Verify checks what the definition cannot express.
func (op TransposeOp) Verify() *diag.Diagnostic { return verifyTranspose(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op TransposeOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldTranspose(op.Op(), constants)
}

// In is the operand $in.
func (op TransposeOp) In() *ir.Value { return op.Op().Operand(0) }

// Permutation is the attribute $permutation.
func (op TransposeOp) Permutation() affine.Map {
	return op.Op().InherentAttr(slotTransposePermutation).(*ir.AffineMapAttr).Value()
}

// SetPermutation sets the attribute $permutation.
func (op TransposeOp) SetPermutation(v affine.Map) TransposeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTransposePermutation, ir.NewAffineMapAttr(c, v))
	return op
}

// Result is the result.
func (op TransposeOp) Result() *ir.Value { return op.Op().Result(0) }

// TransposeAdaptor has the converted operands of a [TransposeOp] during a conversion.
type TransposeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TransposeOp].
func (TransposeAdaptor[T]) For(TransposeOp) {}

// In returns the converted operand $in.
func (a TransposeAdaptor[T]) In() T { return a.At(0) }

// NewTranspose creates the operation memref.transpose at the builder's insertion point.
func NewTranspose(b *ir.Builder, resultType ir.Type, in *ir.Value, permutation affine.Map) TransposeOp {
	c := b.Context()
	st := ir.OperationState{Def: Transpose, Operands: []*ir.Value{in}, InherentAttrs: []ir.Attribute{slotTransposePermutation: ir.NewAffineMapAttr(c, permutation)}, Results: []ir.Type{resultType}}
	return ir.Cast[TransposeOp](b.Create(&st))
}

// formatReshape is the assembly format of [Reshape].
var formatReshape = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
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
	Names:           asm.Namers{Results: nameReshape},
}

// Reshape is the operation memref.reshape: the elements in the same order in another shape, which is in memory.
var Reshape = &ir.OpDef{
	Name:   "memref.reshape",
	Traits: ir.AlwaysSpeculatable,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedOrUnrankedMemRef},
		{Name: "shape", Constraint: shapeMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReshape)},
	View:       ir.ViewOf[ReshapeOp],
}

// ReshapeOp is the view of an operation memref.reshape.
type ReshapeOp struct{ ir.View }

// Def returns [Reshape].
func (ReshapeOp) Def() *ir.OpDef { return Reshape }

// Verify checks what the definition cannot express.
func (op ReshapeOp) Verify() *diag.Diagnostic { return verifyReshape(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op ReshapeOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Shape()})
	return list
}

// Source is the operand $source.
func (op ReshapeOp) Source() *ir.Value { return op.Op().Operand(0) }

// Shape is the operand $shape.
func (op ReshapeOp) Shape() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op ReshapeOp) Result() *ir.Value { return op.Op().Result(0) }

// ReshapeAdaptor has the converted operands of a [ReshapeOp] during a conversion.
type ReshapeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReshapeOp].
func (ReshapeAdaptor[T]) For(ReshapeOp) {}

// Source returns the converted operand $source.
func (a ReshapeAdaptor[T]) Source() T { return a.At(0) }

// Shape returns the converted operand $shape.
func (a ReshapeAdaptor[T]) Shape() T { return a.At(1) }

// NewReshape creates the operation memref.reshape at the builder's insertion point.
func NewReshape(b *ir.Builder, resultType ir.Type, source *ir.Value, shape *ir.Value) ReshapeOp {
	st := ir.OperationState{Def: Reshape, Operands: []*ir.Value{source, shape}, Results: []ir.Type{resultType}}
	return ir.Cast[ReshapeOp](b.Create(&st))
}

// formatExpandShape is the assembly format of [ExpandShape].
var formatExpandShape = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.LiteralElement, Space: true, Text: "output_shape"},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(1), &v1)
				if v1 != nil {
					a.SetAttr(1, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(1), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(1)))
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
	Names:  asm.Namers{Results: nameExpandShape},
}

// ExpandShape is the operation memref.expand_shape: dimensions split into several.
var ExpandShape = &ir.OpDef{
	Name:   "memref.expand_shape",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.AnyStridedMemRef},
		{Name: "output_shape", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "reassociation", Constraint: constraint.IndexListArrayAttr},
		{Name: "static_output_shape", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyStridedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpandShape)},
	View:       ir.ViewOf[ExpandShapeOp],
}

// ExpandShapeOp is the view of an operation memref.expand_shape.
type ExpandShapeOp struct{ ir.View }

// Def returns [ExpandShape].
func (ExpandShapeOp) Def() *ir.OpDef { return ExpandShape }

// The slots of the inherent attributes of [ExpandShape].
const (
	slotExpandShapeReassociation     = 0
	slotExpandShapeStaticOutputShape = 1
)

// Verify checks what the definition cannot express.
func (op ExpandShapeOp) Verify() *diag.Diagnostic { return verifyExpandShape(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ExpandShapeOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExpandShape(op.Op(), constants)
}

// Src is the operand $src.
func (op ExpandShapeOp) Src() *ir.Value { return op.Op().Operand(0) }

// OutputShape are the operands $output_shape.
func (op ExpandShapeOp) OutputShape() ir.ValueRange { return op.Op().OperandsAt(1) }

// Reassociation is the attribute $reassociation.
func (op ExpandShapeOp) Reassociation() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotExpandShapeReassociation).(*ir.ArrayAttr)
	return v
}

// SetReassociation sets the attribute $reassociation.
func (op ExpandShapeOp) SetReassociation(v *ir.ArrayAttr) ExpandShapeOp {
	op.Op().SetInherentAttr(slotExpandShapeReassociation, v)
	return op
}

// StaticOutputShape is the attribute $static_output_shape.
func (op ExpandShapeOp) StaticOutputShape() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotExpandShapeStaticOutputShape).(*ir.DenseArrayAttr))
}

// SetStaticOutputShape sets the attribute $static_output_shape.
func (op ExpandShapeOp) SetStaticOutputShape(v []int64) ExpandShapeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExpandShapeStaticOutputShape, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op ExpandShapeOp) Result() *ir.Value { return op.Op().Result(0) }

// ExpandShapeAdaptor has the converted operands of a [ExpandShapeOp] during a conversion.
type ExpandShapeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExpandShapeOp].
func (ExpandShapeAdaptor[T]) For(ExpandShapeOp) {}

// Src returns the converted operand $src.
func (a ExpandShapeAdaptor[T]) Src() T { return a.At(0) }

// OutputShape returns the converted operand $output_shape.
func (a ExpandShapeAdaptor[T]) OutputShape() []T { return a.Segment(1) }

// NewExpandShape creates the operation memref.expand_shape at the builder's insertion point.
func NewExpandShape(b *ir.Builder, resultType ir.Type, src *ir.Value, reassociation *ir.ArrayAttr, outputShape []*ir.Value, staticOutputShape []int64) ExpandShapeOp {
	c := b.Context()
	st := ir.OperationState{Def: ExpandShape, InherentAttrs: []ir.Attribute{slotExpandShapeReassociation: reassociation, slotExpandShapeStaticOutputShape: ir.NewDenseI64ArrayAttr(c, staticOutputShape...)}, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, src)
	st.Operands = append(st.Operands, outputShape...)
	return ir.Cast[ExpandShapeOp](b.Create(&st))
}

// formatCollapseShape is the assembly format of [CollapseShape].
var formatCollapseShape = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameCollapseShape},
}

// CollapseShape is the operation memref.collapse_shape: several dimensions as one.
var CollapseShape = &ir.OpDef{
	Name:   "memref.collapse_shape",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.AnyStridedMemRef},
	},
	Attrs: []ir.AttrSlot{
		{Name: "reassociation", Constraint: constraint.IndexListArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyStridedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCollapseShape)},
	View:       ir.ViewOf[CollapseShapeOp],
}

// CollapseShapeOp is the view of an operation memref.collapse_shape.
type CollapseShapeOp struct{ ir.View }

// Def returns [CollapseShape].
func (CollapseShapeOp) Def() *ir.OpDef { return CollapseShape }

// The slots of the inherent attributes of [CollapseShape].
const (
	slotCollapseShapeReassociation = 0
)

// Verify checks what the definition cannot express.
func (op CollapseShapeOp) Verify() *diag.Diagnostic { return verifyCollapseShape(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op CollapseShapeOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCollapseShape(op.Op(), constants)
}

// Src is the operand $src.
func (op CollapseShapeOp) Src() *ir.Value { return op.Op().Operand(0) }

// Reassociation is the attribute $reassociation.
func (op CollapseShapeOp) Reassociation() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCollapseShapeReassociation).(*ir.ArrayAttr)
	return v
}

// SetReassociation sets the attribute $reassociation.
func (op CollapseShapeOp) SetReassociation(v *ir.ArrayAttr) CollapseShapeOp {
	op.Op().SetInherentAttr(slotCollapseShapeReassociation, v)
	return op
}

// Result is the result $result.
func (op CollapseShapeOp) Result() *ir.Value { return op.Op().Result(0) }

// CollapseShapeAdaptor has the converted operands of a [CollapseShapeOp] during a conversion.
type CollapseShapeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CollapseShapeOp].
func (CollapseShapeAdaptor[T]) For(CollapseShapeOp) {}

// Src returns the converted operand $src.
func (a CollapseShapeAdaptor[T]) Src() T { return a.At(0) }

// NewCollapseShape creates the operation memref.collapse_shape at the builder's insertion point.
func NewCollapseShape(b *ir.Builder, resultType ir.Type, src *ir.Value, reassociation *ir.ArrayAttr) CollapseShapeOp {
	st := ir.OperationState{Def: CollapseShape, Operands: []*ir.Value{src}, InherentAttrs: []ir.Attribute{slotCollapseShapeReassociation: reassociation}, Results: []ir.Type{resultType}}
	return ir.Cast[CollapseShapeOp](b.Create(&st))
}

// formatAssumeAlignment is the assembly format of [AssumeAlignment].
var formatAssumeAlignment = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI32, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameAssumeAlignment},
}

// AssumeAlignment is the operation memref.assume_alignment: the same memory, known to be aligned.
var AssumeAlignment = &ir.OpDef{
	Name:      "memref.assume_alignment",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyMemRef},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: positiveI32},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAssumeAlignment)},
	View:       ir.ViewOf[AssumeAlignmentOp],
}

// AssumeAlignmentOp is the view of an operation memref.assume_alignment.
type AssumeAlignmentOp struct{ ir.View }

// Def returns [AssumeAlignment].
func (AssumeAlignmentOp) Def() *ir.OpDef { return AssumeAlignment }

// The slots of the inherent attributes of [AssumeAlignment].
const (
	slotAssumeAlignmentAlignment = 0
)

// Verify checks what the definition cannot express.
func (op AssumeAlignmentOp) Verify() *diag.Diagnostic { return verifyAssumeAlignment(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op AssumeAlignmentOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAssumeAlignment(op.Op(), constants)
}

// Memref is the operand $memref.
func (op AssumeAlignmentOp) Memref() *ir.Value { return op.Op().Operand(0) }

// Alignment is the attribute $alignment.
func (op AssumeAlignmentOp) Alignment() int32 {
	return int32(op.Op().InherentAttr(slotAssumeAlignmentAlignment).(*ir.IntegerAttr).Int())
}

// SetAlignment sets the attribute $alignment.
func (op AssumeAlignmentOp) SetAlignment(v int32) AssumeAlignmentOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAssumeAlignmentAlignment, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $result.
func (op AssumeAlignmentOp) Result() *ir.Value { return op.Op().Result(0) }

// AssumeAlignmentAdaptor has the converted operands of a [AssumeAlignmentOp] during a conversion.
type AssumeAlignmentAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AssumeAlignmentOp].
func (AssumeAlignmentAdaptor[T]) For(AssumeAlignmentOp) {}

// Memref returns the converted operand $memref.
func (a AssumeAlignmentAdaptor[T]) Memref() T { return a.At(0) }

// NewAssumeAlignment creates the operation memref.assume_alignment at the builder's insertion point.
func NewAssumeAlignment(b *ir.Builder, memref *ir.Value, alignment int32) AssumeAlignmentOp {
	c := b.Context()
	st := ir.OperationState{Def: AssumeAlignment, Operands: []*ir.Value{memref}, InherentAttrs: []ir.Attribute{slotAssumeAlignmentAlignment: ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment))}, Results: []ir.Type{memref.Type()}}
	return ir.Cast[AssumeAlignmentOp](b.Create(&st))
}

// formatDistinctObjects is the assembly format of [DistinctObjects].
var formatDistinctObjects = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
}

// DistinctObjects is the operation memref.distinct_objects: the same memories, known not to overlap.
var DistinctObjects = &ir.OpDef{
	Name:   "memref.distinct_objects",
	Traits: ir.Pure | ir.DistinctObjects,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyMemRef, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyMemRef, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDistinctObjects)},
	View:       ir.ViewOf[DistinctObjectsOp],
}

// DistinctObjectsOp is the view of an operation memref.distinct_objects.
type DistinctObjectsOp struct{ ir.View }

// Def returns [DistinctObjects].
func (DistinctObjectsOp) Def() *ir.OpDef { return DistinctObjects }

// Verify checks what the definition cannot express.
func (op DistinctObjectsOp) Verify() *diag.Diagnostic { return verifyDistinctObjects(op.Op()) }

// InferResults computes the result types; see [ir.InferTypeOp].
func (DistinctObjectsOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferDistinctObjects(st)
}

// Operands are the operands $operands.
func (op DistinctObjectsOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Results are the results $results.
func (op DistinctObjectsOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// DistinctObjectsAdaptor has the converted operands of a [DistinctObjectsOp] during a conversion.
type DistinctObjectsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DistinctObjectsOp].
func (DistinctObjectsAdaptor[T]) For(DistinctObjectsOp) {}

// Operands returns the converted operand $operands.
func (a DistinctObjectsAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewDistinctObjects creates the operation memref.distinct_objects at the builder's insertion point.
func NewDistinctObjects(b *ir.Builder, operands ...*ir.Value) DistinctObjectsOp {
	st := ir.OperationState{Def: DistinctObjects}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[DistinctObjectsOp](b.Create(&st))
}

// formatDim is the assembly format of [Dim].
var formatDim = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Names: asm.Namers{Results: nameDim},
}

// Dim is the operation memref.dim: the size of a dimension.
var Dim = &ir.OpDef{
	Name:   "memref.dim",
	Traits: ir.MemRefsNormalizable | ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyNon0RankedOrUnrankedMemRef},
		{Name: "index", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDim)},
	View:       ir.ViewOf[DimOp],
}

// DimOp is the view of an operation memref.dim.
type DimOp struct{ ir.View }

// Def returns [Dim].
func (DimOp) Def() *ir.OpDef { return Dim }

// Fold folds the operation; see [ir.FoldOp].
func (op DimOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDim(op.Op(), constants)
}

// Source is the operand $source.
func (op DimOp) Source() *ir.Value { return op.Op().Operand(0) }

// Index is the operand $index.
func (op DimOp) Index() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op DimOp) Result() *ir.Value { return op.Op().Result(0) }

// DimAdaptor has the converted operands of a [DimOp] during a conversion.
type DimAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DimOp].
func (DimAdaptor[T]) For(DimOp) {}

// Source returns the converted operand $source.
func (a DimAdaptor[T]) Source() T { return a.At(0) }

// Index returns the converted operand $index.
func (a DimAdaptor[T]) Index() T { return a.At(1) }

// NewDim creates the operation memref.dim at the builder's insertion point.
func NewDim(b *ir.Builder, source *ir.Value, index *ir.Value) DimOp {
	st := ir.OperationState{Def: Dim, Operands: []*ir.Value{source, index}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[DimOp](b.Create(&st))
}

// formatRank is the assembly format of [Rank].
var formatRank = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// Rank is the operation memref.rank: the number of dimensions.
var Rank = &ir.OpDef{
	Name:   "memref.rank",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRank)},
	View:       ir.ViewOf[RankOp],
}

// RankOp is the view of an operation memref.rank.
type RankOp struct{ ir.View }

// Def returns [Rank].
func (RankOp) Def() *ir.OpDef { return Rank }

// Fold folds the operation; see [ir.FoldOp].
func (op RankOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRank(op.Op(), constants)
}

// Memref is the operand $memref.
func (op RankOp) Memref() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op RankOp) Result() *ir.Value { return op.Op().Result(0) }

// RankAdaptor has the converted operands of a [RankOp] during a conversion.
type RankAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RankOp].
func (RankAdaptor[T]) For(RankOp) {}

// Memref returns the converted operand $memref.
func (a RankAdaptor[T]) Memref() T { return a.At(0) }

// NewRank creates the operation memref.rank at the builder's insertion point.
func NewRank(b *ir.Builder, memref *ir.Value) RankOp {
	st := ir.OperationState{Def: Rank, Operands: []*ir.Value{memref}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[RankOp](b.Create(&st))
}

// formatExtractAlignedPointerAsIndex is the assembly format of [ExtractAlignedPointerAsIndex].
var formatExtractAlignedPointerAsIndex = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyRankedOrUnrankedMemRef},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Names:          asm.Namers{Results: nameAlignedPointer},
}

// ExtractAlignedPointerAsIndex is the operation memref.extract_aligned_pointer_as_index: the address of memory.
var ExtractAlignedPointerAsIndex = &ir.OpDef{
	Name:   "memref.extract_aligned_pointer_as_index",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "aligned_pointer", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractAlignedPointerAsIndex)},
	View:       ir.ViewOf[ExtractAlignedPointerAsIndexOp],
}

// ExtractAlignedPointerAsIndexOp is the view of an operation memref.extract_aligned_pointer_as_index.
type ExtractAlignedPointerAsIndexOp struct{ ir.View }

// Def returns [ExtractAlignedPointerAsIndex].
func (ExtractAlignedPointerAsIndexOp) Def() *ir.OpDef { return ExtractAlignedPointerAsIndex }

// Source is the operand $source.
func (op ExtractAlignedPointerAsIndexOp) Source() *ir.Value { return op.Op().Operand(0) }

// Result is the result $aligned_pointer.
func (op ExtractAlignedPointerAsIndexOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractAlignedPointerAsIndexAdaptor has the converted operands of a [ExtractAlignedPointerAsIndexOp] during a conversion.
type ExtractAlignedPointerAsIndexAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractAlignedPointerAsIndexOp].
func (ExtractAlignedPointerAsIndexAdaptor[T]) For(ExtractAlignedPointerAsIndexOp) {}

// Source returns the converted operand $source.
func (a ExtractAlignedPointerAsIndexAdaptor[T]) Source() T { return a.At(0) }

// NewExtractAlignedPointerAsIndex creates the operation memref.extract_aligned_pointer_as_index at the builder's insertion point.
func NewExtractAlignedPointerAsIndex(b *ir.Builder, source *ir.Value) ExtractAlignedPointerAsIndexOp {
	st := ir.OperationState{Def: ExtractAlignedPointerAsIndex, Operands: []*ir.Value{source}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[ExtractAlignedPointerAsIndexOp](b.Create(&st))
}

// formatExtractStridedMetadata is the assembly format of [ExtractStridedMetadata].
var formatExtractStridedMetadata = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Names:          asm.Namers{Results: nameStridedMetadata},
}

// ExtractStridedMetadata is the operation memref.extract_strided_metadata: the memory without a shape, and offset, sizes and strides.
var ExtractStridedMetadata = &ir.OpDef{
	Name:   "memref.extract_strided_metadata",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyStridedMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "base_buffer", Constraint: stridedMemRef0D},
		{Name: "offset", Constraint: constraint.Index},
		{Name: "sizes", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "strides", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractStridedMetadata)},
	View:       ir.ViewOf[ExtractStridedMetadataOp],
}

// ExtractStridedMetadataOp is the view of an operation memref.extract_strided_metadata.
type ExtractStridedMetadataOp struct{ ir.View }

// Def returns [ExtractStridedMetadata].
func (ExtractStridedMetadataOp) Def() *ir.OpDef { return ExtractStridedMetadata }

// InferResults computes the result types; see [ir.InferTypeOp].
func (ExtractStridedMetadataOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferStridedMetadata(st)
}

// Source is the operand $source.
func (op ExtractStridedMetadataOp) Source() *ir.Value { return op.Op().Operand(0) }

// BaseBuffer is the result $base_buffer.
func (op ExtractStridedMetadataOp) BaseBuffer() *ir.Value { return op.Op().Result(0) }

// Offset is the result $offset.
func (op ExtractStridedMetadataOp) Offset() *ir.Value { return op.Op().Result(1) }

// Sizes are the results $sizes.
func (op ExtractStridedMetadataOp) Sizes() ir.ValueRange { return op.Op().ResultsAt(2) }

// Strides are the results $strides.
func (op ExtractStridedMetadataOp) Strides() ir.ValueRange { return op.Op().ResultsAt(3) }

// ExtractStridedMetadataAdaptor has the converted operands of a [ExtractStridedMetadataOp] during a conversion.
type ExtractStridedMetadataAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractStridedMetadataOp].
func (ExtractStridedMetadataAdaptor[T]) For(ExtractStridedMetadataOp) {}

// Source returns the converted operand $source.
func (a ExtractStridedMetadataAdaptor[T]) Source() T { return a.At(0) }

// NewExtractStridedMetadata creates the operation memref.extract_strided_metadata at the builder's insertion point.
func NewExtractStridedMetadata(b *ir.Builder, source *ir.Value) ExtractStridedMetadataOp {
	st := ir.OperationState{Def: ExtractStridedMetadata, Operands: []*ir.Value{source}}
	return ir.Cast[ExtractStridedMetadataOp](b.Create(&st))
}

var kindAnyRankedOrUnrankedMemRef = asm.TypeKind{Name: "", Is: constraint.AnyRankedOrUnrankedMemRef.Match}
var kindMemRefType = asm.TypeKind{Name: "builtin.memref", Is: asm.IsType[*ir.MemRefType]}
