package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// reductionOps combine the elements of vectors.
var reductionOps = Ops{
	{
		Name: "contract", Go: "Contraction", Summary: "sums of products of two vectors over some of their dimensions",
		Traits: Traits{Pure, PredOpTrait("lhs and rhs have same element type", "sameElemOperands"),
			sameElem("third operand acc and result have same element type", "2")},
		Args: Args{In("lhs", RankedVector), In("rhs", RankedVector), In("acc", AnyType),
			In("indexing_maps", ArrayAttr), In("iterator_types", IteratorTypes), In("kind", KindAdd)},
		Results: Results{Out("", AnyType)},
		Asm:     "contractSyntax",
		Verify:  "verifyContract",
	},
	{
		Name: "reduction", Go: "Reduction", Summary: "the elements of a vector combined",
		Traits: Traits{Pure, sameElem("source operand and result have same element type", "0"),
			accMatches},
		Args:    Args{In("kind", Kind), In("vector", AnyVector), In("acc", Optional(AnyType)), In("fastmath", FastMath)},
		Results: Results{Out("dest", AnyType)},
		Format: "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)?" +
			" attr-dict `:` type($vector) `into` type($dest)",
		Verify: "verifyReduction",
	},
	{
		Name: "multi_reduction", Go: "MultiDimReduction", Summary: "the elements of a vector combined along some of its dimensions", Fold: "foldMultiReduction",
		Traits: Traits{Pure, AllTypesMatch("dest", "acc"), sameElem("source operand and result have same element type", "0")},
		Args: Args{In("kind", Kind), In("source", RankedVector), In("acc", AnyType),
			In("reduction_dims", DenseI64ArrayAttr)},
		Results: Results{Out("dest", AnyType)},
		Format:  "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
		Verify:  "verifyMultiReduction",
	},
	{
		Name: "outerproduct", Go: "OuterProduct", Summary: "products of each two elements of two vectors",
		Traits: Traits{Pure, sameElem("lhs operand and result have same element type", "0"),
			sameElem("rhs operand and result have same element type", "1")},
		Args:    Args{In("lhs", RankedVector), In("rhs", AnyType), In("acc", Optional(RankedVector)), In("kind", KindAdd)},
		Results: Results{Out("", RankedVector)},
		Asm:     "outerProductSyntax",
		Verify:  "verifyOuterProduct",
	},
	{
		Name: "fma", Go: "FMA", Summary: "product and sum with one rounding",
		Traits:  slices.Concat(Traits{Pure, AllTypesMatch("lhs", "rhs", "acc", "result")}, ElementwiseMappable()),
		Args:    Args{In("lhs", FloatVector), In("rhs", FloatVector), In("acc", FloatVector)},
		Results: Results{Out("result", FloatVector)},
		Format:  "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
	},
	{
		Name: "scan", Go: "Scan", Summary: "the elements up to each one combined, along a dimension",
		Traits: Traits{Pure, AllTypesMatch("source", "dest"), AllTypesMatch("initial_value", "accumulated_value")},
		Args: Args{In("kind", Kind), In("source", RankedVector), In("initial_value", AnyVector),
			In("reduction_dim", I64Attr), In("inclusive", BoolAttr)},
		Results: Results{Out("dest", RankedVector), Out("accumulated_value", AnyVector)},
		Format:  "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)",
		Verify:  "verifyScan",
	},
}

// maskOps make masks and apply them.
var maskOps = Ops{
	{
		Name: "constant_mask", Go: "ConstantMask", Fold: "foldConstantMask", Summary: "a mask of the first elements of each dimension",
		Traits:  Traits{Pure},
		Args:    Args{In("mask_dim_sizes", DenseI64ArrayAttr)},
		Results: Results{Out("", MaskOfAnyRank)},
		Format:  "$mask_dim_sizes attr-dict `:` type(results)",
		Verify:  "verifyConstantMask",
	},
	{
		Name: "create_mask", Go: "CreateMask", Summary: "a mask of the first elements of each dimension, whose numbers are values",
		Traits:  Traits{Pure},
		Args:    Args{In("operands", Variadic(Index))},
		Results: Results{Out("", MaskOfAnyRank)},
		Format:  "$operands attr-dict `:` type(results)",
		Verify:  "verifyCreateMask",
	},
	{
		Name: "mask", Go: "Mask", Fold: "foldMask", Summary: "an operation on the elements that a mask selects",
		Traits:    Traits{SingleBlockImplicitTerminator("vector.yield"), RecursiveMemoryEffects, NoRegionArguments},
		Args:      Args{In("mask", Mask), In("passthru", Optional(AnyType))},
		Results:   Results{Out("results", Variadic(AnyType))},
		Regions:   Regions{SizedRegion1("maskRegion")},
		Asm:       "maskSyntax",
		Verify:    "verifyMask",
		NoBuilder: true,
	},
	{
		Name: "yield", Go: "Yield", Summary: "end of a region, with its results",
		Traits: Traits{Pure, ReturnLike, Terminator},
		Args:   Args{In("operands", Variadic(AnyType))},
		Format: "attr-dict ($operands^ `:` type($operands))?",
	},
}

// otherOps are the remaining operations.
var otherOps = Ops{
	{
		Name: "print", Go: "Print", Summary: "output of a value or a text, for tests and debugging",
		Traits: Traits{MemoryEffects(MemWrite), PredOpTrait("`source` or `punctuation` are not set when printing strings", "printsOne")},
		Args: Args{In("source", Optional(Printable)),
			In("punctuation", Default(PrintPunctuationAttr.Attr(), "@PunctuationNewline")), In("stringLiteral", StringLiteral)},
		Format: "($source^ `:` type($source))?\noilist(\n`str` $stringLiteral\n| `punctuation` $punctuation)\nattr-dict",
	},
	{
		Name: "vscale", Go: "VectorScale", Summary: "the factor that the sizes of scalable vectors are multiplied by",
		Traits:      Traits{Pure},
		Results:     Results{Out("res", Index)},
		Format:      "attr-dict",
		ResultNames: "nameVScale",
	},
	{
		Name: "step", Go: "Step", Summary: "the vector of 0, 1, 2 and so on",
		Traits:  Traits{Pure},
		Results: Results{Out("result", StepVector)},
		Format:  "attr-dict `:` type($result)",
	},
}
