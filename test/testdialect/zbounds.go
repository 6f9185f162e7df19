// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// ReifyBound is the operation test.reify_bound: what a bound of a value is computed as.
var ReifyBound = &ir.OpDef{
	Name:   "test.reify_bound",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "var", Constraint: constraint.AnyType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "type", Constraint: constraint.StrAttr, Default: func(c *ir.Context) ir.Attribute { return ir.NewStringAttr(c, "EQ") }},
		{Name: "dim", Constraint: constraint.I64Attr, Optional: true},
		{Name: "constant", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "scalable", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "vscale_min", Constraint: constraint.I64Attr, Optional: true},
		{Name: "vscale_max", Constraint: constraint.I64Attr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	View: ir.ViewOf[ReifyBoundOp],
}

// ReifyBoundOp is the view of an operation test.reify_bound.
type ReifyBoundOp struct{ ir.View }

// Def returns [ReifyBound].
func (ReifyBoundOp) Def() *ir.OpDef { return ReifyBound }

// The slots of the inherent attributes of [ReifyBound].
const (
	slotReifyBoundType      = 0
	slotReifyBoundDim       = 1
	slotReifyBoundConstant  = 2
	slotReifyBoundScalable  = 3
	slotReifyBoundVscaleMin = 4
	slotReifyBoundVscaleMax = 5
)

// Verify checks what the definition cannot express.
func (op ReifyBoundOp) Verify() *diag.Diagnostic { return verifyReifyBound(op.Op()) }

// Var is the operand $var.
func (op ReifyBoundOp) Var() *ir.Value { return op.Op().Operand(0) }

// Type is the attribute $type, "EQ" if it is absent.
func (op ReifyBoundOp) Type() string {
	if v, ok := op.Op().InherentAttr(slotReifyBoundType).(*ir.StringAttr); ok {
		return v.Value()
	}
	return "EQ"
}

// SetType sets the attribute $type.
func (op ReifyBoundOp) SetType(v string) ReifyBoundOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReifyBoundType, ir.NewStringAttr(c, v))
	return op
}

// Dim is the attribute $dim; ok is false if it is absent.
func (op ReifyBoundOp) Dim() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotReifyBoundDim).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetDim sets the attribute $dim.
func (op ReifyBoundOp) SetDim(v int64) ReifyBoundOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReifyBoundDim, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Constant reports whether the attribute $constant is present.
func (op ReifyBoundOp) Constant() bool { return op.Op().InherentAttr(slotReifyBoundConstant) != nil }

// SetConstant sets or removes the attribute $constant.
func (op ReifyBoundOp) SetConstant(v bool) ReifyBoundOp {
	if v {
		op.Op().SetInherentAttr(slotReifyBoundConstant, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotReifyBoundConstant, nil)
	}
	return op
}

// Scalable reports whether the attribute $scalable is present.
func (op ReifyBoundOp) Scalable() bool { return op.Op().InherentAttr(slotReifyBoundScalable) != nil }

// SetScalable sets or removes the attribute $scalable.
func (op ReifyBoundOp) SetScalable(v bool) ReifyBoundOp {
	if v {
		op.Op().SetInherentAttr(slotReifyBoundScalable, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotReifyBoundScalable, nil)
	}
	return op
}

// VscaleMin is the attribute $vscale_min; ok is false if it is absent.
func (op ReifyBoundOp) VscaleMin() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotReifyBoundVscaleMin).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetVscaleMin sets the attribute $vscale_min.
func (op ReifyBoundOp) SetVscaleMin(v int64) ReifyBoundOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReifyBoundVscaleMin, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// VscaleMax is the attribute $vscale_max; ok is false if it is absent.
func (op ReifyBoundOp) VscaleMax() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotReifyBoundVscaleMax).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetVscaleMax sets the attribute $vscale_max.
func (op ReifyBoundOp) SetVscaleMax(v int64) ReifyBoundOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotReifyBoundVscaleMax, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $result.
func (op ReifyBoundOp) Result() *ir.Value { return op.Op().Result(0) }

// ReifyBoundAdaptor has the converted operands of a [ReifyBoundOp] during a conversion.
type ReifyBoundAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReifyBoundOp].
func (ReifyBoundAdaptor[T]) For(ReifyBoundOp) {}

// Var returns the converted operand $var.
func (a ReifyBoundAdaptor[T]) Var() T { return a.At(0) }

// NewReifyBound creates the operation test.reify_bound at the builder's insertion point.
func NewReifyBound(b *ir.Builder, var_ *ir.Value) ReifyBoundOp {
	c := b.Context()
	st := ir.OperationState{Def: ReifyBound, Operands: []*ir.Value{var_}, InherentAttrs: []ir.Attribute{slotReifyBoundType: ir.NewStringAttr(c, "EQ")}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[ReifyBoundOp](b.Create(&st))
}

// Compare is the operation test.compare: a comparison that holds or not.
var Compare = &ir.OpDef{
	Name: "test.compare",
	Operands: []ir.ValueDef{
		{Name: "var_operands", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "cmp", Constraint: constraint.StrAttr, Default: func(c *ir.Context) ir.Attribute { return ir.NewStringAttr(c, "EQ") }},
		{Name: "lhs_map", Constraint: constraint.AffineMapAttr, Optional: true},
		{Name: "rhs_map", Constraint: constraint.AffineMapAttr, Optional: true},
		{Name: "compose", Constraint: constraint.UnitAttr, Optional: true},
	},
	View: ir.ViewOf[CompareOp],
}

// CompareOp is the view of an operation test.compare.
type CompareOp struct{ ir.View }

// Def returns [Compare].
func (CompareOp) Def() *ir.OpDef { return Compare }

// The slots of the inherent attributes of [Compare].
const (
	slotCompareCmp     = 0
	slotCompareLhsMap  = 1
	slotCompareRhsMap  = 2
	slotCompareCompose = 3
)

// Verify checks what the definition cannot express.
func (op CompareOp) Verify() *diag.Diagnostic { return verifyCompare(op.Op()) }

// VarOperands are the operands $var_operands.
func (op CompareOp) VarOperands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Cmp is the attribute $cmp, "EQ" if it is absent.
func (op CompareOp) Cmp() string {
	if v, ok := op.Op().InherentAttr(slotCompareCmp).(*ir.StringAttr); ok {
		return v.Value()
	}
	return "EQ"
}

// SetCmp sets the attribute $cmp.
func (op CompareOp) SetCmp(v string) CompareOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCompareCmp, ir.NewStringAttr(c, v))
	return op
}

// LhsMap is the attribute $lhs_map; ok is false if it is absent.
func (op CompareOp) LhsMap() (value affine.Map, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCompareLhsMap).(*ir.AffineMapAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetLhsMap sets the attribute $lhs_map.
func (op CompareOp) SetLhsMap(v affine.Map) CompareOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCompareLhsMap, ir.NewAffineMapAttr(c, v))
	return op
}

// RhsMap is the attribute $rhs_map; ok is false if it is absent.
func (op CompareOp) RhsMap() (value affine.Map, ok bool) {
	if v, ok := op.Op().InherentAttr(slotCompareRhsMap).(*ir.AffineMapAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetRhsMap sets the attribute $rhs_map.
func (op CompareOp) SetRhsMap(v affine.Map) CompareOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotCompareRhsMap, ir.NewAffineMapAttr(c, v))
	return op
}

// Compose reports whether the attribute $compose is present.
func (op CompareOp) Compose() bool { return op.Op().InherentAttr(slotCompareCompose) != nil }

// SetCompose sets or removes the attribute $compose.
func (op CompareOp) SetCompose(v bool) CompareOp {
	if v {
		op.Op().SetInherentAttr(slotCompareCompose, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotCompareCompose, nil)
	}
	return op
}

// CompareAdaptor has the converted operands of a [CompareOp] during a conversion.
type CompareAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CompareOp].
func (CompareAdaptor[T]) For(CompareOp) {}

// VarOperands returns the converted operand $var_operands.
func (a CompareAdaptor[T]) VarOperands() []T { return a.Segment(0) }

// NewCompare creates the operation test.compare at the builder's insertion point.
func NewCompare(b *ir.Builder, varOperands ...*ir.Value) CompareOp {
	c := b.Context()
	st := ir.OperationState{Def: Compare, InherentAttrs: []ir.Attribute{slotCompareCmp: ir.NewStringAttr(c, "EQ")}}
	st.Operands = append(st.Operands, varOperands...)
	return ir.Cast[CompareOp](b.Create(&st))
}

// formatValueWithBounds is the assembly format of [ValueWithBounds].
var formatValueWithBounds = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromBuild, Build: constraint.Index.Buildable},
	},
}

// ValueWithBounds is the operation test.value_with_bounds: a number in a range.
var ValueWithBounds = &ir.OpDef{
	Name: "test.value_with_bounds",
	Attrs: []ir.AttrSlot{
		{Name: "min", Constraint: constraint.IndexAttr},
		{Name: "max", Constraint: constraint.IndexAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.Index},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatValueWithBounds)},
	View:       ir.ViewOf[ValueWithBoundsOp],
}

// ValueWithBoundsOp is the view of an operation test.value_with_bounds.
type ValueWithBoundsOp struct{ ir.View }

// Def returns [ValueWithBounds].
func (ValueWithBoundsOp) Def() *ir.OpDef { return ValueWithBounds }

// The slots of the inherent attributes of [ValueWithBounds].
const (
	slotValueWithBoundsMin = 0
	slotValueWithBoundsMax = 1
)

// Min is the attribute $min.
func (op ValueWithBoundsOp) Min() int64 {
	return int64(op.Op().InherentAttr(slotValueWithBoundsMin).(*ir.IntegerAttr).Int())
}

// SetMin sets the attribute $min.
func (op ValueWithBoundsOp) SetMin(v int64) ValueWithBoundsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotValueWithBoundsMin, ir.NewIntegerAttr(asm.BuildIndex(c), int64(v)))
	return op
}

// Max is the attribute $max.
func (op ValueWithBoundsOp) Max() int64 {
	return int64(op.Op().InherentAttr(slotValueWithBoundsMax).(*ir.IntegerAttr).Int())
}

// SetMax sets the attribute $max.
func (op ValueWithBoundsOp) SetMax(v int64) ValueWithBoundsOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotValueWithBoundsMax, ir.NewIntegerAttr(asm.BuildIndex(c), int64(v)))
	return op
}

// Result is the result $result.
func (op ValueWithBoundsOp) Result() *ir.Value { return op.Op().Result(0) }

// ValueWithBoundsAdaptor has the converted operands of a [ValueWithBoundsOp] during a conversion.
type ValueWithBoundsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ValueWithBoundsOp].
func (ValueWithBoundsAdaptor[T]) For(ValueWithBoundsOp) {}

// NewValueWithBounds creates the operation test.value_with_bounds at the builder's insertion point.
func NewValueWithBounds(b *ir.Builder, min int64, max int64) ValueWithBoundsOp {
	c := b.Context()
	st := ir.OperationState{Def: ValueWithBounds, InherentAttrs: []ir.Attribute{slotValueWithBoundsMin: ir.NewIntegerAttr(asm.BuildIndex(c), int64(min)), slotValueWithBoundsMax: ir.NewIntegerAttr(asm.BuildIndex(c), int64(max))}, Results: []ir.Type{constraint.Index.Buildable(b.Context())}}
	return ir.Cast[ValueWithBoundsOp](b.Create(&st))
}
