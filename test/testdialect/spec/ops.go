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

	HandTypes:        []string{"SimpleATypeDef"},
	AllowsUnknownOps: true,
	VerifyArgAttr:    "verifyOtherAttr",
	VerifyResultAttr: "verifyOtherAttr",

	Ops: slices.Concat(inliningOps, regionOps, Ops{
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
	}),
}
