package format

import (
	"fmt"

	"github.com/gomlir/gomlir/ods"
)

// A ParamElement is an element of the format of an attribute or type.
type ParamElement struct {
	// Kind is Literal, Whitespace, Param, Params, Struct, Custom or Group.
	Kind string
	// Space is set if a space is printed before the element.
	Space bool
	Text  string
	// Params are the numbers of the parameters: of the only one, of those in params or struct, or
	// of the arguments of a custom directive, where -1 means a string in Strings.
	Params  []int
	Strings []string
	// Refs says which arguments of a custom directive are only looked at.
	Refs      []bool
	Qualified bool

	Then, Else []ParamElement
	// When are parameters. If one of them is present, Then is printed, otherwise Else is.
	// Not negates the condition.
	When []int
	Not  bool
}

type paramCompiler struct {
	def   *ods.AttrDef
	seen  []bool
	space spacing
}

// CompileParams compiles the format of an attribute or type, which must not be empty.
func CompileParams(def *ods.AttrDef) (code []ParamElement, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *Error:
			err = fmt.Errorf("format of %s: %w", def.Name, e)
		default:
			panic(e)
		}
	}()
	c := &paramCompiler{def: def, seen: make([]bool, len(def.Params)), space: startSpacing}
	code = c.elements(parse(def.Format))
	for i, p := range def.Params {
		if !c.seen[i] && p.Is.Kind != ods.SelfTypeParam && !p.Optional && p.Default == "" {
			fail(len(def.Format), "format is missing reference to parameter: %s", p.Name)
		}
	}
	return code, nil
}

func (c *paramCompiler) elements(nodes []*node) []ParamElement {
	var code []ParamElement
	for _, n := range nodes {
		code = append(code, c.element(n))
	}
	return code
}

func (c *paramCompiler) element(n *node) ParamElement {
	switch n.kind {
	case literalNode:
		return ParamElement{Kind: "Literal", Text: n.text, Space: c.space.literal(n.text)}
	case spaceNode:
		return ParamElement{Kind: "Whitespace", Text: c.space.white(n.text)}
	case variableNode:
		return ParamElement{Kind: "Param", Params: []int{c.param(n)}, Qualified: n.qualified, Space: c.space.element()}
	case directiveNode:
		return c.list(n)
	case customNode:
		in := ParamElement{Kind: "Custom", Text: n.text}
		for _, a := range n.args {
			i := -1
			if a.kind == stringNode {
				in.Strings = append(in.Strings, a.text)
			} else {
				i = c.param(a)
				in.Strings = append(in.Strings, "")
			}
			in.Params, in.Refs = append(in.Params, i), append(in.Refs, a.ref)
		}
		in.Space = c.space.element()
		return in
	case groupNode:
		return c.group(n)
	}
	fail(n.at, "'%s' is not valid in the format of an attribute or type", n.text)
	return ParamElement{}
}

// list compiles params and struct(…).
func (c *paramCompiler) list(n *node) ParamElement {
	in := ParamElement{Kind: "Params"}
	args := n.args
	switch n.text {
	case "params":
		in.Params = c.rest()
	case "struct":
		in.Kind = "Struct"
		if len(args) == 1 && args[0].kind == directiveNode && args[0].text == "params" {
			in.Params = c.rest()
			break
		}
		for _, a := range args {
			in.Params = append(in.Params, c.param(a))
		}
	default:
		fail(n.at, "'%s' is not valid in the format of an attribute or type", n.text)
	}
	in.Space = c.space.element()
	return in
}

// rest is all parameters that the text has.
func (c *paramCompiler) rest() []int {
	var list []int
	for i, p := range c.def.Params {
		if p.Is.Kind != ods.SelfTypeParam {
			c.seen[i] = true
			list = append(list, i)
		}
	}
	return list
}

func (c *paramCompiler) param(n *node) int {
	for i, p := range c.def.Params {
		if p.Name != n.text {
			continue
		}
		if c.seen[i] && !n.ref {
			fail(n.at, "duplicate parameter '%s'", n.text)
		}
		c.seen[i] = true
		return i
	}
	fail(n.at, "%s has no parameter named '%s'", c.def.Name, n.text)
	return 0
}

func (c *paramCompiler) group(n *node) ParamElement {
	in := ParamElement{Kind: "Group", Not: n.inverted}
	before := c.space
	in.Then = c.elements(n.then)
	c.space = before
	in.Else = c.elements(n.els)
	c.space = before
	nodes, code := n.then, in.Then
	if n.inverted {
		nodes, code = n.els, in.Else
	}
	for i := range nodes {
		if nodes[i] != n.anchor {
			continue
		}
		for j, p := range code[i].Params {
			if p >= 0 && (code[i].Refs == nil || !code[i].Refs[j]) {
				in.When = append(in.When, p)
			}
		}
	}
	if len(in.When) == 0 {
		fail(n.at, "the anchor of an optional group has no parameter")
	}
	return in
}
