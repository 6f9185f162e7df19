package asm

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// This file has what custom forms of operations that are written by hand need
// besides the methods of types.go and attrs.go.

// OpAttrDictWithKeyword is OpAttrDict behind the keyword attributes.
func (p *Parser) OpAttrDictWithKeyword() {
	if !p.GotKeyword("attributes") {
		return
	}
	o := p.current()
	o.attrs = p.attrDict(o.attrs)
}

// CheckOpAttrs reports attributes of the current operation that the text has
// both in the dictionary and elsewhere.
func (p *Parser) CheckOpAttrs() {
	o := p.current()
	first := ""
	for _, a := range o.attrs {
		if i := o.st.Def.Slot(a.Name); i >= 0 && o.st.InherentAttr(i) != nil && (first == "" || a.Name < first) {
			first = a.Name
		}
	}
	if first != "" {
		p.Errorf(o.st.Pos, "attribute '%s' occurs more than once in the attribute list", first)
	}
}

// OpAttr returns the attribute of a name in the parsed dictionary of the current
// operation, nil if absent.
func (p *Parser) OpAttr(name string) ir.Attribute {
	for _, a := range p.current().attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

// RemoveOpAttr takes the attribute of a name out of the dictionary of the
// current operation that was parsed.
func (p *Parser) RemoveOpAttr(name string) {
	o := p.current()
	o.attrs = slices.DeleteFunc(o.attrs, func(a ir.NamedAttribute) bool { return a.Name == name })
}

// AddOpAttrs adds attributes to the dictionary of the current operation that was
// parsed, as if it were in their text.
func (p *Parser) AddOpAttrs(attrs ...ir.NamedAttribute) {
	o := p.current()
	o.attrs = append(o.attrs, attrs...)
}
