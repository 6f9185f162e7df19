package spec

import . "github.com/gomlir/gomlir/ods"

// syntaxAttrs are attributes with texts of their own.
var syntaxAttrs = AttrDefs{
	{
		Name: "CustomFloatAttr", Def: "TestCustomFloatAttr", Mnemonic: "custom_float", Summary: "a number of a named type",
		Params: Params{P("value", FloatAttrParam)}, Asm: "customFloatSyntax{}",
	},
	{
		Name: "CustomStructAttr", Def: "TestCustomStructAttr", Mnemonic: "custom_struct", Summary: "parameters that have texts of their own",
		Params: Params{
			P("type_str", stringAttr),
			P("value", Int(64)),
			OptionalParam("opt_value", AttrOf("*ir.ArrayAttr", "mlir::ArrayAttr")),
		},
		Asm: "customStructSyntax{}",
	},
	{
		Name: "NamedAliasAttr", Def: "TestOpAsmAttrInterfaceAttr", Mnemonic: "op_asm_attr_interface", Summary: "an attribute that says its alias",
		Params: Params{P("value", stringAttr)}, Format: "`<` struct(params) `>`",
	},
	{
		Name: "DefaultAliasAttr", Def: "TestOpAsmAttrInterfaceTablegenDefaultAttr", Mnemonic: "op_asm_attr_interface_tablegen_default",
		Summary: "an attribute whose alias is the mnemonic", MnemonicAlias: true,
		Params: Params{P("value", stringAttr)}, Format: "`<` struct(params) `>`",
	},
	{
		Name: "NestedAliasAttr", Def: "TestNestedAliasAttr", Mnemonic: "nested_alias", Summary: "an attribute whose alias depends on its parameter",
		Params: Params{P("value", stringAttr), OptionalParam("nested", nestedAlias)}, Format: "`<` $value (`,` $nested^)? `>`",
	},
	{
		Name: "ConditionalAliasAttr", Def: "TestConditionalAliasAttr", Mnemonic: "conditional_alias", Summary: "a string that is a word unless it has an alias",
		Params: Params{P("value", stringAttr)}, Asm: "conditionalAliasSyntax{}",
	},
	{
		Name: "SelfTypeAttr", Def: "AttrWithSelfTypeParam", Mnemonic: "attr_with_self_type_param", Summary: "an attribute of a type",
		Params: Params{P("type", SelfType)}, Asm: "selfTypeSyntax{}",
	},
	{
		Name: "ExternElementsAttr", Def: "TestExtern1DI64ElementsAttr", Mnemonic: "e1di64_elements", Summary: "elements in a resource",
		Params: Params{P("type", SelfType), P("key", String)}, Asm: "externElementsSyntax{}",
	},
	{
		Name: "ConstMemorySpaceAttr", Def: "TestConstMemorySpaceAttr", Mnemonic: "const_memory_space", Summary: "memory that cannot be changed",
		Params: Params{DefaultParam("addressSpace", Uint(32, "unsigned"), "0")}, Format: "(`<` $addressSpace^ `>`)?",
	},
	uglyAttr, simpleEnumAttr, arrayOfUgly, arrayOfInts, arrayOfEnums,
	slashAttr,
	{
		Name: "SymbolUseAttr", Def: "TestSymbolRefAttr", Mnemonic: "symbol_ref_attr", Summary: "an attribute that checks the symbol that it refers to",
		Params: Params{P("symbol", flatSymbol)}, Format: "`<` $symbol `>`",
	},
}

// nestedAlias is a NestedAliasAttr in another.
var nestedAlias = ParamType{Kind: AttrParam, Go: "*NestedAliasAttr", Cpp: "TestNestedAliasAttr", Def: "NestedAliasAttrDef"}

var flatSymbol = func() ParamType {
	t := FlatSymbolRefAttrParam
	t.Cpp = "::mlir::FlatSymbolRefAttr"
	return t
}()

// simpleEnum is an enumeration with a case that is no word.
var simpleEnum = &Enum{
	Name: "SimpleEnum", Summary: "allowed i32 cases: 0, 1, 2, 3", Cpp: "::test::SimpleEnum", Bits: 32,
	Cases: []Case{C("a", 0), C("b", 1), C("+", 2).Named("Plus"), C("dash-separated-sentence", 3).Named("LongString")},
}

// named is a parameter that is an attribute of a definition, whose class upstream calls cpp.
func named(def *AttrDef, cpp string) ParamType {
	t := def.Param()
	t.Cpp = cpp
	return t
}

var slashAttr = &AttrDef{
	Name: "SlashAttr", Def: "SlashAttr", Mnemonic: "slash_attr",
	Params: Params{P("lhs", Int(32)), P("rhs", Int(32))}, Asm: "slashSyntax{}",
}

// Attributes that are parts of lists.
var (
	uglyAttr = &AttrDef{
		Name: "UglyAttr", Def: "TestAttrUgly", Mnemonic: "attr_ugly", Summary: "an attribute between two words",
		Params: Params{P("attr", AnyAttrParam)}, Format: "`begin` $attr `end`",
	}
	simpleEnumAttr = &AttrDef{
		Name: "SimpleEnumAttr", Def: "TestSimpleEnumAttr", Mnemonic: "simple_enum", Summary: "a case of an enumeration",
		Params: Params{P("value", EnumOf(simpleEnum))}, Format: "`` $value",
	}
	arrayOfUgly = &AttrDef{
		Name: "ArrayOfUglyAttr", Def: "TestArrayOfUglyAttrs", Mnemonic: "array_of_ugly", Summary: "a list of attributes",
		Params: Params{P("value", ListOf(named(uglyAttr, "TestAttrUglyAttr")))}, Format: "`[` (`]`) : ($value^ ` ` `]`)?",
	}
	arrayOfInts = &AttrDef{
		Name: "ArrayOfIntsAttr", Def: "TestArrayOfInts", Mnemonic: "array_of_ints", Summary: "a list of integers",
		Params: Params{P("value", ListOf(Int(32)))}, Format: "`[` (`]`) : ($value^ `]`)?",
	}
	arrayOfEnums = &AttrDef{
		Name: "ArrayOfEnumsAttr", Def: "TestArrayOfEnums", Mnemonic: "array_of_enums", Summary: "a list of cases of an enumeration",
		Params: Params{P("value", ListOf(simpleEnumAttr.Param()))}, Format: "`[` (`]`) : ($value^ `]`)?",
	}
)

var stringAttr = AttrOf("*ir.StringAttr", "mlir::StringAttr")

// syntaxTypes are types with texts of their own.
var syntaxTypes = TypeDefs{
	{
		Name: "OptionalValueType", Def: "TestOptionalValueType", Mnemonic: "optional_value_type", Summary: "a type whose parameter may be absent",
		Params: Params{OptionalParam("value", OptionalUint(64, "int64_t").With("parseOptionalNumber", "printOptionalNumber"))},
		Format: "(`<` $value^ `>`)?",
	},
	{
		Name: "MemRefElementType", Def: "TestMemrefElementType", Mnemonic: "memref_element", Summary: "a type that a memref may have as its element",
	},
	{
		Name: "DefaultAliasType", Mnemonic: "op_asm_type_interface_tablegen_default", Summary: "a type whose alias is the mnemonic",
		MnemonicAlias: true,
	},
}

// syntaxOps have custom forms, names and diagnostics of their own.
var syntaxOps = Ops{
	{
		Name: "format_maybe_empty_type", Summary: "an operand whose type may have no text but its name",
		Args: Args{In("in", optionalValue)}, Format: "$in `:` type($in) attr-dict",
	},
	{
		Name: "variadic_args_types_split", Summary: "operands and types in different places",
		Args: Args{In("str", StrAttr), In("args", Variadic(AnyType))}, Format: "$str (`,` $args^)? attr-dict (`:` type($args)^)?",
	},
	{
		Name: "parse_custom_operation_name_api", Go: "OperationNamed", Summary: "the name of an operation",
		Args: Args{In("name", StrAttr)}, Asm: "operationNameSyntax",
	},
	{
		Name: "custom_dimension_list_attr", Go: "DimensionList", Summary: "a shape",
		Args: Args{In("dimension_list", DenseI64ArrayAttr)}, Format: "`dimension_list` `=` custom<DimensionList>($dimension_list) attr-dict",
	},
	{
		Name: "optional_custom_attr", Go: "OptionalCustom", Summary: "an attribute that may be absent",
		Args: Args{In("attr", OptionalAttr(BoolAttr))}, Format: "attr-dict (custom<OptionalCustomAttr>($attr)^) : (`bar`)?",
	},
	{Name: "result_name_from_type", Summary: "results whose types give them names", Results: out(Variadic(AnyType))},
	{
		Name: "block_argument_name_from_type", Summary: "arguments whose types give them names",
		Regions: Regions{AnyRegion("body")}, Format: "$body attr-dict-with-keyword", BlockArgNames: "nameArgsByType",
	},
	{Name: "result_name_from_type_interface", Summary: "results without names of their own", Results: out(Variadic(AnyType))},
	{
		Name: "array_of_attr_op", Go: "ArrayOfAttr", Summary: "attributes that are lists",
		Args:   Args{In("a", arrayOfUgly), In("b", arrayOfInts), In("c", arrayOfEnums)},
		Format: "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict",
	},
	{
		Name: "custom_result_name", Summary: "results with the names that an attribute lists",
		Args: Args{In("optional", Variadic(AnyInteger)), In("names", StrArrayAttr)}, Results: Results{Out("r", Variadic(AnyInteger))},
		ResultNames: "nameResults",
	},
	{
		Name: "wrapping_region", Summary: "an operation in a region, written without it",
		Traits: Traits{SingleBlock}, Results: Results{Out("outputs", Variadic(AnyType))}, Regions: Regions{SizedRegion1("region")},
		Asm: "wrappingSyntax",
	},
	{
		Name: "mixed_normal_variadic_operand", Summary: "variadic operands around a single one", Traits: Traits{SameVariadicOperandSize},
		Args: Args{In("input1", Variadic(anyTensor)), In("input2", anyTensor), In("input3", Variadic(anyTensor))},
	},
	{
		Name: "mixed_normal_variadic_result", Summary: "variadic results around a single one", Traits: Traits{SameVariadicResultSize},
		Results: Results{Out("output1", Variadic(anyTensor)), Out("output2", anyTensor), Out("output3", Variadic(anyTensor))},
	},
	{
		Name: "block_argument_name_from_type_interface", Summary: "arguments without names of their own",
		Regions: Regions{AnyRegion("body")}, Format: "$body attr-dict-with-keyword",
	},
	{
		Name: "block_names", Summary: "blocks with names", Regions: Regions{AnyRegion("body")}, Format: "$body attr-dict-with-keyword", BlockNames: "nameBlocks",
	},
	{
		Name: "pretty_printed_region", Summary: "a region that has a short form for the operation in it",
		Traits: Traits{SingleBlock}, Args: Args{In("arg1", AnyType), In("arg2", AnyType)}, Results: out(AnyType),
		Regions: Regions{SizedRegion1("region")}, Asm: "prettyRegionSyntax",
	},
	{
		Name: "polyfor", Go: "PolyFor", Summary: "a region whose arguments are before it", Traits: Traits{SingleBlock, NoTerminator},
		Regions: Regions{SizedRegion1("region")}, Asm: "polyForSyntax",
	},
	{
		Name: "single_no_terminator_custom_asm_op", Go: "SingleNoTerminatorCustom", Summary: "a block without a terminator",
		Traits: Traits{SingleBlock, NoTerminator}, Regions: Regions{SizedRegion1("")}, Asm: "oneRegionSyntax",
	},
	{
		Name: "dummy_op_with_region_ref", Go: "RegionRef", Summary: "a region that a directive refers to", Traits: Traits{NoTerminator},
		Regions: Regions{AnyRegion("body")}, Format: "$body attr-dict custom<RegionReference>(ref($body))",
	},
	{
		Name: "verifiers", Summary: "tells when it is verified", Traits: Traits{SingleBlock, NoTerminator, IsolatedFromAbove},
		Args: Args{In("operand", I32)}, Regions: Regions{SizedRegion1("region")},
		Verify: "remarkVerified", VerifyRegions: "remarkRegionsVerified",
	},
	{Name: "side_effect_op", Go: "SideEffect", Summary: "effects that an attribute lists", Results: Results{Out("result", AnyType)}},
	{
		Name: "isolated_region", Summary: "a region that sees the operand by its name, and nothing else", Traits: Traits{IsolatedFromAbove},
		Args: Args{In("input", Index)}, Regions: Regions{SizedRegion1("region")}, Asm: "isolatedRegionSyntax",
	},
	{
		Name: "parse_integer_literal", Summary: "as many results as a number says", Results: Results{Out("results", Variadic(Index))},
		Asm: "integerLiteralSyntax",
	},
	{Name: "parse_wrapped_keyword", Summary: "a word", Args: Args{In("keyword", StrAttr)}, Asm: "wrappedKeywordSyntax"},
	{Name: "parse_b64", Go: "ParseBase64", Summary: "bytes in base 64", Args: Args{In("b64", StrAttr)}, Asm: "base64Syntax"},
	{Name: "slash_attr", Go: "Slash", Summary: "an attribute with a slash in its text", Args: Args{In("attr", slashAttr)}},
	{
		Name: "asm_interface_op", Go: "AsmInterface", Summary: "results with names",
		Results: Results{Out("first", AnyType), Out("middle_results", Variadic(AnyType)), Out("", AnyType)}, ResultNames: "nameOuterResults",
	},
	{
		Name: "string_attr_pretty_name", Go: "PrettyName", Summary: "results with the names that an attribute lists, which need not be written",
		Args: Args{In("names", StrArrayAttr)}, Results: Results{Out("r", Variadic(I32))}, Asm: "prettyNameSyntax",
	},
	{
		Name: "default_dialect", Summary: "a region in which operations may leave out the namespace", Regions: Regions{AnyRegion("body")},
		DefaultDialect: "test", Format: "regions attr-dict-with-keyword",
	},
	{Name: "op.with_dot_in_name", Go: "WithDotInName", Summary: "a name with two dots", Format: "attr-dict"},
	{Name: "dialect_custom_format_fallback", Go: "CustomFormatFallback", Summary: "a form that the dialect has"},
	{
		Name: "format_optional_result_d_op", Go: "FormatOptionalResultD", Summary: "a result of one type that may be absent",
		Results: Results{Out("optional", Optional(F80))}, Format: "(`:` type($optional)^)? attr-dict",
	},
	{
		Name: "cse_of_single_block_op", Go: "CSEOfSingleBlock", Summary: "a region without effects",
		Traits: Traits{SingleBlockImplicitTerminator("test.region_yield"), Pure},
		Args:   Args{In("inputs", Variadic(AnyType))}, Results: Results{Out("outputs", Variadic(AnyType))}, Regions: Regions{SizedRegion1("region")},
		Format: "attr-dict `inputs` `(` $inputs `)` $region `:` type($inputs) `->` type($outputs)",
	},
	{
		Name: "side_effect_with_region_op", Go: "SideEffectWithRegion", Summary: "effects that an attribute lists, with a region",
		Traits: Traits{SingleBlock}, Args: Args{In("operand", AnyType)}, Results: Results{Out("result", AnyType)}, Regions: Regions{AnyRegion("body")},
		Format: "`(` $operand `)` $body attr-dict `:` type($operand) `->` type($result)",
	},
}.InFile("syntax")

var anyTensor = Type{Name: "AnyTensor", Var: "constraint.AnyTensor"}

// optionalValue is TestOptionalValueType.
var optionalValue = Type{Name: "CompoundNestedOptionalValue", Var: "optionalValue", Go: "*OptionalValueType", Kind: "test.optional_value_type", Def: "OptionalValueTypeDef"}
