package migrate

import (
	"strings"
)

// This file reads types in LLVM's own spelling, that of .ll files with typed
// pointers:
//
//	type   = prim { "*" | "addrspace" "(" n ")" "*" | "(" params ")" } .
//	prim   = word | "[" n "x" type "]" | "<" [ "vscale" "x" ] n "x" type ">" |
//	         body | "%" name .
//	body   = "{" [ type { "," type } ] "}" | "<{" … "}>" .
//	whole  = [ "%" name "=" "type" ] ( type | "opaque" ) .

// llvmWhole reads a type up to the end of the text. It may be the definition of a struct.
func (c *cursor) llvmWhole() *node {
	c.space()
	start := c.pos
	if strings.HasPrefix(c.rest(), "%") {
		c.pos++
		if name, ok := c.llvmName(); ok && c.got("=") && c.gotWord("type") {
			n := c.definition(name)
			c.llvmEnd()
			return n
		}
		c.pos = start
	}
	n := c.llvmType()
	c.llvmEnd()
	return n
}

func (c *cursor) llvmEnd() {
	if c.space(); c.pos < c.end {
		c.fail(c.pos, "unexpected text after a type")
	}
}

// definition reads the body of a struct.
func (c *cursor) definition(name string) *node {
	n := &node{kind: identified, made: true, word: name}
	if c.gotWord("opaque") {
		n.opaque = true
		return n
	}
	at := c.pos
	body := c.llvmType()
	if body.kind != literal {
		c.fail(at, "expected the body of a struct")
	}
	n.parts, n.packed = body.parts, body.packed
	return n
}

// llvmName reads a name after %.
func (c *cursor) llvmName() (string, bool) {
	if strings.HasPrefix(c.rest(), `"`) {
		end := strings.IndexByte(c.rest()[1:], '"')
		if end < 0 {
			return "", false
		}
		name := c.text[c.pos+1 : c.pos+1+end]
		c.pos += end + 2
		return unescapeHex(name), true
	}
	i := c.pos
	for c.pos < c.end && (isWordByte(c.text[c.pos]) || strings.IndexByte("$.-", c.text[c.pos]) >= 0) {
		c.pos++
	}
	return c.text[i:c.pos], i < c.pos
}

// unescapeHex replaces \xx in one of LLVM's names.
func unescapeHex(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+2 < len(s) && unhex(s[i+1]) >= 0 && unhex(s[i+2]) >= 0 {
			b.WriteByte(byte(unhex(s[i+1])<<4 | unhex(s[i+2])))
			i += 2
		} else {
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

func unhex(b byte) int {
	switch {
	case b >= '0' && b <= '9':
		return int(b - '0')
	case b >= 'a' && b <= 'f':
		return int(b-'a') + 10
	case b >= 'A' && b <= 'F':
		return int(b-'A') + 10
	}
	return -1
}

func (c *cursor) llvmType() *node {
	if !c.enter() {
		return &node{made: true}
	}
	defer c.leave()
	n := c.llvmPrimary()
	for depth := c.depth; ; depth++ {
		if depth > maxDepth {
			c.fail(c.pos, "types are nested too deeply")
		}
		switch {
		case c.got("*"):
			n = &node{kind: pointer, made: true, parts: []*node{n}}
		case c.got("("):
			n = &node{kind: function, made: true, parts: []*node{n}}
			c.llvmParams(n)
		case c.gotWord("addrspace"):
			c.want("(")
			space := c.count()
			c.want(")")
			c.want("*")
			n = &node{kind: pointer, made: true, parts: []*node{n}, count: nonzero(space)}
		default:
			return n
		}
	}
}

// nonzero returns an address space, or "" for the default one.
func nonzero(space string) string {
	if strings.Trim(space, "0") == "" {
		return ""
	}
	return space
}

// llvmParams reads the parameters of a function after the parenthesis.
func (c *cursor) llvmParams(n *node) {
	if c.got(")") {
		return
	}
	for !c.failed {
		if c.got("...") {
			n.variadic = true
			c.want(")")
			return
		}
		n.parts = append(n.parts, c.llvmType())
		if c.got(")") {
			return
		}
		c.want(",")
	}
}

func (c *cursor) llvmPrimary() *node {
	c.space()
	n := &node{made: true}
	if h, ok := c.hole(); ok {
		n.kind, n.word = pattern, h
		return n
	}
	switch {
	case c.got("%"):
		c.llvmReference(n)
	case c.got("["):
		n.kind, n.count = array, c.count()
		c.times()
		n.parts = []*node{c.llvmType()}
		c.want("]")
	case c.got("<{"):
		n.packed = true
		c.llvmBody(n, "}")
		c.want(">")
	case c.got("<"):
		n.kind = vector
		if c.gotWord("vscale") {
			n.scalable = true
			c.times()
		}
		n.count = c.count()
		c.times()
		n.parts = []*node{c.llvmType()}
		c.want(">")
	case c.got("{"):
		c.llvmBody(n, "}")
	default:
		c.llvmWord(n)
	}
	return n
}

func (c *cursor) llvmReference(n *node) {
	n.kind = reference
	if h, ok := c.hole(); ok {
		n.kind, n.word = pattern, "%"+h
		return
	}
	at := c.pos
	name, ok := c.llvmName()
	if !ok {
		c.fail(at, "expected the name of a struct")
	}
	n.word, n.from = name, at
}

// llvmBody reads the elements of a struct.
func (c *cursor) llvmBody(n *node, end string) {
	n.kind = literal
	if c.got(end) {
		return
	}
	for !c.failed {
		n.parts = append(n.parts, c.llvmType())
		if c.got(end) {
			return
		}
		c.want(",")
	}
}

func (c *cursor) llvmWord(n *node) {
	at := c.pos
	word := c.word()
	c.pos += len(word)
	if is, ok := isInteger(word); is {
		if !ok {
			c.fail(at, "there are no integers of this width")
		}
		n.kind, n.word = builtin, word
		return
	}
	switch {
	case builtins[word] != "":
		n.kind, n.word = builtin, builtins[word]
	case scalars[word]:
		n.kind, n.word = scalar, word
	case word == "":
		c.fail(at, "expected a type of LLVM")
	default:
		c.fail(at, "LLVM with typed pointers has no type '"+word+"'")
	}
}
