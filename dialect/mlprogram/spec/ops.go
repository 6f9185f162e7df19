// Package spec is the specification of the ml_program dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:       "ml_program",
	Package:    "mlprogram",
	Summary:    "functions, graphs and globals of machine learning programs",
	Interfaces: []string{"asm.AttrAliasInterface.Is(aliases{})"},
	Imports:    []string{"github.com/gomlir/gomlir/asm"},
	Attrs: AttrDefs{{
		Name: "ExternAttr", Def: "MLProgram_ExternAttr", Mnemonic: "extern", Summary: "Value used for a global signalling external resolution",
		MnemonicAlias: true,
		Params:        Params{P("type", SelfType)},
	}},
	Types: TypeDefs{token},
	Ops:   ops,
}

var (
	token     = &TypeDef{Name: "TokenType", Def: "MLProgram_TokenType", Mnemonic: "token", Summary: "Token for establishing execution ordering in a graph"}
	tokenType = Type{Name: "MLProgram_TokenType", Var: "isToken", Go: "*TokenType", Kind: "ml_program.token", Def: "TokenTypeDef", Buildable: true}
)

var function = Args{In("sym_name", SymbolNameAttr), In("function_type", TypeAttrOfFunctionType),
	In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr)), In("sym_visibility", OptionalAttr(StrAttr))}

var ops = Ops{
	{
		Name: "func", Go: "Func", Summary: "a function with blocks",
		Traits: Traits{FunctionOpInterface, IsolatedFromAbove, Symbol},
		Args:   function, Regions: Regions{AnyRegion("body")}, Asm: "functionSyntax",
	},
	{
		Name: "global", Summary: "a global variable",
		Traits: Traits{Symbol},
		Args: Args{In("sym_name", SymbolNameAttr), In("type", TypeAttr), In("is_mutable", UnitAttr), In("value", OptionalAttr(AnyAttr)),
			In("sym_visibility", OptionalAttr(StrAttr))},
		Format: "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict",
		Verify: "verifyGlobal",
	},
	{
		Name: "global_load", Summary: "the value of a global",
		Args: Args{In("global", SymbolRefAttr, MemRead)}, Results: Results{Out("result", AnyType)},
		Format:      "$global `:` type($result) attr-dict",
		ResultNames: "nameByGlobal", VerifySymbolUses: "verifyLoad",
	},
	{
		Name: "global_load_const", Summary: "the value of a global that is not mutable",
		Traits: Traits{Pure},
		Args:   Args{In("global", SymbolRefAttr)}, Results: Results{Out("result", AnyType)},
		Format:      "$global `:` type($result) attr-dict",
		ResultNames: "nameByGlobal", VerifySymbolUses: "verifyLoadConst",
	},
	{
		Name: "global_load_graph", Summary: "the value of a global, in a graph",
		Args:             Args{In("global", SymbolRefAttr, MemRead), In("consumeTokens", Variadic(tokenType))},
		Results:          Results{Out("result", AnyType), Out("produceToken", tokenType)},
		Format:           "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict",
		VerifySymbolUses: "verifyLoad",
	},
	{
		Name: "global_store", Summary: "gives a global a value",
		Args:   Args{In("global", SymbolRefAttr, MemWrite), In("value", AnyType)},
		Format: "$global `=` $value `:` type($value) attr-dict", VerifySymbolUses: "verifyStore",
	},
	{
		Name: "global_store_graph", Summary: "gives a global a value, in a graph",
		Args:             Args{In("global", SymbolRefAttr, MemRead), In("value", AnyType), In("consumeTokens", Variadic(tokenType))},
		Results:          Results{Out("produceToken", tokenType)},
		Format:           "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict",
		VerifySymbolUses: "verifyStore",
	},
	{
		Name: "subgraph", Go: "Subgraph", Summary: "a function without an order of operations",
		Traits: Traits{FunctionOpInterface, GraphRegion, IsolatedFromAbove, SingleBlock, Symbol},
		Args:   function, Regions: Regions{AnyRegion("body")}, Asm: "functionSyntax",
	},
	{
		Name: "output", Summary: "the results of a subgraph",
		Traits: Traits{Pure, HasParent("ml_program.subgraph"), ReturnLike, Terminator},
		Args:   Args{In("operands", Variadic(AnyType))}, Format: "attr-dict ($operands^ `:` type($operands))?", Verify: "verifyReturn",
	},
	{
		Name: "return", Go: "Return", Summary: "a return from a function",
		Traits: Traits{Pure, HasParent("ml_program.func"), ReturnLike, Terminator},
		Args:   Args{In("operands", Variadic(AnyType))}, Format: "attr-dict ($operands^ `:` type($operands))?", Verify: "verifyReturn",
	},
	{
		Name: "token", Summary: "a new token",
		Traits: Traits{Pure}, Results: Results{Out("token", tokenType)}, Format: "attr-dict",
	},
}
