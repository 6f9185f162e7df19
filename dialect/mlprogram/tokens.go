package mlprogram

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// parseTokenOrdering reads the tokens that an operation waits for, and the type of the one that it makes:
//
//	ordering ::= `ordering` `(` (`(` `)` | values) `->` type `)`
func parseTokenOrdering(p *asm.Parser, tokens *[]asm.Operand, made *ir.Type) bool {
	p.WantKeyword("ordering")
	p.Want(asm.LParen)
	if p.Got(asm.LParen) {
		p.Want(asm.RParen)
	} else {
		*tokens = p.AppendOperands(nil)
	}
	p.Want(asm.Arrow)
	*made = p.Type()
	p.Want(asm.RParen)
	return true
}

func printTokenOrdering(p *asm.Printer, _ *ir.Operation, tokens ir.ValueRange, made ir.Type) {
	p.Str(" ordering(")
	if tokens.Len() == 0 {
		p.Str("()")
	} else {
		p.Values(tokens.Values())
	}
	p.Str(" -> ")
	p.Type(made)
	p.Byte(')')
}
