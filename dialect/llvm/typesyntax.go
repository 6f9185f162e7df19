package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// Inside the angle brackets of a type of the dialect, other types of the dialect have no !llvm.
// prefix: `!llvm.array<4 x ptr>`. So each type's syntax has two callers, both of which have
// consumed the mnemonic: package asm, through the TypeDef, and parseType.

// parseType parses a type nested in a type of the dialect: any type in full, or one of the dialect
// without the prefix !llvm.
func parseType(p *asm.Parser) ir.Type {
	if p.At(asm.Ident) {
		if syntax := syntaxOf(p.Text()); syntax != nil {
			if !p.Enter() {
				return ir.NewNoneType(p.Context())
			}
			p.Next()
			t := syntax.ParseType(p)
			p.Leave()
			return t
		}
	}
	if t, ok := p.OptionalType(); ok {
		return t
	}
	at := p.Pos()
	if word := p.Keyword(); !p.Failed() {
		p.Errorf(at, "unknown LLVM type: %s", word)
	}
	return ir.NewNoneType(p.Context())
}

// syntaxOf returns the syntax of the type with the given mnemonic, or nil.
func syntaxOf(mnemonic []byte) asm.TypeSyntax {
	switch string(mnemonic) {
	case "ptr":
		return pointerSyntax{}
	case "struct":
		return structSyntax{}
	case "array":
		return arraySyntax{}
	case "func":
		return functionSyntax{}
	case "vec":
		return vectorSyntax{}
	case "target":
		return targetExtSyntax{}
	case "void":
		return voidSyntax
	case "token":
		return tokenSyntax
	case "label":
		return labelSyntax
	case "metadata":
		return metadataSyntax
	case "x86_amx":
		return amxSyntax
	case "x86_mmx":
		return mmxSyntax
	case "ppc_fp128":
		return ppcSyntax
	}
	return nil
}

// printType prints a type nested in a type of the dialect. As in MLIR, it omits the prefix only of
// types that LLVM IR can represent entirely, and not of ppc_fp128, which is a floating-point type.
func printType(p *asm.Printer, t ir.Type) {
	def := t.Def()
	if def.Dialect != "llvm" || def == PPCFP128TypeDef || !IsCompatibleType(t) {
		p.Type(t)
		return
	}
	p.BareType(t)
}

func printTypes(p *asm.Printer, ts []ir.Type) {
	for i, t := range ts {
		if i > 0 {
			p.Str(", ")
		}
		printType(p, t)
	}
}

// dialectSyntax is the syntax of !llvm<…>, which belongs to no single type.
type dialectSyntax struct{}

// ParseType parses the contents of !llvm<…>. It reports an error for unknown types.
func (dialectSyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	if p.AtType() {
		p.Type()
		p.Errorf(at, "unexpected type, expected keyword")
		return nil
	}
	return parseType(p)
}

// param parses a parameter. If that fails, it adds MLIR's second message, which names the class and
// the parameter.
func param[T any](p *asm.Parser, what string, parse func() T) T {
	if p.Failed() {
		return parse()
	}
	v := parse()
	if p.Failed() {
		p.FollowUp("failed to parse " + what)
	}
	return v
}

// made returns the result of a constructor. If check fails, it reports the error at a position
// instead.
func made[T ir.Type](p *asm.Parser, at source.Pos, check func() error, make func() T) ir.Type {
	if p.Failed() {
		return ir.NewNoneType(p.Context())
	}
	if err := check(); err != nil {
		p.Errorf(at, "%s", err)
		return ir.NewNoneType(p.Context())
	}
	return make()
}
