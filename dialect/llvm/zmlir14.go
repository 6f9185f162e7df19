// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// formatMetadata is the assembly format of [Metadata].
var formatMetadata = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.AttrDictWithKeywordElement},
		{Kind: asm.RegionElement, Space: true, N: 0},
	},
	Elided: 1 << 0,
}

// Metadata is the operation llvm.metadata: table of access groups and alias scopes.
var Metadata = &ir.OpDef{
	Name:   "llvm.metadata",
	Traits: ir.HasSymbolTable | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMetadata)},
	View:       ir.ViewOf[MetadataOp],
}

// MetadataOp is the view of an operation llvm.metadata.
type MetadataOp struct{ ir.View }

// Def returns [Metadata].
func (MetadataOp) Def() *ir.OpDef { return Metadata }

// The slots of the inherent attributes of [Metadata].
const (
	slotMetadataSymName = 0
)

// VerifySymbolUses checks the references to symbols.
func (op MetadataOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyMetadataUses(op.Op(), symbols)
}

// SymName is the attribute $sym_name.
func (op MetadataOp) SymName() string {
	return op.Op().InherentAttr(slotMetadataSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op MetadataOp) SetSymName(v string) MetadataOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotMetadataSymName, ir.NewStringAttr(c, v))
	return op
}

// Body is the region $body.
func (op MetadataOp) Body() *ir.Region { return op.Op().Region(0) }

// MetadataAdaptor has the converted operands of a [MetadataOp] during a conversion.
type MetadataAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MetadataOp].
func (MetadataAdaptor[T]) For(MetadataOp) {}

// formatAccessGroup is the assembly format of [AccessGroup].
var formatAccessGroup = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// AccessGroup is the operation llvm.access_group: group of accesses without dependencies from one iteration of a loop to another.
var AccessGroup = &ir.OpDef{
	Name:    "llvm.access_group",
	Traits:  ir.Symbol,
	Parents: []string{"llvm.metadata"},
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAccessGroup)},
	View:       ir.ViewOf[AccessGroupOp],
}

// AccessGroupOp is the view of an operation llvm.access_group.
type AccessGroupOp struct{ ir.View }

// Def returns [AccessGroup].
func (AccessGroupOp) Def() *ir.OpDef { return AccessGroup }

// The slots of the inherent attributes of [AccessGroup].
const (
	slotAccessGroupSymName = 0
)

// SymName is the attribute $sym_name.
func (op AccessGroupOp) SymName() string {
	return op.Op().InherentAttr(slotAccessGroupSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op AccessGroupOp) SetSymName(v string) AccessGroupOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAccessGroupSymName, ir.NewStringAttr(c, v))
	return op
}

// AccessGroupAdaptor has the converted operands of a [AccessGroupOp] during a conversion.
type AccessGroupAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AccessGroupOp].
func (AccessGroupAdaptor[T]) For(AccessGroupOp) {}

// NewAccessGroup creates the operation llvm.access_group at the builder's insertion point.
func NewAccessGroup(b *ir.Builder, symName string) AccessGroupOp {
	c := b.Context()
	st := ir.OperationState{Def: AccessGroup, InherentAttrs: []ir.Attribute{slotAccessGroupSymName: ir.NewStringAttr(c, symName)}}
	return ir.Cast[AccessGroupOp](b.Create(&st))
}

// formatAliasScopeDomain is the assembly format of [AliasScopeDomain].
var formatAliasScopeDomain = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// AliasScopeDomain is the operation llvm.alias_scope_domain: domain of alias scopes.
var AliasScopeDomain = &ir.OpDef{
	Name:    "llvm.alias_scope_domain",
	Traits:  ir.Symbol,
	Parents: []string{"llvm.metadata"},
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "description", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAliasScopeDomain)},
	View:       ir.ViewOf[AliasScopeDomainOp],
}

// AliasScopeDomainOp is the view of an operation llvm.alias_scope_domain.
type AliasScopeDomainOp struct{ ir.View }

// Def returns [AliasScopeDomain].
func (AliasScopeDomainOp) Def() *ir.OpDef { return AliasScopeDomain }

// The slots of the inherent attributes of [AliasScopeDomain].
const (
	slotAliasScopeDomainSymName     = 0
	slotAliasScopeDomainDescription = 1
)

// SymName is the attribute $sym_name.
func (op AliasScopeDomainOp) SymName() string {
	return op.Op().InherentAttr(slotAliasScopeDomainSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op AliasScopeDomainOp) SetSymName(v string) AliasScopeDomainOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasScopeDomainSymName, ir.NewStringAttr(c, v))
	return op
}

// Description is the attribute $description; ok is false if it is absent.
func (op AliasScopeDomainOp) Description() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAliasScopeDomainDescription).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDescription sets the attribute $description.
func (op AliasScopeDomainOp) SetDescription(v string) AliasScopeDomainOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasScopeDomainDescription, ir.NewStringAttr(c, v))
	return op
}

// AliasScopeDomainAdaptor has the converted operands of a [AliasScopeDomainOp] during a conversion.
type AliasScopeDomainAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AliasScopeDomainOp].
func (AliasScopeDomainAdaptor[T]) For(AliasScopeDomainOp) {}

// NewAliasScopeDomain creates the operation llvm.alias_scope_domain at the builder's insertion point.
func NewAliasScopeDomain(b *ir.Builder, symName string) AliasScopeDomainOp {
	c := b.Context()
	st := ir.OperationState{Def: AliasScopeDomain, InherentAttrs: []ir.Attribute{slotAliasScopeDomainSymName: ir.NewStringAttr(c, symName)}}
	return ir.Cast[AliasScopeDomainOp](b.Create(&st))
}

// formatAliasScope is the assembly format of [AliasScope].
var formatAliasScope = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.SymbolNameElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// AliasScope is the operation llvm.alias_scope: scope in a domain.
var AliasScope = &ir.OpDef{
	Name:    "llvm.alias_scope",
	Traits:  ir.Symbol,
	Parents: []string{"llvm.metadata"},
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "domain", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "description", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAliasScope)},
	View:       ir.ViewOf[AliasScopeOp],
}

// AliasScopeOp is the view of an operation llvm.alias_scope.
type AliasScopeOp struct{ ir.View }

// Def returns [AliasScope].
func (AliasScopeOp) Def() *ir.OpDef { return AliasScope }

// The slots of the inherent attributes of [AliasScope].
const (
	slotAliasScopeSymName     = 0
	slotAliasScopeDomain      = 1
	slotAliasScopeDescription = 2
)

// SymName is the attribute $sym_name.
func (op AliasScopeOp) SymName() string {
	return op.Op().InherentAttr(slotAliasScopeSymName).(*ir.StringAttr).Value()
}

// SetSymName sets the attribute $sym_name.
func (op AliasScopeOp) SetSymName(v string) AliasScopeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasScopeSymName, ir.NewStringAttr(c, v))
	return op
}

// Domain is the attribute $domain.
func (op AliasScopeOp) Domain() string {
	return op.Op().InherentAttr(slotAliasScopeDomain).(*ir.SymbolRefAttr).Root()
}

// SetDomain sets the attribute $domain.
func (op AliasScopeOp) SetDomain(v string) AliasScopeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasScopeDomain, ir.NewSymbolRefAttr(c, v))
	return op
}

// Description is the attribute $description; ok is false if it is absent.
func (op AliasScopeOp) Description() (value string, ok bool) {
	if v, ok := op.Op().InherentAttr(slotAliasScopeDescription).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDescription sets the attribute $description.
func (op AliasScopeOp) SetDescription(v string) AliasScopeOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotAliasScopeDescription, ir.NewStringAttr(c, v))
	return op
}

// AliasScopeAdaptor has the converted operands of a [AliasScopeOp] during a conversion.
type AliasScopeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AliasScopeOp].
func (AliasScopeAdaptor[T]) For(AliasScopeOp) {}

// NewAliasScope creates the operation llvm.alias_scope at the builder's insertion point.
func NewAliasScope(b *ir.Builder, symName string, domain string) AliasScopeOp {
	c := b.Context()
	st := ir.OperationState{Def: AliasScope, InherentAttrs: []ir.Attribute{slotAliasScopeSymName: ir.NewStringAttr(c, symName), slotAliasScopeDomain: ir.NewSymbolRefAttr(c, domain)}}
	return ir.Cast[AliasScopeOp](b.Create(&st))
}
