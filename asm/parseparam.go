package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// This file has what the generated code of attributes and types parses and
// prints their parameters with (assemblyFormat of an AttrDef or TypeDef in
// MLIR's ODS). Unlike the formats of operations, whose arguments are all values,
// types and attributes, these are not run from tables: the parameters have Go
// types of their own.

// BadAttr returns the result of a hook for an attribute that it could not parse.
func (p *Parser) BadAttr() ir.Attribute { return p.badAttr() }

// BadType returns the result of a hook for a type that it could not parse.
func (p *Parser) BadType() ir.Type { return p.badType() }

// EndParam ends a parameter of an attribute or type: if it could not be parsed,
// that is reported as well, with the names of the definition, the parameter and
// its C++ type.
func (p *Parser) EndParam(def, name, cpp string) {
	if p.failed {
		p.FollowUpAt(p.file.Pos(p.failedAt), "failed to parse "+def+" parameter '"+name+"' which is to be a `"+cpp+"`")
	}
}

// AttrParam parses an attribute that must have Go type A.
func AttrParam[A ir.Attribute](p *Parser) A {
	at := p.Pos()
	return attrParam[A](p, p.Attr(), at)
}

// StrippedAttrParam parses an attribute of a definition, whose name may be left
// out.
func StrippedAttrParam[A ir.Attribute](p *Parser, def *ir.AttrDef) A {
	at := p.Pos()
	if p.tok == HashIdent {
		return attrParam[A](p, p.Attr(), at)
	}
	return attrParam[A](p, p.strippedAttr(def, nil), at)
}

// CheckedAttrParam is AttrParam for an attribute that must satisfy a predicate
// as well.
func CheckedAttrParam[A ir.Attribute](p *Parser, is func(ir.Attribute) bool) A {
	at := p.Pos()
	a := p.Attr()
	if !p.failed && !is(a) {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	return attrParam[A](p, a, at)
}

func attrParam[A ir.Attribute](p *Parser, a ir.Attribute, at source.Pos) A {
	v, ok := a.(A)
	if !ok && !p.failed {
		p.Errorf(at, "invalid kind of attribute specified")
	}
	return v
}

// TypeParam parses a type that must have Go type T, whose name in diagnostics
// is the kind.
func TypeParam[T ir.Type](p *Parser, kind string) T {
	at := p.Pos()
	return typeParam[T](p, p.Type(), kind, at)
}

// StrippedTypeParam parses a type of a definition, whose name may be left out.
func StrippedTypeParam[T ir.Type](p *Parser, def *ir.TypeDef, kind string) T {
	at := p.Pos()
	if s := typeSyntax(p.ctx, def); s != nil && p.tok != BangIdent {
		return typeParam[T](p, s.ParseType(p), kind, at)
	}
	return typeParam[T](p, p.Type(), kind, at)
}

func typeParam[T ir.Type](p *Parser, t ir.Type, kind string, at source.Pos) T {
	v, ok := t.(T)
	if !ok && !p.failed {
		p.wrongTypeKind(at, kind, t)
	}
	return v
}

// IsBoolAttr reports whether an attribute is true or false.
func IsBoolAttr(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	return ok && i.Type() == ir.Type(i.Context().I1())
}

// IsFlatSymbolRef reports whether an attribute refers to a symbol by one name.
func IsFlatSymbolRef(a ir.Attribute) bool {
	s, ok := a.(*ir.SymbolRefAttr)
	return ok && s.IsFlat()
}

// BoolParam parses true or false, or 1 or 0.
func (p *Parser) BoolParam() bool {
	switch {
	case p.GotKeyword("true"):
		return true
	case p.GotKeyword("false"):
		return false
	}
	at := p.Pos()
	v := p.Int(64)
	if v != 0 && v != 1 {
		p.Errorf(at, "integer value too large")
	}
	return v == 1
}

// OptionalUintParam parses an unsigned integer that may be missing: then it is nil.
func (p *Parser) OptionalUintParam(bits uint) *uint64 {
	if v, ok := p.OptionalUint(bits); ok {
		return &v
	}
	return nil
}

// A StructReader parses the parameters of struct(…), name = value in any order:
//
//	for s := p.Struct(names, optional); s.Next(); {
//		switch s.Param {
//		case 0: …
type StructReader struct {
	// Param is the number of the parameter to parse.
	Param int

	p        *Parser
	names    []string
	optional uint64
	seen     uint64
	n        int
}

// Struct starts reading parameters of the given names, of which some, a bit for
// each, may be absent.
func (p *Parser) Struct(names []string, optional uint64) StructReader {
	return StructReader{p: p, names: names, optional: optional}
}

// Next moves to the next parameter, after its =. At the end it reports what is
// missing and returns false.
func (s *StructReader) Next() bool {
	p := s.p
	if p.failed || !s.more() {
		return false
	}
	s.n++
	if p.tok != Ident {
		p.Errorf(p.Pos(), "expected valid keyword")
		p.FollowUp("expected a parameter name in struct")
		return false
	}
	name := p.text()
	s.Param = -1
	for i := range s.names {
		if s.names[i] == string(name) && s.seen&(1<<i) == 0 {
			s.Param = i
		}
	}
	p.Next()
	p.Want(Equal)
	if p.failed {
		return false
	}
	if s.Param < 0 {
		p.Errorf(p.Pos(), "duplicate or unknown struct parameter name: %s", name)
		return false
	}
	s.seen |= 1 << s.Param
	return true
}

// more reports whether there is another parameter and consumes the comma
// before it.
func (s *StructReader) more() bool {
	p := s.p
	all := uint64(1)<<len(s.names) - 1
	switch {
	case s.optional == all && s.n == 0:
		return p.tok == Ident
	case s.n == 0:
		return true
	case s.optional == 0 && s.n < len(s.names):
		p.Want(Comma)
		return !p.failed
	case s.optional != 0 && p.Got(Comma):
		return true
	}
	for i := range s.names {
		if s.seen&(1<<i) == 0 && s.optional&(1<<i) == 0 {
			p.Errorf(p.Pos(), "struct is missing required parameter: %s", s.names[i])
			return false
		}
	}
	return false
}
