package testdialect

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/internal/irtest"
	"github.com/gomlir/gomlir/ir"
)

var suite = irtest.Suite{Dialects: []*ir.Dialect{Dialect, builtin.Dialect}}

// formats has for each directive texts that are printed as they are, other
// spellings of them, and what is not accepted. In the texts %a is an i32, %b an
// i64, %v a vector<4xi32>, %f a (i32, i64) -> () and %x a !test.box<i8>.
var formats = []struct {
	directive string
	same      []string
	printed   map[string]string
	errors    map[string]string
}{
	{
		directive: "literals",
		same: []string{
			"test.words a b, c : d = e -> f ? g + h * i",
			"test.words a b, c : d = e -> f ? g + h * i {u}",
			"test.brackets(a) [b] <c> {d}",
			"test.tight a<b c> d",
			"test.nested_brackets(()), [<>]",
			"test.lines a\n b",
		},
		printed: map[string]string{
			"test.words a b,c:d=e->f?g+h*i": "test.words a b, c : d = e -> f ? g + h * i",
		},
		errors: map[string]string{
			"test.words a x, c":        "1:14: error: custom op 'test.words' expected 'b'",
			"test.words a b : c":       "1:15: error: expected ','",
			"test.words a b, c : d e":  "error: expected '='",
			"test.brackets(a) [b] <c>": "error: expected '{'",
		},
	},
	{
		directive: "$operand type($operand)",
		same: []string{
			"test.one %a : i32",
			"test.one %a {u = 3 : i32} : i32",
			"test.opt",
			"test.opt %a : i32 {u}",
			"test.var %a, %b : i32, i64",
			"test.segments(%a, %b) %a, %b[%a] : (i32, i64), i32, i64[i32]",
			"test.segments(%a) %a : (i32), i32",
			"test.lists (%a), (), (%a, %b) : (i32), (), (i32, i64)",
		},
		errors: map[string]string{
			"test.one : i32":               "1:9: error: expected SSA operand",
			"test.one %a i32":              "error: expected ':'",
			"test.one %a : i64":            "use of value '%a' expects different type than prior uses: 'i64' vs 'i32'",
			"test.opt %a":                  "error: expected ':'",
			"test.var %a, %b : i32":        "1:10: error: custom op 'test.var' number of operands and types do not match: got 2 operands and 1 types",
			"test.var %a, : i32":           "error: expected SSA operand",
			"test.var : ":                  "error: expected non-function type",
			"test.segments(%a %b) %a : ()": "error: expected ')'",
		},
	},
	{
		directive: "operands results functional-type",
		same: []string{
			"%0 = test.functional %a : (i32) -> i64",
			"%0 = test.functional %a : (i32) -> (() -> ())",
			"test.all %a : (i32) -> ()",
			"%0:2 = test.all %a, %b : (i32, i64) -> (i8, i16)",
			"%0 = test.alltypes %a and %b : i32, i64 -> i1",
		},
		errors: map[string]string{
			"test.all %a : i32":                        "1:15: error: custom op 'test.all' invalid kind of type specified: expected builtin.function, but found 'i32'",
			"test.all %a, %b : (i32) -> ()":            "1:10: error: custom op 'test.all' number of operands and types do not match: got 2 operands and 1 types",
			"%0 = test.alltypes %a and %b : i32 -> i1": "1:6: error: custom op 'test.alltypes' number of operands and types do not match: got 2 operands and 1 types",
		},
	},
	{
		directive: "types that follow from others",
		same: []string{
			"%0 = test.buildable %a, ",
			"%0 = test.alike %a, %a : i32",
			"%0 = test.match %v, %a : vector<4xi32>",
			"test.inputs %f(%a, %b) : (i32, i64) -> ()",
			"%0 = test.infer %a : i32",
			"%0 = test.typed 42 : i8",
			"%0 = test.typed 4.200000e+01 : f32 {u}",
		},
		errors: map[string]string{
			"%0 = test.buildable %b, ":                      "expects different type than prior uses: 'i32' vs 'i64'",
			"%0 = test.alike %a, %b : i32":                  "expects different type than prior uses: 'i32' vs 'i64'",
			"%0 = test.match %v, %b : vector<4xi32>":        "expects different type than prior uses: 'i32' vs 'i64'",
			"%0 = test.match %a, %a : i32":                  "invalid kind of type specified: expected builtin.vector, but found 'i32'",
			"test.inputs %f(%a) : (i32, i64) -> ()":         "1:16: error: custom op 'test.inputs' number of operands and types do not match: got 1 operands and 2 types",
			"%0 = test.infer %b : i64":                      "the result is too wide",
			"%0 = test.infer %v : vector<4xi32>":            "expected builtin.integer, but found 'vector<4xi32>'",
			`%0 = "test.infer"(%a) : (i32) -> vector<2xi1>`: "result #0 must be integer, but got 'vector<2xi1>'",
		},
	},
	{
		directive: "types of a dialect",
		same: []string{
			"%0 = test.boxed %x : <i8> -> !test.box<i16, 1, 2>",
		},
		printed: map[string]string{
			"%0 = test.boxed %x : !test.box<i8> -> !test.box<i16>": "%0 = test.boxed %x : <i8> -> !test.box<i16>",
		},
		errors: map[string]string{
			"%0 = test.boxed %x : <i8> -> <i16>":          "error: expected non-function type",
			"%0 = test.boxed %x : i8 -> i8":               "error: expected '<'",
			"%0 = test.boxed %x : <> -> i8":               "custom op 'test.boxed' failed to parse BoxType parameter 'elem' which is to be a `Type`",
			"%0 = test.boxed %a : <i32> -> !test.box<i8>": "expects different type than prior uses",
		},
	},
	{
		directive: "$attr",
		same: []string{
			`test.attrs 1 : i8, 2, "s", true, i32, @f, @g, [1, 2], [3, "x"]`,
			"test.optattrs",
			"test.optattrs i 3",
			`test.optattrs i 3 s("x") red`,
			`test.optattrs "dark blue"`,
		},
		printed: map[string]string{
			`test.attrs unit, 2, "s", true, i32, @f, @g, [], [] {i2 = 3}`: `test.attrs unit, 2, "s", true, i32, @f, @g, [], [] {i2 = 3 : i64}`,
		},
		errors: map[string]string{
			`test.attrs 1, 2 : i32`:                        "error: expected ','",
			`test.attrs 1, "s", 3`:                         "custom op 'test.attrs' invalid kind of attribute specified",
			`test.attrs 1, 2, 3`:                           "integer literal not valid for specified type",
			`test.attrs 1, 2, "s", true, i32, 4`:           "integer literal not valid for specified type",
			`test.attrs 1, 2, "s", true, i32, @f, 4`:       "custom op 'test.attrs' expected valid '@'-identifier for symbol name",
			`test.attrs 1, 2, "s", true, i32, @f, @g, 4`:   "error: expected '['",
			`test.attrs 1, 2, "s", true, i32, @f, @g, [x]`: "custom op 'test.attrs' expected integer value",
			"test.optattrs s(3)":                           "integer literal not valid for specified type",
			"test.optattrs blue":                           "custom op 'blue' is unknown",
		},
	},
	{
		directive: "unit attributes",
		same: []string{
			"test.unit not set",
			"test.unit first not set",
			"test.unit first u is set v()",
		},
		errors: map[string]string{
			"test.unit":   "custom op 'test.unit' expected 'not'",
			"test.unit u": "custom op 'test.unit' expected 'is'",
		},
	},
	{
		directive: "defaults",
		same: []string{
			"test.defaults",
			"test.defaults i 8 c red",
			"test.defaults {o = true}",
		},
		printed: map[string]string{
			"test.defaults i 7 c green":                       "test.defaults",
			"test.defaults {o = false}":                       "test.defaults",
			`"test.defaults"() : () -> ()`:                    "test.defaults",
			`"test.defaults"() <{i = 9 : i32}> : () -> ()`:    "test.defaults i 9",
			`test.defaults {i = 9 : i32, c = 2 : i32, z = 1}`: `test.defaults i 9 c "dark blue" {z = 1 : i64}`,
		},
		errors: map[string]string{
			"test.defaults {i = 9 : i8}": "1:15: error: custom op 'test.defaults' 'test.defaults' op attribute 'i' failed to satisfy constraint: 32-bit signless integer attribute",
		},
	},
	{
		directive: "enumerations",
		same: []string{
			"test.enums red, a, <c>",
			`test.enums "dark blue", "a|c", <ab|c>`,
			`test.enums green, "ab", <none>`,
			`test.enums green, "none", <a>`,
		},
		printed: map[string]string{
			`test.enums "red", "b|a", <"a|b">`: `test.enums red, "ab", <ab>`,
		},
		errors: map[string]string{
			"test.enums blue, a, <c>":   "expected string or keyword containing one of the following enum values for attribute 'c' [red, green, dark blue]",
			`test.enums "blue", a, <c>`: `invalid c attribute specification: "blue"`,
			"test.enums red, a, <x>":    "expected ::test::Flags to be one of: none, a, b, c, ab",
			"test.enums red, a, <3>":    "expected valid keyword or string",
		},
	},
	{
		directive: "attributes of a dialect",
		same: []string{
			"test.pairs <1, -2>, #test.pair<3, 4>",
		},
		printed: map[string]string{
			"test.pairs #test.pair<1, 2>, #test.pair<3, 4>": "test.pairs <1, 2>, #test.pair<3, 4>",
		},
		errors: map[string]string{
			"test.pairs 1, #test.pair<3, 4>":           "error: expected '<'",
			"test.pairs <1, 2>, <3, 4>":                "error: expected attribute value",
			"test.pairs <x, 2>, <3, 4>":                "failed to parse Test_PairAttr parameter 'first' which is to be a `uint32_t`",
			"test.pairs unit, #test.pair<3, 4>":        "error: expected '<'",
			"test.pairs #test.plain, #test.pair<3, 4>": "invalid kind of attribute specified",
		},
	},
	{
		directive: "attr-dict-with-keyword prop-dict",
		same: []string{
			"test.keyword",
			"test.keyword attributes {i = 3 : i64, u}",
			"test.props 3 ",
			"test.props 3 <{j = 4 : i64}> {u}",
		},
		printed: map[string]string{"test.props 3": "test.props 3 "},
		errors: map[string]string{
			"test.keyword {i = 3 : i64}":   "expected operation name in quotes",
			"test.keyword attributes":      "expected '{' in attribute dictionary",
			"test.props 3 <{j = 4 : i32}>": "'test.props' op attribute 'j' failed to satisfy constraint: 64-bit signless integer attribute",
			`test.props 3 <{j = "x"}>`:     "1:1: error: invalid properties {j = \"x\"} for op test.props: Invalid attribute `j` in property conversion: \"x\"",
			"test.props 3 <4>":             "1:1: error: invalid properties 4 : i64 for op test.props: expected DictionaryAttr to set properties",
		},
	},
	{
		directive: "optional groups",
		same: []string{
			"test.else without",
			"test.else with %a : i32",
			"test.inverted none",
			"test.inverted some [1]",
			"test.nest",
			"test.nest i 3",
			`test.nest i 3 s "x"`,
		},
		errors: map[string]string{
			"test.else":      "custom op 'test.else' expected 'without'",
			"test.else with": "error: expected ':'",
			"test.inverted":  "custom op 'test.inverted' expected 'some'",
			`test.nest i s`:  "error: expected attribute value",
		},
	},
	{
		directive: "oilist",
		same: []string{
			"test.oilist",
			"test.oilist i(3) u x %a",
		},
		printed: map[string]string{"test.oilist x %a i(3)": "test.oilist i(3) x %a"},
		errors: map[string]string{
			"test.oilist u u": "1:1: error: custom op 'test.oilist' `u` clause can appear at most once in the expansion of the oilist directive",
			"test.oilist i 3": "error: expected '('",
		},
	},
	{
		directive: "$region regions",
		same: []string{
			"test.region {\n} {u}",
			"test.region {\n  test.one %a : i32\n  test.end\n}",
			"test.optregion",
			"test.optregion do {\n  test.end\n}",
			"test.regions {\n} and ",
			"test.regions {\n} and {\n  test.end\n}, {\n}",
			"test.allregions {\n}, {\n}",
			"test.implicit {\n  test.one %a : i32\n}",
			"test.implicit {\n  test.end {u}\n}",
			"test.implicit {\n  test.end %a : i32\n}",
			"test.implicit {\n^bb0(%arg0: i32):\n  test.one %arg0 : i32\n}",
		},
		printed: map[string]string{
			"test.implicit {}":           "test.implicit {\n}",
			"test.implicit { test.end }": "test.implicit {\n}",
			"test.single {}":             "test.single {\n}",
			`"test.implicit"() ({ "test.end"() : () -> () }) : () -> ()`: "test.implicit {\n}",
		},
		errors: map[string]string{
			"test.region":        "expected '{' to begin a region",
			"test.regions {}":    "custom op 'test.regions' expected 'and'",
			"test.optregion do ": "expected '{' to begin a region",
		},
	},
	{
		directive: "$successor successors",
		same: []string{
			"test.region {\n  test.goto ^bb1\n^bb1:  // 2 preds: ^bb0, ^bb1\n  test.goto ^bb2 or ^bb2, ^bb1\n^bb2:  // 2 preds: ^bb1, ^bb1\n  test.end\n}",
			"test.region {\n  test.anywhere \n}",
			"test.region {\n  test.anywhere ^bb1, ^bb1\n^bb1:  // 2 preds: ^bb0, ^bb0\n  test.end\n}",
		},
		errors: map[string]string{
			"test.region { test.goto }":          "expected block name",
			"test.region { test.goto ^x or ^y }": "reference to an undefined block",
		},
	},
	{
		directive: "custom",
		same: []string{
			"test.custom %a : of i32",
			"test.custom %a + %b + %b = 42 : of i32 + i64 + i64",
			"test.optcustom",
			"test.optcustom 3 ? {u}",
			"test.region {\n  test.customregion {\n    test.end\n  } -> ^bb1\n^bb1:  // pred: ^bb0\n  test.end\n}",
		},
		errors: map[string]string{
			"test.custom %a : i32":         "custom op 'test.custom' expected 'of'",
			"test.custom %a + %b : of i32": "error: expected '+'",
			"test.optcustom 3":             "error: expected '?'",
		},
	},
	{
		directive: "no format",
		printed: map[string]string{
			`%0:2 = "test.formless"(%a) : (i32) -> (i8, i16)`: `%first, %second = "test.formless"(%a) : (i32) -> (i8, i16)`,
		},
		errors: map[string]string{
			"test.formless %a": "1:1: error: custom op 'test.formless' has no custom assembly form",
		},
	},
}

// prelude defines the values that the texts use.
const prelude = `%a, %b, %v, %f, %x = "u.defs"() : () -> (i32, i64, vector<4xi32>, (i32, i64) -> (), !test.box<i8>)` + "\n"

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
	const defs = `%0:5 = "u.defs"() : () -> (i32, i64, vector<4xi32>, (i32, i64) -> (), !test.box<i8>)` + "\n"
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
		"#test.pair<1, -2>",
		"#test.choice<red : ?>",
		`#test.choice<"dark blue" : [1, -2], s = "x">`,
		`#test.self<"x"> : i32`,
		"#test.named<1 + 2>",
		"#test.plain",
		"#test.flag_set<ab|c>",
		"#test.bare<x, y>",
		"!test.box<i8>",
		"!test.box<!test.box<i8>, 1, 2>",
		"!test.token",
	} {
		suite.RoundTrip(t, `"u.x"() {a = `+text+"} : () -> ()")
	}
	long := `#test.opts<name = "n\22", size = 3, on = false, pair = <1, 2>, any = #test.pair<7, 8>, maybe = 0, typ = i32, box = <i8>, items = <3, 4>, <5, 6>>`
	if got := suite.Print(t, `"u.x"() {a = `+long+`} : () -> ()`, asm.Flags{}); !strings.Contains(got, "#opts = "+long+"\n") {
		t.Errorf("%s is printed as\n%s", long, got)
	}
	// An alias for what asks for one.
	got := suite.Print(t, `"u.x"() {a = #test.opts<name = "n">, b = [#test.opts<name = "m">]} : () -> ()`, asm.Flags{})
	want := "#opts = #test.opts<name = \"n\">\n#opts1 = #test.opts<name = \"m\">\nmodule {\n  \"u.x\"() {a = #opts, b = [#opts1]} : () -> ()\n}\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestAttributeErrors(t *testing.T) {
	for text, want := range map[string]string{
		"#test.pair":                            "1:24: error: expected '<'",
		"#test.pair<1>":                         "error: expected ','",
		"#test.pair<99999999999, 1>":            "1:25: error: integer value too large",
		"#test.pair<x, 1>":                      "1:25: error: failed to parse Test_PairAttr parameter 'first' which is to be a `uint32_t`",
		"#test.opts<>":                          "error: expected a parameter name in struct",
		"#test.opts<size = 3>":                  "error: struct is missing required parameter: name",
		`#test.opts<name = "n", foo = 3>`:       "error: duplicate or unknown struct parameter name: foo",
		`#test.opts<name = "n", name = 3>`:      "error: duplicate or unknown struct parameter name: name",
		`#test.opts<name = "n" size = 3>`:       "error: expected '>'",
		`#test.opts<name "n">`:                  "error: expected '='",
		`#test.opts<name = "n", pair = 3>`:      "error: expected '<'",
		`#test.opts<name = "n", pair = <1, x>>`: "error: failed to parse OptsAttr parameter 'pair' which is to be a `PairAttr`",
		`#test.opts<name = "n", box = i8>`:      "error: expected '<'",
		"#test.choice<blue : ?>":                `error: expected one of [red, green, "dark blue"dark blue] for a color, got: blue`,
		"#test.choice<red>":                     "error: expected ':'",
		"#test.choice<red : >":                  "error: expected '?'",
		`#test.choice<red : ?, s = 3>`:          "error: invalid kind of attribute specified",
		"#test.named<1 - 2>":                    "error: expected '+'",
		"#test.named<4294967295 + 1>":           "error: the sum is too small",
		"#test.flag_set<>":                      "error: expected valid keyword or string",
		"#test.bare<x|y>":                       "error: expected '>'",
		`#test.bare<"x">`:                       "error: expected keyword for bare flags",
		"#test.bare<x, z>":                      "error: expected one of [none, x, y] for bare flags, got: z",
		"!test.box<3>":                          "error: failed to parse BoxType parameter 'elem' which is to be a `Type`",
		"!test.box<i8, x>":                      "error: expected integer value",
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
	a := NewOptsAttr(c, "n", 1, true, p, nil, &one, nil, nil, []*PairAttr{p, q})
	b := NewOptsAttr(c, "n", 1, true, p, nil, &two, nil, nil, []*PairAttr{p, q})
	if p == q || NewPairAttr(c, 1, 2) != p {
		t.Error("pairs are not uniqued")
	}
	if a != b {
		t.Error("equal parameters gave two attributes")
	}
	for i, other := range []*OptsAttr{
		NewOptsAttr(c, "m", 1, true, p, nil, &one, nil, nil, []*PairAttr{p, q}),
		NewOptsAttr(c, "n", 1, false, p, nil, &one, nil, nil, []*PairAttr{p, q}),
		NewOptsAttr(c, "n", 1, true, nil, nil, &one, nil, nil, []*PairAttr{p, q}),
		NewOptsAttr(c, "n", 1, true, p, nil, &one, nil, nil, []*PairAttr{p}),
		NewOptsAttr(c, "n", 1, true, p, p, &one, nil, nil, []*PairAttr{p, q}),
		NewOptsAttr(c, "n", 1, true, p, nil, nil, nil, nil, []*PairAttr{p, q}),
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
