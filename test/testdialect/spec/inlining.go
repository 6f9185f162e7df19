package spec

import . "github.com/gomlir/gomlir/ods"

// inliningOps are calls, and what they call.
var inliningOps = Ops{
	{
		Name: "functional_region_op", Go: "FunctionalRegion", Summary: "a function as a value, with its body",
		Results: Results{Out("result", FunctionType)},
		Regions: Regions{AnyRegion("body")},
	},
	{
		Name: "conversion_call_op", Go: "ConversionCall", Summary: "a call whose types may differ from those of the function",
		Traits: Traits{CallOpInterface},
		Args: Args{In("arg_operands", Variadic(AnyType)), In("callee", SymbolRefAttr),
			In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr))},
		Results: Results{Out("results", Variadic(AnyType))},
	},
	{
		Name: "fold_to_call_op", Go: "FoldToCall", Summary: "becomes a call of a function without arguments",
		Args: Args{In("callee", FlatSymbolRefAttr)},
	},
}.InFile("inlining")
