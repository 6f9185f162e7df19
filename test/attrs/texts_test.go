package attrs

import (
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// texter makes texts of the attributes of a dialect.
type texter struct {
	dialect string
	defs    map[string]*ods.AttrDef // by Go name
}

func newTexter(d *ods.Dialect) *texter {
	x := &texter{d.Name, map[string]*ods.AttrDef{}}
	for _, a := range d.Attrs {
		x.defs[a.Name] = a
	}
	return x
}

// plain has the texts of parameters that are not made of other attributes of
// the dialect, by Go type or by the function that parses them.
var plain = map[string][]string{
	"bool":              {"true", "false"},
	"string":            {`"s"`, `"a\22b"`},
	"*ir.StringAttr":    {`"name"`, `""`},
	"*ir.IntegerAttr":   {"3 : i32", "-1 : i8", "7"},
	"asm.IsBoolAttr":    {"true", "false"},
	"*ir.FloatAttr":     {"5.000000e-01 : f64", "1.0 : f32"},
	"*ir.DistinctAttr":  {"distinct[0]<>", `distinct[1]<"x">`},
	"*ir.SymbolRefAttr": {"@f", `@"a b"`},
	"*ir.TypeAttr":      {"i32", "vector<4xf32>"},
	"*ir.FusedLoc":      {`loc(fused["a.c":1:2, "b.c":3:4])`, `loc(fused<"m">["a.c":1:2, "b"])`},
	"ir.Attribute":      {`"any"`, "distinct[2]<>", "4 : i64"},

	"parseDITag":        {"DW_TAG_member", "DW_TAG_lo_user"},
	"parseDIEncoding":   {"DW_ATE_signed", "DW_ATE_hi_user"},
	"parseDILanguage":   {"DW_LANG_C99", "DW_LANG_Rust"},
	"parseDIConvention": {"DW_CC_normal", "DW_CC_GDB_IBM_OpenCL"},
	"parseDIOperation":  {"DW_OP_LLVM_convert", "DW_OP_deref"},

	"DINode":       {`#llvm.di_annotation<name = "n", value = "v">`, "#llvm.di_null_type"},
	"DIScope":      {`#llvm.di_file<"f" in "d">`, `#llvm.di_namespace<name = "ns", exportSymbols = false>`},
	"DIType":       {"#llvm.di_null_type", `#llvm.di_basic_type<name = "int", encoding = DW_ATE_signed>`},
	"DIVariable":   {`#llvm.di_local_variable<scope = #llvm.di_file<"f" in "d">>`},
	"DILocalScope": {`#llvm.di_lexical_block<scope = #llvm.di_file<"f" in "d">>`},
	"TBAANode":     {`#llvm.tbaa_root<id = "r">`, "#llvm.tbaa_root"},
}

// particular has texts of attributes whose parameters depend on one another.
var particular = map[string][]string{
	"TargetFeaturesAttr/features": {`"+a"`, `"-b", "+c"`},
	"AliasScopeAttr/id":           {`"scope"`, "distinct[2]<>"},
	"ModuleFlagAttr/value":        {"4 : i32", `"v"`},
	"TBAATypeDescriptorAttr/members": {
		`{<#llvm.tbaa_root<id = "r">, 0>}`, `{<#llvm.tbaa_root, -8>, #llvm.tbaa_member<#llvm.tbaa_root, 4>}`,
	},
	"DIExpressionElemAttr/arguments": {"16, DW_ATE_signed", "3", "16, 300, 5"},
}

const maxDepth = 1 // of attributes inside one another that have all of their parameters

// values are texts of a parameter.
func (x *texter) values(def *ods.AttrDef, p *ods.Param, depth int) []string {
	if list, ok := particular[def.Name+"/"+p.Name]; ok {
		return list
	}
	return x.of(&p.Is, depth)
}

func (x *texter) of(t *ods.ParamType, depth int) []string {
	switch t.Kind {
	case ods.UintParam, ods.MaybeIntParam:
		return []string{"5", "0", strconv.FormatUint(1<<(t.Bits-1)+1, 10)}
	case ods.IntParam:
		return []string{"5", "0", "-" + strconv.FormatUint(1<<(t.Bits-1), 10)}
	case ods.EnumParam:
		var list []string
		for _, c := range t.Enum.Cases {
			list = append(list, strconv.Quote(c.Text))
			if !strings.ContainsAny(c.Text, "- ") && c.Text != "" {
				list[len(list)-1] = c.Text
			}
		}
		if t.Enum.Flags {
			for i, n := 1, len(list); i+3 <= n; i++ {
				text := strings.Join(list[i:i+3], t.Enum.Separator)
				if i > 1 { // as it is printed
					text = strconv.Quote(text)
				}
				list = append(list, text)
			}
		}
		return list
	case ods.ListParam:
		one := x.of(t.Elem, depth)
		return []string{one[0], strings.Join(one, ", ")}
	case ods.FuncParam:
		return plain[t.Parse]
	}
	if t.Check != "" && plain[t.Check] != nil {
		return plain[t.Check]
	}
	if list, ok := plain[t.Go]; ok {
		return list
	}
	d := x.defs[strings.TrimPrefix(t.Go, "*")]
	if d == nil {
		panic("no texts of a " + t.Go)
	}
	none := d.Name == "DIExpressionElemAttr"
	if depth > maxDepth {
		none = true
	}
	present := x.assign(d, depth+1, !none && depth < maxDepth)
	if d.Name == "DIExpressionElemAttr" {
		return []string{"DW_OP_deref", "DW_OP_plus_uconst(3)"}
	}
	short := x.body(d, present)
	return []string{short, x.full(d, short)}
}

// assign gives each required parameter of a definition, or each parameter, its
// first value.
func (x *texter) assign(d *ods.AttrDef, depth int, all bool) []string {
	list := make([]string, len(d.Params))
	for i := range d.Params {
		p := &d.Params[i]
		if all || !p.Optional && p.Default == "" {
			list[i] = x.values(d, p, depth)[0]
		}
	}
	return list
}

func (x *texter) full(d *ods.AttrDef, body string) string {
	return "#" + x.dialect + "." + d.Mnemonic + body
}

// body is the text of an attribute after the mnemonic. A parameter without a
// value is absent.
func (x *texter) body(d *ods.AttrDef, values []string) string {
	if d.Format == "" {
		return ""
	}
	code, err := format.CompileParams(d)
	if err != nil {
		panic(err)
	}
	var b strings.Builder
	write(&b, d, code, values)
	return b.String()
}

func write(b *strings.Builder, d *ods.AttrDef, code []format.ParamElement, values []string) {
	put := func(s string) {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(s)
	}
	for i := range code {
		in := &code[i]
		switch in.Kind {
		case "Literal":
			put(in.Text)
		case "Param":
			put(values[in.Params[0]])
		case "Params", "Struct":
			var list []string
			for _, p := range in.Params {
				if values[p] == "" {
					continue
				}
				v := values[p]
				if in.Kind == "Struct" {
					v = d.Params[p].Name + " = " + v
				}
				list = append(list, v)
			}
			put(strings.Join(list, ", "))
		case "Custom":
			put(values[in.Params[len(in.Params)-1]])
		case "Group":
			then := false
			for _, p := range in.When {
				then = then || values[p] != ""
			}
			if then != in.Not {
				write(b, d, in.Then, values)
			} else {
				write(b, d, in.Else, values)
			}
		}
	}
}

// texts are texts of an attribute: with the parameters that must be there, with
// all, with all but one, and with each value of each.
func (x *texter) texts(d *ods.AttrDef) []string {
	seen := map[string]bool{}
	var list []string
	add := func(values []string) {
		if s := x.full(d, x.body(d, values)); !seen[s] {
			seen[s] = true
			list = append(list, s)
		}
	}
	least, most := x.assign(d, 0, false), x.assign(d, 0, true)
	add(least)
	add(most)
	for i := range d.Params {
		p := &d.Params[i]
		for _, v := range x.values(d, p, 0) {
			with := append([]string(nil), least...)
			with[i] = v
			add(with)
			with = append([]string(nil), most...)
			with[i] = v
			add(with)
		}
		if p.Optional || p.Default != "" {
			without := append([]string(nil), most...)
			without[i] = ""
			add(without)
		}
	}
	return list
}
