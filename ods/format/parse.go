package format

import "strings"

// A node is an element of a format.
type node struct {
	kind nodeKind
	at   int
	text string  // literal, directive name, variable name, string
	args []*node // of a directive
	then []*node // of a group
	els  []*node
	// alts are the clauses of an oilist, a literal and then what follows it.
	alts     [][]*node
	anchor   *node // of a group
	inverted bool  // the anchor is in els
	// qualified and ref are set for the operand of these directives.
	qualified, ref bool
}

type nodeKind uint8

const (
	literalNode nodeKind = iota
	spaceNode            // text is "", " " or `\n`
	variableNode
	directiveNode
	customNode // custom<text>(args)
	groupNode
	oilistNode
	stringNode
)

// parser reads a format into nodes. Errors are panics of *Error.
type parser struct {
	toks []token
	pos  int
}

func (p *parser) peek() token { return p.toks[p.pos] }

func (p *parser) next() token {
	t := p.toks[p.pos]
	if t.kind != eof {
		p.pos++
	}
	return t
}

func (p *parser) got(text string) bool {
	if t := p.peek(); t.kind == punct && t.text == text {
		p.pos++
		return true
	}
	return false
}

func (p *parser) want(text, context string) {
	if !p.got(text) {
		fail(p.peek().at, "expected '%s' %s", text, context)
	}
}

// parse reads a whole format.
func parse(src string) []*node {
	p := &parser{toks: lex(src)}
	nodes := p.elements(nil, "")
	if t := p.peek(); t.kind != eof {
		fail(t.at, "expected directive, literal, variable, or optional group")
	}
	return nodes
}

// elements reads elements up to a token that cannot start one. In a group the
// one before a ^ becomes the anchor.
func (p *parser) elements(g *node, stop string) []*node {
	var list []*node
	for {
		t := p.peek()
		if t.kind == eof || t.kind == punct && t.text != "(" {
			return list
		}
		n := p.element()
		if p.got("^") {
			if g == nil {
				fail(p.peek().at, "anchor in a place that is no optional group")
			}
			if g.anchor != nil {
				fail(p.peek().at, "only one element can be marked as the anchor of an optional group")
			}
			g.anchor = n
		}
		list = append(list, n)
	}
}

func (p *parser) element() *node {
	switch t := p.next(); t.kind {
	case literal:
		return literalOrSpace(t)
	case variable:
		return &node{kind: variableNode, at: t.at, text: t.text}
	case ident:
		return p.directive(t)
	case punct:
		return p.group(t)
	default:
		fail(t.at, "expected directive, literal, variable, or optional group")
		return nil
	}
}

func literalOrSpace(t token) *node {
	if t.text == "" || t.text == " " || t.text == `\n` {
		return &node{kind: spaceNode, at: t.at, text: t.text}
	}
	if !validLiteral(t.text) {
		fail(t.at, "expected valid literal but got '%s'", t.text)
	}
	return &node{kind: literalNode, at: t.at, text: t.text}
}

func validLiteral(s string) bool {
	if isIdent(s[0], false) {
		for i := range s {
			if !isIdent(s[i], true) && s[i] != '$' && s[i] != '.' {
				return false
			}
		}
		return true
	}
	return s == "->" || s == "..." || len(s) == 1 && strings.Contains("_:,=<>()[]{}?+*", s)
}

// group reads what follows the ( of an optional group.
func (p *parser) group(open token) *node {
	if open.text != "(" {
		fail(open.at, "expected directive, literal, variable, or optional group")
	}
	g := &node{kind: groupNode, at: open.at}
	g.then = p.elements(g, ")")
	p.want(")", "to end optional group")
	if p.got(":") {
		p.want("(", "to start else branch of optional group")
		inThen := g.anchor != nil
		g.els = p.elements(g, ")")
		g.inverted = !inThen && g.anchor != nil
		p.want(")", "to end else branch of optional group")
	}
	p.want("?", "after optional group")
	if g.anchor == nil {
		fail(g.at, "optional group has no anchor element")
	}
	if len(g.then) == 0 {
		fail(g.at, "optional group is empty")
	}
	return g
}

// directive reads what follows the name of a directive.
func (p *parser) directive(name token) *node {
	d := &node{kind: directiveNode, at: name.at, text: name.text}
	switch name.text {
	case "attr-dict", "attr-dict-with-keyword", "prop-dict", "operands", "results", "successors", "regions", "params":
		return d
	case "custom":
		p.want("<", "before custom directive name")
		d.kind, d.text = customNode, p.next().text
		p.want(">", "after custom directive name")
		d.args = p.arguments()
		return d
	case "oilist":
		return p.oilist(d)
	case "qualified", "ref":
		args := p.arguments()
		if len(args) != 1 {
			fail(d.at, "'%s' takes one argument", d.text)
		}
		if d.text == "ref" {
			args[0].ref = true
		} else {
			args[0].qualified = true
		}
		return args[0]
	case "type", "functional-type", "struct":
		d.args = p.arguments()
		return d
	}
	fail(name.at, "unknown directive in format: %s", name.text)
	return nil
}

func (p *parser) arguments() []*node {
	var list []*node
	p.want("(", "before argument list")
	for !p.got(")") {
		if len(list) > 0 {
			p.want(",", "between arguments")
		}
		if t := p.peek(); t.kind == str {
			p.next()
			list = append(list, &node{kind: stringNode, at: t.at, text: t.text})
			continue
		}
		list = append(list, p.element())
	}
	return list
}

func (p *parser) oilist(d *node) *node {
	d.kind = oilistNode
	p.want("(", "before oilist argument list")
	for {
		clause := p.elements(nil, "|")
		if len(clause) == 0 || clause[0].kind != literalNode {
			fail(p.peek().at, "expected literal at start of oilist clause")
		}
		d.alts = append(d.alts, clause)
		if !p.got("|") {
			break
		}
	}
	p.want(")", "to end oilist argument list")
	return d
}
