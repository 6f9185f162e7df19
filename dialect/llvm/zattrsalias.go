// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// AliasScopeDomainAttr is #llvm.alias_scope_domain: LLVM dialect alias scope domain metadata.
type AliasScopeDomainAttr struct {
	ir.AttrBase
	id          ir.Attribute
	description *ir.StringAttr
}

// AliasScopeDomainAttrDef is the definition of AliasScopeDomainAttr.
var AliasScopeDomainAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "alias_scope_domain",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAliasScopeDomainAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*AliasScopeDomainAttr)
		if v.id != nil {
			attr(v.id)
		}
		if v.description != nil {
			attr(v.description)
		}
	},
	Rebuild: ir.AttrRebuild[*AliasScopeDomainAttr],
})

// IsAliasScopeDomainAttr is the constraint for AliasScopeDomainAttr.
var IsAliasScopeDomainAttr = &ir.AttrConstraint{Summary: "LLVM dialect alias scope domain metadata", Match: asm.IsAttr[*AliasScopeDomainAttr]}

// NewAliasScopeDomainAttr returns the attribute with the given parameters.
func NewAliasScopeDomainAttr(c *ir.Context, id ir.Attribute, description *ir.StringAttr) *AliasScopeDomainAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, id)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(description))
	if v := c.LookupAttr(AliasScopeDomainAttrDef, k); v != nil {
		return v.(*AliasScopeDomainAttr)
	}
	return c.InternAttr(AliasScopeDomainAttrDef, k, &AliasScopeDomainAttr{id: id, description: description}).(*AliasScopeDomainAttr)
}

// ID is the parameter id.
func (v *AliasScopeDomainAttr) ID() ir.Attribute { return v.id }

// Description is the parameter description, nil if it is absent.
func (v *AliasScopeDomainAttr) Description() *ir.StringAttr { return v.description }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *AliasScopeDomainAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	id := ir.Rebuilt(r, v.id)
	description := ir.Rebuilt(r, v.description)
	if r.Failed() {
		return nil
	}
	return NewAliasScopeDomainAttr(v.Context(), id, description)
}

// syntaxAliasScopeDomainAttr parses and prints AliasScopeDomainAttr.
type syntaxAliasScopeDomainAttr struct{}

var namesAliasScopeDomainAttr = []string{"id", "description"}

// ParseAttr parses the text after the mnemonic.
func (syntaxAliasScopeDomainAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id ir.Attribute
	var description *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesAliasScopeDomainAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			id = p.Attr()
			p.EndParam("LLVM_AliasScopeDomainAttr", "id", "Attribute")
		case 1:
			description = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_AliasScopeDomainAttr", "description", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewAliasScopeDomainAttr(p.Context(), id, description)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxAliasScopeDomainAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AliasScopeDomainAttr)
	p.Str("<")
	p.Str("id = ")
	p.Attr(v.id)
	if v.description != nil {
		p.Str(", description = ")
		p.Attr(v.description)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxAliasScopeDomainAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "alias_scope_domain", asm.OverridableAlias
}

// AliasScopeAttr is #llvm.alias_scope: LLVM dialect alias scope.
type AliasScopeAttr struct {
	ir.AttrBase
	id          ir.Attribute
	domain      *AliasScopeDomainAttr
	description *ir.StringAttr
}

// AliasScopeAttrDef is the definition of AliasScopeAttr.
var AliasScopeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "alias_scope",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAliasScopeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*AliasScopeAttr)
		if v.id != nil {
			attr(v.id)
		}
		if v.domain != nil {
			attr(v.domain)
		}
		if v.description != nil {
			attr(v.description)
		}
	},
	Rebuild: ir.AttrRebuild[*AliasScopeAttr],
})

// IsAliasScopeAttr is the constraint for AliasScopeAttr.
var IsAliasScopeAttr = &ir.AttrConstraint{Summary: "LLVM dialect alias scope", Match: asm.IsAttr[*AliasScopeAttr]}

// NewAliasScopeAttr returns the attribute with the given parameters. It panics
// if checkAliasScope rejects them.
func NewAliasScopeAttr(c *ir.Context, id ir.Attribute, domain *AliasScopeDomainAttr, description *ir.StringAttr) *AliasScopeAttr {
	if err := checkAliasScope(id, domain, description); err != nil {
		panic("llvm: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, id)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(domain))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(description))
	if v := c.LookupAttr(AliasScopeAttrDef, k); v != nil {
		return v.(*AliasScopeAttr)
	}
	return c.InternAttr(AliasScopeAttrDef, k, &AliasScopeAttr{id: id, domain: domain, description: description}).(*AliasScopeAttr)
}

// ID is the parameter id.
func (v *AliasScopeAttr) ID() ir.Attribute { return v.id }

// Domain is the parameter domain.
func (v *AliasScopeAttr) Domain() *AliasScopeDomainAttr { return v.domain }

// Description is the parameter description, nil if it is absent.
func (v *AliasScopeAttr) Description() *ir.StringAttr { return v.description }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *AliasScopeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	id := ir.Rebuilt(r, v.id)
	domain := ir.Rebuilt(r, v.domain)
	description := ir.Rebuilt(r, v.description)
	if r.Failed() || !r.Check(checkAliasScope(id, domain, description)) {
		return nil
	}
	return NewAliasScopeAttr(v.Context(), id, domain, description)
}

// syntaxAliasScopeAttr parses and prints AliasScopeAttr.
type syntaxAliasScopeAttr struct{}

var namesAliasScopeAttr = []string{"id", "domain", "description"}

// ParseAttr parses the text after the mnemonic.
func (syntaxAliasScopeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var id ir.Attribute
	var domain *AliasScopeDomainAttr
	var description *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesAliasScopeAttr, 1<<2); s.Next(); {
		switch s.Param {
		case 0:
			id = p.Attr()
			p.EndParam("LLVM_AliasScopeAttr", "id", "Attribute")
		case 1:
			domain = asm.StrippedAttrParam[*AliasScopeDomainAttr](p, AliasScopeDomainAttrDef)
			p.EndParam("LLVM_AliasScopeAttr", "domain", "AliasScopeDomainAttr")
		case 2:
			description = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_AliasScopeAttr", "description", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := checkAliasScope(id, domain, description); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewAliasScopeAttr(p.Context(), id, domain, description)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxAliasScopeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AliasScopeAttr)
	p.Str("<")
	p.Str("id = ")
	p.Attr(v.id)
	p.Str(", domain = ")
	p.StrippedAttr(v.domain)
	if v.description != nil {
		p.Str(", description = ")
		p.Attr(v.description)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxAliasScopeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "alias_scope", asm.OverridableAlias
}

// AccessGroupAttr is #llvm.access_group: LLVM dialect access group metadata.
type AccessGroupAttr struct {
	ir.AttrBase
	id *ir.DistinctAttr
}

// AccessGroupAttrDef is the definition of AccessGroupAttr.
var AccessGroupAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "access_group",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAccessGroupAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*AccessGroupAttr)
		if v.id != nil {
			attr(v.id)
		}
	},
	Rebuild: ir.AttrRebuild[*AccessGroupAttr],
})

// IsAccessGroupAttr is the constraint for AccessGroupAttr.
var IsAccessGroupAttr = &ir.AttrConstraint{Summary: "LLVM dialect access group metadata", Match: asm.IsAttr[*AccessGroupAttr]}

// NewAccessGroupAttr returns the attribute with the given parameters.
func NewAccessGroupAttr(c *ir.Context, id *ir.DistinctAttr) *AccessGroupAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(id))
	if v := c.LookupAttr(AccessGroupAttrDef, k); v != nil {
		return v.(*AccessGroupAttr)
	}
	return c.InternAttr(AccessGroupAttrDef, k, &AccessGroupAttr{id: id}).(*AccessGroupAttr)
}

// ID is the parameter id.
func (v *AccessGroupAttr) ID() *ir.DistinctAttr { return v.id }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *AccessGroupAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	id := ir.Rebuilt(r, v.id)
	if r.Failed() {
		return nil
	}
	return NewAccessGroupAttr(v.Context(), id)
}

// syntaxAccessGroupAttr parses and prints AccessGroupAttr.
type syntaxAccessGroupAttr struct{}

var namesAccessGroupAttr = []string{"id"}

// ParseAttr parses the text after the mnemonic.
func (syntaxAccessGroupAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id *ir.DistinctAttr
	p.Want(asm.Less)
	for s := p.Struct(namesAccessGroupAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			id = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_AccessGroupAttr", "id", "DistinctAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewAccessGroupAttr(p.Context(), id)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxAccessGroupAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AccessGroupAttr)
	p.Str("<")
	p.Str("id = ")
	p.Attr(v.id)
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxAccessGroupAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "access_group", asm.OverridableAlias
}

// TBAARootAttr is #llvm.tbaa_root: LLVM dialect TBAA root metadata.
type TBAARootAttr struct {
	ir.AttrBase
	id *ir.StringAttr
}

// TBAARootAttrDef is the definition of TBAARootAttr.
var TBAARootAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_root",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAARootAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAARootAttr)
		if v.id != nil {
			attr(v.id)
		}
	},
	Rebuild: ir.AttrRebuild[*TBAARootAttr],
})

// IsTBAARootAttr is the constraint for TBAARootAttr.
var IsTBAARootAttr = &ir.AttrConstraint{Summary: "LLVM dialect TBAA root metadata", Match: asm.IsAttr[*TBAARootAttr]}

// NewTBAARootAttr returns the attribute with the given parameters.
func NewTBAARootAttr(c *ir.Context, id *ir.StringAttr) *TBAARootAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(id))
	if v := c.LookupAttr(TBAARootAttrDef, k); v != nil {
		return v.(*TBAARootAttr)
	}
	return c.InternAttr(TBAARootAttrDef, k, &TBAARootAttr{id: id}).(*TBAARootAttr)
}

// ID is the parameter id, nil if it is absent.
func (v *TBAARootAttr) ID() *ir.StringAttr { return v.id }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *TBAARootAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	id := ir.Rebuilt(r, v.id)
	if r.Failed() {
		return nil
	}
	return NewTBAARootAttr(v.Context(), id)
}

// syntaxTBAARootAttr parses and prints TBAARootAttr.
type syntaxTBAARootAttr struct{}

var namesTBAARootAttr = []string{"id"}

// ParseAttr parses the text after the mnemonic.
func (syntaxTBAARootAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id *ir.StringAttr
	if !p.Failed() {
		if p.Got(asm.Less) {
			for s := p.Struct(namesTBAARootAttr, 1<<0); s.Next(); {
				switch s.Param {
				case 0:
					id = asm.AttrParam[*ir.StringAttr](p)
					p.EndParam("LLVM_TBAARootAttr", "id", "StringAttr")
				}
			}
			p.Want(asm.Greater)
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAARootAttr(p.Context(), id)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxTBAARootAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAARootAttr)
	if v.id != nil {
		p.Str("<")
		if v.id != nil {
			p.Str("id = ")
			p.Attr(v.id)
		}
		p.Str(">")
	}
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxTBAARootAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "tbaa_root", asm.OverridableAlias
}

// TBAAMemberAttr is #llvm.tbaa_member: member of a TBAA type and its offset in bytes.
type TBAAMemberAttr struct {
	ir.AttrBase
	typeDesc TBAANode
	offset   int64
}

// TBAAMemberAttrDef is the definition of TBAAMemberAttr.
var TBAAMemberAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_member",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAAMemberAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAAMemberAttr)
		if v.typeDesc != nil {
			attr(v.typeDesc)
		}
	},
	Rebuild: ir.AttrRebuild[*TBAAMemberAttr],
})

// IsTBAAMemberAttr is the constraint for TBAAMemberAttr.
var IsTBAAMemberAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*TBAAMemberAttr]}

// NewTBAAMemberAttr returns the attribute with the given parameters.
func NewTBAAMemberAttr(c *ir.Context, typeDesc TBAANode, offset int64) *TBAAMemberAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, typeDesc)
	k = ir.AppendIntKey(k, int64(offset))
	if v := c.LookupAttr(TBAAMemberAttrDef, k); v != nil {
		return v.(*TBAAMemberAttr)
	}
	return c.InternAttr(TBAAMemberAttrDef, k, &TBAAMemberAttr{typeDesc: typeDesc, offset: offset}).(*TBAAMemberAttr)
}

// TypeDesc is the parameter typeDesc.
func (v *TBAAMemberAttr) TypeDesc() TBAANode { return v.typeDesc }

// Offset is the parameter offset.
func (v *TBAAMemberAttr) Offset() int64 { return v.offset }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *TBAAMemberAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	typeDesc := ir.Rebuilt(r, v.typeDesc)
	offset := v.offset
	if r.Failed() {
		return nil
	}
	return NewTBAAMemberAttr(v.Context(), typeDesc, offset)
}

// syntaxTBAAMemberAttr parses and prints TBAAMemberAttr.
type syntaxTBAAMemberAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxTBAAMemberAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var typeDesc TBAANode
	var offset int64
	p.Want(asm.Less)
	if !p.Failed() {
		typeDesc = asm.AttrParam[TBAANode](p)
		p.EndParam("LLVM_TBAAMemberAttr", "typeDesc", "TBAANodeAttr")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		offset = int64(p.Int(64))
		p.EndParam("LLVM_TBAAMemberAttr", "offset", "int64_t")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAAMemberAttr(p.Context(), typeDesc, offset)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxTBAAMemberAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAAMemberAttr)
	p.Str("<")
	p.Attr(v.typeDesc)
	p.Str(", ")
	p.Int(int64(v.offset))
	p.Str(">")
}

// TBAATypeDescriptorAttr is #llvm.tbaa_type_desc: LLVM dialect TBAA type metadata.
type TBAATypeDescriptorAttr struct {
	ir.AttrBase
	id      string
	members []*TBAAMemberAttr
}

// TBAATypeDescriptorAttrDef is the definition of TBAATypeDescriptorAttr.
var TBAATypeDescriptorAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_type_desc",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAATypeDescriptorAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAATypeDescriptorAttr)
		for _, e := range v.members {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*TBAATypeDescriptorAttr],
})

// IsTBAATypeDescriptorAttr is the constraint for TBAATypeDescriptorAttr.
var IsTBAATypeDescriptorAttr = &ir.AttrConstraint{Summary: "LLVM dialect TBAA type metadata", Match: asm.IsAttr[*TBAATypeDescriptorAttr]}

// NewTBAATypeDescriptorAttr returns the attribute with the given parameters.
func NewTBAATypeDescriptorAttr(c *ir.Context, id string, members []*TBAAMemberAttr) *TBAATypeDescriptorAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, id)
	k = ir.AppendUintKey(k, uint64(len(members)))
	for _, e := range members {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(TBAATypeDescriptorAttrDef, k); v != nil {
		return v.(*TBAATypeDescriptorAttr)
	}
	return c.InternAttr(TBAATypeDescriptorAttrDef, k, &TBAATypeDescriptorAttr{id: c.Intern(id), members: append([]*TBAAMemberAttr(nil), members...)}).(*TBAATypeDescriptorAttr)
}

// ID is the parameter id.
func (v *TBAATypeDescriptorAttr) ID() string { return v.id }

// Members is the parameter members. The slice must not be modified.
func (v *TBAATypeDescriptorAttr) Members() []*TBAAMemberAttr { return v.members }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *TBAATypeDescriptorAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	id := v.id
	members := ir.RebuiltList(r, v.members)
	if r.Failed() {
		return nil
	}
	return NewTBAATypeDescriptorAttr(v.Context(), id, members)
}

// syntaxTBAATypeDescriptorAttr parses and prints TBAATypeDescriptorAttr.
type syntaxTBAATypeDescriptorAttr struct{}

var namesTBAATypeDescriptorAttr = []string{"id", "members"}

// ParseAttr parses the text after the mnemonic.
func (syntaxTBAATypeDescriptorAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id string
	var members []*TBAAMemberAttr
	p.Want(asm.Less)
	for s := p.Struct(namesTBAATypeDescriptorAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			id = p.StringLiteral()
			p.EndParam("LLVM_TBAATypeDescriptorAttr", "id", "::llvm::StringRef")
		case 1:
			members = parseTBAAMembers(p)
			p.EndParam("LLVM_TBAATypeDescriptorAttr", "members", "::llvm::ArrayRef<TBAAMemberAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAATypeDescriptorAttr(p.Context(), id, members)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxTBAATypeDescriptorAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAATypeDescriptorAttr)
	p.Str("<")
	p.Str("id = ")
	p.Quoted(v.id)
	p.Str(", members = ")
	printTBAAMembers(p, v.members)
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxTBAATypeDescriptorAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "tbaa_type_desc", asm.OverridableAlias
}

// TBAATagAttr is #llvm.tbaa_tag: LLVM dialect TBAA tag metadata.
type TBAATagAttr struct {
	ir.AttrBase
	baseType   *TBAATypeDescriptorAttr
	accessType *TBAATypeDescriptorAttr
	offset     int64
	constant   bool
}

// TBAATagAttrDef is the definition of TBAATagAttr.
var TBAATagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_tag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAATagAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAATagAttr)
		if v.baseType != nil {
			attr(v.baseType)
		}
		if v.accessType != nil {
			attr(v.accessType)
		}
	},
	Rebuild: ir.AttrRebuild[*TBAATagAttr],
})

// IsTBAATagAttr is the constraint for TBAATagAttr.
var IsTBAATagAttr = &ir.AttrConstraint{Summary: "LLVM dialect TBAA tag metadata", Match: asm.IsAttr[*TBAATagAttr]}

// NewTBAATagAttr returns the attribute with the given parameters.
func NewTBAATagAttr(c *ir.Context, baseType *TBAATypeDescriptorAttr, accessType *TBAATypeDescriptorAttr, offset int64, constant bool) *TBAATagAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(baseType))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(accessType))
	k = ir.AppendIntKey(k, int64(offset))
	k = ir.AppendBoolKey(k, constant)
	if v := c.LookupAttr(TBAATagAttrDef, k); v != nil {
		return v.(*TBAATagAttr)
	}
	return c.InternAttr(TBAATagAttrDef, k, &TBAATagAttr{baseType: baseType, accessType: accessType, offset: offset, constant: constant}).(*TBAATagAttr)
}

// BaseType is the parameter base_type.
func (v *TBAATagAttr) BaseType() *TBAATypeDescriptorAttr { return v.baseType }

// AccessType is the parameter access_type.
func (v *TBAATagAttr) AccessType() *TBAATypeDescriptorAttr { return v.accessType }

// Offset is the parameter offset.
func (v *TBAATagAttr) Offset() int64 { return v.offset }

// Constant is the parameter constant.
func (v *TBAATagAttr) Constant() bool { return v.constant }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *TBAATagAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	baseType := ir.Rebuilt(r, v.baseType)
	accessType := ir.Rebuilt(r, v.accessType)
	offset := v.offset
	constant := v.constant
	if r.Failed() {
		return nil
	}
	return NewTBAATagAttr(v.Context(), baseType, accessType, offset, constant)
}

// syntaxTBAATagAttr parses and prints TBAATagAttr.
type syntaxTBAATagAttr struct{}

var namesTBAATagAttr = []string{"base_type", "access_type", "offset", "constant"}

// ParseAttr parses the text after the mnemonic.
func (syntaxTBAATagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var baseType *TBAATypeDescriptorAttr
	var accessType *TBAATypeDescriptorAttr
	var offset int64
	constant := bool(false)
	p.Want(asm.Less)
	for s := p.Struct(namesTBAATagAttr, 1<<3); s.Next(); {
		switch s.Param {
		case 0:
			baseType = asm.StrippedAttrParam[*TBAATypeDescriptorAttr](p, TBAATypeDescriptorAttrDef)
			p.EndParam("LLVM_TBAATagAttr", "base_type", "TBAATypeDescriptorAttr")
		case 1:
			accessType = asm.StrippedAttrParam[*TBAATypeDescriptorAttr](p, TBAATypeDescriptorAttrDef)
			p.EndParam("LLVM_TBAATagAttr", "access_type", "TBAATypeDescriptorAttr")
		case 2:
			offset = int64(p.Int(64))
			p.EndParam("LLVM_TBAATagAttr", "offset", "int64_t")
		case 3:
			constant = p.BoolParam()
			p.EndParam("LLVM_TBAATagAttr", "constant", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAATagAttr(p.Context(), baseType, accessType, offset, constant)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxTBAATagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAATagAttr)
	p.Str("<")
	p.Str("base_type = ")
	p.StrippedAttr(v.baseType)
	p.Str(", access_type = ")
	p.StrippedAttr(v.accessType)
	p.Str(", offset = ")
	p.Int(int64(v.offset))
	if v.constant != false {
		p.Str(", constant = ")
		p.Bool(v.constant)
	}
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxTBAATagAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "tbaa_tag", asm.OverridableAlias
}

// MMRATagAttr is #llvm.mmra_tag: MLIR wrapper around a prefix:suffix MMRA tag.
type MMRATagAttr struct {
	ir.AttrBase
	prefix string
	suffix string
}

// MMRATagAttrDef is the definition of MMRATagAttr.
var MMRATagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "mmra_tag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxMMRATagAttr{})},
})

// IsMMRATagAttr is the constraint for MMRATagAttr.
var IsMMRATagAttr = &ir.AttrConstraint{Summary: "MLIR wrapper around a prefix:suffix MMRA tag", Match: asm.IsAttr[*MMRATagAttr]}

// NewMMRATagAttr returns the attribute with the given parameters.
func NewMMRATagAttr(c *ir.Context, prefix string, suffix string) *MMRATagAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, prefix)
	k = ir.AppendStringKey(k, suffix)
	if v := c.LookupAttr(MMRATagAttrDef, k); v != nil {
		return v.(*MMRATagAttr)
	}
	return c.InternAttr(MMRATagAttrDef, k, &MMRATagAttr{prefix: c.Intern(prefix), suffix: c.Intern(suffix)}).(*MMRATagAttr)
}

// Prefix is the parameter prefix.
func (v *MMRATagAttr) Prefix() string { return v.prefix }

// Suffix is the parameter suffix.
func (v *MMRATagAttr) Suffix() string { return v.suffix }

// syntaxMMRATagAttr parses and prints MMRATagAttr.
type syntaxMMRATagAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxMMRATagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var prefix string
	var suffix string
	p.Want(asm.Less)
	if !p.Failed() {
		prefix = p.StringLiteral()
		p.EndParam("LLVM_MMRATagAttr", "prefix", "::llvm::StringRef")
	}
	p.Want(asm.Colon)
	if !p.Failed() {
		suffix = p.StringLiteral()
		p.EndParam("LLVM_MMRATagAttr", "suffix", "::llvm::StringRef")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewMMRATagAttr(p.Context(), prefix, suffix)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxMMRATagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*MMRATagAttr)
	p.Str("<")
	p.Quoted(v.prefix)
	p.Str(":")
	p.Quoted(v.suffix)
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxMMRATagAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "mmra_tag", asm.OverridableAlias
}
