package gen

import (
	"fmt"
	"strings"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// parser writes the method that parses an attribute or type.
func (w *defWriter) parser(code []format.ParamElement) {
	d := w.d
	self := -1
	for i := range d.Params {
		if d.Params[i].Is.Kind == ods.SelfTypeParam {
			self = i
		}
	}
	w.f("// Parse%s parses the text after the mnemonic.\n", w.kind)
	arg := ""
	if w.kind == "Attr" {
		arg = ", _ ir.Type"
		if self >= 0 {
			arg = ", self ir.Type"
		}
	}
	w.f("func (%s) Parse%s(p *asm.Parser%s) %s {\n", w.syntaxType(), w.kind, arg, w.iface)
	if d.Verify != "" {
		w.f("at := p.Pos()\n")
	}
	for i := range d.Params {
		p := &d.Params[i]
		switch {
		case i == self && p.Is.Check != "":
			w.f("%s := %s(p, self)\n", field(p), p.Is.Check)
		case i == self:
			w.f("%s := self\n", field(p))
		case p.Default != "":
			w.f("%s := %s(%s)\n", field(p), p.Is.Go, zero(p))
		default:
			w.f("var %s %s\n", field(p), p.Is.Go)
		}
	}
	w.parse(code)
	w.f("if p.Failed() {\nreturn p.Bad%s()\n}\n", w.kind)
	if d.Verify != "" {
		w.f("if err := %s(%s); err != nil {\np.Errorf(at, \"%%s\", err)\nreturn p.Bad%s()\n}\n", d.Verify, w.argList(), w.kind)
	}
	w.f("return New%s(p.Context()%s)\n}\n\n", d.Name, w.call())
}

func (w *defWriter) parse(code []format.ParamElement) {
	for i := range code {
		w.parseElement(&code[i])
	}
}

func (w *defWriter) parseElement(in *format.ParamElement) {
	switch in.Kind {
	case "Literal":
		if t := tokens[in.Text]; t != "" {
			w.f("p.Want(asm.%s)\n", t)
		} else {
			w.f("p.WantKeyword(%q)\n", in.Text)
		}
	case "Param":
		w.f("if !p.Failed() {\n")
		w.parseParam(&w.d.Params[in.Params[0]], in.Qualified)
		w.f("}\n")
	case "Params":
		w.parseParams(in)
	case "Struct":
		w.parseStruct(in)
	case "Custom":
		w.f("if !p.Failed() {\n%s\n}\n", w.customCall(in))
	case "Group":
		w.parseGroup(in)
	}
}

// parseParam writes the code that parses one parameter into its variable.
func (w *defWriter) parseParam(p *ods.Param, qualified bool) {
	w.parseValue(field(p), &p.Is, qualified)
	w.f("p.EndParam(%q, %q, %q)\n", DefName(w.d), p.Name, p.Is.Cpp)
}

// DefName returns the name of an attribute or type definition in diagnostics, which is that in its
// .td file.
func DefName(d *ods.AttrDef) string {
	if d.Def != "" {
		return d.Def
	}
	return d.Name
}

func (w *defWriter) parseValue(v string, t *ods.ParamType, qualified bool) {
	switch t.Kind {
	case ods.UintParam:
		w.f("%s = %s(p.Uint(%d))\n", v, t.Go, t.Bits)
	case ods.IntParam:
		w.f("%s = %s(p.Int(%d))\n", v, t.Go, t.Bits)
	case ods.BoolParam:
		w.f("%s = p.BoolParam()\n", v)
	case ods.StringParam:
		w.f("%s = p.StringLiteral()\n", v)
	case ods.MaybeIntParam:
		w.f("%s = p.OptionalUintParam(%d)\n", v, t.Bits)
	case ods.EnumParam:
		w.f("%s = %s(p.Enum%sValue(&%s))\n", v, t.Go, map[bool]string{true: "Attr"}[t.OneOf], w.enumVar(t.Enum))
	case ods.AttrParam:
		w.f("%s = %s\n", v, w.parseAttr(t, qualified))
	case ods.TypeParam:
		switch {
		case t.Def != "" && !qualified:
			w.f("%s = asm.StrippedTypeParam[%s](p, %s, %q)\n", v, t.Go, t.Def, t.Name)
		case t.Go == "ir.Type":
			w.f("%s = p.Type()\n", v)
		default:
			w.f("%s = asm.TypeParam[%s](p, %q)\n", v, t.Go, t.Name)
		}
	case ods.ListParam:
		w.f("for !p.Failed() {\nvar e %s\n", t.Elem.Go)
		w.parseValue("e", t.Elem, qualified)
		w.f("%s = append(%s, e)\nif !p.Got(asm.Comma) {\nbreak\n}\n}\n", v, v)
	case ods.FuncParam:
		w.f("%s = %s(p)\n", v, t.Parse)
	}
}

func (w *defWriter) parseAttr(t *ods.ParamType, qualified bool) string {
	switch {
	case t.Def != "" && !qualified:
		return fmt.Sprintf("asm.StrippedAttrParam[%s](p, %s)", t.Go, t.Def)
	case t.Check != "":
		return fmt.Sprintf("asm.CheckedAttrParam[%s](p, %s)", t.Go, t.Check)
	case t.Go == "ir.Attribute":
		return "p.Attr()"
	}
	return fmt.Sprintf("asm.AttrParam[%s](p)", t.Go)
}

func (w *defWriter) enumVar(e *ods.Enum) string { return e.Name + "Enum" }

// parseParams writes the code for the params directive: the parameters in order, separated by
// commas. Optional ones are at the end.
func (w *defWriter) parseParams(in *format.ParamElement) {
	last := -1
	for i, p := range in.Params {
		if q := &w.d.Params[p]; !q.Optional && q.Default == "" {
			last = i
		}
	}
	closers := 0
	for i, p := range in.Params {
		if i > 0 {
			if i <= last {
				w.f("p.Want(asm.Comma)\n")
			} else {
				w.f("if p.Got(asm.Comma) {\n")
				closers++
			}
		}
		w.f("if !p.Failed() {\n")
		w.parseParam(&w.d.Params[p], false)
		w.f("}\n")
	}
	w.f("%s", strings.Repeat("}\n", closers))
}

func (w *defWriter) parseStruct(in *format.ParamElement) {
	var optional []string
	for i, p := range in.Params {
		if q := &w.d.Params[p]; q.Optional || q.Default != "" {
			optional = append(optional, fmt.Sprintf("1<<%d", i))
		}
	}
	mask := "0"
	if len(optional) > 0 {
		mask = strings.Join(optional, " | ")
	}
	if len(optional) == len(in.Params) && len(optional) > 1 {
		mask = fmt.Sprintf("1<<%d - 1", len(optional))
	}
	w.f("for s := p.Struct(names%s, %s); s.Next(); {\nswitch s.Param {\n", w.d.Name, mask)
	for i, p := range in.Params {
		w.f("case %d:\n", i)
		w.parseParam(&w.d.Params[p], false)
	}
	w.f("}\n}\n")
}

// customCall returns the call of the parse function of a custom directive.
func (w *defWriter) customCall(in *format.ParamElement) string {
	args := []string{"p"}
	for i, p := range in.Params {
		switch {
		case p < 0:
			args = append(args, fmt.Sprintf("%q", in.Strings[i]))
		case in.Refs[i]:
			args = append(args, field(&w.d.Params[p]))
		default:
			args = append(args, "&"+field(&w.d.Params[p]))
		}
	}
	return fmt.Sprintf("parse%s(%s)", in.Text, strings.Join(args, ", "))
}

func (w *defWriter) parseGroup(in *format.ParamElement) {
	first := 0
	for in.Then[first].Kind == "Whitespace" {
		first++
	}
	w.f("if !p.Failed() {\n")
	switch f := &in.Then[first]; f.Kind {
	case "Literal":
		if t := tokens[f.Text]; t != "" {
			w.f("if p.Got(asm.%s) {\n", t)
		} else {
			w.f("if p.GotKeyword(%q) {\n", f.Text)
		}
	case "Custom":
		w.f("if %s {\n", w.customCall(f))
	default:
		w.parseElement(f)
		w.f("if %s {\n", presentAny(w.d, f.Params, ""))
	}
	w.parse(in.Then[first+1:])
	if len(in.Else) > 0 {
		w.f("} else {\n")
		w.parse(in.Else)
	}
	w.f("}\n}\n")
}

// printer writes the method that prints an attribute or type.
func (w *defWriter) printer(code []format.ParamElement) {
	w.f("// Print%s prints the text after the mnemonic.\n", w.kind)
	if len(code) == 0 {
		w.f("func (%s) Print%s(*asm.Printer, %s) {}\n\n", w.syntaxType(), w.kind, w.iface)
		return
	}
	w.f("func (%s) Print%s(p *asm.Printer, x %s) {\n", w.syntaxType(), w.kind, w.iface)
	n := w.buf.Len()
	w.f("v := x.(*%s)\n", w.d.Name)
	head := w.buf.Len()
	w.print(code)
	if !strings.Contains(w.buf.String()[head:], "v.") {
		// The rest does not use v.
		rest := w.buf.String()[head:]
		w.buf.Truncate(n)
		w.f("%s", rest)
	}
	w.f("}\n\n")
}

func (w *defWriter) print(code []format.ParamElement) {
	for i := range code {
		w.printElement(&code[i])
	}
}

func (w *defWriter) printElement(in *format.ParamElement) {
	switch in.Kind {
	case "Literal":
		w.f("p.Str(%q)\n", map[bool]string{true: " "}[in.Space]+in.Text)
	case "Whitespace":
		switch in.Text {
		case "\n":
			w.f("p.Newline()\n")
		case " ":
			w.f("p.Byte(' ')\n")
		}
	case "Param":
		p := &w.d.Params[in.Params[0]]
		guard := p.Optional || p.Default != ""
		if guard {
			w.f("if %s {\n", present(p, "v."+field(p)))
		}
		if in.Space {
			w.f("p.Byte(' ')\n")
		}
		w.printValue("v."+field(p), &p.Is, in.Qualified)
		if guard {
			w.f("}\n")
		}
	case "Params", "Struct":
		w.printList(in)
	case "Custom":
		if in.Space {
			w.f("p.Byte(' ')\n")
		}
		args := []string{"p"}
		for i, p := range in.Params {
			if p < 0 {
				args = append(args, fmt.Sprintf("%q", in.Strings[i]))
			} else {
				args = append(args, "v."+field(&w.d.Params[p]))
			}
		}
		w.f("print%s(%s)\n", in.Text, strings.Join(args, ", "))
	case "Group":
		cond := presentAny(w.d, in.When, "v.")
		if in.Not {
			cond = "!(" + cond + ")"
		}
		w.f("if %s {\n", cond)
		w.print(in.Then)
		if len(in.Else) > 0 {
			w.f("} else {\n")
			w.print(in.Else)
		}
		w.f("}\n")
	}
}

// printList writes the code for params and struct(…).
func (w *defWriter) printList(in *format.ParamElement) {
	if in.Space {
		all := true
		for _, p := range in.Params {
			all = all && (w.d.Params[p].Optional || w.d.Params[p].Default != "")
		}
		if all {
			w.f("if %s {\np.Byte(' ')\n}\n", presentAny(w.d, in.Params, "v."))
		} else {
			w.f("p.Byte(' ')\n")
		}
	}
	sep := false
	for _, i := range in.Params[:len(in.Params)-1] {
		sep = sep || w.d.Params[i].Optional || w.d.Params[i].Default != ""
	}
	if sep {
		w.f("first := true\n")
	}
	for n, i := range in.Params {
		p := &w.d.Params[i]
		guard := p.Optional || p.Default != ""
		if guard {
			w.f("if %s {\n", present(p, "v."+field(p)))
		}
		key := ""
		if in.Kind == "Struct" {
			key = p.Name + " = "
		}
		switch {
		case sep:
			w.f("p.Separator(&first)\n")
		case n > 0:
			key = ", " + key
		}
		if key != "" {
			w.f("p.Str(%q)\n", key)
		}
		w.printValue("v."+field(p), &p.Is, false)
		if guard {
			w.f("}\n")
		}
	}
}

func (w *defWriter) printValue(v string, t *ods.ParamType, qualified bool) {
	switch t.Kind {
	case ods.UintParam:
		w.f("p.Uint(uint64(%s))\n", v)
	case ods.IntParam:
		w.f("p.Int(int64(%s))\n", v)
	case ods.BoolParam:
		w.f("p.Bool(%s)\n", v)
	case ods.StringParam:
		w.f("p.Quoted(%s)\n", v)
	case ods.MaybeIntParam:
		w.f("if %s != nil {\np.Uint(*%s)\n}\n", v, v)
	case ods.EnumParam:
		w.f("p.Enum%sValue(&%s, uint64(%s))\n", map[bool]string{true: "Attr"}[t.OneOf], w.enumVar(t.Enum), v)
	case ods.AttrParam:
		if t.Def != "" && !qualified {
			w.f("p.StrippedAttr(%s)\n", v)
		} else {
			w.f("p.Attr(%s)\n", v)
		}
	case ods.TypeParam:
		if t.Def != "" && !qualified {
			w.f("p.StrippedType(%s)\n", v)
		} else {
			w.f("p.Type(%s)\n", v)
		}
	case ods.ListParam:
		w.f("for i, e := range %s {\nif i > 0 {\np.Str(\", \")\n}\n", v)
		w.printValue("e", t.Elem, qualified)
		w.f("}\n")
	case ods.FuncParam:
		w.f("%s(p, %s)\n", t.Print, v)
	}
}
