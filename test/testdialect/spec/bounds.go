package spec

import . "github.com/gomlir/gomlir/ods"

// boundOps ask for bounds of values, which package valuebounds finds.
var boundOps = Ops{
	{
		Name: "reify_bound", Go: "ReifyBound", Summary: "what a bound of a value is computed as", Traits: Traits{Pure},
		Args: Args{In("type", Default(StrAttr, `"EQ"`)), In("var", AnyType), In("dim", OptionalAttr(I64Attr)), In("constant", UnitAttr),
			In("scalable", UnitAttr), In("vscale_min", OptionalAttr(I64Attr)), In("vscale_max", OptionalAttr(I64Attr))},
		Results: Results{Out("result", Index)}, Verify: "verifyReifyBound",
	},
	{
		Name: "compare", Go: "Compare", Summary: "a comparison that holds or not",
		Args: Args{In("var_operands", Variadic(Index)), In("cmp", Default(StrAttr, `"EQ"`)), In("lhs_map", OptionalAttr(AffineMapAttr)),
			In("rhs_map", OptionalAttr(AffineMapAttr)), In("compose", UnitAttr)},
		Verify: "verifyCompare",
	},
	{
		Name: "value_with_bounds", Go: "ValueWithBounds", Summary: "a number in a range",
		Args: Args{In("min", IndexAttr), In("max", IndexAttr)}, Results: Results{Out("result", Index)}, Format: "attr-dict",
	},
}.InFile("bounds")
