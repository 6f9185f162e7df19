package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// Between the brackets of one of the dialect's types, others are written
// without !llvm. in front: `!llvm.array<4 x ptr>`. So there are two ways into
// each type's syntax, both of which start behind the mnemonic: package asm's,
// by the TypeDef, and parseType's.

// parseType parses a type inside of a type of the dialect: any type in full,
// or the dialect's without !llvm.
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

// syntaxOf returns the syntax of the type with a mnemonic, or nil.
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

// printType prints a type inside of a type of the dialect. As in MLIR, only
// those that are types of LLVM IR through and through lose their prefix, and
// ppc_fp128 does not because it is a floating-point type.
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

// dialectSyntax is what is not the syntax of one type.
type dialectSyntax struct{}

// ParseType parses what is in !llvm<…>, and reports the types that there are
// not.
func (dialectSyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	if p.AtType() {
		p.Type()
		p.Errorf(at, "unexpected type, expected keyword")
		return nil
	}
	return parseType(p)
}

// param parses a parameter with MLIR's second message about a failure, which
// names the class and the parameter.
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

// made returns what a constructor makes, unless there is an error, which is
// reported at a position.
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
