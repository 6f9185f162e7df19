package asm

import (
	"math/bits"
	"strconv"

	"github.com/gomlir/gomlir/ir"
)

// An Enum is the cases of an enumeration: how they are parsed and printed.
// Enums are immutable; the generator writes them.
type Enum struct {
	// Summary is the name of the enumeration in diagnostics.
	Summary string
	// Cpp is the full name of MLIR's C++ type, for the diagnostics that have
	// it.
	Cpp string
	// Bits is the width of the integer that holds it.
	Bits uint32
	// Flags is set for sets of bits; Separator is between two of them.
	Flags     bool
	Separator string
	// Several flags print as keywords if they are Unquoted.
	Unquoted bool
	// Groups prints a case of several bits instead of its single bits.
	Groups bool
	// Empty flags may have no text at all between the brackets of an attribute.
	Empty bool
	Cases []EnumCase
}

// An EnumCase is a case of an enumeration.
type EnumCase struct {
	Text  string
	Value uint64
	// Group is set for a case of several bits.
	Group bool
}

// Lookup returns the value of a case. For flags the text may have several, with
// the separator between them.
func (e *Enum) Lookup(text string) (uint64, bool) {
	for i := range e.Cases {
		if e.Cases[i].Text == text {
			return e.Cases[i].Value, true
		}
	}
	if !e.Flags {
		return 0, false
	}
	var v uint64
	sep := trimSpace(e.Separator)
	for {
		part, rest, more := cut(text, sep)
		i := 0
		for part = trimSpace(part); i < len(e.Cases) && e.Cases[i].Text != part; {
			i++
		}
		if i == len(e.Cases) {
			return 0, false
		}
		v |= e.Cases[i].Value
		if !more {
			return v, true
		}
		text = rest
	}
}

func trimSpace(s string) string {
	for len(s) > 0 && s[0] == ' ' {
		s = s[1:]
	}
	for len(s) > 0 && s[len(s)-1] == ' ' {
		s = s[:len(s)-1]
	}
	return s
}

func cut(s, sep string) (before, after string, found bool) {
	for i := 0; i+len(sep) <= len(s); i++ {
		if s[i:i+len(sep)] == sep {
			return s[:i], s[i+len(sep):], true
		}
	}
	return s, "", false
}

// String returns the text of a value; for flags, those that are set with the
// separator between them. It returns "" for a value that is not a case.
func (e *Enum) String(v uint64) string {
	if text, ok := e.single(v); ok {
		return text
	}
	return string(e.appendText(nil, v))
}

// single is the text of a value that is one case; flags are of the kind that
// has several.
func (e *Enum) single(v uint64) (string, bool) {
	text, n := "", 0
	for i := range e.Cases {
		if c := &e.Cases[i]; c.Value == v {
			if !e.Flags || v == 0 || c.Group && e.Groups {
				return c.Text, true
			}
			text = c.Text
			n++
		}
	}
	return text, n == 1 && bits.OnesCount64(v) == 1
}

// appendText appends the text of a value.
func (e *Enum) appendText(dst []byte, v uint64) []byte {
	if text, ok := e.single(v); ok || !e.Flags {
		return append(dst, text...)
	}
	return e.appendFlags(dst, v)
}

// appendFlags appends the flags that are set: first the cases of several bits,
// if those go first, then the bits that are left. A case of several bits that is
// later in the list includes the earlier ones.
func (e *Enum) appendFlags(dst []byte, v uint64) []byte {
	start := len(dst)
	if e.Groups {
		for i := len(e.Cases) - 1; i >= 0; i-- {
			if c := &e.Cases[i]; c.Group && c.Value != 0 && v&c.Value == c.Value {
				dst = e.appendFlag(dst, start, c)
				v &^= c.Value
			}
		}
	}
	for i := range e.Cases {
		if c := &e.Cases[i]; c.Value != 0 && (!c.Group || !e.Groups) && v&c.Value == c.Value {
			dst = e.appendFlag(dst, start, c)
		}
	}
	return dst
}

func (e *Enum) appendFlag(dst []byte, start int, c *EnumCase) []byte {
	if len(dst) > start {
		dst = append(dst, e.Separator...)
	}
	return append(dst, c.Text...)
}

// quoted reports whether a value is printed as a string and not as a keyword.
func (e *Enum) quoted(v uint64) bool {
	text, ok := e.single(v)
	if !ok && e.Flags && v != 0 && bits.OnesCount64(v) != 1 {
		return !e.Unquoted
	}
	return ok && !isKeyword(text)
}

// isKeyword reports whether a text is a bare identifier.
func isKeyword(s string) bool {
	if s == "" || class[s[0]]&letter == 0 {
		return false
	}
	for i := 1; i < len(s); i++ {
		if class[s[i]]&(letter|digit|idPunct) == 0 {
			return false
		}
	}
	return true
}

// EnumValue parses a case of an enumeration, a keyword or a string. Several flags are
// one string. If the enumeration is Unquoted, they are keywords with the separator
// between them.
func (p *Parser) EnumValue(e *Enum) uint64 {
	v, ok := p.OptionalEnumValue(e)
	if !ok && !p.failed {
		p.Errorf(p.Pos(), "expected keyword for %s", e.Summary)
	}
	return v
}

// OptionalEnumValue is EnumValue for a case that may be absent.
func (p *Parser) OptionalEnumValue(e *Enum) (uint64, bool) {
	several := e.Flags && e.Unquoted
	var v uint64
	for n := 0; ; n++ {
		at := p.Pos()
		if p.tok != Ident && (several || p.tok != String) {
			if n > 0 {
				p.Errorf(at, "expected keyword for %s%s", e.Summary, e.afterSeparator())
			}
			return 0, false
		}
		text := p.keywordOrString()
		one, ok := e.Lookup(text)
		if !ok {
			p.Errorf(at, "expected one of [%s] for %s, got: %s", e.quotedList(), e.Summary, text)
			return 0, false
		}
		v |= one
		if !several || !p.Got(e.separator()) {
			return v, true
		}
	}
}

// EnumAttrValue is EnumValue with the diagnostics for attributes that consist of one
// case of an enumeration.
func (p *Parser) EnumAttrValue(e *Enum) uint64 {
	var v uint64
	at := p.Pos()
	if e.Empty && p.tok == Greater {
		return 0
	}
	for {
		if p.tok != Ident && p.tok != String {
			p.Errorf(p.Pos(), "expected valid keyword or string")
			return 0
		}
		one, ok := e.Lookup(p.keywordOrString())
		if !ok {
			p.Errorf(at, "expected %s to be one of: %s", e.Cpp, e.list())
			return 0
		}
		v |= one
		if !e.Flags || !p.Got(e.separator()) {
			return v
		}
	}
}

// afterSeparator names the separator in a diagnostic. Like upstream, it names only one of the two.
func (e *Enum) afterSeparator() string {
	if e.separator() == VBar {
		return " after '|'"
	}
	return ""
}

// quotedList returns the texts of the cases as upstream lists them in the error about
// a wrong one. Like upstream, it lists those that are not keywords twice.
func (e *Enum) quotedList() string {
	s := ""
	for i := range e.Cases {
		if i > 0 {
			s += ", "
		}
		text := e.Cases[i].Text
		if !isKeyword(text) {
			s += `"` + text + `"`
		}
		s += text
	}
	return s
}

// list is the texts of the cases.
func (e *Enum) list() string {
	s := ""
	for i := range e.Cases {
		if i > 0 {
			s += ", "
		}
		s += e.Cases[i].Text
	}
	return s
}

// separator is the token between two flags.
func (e *Enum) separator() Token {
	if trimSpace(e.Separator) == "|" {
		return VBar
	}
	return Comma
}

// EnumAttrValue writes a case of an enumeration, or flags, without quotes in
// any case.
func (p *Printer) EnumAttrValue(e *Enum, v uint64) { p.buf = e.appendText(p.buf, v) }

// EnumConstraint returns the constraint that an integer is a case of an enumeration, or
// a set of flags.
func EnumConstraint(e *Enum) *ir.AttrConstraint {
	var all uint64
	for i := range e.Cases {
		all |= e.Cases[i].Value
	}
	return &ir.AttrConstraint{Summary: e.Summary, Match: func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		if !ok || i.Type() != ir.Type(i.Context().I(e.Bits)) {
			return false
		}
		v := i.Uint()
		if e.Flags {
			return v&^all == 0
		}
		for i := range e.Cases {
			if e.Cases[i].Value == v {
				return true
			}
		}
		return false
	}}
}

// keywordOrString consumes a keyword or string.
func (p *Parser) keywordOrString() string {
	s := ""
	if p.tok == String {
		s = unquote(p.text())
	} else {
		s = string(p.text())
	}
	p.Next()
	return s
}

// EnumValue writes a case of an enumeration, or flags.
func (p *Printer) EnumValue(e *Enum, v uint64) {
	quoted := e.quoted(v)
	if quoted {
		p.Byte('"')
	}
	p.buf = e.appendText(p.buf, v)
	if quoted {
		p.Byte('"')
	}
}

// enumAttr parses the attribute of a slot of an operation that is an integer
// but written as the case of an enumeration.
func (p *Parser) enumAttr(name string, e *Enum, optional bool) ir.Attribute {
	at := p.Pos()
	text, ok := "", false
	switch {
	case p.tok == String:
		text, ok = unquote(p.text()), true
	case p.tok == Ident:
		// Another keyword may belong to what follows.
		for i := range e.Cases {
			if c := &e.Cases[i]; c.Text == string(p.text()) {
				text, ok = c.Text, true
				break
			}
		}
	}
	if !ok {
		if !optional {
			p.Errorf(at, "expected string or keyword containing one of the following enum values for attribute '%s' [%s]", name, e.list())
		}
		return nil
	}
	p.Next()
	v, ok := e.Lookup(text)
	if !ok {
		p.Errorf(at, "invalid %s attribute specification: %s", name, strconv.Quote(text))
		return nil
	}
	return ir.NewIntegerAttr(p.ctx.I(e.Bits), int64(v))
}

// enumAttr writes such an attribute.
func (p *Printer) enumAttr(e *Enum, a ir.Attribute) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return
	}
	v := i.Uint()
	text, ok := e.single(v)
	quoted := !ok || !isKeyword(text) || e.Flags && bits.OnesCount64(v) != 1
	if quoted {
		p.Byte('"')
	}
	p.buf = e.appendText(p.buf, v)
	if quoted {
		p.Byte('"')
	}
}
