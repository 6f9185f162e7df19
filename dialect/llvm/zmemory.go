// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Alloca is the operation llvm.alloca: memory in the frame of the function.
var Alloca = &ir.OpDef{
	Name: "llvm.alloca",
	Operands: []ir.ValueDef{
		{Name: "arraySize", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "elem_type", Constraint: constraint.TypeAttr},
		{Name: "inalloca", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(allocaSyntax), OpcodeInterface.Is("alloca")},
	View:       ir.ViewOf[AllocaOp],
}

// AllocaOp is the view of an operation llvm.alloca.
type AllocaOp struct{ ir.View }

// Def returns [Alloca].
func (AllocaOp) Def() *ir.OpDef { return Alloca }

// The slots of the inherent attributes of [Alloca].
const (
	slotAllocaAlignment = 0
	slotAllocaElemType  = 1
	slotAllocaInalloca  = 2
)

// Verify checks what the definition cannot express.
func (op AllocaOp) Verify() *diag.Diagnostic { return verifyAlloca(op.Op()) }

// AppendEffects appends the effects on memory; see [effects.MemoryOp].
func (op AllocaOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Allocate, Resource: effects.AutomaticAllocationScope, Value: op.Result()})
	return list
}

// ArraySize is the operand $arraySize.
func (op AllocaOp) ArraySize() *ir.Value { return op.Op().Operand(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AllocaOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAllocaAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AllocaOp) SetAlignment(v int64) AllocaOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAllocaAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// ElemType is the attribute $elem_type.
func (op AllocaOp) ElemType() ir.Type {
	return op.Op().InherentAttr(slotAllocaElemType).(*ir.TypeAttr).Value()
}

// SetElemType sets the attribute $elem_type.
func (op AllocaOp) SetElemType(v ir.Type) AllocaOp {
	op.Op().SetInherentAttr(slotAllocaElemType, ir.NewTypeAttr(v))
	return op
}

// Inalloca reports whether the attribute $inalloca is present.
func (op AllocaOp) Inalloca() bool { return op.Op().InherentAttr(slotAllocaInalloca) != nil }

// SetInalloca sets or removes the attribute $inalloca.
func (op AllocaOp) SetInalloca(v bool) AllocaOp {
	if v {
		op.Op().SetInherentAttr(slotAllocaInalloca, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotAllocaInalloca, nil)
	}
	return op
}

// Result is the result $res.
func (op AllocaOp) Result() *ir.Value { return op.Op().Result(0) }

// AllocaAdaptor has the converted operands of a [AllocaOp] during a conversion.
type AllocaAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AllocaOp].
func (AllocaAdaptor[T]) For(AllocaOp) {}

// ArraySize returns the converted operand $arraySize.
func (a AllocaAdaptor[T]) ArraySize() T { return a.At(0) }

// NewAlloca creates the operation llvm.alloca at the builder's insertion point.
func NewAlloca(b *ir.Builder, resultType ir.Type, arraySize *ir.Value, elemType ir.Type) AllocaOp {
	st := ir.OperationState{Def: Alloca, Operands: []*ir.Value{arraySize}, InherentAttrs: []ir.Attribute{slotAllocaElemType: ir.NewTypeAttr(elemType)}, Results: []ir.Type{resultType}}
	return ir.Cast[AllocaOp](b.Create(&st))
}

// formatGEP is the assembly format of [GEP].
var formatGEP = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Parse: noWrapFlagsProp.Parse, Print: noWrapFlagsProp.Print}},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.LSquare, Text: "["},
		{Kind: asm.CustomElement, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseGEPIndices(p, a.Operands(1), &v1)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printGEPIndices(p, op, op.OperandsAt(1), asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
		{Kind: asm.LiteralElement, Tok: asm.RSquare, Text: "]"},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.FunctionalTypeElement, Space: true, Of: asm.ValueRef{N: asm.AllValues}, To: asm.ValueRef{Result: true, N: asm.AllValues}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
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
	Elided:          1<<0 | 1<<1 | 1<<2,
}

// GEP is the operation llvm.getelementptr: address of an element of an aggregate.
var GEP = &ir.OpDef{
	Name:   "llvm.getelementptr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: scalarOrVectorOfAnyPointer},
		{Name: "dynamicIndices", Constraint: scalarOrVectorOfAnySignlessInteger, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "rawConstantIndices", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "elem_type", Constraint: constraint.TypeAttr},
		{Name: "noWrapFlags", Constraint: noWrapFlagsProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(GEPNoWrapFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: scalarOrVectorOfAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGEP), OpcodeInterface.Is("getelementptr")},
	View:       ir.ViewOf[GEPOp],
}

// GEPOp is the view of an operation llvm.getelementptr.
type GEPOp struct{ ir.View }

// Def returns [GEP].
func (GEPOp) Def() *ir.OpDef { return GEP }

// The slots of the inherent attributes of [GEP].
const (
	slotGEPRawConstantIndices = 0
	slotGEPElemType           = 1
	slotGEPNoWrapFlags        = 2
)

// Verify checks what the definition cannot express.
func (op GEPOp) Verify() *diag.Diagnostic { return verifyGEP(op.Op()) }

// Base is the operand $base.
func (op GEPOp) Base() *ir.Value { return op.Op().Operand(0) }

// DynamicIndices are the operands $dynamicIndices.
func (op GEPOp) DynamicIndices() ir.ValueRange { return op.Op().OperandsAt(1) }

// RawConstantIndices is the attribute $rawConstantIndices.
func (op GEPOp) RawConstantIndices() []int32 {
	return ir.DenseInts[int32](op.Op().InherentAttr(slotGEPRawConstantIndices).(*ir.DenseArrayAttr))
}

// SetRawConstantIndices sets the attribute $rawConstantIndices.
func (op GEPOp) SetRawConstantIndices(v []int32) GEPOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGEPRawConstantIndices, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// ElemType is the attribute $elem_type.
func (op GEPOp) ElemType() ir.Type {
	return op.Op().InherentAttr(slotGEPElemType).(*ir.TypeAttr).Value()
}

// SetElemType sets the attribute $elem_type.
func (op GEPOp) SetElemType(v ir.Type) GEPOp {
	op.Op().SetInherentAttr(slotGEPElemType, ir.NewTypeAttr(v))
	return op
}

// NoWrapFlags is the attribute $noWrapFlags, GEPNoWrapFlagsNone if it is absent.
func (op GEPOp) NoWrapFlags() GEPNoWrapFlags {
	if v, ok := op.Op().InherentAttr(slotGEPNoWrapFlags).(*ir.IntegerAttr); ok {
		return GEPNoWrapFlags(v.Uint())
	}
	return GEPNoWrapFlagsNone
}

// SetNoWrapFlags sets the attribute $noWrapFlags.
func (op GEPOp) SetNoWrapFlags(v GEPNoWrapFlags) GEPOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotGEPNoWrapFlags, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op GEPOp) Result() *ir.Value { return op.Op().Result(0) }

// GEPAdaptor has the converted operands of a [GEPOp] during a conversion.
type GEPAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [GEPOp].
func (GEPAdaptor[T]) For(GEPOp) {}

// Base returns the converted operand $base.
func (a GEPAdaptor[T]) Base() T { return a.At(0) }

// DynamicIndices returns the converted operand $dynamicIndices.
func (a GEPAdaptor[T]) DynamicIndices() []T { return a.Segment(1) }

// formatLoad is the assembly format of [Load].
var formatLoad = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "volatile"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 5}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "atomic"},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 6}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "syncscope"},
				{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
				{Kind: asm.AttrElement, N: 6, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
				{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
			}}},
			{Kind: asm.EnumAttrElement, Space: true, N: 5, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 3, When: []asm.Cond{{Kind: asm.HasAttr, N: 3}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "invariant"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 4, When: []asm.Cond{{Kind: asm.HasAttr, N: 4}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "invariant_group"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 7}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "dereferenceable"},
			{Kind: asm.WhitespaceElement, Text: ""},
			{Kind: asm.AttrElement, N: 7, Attr: &asm.AttrForm{Def: &DereferenceableAttrDef, Is: asm.IsAttr[*DereferenceableAttr]}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1<<1 | 1<<3 | 1<<4 | 1<<5 | 1<<6 | 1<<7,
}

// Load is the operation llvm.load: value in memory.
var Load = &ir.OpDef{
	Name:      "llvm.load",
	TypeRules: []constraint.Rule{verifyDereferenceable},
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: anyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "nontemporal", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "invariant", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "invariantGroup", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "ordering", Constraint: IsAtomicOrdering, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic)) }},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "dereferenceable", Constraint: IsDereferenceableAttr, Optional: true},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: loadableType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoad), OpcodeInterface.Is("load")},
	View:       ir.ViewOf[LoadOp],
}

// LoadOp is the view of an operation llvm.load.
type LoadOp struct{ ir.View }

// Def returns [Load].
func (LoadOp) Def() *ir.OpDef { return Load }

// The slots of the inherent attributes of [Load].
const (
	slotLoadAlignment       = 0
	slotLoadVolatile        = 1
	slotLoadNontemporal     = 2
	slotLoadInvariant       = 3
	slotLoadInvariantGroup  = 4
	slotLoadOrdering        = 5
	slotLoadSyncscope       = 6
	slotLoadDereferenceable = 7
	slotLoadAccessGroups    = 8
	slotLoadAliasScopes     = 9
	slotLoadNoaliasScopes   = 10
	slotLoadTbaa            = 11
)

// Verify checks what the definition cannot express.
func (op LoadOp) Verify() *diag.Diagnostic { return verifyLoad(op.Op()) }

// Addr is the operand $addr.
func (op LoadOp) Addr() *ir.Value { return op.Op().Operand(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op LoadOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotLoadAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op LoadOp) SetAlignment(v int64) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Volatile reports whether the attribute $volatile_ is present.
func (op LoadOp) Volatile() bool { return op.Op().InherentAttr(slotLoadVolatile) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op LoadOp) SetVolatile(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadVolatile, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadVolatile, nil)
	}
	return op
}

// Nontemporal reports whether the attribute $nontemporal is present.
func (op LoadOp) Nontemporal() bool { return op.Op().InherentAttr(slotLoadNontemporal) != nil }

// SetNontemporal sets or removes the attribute $nontemporal.
func (op LoadOp) SetNontemporal(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadNontemporal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadNontemporal, nil)
	}
	return op
}

// Invariant reports whether the attribute $invariant is present.
func (op LoadOp) Invariant() bool { return op.Op().InherentAttr(slotLoadInvariant) != nil }

// SetInvariant sets or removes the attribute $invariant.
func (op LoadOp) SetInvariant(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadInvariant, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadInvariant, nil)
	}
	return op
}

// InvariantGroup reports whether the attribute $invariantGroup is present.
func (op LoadOp) InvariantGroup() bool { return op.Op().InherentAttr(slotLoadInvariantGroup) != nil }

// SetInvariantGroup sets or removes the attribute $invariantGroup.
func (op LoadOp) SetInvariantGroup(v bool) LoadOp {
	if v {
		op.Op().SetInherentAttr(slotLoadInvariantGroup, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotLoadInvariantGroup, nil)
	}
	return op
}

// Ordering is the attribute $ordering, AtomicOrderingNotAtomic if it is absent.
func (op LoadOp) Ordering() AtomicOrdering {
	if v, ok := op.Op().InherentAttr(slotLoadOrdering).(*ir.IntegerAttr); ok {
		return AtomicOrdering(v.Uint())
	}
	return AtomicOrderingNotAtomic
}

// SetOrdering sets the attribute $ordering.
func (op LoadOp) SetOrdering(v AtomicOrdering) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadOrdering, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op LoadOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotLoadSyncscope).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op LoadOp) SetSyncscope(v string) LoadOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotLoadSyncscope, ir.NewStringAttr(c, v))
	return op
}

// Dereferenceable is the attribute $dereferenceable, nil if it is absent.
func (op LoadOp) Dereferenceable() *DereferenceableAttr {
	v, _ := op.Op().InherentAttr(slotLoadDereferenceable).(*DereferenceableAttr)
	return v
}

// SetDereferenceable sets the attribute $dereferenceable.
func (op LoadOp) SetDereferenceable(v *DereferenceableAttr) LoadOp {
	op.Op().SetInherentAttr(slotLoadDereferenceable, v)
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op LoadOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotLoadAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op LoadOp) SetAccessGroups(v *ir.ArrayAttr) LoadOp {
	op.Op().SetInherentAttr(slotLoadAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op LoadOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotLoadAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op LoadOp) SetAliasScopes(v *ir.ArrayAttr) LoadOp {
	op.Op().SetInherentAttr(slotLoadAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op LoadOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotLoadNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op LoadOp) SetNoaliasScopes(v *ir.ArrayAttr) LoadOp {
	op.Op().SetInherentAttr(slotLoadNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op LoadOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotLoadTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op LoadOp) SetTbaa(v *ir.ArrayAttr) LoadOp {
	op.Op().SetInherentAttr(slotLoadTbaa, v)
	return op
}

// Result is the result $res.
func (op LoadOp) Result() *ir.Value { return op.Op().Result(0) }

// LoadAdaptor has the converted operands of a [LoadOp] during a conversion.
type LoadAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [LoadOp].
func (LoadAdaptor[T]) For(LoadOp) {}

// Addr returns the converted operand $addr.
func (a LoadAdaptor[T]) Addr() T { return a.At(0) }

// NewLoad creates the operation llvm.load at the builder's insertion point.
func NewLoad(b *ir.Builder, resultType ir.Type, addr *ir.Value) LoadOp {
	c := b.Context()
	st := ir.OperationState{Def: Load, Operands: []*ir.Value{addr}, InherentAttrs: []ir.Attribute{slotLoadOrdering: ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic))}, Results: []ir.Type{resultType}}
	return ir.Cast[LoadOp](b.Create(&st))
}

// formatStore is the assembly format of [Store].
var formatStore = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "volatile"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 4}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "atomic"},
			{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 5}}, Then: []asm.Element{
				{Kind: asm.LiteralElement, Space: true, Text: "syncscope"},
				{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
				{Kind: asm.AttrElement, N: 5, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
				{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
			}}},
			{Kind: asm.EnumAttrElement, Space: true, N: 4, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 3, When: []asm.Cond{{Kind: asm.HasAttr, N: 3}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "invariant_group"},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Elided: 1<<1 | 1<<3 | 1<<4 | 1<<5,
}

// Store is the operation llvm.store: write of a value to memory.
var Store = &ir.OpDef{
	Name: "llvm.store",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: loadableType},
		{Name: "addr", Constraint: anyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "nontemporal", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "invariantGroup", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "ordering", Constraint: IsAtomicOrdering, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic)) }},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStore), OpcodeInterface.Is("store")},
	View:       ir.ViewOf[StoreOp],
}

// StoreOp is the view of an operation llvm.store.
type StoreOp struct{ ir.View }

// Def returns [Store].
func (StoreOp) Def() *ir.OpDef { return Store }

// The slots of the inherent attributes of [Store].
const (
	slotStoreAlignment      = 0
	slotStoreVolatile       = 1
	slotStoreNontemporal    = 2
	slotStoreInvariantGroup = 3
	slotStoreOrdering       = 4
	slotStoreSyncscope      = 5
	slotStoreAccessGroups   = 6
	slotStoreAliasScopes    = 7
	slotStoreNoaliasScopes  = 8
	slotStoreTbaa           = 9
)

// Verify checks what the definition cannot express.
func (op StoreOp) Verify() *diag.Diagnostic { return verifyStore(op.Op()) }

// Value is the operand $value.
func (op StoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Addr is the operand $addr.
func (op StoreOp) Addr() *ir.Value { return op.Op().Operand(1) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op StoreOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotStoreAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op StoreOp) SetAlignment(v int64) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Volatile reports whether the attribute $volatile_ is present.
func (op StoreOp) Volatile() bool { return op.Op().InherentAttr(slotStoreVolatile) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op StoreOp) SetVolatile(v bool) StoreOp {
	if v {
		op.Op().SetInherentAttr(slotStoreVolatile, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotStoreVolatile, nil)
	}
	return op
}

// Nontemporal reports whether the attribute $nontemporal is present.
func (op StoreOp) Nontemporal() bool { return op.Op().InherentAttr(slotStoreNontemporal) != nil }

// SetNontemporal sets or removes the attribute $nontemporal.
func (op StoreOp) SetNontemporal(v bool) StoreOp {
	if v {
		op.Op().SetInherentAttr(slotStoreNontemporal, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotStoreNontemporal, nil)
	}
	return op
}

// InvariantGroup reports whether the attribute $invariantGroup is present.
func (op StoreOp) InvariantGroup() bool { return op.Op().InherentAttr(slotStoreInvariantGroup) != nil }

// SetInvariantGroup sets or removes the attribute $invariantGroup.
func (op StoreOp) SetInvariantGroup(v bool) StoreOp {
	if v {
		op.Op().SetInherentAttr(slotStoreInvariantGroup, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotStoreInvariantGroup, nil)
	}
	return op
}

// Ordering is the attribute $ordering, AtomicOrderingNotAtomic if it is absent.
func (op StoreOp) Ordering() AtomicOrdering {
	if v, ok := op.Op().InherentAttr(slotStoreOrdering).(*ir.IntegerAttr); ok {
		return AtomicOrdering(v.Uint())
	}
	return AtomicOrderingNotAtomic
}

// SetOrdering sets the attribute $ordering.
func (op StoreOp) SetOrdering(v AtomicOrdering) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreOrdering, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op StoreOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotStoreSyncscope).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op StoreOp) SetSyncscope(v string) StoreOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotStoreSyncscope, ir.NewStringAttr(c, v))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op StoreOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotStoreAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op StoreOp) SetAccessGroups(v *ir.ArrayAttr) StoreOp {
	op.Op().SetInherentAttr(slotStoreAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op StoreOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotStoreAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op StoreOp) SetAliasScopes(v *ir.ArrayAttr) StoreOp {
	op.Op().SetInherentAttr(slotStoreAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op StoreOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotStoreNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op StoreOp) SetNoaliasScopes(v *ir.ArrayAttr) StoreOp {
	op.Op().SetInherentAttr(slotStoreNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op StoreOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotStoreTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op StoreOp) SetTbaa(v *ir.ArrayAttr) StoreOp {
	op.Op().SetInherentAttr(slotStoreTbaa, v)
	return op
}

// StoreAdaptor has the converted operands of a [StoreOp] during a conversion.
type StoreAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [StoreOp].
func (StoreAdaptor[T]) For(StoreOp) {}

// Value returns the converted operand $value.
func (a StoreAdaptor[T]) Value() T { return a.At(0) }

// Addr returns the converted operand $addr.
func (a StoreAdaptor[T]) Addr() T { return a.At(1) }

// NewStore creates the operation llvm.store at the builder's insertion point.
func NewStore(b *ir.Builder, value *ir.Value, addr *ir.Value) StoreOp {
	c := b.Context()
	st := ir.OperationState{Def: Store, Operands: []*ir.Value{value, addr}, InherentAttrs: []ir.Attribute{slotStoreOrdering: ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic))}}
	return ir.Cast[StoreOp](b.Create(&st))
}

// formatAtomicRMW is the assembly format of [AtomicRMW].
var formatAtomicRMW = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 4, When: []asm.Cond{{Kind: asm.HasAttr, N: 4}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "volatile"},
		}}},
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &AtomicBinOpEnum}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "syncscope"},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.AttrElement, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 1}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 1}, Map: sameType},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<4,
}

// AtomicRMW is the operation llvm.atomicrmw: change of a value in memory that no other thread can see in the middle.
var AtomicRMW = &ir.OpDef{
	Name:      "llvm.atomicrmw",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result #0 and operand #1 have the same type", constraint.Operand(1), constraint.Result(0), sameType)},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
		{Name: "val", Constraint: atomicRMWType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "bin_op", Constraint: IsAtomicBinOp},
		{Name: "ordering", Constraint: IsAtomicOrdering},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: atomicRMWType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtomicRMW), OpcodeInterface.Is("atomicrmw")},
	View:       ir.ViewOf[AtomicRMWOp],
}

// AtomicRMWOp is the view of an operation llvm.atomicrmw.
type AtomicRMWOp struct{ ir.View }

// Def returns [AtomicRMW].
func (AtomicRMWOp) Def() *ir.OpDef { return AtomicRMW }

// The slots of the inherent attributes of [AtomicRMW].
const (
	slotAtomicRMWBinOp         = 0
	slotAtomicRMWOrdering      = 1
	slotAtomicRMWSyncscope     = 2
	slotAtomicRMWAlignment     = 3
	slotAtomicRMWVolatile      = 4
	slotAtomicRMWAccessGroups  = 5
	slotAtomicRMWAliasScopes   = 6
	slotAtomicRMWNoaliasScopes = 7
	slotAtomicRMWTbaa          = 8
)

// Verify checks what the definition cannot express.
func (op AtomicRMWOp) Verify() *diag.Diagnostic { return verifyAtomicRMW(op.Op()) }

// Ptr is the operand $ptr.
func (op AtomicRMWOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op AtomicRMWOp) Val() *ir.Value { return op.Op().Operand(1) }

// BinOp is the attribute $bin_op.
func (op AtomicRMWOp) BinOp() AtomicBinOp {
	return AtomicBinOp(op.Op().InherentAttr(slotAtomicRMWBinOp).(*ir.IntegerAttr).Uint())
}

// SetBinOp sets the attribute $bin_op.
func (op AtomicRMWOp) SetBinOp(v AtomicBinOp) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicRMWBinOp, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Ordering is the attribute $ordering.
func (op AtomicRMWOp) Ordering() AtomicOrdering {
	return AtomicOrdering(op.Op().InherentAttr(slotAtomicRMWOrdering).(*ir.IntegerAttr).Uint())
}

// SetOrdering sets the attribute $ordering.
func (op AtomicRMWOp) SetOrdering(v AtomicOrdering) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicRMWOrdering, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op AtomicRMWOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAtomicRMWSyncscope).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op AtomicRMWOp) SetSyncscope(v string) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicRMWSyncscope, ir.NewStringAttr(c, v))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AtomicRMWOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAtomicRMWAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AtomicRMWOp) SetAlignment(v int64) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicRMWAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Volatile reports whether the attribute $volatile_ is present.
func (op AtomicRMWOp) Volatile() bool { return op.Op().InherentAttr(slotAtomicRMWVolatile) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op AtomicRMWOp) SetVolatile(v bool) AtomicRMWOp {
	if v {
		op.Op().SetInherentAttr(slotAtomicRMWVolatile, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotAtomicRMWVolatile, nil)
	}
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op AtomicRMWOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicRMWAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op AtomicRMWOp) SetAccessGroups(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetInherentAttr(slotAtomicRMWAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op AtomicRMWOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicRMWAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op AtomicRMWOp) SetAliasScopes(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetInherentAttr(slotAtomicRMWAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op AtomicRMWOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicRMWNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op AtomicRMWOp) SetNoaliasScopes(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetInherentAttr(slotAtomicRMWNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op AtomicRMWOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicRMWTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op AtomicRMWOp) SetTbaa(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetInherentAttr(slotAtomicRMWTbaa, v)
	return op
}

// Result is the result $res.
func (op AtomicRMWOp) Result() *ir.Value { return op.Op().Result(0) }

// AtomicRMWAdaptor has the converted operands of a [AtomicRMWOp] during a conversion.
type AtomicRMWAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AtomicRMWOp].
func (AtomicRMWAdaptor[T]) For(AtomicRMWOp) {}

// Ptr returns the converted operand $ptr.
func (a AtomicRMWAdaptor[T]) Ptr() T { return a.At(0) }

// Val returns the converted operand $val.
func (a AtomicRMWAdaptor[T]) Val() T { return a.At(1) }

// NewAtomicRMW creates the operation llvm.atomicrmw at the builder's insertion point.
func NewAtomicRMW(b *ir.Builder, binOp AtomicBinOp, ptr *ir.Value, val *ir.Value, ordering AtomicOrdering) AtomicRMWOp {
	c := b.Context()
	st := ir.OperationState{Def: AtomicRMW, Operands: []*ir.Value{ptr, val}, InherentAttrs: []ir.Attribute{slotAtomicRMWBinOp: ir.NewIntegerAttr(c.I64(), int64(binOp)), slotAtomicRMWOrdering: ir.NewIntegerAttr(c.I64(), int64(ordering))}, Results: []ir.Type{sameType(val.Type())}}
	return ir.Cast[AtomicRMWOp](b.Create(&st))
}

// formatAtomicCmpXchg is the assembly format of [AtomicCmpXchg].
var formatAtomicCmpXchg = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 4, When: []asm.Cond{{Kind: asm.HasAttr, N: 4}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "weak"},
		}}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: 5, When: []asm.Cond{{Kind: asm.HasAttr, N: 5}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "volatile"},
		}}},
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 1},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.OperandElement, Space: true, N: 2},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 2}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "syncscope"},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.AttrElement, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Kind: asm.EnumAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 2}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 2}, Map: sameType},
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromValue, Of: asm.ValueRef{N: 2}, Map: valAndBool},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<4 | 1<<5,
}

// AtomicCmpXchg is the operation llvm.cmpxchg: write of a value to memory if that holds an expected one.
var AtomicCmpXchg = &ir.OpDef{
	Name:      "llvm.cmpxchg",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("operand #1 and operand #2 have the same type", constraint.Operand(2), constraint.Operand(1), sameType), constraint.TypesMatchWith("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", constraint.Operand(2), constraint.Result(0), valAndBool)},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: anyPointer},
		{Name: "cmp", Constraint: atomicCmpXchgType},
		{Name: "val", Constraint: atomicCmpXchgType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "success_ordering", Constraint: IsAtomicOrdering},
		{Name: "failure_ordering", Constraint: IsAtomicOrdering},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "weak", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "access_groups", Constraint: accessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: aliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: tbaaTagArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: anyStruct},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtomicCmpXchg), OpcodeInterface.Is("cmpxchg")},
	View:       ir.ViewOf[AtomicCmpXchgOp],
}

// AtomicCmpXchgOp is the view of an operation llvm.cmpxchg.
type AtomicCmpXchgOp struct{ ir.View }

// Def returns [AtomicCmpXchg].
func (AtomicCmpXchgOp) Def() *ir.OpDef { return AtomicCmpXchg }

// The slots of the inherent attributes of [AtomicCmpXchg].
const (
	slotAtomicCmpXchgSuccessOrdering = 0
	slotAtomicCmpXchgFailureOrdering = 1
	slotAtomicCmpXchgSyncscope       = 2
	slotAtomicCmpXchgAlignment       = 3
	slotAtomicCmpXchgWeak            = 4
	slotAtomicCmpXchgVolatile        = 5
	slotAtomicCmpXchgAccessGroups    = 6
	slotAtomicCmpXchgAliasScopes     = 7
	slotAtomicCmpXchgNoaliasScopes   = 8
	slotAtomicCmpXchgTbaa            = 9
)

// Verify checks what the definition cannot express.
func (op AtomicCmpXchgOp) Verify() *diag.Diagnostic { return verifyAtomicCmpXchg(op.Op()) }

// Ptr is the operand $ptr.
func (op AtomicCmpXchgOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Cmp is the operand $cmp.
func (op AtomicCmpXchgOp) Cmp() *ir.Value { return op.Op().Operand(1) }

// Val is the operand $val.
func (op AtomicCmpXchgOp) Val() *ir.Value { return op.Op().Operand(2) }

// SuccessOrdering is the attribute $success_ordering.
func (op AtomicCmpXchgOp) SuccessOrdering() AtomicOrdering {
	return AtomicOrdering(op.Op().InherentAttr(slotAtomicCmpXchgSuccessOrdering).(*ir.IntegerAttr).Uint())
}

// SetSuccessOrdering sets the attribute $success_ordering.
func (op AtomicCmpXchgOp) SetSuccessOrdering(v AtomicOrdering) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicCmpXchgSuccessOrdering, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FailureOrdering is the attribute $failure_ordering.
func (op AtomicCmpXchgOp) FailureOrdering() AtomicOrdering {
	return AtomicOrdering(op.Op().InherentAttr(slotAtomicCmpXchgFailureOrdering).(*ir.IntegerAttr).Uint())
}

// SetFailureOrdering sets the attribute $failure_ordering.
func (op AtomicCmpXchgOp) SetFailureOrdering(v AtomicOrdering) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicCmpXchgFailureOrdering, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op AtomicCmpXchgOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAtomicCmpXchgSyncscope).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op AtomicCmpXchgOp) SetSyncscope(v string) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicCmpXchgSyncscope, ir.NewStringAttr(c, v))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AtomicCmpXchgOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAtomicCmpXchgAlignment).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AtomicCmpXchgOp) SetAlignment(v int64) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAtomicCmpXchgAlignment, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Weak reports whether the attribute $weak is present.
func (op AtomicCmpXchgOp) Weak() bool { return op.Op().InherentAttr(slotAtomicCmpXchgWeak) != nil }

// SetWeak sets or removes the attribute $weak.
func (op AtomicCmpXchgOp) SetWeak(v bool) AtomicCmpXchgOp {
	if v {
		op.Op().SetInherentAttr(slotAtomicCmpXchgWeak, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotAtomicCmpXchgWeak, nil)
	}
	return op
}

// Volatile reports whether the attribute $volatile_ is present.
func (op AtomicCmpXchgOp) Volatile() bool {
	return op.Op().InherentAttr(slotAtomicCmpXchgVolatile) != nil
}

// SetVolatile sets or removes the attribute $volatile_.
func (op AtomicCmpXchgOp) SetVolatile(v bool) AtomicCmpXchgOp {
	if v {
		op.Op().SetInherentAttr(slotAtomicCmpXchgVolatile, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetInherentAttr(slotAtomicCmpXchgVolatile, nil)
	}
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op AtomicCmpXchgOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicCmpXchgAccessGroups).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op AtomicCmpXchgOp) SetAccessGroups(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetInherentAttr(slotAtomicCmpXchgAccessGroups, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op AtomicCmpXchgOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicCmpXchgAliasScopes).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op AtomicCmpXchgOp) SetAliasScopes(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetInherentAttr(slotAtomicCmpXchgAliasScopes, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op AtomicCmpXchgOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicCmpXchgNoaliasScopes).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op AtomicCmpXchgOp) SetNoaliasScopes(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetInherentAttr(slotAtomicCmpXchgNoaliasScopes, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op AtomicCmpXchgOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotAtomicCmpXchgTbaa).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op AtomicCmpXchgOp) SetTbaa(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetInherentAttr(slotAtomicCmpXchgTbaa, v)
	return op
}

// Result is the result $res.
func (op AtomicCmpXchgOp) Result() *ir.Value { return op.Op().Result(0) }

// AtomicCmpXchgAdaptor has the converted operands of a [AtomicCmpXchgOp] during a conversion.
type AtomicCmpXchgAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AtomicCmpXchgOp].
func (AtomicCmpXchgAdaptor[T]) For(AtomicCmpXchgOp) {}

// Ptr returns the converted operand $ptr.
func (a AtomicCmpXchgAdaptor[T]) Ptr() T { return a.At(0) }

// Cmp returns the converted operand $cmp.
func (a AtomicCmpXchgAdaptor[T]) Cmp() T { return a.At(1) }

// Val returns the converted operand $val.
func (a AtomicCmpXchgAdaptor[T]) Val() T { return a.At(2) }

// NewAtomicCmpXchg creates the operation llvm.cmpxchg at the builder's insertion point.
func NewAtomicCmpXchg(b *ir.Builder, ptr *ir.Value, cmp *ir.Value, val *ir.Value, successOrdering AtomicOrdering, failureOrdering AtomicOrdering) AtomicCmpXchgOp {
	c := b.Context()
	st := ir.OperationState{Def: AtomicCmpXchg, Operands: []*ir.Value{ptr, cmp, val}, InherentAttrs: []ir.Attribute{slotAtomicCmpXchgSuccessOrdering: ir.NewIntegerAttr(c.I64(), int64(successOrdering)), slotAtomicCmpXchgFailureOrdering: ir.NewIntegerAttr(c.I64(), int64(failureOrdering))}, Results: []ir.Type{valAndBool(val.Type())}}
	return ir.Cast[AtomicCmpXchgOp](b.Create(&st))
}

// formatFence is the assembly format of [Fence].
var formatFence = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "syncscope"},
			{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
			{Kind: asm.AttrElement, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		}}},
		{Kind: asm.EnumAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// Fence is the operation llvm.fence: ordering of the accesses before and after it.
var Fence = &ir.OpDef{
	Name: "llvm.fence",
	Attrs: []ir.AttrSlot{
		{Name: "ordering", Constraint: IsAtomicOrdering},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFence), OpcodeInterface.Is("fence")},
	View:       ir.ViewOf[FenceOp],
}

// FenceOp is the view of an operation llvm.fence.
type FenceOp struct{ ir.View }

// Def returns [Fence].
func (FenceOp) Def() *ir.OpDef { return Fence }

// The slots of the inherent attributes of [Fence].
const (
	slotFenceOrdering  = 0
	slotFenceSyncscope = 1
)

// Verify checks what the definition cannot express.
func (op FenceOp) Verify() *diag.Diagnostic { return verifyFence(op.Op()) }

// Ordering is the attribute $ordering.
func (op FenceOp) Ordering() AtomicOrdering {
	return AtomicOrdering(op.Op().InherentAttr(slotFenceOrdering).(*ir.IntegerAttr).Uint())
}

// SetOrdering sets the attribute $ordering.
func (op FenceOp) SetOrdering(v AtomicOrdering) FenceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFenceOrdering, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op FenceOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotFenceSyncscope).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op FenceOp) SetSyncscope(v string) FenceOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotFenceSyncscope, ir.NewStringAttr(c, v))
	return op
}

// FenceAdaptor has the converted operands of a [FenceOp] during a conversion.
type FenceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FenceOp].
func (FenceAdaptor[T]) For(FenceOp) {}

// NewFence creates the operation llvm.fence at the builder's insertion point.
func NewFence(b *ir.Builder, ordering AtomicOrdering) FenceOp {
	c := b.Context()
	st := ir.OperationState{Def: Fence, InherentAttrs: []ir.Attribute{slotFenceOrdering: ir.NewIntegerAttr(c.I64(), int64(ordering))}}
	return ir.Cast[FenceOp](b.Create(&st))
}
