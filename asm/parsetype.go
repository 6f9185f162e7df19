package asm

import (
	"fmt"

	"github.com/gomlir/gomlir/ir"
)

// badType returns a type in place of one that could not be parsed.
func (p *Parser) badType() ir.Type { return ir.NewNoneType(p.ctx) }

// Type parses a type.
func (p *Parser) Type() ir.Type {
	if p.tok == LParen {
		return p.functionType()
	}
	return p.nonFunctionType()
}

// OptionalType parses a type if the current token starts one. A bare word that
// is not the name of a builtin type is left alone, so that a dialect may give
// it a meaning of its own.
func (p *Parser) OptionalType() (ir.Type, bool) {
	if !p.AtType() {
		return nil, false
	}
	return p.Type(), true
}

// AtType reports whether the current token starts a type.
func (p *Parser) AtType() bool {
	switch p.tok {
	case LParen, BangIdent:
		return true
	case Ident:
		return isTypeKeyword(p.text())
	}
	return false
}

// isTypeKeyword reports whether a bare identifier starts a builtin type.
func isTypeKeyword(id []byte) bool {
	if isIntegerType(id) {
		return true
	}
	switch string(id) {
	case "index", "none", "vector", "tensor", "memref", "tuple", "complex":
		return true
	}
	_, ok := floatKind(id)
	return ok
}

// ColonType parses : type.
func (p *Parser) ColonType() ir.Type {
	p.Want(Colon)
	return p.Type()
}

// TypeList parses types separated by commas. With brackets it may be empty.
func (p *Parser) TypeList(b Bracket) []ir.Type {
	base := len(p.types)
	p.List(b, "", func() {
		t := p.Type() // may use the stack itself
		p.types = append(p.types, t)
	})
	return p.takeTypes(base)
}

// takeTypes copies the end of the stack of types that are being collected, and
// removes it.
func (p *Parser) takeTypes(base int) []ir.Type {
	if len(p.types) == base {
		return nil
	}
	list := append([]ir.Type(nil), p.types[base:]...)
	p.types = p.types[:base]
	return list
}

// FunctionType parses (types) -> types.
func (p *Parser) FunctionType() *ir.FunctionType {
	at := p.Pos()
	t := p.Type()
	if ft, ok := t.(*ir.FunctionType); ok {
		return ft
	}
	p.errorf(at, "expected function type")
	return ir.NewFunctionType(p.ctx, nil, nil)
}

// functionType parses (types) -> types, where the current token is the (.
func (p *Parser) functionType() ir.Type {
	if !p.enter() {
		return p.badType()
	}
	defer p.leave()
	base := len(p.types)
	p.pushTypes()
	mid := len(p.types)
	p.want(Arrow, "expected '->' in function type")
	if p.tok == LParen {
		p.pushTypes()
	} else if !p.failed {
		p.types = append(p.types, p.nonFunctionType())
	}
	var t ir.Type
	if p.failed {
		t = p.badType()
	} else {
		t = ir.NewFunctionType(p.ctx, p.types[base:mid], p.types[mid:])
	}
	p.types = p.types[:base]
	return t
}

// ResultTypes parses the types of results, which come after an arrow: a list in
// parentheses, or one type that is not a function type.
func (p *Parser) ResultTypes() []ir.Type {
	base := len(p.types)
	if p.tok == LParen {
		p.pushTypes()
	} else if !p.failed {
		p.types = append(p.types, p.nonFunctionType())
	}
	list := append([]ir.Type(nil), p.types[base:]...)
	p.types = p.types[:base]
	return list
}

// pushTypes parses (types) onto the stack of types that are being collected.
func (p *Parser) pushTypes() {
	p.want(LParen, "expected '('")
	if p.Got(RParen) {
		return
	}
	for {
		t := p.Type() // may use the stack itself
		p.types = append(p.types, t)
		if !p.Got(Comma) {
			break
		}
	}
	p.want(RParen, "expected ')'")
}

// nonFunctionType parses a type that does not start with a parenthesis.
func (p *Parser) nonFunctionType() ir.Type {
	switch p.tok {
	case BangIdent:
		return p.extendedType()
	case Ident:
	default:
		p.WrongToken("expected non-function type")
		return p.badType()
	}
	id := p.text()
	if isIntegerType(id) {
		return p.integerType(id)
	}
	switch string(id) {
	case "index":
		p.Next()
		return ir.NewIndexType(p.ctx)
	case "none":
		p.Next()
		return ir.NewNoneType(p.ctx)
	case "vector":
		return p.bracketed((*Parser).vectorType)
	case "tensor":
		return p.bracketed((*Parser).tensorType)
	case "memref":
		return p.bracketed((*Parser).memrefType)
	case "tuple":
		return p.bracketed((*Parser).tupleType)
	case "complex":
		return p.bracketed((*Parser).complexType)
	}
	if k, ok := floatKind(id); ok {
		p.Next()
		return ir.NewFloatType(p.ctx, k)
	}
	p.WrongToken("expected non-function type")
	return p.badType()
}

// isIntegerType reports whether an identifier is iN, siN or uiN.
func isIntegerType(id []byte) bool {
	if len(id) > 1 && (id[0] == 's' || id[0] == 'u') {
		id = id[1:]
	}
	if len(id) < 2 || id[0] != 'i' {
		return false
	}
	for _, c := range id[1:] {
		if class[c]&digit == 0 {
			return false
		}
	}
	return true
}

// integerType parses iN, siN or uiN.
func (p *Parser) integerType(id []byte) ir.Type {
	sign, digits := ir.Signless, id[1:]
	switch id[0] {
	case 's':
		sign, digits = ir.Signed, id[2:]
	case 'u':
		sign, digits = ir.Unsigned, id[2:]
	}
	width := uint64(0)
	for _, c := range digits {
		width = width*10 + uint64(c-'0')
		if width > 1<<32-1 {
			p.errorHere("invalid integer width")
			return p.badType()
		}
	}
	if width > ir.MaxIntegerWidth {
		p.errorHere(fmt.Sprintf("integer bitwidth is limited to %d bits", ir.MaxIntegerWidth))
		return p.badType()
	}
	p.Next()
	return ir.NewIntegerType(p.ctx, uint32(width), sign)
}

// floatKind is the floating-point format that an identifier names.
func floatKind(id []byte) (ir.FloatKind, bool) {
	switch string(id) {
	case "f32":
		return ir.F32, true
	case "f64":
		return ir.F64, true
	}
	if len(id) < 3 {
		return 0, false
	}
	switch id[0] {
	case 'f', 'b', 't':
		return ir.FloatKindByName(string(id))
	}
	return 0, false
}

// complexType parses complex<type>.
func (p *Parser) complexType() ir.Type {
	p.Next()
	p.want(Less, "expected '<' in complex type")
	at := p.Pos()
	elem := p.Type()
	p.want(Greater, "expected '>' in complex type")
	if p.failed {
		return p.badType()
	}
	if err := ir.ComplexTypeError(elem); err != nil {
		p.errorf(at, "%s", err)
		return p.badType()
	}
	return ir.NewComplexType(elem)
}

// tupleType parses tuple<types>.
func (p *Parser) tupleType() ir.Type {
	p.Next()
	p.want(Less, "expected '<' in tuple type")
	if p.Got(Greater) {
		return ir.NewTupleType(p.ctx, nil)
	}
	base := len(p.types)
	for {
		t := p.Type()
		p.types = append(p.types, t)
		if !p.Got(Comma) {
			break
		}
	}
	p.want(Greater, "expected '>' in tuple type")
	t := ir.NewTupleType(p.ctx, p.types[base:])
	p.types = p.types[:base]
	return t
}
