package migrate

import (
	"strings"
)

// This file reads types in MLIR's three spellings: those of the first RFC, of typed pointers and of
// opaque pointers. After !llvm. they differ in a few words.

// dialectType reads a type from ! on. It returns nil without failing if the type has
// only one spelling.
func (c *cursor) dialectType() *node {
	n := &node{from: c.pos, prefixed: true}
	c.pos += len("!llvm.")
	word := c.word()
	c.pos += len(word)
	if !c.known(word) || c.goesOn() {
		return nil
	}
	c.body(n, word)
	if c.failed {
		return n
	}
	n.to = c.pos
	return n
}

// known reports whether a word after !llvm. starts a type that has several spellings.
func (c *cursor) known(word string) bool {
	switch word {
	case "array", "vec", "vector", "func", "struct":
		return strings.HasPrefix(c.rest(), "<")
	case "ptr":
		return true
	}
	is, _ := isInteger(word)
	return is || builtins[word] != "" || scalars[word]
}

// goesOn reports whether a word continues after a dot or another character, as in the LLVM metadata
// !llvm.void.thing.
func (c *cursor) goesOn() bool {
	r := c.rest()
	if len(r) == 0 {
		return false
	}
	switch r[0] {
	case '$', '-':
		return len(r) > 1 && isWordByte(r[1])
	case '.':
		return len(r) > 1 && isWordByte(r[1])
	}
	return false
}

// body reads a type after its word.
func (c *cursor) body(n *node, word string) {
	if !c.enter() {
		return
	}
	defer c.leave()
	if is, ok := isInteger(word); is {
		if !ok {
			c.fail(c.pos-len(word), "there are no integers of this width")
		}
		n.kind, n.word = builtin, word
		return
	}
	switch word {
	case "ptr":
		c.pointerBody(n)
	case "array":
		n.kind = array
		c.want("<")
		n.count = c.count()
		c.times()
		n.parts = []*node{c.element()}
		c.want(">")
	case "vec", "vector":
		c.vectorBody(n)
		n.oldWords = n.oldWords || word == "vector"
	case "func":
		c.functionBody(n)
	case "struct":
		c.structBody(n)
	default:
		if n.kind, n.word = builtin, builtins[word]; n.word == "" {
			n.kind, n.word = scalar, word
		}
	}
}

// pointerBody reads <T>, <T, 3>, <3> or nothing.
func (c *cursor) pointerBody(n *node) {
	n.kind = pointer
	if !strings.HasPrefix(c.rest(), "<") {
		return
	}
	c.pos++
	c.space()
	if c.pos < c.end && isDigit(c.text[c.pos]) { // it is opaque already
		n.count = c.count()
		c.want(">")
		return
	}
	n.parts = []*node{c.element()}
	if c.got(",") {
		n.count = nonzero(c.count())
	}
	c.want(">")
}

// vectorBody reads <4 x T>, <? x 4 x T> or <vscale x 4 x T>.
func (c *cursor) vectorBody(n *node) {
	n.kind = vector
	c.want("<")
	switch {
	case c.got("?"):
		n.scalable = true
		c.times()
	case c.gotWord("vscale"):
		n.scalable, n.oldWords = true, true
		c.times()
	}
	n.count = c.count()
	c.times()
	n.parts = []*node{c.element()}
	c.want(">")
}

func (c *cursor) functionBody(n *node) {
	n.kind = function
	c.want("<")
	n.parts = []*node{c.element()}
	c.want("(")
	if !c.got(")") {
		for !c.failed {
			if c.got("...") {
				n.variadic = true
				c.want(")")
				break
			}
			n.parts = append(n.parts, c.element())
			if c.got(")") {
				break
			}
			c.want(",")
		}
	}
	c.want(">")
}

func (c *cursor) structBody(n *node) {
	n.kind = literal
	c.want("<")
	if c.got(`"`) || c.got(`\"`) {
		n.kind = identified
		n.word = c.quoted()
		if c.got(">") {
			n.kind = reference
			return
		}
		c.want(",")
		if c.gotWord("opaque") {
			n.opaque = true
			c.want(">")
			return
		}
	}
	n.packed = c.gotWord("packed")
	c.want("(")
	if !c.got(")") {
		for !c.failed {
			n.parts = append(n.parts, c.element())
			if c.got(")") {
				break
			}
			c.want(",")
		}
	}
	c.want(">")
}

// quoted reads the rest of a quoted string.
func (c *cursor) quoted() string {
	start := c.pos
	for ; c.pos < c.end && c.text[c.pos] != '\n'; c.pos++ {
		switch c.text[c.pos] {
		case '"':
			c.pos++
			return strings.TrimSuffix(c.text[start:c.pos-1], `\`)
		case '\\':
			if !strings.HasPrefix(c.rest(), `\">`) && !strings.HasPrefix(c.rest(), `\",`) {
				c.pos++
			}
		}
	}
	c.fail(start, "expected '\"'")
	return ""
}

// element reads a type inside another one, where !llvm. may be omitted.
func (c *cursor) element() *node {
	c.space()
	from := c.pos
	if wrappedQuote(c.rest()) != "" {
		return c.wrapped()
	}
	prefixed := strings.HasPrefix(c.rest(), "!llvm.")
	if prefixed {
		c.pos += len("!llvm.")
	}
	n := &node{from: from, prefixed: prefixed}
	word := c.word()
	c.pos += len(word)
	if c.known(word) && (prefixed || word != "vector" || c.atLLVMVector()) && !c.goesOn() {
		c.body(n, word)
		if !prefixed && n.kind == builtin && n.word == word {
			n.kind = leaf // i32 is an integer in every spelling
		}
	} else {
		c.pos = from
		c.leaf(n)
	}
	n.to = c.pos
	return n
}

// atLLVMVector reports whether the brackets of a vector type without !llvm. contain LLVM's vector
// type rather than the builtin one.
func (c *cursor) atLLVMVector() bool {
	try := *c
	n := &node{}
	try.vectorBody(n)
	return !try.failed && (n.oldWords || n.scalable || n.parts[0].kind != leaf)
}

// leaf reads a type that is not one of LLVM's.
func (c *cursor) leaf(n *node) {
	from := c.pos
	for c.pos < c.end {
		if h, ok := c.hole(); ok {
			if c.pos-len(h) == from {
				n.kind = pattern
			}
			continue
		}
		b := c.text[c.pos]
		if isWordByte(b) || strings.IndexByte("!#$.-", b) >= 0 && !strings.HasPrefix(c.rest(), "->") {
			n.kind = leaf
			c.pos++
			continue
		}
		if b == '<' || b == '(' && c.pos == from {
			c.brackets(n)
			if b == '(' && c.got("->") {
				c.space()
				if strings.HasPrefix(c.rest(), "(") {
					c.brackets(n)
				} else {
					n.parts = append(n.parts, c.element())
				}
			}
			break
		}
		break
	}
	if c.pos == from {
		c.fail(from, "expected a type")
	}
	n.word = c.text[from:c.pos]
}

// brackets skips text in brackets. LLVM's types within become parts.
func (c *cursor) brackets(n *node) {
	if !c.enter() {
		return
	}
	defer c.leave()
	open := c.pos
	depth := 0
	for c.pos < c.end {
		r := c.rest()
		if h := holeLen(r); h > 0 && c.mode == directive {
			c.pos += h
			continue
		}
		switch {
		case strings.HasPrefix(r, "->"):
			c.pos++
		case strings.IndexByte("<([{", r[0]) >= 0:
			depth++
		case strings.IndexByte(">)]}", r[0]) >= 0:
			if depth--; depth == 0 {
				c.pos++
				return
			}
		case wrappedQuote(r) != "":
			n.parts = append(n.parts, c.wrapped())
			continue
		case strings.HasPrefix(r, "!llvm."):
			try := *c
			if part := try.dialectType(); part != nil && !try.failed {
				n.parts = append(n.parts, part)
				c.pos = try.pos
				continue
			}
		case r[0] == '"':
			c.pos++
			c.quoted()
			continue
		}
		c.pos++
	}
	c.fail(open, "expected the bracket to be closed")
}

// wrappedQuote returns the quote of the type in LLVM's own spelling that s starts with: " or,
// within another string, \". It returns "" if there is no such type.
func wrappedQuote(s string) string {
	switch {
	case strings.HasPrefix(s, `!llvm<"`):
		return `"`
	case strings.HasPrefix(s, `!llvm<\"`):
		return `\"`
	}
	return ""
}

// wrapped reads !llvm<"…">, a type in LLVM's own spelling.
func (c *cursor) wrapped() *node {
	from := c.pos
	quote := wrappedQuote(c.rest())
	start := from + len("!llvm<") + len(quote)
	text, to := c.wrappedText(start, quote)
	if to < 0 {
		c.fail(from, "this is not closed on its line")
		return &node{from: from, to: c.pos}
	}
	inner := cursor{text: c.text, pos: start, end: to, mode: c.mode, depth: c.depth}
	var offsets []int
	if strings.Contains(text, `\`) {
		inner.text, offsets = unescape(text)
		inner.pos, inner.end = 0, len(inner.text)
	}
	if inner.mode == code {
		inner.mode = prose // which has no comments
	}
	n := inner.llvmWhole()
	if inner.failed {
		at := inner.at
		if offsets != nil {
			at = start + offsets[at]
		}
		c.fail(at, inner.why)
		return &node{from: from, to: c.pos}
	}
	c.pos = to + len(quote) + len(">")
	n.from, n.to = from, c.pos
	return n
}

// wrappedText returns the text up to the closing quote and the position of that, -1 if it is not on
// the line.
func (c *cursor) wrappedText(start int, quote string) (string, int) {
	for i := start; i < c.end && c.text[i] != '\n'; i++ {
		switch {
		case strings.HasPrefix(c.text[i:c.end], quote+">"):
			return c.text[start:i], i
		case c.mode == directive && holeLen(c.text[i:c.end]) > 0:
			i += holeLen(c.text[i:c.end]) - 1
		case c.text[i] == '\\':
			i++
		case c.text[i] == '"' && quote == `"`:
			return "", -1
		}
	}
	return "", -1
}

// unescape replaces the escapes of MLIR's strings. It also returns the original position of each
// byte of the result.
func unescape(s string) (string, []int) {
	var b strings.Builder
	offsets := make([]int, 0, len(s)+1)
	for i := 0; i < len(s); i++ {
		offsets = append(offsets, i)
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch {
		case s[i] == 'n':
			b.WriteByte('\n')
		case s[i] == 't':
			b.WriteByte('\t')
		case i+1 < len(s) && unhex(s[i]) >= 0 && unhex(s[i+1]) >= 0:
			b.WriteByte(byte(unhex(s[i])<<4 | unhex(s[i+1])))
			i++
		default: // a quote or a backslash
			b.WriteByte(s[i])
		}
	}
	return b.String(), append(offsets, len(s))
}
