// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// OpA is the operation test.op_a: an operation for patterns.
var OpA = &ir.OpDef{
	Name: "test.op_a",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpAOp],
}

// OpAOp is the view of an operation test.op_a.
type OpAOp struct{ ir.View }

// Def returns [OpA].
func (OpAOp) Def() *ir.OpDef { return OpA }

// The slots of the inherent attributes of [OpA].
const (
	slotOpAAttr = 0
)

// Operand is the operand $operand.
func (op OpAOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Attr is the attribute $attr.
func (op OpAOp) Attr() int32 { return int32(op.Op().InherentAttr(slotOpAAttr).(*ir.IntegerAttr).Int()) }

// SetAttr sets the attribute $attr.
func (op OpAOp) SetAttr(v int32) OpAOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpAAttr, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result.
func (op OpAOp) Result() *ir.Value { return op.Op().Result(0) }

// OpAAdaptor has the converted operands of a [OpAOp] during a conversion.
type OpAAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpAOp].
func (OpAAdaptor[T]) For(OpAOp) {}

// Operand returns the converted operand $operand.
func (a OpAAdaptor[T]) Operand() T { return a.At(0) }

// NewOpA creates the operation test.op_a at the builder's insertion point.
func NewOpA(b *ir.Builder, operand *ir.Value, attr int32) OpAOp {
	c := b.Context()
	st := ir.OperationState{Def: OpA, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotOpAAttr: ir.NewIntegerAttr(asm.BuildI32(c), int64(attr))}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpAOp](b.Create(&st))
}

// OpB is the operation test.op_b: an operation for patterns.
var OpB = &ir.OpDef{
	Name: "test.op_b",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpBOp],
}

// OpBOp is the view of an operation test.op_b.
type OpBOp struct{ ir.View }

// Def returns [OpB].
func (OpBOp) Def() *ir.OpDef { return OpB }

// The slots of the inherent attributes of [OpB].
const (
	slotOpBAttr = 0
)

// Operand is the operand $operand.
func (op OpBOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Attr is the attribute $attr.
func (op OpBOp) Attr() int32 { return int32(op.Op().InherentAttr(slotOpBAttr).(*ir.IntegerAttr).Int()) }

// SetAttr sets the attribute $attr.
func (op OpBOp) SetAttr(v int32) OpBOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpBAttr, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result.
func (op OpBOp) Result() *ir.Value { return op.Op().Result(0) }

// OpBAdaptor has the converted operands of a [OpBOp] during a conversion.
type OpBAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpBOp].
func (OpBAdaptor[T]) For(OpBOp) {}

// Operand returns the converted operand $operand.
func (a OpBAdaptor[T]) Operand() T { return a.At(0) }

// NewOpB creates the operation test.op_b at the builder's insertion point.
func NewOpB(b *ir.Builder, operand *ir.Value, attr int32) OpBOp {
	c := b.Context()
	st := ir.OperationState{Def: OpB, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotOpBAttr: ir.NewIntegerAttr(asm.BuildI32(c), int64(attr))}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpBOp](b.Create(&st))
}

// OpC is the operation test.op_c: an operation for patterns.
var OpC = &ir.OpDef{
	Name: "test.op_c",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpCOp],
}

// OpCOp is the view of an operation test.op_c.
type OpCOp struct{ ir.View }

// Def returns [OpC].
func (OpCOp) Def() *ir.OpDef { return OpC }

// Operand is the operand $operand.
func (op OpCOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpCOp) Result() *ir.Value { return op.Op().Result(0) }

// OpCAdaptor has the converted operands of a [OpCOp] during a conversion.
type OpCAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpCOp].
func (OpCAdaptor[T]) For(OpCOp) {}

// Operand returns the converted operand $operand.
func (a OpCAdaptor[T]) Operand() T { return a.At(0) }

// NewOpC creates the operation test.op_c at the builder's insertion point.
func NewOpC(b *ir.Builder, operand *ir.Value) OpCOp {
	st := ir.OperationState{Def: OpC, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpCOp](b.Create(&st))
}

// OpD is the operation test.op_d: an operation for patterns.
var OpD = &ir.OpDef{
	Name: "test.op_d",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpDOp],
}

// OpDOp is the view of an operation test.op_d.
type OpDOp struct{ ir.View }

// Def returns [OpD].
func (OpDOp) Def() *ir.OpDef { return OpD }

// Operand is the operand $operand.
func (op OpDOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpDOp) Result() *ir.Value { return op.Op().Result(0) }

// OpDAdaptor has the converted operands of a [OpDOp] during a conversion.
type OpDAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpDOp].
func (OpDAdaptor[T]) For(OpDOp) {}

// Operand returns the converted operand $operand.
func (a OpDAdaptor[T]) Operand() T { return a.At(0) }

// NewOpD creates the operation test.op_d at the builder's insertion point.
func NewOpD(b *ir.Builder, operand *ir.Value) OpDOp {
	st := ir.OperationState{Def: OpD, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpDOp](b.Create(&st))
}

// OpE is the operation test.op_e: an operation for patterns.
var OpE = &ir.OpDef{
	Name: "test.op_e",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpEOp],
}

// OpEOp is the view of an operation test.op_e.
type OpEOp struct{ ir.View }

// Def returns [OpE].
func (OpEOp) Def() *ir.OpDef { return OpE }

// Operand is the operand $operand.
func (op OpEOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpEOp) Result() *ir.Value { return op.Op().Result(0) }

// OpEAdaptor has the converted operands of a [OpEOp] during a conversion.
type OpEAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpEOp].
func (OpEAdaptor[T]) For(OpEOp) {}

// Operand returns the converted operand $operand.
func (a OpEAdaptor[T]) Operand() T { return a.At(0) }

// NewOpE creates the operation test.op_e at the builder's insertion point.
func NewOpE(b *ir.Builder, operand *ir.Value) OpEOp {
	st := ir.OperationState{Def: OpE, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpEOp](b.Create(&st))
}

// OpF is the operation test.op_f: an operation for patterns.
var OpF = &ir.OpDef{
	Name: "test.op_f",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpFOp],
}

// OpFOp is the view of an operation test.op_f.
type OpFOp struct{ ir.View }

// Def returns [OpF].
func (OpFOp) Def() *ir.OpDef { return OpF }

// Operand is the operand $operand.
func (op OpFOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpFOp) Result() *ir.Value { return op.Op().Result(0) }

// OpFAdaptor has the converted operands of a [OpFOp] during a conversion.
type OpFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpFOp].
func (OpFAdaptor[T]) For(OpFOp) {}

// Operand returns the converted operand $operand.
func (a OpFAdaptor[T]) Operand() T { return a.At(0) }

// NewOpF creates the operation test.op_f at the builder's insertion point.
func NewOpF(b *ir.Builder, operand *ir.Value) OpFOp {
	st := ir.OperationState{Def: OpF, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpFOp](b.Create(&st))
}

// OpG is the operation test.op_g: an operation for patterns.
var OpG = &ir.OpDef{
	Name: "test.op_g",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpGOp],
}

// OpGOp is the view of an operation test.op_g.
type OpGOp struct{ ir.View }

// Def returns [OpG].
func (OpGOp) Def() *ir.OpDef { return OpG }

// Operand is the operand $operand.
func (op OpGOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpGOp) Result() *ir.Value { return op.Op().Result(0) }

// OpGAdaptor has the converted operands of a [OpGOp] during a conversion.
type OpGAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpGOp].
func (OpGAdaptor[T]) For(OpGOp) {}

// Operand returns the converted operand $operand.
func (a OpGAdaptor[T]) Operand() T { return a.At(0) }

// NewOpG creates the operation test.op_g at the builder's insertion point.
func NewOpG(b *ir.Builder, operand *ir.Value) OpGOp {
	st := ir.OperationState{Def: OpG, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpGOp](b.Create(&st))
}

// OpH is the operation test.op_h: an operation for patterns.
var OpH = &ir.OpDef{
	Name: "test.op_h",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpHOp],
}

// OpHOp is the view of an operation test.op_h.
type OpHOp struct{ ir.View }

// Def returns [OpH].
func (OpHOp) Def() *ir.OpDef { return OpH }

// Operand is the operand $operand.
func (op OpHOp) Operand() *ir.Value { return op.Op().Operand(0) }

// OpHAdaptor has the converted operands of a [OpHOp] during a conversion.
type OpHAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpHOp].
func (OpHAdaptor[T]) For(OpHOp) {}

// Operand returns the converted operand $operand.
func (a OpHAdaptor[T]) Operand() T { return a.At(0) }

// NewOpH creates the operation test.op_h at the builder's insertion point.
func NewOpH(b *ir.Builder, operand *ir.Value) OpHOp {
	st := ir.OperationState{Def: OpH, Operands: []*ir.Value{operand}}
	return ir.Cast[OpHOp](b.Create(&st))
}

// OpI is the operation test.op_i: an operation for patterns.
var OpI = &ir.OpDef{
	Name: "test.op_i",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpIOp],
}

// OpIOp is the view of an operation test.op_i.
type OpIOp struct{ ir.View }

// Def returns [OpI].
func (OpIOp) Def() *ir.OpDef { return OpI }

// Operand is the operand $operand.
func (op OpIOp) Operand() *ir.Value { return op.Op().Operand(0) }

// OpIAdaptor has the converted operands of a [OpIOp] during a conversion.
type OpIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpIOp].
func (OpIAdaptor[T]) For(OpIOp) {}

// Operand returns the converted operand $operand.
func (a OpIAdaptor[T]) Operand() T { return a.At(0) }

// NewOpI creates the operation test.op_i at the builder's insertion point.
func NewOpI(b *ir.Builder, operand *ir.Value) OpIOp {
	st := ir.OperationState{Def: OpI, Operands: []*ir.Value{operand}}
	return ir.Cast[OpIOp](b.Create(&st))
}

// OpJ is the operation test.op_j: an operation for patterns.
var OpJ = &ir.OpDef{
	Name: "test.op_j",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpJOp],
}

// OpJOp is the view of an operation test.op_j.
type OpJOp struct{ ir.View }

// Def returns [OpJ].
func (OpJOp) Def() *ir.OpDef { return OpJ }

// Result is the result.
func (op OpJOp) Result() *ir.Value { return op.Op().Result(0) }

// OpJAdaptor has the converted operands of a [OpJOp] during a conversion.
type OpJAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpJOp].
func (OpJAdaptor[T]) For(OpJOp) {}

// NewOpJ creates the operation test.op_j at the builder's insertion point.
func NewOpJ(b *ir.Builder) OpJOp {
	st := ir.OperationState{Def: OpJ, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpJOp](b.Create(&st))
}

// OpK is the operation test.op_k: an operation for patterns.
var OpK = &ir.OpDef{
	Name: "test.op_k",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpKOp],
}

// OpKOp is the view of an operation test.op_k.
type OpKOp struct{ ir.View }

// Def returns [OpK].
func (OpKOp) Def() *ir.OpDef { return OpK }

// Result is the result.
func (op OpKOp) Result() *ir.Value { return op.Op().Result(0) }

// OpKAdaptor has the converted operands of a [OpKOp] during a conversion.
type OpKAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpKOp].
func (OpKAdaptor[T]) For(OpKOp) {}

// NewOpK creates the operation test.op_k at the builder's insertion point.
func NewOpK(b *ir.Builder) OpKOp {
	st := ir.OperationState{Def: OpK, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpKOp](b.Create(&st))
}

// OpN is the operation test.op_n: an operation for patterns.
var OpN = &ir.OpDef{
	Name: "test.op_n",
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.I32},
		{Name: "rhs", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpNOp],
}

// OpNOp is the view of an operation test.op_n.
type OpNOp struct{ ir.View }

// Def returns [OpN].
func (OpNOp) Def() *ir.OpDef { return OpN }

// Lhs is the operand $lhs.
func (op OpNOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op OpNOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result.
func (op OpNOp) Result() *ir.Value { return op.Op().Result(0) }

// OpNAdaptor has the converted operands of a [OpNOp] during a conversion.
type OpNAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpNOp].
func (OpNAdaptor[T]) For(OpNOp) {}

// Lhs returns the converted operand $lhs.
func (a OpNAdaptor[T]) Lhs() T { return a.At(0) }

// Rhs returns the converted operand $rhs.
func (a OpNAdaptor[T]) Rhs() T { return a.At(1) }

// NewOpN creates the operation test.op_n at the builder's insertion point.
func NewOpN(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) OpNOp {
	st := ir.OperationState{Def: OpN, Operands: []*ir.Value{lhs, rhs}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpNOp](b.Create(&st))
}

// OpO is the operation test.op_o: an operation for patterns.
var OpO = &ir.OpDef{
	Name: "test.op_o",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpOOp],
}

// OpOOp is the view of an operation test.op_o.
type OpOOp struct{ ir.View }

// Def returns [OpO].
func (OpOOp) Def() *ir.OpDef { return OpO }

// Operand is the operand $operand.
func (op OpOOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpOOp) Result() *ir.Value { return op.Op().Result(0) }

// OpOAdaptor has the converted operands of a [OpOOp] during a conversion.
type OpOAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpOOp].
func (OpOAdaptor[T]) For(OpOOp) {}

// Operand returns the converted operand $operand.
func (a OpOAdaptor[T]) Operand() T { return a.At(0) }

// NewOpO creates the operation test.op_o at the builder's insertion point.
func NewOpO(b *ir.Builder, operand *ir.Value) OpOOp {
	st := ir.OperationState{Def: OpO, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpOOp](b.Create(&st))
}

// OpWithRegionPattern is the operation test.op_with_region_pattern: an operation that a canonicalization erases.
var OpWithRegionPattern = &ir.OpDef{
	Name:    "test.op_with_region_pattern",
	Regions: []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[OpWithRegionPatternOp],
}

// OpWithRegionPatternOp is the view of an operation test.op_with_region_pattern.
type OpWithRegionPatternOp struct{ ir.View }

// Def returns [OpWithRegionPattern].
func (OpWithRegionPatternOp) Def() *ir.OpDef { return OpWithRegionPattern }

// Region is the region $region.
func (op OpWithRegionPatternOp) Region() *ir.Region { return op.Op().Region(0) }

// OpWithRegionPatternAdaptor has the converted operands of a [OpWithRegionPatternOp] during a conversion.
type OpWithRegionPatternAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithRegionPatternOp].
func (OpWithRegionPatternAdaptor[T]) For(OpWithRegionPatternOp) {}

// NewOpWithRegionPattern creates the operation test.op_with_region_pattern at the builder's insertion point.
func NewOpWithRegionPattern(b *ir.Builder) OpWithRegionPatternOp {
	st := ir.OperationState{Def: OpWithRegionPattern}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[OpWithRegionPatternOp](b.Create(&st))
}

// Constant is the operation test.constant: a constant of any type.
var Constant = &ir.OpDef{
	Name:   "test.constant",
	Traits: ir.ConstantLike | ir.NoMemoryEffect,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.AnyAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[ConstantOp],
}

// ConstantOp is the view of an operation test.constant.
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
func (op ConstantOp) Value() ir.Attribute { return op.Op().InherentAttr(slotConstantValue) }

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v ir.Attribute) ConstantOp {
	op.Op().SetInherentAttr(slotConstantValue, v)
	return op
}

// Result is the result.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// ConstantAdaptor has the converted operands of a [ConstantOp] during a conversion.
type ConstantAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConstantOp].
func (ConstantAdaptor[T]) For(ConstantOp) {}

// NewConstant creates the operation test.constant at the builder's insertion point.
func NewConstant(b *ir.Builder, resultType ir.Type, value ir.Attribute) ConstantOp {
	st := ir.OperationState{Def: Constant, InherentAttrs: []ir.Attribute{slotConstantValue: value}, Results: []ir.Type{resultType}}
	return ir.Cast[ConstantOp](b.Create(&st))
}

// OpWithRegionFoldNoSideEffect is the operation test.op_with_region_fold_no_side_effect: an operation that is dead if unused.
var OpWithRegionFoldNoSideEffect = &ir.OpDef{
	Name:    "test.op_with_region_fold_no_side_effect",
	Traits:  ir.NoMemoryEffect,
	Regions: []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[OpWithRegionFoldNoSideEffectOp],
}

// OpWithRegionFoldNoSideEffectOp is the view of an operation test.op_with_region_fold_no_side_effect.
type OpWithRegionFoldNoSideEffectOp struct{ ir.View }

// Def returns [OpWithRegionFoldNoSideEffect].
func (OpWithRegionFoldNoSideEffectOp) Def() *ir.OpDef { return OpWithRegionFoldNoSideEffect }

// Region is the region $region.
func (op OpWithRegionFoldNoSideEffectOp) Region() *ir.Region { return op.Op().Region(0) }

// OpWithRegionFoldNoSideEffectAdaptor has the converted operands of a [OpWithRegionFoldNoSideEffectOp] during a conversion.
type OpWithRegionFoldNoSideEffectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithRegionFoldNoSideEffectOp].
func (OpWithRegionFoldNoSideEffectAdaptor[T]) For(OpWithRegionFoldNoSideEffectOp) {}

// NewOpWithRegionFoldNoSideEffect creates the operation test.op_with_region_fold_no_side_effect at the builder's insertion point.
func NewOpWithRegionFoldNoSideEffect(b *ir.Builder) OpWithRegionFoldNoSideEffectOp {
	st := ir.OperationState{Def: OpWithRegionFoldNoSideEffect}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[OpWithRegionFoldNoSideEffectOp](b.Create(&st))
}

// OpWithRegionFold is the operation test.op_with_region_fold: an operation that folds to its operand.
var OpWithRegionFold = &ir.OpDef{
	Name: "test.op_with_region_fold",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	Regions: []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[OpWithRegionFoldOp],
}

// OpWithRegionFoldOp is the view of an operation test.op_with_region_fold.
type OpWithRegionFoldOp struct{ ir.View }

// Def returns [OpWithRegionFold].
func (OpWithRegionFoldOp) Def() *ir.OpDef { return OpWithRegionFold }

// Fold folds the operation; see [ir.FoldOp].
func (op OpWithRegionFoldOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldToOperands(op.Op(), constants)
}

// Operand is the operand $operand.
func (op OpWithRegionFoldOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpWithRegionFoldOp) Result() *ir.Value { return op.Op().Result(0) }

// Region is the region $region.
func (op OpWithRegionFoldOp) Region() *ir.Region { return op.Op().Region(0) }

// OpWithRegionFoldAdaptor has the converted operands of a [OpWithRegionFoldOp] during a conversion.
type OpWithRegionFoldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithRegionFoldOp].
func (OpWithRegionFoldAdaptor[T]) For(OpWithRegionFoldOp) {}

// Operand returns the converted operand $operand.
func (a OpWithRegionFoldAdaptor[T]) Operand() T { return a.At(0) }

// NewOpWithRegionFold creates the operation test.op_with_region_fold at the builder's insertion point.
func NewOpWithRegionFold(b *ir.Builder, resultType ir.Type, operand *ir.Value) OpWithRegionFoldOp {
	st := ir.OperationState{Def: OpWithRegionFold, Operands: []*ir.Value{operand}, Results: []ir.Type{resultType}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[OpWithRegionFoldOp](b.Create(&st))
}

// OpWithVariadicResultsAndFolder is the operation test.op_with_variadic_results_and_folder: an operation that folds to its operands.
var OpWithVariadicResultsAndFolder = &ir.OpDef{
	Name: "test.op_with_variadic_results_and_folder",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.I32, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32, Arity: ir.Variadic},
	},
	View: ir.ViewOf[OpWithVariadicResultsAndFolderOp],
}

// OpWithVariadicResultsAndFolderOp is the view of an operation test.op_with_variadic_results_and_folder.
type OpWithVariadicResultsAndFolderOp struct{ ir.View }

// Def returns [OpWithVariadicResultsAndFolder].
func (OpWithVariadicResultsAndFolderOp) Def() *ir.OpDef { return OpWithVariadicResultsAndFolder }

// Fold folds the operation; see [ir.FoldOp].
func (op OpWithVariadicResultsAndFolderOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldToOperands(op.Op(), constants)
}

// Operands are the operands $operands.
func (op OpWithVariadicResultsAndFolderOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// OpWithVariadicResultsAndFolderAdaptor has the converted operands of a [OpWithVariadicResultsAndFolderOp] during a conversion.
type OpWithVariadicResultsAndFolderAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithVariadicResultsAndFolderOp].
func (OpWithVariadicResultsAndFolderAdaptor[T]) For(OpWithVariadicResultsAndFolderOp) {}

// Operands returns the converted operand $operands.
func (a OpWithVariadicResultsAndFolderAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewOpWithVariadicResultsAndFolder creates the operation test.op_with_variadic_results_and_folder at the builder's insertion point.
func NewOpWithVariadicResultsAndFolder(b *ir.Builder, resultTypes []ir.Type, operands ...*ir.Value) OpWithVariadicResultsAndFolderOp {
	st := ir.OperationState{Def: OpWithVariadicResultsAndFolder}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[OpWithVariadicResultsAndFolderOp](b.Create(&st))
}

// AddI is the operation test.addi: an addition.
var AddI = &ir.OpDef{
	Name: "test.addi",
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: i32OrTest},
		{Name: "op2", Constraint: i32OrTest},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: i32OrTest},
	},
	View: ir.ViewOf[AddIOp],
}

// AddIOp is the view of an operation test.addi.
type AddIOp struct{ ir.View }

// Def returns [AddI].
func (AddIOp) Def() *ir.OpDef { return AddI }

// Op1 is the operand $op1.
func (op AddIOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op AddIOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Result is the result.
func (op AddIOp) Result() *ir.Value { return op.Op().Result(0) }

// AddIAdaptor has the converted operands of a [AddIOp] during a conversion.
type AddIAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AddIOp].
func (AddIAdaptor[T]) For(AddIOp) {}

// Op1 returns the converted operand $op1.
func (a AddIAdaptor[T]) Op1() T { return a.At(0) }

// Op2 returns the converted operand $op2.
func (a AddIAdaptor[T]) Op2() T { return a.At(1) }

// NewAddI creates the operation test.addi at the builder's insertion point.
func NewAddI(b *ir.Builder, resultType ir.Type, op1 *ir.Value, op2 *ir.Value) AddIOp {
	st := ir.OperationState{Def: AddI, Operands: []*ir.Value{op1, op2}, Results: []ir.Type{resultType}}
	return ir.Cast[AddIOp](b.Create(&st))
}

// OpCommutative is the operation test.op_commutative: an operation whose operands have no order.
var OpCommutative = &ir.OpDef{
	Name:   "test.op_commutative",
	Traits: ir.Commutative,
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
		{Name: "op2", Constraint: constraint.I32},
		{Name: "op3", Constraint: constraint.I32},
		{Name: "op4", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpCommutativeOp],
}

// OpCommutativeOp is the view of an operation test.op_commutative.
type OpCommutativeOp struct{ ir.View }

// Def returns [OpCommutative].
func (OpCommutativeOp) Def() *ir.OpDef { return OpCommutative }

// Op1 is the operand $op1.
func (op OpCommutativeOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op OpCommutativeOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Op3 is the operand $op3.
func (op OpCommutativeOp) Op3() *ir.Value { return op.Op().Operand(2) }

// Op4 is the operand $op4.
func (op OpCommutativeOp) Op4() *ir.Value { return op.Op().Operand(3) }

// Result is the result.
func (op OpCommutativeOp) Result() *ir.Value { return op.Op().Result(0) }

// OpCommutativeAdaptor has the converted operands of a [OpCommutativeOp] during a conversion.
type OpCommutativeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpCommutativeOp].
func (OpCommutativeAdaptor[T]) For(OpCommutativeOp) {}

// Op1 returns the converted operand $op1.
func (a OpCommutativeAdaptor[T]) Op1() T { return a.At(0) }

// Op2 returns the converted operand $op2.
func (a OpCommutativeAdaptor[T]) Op2() T { return a.At(1) }

// Op3 returns the converted operand $op3.
func (a OpCommutativeAdaptor[T]) Op3() T { return a.At(2) }

// Op4 returns the converted operand $op4.
func (a OpCommutativeAdaptor[T]) Op4() T { return a.At(3) }

// NewOpCommutative creates the operation test.op_commutative at the builder's insertion point.
func NewOpCommutative(b *ir.Builder, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, op4 *ir.Value) OpCommutativeOp {
	st := ir.OperationState{Def: OpCommutative, Operands: []*ir.Value{op1, op2, op3, op4}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpCommutativeOp](b.Create(&st))
}

// OpLargeCommutative is the operation test.op_large_commutative: an operation whose operands have no order.
var OpLargeCommutative = &ir.OpDef{
	Name:   "test.op_large_commutative",
	Traits: ir.Commutative,
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
		{Name: "op2", Constraint: constraint.I32},
		{Name: "op3", Constraint: constraint.I32},
		{Name: "op4", Constraint: constraint.I32},
		{Name: "op5", Constraint: constraint.I32},
		{Name: "op6", Constraint: constraint.I32},
		{Name: "op7", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpLargeCommutativeOp],
}

// OpLargeCommutativeOp is the view of an operation test.op_large_commutative.
type OpLargeCommutativeOp struct{ ir.View }

// Def returns [OpLargeCommutative].
func (OpLargeCommutativeOp) Def() *ir.OpDef { return OpLargeCommutative }

// Op1 is the operand $op1.
func (op OpLargeCommutativeOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op OpLargeCommutativeOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Op3 is the operand $op3.
func (op OpLargeCommutativeOp) Op3() *ir.Value { return op.Op().Operand(2) }

// Op4 is the operand $op4.
func (op OpLargeCommutativeOp) Op4() *ir.Value { return op.Op().Operand(3) }

// Op5 is the operand $op5.
func (op OpLargeCommutativeOp) Op5() *ir.Value { return op.Op().Operand(4) }

// Op6 is the operand $op6.
func (op OpLargeCommutativeOp) Op6() *ir.Value { return op.Op().Operand(5) }

// Op7 is the operand $op7.
func (op OpLargeCommutativeOp) Op7() *ir.Value { return op.Op().Operand(6) }

// Result is the result.
func (op OpLargeCommutativeOp) Result() *ir.Value { return op.Op().Result(0) }

// OpLargeCommutativeAdaptor has the converted operands of a [OpLargeCommutativeOp] during a conversion.
type OpLargeCommutativeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpLargeCommutativeOp].
func (OpLargeCommutativeAdaptor[T]) For(OpLargeCommutativeOp) {}

// Op1 returns the converted operand $op1.
func (a OpLargeCommutativeAdaptor[T]) Op1() T { return a.At(0) }

// Op2 returns the converted operand $op2.
func (a OpLargeCommutativeAdaptor[T]) Op2() T { return a.At(1) }

// Op3 returns the converted operand $op3.
func (a OpLargeCommutativeAdaptor[T]) Op3() T { return a.At(2) }

// Op4 returns the converted operand $op4.
func (a OpLargeCommutativeAdaptor[T]) Op4() T { return a.At(3) }

// Op5 returns the converted operand $op5.
func (a OpLargeCommutativeAdaptor[T]) Op5() T { return a.At(4) }

// Op6 returns the converted operand $op6.
func (a OpLargeCommutativeAdaptor[T]) Op6() T { return a.At(5) }

// Op7 returns the converted operand $op7.
func (a OpLargeCommutativeAdaptor[T]) Op7() T { return a.At(6) }

// NewOpLargeCommutative creates the operation test.op_large_commutative at the builder's insertion point.
func NewOpLargeCommutative(b *ir.Builder, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, op4 *ir.Value, op5 *ir.Value, op6 *ir.Value, op7 *ir.Value) OpLargeCommutativeOp {
	st := ir.OperationState{Def: OpLargeCommutative, Operands: []*ir.Value{op1, op2, op3, op4, op5, op6, op7}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpLargeCommutativeOp](b.Create(&st))
}

// OpCommutative2 is the operation test.op_commutative2: an operation whose operands have no order.
var OpCommutative2 = &ir.OpDef{
	Name:   "test.op_commutative2",
	Traits: ir.Commutative,
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
		{Name: "op2", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpCommutative2Op],
}

// OpCommutative2Op is the view of an operation test.op_commutative2.
type OpCommutative2Op struct{ ir.View }

// Def returns [OpCommutative2].
func (OpCommutative2Op) Def() *ir.OpDef { return OpCommutative2 }

// Op1 is the operand $op1.
func (op OpCommutative2Op) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op OpCommutative2Op) Op2() *ir.Value { return op.Op().Operand(1) }

// Result is the result.
func (op OpCommutative2Op) Result() *ir.Value { return op.Op().Result(0) }

// OpCommutative2Adaptor has the converted operands of a [OpCommutative2Op] during a conversion.
type OpCommutative2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpCommutative2Op].
func (OpCommutative2Adaptor[T]) For(OpCommutative2Op) {}

// Op1 returns the converted operand $op1.
func (a OpCommutative2Adaptor[T]) Op1() T { return a.At(0) }

// Op2 returns the converted operand $op2.
func (a OpCommutative2Adaptor[T]) Op2() T { return a.At(1) }

// NewOpCommutative2 creates the operation test.op_commutative2 at the builder's insertion point.
func NewOpCommutative2(b *ir.Builder, op1 *ir.Value, op2 *ir.Value) OpCommutative2Op {
	st := ir.OperationState{Def: OpCommutative2, Operands: []*ir.Value{op1, op2}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpCommutative2Op](b.Create(&st))
}

// Idempotent is the operation test.op_idempotent_trait: an idempotent operation.
var Idempotent = &ir.OpDef{
	Name:      "test.op_idempotent_trait",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect | ir.Idempotent,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IdempotentOp],
}

// IdempotentOp is the view of an operation test.op_idempotent_trait.
type IdempotentOp struct{ ir.View }

// Def returns [Idempotent].
func (IdempotentOp) Def() *ir.OpDef { return Idempotent }

// Op1 is the operand $op1.
func (op IdempotentOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op IdempotentOp) Result() *ir.Value { return op.Op().Result(0) }

// IdempotentAdaptor has the converted operands of a [IdempotentOp] during a conversion.
type IdempotentAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IdempotentOp].
func (IdempotentAdaptor[T]) For(IdempotentOp) {}

// Op1 returns the converted operand $op1.
func (a IdempotentAdaptor[T]) Op1() T { return a.At(0) }

// NewIdempotent creates the operation test.op_idempotent_trait at the builder's insertion point.
func NewIdempotent(b *ir.Builder, op1 *ir.Value) IdempotentOp {
	st := ir.OperationState{Def: Idempotent, Operands: []*ir.Value{op1}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IdempotentOp](b.Create(&st))
}

// IdempotentBinary is the operation test.op_idempotent_trait_binary: an idempotent operation of two operands.
var IdempotentBinary = &ir.OpDef{
	Name:      "test.op_idempotent_trait_binary",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect | ir.Idempotent,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
		{Name: "op2", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IdempotentBinaryOp],
}

// IdempotentBinaryOp is the view of an operation test.op_idempotent_trait_binary.
type IdempotentBinaryOp struct{ ir.View }

// Def returns [IdempotentBinary].
func (IdempotentBinaryOp) Def() *ir.OpDef { return IdempotentBinary }

// Op1 is the operand $op1.
func (op IdempotentBinaryOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op IdempotentBinaryOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Result is the result.
func (op IdempotentBinaryOp) Result() *ir.Value { return op.Op().Result(0) }

// IdempotentBinaryAdaptor has the converted operands of a [IdempotentBinaryOp] during a conversion.
type IdempotentBinaryAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IdempotentBinaryOp].
func (IdempotentBinaryAdaptor[T]) For(IdempotentBinaryOp) {}

// Op1 returns the converted operand $op1.
func (a IdempotentBinaryAdaptor[T]) Op1() T { return a.At(0) }

// Op2 returns the converted operand $op2.
func (a IdempotentBinaryAdaptor[T]) Op2() T { return a.At(1) }

// NewIdempotentBinary creates the operation test.op_idempotent_trait_binary at the builder's insertion point.
func NewIdempotentBinary(b *ir.Builder, op1 *ir.Value, op2 *ir.Value) IdempotentBinaryOp {
	st := ir.OperationState{Def: IdempotentBinary, Operands: []*ir.Value{op1, op2}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IdempotentBinaryOp](b.Create(&st))
}

// Involution is the operation test.op_involution_trait_no_operation_fold: an inverse of itself.
var Involution = &ir.OpDef{
	Name:      "test.op_involution_trait_no_operation_fold",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect | ir.Involution,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[InvolutionOp],
}

// InvolutionOp is the view of an operation test.op_involution_trait_no_operation_fold.
type InvolutionOp struct{ ir.View }

// Def returns [Involution].
func (InvolutionOp) Def() *ir.OpDef { return Involution }

// Op1 is the operand $op1.
func (op InvolutionOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op InvolutionOp) Result() *ir.Value { return op.Op().Result(0) }

// InvolutionAdaptor has the converted operands of a [InvolutionOp] during a conversion.
type InvolutionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvolutionOp].
func (InvolutionAdaptor[T]) For(InvolutionOp) {}

// Op1 returns the converted operand $op1.
func (a InvolutionAdaptor[T]) Op1() T { return a.At(0) }

// NewInvolution creates the operation test.op_involution_trait_no_operation_fold at the builder's insertion point.
func NewInvolution(b *ir.Builder, op1 *ir.Value) InvolutionOp {
	st := ir.OperationState{Def: Involution, Operands: []*ir.Value{op1}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[InvolutionOp](b.Create(&st))
}

// InvolutionFails is the operation test.op_involution_trait_failing_operation_fold: an inverse of itself whose folder fails.
var InvolutionFails = &ir.OpDef{
	Name:      "test.op_involution_trait_failing_operation_fold",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect | ir.Involution,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[InvolutionFailsOp],
}

// InvolutionFailsOp is the view of an operation test.op_involution_trait_failing_operation_fold.
type InvolutionFailsOp struct{ ir.View }

// Def returns [InvolutionFails].
func (InvolutionFailsOp) Def() *ir.OpDef { return InvolutionFails }

// Fold folds the operation; see [ir.FoldOp].
func (op InvolutionFailsOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldNothing(op.Op(), constants)
}

// Op1 is the operand $op1.
func (op InvolutionFailsOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op InvolutionFailsOp) Result() *ir.Value { return op.Op().Result(0) }

// InvolutionFailsAdaptor has the converted operands of a [InvolutionFailsOp] during a conversion.
type InvolutionFailsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvolutionFailsOp].
func (InvolutionFailsAdaptor[T]) For(InvolutionFailsOp) {}

// Op1 returns the converted operand $op1.
func (a InvolutionFailsAdaptor[T]) Op1() T { return a.At(0) }

// NewInvolutionFails creates the operation test.op_involution_trait_failing_operation_fold at the builder's insertion point.
func NewInvolutionFails(b *ir.Builder, op1 *ir.Value) InvolutionFailsOp {
	st := ir.OperationState{Def: InvolutionFails, Operands: []*ir.Value{op1}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[InvolutionFailsOp](b.Create(&st))
}

// InvolutionFolds is the operation test.op_involution_trait_succesful_operation_fold: an inverse of itself whose folder keeps the trait from folding.
var InvolutionFolds = &ir.OpDef{
	Name:      "test.op_involution_trait_succesful_operation_fold",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect | ir.Involution,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[InvolutionFoldsOp],
}

// InvolutionFoldsOp is the view of an operation test.op_involution_trait_succesful_operation_fold.
type InvolutionFoldsOp struct{ ir.View }

// Def returns [InvolutionFolds].
func (InvolutionFoldsOp) Def() *ir.OpDef { return InvolutionFolds }

// Fold folds the operation; see [ir.FoldOp].
func (op InvolutionFoldsOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldToComputed(op.Op(), constants)
}

// Op1 is the operand $op1.
func (op InvolutionFoldsOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op InvolutionFoldsOp) Result() *ir.Value { return op.Op().Result(0) }

// InvolutionFoldsAdaptor has the converted operands of a [InvolutionFoldsOp] during a conversion.
type InvolutionFoldsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvolutionFoldsOp].
func (InvolutionFoldsAdaptor[T]) For(InvolutionFoldsOp) {}

// Op1 returns the converted operand $op1.
func (a InvolutionFoldsAdaptor[T]) Op1() T { return a.At(0) }

// NewInvolutionFolds creates the operation test.op_involution_trait_succesful_operation_fold at the builder's insertion point.
func NewInvolutionFolds(b *ir.Builder, op1 *ir.Value) InvolutionFoldsOp {
	st := ir.OperationState{Def: InvolutionFolds, Operands: []*ir.Value{op1}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[InvolutionFoldsOp](b.Create(&st))
}

// OpInPlaceFoldAnchor is the operation test.op_in_place_fold_anchor: an operation to replace by one that folds in place.
var OpInPlaceFoldAnchor = &ir.OpDef{
	Name: "test.op_in_place_fold_anchor",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpInPlaceFoldAnchorOp],
}

// OpInPlaceFoldAnchorOp is the view of an operation test.op_in_place_fold_anchor.
type OpInPlaceFoldAnchorOp struct{ ir.View }

// Def returns [OpInPlaceFoldAnchor].
func (OpInPlaceFoldAnchorOp) Def() *ir.OpDef { return OpInPlaceFoldAnchor }

// Operand is the operand $operand.
func (op OpInPlaceFoldAnchorOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op OpInPlaceFoldAnchorOp) Result() *ir.Value { return op.Op().Result(0) }

// OpInPlaceFoldAnchorAdaptor has the converted operands of a [OpInPlaceFoldAnchorOp] during a conversion.
type OpInPlaceFoldAnchorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpInPlaceFoldAnchorOp].
func (OpInPlaceFoldAnchorAdaptor[T]) For(OpInPlaceFoldAnchorOp) {}

// Operand returns the converted operand $operand.
func (a OpInPlaceFoldAnchorAdaptor[T]) Operand() T { return a.At(0) }

// NewOpInPlaceFoldAnchor creates the operation test.op_in_place_fold_anchor at the builder's insertion point.
func NewOpInPlaceFoldAnchor(b *ir.Builder, operand *ir.Value) OpInPlaceFoldAnchorOp {
	st := ir.OperationState{Def: OpInPlaceFoldAnchor, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpInPlaceFoldAnchorOp](b.Create(&st))
}

// OpInPlaceFold is the operation test.op_in_place_fold: an operation that folds in place, to have the value of its operand as an attribute.
var OpInPlaceFold = &ir.OpDef{
	Name: "test.op_in_place_fold",
	Operands: []ir.ValueDef{
		{Name: "op", Constraint: constraint.I32},
	},
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: constraint.I32Attr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpInPlaceFoldOp],
}

// OpInPlaceFoldOp is the view of an operation test.op_in_place_fold.
type OpInPlaceFoldOp struct{ ir.View }

// Def returns [OpInPlaceFold].
func (OpInPlaceFoldOp) Def() *ir.OpDef { return OpInPlaceFold }

// The slots of the inherent attributes of [OpInPlaceFold].
const (
	slotOpInPlaceFoldAttr = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op OpInPlaceFoldOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldIntoAttr(op.Op(), constants)
}

// OpOperand is the operand $op.
func (op OpInPlaceFoldOp) OpOperand() *ir.Value { return op.Op().Operand(0) }

// Attr is the attribute $attr; ok is false if it is absent.
func (op OpInPlaceFoldOp) Attr() (value int32, ok bool) {
	if v, ok := op.Op().InherentAttr(slotOpInPlaceFoldAttr).(*ir.IntegerAttr); ok {
		return int32(v.Int()), true
	}
	return value, false
}

// SetAttr sets the attribute $attr.
func (op OpInPlaceFoldOp) SetAttr(v int32) OpInPlaceFoldOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpInPlaceFoldAttr, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result.
func (op OpInPlaceFoldOp) Result() *ir.Value { return op.Op().Result(0) }

// OpInPlaceFoldAdaptor has the converted operands of a [OpInPlaceFoldOp] during a conversion.
type OpInPlaceFoldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpInPlaceFoldOp].
func (OpInPlaceFoldAdaptor[T]) For(OpInPlaceFoldOp) {}

// OpOperand returns the converted operand $op.
func (a OpInPlaceFoldAdaptor[T]) OpOperand() T { return a.At(0) }

// NewOpInPlaceFold creates the operation test.op_in_place_fold at the builder's insertion point.
func NewOpInPlaceFold(b *ir.Builder, op_ *ir.Value) OpInPlaceFoldOp {
	st := ir.OperationState{Def: OpInPlaceFold, Operands: []*ir.Value{op_}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpInPlaceFoldOp](b.Create(&st))
}

// OpInPlaceSelfFold is the operation test.op_in_place_self_fold: an operation that folds in place, once.
var OpInPlaceSelfFold = &ir.OpDef{
	Name: "test.op_in_place_self_fold",
	Attrs: []ir.AttrSlot{
		{Name: "folded", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[OpInPlaceSelfFoldOp],
}

// OpInPlaceSelfFoldOp is the view of an operation test.op_in_place_self_fold.
type OpInPlaceSelfFoldOp struct{ ir.View }

// Def returns [OpInPlaceSelfFold].
func (OpInPlaceSelfFoldOp) Def() *ir.OpDef { return OpInPlaceSelfFold }

// The slots of the inherent attributes of [OpInPlaceSelfFold].
const (
	slotOpInPlaceSelfFoldFolded = 0
)

// Fold folds the operation; see [ir.FoldOp].
func (op OpInPlaceSelfFoldOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldOnce(op.Op(), constants)
}

// Folded reports whether the attribute $folded is present.
func (op OpInPlaceSelfFoldOp) Folded() bool {
	return op.Op().InherentAttr(slotOpInPlaceSelfFoldFolded) != nil
}

// SetFolded sets or removes the attribute $folded.
func (op OpInPlaceSelfFoldOp) SetFolded(v bool) OpInPlaceSelfFoldOp {
	if v {
		op.Op().SetInherentAttr(slotOpInPlaceSelfFoldFolded, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotOpInPlaceSelfFoldFolded, nil)
	}
	return op
}

// Result is the result.
func (op OpInPlaceSelfFoldOp) Result() *ir.Value { return op.Op().Result(0) }

// OpInPlaceSelfFoldAdaptor has the converted operands of a [OpInPlaceSelfFoldOp] during a conversion.
type OpInPlaceSelfFoldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpInPlaceSelfFoldOp].
func (OpInPlaceSelfFoldAdaptor[T]) For(OpInPlaceSelfFoldOp) {}

// NewOpInPlaceSelfFold creates the operation test.op_in_place_self_fold at the builder's insertion point.
func NewOpInPlaceSelfFold(b *ir.Builder) OpInPlaceSelfFoldOp {
	st := ir.OperationState{Def: OpInPlaceSelfFold, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[OpInPlaceSelfFoldOp](b.Create(&st))
}

// OpInPlaceFoldSuccess is the operation test.op_in_place_fold_success: an operation that always folds in place.
var OpInPlaceFoldSuccess = &ir.OpDef{
	Name: "test.op_in_place_fold_success",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I1, Arity: ir.Variadic},
	},
	View: ir.ViewOf[OpInPlaceFoldSuccessOp],
}

// OpInPlaceFoldSuccessOp is the view of an operation test.op_in_place_fold_success.
type OpInPlaceFoldSuccessOp struct{ ir.View }

// Def returns [OpInPlaceFoldSuccess].
func (OpInPlaceFoldSuccessOp) Def() *ir.OpDef { return OpInPlaceFoldSuccess }

// Fold folds the operation; see [ir.FoldOp].
func (op OpInPlaceFoldSuccessOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldAlways(op.Op(), constants)
}

// OpInPlaceFoldSuccessAdaptor has the converted operands of a [OpInPlaceFoldSuccessOp] during a conversion.
type OpInPlaceFoldSuccessAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpInPlaceFoldSuccessOp].
func (OpInPlaceFoldSuccessAdaptor[T]) For(OpInPlaceFoldSuccessOp) {}

// NewOpInPlaceFoldSuccess creates the operation test.op_in_place_fold_success at the builder's insertion point.
func NewOpInPlaceFoldSuccess(b *ir.Builder, resultTypes []ir.Type) OpInPlaceFoldSuccessOp {
	st := ir.OperationState{Def: OpInPlaceFoldSuccess}
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[OpInPlaceFoldSuccessOp](b.Create(&st))
}

// formatFoldWithFoldAdaptor is the assembly format of [FoldWithFoldAdaptor].
var formatFoldWithFoldAdaptor = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LSquare, Text: "["},
		{Kind: asm.OperandsElement, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LBrace, Text: "{"},
		{Kind: asm.OperandListsElement, N: 2},
		{Kind: asm.LiteralElement, Tok: asm.RBrace, Text: "}"},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictWithKeywordElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I32.Buildable},
		{Kind: asm.FromBuild, Build: constraint.I32.Buildable, Repeat: true},
		{Kind: asm.FromBuild, Build: constraint.I32.Buildable, Repeat: true},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.I32.Buildable},
	},
	Elided: 1<<0 | 1<<1,
}

// FoldWithFoldAdaptor is the operation test.fold_with_fold_adaptor: an operation that folds to a sum of its parts.
var FoldWithFoldAdaptor = &ir.OpDef{
	Name:   "test.fold_with_fold_adaptor",
	Traits: ir.AttrSizedOperandSegments | ir.NoTerminator,
	Operands: []ir.ValueDef{
		{Name: "op", Constraint: constraint.I32},
		{Name: "variadic", Constraint: constraint.I32, Arity: ir.Variadic},
		{Name: "var_of_var", Constraint: constraint.I32, Arity: ir.VariadicOfVariadic, SegmentAttr: "attr"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.I32},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFoldWithFoldAdaptor)},
	View:       ir.ViewOf[FoldWithFoldAdaptorOp],
}

// FoldWithFoldAdaptorOp is the view of an operation test.fold_with_fold_adaptor.
type FoldWithFoldAdaptorOp struct{ ir.View }

// Def returns [FoldWithFoldAdaptor].
func (FoldWithFoldAdaptorOp) Def() *ir.OpDef { return FoldWithFoldAdaptor }

// The slots of the inherent attributes of [FoldWithFoldAdaptor].
const (
	slotFoldWithFoldAdaptorAttr                = 0
	slotFoldWithFoldAdaptorOperandSegmentSizes = 1
)

// Fold folds the operation; see [ir.FoldOp].
func (op FoldWithFoldAdaptorOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldSum(op.Op(), constants)
}

// OpOperand is the operand $op.
func (op FoldWithFoldAdaptorOp) OpOperand() *ir.Value { return op.Op().Operand(0) }

// Variadic are the operands $variadic.
func (op FoldWithFoldAdaptorOp) Variadic() ir.ValueRange { return op.Op().OperandsAt(1) }

// VarOfVar are the lists of operands $var_of_var.
func (op FoldWithFoldAdaptorOp) VarOfVar() []ir.ValueRange { return asm.OperandListsOf(op.Op(), 2) }

// Attr is the attribute $attr.
func (op FoldWithFoldAdaptorOp) Attr() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotFoldWithFoldAdaptorAttr).(*ir.DenseArrayAttr))
}

// SetAttr sets the attribute $attr.
func (op FoldWithFoldAdaptorOp) SetAttr(v []int32) FoldWithFoldAdaptorOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFoldWithFoldAdaptorAttr, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// Result is the result $res.
func (op FoldWithFoldAdaptorOp) Result() *ir.Value { return op.Op().Result(0) }

// Body is the region $body.
func (op FoldWithFoldAdaptorOp) Body() *ir.Region { return op.Op().Region(0) }

// FoldWithFoldAdaptorAdaptor has the converted operands of a [FoldWithFoldAdaptorOp] during a conversion.
type FoldWithFoldAdaptorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FoldWithFoldAdaptorOp].
func (FoldWithFoldAdaptorAdaptor[T]) For(FoldWithFoldAdaptorOp) {}

// OpOperand returns the converted operand $op.
func (a FoldWithFoldAdaptorAdaptor[T]) OpOperand() T { return a.At(0) }

// Variadic returns the converted operand $variadic.
func (a FoldWithFoldAdaptorAdaptor[T]) Variadic() []T { return a.Segment(1) }

// VarOfVar returns the converted operand $var_of_var.
func (a FoldWithFoldAdaptorAdaptor[T]) VarOfVar() [][]T { return a.Lists(2) }

// NewFoldWithFoldAdaptor creates the operation test.fold_with_fold_adaptor at the builder's insertion point.
func NewFoldWithFoldAdaptor(b *ir.Builder, op_ *ir.Value, variadic []*ir.Value, varOfVar [][]*ir.Value) FoldWithFoldAdaptorOp {
	st := ir.OperationState{Def: FoldWithFoldAdaptor, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	var segments [3]int32
	segments[0] = 1
	st.Operands = append(st.Operands, op_)
	st.Operands = append(st.Operands, variadic...)
	segments[1] = int32(len(variadic))
	varOfVarSizes := make([]int32, len(varOfVar))
	for i, vs := range varOfVar {
		st.Operands = append(st.Operands, vs...)
		varOfVarSizes[i] = int32(len(vs))
		segments[2] += int32(len(vs))
	}
	st.SetInherentAttr(slotFoldWithFoldAdaptorAttr, ir.NewDenseI32ArrayAttr(b.Context(), varOfVarSizes...))
	st.SetInherentAttr(slotFoldWithFoldAdaptorOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[FoldWithFoldAdaptorOp](b.Create(&st))
}

// ManualFold is the operation test.manual_cpp_op_with_fold: an operation that folds to the constant that its first operand is.
var ManualFold = &ir.OpDef{
	Name: "test.manual_cpp_op_with_fold",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[ManualFoldOp],
}

// ManualFoldOp is the view of an operation test.manual_cpp_op_with_fold.
type ManualFoldOp struct{ ir.View }

// Def returns [ManualFold].
func (ManualFoldOp) Def() *ir.OpDef { return ManualFold }

// Fold folds the operation; see [ir.FoldOp].
func (op ManualFoldOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldFirst(op.Op(), constants)
}

// Operands are the operands $operands.
func (op ManualFoldOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result.
func (op ManualFoldOp) Result() *ir.Value { return op.Op().Result(0) }

// ManualFoldAdaptor has the converted operands of a [ManualFoldOp] during a conversion.
type ManualFoldAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ManualFoldOp].
func (ManualFoldAdaptor[T]) For(ManualFoldOp) {}

// Operands returns the converted operand $operands.
func (a ManualFoldAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewManualFold creates the operation test.manual_cpp_op_with_fold at the builder's insertion point.
func NewManualFold(b *ir.Builder, resultType ir.Type, operands ...*ir.Value) ManualFoldOp {
	st := ir.OperationState{Def: ManualFold, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[ManualFoldOp](b.Create(&st))
}

// DialectCanonicalizable is the operation test.dialect_canonicalizable: an operation that a pattern of the dialect makes a constant.
var DialectCanonicalizable = &ir.OpDef{
	Name: "test.dialect_canonicalizable",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[DialectCanonicalizableOp],
}

// DialectCanonicalizableOp is the view of an operation test.dialect_canonicalizable.
type DialectCanonicalizableOp struct{ ir.View }

// Def returns [DialectCanonicalizable].
func (DialectCanonicalizableOp) Def() *ir.OpDef { return DialectCanonicalizable }

// Result is the result.
func (op DialectCanonicalizableOp) Result() *ir.Value { return op.Op().Result(0) }

// DialectCanonicalizableAdaptor has the converted operands of a [DialectCanonicalizableOp] during a conversion.
type DialectCanonicalizableAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DialectCanonicalizableOp].
func (DialectCanonicalizableAdaptor[T]) For(DialectCanonicalizableOp) {}

// NewDialectCanonicalizable creates the operation test.dialect_canonicalizable at the builder's insertion point.
func NewDialectCanonicalizable(b *ir.Builder) DialectCanonicalizableOp {
	st := ir.OperationState{Def: DialectCanonicalizable, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[DialectCanonicalizableOp](b.Create(&st))
}
