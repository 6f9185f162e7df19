package spec

import . "github.com/gomlir/gomlir/ods"

// pattern is an operation that a pattern matches or makes, from an i32 to one.
func pattern(name string) Op {
	return Op{Name: name, Summary: "an operation for patterns", Args: Args{In("operand", I32)}, Results: out(I32)}
}

// unaryFold is an operation that folds by a trait, and perhaps by itself.
func unaryFold(name, goName, summary, fold string, trait Trait) Op {
	return Op{Name: name, Go: goName, Summary: summary, Traits: Traits{SameOperandsAndResultType, NoMemoryEffect, trait},
		Args: Args{In("op1", I32)}, Results: out(I32), Fold: fold}
}

// patternOps are for patterns and folders.
var patternOps = Ops{
	{Name: "op_a", Summary: "an operation for patterns", Args: Args{In("operand", I32), In("attr", I32Attr)}, Results: out(I32)},
	{Name: "op_b", Summary: "an operation for patterns", Args: Args{In("operand", I32), In("attr", I32Attr)}, Results: out(I32)},
	pattern("op_c"), pattern("op_d"), pattern("op_e"), pattern("op_f"), pattern("op_g"),
	{Name: "op_h", Summary: "an operation for patterns", Args: Args{In("operand", I32)}},
	{Name: "op_i", Summary: "an operation for patterns", Args: Args{In("operand", I32)}},
	{Name: "op_j", Summary: "an operation for patterns", Results: out(I32)},
	{Name: "op_k", Summary: "an operation for patterns", Results: out(I32)},
	{Name: "op_n", Summary: "an operation for patterns", Args: Args{In("lhs", I32), In("rhs", I32)}, Results: out(I32)},
	pattern("op_o"),
	{
		Name: "op_with_region_pattern", Summary: "an operation that a canonicalization erases",
		Regions: Regions{SizedRegion1("region")},
	},
	{
		Name: "constant", Summary: "a constant of any type",
		Traits: Traits{ConstantLike, NoMemoryEffect}, Args: Args{In("value", AnyAttr)}, Results: out(AnyType), Fold: "ir.FoldToValue",
	},
	{
		Name: "op_with_region_fold_no_side_effect", Summary: "an operation that is dead if unused",
		Traits: Traits{NoMemoryEffect}, Regions: Regions{SizedRegion1("region")},
	},
	{
		Name: "op_with_region_fold", Summary: "an operation that folds to its operand",
		Args: Args{In("operand", AnyType)}, Results: out(AnyType), Regions: Regions{SizedRegion1("region")}, Fold: "foldToOperands",
	},
	{
		Name: "op_with_variadic_results_and_folder", Summary: "an operation that folds to its operands",
		Args: Args{In("operands", Variadic(I32))}, Results: out(Variadic(I32)), Fold: "foldToOperands",
	},
	{Name: "addi", Go: "AddI", Summary: "an addition", Args: Args{In("op1", i32OrTest), In("op2", i32OrTest)}, Results: out(i32OrTest)},
	{
		Name: "op_commutative", Summary: "an operation whose operands have no order", Traits: Traits{Commutative},
		Args: Args{In("op1", I32), In("op2", I32), In("op3", I32), In("op4", I32)}, Results: out(I32),
	},
	{
		Name: "op_large_commutative", Summary: "an operation whose operands have no order", Traits: Traits{Commutative},
		Args: Args{In("op1", I32), In("op2", I32), In("op3", I32), In("op4", I32), In("op5", I32), In("op6", I32), In("op7", I32)}, Results: out(I32),
	},
	{
		Name: "op_commutative2", Summary: "an operation whose operands have no order", Traits: Traits{Commutative},
		Args: Args{In("op1", I32), In("op2", I32)}, Results: out(I32),
	},
	unaryFold("op_idempotent_trait", "Idempotent", "an idempotent operation", "", Idempotent),
	{
		Name: "op_idempotent_trait_binary", Go: "IdempotentBinary", Summary: "an idempotent operation of two operands",
		Traits: Traits{SameOperandsAndResultType, NoMemoryEffect, Idempotent},
		Args:   Args{In("op1", I32), In("op2", I32)}, Results: out(I32),
	},
	unaryFold("op_involution_trait_no_operation_fold", "Involution", "an inverse of itself", "", Involution),
	unaryFold("op_involution_trait_failing_operation_fold", "InvolutionFails", "an inverse of itself whose folder fails", "foldNothing", Involution),
	unaryFold("op_involution_trait_succesful_operation_fold", "InvolutionFolds", "an inverse of itself whose folder keeps the trait from folding", "foldToComputed", Involution),
	{Name: "op_in_place_fold_anchor", Summary: "an operation to replace by one that folds in place", Args: Args{In("operand", I32)}, Results: out(I32)},
	{
		Name: "op_in_place_fold", Summary: "an operation that folds in place, to have the value of its operand as an attribute",
		Args: Args{In("op", I32), In("attr", OptionalAttr(I32Attr))}, Results: out(I32), Fold: "foldIntoAttr",
	},
	{
		Name: "op_in_place_self_fold", Summary: "an operation that folds in place, once",
		Args: Args{In("folded", UnitAttr)}, Results: out(I32), Fold: "foldOnce",
	},
	{Name: "op_in_place_fold_success", Summary: "an operation that always folds in place", Results: out(Variadic(I1)), Fold: "foldAlways"},
	{
		Name: "fold_with_fold_adaptor", Summary: "an operation that folds to a sum of its parts",
		Traits: Traits{AttrSizedOperandSegments, NoTerminator},
		Args: Args{In("op", I32), In("attr", DenseI32ArrayAttr), In("variadic", Variadic(I32)),
			In("var_of_var", VariadicOfVariadic(I32, "attr"))},
		Results: Results{Out("res", I32)}, Regions: Regions{AnyRegion("body")},
		Format: "$op `,` `[` $variadic `]` `,` `{` $var_of_var `}` $body attr-dict-with-keyword", Fold: "foldSum",
	},
	{
		Name: "manual_cpp_op_with_fold", Go: "ManualFold", Summary: "an operation that folds to the constant that its first operand is",
		Args: Args{In("operands", Variadic(AnyType))}, Results: out(AnyType), Fold: "foldFirst",
	},
	{Name: "dialect_canonicalizable", Summary: "an operation that a pattern of the dialect makes a constant", Results: out(I32)},
}.InFile("patterns")

// i32OrTest is AnyTypeOf<[I32, TestI32]>.
var i32OrTest = Type{Name: "AnyTypeOf<[I32, TestI32]>", Var: "i32OrTest"}
