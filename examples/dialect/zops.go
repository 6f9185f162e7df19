// Code generated from the specification of dialect units. DO NOT EDIT.

package units

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

// Dialect is the units dialect: arithmetic on physical quantities.
var Dialect = &ir.Dialect{
	Name:                "units",
	Ops:                 []*ir.OpDef{Constant, Add, Mul, Scale, Between, Bound},
	Types:               []*ir.TypeDef{QuantityTypeDef, IntervalTypeDef},
	Attrs:               []*ir.AttrDef{MeasureAttrDef},
	Attach:              attach,
	MaterializeConstant: materializeConstant,
	Interfaces:          []ir.Implementation{tollvm.ConvertToLLVM.Is(tollvm.PatternFunc(toLLVM))},
}

// MeasureAttr is #units.measure: a constant quantity.
type MeasureAttr struct {
	ir.AttrBase
	number *ir.FloatAttr
	unit   string
}

// MeasureAttrDef is the definition of MeasureAttr.
var MeasureAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "units",
	Mnemonic:   "measure",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxMeasureAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*MeasureAttr)
		if v.number != nil {
			attr(v.number)
		}
	},
	Rebuild: ir.AttrRebuild[*MeasureAttr],
})

// IsMeasureAttr is the constraint for MeasureAttr.
var IsMeasureAttr = &ir.AttrConstraint{Summary: "a constant quantity", Match: asm.IsAttr[*MeasureAttr]}

// NewMeasureAttr returns the attribute with the given parameters. It panics
// if measureError rejects them.
func NewMeasureAttr(c *ir.Context, number *ir.FloatAttr, unit string) *MeasureAttr {
	if err := measureError(number, unit); err != nil {
		panic("units: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(number))
	k = ir.AppendStringKey(k, unit)
	if v := c.LookupAttr(MeasureAttrDef, k); v != nil {
		return v.(*MeasureAttr)
	}
	return c.InternAttr(MeasureAttrDef, k, &MeasureAttr{number: number, unit: c.Intern(unit)}).(*MeasureAttr)
}

// Number is the parameter number.
func (v *MeasureAttr) Number() *ir.FloatAttr { return v.number }

// Unit is the parameter unit.
func (v *MeasureAttr) Unit() string { return v.unit }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *MeasureAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	number := ir.Rebuilt(r, v.number)
	unit := v.unit
	if r.Failed() || !r.Check(measureError(number, unit)) {
		return nil
	}
	return NewMeasureAttr(v.Context(), number, unit)
}

// syntaxMeasureAttr parses and prints MeasureAttr.
type syntaxMeasureAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxMeasureAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var number *ir.FloatAttr
	var unit string
	p.Want(asm.Less)
	if !p.Failed() {
		number = asm.AttrParam[*ir.FloatAttr](p)
		p.EndParam("MeasureAttr", "number", "FloatAttr")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		unit = p.StringLiteral()
		p.EndParam("MeasureAttr", "unit", "::llvm::StringRef")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := measureError(number, unit); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewMeasureAttr(p.Context(), number, unit)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxMeasureAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*MeasureAttr)
	p.Str("<")
	p.Attr(v.number)
	p.Str(",")
	p.Byte(' ')
	p.Quoted(v.unit)
	p.Str(">")
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

// ParseType parses the text after the mnemonic.
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

// PrintType prints the text after the mnemonic.
func (syntaxQuantityType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*QuantityType)
	p.Str("<")
	p.Quoted(v.unit)
	p.Str(">")
}

// IntervalType is !units.interval: all quantities between two.
type IntervalType struct {
	ir.TypeBase
	unit string
}

// IntervalTypeDef is the definition of IntervalType.
var IntervalTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "units",
	Mnemonic:   "interval",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxIntervalType{})},
})

// NewIntervalType returns the type with the given parameters.
func NewIntervalType(c *ir.Context, unit string) *IntervalType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, unit)
	if v := c.LookupType(IntervalTypeDef, k); v != nil {
		return v.(*IntervalType)
	}
	return c.InternType(IntervalTypeDef, k, &IntervalType{unit: c.Intern(unit)}).(*IntervalType)
}

// Unit is the parameter unit.
func (v *IntervalType) Unit() string { return v.unit }

// syntaxIntervalType parses and prints IntervalType.
type syntaxIntervalType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxIntervalType) ParseType(p *asm.Parser) ir.Type {
	var unit string
	p.Want(asm.Less)
	if !p.Failed() {
		unit = p.StringLiteral()
		p.EndParam("IntervalType", "unit", "::llvm::StringRef")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadType()
	}
	return NewIntervalType(p.Context(), unit)
}

// PrintType prints the text after the mnemonic.
func (syntaxIntervalType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*IntervalType)
	p.Str("<")
	p.Quoted(v.unit)
	p.Str(">")
}

// formatConstant is the assembly format of [Constant].
var formatConstant = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &MeasureAttrDef, Is: asm.IsAttr[*MeasureAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
	Elided:       1 << 0,
}

// Constant is the operation units.constant: a constant.
var Constant = &ir.OpDef{
	Name:   "units.constant",
	Traits: ir.ConstantLike | ir.Pure,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: IsMeasureAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isQuantity},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is the view of an operation units.constant.
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

// InferResults computes the result types; see [ir.InferTypeOp].
func (ConstantOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferConstant(st)
}

// Value is the attribute $value.
func (op ConstantOp) Value() *MeasureAttr {
	v, _ := op.Op().InherentAttr(slotConstantValue).(*MeasureAttr)
	return v
}

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v *MeasureAttr) ConstantOp {
	op.Op().SetInherentAttr(slotConstantValue, v)
	return op
}

// Result is the result $result.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantAdaptor has the converted operands of a [ConstantOp] during a conversion.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant creates the operation units.constant at the builder's insertion point.
func NewConstant(b *ir.Builder, value *MeasureAttr) ConstantOp {
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: value}}
	return ir.Cast[ConstantOp](b.Create(&st))
}

// formatAdd is the assembly format of [Add].
var formatAdd = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindQuantityType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
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

// AddOp is the view of an operation units.add.
type AddOp struct{ ir.View }

// Def returns [Add].
func (AddOp) Def() *ir.OpDef { return Add }

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

// NewAdd creates the operation units.add at the builder's insertion point.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddOp {
	st := ir.OperationState{Def: Add, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{lhs.Type()}}
	return ir.Cast[AddOp](b.Create(&st))
}

// formatMul is the assembly format of [Mul].
var formatMul = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindQuantityType},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindQuantityType},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindQuantityType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Mul is the operation units.mul: a product, whose unit is that of both.
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

// MulOp is the view of an operation units.mul.
type MulOp struct{ ir.View }

// Def returns [Mul].
func (MulOp) Def() *ir.OpDef { return Mul }

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

// NewMul creates the operation units.mul at the builder's insertion point.
func NewMul(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) MulOp {
	st := ir.OperationState{Def: Mul, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{resultType}}
	return ir.Cast[MulOp](b.Create(&st))
}

// formatScale is the assembly format of [Scale].
var formatScale = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "by"},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindQuantityType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromBuild, Build: constraint.F64.Buildable},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Scale is the operation units.scale: a quantity times a number.
var Scale = &ir.OpDef{
	Name:      "units.scale",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "quantity", Constraint: isQuantity},
		{Name: "factor", Constraint: constraint.F64},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isQuantity},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatScale)},
	View:       ir.ViewOf[ScaleOp],
}

// ScaleOp is the view of an operation units.scale.
type ScaleOp struct{ ir.View }

// Def returns [Scale].
func (ScaleOp) Def() *ir.OpDef { return Scale }

// Quantity is the operand $quantity.
func (op ScaleOp) Quantity() *ir.Value { return op.Op().Operand(0) }

// Factor is the operand $factor.
func (op ScaleOp) Factor() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op ScaleOp) Result() *ir.Value { return op.Op().Result(0) }

// ScaleAdaptor has the converted operands of a [ScaleOp] during a conversion.
type ScaleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ScaleOp].
func (ScaleAdaptor[T]) For(ScaleOp) {}

// Quantity returns the converted operand $quantity.
func (a ScaleAdaptor[T]) Quantity() T { return a.At(0) }

// Factor returns the converted operand $factor.
func (a ScaleAdaptor[T]) Factor() T { return a.At(1) }

// NewScale creates the operation units.scale at the builder's insertion point.
func NewScale(b *ir.Builder, quantity *ir.Value, factor *ir.Value) ScaleOp {
	st := ir.OperationState{Def: Scale, Operands: []*ir.Value{quantity, factor}, Results: []ir.Type{quantity.Type()}}
	return ir.Cast[ScaleOp](b.Create(&st))
}

// formatBetween is the assembly format of [Between].
var formatBetween = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindQuantityType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
}

// Between is the operation units.between: the interval between two quantities.
var Between = &ir.OpDef{
	Name:      "units.between",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1))},
	Operands: []ir.ValueDef{
		{Name: "low", Constraint: isQuantity},
		{Name: "high", Constraint: isQuantity},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isInterval},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBetween)},
	View:       ir.ViewOf[BetweenOp],
}

// BetweenOp is the view of an operation units.between.
type BetweenOp struct{ ir.View }

// Def returns [Between].
func (BetweenOp) Def() *ir.OpDef { return Between }

// InferResults computes the result types; see [ir.InferTypeOp].
func (BetweenOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferBetween(st)
}

// Low is the operand $low.
func (op BetweenOp) Low() *ir.Value { return op.Op().Operand(0) }

// High is the operand $high.
func (op BetweenOp) High() *ir.Value { return op.Op().Operand(1) }

// Result is the result $result.
func (op BetweenOp) Result() *ir.Value { return op.Op().Result(0) }

// BetweenAdaptor has the converted operands of a [BetweenOp] during a conversion.
type BetweenAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BetweenOp].
func (BetweenAdaptor[T]) For(BetweenOp) {}

// Low returns the converted operand $low.
func (a BetweenAdaptor[T]) Low() T { return a.At(0) }

// High returns the converted operand $high.
func (a BetweenAdaptor[T]) High() T { return a.At(1) }

// NewBetween creates the operation units.between at the builder's insertion point.
func NewBetween(b *ir.Builder, low *ir.Value, high *ir.Value) BetweenOp {
	st := ir.OperationState{Def: Between, Operands: []*ir.Value{low, high}}
	return ir.Cast[BetweenOp](b.Create(&st))
}

// formatBound is the assembly format of [Bound].
var formatBound = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "high"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindIntervalType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
	Elided:       1 << 0,
}

// Bound is the operation units.bound: the low or the high end of an interval.
var Bound = &ir.OpDef{
	Name:   "units.bound",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "interval", Constraint: isInterval},
	},
	Attrs: []ir.AttrSlot{
		{Name: "high", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: isQuantity},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBound)},
	View:       ir.ViewOf[BoundOp],
}

// BoundOp is the view of an operation units.bound.
type BoundOp struct{ ir.View }

// Def returns [Bound].
func (BoundOp) Def() *ir.OpDef { return Bound }

// The slots of the inherent attributes of [Bound].
const (
	slotBoundHigh = 0
)

// InferResults computes the result types; see [ir.InferTypeOp].
func (BoundOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferBound(st)
}

// Interval is the operand $interval.
func (op BoundOp) Interval() *ir.Value { return op.Op().Operand(0) }

// High reports whether the attribute $high is present.
func (op BoundOp) High() bool { return op.Op().InherentAttr(slotBoundHigh) != nil }

// SetHigh sets or removes the attribute $high.
func (op BoundOp) SetHigh(v bool) BoundOp {
	if v {
		op.Op().SetInherentAttr(slotBoundHigh, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotBoundHigh, nil)
	}
	return op
}

// Result is the result $result.
func (op BoundOp) Result() *ir.Value { return op.Op().Result(0) }

// BoundAdaptor has the converted operands of a [BoundOp] during a conversion.
type BoundAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BoundOp].
func (BoundAdaptor[T]) For(BoundOp) {}

// Interval returns the converted operand $interval.
func (a BoundAdaptor[T]) Interval() T { return a.At(0) }

// NewBound creates the operation units.bound at the builder's insertion point.
func NewBound(b *ir.Builder, interval *ir.Value) BoundOp {
	st := ir.OperationState{Def: Bound, Operands: []*ir.Value{interval}}
	return ir.Cast[BoundOp](b.Create(&st))
}

var kindIntervalType = asm.TypeKind{Name: "units.interval", Is: asm.IsType[*IntervalType], Def: &IntervalTypeDef}
var kindQuantityType = asm.TypeKind{Name: "units.quantity", Is: asm.IsType[*QuantityType], Def: &QuantityTypeDef}
