package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

func parseName(p *asm.Parser, name *string) bool {
	*name = p.Keyword()
	return !p.Failed()
}

func printName(p *asm.Printer, name string) { p.Str(name) }

// parseContents reads a type of the dialect without its prefix.
func parseContents(p *asm.Parser, contents *ir.Type) bool {
	at := p.Pos()
	mnemonic := p.Keyword()
	if p.Failed() {
		return false
	}
	for _, def := range p.Context().Dialect("test").Types {
		if def.Mnemonic != mnemonic {
			continue
		}
		if syntax, ok := asm.OpAsmTypeInterface.OfDef(p.Context(), def); ok {
			*contents = syntax.ParseType(p)
			return !p.Failed()
		}
	}
	p.Errorf(at, "unknown type!")
	return false
}

func printContents(p *asm.Printer, contents ir.Type) {
	p.Str(contents.Def().Mnemonic)
	if syntax, ok := asm.OpAsmTypeInterface.Of(contents); ok {
		syntax.PrintType(p, contents)
	}
}
