package asm

import (
	"github.com/gomlir/gomlir/ir"
)

// badAttr is the attribute that is returned after an error.
func (p *Parser) badAttr() ir.Attribute { return ir.NewUnitAttr(p.ctx) }

// Attr parses an attribute.
func (p *Parser) Attr() ir.Attribute { return p.AttrOfType(nil) }

// AttrOfType parses an attribute whose type is known from the context: a literal has no
// : type after it. If t is nil, the type is not known.
func (p *Parser) AttrOfType(t ir.Type) ir.Attribute {
	switch p.tok {
	case Integer:
		return p.integerAttr(t, false)
	case Float:
		return p.floatAttr(t, false)
	case Minus:
		p.Next()
		switch p.tok {
		case Integer:
			return p.integerAttr(t, true)
		case Float:
			return p.floatAttr(t, true)
		}
		p.WrongToken("expected constant integer or floating point value")
	case String:
		return p.stringAttr(t)
	case AtIdent:
		return p.SymbolRef()
	case HashIdent:
		return p.extendedAttr(t)
	case LSquare:
		return p.arrayAttr()
	case LBrace:
		return p.dictionaryAttr()
	case Ident:
		return p.keywordAttr(t)
	case LParen, BangIdent:
		return p.typeAttr()
	default:
		p.WrongToken("expected attribute value")
	}
	return p.badAttr()
}

// keywordAttr parses an attribute that starts with a bare identifier.
func (p *Parser) keywordAttr(t ir.Type) ir.Attribute {
	switch string(p.text()) {
	case "true":
		p.Next()
		return ir.NewBoolAttr(p.ctx, true)
	case "false":
		p.Next()
		return ir.NewBoolAttr(p.ctx, false)
	case "unit":
		p.Next()
		return ir.NewUnitAttr(p.ctx)
	case "affine_map":
		return p.affineMapAttr()
	case "affine_set":
		return p.integerSetAttr()
	case "array":
		return p.denseArrayAttr()
	case "dense":
		return p.denseAttr(t)
	case "dense_resource":
		return p.denseResourceAttr(t)
	case "distinct":
		return p.distinctAttr(t)
	case "loc":
		return p.locationAttr()
	case "sparse":
		return p.sparseAttr(t)
	case "strided":
		return p.stridedAttr()
	}
	if isTypeKeyword(p.text()) {
		return p.typeAttr()
	}
	p.WrongToken("expected attribute value")
	return p.badAttr()
}

// OptionalAttr parses an attribute if the current token starts one. As in
// upstream, array, distinct and strided are not seen as one.
func (p *Parser) OptionalAttr() (ir.Attribute, bool) { return p.OptionalAttrOfType(nil) }

// OptionalAttrOfType is OptionalAttr with a type as AttrOfType has it.
func (p *Parser) OptionalAttrOfType(t ir.Type) (ir.Attribute, bool) {
	switch p.tok {
	case Integer, Float, Minus, String, AtIdent, HashIdent, LSquare, LBrace, LParen, BangIdent:
		return p.AttrOfType(t), true
	case Ident:
		switch string(p.text()) {
		case "true", "false", "unit", "affine_map", "affine_set", "dense",
			"dense_resource", "loc", "sparse":
			return p.AttrOfType(t), true
		}
		if isTypeKeyword(p.text()) {
			return p.typeAttr(), true
		}
	}
	return nil, false
}

func (p *Parser) typeAttr() ir.Attribute {
	t := p.Type()
	if p.failed {
		return p.badAttr()
	}
	return ir.NewTypeAttr(t)
}

// stringAttr parses "text" : type.
func (p *Parser) stringAttr(t ir.Type) ir.Attribute {
	tok := p.text()
	s := tok[1 : len(tok)-1]
	p.Next()
	if t == nil && p.Got(Colon) {
		t = p.Type()
	}
	if p.failed {
		return p.badAttr()
	}
	if t == nil {
		return ir.NewStringAttr(p.ctx, p.unescape(s))
	}
	return ir.NewTypedStringAttr(p.unescape(s), t)
}

// SymbolRef parses a reference to a symbol, @a::@b.
func (p *Parser) SymbolRef() *ir.SymbolRefAttr {
	var buf [4]string
	path := append(buf[:0], p.SymbolName())
	for p.tok == Colon && p.gotColons() {
		if p.tok != AtIdent {
			p.errorHere("expected nested symbol reference identifier")
			break
		}
		path = append(path, symbolName(p.text()))
		p.Next()
	}
	return ir.NewSymbolRefAttr(p.ctx, path...)
}

// gotColons consumes two colons, where the current token is one.
func (p *Parser) gotColons() bool {
	save := p.lexer
	p.Next()
	if p.tok == Colon {
		p.Next()
		return true
	}
	if !p.failed {
		p.lexer = save
	}
	return false
}

// arrayAttr parses [a, b].
func (p *Parser) arrayAttr() ir.Attribute {
	if !p.enter() {
		return p.badAttr()
	}
	defer p.leave()
	p.Next()
	base := len(p.attrs)
	p.listUntil(RSquare, true, func() {
		a := p.Attr() // may use the stack itself
		p.attrs = append(p.attrs, a)
	})
	a := ir.Attribute(nil)
	if p.failed {
		a = p.badAttr()
	} else {
		a = ir.NewArrayAttr(p.ctx, p.attrs[base:]...)
	}
	p.attrs = p.attrs[:base]
	return a
}

// dictionaryAttr parses {name = value}.
func (p *Parser) dictionaryAttr() ir.Attribute {
	list := p.attrDict(nil)
	if p.failed {
		return p.badAttr()
	}
	return ir.NewDictionaryAttr(p.ctx, list...)
}

// AttrDict parses {name = value, …}.
func (p *Parser) AttrDict() []ir.NamedAttribute { return p.attrDict(nil) }

// OptionalAttrDict parses {name = value, …} if it is there.
func (p *Parser) OptionalAttrDict() []ir.NamedAttribute {
	if p.tok != LBrace {
		return nil
	}
	return p.attrDict(nil)
}

// OptionalAttrDictWithKeyword parses attributes {name = value, …} if it is
// there.
func (p *Parser) OptionalAttrDictWithKeyword() []ir.NamedAttribute {
	if !p.GotKeyword("attributes") {
		return nil
	}
	return p.attrDict(nil)
}

// attrDict parses {name = value, …} and appends it to a list.
func (p *Parser) attrDict(list []ir.NamedAttribute) []ir.NamedAttribute {
	if !p.enter() {
		return list
	}
	defer p.leave()
	if p.tok != LBrace {
		p.WrongToken("expected '{' in attribute dictionary")
		return list
	}
	p.Next()
	if p.Got(RBrace) {
		return list
	}
	keys := dictKeys{base: len(list)}
	for {
		name, ok := p.attrName()
		if !ok {
			return list
		}
		if keys.duplicate(list, name) {
			p.errorHere("duplicate key '" + name + "' in dictionary attribute")
			return list
		}
		p.Next()
		var value ir.Attribute
		if p.Got(Equal) {
			value = p.Attr()
		} else {
			value = ir.NewUnitAttr(p.ctx)
		}
		if p.failed {
			return list
		}
		list = append(list, ir.NamedAttribute{Name: name, Value: value})
		if !p.Got(Comma) {
			break
		}
	}
	p.want(RBrace, "expected '}' in attribute dictionary")
	return list
}

// attrName is the name of a dictionary's entry, the current token.
func (p *Parser) attrName() (string, bool) {
	switch p.tok {
	case Ident:
		return p.intern(p.text()), true
	case String:
		name := unquote(p.text())
		if name == "" {
			p.errorHere("expected valid attribute name")
			return "", false
		}
		return name, true
	}
	p.WrongToken("expected attribute name")
	return "", false
}

// dictKeys finds names that a dictionary has twice.
type dictKeys struct {
	base int
	seen map[string]bool // only of large dictionaries
}

func (k *dictKeys) duplicate(list []ir.NamedAttribute, name string) bool {
	list = list[k.base:]
	if len(list) < 16 {
		for i := range list {
			if list[i].Name == name {
				return true
			}
		}
		return false
	}
	if k.seen == nil {
		k.seen = map[string]bool{}
		for i := range list {
			k.seen[list[i].Name] = true
		}
	}
	if k.seen[name] {
		return true
	}
	k.seen[name] = true
	return false
}

// locationAttr parses loc(…) as an attribute.
func (p *Parser) locationAttr() ir.Attribute {
	p.Next()
	p.want(LParen, "expected '(' in inline location")
	l := p.locInstance()
	p.want(RParen, "expected ')' in inline location")
	return l
}

// distinctAttr parses distinct[0]<attribute>.
func (p *Parser) distinctAttr(t ir.Type) ir.Attribute {
	if !p.enter() {
		return p.badAttr()
	}
	defer p.leave()
	at := p.Pos()
	p.Next()
	p.want(LSquare, "expected '[' after 'distinct'")
	if p.tok != Integer {
		p.WrongToken("expected distinct ID")
		return p.badAttr()
	}
	id, ok := p.uintValue()
	p.Next()
	if !ok {
		p.errorHere("expected an unsigned 64-bit integer")
	}
	p.want(RSquare, "expected ']' to close distinct ID")
	p.want(Less, "expected '<' after distinct ID")
	var ref ir.Attribute
	if p.failed {
		return p.badAttr()
	}
	if p.Got(Greater) {
		ref = ir.NewUnitAttr(p.ctx)
	} else {
		if ref = p.AttrOfType(t); p.failed {
			p.followHere("expected attribute")
		}
		p.want(Greater, "expected '>' to close distinct attribute")
	}
	if p.failed {
		return p.badAttr()
	}
	d := p.sh.distinctAttr(id, ref)
	if d.Referenced() != ref {
		p.errorf(at, "referenced attribute does not match previous definition: %v", d.Referenced())
		return p.badAttr()
	}
	return d
}

// distinctAttr returns the distinct attribute with a number. The first call for a
// number makes the attribute, which refers to ref.
func (s *shared) distinctAttr(id uint64, ref ir.Attribute) *ir.DistinctAttr {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.distinct[id]
	if d == nil {
		if s.distinct == nil {
			s.distinct = map[uint64]*ir.DistinctAttr{}
		}
		d = ir.NewDistinctAttr(ref)
		s.distinct[id] = d
	}
	return d
}
