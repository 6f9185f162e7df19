package gen

import (
	"strings"

	"github.com/gomlir/gomlir/ods"
)

// element returns the type of a parameter, or of the elements of a list, without the
// functions that parse and print it.
func element(p *ods.Param) *ods.ParamType {
	t := &p.Is
	for t.Kind == ods.ListParam || t.Kind == ods.FuncParam {
		t = t.Elem
	}
	return t
}

// isPart reports whether a parameter is an attribute or type, or a list of them.
func isPart(p *ods.Param) bool {
	switch element(p).Kind {
	case ods.AttrParam, ods.TypeParam, ods.SelfTypeParam:
		return true
	}
	return false
}

func hasParts(d *ods.AttrDef) bool {
	for i := range d.Params {
		if isPart(&d.Params[i]) {
			return true
		}
	}
	return d.Body != nil && hasParts(&ods.AttrDef{Params: d.Body.Params})
}

// rebuild writes the method that creates the attribute or type with other parts.
func (w *defWriter) rebuild() {
	if !hasParts(w.d) {
		return
	}
	what := map[string]string{"Attr": "attribute", "Type": "type"}[w.kind]
	w.f("// Rebuild returns the %s with other parts; see [ir.Rebuilder].\n", what)
	w.f("func (v *%s) Rebuild(r *ir.Rebuilder) %s {\n", w.d.Name, w.iface)
	w.rebuiltParams("v")
	if w.d.Body == nil {
		w.f("if r.Failed()%s {\nreturn nil\n}\n", w.rebuildCheck(w))
		w.f("return New%s(v.Context()%s)\n}\n\n", w.d.Name, w.call())
		return
	}
	b := w.bodyWriter()
	w.f("if r.Failed() {\nreturn nil\n}\n")
	w.f("to, given := r.Target().(*%s)\nif !given {\nto = NewScoped%s(v.Context(), v.scope, %s)\n}\n", w.d.Name, w.d.Name, w.argList())
	w.f("b := v.body.Get()\nif b == nil {\nreturn to\n}\n")
	b.rebuiltParams("b")
	w.f("if r.Failed()%s {\nreturn nil\n}\n", w.rebuildCheck(b))
	w.f("if !to.SetBody(%s) {\nr.Failf(\"%%s has another body\", to)\nreturn nil\n}\nreturn to\n}\n\n", b.argList())
}

// rebuildCheck returns the Go condition, to follow others, that the parameters fail the
// verification.
func (w *defWriter) rebuildCheck(of *defWriter) string {
	if w.d.Verify == "" {
		return ""
	}
	return " || !r.Check(" + w.d.Verify + "(" + of.argList() + "))"
}

// rebuiltParams writes a variable for each parameter, with replaced parts.
func (w *defWriter) rebuiltParams(of string) {
	for i := range w.d.Params {
		p := &w.d.Params[i]
		v := of + "." + field(p)
		if !isPart(p) {
			w.f("%s := %s\n", field(p), v)
			continue
		}
		f, check := "Rebuilt", ""
		if strings.HasPrefix(p.Is.Go, "[]") {
			f = "RebuiltList"
		}
		if e := element(p); e.Check != "" && e.Kind != ods.SelfTypeParam {
			check = ", " + e.Check
		}
		w.f("%s := ir.%s(r, %s%s)\n", field(p), f, v, check)
	}
}
