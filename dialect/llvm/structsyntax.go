package llvm

import (
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/source"
)

// structSyntax is the syntax
//
//	struct<(i32, ptr)>            struct<packed (i32, ptr)>
//	struct<"name", (i32, ptr)>    struct<"name", packed (i32, ptr)>
//	struct<"name", opaque>
//	struct<"name">                inside the struct's own body only
type structSyntax struct{}

func (structSyntax) ParseType(p *asm.Parser) ir.Type {
	at := p.Pos()
	p.Want(asm.Less)
	if p.At(asm.String) {
		return parseIdentifiedStruct(p)
	}
	if p.AtKeyword("opaque") {
		p.Errorf(p.Pos(), "only identified structs can be opaque")
	}
	elems, packed, _ := parseStructBody(p)
	return made(p, at,
		func() error { return StructElementsError(elems) },
		func() *StructType { return NewLiteralStruct(p.Context(), elems, packed) })
}

// parseIdentifiedStruct parses a struct from its name on.
func parseIdentifiedStruct(p *asm.Parser) ir.Type {
	t := structNamed(p, p.StringLiteral())
	at := p.Pos()
	if p.Got(asm.Greater) {
		if !p.InRecursive(t) {
			p.Errorf(at, "struct without a body only allowed in a recursive struct")
		}
		return t
	}
	p.Want(asm.Comma)
	at = p.Pos()
	if p.GotKeyword("opaque") {
		p.Want(asm.Greater)
		// Inside its own body the struct has no body yet. MLIR, too, reads this as a reference.
		if !p.Failed() && !p.InRecursive(t) && !t.setBody(&structBody{opaque: true}) {
			p.Errorf(at, "redeclaring defined struct as opaque")
		}
		return t
	}
	if p.Failed() {
		return t
	}
	if !p.OpenRecursive(t) {
		p.Errorf(at, "identifier already used for an enclosing struct")
		return t
	}
	elems, packed, elemsAt := parseStructBody(p)
	p.CloseRecursive()
	if p.Failed() {
		return t
	}
	if len(elems) == 0 {
		elemsAt = at
	}
	if err := StructElementsError(elems); err != nil {
		p.Errorf(elemsAt, "%s", err)
		return t
	}
	if body := (&structBody{elems: elems, packed: packed}); !t.setBody(body) {
		p.Errorf(elemsAt, "identified type already used with a different body: %s, was %s", describeBody(t, body), shorten(t.String()))
	}
	return t
}

// structNamed returns the identified struct with the given name in the parser's scope.
func structNamed(p *asm.Parser, name string) *StructType {
	var buf [ir.KeySize]byte
	key := ir.AppendStringKey(append(buf[:0], identifiedKey), name)
	return p.IdentifiedType(StructTypeDef, key, func(scope *ir.Scope) ir.Type {
		return newIdentified(p.Context(), scope, name)
	}).(*StructType)
}

// parseStructBody parses packed (types)> and returns the position where the types start.
func parseStructBody(p *asm.Parser) (elems []ir.Type, packed bool, elemsAt source.Pos) {
	packed = p.GotKeyword("packed")
	p.Want(asm.LParen)
	elemsAt = p.Pos()
	if !p.Got(asm.RParen) {
		p.List(asm.NoBracket, "", func() { elems = append(elems, parseType(p)) })
		p.Want(asm.RParen)
	}
	p.Want(asm.Greater)
	return elems, packed, elemsAt
}

// describeBody returns the text that t would have with body b.
func describeBody(t *StructType, b *structBody) string {
	text := num.AppendEscaped([]byte(`!llvm.struct<"`), t.name)
	text = append(text, "\", "...)
	literal := NewLiteralStruct(t.Context(), b.elems, b.packed).String()
	return shorten(string(text) + strings.TrimPrefix(literal, "!llvm.struct<"))
}

// shorten quotes the text of a type for a message and cuts it if it is long.
func shorten(text string) string {
	const limit = 120
	if len(text) > limit {
		text = strings.ToValidUTF8(text[:limit], "") + "…"
	}
	return "'" + text + "'"
}

func (structSyntax) PrintType(p *asm.Printer, t ir.Type) {
	s := t.(*StructType)
	p.Byte('<')
	if s.identified {
		p.Quoted(s.name)
		if !p.OpenRecursive(s) {
			p.Byte('>')
			return
		}
		defer p.CloseRecursive()
		p.Str(", ")
	}
	b := s.body.Get()
	if b == nil || b.opaque {
		p.Str("opaque>")
		return
	}
	if b.packed {
		p.Str("packed ")
	}
	p.Byte('(')
	printTypes(p, b.elems)
	p.Str(")>")
}

// ParseIdentity reads the name of an identified struct.
func (structSyntax) ParseIdentity(p *asm.Parser) ir.Type {
	if !p.Got(asm.Less) || !p.At(asm.String) {
		return nil
	}
	return structNamed(p, p.StringLiteral())
}

// HasBody reports whether the body of an identified struct is set.
func (structSyntax) HasBody(t ir.Type) bool { return t.(*StructType).IsInitialized() }

// Renamed returns the struct of the same name in another scope, or of name.number if number is not
// 0.
func (structSyntax) Renamed(t ir.Type, scope *ir.Scope, number int) ir.Type {
	if !t.(*StructType).identified {
		return nil
	}
	return ScopedStruct(t.Context(), scope, asm.NumberedName(t.(*StructType).name, number))
}

// LongTypeAlias returns the name of an identified struct with a body, or "".
func (structSyntax) LongTypeAlias(t ir.Type) string {
	if s := t.(*StructType); s.identified && s.HasBody() {
		return s.name
	}
	return ""
}
