package gen

import (
	"strings"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// A recursive attribute or type has an identity, its Params, and a Body that is set once. See
// ir.Body and asm.RecursiveTypeSyntax.

// bodyWriter returns a writer for the body that treats it like parameters.
func (w *defWriter) bodyWriter() *defWriter {
	d := *w.d
	d.Params, d.Format, d.Body = w.d.Body.Params, w.d.Body.Format, nil
	return &defWriter{generator: w.generator, d: &d, kind: w.kind, iface: w.iface}
}

func (w *defWriter) bodyType() string { return "body" + w.d.Name }

// recursive writes the constructors of an attribute or type with a body, and its special methods.
func (w *defWriter) recursive() {
	d, b := w.d, w.bodyWriter()
	w.f("// %s is the body of a %s.\ntype %s struct {\n", w.bodyType(), d.Name, w.bodyType())
	for i := range b.d.Params {
		w.f("%s %s\n", field(&b.d.Params[i]), b.d.Params[i].Is.Go)
	}
	w.f("}\n\nfunc (x *%s) equal(y *%s) bool {\nreturn ", w.bodyType(), w.bodyType())
	for i := range b.d.Params {
		p := &b.d.Params[i]
		if i > 0 {
			w.f(" && ")
		}
		if p.Is.Kind == ods.MaybeIntParam {
			panic("gen: a number that may be missing is no part of a body")
		}
		if strings.HasPrefix(p.Is.Go, "[]") {
			w.f("slices.Equal(x.%s, y.%s)", field(p), field(p))
		} else {
			w.f("x.%s == y.%s", field(p), field(p))
		}
	}
	w.f("\n}\n\n")
	what := map[string]string{"Attr": "attribute", "Type": "type"}[w.kind]
	w.f("// New%s returns the %s with the given identity. It may still lack a body.\n", d.Name, what)
	w.f("func New%s(c *ir.Context, %s) *%s {\n", d.Name, w.paramList(), d.Name)
	w.identityKey()
	w.f("if v := c.Lookup%s(%sDef, k); v != nil {\nreturn v.(*%s)\n}\n", w.kind, d.Name, d.Name)
	w.f("return c.Intern%s(%sDef, k, make%s(c, nil, %s)).(*%s)\n}\n\n", w.kind, d.Name, d.Name, w.argList(), d.Name)
	w.f("// NewScoped%s is New%s for the %s in a scope, or in the context if\n// scope is nil.\n", d.Name, d.Name, what)
	w.f("func NewScoped%s(c *ir.Context, scope *ir.Scope, %s) *%s {\n", d.Name, w.paramList(), d.Name)
	w.f("if scope == nil {\nreturn New%s(c, %s)\n}\n", d.Name, w.argList())
	w.identityKey()
	w.f("if v := scope.Lookup%s(%sDef, k); v != nil {\nreturn v.(*%s)\n}\n", w.kind, d.Name, d.Name)
	w.f("return scope.Intern%s(%sDef, k, make%s(c, scope, %s)).(*%s)\n}\n\n", w.kind, d.Name, d.Name, w.argList(), d.Name)
	w.f("func make%s(c *ir.Context, scope *ir.Scope, %s) *%s {\nreturn &%s{scope: scope, ", d.Name, w.paramList(), d.Name, d.Name)
	for i := range d.Params {
		v := field(&d.Params[i])
		switch t := d.Params[i].Is.Go; {
		case t == "string":
			v = "c.Intern(" + v + ")"
		case strings.HasPrefix(t, "[]"):
			v = "slices.Clone(" + v + ")"
		}
		w.f("%s: %s, ", field(&d.Params[i]), v)
	}
	w.f("}\n}\n\n")
	w.bodyMethods(b)
}

// identityKey writes the code that builds the key.
func (w *defWriter) identityKey() {
	w.f("var mem [ir.KeySize]byte\nk := mem[:0]\n")
	for i := range w.d.Params {
		w.key(field(&w.d.Params[i]), &w.d.Params[i].Is)
	}
}

func (w *defWriter) bodyMethods(b *defWriter) {
	d := w.d
	w.f("// Scope is the scope that the identity belongs to, nil for the context.\n")
	w.f("func (v *%s) Scope() *ir.Scope { return v.scope }\n\n", d.Name)
	w.f("// HasBody reports whether the body is set.\n")
	w.f("func (v *%s) HasBody() bool { return v.body.Get() != nil }\n\n", d.Name)
	w.f("// SetBody sets the body and reports whether this is the body now. It is not if\n// another body was set before. SetBody is safe for concurrent use.")
	if d.Verify != "" {
		w.f(" It panics\n// if %s rejects the body.", d.Verify)
	}
	w.f("\nfunc (v *%s) SetBody(%s) bool {\n", d.Name, b.paramList())
	if d.Verify != "" {
		w.f("if err := %s(%s); err != nil {\npanic(\"%s: \" + err.Error())\n}\n", d.Verify, b.argList(), w.pkg())
	}
	b.requireParts()
	w.f("return v.body.SetEqual(&%s{", w.bodyType())
	for i := range b.d.Params {
		p := &b.d.Params[i]
		if strings.HasPrefix(p.Is.Go, "[]") {
			w.f("slices.Clone(%s), ", field(p))
		} else {
			w.f("%s, ", field(p))
		}
	}
	w.f("}, (*%s).equal)\n}\n\n", w.bodyType())
	for i := range b.d.Params {
		p := &b.d.Params[i]
		note := ""
		if strings.HasPrefix(p.Is.Go, "[]") {
			note = " The slice must not be\n// modified."
		}
		w.f("// %s is the %s of the body, the zero value if that is not set yet.%s\n", goName(p.Name), p.Name, note)
		w.f("func (v *%s) %s() (x %s) {\nif b := v.body.Get(); b != nil {\nreturn b.%s\n}\nreturn x\n}\n\n", d.Name, goName(p.Name), p.Is.Go, field(p))
	}
}

// requireParts writes the check that the parts of the body are of the context of v.
func (w *defWriter) requireParts() {
	for i := range w.d.Params {
		p := &w.d.Params[i]
		what := ""
		switch element(p).Kind {
		case ods.AttrParam:
			what = "Attr"
		case ods.TypeParam, ods.SelfTypeParam:
			what = "Type"
		default:
			continue
		}
		if strings.HasPrefix(p.Is.Go, "[]") {
			w.f("for _, e := range %s {\nv.Context().Require%s(e)\n}\n", field(p), what)
		} else {
			w.f("if %s != nil {\nv.Context().Require%s(%s)\n}\n", field(p), what, field(p))
		}
	}
}

// afterBracket compiles a format that follows an opening bracket or a space.
func afterBracket(d *ods.AttrDef) []format.ParamElement {
	c := *d
	c.Format = "`<` " + d.Format
	code, err := format.CompileParams(&c)
	if err != nil {
		panic(err)
	}
	return code[1:]
}

// recursiveSyntax writes the methods that parse and print an attribute or type with a body:
// <identity, body>, or <identity> inside its own body.
func (w *defWriter) recursiveSyntax() {
	d, b := w.d, w.bodyWriter()
	id, body := afterBracket(d), afterBracket(b.d)
	s := w.syntaxType()
	w.f("// %s parses and prints %s.\ntype %s struct{}\n\n", s, d.Name, s)
	w.structNames(id)
	b.structNames(body)
	w.f("// Parse%s parses the text after the mnemonic.\n", w.kind)
	arg := map[string]string{"Attr": ", _ ir.Type"}[w.kind]
	w.f("func (s %s) Parse%s(p *asm.Parser%s) %s {\nat := p.Pos()\np.Want(asm.Less)\nv := s.identity(p)\n", s, w.kind, arg, w.iface)
	w.f("if v == nil {\nreturn p.Bad%s()\n}\nif !p.OpenBody(at, v) {\nreturn v\n}\n", w.kind)
	b.vars()
	b.parse(body)
	w.f("p.CloseRecursive()\np.Want(asm.Greater)\nif p.Failed() {\nreturn p.Bad%s()\n}\n", w.kind)
	if d.Verify != "" {
		w.f("if err := %s(%s); err != nil {\np.Errorf(at, \"%%s\", err)\nreturn p.Bad%s()\n}\n", d.Verify, b.argList(), w.kind)
	}
	w.f("if !v.SetBody(%s) {\np.BodyConflict(at, v)\n}\nreturn v\n}\n\n", b.argList())
	w.f("// identity parses the identity and returns its attribute or type, nil after an error.\n")
	w.f("func (%s) identity(p *asm.Parser) *%s {\n", s, d.Name)
	w.vars()
	w.parse(id)
	w.f("if p.Failed() {\nreturn nil\n}\n")
	w.identityKey()
	w.f("return p.Identified%s(%sDef, k, func(scope *ir.Scope) %s {\nreturn make%s(p.Context(), scope, %s)\n}).(*%s)\n}\n\n", w.kind, d.Name, w.iface, d.Name, w.argList(), d.Name)
	w.f("// Print%s prints the text after the mnemonic.\n", w.kind)
	w.f("func (%s) Print%s(p *asm.Printer, x %s) {\nv := x.(*%s)\np.Byte('<')\n", s, w.kind, w.iface, d.Name)
	w.print(id)
	w.f("if v := v.body.Get(); v != nil && p.OpenRecursive(x) {\np.Str(\", \")\n")
	b.print(body)
	w.f("p.CloseRecursive()\n}\np.Byte('>')\n}\n\n")
	w.recursiveHooks(s)
}

// vars declares a variable for each parameter.
func (w *defWriter) vars() {
	for i := range w.d.Params {
		p := &w.d.Params[i]
		if p.Default != "" {
			w.f("%s := %s(%s)\n", field(p), p.Is.Go, zero(p))
		} else {
			w.f("var %s %s\n", field(p), p.Is.Go)
		}
	}
}

// recursiveHooks writes the other methods of a RecursiveTypeSyntax or
// RecursiveAttrSyntax.
func (w *defWriter) recursiveHooks(s string) {
	d := w.d
	name := -1
	for i := range d.Params {
		if d.Params[i].Is.Kind == ods.StringParam && name < 0 {
			name = i
		}
	}
	if name < 0 {
		panic("gen: the identity of " + d.Name + " has no string, which could be changed")
	}
	w.f("// ParseIdentity parses the identity.\nfunc (s %s) ParseIdentity(p *asm.Parser) %s {\n", s, w.iface)
	w.f("p.Want(asm.Less)\nif v := s.identity(p); v != nil {\nreturn v\n}\nreturn nil\n}\n\n")
	w.f("// HasBody reports whether the body is set.\nfunc (%s) HasBody(x %s) bool { return x.(*%s).HasBody() }\n\n", s, w.iface, d.Name)
	w.f("// Renamed returns the attribute or type with the same identity in another scope. If\n// number is not 0, it is part of the name.\n")
	w.f("func (%s) Renamed(x %s, scope *ir.Scope, number int) %s {\nv := x.(*%s)\n", s, w.iface, w.iface, d.Name)
	var args []string
	for i := range d.Params {
		arg := "v." + field(&d.Params[i])
		if i == name {
			arg = "asm.NumberedName(" + arg + ", number)"
		}
		args = append(args, arg)
	}
	w.f("return NewScoped%s(x.Context(), scope, %s)\n}\n\n", d.Name, strings.Join(args, ", "))
	w.f("// Long%sAlias returns the name for an alias if the text is long, otherwise \"\".\n", w.kind)
	w.f("func (%s) Long%sAlias(x %s) string {\nif v := x.(*%s); v.HasBody() {\nreturn v.%s\n}\nreturn \"\"\n}\n\n", s, w.kind, w.iface, d.Name, field(&d.Params[name]))
}
