package gen

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// defWriter writes the Go type of an attribute or type.
type defWriter struct {
	*generator
	d *ods.AttrDef
	// kind is Attr or Type; iface is the interface in package ir.
	kind, iface string
}

func (g *generator) def(d *ods.AttrDef, isType bool) {
	w := &defWriter{generator: g, d: d, kind: "Attr", iface: "ir.Attribute"}
	if isType {
		w.kind, w.iface = "Type", "ir.Type"
	}
	w.structType()
	w.definition()
	switch {
	case d.Body != nil:
		w.recursive()
	case !d.NoConstructor:
		w.constructor()
	}
	w.accessors()
	w.rebuild()
	switch {
	case d.Body != nil:
		w.recursiveSyntax()
	case d.Asm == "":
		w.syntax()
	}
}

// field returns the name of the field and variable for a parameter.
func field(p *ods.Param) string { return param(p.Name) }

func (w *defWriter) structType() {
	d := w.d
	doc := d.Doc
	if doc == "" {
		doc = d.Summary
	}
	sign := map[string]string{"Attr": "#", "Type": "!"}[w.kind]
	w.f("// %s is %s%s.%s%s.\n", d.Name, sign, w.generator.d.Name, d.Mnemonic, after(": ", doc))
	w.f("type %s struct {\nir.%sBase\n", d.Name, w.kind)
	for i := range d.Params {
		p := &d.Params[i]
		w.f("%s %s\n", field(p), p.Is.Go)
	}
	if d.Body != nil {
		w.f("scope *ir.Scope // nil: the context\nbody ir.Body[%s]\n", w.bodyType())
	}
	w.f("}\n\n")
}

func (w *defWriter) definition() {
	d := w.d
	syntax := d.Asm
	if syntax == "" {
		syntax = w.syntaxType() + "{}"
	}
	w.f("// %sDef is the definition of %s.\n", d.Name, d.Name)
	w.f("var %sDef = ir.Define%s(ir.%sDef{\nDialect: %q,\nMnemonic: %q,\nInterfaces: []ir.Implementation{asm.OpAsm%sInterface.Is(%s)},\n", d.Name, w.kind, w.kind, w.generator.d.Name, d.Mnemonic, w.kind, syntax)
	w.subElements()
	w.f("})\n\n")
	if w.kind == "Attr" {
		w.f("// Is%s is the constraint for %s.\n", d.Name, d.Name)
		w.f("var Is%s = &ir.AttrConstraint{Summary: %q, Match: asm.IsAttr[*%s]}\n\n", d.Name, d.Summary, d.Name)
	}
}

func (w *defWriter) syntaxType() string { return "syntax" + w.d.Name }

// subElements writes the function that visits nested attributes and types.
func (w *defWriter) subElements() {
	var body strings.Builder
	attr, typ := "_", "_"
	if w.d.Body != nil {
		// In these statements, v is the body.
		b := w.bodyWriter()
		b.subElementsOf(&body, &attr, &typ)
		if body.Len() > 0 {
			inner := body.String()
			body.Reset()
			fmt.Fprintf(&body, "if v := v.body.Get(); v != nil {\n%s}\n", inner)
		}
	}
	inner := body.String()
	body.Reset()
	w.subElementsOf(&body, &attr, &typ)
	body.WriteString(inner)
	if body.Len() > 0 {
		w.f("SubElements: func(x %s, %s func(ir.Attribute), %s func(ir.Type)) {\nv := x.(*%s)\n%s},\n", w.iface, attr, typ, w.d.Name, body.String())
		w.f("Rebuild: ir.%sRebuild[*%s],\n", w.kind, w.d.Name)
	}
}

// subElementsOf writes the calls for the parameters, and sets which of the functions they need.
func (w *defWriter) subElementsOf(body *strings.Builder, attr, typ *string) {
	for i := range w.d.Params {
		p := &w.d.Params[i]
		visit := ""
		switch element(p).Kind {
		case ods.AttrParam:
			visit, *attr = "attr", "attr"
		case ods.TypeParam, ods.SelfTypeParam:
			visit, *typ = "typ", "typ"
		default:
			continue
		}
		v := "v." + field(p)
		switch {
		case strings.HasPrefix(p.Is.Go, "[]"):
			fmt.Fprintf(body, "for _, e := range %s {\n%s(e)\n}\n", v, visit)
		default:
			fmt.Fprintf(body, "if %s != nil {\n%s(%s)\n}\n", v, visit, v)
		}
	}
}

// paramList returns the parameters as those of a Go function.
func (w *defWriter) paramList() string {
	var list []string
	for i := range w.d.Params {
		p := &w.d.Params[i]
		list = append(list, field(p)+" "+p.Is.Go)
	}
	return strings.Join(list, ", ")
}

func (w *defWriter) argList() string {
	var list []string
	for i := range w.d.Params {
		list = append(list, field(&w.d.Params[i]))
	}
	return strings.Join(list, ", ")
}

// maxParams is the largest number of parameters that a constructor takes one by one.
// Those with more take a struct.
const maxParams = 6

// hasStruct reports whether the constructor takes a struct of parameters.
func (w *defWriter) hasStruct() bool { return w.d.Body == nil && len(w.d.Params) > maxParams }

// structName returns the name of the struct of parameters, such as "DISubprogramParams".
func (w *defWriter) structName() string { return strings.TrimSuffix(w.d.Name, w.kind) + "Params" }

// structFields writes the struct of parameters.
func (w *defWriter) structFields() {
	w.f("// %s are the parameters of [New%s].\ntype %s struct {\n", w.structName(), w.d.Name, w.structName())
	for i := range w.d.Params {
		p := &w.d.Params[i]
		w.f("%s %s\n", goName(p.Name), p.Is.Go)
	}
	w.f("}\n\n")
}

// call returns the constructor's arguments after the context as Go expressions. They are variables
// with the names of the fields.
func (w *defWriter) call() string {
	if len(w.d.Params) == 0 {
		return ""
	}
	if !w.hasStruct() {
		return ", " + w.argList()
	}
	var b strings.Builder
	for i := range w.d.Params {
		p := &w.d.Params[i]
		fmt.Fprintf(&b, "%s: %s,\n", goName(p.Name), field(p))
	}
	return ", " + w.structName() + "{\n" + b.String() + "}"
}

func (w *defWriter) constructor() {
	d := w.d
	given, ps := field, w.paramList()
	if w.hasStruct() {
		w.structFields()
		given, ps = func(p *ods.Param) string { return "p." + goName(p.Name) }, "p "+w.structName()
	}
	if ps != "" {
		ps = ", " + ps
	}
	w.f("// New%s returns the %s%s.", d.Name, map[string]string{"Attr": "attribute", "Type": "type"}[w.kind],
		map[bool]string{true: " with the given parameters"}[len(d.Params) > 0])
	if d.Verify != "" {
		w.f(" It panics\n// if %s rejects them.", d.Verify)
	}
	w.f("\nfunc New%s(c *ir.Context%s) *%s {\n", d.Name, ps, d.Name)
	if d.Verify != "" {
		var args []string
		for i := range d.Params {
			args = append(args, given(&d.Params[i]))
		}
		w.f("if err := %s(%s); err != nil {\npanic(\"%s: \" + err.Error())\n}\n", d.Verify, strings.Join(args, ", "), w.pkg())
	}
	key := "nil"
	if len(d.Params) > 0 {
		w.f("var mem [ir.KeySize]byte\nk := mem[:0]\n")
		for i := range d.Params {
			w.key(given(&d.Params[i]), &d.Params[i].Is)
		}
		key = "k"
	}
	w.f("if v := c.Lookup%s(%sDef, %s); v != nil {\nreturn v.(*%s)\n}\n", w.kind, d.Name, key, d.Name)
	for i := range d.Params {
		if p := &d.Params[i]; p.Is.Kind == ods.MaybeIntParam { // the caller may change its number
			v := given(p)
			w.f("if %s != nil {\nn := *%s\n%s = &n\n}\n", v, v, v)
		}
	}
	w.f("return c.Intern%s(%sDef, %s, &%s{", w.kind, d.Name, key, d.Name)
	for i := range d.Params {
		p := &d.Params[i]
		v := given(p)
		switch {
		case p.Is.Go == "string":
			v = "c.Intern(" + v + ")"
		case strings.HasPrefix(p.Is.Go, "[]"):
			v = "append(" + p.Is.Go + "(nil), " + v + "...)"
		}
		w.f("%s: %s, ", field(p), v)
	}
	w.f("}).(*%s)\n}\n\n", d.Name)
}

// key writes the code that appends a parameter to the uniquing key.
func (w *defWriter) key(v string, t *ods.ParamType) {
	switch t.Kind {
	case ods.UintParam, ods.EnumParam:
		w.f("k = ir.AppendUintKey(k, uint64(%s))\n", v)
	case ods.IntParam:
		w.f("k = ir.AppendIntKey(k, int64(%s))\n", v)
	case ods.BoolParam:
		w.f("k = ir.AppendBoolKey(k, %s)\n", v)
	case ods.StringParam:
		w.f("k = ir.AppendStringKey(k, %s)\n", v)
	case ods.AttrParam:
		w.f("k = ir.AppendAttrKey(k, %s)\n", w.nilable(v, t))
	case ods.TypeParam, ods.SelfTypeParam:
		w.f("k = ir.AppendTypeKey(k, %s)\n", w.nilable(v, t))
	case ods.MaybeIntParam:
		w.f("k = ir.AppendBoolKey(k, %s != nil)\nif %s != nil {\nk = ir.AppendUintKey(k, *%s)\n}\n", v, v, v)
	case ods.ListParam:
		w.f("k = ir.AppendUintKey(k, uint64(len(%s)))\nfor _, e := range %s {\n", v, v)
		w.key("e", t.Elem)
		w.f("}\n")
	case ods.FuncParam:
		w.key(v, t.Elem)
	}
}

// nilable converts a pointer that may be nil to an interface that is then nil.
func (w *defWriter) nilable(v string, t *ods.ParamType) string {
	if !strings.HasPrefix(t.Go, "*") {
		return v
	}
	if t.Kind == ods.AttrParam {
		return "asm.AttrOrNil(" + v + ")"
	}
	return "asm.TypeOrNil(" + v + ")"
}

func (w *defWriter) accessors() {
	for i := range w.d.Params {
		p := &w.d.Params[i]
		n := goName(p.Name)
		if p.Is.Kind == ods.MaybeIntParam {
			w.f("// %s is the parameter %s. ok is false if it is absent.\n", n, p.Name)
			w.f("func (v *%s) %s() (value uint64, ok bool) {\nif v.%s == nil {\nreturn 0, false\n}\nreturn *v.%s, true\n}\n\n", w.d.Name, n, field(p), field(p))
			continue
		}
		note := ""
		if p.Optional && strings.HasPrefix(p.Is.Go, "*") {
			note = ", nil if it is absent"
		} else if strings.HasPrefix(p.Is.Go, "[]") {
			note = ". The slice must not be modified"
		}
		w.f("// %s is the parameter %s%s.\n", n, p.Name, note)
		w.f("func (v *%s) %s() %s { return v.%s }\n\n", w.d.Name, n, p.Is.Go, field(p))
	}
}

// syntax writes the methods that parse and print the attribute or type.
func (w *defWriter) syntax() {
	d := w.d
	var code []format.ParamElement
	if d.Format != "" {
		var err error
		if code, err = format.CompileParams(d); err != nil {
			panic(err)
		}
	}
	w.f("// %s parses and prints %s.\ntype %s struct{}\n\n", w.syntaxType(), d.Name, w.syntaxType())
	w.structNames(code)
	w.parser(code)
	w.printer(code)
	if d.MnemonicAlias {
		w.f("// %sAlias returns the mnemonic as the name for aliases.\n", w.kind)
		w.f("func (%s) %sAlias(%s) (string, asm.AliasKind) { return %q, asm.OverridableAlias }\n\n", w.syntaxType(), w.kind, w.iface, d.Mnemonic)
	}
}

// structNames writes the names of the parameters in a struct directive.
func (w *defWriter) structNames(code []format.ParamElement) {
	for i := range code {
		in := &code[i]
		if in.Kind == "Struct" {
			var names []string
			for _, p := range in.Params {
				names = append(names, fmt.Sprintf("%q", w.d.Params[p].Name))
			}
			w.f("var names%s = []string{%s}\n\n", w.d.Name, strings.Join(names, ", "))
		}
		w.structNames(in.Then)
		w.structNames(in.Else)
	}
}

// zero returns the Go expression of the value of a parameter that the text omits.
func zero(p *ods.Param) string {
	if p.Default != "" {
		return p.Default
	}
	return ""
}

// present returns the Go condition that a parameter differs from the value that the text omits.
func present(p *ods.Param, v string) string {
	if p.Default != "" {
		return v + " != " + p.Default
	}
	t := &p.Is
	for t.Kind == ods.FuncParam {
		t = t.Elem
	}
	switch t.Kind {
	case ods.UintParam, ods.IntParam, ods.EnumParam:
		return v + " != 0"
	case ods.BoolParam:
		return v
	case ods.StringParam:
		return v + ` != ""`
	case ods.ListParam:
		return "len(" + v + ") > 0"
	}
	return v + " != nil"
}

func presentAny(d *ods.AttrDef, params []int, prefix string) string {
	var list []string
	for _, i := range params {
		list = append(list, present(&d.Params[i], prefix+field(&d.Params[i])))
	}
	return strings.Join(list, " || ")
}
