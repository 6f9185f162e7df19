package asm

import (
	"bytes"

	"github.com/gomlir/gomlir/ir"
)

// memoLimit bounds the text of a type that is looked up instead of parsed. The
// text of a type is scanned for its end at every level of nesting; the bound
// keeps that from being quadratic.
const memoLimit = 4096

// bracketed parses a builtin type with parameters, which is looked up if the
// same text was parsed before.
func (p *Parser) bracketed(parse func(*Parser) ir.Type) ir.Type {
	start := p.beg
	if p.byteAt(p.fin) != '<' {
		return parse(p)
	}
	return p.memoized(start, p.fin, parse)
}

// memoized parses a type, or returns the type of the same text if that was parsed
// before. The text begins at offset start, and its < is at offset less.
//
// Types in the body of a recursive type are not remembered: they may refer to the type
// around them, so their text may mean something else, or nothing, elsewhere.
func (p *Parser) memoized(start, less int, parse func(*Parser) ir.Type) ir.Type {
	if p.open.any() {
		return p.nested(parse)
	}
	b := body{src: p.src[:min(p.end, less+memoLimit)], off: less}
	if !b.scan() || b.alias {
		return p.nested(parse)
	}
	if t := p.memo[string(p.src[start:b.off])]; t != nil {
		p.off = b.off
		p.Next()
		return t
	}
	t := p.nested(parse)
	if !p.failed {
		p.memo[string(p.src[start:b.off])] = t
	}
	return t
}

// nested parses what may have types in it.
func (p *Parser) nested(parse func(*Parser) ir.Type) ir.Type {
	if !p.enter() {
		return p.badType()
	}
	t := parse(p)
	p.leave()
	return t
}

// body is the text in brackets after the name of a dialect's type or
// attribute: anything in which brackets match and strings are whole (LangRef,
// Dialect Types).
type body struct {
	src   []byte
	off   int    // of the <, later behind the >
	at    int    // where an error is reported: at the <, or the last string
	alias bool   // there is an alias, an attribute or a comment in it
	bad   string // what is wrong, if scan fails; a string is reported by the lexer
}

// interesting marks the bytes that body.scan must look at.
var interesting = func() (t [256]bool) {
	for _, c := range []byte("<>[](){}-\"#!/\x00") {
		t[c] = true
	}
	return t
}()

// scan finds the end of the body and reports whether there is one.
func (b *body) scan() bool {
	var buf [32]byte
	open := buf[:0] // brackets
	for i := b.off; ; {
		for i < len(b.src) && !interesting[b.src[i]] {
			i++
		}
		if i == len(b.src) || b.src[i] == 0 {
			return b.unbalanced(i, open[len(open)-1])
		}
		c := b.src[i]
		i++
		switch c {
		case '<', '[', '(', '{':
			open = append(open, c)
		case '>', ']', ')', '}':
			last := len(open) - 1
			if closing[open[last]] != c {
				return b.unbalanced(i, open[last])
			}
			if open = open[:last]; last == 0 {
				b.off = i
				return true
			}
		case '"':
			l := lexer{src: b.src, off: i - 1, end: len(b.src)}
			l.advance()
			if l.tok != String {
				b.off, b.bad = i-1, ""
				return false
			}
			b.at, i = i-1, l.fin
		case '-':
			if i < len(b.src) && b.src[i] == '>' {
				i++
			}
		case '#':
			b.alias = true
		case '!':
			b.alias = b.alias || !dotted(b.src[i:])
		case '/':
			// A comment, in which brackets mean nothing where the text is parsed.
			b.alias = b.alias || i < len(b.src) && b.src[i] == '/'
		}
	}
}

// closing maps opening brackets to closing ones.
var closing = [256]byte{'<': '>', '(': ')', '[': ']', '{': '}'}

// unbalanced makes the scan end at an offset, for a bracket that is open.
func (b *body) unbalanced(i int, open byte) bool {
	b.off, b.bad = i, "unbalanced '"+string(rune(open))+"' character in pretty dialect name"
	return false
}

// dotted reports whether the identifier that a text starts with has a dot.
func dotted(s []byte) bool {
	for _, c := range s {
		if c == '.' {
			return true
		}
		if class[c]&(letter|digit|suffixPunct) == 0 {
			return false
		}
	}
	return false
}

// dialectSymbol is !name or #name that belongs to a dialect.
type dialectSymbol struct {
	dialect []byte
	// verbose says that the form is d<…> and not d.…, and has nothing else after
	// the dialect's name.
	verbose bool
	// at is the offset of the text inside the dialect, the mnemonic or what
	// is in the brackets.
	at int
	// opaqueAt is where an error about the whole is reported if the dialect is
	// not registered.
	opaqueAt int
	// bodyAt is the offset of the <, or of the end of the name if there is no
	// body; end that behind the >.
	bodyAt, end int
}

// extendedType parses !name, an alias or a dialect's type.
func (p *Parser) extendedType() ir.Type {
	if p.byteAt(p.fin) != '<' {
		id := p.text()
		if !isDialectSymbol(id) {
			return p.aliasType()
		}
		if t := p.memo[string(id)]; t != nil {
			p.Next()
			return t
		}
		t := p.nested((*Parser).dialectType)
		if !p.failed {
			p.memo[string(id)] = t
		}
		return t
	}
	return p.memoized(p.beg, p.fin, (*Parser).dialectType)
}

// symbol parses the name of a dialect's type or attribute and moves to its
// parameters, if they are well-formed. The < must follow the name without a
// space.
func (p *Parser) symbol() dialectSymbol {
	s := dialectSymbol{at: p.beg + 1, bodyAt: p.fin, end: p.fin}
	name := p.text()[1:]
	dot := bytes.IndexByte(name, '.')
	if dot >= 0 {
		s.dialect = name[:dot]
		s.at += dot + 1
		s.opaqueAt = s.at
	} else {
		s.dialect, s.opaqueAt, s.verbose = name, p.beg, true
	}
	p.Next()
	if p.failed || p.tok != Less || p.beg != s.bodyAt {
		return s
	}
	if s.verbose {
		s.at = p.fin
	}
	b := body{src: p.src[:p.end], off: s.bodyAt, at: s.bodyAt}
	ok := b.scan()
	if p.scanned += b.off - s.bodyAt; p.scanned > minScanned+maxScanned*p.end {
		p.errorHere("nesting is too deep")
		return s
	}
	switch {
	case ok:
		s.end = b.off
	case b.bad == "":
		p.off = b.off
		p.Next() // reports the string
	default:
		p.errorAt(b.at, b.bad)
	}
	return s
}

// minScanned and maxScanned bound how many bytes may be scanned for the ends of
// the bodies of dialects' types and attributes, which is once for each level
// that they are nested: minScanned, a tenth of a second, and maxScanned times
// the text.
const (
	minScanned = 64 << 20
	maxScanned = 64
)

// text returns the text of the symbol that an opaque type or attribute keeps.
func (s *dialectSymbol) text(src []byte) string {
	if s.verbose {
		return string(src[s.at : s.end-1])
	}
	return string(src[s.at:s.end])
}

// moveTo makes the token at an offset the current one.
func (p *Parser) moveTo(offset int) {
	if !p.failed {
		p.off = offset
		p.Next()
	}
}

// failedBefore says that what could not be parsed ends at an offset: what
// follows from the error is reported at the token after it.
func (p *Parser) failedBefore(offset int) {
	l := lexer{src: p.src, off: offset, end: p.end}
	l.advance()
	if p.failedAt = l.beg; p.failedTok != badToken {
		p.failedTok = l.tok
	}
}

// dialectType parses a dialect's type.
func (p *Parser) dialectType() ir.Type {
	s := p.symbol()
	if p.failed {
		return p.badType()
	}
	d := p.ctx.Dialect(string(s.dialect))
	if d == nil {
		return p.opaqueType(&s)
	}
	outer := p.custom
	p.custom = ""
	t := p.registeredType(d, &s)
	p.custom = outer
	if p.failed {
		p.failedBefore(s.end)
		return p.badType()
	}
	p.moveTo(s.end)
	if t == nil || p.failed {
		return p.badType()
	}
	return t
}

// validNamespace reports whether a symbol's dialect can have such a name.
func (p *Parser) validNamespace(s *dialectSymbol) bool {
	ok := len(s.dialect) > 0 && class[s.dialect[0]]&letter != 0
	for _, c := range s.dialect {
		ok = ok && (class[c]&(letter|digit) != 0 || c == '$')
	}
	if !ok {
		p.errorf(p.file.Pos(s.opaqueAt), "invalid dialect namespace '\"%s\"'", s.dialect)
	}
	return ok
}

// opaqueType is a type of a dialect that is not registered.
func (p *Parser) opaqueType(s *dialectSymbol) ir.Type {
	if !p.validNamespace(s) {
		return p.badType()
	}
	text := s.text(p.src)
	if !p.ctx.AllowsUnregisteredDialects() {
		p.errorf(p.file.Pos(s.opaqueAt), "`!\"%s\"<\"%s\">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used", s.dialect, text)
		return p.badType()
	}
	p.moveTo(s.end)
	return ir.NewOpaqueType(p.ctx, string(s.dialect), text)
}

// registeredType parses a type of a registered dialect.
func (p *Parser) registeredType(d *ir.Dialect, s *dialectSymbol) ir.Type {
	p.moveTo(s.at)
	if p.tok == Ident {
		if def := d.Type(string(p.text())); def != nil {
			if syn := typeSyntax(p.ctx, def); syn != nil {
				p.mnemonic = p.beg
				p.Next()
				return syn.ParseType(p)
			}
		}
	}
	syn, has := TypeParserInterface.Of(p.ctx, d)
	if has {
		if t := syn.ParseType(p); t != nil || p.failed {
			return t
		}
		p.moveTo(s.at)
	}
	if d.AllowsUnknownTypes {
		return ir.NewOpaqueType(p.ctx, d.Name, s.text(p.src))
	}
	for _, def := range d.Types {
		has = has || typeSyntax(p.ctx, def) != nil
	}
	p.unknownSymbol(d, s, has, "type")
	return nil
}

// unknownSymbol reports a type or attribute that its dialect does not define.
func (p *Parser) unknownSymbol(d *ir.Dialect, s *dialectSymbol, has bool, kind string) {
	switch at := p.file.Pos(s.at); {
	case !has:
		p.errorf(at, "dialect '%s' provides no %s parsing hook", d.Name, kind)
	case p.tok != Ident:
		p.WrongToken("expected valid keyword")
	case kind == "type": // with two spaces
		p.errorf(at, "unknown  type `%s` in dialect `%s`", p.text(), d.Name)
	default:
		p.errorf(at, "unknown attribute `%s` in dialect `%s`", p.text(), d.Name)
	}
}

// extendedAttr parses #name, an alias or a dialect's attribute. The type is
// the expected one, or nil.
func (p *Parser) extendedAttr(typ ir.Type) ir.Attribute {
	if !p.enter() {
		return p.badAttr()
	}
	defer p.leave()
	if p.byteAt(p.fin) != '<' && !isDialectSymbol(p.text()) {
		return p.aliasAttr()
	}
	return p.dialectAttr(typ)
}

// dialectAttr parses a dialect's attribute.
func (p *Parser) dialectAttr(typ ir.Type) ir.Attribute {
	s := p.symbol()
	if p.failed {
		return p.badAttr()
	}
	p.moveTo(s.end)
	if p.Got(Colon) {
		typ = p.Type()
	}
	if p.failed {
		return p.badAttr()
	}
	after := p.beg
	d := p.ctx.Dialect(string(s.dialect))
	if d == nil {
		a := p.opaqueAttr(&s, typ)
		p.moveTo(after)
		return a
	}
	outer := p.custom
	p.custom = ""
	a := p.registeredAttr(d, &s, typ)
	p.custom = outer
	if p.failed {
		p.failedBefore(after)
		return p.badAttr()
	}
	p.moveTo(after)
	if a == nil {
		return p.badAttr()
	}
	return a
}

// opaqueAttr is an attribute of a dialect that is not registered.
func (p *Parser) opaqueAttr(s *dialectSymbol, typ ir.Type) ir.Attribute {
	if !p.validNamespace(s) {
		return p.badAttr()
	}
	text := s.text(p.src)
	if !p.ctx.AllowsUnregisteredDialects() {
		t := typ
		if t == nil {
			t = ir.NewNoneType(p.ctx)
		}
		p.errorf(p.file.Pos(s.opaqueAt), "#\"%s\"<\"%s\"> : '%v' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used", s.dialect, text, t)
		return p.badAttr()
	}
	return ir.NewOpaqueAttr(p.ctx, string(s.dialect), text, typ)
}

// registeredAttr parses an attribute of a registered dialect.
func (p *Parser) registeredAttr(d *ir.Dialect, s *dialectSymbol, typ ir.Type) ir.Attribute {
	p.moveTo(s.at)
	if p.tok == Ident {
		if def := d.Attr(string(p.text())); def != nil {
			if syn := attrSyntax(p.ctx, def); syn != nil {
				p.mnemonic = p.beg
				p.Next()
				return syn.ParseAttr(p, typ)
			}
		}
	}
	syn, has := AttrParserInterface.Of(p.ctx, d)
	if has {
		if a := syn.ParseAttr(p, typ); a != nil || p.failed {
			return a
		}
		p.moveTo(s.at)
	}
	for _, def := range d.Attrs {
		has = has || attrSyntax(p.ctx, def) != nil
	}
	p.unknownSymbol(d, s, has, "attribute")
	return nil
}
