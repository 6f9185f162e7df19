// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// formatExtractElement is the assembly format of [ExtractElement].
var formatExtractElement = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 1},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Type: &kindIntegerType},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: VectorElementType},
	},
}

// ExtractElement is the operation llvm.extractelement: element of a vector.
var ExtractElement = &ir.OpDef{
	Name:      "llvm.extractelement",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type matches vector element type", constraint.Operand(0), constraint.Result(0), VectorElementType)},
	Operands: []ir.ValueDef{
		{Name: "vector", Constraint: anyVector},
		{Name: "position", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractElement), OpcodeInterface.Is("extractelement")},
	View:       ir.ViewOf[ExtractElementOp],
}

// ExtractElementOp is an operation seen as llvm.extractelement.
type ExtractElementOp struct{ ir.View }

// Def is the definition, [ExtractElement].
func (ExtractElementOp) Def() *ir.OpDef { return ExtractElement }

// Vector is the operand $vector.
func (op ExtractElementOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Position is the operand $position.
func (op ExtractElementOp) Position() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op ExtractElementOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractElementAdaptor has what stands for the operands of a [ExtractElementOp] while it is converted.
type ExtractElementAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [ExtractElementOp].
func (ExtractElementAdaptor[T]) For(ExtractElementOp) {}

// Vector is what stands for $vector.
func (a ExtractElementAdaptor[T]) Vector() T { return a.At(0) }

// Position is what stands for $position.
func (a ExtractElementAdaptor[T]) Position() T { return a.At(1) }

// NewExtractElement makes a llvm.extractelement at the builder's point.
func NewExtractElement(b *ir.Builder, vector *ir.Value, position *ir.Value) ExtractElementOp {
	st := ir.OperationState{Def: ExtractElement, Operands: []*ir.Value{vector, position}, Results: []ir.Type{VectorElementType(vector.Type())}}
	return ir.Cast[ExtractElementOp](b.Create(&st))
}

// formatExtractValue is the assembly format of [ExtractValue].
var formatExtractValue = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 ir.Type
				there := parseInsertExtractValueElementType(p, &v0, a.Type(asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](a.Attr(0)))
				a.SetType(asm.ValueRef{Result: true, N: 0}, v0)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printInsertExtractValueElementType(p, op, asm.TypeOf(op, asm.ValueRef{Result: true, N: 0}), asm.TypeOf(op, asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ExtractValue is the operation llvm.extractvalue: part of a struct or array.
var ExtractValue = &ir.OpDef{
	Name:   "llvm.extractvalue",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "container", Constraint: anyAggregate},
	},
	Attrs: []ir.AttrSlot{
		{Name: "position", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractValue), OpcodeInterface.Is("extractvalue")},
	View:       ir.ViewOf[ExtractValueOp],
}

// ExtractValueOp is an operation seen as llvm.extractvalue.
type ExtractValueOp struct{ ir.View }

// Def is the definition, [ExtractValue].
func (ExtractValueOp) Def() *ir.OpDef { return ExtractValue }

// The slots of the inherent attributes of [ExtractValue].
const (
	slotExtractValuePosition = 0
)

// Verify checks what the definition does not say.
func (op ExtractValueOp) Verify() *diag.Diagnostic { return verifyExtractValue(op.Op()) }

// Container is the operand $container.
func (op ExtractValueOp) Container() *ir.Value { return op.Op().Operand(0) }

// Position is the attribute $position.
func (op ExtractValueOp) Position() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotExtractValuePosition).(*ir.DenseArrayAttr))
}

// SetPosition sets the attribute $position.
func (op ExtractValueOp) SetPosition(v []int64) ExtractValueOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotExtractValuePosition, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $res.
func (op ExtractValueOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractValueAdaptor has what stands for the operands of a [ExtractValueOp] while it is converted.
type ExtractValueAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [ExtractValueOp].
func (ExtractValueAdaptor[T]) For(ExtractValueOp) {}

// Container is what stands for $container.
func (a ExtractValueAdaptor[T]) Container() T { return a.At(0) }

// NewExtractValue makes a llvm.extractvalue at the builder's point.
func NewExtractValue(b *ir.Builder, resultType ir.Type, container *ir.Value, position []int64) ExtractValueOp {
	c := b.Context()
	st := ir.OperationState{Def: ExtractValue, Operands: []*ir.Value{container}, InherentAttrs: []ir.Attribute{slotExtractValuePosition: ir.NewDenseI64ArrayAttr(c, position...)}, Results: []ir.Type{resultType}}
	return ir.Cast[ExtractValueOp](b.Create(&st))
}

// formatInsertElement is the assembly format of [InsertElement].
var formatInsertElement = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandElement, N: 2},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}, Type: &kindIntegerType},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: VectorElementType},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// InsertElement is the operation llvm.insertelement: vector with another element.
var InsertElement = &ir.OpDef{
	Name:      "llvm.insertelement",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("argument type matches vector element type", constraint.Operand(0), constraint.Operand(1), VectorElementType), constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(0))},
	Operands: []ir.ValueDef{
		{Name: "vector", Constraint: anyVector},
		{Name: "value", Constraint: primitiveType},
		{Name: "position", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsertElement), OpcodeInterface.Is("insertelement")},
	View:       ir.ViewOf[InsertElementOp],
}

// InsertElementOp is an operation seen as llvm.insertelement.
type InsertElementOp struct{ ir.View }

// Def is the definition, [InsertElement].
func (InsertElementOp) Def() *ir.OpDef { return InsertElement }

// Vector is the operand $vector.
func (op InsertElementOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Value is the operand $value.
func (op InsertElementOp) Value() *ir.Value { return op.Op().Operand(1) }

// Position is the operand $position.
func (op InsertElementOp) Position() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op InsertElementOp) Result() *ir.Value { return op.Op().Result(0) }

// InsertElementAdaptor has what stands for the operands of a [InsertElementOp] while it is converted.
type InsertElementAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [InsertElementOp].
func (InsertElementAdaptor[T]) For(InsertElementOp) {}

// Vector is what stands for $vector.
func (a InsertElementAdaptor[T]) Vector() T { return a.At(0) }

// Value is what stands for $value.
func (a InsertElementAdaptor[T]) Value() T { return a.At(1) }

// Position is what stands for $position.
func (a InsertElementAdaptor[T]) Position() T { return a.At(2) }

// NewInsertElement makes a llvm.insertelement at the builder's point.
func NewInsertElement(b *ir.Builder, vector *ir.Value, value *ir.Value, position *ir.Value) InsertElementOp {
	st := ir.OperationState{Def: InsertElement, Operands: []*ir.Value{vector, value, position}, Results: []ir.Type{vector.Type()}}
	return ir.Cast[InsertElementOp](b.Create(&st))
}

// formatInsertValue is the assembly format of [InsertValue].
var formatInsertValue = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.WhitespaceElement, Text: ""},
		{Kind: asm.AttrElement, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 ir.Type
				there := parseInsertExtractValueElementType(p, &v0, a.Type(asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](a.Attr(0)))
				a.SetType(asm.ValueRef{N: 1}, v0)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printInsertExtractValueElementType(p, op, asm.TypeOf(op, asm.ValueRef{N: 1}), asm.TypeOf(op, asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// InsertValue is the operation llvm.insertvalue: struct or array with another part.
var InsertValue = &ir.OpDef{
	Name:      "llvm.insertvalue",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "container", Constraint: anyAggregate},
		{Name: "value", Constraint: primitiveType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "position", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyAggregate},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsertValue), OpcodeInterface.Is("insertvalue")},
	View:       ir.ViewOf[InsertValueOp],
}

// InsertValueOp is an operation seen as llvm.insertvalue.
type InsertValueOp struct{ ir.View }

// Def is the definition, [InsertValue].
func (InsertValueOp) Def() *ir.OpDef { return InsertValue }

// The slots of the inherent attributes of [InsertValue].
const (
	slotInsertValuePosition = 0
)

// Verify checks what the definition does not say.
func (op InsertValueOp) Verify() *diag.Diagnostic { return verifyInsertValue(op.Op()) }

// Container is the operand $container.
func (op InsertValueOp) Container() *ir.Value { return op.Op().Operand(0) }

// Value is the operand $value.
func (op InsertValueOp) Value() *ir.Value { return op.Op().Operand(1) }

// Position is the attribute $position.
func (op InsertValueOp) Position() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotInsertValuePosition).(*ir.DenseArrayAttr))
}

// SetPosition sets the attribute $position.
func (op InsertValueOp) SetPosition(v []int64) InsertValueOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotInsertValuePosition, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $res.
func (op InsertValueOp) Result() *ir.Value { return op.Op().Result(0) }

// InsertValueAdaptor has what stands for the operands of a [InsertValueOp] while it is converted.
type InsertValueAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [InsertValueOp].
func (InsertValueAdaptor[T]) For(InsertValueOp) {}

// Container is what stands for $container.
func (a InsertValueAdaptor[T]) Container() T { return a.At(0) }

// Value is what stands for $value.
func (a InsertValueAdaptor[T]) Value() T { return a.At(1) }

// NewInsertValue makes a llvm.insertvalue at the builder's point.
func NewInsertValue(b *ir.Builder, container *ir.Value, value *ir.Value, position []int64) InsertValueOp {
	c := b.Context()
	st := ir.OperationState{Def: InsertValue, Operands: []*ir.Value{container, value}, InherentAttrs: []ir.Attribute{slotInsertValuePosition: ir.NewDenseI64ArrayAttr(c, position...)}, Results: []ir.Type{container.Type()}}
	return ir.Cast[InsertValueOp](b.Create(&st))
}

// formatShuffleVector is the assembly format of [ShuffleVector].
var formatShuffleVector = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI32, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindAnyVector},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 ir.Type
				there := parseShuffleType(p, a.Type(asm.ValueRef{N: 0}), &v1, asm.AttrAs[*ir.DenseArrayAttr](a.Attr(0)))
				a.SetType(asm.ValueRef{Result: true, N: 0}, v1)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printShuffleType(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), asm.TypeOf(op, asm.ValueRef{Result: true, N: 0}), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ShuffleVector is the operation llvm.shufflevector: vector of elements of two others.
var ShuffleVector = &ir.OpDef{
	Name:      "llvm.shufflevector",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1))},
	Operands: []ir.ValueDef{
		{Name: "v1", Constraint: anyVector},
		{Name: "v2", Constraint: anyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "mask", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShuffleVector), OpcodeInterface.Is("shufflevector")},
	View:       ir.ViewOf[ShuffleVectorOp],
}

// ShuffleVectorOp is an operation seen as llvm.shufflevector.
type ShuffleVectorOp struct{ ir.View }

// Def is the definition, [ShuffleVector].
func (ShuffleVectorOp) Def() *ir.OpDef { return ShuffleVector }

// The slots of the inherent attributes of [ShuffleVector].
const (
	slotShuffleVectorMask = 0
)

// Verify checks what the definition does not say.
func (op ShuffleVectorOp) Verify() *diag.Diagnostic { return verifyShuffleVector(op.Op()) }

// V1 is the operand $v1.
func (op ShuffleVectorOp) V1() *ir.Value { return op.Op().Operand(0) }

// V2 is the operand $v2.
func (op ShuffleVectorOp) V2() *ir.Value { return op.Op().Operand(1) }

// Mask is the attribute $mask.
func (op ShuffleVectorOp) Mask() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotShuffleVectorMask).(*ir.DenseArrayAttr))
}

// SetMask sets the attribute $mask.
func (op ShuffleVectorOp) SetMask(v []int32) ShuffleVectorOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotShuffleVectorMask, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// Result is the result $res.
func (op ShuffleVectorOp) Result() *ir.Value { return op.Op().Result(0) }

// ShuffleVectorAdaptor has what stands for the operands of a [ShuffleVectorOp] while it is converted.
type ShuffleVectorAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [ShuffleVectorOp].
func (ShuffleVectorAdaptor[T]) For(ShuffleVectorOp) {}

// V1 is what stands for $v1.
func (a ShuffleVectorAdaptor[T]) V1() T { return a.At(0) }

// V2 is what stands for $v2.
func (a ShuffleVectorAdaptor[T]) V2() T { return a.At(1) }

// NewShuffleVector makes a llvm.shufflevector at the builder's point.
func NewShuffleVector(b *ir.Builder, resultType ir.Type, v1 *ir.Value, v2 *ir.Value, mask []int32) ShuffleVectorOp {
	c := b.Context()
	st := ir.OperationState{Def: ShuffleVector, Operands: []*ir.Value{v1, v2}, InherentAttrs: []ir.Attribute{slotShuffleVectorMask: ir.NewDenseI32ArrayAttr(c, mask...)}, Results: []ir.Type{resultType}}
	return ir.Cast[ShuffleVectorOp](b.Create(&st))
}

// formatSelect is the assembly format of [Select].
var formatSelect = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllOperandsElement, Space: true},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{Kind: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperands: true,
}

// Select is the operation llvm.select: one value or another.
var Select = &ir.OpDef{
	Name:      "llvm.select",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: scalarOrVectorOfI1},
		{Name: "trueValue", Constraint: anyLLVMType},
		{Name: "falseValue", Constraint: anyLLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSelect), OpcodeInterface.Is("select")},
	View:       ir.ViewOf[SelectOp],
}

// SelectOp is an operation seen as llvm.select.
type SelectOp struct{ ir.View }

// Def is the definition, [Select].
func (SelectOp) Def() *ir.OpDef { return Select }

// The slots of the inherent attributes of [Select].
const (
	slotSelectFastmathFlags = 0
)

// Condition is the operand $condition.
func (op SelectOp) Condition() *ir.Value { return op.Op().Operand(0) }

// TrueValue is the operand $trueValue.
func (op SelectOp) TrueValue() *ir.Value { return op.Op().Operand(1) }

// FalseValue is the operand $falseValue.
func (op SelectOp) FalseValue() *ir.Value { return op.Op().Operand(2) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SelectOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().InherentAttr(slotSelectFastmathFlags).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SelectOp) SetFastmathFlags(v FastmathFlags) SelectOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotSelectFastmathFlags, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SelectOp) Result() *ir.Value { return op.Op().Result(0) }

// SelectAdaptor has what stands for the operands of a [SelectOp] while it is converted.
type SelectAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [SelectOp].
func (SelectAdaptor[T]) For(SelectOp) {}

// Condition is what stands for $condition.
func (a SelectAdaptor[T]) Condition() T { return a.At(0) }

// TrueValue is what stands for $trueValue.
func (a SelectAdaptor[T]) TrueValue() T { return a.At(1) }

// FalseValue is what stands for $falseValue.
func (a SelectAdaptor[T]) FalseValue() T { return a.At(2) }

// NewSelect makes a llvm.select at the builder's point.
func NewSelect(b *ir.Builder, condition *ir.Value, trueValue *ir.Value, falseValue *ir.Value) SelectOp {
	c := b.Context()
	st := ir.OperationState{Def: Select, Operands: []*ir.Value{condition, trueValue, falseValue}, InherentAttrs: []ir.Attribute{slotSelectFastmathFlags: NewFastmathFlagsAttr(c, FastmathFlagsNone)}, Results: []ir.Type{trueValue.Type()}}
	return ir.Cast[SelectOp](b.Create(&st))
}

// formatFreeze is the assembly format of [Freeze].
var formatFreeze = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// Freeze is the operation llvm.freeze: the value itself, or any value if it is undef or poison.
var Freeze = &ir.OpDef{
	Name:      "llvm.freeze",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: anyLLVMType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFreeze), OpcodeInterface.Is("freeze")},
	View:       ir.ViewOf[FreezeOp],
}

// FreezeOp is an operation seen as llvm.freeze.
type FreezeOp struct{ ir.View }

// Def is the definition, [Freeze].
func (FreezeOp) Def() *ir.OpDef { return Freeze }

// Val is the operand $val.
func (op FreezeOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FreezeOp) Result() *ir.Value { return op.Op().Result(0) }

// FreezeAdaptor has what stands for the operands of a [FreezeOp] while it is converted.
type FreezeAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [FreezeOp].
func (FreezeAdaptor[T]) For(FreezeOp) {}

// Val is what stands for $val.
func (a FreezeAdaptor[T]) Val() T { return a.At(0) }

// NewFreeze makes a llvm.freeze at the builder's point.
func NewFreeze(b *ir.Builder, val *ir.Value) FreezeOp {
	st := ir.OperationState{Def: Freeze, Operands: []*ir.Value{val}, Results: []ir.Type{val.Type()}}
	return ir.Cast[FreezeOp](b.Create(&st))
}

// formatNoneToken is the assembly format of [NoneToken].
var formatNoneToken = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// NoneToken is the operation llvm.mlir.none: token that is tied to nothing.
var NoneToken = &ir.OpDef{
	Name:   "llvm.mlir.none",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: tokenType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNoneToken)},
	View:       ir.ViewOf[NoneTokenOp],
}

// NoneTokenOp is an operation seen as llvm.mlir.none.
type NoneTokenOp struct{ ir.View }

// Def is the definition, [NoneToken].
func (NoneTokenOp) Def() *ir.OpDef { return NoneToken }

// Result is the result $res.
func (op NoneTokenOp) Result() *ir.Value { return op.Op().Result(0) }

// NoneTokenAdaptor has what stands for the operands of a [NoneTokenOp] while it is converted.
type NoneTokenAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [NoneTokenOp].
func (NoneTokenAdaptor[T]) For(NoneTokenOp) {}

// NewNoneToken makes a llvm.mlir.none at the builder's point.
func NewNoneToken(b *ir.Builder) NoneTokenOp {
	st := ir.OperationState{Def: NoneToken, Results: []ir.Type{tokenType.Buildable(b.Context())}}
	return ir.Cast[NoneTokenOp](b.Create(&st))
}

// formatUndef is the assembly format of [Undef].
var formatUndef = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Undef is the operation llvm.mlir.undef: undefined value.
var Undef = &ir.OpDef{
	Name:   "llvm.mlir.undef",
	Traits: ir.Pure | ir.ConstantLike,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUndef)},
	View:       ir.ViewOf[UndefOp],
}

// UndefOp is an operation seen as llvm.mlir.undef.
type UndefOp struct{ ir.View }

// Def is the definition, [Undef].
func (UndefOp) Def() *ir.OpDef { return Undef }

// Fold finds the results; see [ir.FoldOp].
func (op UndefOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldUndef(op.Op(), constants)
}

// Result is the result $res.
func (op UndefOp) Result() *ir.Value { return op.Op().Result(0) }

// UndefAdaptor has what stands for the operands of a [UndefOp] while it is converted.
type UndefAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [UndefOp].
func (UndefAdaptor[T]) For(UndefOp) {}

// NewUndef makes a llvm.mlir.undef at the builder's point.
func NewUndef(b *ir.Builder, resultType ir.Type) UndefOp {
	st := ir.OperationState{Def: Undef, Results: []ir.Type{resultType}}
	return ir.Cast[UndefOp](b.Create(&st))
}

// formatPoison is the assembly format of [Poison].
var formatPoison = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Poison is the operation llvm.mlir.poison: poison value.
var Poison = &ir.OpDef{
	Name:   "llvm.mlir.poison",
	Traits: ir.Pure | ir.ConstantLike,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPoison)},
	View:       ir.ViewOf[PoisonOp],
}

// PoisonOp is an operation seen as llvm.mlir.poison.
type PoisonOp struct{ ir.View }

// Def is the definition, [Poison].
func (PoisonOp) Def() *ir.OpDef { return Poison }

// Fold finds the results; see [ir.FoldOp].
func (op PoisonOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldPoison(op.Op(), constants)
}

// Result is the result $res.
func (op PoisonOp) Result() *ir.Value { return op.Op().Result(0) }

// PoisonAdaptor has what stands for the operands of a [PoisonOp] while it is converted.
type PoisonAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [PoisonOp].
func (PoisonAdaptor[T]) For(PoisonOp) {}

// NewPoison makes a llvm.mlir.poison at the builder's point.
func NewPoison(b *ir.Builder, resultType ir.Type) PoisonOp {
	st := ir.OperationState{Def: Poison, Results: []ir.Type{resultType}}
	return ir.Cast[PoisonOp](b.Create(&st))
}

// formatZero is the assembly format of [Zero].
var formatZero = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// Zero is the operation llvm.mlir.zero: value all of whose bits are zero, as zeroinitializer or null.
var Zero = &ir.OpDef{
	Name:   "llvm.mlir.zero",
	Traits: ir.Pure | ir.ConstantLike,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatZero)},
	View:       ir.ViewOf[ZeroOp],
}

// ZeroOp is an operation seen as llvm.mlir.zero.
type ZeroOp struct{ ir.View }

// Def is the definition, [Zero].
func (ZeroOp) Def() *ir.OpDef { return Zero }

// Verify checks what the definition does not say.
func (op ZeroOp) Verify() *diag.Diagnostic { return verifyZero(op.Op()) }

// Fold finds the results; see [ir.FoldOp].
func (op ZeroOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldZero(op.Op(), constants)
}

// Result is the result $res.
func (op ZeroOp) Result() *ir.Value { return op.Op().Result(0) }

// ZeroAdaptor has what stands for the operands of a [ZeroOp] while it is converted.
type ZeroAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [ZeroOp].
func (ZeroAdaptor[T]) For(ZeroOp) {}

// NewZero makes a llvm.mlir.zero at the builder's point.
func NewZero(b *ir.Builder, resultType ir.Type) ZeroOp {
	st := ir.OperationState{Def: Zero, Results: []ir.Type{resultType}}
	return ir.Cast[ZeroOp](b.Create(&st))
}

// formatConstant is the assembly format of [Constant].
var formatConstant = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.AttrElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// Constant is the operation llvm.mlir.constant: constant.
var Constant = &ir.OpDef{
	Name:   "llvm.mlir.constant",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.AnyAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyLLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is an operation seen as llvm.mlir.constant.
type ConstantOp struct{ ir.View }

// Def is the definition, [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// The slots of the inherent attributes of [Constant].
const (
	slotConstantValue = 0
)

// Verify checks what the definition does not say.
func (op ConstantOp) Verify() *diag.Diagnostic { return verifyConstant(op.Op()) }

// Fold finds the results; see [ir.FoldOp].
func (op ConstantOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op ConstantOp) Value() ir.Attribute { return op.Op().InherentAttr(slotConstantValue) }

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v ir.Attribute) ConstantOp {
	op.Op().SetInherentAttr(slotConstantValue, v)
	return op
}

// Result is the result $res.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantAdaptor has what stands for the operands of a [ConstantOp] while it is converted.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant makes a llvm.mlir.constant at the builder's point.
func NewConstant(b *ir.Builder, resultType ir.Type, value ir.Attribute) ConstantOp {
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: value}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstantOp](b.Create(&st))
}

// formatAddressOf is the assembly format of [AddressOf].
var formatAddressOf = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// AddressOf is the operation llvm.mlir.addressof: address of a global, an alias or a function.
var AddressOf = &ir.OpDef{
	Name:   "llvm.mlir.addressof",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "global_name", Constraint: constraint.FlatSymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAddressOf)},
	View:       ir.ViewOf[AddressOfOp],
}

// AddressOfOp is an operation seen as llvm.mlir.addressof.
type AddressOfOp struct{ ir.View }

// Def is the definition, [AddressOf].
func (AddressOfOp) Def() *ir.OpDef { return AddressOf }

// The slots of the inherent attributes of [AddressOf].
const (
	slotAddressOfGlobalName = 0
)

// VerifySymbolUses checks the references to symbols.
func (op AddressOfOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyAddressOf(op.Op(), symbols)
}

// Fold finds the results; see [ir.FoldOp].
func (op AddressOfOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// GlobalName is the attribute $global_name.
func (op AddressOfOp) GlobalName() string {
	return op.Op().InherentAttr(slotAddressOfGlobalName).(*ir.SymbolRefAttr).Root()
}

// SetGlobalName sets the attribute $global_name.
func (op AddressOfOp) SetGlobalName(v string) AddressOfOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAddressOfGlobalName, ir.NewSymbolRefAttr(c, v))
	return op
}

// Result is the result $res.
func (op AddressOfOp) Result() *ir.Value { return op.Op().Result(0) }

// AddressOfAdaptor has what stands for the operands of a [AddressOfOp] while it is converted.
type AddressOfAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [AddressOfOp].
func (AddressOfAdaptor[T]) For(AddressOfOp) {}

// NewAddressOf makes a llvm.mlir.addressof at the builder's point.
func NewAddressOf(b *ir.Builder, resultType ir.Type, globalName string) AddressOfOp {
	c := b.Context()
	st := ir.OperationState{Def: AddressOf, InherentAttrs: []ir.Attribute{slotAddressOfGlobalName: ir.NewSymbolRefAttr(c, globalName)}, Results: []ir.Type{resultType}}
	return ir.Cast[AddressOfOp](b.Create(&st))
}

// formatDSOLocalEquivalent is the assembly format of [DSOLocalEquivalent].
var formatDSOLocalEquivalent = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// DSOLocalEquivalent is the operation llvm.dso_local_equivalent: address of a function that is the same or calls it, in this shared object.
var DSOLocalEquivalent = &ir.OpDef{
	Name:   "llvm.dso_local_equivalent",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "function_name", Constraint: constraint.FlatSymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDSOLocalEquivalent)},
	View:       ir.ViewOf[DSOLocalEquivalentOp],
}

// DSOLocalEquivalentOp is an operation seen as llvm.dso_local_equivalent.
type DSOLocalEquivalentOp struct{ ir.View }

// Def is the definition, [DSOLocalEquivalent].
func (DSOLocalEquivalentOp) Def() *ir.OpDef { return DSOLocalEquivalent }

// The slots of the inherent attributes of [DSOLocalEquivalent].
const (
	slotDSOLocalEquivalentFunctionName = 0
)

// VerifySymbolUses checks the references to symbols.
func (op DSOLocalEquivalentOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyDSOLocalEquivalent(op.Op(), symbols)
}

// Fold finds the results; see [ir.FoldOp].
func (op DSOLocalEquivalentOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldDSOLocalEquivalent(op.Op(), constants)
}

// FunctionName is the attribute $function_name.
func (op DSOLocalEquivalentOp) FunctionName() string {
	return op.Op().InherentAttr(slotDSOLocalEquivalentFunctionName).(*ir.SymbolRefAttr).Root()
}

// SetFunctionName sets the attribute $function_name.
func (op DSOLocalEquivalentOp) SetFunctionName(v string) DSOLocalEquivalentOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDSOLocalEquivalentFunctionName, ir.NewSymbolRefAttr(c, v))
	return op
}

// Result is the result $res.
func (op DSOLocalEquivalentOp) Result() *ir.Value { return op.Op().Result(0) }

// DSOLocalEquivalentAdaptor has what stands for the operands of a [DSOLocalEquivalentOp] while it is converted.
type DSOLocalEquivalentAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [DSOLocalEquivalentOp].
func (DSOLocalEquivalentAdaptor[T]) For(DSOLocalEquivalentOp) {}

// NewDSOLocalEquivalent makes a llvm.dso_local_equivalent at the builder's point.
func NewDSOLocalEquivalent(b *ir.Builder, resultType ir.Type, functionName string) DSOLocalEquivalentOp {
	c := b.Context()
	st := ir.OperationState{Def: DSOLocalEquivalent, InherentAttrs: []ir.Attribute{slotDSOLocalEquivalentFunctionName: ir.NewSymbolRefAttr(c, functionName)}, Results: []ir.Type{resultType}}
	return ir.Cast[DSOLocalEquivalentOp](b.Create(&st))
}

// formatBlockAddress is the assembly format of [BlockAddress].
var formatBlockAddress = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &BlockAddressAttrDef, Is: asm.IsAttr[*BlockAddressAttr]}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// BlockAddress is the operation llvm.blockaddress: address of a block.
var BlockAddress = &ir.OpDef{
	Name:   "llvm.blockaddress",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "block_addr", Constraint: IsBlockAddressAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBlockAddress)},
	View:       ir.ViewOf[BlockAddressOp],
}

// BlockAddressOp is an operation seen as llvm.blockaddress.
type BlockAddressOp struct{ ir.View }

// Def is the definition, [BlockAddress].
func (BlockAddressOp) Def() *ir.OpDef { return BlockAddress }

// The slots of the inherent attributes of [BlockAddress].
const (
	slotBlockAddressBlockAddr = 0
)

// Verify checks what the definition does not say.
func (op BlockAddressOp) Verify() *diag.Diagnostic { return verifyBlockAddress(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op BlockAddressOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyBlockAddressUses(op.Op(), symbols)
}

// Fold finds the results; see [ir.FoldOp].
func (op BlockAddressOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// BlockAddr is the attribute $block_addr.
func (op BlockAddressOp) BlockAddr() *BlockAddressAttr {
	v, _ := op.Op().InherentAttr(slotBlockAddressBlockAddr).(*BlockAddressAttr)
	return v
}

// SetBlockAddr sets the attribute $block_addr.
func (op BlockAddressOp) SetBlockAddr(v *BlockAddressAttr) BlockAddressOp {
	op.Op().SetInherentAttr(slotBlockAddressBlockAddr, v)
	return op
}

// Result is the result $res.
func (op BlockAddressOp) Result() *ir.Value { return op.Op().Result(0) }

// BlockAddressAdaptor has what stands for the operands of a [BlockAddressOp] while it is converted.
type BlockAddressAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [BlockAddressOp].
func (BlockAddressAdaptor[T]) For(BlockAddressOp) {}

// NewBlockAddress makes a llvm.blockaddress at the builder's point.
func NewBlockAddress(b *ir.Builder, resultType ir.Type, blockAddr *BlockAddressAttr) BlockAddressOp {
	st := ir.OperationState{Def: BlockAddress, InherentAttrs: []ir.Attribute{slotBlockAddressBlockAddr: blockAddr}, Results: []ir.Type{resultType}}
	return ir.Cast[BlockAddressOp](b.Create(&st))
}

// formatBlockTag is the assembly format of [BlockTag].
var formatBlockTag = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &BlockTagAttrDef, Is: asm.IsAttr[*BlockTagAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// BlockTag is the operation llvm.blocktag: name of a block, for the address of it.
var BlockTag = &ir.OpDef{
	Name: "llvm.blocktag",
	Attrs: []ir.AttrSlot{
		{Name: "tag", Constraint: IsBlockTagAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBlockTag)},
	View:       ir.ViewOf[BlockTagOp],
}

// BlockTagOp is an operation seen as llvm.blocktag.
type BlockTagOp struct{ ir.View }

// Def is the definition, [BlockTag].
func (BlockTagOp) Def() *ir.OpDef { return BlockTag }

// The slots of the inherent attributes of [BlockTag].
const (
	slotBlockTagTag = 0
)

// Tag is the attribute $tag.
func (op BlockTagOp) Tag() *BlockTagAttr {
	v, _ := op.Op().InherentAttr(slotBlockTagTag).(*BlockTagAttr)
	return v
}

// SetTag sets the attribute $tag.
func (op BlockTagOp) SetTag(v *BlockTagAttr) BlockTagOp {
	op.Op().SetInherentAttr(slotBlockTagTag, v)
	return op
}

// BlockTagAdaptor has what stands for the operands of a [BlockTagOp] while it is converted.
type BlockTagAdaptor[T any] struct{ ir.Adaptor[T] }

// For makes it the adaptor of [BlockTagOp].
func (BlockTagAdaptor[T]) For(BlockTagOp) {}

// NewBlockTag makes a llvm.blocktag at the builder's point.
func NewBlockTag(b *ir.Builder, tag *BlockTagAttr) BlockTagOp {
	st := ir.OperationState{Def: BlockTag, InherentAttrs: []ir.Attribute{slotBlockTagTag: tag}}
	return ir.Cast[BlockTagOp](b.Create(&st))
}
