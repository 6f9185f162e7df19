// Code generated from the specification of dialect vector. DO NOT EDIT.

package vector

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

// Dialect is the vector dialect: vectors of any number of dimensions.
var Dialect = &ir.Dialect{
	Name:                "vector",
	Ops:                 []*ir.OpDef{Extract, Insert, ToElements, FromElements, ScalableInsert, ScalableExtract, InsertStridedSlice, ExtractStridedSlice, Shuffle, Interleave, Deinterleave, Broadcast, Transpose, ShapeCast, BitCast, TypeCast, Contraction, Reduction, MultiDimReduction, OuterProduct, FMA, Scan, TransferRead, TransferWrite, Load, Store, MaskedLoad, MaskedStore, Gather, Scatter, ExpandLoad, CompressStore, ConstantMask, CreateMask, Mask, Yield, Print, VectorScale, Step},
	Attrs:               []*ir.AttrDef{CombiningKindAttrDef, IteratorTypeAttrDef, PrintPunctuationAttrDef},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// CombiningKind is an enumeration: Kind of combining function for contractions and reductions.
type CombiningKind uint32

// The cases of CombiningKind.
const (
	CombiningKindAdd      CombiningKind = 0
	CombiningKindMul      CombiningKind = 1
	CombiningKindMinUI    CombiningKind = 2
	CombiningKindMinSI    CombiningKind = 3
	CombiningKindMinNumF  CombiningKind = 4
	CombiningKindMaxUI    CombiningKind = 5
	CombiningKindMaxSI    CombiningKind = 6
	CombiningKindMaxNumF  CombiningKind = 7
	CombiningKindAnd      CombiningKind = 8
	CombiningKindOr       CombiningKind = 9
	CombiningKindXor      CombiningKind = 10
	CombiningKindMaximumF CombiningKind = 12
	CombiningKindMinimumF CombiningKind = 11
)

// CombiningKindEnum has the texts of the cases of CombiningKind.
var CombiningKindEnum = asm.Enum{
	Summary: "Kind of combining function for contractions and reductions",
	Cpp:     "::mlir::vector::CombiningKind",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "add", Value: 0},
		{Text: "mul", Value: 1},
		{Text: "minui", Value: 2},
		{Text: "minsi", Value: 3},
		{Text: "minnumf", Value: 4},
		{Text: "maxui", Value: 5},
		{Text: "maxsi", Value: 6},
		{Text: "maxnumf", Value: 7},
		{Text: "and", Value: 8},
		{Text: "or", Value: 9},
		{Text: "xor", Value: 10},
		{Text: "maximumf", Value: 12},
		{Text: "minimumf", Value: 11},
	},
}

// IsCombiningKind is the constraint for integers that represent a case of CombiningKind.
var IsCombiningKind = asm.EnumConstraint(&CombiningKindEnum)

// String returns the text of the case.
func (v CombiningKind) String() string { return CombiningKindEnum.String(uint64(v)) }

// ParseCombiningKind returns the case with the given text, and whether there is one.
func ParseCombiningKind(text string) (CombiningKind, bool) {
	v, ok := CombiningKindEnum.Lookup(text)
	return CombiningKind(v), ok
}

// IteratorType is an enumeration: Iterator type.
type IteratorType uint32

// The cases of IteratorType.
const (
	IteratorTypeParallel  IteratorType = 0
	IteratorTypeReduction IteratorType = 1
)

// IteratorTypeEnum has the texts of the cases of IteratorType.
var IteratorTypeEnum = asm.Enum{
	Summary: "Iterator type",
	Cpp:     "::mlir::vector::IteratorType",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "parallel", Value: 0},
		{Text: "reduction", Value: 1},
	},
}

// IsIteratorType is the constraint for integers that represent a case of IteratorType.
var IsIteratorType = asm.EnumConstraint(&IteratorTypeEnum)

// String returns the text of the case.
func (v IteratorType) String() string { return IteratorTypeEnum.String(uint64(v)) }

// ParseIteratorType returns the case with the given text, and whether there is one.
func ParseIteratorType(text string) (IteratorType, bool) {
	v, ok := IteratorTypeEnum.Lookup(text)
	return IteratorType(v), ok
}

// PrintPunctuation is an enumeration: Punctuation for separating vectors or vector elements.
type PrintPunctuation uint32

// The cases of PrintPunctuation.
const (
	PunctuationNone    PrintPunctuation = 0
	PunctuationNewline PrintPunctuation = 1
	PunctuationComma   PrintPunctuation = 2
	PunctuationOpen    PrintPunctuation = 3
	PunctuationClose   PrintPunctuation = 4
)

// PrintPunctuationEnum has the texts of the cases of PrintPunctuation.
var PrintPunctuationEnum = asm.Enum{
	Summary: "Punctuation for separating vectors or vector elements",
	Cpp:     "::mlir::vector::PrintPunctuation",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "no_punctuation", Value: 0},
		{Text: "newline", Value: 1},
		{Text: "comma", Value: 2},
		{Text: "open", Value: 3},
		{Text: "close", Value: 4},
	},
}

// IsPrintPunctuation is the constraint for integers that represent a case of PrintPunctuation.
var IsPrintPunctuation = asm.EnumConstraint(&PrintPunctuationEnum)

// String returns the text of the case.
func (v PrintPunctuation) String() string { return PrintPunctuationEnum.String(uint64(v)) }

// ParsePrintPunctuation returns the case with the given text, and whether there is one.
func ParsePrintPunctuation(text string) (PrintPunctuation, bool) {
	v, ok := PrintPunctuationEnum.Lookup(text)
	return PrintPunctuation(v), ok
}

// CombiningKindAttr is #vector.kind: Kind of combining function for contractions and reductions.
type CombiningKindAttr struct {
	ir.AttrBase
	value CombiningKind
}

// CombiningKindAttrDef is the definition of CombiningKindAttr.
var CombiningKindAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "vector",
	Mnemonic:   "kind",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxCombiningKindAttr{})},
})

// IsCombiningKindAttr is the constraint for CombiningKindAttr.
var IsCombiningKindAttr = &ir.AttrConstraint{Summary: "Kind of combining function for contractions and reductions", Match: asm.IsAttr[*CombiningKindAttr]}

// NewCombiningKindAttr returns the attribute with the given parameters.
func NewCombiningKindAttr(c *ir.Context, value CombiningKind) *CombiningKindAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(CombiningKindAttrDef, k); v != nil {
		return v.(*CombiningKindAttr)
	}
	return c.InternAttr(CombiningKindAttrDef, k, &CombiningKindAttr{value: value}).(*CombiningKindAttr)
}

// Value is the parameter value.
func (v *CombiningKindAttr) Value() CombiningKind { return v.value }

// syntaxCombiningKindAttr parses and prints CombiningKindAttr.
type syntaxCombiningKindAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxCombiningKindAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value CombiningKind
	p.Want(asm.Less)
	if !p.Failed() {
		value = CombiningKind(p.EnumAttrValue(&CombiningKindEnum))
		p.EndParam("Vector_CombiningKindAttr", "value", "::mlir::vector::CombiningKind")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewCombiningKindAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxCombiningKindAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*CombiningKindAttr)
	p.Str("<")
	p.EnumAttrValue(&CombiningKindEnum, uint64(v.value))
	p.Str(">")
}

// IteratorTypeAttr is #vector.iterator_type: Iterator type.
type IteratorTypeAttr struct {
	ir.AttrBase
	value IteratorType
}

// IteratorTypeAttrDef is the definition of IteratorTypeAttr.
var IteratorTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "vector",
	Mnemonic:   "iterator_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxIteratorTypeAttr{})},
})

// IsIteratorTypeAttr is the constraint for IteratorTypeAttr.
var IsIteratorTypeAttr = &ir.AttrConstraint{Summary: "Iterator type", Match: asm.IsAttr[*IteratorTypeAttr]}

// NewIteratorTypeAttr returns the attribute with the given parameters.
func NewIteratorTypeAttr(c *ir.Context, value IteratorType) *IteratorTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(IteratorTypeAttrDef, k); v != nil {
		return v.(*IteratorTypeAttr)
	}
	return c.InternAttr(IteratorTypeAttrDef, k, &IteratorTypeAttr{value: value}).(*IteratorTypeAttr)
}

// Value is the parameter value.
func (v *IteratorTypeAttr) Value() IteratorType { return v.value }

// syntaxIteratorTypeAttr parses and prints IteratorTypeAttr.
type syntaxIteratorTypeAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxIteratorTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value IteratorType
	p.Want(asm.Less)
	if !p.Failed() {
		value = IteratorType(p.EnumAttrValue(&IteratorTypeEnum))
		p.EndParam("Vector_IteratorTypeEnum", "value", "::mlir::vector::IteratorType")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewIteratorTypeAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxIteratorTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*IteratorTypeAttr)
	p.Str("<")
	p.EnumAttrValue(&IteratorTypeEnum, uint64(v.value))
	p.Str(">")
}

// PrintPunctuationAttr is #vector.punctuation: Punctuation for separating vectors or vector elements.
type PrintPunctuationAttr struct {
	ir.AttrBase
	value PrintPunctuation
}

// PrintPunctuationAttrDef is the definition of PrintPunctuationAttr.
var PrintPunctuationAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "vector",
	Mnemonic:   "punctuation",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxPrintPunctuationAttr{})},
})

// IsPrintPunctuationAttr is the constraint for PrintPunctuationAttr.
var IsPrintPunctuationAttr = &ir.AttrConstraint{Summary: "Punctuation for separating vectors or vector elements", Match: asm.IsAttr[*PrintPunctuationAttr]}

// NewPrintPunctuationAttr returns the attribute with the given parameters.
func NewPrintPunctuationAttr(c *ir.Context, value PrintPunctuation) *PrintPunctuationAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(PrintPunctuationAttrDef, k); v != nil {
		return v.(*PrintPunctuationAttr)
	}
	return c.InternAttr(PrintPunctuationAttrDef, k, &PrintPunctuationAttr{value: value}).(*PrintPunctuationAttr)
}

// Value is the parameter value.
func (v *PrintPunctuationAttr) Value() PrintPunctuation { return v.value }

// syntaxPrintPunctuationAttr parses and prints PrintPunctuationAttr.
type syntaxPrintPunctuationAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxPrintPunctuationAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value PrintPunctuation
	p.Want(asm.Less)
	if !p.Failed() {
		value = PrintPunctuation(p.EnumAttrValue(&PrintPunctuationEnum))
		p.EndParam("Vector_PrintPunctuation", "value", "::mlir::vector::PrintPunctuation")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewPrintPunctuationAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxPrintPunctuationAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*PrintPunctuationAttr)
	p.Str("<")
	p.EnumAttrValue(&PrintPunctuationEnum, uint64(v.value))
	p.Str(">")
}

// formatExtract is the assembly format of [Extract].
var formatExtract = asm.OpFormat{
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
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "from"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Extract is the operation vector.extract: an element of a vector, or a vector of its last dimensions.
var Extract = &ir.OpDef{
	Name:      "vector.extract",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("operand and result have same element type", sameElem0)},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfAnyRank},
		{Name: "dynamic_position", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "static_position", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtract)},
	View:       ir.ViewOf[ExtractOp],
}

// ExtractOp is the view of an operation vector.extract.
type ExtractOp struct{ ir.View }

// Def returns [Extract].
func (ExtractOp) Def() *ir.OpDef { return Extract }

// The slots of the inherent attributes of [Extract].
const (
	slotExtractStaticPosition = 0
)

// Verify checks what the definition cannot express.
func (op ExtractOp) Verify() *diag.Diagnostic { return verifyExtract(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ExtractOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtract(op.Op(), constants)
}

// InferResults computes the result types; see [ir.InferTypeOp].
func (ExtractOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferExtract(st)
}

// CompatibleResults reports whether results may have other types than the inferred ones.
func (ExtractOp) CompatibleResults(inferred, actual []ir.Type) bool {
	return compatibleExtract(inferred, actual)
}

// Source is the operand $source.
func (op ExtractOp) Source() *ir.Value { return op.Op().Operand(0) }

// DynamicPosition are the operands $dynamic_position.
func (op ExtractOp) DynamicPosition() ir.ValueRange { return op.Op().OperandsAt(1) }

// StaticPosition is the attribute $static_position.
func (op ExtractOp) StaticPosition() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotExtractStaticPosition).(*ir.DenseArrayAttr))
}

// SetStaticPosition sets the attribute $static_position.
func (op ExtractOp) SetStaticPosition(v []int64) ExtractOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExtractStaticPosition, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op ExtractOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractAdaptor has the converted operands of a [ExtractOp] during a conversion.
type ExtractAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractOp].
func (ExtractAdaptor[T]) For(ExtractOp) {}

// Source returns the converted operand $source.
func (a ExtractAdaptor[T]) Source() T { return a.At(0) }

// DynamicPosition returns the converted operand $dynamic_position.
func (a ExtractAdaptor[T]) DynamicPosition() []T { return a.Segment(1) }

// NewExtract creates the operation vector.extract at the builder's insertion point.
func NewExtract(b *ir.Builder, source *ir.Value, dynamicPosition []*ir.Value, staticPosition []int64) ExtractOp {
	c := b.Context()
	st := ir.OperationState{Def: Extract, InherentAttrs: []ir.Attribute{slotExtractStaticPosition: ir.NewDenseI64ArrayAttr(c, staticPosition...)}}
	st.Operands = append(st.Operands, source)
	st.Operands = append(st.Operands, dynamicPosition...)
	return ir.Cast[ExtractOp](b.Create(&st))
}

// formatInsert is the assembly format of [Insert].
var formatInsert = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
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
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}},
	},
	Elided: 1 << 0,
}

// Insert is the operation vector.insert: a vector with another element, or another vector in its last dimensions.
var Insert = &ir.OpDef{
	Name:      "vector.insert",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("source operand and result have same element type", sameElem0), constraint.AllTypesMatch(constraint.Operand(1), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "valueToStore", Constraint: constraint.AnyType},
		{Name: "dest", Constraint: constraint.AnyVectorOfAnyRank},
		{Name: "dynamic_position", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "static_position", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsert)},
	View:       ir.ViewOf[InsertOp],
}

// InsertOp is the view of an operation vector.insert.
type InsertOp struct{ ir.View }

// Def returns [Insert].
func (InsertOp) Def() *ir.OpDef { return Insert }

// The slots of the inherent attributes of [Insert].
const (
	slotInsertStaticPosition = 0
)

// Verify checks what the definition cannot express.
func (op InsertOp) Verify() *diag.Diagnostic { return verifyInsert(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op InsertOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldInsert(op.Op(), constants)
}

// ValueToStore is the operand $valueToStore.
func (op InsertOp) ValueToStore() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op InsertOp) Dest() *ir.Value { return op.Op().Operand(1) }

// DynamicPosition are the operands $dynamic_position.
func (op InsertOp) DynamicPosition() ir.ValueRange { return op.Op().OperandsAt(2) }

// StaticPosition is the attribute $static_position.
func (op InsertOp) StaticPosition() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotInsertStaticPosition).(*ir.DenseArrayAttr))
}

// SetStaticPosition sets the attribute $static_position.
func (op InsertOp) SetStaticPosition(v []int64) InsertOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInsertStaticPosition, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op InsertOp) Result() *ir.Value { return op.Op().Result(0) }

// InsertAdaptor has the converted operands of a [InsertOp] during a conversion.
type InsertAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InsertOp].
func (InsertAdaptor[T]) For(InsertOp) {}

// ValueToStore returns the converted operand $valueToStore.
func (a InsertAdaptor[T]) ValueToStore() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a InsertAdaptor[T]) Dest() T { return a.At(1) }

// DynamicPosition returns the converted operand $dynamic_position.
func (a InsertAdaptor[T]) DynamicPosition() []T { return a.Segment(2) }

// NewInsert creates the operation vector.insert at the builder's insertion point.
func NewInsert(b *ir.Builder, valueToStore *ir.Value, dest *ir.Value, dynamicPosition []*ir.Value, staticPosition []int64) InsertOp {
	c := b.Context()
	st := ir.OperationState{Def: Insert, InherentAttrs: []ir.Attribute{slotInsertStaticPosition: ir.NewDenseI64ArrayAttr(c, staticPosition...)}, Results: []ir.Type{dest.Type()}}
	st.Operands = append(st.Operands, valueToStore, dest)
	st.Operands = append(st.Operands, dynamicPosition...)
	return ir.Cast[InsertOp](b.Create(&st))
}

// formatToElements is the assembly format of [ToElements].
var formatToElements = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
}

// ToElements is the operation vector.to_elements: all elements of a vector.
var ToElements = &ir.OpDef{
	Name:      "vector.to_elements",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("shaped type 'source' matches 'elements' element count and types", toElementsMatch)},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Results: []ir.ValueDef{
		{Name: "elements", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatToElements)},
	View:       ir.ViewOf[ToElementsOp],
}

// ToElementsOp is the view of an operation vector.to_elements.
type ToElementsOp struct{ ir.View }

// Def returns [ToElements].
func (ToElementsOp) Def() *ir.OpDef { return ToElements }

// Fold folds the operation; see [ir.FoldOp].
func (op ToElementsOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldToElements(op.Op(), constants)
}

// InferResults computes the result types; see [ir.InferTypeOp].
func (ToElementsOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferToElements(st)
}

// Source is the operand $source.
func (op ToElementsOp) Source() *ir.Value { return op.Op().Operand(0) }

// Elements are the results $elements.
func (op ToElementsOp) Elements() ir.ValueRange { return op.Op().ResultsAt(0) }

// ToElementsAdaptor has the converted operands of a [ToElementsOp] during a conversion.
type ToElementsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ToElementsOp].
func (ToElementsAdaptor[T]) For(ToElementsOp) {}

// Source returns the converted operand $source.
func (a ToElementsAdaptor[T]) Source() T { return a.At(0) }

// NewToElements creates the operation vector.to_elements at the builder's insertion point.
func NewToElements(b *ir.Builder, source *ir.Value) ToElementsOp {
	st := ir.OperationState{Def: ToElements, Operands: []*ir.Value{source}}
	return ir.Cast[ToElementsOp](b.Create(&st))
}

// formatFromElements is the assembly format of [FromElements].
var formatFromElements = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, MapList: elementTypes},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FromElements is the operation vector.from_elements: a vector of given elements.
var FromElements = &ir.OpDef{
	Name:      "vector.from_elements",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("shaped type 'dest' matches 'elements' element count and types", fromElementsMatch)},
	Operands: []ir.ValueDef{
		{Name: "elements", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: constraint.AnyFixedVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFromElements)},
	View:       ir.ViewOf[FromElementsOp],
}

// FromElementsOp is the view of an operation vector.from_elements.
type FromElementsOp struct{ ir.View }

// Def returns [FromElements].
func (FromElementsOp) Def() *ir.OpDef { return FromElements }

// Fold folds the operation; see [ir.FoldOp].
func (op FromElementsOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFromElements(op.Op(), constants)
}

// Elements are the operands $elements.
func (op FromElementsOp) Elements() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result $dest.
func (op FromElementsOp) Result() *ir.Value { return op.Op().Result(0) }

// FromElementsAdaptor has the converted operands of a [FromElementsOp] during a conversion.
type FromElementsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FromElementsOp].
func (FromElementsAdaptor[T]) For(FromElementsOp) {}

// Elements returns the converted operand $elements.
func (a FromElementsAdaptor[T]) Elements() []T { return a.Segment(0) }

// NewFromElements creates the operation vector.from_elements at the builder's insertion point.
func NewFromElements(b *ir.Builder, resultType ir.Type, elements ...*ir.Value) FromElementsOp {
	st := ir.OperationState{Def: FromElements, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, elements...)
	return ir.Cast[FromElementsOp](b.Create(&st))
}

// formatScalableInsert is the assembly format of [ScalableInsert].
var formatScalableInsert = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}},
	},
	Elided: 1 << 0,
}

// ScalableInsert is the operation vector.scalable.insert: a scalable vector with a part replaced by another vector.
var ScalableInsert = &ir.OpDef{
	Name:      "vector.scalable.insert",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllElementTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.AllTypesMatch(constraint.Operand(1), constraint.Result(0)), constraint.PredOpTrait("position is a multiple of the source length.", scalableInsertAligned)},
	Operands: []ir.ValueDef{
		{Name: "valueToStore", Constraint: vector1D},
		{Name: "dest", Constraint: scalableVector1D},
	},
	Attrs: []ir.AttrSlot{
		{Name: "pos", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: scalableVector1D},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScalableInsert)},
	View:       ir.ViewOf[ScalableInsertOp],
}

// ScalableInsertOp is the view of an operation vector.scalable.insert.
type ScalableInsertOp struct{ ir.View }

// Def returns [ScalableInsert].
func (ScalableInsertOp) Def() *ir.OpDef { return ScalableInsert }

// The slots of the inherent attributes of [ScalableInsert].
const (
	slotScalableInsertPos = 0
)

// ValueToStore is the operand $valueToStore.
func (op ScalableInsertOp) ValueToStore() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op ScalableInsertOp) Dest() *ir.Value { return op.Op().Operand(1) }

// Pos is the attribute $pos.
func (op ScalableInsertOp) Pos() int64 {
	return int64(op.Op().InherentAttr(slotScalableInsertPos).(*ir.IntegerAttr).Int())
}

// SetPos sets the attribute $pos.
func (op ScalableInsertOp) SetPos(v int64) ScalableInsertOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScalableInsertPos, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op ScalableInsertOp) Result() *ir.Value { return op.Op().Result(0) }

// ScalableInsertAdaptor has the converted operands of a [ScalableInsertOp] during a conversion.
type ScalableInsertAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScalableInsertOp].
func (ScalableInsertAdaptor[T]) For(ScalableInsertOp) {}

// ValueToStore returns the converted operand $valueToStore.
func (a ScalableInsertAdaptor[T]) ValueToStore() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a ScalableInsertAdaptor[T]) Dest() T { return a.At(1) }

// NewScalableInsert creates the operation vector.scalable.insert at the builder's insertion point.
func NewScalableInsert(b *ir.Builder, valueToStore *ir.Value, dest *ir.Value, pos int64) ScalableInsertOp {
	c := b.Context()
	st := ir.OperationState{Def: ScalableInsert, Operands: []*ir.Value{valueToStore, dest}, InherentAttrs: []ir.Attribute{slotScalableInsertPos: ir.NewIntegerAttr(asm.BuildI64(c), int64(pos))}, Results: []ir.Type{dest.Type()}}
	return ir.Cast[ScalableInsertOp](b.Create(&st))
}

// formatScalableExtract is the assembly format of [ScalableExtract].
var formatScalableExtract = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "from"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ScalableExtract is the operation vector.scalable.extract: a part of a scalable vector.
var ScalableExtract = &ir.OpDef{
	Name:      "vector.scalable.extract",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllElementTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.PredOpTrait("position is a multiple of the result length.", scalableExtractAligned)},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: scalableVector1D},
	},
	Attrs: []ir.AttrSlot{
		{Name: "pos", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: vector1D},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScalableExtract)},
	View:       ir.ViewOf[ScalableExtractOp],
}

// ScalableExtractOp is the view of an operation vector.scalable.extract.
type ScalableExtractOp struct{ ir.View }

// Def returns [ScalableExtract].
func (ScalableExtractOp) Def() *ir.OpDef { return ScalableExtract }

// The slots of the inherent attributes of [ScalableExtract].
const (
	slotScalableExtractPos = 0
)

// Source is the operand $source.
func (op ScalableExtractOp) Source() *ir.Value { return op.Op().Operand(0) }

// Pos is the attribute $pos.
func (op ScalableExtractOp) Pos() int64 {
	return int64(op.Op().InherentAttr(slotScalableExtractPos).(*ir.IntegerAttr).Int())
}

// SetPos sets the attribute $pos.
func (op ScalableExtractOp) SetPos(v int64) ScalableExtractOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScalableExtractPos, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op ScalableExtractOp) Result() *ir.Value { return op.Op().Result(0) }

// ScalableExtractAdaptor has the converted operands of a [ScalableExtractOp] during a conversion.
type ScalableExtractAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScalableExtractOp].
func (ScalableExtractAdaptor[T]) For(ScalableExtractOp) {}

// Source returns the converted operand $source.
func (a ScalableExtractAdaptor[T]) Source() T { return a.At(0) }

// NewScalableExtract creates the operation vector.scalable.extract at the builder's insertion point.
func NewScalableExtract(b *ir.Builder, resultType ir.Type, source *ir.Value, pos int64) ScalableExtractOp {
	c := b.Context()
	st := ir.OperationState{Def: ScalableExtract, Operands: []*ir.Value{source}, InherentAttrs: []ir.Attribute{slotScalableExtractPos: ir.NewIntegerAttr(asm.BuildI64(c), int64(pos))}, Results: []ir.Type{resultType}}
	return ir.Cast[ScalableExtractOp](b.Create(&st))
}

// formatInsertStridedSlice is the assembly format of [InsertStridedSlice].
var formatInsertStridedSlice = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}},
	},
}

// InsertStridedSlice is the operation vector.insert_strided_slice: a vector with another one at an offset in each dimension.
var InsertStridedSlice = &ir.OpDef{
	Name:      "vector.insert_strided_slice",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("operand #0 and result have same element type", sameElem0), constraint.AllTypesMatch(constraint.Operand(1), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "valueToStore", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "dest", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "offsets", Constraint: constraint.I64ArrayAttr},
		{Name: "strides", Constraint: constraint.I64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsertStridedSlice)},
	View:       ir.ViewOf[InsertStridedSliceOp],
}

// InsertStridedSliceOp is the view of an operation vector.insert_strided_slice.
type InsertStridedSliceOp struct{ ir.View }

// Def returns [InsertStridedSlice].
func (InsertStridedSliceOp) Def() *ir.OpDef { return InsertStridedSlice }

// The slots of the inherent attributes of [InsertStridedSlice].
const (
	slotInsertStridedSliceOffsets = 0
	slotInsertStridedSliceStrides = 1
)

// Verify checks what the definition cannot express.
func (op InsertStridedSliceOp) Verify() *diag.Diagnostic { return verifyInsertStridedSlice(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op InsertStridedSliceOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldInsertStridedSlice(op.Op(), constants)
}

// ValueToStore is the operand $valueToStore.
func (op InsertStridedSliceOp) ValueToStore() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op InsertStridedSliceOp) Dest() *ir.Value { return op.Op().Operand(1) }

// Offsets is the attribute $offsets.
func (op InsertStridedSliceOp) Offsets() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotInsertStridedSliceOffsets).(*ir.ArrayAttr)
	return v
}

// SetOffsets sets the attribute $offsets.
func (op InsertStridedSliceOp) SetOffsets(v *ir.ArrayAttr) InsertStridedSliceOp {
	op.Op().SetInherentAttr(slotInsertStridedSliceOffsets, v)
	return op
}

// Strides is the attribute $strides.
func (op InsertStridedSliceOp) Strides() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotInsertStridedSliceStrides).(*ir.ArrayAttr)
	return v
}

// SetStrides sets the attribute $strides.
func (op InsertStridedSliceOp) SetStrides(v *ir.ArrayAttr) InsertStridedSliceOp {
	op.Op().SetInherentAttr(slotInsertStridedSliceStrides, v)
	return op
}

// Result is the result $result.
func (op InsertStridedSliceOp) Result() *ir.Value { return op.Op().Result(0) }

// InsertStridedSliceAdaptor has the converted operands of a [InsertStridedSliceOp] during a conversion.
type InsertStridedSliceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InsertStridedSliceOp].
func (InsertStridedSliceAdaptor[T]) For(InsertStridedSliceOp) {}

// ValueToStore returns the converted operand $valueToStore.
func (a InsertStridedSliceAdaptor[T]) ValueToStore() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a InsertStridedSliceAdaptor[T]) Dest() T { return a.At(1) }

// NewInsertStridedSlice creates the operation vector.insert_strided_slice at the builder's insertion point.
func NewInsertStridedSlice(b *ir.Builder, valueToStore *ir.Value, dest *ir.Value, offsets *ir.ArrayAttr, strides *ir.ArrayAttr) InsertStridedSliceOp {
	st := ir.OperationState{Def: InsertStridedSlice, Operands: []*ir.Value{valueToStore, dest}, InherentAttrs: []ir.Attribute{slotInsertStridedSliceOffsets: offsets, slotInsertStridedSliceStrides: strides}, Results: []ir.Type{dest.Type()}}
	return ir.Cast[InsertStridedSliceOp](b.Create(&st))
}

// formatExtractStridedSlice is the assembly format of [ExtractStridedSlice].
var formatExtractStridedSlice = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
}

// ExtractStridedSlice is the operation vector.extract_strided_slice: the part of a vector at an offset in each dimension.
var ExtractStridedSlice = &ir.OpDef{
	Name:      "vector.extract_strided_slice",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("operand and result have same element type", sameElem0)},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "offsets", Constraint: constraint.I64ArrayAttr},
		{Name: "sizes", Constraint: constraint.I64ArrayAttr},
		{Name: "strides", Constraint: constraint.I64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractStridedSlice)},
	View:       ir.ViewOf[ExtractStridedSliceOp],
}

// ExtractStridedSliceOp is the view of an operation vector.extract_strided_slice.
type ExtractStridedSliceOp struct{ ir.View }

// Def returns [ExtractStridedSlice].
func (ExtractStridedSliceOp) Def() *ir.OpDef { return ExtractStridedSlice }

// The slots of the inherent attributes of [ExtractStridedSlice].
const (
	slotExtractStridedSliceOffsets = 0
	slotExtractStridedSliceSizes   = 1
	slotExtractStridedSliceStrides = 2
)

// Verify checks what the definition cannot express.
func (op ExtractStridedSliceOp) Verify() *diag.Diagnostic { return verifyExtractStridedSlice(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ExtractStridedSliceOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtractStridedSlice(op.Op(), constants)
}

// Source is the operand $source.
func (op ExtractStridedSliceOp) Source() *ir.Value { return op.Op().Operand(0) }

// Offsets is the attribute $offsets.
func (op ExtractStridedSliceOp) Offsets() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotExtractStridedSliceOffsets).(*ir.ArrayAttr)
	return v
}

// SetOffsets sets the attribute $offsets.
func (op ExtractStridedSliceOp) SetOffsets(v *ir.ArrayAttr) ExtractStridedSliceOp {
	op.Op().SetInherentAttr(slotExtractStridedSliceOffsets, v)
	return op
}

// Sizes is the attribute $sizes.
func (op ExtractStridedSliceOp) Sizes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotExtractStridedSliceSizes).(*ir.ArrayAttr)
	return v
}

// SetSizes sets the attribute $sizes.
func (op ExtractStridedSliceOp) SetSizes(v *ir.ArrayAttr) ExtractStridedSliceOp {
	op.Op().SetInherentAttr(slotExtractStridedSliceSizes, v)
	return op
}

// Strides is the attribute $strides.
func (op ExtractStridedSliceOp) Strides() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotExtractStridedSliceStrides).(*ir.ArrayAttr)
	return v
}

// SetStrides sets the attribute $strides.
func (op ExtractStridedSliceOp) SetStrides(v *ir.ArrayAttr) ExtractStridedSliceOp {
	op.Op().SetInherentAttr(slotExtractStridedSliceStrides, v)
	return op
}

// Result is the result.
func (op ExtractStridedSliceOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractStridedSliceAdaptor has the converted operands of a [ExtractStridedSliceOp] during a conversion.
type ExtractStridedSliceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractStridedSliceOp].
func (ExtractStridedSliceAdaptor[T]) For(ExtractStridedSliceOp) {}

// Source returns the converted operand $source.
func (a ExtractStridedSliceAdaptor[T]) Source() T { return a.At(0) }

// NewExtractStridedSlice creates the operation vector.extract_strided_slice at the builder's insertion point.
func NewExtractStridedSlice(b *ir.Builder, resultType ir.Type, source *ir.Value, offsets *ir.ArrayAttr, sizes *ir.ArrayAttr, strides *ir.ArrayAttr) ExtractStridedSliceOp {
	st := ir.OperationState{Def: ExtractStridedSlice, Operands: []*ir.Value{source}, InherentAttrs: []ir.Attribute{slotExtractStridedSliceOffsets: offsets, slotExtractStridedSliceSizes: sizes, slotExtractStridedSliceStrides: strides}, Results: []ir.Type{resultType}}
	return ir.Cast[ExtractStridedSliceOp](b.Create(&st))
}

// formatShuffle is the assembly format of [Shuffle].
var formatShuffle = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllOperandsElement, Space: true},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	InferResults:    true,
	Elided:          1 << 0,
}

// Shuffle is the operation vector.shuffle: parts of two vectors, by their numbers.
var Shuffle = &ir.OpDef{
	Name:      "vector.shuffle",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("first operand v1 and result have same element type", sameElem0), constraint.PredOpTrait("second operand v2 and result have same element type", sameElem1)},
	Operands: []ir.ValueDef{
		{Name: "v1", Constraint: constraint.AnyFixedVectorOfAnyRank},
		{Name: "v2", Constraint: constraint.AnyFixedVectorOfAnyRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "mask", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "vector", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShuffle)},
	View:       ir.ViewOf[ShuffleOp],
}

// ShuffleOp is the view of an operation vector.shuffle.
type ShuffleOp struct{ ir.View }

// Def returns [Shuffle].
func (ShuffleOp) Def() *ir.OpDef { return Shuffle }

// The slots of the inherent attributes of [Shuffle].
const (
	slotShuffleMask = 0
)

// Verify checks what the definition cannot express.
func (op ShuffleOp) Verify() *diag.Diagnostic { return verifyShuffle(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ShuffleOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShuffle(op.Op(), constants)
}

// InferResults computes the result types; see [ir.InferTypeOp].
func (ShuffleOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferShuffle(st)
}

// V1 is the operand $v1.
func (op ShuffleOp) V1() *ir.Value { return op.Op().Operand(0) }

// V2 is the operand $v2.
func (op ShuffleOp) V2() *ir.Value { return op.Op().Operand(1) }

// Mask is the attribute $mask.
func (op ShuffleOp) Mask() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotShuffleMask).(*ir.DenseArrayAttr))
}

// SetMask sets the attribute $mask.
func (op ShuffleOp) SetMask(v []int64) ShuffleOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotShuffleMask, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $vector.
func (op ShuffleOp) Result() *ir.Value { return op.Op().Result(0) }

// ShuffleAdaptor has the converted operands of a [ShuffleOp] during a conversion.
type ShuffleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShuffleOp].
func (ShuffleAdaptor[T]) For(ShuffleOp) {}

// V1 returns the converted operand $v1.
func (a ShuffleAdaptor[T]) V1() T { return a.At(0) }

// V2 returns the converted operand $v2.
func (a ShuffleAdaptor[T]) V2() T { return a.At(1) }

// NewShuffle creates the operation vector.shuffle at the builder's insertion point.
func NewShuffle(b *ir.Builder, v1 *ir.Value, v2 *ir.Value, mask []int64) ShuffleOp {
	c := b.Context()
	st := ir.OperationState{Def: Shuffle, Operands: []*ir.Value{v1, v2}, InherentAttrs: []ir.Attribute{slotShuffleMask: ir.NewDenseI64ArrayAttr(c, mask...)}}
	return ir.Cast[ShuffleOp](b.Create(&st))
}

// formatInterleave is the assembly format of [Interleave].
var formatInterleave = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Interleave is the operation vector.interleave: a vector of the elements of two by turns.
var Interleave = &ir.OpDef{
	Name:      "vector.interleave",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.TypesMatchWith("type of 'result' is double the width of the inputs", constraint.Operand(0), constraint.Result(0), doubled)},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.AnyVectorOfAnyRank},
		{Name: "rhs", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInterleave)},
	View:       ir.ViewOf[InterleaveOp],
}

// InterleaveOp is the view of an operation vector.interleave.
type InterleaveOp struct{ ir.View }

// Def returns [Interleave].
func (InterleaveOp) Def() *ir.OpDef { return Interleave }

// Lhs is the operand $lhs.
func (op InterleaveOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op InterleaveOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op InterleaveOp) Result() *ir.Value { return op.Op().Result(0) }

// InterleaveAdaptor has the converted operands of a [InterleaveOp] during a conversion.
type InterleaveAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InterleaveOp].
func (InterleaveAdaptor[T]) For(InterleaveOp) {}

// Lhs returns the converted operand $lhs.
func (a InterleaveAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a InterleaveAdaptor[T]) Rhs() T { return a.At(1) }

// NewInterleave creates the operation vector.interleave at the builder's insertion point.
func NewInterleave(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) InterleaveOp {
	st := ir.OperationState{Def: Interleave, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{doubled(lhs.Type())}}
	return ir.Cast[InterleaveOp](b.Create(&st))
}

// formatDeinterleave is the assembly format of [Deinterleave].
var formatDeinterleave = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
}

// Deinterleave is the operation vector.deinterleave: the vectors of the elements with an even and with an odd number.
var Deinterleave = &ir.OpDef{
	Name:      "vector.deinterleave",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("the trailing dimension of the source vector has an even number of elements", evenElements), constraint.TypesMatchWith("the trailing dimension of the results is half the width of source trailing dimension", constraint.Operand(0), constraint.Result(0), halved), constraint.AllTypesMatch(constraint.Result(0), constraint.Result(1))},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Results: []ir.ValueDef{
		{Name: "res1", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "res2", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDeinterleave)},
	View:       ir.ViewOf[DeinterleaveOp],
}

// DeinterleaveOp is the view of an operation vector.deinterleave.
type DeinterleaveOp struct{ ir.View }

// Def returns [Deinterleave].
func (DeinterleaveOp) Def() *ir.OpDef { return Deinterleave }

// Source is the operand $source.
func (op DeinterleaveOp) Source() *ir.Value { return op.Op().Operand(0) }

// Res1 is the result $res1.
func (op DeinterleaveOp) Res1() *ir.Value { return op.Op().Result(0) }

// Res2 is the result $res2.
func (op DeinterleaveOp) Res2() *ir.Value { return op.Op().Result(1) }

// DeinterleaveAdaptor has the converted operands of a [DeinterleaveOp] during a conversion.
type DeinterleaveAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DeinterleaveOp].
func (DeinterleaveAdaptor[T]) For(DeinterleaveOp) {}

// Source returns the converted operand $source.
func (a DeinterleaveAdaptor[T]) Source() T { return a.At(0) }

// NewDeinterleave creates the operation vector.deinterleave at the builder's insertion point.
func NewDeinterleave(b *ir.Builder, res2Type ir.Type, source *ir.Value) DeinterleaveOp {
	st := ir.OperationState{Def: Deinterleave, Operands: []*ir.Value{source}, Results: []ir.Type{halved(source.Type()), res2Type}}
	return ir.Cast[DeinterleaveOp](b.Create(&st))
}

// formatBroadcast is the assembly format of [Broadcast].
var formatBroadcast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Broadcast is the operation vector.broadcast: a vector of copies of a scalar or of a vector of fewer dimensions.
var Broadcast = &ir.OpDef{
	Name:      "vector.broadcast",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("source operand and result have same element type", sameElem0)},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "vector", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBroadcast)},
	View:       ir.ViewOf[BroadcastOp],
}

// BroadcastOp is the view of an operation vector.broadcast.
type BroadcastOp struct{ ir.View }

// Def returns [Broadcast].
func (BroadcastOp) Def() *ir.OpDef { return Broadcast }

// Verify checks what the definition cannot express.
func (op BroadcastOp) Verify() *diag.Diagnostic { return verifyBroadcast(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op BroadcastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldBroadcast(op.Op(), constants)
}

// Source is the operand $source.
func (op BroadcastOp) Source() *ir.Value { return op.Op().Operand(0) }

// Result is the result $vector.
func (op BroadcastOp) Result() *ir.Value { return op.Op().Result(0) }

// BroadcastAdaptor has the converted operands of a [BroadcastOp] during a conversion.
type BroadcastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BroadcastOp].
func (BroadcastAdaptor[T]) For(BroadcastOp) {}

// Source returns the converted operand $source.
func (a BroadcastAdaptor[T]) Source() T { return a.At(0) }

// NewBroadcast creates the operation vector.broadcast at the builder's insertion point.
func NewBroadcast(b *ir.Builder, resultType ir.Type, source *ir.Value) BroadcastOp {
	st := ir.OperationState{Def: Broadcast, Operands: []*ir.Value{source}, Results: []ir.Type{resultType}}
	return ir.Cast[BroadcastOp](b.Create(&st))
}

// formatTranspose is the assembly format of [Transpose].
var formatTranspose = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Transpose is the operation vector.transpose: a vector with its dimensions in another order.
var Transpose = &ir.OpDef{
	Name:      "vector.transpose",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("operand and result have same element type", sameElem0)},
	Operands: []ir.ValueDef{
		{Name: "vector", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "permutation", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTranspose)},
	View:       ir.ViewOf[TransposeOp],
}

// TransposeOp is the view of an operation vector.transpose.
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

// Vector is the operand $vector.
func (op TransposeOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Permutation is the attribute $permutation.
func (op TransposeOp) Permutation() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotTransposePermutation).(*ir.DenseArrayAttr))
}

// SetPermutation sets the attribute $permutation.
func (op TransposeOp) SetPermutation(v []int64) TransposeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTransposePermutation, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $result.
func (op TransposeOp) Result() *ir.Value { return op.Op().Result(0) }

// TransposeAdaptor has the converted operands of a [TransposeOp] during a conversion.
type TransposeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TransposeOp].
func (TransposeAdaptor[T]) For(TransposeOp) {}

// Vector returns the converted operand $vector.
func (a TransposeAdaptor[T]) Vector() T { return a.At(0) }

// NewTranspose creates the operation vector.transpose at the builder's insertion point.
func NewTranspose(b *ir.Builder, resultType ir.Type, vector *ir.Value, permutation []int64) TransposeOp {
	c := b.Context()
	st := ir.OperationState{Def: Transpose, Operands: []*ir.Value{vector}, InherentAttrs: []ir.Attribute{slotTransposePermutation: ir.NewDenseI64ArrayAttr(c, permutation...)}, Results: []ir.Type{resultType}}
	return ir.Cast[TransposeOp](b.Create(&st))
}

// formatShapeCast is the assembly format of [ShapeCast].
var formatShapeCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// ShapeCast is the operation vector.shape_cast: the elements in the same order in a vector of another shape.
var ShapeCast = &ir.OpDef{
	Name:   "vector.shape_cast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShapeCast)},
	View:       ir.ViewOf[ShapeCastOp],
}

// ShapeCastOp is the view of an operation vector.shape_cast.
type ShapeCastOp struct{ ir.View }

// Def returns [ShapeCast].
func (ShapeCastOp) Def() *ir.OpDef { return ShapeCast }

// Verify checks what the definition cannot express.
func (op ShapeCastOp) Verify() *diag.Diagnostic { return verifyShapeCast(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ShapeCastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShapeCast(op.Op(), constants)
}

// Source is the operand $source.
func (op ShapeCastOp) Source() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op ShapeCastOp) Result() *ir.Value { return op.Op().Result(0) }

// ShapeCastAdaptor has the converted operands of a [ShapeCastOp] during a conversion.
type ShapeCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShapeCastOp].
func (ShapeCastAdaptor[T]) For(ShapeCastOp) {}

// Source returns the converted operand $source.
func (a ShapeCastAdaptor[T]) Source() T { return a.At(0) }

// NewShapeCast creates the operation vector.shape_cast at the builder's insertion point.
func NewShapeCast(b *ir.Builder, resultType ir.Type, source *ir.Value) ShapeCastOp {
	st := ir.OperationState{Def: ShapeCast, Operands: []*ir.Value{source}, Results: []ir.Type{resultType}}
	return ir.Cast[ShapeCastOp](b.Create(&st))
}

// formatBitCast is the assembly format of [BitCast].
var formatBitCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// BitCast is the operation vector.bitcast: the bits of a vector as one of another element type.
var BitCast = &ir.OpDef{
	Name:      "vector.bitcast",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllRanksMatch(constraint.Operand(0), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitCast)},
	View:       ir.ViewOf[BitCastOp],
}

// BitCastOp is the view of an operation vector.bitcast.
type BitCastOp struct{ ir.View }

// Def returns [BitCast].
func (BitCastOp) Def() *ir.OpDef { return BitCast }

// Verify checks what the definition cannot express.
func (op BitCastOp) Verify() *diag.Diagnostic { return verifyBitCast(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op BitCastOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldBitCast(op.Op(), constants)
}

// Source is the operand $source.
func (op BitCastOp) Source() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op BitCastOp) Result() *ir.Value { return op.Op().Result(0) }

// BitCastAdaptor has the converted operands of a [BitCastOp] during a conversion.
type BitCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BitCastOp].
func (BitCastAdaptor[T]) For(BitCastOp) {}

// Source returns the converted operand $source.
func (a BitCastAdaptor[T]) Source() T { return a.At(0) }

// NewBitCast creates the operation vector.bitcast at the builder's insertion point.
func NewBitCast(b *ir.Builder, resultType ir.Type, source *ir.Value) BitCastOp {
	st := ir.OperationState{Def: BitCast, Operands: []*ir.Value{source}, Results: []ir.Type{resultType}}
	return ir.Cast[BitCastOp](b.Create(&st))
}

// formatTypeCast is the assembly format of [TypeCast].
var formatTypeCast = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindMemRefType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// TypeCast is the operation vector.type_cast: a memref of scalars as one of a vector.
var TypeCast = &ir.OpDef{
	Name:   "vector.type_cast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "memref", Constraint: constraint.AnyStaticShapeMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTypeCast)},
	View:       ir.ViewOf[TypeCastOp],
}

// TypeCastOp is the view of an operation vector.type_cast.
type TypeCastOp struct{ ir.View }

// Def returns [TypeCast].
func (TypeCastOp) Def() *ir.OpDef { return TypeCast }

// Verify checks what the definition cannot express.
func (op TypeCastOp) Verify() *diag.Diagnostic { return verifyTypeCast(op.Op()) }

// Memref is the operand $memref.
func (op TypeCastOp) Memref() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op TypeCastOp) Result() *ir.Value { return op.Op().Result(0) }

// TypeCastAdaptor has the converted operands of a [TypeCastOp] during a conversion.
type TypeCastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TypeCastOp].
func (TypeCastAdaptor[T]) For(TypeCastOp) {}

// Memref returns the converted operand $memref.
func (a TypeCastAdaptor[T]) Memref() T { return a.At(0) }

// NewTypeCast creates the operation vector.type_cast at the builder's insertion point.
func NewTypeCast(b *ir.Builder, resultType ir.Type, memref *ir.Value) TypeCastOp {
	st := ir.OperationState{Def: TypeCast, Operands: []*ir.Value{memref}, Results: []ir.Type{resultType}}
	return ir.Cast[TypeCastOp](b.Create(&st))
}

// Contraction is the operation vector.contract: sums of products of two vectors over some of their dimensions.
var Contraction = &ir.OpDef{
	Name:      "vector.contract",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("lhs and rhs have same element type", sameElemOperands), constraint.PredOpTrait("third operand acc and result have same element type", sameElem2)},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "rhs", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "acc", Constraint: constraint.AnyType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "indexing_maps", Constraint: constraint.ArrayAttr},
		{Name: "iterator_types", Constraint: iteratorTypeArray},
		{Name: "kind", Constraint: IsCombiningKindAttr, Default: func(c *ir.Context) ir.Attribute { return NewCombiningKindAttr(c, CombiningKindAdd) }},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(contractSyntax)},
	View:       ir.ViewOf[ContractionOp],
}

// ContractionOp is the view of an operation vector.contract.
type ContractionOp struct{ ir.View }

// Def returns [Contraction].
func (ContractionOp) Def() *ir.OpDef { return Contraction }

// The slots of the inherent attributes of [Contraction].
const (
	slotContractionIndexingMaps  = 0
	slotContractionIteratorTypes = 1
	slotContractionKind          = 2
)

// Verify checks what the definition cannot express.
func (op ContractionOp) Verify() *diag.Diagnostic { return verifyContract(op.Op()) }

// Lhs is the operand $lhs.
func (op ContractionOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ContractionOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Acc is the operand $acc.
func (op ContractionOp) Acc() *ir.Value { return op.Op().Operand(2) }

// IndexingMaps is the attribute $indexing_maps.
func (op ContractionOp) IndexingMaps() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotContractionIndexingMaps).(*ir.ArrayAttr)
	return v
}

// SetIndexingMaps sets the attribute $indexing_maps.
func (op ContractionOp) SetIndexingMaps(v *ir.ArrayAttr) ContractionOp {
	op.Op().SetInherentAttr(slotContractionIndexingMaps, v)
	return op
}

// IteratorTypes is the attribute $iterator_types.
func (op ContractionOp) IteratorTypes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotContractionIteratorTypes).(*ir.ArrayAttr)
	return v
}

// SetIteratorTypes sets the attribute $iterator_types.
func (op ContractionOp) SetIteratorTypes(v *ir.ArrayAttr) ContractionOp {
	op.Op().SetInherentAttr(slotContractionIteratorTypes, v)
	return op
}

// Kind is the attribute $kind, CombiningKindAdd if it is absent.
func (op ContractionOp) Kind() CombiningKind {
	if v, ok := op.Op().InherentAttr(slotContractionKind).(*CombiningKindAttr); ok {
		return v.Value()
	}
	return CombiningKindAdd
}

// SetKind sets the attribute $kind.
func (op ContractionOp) SetKind(v CombiningKind) ContractionOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotContractionKind, NewCombiningKindAttr(c, v))
	return op
}

// Result is the result.
func (op ContractionOp) Result() *ir.Value { return op.Op().Result(0) }

// ContractionAdaptor has the converted operands of a [ContractionOp] during a conversion.
type ContractionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ContractionOp].
func (ContractionAdaptor[T]) For(ContractionOp) {}

// Lhs returns the converted operand $lhs.
func (a ContractionAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ContractionAdaptor[T]) Rhs() T { return a.At(1) }

// Acc returns the converted operand $acc.
func (a ContractionAdaptor[T]) Acc() T { return a.At(2) }

// NewContraction creates the operation vector.contract at the builder's insertion point.
func NewContraction(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, acc *ir.Value, indexingMaps *ir.ArrayAttr, iteratorTypes *ir.ArrayAttr) ContractionOp {
	c := b.Context()
	st := ir.OperationState{Def: Contraction, Operands: []*ir.Value{lhs, rhs, acc}, InherentAttrs: []ir.Attribute{slotContractionIndexingMaps: indexingMaps, slotContractionIteratorTypes: iteratorTypes, slotContractionKind: NewCombiningKindAttr(c, CombiningKindAdd)}, Results: []ir.Type{resultType}}
	return ir.Cast[ContractionOp](b.Create(&st))
}

// formatReduction is the assembly format of [Reduction].
var formatReduction = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &CombiningKindAttrDef, Is: asm.IsAttr[*CombiningKindAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
			{Kind: asm.OptionalOperandElement, Space: true, N: 1},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "fastmath"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 1, Attr: &asm.AttrForm{Def: &arith.FastMathFlagsAttrDef, Is: asm.IsAttr[*arith.FastMathFlagsAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// Reduction is the operation vector.reduction: the elements of a vector combined.
var Reduction = &ir.OpDef{
	Name:      "vector.reduction",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("source operand and result have same element type", sameElem0), constraint.PredOpTrait("dest and acc have the same type", accMatches)},
	Operands: []ir.ValueDef{
		{Name: "vector", Constraint: constraint.AnyVectorOfAnyRank},
		{Name: "acc", Constraint: constraint.AnyType, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "kind", Constraint: IsCombiningKindAttr},
		{Name: "fastmath", Constraint: arith.IsFastMathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return arith.NewFastMathFlagsAttr(c, arith.FastMathNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReduction)},
	View:       ir.ViewOf[ReductionOp],
}

// ReductionOp is the view of an operation vector.reduction.
type ReductionOp struct{ ir.View }

// Def returns [Reduction].
func (ReductionOp) Def() *ir.OpDef { return Reduction }

// The slots of the inherent attributes of [Reduction].
const (
	slotReductionKind     = 0
	slotReductionFastmath = 1
)

// Verify checks what the definition cannot express.
func (op ReductionOp) Verify() *diag.Diagnostic { return verifyReduction(op.Op()) }

// Vector is the operand $vector.
func (op ReductionOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Acc is the operand $acc, nil if it is absent.
func (op ReductionOp) Acc() *ir.Value {
	if r := op.Op().OperandsAt(1); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Kind is the attribute $kind.
func (op ReductionOp) Kind() CombiningKind {
	return op.Op().InherentAttr(slotReductionKind).(*CombiningKindAttr).Value()
}

// SetKind sets the attribute $kind.
func (op ReductionOp) SetKind(v CombiningKind) ReductionOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReductionKind, NewCombiningKindAttr(c, v))
	return op
}

// Fastmath is the attribute $fastmath, arith.FastMathNone if it is absent.
func (op ReductionOp) Fastmath() arith.FastMathFlags {
	if v, ok := op.Op().InherentAttr(slotReductionFastmath).(*arith.FastMathFlagsAttr); ok {
		return v.Value()
	}
	return arith.FastMathNone
}

// SetFastmath sets the attribute $fastmath.
func (op ReductionOp) SetFastmath(v arith.FastMathFlags) ReductionOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReductionFastmath, arith.NewFastMathFlagsAttr(c, v))
	return op
}

// Result is the result $dest.
func (op ReductionOp) Result() *ir.Value { return op.Op().Result(0) }

// ReductionAdaptor has the converted operands of a [ReductionOp] during a conversion.
type ReductionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReductionOp].
func (ReductionAdaptor[T]) For(ReductionOp) {}

// Vector returns the converted operand $vector.
func (a ReductionAdaptor[T]) Vector() T { return a.At(0) }

// Acc returns the converted operand $acc.
func (a ReductionAdaptor[T]) Acc() T { return a.Optional(1) }

// NewReduction creates the operation vector.reduction at the builder's insertion point.
func NewReduction(b *ir.Builder, resultType ir.Type, kind CombiningKind, vector *ir.Value, acc *ir.Value) ReductionOp {
	c := b.Context()
	st := ir.OperationState{Def: Reduction, InherentAttrs: []ir.Attribute{slotReductionKind: NewCombiningKindAttr(c, kind), slotReductionFastmath: arith.NewFastMathFlagsAttr(c, arith.FastMathNone)}, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, vector)
	if acc != nil {
		st.Operands = append(st.Operands, acc)
	}
	return ir.Cast[ReductionOp](b.Create(&st))
}

// formatMultiDimReduction is the assembly format of [MultiDimReduction].
var formatMultiDimReduction = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &CombiningKindAttrDef, Is: asm.IsAttr[*CombiningKindAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// MultiDimReduction is the operation vector.multi_reduction: the elements of a vector combined along some of its dimensions.
var MultiDimReduction = &ir.OpDef{
	Name:      "vector.multi_reduction",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(1)), constraint.PredOpTrait("source operand and result have same element type", sameElem0)},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "acc", Constraint: constraint.AnyType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "kind", Constraint: IsCombiningKindAttr},
		{Name: "reduction_dims", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMultiDimReduction)},
	View:       ir.ViewOf[MultiDimReductionOp],
}

// MultiDimReductionOp is the view of an operation vector.multi_reduction.
type MultiDimReductionOp struct{ ir.View }

// Def returns [MultiDimReduction].
func (MultiDimReductionOp) Def() *ir.OpDef { return MultiDimReduction }

// The slots of the inherent attributes of [MultiDimReduction].
const (
	slotMultiDimReductionKind          = 0
	slotMultiDimReductionReductionDims = 1
)

// Verify checks what the definition cannot express.
func (op MultiDimReductionOp) Verify() *diag.Diagnostic { return verifyMultiReduction(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op MultiDimReductionOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMultiReduction(op.Op(), constants)
}

// Source is the operand $source.
func (op MultiDimReductionOp) Source() *ir.Value { return op.Op().Operand(0) }

// Acc is the operand $acc.
func (op MultiDimReductionOp) Acc() *ir.Value { return op.Op().Operand(1) }

// Kind is the attribute $kind.
func (op MultiDimReductionOp) Kind() CombiningKind {
	return op.Op().InherentAttr(slotMultiDimReductionKind).(*CombiningKindAttr).Value()
}

// SetKind sets the attribute $kind.
func (op MultiDimReductionOp) SetKind(v CombiningKind) MultiDimReductionOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMultiDimReductionKind, NewCombiningKindAttr(c, v))
	return op
}

// ReductionDims is the attribute $reduction_dims.
func (op MultiDimReductionOp) ReductionDims() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotMultiDimReductionReductionDims).(*ir.DenseArrayAttr))
}

// SetReductionDims sets the attribute $reduction_dims.
func (op MultiDimReductionOp) SetReductionDims(v []int64) MultiDimReductionOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMultiDimReductionReductionDims, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $dest.
func (op MultiDimReductionOp) Result() *ir.Value { return op.Op().Result(0) }

// MultiDimReductionAdaptor has the converted operands of a [MultiDimReductionOp] during a conversion.
type MultiDimReductionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MultiDimReductionOp].
func (MultiDimReductionAdaptor[T]) For(MultiDimReductionOp) {}

// Source returns the converted operand $source.
func (a MultiDimReductionAdaptor[T]) Source() T { return a.At(0) }

// Acc returns the converted operand $acc.
func (a MultiDimReductionAdaptor[T]) Acc() T { return a.At(1) }

// NewMultiDimReduction creates the operation vector.multi_reduction at the builder's insertion point.
func NewMultiDimReduction(b *ir.Builder, kind CombiningKind, source *ir.Value, acc *ir.Value, reductionDims []int64) MultiDimReductionOp {
	c := b.Context()
	st := ir.OperationState{Def: MultiDimReduction, Operands: []*ir.Value{source, acc}, InherentAttrs: []ir.Attribute{slotMultiDimReductionKind: NewCombiningKindAttr(c, kind), slotMultiDimReductionReductionDims: ir.NewDenseI64ArrayAttr(c, reductionDims...)}, Results: []ir.Type{acc.Type()}}
	return ir.Cast[MultiDimReductionOp](b.Create(&st))
}

// OuterProduct is the operation vector.outerproduct: products of each two elements of two vectors.
var OuterProduct = &ir.OpDef{
	Name:      "vector.outerproduct",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.PredOpTrait("lhs operand and result have same element type", sameElem0), constraint.PredOpTrait("rhs operand and result have same element type", sameElem1)},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "rhs", Constraint: constraint.AnyType},
		{Name: "acc", Constraint: constraint.AnyVectorOfNonZeroRank, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "kind", Constraint: IsCombiningKindAttr, Default: func(c *ir.Context) ir.Attribute { return NewCombiningKindAttr(c, CombiningKindAdd) }},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(outerProductSyntax)},
	View:       ir.ViewOf[OuterProductOp],
}

// OuterProductOp is the view of an operation vector.outerproduct.
type OuterProductOp struct{ ir.View }

// Def returns [OuterProduct].
func (OuterProductOp) Def() *ir.OpDef { return OuterProduct }

// The slots of the inherent attributes of [OuterProduct].
const (
	slotOuterProductKind = 0
)

// Verify checks what the definition cannot express.
func (op OuterProductOp) Verify() *diag.Diagnostic { return verifyOuterProduct(op.Op()) }

// Lhs is the operand $lhs.
func (op OuterProductOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op OuterProductOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Acc is the operand $acc, nil if it is absent.
func (op OuterProductOp) Acc() *ir.Value {
	if r := op.Op().OperandsAt(2); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Kind is the attribute $kind, CombiningKindAdd if it is absent.
func (op OuterProductOp) Kind() CombiningKind {
	if v, ok := op.Op().InherentAttr(slotOuterProductKind).(*CombiningKindAttr); ok {
		return v.Value()
	}
	return CombiningKindAdd
}

// SetKind sets the attribute $kind.
func (op OuterProductOp) SetKind(v CombiningKind) OuterProductOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOuterProductKind, NewCombiningKindAttr(c, v))
	return op
}

// Result is the result.
func (op OuterProductOp) Result() *ir.Value { return op.Op().Result(0) }

// OuterProductAdaptor has the converted operands of a [OuterProductOp] during a conversion.
type OuterProductAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OuterProductOp].
func (OuterProductAdaptor[T]) For(OuterProductOp) {}

// Lhs returns the converted operand $lhs.
func (a OuterProductAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a OuterProductAdaptor[T]) Rhs() T { return a.At(1) }

// Acc returns the converted operand $acc.
func (a OuterProductAdaptor[T]) Acc() T { return a.Optional(2) }

// NewOuterProduct creates the operation vector.outerproduct at the builder's insertion point.
func NewOuterProduct(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, acc *ir.Value) OuterProductOp {
	c := b.Context()
	st := ir.OperationState{Def: OuterProduct, InherentAttrs: []ir.Attribute{slotOuterProductKind: NewCombiningKindAttr(c, CombiningKindAdd)}, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, lhs, rhs)
	if acc != nil {
		st.Operands = append(st.Operands, acc)
	}
	return ir.Cast[OuterProductOp](b.Create(&st))
}

// formatFMA is the assembly format of [FMA].
var formatFMA = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// FMA is the operation vector.fma: product and sum with one rounding.
var FMA = &ir.OpDef{
	Name:      "vector.fma",
	Traits:    ir.Pure | ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1), constraint.Operand(2), constraint.Result(0)), constraint.Elementwise},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: floatVector},
		{Name: "rhs", Constraint: floatVector},
		{Name: "acc", Constraint: floatVector},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: floatVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFMA)},
	View:       ir.ViewOf[FMAOp],
}

// FMAOp is the view of an operation vector.fma.
type FMAOp struct{ ir.View }

// Def returns [FMA].
func (FMAOp) Def() *ir.OpDef { return FMA }

// Lhs is the operand $lhs.
func (op FMAOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FMAOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Acc is the operand $acc.
func (op FMAOp) Acc() *ir.Value { return op.Op().Operand(2) }

// Result is the result $result.
func (op FMAOp) Result() *ir.Value { return op.Op().Result(0) }

// FMAAdaptor has the converted operands of a [FMAOp] during a conversion.
type FMAAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FMAOp].
func (FMAAdaptor[T]) For(FMAOp) {}

// Lhs returns the converted operand $lhs.
func (a FMAAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FMAAdaptor[T]) Rhs() T { return a.At(1) }

// Acc returns the converted operand $acc.
func (a FMAAdaptor[T]) Acc() T { return a.At(2) }

// NewFMA creates the operation vector.fma at the builder's insertion point.
func NewFMA(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, acc *ir.Value) FMAOp {
	st := ir.OperationState{Def: FMA, Operands: []*ir.Value{lhs, rhs, acc}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[FMAOp](b.Create(&st))
}

// formatScan is the assembly format of [Scan].
var formatScan = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &CombiningKindAttrDef, Is: asm.IsAttr[*CombiningKindAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}},
	},
	Elided: 1 << 0,
}

// Scan is the operation vector.scan: the elements up to each one combined, along a dimension.
var Scan = &ir.OpDef{
	Name:      "vector.scan",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.AllTypesMatch(constraint.Operand(1), constraint.Result(1))},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "initial_value", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "kind", Constraint: IsCombiningKindAttr},
		{Name: "reduction_dim", Constraint: constraint.I64Attr},
		{Name: "inclusive", Constraint: constraint.BoolAttr},
	},
	Results: []ir.ValueDef{
		{Name: "dest", Constraint: constraint.AnyVectorOfNonZeroRank},
		{Name: "accumulated_value", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScan)},
	View:       ir.ViewOf[ScanOp],
}

// ScanOp is the view of an operation vector.scan.
type ScanOp struct{ ir.View }

// Def returns [Scan].
func (ScanOp) Def() *ir.OpDef { return Scan }

// The slots of the inherent attributes of [Scan].
const (
	slotScanKind         = 0
	slotScanReductionDim = 1
	slotScanInclusive    = 2
)

// Verify checks what the definition cannot express.
func (op ScanOp) Verify() *diag.Diagnostic { return verifyScan(op.Op()) }

// Source is the operand $source.
func (op ScanOp) Source() *ir.Value { return op.Op().Operand(0) }

// InitialValue is the operand $initial_value.
func (op ScanOp) InitialValue() *ir.Value { return op.Op().Operand(1) }

// Kind is the attribute $kind.
func (op ScanOp) Kind() CombiningKind {
	return op.Op().InherentAttr(slotScanKind).(*CombiningKindAttr).Value()
}

// SetKind sets the attribute $kind.
func (op ScanOp) SetKind(v CombiningKind) ScanOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScanKind, NewCombiningKindAttr(c, v))
	return op
}

// ReductionDim is the attribute $reduction_dim.
func (op ScanOp) ReductionDim() int64 {
	return int64(op.Op().InherentAttr(slotScanReductionDim).(*ir.IntegerAttr).Int())
}

// SetReductionDim sets the attribute $reduction_dim.
func (op ScanOp) SetReductionDim(v int64) ScanOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScanReductionDim, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Inclusive is the attribute $inclusive.
func (op ScanOp) Inclusive() bool {
	return op.Op().InherentAttr(slotScanInclusive).(*ir.IntegerAttr).Bool()
}

// SetInclusive sets the attribute $inclusive.
func (op ScanOp) SetInclusive(v bool) ScanOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScanInclusive, ir.NewBoolAttr(c, v))
	return op
}

// Dest is the result $dest.
func (op ScanOp) Dest() *ir.Value { return op.Op().Result(0) }

// AccumulatedValue is the result $accumulated_value.
func (op ScanOp) AccumulatedValue() *ir.Value { return op.Op().Result(1) }

// ScanAdaptor has the converted operands of a [ScanOp] during a conversion.
type ScanAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScanOp].
func (ScanAdaptor[T]) For(ScanOp) {}

// Source returns the converted operand $source.
func (a ScanAdaptor[T]) Source() T { return a.At(0) }

// InitialValue returns the converted operand $initial_value.
func (a ScanAdaptor[T]) InitialValue() T { return a.At(1) }

// NewScan creates the operation vector.scan at the builder's insertion point.
func NewScan(b *ir.Builder, kind CombiningKind, source *ir.Value, initialValue *ir.Value, reductionDim int64, inclusive bool) ScanOp {
	c := b.Context()
	st := ir.OperationState{Def: Scan, Operands: []*ir.Value{source, initialValue}, InherentAttrs: []ir.Attribute{slotScanKind: NewCombiningKindAttr(c, kind), slotScanReductionDim: ir.NewIntegerAttr(asm.BuildI64(c), int64(reductionDim)), slotScanInclusive: ir.NewBoolAttr(c, inclusive)}, Results: []ir.Type{source.Type(), initialValue.Type()}}
	return ir.Cast[ScanOp](b.Create(&st))
}

// TransferRead is the operation vector.transfer_read: a vector of the elements of a memref or tensor.
var TransferRead = &ir.OpDef{
	Name:   "vector.transfer_read",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnyShaped},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "padding", Constraint: constraint.AnyType},
		{Name: "mask", Constraint: maskVector, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "permutation_map", Constraint: constraint.AffineMapAttr},
		{Name: "in_bounds", Constraint: constraint.BoolArrayAttr},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "vector", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(transferReadSyntax)},
	View:       ir.ViewOf[TransferReadOp],
}

// TransferReadOp is the view of an operation vector.transfer_read.
type TransferReadOp struct{ ir.View }

// Def returns [TransferRead].
func (TransferReadOp) Def() *ir.OpDef { return TransferRead }

// The slots of the inherent attributes of [TransferRead].
const (
	slotTransferReadPermutationMap      = 0
	slotTransferReadInBounds            = 1
	slotTransferReadOperandSegmentSizes = 2
)

// Verify checks what the definition cannot express.
func (op TransferReadOp) Verify() *diag.Diagnostic { return verifyTransferRead(op.Op()) }

// Base is the operand $base.
func (op TransferReadOp) Base() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op TransferReadOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Padding is the operand $padding.
func (op TransferReadOp) Padding() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// Mask is the operand $mask, nil if it is absent.
func (op TransferReadOp) Mask() *ir.Value {
	if r := op.Op().OperandsAt(3); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// PermutationMap is the attribute $permutation_map.
func (op TransferReadOp) PermutationMap() affine.Map {
	return op.Op().InherentAttr(slotTransferReadPermutationMap).(*ir.AffineMapAttr).Value()
}

// SetPermutationMap sets the attribute $permutation_map.
func (op TransferReadOp) SetPermutationMap(v affine.Map) TransferReadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTransferReadPermutationMap, ir.NewAffineMapAttr(c, v))
	return op
}

// InBounds is the attribute $in_bounds.
func (op TransferReadOp) InBounds() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotTransferReadInBounds).(*ir.ArrayAttr)
	return v
}

// SetInBounds sets the attribute $in_bounds.
func (op TransferReadOp) SetInBounds(v *ir.ArrayAttr) TransferReadOp {
	op.Op().SetInherentAttr(slotTransferReadInBounds, v)
	return op
}

// Result is the result $vector.
func (op TransferReadOp) Result() *ir.Value { return op.Op().Result(0) }

// TransferReadAdaptor has the converted operands of a [TransferReadOp] during a conversion.
type TransferReadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TransferReadOp].
func (TransferReadAdaptor[T]) For(TransferReadOp) {}

// Base returns the converted operand $base.
func (a TransferReadAdaptor[T]) Base() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a TransferReadAdaptor[T]) Indices() []T { return a.Segment(1) }

// Padding returns the converted operand $padding.
func (a TransferReadAdaptor[T]) Padding() T { return a.Segment(2)[0] }

// Mask returns the converted operand $mask.
func (a TransferReadAdaptor[T]) Mask() T { return a.Optional(3) }

// NewTransferRead creates the operation vector.transfer_read at the builder's insertion point.
func NewTransferRead(b *ir.Builder, resultType ir.Type, base *ir.Value, indices []*ir.Value, permutationMap affine.Map, padding *ir.Value, mask *ir.Value, inBounds *ir.ArrayAttr) TransferReadOp {
	c := b.Context()
	st := ir.OperationState{Def: TransferRead, InherentAttrs: []ir.Attribute{slotTransferReadPermutationMap: ir.NewAffineMapAttr(c, permutationMap), slotTransferReadInBounds: inBounds}, Results: []ir.Type{resultType}}
	var segments [4]int32
	segments[0] = 1
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, indices...)
	segments[1] = int32(len(indices))
	segments[2] = 1
	st.Operands = append(st.Operands, padding)
	if mask != nil {
		st.Operands = append(st.Operands, mask)
		segments[3] = 1
	}
	st.SetInherentAttr(slotTransferReadOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[TransferReadOp](b.Create(&st))
}

// TransferWrite is the operation vector.transfer_write: write of a vector to a memref, or into a tensor.
var TransferWrite = &ir.OpDef{
	Name:   "vector.transfer_write",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "valueToStore", Constraint: constraint.AnyVectorOfAnyRank},
		{Name: "base", Constraint: constraint.AnyShaped},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "mask", Constraint: maskVector, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "permutation_map", Constraint: constraint.AffineMapAttr},
		{Name: "in_bounds", Constraint: constraint.BoolArrayAttr},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(transferWriteSyntax)},
	View:       ir.ViewOf[TransferWriteOp],
}

// TransferWriteOp is the view of an operation vector.transfer_write.
type TransferWriteOp struct{ ir.View }

// Def returns [TransferWrite].
func (TransferWriteOp) Def() *ir.OpDef { return TransferWrite }

// The slots of the inherent attributes of [TransferWrite].
const (
	slotTransferWritePermutationMap      = 0
	slotTransferWriteInBounds            = 1
	slotTransferWriteOperandSegmentSizes = 2
)

// Verify checks what the definition cannot express.
func (op TransferWriteOp) Verify() *diag.Diagnostic { return verifyTransferWrite(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op TransferWriteOp) VerifyRegions() *diag.Diagnostic {
	return verifyTransferWriteDestination(op.Op())
}

// ValueToStore is the operand $valueToStore.
func (op TransferWriteOp) ValueToStore() *ir.Value { return op.Op().Operand(0) }

// Base is the operand $base.
func (op TransferWriteOp) Base() *ir.Value { return op.Op().Operand(1) }

// Indices are the operands $indices.
func (op TransferWriteOp) Indices() ir.ValueRange { return op.Op().OperandsAt(2) }

// Mask is the operand $mask, nil if it is absent.
func (op TransferWriteOp) Mask() *ir.Value {
	if r := op.Op().OperandsAt(3); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// PermutationMap is the attribute $permutation_map.
func (op TransferWriteOp) PermutationMap() affine.Map {
	return op.Op().InherentAttr(slotTransferWritePermutationMap).(*ir.AffineMapAttr).Value()
}

// SetPermutationMap sets the attribute $permutation_map.
func (op TransferWriteOp) SetPermutationMap(v affine.Map) TransferWriteOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotTransferWritePermutationMap, ir.NewAffineMapAttr(c, v))
	return op
}

// InBounds is the attribute $in_bounds.
func (op TransferWriteOp) InBounds() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotTransferWriteInBounds).(*ir.ArrayAttr)
	return v
}

// SetInBounds sets the attribute $in_bounds.
func (op TransferWriteOp) SetInBounds(v *ir.ArrayAttr) TransferWriteOp {
	op.Op().SetInherentAttr(slotTransferWriteInBounds, v)
	return op
}

// Result is the result $result, nil if it is absent.
func (op TransferWriteOp) Result() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// TransferWriteAdaptor has the converted operands of a [TransferWriteOp] during a conversion.
type TransferWriteAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TransferWriteOp].
func (TransferWriteAdaptor[T]) For(TransferWriteOp) {}

// ValueToStore returns the converted operand $valueToStore.
func (a TransferWriteAdaptor[T]) ValueToStore() T { return a.At(0) }

// Base returns the converted operand $base.
func (a TransferWriteAdaptor[T]) Base() T { return a.At(1) }

// Indices returns the converted operand $indices.
func (a TransferWriteAdaptor[T]) Indices() []T { return a.Segment(2) }

// Mask returns the converted operand $mask.
func (a TransferWriteAdaptor[T]) Mask() T { return a.Optional(3) }

// NewTransferWrite creates the operation vector.transfer_write at the builder's insertion point.
func NewTransferWrite(b *ir.Builder, resultType ir.Type, valueToStore *ir.Value, base *ir.Value, indices []*ir.Value, permutationMap affine.Map, mask *ir.Value, inBounds *ir.ArrayAttr) TransferWriteOp {
	c := b.Context()
	st := ir.OperationState{Def: TransferWrite, InherentAttrs: []ir.Attribute{slotTransferWritePermutationMap: ir.NewAffineMapAttr(c, permutationMap), slotTransferWriteInBounds: inBounds}}
	var segments [4]int32
	segments[0] = 1
	segments[1] = 1
	st.Operands = append(st.Operands, valueToStore, base)
	st.Operands = append(st.Operands, indices...)
	segments[2] = int32(len(indices))
	if mask != nil {
		st.Operands = append(st.Operands, mask)
		segments[3] = 1
	}
	st.SetInherentAttr(slotTransferWriteOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	if resultType != nil {
		st.Results = append(st.Results, resultType)
	}
	return ir.Cast[TransferWriteOp](b.Create(&st))
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
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Load is the operation vector.load: a vector of consecutive elements of a memref.
var Load = &ir.OpDef{
	Name: "vector.load",
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nontemporal", Constraint: constraint.BoolAttr, Optional: true, Default: func(c *ir.Context) ir.Attribute { return ir.NewBoolAttr(c, false) }},
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoad)},
	View:       ir.ViewOf[LoadOp],
}

// LoadOp is the view of an operation vector.load.
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
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Base()})
	return list
}

// Base is the operand $base.
func (op LoadOp) Base() *ir.Value { return op.Op().Operand(0) }

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

// Base returns the converted operand $base.
func (a LoadAdaptor[T]) Base() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a LoadAdaptor[T]) Indices() []T { return a.Segment(1) }

// NewLoad creates the operation vector.load at the builder's insertion point.
func NewLoad(b *ir.Builder, resultType ir.Type, base *ir.Value, indices ...*ir.Value) LoadOp {
	st := ir.OperationState{Def: Load, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, indices...)
	return ir.Cast[LoadOp](b.Create(&st))
}

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
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
}

// Store is the operation vector.store: write of a vector to consecutive elements of a memref.
var Store = &ir.OpDef{
	Name: "vector.store",
	Operands: []ir.ValueDef{
		{Name: "valueToStore", Constraint: constraint.AnyVectorOfAnyRank},
		{Name: "base", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nontemporal", Constraint: constraint.BoolAttr, Optional: true, Default: func(c *ir.Context) ir.Attribute { return ir.NewBoolAttr(c, false) }},
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStore)},
	View:       ir.ViewOf[StoreOp],
}

// StoreOp is the view of an operation vector.store.
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
	return foldCasts(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op StoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Base()})
	return list
}

// ValueToStore is the operand $valueToStore.
func (op StoreOp) ValueToStore() *ir.Value { return op.Op().Operand(0) }

// Base is the operand $base.
func (op StoreOp) Base() *ir.Value { return op.Op().Operand(1) }

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

// ValueToStore returns the converted operand $valueToStore.
func (a StoreAdaptor[T]) ValueToStore() T { return a.At(0) }

// Base returns the converted operand $base.
func (a StoreAdaptor[T]) Base() T { return a.At(1) }

// Indices returns the converted operand $indices.
func (a StoreAdaptor[T]) Indices() []T { return a.Segment(2) }

// NewStore creates the operation vector.store at the builder's insertion point.
func NewStore(b *ir.Builder, valueToStore *ir.Value, base *ir.Value, indices ...*ir.Value) StoreOp {
	st := ir.OperationState{Def: Store}
	st.Operands = append(st.Operands, valueToStore, base)
	st.Operands = append(st.Operands, indices...)
	return ir.Cast[StoreOp](b.Create(&st))
}

// formatMaskedLoad is the assembly format of [MaskedLoad].
var formatMaskedLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 3},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 3}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// MaskedLoad is the operation vector.maskedload: a vector of those consecutive elements of a memref that a mask selects.
var MaskedLoad = &ir.OpDef{
	Name: "vector.maskedload",
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "mask", Constraint: maskVector},
		{Name: "pass_thru", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedLoad)},
	View:       ir.ViewOf[MaskedLoadOp],
}

// MaskedLoadOp is the view of an operation vector.maskedload.
type MaskedLoadOp struct{ ir.View }

// Def returns [MaskedLoad].
func (MaskedLoadOp) Def() *ir.OpDef { return MaskedLoad }

// The slots of the inherent attributes of [MaskedLoad].
const (
	slotMaskedLoadAlignment = 0
)

// Verify checks what the definition cannot express.
func (op MaskedLoadOp) Verify() *diag.Diagnostic { return verifyMaskedLoad(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op MaskedLoadOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op MaskedLoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Base()})
	return list
}

// Base is the operand $base.
func (op MaskedLoadOp) Base() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op MaskedLoadOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Mask is the operand $mask.
func (op MaskedLoadOp) Mask() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// PassThru is the operand $pass_thru.
func (op MaskedLoadOp) PassThru() *ir.Value { return op.Op().OperandsAt(3).At(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op MaskedLoadOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotMaskedLoadAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op MaskedLoadOp) SetAlignment(v int64) MaskedLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedLoadAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op MaskedLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// MaskedLoadAdaptor has the converted operands of a [MaskedLoadOp] during a conversion.
type MaskedLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedLoadOp].
func (MaskedLoadAdaptor[T]) For(MaskedLoadOp) {}

// Base returns the converted operand $base.
func (a MaskedLoadAdaptor[T]) Base() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a MaskedLoadAdaptor[T]) Indices() []T { return a.Segment(1) }

// Mask returns the converted operand $mask.
func (a MaskedLoadAdaptor[T]) Mask() T { return a.Segment(2)[0] }

// PassThru returns the converted operand $pass_thru.
func (a MaskedLoadAdaptor[T]) PassThru() T { return a.Segment(3)[0] }

// NewMaskedLoad creates the operation vector.maskedload at the builder's insertion point.
func NewMaskedLoad(b *ir.Builder, resultType ir.Type, base *ir.Value, indices []*ir.Value, mask *ir.Value, passThru *ir.Value) MaskedLoadOp {
	st := ir.OperationState{Def: MaskedLoad, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, indices...)
	st.Operands = append(st.Operands, mask, passThru)
	return ir.Cast[MaskedLoadOp](b.Create(&st))
}

// formatMaskedStore is the assembly format of [MaskedStore].
var formatMaskedStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 3},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 3}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// MaskedStore is the operation vector.maskedstore: write of those elements of a vector to consecutive ones of a memref that a mask selects.
var MaskedStore = &ir.OpDef{
	Name: "vector.maskedstore",
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "mask", Constraint: maskVector},
		{Name: "valueToStore", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedStore)},
	View:       ir.ViewOf[MaskedStoreOp],
}

// MaskedStoreOp is the view of an operation vector.maskedstore.
type MaskedStoreOp struct{ ir.View }

// Def returns [MaskedStore].
func (MaskedStoreOp) Def() *ir.OpDef { return MaskedStore }

// The slots of the inherent attributes of [MaskedStore].
const (
	slotMaskedStoreAlignment = 0
)

// Verify checks what the definition cannot express.
func (op MaskedStoreOp) Verify() *diag.Diagnostic { return verifyMaskedStore(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op MaskedStoreOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCasts(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op MaskedStoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Base()})
	return list
}

// Base is the operand $base.
func (op MaskedStoreOp) Base() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op MaskedStoreOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Mask is the operand $mask.
func (op MaskedStoreOp) Mask() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// ValueToStore is the operand $valueToStore.
func (op MaskedStoreOp) ValueToStore() *ir.Value { return op.Op().OperandsAt(3).At(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op MaskedStoreOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotMaskedStoreAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op MaskedStoreOp) SetAlignment(v int64) MaskedStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMaskedStoreAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// MaskedStoreAdaptor has the converted operands of a [MaskedStoreOp] during a conversion.
type MaskedStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskedStoreOp].
func (MaskedStoreAdaptor[T]) For(MaskedStoreOp) {}

// Base returns the converted operand $base.
func (a MaskedStoreAdaptor[T]) Base() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a MaskedStoreAdaptor[T]) Indices() []T { return a.Segment(1) }

// Mask returns the converted operand $mask.
func (a MaskedStoreAdaptor[T]) Mask() T { return a.Segment(2)[0] }

// ValueToStore returns the converted operand $valueToStore.
func (a MaskedStoreAdaptor[T]) ValueToStore() T { return a.Segment(3)[0] }

// NewMaskedStore creates the operation vector.maskedstore at the builder's insertion point.
func NewMaskedStore(b *ir.Builder, base *ir.Value, indices []*ir.Value, mask *ir.Value, valueToStore *ir.Value) MaskedStoreOp {
	st := ir.OperationState{Def: MaskedStore}
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, indices...)
	st.Operands = append(st.Operands, mask, valueToStore)
	return ir.Cast[MaskedStoreOp](b.Create(&st))
}

// formatGather is the assembly format of [Gather].
var formatGather = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 3},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 4},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindShapedType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 3}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 4}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Gather is the operation vector.gather: a vector of elements of a memref or tensor, by their numbers.
var Gather = &ir.OpDef{
	Name: "vector.gather",
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: tensorOrMemRef},
		{Name: "offsets", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "indices", Constraint: indexVector},
		{Name: "mask", Constraint: maskVector},
		{Name: "pass_thru", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGather)},
	View:       ir.ViewOf[GatherOp],
}

// GatherOp is the view of an operation vector.gather.
type GatherOp struct{ ir.View }

// Def returns [Gather].
func (GatherOp) Def() *ir.OpDef { return Gather }

// The slots of the inherent attributes of [Gather].
const (
	slotGatherAlignment = 0
)

// Verify checks what the definition cannot express.
func (op GatherOp) Verify() *diag.Diagnostic { return verifyGather(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op GatherOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Base()})
	return list
}

// Base is the operand $base.
func (op GatherOp) Base() *ir.Value { return op.Op().Operand(0) }

// Offsets are the operands $offsets.
func (op GatherOp) Offsets() ir.ValueRange { return op.Op().OperandsAt(1) }

// Indices is the operand $indices.
func (op GatherOp) Indices() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// Mask is the operand $mask.
func (op GatherOp) Mask() *ir.Value { return op.Op().OperandsAt(3).At(0) }

// PassThru is the operand $pass_thru.
func (op GatherOp) PassThru() *ir.Value { return op.Op().OperandsAt(4).At(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op GatherOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotGatherAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op GatherOp) SetAlignment(v int64) GatherOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGatherAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op GatherOp) Result() *ir.Value { return op.Op().Result(0) }

// GatherAdaptor has the converted operands of a [GatherOp] during a conversion.
type GatherAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GatherOp].
func (GatherAdaptor[T]) For(GatherOp) {}

// Base returns the converted operand $base.
func (a GatherAdaptor[T]) Base() T { return a.At(0) }

// Offsets returns the converted operand $offsets.
func (a GatherAdaptor[T]) Offsets() []T { return a.Segment(1) }

// Indices returns the converted operand $indices.
func (a GatherAdaptor[T]) Indices() T { return a.Segment(2)[0] }

// Mask returns the converted operand $mask.
func (a GatherAdaptor[T]) Mask() T { return a.Segment(3)[0] }

// PassThru returns the converted operand $pass_thru.
func (a GatherAdaptor[T]) PassThru() T { return a.Segment(4)[0] }

// NewGather creates the operation vector.gather at the builder's insertion point.
func NewGather(b *ir.Builder, resultType ir.Type, base *ir.Value, offsets []*ir.Value, indices *ir.Value, mask *ir.Value, passThru *ir.Value) GatherOp {
	st := ir.OperationState{Def: Gather, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, offsets...)
	st.Operands = append(st.Operands, indices, mask, passThru)
	return ir.Cast[GatherOp](b.Create(&st))
}

// formatScatter is the assembly format of [Scatter].
var formatScatter = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 3},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 4},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindShapedType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 3}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 4}, Type: &kindVectorType},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasResults, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
			{Kind: asm.OptionalTypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Scatter is the operation vector.scatter: write of a vector to elements of a memref or tensor, by their numbers.
var Scatter = &ir.OpDef{
	Name: "vector.scatter",
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: tensorOrMemRef},
		{Name: "offsets", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "indices", Constraint: indexVector},
		{Name: "mask", Constraint: maskVector},
		{Name: "valueToStore", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyRankedTensor, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScatter)},
	View:       ir.ViewOf[ScatterOp],
}

// ScatterOp is the view of an operation vector.scatter.
type ScatterOp struct{ ir.View }

// Def returns [Scatter].
func (ScatterOp) Def() *ir.OpDef { return Scatter }

// The slots of the inherent attributes of [Scatter].
const (
	slotScatterAlignment = 0
)

// Verify checks what the definition cannot express.
func (op ScatterOp) Verify() *diag.Diagnostic { return verifyScatter(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op ScatterOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Base()})
	return list
}

// Base is the operand $base.
func (op ScatterOp) Base() *ir.Value { return op.Op().Operand(0) }

// Offsets are the operands $offsets.
func (op ScatterOp) Offsets() ir.ValueRange { return op.Op().OperandsAt(1) }

// Indices is the operand $indices.
func (op ScatterOp) Indices() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// Mask is the operand $mask.
func (op ScatterOp) Mask() *ir.Value { return op.Op().OperandsAt(3).At(0) }

// ValueToStore is the operand $valueToStore.
func (op ScatterOp) ValueToStore() *ir.Value { return op.Op().OperandsAt(4).At(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op ScatterOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotScatterAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op ScatterOp) SetAlignment(v int64) ScatterOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotScatterAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result, nil if it is absent.
func (op ScatterOp) Result() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// ScatterAdaptor has the converted operands of a [ScatterOp] during a conversion.
type ScatterAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScatterOp].
func (ScatterAdaptor[T]) For(ScatterOp) {}

// Base returns the converted operand $base.
func (a ScatterAdaptor[T]) Base() T { return a.At(0) }

// Offsets returns the converted operand $offsets.
func (a ScatterAdaptor[T]) Offsets() []T { return a.Segment(1) }

// Indices returns the converted operand $indices.
func (a ScatterAdaptor[T]) Indices() T { return a.Segment(2)[0] }

// Mask returns the converted operand $mask.
func (a ScatterAdaptor[T]) Mask() T { return a.Segment(3)[0] }

// ValueToStore returns the converted operand $valueToStore.
func (a ScatterAdaptor[T]) ValueToStore() T { return a.Segment(4)[0] }

// NewScatter creates the operation vector.scatter at the builder's insertion point.
func NewScatter(b *ir.Builder, resultType ir.Type, base *ir.Value, offsets []*ir.Value, indices *ir.Value, mask *ir.Value, valueToStore *ir.Value) ScatterOp {
	st := ir.OperationState{Def: Scatter}
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, offsets...)
	st.Operands = append(st.Operands, indices, mask, valueToStore)
	if resultType != nil {
		st.Results = append(st.Results, resultType)
	}
	return ir.Cast[ScatterOp](b.Create(&st))
}

// formatExpandLoad is the assembly format of [ExpandLoad].
var formatExpandLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 3},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 3}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Space: true, Text: "into"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// ExpandLoad is the operation vector.expandload: consecutive elements of a memref at the places of a vector that a mask selects.
var ExpandLoad = &ir.OpDef{
	Name: "vector.expandload",
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "mask", Constraint: fixedMaskVector},
		{Name: "pass_thru", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpandLoad)},
	View:       ir.ViewOf[ExpandLoadOp],
}

// ExpandLoadOp is the view of an operation vector.expandload.
type ExpandLoadOp struct{ ir.View }

// Def returns [ExpandLoad].
func (ExpandLoadOp) Def() *ir.OpDef { return ExpandLoad }

// The slots of the inherent attributes of [ExpandLoad].
const (
	slotExpandLoadAlignment = 0
)

// Verify checks what the definition cannot express.
func (op ExpandLoadOp) Verify() *diag.Diagnostic { return verifyExpandLoad(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op ExpandLoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Base()})
	return list
}

// Base is the operand $base.
func (op ExpandLoadOp) Base() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op ExpandLoadOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Mask is the operand $mask.
func (op ExpandLoadOp) Mask() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// PassThru is the operand $pass_thru.
func (op ExpandLoadOp) PassThru() *ir.Value { return op.Op().OperandsAt(3).At(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op ExpandLoadOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotExpandLoadAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op ExpandLoadOp) SetAlignment(v int64) ExpandLoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExpandLoadAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op ExpandLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// ExpandLoadAdaptor has the converted operands of a [ExpandLoadOp] during a conversion.
type ExpandLoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExpandLoadOp].
func (ExpandLoadAdaptor[T]) For(ExpandLoadOp) {}

// Base returns the converted operand $base.
func (a ExpandLoadAdaptor[T]) Base() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a ExpandLoadAdaptor[T]) Indices() []T { return a.Segment(1) }

// Mask returns the converted operand $mask.
func (a ExpandLoadAdaptor[T]) Mask() T { return a.Segment(2)[0] }

// PassThru returns the converted operand $pass_thru.
func (a ExpandLoadAdaptor[T]) PassThru() T { return a.Segment(3)[0] }

// NewExpandLoad creates the operation vector.expandload at the builder's insertion point.
func NewExpandLoad(b *ir.Builder, resultType ir.Type, base *ir.Value, indices []*ir.Value, mask *ir.Value, passThru *ir.Value) ExpandLoadOp {
	st := ir.OperationState{Def: ExpandLoad, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, indices...)
	st.Operands = append(st.Operands, mask, passThru)
	return ir.Cast[ExpandLoadOp](b.Create(&st))
}

// formatCompressStore is the assembly format of [CompressStore].
var formatCompressStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 3},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindMemRefType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindVectorType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 3}, Type: &kindVectorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
}

// CompressStore is the operation vector.compressstore: write of the elements of a vector that a mask selects, one behind the other.
var CompressStore = &ir.OpDef{
	Name: "vector.compressstore",
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnyMemRef},
		{Name: "indices", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "mask", Constraint: fixedMaskVector},
		{Name: "valueToStore", Constraint: constraint.AnyVectorOfNonZeroRank},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64AttrValidAlignment, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCompressStore)},
	View:       ir.ViewOf[CompressStoreOp],
}

// CompressStoreOp is the view of an operation vector.compressstore.
type CompressStoreOp struct{ ir.View }

// Def returns [CompressStore].
func (CompressStoreOp) Def() *ir.OpDef { return CompressStore }

// The slots of the inherent attributes of [CompressStore].
const (
	slotCompressStoreAlignment = 0
)

// Verify checks what the definition cannot express.
func (op CompressStoreOp) Verify() *diag.Diagnostic { return verifyCompressStore(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op CompressStoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Base()})
	return list
}

// Base is the operand $base.
func (op CompressStoreOp) Base() *ir.Value { return op.Op().Operand(0) }

// Indices are the operands $indices.
func (op CompressStoreOp) Indices() ir.ValueRange { return op.Op().OperandsAt(1) }

// Mask is the operand $mask.
func (op CompressStoreOp) Mask() *ir.Value { return op.Op().OperandsAt(2).At(0) }

// ValueToStore is the operand $valueToStore.
func (op CompressStoreOp) ValueToStore() *ir.Value { return op.Op().OperandsAt(3).At(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op CompressStoreOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCompressStoreAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op CompressStoreOp) SetAlignment(v int64) CompressStoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCompressStoreAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// CompressStoreAdaptor has the converted operands of a [CompressStoreOp] during a conversion.
type CompressStoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CompressStoreOp].
func (CompressStoreAdaptor[T]) For(CompressStoreOp) {}

// Base returns the converted operand $base.
func (a CompressStoreAdaptor[T]) Base() T { return a.At(0) }

// Indices returns the converted operand $indices.
func (a CompressStoreAdaptor[T]) Indices() []T { return a.Segment(1) }

// Mask returns the converted operand $mask.
func (a CompressStoreAdaptor[T]) Mask() T { return a.Segment(2)[0] }

// ValueToStore returns the converted operand $valueToStore.
func (a CompressStoreAdaptor[T]) ValueToStore() T { return a.Segment(3)[0] }

// NewCompressStore creates the operation vector.compressstore at the builder's insertion point.
func NewCompressStore(b *ir.Builder, base *ir.Value, indices []*ir.Value, mask *ir.Value, valueToStore *ir.Value) CompressStoreOp {
	st := ir.OperationState{Def: CompressStore}
	st.Operands = append(st.Operands, base)
	st.Operands = append(st.Operands, indices...)
	st.Operands = append(st.Operands, mask, valueToStore)
	return ir.Cast[CompressStoreOp](b.Create(&st))
}

// formatConstantMask is the assembly format of [ConstantMask].
var formatConstantMask = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1 << 0,
}

// ConstantMask is the operation vector.constant_mask: a mask of the first elements of each dimension.
var ConstantMask = &ir.OpDef{
	Name:   "vector.constant_mask",
	Traits: ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "mask_dim_sizes", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: maskVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstantMask)},
	View:       ir.ViewOf[ConstantMaskOp],
}

// ConstantMaskOp is the view of an operation vector.constant_mask.
type ConstantMaskOp struct{ ir.View }

// Def returns [ConstantMask].
func (ConstantMaskOp) Def() *ir.OpDef { return ConstantMask }

// The slots of the inherent attributes of [ConstantMask].
const (
	slotConstantMaskMaskDimSizes = 0
)

// Verify checks what the definition cannot express.
func (op ConstantMaskOp) Verify() *diag.Diagnostic { return verifyConstantMask(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ConstantMaskOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldConstantMask(op.Op(), constants)
}

// MaskDimSizes is the attribute $mask_dim_sizes.
func (op ConstantMaskOp) MaskDimSizes() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotConstantMaskMaskDimSizes).(*ir.DenseArrayAttr))
}

// SetMaskDimSizes sets the attribute $mask_dim_sizes.
func (op ConstantMaskOp) SetMaskDimSizes(v []int64) ConstantMaskOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstantMaskMaskDimSizes, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result.
func (op ConstantMaskOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantMaskAdaptor has the converted operands of a [ConstantMaskOp] during a conversion.
type ConstantMaskAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantMaskOp].
func (ConstantMaskAdaptor[T]) For(ConstantMaskOp) {}

// NewConstantMask creates the operation vector.constant_mask at the builder's insertion point.
func NewConstantMask(b *ir.Builder, resultType ir.Type, maskDimSizes []int64) ConstantMaskOp {
	c := b.Context()
	st := ir.OperationState{Def: ConstantMask, InherentAttrs: []ir.Attribute{slotConstantMaskMaskDimSizes: ir.NewDenseI64ArrayAttr(c, maskDimSizes...)}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstantMaskOp](b.Create(&st))
}

// formatCreateMask is the assembly format of [CreateMask].
var formatCreateMask = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandsElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllResultTypes: true,
}

// CreateMask is the operation vector.create_mask: a mask of the first elements of each dimension, whose numbers are values.
var CreateMask = &ir.OpDef{
	Name:   "vector.create_mask",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: maskVectorOfAnyRank},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCreateMask)},
	View:       ir.ViewOf[CreateMaskOp],
}

// CreateMaskOp is the view of an operation vector.create_mask.
type CreateMaskOp struct{ ir.View }

// Def returns [CreateMask].
func (CreateMaskOp) Def() *ir.OpDef { return CreateMask }

// Verify checks what the definition cannot express.
func (op CreateMaskOp) Verify() *diag.Diagnostic { return verifyCreateMask(op.Op()) }

// Operands are the operands $operands.
func (op CreateMaskOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result.
func (op CreateMaskOp) Result() *ir.Value { return op.Op().Result(0) }

// CreateMaskAdaptor has the converted operands of a [CreateMaskOp] during a conversion.
type CreateMaskAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CreateMaskOp].
func (CreateMaskAdaptor[T]) For(CreateMaskOp) {}

// Operands returns the converted operand $operands.
func (a CreateMaskAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewCreateMask creates the operation vector.create_mask at the builder's insertion point.
func NewCreateMask(b *ir.Builder, resultType ir.Type, operands ...*ir.Value) CreateMaskOp {
	st := ir.OperationState{Def: CreateMask, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[CreateMaskOp](b.Create(&st))
}

// Mask is the operation vector.mask: an operation on the elements that a mask selects.
var Mask = &ir.OpDef{
	Name:               "vector.mask",
	Traits:             ir.SingleBlock | ir.RecursiveMemoryEffects | ir.NoRegionArguments,
	ImplicitTerminator: "vector.yield",
	Operands: []ir.ValueDef{
		{Name: "mask", Constraint: maskVector},
		{Name: "passthru", Constraint: constraint.AnyType, Arity: ir.Optional},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "maskRegion", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(maskSyntax)},
	View:       ir.ViewOf[MaskOp],
}

// MaskOp is the view of an operation vector.mask.
type MaskOp struct{ ir.View }

// Def returns [Mask].
func (MaskOp) Def() *ir.OpDef { return Mask }

// Verify checks what the definition cannot express.
func (op MaskOp) Verify() *diag.Diagnostic { return verifyMask(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op MaskOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMask(op.Op(), constants)
}

// Mask is the operand $mask.
func (op MaskOp) Mask() *ir.Value { return op.Op().Operand(0) }

// Passthru is the operand $passthru, nil if it is absent.
func (op MaskOp) Passthru() *ir.Value {
	if r := op.Op().OperandsAt(1); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Results are the results $results.
func (op MaskOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// MaskRegion is the region $maskRegion.
func (op MaskOp) MaskRegion() *ir.Region { return op.Op().Region(0) }

// MaskAdaptor has the converted operands of a [MaskOp] during a conversion.
type MaskAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaskOp].
func (MaskAdaptor[T]) For(MaskOp) {}

// Mask returns the converted operand $mask.
func (a MaskAdaptor[T]) Mask() T { return a.At(0) }

// Passthru returns the converted operand $passthru.
func (a MaskAdaptor[T]) Passthru() T { return a.Optional(1) }

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

// Yield is the operation vector.yield: end of a region, with its results.
var Yield = &ir.OpDef{
	Name:   "vector.yield",
	Traits: ir.Pure | ir.ReturnLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatYield)},
	View:       ir.ViewOf[YieldOp],
}

// YieldOp is the view of an operation vector.yield.
type YieldOp struct{ ir.View }

// Def returns [Yield].
func (YieldOp) Def() *ir.OpDef { return Yield }

// Operands are the operands $operands.
func (op YieldOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// YieldAdaptor has the converted operands of a [YieldOp] during a conversion.
type YieldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [YieldOp].
func (YieldAdaptor[T]) For(YieldOp) {}

// Operands returns the converted operand $operands.
func (a YieldAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewYield creates the operation vector.yield at the builder's insertion point.
func NewYield(b *ir.Builder, operands ...*ir.Value) YieldOp {
	st := ir.OperationState{Def: Yield}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[YieldOp](b.Create(&st))
}

// formatPrint is the assembly format of [Print].
var formatPrint = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.OptionalOperandElement, Space: true, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.OptionalTypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
		{Kind: asm.OIListElement, Group: &asm.Group{Unit: -1, Then: []asm.Element{
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "str"},
				{Kind: asm.AttrElement, Space: true, N: 1, Optional: true, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			}}},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 0}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "punctuation"},
				{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &PrintPunctuationAttrDef, Is: asm.IsAttr[*PrintPunctuationAttr]}},
			}}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// Print is the operation vector.print: output of a value or a text, for tests and debugging.
var Print = &ir.OpDef{
	Name:      "vector.print",
	TypeRules: []constraint.Rule{constraint.PredOpTrait("`source` or `punctuation` are not set when printing strings", printsOne)},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: printable, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "punctuation", Constraint: IsPrintPunctuationAttr, Default: func(c *ir.Context) ir.Attribute { return NewPrintPunctuationAttr(c, PunctuationNewline) }},
		{Name: "stringLiteral", Constraint: stringLiteral, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPrint)},
	View:       ir.ViewOf[PrintOp],
}

// PrintOp is the view of an operation vector.print.
type PrintOp struct{ ir.View }

// Def returns [Print].
func (PrintOp) Def() *ir.OpDef { return Print }

// The slots of the inherent attributes of [Print].
const (
	slotPrintPunctuation   = 0
	slotPrintStringLiteral = 1
)

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op PrintOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write})
	return list
}

// Source is the operand $source, nil if it is absent.
func (op PrintOp) Source() *ir.Value {
	if r := op.Op().OperandsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Punctuation is the attribute $punctuation, PunctuationNewline if it is absent.
func (op PrintOp) Punctuation() PrintPunctuation {
	if v, ok := op.Op().InherentAttr(slotPrintPunctuation).(*PrintPunctuationAttr); ok {
		return v.Value()
	}
	return PunctuationNewline
}

// SetPunctuation sets the attribute $punctuation.
func (op PrintOp) SetPunctuation(v PrintPunctuation) PrintOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrintPunctuation, NewPrintPunctuationAttr(c, v))
	return op
}

// StringLiteral is the attribute $stringLiteral; ok is false if it is absent.
func (op PrintOp) StringLiteral() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotPrintStringLiteral).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetStringLiteral sets the attribute $stringLiteral.
func (op PrintOp) SetStringLiteral(v string) PrintOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotPrintStringLiteral, ir.NewStringAttr(c, v))
	return op
}

// PrintAdaptor has the converted operands of a [PrintOp] during a conversion.
type PrintAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PrintOp].
func (PrintAdaptor[T]) For(PrintOp) {}

// Source returns the converted operand $source.
func (a PrintAdaptor[T]) Source() T { return a.Optional(0) }

// NewPrint creates the operation vector.print at the builder's insertion point.
func NewPrint(b *ir.Builder, source *ir.Value) PrintOp {
	c := b.Context()
	st := ir.OperationState{Def: Print, InherentAttrs: []ir.Attribute{slotPrintPunctuation: NewPrintPunctuationAttr(c, PunctuationNewline)}}
	if source != nil {
		st.Operands = append(st.Operands, source)
	}
	return ir.Cast[PrintOp](b.Create(&st))
}

// formatVectorScale is the assembly format of [VectorScale].
var formatVectorScale = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Names: asm.Namers{Results: nameVScale},
}

// VectorScale is the operation vector.vscale: the factor that the sizes of scalable vectors are multiplied by.
var VectorScale = &ir.OpDef{
	Name:   "vector.vscale",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorScale)},
	View:       ir.ViewOf[VectorScaleOp],
}

// VectorScaleOp is the view of an operation vector.vscale.
type VectorScaleOp struct{ ir.View }

// Def returns [VectorScale].
func (VectorScaleOp) Def() *ir.OpDef { return VectorScale }

// Result is the result $res.
func (op VectorScaleOp) Result() *ir.Value { return op.Op().Result(0) }

// VectorScaleAdaptor has the converted operands of a [VectorScaleOp] during a conversion.
type VectorScaleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VectorScaleOp].
func (VectorScaleAdaptor[T]) For(VectorScaleOp) {}

// NewVectorScale creates the operation vector.vscale at the builder's insertion point.
func NewVectorScale(b *ir.Builder) VectorScaleOp {
	st := ir.OperationState{Def: VectorScale, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[VectorScaleOp](b.Create(&st))
}

// formatStep is the assembly format of [Step].
var formatStep = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindVectorType},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Step is the operation vector.step: the vector of 0, 1, 2 and so on.
var Step = &ir.OpDef{
	Name:   "vector.step",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "result", Constraint: stepVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStep)},
	View:       ir.ViewOf[StepOp],
}

// StepOp is the view of an operation vector.step.
type StepOp struct{ ir.View }

// Def returns [Step].
func (StepOp) Def() *ir.OpDef { return Step }

// Result is the result $result.
func (op StepOp) Result() *ir.Value { return op.Op().Result(0) }

// StepAdaptor has the converted operands of a [StepOp] during a conversion.
type StepAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StepOp].
func (StepAdaptor[T]) For(StepOp) {}

// NewStep creates the operation vector.step at the builder's insertion point.
func NewStep(b *ir.Builder, resultType ir.Type) StepOp {
	st := ir.OperationState{Def: Step, Results: []ir.Type{resultType}}
	return ir.Cast[StepOp](b.Create(&st))
}

var kindMemRefType = asm.TypeKind{Name: "builtin.memref", Is: asm.IsType[*ir.MemRefType]}
var kindShapedType = asm.TypeKind{Name: "", Is: asm.IsType[ir.ShapedType]}
var kindVectorType = asm.TypeKind{Name: "builtin.vector", Is: asm.IsType[*ir.VectorType]}
