package gen

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// OpName returns the name of an operation in Go.
func OpName(op *ods.Op) string {
	if op.Go != "" {
		return op.Go
	}
	return goName(op.Name)
}

// op writes the definition, view, accessors and builder of an operation.
func (g *generator) op(op *ods.Op) {
	l := g.layout(op)
	checkVariadics(op, &l)
	var prog *format.Program
	if op.Format != "" {
		var err error
		if prog, err = format.CompileOp(op); err != nil {
			panic(err)
		}
	}
	name := OpName(op)
	if prog != nil {
		g.formatTable(op, prog)
	}
	g.f("// %s is the operation %s.%s%s.\n", name, g.d.Name, op.Name, after(": ", op.Summary))
	g.f("var %s = &ir.OpDef{\nName: %q,\n", name, g.d.Name+"."+op.Name)
	g.traits(op)
	if len(l.Operands) > 0 {
		g.f("Operands: []ir.ValueDef{\n")
		for _, o := range l.Operands {
			g.valueDef(o.Name, o.Value)
		}
		g.f("},\n")
	}
	if len(l.Slots) > 0 {
		g.f("Attrs: []ir.AttrSlot{\n")
		for i := range l.Slots {
			g.slot(&l.Slots[i])
		}
		g.f("},\n")
	}
	if len(op.Results) > 0 {
		g.f("Results: []ir.ValueDef{\n")
		for _, r := range op.Results {
			g.valueDef(r.Name, r.Is)
		}
		g.f("},\n")
	}
	g.regionsAndSuccessors(op)
	g.interfaces(op, prog)
	g.f("View: ir.ViewOf[%sOp],\n}\n\n", name)
	g.f("// %[1]sOp is the view of an operation %[2]s.%[3]s.\ntype %[1]sOp struct{ ir.View }\n\n"+
		"// Def returns [%[1]s].\nfunc (%[1]sOp) Def() *ir.OpDef { return %[1]s }\n\n", name, g.d.Name, op.Name)
	g.slots(op, &l)
	g.hooks(op)
	g.effects(op, &l)
	g.accessors(op, &l)
	g.successorOperands(op, &l)
	g.adaptor(op, &l)
	if !op.NoBuilder {
		g.builder(op, &l)
	}
}

// checkVariadics panics if an operation does not say how many values each of several variadic
// operands, or results, stands for.
func checkVariadics(op *ods.Op, l *ods.Layout) {
	operands, results := 0, 0
	for _, o := range l.Operands {
		if o.Arity != ods.Single {
			operands++
		}
	}
	for _, r := range op.Results {
		if r.Is.Arity != ods.Single {
			results++
		}
	}
	for _, v := range []struct {
		n    int
		what string
	}{{operands, "Operand"}, {results, "Result"}} {
		sized, same := "AttrSized"+v.what+"Segments", "SameVariadic"+v.what+"Size"
		if v.n > 1 && !op.Has(sized) && !op.Has(same) {
			panic(fmt.Errorf("operation %s: several variadic %ss need the trait %s or %s", op.Name, strings.ToLower(v.what), sized, same))
		}
	}
}

// slotName returns the name of the constant for a slot of an operation.
func slotName(op *ods.Op, attr string) string { return "slot" + OpName(op) + goName(attr) }

// slots writes the numbers of the inherent attributes. The accessors and handwritten code of the
// dialect use them.
func (g *generator) slots(op *ods.Op, l *ods.Layout) {
	if len(l.Slots) == 0 {
		return
	}
	g.f("// The slots of the inherent attributes of [%s].\nconst (\n", OpName(op))
	for i := range l.Slots {
		g.f("%s = %d\n", slotName(op, l.Slots[i].Name), i)
	}
	g.f(")\n\n")
}

// declaresEffects reports whether an operand or a result has effects.
func declaresEffects(op *ods.Op) bool {
	return slices.ContainsFunc(op.Args, func(a ods.Arg) bool { return len(a.Effects) > 0 }) ||
		slices.ContainsFunc(op.Results, func(r ods.Result) bool { return len(r.Effects) > 0 })
}

func (g *generator) traits(op *ods.Op) {
	var names, parents []string
	terminator := ""
	for _, t := range op.Traits {
		switch {
		case t.Name == "Pure" && declaresEffects(op): // these count, as upstream
			names = append(names, "ir.AlwaysSpeculatable")
		case t.Core != "":
			names = append(names, t.Core)
		}
		for _, p := range t.Parents {
			parents = append(parents, fmt.Sprintf("%q", p))
		}
		if t.ImplicitTerminator != "" {
			terminator = t.ImplicitTerminator
		}
	}
	if len(names) > 0 {
		g.f("Traits: %s,\n", strings.Join(names, " | "))
	}
	if len(parents) > 0 {
		g.f("Parents: []string{%s},\n", strings.Join(parents, ", "))
	}
	if terminator != "" {
		g.f("ImplicitTerminator: %q,\n", terminator)
	}
	if list := rules(op); len(list) > 0 {
		g.f("TypeRules: []constraint.Rule{%s},\n", strings.Join(list, ", "))
	}
}

// rules returns the Go expressions of the type rules of an operation: first the predicates, then
// those that are traits in C++.
func rules(op *ods.Op) []string {
	var first, rest []string
	l := op.Layout()
	ref := func(name string) string {
		if i := l.Operand(name); i >= 0 {
			return fmt.Sprintf("constraint.Operand(%d)", i)
		}
		if i := op.Result(name); i >= 0 {
			return fmt.Sprintf("constraint.Result(%d)", i)
		}
		if i := l.Slot(name); i >= 0 {
			return fmt.Sprintf("constraint.Attr(%d)", i)
		}
		panic(fmt.Errorf("operation %s: a trait is about %s, which there is not", op.Name, name))
	}
	for _, t := range op.Traits {
		switch {
		case t.Predicate != "":
			if t.Rule != "" {
				first = append(first, t.Rule)
			}
			first = append(first, fmt.Sprintf("constraint.PredOpTrait(%q, %s)", t.Summary, t.Predicate))
		case t.Infer == ods.MatchWith:
			f := "constraint.TypesMatchWith"
			if i := l.Operand(t.Values[1]); i >= 0 && l.Operands[i].Arity > ods.OptionalArity {
				f = "constraint.RangedTypesMatchWith"
			} else if i := op.Result(t.Values[1]); i >= 0 && op.Results[i].Is.Arity > ods.OptionalArity {
				f = "constraint.RangedTypesMatchWith"
			}
			first = append(first, fmt.Sprintf("%s(%q, %s, %s, %s)", f, t.Summary, ref(t.Values[0]), ref(t.Values[1]), t.Transform))
		case t.Relation != "":
			var refs []string
			for _, v := range t.Values {
				refs = append(refs, ref(v))
			}
			first = append(first, fmt.Sprintf("%s(%s)", t.Relation, strings.Join(refs, ", ")))
		case t.Rule != "":
			rest = append(rest, t.Rule)
		}
	}
	return append(first, rest...)
}

func (g *generator) valueDef(name string, v ods.Value) {
	g.f("{Name: %q, Constraint: %s", name, v.Type.Var)
	if v.Arity != ods.Single {
		g.f(", Arity: ir.%s", [...]string{"Single", "Optional", "Variadic", "VariadicOfVariadic"}[v.Arity])
	}
	if v.SegmentAttr != "" {
		g.f(", SegmentAttr: %q", v.SegmentAttr)
	}
	g.f("},\n")
}

func (g *generator) slot(s *ods.Slot) {
	g.f("{Name: %q, Constraint: %s", s.Name, s.Var)
	if s.Optional {
		g.f(", Optional: true")
	}
	if s.Default != "" {
		g.slotValue("Default", &s.Attr, s.Default)
	} else if s.Zero != "" {
		g.slotValue("Zero", &s.Attr, s.Zero)
	}
	if s.Property {
		g.f(", Property: true")
	}
	if s.Absent != "" {
		g.f(", Absent: %s", s.Absent)
	}
	g.f("},\n")
}

// slotValue writes a field of a slot that makes an attribute of a value.
func (g *generator) slotValue(field string, a *ods.Attr, value string) {
	expr, c := makeAttr(a, value), "_"
	if usesContext(expr) {
		c = "c"
	}
	g.f(", %s: func(%s *ir.Context) ir.Attribute { return %s }", field, c, expr)
}

// usesContext reports whether a Make expression uses the context, c.
func usesContext(expr string) bool { return contextRx.MatchString(expr) }

var contextRx = regexp.MustCompile(`\bc\b`)

// makeAttr returns the Go expression of the attribute with a value, in context c.
func makeAttr(a *ods.Attr, value string) string {
	if a.Make == "" {
		return value
	}
	return fmt.Sprintf(a.Make, value)
}

func (g *generator) regionsAndSuccessors(op *ods.Op) {
	if len(op.Regions) > 0 {
		g.f("Regions: []ir.RegionDef{")
		for _, r := range op.Regions {
			g.f("{Name: %q, Constraint: %s", r.Name, r.Var)
			if r.Variadic {
				g.f(", Variadic: true")
			}
			g.f("}, ")
		}
		g.f("},\n")
	}
	if len(op.Successors) > 0 {
		g.f("Successors: []ir.SuccessorDef{")
		for _, s := range op.Successors {
			g.f("{Name: %q", s.Name)
			if s.Variadic {
				g.f(", Variadic: true")
			}
			g.f("}, ")
		}
		g.f("},\n")
	}
}

// interfaces writes the implementations of interfaces that are not methods of the view.
func (g *generator) interfaces(op *ods.Op, prog *format.Program) {
	var list []string
	switch {
	case op.Asm != "":
		list = append(list, "asm.OpAsmOpInterface.Is("+op.Asm+")")
	case prog != nil:
		list = append(list, "asm.OpAsmOpInterface.Is(&format"+OpName(op)+")")
	case namers(op) != "":
		list = append(list, "asm.OpNamesInterface.Is(&"+namers(op)+")")
	}
	list = append(list, op.Interfaces...)
	if len(list) > 0 {
		g.f("Interfaces: []ir.Implementation{%s},\n", strings.Join(list, ", "))
	}
}

// hooks writes the view's methods that call functions of the specification.
func (g *generator) hooks(op *ods.Op) {
	for _, h := range []struct{ name, function, doc, params, results, args string }{
		{"Verify", op.Verify, "checks what the definition cannot express", "", "*diag.Diagnostic", "op.Op()"},
		{"VerifyRegions", op.VerifyRegions, "checks what depends on the operations in the regions", "", "*diag.Diagnostic", "op.Op()"},
		{"VerifySymbolUses", op.VerifySymbolUses, "checks the references to symbols", "symbols *ir.SymbolTables", "*diag.Diagnostic", "op.Op(), symbols"},
		{"Fold", op.Fold, "folds the operation; see [ir.FoldOp]", "constants []ir.Attribute", "([]ir.FoldResult, bool)", "op.Op(), constants"},
		{"InferResults", op.InferResults, "computes the result types; see [ir.InferTypeOp]", "st *ir.OperationState", "([]ir.Type, *diag.Diagnostic)", "st"},
		{"CompatibleResults", op.CompatibleResults, "reports whether results may have other types than the inferred ones", "inferred, actual []ir.Type", "bool", "inferred, actual"},
	} {
		if h.function == "" {
			continue
		}
		receiver := "op "
		if !strings.HasPrefix(h.args, "op.") {
			receiver = ""
		}
		g.f("// %s %s.\nfunc (%s%sOp) %s(%s) %s { return %s(%s) }\n\n", h.name, h.doc, receiver, OpName(op), h.name, h.params, h.results, h.function, h.args)
	}
}

// accessors writes the methods of an operation's view.
func (g *generator) accessors(op *ods.Op, l *ods.Layout) {
	view := OpName(op) + "Op"
	fixed := true
	for i, o := range l.Operands {
		if o.Name != "" {
			g.operandAccessor(view, i, &o, fixed)
		}
		fixed = fixed && o.Arity == ods.Single
	}
	for i := range l.Slots {
		if s := &l.Slots[i]; !s.Segments {
			g.attrAccessor(op, s)
		}
	}
	fixed = true
	for i, r := range op.Results {
		g.resultAccessor(view, i, r, fixed, len(op.Results) == 1 && r.Is.Arity == ods.Single)
		fixed = fixed && r.Is.Arity == ods.Single
	}
	for i, r := range op.Regions {
		if r.Name == "" {
			continue
		}
		if r.Variadic {
			g.f("// %s are the regions $%s.\n", goName(r.Name), r.Name)
			g.f("func (op %s) %s() []*ir.Region { return op.Op().Regions()[%d:] }\n\n", view, goName(r.Name), i)
		} else {
			g.f("// %s is the region $%s.\n", goName(r.Name), r.Name)
			g.f("func (op %s) %s() *ir.Region { return op.Op().Region(%d) }\n\n", view, goName(r.Name), i)
		}
	}
	for i, s := range op.Successors {
		if s.Variadic {
			g.f("// %s are the successors $%s.\n", goName(s.Name), s.Name)
			g.f("func (op %s) %s() []ir.Successor { return op.Op().Successors()[%d:] }\n\n", view, goName(s.Name), i)
		} else {
			g.f("// %s is the successor $%s.\n", goName(s.Name), s.Name)
			g.f("func (op %s) %s() *ir.Block { return op.Op().Successor(%d) }\n\n", view, goName(s.Name), i)
		}
	}
}

func (g *generator) operandAccessor(view string, i int, o *ods.Operand, fixed bool) {
	n := operandName(o.Name)
	switch o.Arity {
	case ods.Single:
		g.f("// %s is the operand $%s.\n", n, o.Name)
		if fixed {
			g.f("func (op %s) %s() *ir.Value { return op.Op().Operand(%d) }\n\n", view, n, i)
		} else {
			g.f("func (op %s) %s() *ir.Value { return op.Op().OperandsAt(%d).At(0) }\n\n", view, n, i)
		}
	case ods.OptionalArity:
		g.f("// %s is the operand $%s, nil if it is absent.\n", n, o.Name)
		g.f("func (op %s) %s() *ir.Value {\nif r := op.Op().OperandsAt(%d); r.Len() > 0 {\nreturn r.At(0)\n}\nreturn nil\n}\n\n", view, n, i)
	case ods.VariadicArity:
		g.f("// %s are the operands $%s.\n", n, o.Name)
		g.f("func (op %s) %s() ir.ValueRange { return op.Op().OperandsAt(%d) }\n\n", view, n, i)
	case ods.VariadicOfVariadicArity:
		g.f("// %s are the lists of operands $%s.\n", n, o.Name)
		g.f("func (op %s) %s() []ir.ValueRange { return asm.OperandListsOf(op.Op(), %d) }\n\n", view, n, i)
	}
}

func (g *generator) resultAccessor(view string, i int, r ods.Result, fixed, single bool) {
	n := goName(r.Name)
	switch {
	case single: // all have the same name
		n = "Result"
	case r.Name == "":
		return
	}
	switch r.Is.Arity {
	case ods.Single:
		g.f("// %s is the result%s.\n", n, after(" $", r.Name))
		if fixed {
			g.f("func (op %s) %s() *ir.Value { return op.Op().Result(%d) }\n\n", view, n, i)
		} else {
			g.f("func (op %s) %s() *ir.Value { return op.Op().ResultsAt(%d).At(0) }\n\n", view, n, i)
		}
	case ods.OptionalArity:
		g.f("// %s is the result $%s, nil if it is absent.\n", n, r.Name)
		g.f("func (op %s) %s() *ir.Value {\nif r := op.Op().ResultsAt(%d); r.Len() > 0 {\nreturn r.At(0)\n}\nreturn nil\n}\n\n", view, n, i)
	default:
		g.f("// %s are the results $%s.\n", n, r.Name)
		g.f("func (op %s) %s() ir.ValueRange { return op.Op().ResultsAt(%d) }\n\n", view, n, i)
	}
}

func attrStorage(a *ods.Attr) string {
	if a.Storage == "" {
		return "ir.Attribute"
	}
	return a.Storage
}

func attrValue(a *ods.Attr) string {
	if a.Value == "" {
		return attrStorage(a)
	}
	return a.Value
}

func (g *generator) attrAccessor(op *ods.Op, s *ods.Slot) {
	view, i := OpName(op)+"Op", slotName(op, s.Name)
	n, a := goName(s.Name), &s.Attr
	storage, value := attrStorage(a), attrValue(a)
	switch {
	case a.Unit:
		g.f("// %s reports whether the attribute $%s is present.\n", n, s.Name)
		g.f("func (op %s) %s() bool { return op.Op().InherentAttr(%s) != nil }\n\n", view, n, i)
		g.f("// Set%s sets or removes the attribute $%s.\n", n, s.Name)
		g.f("func (op %s) Set%s(v bool) %s {\nif v {\nop.Op().SetInherentAttr(%s, ir.NewUnitAttr(op.Op().Context()))\n} else {\nop.Op().SetInherentAttr(%s, nil)\n}\nreturn op\n}\n\n", view, n, view, i, i)
		return
	case a.Get == "":
		g.f("// %s is the attribute $%s%s.\n", n, s.Name, map[bool]string{true: ", nil if it is absent"}[a.Optional])
		if storage == "ir.Attribute" {
			g.f("func (op %s) %s() ir.Attribute { return op.Op().InherentAttr(%s) }\n\n", view, n, i)
		} else {
			g.f("func (op %s) %s() %s {\nv, _ := op.Op().InherentAttr(%s).(%s)\nreturn v\n}\n\n", view, n, storage, i, storage)
		}
	case a.Default != "":
		g.f("// %s is the attribute $%s, %s if it is absent.\n", n, s.Name, a.Default)
		g.f("func (op %s) %s() %s {\nif v, ok := op.Op().InherentAttr(%s).(%s); ok {\nreturn %s\n}\nreturn %s\n}\n\n", view, n, value, i, storage, fmt.Sprintf(a.Get, "v"), a.Default)
	case a.Optional:
		g.f("// %s is the attribute $%s; ok is false if it is absent.\n", n, s.Name)
		g.f("func (op %s) %s() (value %s, ok bool) {\nif v, ok := op.Op().InherentAttr(%s).(%s); ok {\nreturn %s, true\n}\nreturn value, false\n}\n\n", view, n, value, i, storage, fmt.Sprintf(a.Get, "v"))
	default:
		g.f("// %s is the attribute $%s.\n", n, s.Name)
		g.f("func (op %s) %s() %s { return %s }\n\n", view, n, value, fmt.Sprintf(a.Get, fmt.Sprintf("op.Op().InherentAttr(%s).(%s)", i, storage)))
	}
	g.f("// Set%s sets the attribute $%s.\n", n, s.Name)
	if a.Make == "" {
		g.f("func (op %s) Set%s(v %s) %s {\nop.Op().SetInherentAttr(%s, v)\nreturn op\n}\n\n", view, n, storage, view, i)
		return
	}
	g.f("func (op %s) Set%s(v %s) %s {\n", view, n, value, view)
	if usesContext(a.Make) {
		g.f("c := op.Op().Context()\n")
	}
	g.f("op.Op().SetInherentAttr(%s, %s)\nreturn op\n}\n\n", i, makeAttr(a, "v"))
}
