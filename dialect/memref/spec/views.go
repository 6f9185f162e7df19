package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// viewOps make references to the same memory of another shape or type.
var viewOps = Ops{
	{
		Name: "cast", Go: "Cast", Summary: "the same memory with more or less of its shape known", Fold: "foldCast",
		Traits:      Traits{CastOpInterface, MemRefsNormalizable, Pure, SameOperandsAndResultShape, ViewLikeOpInterface},
		Args:        Args{In("source", AnyMemRef)},
		Results:     Results{Out("dest", AnyMemRef)},
		Format:      "$source attr-dict `:` type($source) `to` type($dest)",
		ResultNames: "nameCast",
	},
	{
		Name: "memory_space_cast", Go: "MemorySpaceCast", Summary: "the same memory in another memory space", Fold: "foldMemorySpaceCast",
		Traits: Traits{MemorySpaceCastRule, MemRefsNormalizable, Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape,
			ViewLikeOpInterface},
		Args:        Args{In("source", AnyMemRef)},
		Results:     Results{Out("dest", AnyMemRef)},
		Format:      "$source attr-dict `:` type($source) `to` type($dest)",
		ResultNames: "nameMemorySpaceCast",
	},
	{
		Name: "reinterpret_cast", Go: "ReinterpretCast", Summary: "the same memory with other offset, sizes and strides", Fold: "foldReinterpretCast",
		Traits: Traits{AttrSizedOperandSegments, MemRefsNormalizable, Pure, OffsetSizeAndStrideOpInterface, ViewLikeOpInterface},
		Args:   slices.Concat(Args{In("source", AnyMemRef)}, offsetsSizesStrides), Results: Results{Out("result", StridedMemRef)},
		Format: "$source `to` `offset` `` `:`\ncustom<DynamicIndexList>($offsets, $static_offsets)\n`` `,` `sizes` `` `:`\n" +
			"custom<DynamicIndexList>($sizes, $static_sizes)\n`` `,` `strides` `` `:`\n" +
			"custom<DynamicIndexList>($strides, $static_strides)\nattr-dict `:` type($source) `to` type($result)",
		Verify: "verifyReinterpretCast", ResultNames: "nameReinterpretCast",
	},
	{
		Name: "subview", Go: "SubView", Summary: "a part of memory", Fold: "foldSubView",
		Traits: Traits{AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface, Pure, ViewLikeOpInterface},
		Args:   slices.Concat(Args{In("source", MemRef)}, offsetsSizesStrides), Results: Results{Out("result", MemRef)},
		Format: "$source ``\ncustom<DynamicIndexList>($offsets, $static_offsets)\ncustom<DynamicIndexList>($sizes, $static_sizes)\n" +
			"custom<DynamicIndexList>($strides, $static_strides)\nattr-dict `:` type($source) `to` type($result)",
		Verify: "verifySubView", ResultNames: "nameSubView",
	},
	{
		Name: "view", Go: "View", Summary: "bytes as memory of any type", Fold: "foldView",
		Traits:  Traits{Pure, ViewLikeOpInterface},
		Args:    Args{In("source", Bytes), In("byte_shift", Index), In("sizes", Variadic(Index))},
		Results: Results{Out("", MemRef)},
		Format:  "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict\n`:` type($source) `to` type(results)",
		Verify:  "verifyView", ResultNames: "nameView",
	},
	{
		Name: "transpose", Go: "Transpose", Summary: "the same memory with its dimensions in another order", Fold: "foldTranspose",
		Traits:  Traits{Pure},
		Args:    Args{In("in", StridedMemRef), In("permutation", AffineMapAttr)},
		Results: Results{Out("", StridedMemRef)},
		Asm:     "transposeSyntax",
		Verify:  "verifyTranspose",
	},
	{
		Name: "reshape", Go: "Reshape", Summary: "the elements in the same order in another shape, which is in memory",
		Traits:  Traits{Pure, ViewLikeOpInterface},
		Args:    Args{In("source", AnyMemRef), In("shape", ShapeMemRef, MemRead)},
		Results: Results{Out("result", AnyMemRef)},
		Format:  "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
		Verify:  "verifyReshape", ResultNames: "nameReshape",
	},
	{
		Name: "expand_shape", Go: "ExpandShape", Summary: "dimensions split into several", Fold: "foldExpandShape",
		Traits: Traits{Pure, ViewLikeOpInterface},
		Args: Args{In("src", StridedMemRef), In("reassociation", IndexListArrayAttr), In("output_shape", Variadic(Index)),
			In("static_output_shape", DenseI64ArrayAttr)},
		Results: Results{Out("result", StridedMemRef)},
		Format: "$src $reassociation `output_shape`\ncustom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`\n" +
			"type($src) `into` type($result)",
		Verify: "verifyExpandShape", ResultNames: "nameExpandShape",
	},
	{
		Name: "collapse_shape", Go: "CollapseShape", Summary: "several dimensions as one", Fold: "foldCollapseShape",
		Traits:  Traits{Pure, ViewLikeOpInterface},
		Args:    Args{In("src", StridedMemRef), In("reassociation", IndexListArrayAttr)},
		Results: Results{Out("result", StridedMemRef)},
		Format:  "$src $reassociation attr-dict `:` type($src) `into` type($result)",
		Verify:  "verifyCollapseShape", ResultNames: "nameCollapseShape",
	},
	{
		Name: "assume_alignment", Go: "AssumeAlignment", Summary: "the same memory, known to be aligned", Fold: "foldAssumeAlignment",
		Traits:  Traits{Pure, ViewLikeOpInterface, SameOperandsAndResultType},
		Args:    Args{In("memref", MemRef), In("alignment", PositiveAlignment)},
		Results: Results{Out("result", MemRef)},
		Format:  "$memref `,` $alignment attr-dict `:` type($memref)",
		Verify:  "verifyAssumeAlignment", ResultNames: "nameAssumeAlignment",
	},
	{
		Name: "distinct_objects", Go: "DistinctObjects", Summary: "the same memories, known not to overlap",
		Traits:  Traits{Pure, DistinctObjects},
		Args:    Args{In("operands", Variadic(MemRef))},
		Results: Results{Out("results", Variadic(MemRef))},
		Format:  "$operands attr-dict `:` type($operands)",
		Verify:  "verifyDistinctObjects", InferResults: "inferDistinctObjects",
	},
}

// metadataOps tell what is known of a memref at run time.
var metadataOps = Ops{
	{
		Name: "dim", Go: "Dim", Summary: "the size of a dimension", Fold: "foldDim",
		Traits:  Traits{MemRefsNormalizable, Marker("ConditionallySpeculatable"), NoMemoryEffect},
		Args:    Args{In("source", MemRefWithDims), In("index", Index)},
		Results: Results{Out("result", Index)},
		Format:  "attr-dict $source `,` $index `:` type($source)",

		ResultNames: "nameDim",
	},
	{
		Name: "rank", Go: "Rank", Summary: "the number of dimensions", Fold: "foldRank",
		Traits:  Traits{Pure},
		Args:    Args{In("memref", AnyMemRef)},
		Results: Results{Out("", Index)},
		Format:  "$memref attr-dict `:` type($memref)",
	},
	{
		Name: "extract_aligned_pointer_as_index", Go: "ExtractAlignedPointerAsIndex", Summary: "the address of memory",
		Traits:  Traits{Pure, SameVariadicResultSize},
		Args:    Args{In("source", AnyMemRef)},
		Results: Results{Out("aligned_pointer", Index)},
		Format:  "$source `:` type($source) `->` type(results) attr-dict",

		ResultNames: "nameAlignedPointer",
	},
	{
		Name: "extract_strided_metadata", Go: "ExtractStridedMetadata", Summary: "the memory without a shape, and offset, sizes and strides",
		Traits:  Traits{Pure, SameVariadicResultSize, ViewLikeOpInterface},
		Args:    Args{In("source", StridedMemRef)},
		Results: Results{Out("base_buffer", StridedMemRef0D), Out("offset", Index), Out("sizes", Variadic(Index)), Out("strides", Variadic(Index))},
		Format:  "$source `:` type($source) `->` type(results) attr-dict",

		InferResults: "inferStridedMetadata", ResultNames: "nameStridedMetadata",
	},
}
