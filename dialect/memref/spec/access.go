package spec

import . "github.com/gomlir/gomlir/ods"

// accessOps read and write memory.
var accessOps = Ops{
	{
		Name: "load", Go: "Load", Summary: "an element", Fold: "foldCasts",
		Traits: Traits{elementOf("result type matches element type of 'memref'", "memref", "result"), MemRefsNormalizable},
		Args: Args{In("memref", MemRef, MemRead), In("indices", Variadic(Index)), In("nontemporal", Nontemporal),
			In("alignment", ValidAlignment)},
		Results: Results{Out("result", AnyType)},
		Format:  "$memref `[` $indices `]` attr-dict `:` type($memref)",
		Verify:  "verifyLoad", NoBuilder: true,
	},
	{
		Name: "store", Go: "Store", Summary: "a write of an element", Fold: "foldCastsOfStore",
		Traits: Traits{elementOf("type of 'value' matches element type of 'memref'", "memref", "value"), MemRefsNormalizable},
		Args: Args{In("value", AnyType), In("memref", MemRef, MemWrite), In("indices", Variadic(Index)), In("nontemporal", Nontemporal),
			In("alignment", ValidAlignment)},
		Format: "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
		Verify: "verifyStore", NoBuilder: true,
	},
	{
		Name: "copy", Go: "Copy", Summary: "a copy of all elements to other memory", Fold: "foldCopy",
		Traits: Traits{SameOperandsElementType, SameOperandsShape},
		Args:   Args{In("source", AnyMemRef, MemRead), In("target", AnyMemRef, MemWrite)},
		Format: "$source `,` $target attr-dict `:` type($source) `to` type($target)",
	},
	{
		Name: "prefetch", Go: "Prefetch", Summary: "a hint that an element will be needed", Fold: "foldCasts",
		Args: Args{In("memref", MemRef, MemWrite), In("indices", Variadic(Index)), In("isWrite", BoolAttr), In("localityHint", LocalityHint),
			In("isDataCache", BoolAttr)},
		Asm:    "prefetchSyntax",
		Verify: "verifyPrefetch",
	},
	{
		Name: "atomic_rmw", Go: "AtomicRMW", Summary: "a change of an element that no other thread can see in the middle", Fold: "foldCastsOfAtomicRMW",
		Traits: Traits{AllTypesMatch("value", "result"), elementOf("value type matches element type of memref", "memref", "value")},
		Args: Args{In("kind", AtomicRMWKind), In("value", AtomicType), In("memref", AtomicMemRef, MemRead, MemWrite),
			In("indices", Variadic(Index))},
		Results: Results{Out("result", AtomicType)},
		Format: "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,`\n" +
			"type($memref) `)` `->` type($result)",
		Verify: "verifyAtomicRMW",
	},
	{
		Name: "generic_atomic_rmw", Go: "GenericAtomicRMW", Summary: "a change of an element by a region that no other thread can see in the middle",
		Traits: Traits{SingleBlockImplicitTerminator("memref.atomic_yield"),
			elementOf("result type matches element type of memref", "memref", "result")},
		Args:    Args{In("memref", AtomicMemRef, MemRead, MemWrite), In("indices", Variadic(Index))},
		Results: Results{Out("result", AtomicType)},
		Regions: Regions{AnyRegion("atomic_body")},
		Asm:     "genericAtomicRMWSyntax",
		Verify:  "verifyGenericAtomicRMW",
	},
	{
		Name: "atomic_yield", Go: "AtomicYield", Summary: "the end of the region of a generic_atomic_rmw, with the new element",
		Traits: Traits{HasParent("memref.generic_atomic_rmw"), Pure, Terminator, ReturnLike},
		Args:   Args{In("result", AnyType)},
		Format: "$result attr-dict `:` type($result)",
		Verify: "verifyAtomicYield",
	},
}

// dmaOps copy between memories without the processor.
var dmaOps = Ops{
	{
		Name: "dma_start", Go: "DmaStart", Summary: "the start of a copy that goes on beside the program", Fold: "foldCasts",
		Args:   Args{In("operands", Variadic(AnyType))},
		Asm:    "dmaStartSyntax",
		Verify: "verifyDmaStart",
	},
	{
		Name: "dma_wait", Go: "DmaWait", Summary: "the end of a copy that goes on beside the program", Fold: "foldCasts",
		Args:   Args{In("tagMemRef", MemRef), In("tagIndices", Variadic(Index)), In("numElements", Index)},
		Format: "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
		Verify: "verifyDmaWait",
	},
}
