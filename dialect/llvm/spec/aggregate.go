package spec

import . "github.com/gomlir/gomlir/ods"

var aggregateOps = Ops{
	{
		Name: "extractelement", Go: "ExtractElement", Summary: "element of a vector",
		Traits:  Traits{Pure, TypesMatchWith("result type matches vector element type", "vector", "res", "VectorElementType")},
		Args:    Args{In("vector", Vec), In("position", AnySignlessInteger)},
		Results: Results{Out("res", LLVMType)},
		Format:  "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
	},
	{
		Name: "extractvalue", Go: "ExtractValue", Summary: "part of a struct or array",
		Traits:  Traits{Pure},
		Args:    Args{In("container", Aggregate), In("position", DenseI64ArrayAttr)},
		Results: Results{Out("res", LLVMType)},
		Format: "$container `` $position attr-dict `:` type($container) " +
			"custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
		Verify: "verifyExtractValue",
	},
	{
		Name: "insertelement", Go: "InsertElement", Summary: "vector with another element",
		Traits: Traits{
			Pure,
			TypesMatchWith("argument type matches vector element type", "vector", "value", "VectorElementType"),
			AllTypesMatch("res", "vector"),
		},
		Args:    Args{In("vector", Vec), In("value", Primitive), In("position", AnySignlessInteger)},
		Results: Results{Out("res", Vec)},
		Format:  "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
	},
	{
		Name: "insertvalue", Go: "InsertValue", Summary: "struct or array with another part",
		Traits:  Traits{Pure, AllTypesMatch("container", "res")},
		Args:    Args{In("container", Aggregate), In("value", Primitive), In("position", DenseI64ArrayAttr)},
		Results: Results{Out("res", Aggregate)},
		Format: "$value `,` $container `` $position attr-dict `:` type($container) " +
			"custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
		Verify: "verifyInsertValue",
	},
	{
		Name: "shufflevector", Go: "ShuffleVector", Summary: "vector of elements of two others",
		Traits:  Traits{Pure, AllTypesMatch("v1", "v2")},
		Args:    Args{In("v1", Vec), In("v2", Vec), In("mask", DenseI32ArrayAttr)},
		Results: Results{Out("res", Vec)},
		Format:  "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
		Verify:  "verifyShuffleVector",
	},
	{
		Name: "select", Go: "Select", Summary: "one value or another",
		Traits: Traits{Pure, AllTypesMatch("trueValue", "falseValue", "res")},
		Args: Args{
			In("condition", BoolOrVec),
			In("trueValue", LLVMType),
			In("falseValue", LLVMType),
			fastmath,
		},
		Results: Results{Out("res", LLVMType)},
		Format:  "operands attr-dict `:` type($condition) `,` type($res)",
	},
	{
		Name: "freeze", Go: "Freeze", Summary: "the value itself, or any value if it is undef or poison",
		Traits:  Traits{Pure, SameOperandsAndResultType},
		Args:    Args{In("val", LLVMType)},
		Results: Results{Out("res", LLVMType)},
		Format:  "$val attr-dict `:` type($val)",
	},
}

// constant is an operation whose value is known at compile time.
var constant = Op{
	Traits:  Traits{Pure, ConstantLike},
	Results: Results{Out("res", LLVMType)},
	Format:  "attr-dict `:` type($res)",
}

// folded returns the operation with a folder.
func folded(op Op, folder string) Op { op.Fold = folder; return op }

var constantOps = Ops{
	{
		Name: "mlir.none", Go: "NoneToken", Summary: "token that is tied to nothing",
		Traits:  Traits{Pure},
		Results: Results{Out("res", Token)},
		Format:  "attr-dict `:` type($res)",
	},
	folded(constant.As("mlir.undef", "Undef"), "foldUndef").About("undefined value"),
	folded(constant.As("mlir.poison", "Poison"), "foldPoison").About("poison value"),
	folded(verified(constant.As("mlir.zero", "Zero"), "verifyZero"), "foldZero").About("value all of whose bits are zero, as zeroinitializer or null"),
	{
		Name: "mlir.constant", Go: "Constant", Summary: "constant",
		Traits:  Traits{Pure, ConstantLike},
		Args:    Args{In("value", AnyAttr)},
		Results: Results{Out("res", LLVMType)},
		Format:  "`(` $value `)` attr-dict `:` type($res)",
		Verify:  "verifyConstant",
		Fold:    "ir.FoldToValue",
	},
	{
		Name: "mlir.addressof", Go: "AddressOf", Summary: "address of a global, an alias or a function",
		Traits:           Traits{Pure, ConstantLike},
		Args:             Args{In("global_name", FlatSymbolRefAttr)},
		Results:          Results{Out("res", Ptr)},
		Format:           "$global_name attr-dict `:` qualified(type($res))",
		VerifySymbolUses: "verifyAddressOf",
		Fold:             "ir.FoldToValue",
	},
	{
		Name: "dso_local_equivalent", Go: "DSOLocalEquivalent", Summary: "address of a function that is the same or calls it, in this shared object",
		Traits:           Traits{Pure, ConstantLike},
		Args:             Args{In("function_name", FlatSymbolRefAttr)},
		Results:          Results{Out("res", Ptr)},
		Format:           "$function_name attr-dict `:` qualified(type($res))",
		VerifySymbolUses: "verifyDSOLocalEquivalent",
		Fold:             "foldDSOLocalEquivalent",
	},
	{
		Name: "blockaddress", Go: "BlockAddress", Summary: "address of a block",
		Traits:           Traits{Pure, ConstantLike},
		Args:             Args{In("block_addr", BlockAddressAttr)},
		Results:          Results{Out("res", Ptr)},
		Format:           "$block_addr attr-dict `:` qualified(type($res))",
		Verify:           "verifyBlockAddress",
		VerifySymbolUses: "verifyBlockAddressUses",
		Fold:             "ir.FoldToValue",
	},
	{
		Name: "blocktag", Go: "BlockTag", Summary: "name of a block, for the address of it",
		Args:   Args{In("tag", BlockTagAttr)},
		Format: "$tag attr-dict",
	},
}
