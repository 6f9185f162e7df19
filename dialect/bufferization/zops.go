// Code generated from the specification of dialect bufferization. DO NOT EDIT.

package bufferization

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/inlining"
)

// Dialect is the bufferization dialect: tensors that become memory, and memory that is freed.
var Dialect = &ir.Dialect{
	Name:          "bufferization",
	Ops:           []*ir.OpDef{AllocTensor, Clone, MaterializeInDestination, DeallocTensor, ToTensor, ToBuffer, Dealloc},
	Attach:        attachAllocations,
	VerifyOpAttr:  verifyOpAttr,
	VerifyArgAttr: verifyArgAttr,
	Interfaces:    []ir.Implementation{inlining.DialectInterface.Is(inliner{})},
}

// LayoutMapOption is an enumeration: option for map layout.
type LayoutMapOption uint32

// The cases of LayoutMapOption.
const (
	LayoutMapOptionInferLayoutMap        LayoutMapOption = 0
	LayoutMapOptionIdentityLayoutMap     LayoutMapOption = 1
	LayoutMapOptionFullyDynamicLayoutMap LayoutMapOption = 2
)

// LayoutMapOptionEnum has the texts of the cases of LayoutMapOption.
var LayoutMapOptionEnum = asm.Enum{
	Summary: "option for map layout",
	Cpp:     "::mlir::bufferization::LayoutMapOption",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "InferLayoutMap", Value: 0},
		{Text: "IdentityLayoutMap", Value: 1},
		{Text: "FullyDynamicLayoutMap", Value: 2},
	},
}

// IsLayoutMapOption is the constraint for integers that represent a case of LayoutMapOption.
var IsLayoutMapOption = asm.EnumConstraint(&LayoutMapOptionEnum)

// String returns the text of the case.
func (v LayoutMapOption) String() string { return LayoutMapOptionEnum.String(uint64(v)) }

// ParseLayoutMapOption returns the case with the given text, and whether there is one.
func ParseLayoutMapOption(text string) (LayoutMapOption, bool) {
	v, ok := LayoutMapOptionEnum.Lookup(text)
	return LayoutMapOption(v), ok
}

// AllocTensor is the operation bufferization.alloc_tensor: a tensor that becomes memory of its own.
var AllocTensor = &ir.OpDef{
	Name:   "bufferization.alloc_tensor",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "dynamic_sizes", Constraint: constraint.Index, Arity: ir.Variadic},
		{Name: "copy", Constraint: constraint.AnyTensor, Arity: ir.Optional},
		{Name: "size_hint", Constraint: constraint.Index, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "memory_space", Constraint: constraint.AnyAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(allocTensorSyntax)},
	View:       ir.ViewOf[AllocTensorOp],
}

// AllocTensorOp is the view of an operation bufferization.alloc_tensor.
type AllocTensorOp struct{ ir.View }

// Def returns [AllocTensor].
func (AllocTensorOp) Def() *ir.OpDef { return AllocTensor }

// The slots of the inherent attributes of [AllocTensor].
const (
	slotAllocTensorMemorySpace         = 0
	slotAllocTensorOperandSegmentSizes = 1
)

// Verify checks what the definition cannot express.
func (op AllocTensorOp) Verify() *diag.Diagnostic { return verifyAllocTensor(op.Op()) }

// DynamicSizes are the operands $dynamic_sizes.
func (op AllocTensorOp) DynamicSizes() ir.ValueRange { return op.Op().OperandsAt(0) }

// Copy is the operand $copy, nil if it is absent.
func (op AllocTensorOp) Copy() *ir.Value {
	if r := op.Op().OperandsAt(1); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// SizeHint is the operand $size_hint, nil if it is absent.
func (op AllocTensorOp) SizeHint() *ir.Value {
	if r := op.Op().OperandsAt(2); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// MemorySpace is the attribute $memory_space, nil if it is absent.
func (op AllocTensorOp) MemorySpace() ir.Attribute {
	return op.Op().InherentAttr(slotAllocTensorMemorySpace)
}

// SetMemorySpace sets the attribute $memory_space.
func (op AllocTensorOp) SetMemorySpace(v ir.Attribute) AllocTensorOp {
	op.Op().SetInherentAttr(slotAllocTensorMemorySpace, v)
	return op
}

// Result is the result $result.
func (op AllocTensorOp) Result() *ir.Value { return op.Op().Result(0) }

// AllocTensorAdaptor has the converted operands of a [AllocTensorOp] during a conversion.
type AllocTensorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllocTensorOp].
func (AllocTensorAdaptor[T]) For(AllocTensorOp) {}

// DynamicSizes returns the converted operand $dynamic_sizes.
func (a AllocTensorAdaptor[T]) DynamicSizes() []T { return a.Segment(0) }

// Copy returns the converted operand $copy.
func (a AllocTensorAdaptor[T]) Copy() T { return a.Optional(1) }

// SizeHint returns the converted operand $size_hint.
func (a AllocTensorAdaptor[T]) SizeHint() T { return a.Optional(2) }

// NewAllocTensor creates the operation bufferization.alloc_tensor at the builder's insertion point.
func NewAllocTensor(b *ir.Builder, resultType ir.Type, dynamicSizes []*ir.Value, copy *ir.Value, sizeHint *ir.Value) AllocTensorOp {
	st := ir.OperationState{Def: AllocTensor, Results: []ir.Type{resultType}}
	var segments [3]int32
	st.Operands = append(st.Operands, dynamicSizes...)
	segments[0] = int32(len(dynamicSizes))
	if copy != nil {
		st.Operands = append(st.Operands, copy)
		segments[1] = 1
	}
	if sizeHint != nil {
		st.Operands = append(st.Operands, sizeHint)
		segments[2] = 1
	}
	st.SetInherentAttr(slotAllocTensorOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[AllocTensorOp](b.Create(&st))
}

// formatClone is the assembly format of [Clone].
var formatClone = asm.OpFormat{
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
}

// Clone is the operation bufferization.clone: memory with the same elements, which may be the same memory.
var Clone = &ir.OpDef{
	Name: "bufferization.clone",
	Operands: []ir.ValueDef{
		{Name: "input", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Results: []ir.ValueDef{
		{Name: "output", Constraint: constraint.AnyRankedOrUnrankedMemRef},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatClone)},
	View:       ir.ViewOf[CloneOp],
}

// CloneOp is the view of an operation bufferization.clone.
type CloneOp struct{ ir.View }

// Def returns [Clone].
func (CloneOp) Def() *ir.OpDef { return Clone }

// Fold folds the operation; see [ir.FoldOp].
func (op CloneOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldClone(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op CloneOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Input()})
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Result()})
	list = append(list, effects.Effect{Kind: effects.Allocate, Value: op.Result()})
	return list
}

// Input is the operand $input.
func (op CloneOp) Input() *ir.Value { return op.Op().Operand(0) }

// Result is the result $output.
func (op CloneOp) Result() *ir.Value { return op.Op().Result(0) }

// CloneAdaptor has the converted operands of a [CloneOp] during a conversion.
type CloneAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CloneOp].
func (CloneAdaptor[T]) For(CloneOp) {}

// Input returns the converted operand $input.
func (a CloneAdaptor[T]) Input() T { return a.At(0) }

// NewClone creates the operation bufferization.clone at the builder's insertion point.
func NewClone(b *ir.Builder, resultType ir.Type, input *ir.Value) CloneOp {
	st := ir.OperationState{Def: Clone, Operands: []*ir.Value{input}, Results: []ir.Type{resultType}}
	return ir.Cast[CloneOp](b.Create(&st))
}

// formatMaterializeInDestination is the assembly format of [MaterializeInDestination].
var formatMaterializeInDestination = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Text: "in"},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "restrict"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "writable"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 1},
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
}

// MaterializeInDestination is the operation bufferization.materialize_in_destination: a tensor at a place.
var MaterializeInDestination = &ir.OpDef{
	Name:      "bufferization.materialize_in_destination",
	TypeRules: []constraint.Rule{constraint.AllElementTypesMatch(constraint.Operand(0), constraint.Operand(1))},
	Operands: []ir.ValueDef{
		{Name: "source", Constraint: constraint.AnyTensor},
		{Name: "dest", Constraint: constraint.AnyShaped},
	},
	Attrs: []ir.AttrSlot{
		{Name: "restrict", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "writable", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyTensor, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaterializeInDestination)},
	View:       ir.ViewOf[MaterializeInDestinationOp],
}

// MaterializeInDestinationOp is the view of an operation bufferization.materialize_in_destination.
type MaterializeInDestinationOp struct{ ir.View }

// Def returns [MaterializeInDestination].
func (MaterializeInDestinationOp) Def() *ir.OpDef { return MaterializeInDestination }

// The slots of the inherent attributes of [MaterializeInDestination].
const (
	slotMaterializeInDestinationRestrict = 0
	slotMaterializeInDestinationWritable = 1
)

// Verify checks what the definition cannot express.
func (op MaterializeInDestinationOp) Verify() *diag.Diagnostic {
	return verifyMaterializeInDestination(op.Op())
}

// Source is the operand $source.
func (op MaterializeInDestinationOp) Source() *ir.Value { return op.Op().Operand(0) }

// Dest is the operand $dest.
func (op MaterializeInDestinationOp) Dest() *ir.Value { return op.Op().Operand(1) }

// Restrict reports whether the attribute $restrict is present.
func (op MaterializeInDestinationOp) Restrict() bool {
	return op.Op().InherentAttr(slotMaterializeInDestinationRestrict) != nil
}

// SetRestrict sets or removes the attribute $restrict.
func (op MaterializeInDestinationOp) SetRestrict(v bool) MaterializeInDestinationOp {
	if v {
		op.Op().SetInherentAttr(slotMaterializeInDestinationRestrict, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotMaterializeInDestinationRestrict, nil)
	}
	return op
}

// Writable reports whether the attribute $writable is present.
func (op MaterializeInDestinationOp) Writable() bool {
	return op.Op().InherentAttr(slotMaterializeInDestinationWritable) != nil
}

// SetWritable sets or removes the attribute $writable.
func (op MaterializeInDestinationOp) SetWritable(v bool) MaterializeInDestinationOp {
	if v {
		op.Op().SetInherentAttr(slotMaterializeInDestinationWritable, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotMaterializeInDestinationWritable, nil)
	}
	return op
}

// Result is the result $result, nil if it is absent.
func (op MaterializeInDestinationOp) Result() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// MaterializeInDestinationAdaptor has the converted operands of a [MaterializeInDestinationOp] during a conversion.
type MaterializeInDestinationAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MaterializeInDestinationOp].
func (MaterializeInDestinationAdaptor[T]) For(MaterializeInDestinationOp) {}

// Source returns the converted operand $source.
func (a MaterializeInDestinationAdaptor[T]) Source() T { return a.At(0) }

// Dest returns the converted operand $dest.
func (a MaterializeInDestinationAdaptor[T]) Dest() T { return a.At(1) }

// NewMaterializeInDestination creates the operation bufferization.materialize_in_destination at the builder's insertion point.
func NewMaterializeInDestination(b *ir.Builder, resultType ir.Type, source *ir.Value, dest *ir.Value) MaterializeInDestinationOp {
	st := ir.OperationState{Def: MaterializeInDestination, Operands: []*ir.Value{source, dest}}
	if resultType != nil {
		st.Results = append(st.Results, resultType)
	}
	return ir.Cast[MaterializeInDestinationOp](b.Create(&st))
}

// formatDeallocTensor is the assembly format of [DeallocTensor].
var formatDeallocTensor = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorType},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// DeallocTensor is the operation bufferization.dealloc_tensor: the end of the memory of a tensor.
var DeallocTensor = &ir.OpDef{
	Name: "bufferization.dealloc_tensor",
	Operands: []ir.ValueDef{
		{Name: "tensor", Constraint: constraint.AnyTensor},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDeallocTensor)},
	View:       ir.ViewOf[DeallocTensorOp],
}

// DeallocTensorOp is the view of an operation bufferization.dealloc_tensor.
type DeallocTensorOp struct{ ir.View }

// Def returns [DeallocTensor].
func (DeallocTensorOp) Def() *ir.OpDef { return DeallocTensor }

// Tensor is the operand $tensor.
func (op DeallocTensorOp) Tensor() *ir.Value { return op.Op().Operand(0) }

// DeallocTensorAdaptor has the converted operands of a [DeallocTensorOp] during a conversion.
type DeallocTensorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DeallocTensorOp].
func (DeallocTensorAdaptor[T]) For(DeallocTensorOp) {}

// Tensor returns the converted operand $tensor.
func (a DeallocTensorAdaptor[T]) Tensor() T { return a.At(0) }

// NewDeallocTensor creates the operation bufferization.dealloc_tensor at the builder's insertion point.
func NewDeallocTensor(b *ir.Builder, tensor *ir.Value) DeallocTensorOp {
	st := ir.OperationState{Def: DeallocTensor, Operands: []*ir.Value{tensor}}
	return ir.Cast[DeallocTensorOp](b.Create(&st))
}

// formatToTensor is the assembly format of [ToTensor].
var formatToTensor = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "restrict"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "writable"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindBufferLikeTypeInterface},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindTensorLikeTypeInterface},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// ToTensor is the operation bufferization.to_tensor: memory as a tensor.
var ToTensor = &ir.OpDef{
	Name:      "bufferization.to_tensor",
	TypeRules: []constraint.Rule{explainMismatch, constraint.PredOpTrait("specified tensor and buffer types match", typesMatch), constraint.SameOperandsAndResultShape, constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "buffer", Constraint: bufferLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "restrict", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "writable", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: tensorLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatToTensor)},
	View:       ir.ViewOf[ToTensorOp],
}

// ToTensorOp is the view of an operation bufferization.to_tensor.
type ToTensorOp struct{ ir.View }

// Def returns [ToTensor].
func (ToTensorOp) Def() *ir.OpDef { return ToTensor }

// The slots of the inherent attributes of [ToTensor].
const (
	slotToTensorRestrict = 0
	slotToTensorWritable = 1
)

// Fold folds the operation; see [ir.FoldOp].
func (op ToTensorOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldToTensor(op.Op(), constants)
}

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op ToTensorOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Buffer()})
	return list
}

// Buffer is the operand $buffer.
func (op ToTensorOp) Buffer() *ir.Value { return op.Op().Operand(0) }

// Restrict reports whether the attribute $restrict is present.
func (op ToTensorOp) Restrict() bool { return op.Op().InherentAttr(slotToTensorRestrict) != nil }

// SetRestrict sets or removes the attribute $restrict.
func (op ToTensorOp) SetRestrict(v bool) ToTensorOp {
	if v {
		op.Op().SetInherentAttr(slotToTensorRestrict, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotToTensorRestrict, nil)
	}
	return op
}

// Writable reports whether the attribute $writable is present.
func (op ToTensorOp) Writable() bool { return op.Op().InherentAttr(slotToTensorWritable) != nil }

// SetWritable sets or removes the attribute $writable.
func (op ToTensorOp) SetWritable(v bool) ToTensorOp {
	if v {
		op.Op().SetInherentAttr(slotToTensorWritable, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotToTensorWritable, nil)
	}
	return op
}

// Result is the result $result.
func (op ToTensorOp) Result() *ir.Value { return op.Op().Result(0) }

// ToTensorAdaptor has the converted operands of a [ToTensorOp] during a conversion.
type ToTensorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ToTensorOp].
func (ToTensorAdaptor[T]) For(ToTensorOp) {}

// Buffer returns the converted operand $buffer.
func (a ToTensorAdaptor[T]) Buffer() T { return a.At(0) }

// NewToTensor creates the operation bufferization.to_tensor at the builder's insertion point.
func NewToTensor(b *ir.Builder, resultType ir.Type, buffer *ir.Value) ToTensorOp {
	st := ir.OperationState{Def: ToTensor, Operands: []*ir.Value{buffer}, Results: []ir.Type{resultType}}
	return ir.Cast[ToTensorOp](b.Create(&st))
}

// formatToBuffer is the assembly format of [ToBuffer].
var formatToBuffer = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "read_only"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindTensorLikeTypeInterface},
		{Kind: asm.LiteralElement, Space: true, Text: "to"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Type: &kindBufferLikeTypeInterface},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// ToBuffer is the operation bufferization.to_buffer: the memory that a tensor becomes.
var ToBuffer = &ir.OpDef{
	Name:      "bufferization.to_buffer",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{explainMismatch, constraint.PredOpTrait("specified tensor and buffer types match", typesMatch), constraint.SameOperandsAndResultShape, constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "tensor", Constraint: tensorLike},
	},
	Attrs: []ir.AttrSlot{
		{Name: "read_only", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "buffer", Constraint: bufferLike},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatToBuffer)},
	View:       ir.ViewOf[ToBufferOp],
}

// ToBufferOp is the view of an operation bufferization.to_buffer.
type ToBufferOp struct{ ir.View }

// Def returns [ToBuffer].
func (ToBufferOp) Def() *ir.OpDef { return ToBuffer }

// The slots of the inherent attributes of [ToBuffer].
const (
	slotToBufferReadOnly = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op ToBufferOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldToBuffer(op.Op(), constants)
}

// Tensor is the operand $tensor.
func (op ToBufferOp) Tensor() *ir.Value { return op.Op().Operand(0) }

// ReadOnly reports whether the attribute $read_only is present.
func (op ToBufferOp) ReadOnly() bool { return op.Op().InherentAttr(slotToBufferReadOnly) != nil }

// SetReadOnly sets or removes the attribute $read_only.
func (op ToBufferOp) SetReadOnly(v bool) ToBufferOp {
	if v {
		op.Op().SetInherentAttr(slotToBufferReadOnly, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotToBufferReadOnly, nil)
	}
	return op
}

// Result is the result $buffer.
func (op ToBufferOp) Result() *ir.Value { return op.Op().Result(0) }

// ToBufferAdaptor has the converted operands of a [ToBufferOp] during a conversion.
type ToBufferAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ToBufferOp].
func (ToBufferAdaptor[T]) For(ToBufferOp) {}

// Tensor returns the converted operand $tensor.
func (a ToBufferAdaptor[T]) Tensor() T { return a.At(0) }

// NewToBuffer creates the operation bufferization.to_buffer at the builder's insertion point.
func NewToBuffer(b *ir.Builder, resultType ir.Type, tensor *ir.Value) ToBufferOp {
	st := ir.OperationState{Def: ToBuffer, Operands: []*ir.Value{tensor}, Results: []ir.Type{resultType}}
	return ir.Cast[ToBufferOp](b.Create(&st))
}

// formatDealloc is the assembly format of [Dealloc].
var formatDealloc = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.WhitespaceElement, Text: " "},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 0},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
			{Kind: asm.LiteralElement, Space: true, Text: "if"},
			{Kind: asm.WhitespaceElement, Text: " "},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 1},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "retain"},
			{Kind: asm.WhitespaceElement, Text: " "},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.OperandsElement, N: 2},
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 2}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromBuild, Build: constraint.I1.Buildable, Repeat: true},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromInfer},
	},
	InferResults: true,
	Elided:       1 << 0,
}

// Dealloc is the operation bufferization.dealloc: the end of memory that is owned and that nothing refers to any more.
var Dealloc = &ir.OpDef{
	Name:   "bufferization.dealloc",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "memrefs", Constraint: constraint.AnyRankedOrUnrankedMemRef, Arity: ir.Variadic},
		{Name: "conditions", Constraint: constraint.I1, Arity: ir.Variadic},
		{Name: "retained", Constraint: constraint.AnyRankedOrUnrankedMemRef, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "updatedConditions", Constraint: constraint.I1, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDealloc)},
	View:       ir.ViewOf[DeallocOp],
}

// DeallocOp is the view of an operation bufferization.dealloc.
type DeallocOp struct{ ir.View }

// Def returns [Dealloc].
func (DeallocOp) Def() *ir.OpDef { return Dealloc }

// The slots of the inherent attributes of [Dealloc].
const (
	slotDeallocOperandSegmentSizes = 0
)

// Verify checks what the definition cannot express.
func (op DeallocOp) Verify() *diag.Diagnostic { return verifyDealloc(op.Op()) }

// InferResults computes the result types; see [ir.InferTypeOp].
func (DeallocOp) InferResults(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	return inferDealloc(st)
}

// Memrefs are the operands $memrefs.
func (op DeallocOp) Memrefs() ir.ValueRange { return op.Op().OperandsAt(0) }

// Conditions are the operands $conditions.
func (op DeallocOp) Conditions() ir.ValueRange { return op.Op().OperandsAt(1) }

// Retained are the operands $retained.
func (op DeallocOp) Retained() ir.ValueRange { return op.Op().OperandsAt(2) }

// UpdatedConditions are the results $updatedConditions.
func (op DeallocOp) UpdatedConditions() ir.ValueRange { return op.Op().ResultsAt(0) }

// DeallocAdaptor has the converted operands of a [DeallocOp] during a conversion.
type DeallocAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DeallocOp].
func (DeallocAdaptor[T]) For(DeallocOp) {}

// Memrefs returns the converted operand $memrefs.
func (a DeallocAdaptor[T]) Memrefs() []T { return a.Segment(0) }

// Conditions returns the converted operand $conditions.
func (a DeallocAdaptor[T]) Conditions() []T { return a.Segment(1) }

// Retained returns the converted operand $retained.
func (a DeallocAdaptor[T]) Retained() []T { return a.Segment(2) }

// NewDealloc creates the operation bufferization.dealloc at the builder's insertion point.
func NewDealloc(b *ir.Builder, memrefs []*ir.Value, conditions []*ir.Value, retained ...*ir.Value) DeallocOp {
	st := ir.OperationState{Def: Dealloc}
	var segments [3]int32
	st.Operands = append(st.Operands, memrefs...)
	segments[0] = int32(len(memrefs))
	st.Operands = append(st.Operands, conditions...)
	segments[1] = int32(len(conditions))
	st.Operands = append(st.Operands, retained...)
	segments[2] = int32(len(retained))
	st.SetInherentAttr(slotDeallocOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	return ir.Cast[DeallocOp](b.Create(&st))
}

var kindAnyRankedOrUnrankedMemRef = asm.TypeKind{Name: "", Is: constraint.AnyRankedOrUnrankedMemRef.Match}
var kindBufferLikeTypeInterface = asm.TypeKind{Name: "", Is: IsBufferLike}
var kindTensorLikeTypeInterface = asm.TypeKind{Name: "", Is: IsTensorLike}
var kindTensorType = asm.TypeKind{Name: "", Is: asm.IsType[ir.TensorType]}
