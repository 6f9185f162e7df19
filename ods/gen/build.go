package gen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ods"
)

// builder writes the constructor of an operation. Its parameters are first the result types that do
// not follow from anything else, then the operands and required attributes in the order of ODS,
// then the successors.
func (g *generator) builder(op *ods.Op, l *ods.Layout) {
	name := OpName(op)
	types := resultTypes(op, l)
	var params []string
	add := func(name, typ string) { params = append(params, name+" "+typ) }
	for i, r := range op.Results {
		if types[i] == "" {
			if n, typ := resultParam(op, i, r); r.Is.Arity == ods.Single || r.Is.Arity == ods.OptionalArity {
				types[i] = n
				add(n, typ)
			} else {
				types[i] = n + "..."
				add(n, typ)
			}
		}
	}
	for _, a := range op.Args {
		if op.SuccessorOf(a.Name) == nil {
			g.builderParam(l, a, add)
		}
	}
	for i := range op.Successors {
		s := &op.Successors[i]
		typ := "*ir.Block"
		if s.Operands != "" {
			typ = "ir.BranchTarget"
		}
		if s.Variadic {
			typ = "[]" + typ
		}
		add(param(s.Name), typ)
	}
	for _, r := range op.Regions {
		if r.Variadic {
			add("num"+goName(r.Name), "int")
		}
	}
	if n := len(params); n > 0 && (strings.HasSuffix(params[n-1], " []*ir.Value") || strings.HasSuffix(params[n-1], " []ir.BranchTarget")) {
		params[n-1] = strings.Replace(params[n-1], " []", " ...", 1)
	}
	g.f("// New%s creates the operation %s.%s at the builder's insertion point.\n", name, g.d.Name, op.Name)
	g.f("func New%s(%s) %sOp {\n", name, strings.Join(append([]string{"b *ir.Builder"}, params...), ", "), name)
	g.builderState(op, l, types)
	for _, s := range op.Successors {
		switch name := param(s.Name); {
		case s.Operands == "":
			g.f("st.Successors = append(st.Successors, %s%s)\n", name, map[bool]string{true: "..."}[s.Variadic])
		case s.Variadic:
			g.f("for _, t := range %s {\nst.Successors = append(st.Successors, t.Block)\n}\n", name)
		default:
			g.f("st.Successors = append(st.Successors, %s.Block)\n", name)
		}
	}
	for _, r := range op.Regions {
		if r.Variadic {
			g.f("for range num%s {\nst.Regions = append(st.Regions, ir.NewRegion())\n}\n", goName(r.Name))
		} else {
			g.f("st.Regions = append(st.Regions, ir.NewRegion())\n")
		}
	}
	g.f("return ir.Cast[%sOp](b.Create(&st))\n}\n\n", name)
}

// builderState writes the state with its operands, attributes and results. A list of known length
// is a literal. That is less code to compile and run than an append, and llvm has more than 300
// builders.
func (g *generator) builderState(op *ods.Op, l *ods.Layout, types []string) {
	var operands, attrs, results []string
	listed := !slices.ContainsFunc(l.Operands, func(o ods.Operand) bool { return o.Arity != ods.Single })
	if listed {
		for _, o := range l.Operands {
			operands = append(operands, param(o.Name))
		}
	}
	c := false
	for i := range l.Slots {
		if value := builderAttr(l, &l.Slots[i]); value != "" {
			c = c || usesContext(value)
			attrs = append(attrs, fmt.Sprintf("%s: %s", slotName(op, l.Slots[i].Name), value))
		}
	}
	known := !slices.ContainsFunc(op.Results, func(r ods.Result) bool { return r.Is.Arity != ods.Single })
	if known && !slices.Contains(types, "inferred") {
		results = types
	}
	if c {
		g.f("c := b.Context()\n")
	}
	g.f("st := ir.OperationState{Def: %s", OpName(op))
	field := func(name, typ string, list []string) {
		if len(list) > 0 {
			g.f(", %s: []%s{%s}", name, typ, strings.Join(list, ", "))
		}
	}
	field("Operands", "*ir.Value", operands)
	field("InherentAttrs", "ir.Attribute", attrs)
	field("Results", "ir.Type", results)
	g.f("}\n")
	if !listed {
		g.builderOperands(op, l)
	}
	if len(results) == 0 {
		for i, r := range op.Results {
			g.builderResult(r, types[i])
		}
	}
}

func resultParam(op *ods.Op, i int, r ods.Result) (name, typ string) {
	n := "resultType"
	if len(op.Results) > 1 && r.Name != "" {
		n = param(r.Name) + "Type"
	}
	if r.Is.Arity == ods.VariadicArity {
		return n + "s", "[]ir.Type"
	}
	return n, "ir.Type"
}

func (g *generator) builderParam(l *ods.Layout, a ods.Arg, add func(name, typ string)) {
	if i := l.Operand(a.Name); i >= 0 {
		add(param(a.Name), [...]string{"*ir.Value", "*ir.Value", "[]*ir.Value", "[][]*ir.Value"}[l.Operands[i].Arity])
		return
	}
	if s := &l.Slots[l.Slot(a.Name)]; isParam(l, s) {
		add(param(a.Name), attrValue(&s.Attr))
	}
}

// isParam reports whether an attribute is a parameter of the builder.
func isParam(l *ods.Layout, s *ods.Slot) bool {
	if s.Optional || s.Default != "" || s.Segments {
		return false
	}
	for _, o := range l.Operands {
		if o.SegmentAttr == s.Name {
			return false
		}
	}
	return true
}

func (g *generator) builderOperands(op *ods.Op, l *ods.Layout) {
	segments := op.Has("AttrSizedOperandSegments")
	var single []string
	flush := func() {
		if len(single) > 0 {
			g.f("st.Operands = append(st.Operands, %s)\n", strings.Join(single, ", "))
			single = nil
		}
	}
	if segments {
		g.f("var segments [%d]int32\n", len(l.Operands))
	}
	for i, o := range l.Operands {
		p, lists, list := param(o.Name), param(o.Name), "vs"
		if s := op.SuccessorOf(o.Name); s != nil {
			p, lists, list = param(s.Name)+".Args", param(s.Name), "vs.Args"
		}
		switch o.Arity {
		case ods.Single:
			single = append(single, p)
			if segments {
				g.f("segments[%d] = 1\n", i)
			}
		case ods.OptionalArity:
			flush()
			g.f("if %s != nil {\nst.Operands = append(st.Operands, %s)\n", p, p)
			if segments {
				g.f("segments[%d] = 1\n", i)
			}
			g.f("}\n")
		case ods.VariadicArity:
			flush()
			g.f("st.Operands = append(st.Operands, %s...)\n", p)
			if segments {
				g.f("segments[%d] = int32(len(%s))\n", i, p)
			}
		case ods.VariadicOfVariadicArity:
			flush()
			sizes := lists + "Sizes"
			g.f("%s := make([]int32, len(%s))\nfor i, vs := range %s {\nst.Operands = append(st.Operands, %s...)\n%s[i] = int32(len(%s))\n", sizes, lists, lists, list, sizes, list)
			if segments {
				g.f("segments[%d] += int32(len(%s))\n", i, list)
			}
			g.f("}\nst.SetInherentAttr(%s, ir.NewDenseI32ArrayAttr(b.Context(), %s...))\n", slotName(op, o.SegmentAttr), sizes)
		}
	}
	flush()
	if segments {
		g.f("st.SetInherentAttr(%s, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))\n", slotName(op, ods.OperandSegmentSizes))
	}
}

// builderAttr returns the expression of the attribute that a builder puts into a slot,
// "" if the slot stays empty.
func builderAttr(l *ods.Layout, s *ods.Slot) string {
	switch {
	case s.Default != "" && !s.Optional:
		return makeAttr(&s.Attr, s.Default)
	case isParam(l, s):
		return makeAttr(&s.Attr, param(s.Name))
	}
	return ""
}

func (g *generator) builderResult(r ods.Result, typ string) {
	if r.Is.Arity == ods.OptionalArity {
		g.f("if %s != nil {\nst.Results = append(st.Results, %s)\n}\n", typ, typ)
		return
	}
	if typ != "inferred" {
		g.f("st.Results = append(st.Results, %s)\n", typ)
	}
}

// resultTypes returns Go expressions of the result types that follow from the operands and
// attributes. "inferred" marks those that Builder.Create infers, and "" those that must be given.
func resultTypes(op *ods.Op, l *ods.Layout) []string {
	types := make([]string, len(op.Results))
	for i, r := range op.Results {
		switch {
		case op.InferResults != "":
			types[i] = "inferred"
		case r.Is.Arity != ods.Single:
		case r.Is.Type.Buildable:
			types[i] = r.Is.Type.Var + ".Buildable(b.Context())"
		default:
			types[i] = typeByTraits(op, l, r.Name)
		}
	}
	return types
}

// typeByTraits returns the type of a result that a trait relates to an operand or attribute.
func typeByTraits(op *ods.Op, l *ods.Layout, result string) string {
	for _, t := range op.Traits {
		switch t.Infer {
		case ods.OperandsAndResultsMatch:
			if len(l.Operands) > 0 && l.Operands[0].Arity == ods.Single {
				return param(l.Operands[0].Name) + ".Type()"
			}
		case ods.AllMatch:
			if !has(t.Values, result) {
				continue
			}
			for _, v := range t.Values {
				if e := typeOfArg(l, v); e != "" {
					return e
				}
			}
		case ods.MatchWith:
			if e := typeOfArg(l, t.Values[0]); t.Values[1] == result && e != "" {
				return fmt.Sprintf("%s(%s)", t.Transform, e)
			}
		}
	}
	return ""
}

func has(list []string, s string) bool {
	for _, t := range list {
		if t == s {
			return true
		}
	}
	return false
}

// typeOfArg returns the type of the operand or attribute with the given name.
func typeOfArg(l *ods.Layout, name string) string {
	if i := l.Operand(name); i >= 0 && l.Operands[i].Arity == ods.Single {
		return param(name) + ".Type()"
	}
	if i := l.Slot(name); i >= 0 && l.Slots[i].Storage == "ir.TypedAttribute" {
		return param(name) + ".Type()"
	}
	return ""
}
