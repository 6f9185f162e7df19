package asm

import (
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// The definition of an alias, !name = type or #name = attribute, may refer to aliases
// that are defined later, as long as no operation comes in between. The parser needs no
// placeholders for these. A type with an identity is made from the identity alone, and
// gets its body when its definition is read. Anything else is read ahead when it is
// first mentioned. So a cycle must go through the body of a type with an identity.

// aliasDefs holds the state of a run of alias definitions.
type aliasDefs struct {
	any   bool
	start int                    // of the first one, if any
	ahead map[string]*aliasAhead // with the sign; nil until one is asked for
	// incomplete are types and attributes of which a definition has given the
	// identity only.
	incomplete []incomplete
	open       bool // the definition of an alias is being parsed
}

// aliasAhead is a definition that was found by looking ahead.
type aliasAhead struct {
	at, body int          // position of the name, and of the definition
	typ      ir.Type      // if its identity is known
	attr     ir.Attribute // the same
	busy     bool         // it is being read
	done     bool         // it was read, out of turn
	end      lexer        // behind it, if done
}

type incomplete struct {
	sym     any // ir.Type or ir.Attribute
	hasBody func() bool
	at      int // the definition
	name    string
}

// aliasDef parses #name = attribute, !name = type, or 14's !name = type type.
func (p *Parser) aliasDef() {
	isType, name := p.tok == BangIdent, p.text()[1:]
	if d := p.defs.ahead[string(p.text())]; d != nil && d.done && d.at == p.beg {
		p.lexer = d.end
		return
	}
	at := p.beg
	if !p.defs.any {
		p.defs.any, p.defs.start = true, at
	}
	var old any
	kind := "attribute"
	if isType {
		kind = "type"
		if t, ok := p.ownType(name); ok {
			old = t
		}
	} else if a, ok := p.ownAttr(name); ok {
		old = a
	}
	switch {
	case old != nil && !p.isIncomplete(old):
		d := p.errorHere("redefinition of " + kind + " alias id '" + string(name) + "'")
		p.noteDefinition(d, p.src[at:at+len(name)+1], "'%s' is defined here")
	case isDialectSymbol(name):
		p.errorHere(kind + " names with a '.' are reserved for dialect-defined names")
	}
	p.Next()
	if !p.Got(Equal) {
		p.WrongToken("expected '=' in " + kind + " alias definition")
	}
	p.defs.open = true
	var t ir.Type
	var a ir.Attribute
	same := false // as the declared type
	if isType {
		t = p.aliasedType(at, name)
		same = old == any(t)
	} else {
		a = p.aliasedAttr(at, name)
		same = old == any(a)
	}
	switch {
	case p.failed:
	case old != nil && !same:
		d := p.errorAt(at, "redefinition of "+kind+" alias id '"+string(name)+"'")
		p.noteDefinition(d, p.src[at:at+len(name)+1], "'%s' is defined here")
	case isType:
		p.putType(name, t)
	default:
		p.putAttr(name, a)
	}
	p.defs.open = false
}

// aliasedType parses the type of a type alias. It may be just the identity of a recursive type, a
// declaration whose definition follows later.
func (p *Parser) aliasedType(at int, name []byte) ir.Type {
	if save := p.lexer; p.GotKeyword("type") && !p.failed && !p.AtType() {
		p.lexer = save
	}
	start := p.lexer
	if t, s := p.identity(); t != nil && p.tok == Greater {
		p.Next()
		if !p.failed {
			p.defs.incomplete = append(p.defs.incomplete, incomplete{t, func() bool { return s.HasBody(t) }, at, string(name)})
		}
		return t
	}
	if !p.failed {
		p.lexer = start
	}
	return p.Type()
}

// aliasedAttr is aliasedType for attributes.
func (p *Parser) aliasedAttr(at int, name []byte) ir.Attribute {
	start := p.lexer
	if a, s := p.attrIdentity(); a != nil && p.tok == Greater {
		p.Next()
		if !p.failed {
			p.defs.incomplete = append(p.defs.incomplete, incomplete{a, func() bool { return s.HasBody(a) }, at, string(name)})
		}
		return a
	}
	if !p.failed {
		p.lexer = start
	}
	return p.Attr()
}

// attrIdentity is identity for attributes.
func (p *Parser) attrIdentity() (ir.Attribute, RecursiveAttrSyntax) {
	if p.tok != HashIdent {
		return nil, nil
	}
	dialect, mnemonic, ok := strings.Cut(string(p.text()[1:]), ".")
	d := p.ctx.Dialect(dialect)
	if !ok || d == nil {
		return nil, nil
	}
	def := d.Attr(mnemonic)
	if def == nil {
		return nil, nil
	}
	s, ok := attrSyntax(p.ctx, def).(RecursiveAttrSyntax)
	if !ok {
		return nil, nil
	}
	p.Next()
	if a := s.ParseIdentity(p); a != nil && !p.failed {
		return a, s
	}
	return nil, nil
}

// identity parses the identity of a recursive type, if the current token starts
// the full form of one. It returns nil, and is anywhere, if not.
func (p *Parser) identity() (ir.Type, RecursiveTypeSyntax) {
	if p.tok != BangIdent {
		return nil, nil
	}
	dialect, mnemonic, ok := strings.Cut(string(p.text()[1:]), ".")
	d := p.ctx.Dialect(dialect)
	if !ok || d == nil {
		return nil, nil
	}
	def := d.Type(mnemonic)
	if def == nil {
		return nil, nil
	}
	s, ok := typeSyntax(p.ctx, def).(RecursiveTypeSyntax)
	if !ok {
		return nil, nil
	}
	p.Next()
	if t := s.ParseIdentity(p); t != nil && !p.failed {
		return t, s
	}
	return nil, nil
}

// isIncomplete reports whether a type or attribute is one of which only the
// identity is known, by the definition of an alias.
func (p *Parser) isIncomplete(sym any) bool {
	for _, i := range p.defs.incomplete {
		if i.sym == sym {
			return !i.hasBody()
		}
	}
	return false
}

// endAliasDefs ends a run of alias definitions. It reports an identity that was
// mentioned and has no body.
func (p *Parser) endAliasDefs() {
	for _, i := range p.defs.incomplete {
		if !p.failed && !i.hasBody() {
			kind := "type"
			if _, ok := i.sym.(ir.Attribute); ok {
				kind = "attribute"
			}
			p.errorAt(i.at, kind+" alias '"+i.name+"' is declared, but its "+kind+" is never given a body")
		}
	}
	p.defs = aliasDefs{}
}

// aliasType parses !alias.
func (p *Parser) aliasType() ir.Type {
	name := p.text()
	p.Next()
	if t, ok := p.ownType(name[1:]); ok {
		return t
	}
	if p.known {
		p.fail()
		return p.badType()
	}
	if d := p.lookAhead(name); d != nil {
		if t := p.typeAhead(d, name); t != nil {
			return t
		}
		return p.badType()
	}
	if t, ok := p.outerType(name[1:]); ok {
		return t
	}
	p.noteElsewhere(p.undefinedAlias(name), name)
	return p.badType()
}

// aliasAttr parses #alias.
func (p *Parser) aliasAttr() ir.Attribute {
	name := p.text()
	p.Next()
	if a, ok := p.ownAttr(name[1:]); ok {
		return a
	}
	if p.known {
		p.fail()
		return p.badAttr()
	}
	if d := p.lookAhead(name); d != nil {
		if a := p.attrAhead(d, name); a != nil {
			return a
		}
		return p.badAttr()
	}
	if a, ok := p.outerAttr(name[1:]); ok {
		return a
	}
	p.noteElsewhere(p.undefinedAlias(name), name)
	return p.badAttr()
}

// undefinedAlias reports that the alias before the current token is not defined.
func (p *Parser) undefinedAlias(name []byte) *diag.Diagnostic {
	return p.WrongToken("undefined symbol alias id '" + string(name[1:]) + "'")
}

// typeAhead returns the type of a type alias that is defined later.
func (p *Parser) typeAhead(d *aliasAhead, name []byte) ir.Type {
	if d.typ == nil && !d.busy {
		save := p.lexer
		p.moveToDef(d)
		d.typ, _ = p.identity()
		if p.failed {
			return nil
		}
		p.lexer = save
	}
	if d.typ != nil {
		return d.typ
	}
	var t ir.Type
	if !p.readAhead(d, name, func() { t = p.aliasedType(d.at, name[1:]) }) {
		return nil
	}
	p.putType(name[1:], t)
	return t
}

// attrAhead is typeAhead for attributes.
func (p *Parser) attrAhead(d *aliasAhead, name []byte) ir.Attribute {
	if d.attr == nil && !d.busy {
		save := p.lexer
		p.moveToDef(d)
		d.attr, _ = p.attrIdentity()
		if p.failed {
			return nil
		}
		p.lexer = save
	}
	if d.attr != nil {
		return d.attr
	}
	var a ir.Attribute
	if !p.readAhead(d, name, func() { a = p.aliasedAttr(d.at, name[1:]) }) {
		return nil
	}
	p.putAttr(name[1:], a)
	return a
}

// readAhead reads a definition before its turn and comes back. It reports
// whether that went well.
func (p *Parser) readAhead(d *aliasAhead, name []byte, read func()) bool {
	if d.busy {
		p.noteDefinition(p.undefinedAlias(name), name, "'%s' is defined here, by itself")
		return false
	}
	if !p.enter() {
		p.leave()
		return false
	}
	d.busy = true
	save, open, custom := p.lexer, p.open, p.custom
	p.open, p.custom = openStack{}, ""
	p.moveToDef(d)
	read()
	if !p.failed {
		d.done, d.end = true, p.lexer
		p.lexer = save
	}
	p.open, p.custom = open, custom
	d.busy = false
	p.leave()
	return !p.failed
}

// moveToDef moves to the definition of an alias.
func (p *Parser) moveToDef(d *aliasAhead) {
	p.end = p.sh.end
	p.off = d.body
	p.Next()
}

// lookAhead finds the definition of an alias that comes later, or is being
// read. Only definitions can refer to it.
func (p *Parser) lookAhead(name []byte) *aliasAhead {
	if !p.defs.open || p.failed {
		return nil
	}
	if p.defs.ahead == nil {
		p.defs.ahead = findAliasDefs(lexer{src: p.src, off: p.defs.start, end: p.sh.end})
	}
	return p.defs.ahead[string(name)]
}

// noteDefinition adds to an error where an alias was defined first.
func (p *Parser) noteDefinition(e *diag.Diagnostic, name []byte, format string) {
	start := p.begin
	if p.frame != nil {
		start = p.defs.start
	}
	if d := findAliasDefs(lexer{src: p.src, off: start, end: p.sh.end})[string(name)]; d != nil {
		e.Note(p.place(p.file.Pos(d.at)), format, name)
		e.Notes[len(e.Notes)-1].Extra = true
	}
}

// findAliasDefs finds the first definition of each alias, up to the first
// operation or block.
func findAliasDefs(l lexer) map[string]*aliasAhead {
	defs := map[string]*aliasAhead{}
	var open []Token // brackets
	last := Equal    // token outside of brackets
	var word []byte  // if that is an identifier
	for {
		l.advance()
		t := l.tok
		switch t {
		case EOF, badToken:
			return defs
		case LParen, LSquare, LBrace, Less:
			open = append(open, t)
			continue
		case RParen, RSquare, RBrace, Greater:
			// The > of a comparison is not a bracket.
			if n := len(open); n > 0 && closingToken[open[n-1]] == t {
				open = open[:n-1]
			} else if n == 0 && t == RBrace { // of the region
				return defs
			}
			if len(open) > 0 {
				continue
			}
		}
		if len(open) > 0 {
			continue
		}
		switch t {
		case HashIdent, BangIdent:
			name, at := string(l.text()), l.beg
			ahead := l
			if ahead.advance(); ahead.tok == Equal {
				l = ahead
				if defs[name] == nil {
					defs[name] = &aliasAhead{at: at, body: l.fin}
				}
				t = Equal
			}
		case PercentIdent, CaretIdent:
			return defs
		case Ident, String:
			// After a whole definition, that is an operation.
			if last != Equal && last != Arrow && last != Colon && last != Minus && string(word) != "type" {
				return defs
			}
		}
		last, word = t, nil
		if t == Ident {
			word = l.text()
		}
	}
}

// closingToken is the bracket that closes one.
var closingToken = [numTokens]Token{LParen: RParen, LSquare: RSquare, LBrace: RBrace, Less: Greater}
