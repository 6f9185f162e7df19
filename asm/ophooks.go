package asm

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// This file has what custom forms of operations that are written by hand need
// besides the methods of types.go and attrs.go.

// AlsoAt is Also at a position.
func (p *Parser) AlsoAt(at source.Pos, msg string) {
	if p.failed && p.failedTok != badToken {
		p.errs = append(p.errs, diag.Errorf(p.place(at), "%s", p.inCustom(msg)))
	}
}

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
		if i := o.st.Def.Slot(a.Name); i >= 0 && o.st.Prop(i) != nil && (first == "" || a.Name < first) {
			first = a.Name
		}
	}
	if first != "" {
		p.Errorf(o.st.Pos, "attribute '%s' occurs more than once in the attribute list", first)
	}
}

// OpAttr is the attribute of a name in the dictionary of the current operation
// that was parsed, nil if there is none.
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
