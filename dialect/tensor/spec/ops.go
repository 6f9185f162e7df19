package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// elementOps make tensors of elements, and take and replace elements.
var elementOps = Ops{
	{
		Name: "empty", Go: "Empty", Summary: "a tensor of a shape, with any elements",
		Traits:  Traits{Pure, reifies},
		Args:    Args{In("dynamicSizes", Variadic(Index))},
		Results: Results{Out("result", AnyRankedTensor)},
		Format:  "`(`$dynamicSizes`)` attr-dict `:` type($result)",
		Verify:  "verifyEmpty",
	},
	{
		Name: "from_elements", Go: "FromElements", Summary: "a tensor of elements", Fold: "foldFromElements",
		Traits:  Traits{Pure, elementsMatch},
		Args:    Args{In("elements", Variadic(AnyType))},
		Results: Results{Out("result", static)},
		Format:  "$elements attr-dict `:` type($result)", ResultNames: "nameFromElements",
	},
	{
		Name: "generate", Go: "Generate", Summary: "a tensor whose elements a region computes",
		Traits:  Traits{RecursiveMemoryEffects, reifies, withYield},
		Args:    Args{In("dynamicExtents", Variadic(Index))},
		Results: Results{Out("result", AnyRankedTensor)},
		Regions: Regions{SizedRegion1("body")},
		Format:  "$dynamicExtents $body attr-dict `:` type($result)",
		Verify:  "verifyGenerate", VerifyRegions: "verifyGenerateBody", ResultNames: "nameGenerate",
	},
	{
		Name: "splat", Go: "Splat", Summary: "a tensor of copies of an element", Fold: "foldSplat",
		Traits:  Traits{reifies, Pure, elementOf("operand type matches element type of result", "aggregate", "input")},
		Args:    Args{In("input", AnyType), In("dynamicSizes", Variadic(Index))},
		Results: Results{Out("aggregate", AnyRankedTensor)},
		Format:  "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
		Verify:  "verifySplat", ResultNames: "nameSplat",
	},
	{
		Name: "extract", Go: "Extract", Summary: "an element", Fold: "foldExtract",
		Traits:  Traits{Pure, elementOf("result type matches element type of tensor", "tensor", "result")},
		Args:    Args{In("tensor", AnyRankedTensor), In("indices", Variadic(Index))},
		Results: Results{Out("result", AnyType)},
		Format:  "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
		Verify:  "verifyExtract", ResultNames: "nameExtract",
	},
	{
		Name: "insert", Go: "Insert", Summary: "a tensor with another element at a place", Fold: "foldInsert",
		Traits: Traits{destStyle, Pure, TypesMatchWith("result type matches type of dest", "dest", "result", "sameType"),
			elementOf("scalar type matches element type of dest", "dest", "scalar")},
		Args:    Args{In("scalar", AnyType), In("dest", AnyRankedTensor), In("indices", Variadic(Index))},
		Results: Results{Out("result", AnyRankedTensor)},
		Format:  "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
		Verify:  "verifyInsert", ResultNames: "nameInsert",
	},
	{
		Name: "gather", Go: "Gather", Summary: "parts of a tensor at places that another one has", Fold: "foldGather",
		Traits: Traits{Pure},
		Args: Args{In("source", AnyRankedTensor), In("indices", indexTensor), In("gather_dims", DenseI64ArrayAttr),
			In("unique", UnitAttr)},
		Results: Results{Out("result", AnyRankedTensor)},
		Format: "$source `[` $indices `]`\n`gather_dims` `(` $gather_dims `)`\n(`unique` $unique^)?\nattr-dict\n" +
			"`:` functional-type(operands, results)",
		Verify: "verifyGather", ResultNames: "nameGather",
	},
	{
		Name: "scatter", Go: "Scatter", Summary: "a tensor with other parts at places that another one has",
		Traits: Traits{Pure},
		Args: Args{In("source", AnyRankedTensor), In("dest", AnyRankedTensor), In("indices", indexTensor),
			In("scatter_dims", DenseI64ArrayAttr), In("unique", UnitAttr)},
		Results: Results{Out("result", AnyRankedTensor)},
		Format: "$source `into` $dest `[` $indices `]`\n`scatter_dims` `(` $scatter_dims `)`\n(`unique` $unique^)?\nattr-dict\n" +
			"`:` functional-type(operands, results)",
		Verify: "verifyScatter", ResultNames: "nameScatter",
	},
	{
		Name: "yield", Go: "Yield", Summary: "the end of a region, with an element",
		Traits: Traits{Pure, ReturnLike, Terminator, HasParent("tensor.generate", "tensor.pad")},
		Args:   Args{In("value", AnyType)},
		Format: "$value attr-dict `:` type($value)",
	},
}

// elementsMatch says that there is a value for each element of the result.
var elementsMatch = Trait{Name: "TypesMatchWith", Infer: MatchWith, Values: []string{"result", "elements"}, Transform: "elementTypes",
	Predicate: "elementsMatch", Summary: "operand types match result element type"}

// shapeOps have the same elements in another shape or type, or tell the shape.
var shapeOps = Ops{
	{
		Name: "cast", Go: "Cast", Summary: "the same tensor with more or less of its shape known", Fold: "foldSameType",
		Traits:  Traits{castOp, Pure},
		Args:    Args{In("source", tensor)},
		Results: Results{Out("dest", tensor)},
		Format:  "$source attr-dict `:` type($source) `to` type($dest)", ResultNames: "nameCast",
	},
	{
		Name: "bitcast", Go: "Bitcast", Summary: "the bits of the elements as elements of another type", Fold: "foldSameType",
		Traits:  Traits{bitcastOp, Pure},
		Args:    Args{In("source", numbers)},
		Results: Results{Out("dest", numbers)},
		Format:  "$source attr-dict `:` type($source) `to` type($dest)",
	},
	{
		Name: "reshape", Go: "Reshape", Summary: "the elements in the same order in a shape that a tensor has", Fold: "foldReshape",
		Traits:  Traits{Pure},
		Args:    Args{In("source", tensor), In("shape", shapeTensor)},
		Results: Results{Out("result", tensor)},
		Format:  "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
		Verify:  "verifyReshape", ResultNames: "nameReshape",
	},
	{
		Name: "expand_shape", Go: "ExpandShape", Summary: "dimensions split into several", Fold: "foldExpandShape",
		Traits: Traits{Pure},
		Args: Args{In("src", tensor), In("reassociation", indexListArray), In("output_shape", Variadic(Index)),
			In("static_output_shape", DenseI64ArrayAttr)},
		Results: Results{Out("result", tensor)},
		Format: "$src $reassociation `output_shape`\ncustom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`\n" +
			"type($src) `into` type($result)",
		Verify: "verifyExpandShape", ResultNames: "nameExpandShape",
	},
	{
		Name: "collapse_shape", Go: "CollapseShape", Summary: "several dimensions as one", Fold: "foldCollapseShape",
		Traits:  Traits{Pure},
		Args:    Args{In("src", tensor), In("reassociation", indexListArray)},
		Results: Results{Out("result", tensor)},
		Format:  "$src $reassociation attr-dict `:` type($src) `into` type($result)",
		Verify:  "verifyCollapseShape", ResultNames: "nameCollapseShape",
	},
	{
		Name: "dim", Go: "Dim", Summary: "the size of a dimension", Fold: "foldDim",
		Traits:  Traits{Marker("ConditionallySpeculatable"), NoMemoryEffect},
		Args:    Args{In("source", withDims), In("index", Index)},
		Results: Results{Out("result", Index)},
		Format:  "attr-dict $source `,` $index `:` type($source)", ResultNames: "nameDim",
	},
	{
		Name: "rank", Go: "Rank", Summary: "the number of dimensions", Fold: "foldRank",
		Traits:  Traits{Pure},
		Args:    Args{In("tensor", tensor)},
		Results: Results{Out("", Index)},
		Format:  "$tensor attr-dict `:` type($tensor)", ResultNames: "nameRank",
	},
}

// sliceOps take and replace parts, and add elements around.
var sliceOps = Ops{
	{
		Name: "extract_slice", Go: "ExtractSlice", Summary: "a part of a tensor", Fold: "foldExtractSlice",
		Traits:  Traits{reifies, AttrSizedOperandSegments, Pure, sliceOp},
		Args:    slices.Concat(Args{In("source", AnyRankedTensor)}, offsetsSizesStrides),
		Results: Results{Out("result", AnyRankedTensor)},
		Format: "$source ``\ncustom<DynamicIndexList>($offsets, $static_offsets)\ncustom<DynamicIndexList>($sizes, $static_sizes)\n" +
			"custom<DynamicIndexList>($strides, $static_strides)\nattr-dict `:` type($source) `to` type($result)",
		Verify: "verifyExtractSlice", ResultNames: "nameExtractSlice",
	},
	{
		Name: "insert_slice", Go: "InsertSlice", Summary: "a tensor with another part", Fold: "foldInsertSlice",
		Traits: Traits{reifies, AttrSizedOperandSegments, destStyle, Pure, sliceOp,
			TypesMatchWith("expected result type to match dest type", "dest", "result", "sameType")},
		Args:    slices.Concat(Args{In("source", AnyRankedTensor), In("dest", AnyRankedTensor)}, offsetsSizesStrides),
		Results: Results{Out("result", AnyRankedTensor)},
		Format:  insertFormat,
		Verify:  "verifyInsertSlice", ResultNames: "nameInsertSlice",
	},
	{
		Name: "parallel_insert_slice", Go: "ParallelInsertSlice", Summary: "what a round of a parallel loop contributes to a tensor",
		Traits: Traits{AttrSizedOperandSegments, sliceOp, Marker("ParallelCombiningOpInterface")},
		Args:   slices.Concat(Args{In("source", AnyRankedTensor), In("dest", AnyRankedTensor)}, offsetsSizesStrides),
		Format: insertFormat,
		Verify: "verifyParallelInsertSlice",
	},
	{
		Name: "concat", Go: "Concat", Summary: "tensors one after the other along a dimension", Fold: "foldConcat",
		Traits:  Traits{Pure, reifies},
		Args:    Args{In("dim", I64Attr), In("inputs", Variadic(AnyRankedTensor))},
		Results: Results{Out("result", AnyRankedTensor)},
		Format:  "`dim` `(` $dim `)` $inputs attr-dict\n`:` functional-type(operands, results)",
		Verify:  "verifyConcat", ResultNames: "nameConcat",
	},
	{
		Name: "pad", Go: "Pad", Summary: "a tensor with elements around, which a region computes", Fold: "foldPad",
		Traits: Traits{reifies, AttrSizedOperandSegments, Pure, withYield},
		Args: Args{In("source", AnyRankedTensor), In("low", Variadic(Index)), In("high", Variadic(Index)),
			In("static_low", DenseI64ArrayAttr), In("static_high", DenseI64ArrayAttr), In("nofold", UnitAttr)},
		Results: Results{Out("result", AnyRankedTensor)},
		Regions: Regions{SizedRegion1("region")},
		Format: "$source\n(`nofold` $nofold^)?\n`low` `` custom<DynamicIndexList>($low, $static_low)\n" +
			"`high` `` custom<DynamicIndexList>($high, $static_high)\n$region attr-dict `:` type($source) `to` type($result)",
		Verify: "verifyPad", VerifyRegions: "verifyPadBody", ResultNames: "namePad",
	},
}

const insertFormat = "$source `into` $dest ``\ncustom<DynamicIndexList>($offsets, $static_offsets)\ncustom<DynamicIndexList>($sizes, $static_sizes)\n" +
	"custom<DynamicIndexList>($strides, $static_strides)\nattr-dict `:` type($source) `into` type($dest)"
