package format

import (
	"fmt"

	"github.com/gomlir/gomlir/ods"
)

// compiler compiles the format of an operation. Errors are panics of *Error.
type compiler struct {
	op     *ods.Op
	layout ods.Layout
	prog   *Program

	operands, operandTypes, resultTypes []bool
	slots, regions, successors          []bool
	allSuccessors, allRegions           bool
	attrDict                            bool

	space spacing
}

// CompileOp compiles the format of an operation, which must not be empty.
func CompileOp(op *ods.Op) (prog *Program, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *Error:
			err = fmt.Errorf("format of %s: %w", op.Name, e)
		default:
			panic(e)
		}
	}()
	c := &compiler{op: op, layout: op.Layout(), prog: &Program{}, space: startSpacing}
	c.operands = make([]bool, len(c.layout.Operands))
	c.operandTypes = make([]bool, len(c.layout.Operands))
	c.resultTypes = make([]bool, len(op.Results))
	c.slots = make([]bool, len(c.layout.Slots))
	c.regions = make([]bool, len(op.Regions))
	c.successors = make([]bool, len(op.Successors))
	c.prog.Code = c.elements(parse(op.Format), nil, false)
	c.finish()
	return c.prog, nil
}

// elements compiles a list of elements, without the anchor that is not
// printed.
func (c *compiler) elements(nodes []*node, elided *node, group bool) []Element {
	var code []Element
	for _, n := range nodes {
		if n == elided {
			c.bindSlot(n)
			continue
		}
		code = append(code, c.element(n, group))
	}
	return code
}

func (c *compiler) element(n *node, group bool) Element {
	switch n.kind {
	case literalNode:
		return Element{Kind: "Literal", Text: n.text, Space: c.space.literal(n.text)}
	case spaceNode:
		return Element{Kind: "Whitespace", Text: c.space.white(n.text)}
	case variableNode:
		return c.variable(n, group)
	case directiveNode:
		return c.directive(n)
	case customNode:
		return c.custom(n)
	case groupNode:
		return c.group(n)
	case oilistNode:
		return c.oilist(n)
	}
	fail(n.at, "unexpected string")
	return Element{}
}

// variable compiles $name.
func (c *compiler) variable(n *node, group bool) Element {
	if n.ref {
		fail(n.at, "'ref' is only valid within a 'custom' directive")
	}
	if i := c.layout.Operand(n.text); i >= 0 {
		c.bind(n, c.operands, i)
		kind := [...]string{"Operand", "OptionalOperand", "Operands", "OperandLists"}[c.layout.Operands[i].Arity]
		return Element{Kind: kind, N: i, Space: c.space.element()}
	}
	if i := c.layout.Slot(n.text); i >= 0 {
		c.bindSlot(n)
		a := &c.layout.Slots[i].Attr
		return Element{Kind: attrKind(a), N: i, Attr: a, Qualified: n.qualified,
			Optional: !group && a.Optional && !a.Property, Space: c.space.element()}
	}
	if i := c.op.Region(n.text); i >= 0 {
		c.bind(n, c.regions, i)
		kind := "Region"
		if c.op.Regions[i].Variadic {
			kind = "Regions"
		}
		return Element{Kind: kind, N: i, Space: c.space.element()}
	}
	if i := c.op.Successor(n.text); i >= 0 {
		c.bind(n, c.successors, i)
		kind := "Successor"
		if c.op.Successors[i].Variadic {
			kind = "Successors"
		}
		return Element{Kind: kind, N: i, Space: c.space.element()}
	}
	if c.op.Result(n.text) >= 0 {
		fail(n.at, "result variables can only be used as a child to a 'type' directive")
	}
	fail(n.at, "expected variable to refer to an argument, region, result, or successor: %s", n.text)
	return Element{}
}

func attrKind(a *ods.Attr) string {
	switch {
	case a.Parse != "":
		return "FuncAttr"
	case a.Enum != nil && a.Storage == "*ir.IntegerAttr":
		return "EnumAttr"
	case a.SymbolName:
		return "SymbolName"
	}
	return "Attr"
}

func (c *compiler) bind(n *node, seen []bool, i int) {
	if seen[i] {
		fail(n.at, "'%s' is already bound", n.text)
	}
	seen[i] = true
}

func (c *compiler) bindSlot(n *node) {
	i := c.layout.Slot(n.text)
	if i < 0 {
		fail(n.at, "the anchor is no attribute")
	}
	c.bind(n, c.slots, i)
}

func (c *compiler) directive(n *node) Element {
	switch n.text {
	case "attr-dict", "attr-dict-with-keyword":
		if c.attrDict {
			fail(n.at, "'attr-dict' directive has already been seen")
		}
		c.attrDict = true
		c.space.dict()
		if n.text == "attr-dict" {
			return Element{Kind: "AttrDict"}
		}
		return Element{Kind: "AttrDictWithKeyword"}
	case "prop-dict":
		c.prog.PropDict = true
		c.space.dict()
		return Element{Kind: "PropDict"}
	case "operands":
		c.prog.AllOperands = true
		fill(c.operands)
		return Element{Kind: "AllOperands", Space: c.space.element()}
	case "regions":
		c.allRegions, c.prog.AllRegions = true, true
		fill(c.regions)
		return Element{Kind: "AllRegions", Space: c.space.element()}
	case "successors":
		c.allSuccessors = true
		fill(c.successors)
		return Element{Kind: "AllSuccessors", Space: c.space.element()}
	case "type":
		if len(n.args) != 1 {
			fail(n.at, "'type' takes one argument")
		}
		of := c.typeOf(n.args[0], true)
		return Element{Kind: c.typeKind(of), Of: of, Qualified: n.qualified, Space: c.space.element()}
	case "functional-type":
		if len(n.args) != 2 {
			fail(n.at, "'functional-type' takes two arguments")
		}
		of, to := c.typeOf(n.args[0], true), c.typeOf(n.args[1], true)
		return Element{Kind: "FunctionalType", Of: of, To: to, Space: c.space.element()}
	}
	fail(n.at, "'%s' is not valid here", n.text)
	return Element{}
}

func fill(b []bool) {
	for i := range b {
		b[i] = true
	}
}

// typeOf resolves the argument of a type directive.
func (c *compiler) typeOf(n *node, bind bool) Ref {
	ref, seen := Ref{}, []bool(nil)
	switch {
	case n.kind == directiveNode && n.text == "operands":
		ref, seen = Ref{Kind: AllOperandsRef}, c.operandTypes
		if bind {
			c.prog.AllOperandTypes = true
			fill(seen)
		}
		return ref
	case n.kind == directiveNode && n.text == "results":
		ref, seen = Ref{Kind: AllResultsRef}, c.resultTypes
		if bind {
			c.prog.AllResultTypes = true
			fill(seen)
		}
		return ref
	case n.kind == variableNode:
		if i := c.layout.Operand(n.text); i >= 0 {
			ref, seen = Ref{OperandRef, i}, c.operandTypes
		} else if i := c.op.Result(n.text); i >= 0 {
			ref, seen = Ref{ResultRef, i}, c.resultTypes
		}
	}
	if seen == nil {
		fail(n.at, "expected an operand or result, 'operands' or 'results' as the argument of a type directive")
	}
	if bind {
		if seen[ref.N] {
			fail(n.at, "type of '%s' is already bound", n.text)
		}
		seen[ref.N] = true
	}
	return ref
}

// value is the operand or result that a reference to one refers to.
func (c *compiler) value(r Ref) ods.Value {
	switch r.Kind {
	case OperandRef:
		return c.layout.Operands[r.N].Value
	case ResultRef:
		return c.op.Results[r.N].Is
	}
	return ods.Value{Arity: ods.VariadicArity}
}

func (c *compiler) typeKind(r Ref) string {
	return [...]string{"Type", "OptionalType", "Types", "TypeLists"}[c.value(r).Arity]
}

// group compiles an optional group.
func (c *compiler) group(n *node) Element {
	in := Element{Kind: "Group", Unit: -1, Not: n.inverted}
	in.When = c.conditions(n.anchor)
	var elided *node
	if a := n.anchor; a.kind == variableNode && a != n.then[0] {
		if i := c.layout.Slot(a.text); i >= 0 && c.layout.Slots[i].Unit {
			elided, in.Unit = a, i
		}
	}
	in.Then = c.elements(n.then, elided, true)
	in.Else = c.elements(n.els, elided, true)
	c.checkFirst(n, in.Then)
	return in
}

// checkFirst makes sure that the first element of a group that reads text shows whether
// the group is present.
func (c *compiler) checkFirst(n *node, then []Element) {
	for _, in := range then {
		switch in.Kind {
		case "Whitespace":
			continue
		case "Literal", "Attr", "EnumAttr", "FuncAttr", "SymbolName", "OptionalOperand", "Operands", "OperandLists", "Region", "Regions", "Custom":
			return
		}
		break
	}
	fail(n.at, "first parsable element of an operand group must be a literal or a variable that may be absent")
}

// conditions says when an optional group with an anchor is printed.
func (c *compiler) conditions(n *node) []Cond {
	switch n.kind {
	case variableNode:
		if i := c.layout.Operand(n.text); i >= 0 {
			return []Cond{{"HasOperands", i}}
		}
		if i := c.layout.Slot(n.text); i >= 0 {
			return []Cond{c.attrCond(i)}
		}
		if i := c.op.Region(n.text); i >= 0 {
			return []Cond{{"HasBlocks", i}}
		}
		if i := c.op.Successor(n.text); i >= 0 {
			return []Cond{{"HasSuccessors", i}}
		}
		if i := c.op.Result(n.text); i >= 0 {
			return []Cond{{"HasResults", i}}
		}
	case directiveNode, customNode:
		var conds []Cond
		for _, a := range n.args {
			if a.kind != stringNode {
				conds = append(conds, c.conditions(a)...)
			}
		}
		return conds
	}
	fail(n.at, "this cannot be the anchor of an optional group")
	return nil
}

// attrCond is the condition that an attribute is present and differs from its default.
func (c *compiler) attrCond(slot int) Cond {
	if a := c.layout.Slots[slot]; a.Default != "" && !(a.Optional && a.Unit) {
		return Cond{"HasNonDefaultAttr", slot}
	}
	return Cond{"HasAttr", slot}
}

// oilist compiles oilist(`a` … | `b` …).
func (c *compiler) oilist(n *node) Element {
	list := Element{Kind: "OIList"}
	for _, alt := range n.alts {
		clause := Element{Kind: "Group", Unit: -1}
		lit := c.element(alt[0], false)
		for _, e := range alt[1:] {
			if e.kind == variableNode || e.kind == customNode || e.kind == directiveNode && len(e.args) > 0 {
				clause.When = append(clause.When, c.conditions(e)...)
			}
		}
		rest := alt[1:]
		if len(rest) == 1 && rest[0].kind == variableNode {
			if i := c.layout.Slot(rest[0].text); i >= 0 && c.layout.Slots[i].Unit {
				clause.Unit = i
				c.bindSlot(rest[0])
				rest = nil
			}
		}
		clause.Then = append([]Element{lit}, c.elements(rest, nil, false)...)
		list.Clauses = append(list.Clauses, clause)
	}
	return list
}

// custom compiles custom<Name>(…).
func (c *compiler) custom(n *node) Element {
	in := Element{Kind: "Custom", Name: n.text}
	for _, a := range n.args {
		in.Args = append(in.Args, c.customArg(a))
	}
	in.Space = c.space.element()
	return in
}

func (c *compiler) customArg(n *node) CustomArg {
	arg := CustomArg{Ref: n.ref}
	switch n.kind {
	case stringNode:
		arg.Kind, arg.Text = StringArg, n.text
		return arg
	case directiveNode:
		switch n.text {
		case "type":
			arg.Kind, arg.Of = TypeArg, c.typeOf(n.args[0], !n.ref)
			return arg
		case "attr-dict":
			arg.Kind = AttrDictArg
			c.attrDict = true
			return arg
		}
	case variableNode:
		if i := c.layout.Operand(n.text); i >= 0 {
			arg.Kind, arg.N = OperandArg, i
			c.bindUnlessRef(n, c.operands, i)
			return arg
		}
		if i := c.layout.Slot(n.text); i >= 0 {
			arg.Kind, arg.N = AttrArg, i
			c.bindUnlessRef(n, c.slots, i)
			return arg
		}
		if i := c.op.Region(n.text); i >= 0 {
			arg.Kind, arg.N = RegionArg, i
			c.bindUnlessRef(n, c.regions, i)
			return arg
		}
		if i := c.op.Successor(n.text); i >= 0 {
			arg.Kind, arg.N = SuccessorArg, i
			c.bindUnlessRef(n, c.successors, i)
			return arg
		}
	}
	fail(n.at, "'%s' cannot be an argument of a custom directive", n.text)
	return arg
}

func (c *compiler) bindUnlessRef(n *node, seen []bool, i int) {
	if !n.ref {
		c.bind(n, seen, i)
	} else if !seen[i] {
		fail(n.at, "'%s' is referred to before it is bound", n.text)
	}
}
