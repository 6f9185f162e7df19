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

// ExtractElementOp is the view of an operation llvm.extractelement.
type ExtractElementOp struct{ ir.View }

// Def returns [ExtractElement].
func (ExtractElementOp) Def() *ir.OpDef { return ExtractElement }

// Vector is the operand $vector.
func (op ExtractElementOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Position is the operand $position.
func (op ExtractElementOp) Position() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op ExtractElementOp) Result() *ir.Value { return op.Op().Result(0) }

// ExtractElementAdaptor has the converted operands of a [ExtractElementOp] during a conversion.
type ExtractElementAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractElementOp].
func (ExtractElementAdaptor[T]) For(ExtractElementOp) {}

// Vector returns the converted operand $vector.
func (a ExtractElementAdaptor[T]) Vector() T { return a.At(0) }

// Position returns the converted operand $position.
func (a ExtractElementAdaptor[T]) Position() T { return a.At(1) }

// NewExtractElement creates the operation llvm.extractelement at the builder's insertion point.
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

// ExtractValueOp is the view of an operation llvm.extractvalue.
type ExtractValueOp struct{ ir.View }

// Def returns [ExtractValue].
func (ExtractValueOp) Def() *ir.OpDef { return ExtractValue }

// The slots of the inherent attributes of [ExtractValue].
const (
	slotExtractValuePosition = 0
)

// Verify checks what the definition cannot express.
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

// ExtractValueAdaptor has the converted operands of a [ExtractValueOp] during a conversion.
type ExtractValueAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ExtractValueOp].
func (ExtractValueAdaptor[T]) For(ExtractValueOp) {}

// Container returns the converted operand $container.
func (a ExtractValueAdaptor[T]) Container() T { return a.At(0) }

// NewExtractValue creates the operation llvm.extractvalue at the builder's insertion point.
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

// InsertElementOp is the view of an operation llvm.insertelement.
type InsertElementOp struct{ ir.View }

// Def returns [InsertElement].
func (InsertElementOp) Def() *ir.OpDef { return InsertElement }

// Vector is the operand $vector.
func (op InsertElementOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Value is the operand $value.
func (op InsertElementOp) Value() *ir.Value { return op.Op().Operand(1) }

// Position is the operand $position.
func (op InsertElementOp) Position() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op InsertElementOp) Result() *ir.Value { return op.Op().Result(0) }

// InsertElementAdaptor has the converted operands of a [InsertElementOp] during a conversion.
type InsertElementAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InsertElementOp].
func (InsertElementAdaptor[T]) For(InsertElementOp) {}

// Vector returns the converted operand $vector.
func (a InsertElementAdaptor[T]) Vector() T { return a.At(0) }

// Value returns the converted operand $value.
func (a InsertElementAdaptor[T]) Value() T { return a.At(1) }

// Position returns the converted operand $position.
func (a InsertElementAdaptor[T]) Position() T { return a.At(2) }

// NewInsertElement creates the operation llvm.insertelement at the builder's insertion point.
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

// InsertValueOp is the view of an operation llvm.insertvalue.
type InsertValueOp struct{ ir.View }

// Def returns [InsertValue].
func (InsertValueOp) Def() *ir.OpDef { return InsertValue }

// The slots of the inherent attributes of [InsertValue].
const (
	slotInsertValuePosition = 0
)

// Verify checks what the definition cannot express.
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

// InsertValueAdaptor has the converted operands of a [InsertValueOp] during a conversion.
type InsertValueAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InsertValueOp].
func (InsertValueAdaptor[T]) For(InsertValueOp) {}

// Container returns the converted operand $container.
func (a InsertValueAdaptor[T]) Container() T { return a.At(0) }

// Value returns the converted operand $value.
func (a InsertValueAdaptor[T]) Value() T { return a.At(1) }

// NewInsertValue creates the operation llvm.insertvalue at the builder's insertion point.
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

// ShuffleVectorOp is the view of an operation llvm.shufflevector.
type ShuffleVectorOp struct{ ir.View }

// Def returns [ShuffleVector].
func (ShuffleVectorOp) Def() *ir.OpDef { return ShuffleVector }

// The slots of the inherent attributes of [ShuffleVector].
const (
	slotShuffleVectorMask = 0
)

// Verify checks what the definition cannot express.
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

// ShuffleVectorAdaptor has the converted operands of a [ShuffleVectorOp] during a conversion.
type ShuffleVectorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ShuffleVectorOp].
func (ShuffleVectorAdaptor[T]) For(ShuffleVectorOp) {}

// V1 returns the converted operand $v1.
func (a ShuffleVectorAdaptor[T]) V1() T { return a.At(0) }

// V2 returns the converted operand $v2.
func (a ShuffleVectorAdaptor[T]) V2() T { return a.At(1) }

// NewShuffleVector creates the operation llvm.shufflevector at the builder's insertion point.
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

// SelectOp is the view of an operation llvm.select.
type SelectOp struct{ ir.View }

// Def returns [Select].
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

// SelectAdaptor has the converted operands of a [SelectOp] during a conversion.
type SelectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SelectOp].
func (SelectAdaptor[T]) For(SelectOp) {}

// Condition returns the converted operand $condition.
func (a SelectAdaptor[T]) Condition() T { return a.At(0) }

// TrueValue returns the converted operand $trueValue.
func (a SelectAdaptor[T]) TrueValue() T { return a.At(1) }

// FalseValue returns the converted operand $falseValue.
func (a SelectAdaptor[T]) FalseValue() T { return a.At(2) }

// NewSelect creates the operation llvm.select at the builder's insertion point.
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

// FreezeOp is the view of an operation llvm.freeze.
type FreezeOp struct{ ir.View }

// Def returns [Freeze].
func (FreezeOp) Def() *ir.OpDef { return Freeze }

// Val is the operand $val.
func (op FreezeOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FreezeOp) Result() *ir.Value { return op.Op().Result(0) }

// FreezeAdaptor has the converted operands of a [FreezeOp] during a conversion.
type FreezeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FreezeOp].
func (FreezeAdaptor[T]) For(FreezeOp) {}

// Val returns the converted operand $val.
func (a FreezeAdaptor[T]) Val() T { return a.At(0) }

// NewFreeze creates the operation llvm.freeze at the builder's insertion point.
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

// NoneTokenOp is the view of an operation llvm.mlir.none.
type NoneTokenOp struct{ ir.View }

// Def returns [NoneToken].
func (NoneTokenOp) Def() *ir.OpDef { return NoneToken }

// Result is the result $res.
func (op NoneTokenOp) Result() *ir.Value { return op.Op().Result(0) }

// NoneTokenAdaptor has the converted operands of a [NoneTokenOp] during a conversion.
type NoneTokenAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [NoneTokenOp].
func (NoneTokenAdaptor[T]) For(NoneTokenOp) {}

// NewNoneToken creates the operation llvm.mlir.none at the builder's insertion point.
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

// UndefOp is the view of an operation llvm.mlir.undef.
type UndefOp struct{ ir.View }

// Def returns [Undef].
func (UndefOp) Def() *ir.OpDef { return Undef }

// Fold folds the operation; see [ir.FoldOp].
func (op UndefOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldUndef(op.Op(), constants)
}

// Result is the result $res.
func (op UndefOp) Result() *ir.Value { return op.Op().Result(0) }

// UndefAdaptor has the converted operands of a [UndefOp] during a conversion.
type UndefAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [UndefOp].
func (UndefAdaptor[T]) For(UndefOp) {}

// NewUndef creates the operation llvm.mlir.undef at the builder's insertion point.
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

// PoisonOp is the view of an operation llvm.mlir.poison.
type PoisonOp struct{ ir.View }

// Def returns [Poison].
func (PoisonOp) Def() *ir.OpDef { return Poison }

// Fold folds the operation; see [ir.FoldOp].
func (op PoisonOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldPoison(op.Op(), constants)
}

// Result is the result $res.
func (op PoisonOp) Result() *ir.Value { return op.Op().Result(0) }

// PoisonAdaptor has the converted operands of a [PoisonOp] during a conversion.
type PoisonAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PoisonOp].
func (PoisonAdaptor[T]) For(PoisonOp) {}

// NewPoison creates the operation llvm.mlir.poison at the builder's insertion point.
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

// ZeroOp is the view of an operation llvm.mlir.zero.
type ZeroOp struct{ ir.View }

// Def returns [Zero].
func (ZeroOp) Def() *ir.OpDef { return Zero }

// Verify checks what the definition cannot express.
func (op ZeroOp) Verify() *diag.Diagnostic { return verifyZero(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
func (op ZeroOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldZero(op.Op(), constants)
}

// Result is the result $res.
func (op ZeroOp) Result() *ir.Value { return op.Op().Result(0) }

// ZeroAdaptor has the converted operands of a [ZeroOp] during a conversion.
type ZeroAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ZeroOp].
func (ZeroAdaptor[T]) For(ZeroOp) {}

// NewZero creates the operation llvm.mlir.zero at the builder's insertion point.
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

// ConstantOp is the view of an operation llvm.mlir.constant.
type ConstantOp struct{ ir.View }

// Def returns [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// The slots of the inherent attributes of [Constant].
const (
	slotConstantValue = 0
)

// Verify checks what the definition cannot express.
func (op ConstantOp) Verify() *diag.Diagnostic { return verifyConstant(op.Op()) }

// Fold folds the operation; see [ir.FoldOp].
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

// ConstantAdaptor has the converted operands of a [ConstantOp] during a conversion.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant creates the operation llvm.mlir.constant at the builder's insertion point.
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

// AddressOfOp is the view of an operation llvm.mlir.addressof.
type AddressOfOp struct{ ir.View }

// Def returns [AddressOf].
func (AddressOfOp) Def() *ir.OpDef { return AddressOf }

// The slots of the inherent attributes of [AddressOf].
const (
	slotAddressOfGlobalName = 0
)

// VerifySymbolUses checks the references to symbols.
func (op AddressOfOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyAddressOf(op.Op(), symbols)
}

// Fold folds the operation; see [ir.FoldOp].
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

// AddressOfAdaptor has the converted operands of a [AddressOfOp] during a conversion.
type AddressOfAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddressOfOp].
func (AddressOfAdaptor[T]) For(AddressOfOp) {}

// NewAddressOf creates the operation llvm.mlir.addressof at the builder's insertion point.
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

// DSOLocalEquivalentOp is the view of an operation llvm.dso_local_equivalent.
type DSOLocalEquivalentOp struct{ ir.View }

// Def returns [DSOLocalEquivalent].
func (DSOLocalEquivalentOp) Def() *ir.OpDef { return DSOLocalEquivalent }

// The slots of the inherent attributes of [DSOLocalEquivalent].
const (
	slotDSOLocalEquivalentFunctionName = 0
)

// VerifySymbolUses checks the references to symbols.
func (op DSOLocalEquivalentOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyDSOLocalEquivalent(op.Op(), symbols)
}

// Fold folds the operation; see [ir.FoldOp].
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

// DSOLocalEquivalentAdaptor has the converted operands of a [DSOLocalEquivalentOp] during a conversion.
type DSOLocalEquivalentAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DSOLocalEquivalentOp].
func (DSOLocalEquivalentAdaptor[T]) For(DSOLocalEquivalentOp) {}

// NewDSOLocalEquivalent creates the operation llvm.dso_local_equivalent at the builder's insertion point.
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

// BlockAddressOp is the view of an operation llvm.blockaddress.
type BlockAddressOp struct{ ir.View }

// Def returns [BlockAddress].
func (BlockAddressOp) Def() *ir.OpDef { return BlockAddress }

// The slots of the inherent attributes of [BlockAddress].
const (
	slotBlockAddressBlockAddr = 0
)

// Verify checks what the definition cannot express.
func (op BlockAddressOp) Verify() *diag.Diagnostic { return verifyBlockAddress(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op BlockAddressOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyBlockAddressUses(op.Op(), symbols)
}

// Fold folds the operation; see [ir.FoldOp].
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

// BlockAddressAdaptor has the converted operands of a [BlockAddressOp] during a conversion.
type BlockAddressAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BlockAddressOp].
func (BlockAddressAdaptor[T]) For(BlockAddressOp) {}

// NewBlockAddress creates the operation llvm.blockaddress at the builder's insertion point.
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

// BlockTagOp is the view of an operation llvm.blocktag.
type BlockTagOp struct{ ir.View }

// Def returns [BlockTag].
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

// BlockTagAdaptor has the converted operands of a [BlockTagOp] during a conversion.
type BlockTagAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BlockTagOp].
func (BlockTagAdaptor[T]) For(BlockTagOp) {}

// NewBlockTag creates the operation llvm.blocktag at the builder's insertion point.
func NewBlockTag(b *ir.Builder, tag *BlockTagAttr) BlockTagOp {
	st := ir.OperationState{Def: BlockTag, InherentAttrs: []ir.Attribute{slotBlockTagTag: tag}}
	return ir.Cast[BlockTagOp](b.Create(&st))
}
