// Code generated from the specification of dialect units. DO NOT EDIT.

package units

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
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
	Dialect:  "units",
	Mnemonic: "quantity",
	Syntax:   syntaxQuantityType{},
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
	Syntax: &asm.OpFormat{
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
	},
	View: func(op *ir.Operation) ir.Op { return OfOp{op} },
}

// OfOp is an operation seen as units.of.
type OfOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op OfOp) Op() *ir.Operation { return op.Operation }

// Number is the operand $number.
func (op OfOp) Number() *ir.Value { return op.Operation.Operand(0) }

// Result is the result $result.
func (op OfOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewOf makes a units.of at the builder's point.
func NewOf(b *ir.Builder, resultType ir.Type, number *ir.Value) OfOp {
	st := ir.OperationState{Context: b.Context(), Def: Of}
	st.Operands = append(st.Operands, number)
	st.Results = append(st.Results, resultType)
	return OfOp{b.Create(&st)}
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
	Syntax: &asm.OpFormat{
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
	},
	View: func(op *ir.Operation) ir.Op { return AddOp{op} },
}

// AddOp is an operation seen as units.add.
type AddOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op AddOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op AddOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op AddOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op AddOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewAdd makes a units.add at the builder's point.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddOp {
	st := ir.OperationState{Context: b.Context(), Def: Add}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return AddOp{b.Create(&st)}
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
	Syntax: &asm.OpFormat{
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
	},
	View: func(op *ir.Operation) ir.Op { return MulOp{op} },
}

// MulOp is an operation seen as units.mul.
type MulOp struct{ Operation *ir.Operation }

// Op is the operation that is viewed.
func (op MulOp) Op() *ir.Operation { return op.Operation }

// Lhs is the operand $lhs.
func (op MulOp) Lhs() *ir.Value { return op.Operation.Operand(0) }

// Rhs is the operand $rhs.
func (op MulOp) Rhs() *ir.Value { return op.Operation.Operand(1) }

// Result is the result $result.
func (op MulOp) Result() *ir.Value { return op.Operation.Result(0) }

// NewMul makes a units.mul at the builder's point.
func NewMul(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) MulOp {
	st := ir.OperationState{Context: b.Context(), Def: Mul}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return MulOp{b.Create(&st)}
}

var kindQuantityType = asm.TypeKind{Name: "units.quantity", Is: asm.IsType[*QuantityType], Def: &QuantityTypeDef}

func init() {
	Mul.Verify = verifyMul
}
