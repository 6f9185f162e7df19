// Code generated from the specification of dialect index. DO NOT EDIT.

package index

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the index dialect: arithmetic on indices, whose width is that of the target's pointers.
var Dialect = &ir.Dialect{
	Name:                "index",
	Ops:                 []*ir.OpDef{Add, Sub, Mul, DivS, DivU, CeilDivS, CeilDivU, FloorDivS, RemS, RemU, MaxS, MaxU, MinS, MinU, Shl, ShrS, ShrU, And, Or, XOr, CastS, CastU, Cmp, SizeOf, Constant, BoolConstant},
	Attrs:               []*ir.AttrDef{IndexCmpPredicateAttrDef},
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// IndexCmpPredicate is an enumeration: index comparison predicate kind.
type IndexCmpPredicate uint32

// The cases of IndexCmpPredicate.
const (
	IndexCmpPredicateEq  IndexCmpPredicate = 0
	IndexCmpPredicateNe  IndexCmpPredicate = 1
	IndexCmpPredicateSlt IndexCmpPredicate = 2
	IndexCmpPredicateSle IndexCmpPredicate = 3
	IndexCmpPredicateSgt IndexCmpPredicate = 4
	IndexCmpPredicateSge IndexCmpPredicate = 5
	IndexCmpPredicateUlt IndexCmpPredicate = 6
	IndexCmpPredicateUle IndexCmpPredicate = 7
	IndexCmpPredicateUgt IndexCmpPredicate = 8
	IndexCmpPredicateUge IndexCmpPredicate = 9
)

// IndexCmpPredicateEnum has the texts of the cases of IndexCmpPredicate.
var IndexCmpPredicateEnum = asm.Enum{
	Summary: "index comparison predicate kind",
	Cpp:     "::mlir::index::IndexCmpPredicate",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "eq", Value: 0},
		{Text: "ne", Value: 1},
		{Text: "slt", Value: 2},
		{Text: "sle", Value: 3},
		{Text: "sgt", Value: 4},
		{Text: "sge", Value: 5},
		{Text: "ult", Value: 6},
		{Text: "ule", Value: 7},
		{Text: "ugt", Value: 8},
		{Text: "uge", Value: 9},
	},
}

// IsIndexCmpPredicate is the constraint for integers that represent a case of IndexCmpPredicate.
var IsIndexCmpPredicate = asm.EnumConstraint(&IndexCmpPredicateEnum)

// String returns the text of the case.
func (v IndexCmpPredicate) String() string { return IndexCmpPredicateEnum.String(uint64(v)) }

// ParseIndexCmpPredicate returns the case with the given text, and whether there is one.
func ParseIndexCmpPredicate(text string) (IndexCmpPredicate, bool) {
	v, ok := IndexCmpPredicateEnum.Lookup(text)
	return IndexCmpPredicate(v), ok
}

// IndexCmpPredicateAttr is #index.cmp_predicate: index comparison predicate kind.
type IndexCmpPredicateAttr struct {
	ir.AttrBase
	value IndexCmpPredicate
}

// IndexCmpPredicateAttrDef is the definition of IndexCmpPredicateAttr.
var IndexCmpPredicateAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "index",
	Mnemonic:   "cmp_predicate",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxIndexCmpPredicateAttr{})},
})

// IsIndexCmpPredicateAttr is the constraint for IndexCmpPredicateAttr.
var IsIndexCmpPredicateAttr = &ir.AttrConstraint{Summary: "index comparison predicate kind", Match: asm.IsAttr[*IndexCmpPredicateAttr]}

// NewIndexCmpPredicateAttr returns the attribute with the given parameters.
func NewIndexCmpPredicateAttr(c *ir.Context, value IndexCmpPredicate) *IndexCmpPredicateAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(IndexCmpPredicateAttrDef, k); v != nil {
		return v.(*IndexCmpPredicateAttr)
	}
	return c.InternAttr(IndexCmpPredicateAttrDef, k, &IndexCmpPredicateAttr{value: value}).(*IndexCmpPredicateAttr)
}

// Value is the parameter value.
func (v *IndexCmpPredicateAttr) Value() IndexCmpPredicate { return v.value }

// syntaxIndexCmpPredicateAttr parses and prints IndexCmpPredicateAttr.
type syntaxIndexCmpPredicateAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxIndexCmpPredicateAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value IndexCmpPredicate
	if !p.Failed() {
		value = IndexCmpPredicate(p.EnumAttrValue(&IndexCmpPredicateEnum))
		p.EndParam("IndexCmpPredicateAttr", "value", "::mlir::index::IndexCmpPredicate")
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewIndexCmpPredicateAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxIndexCmpPredicateAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*IndexCmpPredicateAttr)
	p.Byte(' ')
	p.EnumAttrValue(&IndexCmpPredicateEnum, uint64(v.value))
}

// formatAdd is the assembly format of [Add].
var formatAdd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// Add is the operation index.add: addition.
var Add = &ir.OpDef{
	Name:   "index.add",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAdd)},
	View:       ir.ViewOf[AddOp],
}

// AddOp is the view of an operation index.add.
type AddOp struct{ ir.View }

// Def returns [Add].
func (AddOp) Def() *ir.OpDef { return Add }

// Fold folds the operation; see [ir.FoldOp].
func (op AddOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAdd(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op AddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op AddOp) Result() *ir.Value { return op.Op().Result(0) }

// AddAdaptor has the converted operands of a [AddOp] during a conversion.
type AddAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddOp].
func (AddAdaptor[T]) For(AddOp) {}

// Lhs returns the converted operand $lhs.
func (a AddAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AddAdaptor[T]) Rhs() T { return a.At(1) }

// NewAdd creates the operation index.add at the builder's insertion point.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddOp {
	st := ir.OperationState{Def: Add, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[AddOp](b.Create(&st))
}

// formatSub is the assembly format of [Sub].
var formatSub = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// Sub is the operation index.sub: subtraction.
var Sub = &ir.OpDef{
	Name:   "index.sub",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSub)},
	View:       ir.ViewOf[SubOp],
}

// SubOp is the view of an operation index.sub.
type SubOp struct{ ir.View }

// Def returns [Sub].
func (SubOp) Def() *ir.OpDef { return Sub }

// Fold folds the operation; see [ir.FoldOp].
func (op SubOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSub(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op SubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op SubOp) Result() *ir.Value { return op.Op().Result(0) }

// SubAdaptor has the converted operands of a [SubOp] during a conversion.
type SubAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SubOp].
func (SubAdaptor[T]) For(SubOp) {}

// Lhs returns the converted operand $lhs.
func (a SubAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a SubAdaptor[T]) Rhs() T { return a.At(1) }

// NewSub creates the operation index.sub at the builder's insertion point.
func NewSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubOp {
	st := ir.OperationState{Def: Sub, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[SubOp](b.Create(&st))
}

// formatMul is the assembly format of [Mul].
var formatMul = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// Mul is the operation index.mul: multiplication.
var Mul = &ir.OpDef{
	Name:   "index.mul",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMul)},
	View:       ir.ViewOf[MulOp],
}

// MulOp is the view of an operation index.mul.
type MulOp struct{ ir.View }

// Def returns [Mul].
func (MulOp) Def() *ir.OpDef { return Mul }

// Fold folds the operation; see [ir.FoldOp].
func (op MulOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMul(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MulOp) Result() *ir.Value { return op.Op().Result(0) }

// MulAdaptor has the converted operands of a [MulOp] during a conversion.
type MulAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MulOp].
func (MulAdaptor[T]) For(MulOp) {}

// Lhs returns the converted operand $lhs.
func (a MulAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MulAdaptor[T]) Rhs() T { return a.At(1) }

// NewMul creates the operation index.mul at the builder's insertion point.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulOp {
	st := ir.OperationState{Def: Mul, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[MulOp](b.Create(&st))
}

// formatDivS is the assembly format of [DivS].
var formatDivS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// DivS is the operation index.divs: signed division that rounds towards zero.
var DivS = &ir.OpDef{
	Name:   "index.divs",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDivS)},
	View:       ir.ViewOf[DivSOp],
}

// DivSOp is the view of an operation index.divs.
type DivSOp struct{ ir.View }

// Def returns [DivS].
func (DivSOp) Def() *ir.OpDef { return DivS }

// Fold folds the operation; see [ir.FoldOp].
func (op DivSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDivS(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op DivSOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op DivSOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op DivSOp) Result() *ir.Value { return op.Op().Result(0) }

// DivSAdaptor has the converted operands of a [DivSOp] during a conversion.
type DivSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DivSOp].
func (DivSAdaptor[T]) For(DivSOp) {}

// Lhs returns the converted operand $lhs.
func (a DivSAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a DivSAdaptor[T]) Rhs() T { return a.At(1) }

// NewDivS creates the operation index.divs at the builder's insertion point.
func NewDivS(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivSOp {
	st := ir.OperationState{Def: DivS, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[DivSOp](b.Create(&st))
}

// formatDivU is the assembly format of [DivU].
var formatDivU = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// DivU is the operation index.divu: unsigned division.
var DivU = &ir.OpDef{
	Name:   "index.divu",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDivU)},
	View:       ir.ViewOf[DivUOp],
}

// DivUOp is the view of an operation index.divu.
type DivUOp struct{ ir.View }

// Def returns [DivU].
func (DivUOp) Def() *ir.OpDef { return DivU }

// Fold folds the operation; see [ir.FoldOp].
func (op DivUOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDivU(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op DivUOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op DivUOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op DivUOp) Result() *ir.Value { return op.Op().Result(0) }

// DivUAdaptor has the converted operands of a [DivUOp] during a conversion.
type DivUAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DivUOp].
func (DivUAdaptor[T]) For(DivUOp) {}

// Lhs returns the converted operand $lhs.
func (a DivUAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a DivUAdaptor[T]) Rhs() T { return a.At(1) }

// NewDivU creates the operation index.divu at the builder's insertion point.
func NewDivU(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) DivUOp {
	st := ir.OperationState{Def: DivU, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[DivUOp](b.Create(&st))
}

// formatCeilDivS is the assembly format of [CeilDivS].
var formatCeilDivS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// CeilDivS is the operation index.ceildivs: signed division that rounds towards positive infinity.
var CeilDivS = &ir.OpDef{
	Name:   "index.ceildivs",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCeilDivS)},
	View:       ir.ViewOf[CeilDivSOp],
}

// CeilDivSOp is the view of an operation index.ceildivs.
type CeilDivSOp struct{ ir.View }

// Def returns [CeilDivS].
func (CeilDivSOp) Def() *ir.OpDef { return CeilDivS }

// Fold folds the operation; see [ir.FoldOp].
func (op CeilDivSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCeilDivS(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CeilDivSOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CeilDivSOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op CeilDivSOp) Result() *ir.Value { return op.Op().Result(0) }

// CeilDivSAdaptor has the converted operands of a [CeilDivSOp] during a conversion.
type CeilDivSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CeilDivSOp].
func (CeilDivSAdaptor[T]) For(CeilDivSOp) {}

// Lhs returns the converted operand $lhs.
func (a CeilDivSAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CeilDivSAdaptor[T]) Rhs() T { return a.At(1) }

// NewCeilDivS creates the operation index.ceildivs at the builder's insertion point.
func NewCeilDivS(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) CeilDivSOp {
	st := ir.OperationState{Def: CeilDivS, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[CeilDivSOp](b.Create(&st))
}

// formatCeilDivU is the assembly format of [CeilDivU].
var formatCeilDivU = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// CeilDivU is the operation index.ceildivu: unsigned division that rounds up.
var CeilDivU = &ir.OpDef{
	Name:   "index.ceildivu",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCeilDivU)},
	View:       ir.ViewOf[CeilDivUOp],
}

// CeilDivUOp is the view of an operation index.ceildivu.
type CeilDivUOp struct{ ir.View }

// Def returns [CeilDivU].
func (CeilDivUOp) Def() *ir.OpDef { return CeilDivU }

// Fold folds the operation; see [ir.FoldOp].
func (op CeilDivUOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCeilDivU(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CeilDivUOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CeilDivUOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op CeilDivUOp) Result() *ir.Value { return op.Op().Result(0) }

// CeilDivUAdaptor has the converted operands of a [CeilDivUOp] during a conversion.
type CeilDivUAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CeilDivUOp].
func (CeilDivUAdaptor[T]) For(CeilDivUOp) {}

// Lhs returns the converted operand $lhs.
func (a CeilDivUAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CeilDivUAdaptor[T]) Rhs() T { return a.At(1) }

// NewCeilDivU creates the operation index.ceildivu at the builder's insertion point.
func NewCeilDivU(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) CeilDivUOp {
	st := ir.OperationState{Def: CeilDivU, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[CeilDivUOp](b.Create(&st))
}

// formatFloorDivS is the assembly format of [FloorDivS].
var formatFloorDivS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// FloorDivS is the operation index.floordivs: signed division that rounds towards negative infinity.
var FloorDivS = &ir.OpDef{
	Name:   "index.floordivs",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFloorDivS)},
	View:       ir.ViewOf[FloorDivSOp],
}

// FloorDivSOp is the view of an operation index.floordivs.
type FloorDivSOp struct{ ir.View }

// Def returns [FloorDivS].
func (FloorDivSOp) Def() *ir.OpDef { return FloorDivS }

// Fold folds the operation; see [ir.FoldOp].
func (op FloorDivSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFloorDivS(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op FloorDivSOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FloorDivSOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op FloorDivSOp) Result() *ir.Value { return op.Op().Result(0) }

// FloorDivSAdaptor has the converted operands of a [FloorDivSOp] during a conversion.
type FloorDivSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FloorDivSOp].
func (FloorDivSAdaptor[T]) For(FloorDivSOp) {}

// Lhs returns the converted operand $lhs.
func (a FloorDivSAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a FloorDivSAdaptor[T]) Rhs() T { return a.At(1) }

// NewFloorDivS creates the operation index.floordivs at the builder's insertion point.
func NewFloorDivS(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FloorDivSOp {
	st := ir.OperationState{Def: FloorDivS, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[FloorDivSOp](b.Create(&st))
}

// formatRemS is the assembly format of [RemS].
var formatRemS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// RemS is the operation index.rems: remainder of the signed division.
var RemS = &ir.OpDef{
	Name:   "index.rems",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRemS)},
	View:       ir.ViewOf[RemSOp],
}

// RemSOp is the view of an operation index.rems.
type RemSOp struct{ ir.View }

// Def returns [RemS].
func (RemSOp) Def() *ir.OpDef { return RemS }

// Fold folds the operation; see [ir.FoldOp].
func (op RemSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRemS(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op RemSOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op RemSOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op RemSOp) Result() *ir.Value { return op.Op().Result(0) }

// RemSAdaptor has the converted operands of a [RemSOp] during a conversion.
type RemSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RemSOp].
func (RemSAdaptor[T]) For(RemSOp) {}

// Lhs returns the converted operand $lhs.
func (a RemSAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a RemSAdaptor[T]) Rhs() T { return a.At(1) }

// NewRemS creates the operation index.rems at the builder's insertion point.
func NewRemS(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemSOp {
	st := ir.OperationState{Def: RemS, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[RemSOp](b.Create(&st))
}

// formatRemU is the assembly format of [RemU].
var formatRemU = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// RemU is the operation index.remu: remainder of the unsigned division.
var RemU = &ir.OpDef{
	Name:   "index.remu",
	Traits: ir.NoMemoryEffect,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRemU)},
	View:       ir.ViewOf[RemUOp],
}

// RemUOp is the view of an operation index.remu.
type RemUOp struct{ ir.View }

// Def returns [RemU].
func (RemUOp) Def() *ir.OpDef { return RemU }

// Fold folds the operation; see [ir.FoldOp].
func (op RemUOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldRemU(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op RemUOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op RemUOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op RemUOp) Result() *ir.Value { return op.Op().Result(0) }

// RemUAdaptor has the converted operands of a [RemUOp] during a conversion.
type RemUAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RemUOp].
func (RemUAdaptor[T]) For(RemUOp) {}

// Lhs returns the converted operand $lhs.
func (a RemUAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a RemUAdaptor[T]) Rhs() T { return a.At(1) }

// NewRemU creates the operation index.remu at the builder's insertion point.
func NewRemU(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) RemUOp {
	st := ir.OperationState{Def: RemU, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[RemUOp](b.Create(&st))
}

// formatMaxS is the assembly format of [MaxS].
var formatMaxS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// MaxS is the operation index.maxs: signed maximum.
var MaxS = &ir.OpDef{
	Name:   "index.maxs",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaxS)},
	View:       ir.ViewOf[MaxSOp],
}

// MaxSOp is the view of an operation index.maxs.
type MaxSOp struct{ ir.View }

// Def returns [MaxS].
func (MaxSOp) Def() *ir.OpDef { return MaxS }

// Fold folds the operation; see [ir.FoldOp].
func (op MaxSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMaxS(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MaxSOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MaxSOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MaxSOp) Result() *ir.Value { return op.Op().Result(0) }

// MaxSAdaptor has the converted operands of a [MaxSOp] during a conversion.
type MaxSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaxSOp].
func (MaxSAdaptor[T]) For(MaxSOp) {}

// Lhs returns the converted operand $lhs.
func (a MaxSAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MaxSAdaptor[T]) Rhs() T { return a.At(1) }

// NewMaxS creates the operation index.maxs at the builder's insertion point.
func NewMaxS(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxSOp {
	st := ir.OperationState{Def: MaxS, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[MaxSOp](b.Create(&st))
}

// formatMaxU is the assembly format of [MaxU].
var formatMaxU = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// MaxU is the operation index.maxu: unsigned maximum.
var MaxU = &ir.OpDef{
	Name:   "index.maxu",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaxU)},
	View:       ir.ViewOf[MaxUOp],
}

// MaxUOp is the view of an operation index.maxu.
type MaxUOp struct{ ir.View }

// Def returns [MaxU].
func (MaxUOp) Def() *ir.OpDef { return MaxU }

// Fold folds the operation; see [ir.FoldOp].
func (op MaxUOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMaxU(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MaxUOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MaxUOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MaxUOp) Result() *ir.Value { return op.Op().Result(0) }

// MaxUAdaptor has the converted operands of a [MaxUOp] during a conversion.
type MaxUAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaxUOp].
func (MaxUAdaptor[T]) For(MaxUOp) {}

// Lhs returns the converted operand $lhs.
func (a MaxUAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MaxUAdaptor[T]) Rhs() T { return a.At(1) }

// NewMaxU creates the operation index.maxu at the builder's insertion point.
func NewMaxU(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MaxUOp {
	st := ir.OperationState{Def: MaxU, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[MaxUOp](b.Create(&st))
}

// formatMinS is the assembly format of [MinS].
var formatMinS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// MinS is the operation index.mins: signed minimum.
var MinS = &ir.OpDef{
	Name:   "index.mins",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinS)},
	View:       ir.ViewOf[MinSOp],
}

// MinSOp is the view of an operation index.mins.
type MinSOp struct{ ir.View }

// Def returns [MinS].
func (MinSOp) Def() *ir.OpDef { return MinS }

// Fold folds the operation; see [ir.FoldOp].
func (op MinSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMinS(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MinSOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MinSOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MinSOp) Result() *ir.Value { return op.Op().Result(0) }

// MinSAdaptor has the converted operands of a [MinSOp] during a conversion.
type MinSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinSOp].
func (MinSAdaptor[T]) For(MinSOp) {}

// Lhs returns the converted operand $lhs.
func (a MinSAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MinSAdaptor[T]) Rhs() T { return a.At(1) }

// NewMinS creates the operation index.mins at the builder's insertion point.
func NewMinS(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinSOp {
	st := ir.OperationState{Def: MinS, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[MinSOp](b.Create(&st))
}

// formatMinU is the assembly format of [MinU].
var formatMinU = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// MinU is the operation index.minu: unsigned minimum.
var MinU = &ir.OpDef{
	Name:   "index.minu",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinU)},
	View:       ir.ViewOf[MinUOp],
}

// MinUOp is the view of an operation index.minu.
type MinUOp struct{ ir.View }

// Def returns [MinU].
func (MinUOp) Def() *ir.OpDef { return MinU }

// Fold folds the operation; see [ir.FoldOp].
func (op MinUOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldMinU(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op MinUOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MinUOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MinUOp) Result() *ir.Value { return op.Op().Result(0) }

// MinUAdaptor has the converted operands of a [MinUOp] during a conversion.
type MinUAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MinUOp].
func (MinUAdaptor[T]) For(MinUOp) {}

// Lhs returns the converted operand $lhs.
func (a MinUAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a MinUAdaptor[T]) Rhs() T { return a.At(1) }

// NewMinU creates the operation index.minu at the builder's insertion point.
func NewMinU(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MinUOp {
	st := ir.OperationState{Def: MinU, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[MinUOp](b.Create(&st))
}

// formatShl is the assembly format of [Shl].
var formatShl = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// Shl is the operation index.shl: shift to the left.
var Shl = &ir.OpDef{
	Name:   "index.shl",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShl)},
	View:       ir.ViewOf[ShlOp],
}

// ShlOp is the view of an operation index.shl.
type ShlOp struct{ ir.View }

// Def returns [Shl].
func (ShlOp) Def() *ir.OpDef { return Shl }

// Fold folds the operation; see [ir.FoldOp].
func (op ShlOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShl(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op ShlOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShlOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op ShlOp) Result() *ir.Value { return op.Op().Result(0) }

// ShlAdaptor has the converted operands of a [ShlOp] during a conversion.
type ShlAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShlOp].
func (ShlAdaptor[T]) For(ShlOp) {}

// Lhs returns the converted operand $lhs.
func (a ShlAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ShlAdaptor[T]) Rhs() T { return a.At(1) }

// NewShl creates the operation index.shl at the builder's insertion point.
func NewShl(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShlOp {
	st := ir.OperationState{Def: Shl, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[ShlOp](b.Create(&st))
}

// formatShrS is the assembly format of [ShrS].
var formatShrS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// ShrS is the operation index.shrs: signed shift to the right.
var ShrS = &ir.OpDef{
	Name:   "index.shrs",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShrS)},
	View:       ir.ViewOf[ShrSOp],
}

// ShrSOp is the view of an operation index.shrs.
type ShrSOp struct{ ir.View }

// Def returns [ShrS].
func (ShrSOp) Def() *ir.OpDef { return ShrS }

// Fold folds the operation; see [ir.FoldOp].
func (op ShrSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShrS(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op ShrSOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShrSOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op ShrSOp) Result() *ir.Value { return op.Op().Result(0) }

// ShrSAdaptor has the converted operands of a [ShrSOp] during a conversion.
type ShrSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShrSOp].
func (ShrSAdaptor[T]) For(ShrSOp) {}

// Lhs returns the converted operand $lhs.
func (a ShrSAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ShrSAdaptor[T]) Rhs() T { return a.At(1) }

// NewShrS creates the operation index.shrs at the builder's insertion point.
func NewShrS(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShrSOp {
	st := ir.OperationState{Def: ShrS, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[ShrSOp](b.Create(&st))
}

// formatShrU is the assembly format of [ShrU].
var formatShrU = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// ShrU is the operation index.shru: unsigned shift to the right.
var ShrU = &ir.OpDef{
	Name:   "index.shru",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShrU)},
	View:       ir.ViewOf[ShrUOp],
}

// ShrUOp is the view of an operation index.shru.
type ShrUOp struct{ ir.View }

// Def returns [ShrU].
func (ShrUOp) Def() *ir.OpDef { return ShrU }

// Fold folds the operation; see [ir.FoldOp].
func (op ShrUOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldShrU(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op ShrUOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShrUOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op ShrUOp) Result() *ir.Value { return op.Op().Result(0) }

// ShrUAdaptor has the converted operands of a [ShrUOp] during a conversion.
type ShrUAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShrUOp].
func (ShrUAdaptor[T]) For(ShrUOp) {}

// Lhs returns the converted operand $lhs.
func (a ShrUAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a ShrUAdaptor[T]) Rhs() T { return a.At(1) }

// NewShrU creates the operation index.shru at the builder's insertion point.
func NewShrU(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShrUOp {
	st := ir.OperationState{Def: ShrU, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[ShrUOp](b.Create(&st))
}

// formatAnd is the assembly format of [And].
var formatAnd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// And is the operation index.and: bitwise and.
var And = &ir.OpDef{
	Name:   "index.and",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAnd)},
	View:       ir.ViewOf[AndOp],
}

// AndOp is the view of an operation index.and.
type AndOp struct{ ir.View }

// Def returns [And].
func (AndOp) Def() *ir.OpDef { return And }

// Fold folds the operation; see [ir.FoldOp].
func (op AndOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAnd(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op AndOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AndOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op AndOp) Result() *ir.Value { return op.Op().Result(0) }

// AndAdaptor has the converted operands of a [AndOp] during a conversion.
type AndAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AndOp].
func (AndAdaptor[T]) For(AndOp) {}

// Lhs returns the converted operand $lhs.
func (a AndAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a AndAdaptor[T]) Rhs() T { return a.At(1) }

// NewAnd creates the operation index.and at the builder's insertion point.
func NewAnd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AndOp {
	st := ir.OperationState{Def: And, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[AndOp](b.Create(&st))
}

// formatOr is the assembly format of [Or].
var formatOr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// Or is the operation index.or: bitwise or.
var Or = &ir.OpDef{
	Name:   "index.or",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOr)},
	View:       ir.ViewOf[OrOp],
}

// OrOp is the view of an operation index.or.
type OrOp struct{ ir.View }

// Def returns [Or].
func (OrOp) Def() *ir.OpDef { return Or }

// Fold folds the operation; see [ir.FoldOp].
func (op OrOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldOr(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op OrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op OrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op OrOp) Result() *ir.Value { return op.Op().Result(0) }

// OrAdaptor has the converted operands of a [OrOp] during a conversion.
type OrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OrOp].
func (OrAdaptor[T]) For(OrOp) {}

// Lhs returns the converted operand $lhs.
func (a OrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a OrAdaptor[T]) Rhs() T { return a.At(1) }

// NewOr creates the operation index.or at the builder's insertion point.
func NewOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) OrOp {
	st := ir.OperationState{Def: Or, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[OrOp](b.Create(&st))
}

// formatXOr is the assembly format of [XOr].
var formatXOr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// XOr is the operation index.xor: bitwise exclusive or.
var XOr = &ir.OpDef{
	Name:   "index.xor",
	Traits: ir.Commutative | ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatXOr)},
	View:       ir.ViewOf[XOrOp],
}

// XOrOp is the view of an operation index.xor.
type XOrOp struct{ ir.View }

// Def returns [XOr].
func (XOrOp) Def() *ir.OpDef { return XOr }

// Fold folds the operation; see [ir.FoldOp].
func (op XOrOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldXOr(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op XOrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op XOrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op XOrOp) Result() *ir.Value { return op.Op().Result(0) }

// XOrAdaptor has the converted operands of a [XOrOp] during a conversion.
type XOrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [XOrOp].
func (XOrAdaptor[T]) For(XOrOp) {}

// Lhs returns the converted operand $lhs.
func (a XOrAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a XOrAdaptor[T]) Rhs() T { return a.At(1) }

// NewXOr creates the operation index.xor at the builder's insertion point.
func NewXOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) XOrOp {
	st := ir.OperationState{Def: XOr, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[XOrOp](b.Create(&st))
}

// formatCastS is the assembly format of [CastS].
var formatCastS = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// CastS is the operation index.casts: signed conversion between index and integers.
var CastS = &ir.OpDef{
	Name:      "index.casts",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{verifyCast},
	Operands: []ir.ValueDef{
		{Name: "input", Constraint: integerOrIndex},
	},
	Results: []ir.ValueDef{
		{Name: "output", Constraint: integerOrIndex},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCastS)},
	View:       ir.ViewOf[CastSOp],
}

// CastSOp is the view of an operation index.casts.
type CastSOp struct{ ir.View }

// Def returns [CastS].
func (CastSOp) Def() *ir.OpDef { return CastS }

// Fold folds the operation; see [ir.FoldOp].
func (op CastSOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCastS(op.Op(), constants)
}

// Input is the operand $input.
func (op CastSOp) Input() *ir.Value { return op.Op().Operand(0) }

// Result is the result $output.
func (op CastSOp) Result() *ir.Value { return op.Op().Result(0) }

// CastSAdaptor has the converted operands of a [CastSOp] during a conversion.
type CastSAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CastSOp].
func (CastSAdaptor[T]) For(CastSOp) {}

// Input returns the converted operand $input.
func (a CastSAdaptor[T]) Input() T { return a.At(0) }

// NewCastS creates the operation index.casts at the builder's insertion point.
func NewCastS(b *ir.Builder, resultType ir.Type, input *ir.Value) CastSOp {
	st := ir.OperationState{Def: CastS, Operands: []*ir.Value{input}, Results: []ir.Type{resultType}}
	return ir.Cast[CastSOp](b.Create(&st))
}

// formatCastU is the assembly format of [CastU].
var formatCastU = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// CastU is the operation index.castu: unsigned conversion between index and integers.
var CastU = &ir.OpDef{
	Name:      "index.castu",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{verifyCast},
	Operands: []ir.ValueDef{
		{Name: "input", Constraint: integerOrIndex},
	},
	Results: []ir.ValueDef{
		{Name: "output", Constraint: integerOrIndex},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCastU)},
	View:       ir.ViewOf[CastUOp],
}

// CastUOp is the view of an operation index.castu.
type CastUOp struct{ ir.View }

// Def returns [CastU].
func (CastUOp) Def() *ir.OpDef { return CastU }

// Fold folds the operation; see [ir.FoldOp].
func (op CastUOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCastU(op.Op(), constants)
}

// Input is the operand $input.
func (op CastUOp) Input() *ir.Value { return op.Op().Operand(0) }

// Result is the result $output.
func (op CastUOp) Result() *ir.Value { return op.Op().Result(0) }

// CastUAdaptor has the converted operands of a [CastUOp] during a conversion.
type CastUAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CastUOp].
func (CastUAdaptor[T]) For(CastUOp) {}

// Input returns the converted operand $input.
func (a CastUAdaptor[T]) Input() T { return a.At(0) }

// NewCastU creates the operation index.castu at the builder's insertion point.
func NewCastU(b *ir.Builder, resultType ir.Type, input *ir.Value) CastUOp {
	st := ir.OperationState{Def: CastU, Operands: []*ir.Value{input}, Results: []ir.Type{resultType}}
	return ir.Cast[CastUOp](b.Create(&st))
}

// formatCmp is the assembly format of [Cmp].
var formatCmp = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Def: &IndexCmpPredicateAttrDef, Is: asm.IsAttr[*IndexCmpPredicateAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
	},
	Elided: 1 << 0,
}

// Cmp is the operation index.cmp: comparison.
var Cmp = &ir.OpDef{
	Name:   "index.cmp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.Index},
		{Name: "rhs", Constraint: constraint.Index},
	},
	Attrs: []ir.AttrSlot{
		{Name: "pred", Constraint: IsIndexCmpPredicateAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.I1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCmp)},
	View:       ir.ViewOf[CmpOp],
}

// CmpOp is the view of an operation index.cmp.
type CmpOp struct{ ir.View }

// Def returns [Cmp].
func (CmpOp) Def() *ir.OpDef { return Cmp }

// The slots of the inherent attributes of [Cmp].
const (
	slotCmpPred = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op CmpOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldCmp(op.Op(), constants)
}

// Lhs is the operand $lhs.
func (op CmpOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op CmpOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Pred is the attribute $pred.
func (op CmpOp) Pred() IndexCmpPredicate {
	return op.Op().InherentAttr(slotCmpPred).(*IndexCmpPredicateAttr).Value()
}

// SetPred sets the attribute $pred.
func (op CmpOp) SetPred(v IndexCmpPredicate) CmpOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCmpPred, NewIndexCmpPredicateAttr(c, v))
	return op
}

// Result is the result $result.
func (op CmpOp) Result() *ir.Value { return op.Op().Result(0) }

// CmpAdaptor has the converted operands of a [CmpOp] during a conversion.
type CmpAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CmpOp].
func (CmpAdaptor[T]) For(CmpOp) {}

// Lhs returns the converted operand $lhs.
func (a CmpAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a CmpAdaptor[T]) Rhs() T { return a.At(1) }

// NewCmp creates the operation index.cmp at the builder's insertion point.
func NewCmp(b *ir.Builder, pred IndexCmpPredicate, lhs *ir.Value, rhs *ir.Value) CmpOp {
	c := b.Context()
	st := ir.OperationState{Def: Cmp, Operands: []*ir.Value{lhs, rhs}, InherentAttrs: []ir.Attribute{slotCmpPred: NewIndexCmpPredicateAttr(c, pred)}, Results: []ir.Type{constraint.I1.Buildable(b.Context())}}
	return ir.Cast[CmpOp](b.Create(&st))
}

// formatSizeOf is the assembly format of [SizeOf].
var formatSizeOf = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// SizeOf is the operation index.sizeof: the width of an index in bits.
var SizeOf = &ir.OpDef{
	Name:   "index.sizeof",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSizeOf)},
	View:       ir.ViewOf[SizeOfOp],
}

// SizeOfOp is the view of an operation index.sizeof.
type SizeOfOp struct{ ir.View }

// Def returns [SizeOf].
func (SizeOfOp) Def() *ir.OpDef { return SizeOf }

// Result is the result $result.
func (op SizeOfOp) Result() *ir.Value { return op.Op().Result(0) }

// SizeOfAdaptor has the converted operands of a [SizeOfOp] during a conversion.
type SizeOfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SizeOfOp].
func (SizeOfAdaptor[T]) For(SizeOfOp) {}

// NewSizeOf creates the operation index.sizeof at the builder's insertion point.
func NewSizeOf(b *ir.Builder) SizeOfOp {
	st := ir.OperationState{Def: SizeOf, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[SizeOfOp](b.Create(&st))
}

// formatConstant is the assembly format of [Constant].
var formatConstant = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildIndex, Is: asm.IsAttr[*ir.IntegerAttr]}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameConstant},
}

// Constant is the operation index.constant: a constant index.
var Constant = &ir.OpDef{
	Name:   "index.constant",
	Traits: ir.ConstantLike | ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.IndexAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is the view of an operation index.constant.
type ConstantOp struct{ ir.View }

// Def returns [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// The slots of the inherent attributes of [Constant].
const (
	slotConstantValue = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ConstantOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op ConstantOp) Value() int64 {
	return int64(op.Op().InherentAttr(slotConstantValue).(*ir.IntegerAttr).Int())
}

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v int64) ConstantOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotConstantValue, ir.NewIntegerAttr(asm.BuildIndex(c), int64(v)))
	return op
}

// Result is the result $result.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantAdaptor has the converted operands of a [ConstantOp] during a conversion.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant creates the operation index.constant at the builder's insertion point.
func NewConstant(b *ir.Builder, value int64) ConstantOp {
	c := b.Context()
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: ir.NewIntegerAttr(asm.BuildIndex(c), int64(value))}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[ConstantOp](b.Create(&st))
}

// formatBoolConstant is the assembly format of [BoolConstant].
var formatBoolConstant = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI1, Is: asm.IsAttr[*ir.IntegerAttr]}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable},
	},
	Elided: 1 << 0,
	Names:  asm.Namers{Results: nameBoolConstant},
}

// BoolConstant is the operation index.bool.constant: a constant truth value.
var BoolConstant = &ir.OpDef{
	Name:   "index.bool.constant",
	Traits: ir.ConstantLike | ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.BoolAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.I1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBoolConstant)},
	View:       ir.ViewOf[BoolConstantOp],
}

// BoolConstantOp is the view of an operation index.bool.constant.
type BoolConstantOp struct{ ir.View }

// Def returns [BoolConstant].
func (BoolConstantOp) Def() *ir.OpDef { return BoolConstant }

// The slots of the inherent attributes of [BoolConstant].
const (
	slotBoolConstantValue = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op BoolConstantOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op BoolConstantOp) Value() bool {
	return op.Op().InherentAttr(slotBoolConstantValue).(*ir.IntegerAttr).Bool()
}

// SetValue sets the attribute $value.
func (op BoolConstantOp) SetValue(v bool) BoolConstantOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotBoolConstantValue, ir.NewBoolAttr(c, v))
	return op
}

// Result is the result $result.
func (op BoolConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// BoolConstantAdaptor has the converted operands of a [BoolConstantOp] during a conversion.
type BoolConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BoolConstantOp].
func (BoolConstantAdaptor[T]) For(BoolConstantOp) {}

// NewBoolConstant creates the operation index.bool.constant at the builder's insertion point.
func NewBoolConstant(b *ir.Builder, value bool) BoolConstantOp {
	c := b.Context()
	st := ir.OperationState{Def: BoolConstant, InherentAttrs: []ir.Attribute{slotBoolConstantValue: ir.NewBoolAttr(c, value)}, Results: []ir.Type{constraint.I1.Buildable(b.Context())}}
	return ir.Cast[BoolConstantOp](b.Create(&st))
}
