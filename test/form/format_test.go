package form

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, builtin.Dialect}}

// formats has for each directive texts that are printed as they are, other
// spellings of them, and what is not accepted. In the texts %a is an i32, %b an
// i64, %v a vector<4xi32>, %f a (i32, i64) -> () and %x a !form.box<i8>.
var formats = []struct {
	directive string
	same      []string
	printed   map[string]string
	errors    map[string]string
}{
	{
		directive: "literals",
		same: []string{
			"form.words a b, c : d = e -> f ? g + h * i",
			"form.words a b, c : d = e -> f ? g + h * i {u}",
			"form.brackets(a) [b] <c> {d}",
			"form.tight a<b c> d",
			"form.nested_brackets(()), [<>]",
			"form.lines a\n b",
		},
		printed: map[string]string{
			"form.words a b,c:d=e->f?g+h*i": "form.words a b, c : d = e -> f ? g + h * i",
		},
		errors: map[string]string{
			"form.words a x, c":        "1:14: error: custom op 'form.words' expected 'b'",
			"form.words a b : c":       "1:15: error: expected ','",
			"form.words a b, c : d e":  "error: expected '='",
			"form.brackets(a) [b] <c>": "error: expected '{'",
		},
	},
	{
		directive: "$operand type($operand)",
		same: []string{
			"form.one %a : i32",
			"form.one %a {u = 3 : i32} : i32",
			"form.opt",
			"form.opt %a : i32 {u}",
			"form.var %a, %b : i32, i64",
			"form.segments(%a, %b) %a, %b[%a] : (i32, i64), i32, i64[i32]",
			"form.segments(%a) %a : (i32), i32",
			"form.lists (%a), (), (%a, %b) : (i32), (), (i32, i64)",
		},
		errors: map[string]string{
			"form.one : i32":               "1:9: error: expected SSA operand",
			"form.one %a i32":              "error: expected ':'",
			"form.one %a : i64":            "use of value '%a' expects different type than prior uses: 'i64' vs 'i32'",
			"form.opt %a":                  "error: expected ':'",
			"form.var %a, %b : i32":        "1:10: error: custom op 'form.var' number of operands and types do not match: got 2 operands and 1 types",
			"form.var %a, : i32":           "error: expected SSA operand",
			"form.var : ":                  "error: expected non-function type",
			"form.segments(%a %b) %a : ()": "error: expected ')'",
		},
	},
	{
		directive: "operands results functional-type",
		same: []string{
			"%0 = form.functional %a : (i32) -> i64",
			"%0 = form.functional %a : (i32) -> (() -> ())",
			"form.all %a : (i32) -> ()",
			"%0:2 = form.all %a, %b : (i32, i64) -> (i8, i16)",
			"%0 = form.alltypes %a and %b : i32, i64 -> i1",
		},
		errors: map[string]string{
			"form.all %a : i32":                        "1:15: error: custom op 'form.all' invalid kind of type specified: expected builtin.function, but found 'i32'",
			"form.all %a, %b : (i32) -> ()":            "1:10: error: custom op 'form.all' number of operands and types do not match: got 2 operands and 1 types",
			"%0 = form.alltypes %a and %b : i32 -> i1": "1:6: error: custom op 'form.alltypes' number of operands and types do not match: got 2 operands and 1 types",
		},
	},
	{
		directive: "types that follow from others",
		same: []string{
			"%0 = form.buildable %a, ",
			"%0 = form.alike %a, %a : i32",
			"%0 = form.match %v, %a : vector<4xi32>",
			"form.inputs %f(%a, %b) : (i32, i64) -> ()",
			"%0 = form.infer %a : i32",
			"%0 = form.typed 42 : i8",
			"%0 = form.typed 4.200000e+01 : f32 {u}",
		},
		errors: map[string]string{
			"%0 = form.buildable %b, ":                      "expects different type than prior uses: 'i32' vs 'i64'",
			"%0 = form.alike %a, %b : i32":                  "expects different type than prior uses: 'i32' vs 'i64'",
			"%0 = form.match %v, %b : vector<4xi32>":        "expects different type than prior uses: 'i32' vs 'i64'",
			"%0 = form.match %a, %a : i32":                  "invalid kind of type specified: expected builtin.vector, but found 'i32'",
			"form.inputs %f(%a) : (i32, i64) -> ()":         "1:16: error: custom op 'form.inputs' number of operands and types do not match: got 1 operands and 2 types",
			"%0 = form.infer %b : i64":                      "the result is too wide",
			"%0 = form.infer %v : vector<4xi32>":            "expected builtin.integer, but found 'vector<4xi32>'",
			`%0 = "form.infer"(%a) : (i32) -> vector<2xi1>`: "result #0 must be integer, but got 'vector<2xi1>'",
		},
	},
	{
		directive: "types of a dialect",
		same: []string{
			"%0 = form.boxed %x : <i8> -> !form.box<i16, 1, 2>",
		},
		printed: map[string]string{
			"%0 = form.boxed %x : !form.box<i8> -> !form.box<i16>": "%0 = form.boxed %x : <i8> -> !form.box<i16>",
		},
		errors: map[string]string{
			"%0 = form.boxed %x : <i8> -> <i16>":          "error: expected non-function type",
			"%0 = form.boxed %x : i8 -> i8":               "error: expected '<'",
			"%0 = form.boxed %x : <> -> i8":               "custom op 'form.boxed' failed to parse BoxType parameter 'elem' which is to be a `Type`",
			"%0 = form.boxed %a : <i32> -> !form.box<i8>": "expects different type than prior uses",
		},
	},
	{
		directive: "$attr",
		same: []string{
			`form.attrs 1 : i8, 2, "s", true, i32, @f, @g, [1, 2], [3, "x"]`,
			"form.optattrs",
			"form.optattrs i 3",
			`form.optattrs i 3 s("x") red`,
			`form.optattrs "dark blue"`,
		},
		printed: map[string]string{
			`form.attrs unit, 2, "s", true, i32, @f, @g, [], [] {i2 = 3}`: `form.attrs unit, 2, "s", true, i32, @f, @g, [], [] {i2 = 3 : i64}`,
		},
		errors: map[string]string{
			`form.attrs 1, 2 : i32`:                        "error: expected ','",
			`form.attrs 1, "s", 3`:                         "custom op 'form.attrs' invalid kind of attribute specified",
			`form.attrs 1, 2, 3`:                           "integer literal not valid for specified type",
			`form.attrs 1, 2, "s", true, i32, 4`:           "integer literal not valid for specified type",
			`form.attrs 1, 2, "s", true, i32, @f, 4`:       "custom op 'form.attrs' expected valid '@'-identifier for symbol name",
			`form.attrs 1, 2, "s", true, i32, @f, @g, 4`:   "error: expected '['",
			`form.attrs 1, 2, "s", true, i32, @f, @g, [x]`: "custom op 'form.attrs' expected integer value",
			"form.optattrs s(3)":                           "integer literal not valid for specified type",
			"form.optattrs blue":                           "custom op 'blue' is unknown",
		},
	},
	{
		directive: "unit attributes",
		same: []string{
			"form.unit not set",
			"form.unit first not set",
			"form.unit first u is set v()",
		},
		errors: map[string]string{
			"form.unit":   "custom op 'form.unit' expected 'not'",
			"form.unit u": "custom op 'form.unit' expected 'is'",
		},
	},
	{
		directive: "defaults",
		same: []string{
			"form.defaults",
			"form.defaults i 8 c red",
			"form.defaults {o = true}",
		},
		printed: map[string]string{
			"form.defaults i 7 c green":                       "form.defaults",
			"form.defaults {o = false}":                       "form.defaults",
			`"form.defaults"() : () -> ()`:                    "form.defaults",
			`"form.defaults"() <{i = 9 : i32}> : () -> ()`:    "form.defaults i 9",
			`form.defaults {i = 9 : i32, c = 2 : i32, z = 1}`: `form.defaults i 9 c "dark blue" {z = 1 : i64}`,
		},
		errors: map[string]string{
			"form.defaults {i = 9 : i8}": "1:15: error: custom op 'form.defaults' 'form.defaults' op attribute 'i' failed to satisfy constraint: 32-bit signless integer attribute",
		},
	},
	{
		directive: "enumerations",
		same: []string{
			"form.enums red, a, <c>",
			`form.enums "dark blue", "a|c", <ab|c>`,
			`form.enums green, "ab", <none>`,
			`form.enums green, "none", <a>`,
		},
		printed: map[string]string{
			`form.enums "red", "b|a", <"a|b">`: `form.enums red, "ab", <ab>`,
		},
		errors: map[string]string{
			"form.enums blue, a, <c>":   "expected string or keyword containing one of the following enum values for attribute 'c' [red, green, dark blue]",
			`form.enums "blue", a, <c>`: `invalid c attribute specification: "blue"`,
			"form.enums red, a, <x>":    "expected ::form::Flags to be one of: none, a, b, c, ab",
			"form.enums red, a, <3>":    "expected valid keyword or string",
		},
	},
	{
		directive: "attributes of a dialect",
		same: []string{
			"form.pairs <1, -2>, #form.pair<3, 4>",
		},
		printed: map[string]string{
			"form.pairs #form.pair<1, 2>, #form.pair<3, 4>": "form.pairs <1, 2>, #form.pair<3, 4>",
		},
		errors: map[string]string{
			"form.pairs 1, #form.pair<3, 4>":           "error: expected '<'",
			"form.pairs <1, 2>, <3, 4>":                "error: expected attribute value",
			"form.pairs <x, 2>, <3, 4>":                "failed to parse Test_PairAttr parameter 'first' which is to be a `uint32_t`",
			"form.pairs unit, #form.pair<3, 4>":        "error: expected '<'",
			"form.pairs #form.plain, #form.pair<3, 4>": "invalid kind of attribute specified",
		},
	},
	{
		directive: "attr-dict-with-keyword prop-dict",
		same: []string{
			"form.keyword",
			"form.keyword attributes {i = 3 : i64, u}",
			"form.props 3 ",
			"form.props 3 <{j = 4 : i64}> {u}",
		},
		printed: map[string]string{"form.props 3": "form.props 3 "},
		errors: map[string]string{
			"form.keyword {i = 3 : i64}":   "expected operation name in quotes",
			"form.keyword attributes":      "expected '{' in attribute dictionary",
			"form.props 3 <{j = 4 : i32}>": "'form.props' op attribute 'j' failed to satisfy constraint: 64-bit signless integer attribute",
			`form.props 3 <{j = "x"}>`:     "1:1: error: invalid properties {j = \"x\"} for op form.props: Invalid attribute `j` in property conversion: \"x\"",
			"form.props 3 <4>":             "1:1: error: invalid properties 4 : i64 for op form.props: expected DictionaryAttr to set properties",
		},
	},
	{
		directive: "optional groups",
		same: []string{
			"form.else without",
			"form.else with %a : i32",
			"form.inverted none",
			"form.inverted some [1]",
			"form.nest",
			"form.nest i 3",
			`form.nest i 3 s "x"`,
		},
		errors: map[string]string{
			"form.else":      "custom op 'form.else' expected 'without'",
			"form.else with": "error: expected ':'",
			"form.inverted":  "custom op 'form.inverted' expected 'some'",
			`form.nest i s`:  "error: expected attribute value",
		},
	},
	{
		directive: "oilist",
		same: []string{
			"form.oilist",
			"form.oilist i(3) u x %a",
		},
		printed: map[string]string{"form.oilist x %a i(3)": "form.oilist i(3) x %a"},
		errors: map[string]string{
			"form.oilist u u": "1:1: error: custom op 'form.oilist' `u` clause can appear at most once in the expansion of the oilist directive",
			"form.oilist i 3": "error: expected '('",
		},
	},
	{
		directive: "$region regions",
		same: []string{
			"form.region {\n} {u}",
			"form.region {\n  form.one %a : i32\n  form.end\n}",
			"form.optregion",
			"form.optregion do {\n  form.end\n}",
			"form.regions {\n} and ",
			"form.regions {\n} and {\n  form.end\n}, {\n}",
			"form.allregions {\n}, {\n}",
			"form.implicit {\n  form.one %a : i32\n}",
			"form.implicit {\n  form.end {u}\n}",
			"form.implicit {\n  form.end %a : i32\n}",
			"form.implicit {\n^bb0(%arg0: i32):\n  form.one %arg0 : i32\n}",
		},
		printed: map[string]string{
			"form.implicit {}":           "form.implicit {\n}",
			"form.implicit { form.end }": "form.implicit {\n}",
			"form.single {}":             "form.single {\n}",
			`"form.implicit"() ({ "form.end"() : () -> () }) : () -> ()`: "form.implicit {\n}",
		},
		errors: map[string]string{
			"form.region":        "expected '{' to begin a region",
			"form.regions {}":    "custom op 'form.regions' expected 'and'",
			"form.optregion do ": "expected '{' to begin a region",
		},
	},
	{
		directive: "$successor successors",
		same: []string{
			"form.region {\n  form.goto ^bb1\n^bb1:  // 2 preds: ^bb0, ^bb1\n  form.goto ^bb2 or ^bb2, ^bb1\n^bb2:  // 2 preds: ^bb1, ^bb1\n  form.end\n}",
			"form.region {\n  form.anywhere \n}",
			"form.region {\n  form.anywhere ^bb1, ^bb1\n^bb1:  // 2 preds: ^bb0, ^bb0\n  form.end\n}",
		},
		errors: map[string]string{
			"form.region { form.goto }":          "expected block name",
			"form.region { form.goto ^x or ^y }": "reference to an undefined block",
		},
	},
	{
		directive: "custom",
		same: []string{
			"form.custom %a : of i32",
			"form.custom %a + %b + %b = 42 : of i32 + i64 + i64",
			"form.optcustom",
			"form.optcustom 3 ? {u}",
			"form.region {\n  form.customregion {\n    form.end\n  } -> ^bb1\n^bb1:  // pred: ^bb0\n  form.end\n}",
		},
		errors: map[string]string{
			"form.custom %a : i32":         "custom op 'form.custom' expected 'of'",
			"form.custom %a + %b : of i32": "error: expected '+'",
			"form.optcustom 3":             "error: expected '?'",
		},
	},
	{
		directive: "no format",
		printed: map[string]string{
			`%0:2 = "form.formless"(%a) : (i32) -> (i8, i16)`: `%first, %second = "form.formless"(%a) : (i32) -> (i8, i16)`,
		},
		errors: map[string]string{
			"form.formless %a": "1:1: error: custom op 'form.formless' has no custom assembly form",
		},
	},
}

// prelude defines the values that the texts use.
const prelude = `%a, %b, %v, %f, %x = "u.defs"() : () -> (i32, i64, vector<4xi32>, (i32, i64) -> (), !form.box<i8>)` + "\n"

// printedAs is how a text that uses the values of the prelude is printed: they
// are %0#0 and so on.
func printedAs(text string) string {
	for i, name := range []string{"%a", "%b", "%v", "%f", "%x"} {
		text = replaceName(text, name, "%0#"+string(rune('0'+i)))
	}
	// Results have the numbers after that.
	return strings.NewReplacer("%0 =", "%1 =", "%0:2 =", "%1:2 =").Replace(text)
}

// replaceName replaces a value's name where it is a whole one.
func replaceName(text, from, to string) string {
	var out strings.Builder
	for {
		i := strings.Index(text, from)
		if i < 0 {
			break
		}
		end := i + len(from)
		out.WriteString(text[:i])
		if end < len(text) && strings.ContainsRune("abcdefghijklmnopqrstuvwxyz0123456789", rune(text[end])) {
			out.WriteString(from)
		} else {
			out.WriteString(to)
		}
		text = text[end:]
	}
	return out.String() + text
}

func TestFormats(t *testing.T) {
	const defs = `%0:5 = "u.defs"() : () -> (i32, i64, vector<4xi32>, (i32, i64) -> (), !form.box<i8>)` + "\n"
	for _, f := range formats {
		t.Run(f.directive, func(t *testing.T) {
			for _, text := range f.same {
				suite.Prints(t, prelude+text, defs+printedAs(text))
			}
			for text, want := range f.printed {
				suite.Prints(t, prelude+text, defs+printedAs(want))
			}
			for text, want := range f.errors {
				// The place is counted from the line after the prelude.
				if rest, ok := strings.CutPrefix(want, "1:"); ok {
					want = "2:" + rest
				}
				suite.Error(t, prelude+text, want)
			}
		})
	}
}

// TestDirectivesCovered makes sure that there is no operation in the dialect
// that no text is for.
func TestDirectivesCovered(t *testing.T) {
	var all strings.Builder
	for _, f := range formats {
		for _, s := range f.same {
			all.WriteString(s + "\n")
		}
		for s := range f.printed {
			all.WriteString(s + "\n")
		}
	}
	for _, op := range Dialect.Ops {
		if !strings.Contains(all.String(), op.Name) {
			t.Errorf("no text has %s", op.Name)
		}
	}
}

func TestAttributes(t *testing.T) {
	for _, text := range []string{
		"#form.pair<1, -2>",
		"#form.choice<red : ?>",
		`#form.choice<"dark blue" : [1, -2], s = "x">`,
		`#form.self<"x"> : i32`,
		"#form.named<1 + 2>",
		"#form.plain",
		"#form.flag_set<ab|c>",
		"#form.bare<x, y>",
		"!form.box<i8>",
		"!form.box<!form.box<i8>, 1, 2>",
		"!form.token",
	} {
		suite.RoundTrip(t, `"u.x"() {a = `+text+"} : () -> ()")
	}
	long := `#form.opts<name = "n\22", size = 3, on = false, pair = <1, 2>, any = #form.pair<7, 8>, maybe = 0, typ = i32, box = <i8>, items = <3, 4>, <5, 6>>`
	if got := suite.Print(t, `"u.x"() {a = `+long+`} : () -> ()`, asm.Flags{}); !strings.Contains(got, "#opts = "+long+"\n") {
		t.Errorf("%s is printed as\n%s", long, got)
	}
	// An alias for what asks for one.
	got := suite.Print(t, `"u.x"() {a = #form.opts<name = "n">, b = [#form.opts<name = "m">]} : () -> ()`, asm.Flags{})
	want := "#opts = #form.opts<name = \"n\">\n#opts1 = #form.opts<name = \"m\">\nmodule {\n  \"u.x\"() {a = #opts, b = [#opts1]} : () -> ()\n}\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestAttributeErrors(t *testing.T) {
	for text, want := range map[string]string{
		"#form.pair":                            "1:24: error: expected '<'",
		"#form.pair<1>":                         "error: expected ','",
		"#form.pair<99999999999, 1>":            "1:25: error: integer value too large",
		"#form.pair<x, 1>":                      "1:25: error: failed to parse Test_PairAttr parameter 'first' which is to be a `uint32_t`",
		"#form.opts<>":                          "error: expected a parameter name in struct",
		"#form.opts<size = 3>":                  "error: struct is missing required parameter: name",
		`#form.opts<name = "n", foo = 3>`:       "error: duplicate or unknown struct parameter name: foo",
		`#form.opts<name = "n", name = 3>`:      "error: duplicate or unknown struct parameter name: name",
		`#form.opts<name = "n" size = 3>`:       "error: expected '>'",
		`#form.opts<name "n">`:                  "error: expected '='",
		`#form.opts<name = "n", pair = 3>`:      "error: expected '<'",
		`#form.opts<name = "n", pair = <1, x>>`: "error: failed to parse OptsAttr parameter 'pair' which is to be a `PairAttr`",
		`#form.opts<name = "n", box = i8>`:      "error: expected '<'",
		"#form.choice<blue : ?>":                `error: expected one of [red, green, "dark blue"dark blue] for a color, got: blue`,
		"#form.choice<red>":                     "error: expected ':'",
		"#form.choice<red : >":                  "error: expected '?'",
		`#form.choice<red : ?, s = 3>`:          "error: invalid kind of attribute specified",
		"#form.named<1 - 2>":                    "error: expected '+'",
		"#form.named<4294967295 + 1>":           "error: the sum is too small",
		"#form.flag_set<>":                      "error: expected valid keyword or string",
		"#form.bare<x|y>":                       "error: expected '>'",
		`#form.bare<"x">`:                       "error: expected keyword for bare flags",
		"#form.bare<x, z>":                      "error: expected one of [none, x, y] for bare flags, got: z",
		"!form.box<3>":                          "error: failed to parse BoxType parameter 'elem' which is to be a `Type`",
		"!form.box<i8, x>":                      "error: expected integer value",
	} {
		suite.Error(t, `"u.x"() {a = `+text+"} : () -> ()", want)
	}
}

// TestUniqued makes sure that equal parameters are one attribute, and others
// another.
func TestUniqued(t *testing.T) {
	c := ir.NewContext(Dialect)
	p, q := NewPairAttr(c, 1, 2), NewPairAttr(c, 1, 3)
	one, two := uint64(1), uint64(1)
	a := NewOptsAttr(c, OptsParams{Name: "n", Size: 1, On: true, Pair: p, Maybe: &one, Items: []*PairAttr{p, q}})
	b := NewOptsAttr(c, OptsParams{Name: "n", Size: 1, On: true, Pair: p, Maybe: &two, Items: []*PairAttr{p, q}})
	if p == q || NewPairAttr(c, 1, 2) != p {
		t.Error("pairs are not uniqued")
	}
	if a != b {
		t.Error("equal parameters gave two attributes")
	}
	for i, other := range []*OptsAttr{
		NewOptsAttr(c, OptsParams{Name: "m", Size: 1, On: true, Pair: p, Maybe: &one, Items: []*PairAttr{p, q}}),
		NewOptsAttr(c, OptsParams{Name: "n", Size: 1, Pair: p, Maybe: &one, Items: []*PairAttr{p, q}}),
		NewOptsAttr(c, OptsParams{Name: "n", Size: 1, On: true, Maybe: &one, Items: []*PairAttr{p, q}}),
		NewOptsAttr(c, OptsParams{Name: "n", Size: 1, On: true, Pair: p, Maybe: &one, Items: []*PairAttr{p}}),
		NewOptsAttr(c, OptsParams{Name: "n", Size: 1, On: true, Pair: p, Any: p, Maybe: &one, Items: []*PairAttr{p, q}}),
		NewOptsAttr(c, OptsParams{Name: "n", Size: 1, On: true, Pair: p, Items: []*PairAttr{p, q}}),
	} {
		if other == a {
			t.Errorf("attribute %d is the same with other parameters", i)
		}
	}
	var subs []ir.Attribute
	OptsAttrDef.SubElements(a, func(x ir.Attribute) { subs = append(subs, x) }, func(ir.Type) {})
	if len(subs) != 3 || subs[0] != ir.Attribute(p) || subs[2] != ir.Attribute(q) {
		t.Errorf("nested attributes: %v", subs)
	}
}
