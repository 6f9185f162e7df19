package spec

import . "github.com/gomlir/gomlir/ods"

// transferOps copy between a vector and a memref or tensor of any layout.
var transferOps = Ops{
	{
		Name: "transfer_read", Go: "TransferRead", Summary: "a vector of the elements of a memref or tensor",
		Traits: Traits{AttrSizedOperandSegments},
		Args: Args{In("base", Shaped), In("indices", Variadic(Index)), In("permutation_map", AffineMapAttr),
			In("padding", AnyType), In("mask", Optional(Mask)), In("in_bounds", BoolArrayAttr)},
		Results: Results{Out("vector", AnyVector)},
		Asm:     "transferReadSyntax",
		Verify:  "verifyTransferRead",
	},
	{
		Name: "transfer_write", Go: "TransferWrite", Summary: "write of a vector to a memref, or into a tensor",
		Traits: Traits{AttrSizedOperandSegments},
		Args: Args{In("valueToStore", AnyVector), In("base", Shaped), In("indices", Variadic(Index)),
			In("permutation_map", AffineMapAttr), In("mask", Optional(Mask)), In("in_bounds", BoolArrayAttr)},
		Results:       Results{Out("result", Optional(RankedTensor))},
		Asm:           "transferWriteSyntax",
		Verify:        "verifyTransferWrite",
		VerifyRegions: "verifyTransferWriteDestination",
	},
}

// memoryOps read and write vectors.
var memoryOps = Ops{
	{
		Name: "load", Go: "Load", Fold: "foldCasts", Summary: "a vector of consecutive elements of a memref",
		Args: Args{In("base", MemRef, MemRead), In("indices", Variadic(Index)), In("nontemporal", Nontemporal),
			In("alignment", Alignment)},
		Results: Results{Out("result", AnyVector)},
		Format:  "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
		Verify:  "verifyLoad",
	},
	{
		Name: "store", Go: "Store", Fold: "foldCasts", Summary: "write of a vector to consecutive elements of a memref",
		Args: Args{In("valueToStore", AnyVector), In("base", MemRef, MemWrite), In("indices", Variadic(Index)),
			In("nontemporal", Nontemporal), In("alignment", Alignment)},
		Format: "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
		Verify: "verifyStore",
	},
	{
		Name: "maskedload", Go: "MaskedLoad", Fold: "foldCasts", Summary: "a vector of those consecutive elements of a memref that a mask selects",
		Args: Args{In("base", MemRef, MemRead), In("indices", Variadic(Index)), In("mask", Mask), In("pass_thru", RankedVector),
			In("alignment", Alignment)},
		Results: Results{Out("result", RankedVector)},
		Format: "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` " +
			"type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
		Verify: "verifyMaskedLoad",
	},
	{
		Name: "maskedstore", Go: "MaskedStore", Fold: "foldCasts", Summary: "write of those elements of a vector to consecutive ones of a memref that a mask selects",
		Args: Args{In("base", MemRef, MemWrite), In("indices", Variadic(Index)), In("mask", Mask), In("valueToStore", RankedVector),
			In("alignment", Alignment)},
		Format: "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
		Verify: "verifyMaskedStore",
	},
	{
		Name: "gather", Go: "Gather", Summary: "a vector of elements of a memref or tensor, by their numbers",
		Args: Args{In("base", TensorOrMemRef, MemRead), In("offsets", Variadic(Index)), In("indices", IndexVector), In("mask", Mask),
			In("pass_thru", RankedVector), In("alignment", Alignment)},
		Results: Results{Out("result", RankedVector)},
		Format: "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` " +
			"type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)",
		Verify: "verifyGather",
	},
	{
		Name: "scatter", Go: "Scatter", Summary: "write of a vector to elements of a memref or tensor, by their numbers",
		Args: Args{In("base", TensorOrMemRef, MemWrite), In("offsets", Variadic(Index)), In("indices", IndexVector), In("mask", Mask),
			In("valueToStore", RankedVector), In("alignment", Alignment)},
		Results: Results{Out("result", Optional(RankedTensor))},
		Format: "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` " +
			"type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?",
		Verify: "verifyScatter",
	},
	{
		Name: "expandload", Go: "ExpandLoad", Summary: "consecutive elements of a memref at the places of a vector that a mask selects",
		Args: Args{In("base", MemRef, MemRead), In("indices", Variadic(Index)), In("mask", FixedMask), In("pass_thru", RankedVector),
			In("alignment", Alignment)},
		Results: Results{Out("result", RankedVector)},
		Format: "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` " +
			"type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
		Verify: "verifyExpandLoad",
	},
	{
		Name: "compressstore", Go: "CompressStore", Summary: "write of the elements of a vector that a mask selects, one behind the other",
		Args: Args{In("base", MemRef, MemWrite), In("indices", Variadic(Index)), In("mask", FixedMask), In("valueToStore", RankedVector),
			In("alignment", Alignment)},
		Format: "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
		Verify: "verifyCompressStore",
	},
}
