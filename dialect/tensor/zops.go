// Code generated from the specification of dialect tensor. DO NOT EDIT.

package tensor

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// Dialect is the tensor dialect: tensors as values.
var Dialect = &ir.Dialect{
	Name:                "tensor",
	Ops:                 []*ir.OpDef{Empty, FromElements, Generate, Splat, Extract, Insert, Gather, Scatter, Yield, Cast, Bitcast, Reshape, ExpandShape, CollapseShape, Dim, Rank, ExtractSlice, InsertSlice, ParallelInsertSlice, Concat, Pad},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{}), rewrite.CanonicalizeDialectInterface.Is(patterns)},
}

// formatEmpty is the assembly format of [Empty].
var formatEmpty = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Empty is the operation tensor.empty: a tensor of a shape, with any elements.
var Empty = &ir.OpDef{
	Name:   "tensor.empty",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "dynamicSizes", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatEmpty)},
	View:       ir.ViewOf[EmptyOp],
}

// EmptyOp is the view of an operation tensor.empty.
type EmptyOp struct{ ir.View }

// Def returns [Empty].
func (EmptyOp) Def() *ir.OpDef { return Empty }

// Verify checks what the definition cannot express.
func (op EmptyOp) Verify() *diag.Diagnostic { return verifyEmpty(op.Op()) }

// DynamicSizes are the operands $dynamicSizes.
func (op EmptyOp) DynamicSizes() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result $result.
func (op EmptyOp) Result() *ir.Value { return op.Op().Result(0) }

// EmptyAdaptor has the converted operands of a [EmptyOp] during a conversion.
type EmptyAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [EmptyOp].
func (EmptyAdaptor[T]) For(EmptyOp) {}

// DynamicSizes returns the converted operand $dynamicSizes.
func (a EmptyAdaptor[T]) DynamicSizes() []T { return a.Segment(0) }

// NewEmpty creates the operation tensor.empty at the builder's insertion point.
func NewEmpty(b *ir.Builder, resultType ir.Type, dynamicSizes ...*ir.Value) EmptyOp {
	st := ir.OperationState{Def: Empty, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, dynamicSizes...)
	return ir.Cast[EmptyOp](b.Create(&st))
}

// formatFromElements is the assembly format of [FromElements].
var formatFromElements = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, MapList: elementTypes},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Names: asm.Namers{Results: nameFromElements},
}

// FromElements is the operation tensor.from_elements: a tensor of elements.
var FromElements = &ir.OpDef{
	Name:      "tensor.from_elements",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("operand types match result element type", elementsMatch)},
	Operands: []ir.ValueDef{
		{Name: "elements", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyStaticShapeTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFromElements)},
	View:       ir.ViewOf[FromElementsOp],
}

// FromElementsOp is the view of an operation tensor.from_elements.
type FromElementsOp struct{ ir.View }

// Def returns [FromElements].
func (FromElementsOp) Def() *ir.OpDef { return FromElements }

// Fold folds the operation; see [ir.FoldOp].
func (op FromElementsOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFromElements(op.Op(), constants)
}

// Elements are the operands $elements.
func (op FromElementsOp) Elements() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result $result.
func (op FromElementsOp) Result() *ir.Value { return op.Op().Result(0) }

// FromElementsAdaptor has the converted operands of a [FromElementsOp] during a conversion.
type FromElementsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FromElementsOp].
func (FromElementsAdaptor[T]) For(FromElementsOp) {}

// Elements returns the converted operand $elements.
func (a FromElementsAdaptor[T]) Elements() []T { return a.Segment(0) }

// NewFromElements creates the operation tensor.from_elements at the builder's insertion point.
func NewFromElements(b *ir.Builder, resultType ir.Type, elements ...*ir.Value) FromElementsOp {
	st := ir.OperationState{Def: FromElements, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, elements...)
	return ir.Cast[FromElementsOp](b.Create(&st))
}

// formatGenerate is the assembly format of [Generate].
var formatGenerate = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Names: asm.Namers{Results: nameGenerate},
}

// Generate is the operation tensor.generate: a tensor whose elements a region computes.
var Generate = &ir.OpDef{
	Name:               "tensor.generate",
	Traits:             ir.RecursiveMemoryEffects | ir.SingleBlock,
	ImplicitTerminator: "tensor.yield",
	Operands: []ir.ValueDef{
		{Name: "dynamicExtents", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGenerate)},
	View:       ir.ViewOf[GenerateOp],
}

// GenerateOp is the view of an operation tensor.generate.
type GenerateOp struct{ ir.View }

// Def returns [Generate].
func (GenerateOp) Def() *ir.OpDef { return Generate }

// Verify checks what the definition cannot express.
func (op GenerateOp) Verify() *diag.Diagnostic { return verifyGenerate(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op GenerateOp) VerifyRegions() *diag.Diagnostic { return verifyGenerateBody(op.Op()) }

// DynamicExtents are the operands $dynamicExtents.
func (op GenerateOp) DynamicExtents() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result $result.
func (op GenerateOp) Result() *ir.Value { return op.Op().Result(0) }

// Body is the region $body.
func (op GenerateOp) Body() *ir.Region { return op.Op().Region(0) }

// GenerateAdaptor has the converted operands of a [GenerateOp] during a conversion.
type GenerateAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GenerateOp].
func (GenerateAdaptor[T]) For(GenerateOp) {}

// DynamicExtents returns the converted operand $dynamicExtents.
func (a GenerateAdaptor[T]) DynamicExtents() []T { return a.Segment(0) }

// NewGenerate creates the operation tensor.generate at the builder's insertion point.
func NewGenerate(b *ir.Builder, resultType ir.Type, dynamicExtents ...*ir.Value) GenerateOp {
	st := ir.OperationState{Def: Generate, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, dynamicExtents...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[GenerateOp](b.Create(&st))
}

// formatSplat is the assembly format of [Splat].
var formatSplat = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
			{Kind: asm.OperandsElement, N: 1},
			{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, Map: ir.ElementOrSelf},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Names: asm.Namers{Results: nameSplat},
}

// Splat is the operation tensor.splat: a tensor of copies of an element.
var Splat = &ir.OpDef{
	Name:      "tensor.splat",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("operand type matches element type of result", constraint.Result(0), constraint.Operand(0), ir.ElementOrSelf)},
	Operands: []ir.ValueDef{
		{Name: "input", Constraint: constraint.AnyType},
		{Name: "dynamicSizes", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "aggregate", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSplat)},
	View:       ir.ViewOf[SplatOp],
}

// SplatOp is the view of an operation tensor.splat.
type SplatOp struct{ ir.View }

// Def returns [Splat].
func (SplatOp) Def() *ir.OpDef { return Splat }

// Verify checks what the definition cannot express.
func (op SplatOp) Verify() *diag.Diagnostic { return verifySplat(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op SplatOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSplat(op.Op(), constants)
}

// Input is the operand $input.
func (op SplatOp) Input() *ir.Value { return op.Op().Operand(0) }

// DynamicSizes are the operands $dynamicSizes.
func (op SplatOp) DynamicSizes() ir.ValueRange { return op.Op().OperandsAt(1) }

// Result is the result $aggregate.
func (op SplatOp) Result() *ir.Value { return op.Op().Result(0) }

// SplatAdaptor has the converted operands of a [SplatOp] during a conversion.
type SplatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SplatOp].
func (SplatAdaptor[T]) For(SplatOp) {}

// Input returns the converted operand $input.
func (a SplatAdaptor[T]) Input() T { return a.At(0) }

// DynamicSizes returns the converted operand $dynamicSizes.
func (a SplatAdaptor[T]) DynamicSizes() []T { return a.Segment(1) }

// NewSplat creates the operation tensor.splat at the builder's insertion point.
func NewSplat(b *ir.Builder, resultType ir.Type, input *ir.Value, dynamicSizes ...*ir.Value) SplatOp {
	st := ir.OperationState{Def: Splat, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, input)
	st.Operands = append(st.Operands, dynamicSizes...)
	return ir.Cast[SplatOp](b.Create(&st))
}

// formatExtract is the assembly format of [Extract].
var formatExtract = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: ir.ElementOrSelf},
	},
	Names: asm.Namers{Results: nameExtract},
}

// Extract is the operation tensor.extract: an element.
var Extract = &ir.OpDef{
	Name:      "tensor.extract",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type matches element type of tensor", constraint.Operand(0), constraint.Result(0), ir.ElementOrSelf)},
	Operands: []ir.ValueDef{
		{Name: "tensor", Constraint: constraint.AnyRankedTensor},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtract)},
	View:       ir.ViewOf[ExtractOp],
}

// ExtractOp is the view of an operation tensor.extract.
type ExtractOp struct{ ir.View }

// Def returns [Extract].
func (ExtractOp) Def() *ir.OpDef { return Extract }

// Verify checks what the definition cannot express.
func (op ExtractOp) Verify() *diag.Diagnostic { return verifyExtract(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ExtractOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtract(op.Op(), constants)
}

// Tensor is the operand $tensor.
func (op ExtractOp) Tensor() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op ExtractOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Result is the result $result.
func (op ExtractOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractAdaptor has the converted operands of a [ExtractOp] during a conversion.
type ExtractAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractOp].
func (ExtractAdaptor[T]) For(ExtractOp) {}

// Tensor returns the converted operand $tensor.
func (a ExtractAdaptor[T]) Tensor() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a ExtractAdaptor[T]) Indices() []T { return a.Segment(1) }

// NewExtract creates the operation tensor.extract at the builder's insertion point.
func NewExtract(b *ir.Builder, tensor *ir.Value, indices ...*ir.Value) ExtractOp {
	st := ir.OperationState{Def: Extract, Results: []ir.Type{ir.ElementOrSelf(tensor.Type())}}
	st.Operands = append(st.Operands, tensor)
	st.Operands = append(st.Operands, indices...)
	return ir.Cast[ExtractOp](b.Create(&st))
}

// formatInsert is the assembly format of [Insert].
var formatInsert = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}, Map: ir.ElementOrSelf},
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}, Map: sameType},
	},
	Names: asm.Namers{Results: nameInsert},
}

// Insert is the operation tensor.insert: a tensor with another element at a place.
var Insert = &ir.OpDef{
	Name:      "tensor.insert",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type matches type of dest", constraint.Operand(1), constraint.Result(0), sameType), constraint.TypesMatchWith("scalar type matches element type of dest", constraint.Operand(1), constraint.Operand(0), ir.ElementOrSelf)},
	Operands: []ir.ValueDef{
		{Name: "scalar", Constraint: constraint.AnyType},
		{Name: "dest", Constraint: constraint.AnyRankedTensor},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsert)},
	View:       ir.ViewOf[InsertOp],
}

// InsertOp is the view of an operation tensor.insert.
type InsertOp struct{ ir.View }

// Def returns [Insert].
func (InsertOp) Def() *ir.OpDef { return Insert }

// Verify checks what the definition cannot express.
func (op InsertOp) Verify() *diag.Diagnostic { return verifyInsert(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op InsertOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldInsert(op.Op(), constants)
}

// Scalar is the operand $scalar.
func (op InsertOp) Scalar() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op InsertOp) Dest() *ir.Value { return op.Op().Operand(1) }

// Indices are the operands $indices.
func (op InsertOp) Indices() ir.ValueRange { return op.Op().OperandsAt(2) }

// Result is the result $result.
func (op InsertOp) Result() *ir.Value { return op.Op().Result(0) }

// InsertAdaptor has the converted operands of a [InsertOp] during a conversion.
type InsertAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InsertOp].
func (InsertAdaptor[T]) For(InsertOp) {}

// Scalar returns the converted operand $scalar.
func (a InsertAdaptor[T]) Scalar() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a InsertAdaptor[T]) Dest() T { return a.At(1) }

// Indices returns the converted operand $indices.
func (a InsertAdaptor[T]) Indices() []T { return a.Segment(2) }

// NewInsert creates the operation tensor.insert at the builder's insertion point.
func NewInsert(b *ir.Builder, scalar *ir.Value, dest *ir.Value, indices ...*ir.Value) InsertOp {
	st := ir.OperationState{Def: Insert, Results: []ir.Type{sameType(dest.Type())}}
	st.Operands = append(st.Operands, scalar, dest)
	st.Operands = append(st.Operands, indices...)
	return ir.Cast[InsertOp](b.Create(&st))
}

// formatGather is the assembly format of [Gather].
var formatGather = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Space: true, Text: "gather_dims"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "unique"},
		}}},
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
	Elided:          1<<0 | 1<<1,
	Names:           asm.Namers{Results: nameGather},
}

// Gather is the operation tensor.gather: parts of a tensor at places that another one has.
var Gather = &ir.OpDef{
	Name:   "tensor.gather",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedTensor},
		{Name: "indices", Constraint: indexTensor},
	},
	Attrs: []ir.AttrSlot{
		{Name: "gather_dims", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "unique", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGather)},
	View:       ir.ViewOf[GatherOp],
}

// GatherOp is the view of an operation tensor.gather.
type GatherOp struct{ ir.View }

// Def returns [Gather].
func (GatherOp) Def() *ir.OpDef { return Gather }

// The slots of the inherent attributes of [Gather].
const (
	slotGatherGatherDims = 0
	slotGatherUnique     = 1
)

// Verify checks what the definition cannot express.
func (op GatherOp) Verify() *diag.Diagnostic { return verifyGather(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op GatherOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldGather(op.Op(), constants)
}

// Source is the operand $source.
func (op GatherOp) Source() *ir.Value { return op.Op().Operand(0) }

// Indices is the operand $indices.
func (op GatherOp) Indices() *ir.Value { return op.Op().Operand(1) }

// GatherDims is the attribute $gather_dims.
func (op GatherOp) GatherDims() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotGatherGatherDims).(*ir.DenseArrayAttr))
}

// SetGatherDims sets the attribute $gather_dims.
func (op GatherOp) SetGatherDims(v []int64) GatherOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGatherGatherDims, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Unique reports whether the attribute $unique is present.
func (op GatherOp) Unique() bool { return op.Op().InherentAttr(slotGatherUnique) != nil }

// SetUnique sets or removes the attribute $unique.
func (op GatherOp) SetUnique(v bool) GatherOp {
	if v {
		op.Op().SetInherentAttr(slotGatherUnique, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotGatherUnique, nil)
	}
	return op
}

// Result is the result $result.
func (op GatherOp) Result() *ir.Value { return op.Op().Result(0) }

// GatherAdaptor has the converted operands of a [GatherOp] during a conversion.
type GatherAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GatherOp].
func (GatherAdaptor[T]) For(GatherOp) {}

// Source returns the converted operand $source.
func (a GatherAdaptor[T]) Source() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a GatherAdaptor[T]) Indices() T { return a.At(1) }

// NewGather creates the operation tensor.gather at the builder's insertion point.
func NewGather(b *ir.Builder, resultType ir.Type, source *ir.Value, indices *ir.Value, gatherDims []int64) GatherOp {
	c := b.Context()
	st := ir.OperationState{Def: Gather, Operands: []*ir.Value{source, indices}, InherentAttrs: []ir.Attribute{slotGatherGatherDims: ir.NewDenseI64ArrayAttr(c, gatherDims...)}, Results: []ir.Type{resultType}}
	return ir.Cast[GatherOp](b.Create(&st))
}

// formatScatter is the assembly format of [Scatter].
var formatScatter = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Space: true, Text: "scatter_dims"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "unique"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
	Elided:          1<<0 | 1<<1,
	Names:           asm.Namers{Results: nameScatter},
}

// Scatter is the operation tensor.scatter: a tensor with other parts at places that another one has.
var Scatter = &ir.OpDef{
	Name:   "tensor.scatter",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedTensor},
		{Name: "dest", Constraint: constraint.AnyRankedTensor},
		{Name: "indices", Constraint: indexTensor},
	},
	Attrs: []ir.AttrSlot{
		{Name: "scatter_dims", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "unique", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScatter)},
	View:       ir.ViewOf[ScatterOp],
}

// ScatterOp is the view of an operation tensor.scatter.
type ScatterOp struct{ ir.View }

// Def returns [Scatter].
func (ScatterOp) Def() *ir.OpDef { return Scatter }

// The slots of the inherent attributes of [Scatter].
const (
	slotScatterScatterDims = 0
	slotScatterUnique      = 1
)

// Verify checks what the definition cannot express.
func (op ScatterOp) Verify() *diag.Diagnostic { return verifyScatter(op.Op()) }

// Source is the operand $source.
func (op ScatterOp) Source() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op ScatterOp) Dest() *ir.Value { return op.Op().Operand(1) }

// Indices is the operand $indices.
func (op ScatterOp) Indices() *ir.Value { return op.Op().Operand(2) }

// ScatterDims is the attribute $scatter_dims.
func (op ScatterOp) ScatterDims() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotScatterScatterDims).(*ir.DenseArrayAttr))
}

// SetScatterDims sets the attribute $scatter_dims.
func (op ScatterOp) SetScatterDims(v []int64) ScatterOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScatterScatterDims, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Unique reports whether the attribute $unique is present.
func (op ScatterOp) Unique() bool { return op.Op().InherentAttr(slotScatterUnique) != nil }

// SetUnique sets or removes the attribute $unique.
func (op ScatterOp) SetUnique(v bool) ScatterOp {
	if v {
		op.Op().SetInherentAttr(slotScatterUnique, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotScatterUnique, nil)
	}
	return op
}

// Result is the result $result.
func (op ScatterOp) Result() *ir.Value { return op.Op().Result(0) }

// ScatterAdaptor has the converted operands of a [ScatterOp] during a conversion.
type ScatterAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScatterOp].
func (ScatterAdaptor[T]) For(ScatterOp) {}

// Source returns the converted operand $source.
func (a ScatterAdaptor[T]) Source() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a ScatterAdaptor[T]) Dest() T { return a.At(1) }

// Indices returns the converted operand $indices.
func (a ScatterAdaptor[T]) Indices() T { return a.At(2) }

// NewScatter creates the operation tensor.scatter at the builder's insertion point.
func NewScatter(b *ir.Builder, resultType ir.Type, source *ir.Value, dest *ir.Value, indices *ir.Value, scatterDims []int64) ScatterOp {
	c := b.Context()
	st := ir.OperationState{Def: Scatter, Operands: []*ir.Value{source, dest, indices}, InherentAttrs: []ir.Attribute{slotScatterScatterDims: ir.NewDenseI64ArrayAttr(c, scatterDims...)}, Results: []ir.Type{resultType}}
	return ir.Cast[ScatterOp](b.Create(&st))
}

// formatYield is the assembly format of [Yield].
var formatYield = asm.OpFormat{
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

// Yield is the operation tensor.yield: the end of a region, with an element.
var Yield = &ir.OpDef{
	Name:    "tensor.yield",
	Traits:  ir.Pure | ir.ReturnLike | ir.Terminator,
	Parents: []string{"tensor.generate", "tensor.pad"},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatYield)},
	View:       ir.ViewOf[YieldOp],
}

// YieldOp is the view of an operation tensor.yield.
type YieldOp struct{ ir.View }

// Def returns [Yield].
func (YieldOp) Def() *ir.OpDef { return Yield }

// Value is the operand $value.
func (op YieldOp) Value() *ir.Value { return op.Op().Operand(0) }

// YieldAdaptor has the converted operands of a [YieldOp] during a conversion.
type YieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [YieldOp].
func (YieldAdaptor[T]) For(YieldOp) {}

// Value returns the converted operand $value.
func (a YieldAdaptor[T]) Value() T { return a.At(0) }

// NewYield creates the operation tensor.yield at the builder's insertion point.
func NewYield(b *ir.Builder, value *ir.Value) YieldOp {
	st := ir.OperationState{Def: Yield, Operands: []*ir.Value{value}}
	return ir.Cast[YieldOp](b.Create(&st))
}

// formatCast is the assembly format of [Cast].
var formatCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Names: asm.Namers{Results: nameCast},
}

// Cast is the operation tensor.cast: the same tensor with more or less of its shape known.
var Cast = &ir.OpDef{
	Name:      "tensor.cast",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{verifyCast},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyTensor},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: constraint.AnyTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCast)},
	View:       ir.ViewOf[CastOp],
}

// CastOp is the view of an operation tensor.cast.
type CastOp struct{ ir.View }

// Def returns [Cast].
func (CastOp) Def() *ir.OpDef { return Cast }

// Fold folds the operation; see [ir.FoldOp].
func (op CastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSameType(op.Op(), constants)
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

// NewCast creates the operation tensor.cast at the builder's insertion point.
func NewCast(b *ir.Builder, resultType ir.Type, source *ir.Value) CastOp {
	st := ir.OperationState{Def: Cast, Operands: []*ir.Value{source}, Results: []ir.Type{resultType}}
	return ir.Cast[CastOp](b.Create(&st))
}

// formatBitcast is the assembly format of [Bitcast].
var formatBitcast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Bitcast is the operation tensor.bitcast: the bits of the elements as elements of another type.
var Bitcast = &ir.OpDef{
	Name:      "tensor.bitcast",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{verifyBitcast},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: numbers},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: numbers},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitcast)},
	View:       ir.ViewOf[BitcastOp],
}

// BitcastOp is the view of an operation tensor.bitcast.
type BitcastOp struct{ ir.View }

// Def returns [Bitcast].
func (BitcastOp) Def() *ir.OpDef { return Bitcast }

// Fold folds the operation; see [ir.FoldOp].
func (op BitcastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSameType(op.Op(), constants)
}

// Source is the operand $source.
func (op BitcastOp) Source() *ir.Value { return op.Op().Operand(0) }

// Result is the result $dest.
func (op BitcastOp) Result() *ir.Value { return op.Op().Result(0) }

// BitcastAdaptor has the converted operands of a [BitcastOp] during a conversion.
type BitcastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BitcastOp].
func (BitcastAdaptor[T]) For(BitcastOp) {}

// Source returns the converted operand $source.
func (a BitcastAdaptor[T]) Source() T { return a.At(0) }

// NewBitcast creates the operation tensor.bitcast at the builder's insertion point.
func NewBitcast(b *ir.Builder, resultType ir.Type, source *ir.Value) BitcastOp {
	st := ir.OperationState{Def: Bitcast, Operands: []*ir.Value{source}, Results: []ir.Type{resultType}}
	return ir.Cast[BitcastOp](b.Create(&st))
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

// Reshape is the operation tensor.reshape: the elements in the same order in a shape that a tensor has.
var Reshape = &ir.OpDef{
	Name:   "tensor.reshape",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyTensor},
		{Name: "shape", Constraint: shapeTensor},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReshape)},
	View:       ir.ViewOf[ReshapeOp],
}

// ReshapeOp is the view of an operation tensor.reshape.
type ReshapeOp struct{ ir.View }

// Def returns [Reshape].
func (ReshapeOp) Def() *ir.OpDef { return Reshape }

// Verify checks what the definition cannot express.
func (op ReshapeOp) Verify() *diag.Diagnostic { return verifyReshape(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ReshapeOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldReshape(op.Op(), constants)
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

// NewReshape creates the operation tensor.reshape at the builder's insertion point.
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindTensorType},
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

// ExpandShape is the operation tensor.expand_shape: dimensions split into several.
var ExpandShape = &ir.OpDef{
	Name:   "tensor.expand_shape",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.AnyTensor},
		{Name: "output_shape", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "reassociation", Constraint: constraint.IndexListArrayAttr},
		{Name: "static_output_shape", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpandShape)},
	View:       ir.ViewOf[ExpandShapeOp],
}

// ExpandShapeOp is the view of an operation tensor.expand_shape.
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

// NewExpandShape creates the operation tensor.expand_shape at the builder's insertion point.
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindTensorType},
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

// CollapseShape is the operation tensor.collapse_shape: several dimensions as one.
var CollapseShape = &ir.OpDef{
	Name:   "tensor.collapse_shape",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.AnyTensor},
	},
	Attrs: []ir.AttrSlot{
		{Name: "reassociation", Constraint: constraint.IndexListArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCollapseShape)},
	View:       ir.ViewOf[CollapseShapeOp],
}

// CollapseShapeOp is the view of an operation tensor.collapse_shape.
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

// NewCollapseShape creates the operation tensor.collapse_shape at the builder's insertion point.
func NewCollapseShape(b *ir.Builder, resultType ir.Type, src *ir.Value, reassociation *ir.ArrayAttr) CollapseShapeOp {
	st := ir.OperationState{Def: CollapseShape, Operands: []*ir.Value{src}, InherentAttrs: []ir.Attribute{slotCollapseShapeReassociation: reassociation}, Results: []ir.Type{resultType}}
	return ir.Cast[CollapseShapeOp](b.Create(&st))
}

// formatDim is the assembly format of [Dim].
var formatDim = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorType},
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

// Dim is the operation tensor.dim: the size of a dimension.
var Dim = &ir.OpDef{
	Name:   "tensor.dim",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: withDims},
		{Name: "index", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDim)},
	View:       ir.ViewOf[DimOp],
}

// DimOp is the view of an operation tensor.dim.
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

// NewDim creates the operation tensor.dim at the builder's insertion point.
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Names: asm.Namers{Results: nameRank},
}

// Rank is the operation tensor.rank: the number of dimensions.
var Rank = &ir.OpDef{
	Name:   "tensor.rank",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "tensor", Constraint: constraint.AnyTensor},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRank)},
	View:       ir.ViewOf[RankOp],
}

// RankOp is the view of an operation tensor.rank.
type RankOp struct{ ir.View }

// Def returns [Rank].
func (RankOp) Def() *ir.OpDef { return Rank }

// Fold folds the operation; see [ir.FoldOp].
func (op RankOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRank(op.Op(), constants)
}

// Tensor is the operand $tensor.
func (op RankOp) Tensor() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op RankOp) Result() *ir.Value { return op.Op().Result(0) }

// RankAdaptor has the converted operands of a [RankOp] during a conversion.
type RankAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RankOp].
func (RankAdaptor[T]) For(RankOp) {}

// Tensor returns the converted operand $tensor.
func (a RankAdaptor[T]) Tensor() T { return a.At(0) }

// NewRank creates the operation tensor.rank at the builder's insertion point.
func NewRank(b *ir.Builder, tensor *ir.Value) RankOp {
	st := ir.OperationState{Def: Rank, Operands: []*ir.Value{tensor}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[RankOp](b.Create(&st))
}

// formatExtractSlice is the assembly format of [ExtractSlice].
var formatExtractSlice = asm.OpFormat{
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
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindRankedTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindRankedTensorType},
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
	Names:  asm.Namers{Results: nameExtractSlice},
}

// ExtractSlice is the operation tensor.extract_slice: a part of a tensor.
var ExtractSlice = &ir.OpDef{
	Name:      "tensor.extract_slice",
	Traits:    ir.AttrSizedOperandSegments | ir.Pure,
	TypeRules: []constraint.Rule{strided.Verify},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedTensor},
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
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractSlice)},
	View:       ir.ViewOf[ExtractSliceOp],
}

// ExtractSliceOp is the view of an operation tensor.extract_slice.
type ExtractSliceOp struct{ ir.View }

// Def returns [ExtractSlice].
func (ExtractSliceOp) Def() *ir.OpDef { return ExtractSlice }

// The slots of the inherent attributes of [ExtractSlice].
const (
	slotExtractSliceStaticOffsets       = 0
	slotExtractSliceStaticSizes         = 1
	slotExtractSliceStaticStrides       = 2
	slotExtractSliceOperandSegmentSizes = 3
)

// Verify checks what the definition cannot express.
func (op ExtractSliceOp) Verify() *diag.Diagnostic { return verifyExtractSlice(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ExtractSliceOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtractSlice(op.Op(), constants)
}

// Source is the operand $source.
func (op ExtractSliceOp) Source() *ir.Value { return op.Op().Operand(0) }

// Offsets are the operands $offsets.
func (op ExtractSliceOp) Offsets() ir.ValueRange { return op.Op().OperandsAt(1) }

// Sizes are the operands $sizes.
func (op ExtractSliceOp) Sizes() ir.ValueRange { return op.Op().OperandsAt(2) }

// Strides are the operands $strides.
func (op ExtractSliceOp) Strides() ir.ValueRange { return op.Op().OperandsAt(3) }

// StaticOffsets is the attribute $static_offsets.
func (op ExtractSliceOp) StaticOffsets() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotExtractSliceStaticOffsets).(*ir.DenseArrayAttr))
}

// SetStaticOffsets sets the attribute $static_offsets.
func (op ExtractSliceOp) SetStaticOffsets(v []int64) ExtractSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExtractSliceStaticOffsets, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticSizes is the attribute $static_sizes.
func (op ExtractSliceOp) StaticSizes() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotExtractSliceStaticSizes).(*ir.DenseArrayAttr))
}

// SetStaticSizes sets the attribute $static_sizes.
func (op ExtractSliceOp) SetStaticSizes(v []int64) ExtractSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExtractSliceStaticSizes, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticStrides is the attribute $static_strides.
func (op ExtractSliceOp) StaticStrides() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotExtractSliceStaticStrides).(*ir.DenseArrayAttr))
}

// SetStaticStrides sets the attribute $static_strides.
func (op ExtractSliceOp) SetStaticStrides(v []int64) ExtractSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExtractSliceStaticStrides, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op ExtractSliceOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractSliceAdaptor has the converted operands of a [ExtractSliceOp] during a conversion.
type ExtractSliceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractSliceOp].
func (ExtractSliceAdaptor[T]) For(ExtractSliceOp) {}

// Source returns the converted operand $source.
func (a ExtractSliceAdaptor[T]) Source() T { return a.At(0) }

// Offsets returns the converted operand $offsets.
func (a ExtractSliceAdaptor[T]) Offsets() []T { return a.Segment(1) }

// Sizes returns the converted operand $sizes.
func (a ExtractSliceAdaptor[T]) Sizes() []T { return a.Segment(2) }

// Strides returns the converted operand $strides.
func (a ExtractSliceAdaptor[T]) Strides() []T { return a.Segment(3) }

// NewExtractSlice creates the operation tensor.extract_slice at the builder's insertion point.
func NewExtractSlice(b *ir.Builder, resultType ir.Type, source *ir.Value, offsets []*ir.Value, sizes []*ir.Value, strides []*ir.Value, staticOffsets []int64, staticSizes []int64, staticStrides []int64) ExtractSliceOp {
	c := b.Context()
	st := ir.OperationState{Def: ExtractSlice, InherentAttrs: []ir.Attribute{slotExtractSliceStaticOffsets: ir.NewDenseI64ArrayAttr(c, staticOffsets...), slotExtractSliceStaticSizes: ir.NewDenseI64ArrayAttr(c, staticSizes...), slotExtractSliceStaticStrides: ir.NewDenseI64ArrayAttr(c, staticStrides...)}, Results: []ir.Type{resultType}}
	var segments [4]int32
	segments[0] = 1
	st.Operands = append(st.Operands, source)
	st.Operands = append(st.Operands, offsets...)
	segments[1] = int32(len(offsets))
	st.Operands = append(st.Operands, sizes...)
	segments[2] = int32(len(sizes))
	st.Operands = append(st.Operands, strides...)
	segments[3] = int32(len(strides))
	st.SetInherentAttr(slotExtractSliceOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[ExtractSliceOp](b.Create(&st))
}

// formatInsertSlice is the assembly format of [InsertSlice].
var formatInsertSlice = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(2), &v1)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(2), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(3), &v1)
				if v1 != nil {
					a.SetAttr(1, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(3), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(1)))
			},
		}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(4), &v1)
				if v1 != nil {
					a.SetAttr(2, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(4), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(2)))
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindRankedTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}, Map: sameType},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3,
	Names:  asm.Namers{Results: nameInsertSlice},
}

// InsertSlice is the operation tensor.insert_slice: a tensor with another part.
var InsertSlice = &ir.OpDef{
	Name:      "tensor.insert_slice",
	Traits:    ir.AttrSizedOperandSegments | ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("expected result type to match dest type", constraint.Operand(1), constraint.Result(0), sameType), strided.Verify},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedTensor},
		{Name: "dest", Constraint: constraint.AnyRankedTensor},
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
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsertSlice)},
	View:       ir.ViewOf[InsertSliceOp],
}

// InsertSliceOp is the view of an operation tensor.insert_slice.
type InsertSliceOp struct{ ir.View }

// Def returns [InsertSlice].
func (InsertSliceOp) Def() *ir.OpDef { return InsertSlice }

// The slots of the inherent attributes of [InsertSlice].
const (
	slotInsertSliceStaticOffsets       = 0
	slotInsertSliceStaticSizes         = 1
	slotInsertSliceStaticStrides       = 2
	slotInsertSliceOperandSegmentSizes = 3
)

// Verify checks what the definition cannot express.
func (op InsertSliceOp) Verify() *diag.Diagnostic { return verifyInsertSlice(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op InsertSliceOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldInsertSlice(op.Op(), constants)
}

// Source is the operand $source.
func (op InsertSliceOp) Source() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op InsertSliceOp) Dest() *ir.Value { return op.Op().Operand(1) }

// Offsets are the operands $offsets.
func (op InsertSliceOp) Offsets() ir.ValueRange { return op.Op().OperandsAt(2) }

// Sizes are the operands $sizes.
func (op InsertSliceOp) Sizes() ir.ValueRange { return op.Op().OperandsAt(3) }

// Strides are the operands $strides.
func (op InsertSliceOp) Strides() ir.ValueRange { return op.Op().OperandsAt(4) }

// StaticOffsets is the attribute $static_offsets.
func (op InsertSliceOp) StaticOffsets() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotInsertSliceStaticOffsets).(*ir.DenseArrayAttr))
}

// SetStaticOffsets sets the attribute $static_offsets.
func (op InsertSliceOp) SetStaticOffsets(v []int64) InsertSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInsertSliceStaticOffsets, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticSizes is the attribute $static_sizes.
func (op InsertSliceOp) StaticSizes() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotInsertSliceStaticSizes).(*ir.DenseArrayAttr))
}

// SetStaticSizes sets the attribute $static_sizes.
func (op InsertSliceOp) SetStaticSizes(v []int64) InsertSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInsertSliceStaticSizes, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticStrides is the attribute $static_strides.
func (op InsertSliceOp) StaticStrides() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotInsertSliceStaticStrides).(*ir.DenseArrayAttr))
}

// SetStaticStrides sets the attribute $static_strides.
func (op InsertSliceOp) SetStaticStrides(v []int64) InsertSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInsertSliceStaticStrides, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op InsertSliceOp) Result() *ir.Value { return op.Op().Result(0) }

// InsertSliceAdaptor has the converted operands of a [InsertSliceOp] during a conversion.
type InsertSliceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InsertSliceOp].
func (InsertSliceAdaptor[T]) For(InsertSliceOp) {}

// Source returns the converted operand $source.
func (a InsertSliceAdaptor[T]) Source() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a InsertSliceAdaptor[T]) Dest() T { return a.At(1) }

// Offsets returns the converted operand $offsets.
func (a InsertSliceAdaptor[T]) Offsets() []T { return a.Segment(2) }

// Sizes returns the converted operand $sizes.
func (a InsertSliceAdaptor[T]) Sizes() []T { return a.Segment(3) }

// Strides returns the converted operand $strides.
func (a InsertSliceAdaptor[T]) Strides() []T { return a.Segment(4) }

// NewInsertSlice creates the operation tensor.insert_slice at the builder's insertion point.
func NewInsertSlice(b *ir.Builder, source *ir.Value, dest *ir.Value, offsets []*ir.Value, sizes []*ir.Value, strides []*ir.Value, staticOffsets []int64, staticSizes []int64, staticStrides []int64) InsertSliceOp {
	c := b.Context()
	st := ir.OperationState{Def: InsertSlice, InherentAttrs: []ir.Attribute{slotInsertSliceStaticOffsets: ir.NewDenseI64ArrayAttr(c, staticOffsets...), slotInsertSliceStaticSizes: ir.NewDenseI64ArrayAttr(c, staticSizes...), slotInsertSliceStaticStrides: ir.NewDenseI64ArrayAttr(c, staticStrides...)}, Results: []ir.Type{sameType(dest.Type())}}
	var segments [5]int32
	segments[0] = 1
	segments[1] = 1
	st.Operands = append(st.Operands, source, dest)
	st.Operands = append(st.Operands, offsets...)
	segments[2] = int32(len(offsets))
	st.Operands = append(st.Operands, sizes...)
	segments[3] = int32(len(sizes))
	st.Operands = append(st.Operands, strides...)
	segments[4] = int32(len(strides))
	st.SetInherentAttr(slotInsertSliceOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[InsertSliceOp](b.Create(&st))
}

// formatParallelInsertSlice is the assembly format of [ParallelInsertSlice].
var formatParallelInsertSlice = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(2), &v1)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(2), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(3), &v1)
				if v1 != nil {
					a.SetAttr(1, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(3), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(1)))
			},
		}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseDynamicIndexList(p, a.Operands(4), &v1)
				if v1 != nil {
					a.SetAttr(2, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDynamicIndexList(p, op, op.OperandsAt(4), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(2)))
			},
		}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindRankedTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3,
}

// ParallelInsertSlice is the operation tensor.parallel_insert_slice: what a round of a parallel loop contributes to a tensor.
var ParallelInsertSlice = &ir.OpDef{
	Name:      "tensor.parallel_insert_slice",
	Traits:    ir.AttrSizedOperandSegments,
	TypeRules: []constraint.Rule{strided.Verify},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedTensor},
		{Name: "dest", Constraint: constraint.AnyRankedTensor},
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
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatParallelInsertSlice)},
	View:       ir.ViewOf[ParallelInsertSliceOp],
}

// ParallelInsertSliceOp is the view of an operation tensor.parallel_insert_slice.
type ParallelInsertSliceOp struct{ ir.View }

// Def returns [ParallelInsertSlice].
func (ParallelInsertSliceOp) Def() *ir.OpDef { return ParallelInsertSlice }

// The slots of the inherent attributes of [ParallelInsertSlice].
const (
	slotParallelInsertSliceStaticOffsets       = 0
	slotParallelInsertSliceStaticSizes         = 1
	slotParallelInsertSliceStaticStrides       = 2
	slotParallelInsertSliceOperandSegmentSizes = 3
)

// Verify checks what the definition cannot express.
func (op ParallelInsertSliceOp) Verify() *diag.Diagnostic { return verifyParallelInsertSlice(op.Op()) }

// Source is the operand $source.
func (op ParallelInsertSliceOp) Source() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op ParallelInsertSliceOp) Dest() *ir.Value { return op.Op().Operand(1) }

// Offsets are the operands $offsets.
func (op ParallelInsertSliceOp) Offsets() ir.ValueRange { return op.Op().OperandsAt(2) }

// Sizes are the operands $sizes.
func (op ParallelInsertSliceOp) Sizes() ir.ValueRange { return op.Op().OperandsAt(3) }

// Strides are the operands $strides.
func (op ParallelInsertSliceOp) Strides() ir.ValueRange { return op.Op().OperandsAt(4) }

// StaticOffsets is the attribute $static_offsets.
func (op ParallelInsertSliceOp) StaticOffsets() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotParallelInsertSliceStaticOffsets).(*ir.DenseArrayAttr))
}

// SetStaticOffsets sets the attribute $static_offsets.
func (op ParallelInsertSliceOp) SetStaticOffsets(v []int64) ParallelInsertSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotParallelInsertSliceStaticOffsets, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticSizes is the attribute $static_sizes.
func (op ParallelInsertSliceOp) StaticSizes() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotParallelInsertSliceStaticSizes).(*ir.DenseArrayAttr))
}

// SetStaticSizes sets the attribute $static_sizes.
func (op ParallelInsertSliceOp) SetStaticSizes(v []int64) ParallelInsertSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotParallelInsertSliceStaticSizes, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticStrides is the attribute $static_strides.
func (op ParallelInsertSliceOp) StaticStrides() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotParallelInsertSliceStaticStrides).(*ir.DenseArrayAttr))
}

// SetStaticStrides sets the attribute $static_strides.
func (op ParallelInsertSliceOp) SetStaticStrides(v []int64) ParallelInsertSliceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotParallelInsertSliceStaticStrides, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// ParallelInsertSliceAdaptor has the converted operands of a [ParallelInsertSliceOp] during a conversion.
type ParallelInsertSliceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ParallelInsertSliceOp].
func (ParallelInsertSliceAdaptor[T]) For(ParallelInsertSliceOp) {}

// Source returns the converted operand $source.
func (a ParallelInsertSliceAdaptor[T]) Source() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a ParallelInsertSliceAdaptor[T]) Dest() T { return a.At(1) }

// Offsets returns the converted operand $offsets.
func (a ParallelInsertSliceAdaptor[T]) Offsets() []T { return a.Segment(2) }

// Sizes returns the converted operand $sizes.
func (a ParallelInsertSliceAdaptor[T]) Sizes() []T { return a.Segment(3) }

// Strides returns the converted operand $strides.
func (a ParallelInsertSliceAdaptor[T]) Strides() []T { return a.Segment(4) }

// NewParallelInsertSlice creates the operation tensor.parallel_insert_slice at the builder's insertion point.
func NewParallelInsertSlice(b *ir.Builder, source *ir.Value, dest *ir.Value, offsets []*ir.Value, sizes []*ir.Value, strides []*ir.Value, staticOffsets []int64, staticSizes []int64, staticStrides []int64) ParallelInsertSliceOp {
	c := b.Context()
	st := ir.OperationState{Def: ParallelInsertSlice, InherentAttrs: []ir.Attribute{slotParallelInsertSliceStaticOffsets: ir.NewDenseI64ArrayAttr(c, staticOffsets...), slotParallelInsertSliceStaticSizes: ir.NewDenseI64ArrayAttr(c, staticSizes...), slotParallelInsertSliceStaticStrides: ir.NewDenseI64ArrayAttr(c, staticStrides...)}}
	var segments [5]int32
	segments[0] = 1
	segments[1] = 1
	st.Operands = append(st.Operands, source, dest)
	st.Operands = append(st.Operands, offsets...)
	segments[2] = int32(len(offsets))
	st.Operands = append(st.Operands, sizes...)
	segments[3] = int32(len(sizes))
	st.Operands = append(st.Operands, strides...)
	segments[4] = int32(len(strides))
	st.SetInherentAttr(slotParallelInsertSliceOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[ParallelInsertSliceOp](b.Create(&st))
}

// formatConcat is the assembly format of [Concat].
var formatConcat = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "dim"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
	Elided:          1 << 0,
	Names:           asm.Namers{Results: nameConcat},
}

// Concat is the operation tensor.concat: tensors one after the other along a dimension.
var Concat = &ir.OpDef{
	Name:   "tensor.concat",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "inputs", Constraint: constraint.AnyRankedTensor, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "dim", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConcat)},
	View:       ir.ViewOf[ConcatOp],
}

// ConcatOp is the view of an operation tensor.concat.
type ConcatOp struct{ ir.View }

// Def returns [Concat].
func (ConcatOp) Def() *ir.OpDef { return Concat }

// The slots of the inherent attributes of [Concat].
const (
	slotConcatDim = 0
)

// Verify checks what the definition cannot express.
func (op ConcatOp) Verify() *diag.Diagnostic { return verifyConcat(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ConcatOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldConcat(op.Op(), constants)
}

// Inputs are the operands $inputs.
func (op ConcatOp) Inputs() ir.ValueRange { return op.Op().OperandsAt(0) }

// Dim is the attribute $dim.
func (op ConcatOp) Dim() int64 {
	return int64(op.Op().InherentAttr(slotConcatDim).(*ir.IntegerAttr).Int())
}

// SetDim sets the attribute $dim.
func (op ConcatOp) SetDim(v int64) ConcatOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConcatDim, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op ConcatOp) Result() *ir.Value { return op.Op().Result(0) }

// ConcatAdaptor has the converted operands of a [ConcatOp] during a conversion.
type ConcatAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConcatOp].
func (ConcatAdaptor[T]) For(ConcatOp) {}

// Inputs returns the converted operand $inputs.
func (a ConcatAdaptor[T]) Inputs() []T { return a.Segment(0) }

// NewConcat creates the operation tensor.concat at the builder's insertion point.
func NewConcat(b *ir.Builder, resultType ir.Type, dim int64, inputs ...*ir.Value) ConcatOp {
	c := b.Context()
	st := ir.OperationState{Def: Concat, InherentAttrs: []ir.Attribute{slotConcatDim: ir.NewIntegerAttr(asm.BuildI64(c), int64(dim))}, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, inputs...)
	return ir.Cast[ConcatOp](b.Create(&st))
}

// formatPad is the assembly format of [Pad].
var formatPad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 2, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "nofold"},
		}}},
		{Kind: asm.LiteralElement, Space: true, Text: "low"},
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
		{Kind: asm.LiteralElement, Space: true, Text: "high"},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
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
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindRankedTensorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindRankedTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3,
	Names:  asm.Namers{Results: namePad},
}

// Pad is the operation tensor.pad: a tensor with elements around, which a region computes.
var Pad = &ir.OpDef{
	Name:               "tensor.pad",
	Traits:             ir.AttrSizedOperandSegments | ir.Pure | ir.SingleBlock,
	ImplicitTerminator: "tensor.yield",
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyRankedTensor},
		{Name: "low", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "high", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "static_low", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "static_high", Constraint: constraint.DenseI64ArrayAttr},
		{Name: "nofold", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPad)},
	View:       ir.ViewOf[PadOp],
}

// PadOp is the view of an operation tensor.pad.
type PadOp struct{ ir.View }

// Def returns [Pad].
func (PadOp) Def() *ir.OpDef { return Pad }

// The slots of the inherent attributes of [Pad].
const (
	slotPadStaticLow           = 0
	slotPadStaticHigh          = 1
	slotPadNofold              = 2
	slotPadOperandSegmentSizes = 3
)

// Verify checks what the definition cannot express.
func (op PadOp) Verify() *diag.Diagnostic { return verifyPad(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op PadOp) VerifyRegions() *diag.Diagnostic { return verifyPadBody(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op PadOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldPad(op.Op(), constants)
}

// Source is the operand $source.
func (op PadOp) Source() *ir.Value { return op.Op().Operand(0) }

// Low are the operands $low.
func (op PadOp) Low() ir.ValueRange { return op.Op().OperandsAt(1) }

// High are the operands $high.
func (op PadOp) High() ir.ValueRange { return op.Op().OperandsAt(2) }

// StaticLow is the attribute $static_low.
func (op PadOp) StaticLow() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotPadStaticLow).(*ir.DenseArrayAttr))
}

// SetStaticLow sets the attribute $static_low.
func (op PadOp) SetStaticLow(v []int64) PadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPadStaticLow, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// StaticHigh is the attribute $static_high.
func (op PadOp) StaticHigh() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotPadStaticHigh).(*ir.DenseArrayAttr))
}

// SetStaticHigh sets the attribute $static_high.
func (op PadOp) SetStaticHigh(v []int64) PadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPadStaticHigh, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Nofold reports whether the attribute $nofold is present.
func (op PadOp) Nofold() bool { return op.Op().InherentAttr(slotPadNofold) != nil }

// SetNofold sets or removes the attribute $nofold.
func (op PadOp) SetNofold(v bool) PadOp {
	if v {
		op.Op().SetInherentAttr(slotPadNofold, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotPadNofold, nil)
	}
	return op
}

// Result is the result $result.
func (op PadOp) Result() *ir.Value { return op.Op().Result(0) }

// Region is the region $region.
func (op PadOp) Region() *ir.Region { return op.Op().Region(0) }

// PadAdaptor has the converted operands of a [PadOp] during a conversion.
type PadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PadOp].
func (PadAdaptor[T]) For(PadOp) {}

// Source returns the converted operand $source.
func (a PadAdaptor[T]) Source() T { return a.At(0) }

// Low returns the converted operand $low.
func (a PadAdaptor[T]) Low() []T { return a.Segment(1) }

// High returns the converted operand $high.
func (a PadAdaptor[T]) High() []T { return a.Segment(2) }

// NewPad creates the operation tensor.pad at the builder's insertion point.
func NewPad(b *ir.Builder, resultType ir.Type, source *ir.Value, low []*ir.Value, high []*ir.Value, staticLow []int64, staticHigh []int64) PadOp {
	c := b.Context()
	st := ir.OperationState{Def: Pad, InherentAttrs: []ir.Attribute{slotPadStaticLow: ir.NewDenseI64ArrayAttr(c, staticLow...), slotPadStaticHigh: ir.NewDenseI64ArrayAttr(c, staticHigh...)}, Results: []ir.Type{resultType}}
	var segments [3]int32
	segments[0] = 1
	st.Operands = append(st.Operands, source)
	st.Operands = append(st.Operands, low...)
	segments[1] = int32(len(low))
	st.Operands = append(st.Operands, high...)
	segments[2] = int32(len(high))
	st.SetInherentAttr(slotPadOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[PadOp](b.Create(&st))
}

var kindRankedTensorType = asm.TypeKind{Name: "builtin.tensor", Is: asm.IsType[*ir.RankedTensorType]}
var kindTensorType = asm.TypeKind{Name: "", Is: asm.IsType[ir.TensorType]}
