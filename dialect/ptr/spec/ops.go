package spec

import . "github.com/gomlir/gomlir/ods"

// The types of operands and results.
var (
	pointer     = Type{Name: "Ptr_PtrType", Var: "isPtr", Go: "*PtrType", Kind: "ptr.ptr", Def: "PtrTypeDef"}
	metadata    = Type{Name: "Ptr_PtrMetadata", Var: "isMetadata", Go: "*PtrMetadataType", Kind: "ptr.ptr_metadata", Def: "PtrMetadataTypeDef"}
	ptrLike     = Type{Name: "PtrLikeTypeInterface", Var: "isPtrLike", Go: "ir.PtrLikeType"}
	pointers    = Type{Name: "Ptr_PtrLikeType", Var: "pointers"}
	integers    = Type{Name: "Ptr_IntLikeType", Var: "integers"}
	list        = Type{Name: "Ptr_Any1DType", Var: "list", Go: "ir.ShapedType"}
	maskList    = Type{Name: "Ptr_Mask1DType", Var: "maskList", Go: "ir.ShapedType"}
	pointerList = Type{Name: "Ptr_Ptr1DType", Var: "pointerList", Go: "ir.ShapedType"}
)

// Properties of accesses to memory.
var (
	orderingProp = Default(EnumProp(ordering, "AtomicOrderingProp", "orderingProp"), "AtomicOrderingNotAtomic")
	syncscope    = OptionalAttr(StrAttr)
)

// Relations between types.
func maskMatches(value string) Trait {
	return TypesMatchWith(value+" and mask must be compatible", value, "mask", "constraint.I1SameShape")
}

func sameContainer(value string) Trait {
	return Trait{Name: "AllTypeIDsMatch", Relation: "constraint.AllTypeIDsMatch", Values: []string{value, "ptrs"}}
}

func sameShapes(names ...string) Trait {
	return Trait{Name: "AllShapesMatch", Relation: "constraint.AllShapesMatch", Values: names}
}

var memoryEffects = Marker("MemoryEffectOpInterface")

var ops = Ops{
	{
		Name: "constant", Go: "Constant", Summary: "a constant pointer", Fold: "ir.FoldToValue",
		Traits:  Traits{ConstantLike, Pure, AllTypesMatch("value", "result")},
		Args:    Args{In("value", TypedAttrInterface)},
		Results: Results{Out("result", pointer)},
		Format:  "attr-dict $value",
	},
	{
		Name: "from_ptr", Go: "FromPtr", Summary: "what a pointer and metadata refer to", Fold: "foldFromPtr",
		Traits:  Traits{Pure, TypesMatchWith("metadata type", "result", "metadata", "metadataOf")},
		Args:    Args{In("ptr", pointer), In("metadata", Optional(metadata))},
		Results: Results{Out("result", ptrLike)},
		Format:  "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)",
		Verify:  "verifyFromPtr",
	},
	{
		Name: "gather", Go: "Gather", Summary: "values at several addresses, where a mask is set",
		Traits: Traits{memoryEffects, maskMatches("result"), AllTypesMatch("result", "passthrough"), sameShapes("result", "ptrs"), sameContainer("result")},
		Args: Args{In("ptrs", pointerList), In("mask", maskList), In("passthrough", list),
			In("alignment", OptionalI64Prop)},
		Results: Results{Out("result", list)},
		Format: "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)?\n" +
			"attr-dict `:` type($ptrs) `->` type($result)",
		Verify: "verifyGather",
	},
	{
		Name: "get_metadata", Go: "GetMetadata", Summary: "what is known of memory besides its address",
		Traits:  Traits{Pure, TypesMatchWith("metadata type", "ptr", "result", "metadataOf")},
		Args:    Args{In("ptr", ptrLike)},
		Results: Results{Out("result", metadata)},
		Format:  "$ptr attr-dict `:` type($ptr)",
	},
	{
		Name: "load", Go: "Load", Summary: "a value in memory",
		Traits: Traits{memoryEffects},
		Args: Args{In("ptr", pointer), In("alignment", OptionalI64Prop), In("volatile_", UnitProp), In("nontemporal", UnitProp),
			In("invariant", UnitProp), In("invariantGroup", UnitProp), In("ordering", orderingProp), In("syncscope", syncscope)},
		Results: Results{Out("value", AnyType)},
		Format: "(`volatile` $volatile_^)? $ptr\n(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?\n" +
			"oilist(\n`nontemporal` $nontemporal |\n`invariant` $invariant |\n`invariant_group` $invariantGroup |\n`alignment` `=` $alignment\n)\n" +
			"attr-dict `:` qualified(type($ptr)) `->` type($value)",
		Verify: "verifyLoad",
	},
	{
		Name: "masked_load", Go: "MaskedLoad", Summary: "values in memory, where a mask is set",
		Traits:  Traits{memoryEffects, maskMatches("result"), AllTypesMatch("result", "passthrough")},
		Args:    Args{In("ptr", pointer), In("mask", maskList), In("passthrough", list), In("alignment", OptionalI64Prop)},
		Results: Results{Out("result", list)},
		Format: "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)?\n" +
			"attr-dict `:` qualified(type($ptr)) `->` type($result)",
		Verify: "verifyMaskedLoad",
	},
	{
		Name: "masked_store", Go: "MaskedStore", Summary: "a write of values, where a mask is set",
		Traits: Traits{memoryEffects, maskMatches("value")},
		Args:   Args{In("value", list), In("ptr", pointer), In("mask", maskList), In("alignment", OptionalI64Prop)},
		Format: "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:`\n" +
			"type($value) `,` qualified(type($ptr))",
		Verify: "verifyMaskedStore",
	},
	{
		Name: "ptr_add", Go: "PtrAdd", Summary: "pointers moved by numbers of bytes", Fold: "foldPtrAdd",
		Traits:       Traits{Pure, Marker("ViewLikeOpInterface")},
		Args:         Args{In("base", pointers), In("offset", integers), In("flags", Default(EnumProp(addFlags, "EnumProp<Ptr_PtrAddFlags>", "addFlagsProp"), "PtrAddFlagsNone"))},
		Results:      Results{Out("result", pointers)},
		Format:       "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)",
		InferResults: "inferPtrAdd",
	},
	{
		Name: "ptr_diff", Go: "PtrDiff", Summary: "the numbers of bytes between pointers",
		Traits: Traits{Pure, AllTypesMatch("lhs", "rhs"), SameOperandsAndResultShape},
		Args: Args{In("lhs", pointers), In("rhs", pointers),
			In("flags", Default(EnumProp(diffFlags, "EnumProp<Ptr_PtrDiffFlags>", "diffFlagsProp"), "PtrDiffFlagsNone"))},
		Results: Results{Out("result", integers)},
		Format:  "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
		Verify:  "verifyPtrDiff",
	},
	{
		Name: "scatter", Go: "Scatter", Summary: "a write of values to several addresses, where a mask is set",
		Traits: Traits{memoryEffects, maskMatches("value"), sameShapes("value", "ptrs"), sameContainer("value")},
		Args:   Args{In("value", list), In("ptrs", pointerList), In("mask", maskList), In("alignment", OptionalI64Prop)},
		Format: "$value `,` $ptrs `,` $mask  (`alignment` `=` $alignment^)?\nattr-dict `:` type($value) `,` type($ptrs)",
		Verify: "verifyScatter",
	},
	{
		Name: "store", Go: "Store", Summary: "a write of a value",
		Traits: Traits{memoryEffects},
		Args: Args{In("value", AnyType), In("ptr", pointer), In("alignment", OptionalI64Prop), In("volatile_", UnitProp), In("nontemporal", UnitProp),
			In("invariantGroup", UnitProp), In("ordering", orderingProp), In("syncscope", syncscope)},
		Format: "(`volatile` $volatile_^)? $value `,` $ptr\n(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?\n" +
			"oilist(\n`nontemporal` $nontemporal |\n`invariant_group` $invariantGroup |\n`alignment` `=` $alignment\n)\n" +
			"attr-dict `:` type($value) `,` qualified(type($ptr))",
		Verify: "verifyStore",
	},
	{
		Name: "to_ptr", Go: "ToPtr", Summary: "the address of what something refers to", Fold: "foldToPtr",
		Traits:  Traits{Pure},
		Args:    Args{In("ptr", ptrLike)},
		Results: Results{Out("result", pointer)},
		Format:  "$ptr attr-dict `:` type($ptr) `->` type($result)",
		Verify:  "verifyToPtr",
	},
	{
		Name: "type_offset", Go: "TypeOffset", Summary: "the distance in bytes from one value of a type in memory to the next",
		Traits:  Traits{Pure},
		Args:    Args{In("elementType", TypeAttr)},
		Results: Results{Out("result", AnySignlessIntegerOrIndex)},
		Format:  "$elementType attr-dict `:` type($result)",
	},
}
