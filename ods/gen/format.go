package gen

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// formatTable writes the table of an operation's format.
func (g *generator) formatTable(op *ods.Op, prog *format.Program) {
	w := &programWriter{g: g, op: op, l: g.layout(op), prog: prog}
	w.write()
}

// programWriter writes a compiled format as Go.
type programWriter struct {
	g    *generator
	op   *ods.Op
	l    ods.Layout
	prog *format.Program
}

func (w *programWriter) write() {
	g, p := w.g, w.prog
	g.f("// format%[1]s is the assembly format of [%[1]s].\nvar format%[1]s = asm.OpFormat{\nCode: []asm.Element{\n", OpName(w.op))
	w.code(p.Code)
	g.f("},\n")
	w.sources("Operands", p.Operands, func(i int) ods.Type { return w.l.Operands[i].Type })
	w.sources("Results", p.Results, func(i int) ods.Type { return w.op.Results[i].Is.Type })
	for _, flag := range []struct {
		name string
		set  bool
	}{
		{"AllOperands", p.AllOperands}, {"AllRegions", p.AllRegions}, {"AllOperandTypes", p.AllOperandTypes},
		{"AllResultTypes", p.AllResultTypes}, {"PropDict", p.PropDict}, {"InferResults", p.InferResults},
	} {
		if flag.set {
			g.f("%s: true,\n", flag.name)
		}
	}
	if len(p.Elided) > 0 {
		var bits []string
		for _, i := range p.Elided {
			if i >= 64 {
				panic(fmt.Errorf("operation %s: a format can name the first 64 attributes only", w.op.Name))
			}
			bits = append(bits, fmt.Sprintf("1<<%d", i))
		}
		g.f("Elided: %s,\n", strings.Join(bits, " | "))
	}
	if w.op.DefaultDialect != "" {
		g.f("Default: %q,\n", w.op.DefaultDialect)
	}
	if names := namers(w.op); names != "" {
		g.f("Names: %s,\n", names)
	}
	g.f("}\n\n")
}

// namers returns the Go expression of the hooks that suggest names, "" if there are none.
func namers(op *ods.Op) string {
	var fields []string
	for _, n := range [][2]string{{"Results", op.ResultNames}, {"BlockArgs", op.BlockArgNames}, {"Blocks", op.BlockNames}} {
		if n[1] != "" {
			fields = append(fields, n[0]+": "+n[1])
		}
	}
	if len(fields) == 0 {
		return ""
	}
	return "asm.Namers{" + strings.Join(fields, ", ") + "}"
}

func (w *programWriter) code(code []format.Element) {
	for i := range code {
		w.g.f("{")
		w.element(&code[i])
		w.g.f("},\n")
	}
}

func (w *programWriter) element(in *format.Element) {
	g := w.g
	g.f("Kind: asm.%sElement", in.Kind)
	if in.Space {
		g.f(", Space: true")
	}
	switch in.Kind {
	case "Literal":
		if t := tokens[in.Text]; t != "" {
			g.f(", Tok: asm.%s", t)
		}
		g.f(", Text: %q", in.Text)
	case "Whitespace":
		g.f(", Text: %q", in.Text)
	case "Operand", "OptionalOperand", "Operands", "OperandLists", "Region", "Regions", "Successor", "Successors":
		g.f(", N: %d", in.N)
	case "Attr", "EnumAttr", "FuncAttr", "SymbolName":
		g.f(", N: %d", in.N)
		w.attr(in)
	case "Type", "OptionalType", "Types", "TypeLists":
		g.f(", Of: %s", valueRef(in.Of))
		if in.Qualified {
			g.f(", Qualified: true")
		}
		if k := w.kind(in); k != "" {
			g.f(", Type: &%s", k)
		}
	case "FunctionalType":
		g.f(", Of: %s, To: %s", valueRef(in.Of), valueRef(in.To))
	case "Group":
		w.group(in)
	case "OIList":
		g.f(", Group: &asm.Group{Unit: -1, Then: []asm.Element{\n")
		w.code(in.Clauses)
		g.f("}}")
	case "Custom":
		w.custom(in)
	}
}

// kind returns the kind of type that a type directive expects.
func (w *programWriter) kind(in *format.Element) string {
	if in.Qualified || in.Kind != "Type" {
		return ""
	}
	if in.Of.Kind == format.OperandRef {
		return w.g.kind(w.l.Operands[in.Of.N].Type)
	}
	return w.g.kind(w.op.Results[in.Of.N].Is.Type)
}

func (w *programWriter) group(in *format.Element) {
	g := w.g
	g.f(", Group: &asm.Group{Unit: %d, When: []asm.Cond{", in.Unit)
	for _, c := range in.When {
		g.f("{Kind: asm.%s, N: %d}, ", c.Kind, c.N)
	}
	g.f("}")
	if in.Not {
		g.f(", Not: true")
	}
	g.f(", Then: []asm.Element{\n")
	w.code(in.Then)
	g.f("}")
	if len(in.Else) > 0 {
		g.f(", Else: []asm.Element{\n")
		w.code(in.Else)
		g.f("}")
	}
	g.f("}")
}

func (w *programWriter) attr(in *format.Element) {
	g, a := w.g, &w.l.Slots[in.N].Attr
	if in.Optional {
		g.f(", Optional: true")
	}
	if in.Qualified {
		g.f(", Qualified: true")
	}
	switch in.Kind {
	case "EnumAttr":
		g.f(", Attr: &asm.AttrForm{Enum: &%s}", w.enumInfo(a.Enum))
	case "FuncAttr":
		g.f(", Attr: &asm.AttrForm{Parse: %s, Print: %s}", a.Parse, a.Print)
	case "Attr":
		var fields []string
		switch a.ValueType {
		case "":
		case "none":
			fields = append(fields, "Type: asm.BuildNone")
		default:
			fields = append(fields, "Type: "+a.ValueType)
		}
		if a.Dense != "" {
			fields = append(fields, "Dense: "+a.Dense)
		}
		if a.Def != "" {
			fields = append(fields, "Def: &"+a.Def)
		}
		if a.Is != "" {
			fields = append(fields, "Is: "+a.Is)
		} else if a.Storage != "" && a.Storage != "ir.Attribute" {
			fields = append(fields, "Is: asm.IsAttr["+a.Storage+"]")
		}
		if t := firstToken[a.Storage]; t != "" {
			fields = append(fields, "First: asm."+t)
		}
		if len(fields) > 0 {
			g.f(", Attr: &asm.AttrForm{%s}", strings.Join(fields, ", "))
		}
	}
}

// firstToken maps the Go type of an optional attribute to the token that it must start with.
var firstToken = map[string]string{"*ir.StringAttr": "String", "*ir.ArrayAttr": "LSquare", "*ir.SymbolRefAttr": "AtIdent"}

func (w *programWriter) enumInfo(e *ods.Enum) string { return w.g.local("@"+e.Name+"Enum", e.Dialect) }

func valueRef(r format.Ref) string {
	switch r.Kind {
	case format.OperandRef:
		return fmt.Sprintf("asm.ValueRef{N: %d}", r.N)
	case format.ResultRef:
		return fmt.Sprintf("asm.ValueRef{Result: true, N: %d}", r.N)
	case format.AllResultsRef:
		return "asm.ValueRef{Result: true, N: asm.AllValues}"
	}
	return "asm.ValueRef{N: asm.AllValues}"
}

// sources writes where the types of operands or results come from.
func (w *programWriter) sources(field string, list []format.Source, typ func(int) ods.Type) {
	if len(list) == 0 {
		return
	}
	g := w.g
	g.f("%s: []asm.TypeSource{\n", field)
	for i, s := range list {
		g.f("{Kind: asm.From%s", [...]string{"Text", "Build", "Value", "Attr", "Infer"}[s.Kind])
		switch s.Kind {
		case format.Built:
			g.f(", Build: %s.Buildable", typ(i).Var)
		case format.FromValue:
			g.f(", Of: %s", valueRef(s.Of))
		case format.FromAttr:
			g.f(", N: %d", s.N)
		}
		if s.Repeat || s.Transform != "" && w.arityOf(field, i) == ods.OptionalArity {
			g.f(", Repeat: true")
		}
		if s.Transform != "" {
			name := "Map"
			if a := w.arityOf(field, i); a == ods.VariadicArity || a == ods.VariadicOfVariadicArity {
				name = "MapList"
			}
			g.f(", %s: %s", name, s.Transform)
		}
		g.f("},\n")
	}
	g.f("},\n")
}

// arityOf returns the arity of an operand or result of a number.
func (w *programWriter) arityOf(field string, i int) ods.Arity {
	if field == "Operands" {
		return w.l.Operands[i].Arity
	}
	return w.op.Results[i].Is.Arity
}

// tokens maps punctuation to its names in package asm.
var tokens = map[string]string{
	"->": "Arrow", ":": "Colon", ",": "Comma", "...": "Ellipsis", "=": "Equal", ">": "Greater",
	"{": "LBrace", "(": "LParen", "[": "LSquare", "<": "Less", "-": "Minus", "+": "Plus",
	"?": "Question", "}": "RBrace", ")": "RParen", "]": "RSquare", "/": "Slash", "*": "Star", "|": "VBar",
}
