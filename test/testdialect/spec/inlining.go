package spec

import . "github.com/gomlir/gomlir/ods"

var (
	anyMemRef      = Type{Name: "AnyMemRef", Var: "constraint.AnyMemRef"}
	rankedOrNotRef = Type{Name: "AnyRankedOrUnrankedMemRef", Var: "constraint.AnyRankedOrUnrankedMemRef"}
)

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
		Name: "call_and_store", Summary: "a call that writes to memory before or after it", Traits: Traits{CallOpInterface},
		Args: Args{In("callee", SymbolRefAttr), In("address", anyMemRef, MemWrite), In("callee_operands", Variadic(AnyType)),
			In("store_before_call", BoolAttr), In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr))},
		Results: Results{Out("results", Variadic(AnyType))},
		Format:  "$callee `(` $callee_operands `)` `,` $address attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "call_on_device", Summary: "a call with an operand that is no argument", Traits: Traits{CallOpInterface},
		Args: Args{In("callee", SymbolRefAttr), In("forwarded_operands", Variadic(AnyType)), In("non_forwarded_device_operand", AnyType),
			In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr))},
		Results: Results{Out("results", Variadic(AnyType))},
		Format:  "$callee `(` $forwarded_operands `)` `,` $non_forwarded_device_operand attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "call_with_segments", Summary: "a call with operands around its arguments", Traits: Traits{AttrSizedOperandSegments, CallOpInterface},
		Args: Args{In("callee", FlatSymbolRefAttr), In("prefix", Variadic(AnyType)), In("args", Variadic(AnyType)), In("suffix", Variadic(AnyType)),
			In("arg_attrs", OptionalAttr(DictArrayAttr)), In("res_attrs", OptionalAttr(DictArrayAttr))},
		Format: "$callee `(` $prefix `:` type($prefix) `)` `(` $args `:` type($args) `)` `(` $suffix `:` type($suffix) `)` attr-dict",
	},
	{
		Name: "store_with_a_region", Summary: "a region with a write to memory before or after it", Traits: Traits{RegionBranchOpInterface, SingleBlock},
		Args: Args{In("address", anyMemRef, MemWrite), In("store_before_region", BoolAttr)}, Regions: Regions{AnyRegion("body")},
		Format: "$address attr-dict-with-keyword regions `:` type($address)",
	},
	{Name: "store_with_a_region_terminator", Summary: "ends test.store_with_a_region", Traits: Traits{Pure, ReturnLike, Terminator}, Format: "attr-dict"},
	{
		Name: "fold_to_call_op", Go: "FoldToCall", Summary: "becomes a call of a function without arguments",
		Args: Args{In("callee", FlatSymbolRefAttr)},
	},
}.InFile("inlining")
