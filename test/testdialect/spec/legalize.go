package spec

import . "github.com/gomlir/gomlir/ods"

// out is the results of an operation with one result.
func out(t ValueConstraint) Results { return Results{Out("", t)} }

// legalizeOps are for conversions.
var legalizeOps = Ops{
	{Name: "illegal_op_a", Go: "IllegalA", Summary: "an operation to convert", Results: out(I32)},
	{Name: "illegal_op_b", Go: "IllegalB", Summary: "an operation to convert", Results: out(I32)},
	{Name: "illegal_op_c", Go: "IllegalC", Summary: "an operation to convert", Results: out(I32)},
	{Name: "illegal_op_d", Go: "IllegalD", Summary: "an operation to convert", Results: out(I32)},
	{Name: "illegal_op_e", Go: "IllegalE", Summary: "an operation to convert", Results: out(I32)},
	{Name: "illegal_op_f", Go: "IllegalF", Summary: "an operation that no pattern converts", Results: out(I32)},
	{Name: "illegal_op_g", Go: "IllegalG", Summary: "an operation to convert to one with an operand", Results: out(I32)},
	{Name: "legal_op_a", Go: "LegalA", Summary: "an operation that says which way led to it", Args: Args{In("status", StrAttr)}, Results: out(I32)},
	{Name: "legal_op_b", Go: "LegalB", Summary: "an operation that may stay", Results: out(I32)},
	{Name: "legal_op_c", Go: "LegalC", Summary: "an operation that may stay, with an operand", Args: Args{In("operand", I32)}, Results: out(I32)},
	{Name: "legal_op_d", Go: "LegalD", Summary: "an operation that may stay, with an operand of any type", Args: Args{In("operand", AnyType)}},
	{
		Name: "convert_block_args", Go: "ConvertBlockArgs", Summary: "an operation whose block gets other arguments",
		Traits: Traits{SingleBlock},
		Args: Args{In("is_legal", UnitAttr), In("replace_with_operand", UnitAttr), In("duplicate", UnitAttr),
			In("val", Optional(AnyType))},
		Regions: Regions{SizedRegion1("body")},
		Format: "$val (`is_legal` $is_legal^)? (`duplicate` $duplicate^)? (`replace_with_operand` $replace_with_operand^)?\n" +
			"$body attr-dict `:` functional-type(operands, results)",
	},
	{Name: "illegal_op_terminator", Go: "IllegalTerminator", Summary: "a terminator to convert", Traits: Traits{Terminator}},
	{Name: "illegal_op_with_region", Go: "IllegalWithRegion", Summary: "an operation that is created with a terminator in it"},
	{Name: "illegal_op_with_region_anchor", Go: "IllegalWithRegionAnchor", Summary: "an operation to convert to one with a region"},
	{Name: "rewrite", Summary: "an operation to replace by its operand", Args: Args{In("operand", AnyType)}, Results: out(AnyType)},
	{
		Name: "recursive_rewrite", Summary: "an operation to convert as often as it says",
		Args: Args{In("depth", I64Attr)}, Format: "$depth attr-dict",
	},
	{Name: "blackhole", Summary: "an operation that goes, and takes its operand along", Args: Args{In("operand", AnyType)}},
	{Name: "region_builder", Summary: "an operation to convert to one with a region"},
	{Name: "return", Summary: "a return", Traits: Traits{Pure, ReturnLike, Terminator}, Args: Args{In("operands", Variadic(AnyType))}},
	{Name: "cast", Summary: "a value made of others", Args: Args{In("operands", Variadic(AnyType))}, Results: out(AnyType)},
	{Name: "invalid", Summary: "an operation to convert to a valid one", Traits: Traits{Terminator}, Args: Args{In("operands", Variadic(AnyType))}},
	{Name: "valid", Summary: "an operation that may stay", Traits: Traits{Terminator}, Args: Args{In("operands", Variadic(AnyType))}},
	{Name: "type_producer", Summary: "a value of a type", Results: out(AnyType)},
	{Name: "valid_producer", Summary: "a value of a type", Results: out(AnyType)},
	{Name: "another_type_producer", Summary: "a value of a type", Results: out(AnyType)},
	{Name: "type_consumer", Summary: "a use of a value", Args: Args{In("operand", AnyType)}},
	{Name: "valid_consumer", Summary: "a use of a value", Args: Args{In("operand", AnyType)}},
	{Name: "type_changer", Summary: "a value of another type", Args: Args{In("operand", AnyType)}, Results: out(AnyType)},
	{Name: "merge_blocks", Summary: "an operation whose blocks are merged", Regions: Regions{AnyRegion("body")}, Results: Results{Out("result", Variadic(AnyType))}},
	{
		Name: "remapped_value_region", Summary: "an operation whose block moves out",
		Traits: Traits{SingleBlock}, Regions: Regions{SizedRegion1("body")}, Results: Results{Out("result", Variadic(AnyType))},
	},
	{Name: "signature_conversion_undo", Summary: "an operation whose arguments are converted in vain", Regions: Regions{AnyRegion("body")}},
	{Name: "signature_conversion_no_converter", Summary: "an operation whose arguments are converted without casts", Regions: Regions{AnyRegion("body")}},
	{Name: "one_variadic_out_one_variadic_in1", Go: "OneVariadic1", Summary: "any number of values", Args: Args{In("operands", Variadic(I32))}, Results: out(Variadic(I32))},
	{Name: "one_variadic_out_one_variadic_in2", Go: "OneVariadic2", Summary: "any number of values", Args: Args{In("operands", Variadic(I32))}, Results: out(Variadic(I32))},
	{
		Name: "get_tuple_element", Summary: "an element of a tuple",
		Args: Args{In("operand", tuple), In("index", I32Attr)}, Results: out(AnyType),
	},
	{Name: "make_tuple", Summary: "a tuple", Args: Args{In("inputs", Variadic(AnyType))}, Results: out(tuple)},
}.InFile("legalize")

// tuple is TupleOf<[AnyType]>.
var tuple = Type{Name: "TupleOf<[AnyType]>", Var: "tupleOfAny"}
