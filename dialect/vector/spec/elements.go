package spec

import . "github.com/gomlir/gomlir/ods"

// elementOps take vectors apart and put them together.
var elementOps = Ops{
	{
		Name: "extract", Go: "Extract", Summary: "an element of a vector, or a vector of its last dimensions", Fold: "foldExtract",
		Traits: Traits{Pure, sameElem("operand and result have same element type", "0")},
		Args: Args{In("source", AnyVector), In("dynamic_position", Variadic(Index)),
			In("static_position", DenseI64ArrayAttr)},
		Results: Results{Out("result", AnyType)},
		Format: "$source ``\ncustom<DynamicIndexList>($dynamic_position, $static_position)\n" +
			"attr-dict `:` type($result) `from` type($source)",
		Verify: "verifyExtract", InferResults: "inferExtract", CompatibleResults: "compatibleExtract",
	},
	{
		Name: "insert", Go: "Insert", Summary: "a vector with another element, or another vector in its last dimensions", Fold: "foldInsert",
		Traits: Traits{Pure, sameElem("source operand and result have same element type", "0"), AllTypesMatch("dest", "result")},
		Args: Args{In("valueToStore", AnyType), In("dest", AnyVector), In("dynamic_position", Variadic(Index)),
			In("static_position", DenseI64ArrayAttr)},
		Results: Results{Out("result", AnyVector)},
		Format: "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)\n" +
			"attr-dict `:` type($valueToStore) `into` type($dest)",
		Verify: "verifyInsert",
	},
	{
		Name: "to_elements", Go: "ToElements", Summary: "all elements of a vector", Fold: "foldToElements",
		Traits:       Traits{Pure, elementsMatch("source", "elements", "toElementsMatch")},
		Args:         Args{In("source", AnyVector)},
		Results:      Results{Out("elements", Variadic(AnyType))},
		Format:       "$source attr-dict `:` type($source)",
		InferResults: "inferToElements",
	},
	{
		Name: "from_elements", Go: "FromElements", Summary: "a vector of given elements", Fold: "foldFromElements",
		Traits:  Traits{Pure, elementsMatch("dest", "elements", "fromElementsMatch")},
		Args:    Args{In("elements", Variadic(AnyType))},
		Results: Results{Out("dest", FixedVector)},
		Format:  "$elements attr-dict `:` type($dest)",
	},
	{
		Name: "scalable.insert", Go: "ScalableInsert", Summary: "a scalable vector with a part replaced by another vector",
		Traits: Traits{Pure, AllElementTypesMatch("valueToStore", "dest"), AllTypesMatch("dest", "result"),
			PredOpTrait("position is a multiple of the source length.", "scalableInsertAligned")},
		Args:    Args{In("valueToStore", Vector1D), In("dest", ScalableVector), In("pos", I64Attr)},
		Results: Results{Out("result", ScalableVector)},
		Format:  "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)",
	},
	{
		Name: "scalable.extract", Go: "ScalableExtract", Summary: "a part of a scalable vector",
		Traits: Traits{Pure, AllElementTypesMatch("source", "result"),
			PredOpTrait("position is a multiple of the result length.", "scalableExtractAligned")},
		Args:    Args{In("source", ScalableVector), In("pos", I64Attr)},
		Results: Results{Out("result", Vector1D)},
		Format:  "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)",
	},
	{
		Name: "insert_strided_slice", Go: "InsertStridedSlice", Summary: "a vector with another one at an offset in each dimension", Fold: "foldInsertStridedSlice",
		Traits: Traits{Pure, sameElem("operand #0 and result have same element type", "0"), AllTypesMatch("dest", "result")},
		Args: Args{In("valueToStore", RankedVector), In("dest", RankedVector), In("offsets", I64ArrayAttr),
			In("strides", I64ArrayAttr)},
		Results: Results{Out("result", RankedVector)},
		Format:  "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)",
		Verify:  "verifyInsertStridedSlice",
	},
	{
		Name: "extract_strided_slice", Go: "ExtractStridedSlice", Summary: "the part of a vector at an offset in each dimension", Fold: "foldExtractStridedSlice",
		Traits: Traits{Pure, sameElem("operand and result have same element type", "0")},
		Args: Args{In("source", RankedVector), In("offsets", I64ArrayAttr), In("sizes", I64ArrayAttr),
			In("strides", I64ArrayAttr)},
		Results: Results{Out("", RankedVector)},
		Format:  "$source attr-dict `:` type($source) `to` type(results)",
		Verify:  "verifyExtractStridedSlice",
	},
	{
		Name: "shuffle", Go: "Shuffle", Fold: "foldShuffle", Summary: "parts of two vectors, by their numbers",
		Traits: Traits{Pure, sameElem("first operand v1 and result have same element type", "0"),
			sameElem("second operand v2 and result have same element type", "1")},
		Args:         Args{In("v1", FixedVector), In("v2", FixedVector), In("mask", DenseI64ArrayAttr)},
		Results:      Results{Out("vector", RankedVector)},
		Format:       "operands $mask attr-dict `:` type(operands)",
		Verify:       "verifyShuffle",
		InferResults: "inferShuffle",
	},
	{
		Name: "interleave", Go: "Interleave", Summary: "a vector of the elements of two by turns",
		Traits: Traits{Pure, AllTypesMatch("lhs", "rhs"),
			TypesMatchWith("type of 'result' is double the width of the inputs", "lhs", "result", "doubled")},
		Args:    Args{In("lhs", AnyVector), In("rhs", AnyVector)},
		Results: Results{Out("result", RankedVector)},
		Format:  "$lhs `,` $rhs  attr-dict `:` type($lhs) `->` type($result)",
	},
	{
		Name: "deinterleave", Go: "Deinterleave", Summary: "the vectors of the elements with an even and with an odd number",
		Traits: Traits{Pure,
			PredOpTrait("the trailing dimension of the source vector has an even number of elements", "evenElements"),
			TypesMatchWith("the trailing dimension of the results is half the width of source trailing dimension", "source", "res1", "halved"),
			AllTypesMatch("res1", "res2")},
		Args:    Args{In("source", RankedVector)},
		Results: Results{Out("res1", RankedVector), Out("res2", RankedVector)},
		Format:  "$source attr-dict `:` type($source) `->` type($res1)",
	},
}

// shapeOps make a vector of another shape.
var shapeOps = Ops{
	{
		Name: "broadcast", Go: "Broadcast", Summary: "a vector of copies of a scalar or of a vector of fewer dimensions", Fold: "foldBroadcast",
		Traits:  Traits{Pure, sameElem("source operand and result have same element type", "0")},
		Args:    Args{In("source", AnyType)},
		Results: Results{Out("vector", AnyVector)},
		Format:  "$source attr-dict `:` type($source) `to` type($vector)",
		Verify:  "verifyBroadcast",
	},
	{
		Name: "transpose", Go: "Transpose", Summary: "a vector with its dimensions in another order", Fold: "foldTranspose",
		Traits:  Traits{Pure, sameElem("operand and result have same element type", "0")},
		Args:    Args{In("vector", AnyVector), In("permutation", DenseI64ArrayAttr)},
		Results: Results{Out("result", AnyVector)},
		Format:  "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
		Verify:  "verifyTranspose",
	},
	{
		Name: "shape_cast", Go: "ShapeCast", Summary: "the elements in the same order in a vector of another shape", Fold: "foldShapeCast",
		Traits:  Traits{Pure},
		Args:    Args{In("source", AnyVector)},
		Results: Results{Out("result", AnyVector)},
		Format:  "$source attr-dict `:` type($source) `to` type($result)",
		Verify:  "verifyShapeCast",
	},
	{
		Name: "bitcast", Go: "BitCast", Summary: "the bits of a vector as one of another element type", Fold: "foldBitCast",
		Traits:  Traits{Pure, AllRanksMatch("source", "result")},
		Args:    Args{In("source", AnyVector)},
		Results: Results{Out("result", AnyVector)},
		Format:  "$source attr-dict `:` type($source) `to` type($result)",
		Verify:  "verifyBitCast",
	},
	{
		Name: "type_cast", Go: "TypeCast", Summary: "a memref of scalars as one of a vector",
		Traits:  Traits{Pure},
		Args:    Args{In("memref", StaticMemRef)},
		Results: Results{Out("result", MemRef)},
		Format:  "$memref attr-dict `:` type($memref) `to` type($result)",
		Verify:  "verifyTypeCast",
	},
}
