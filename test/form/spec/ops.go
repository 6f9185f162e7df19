// Package spec is the specification of the form dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "form",
	Summary: "an operation for each directive",
	Enums:   []*Enum{color, flags, bare},
	Attrs:   []*AttrDef{pair, opts, choice, colors, self, named, plain, bareAttr},
	Types:   []*TypeDef{box, token},
	Ops: Ops{
		// Literals and white space.
		{Name: "words", Format: "`a` `b` `,` `c` `:` `d` `=` `e` `->` `f` `?` `g` `+` `h` `*` `i` attr-dict"},
		{Name: "brackets", Format: "`(` `a` `)` `[` `b` `]` `<` `c` `>` `{` `d` `}` attr-dict"},
		{Name: "tight", Format: "`a` `` `<` `b` ` ` `c` `` `>` ` ` `d` attr-dict"},
		{Name: "lines", Format: "`a` `\\n` `b` attr-dict"},
		{Name: "nested_brackets", Format: "`(` `(` `)` `)` `,` `[` `<` `>` `]` attr-dict"},

		// Operands and their types.
		{Name: "one", Args: Args{In("x", AnyType)}, Format: "$x attr-dict `:` type($x)"},
		{Name: "opt", Args: Args{In("x", Optional(AnyType))}, Format: "($x^ `:` type($x))? attr-dict"},
		{Name: "var", Args: Args{In("xs", Variadic(AnyType))}, Format: "$xs attr-dict `:` type($xs)"},
		{Name: "segments", Traits: Traits{AttrSizedOperandSegments},
			Args:   Args{In("xs", Variadic(AnyType)), In("y", AnyType), In("z", Optional(AnyType)), In("ws", Variadic(AnyType))},
			Format: "`(` $xs `)` $y (`,` $z^)? (`[` $ws^ `]`)? attr-dict `:` `(` type($xs) `)` `,` type($y) (`,` type($z)^)? (`[` type($ws)^ `]`)?"},
		{Name: "lists", Args: Args{In("xs", VariadicOfVariadic(AnyType, "sizes")), In("sizes", DenseI32ArrayAttr)},
			Format: "$xs attr-dict `:` type($xs)"},
		{Name: "all", Args: Args{In("x", AnyType), In("ys", Variadic(AnyType))}, Results: Results{Out("r", Variadic(AnyType))},
			Format: "operands attr-dict `:` functional-type(operands, results)"},
		{Name: "functional", Args: Args{In("x", AnyType)}, Results: Results{Out("r", AnyType)},
			Format: "$x attr-dict `:` functional-type($x, $r)"},
		{Name: "alltypes", Args: Args{In("x", AnyType), In("y", AnyType)}, Results: Results{Out("r", AnyType)},
			Format: "$x `and` $y attr-dict `:` type(operands) `->` type(results)"},

		// Types that are not in the text.
		{Name: "buildable", Args: Args{In("i", I32), In("more", Variadic(Index))}, Results: Results{Out("r", I1)}, Format: "$i `,` $more attr-dict"},
		{Name: "alike", Traits: Traits{SameOperandsAndResultType}, Args: Args{In("x", AnyType), In("y", AnyType)}, Results: Results{Out("r", AnyType)},
			Format: "$x `,` $y attr-dict `:` type($r)"},
		{Name: "match", Traits: Traits{AllTypesMatch("x", "r"), TypesMatchWith("y is the elements of x", "x", "y", "elementOf")},
			Args: Args{In("x", vector), In("y", AnyType)}, Results: Results{Out("r", AnyType)}, Format: "$x `,` $y attr-dict `:` type($x)"},
		{Name: "inputs", Traits: Traits{TypesMatchWith("args are the inputs of f", "f", "args", "inputsOf")},
			Args: Args{In("f", FunctionType), In("args", Variadic(AnyType))}, Format: "$f `(` $args `)` attr-dict `:` type($f)"},
		{Name: "infer", Args: Args{In("x", AnyInteger)}, Results: Results{Out("r", AnyInteger)}, InferResults: "inferDouble",
			Format: "$x attr-dict `:` type($x)"},
		{Name: "typed", Traits: Traits{AllTypesMatch("value", "r")}, Args: Args{In("value", TypedAttrInterface)}, Results: Results{Out("r", AnyType)},
			Format: "$value attr-dict"},
		{Name: "boxed", Args: Args{In("x", boxType)}, Results: Results{Out("r", boxType)}, Format: "$x attr-dict `:` type($x) `->` qualified(type($r))"},

		// Attributes.
		{Name: "attrs", Args: Args{In("any", AnyAttr), In("i", I64Attr), In("s", StrAttr), In("b", BoolAttr), In("t", TypeAttr), In("sym", FlatSymbolRefAttr),
			In("name", SymbolNameAttr), In("list", DenseI64ArrayAttr), In("arr", ArrayAttr)},
			Format: "$any `,` $i `,` $s `,` $b `,` $t `,` $sym `,` $name `,` $list `,` $arr attr-dict"},
		{Name: "optattrs", Args: Args{In("i", OptionalAttr(I64Attr)), In("s", OptionalAttr(StrAttr)), In("c", OptionalAttr(colorAttr))},
			Format: "(`i` $i^)? (`s` `(` $s^ `)`)? ($c^)? attr-dict"},
		{Name: "unit", Args: Args{In("first", UnitAttr), In("u", UnitAttr), In("v", UnitAttr)},
			Format: "(`first` $first^)? (`u` $u^ `is` `set`) : (`not` `set`)? (`v` `(` $v^ `)`)? attr-dict"},
		{Name: "defaults", Args: Args{In("i", Default(I32Attr, "7")), In("c", Default(colorAttr, "ColorGreen")), In("o", DefaultOptional(BoolAttr, "false"))},
			Format: "(`i` $i^)? (`c` $c^)? attr-dict"},
		{Name: "enums", Args: Args{In("c", colorAttr), In("f", flagsAttr), In("e", colors.Attr())}, Format: "$c `,` $f `,` $e attr-dict"},
		{Name: "pairs", Args: Args{In("p", pair.Attr()), In("q", pair.Attr())}, Format: "$p `,` qualified($q) attr-dict"},
		{Name: "keyword", Args: Args{In("i", OptionalAttr(I64Attr))}, Format: "attr-dict-with-keyword"},
		{Name: "props", Args: Args{In("i", I64Attr), In("j", OptionalAttr(I64Attr))}, Format: "$i prop-dict attr-dict"},

		// Groups.
		{Name: "else", Args: Args{In("x", Optional(AnyType))}, Format: "(`with` $x^ `:` type($x)) : (`without`)? attr-dict"},
		{Name: "inverted", Args: Args{In("xs", OptionalAttr(ArrayAttr))}, Format: "(`none`) : (`some` $xs^)? attr-dict"},
		{Name: "nest", Args: Args{In("i", OptionalAttr(I64Attr)), In("s", OptionalAttr(StrAttr))}, Format: "(`i` $i^ (`s` $s^)?)? attr-dict"},
		{Name: "oilist", Args: Args{In("i", OptionalAttr(I64Attr)), In("u", UnitAttr), In("x", Optional(I32))},
			Format: "oilist(`i` `(` $i `)` | `u` $u | `x` $x) attr-dict"},

		// Regions and successors.
		{Name: "region", Regions: Regions{AnyRegion("body")}, Format: "$body attr-dict"},
		{Name: "optregion", Regions: Regions{AnyRegion("body")}, Format: "(`do` $body^)? attr-dict"},
		{Name: "regions", Regions: Regions{AnyRegion("first"), VariadicRegion(AnyRegion("rest"))}, Format: "$first `and` $rest attr-dict"},
		{Name: "allregions", Regions: Regions{VariadicRegion(AnyRegion("rest"))}, Format: "regions attr-dict"},
		{Name: "end", Traits: Traits{Terminator}, Args: Args{In("xs", Variadic(AnyType))}, Format: "attr-dict ($xs^ `:` type($xs))?"},
		{Name: "implicit", Traits: Traits{SingleBlockImplicitTerminator("form.end")}, Regions: Regions{SizedRegion1("body")}, Format: "$body attr-dict"},
		{Name: "single", Traits: Traits{SingleBlock, NoTerminator}, Regions: Regions{SizedRegion1("body")}, Format: "$body attr-dict"},
		{Name: "goto", Traits: Traits{Terminator}, Successors: Successors{AnySuccessor("to"), VariadicSuccessor("others")},
			Format: "$to (`or` $others^)? attr-dict"},
		{Name: "anywhere", Traits: Traits{Terminator}, Successors: Successors{VariadicSuccessor("to")}, Format: "successors attr-dict"},

		// Custom directives.
		{Name: "custom", Args: Args{In("x", AnyType), In("ys", Variadic(AnyType)), In("a", OptionalAttr(I64Attr))},
			Format: "custom<Sum>($x, $ys, $a) attr-dict `:` custom<SumTypes>(type($x), type($ys), ref($ys), \"of\")"},
		{Name: "optcustom", Args: Args{In("a", OptionalAttr(I64Attr))}, Format: "(custom<Bang>($a)^ `?`)? attr-dict"},
		{Name: "customregion", Traits: Traits{Terminator}, Regions: Regions{AnyRegion("body")}, Successors: Successors{AnySuccessor("to")},
			Format: "custom<BodyThenTo>($body, $to) attr-dict"},

		// No format.
		{Name: "formless", Args: Args{In("x", AnyType)}, Results: Results{Out("first", AnyType), Out("second", AnyType)}},
	},
}

var vector = Type{Name: "Vector", Var: "anyVector", Go: "*ir.VectorType", Kind: "builtin.vector"}

var color = &Enum{Name: "Color", Summary: "a color", Bits: 32, Cases: []Case{C("red", 0), C("green", 1), C("dark blue", 2)}}

var flags = &Enum{Name: "Flags", Summary: "some flags", Cpp: "::form::Flags", Bits: 32, Flags: true, Separator: "|", Groups: true,
	Cases: []Case{C("none", 0), C("a", 1), C("b", 2), C("c", 4), C("ab", 3).Combined()}}

var bare = &Enum{Name: "Bare", Summary: "bare flags", Bits: 32, Flags: true, Separator: ", ", Unquoted: true,
	Cases: []Case{C("none", 0), C("x", 1), C("y", 2)}}

var (
	colorAttr = IntEnumAttr(color, "ColorAttr")
	flagsAttr = IntEnumAttr(flags, "FlagsAttr")

	colors = EnumAttr(flags, "FlagSetAttr", "flag_set", "Test_FlagSetAttr")

	pair = &AttrDef{Name: "PairAttr", Mnemonic: "pair", Def: "Test_PairAttr", Summary: "a pair",
		Params: Params{P("first", Uint(32, "uint32_t")), P("second", Int(64))}, Format: "`<` $first `,` $second `>`"}
	opts = &AttrDef{Name: "OptsAttr", Mnemonic: "opts", Summary: "parameters by name",
		Params: Params{P("name", String), OptionalParam("size", Uint(64, "uint64_t")), DefaultParam("on", Bool, "true"),
			OptionalParam("pair", pair.Param()), OptionalParam("any", AnyAttrParam), OptionalParam("maybe", OptionalUint(64, "unsigned")),
			OptionalParam("typ", AnyTypeParam), OptionalParam("box", boxParam), OptionalParam("items", ListOf(pair.Param()))},
		Format: "`<` struct(params) `>`", MnemonicAlias: true}
	choice = &AttrDef{Name: "ChoiceAttr", Mnemonic: "choice", Summary: "groups",
		Params: Params{OptionalParam("xs", ListOf(Int(64))), OptionalParam("s", StringAttrParam), P("c", EnumOf(color))},
		Format: "`<` $c `:` (`[` $xs^ `]`) : (`?`)? (`,` `s` `=` $s^)? `>`"}
	self = &AttrDef{Name: "SelfAttr", Mnemonic: "self", Summary: "a typed attribute",
		Params: Params{P("type", SelfType), P("text", String)}, Format: "`<` $text `>`"}
	named = &AttrDef{Name: "NamedAttr", Mnemonic: "named", Summary: "a custom directive",
		Params: Params{P("n", Uint(32, "unsigned")), P("sum", Uint(32, "unsigned"))}, Format: "`<` $n `+` custom<Rest>(ref($n), $sum) `>`",
		Verify: "verifyNamed"}
	plain    = &AttrDef{Name: "PlainAttr", Mnemonic: "plain", Summary: "no parameters"}
	bareAttr = &AttrDef{Name: "BareFlagsAttr", Mnemonic: "bare", Summary: "bare flags", Params: Params{P("value", EnumOf(bare))}, Format: "`<` $value `>`"}

	box      = &TypeDef{Name: "BoxType", Mnemonic: "box", Params: Params{P("elem", AnyTypeParam), OptionalParam("sizes", ListOf(Uint(32, "unsigned")))}, Format: "`<` params `>`"}
	token    = &TypeDef{Name: "TokenType", Mnemonic: "token"}
	boxType  = Type{Name: "Box", Var: "isBox", Go: "*BoxType", Kind: "test.box", Def: "BoxTypeDef"}
	boxParam = ParamType{Kind: TypeParam, Go: "*BoxType", Cpp: "BoxType", Name: "test.box", Def: "BoxTypeDef"}
)
