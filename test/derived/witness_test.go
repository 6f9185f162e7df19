package derived

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ods"
)

// types are the types that operands and results are given. Which of them
// satisfy a constraint, the constraint says; the first that does is what an
// operation has if nothing is to be said about types.
var types = []string{
	"i32", "f32", "!llvm.ptr", "i1", "vector<4xi32>", "vector<4xi1>", "vector<4xf32>", "vector<4x!llvm.ptr>",
	"!llvm.struct<(i32, i1)>", "!llvm.array<2 x i32>", "i64", "f64", "i8", "vector<8xi32>", "vector<[4]xi32>", "vector<[4]xi1>",
	"vector<[4]xf32>", "!llvm.ptr<1>", "!llvm.struct<(f32, f32)>", "!llvm.token", "f16", "bf16", "f80", "f128",
	"vector<2x2xi32>", "vector<4xf64>", "vector<4xi64>", "vector<8xi1>", "index", "si32", "ui32", "i128", "tensor<4xi32>", "tensor<4xi1>", "tensor<?xf32>", "tensor<4xindex>",
	"memref<4xi32>", "!llvm.void", "!llvm.label", "!llvm.metadata", "!llvm.func<void ()>", "!llvm.ppc_fp128",
	"!llvm.x86_amx", `!llvm.target<"spirv.Event">`, `!llvm.target<"unknown">`, `!llvm.struct<"opaque", opaque>`,
	"() -> i32", "none", "complex<f32>", "tuple<i32>", "vector<4xindex>", "vector<4xi8>", "vector<8xf32>", "f8E4M3FN", "tf32",
}

// attributes are those that operations are given, or not, as their constraints
// say.
var attributes = []string{
	"unit", "0 : i32", "1 : i32", "1 : i64", "64 : i64", "true", "false", "7 : i8", "-1 : i32", "99 : i64", "99 : i32", "1 : index", `"s"`, `"private"`, "@sym", "@a::@b", "i32", "f32",
	"!llvm.func<void ()>", "() -> ()", "[]", "[{}]", `["s"]`, "[1 : i32]", "[@sym]", "[true]", "{}", "array<i32>", "array<i32: 1>", "array<i32: 1, 2>", "array<i64: 0>",
	"array<i8: 1>", "dense<1> : vector<1xi32>", "dense<1.0> : vector<1xf32>", "1.0 : f32", "5.000000e-01 : f64",
	"#llvm.overflow<nsw>", "#llvm.overflow<nuw>", "#llvm.fastmath<nnan>", "#llvm.fastmath<fast>", "#llvm.linkage<internal>", "#llvm.linkage<external>", "#llvm.cconv<fastcc>", "#llvm.tailcallkind<tail>",
	"#llvm.tailcallkind<musttail>", "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>",
	"#llvm.dereferenceable<bytes = 4>", "#llvm.dereferenceable<bytes = 8, mayBeNull = true>",
	"#llvm.loop_annotation<disableNonforced = true>", `#llvm.di_local_variable<scope = #llvm.di_file<"f" in "d">, name = "v">`,
	`#llvm.di_label<scope = #llvm.di_file<"f" in "d">, name = "l">`, "#llvm.di_expression<>", "#llvm.di_expression<[DW_OP_deref]>",
	"#llvm.blockaddress<function = @f, tag = <id = 1>>", "#llvm.blocktag<id = 1>",
	`#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>`, "#llvm.framePointerKind<all>",
	"#llvm.uwtableKind<sync>", "#llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>", `#llvm.target_features<["+a"]>`,
	"#llvm.vec_type_hint<hint = i32>", "#llvm.zero", "#llvm.undef", "[#llvm.access_group<id = distinct[0]<>>]",
	`[#llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>]`,
	`[#llvm.tbaa_tag<base_type = <id = "t", members = {<#llvm.tbaa_root<id = "r">, 0>}>, access_type = <id = "t", members = {<#llvm.tbaa_root<id = "r">, 0>}>, offset = 0>]`,
	`[#llvm.di_global_variable_expression<var = <file = <"f" in "d">, line = 1, type = #llvm.di_null_type>, expr = <>>]`,
	"[[\"s\"]]", "#arith.fastmath<nnan>", "#arith.overflow<nsw>", "#ub.poison", "#arith.overflow<nsw, nuw>", "#arith.fastmath<fast>",
	`#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>`, `[#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]`,
}

// A pool is a list of texts, and what they mean in a context of one's own.
type pool[T any] struct {
	texts  []string
	values []T
}

func parsed[T any](t *testing.T, texts []string, parse func(*ir.Context, string) (T, error), ctx *ir.Context) *pool[T] {
	t.Helper()
	p := &pool[T]{texts: texts}
	for _, text := range texts {
		v, err := parse(ctx, text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		p.values = append(p.values, v)
	}
	return p
}

// pools are the types and attributes.
type pools struct {
	types *pool[ir.Type]
	attrs *pool[ir.Attribute]
}

func newPools(t *testing.T, ctx *ir.Context) *pools {
	return &pools{parsed(t, types, asm.ParseType, ctx), parsed(t, attributes, asm.ParseAttr, ctx)}
}

// byType sorts the types into those that satisfy a constraint and the others.
func (p *pools) byType(c *ir.TypeConstraint) (good, bad []string) {
	for i, v := range p.types.values {
		if c == nil || c.Match(v) {
			good = append(good, p.types.texts[i])
		} else {
			bad = append(bad, p.types.texts[i])
		}
	}
	return good, bad
}

// byAttr sorts attributes into those that satisfy the constraint on a slot,
// those that do not although they are of the kind that the operation stores,
// and the others.
func (p *pools) byAttr(slot *ods.Slot, def *ir.AttrSlot) (good, wrong, other []string) {
	good = caseTexts(slot)
	for i, v := range p.attrs.values {
		text := p.attrs.texts[i]
		c := def.Constraint
		if c == nil {
			good = append(good, text)
			continue
		}
		w := v
		if c.Convert != nil {
			x, err := c.Convert(v)
			if err != nil {
				other = append(other, text)
				continue
			}
			w = x
		}
		switch {
		case c.Match(w):
			good = appendNew(good, text)
		case c.Convert != nil || c.Storage != nil && c.Storage(w):
			wrong = append(wrong, text)
		default:
			other = append(other, text)
		}
	}
	return good, wrong, other
}

// appendNew appends a text that is not in the list.
func appendNew(list []string, text string) []string {
	for _, s := range list {
		if s == text {
			return list
		}
	}
	return append(list, text)
}

// caseTexts are the cases of an enumeration that an attribute stands for.
func caseTexts(slot *ods.Slot) []string {
	var list []string
	if e := slot.Enum; e != nil {
		for _, c := range e.Cases {
			list = append(list, fmt.Sprintf("%d : i%d", int64(c.Value), e.Bits))
		}
		return list
	}
	e := enumOf(slot)
	if e == nil {
		return nil
	}
	var all []string
	for _, c := range e.Cases {
		text := c.Text
		if strings.ContainsAny(text, "- ") {
			text = `"` + text + `"`
		}
		list = append(list, "#"+e.Dialect+"."+mnemonics[slot.Storage]+"<"+text+">")
		if e.Flags && c.Value != 0 && !c.Group {
			all = append(all, text)
		}
	}
	if len(all) > 1 {
		list = append(list, "#"+e.Dialect+"."+mnemonics[slot.Storage]+"<"+strings.Join(all[:2], e.Separator)+">")
	}
	return list
}

// enumOf is the enumeration of an attribute of a dialect that is a case of it.
func enumOf(slot *ods.Slot) *ods.Enum { return caseAttrs[slot.Storage] }

// caseAttrs are the attributes of dialects that consist of a case of an
// enumeration, by their Storage, and mnemonics what their text begins with.
var caseAttrs, mnemonics = func() (map[string]*ods.Enum, map[string]string) {
	enums, names := map[string]*ods.Enum{}, map[string]string{}
	for _, d := range specs {
		for _, a := range d.Attrs {
			if len(a.Params) == 1 && a.Params[0].Is.Kind == ods.EnumParam {
				enums[a.Attr().Storage] = a.Params[0].Is.Enum
				names[a.Attr().Storage] = a.Mnemonic
			}
		}
	}
	return enums, names
}()
