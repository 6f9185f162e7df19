// Package spec is the specification of upstream's test dialect, as far as its tests need
// it here.
package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:    "test",
	Package: "testdialect",
	Summary: "operations, attributes and types that tests need",

	HandOps:          []string{"dynamicOps[0]", "dynamicOps[1]", "dynamicOps[2]"},
	HandTypes:        []string{"SimpleATypeDef", "NamedValueTypeDef", "dynamicTypes[0]", "dynamicTypes[1]", "dynamicTypes[2]"},
	HandAttrs:        []string{"dynamicAttrs[0]", "dynamicAttrs[1]", "dynamicAttrs[2]"},
	AllowsUnknownOps: true,
	Resources:        true,
	VerifyArgAttr:    "verifyOtherAttr",
	VerifyResultAttr: "verifyOtherAttr",

	MaterializeConstant: "materializeConstant",
	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})", "rewrite.CanonicalizeDialectInterface.Is(canonicalizations)",
		"rewrite.ConstantRegionInterface.Is(constantRegions{})", "asm.AttrAliasInterface.Is(aliases{})", "asm.TypeAliasInterface.Is(aliases{})", "asm.OpParserInterface.Is(operationForms{})", "bytecode.DialectInterface.Is(encoding{})"},
	Enums:   append(Enums{simpleEnum}.InFile("syntax"), Enums{enumeration, bitEnumeration}.InFile("enums")...),
	Attrs:   append(syntaxAttrs.InFile("syntax"), AttrDefs{enumAttr, bitEnumAttr}.InFile("enums")...),
	Types:   slices.Concat(types, syntaxTypes.InFile("syntax")),
	Imports: []string{"github.com/gomlir/gomlir/affine", "github.com/gomlir/gomlir/bytecode", "github.com/gomlir/gomlir/datalayout", "github.com/gomlir/gomlir/rewrite"},

	Ops: slices.Concat(generalOps, inliningOps, regionOps, structureOps, syntaxOps, enumOps, legalizeOps, patternOps, rangeOps, boundOps),
}

// types are the types.
var types = TypeDefs{
	{Name: "I32Type", Mnemonic: "i32", Summary: "a type beside the builtin i32"},
	{
		Name: "TestRecursiveType", Mnemonic: "test_rec", Summary: "a type that may be in its own body",
		Params: Params{P("name", String)}, Format: "custom<Name>($name)",
		Body: &Body{Params: Params{P("contents", AnyTypeParam)}, Format: "custom<Contents>($contents)"},
	},
	{
		Name: "TestRecursiveAliasType", Mnemonic: "test_rec_alias", Summary: "a type that may be in its own body, and whose name is its alias",
		Params: Params{P("name", String)}, Format: "custom<Name>($name)",
		Body: &Body{Params: Params{P("body", AnyTypeParam)}, Format: "$body"},
	},
	{
		Name: "TestIntegerType", Mnemonic: "int", Summary: "an integer type beside those of builtin",
		Params: Params{P("signedness", Int(32)), P("width", Uint(32, "unsigned"))}, Asm: "integerSyntax{}",
	},
	{Name: "TestType", Mnemonic: "test_type", Summary: "a type without parameters"},
}

var generalOps = Ops{
	{
		Name: "versionedA", Go: "VersionedA", Summary: "an operation that version 2.0 of the dialect gave an attribute",
		Args: Args{In("dims", I64Attr), In("modifier", BoolAttr)}, Interfaces: []string{"bytecode.OpInterface.Is(versionedA{})"},
	},
	{
		Name: "any_attr_of_i32_str", Go: "AnyAttrOf", Summary: "an attribute of one of two kinds",
		Args: Args{In("attr", AnyAttrOf("AnyAttrOf_I32Attr_StrAttr", "i32OrStr", "ir.Attribute"))},
	},
	{
		Name: "call", Go: "Call", Summary: "a call of a function by its name",
		Traits: Traits{CallOpInterface},
		Args: Args{In("callee", FlatSymbolRefAttr), In("operands", Variadic(AnyType)),
			In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr))},
		Results:          Results{Out("results", Variadic(AnyType))},
		VerifySymbolUses: "verifyCallee",
	},
}
