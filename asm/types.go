package asm

import "github.com/gomlir/gomlir/ir"

// Type parses a type, which must be there.
func (p *Parser) Type() ir.Type {
	p.WrongToken("expected type")
	return ir.NewNoneType(p.ctx)
}
