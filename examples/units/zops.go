// Code generated from the specification of dialect units. DO NOT EDIT.

package units

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the units dialect: arithmetic on physical quantities.
var Dialect = &ir.Dialect{
	Name:  "units",
	Ops:   []*ir.OpDef{Of, Add, Mul},
	Types: []*ir.TypeDef{QuantityTypeDef},
}

// QuantityType is !units.quantity: a number with a unit.
type QuantityType struct {
	ir.TypeBase
	unit string
}

// QuantityTypeDef is the definition of QuantityType.
var QuantityTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "units",
	Mnemonic:   "quantity",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxQuantityType{})},
})

// NewQuantityType returns the type with the given parameters.
func NewQuantityType(c *ir.Context, unit string) *QuantityType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, unit)
	if v := c.LookupType(QuantityTypeDef, k); v != nil {
		return v.(*QuantityType)
	}
	return c.InternType(QuantityTypeDef, k, &QuantityType{unit: c.Intern(unit)}).(*QuantityType)
}

// Unit is the parameter unit.
func (v *QuantityType) Unit() string { return v.unit }

// syntaxQuantityType parses and prints QuantityType.
type syntaxQuantityType struct{}

// ParseType reads what follows the mnemonic.
func (syntaxQuantityType) ParseType(p *asm.Parser) ir.Type {
	var unit string
	p.Want(asm.Less)
	if !p.Failed() {
		unit = p.StringLiteral()
		p.EndParam("QuantityType", "unit", "::llvm::StringRef")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	return NewQuantityType(p.Context(), unit)
}

// PrintType writes what follows the mnemonic.
func (syntaxQuantityType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*QuantityType)
	p.Str("<")
	p.Quoted(v.unit)
	p.Str(">")
}

// formatOf is the assembly format of [Of].
var formatOf = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindQuantityType},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromBuild, Build: constraint.F64.Buildable},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Of is the operation units.of: a number of units.
var Of = &ir.OpDef{
	Name:   "units.of",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "number", Constraint: constraint.F64},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isQuantity},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOf)},
	View:       ir.ViewOf[OfOp],
}

// OfOp is an operation seen as units.of.
type OfOp struct{ ir.View }

// Def is the definition, [Of].
func (OfOp) Def() *ir.OpDef { return Of }

// Number is the operand $number.
func (op OfOp) Number() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op OfOp) Result() *ir.Value { return op.Op().Result(0) }

// OfAdaptor has what stands for the operands of a [OfOp] while it is converted.
type OfAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [OfOp].
func (OfAdaptor[T]) For(OfOp) {}

// Number is what stands for $number.
func (a OfAdaptor[T]) Number() T { return a.At(0) }

// NewOf makes a units.of at the builder's point.
func NewOf(b *ir.Builder, resultType ir.Type, number *ir.Value) OfOp {
	st := ir.OperationState{Context: b.Context(), Def: Of}
	st.Operands = append(st.Operands, number)
	st.Results = append(st.Results, resultType)
	return ir.Cast[OfOp](b.Create(&st))
}

// formatAdd is the assembly format of [Add].
var formatAdd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindQuantityType},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Add is the operation units.add: a sum.
var Add = &ir.OpDef{
	Name:      "units.add",
	Traits:    ir.Pure | ir.Commutative | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: isQuantity},
		{Name: "rhs", Constraint: isQuantity},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isQuantity},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAdd)},
	View:       ir.ViewOf[AddOp],
}

// AddOp is an operation seen as units.add.
type AddOp struct{ ir.View }

// Def is the definition, [Add].
func (AddOp) Def() *ir.OpDef { return Add }

// Lhs is the operand $lhs.
func (op AddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op AddOp) Result() *ir.Value { return op.Op().Result(0) }

// AddAdaptor has what stands for the operands of a [AddOp] while it is converted.
type AddAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [AddOp].
func (AddAdaptor[T]) For(AddOp) {}

// Lhs is what stands for $lhs.
func (a AddAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs is what stands for $rhs.
func (a AddAdaptor[T]) Rhs() T { return a.At(1) }

// NewAdd makes a units.add at the builder's point.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddOp {
	st := ir.OperationState{Context: b.Context(), Def: Add}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[AddOp](b.Create(&st))
}

// formatMul is the assembly format of [Mul].
var formatMul = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindQuantityType},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Kind: &kindQuantityType},
		{Do: asm.DoLit, Space: true, Tok: asm.Arrow, Text: "->"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindQuantityType},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Mul is the operation units.mul: a product.
var Mul = &ir.OpDef{
	Name:   "units.mul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: isQuantity},
		{Name: "rhs", Constraint: isQuantity},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isQuantity},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMul)},
	View:       ir.ViewOf[MulOp],
}

// MulOp is an operation seen as units.mul.
type MulOp struct{ ir.View }

// Def is the definition, [Mul].
func (MulOp) Def() *ir.OpDef { return Mul }

// Verify checks what the definition does not say.
func (op MulOp) Verify() *diag.Diagnostic { return verifyMul(op.Op()) }

// Lhs is the operand $lhs.
func (op MulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op MulOp) Result() *ir.Value { return op.Op().Result(0) }

// MulAdaptor has what stands for the operands of a [MulOp] while it is converted.
type MulAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [MulOp].
func (MulAdaptor[T]) For(MulOp) {}

// Lhs is what stands for $lhs.
func (a MulAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs is what stands for $rhs.
func (a MulAdaptor[T]) Rhs() T { return a.At(1) }

// NewMul makes a units.mul at the builder's point.
func NewMul(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) MulOp {
	st := ir.OperationState{Context: b.Context(), Def: Mul}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[MulOp](b.Create(&st))
}

var kindQuantityType = asm.TypeKind{Name: "units.quantity", Is: asm.IsType[*QuantityType], Def: &QuantityTypeDef}
