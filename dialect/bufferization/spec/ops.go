package spec

import . "github.com/gomlir/gomlir/ods"

var ops = Ops{
	{
		Name: "alloc_tensor", Go: "AllocTensor", Summary: "a tensor that becomes memory of its own",
		Traits: Traits{AttrSizedOperandSegments, bufferizable, reifies},
		Args: Args{In("dynamic_sizes", Variadic(Index)), In("copy", Optional(tensor)), In("size_hint", Optional(Index)),
			In("memory_space", OptionalAttr(AnyAttr))},
		Results: Results{Out("result", tensor)},
		Asm:     "allocTensorSyntax", Verify: "verifyAllocTensor",
	},
	{
		Name: "clone", Go: "Clone", Summary: "memory with the same elements, which may be the same memory", Fold: "foldClone",
		Args:    Args{In("input", memref, MemRead)},
		Results: Results{Out("output", memref, MemWrite, MemAlloc)},
		Format:  "$input attr-dict `:` type($input) `to` type($output)",
	},
	{
		Name: "materialize_in_destination", Go: "MaterializeInDestination", Summary: "a tensor at a place",
		Traits: Traits{AllElementTypesMatch("source", "dest"), bufferizable, Marker("DestinationStyleOpInterface"), reifies,
			Marker("SubsetOpInterface"), Marker("SubsetInsertionOpInterface")},
		Args:    Args{In("source", tensor), In("dest", shaped), In("restrict", UnitAttr), In("writable", UnitAttr)},
		Results: Results{Out("result", Optional(tensor))},
		Format: "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest\n" +
			"attr-dict `:` functional-type(operands, results)",
		Verify: "verifyMaterializeInDestination",
	},
	{
		Name: "dealloc_tensor", Go: "DeallocTensor", Summary: "the end of the memory of a tensor",
		Traits: Traits{bufferizable},
		Args:   Args{In("tensor", tensor)},
		Format: "$tensor attr-dict `:` type($tensor)",
	},
	{
		Name: "to_tensor", Go: "ToTensor", Summary: "memory as a tensor", Fold: "foldToTensor",
		Traits:  Traits{bufferizable, SameOperandsAndResultShape, SameOperandsAndResultElementType, typesMatch},
		Args:    Args{In("buffer", bufferLike, MemRead), In("restrict", UnitAttr), In("writable", UnitAttr)},
		Results: Results{Out("result", tensorLike)},
		Format: "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict\n" +
			"`:` type($buffer) `to` type($result)",
	},
	{
		Name: "to_buffer", Go: "ToBuffer", Summary: "the memory that a tensor becomes", Fold: "foldToBuffer",
		Traits:  Traits{bufferizable, SameOperandsAndResultShape, SameOperandsAndResultElementType, Pure, typesMatch},
		Args:    Args{In("tensor", tensorLike), In("read_only", UnitAttr)},
		Results: Results{Out("buffer", bufferLike)},
		Format:  "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)",
	},
	{
		Name: "dealloc", Go: "Dealloc", Summary: "the end of memory that is owned and that nothing refers to any more",
		Traits:       Traits{AttrSizedOperandSegments},
		Args:         Args{In("memrefs", Variadic(memref)), In("conditions", Variadic(I1)), In("retained", Variadic(memref))},
		Results:      Results{Out("updatedConditions", Variadic(I1))},
		InferResults: "inferDealloc", Verify: "verifyDealloc",
		Format: "(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )?\n" +
			"(`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict",
	},
}
