// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// IllegalA is the operation test.illegal_op_a: an operation to convert.
var IllegalA = &ir.OpDef{
	Name: "test.illegal_op_a",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IllegalAOp],
}

// IllegalAOp is the view of an operation test.illegal_op_a.
type IllegalAOp struct{ ir.View }

// Def returns [IllegalA].
func (IllegalAOp) Def() *ir.OpDef { return IllegalA }

// Result is the result.
func (op IllegalAOp) Result() *ir.Value { return op.Op().Result(0) }

// IllegalAAdaptor has the converted operands of a [IllegalAOp] during a conversion.
type IllegalAAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalAOp].
func (IllegalAAdaptor[T]) For(IllegalAOp) {}

// NewIllegalA creates the operation test.illegal_op_a at the builder's insertion point.
func NewIllegalA(b *ir.Builder) IllegalAOp {
	st := ir.OperationState{Def: IllegalA, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IllegalAOp](b.Create(&st))
}

// IllegalB is the operation test.illegal_op_b: an operation to convert.
var IllegalB = &ir.OpDef{
	Name: "test.illegal_op_b",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IllegalBOp],
}

// IllegalBOp is the view of an operation test.illegal_op_b.
type IllegalBOp struct{ ir.View }

// Def returns [IllegalB].
func (IllegalBOp) Def() *ir.OpDef { return IllegalB }

// Result is the result.
func (op IllegalBOp) Result() *ir.Value { return op.Op().Result(0) }

// IllegalBAdaptor has the converted operands of a [IllegalBOp] during a conversion.
type IllegalBAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalBOp].
func (IllegalBAdaptor[T]) For(IllegalBOp) {}

// NewIllegalB creates the operation test.illegal_op_b at the builder's insertion point.
func NewIllegalB(b *ir.Builder) IllegalBOp {
	st := ir.OperationState{Def: IllegalB, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IllegalBOp](b.Create(&st))
}

// IllegalC is the operation test.illegal_op_c: an operation to convert.
var IllegalC = &ir.OpDef{
	Name: "test.illegal_op_c",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IllegalCOp],
}

// IllegalCOp is the view of an operation test.illegal_op_c.
type IllegalCOp struct{ ir.View }

// Def returns [IllegalC].
func (IllegalCOp) Def() *ir.OpDef { return IllegalC }

// Result is the result.
func (op IllegalCOp) Result() *ir.Value { return op.Op().Result(0) }

// IllegalCAdaptor has the converted operands of a [IllegalCOp] during a conversion.
type IllegalCAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalCOp].
func (IllegalCAdaptor[T]) For(IllegalCOp) {}

// NewIllegalC creates the operation test.illegal_op_c at the builder's insertion point.
func NewIllegalC(b *ir.Builder) IllegalCOp {
	st := ir.OperationState{Def: IllegalC, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IllegalCOp](b.Create(&st))
}

// IllegalD is the operation test.illegal_op_d: an operation to convert.
var IllegalD = &ir.OpDef{
	Name: "test.illegal_op_d",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IllegalDOp],
}

// IllegalDOp is the view of an operation test.illegal_op_d.
type IllegalDOp struct{ ir.View }

// Def returns [IllegalD].
func (IllegalDOp) Def() *ir.OpDef { return IllegalD }

// Result is the result.
func (op IllegalDOp) Result() *ir.Value { return op.Op().Result(0) }

// IllegalDAdaptor has the converted operands of a [IllegalDOp] during a conversion.
type IllegalDAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalDOp].
func (IllegalDAdaptor[T]) For(IllegalDOp) {}

// NewIllegalD creates the operation test.illegal_op_d at the builder's insertion point.
func NewIllegalD(b *ir.Builder) IllegalDOp {
	st := ir.OperationState{Def: IllegalD, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IllegalDOp](b.Create(&st))
}

// IllegalE is the operation test.illegal_op_e: an operation to convert.
var IllegalE = &ir.OpDef{
	Name: "test.illegal_op_e",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IllegalEOp],
}

// IllegalEOp is the view of an operation test.illegal_op_e.
type IllegalEOp struct{ ir.View }

// Def returns [IllegalE].
func (IllegalEOp) Def() *ir.OpDef { return IllegalE }

// Result is the result.
func (op IllegalEOp) Result() *ir.Value { return op.Op().Result(0) }

// IllegalEAdaptor has the converted operands of a [IllegalEOp] during a conversion.
type IllegalEAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalEOp].
func (IllegalEAdaptor[T]) For(IllegalEOp) {}

// NewIllegalE creates the operation test.illegal_op_e at the builder's insertion point.
func NewIllegalE(b *ir.Builder) IllegalEOp {
	st := ir.OperationState{Def: IllegalE, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IllegalEOp](b.Create(&st))
}

// IllegalF is the operation test.illegal_op_f: an operation that no pattern converts.
var IllegalF = &ir.OpDef{
	Name: "test.illegal_op_f",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IllegalFOp],
}

// IllegalFOp is the view of an operation test.illegal_op_f.
type IllegalFOp struct{ ir.View }

// Def returns [IllegalF].
func (IllegalFOp) Def() *ir.OpDef { return IllegalF }

// Result is the result.
func (op IllegalFOp) Result() *ir.Value { return op.Op().Result(0) }

// IllegalFAdaptor has the converted operands of a [IllegalFOp] during a conversion.
type IllegalFAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalFOp].
func (IllegalFAdaptor[T]) For(IllegalFOp) {}

// NewIllegalF creates the operation test.illegal_op_f at the builder's insertion point.
func NewIllegalF(b *ir.Builder) IllegalFOp {
	st := ir.OperationState{Def: IllegalF, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IllegalFOp](b.Create(&st))
}

// IllegalG is the operation test.illegal_op_g: an operation to convert to one with an operand.
var IllegalG = &ir.OpDef{
	Name: "test.illegal_op_g",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[IllegalGOp],
}

// IllegalGOp is the view of an operation test.illegal_op_g.
type IllegalGOp struct{ ir.View }

// Def returns [IllegalG].
func (IllegalGOp) Def() *ir.OpDef { return IllegalG }

// Result is the result.
func (op IllegalGOp) Result() *ir.Value { return op.Op().Result(0) }

// IllegalGAdaptor has the converted operands of a [IllegalGOp] during a conversion.
type IllegalGAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalGOp].
func (IllegalGAdaptor[T]) For(IllegalGOp) {}

// NewIllegalG creates the operation test.illegal_op_g at the builder's insertion point.
func NewIllegalG(b *ir.Builder) IllegalGOp {
	st := ir.OperationState{Def: IllegalG, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[IllegalGOp](b.Create(&st))
}

// LegalA is the operation test.legal_op_a: an operation that says which way led to it.
var LegalA = &ir.OpDef{
	Name: "test.legal_op_a",
	Attrs: []ir.AttrSlot{
		{Name: "status", Constraint: constraint.StrAttr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[LegalAOp],
}

// LegalAOp is the view of an operation test.legal_op_a.
type LegalAOp struct{ ir.View }

// Def returns [LegalA].
func (LegalAOp) Def() *ir.OpDef { return LegalA }

// The slots of the inherent attributes of [LegalA].
const (
	slotLegalAStatus = 0
)

// Status is the attribute $status.
func (op LegalAOp) Status() string {
	return op.Op().InherentAttr(slotLegalAStatus).(*ir.StringAttr).Value()
}

// SetStatus sets the attribute $status.
func (op LegalAOp) SetStatus(v string) LegalAOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLegalAStatus, ir.NewStringAttr(c, v))
	return op
}

// Result is the result.
func (op LegalAOp) Result() *ir.Value { return op.Op().Result(0) }

// LegalAAdaptor has the converted operands of a [LegalAOp] during a conversion.
type LegalAAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LegalAOp].
func (LegalAAdaptor[T]) For(LegalAOp) {}

// NewLegalA creates the operation test.legal_op_a at the builder's insertion point.
func NewLegalA(b *ir.Builder, status string) LegalAOp {
	c := b.Context()
	st := ir.OperationState{Def: LegalA, InherentAttrs: []ir.Attribute{slotLegalAStatus: ir.NewStringAttr(c, status)}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[LegalAOp](b.Create(&st))
}

// LegalB is the operation test.legal_op_b: an operation that may stay.
var LegalB = &ir.OpDef{
	Name: "test.legal_op_b",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[LegalBOp],
}

// LegalBOp is the view of an operation test.legal_op_b.
type LegalBOp struct{ ir.View }

// Def returns [LegalB].
func (LegalBOp) Def() *ir.OpDef { return LegalB }

// Result is the result.
func (op LegalBOp) Result() *ir.Value { return op.Op().Result(0) }

// LegalBAdaptor has the converted operands of a [LegalBOp] during a conversion.
type LegalBAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LegalBOp].
func (LegalBAdaptor[T]) For(LegalBOp) {}

// NewLegalB creates the operation test.legal_op_b at the builder's insertion point.
func NewLegalB(b *ir.Builder) LegalBOp {
	st := ir.OperationState{Def: LegalB, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[LegalBOp](b.Create(&st))
}

// LegalC is the operation test.legal_op_c: an operation that may stay, with an operand.
var LegalC = &ir.OpDef{
	Name: "test.legal_op_c",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32},
	},
	View: ir.ViewOf[LegalCOp],
}

// LegalCOp is the view of an operation test.legal_op_c.
type LegalCOp struct{ ir.View }

// Def returns [LegalC].
func (LegalCOp) Def() *ir.OpDef { return LegalC }

// Operand is the operand $operand.
func (op LegalCOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op LegalCOp) Result() *ir.Value { return op.Op().Result(0) }

// LegalCAdaptor has the converted operands of a [LegalCOp] during a conversion.
type LegalCAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LegalCOp].
func (LegalCAdaptor[T]) For(LegalCOp) {}

// Operand returns the converted operand $operand.
func (a LegalCAdaptor[T]) Operand() T { return a.At(0) }

// NewLegalC creates the operation test.legal_op_c at the builder's insertion point.
func NewLegalC(b *ir.Builder, operand *ir.Value) LegalCOp {
	st := ir.OperationState{Def: LegalC, Operands: []*ir.Value{operand}, Results: []ir.Type{constraint.I32.Buildable(b.Context())}}
	return ir.Cast[LegalCOp](b.Create(&st))
}

// LegalD is the operation test.legal_op_d: an operation that may stay, with an operand of any type.
var LegalD = &ir.OpDef{
	Name: "test.legal_op_d",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[LegalDOp],
}

// LegalDOp is the view of an operation test.legal_op_d.
type LegalDOp struct{ ir.View }

// Def returns [LegalD].
func (LegalDOp) Def() *ir.OpDef { return LegalD }

// Operand is the operand $operand.
func (op LegalDOp) Operand() *ir.Value { return op.Op().Operand(0) }

// LegalDAdaptor has the converted operands of a [LegalDOp] during a conversion.
type LegalDAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LegalDOp].
func (LegalDAdaptor[T]) For(LegalDOp) {}

// Operand returns the converted operand $operand.
func (a LegalDAdaptor[T]) Operand() T { return a.At(0) }

// NewLegalD creates the operation test.legal_op_d at the builder's insertion point.
func NewLegalD(b *ir.Builder, operand *ir.Value) LegalDOp {
	st := ir.OperationState{Def: LegalD, Operands: []*ir.Value{operand}}
	return ir.Cast[LegalDOp](b.Create(&st))
}

// formatConvertBlockArgs is the assembly format of [ConvertBlockArgs].
var formatConvertBlockArgs = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OptionalOperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 0, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "is_legal"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 2, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "duplicate"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "replace_with_operand"},
		}}},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
	Elided:          1<<0 | 1<<1 | 1<<2,
}

// ConvertBlockArgs is the operation test.convert_block_args: an operation whose block gets other arguments.
var ConvertBlockArgs = &ir.OpDef{
	Name:   "test.convert_block_args",
	Traits: ir.SingleBlock,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.AnyType, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "is_legal", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "replace_with_operand", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "duplicate", Constraint: constraint.UnitAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConvertBlockArgs)},
	View:       ir.ViewOf[ConvertBlockArgsOp],
}

// ConvertBlockArgsOp is the view of an operation test.convert_block_args.
type ConvertBlockArgsOp struct{ ir.View }

// Def returns [ConvertBlockArgs].
func (ConvertBlockArgsOp) Def() *ir.OpDef { return ConvertBlockArgs }

// The slots of the inherent attributes of [ConvertBlockArgs].
const (
	slotConvertBlockArgsIsLegal            = 0
	slotConvertBlockArgsReplaceWithOperand = 1
	slotConvertBlockArgsDuplicate          = 2
)

// Val is the operand $val, nil if it is absent.
func (op ConvertBlockArgsOp) Val() *ir.Value {
	if r := op.Op().OperandsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// IsLegal reports whether the attribute $is_legal is present.
func (op ConvertBlockArgsOp) IsLegal() bool {
	return op.Op().InherentAttr(slotConvertBlockArgsIsLegal) != nil
}

// SetIsLegal sets or removes the attribute $is_legal.
func (op ConvertBlockArgsOp) SetIsLegal(v bool) ConvertBlockArgsOp {
	if v {
		op.Op().SetInherentAttr(slotConvertBlockArgsIsLegal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotConvertBlockArgsIsLegal, nil)
	}
	return op
}

// ReplaceWithOperand reports whether the attribute $replace_with_operand is present.
func (op ConvertBlockArgsOp) ReplaceWithOperand() bool {
	return op.Op().InherentAttr(slotConvertBlockArgsReplaceWithOperand) != nil
}

// SetReplaceWithOperand sets or removes the attribute $replace_with_operand.
func (op ConvertBlockArgsOp) SetReplaceWithOperand(v bool) ConvertBlockArgsOp {
	if v {
		op.Op().SetInherentAttr(slotConvertBlockArgsReplaceWithOperand, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotConvertBlockArgsReplaceWithOperand, nil)
	}
	return op
}

// Duplicate reports whether the attribute $duplicate is present.
func (op ConvertBlockArgsOp) Duplicate() bool {
	return op.Op().InherentAttr(slotConvertBlockArgsDuplicate) != nil
}

// SetDuplicate sets or removes the attribute $duplicate.
func (op ConvertBlockArgsOp) SetDuplicate(v bool) ConvertBlockArgsOp {
	if v {
		op.Op().SetInherentAttr(slotConvertBlockArgsDuplicate, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotConvertBlockArgsDuplicate, nil)
	}
	return op
}

// Body is the region $body.
func (op ConvertBlockArgsOp) Body() *ir.Region { return op.Op().Region(0) }

// ConvertBlockArgsAdaptor has the converted operands of a [ConvertBlockArgsOp] during a conversion.
type ConvertBlockArgsAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ConvertBlockArgsOp].
func (ConvertBlockArgsAdaptor[T]) For(ConvertBlockArgsOp) {}

// Val returns the converted operand $val.
func (a ConvertBlockArgsAdaptor[T]) Val() T { return a.Optional(0) }

// NewConvertBlockArgs creates the operation test.convert_block_args at the builder's insertion point.
func NewConvertBlockArgs(b *ir.Builder, val *ir.Value) ConvertBlockArgsOp {
	st := ir.OperationState{Def: ConvertBlockArgs}
	if val != nil {
		st.Operands = append(st.Operands, val)
	}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[ConvertBlockArgsOp](b.Create(&st))
}

// IllegalTerminator is the operation test.illegal_op_terminator: a terminator to convert.
var IllegalTerminator = &ir.OpDef{
	Name:   "test.illegal_op_terminator",
	Traits: ir.Terminator,
	View:   ir.ViewOf[IllegalTerminatorOp],
}

// IllegalTerminatorOp is the view of an operation test.illegal_op_terminator.
type IllegalTerminatorOp struct{ ir.View }

// Def returns [IllegalTerminator].
func (IllegalTerminatorOp) Def() *ir.OpDef { return IllegalTerminator }

// IllegalTerminatorAdaptor has the converted operands of a [IllegalTerminatorOp] during a conversion.
type IllegalTerminatorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalTerminatorOp].
func (IllegalTerminatorAdaptor[T]) For(IllegalTerminatorOp) {}

// NewIllegalTerminator creates the operation test.illegal_op_terminator at the builder's insertion point.
func NewIllegalTerminator(b *ir.Builder) IllegalTerminatorOp {
	st := ir.OperationState{Def: IllegalTerminator}
	return ir.Cast[IllegalTerminatorOp](b.Create(&st))
}

// IllegalWithRegion is the operation test.illegal_op_with_region: an operation that is created with a terminator in it.
var IllegalWithRegion = &ir.OpDef{
	Name: "test.illegal_op_with_region",
	View: ir.ViewOf[IllegalWithRegionOp],
}

// IllegalWithRegionOp is the view of an operation test.illegal_op_with_region.
type IllegalWithRegionOp struct{ ir.View }

// Def returns [IllegalWithRegion].
func (IllegalWithRegionOp) Def() *ir.OpDef { return IllegalWithRegion }

// IllegalWithRegionAdaptor has the converted operands of a [IllegalWithRegionOp] during a conversion.
type IllegalWithRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalWithRegionOp].
func (IllegalWithRegionAdaptor[T]) For(IllegalWithRegionOp) {}

// NewIllegalWithRegion creates the operation test.illegal_op_with_region at the builder's insertion point.
func NewIllegalWithRegion(b *ir.Builder) IllegalWithRegionOp {
	st := ir.OperationState{Def: IllegalWithRegion}
	return ir.Cast[IllegalWithRegionOp](b.Create(&st))
}

// IllegalWithRegionAnchor is the operation test.illegal_op_with_region_anchor: an operation to convert to one with a region.
var IllegalWithRegionAnchor = &ir.OpDef{
	Name: "test.illegal_op_with_region_anchor",
	View: ir.ViewOf[IllegalWithRegionAnchorOp],
}

// IllegalWithRegionAnchorOp is the view of an operation test.illegal_op_with_region_anchor.
type IllegalWithRegionAnchorOp struct{ ir.View }

// Def returns [IllegalWithRegionAnchor].
func (IllegalWithRegionAnchorOp) Def() *ir.OpDef { return IllegalWithRegionAnchor }

// IllegalWithRegionAnchorAdaptor has the converted operands of a [IllegalWithRegionAnchorOp] during a conversion.
type IllegalWithRegionAnchorAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IllegalWithRegionAnchorOp].
func (IllegalWithRegionAnchorAdaptor[T]) For(IllegalWithRegionAnchorOp) {}

// NewIllegalWithRegionAnchor creates the operation test.illegal_op_with_region_anchor at the builder's insertion point.
func NewIllegalWithRegionAnchor(b *ir.Builder) IllegalWithRegionAnchorOp {
	st := ir.OperationState{Def: IllegalWithRegionAnchor}
	return ir.Cast[IllegalWithRegionAnchorOp](b.Create(&st))
}

// Rewrite is the operation test.rewrite: an operation to replace by its operand.
var Rewrite = &ir.OpDef{
	Name: "test.rewrite",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[RewriteOp],
}

// RewriteOp is the view of an operation test.rewrite.
type RewriteOp struct{ ir.View }

// Def returns [Rewrite].
func (RewriteOp) Def() *ir.OpDef { return Rewrite }

// Operand is the operand $operand.
func (op RewriteOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op RewriteOp) Result() *ir.Value { return op.Op().Result(0) }

// RewriteAdaptor has the converted operands of a [RewriteOp] during a conversion.
type RewriteAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RewriteOp].
func (RewriteAdaptor[T]) For(RewriteOp) {}

// Operand returns the converted operand $operand.
func (a RewriteAdaptor[T]) Operand() T { return a.At(0) }

// NewRewrite creates the operation test.rewrite at the builder's insertion point.
func NewRewrite(b *ir.Builder, resultType ir.Type, operand *ir.Value) RewriteOp {
	st := ir.OperationState{Def: Rewrite, Operands: []*ir.Value{operand}, Results: []ir.Type{resultType}}
	return ir.Cast[RewriteOp](b.Create(&st))
}

// formatRecursiveRewrite is the assembly format of [RecursiveRewrite].
var formatRecursiveRewrite = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// RecursiveRewrite is the operation test.recursive_rewrite: an operation to convert as often as it says.
var RecursiveRewrite = &ir.OpDef{
	Name: "test.recursive_rewrite",
	Attrs: []ir.AttrSlot{
		{Name: "depth", Constraint: constraint.I64Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRecursiveRewrite)},
	View:       ir.ViewOf[RecursiveRewriteOp],
}

// RecursiveRewriteOp is the view of an operation test.recursive_rewrite.
type RecursiveRewriteOp struct{ ir.View }

// Def returns [RecursiveRewrite].
func (RecursiveRewriteOp) Def() *ir.OpDef { return RecursiveRewrite }

// The slots of the inherent attributes of [RecursiveRewrite].
const (
	slotRecursiveRewriteDepth = 0
)

// Depth is the attribute $depth.
func (op RecursiveRewriteOp) Depth() int64 {
	return int64(op.Op().InherentAttr(slotRecursiveRewriteDepth).(*ir.IntegerAttr).Int())
}

// SetDepth sets the attribute $depth.
func (op RecursiveRewriteOp) SetDepth(v int64) RecursiveRewriteOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotRecursiveRewriteDepth, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// RecursiveRewriteAdaptor has the converted operands of a [RecursiveRewriteOp] during a conversion.
type RecursiveRewriteAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RecursiveRewriteOp].
func (RecursiveRewriteAdaptor[T]) For(RecursiveRewriteOp) {}

// NewRecursiveRewrite creates the operation test.recursive_rewrite at the builder's insertion point.
func NewRecursiveRewrite(b *ir.Builder, depth int64) RecursiveRewriteOp {
	c := b.Context()
	st := ir.OperationState{Def: RecursiveRewrite, InherentAttrs: []ir.Attribute{slotRecursiveRewriteDepth: ir.NewIntegerAttr(asm.BuildI64(c), int64(depth))}}
	return ir.Cast[RecursiveRewriteOp](b.Create(&st))
}

// Blackhole is the operation test.blackhole: an operation that goes, and takes its operand along.
var Blackhole = &ir.OpDef{
	Name: "test.blackhole",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[BlackholeOp],
}

// BlackholeOp is the view of an operation test.blackhole.
type BlackholeOp struct{ ir.View }

// Def returns [Blackhole].
func (BlackholeOp) Def() *ir.OpDef { return Blackhole }

// Operand is the operand $operand.
func (op BlackholeOp) Operand() *ir.Value { return op.Op().Operand(0) }

// BlackholeAdaptor has the converted operands of a [BlackholeOp] during a conversion.
type BlackholeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BlackholeOp].
func (BlackholeAdaptor[T]) For(BlackholeOp) {}

// Operand returns the converted operand $operand.
func (a BlackholeAdaptor[T]) Operand() T { return a.At(0) }

// NewBlackhole creates the operation test.blackhole at the builder's insertion point.
func NewBlackhole(b *ir.Builder, operand *ir.Value) BlackholeOp {
	st := ir.OperationState{Def: Blackhole, Operands: []*ir.Value{operand}}
	return ir.Cast[BlackholeOp](b.Create(&st))
}

// RegionBuilder is the operation test.region_builder: an operation to convert to one with a region.
var RegionBuilder = &ir.OpDef{
	Name: "test.region_builder",
	View: ir.ViewOf[RegionBuilderOp],
}

// RegionBuilderOp is the view of an operation test.region_builder.
type RegionBuilderOp struct{ ir.View }

// Def returns [RegionBuilder].
func (RegionBuilderOp) Def() *ir.OpDef { return RegionBuilder }

// RegionBuilderAdaptor has the converted operands of a [RegionBuilderOp] during a conversion.
type RegionBuilderAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionBuilderOp].
func (RegionBuilderAdaptor[T]) For(RegionBuilderOp) {}

// NewRegionBuilder creates the operation test.region_builder at the builder's insertion point.
func NewRegionBuilder(b *ir.Builder) RegionBuilderOp {
	st := ir.OperationState{Def: RegionBuilder}
	return ir.Cast[RegionBuilderOp](b.Create(&st))
}

// Return is the operation test.return: a return.
var Return = &ir.OpDef{
	Name:   "test.return",
	Traits: ir.Pure | ir.ReturnLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[ReturnOp],
}

// ReturnOp is the view of an operation test.return.
type ReturnOp struct{ ir.View }

// Def returns [Return].
func (ReturnOp) Def() *ir.OpDef { return Return }

// Operands are the operands $operands.
func (op ReturnOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// ReturnAdaptor has the converted operands of a [ReturnOp] during a conversion.
type ReturnAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ReturnOp].
func (ReturnAdaptor[T]) For(ReturnOp) {}

// Operands returns the converted operand $operands.
func (a ReturnAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewReturn creates the operation test.return at the builder's insertion point.
func NewReturn(b *ir.Builder, operands ...*ir.Value) ReturnOp {
	st := ir.OperationState{Def: Return}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[ReturnOp](b.Create(&st))
}

// Cast is the operation test.cast: a value made of others.
var Cast = &ir.OpDef{
	Name: "test.cast",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[CastOp],
}

// CastOp is the view of an operation test.cast.
type CastOp struct{ ir.View }

// Def returns [Cast].
func (CastOp) Def() *ir.OpDef { return Cast }

// Operands are the operands $operands.
func (op CastOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result.
func (op CastOp) Result() *ir.Value { return op.Op().Result(0) }

// CastAdaptor has the converted operands of a [CastOp] during a conversion.
type CastAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CastOp].
func (CastAdaptor[T]) For(CastOp) {}

// Operands returns the converted operand $operands.
func (a CastAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewCast creates the operation test.cast at the builder's insertion point.
func NewCast(b *ir.Builder, resultType ir.Type, operands ...*ir.Value) CastOp {
	st := ir.OperationState{Def: Cast, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[CastOp](b.Create(&st))
}

// Invalid is the operation test.invalid: an operation to convert to a valid one.
var Invalid = &ir.OpDef{
	Name:   "test.invalid",
	Traits: ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[InvalidOp],
}

// InvalidOp is the view of an operation test.invalid.
type InvalidOp struct{ ir.View }

// Def returns [Invalid].
func (InvalidOp) Def() *ir.OpDef { return Invalid }

// Operands are the operands $operands.
func (op InvalidOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// InvalidAdaptor has the converted operands of a [InvalidOp] during a conversion.
type InvalidAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [InvalidOp].
func (InvalidAdaptor[T]) For(InvalidOp) {}

// Operands returns the converted operand $operands.
func (a InvalidAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewInvalid creates the operation test.invalid at the builder's insertion point.
func NewInvalid(b *ir.Builder, operands ...*ir.Value) InvalidOp {
	st := ir.OperationState{Def: Invalid}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[InvalidOp](b.Create(&st))
}

// Valid is the operation test.valid: an operation that may stay.
var Valid = &ir.OpDef{
	Name:   "test.valid",
	Traits: ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[ValidOp],
}

// ValidOp is the view of an operation test.valid.
type ValidOp struct{ ir.View }

// Def returns [Valid].
func (ValidOp) Def() *ir.OpDef { return Valid }

// Operands are the operands $operands.
func (op ValidOp) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// ValidAdaptor has the converted operands of a [ValidOp] during a conversion.
type ValidAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ValidOp].
func (ValidAdaptor[T]) For(ValidOp) {}

// Operands returns the converted operand $operands.
func (a ValidAdaptor[T]) Operands() []T { return a.Segment(0) }

// NewValid creates the operation test.valid at the builder's insertion point.
func NewValid(b *ir.Builder, operands ...*ir.Value) ValidOp {
	st := ir.OperationState{Def: Valid}
	st.Operands = append(st.Operands, operands...)
	return ir.Cast[ValidOp](b.Create(&st))
}

// TypeProducer is the operation test.type_producer: a value of a type.
var TypeProducer = &ir.OpDef{
	Name: "test.type_producer",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[TypeProducerOp],
}

// TypeProducerOp is the view of an operation test.type_producer.
type TypeProducerOp struct{ ir.View }

// Def returns [TypeProducer].
func (TypeProducerOp) Def() *ir.OpDef { return TypeProducer }

// Result is the result.
func (op TypeProducerOp) Result() *ir.Value { return op.Op().Result(0) }

// TypeProducerAdaptor has the converted operands of a [TypeProducerOp] during a conversion.
type TypeProducerAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TypeProducerOp].
func (TypeProducerAdaptor[T]) For(TypeProducerOp) {}

// NewTypeProducer creates the operation test.type_producer at the builder's insertion point.
func NewTypeProducer(b *ir.Builder, resultType ir.Type) TypeProducerOp {
	st := ir.OperationState{Def: TypeProducer, Results: []ir.Type{resultType}}
	return ir.Cast[TypeProducerOp](b.Create(&st))
}

// ValidProducer is the operation test.valid_producer: a value of a type.
var ValidProducer = &ir.OpDef{
	Name: "test.valid_producer",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[ValidProducerOp],
}

// ValidProducerOp is the view of an operation test.valid_producer.
type ValidProducerOp struct{ ir.View }

// Def returns [ValidProducer].
func (ValidProducerOp) Def() *ir.OpDef { return ValidProducer }

// Result is the result.
func (op ValidProducerOp) Result() *ir.Value { return op.Op().Result(0) }

// ValidProducerAdaptor has the converted operands of a [ValidProducerOp] during a conversion.
type ValidProducerAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ValidProducerOp].
func (ValidProducerAdaptor[T]) For(ValidProducerOp) {}

// NewValidProducer creates the operation test.valid_producer at the builder's insertion point.
func NewValidProducer(b *ir.Builder, resultType ir.Type) ValidProducerOp {
	st := ir.OperationState{Def: ValidProducer, Results: []ir.Type{resultType}}
	return ir.Cast[ValidProducerOp](b.Create(&st))
}

// AnotherTypeProducer is the operation test.another_type_producer: a value of a type.
var AnotherTypeProducer = &ir.OpDef{
	Name: "test.another_type_producer",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[AnotherTypeProducerOp],
}

// AnotherTypeProducerOp is the view of an operation test.another_type_producer.
type AnotherTypeProducerOp struct{ ir.View }

// Def returns [AnotherTypeProducer].
func (AnotherTypeProducerOp) Def() *ir.OpDef { return AnotherTypeProducer }

// Result is the result.
func (op AnotherTypeProducerOp) Result() *ir.Value { return op.Op().Result(0) }

// AnotherTypeProducerAdaptor has the converted operands of a [AnotherTypeProducerOp] during a conversion.
type AnotherTypeProducerAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AnotherTypeProducerOp].
func (AnotherTypeProducerAdaptor[T]) For(AnotherTypeProducerOp) {}

// NewAnotherTypeProducer creates the operation test.another_type_producer at the builder's insertion point.
func NewAnotherTypeProducer(b *ir.Builder, resultType ir.Type) AnotherTypeProducerOp {
	st := ir.OperationState{Def: AnotherTypeProducer, Results: []ir.Type{resultType}}
	return ir.Cast[AnotherTypeProducerOp](b.Create(&st))
}

// TypeConsumer is the operation test.type_consumer: a use of a value.
var TypeConsumer = &ir.OpDef{
	Name: "test.type_consumer",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[TypeConsumerOp],
}

// TypeConsumerOp is the view of an operation test.type_consumer.
type TypeConsumerOp struct{ ir.View }

// Def returns [TypeConsumer].
func (TypeConsumerOp) Def() *ir.OpDef { return TypeConsumer }

// Operand is the operand $operand.
func (op TypeConsumerOp) Operand() *ir.Value { return op.Op().Operand(0) }

// TypeConsumerAdaptor has the converted operands of a [TypeConsumerOp] during a conversion.
type TypeConsumerAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TypeConsumerOp].
func (TypeConsumerAdaptor[T]) For(TypeConsumerOp) {}

// Operand returns the converted operand $operand.
func (a TypeConsumerAdaptor[T]) Operand() T { return a.At(0) }

// NewTypeConsumer creates the operation test.type_consumer at the builder's insertion point.
func NewTypeConsumer(b *ir.Builder, operand *ir.Value) TypeConsumerOp {
	st := ir.OperationState{Def: TypeConsumer, Operands: []*ir.Value{operand}}
	return ir.Cast[TypeConsumerOp](b.Create(&st))
}

// ValidConsumer is the operation test.valid_consumer: a use of a value.
var ValidConsumer = &ir.OpDef{
	Name: "test.valid_consumer",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[ValidConsumerOp],
}

// ValidConsumerOp is the view of an operation test.valid_consumer.
type ValidConsumerOp struct{ ir.View }

// Def returns [ValidConsumer].
func (ValidConsumerOp) Def() *ir.OpDef { return ValidConsumer }

// Operand is the operand $operand.
func (op ValidConsumerOp) Operand() *ir.Value { return op.Op().Operand(0) }

// ValidConsumerAdaptor has the converted operands of a [ValidConsumerOp] during a conversion.
type ValidConsumerAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ValidConsumerOp].
func (ValidConsumerAdaptor[T]) For(ValidConsumerOp) {}

// Operand returns the converted operand $operand.
func (a ValidConsumerAdaptor[T]) Operand() T { return a.At(0) }

// NewValidConsumer creates the operation test.valid_consumer at the builder's insertion point.
func NewValidConsumer(b *ir.Builder, operand *ir.Value) ValidConsumerOp {
	st := ir.OperationState{Def: ValidConsumer, Operands: []*ir.Value{operand}}
	return ir.Cast[ValidConsumerOp](b.Create(&st))
}

// TypeChanger is the operation test.type_changer: a value of another type.
var TypeChanger = &ir.OpDef{
	Name: "test.type_changer",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[TypeChangerOp],
}

// TypeChangerOp is the view of an operation test.type_changer.
type TypeChangerOp struct{ ir.View }

// Def returns [TypeChanger].
func (TypeChangerOp) Def() *ir.OpDef { return TypeChanger }

// Operand is the operand $operand.
func (op TypeChangerOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result.
func (op TypeChangerOp) Result() *ir.Value { return op.Op().Result(0) }

// TypeChangerAdaptor has the converted operands of a [TypeChangerOp] during a conversion.
type TypeChangerAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [TypeChangerOp].
func (TypeChangerAdaptor[T]) For(TypeChangerOp) {}

// Operand returns the converted operand $operand.
func (a TypeChangerAdaptor[T]) Operand() T { return a.At(0) }

// NewTypeChanger creates the operation test.type_changer at the builder's insertion point.
func NewTypeChanger(b *ir.Builder, resultType ir.Type, operand *ir.Value) TypeChangerOp {
	st := ir.OperationState{Def: TypeChanger, Operands: []*ir.Value{operand}, Results: []ir.Type{resultType}}
	return ir.Cast[TypeChangerOp](b.Create(&st))
}

// MergeBlocks is the operation test.merge_blocks: an operation whose blocks are merged.
var MergeBlocks = &ir.OpDef{
	Name: "test.merge_blocks",
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	View:    ir.ViewOf[MergeBlocksOp],
}

// MergeBlocksOp is the view of an operation test.merge_blocks.
type MergeBlocksOp struct{ ir.View }

// Def returns [MergeBlocks].
func (MergeBlocksOp) Def() *ir.OpDef { return MergeBlocks }

// Result are the results $result.
func (op MergeBlocksOp) Result() ir.ValueRange { return op.Op().ResultsAt(0) }

// Body is the region $body.
func (op MergeBlocksOp) Body() *ir.Region { return op.Op().Region(0) }

// MergeBlocksAdaptor has the converted operands of a [MergeBlocksOp] during a conversion.
type MergeBlocksAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MergeBlocksOp].
func (MergeBlocksAdaptor[T]) For(MergeBlocksOp) {}

// NewMergeBlocks creates the operation test.merge_blocks at the builder's insertion point.
func NewMergeBlocks(b *ir.Builder, resultTypes []ir.Type) MergeBlocksOp {
	st := ir.OperationState{Def: MergeBlocks}
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[MergeBlocksOp](b.Create(&st))
}

// RemappedValueRegion is the operation test.remapped_value_region: an operation whose block moves out.
var RemappedValueRegion = &ir.OpDef{
	Name:   "test.remapped_value_region",
	Traits: ir.SingleBlock,
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[RemappedValueRegionOp],
}

// RemappedValueRegionOp is the view of an operation test.remapped_value_region.
type RemappedValueRegionOp struct{ ir.View }

// Def returns [RemappedValueRegion].
func (RemappedValueRegionOp) Def() *ir.OpDef { return RemappedValueRegion }

// Result are the results $result.
func (op RemappedValueRegionOp) Result() ir.ValueRange { return op.Op().ResultsAt(0) }

// Body is the region $body.
func (op RemappedValueRegionOp) Body() *ir.Region { return op.Op().Region(0) }

// RemappedValueRegionAdaptor has the converted operands of a [RemappedValueRegionOp] during a conversion.
type RemappedValueRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RemappedValueRegionOp].
func (RemappedValueRegionAdaptor[T]) For(RemappedValueRegionOp) {}

// NewRemappedValueRegion creates the operation test.remapped_value_region at the builder's insertion point.
func NewRemappedValueRegion(b *ir.Builder, resultTypes []ir.Type) RemappedValueRegionOp {
	st := ir.OperationState{Def: RemappedValueRegion}
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[RemappedValueRegionOp](b.Create(&st))
}

// SignatureConversionUndo is the operation test.signature_conversion_undo: an operation whose arguments are converted in vain.
var SignatureConversionUndo = &ir.OpDef{
	Name:    "test.signature_conversion_undo",
	Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	View:    ir.ViewOf[SignatureConversionUndoOp],
}

// SignatureConversionUndoOp is the view of an operation test.signature_conversion_undo.
type SignatureConversionUndoOp struct{ ir.View }

// Def returns [SignatureConversionUndo].
func (SignatureConversionUndoOp) Def() *ir.OpDef { return SignatureConversionUndo }

// Body is the region $body.
func (op SignatureConversionUndoOp) Body() *ir.Region { return op.Op().Region(0) }

// SignatureConversionUndoAdaptor has the converted operands of a [SignatureConversionUndoOp] during a conversion.
type SignatureConversionUndoAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SignatureConversionUndoOp].
func (SignatureConversionUndoAdaptor[T]) For(SignatureConversionUndoOp) {}

// NewSignatureConversionUndo creates the operation test.signature_conversion_undo at the builder's insertion point.
func NewSignatureConversionUndo(b *ir.Builder) SignatureConversionUndoOp {
	st := ir.OperationState{Def: SignatureConversionUndo}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SignatureConversionUndoOp](b.Create(&st))
}

// SignatureConversionNoConverter is the operation test.signature_conversion_no_converter: an operation whose arguments are converted without casts.
var SignatureConversionNoConverter = &ir.OpDef{
	Name:    "test.signature_conversion_no_converter",
	Regions: []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	View:    ir.ViewOf[SignatureConversionNoConverterOp],
}

// SignatureConversionNoConverterOp is the view of an operation test.signature_conversion_no_converter.
type SignatureConversionNoConverterOp struct{ ir.View }

// Def returns [SignatureConversionNoConverter].
func (SignatureConversionNoConverterOp) Def() *ir.OpDef { return SignatureConversionNoConverter }

// Body is the region $body.
func (op SignatureConversionNoConverterOp) Body() *ir.Region { return op.Op().Region(0) }

// SignatureConversionNoConverterAdaptor has the converted operands of a [SignatureConversionNoConverterOp] during a conversion.
type SignatureConversionNoConverterAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SignatureConversionNoConverterOp].
func (SignatureConversionNoConverterAdaptor[T]) For(SignatureConversionNoConverterOp) {}

// NewSignatureConversionNoConverter creates the operation test.signature_conversion_no_converter at the builder's insertion point.
func NewSignatureConversionNoConverter(b *ir.Builder) SignatureConversionNoConverterOp {
	st := ir.OperationState{Def: SignatureConversionNoConverter}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SignatureConversionNoConverterOp](b.Create(&st))
}

// OneVariadic1 is the operation test.one_variadic_out_one_variadic_in1: any number of values.
var OneVariadic1 = &ir.OpDef{
	Name: "test.one_variadic_out_one_variadic_in1",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.I32, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32, Arity: ir.Variadic},
	},
	View: ir.ViewOf[OneVariadic1Op],
}

// OneVariadic1Op is the view of an operation test.one_variadic_out_one_variadic_in1.
type OneVariadic1Op struct{ ir.View }

// Def returns [OneVariadic1].
func (OneVariadic1Op) Def() *ir.OpDef { return OneVariadic1 }

// Operands are the operands $operands.
func (op OneVariadic1Op) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// OneVariadic1Adaptor has the converted operands of a [OneVariadic1Op] during a conversion.
type OneVariadic1Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OneVariadic1Op].
func (OneVariadic1Adaptor[T]) For(OneVariadic1Op) {}

// Operands returns the converted operand $operands.
func (a OneVariadic1Adaptor[T]) Operands() []T { return a.Segment(0) }

// NewOneVariadic1 creates the operation test.one_variadic_out_one_variadic_in1 at the builder's insertion point.
func NewOneVariadic1(b *ir.Builder, resultTypes []ir.Type, operands ...*ir.Value) OneVariadic1Op {
	st := ir.OperationState{Def: OneVariadic1}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[OneVariadic1Op](b.Create(&st))
}

// OneVariadic2 is the operation test.one_variadic_out_one_variadic_in2: any number of values.
var OneVariadic2 = &ir.OpDef{
	Name: "test.one_variadic_out_one_variadic_in2",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.I32, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.I32, Arity: ir.Variadic},
	},
	View: ir.ViewOf[OneVariadic2Op],
}

// OneVariadic2Op is the view of an operation test.one_variadic_out_one_variadic_in2.
type OneVariadic2Op struct{ ir.View }

// Def returns [OneVariadic2].
func (OneVariadic2Op) Def() *ir.OpDef { return OneVariadic2 }

// Operands are the operands $operands.
func (op OneVariadic2Op) Operands() ir.ValueRange { return op.Op().OperandsAt(0) }

// OneVariadic2Adaptor has the converted operands of a [OneVariadic2Op] during a conversion.
type OneVariadic2Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OneVariadic2Op].
func (OneVariadic2Adaptor[T]) For(OneVariadic2Op) {}

// Operands returns the converted operand $operands.
func (a OneVariadic2Adaptor[T]) Operands() []T { return a.Segment(0) }

// NewOneVariadic2 creates the operation test.one_variadic_out_one_variadic_in2 at the builder's insertion point.
func NewOneVariadic2(b *ir.Builder, resultTypes []ir.Type, operands ...*ir.Value) OneVariadic2Op {
	st := ir.OperationState{Def: OneVariadic2}
	st.Operands = append(st.Operands, operands...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[OneVariadic2Op](b.Create(&st))
}

// GetTupleElement is the operation test.get_tuple_element: an element of a tuple.
var GetTupleElement = &ir.OpDef{
	Name: "test.get_tuple_element",
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: tupleOfAny},
	},
	Attrs: []ir.AttrSlot{
		{Name: "index", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[GetTupleElementOp],
}

// GetTupleElementOp is the view of an operation test.get_tuple_element.
type GetTupleElementOp struct{ ir.View }

// Def returns [GetTupleElement].
func (GetTupleElementOp) Def() *ir.OpDef { return GetTupleElement }

// The slots of the inherent attributes of [GetTupleElement].
const (
	slotGetTupleElementIndex = 0
)

// Operand is the operand $operand.
func (op GetTupleElementOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Index is the attribute $index.
func (op GetTupleElementOp) Index() int32 {
	return int32(op.Op().InherentAttr(slotGetTupleElementIndex).(*ir.IntegerAttr).Int())
}

// SetIndex sets the attribute $index.
func (op GetTupleElementOp) SetIndex(v int32) GetTupleElementOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGetTupleElementIndex, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result.
func (op GetTupleElementOp) Result() *ir.Value { return op.Op().Result(0) }

// GetTupleElementAdaptor has the converted operands of a [GetTupleElementOp] during a conversion.
type GetTupleElementAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GetTupleElementOp].
func (GetTupleElementAdaptor[T]) For(GetTupleElementOp) {}

// Operand returns the converted operand $operand.
func (a GetTupleElementAdaptor[T]) Operand() T { return a.At(0) }

// NewGetTupleElement creates the operation test.get_tuple_element at the builder's insertion point.
func NewGetTupleElement(b *ir.Builder, resultType ir.Type, operand *ir.Value, index int32) GetTupleElementOp {
	c := b.Context()
	st := ir.OperationState{Def: GetTupleElement, Operands: []*ir.Value{operand}, InherentAttrs: []ir.Attribute{slotGetTupleElementIndex: ir.NewIntegerAttr(asm.BuildI32(c), int64(index))}, Results: []ir.Type{resultType}}
	return ir.Cast[GetTupleElementOp](b.Create(&st))
}

// MakeTuple is the operation test.make_tuple: a tuple.
var MakeTuple = &ir.OpDef{
	Name: "test.make_tuple",
	Operands: []ir.ValueDef{
		{Name: "inputs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: tupleOfAny},
	},
	View: ir.ViewOf[MakeTupleOp],
}

// MakeTupleOp is the view of an operation test.make_tuple.
type MakeTupleOp struct{ ir.View }

// Def returns [MakeTuple].
func (MakeTupleOp) Def() *ir.OpDef { return MakeTuple }

// Inputs are the operands $inputs.
func (op MakeTupleOp) Inputs() ir.ValueRange { return op.Op().OperandsAt(0) }

// Result is the result.
func (op MakeTupleOp) Result() *ir.Value { return op.Op().Result(0) }

// MakeTupleAdaptor has the converted operands of a [MakeTupleOp] during a conversion.
type MakeTupleAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MakeTupleOp].
func (MakeTupleAdaptor[T]) For(MakeTupleOp) {}

// Inputs returns the converted operand $inputs.
func (a MakeTupleAdaptor[T]) Inputs() []T { return a.Segment(0) }

// NewMakeTuple creates the operation test.make_tuple at the builder's insertion point.
func NewMakeTuple(b *ir.Builder, resultType ir.Type, inputs ...*ir.Value) MakeTupleOp {
	st := ir.OperationState{Def: MakeTuple, Results: []ir.Type{resultType}}
	st.Operands = append(st.Operands, inputs...)
	return ir.Cast[MakeTupleOp](b.Create(&st))
}
