// Package spec is the specification of the builtin dialect's operations. Its
// types and attributes are in package ir.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "builtin",
	Summary: "what every MLIR program is made of",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Ops: Ops{
		{
			Name: "module", Go: "Module", Summary: "a top-level container of operations",
			Traits: Traits{AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator,
				SingleBlock, GraphRegion},
			Args:           Args{In("sym_name", OptionalAttr(SymbolNameAttr)), In("sym_visibility", OptionalAttr(StrAttr))},
			Regions:        Regions{SizedRegion1("bodyRegion")},
			Format:         "($sym_name^)? attr-dict-with-keyword $bodyRegion",
			DefaultDialect: "builtin",
			Verify:         "verifyModule",
			NoBuilder:      true,
		},
		{
			Name: "unrealized_conversion_cast", Go: "UnrealizedConversionCast",
			Summary: "a conversion from one set of types to another that nothing realizes yet",
			Traits:  Traits{Pure},
			Args:    Args{In("inputs", Variadic(AnyType))},
			Results: Results{Out("outputs", Variadic(AnyType))},
			Format:  "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
			Verify:  "verifyCast",
			Fold:    "foldCast",
		},
	},
}
