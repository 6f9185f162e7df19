// Package spec is the specification of the ptr dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "ptr",
	Summary: "pointers to memory, whatever it holds",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Imports:    []string{"github.com/gomlir/gomlir/datalayout"},

	MaterializeConstant: "materializeConstant",

	Enums: []*Enum{binOp, ordering, addFlags, diffFlags},
	Attrs: attrs,
	Types: types,
	Ops:   ops,
}

// Enumerations of properties.
var (
	binOp = &Enum{
		Name: "AtomicBinOp", Dialect: "ptr", Summary: "ptr.atomicrmw binary operations", Cpp: "::mlir::ptr::AtomicBinOp", Bits: 32,
		Cases: Count("xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap",
			"udec_wrap"),
	}
	ordering = &Enum{
		Name: "AtomicOrdering", Dialect: "ptr", Summary: "Atomic ordering for LLVM's memory model", Cpp: "::mlir::ptr::AtomicOrdering", Bits: 32,
		Cases: Count("not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"),
	}
	addFlags = &Enum{
		Name: "PtrAddFlags", Dialect: "ptr", Summary: "Pointer add flags", Cpp: "::mlir::ptr::PtrAddFlags", Bits: 32,
		Cases: Count("none", "nusw", "nuw", "inbounds"),
	}
	diffFlags = &Enum{
		Name: "PtrDiffFlags", Dialect: "ptr", Summary: "Pointer difference flags", Cpp: "::mlir::ptr::PtrDiffFlags", Bits: 8,
		Flags: true, Separator: "|", Unquoted: true, Cases: []Case{C("none", 0), C("nuw", 1), C("nsw", 2)},
	}
)

var attrs = AttrDefs{
	{
		Name: "AddressAttr", Def: "Ptr_AddressAttr", Mnemonic: "address", Summary: "Address attribute", Doc: "an address in bytes",
		Params: Params{P("type", SelfTypeOf("*PtrType", "PtrType")), P("value", address)}, Format: "`<` $value `>`",
	},
	{
		Name: "GenericSpaceAttr", Def: "Ptr_GenericSpaceAttr", Mnemonic: "generic_space", Summary: "Generic memory space",
		Doc: "a memory space in which everything is allowed",
	},
	{
		Name: "NullAttr", Def: "Ptr_NullAttr", Mnemonic: "null", Summary: "Null pointer attribute", Doc: "the null pointer",
		Params: Params{P("type", SelfTypeOf("*PtrType", "PtrType"))},
	},
	{
		Name: "SpecAttr", Def: "Ptr_SpecAttr", Mnemonic: "spec", Summary: "ptr data layout spec", Doc: "the size and the alignments of pointers, in bits",
		Params: Params{P("size", Uint(32, "uint32_t")), P("abi", Uint(32, "uint32_t")), P("preferred", Uint(32, "uint32_t")),
			DefaultParam("index", Uint(32, "uint32_t"), "SameAsSize")},
		Format: "`<` struct(params) `>`", Verify: "specError",
	},
}

// address is a number of any width.
var address = AttrOf("*ir.IntegerAttr", "::llvm::APInt").With("parseAddress", "printAddress")

var types = TypeDefs{
	{
		Name: "PtrType", Def: "Ptr_PtrType", Mnemonic: "ptr", Summary: "pointer type", Doc: "a pointer to memory of a space",
		Params: Params{P("memorySpace", AttrOf("MemorySpace", "MemorySpaceAttrInterface"))}, Format: "`<` $memorySpace `>`",
	},
	{
		Name: "PtrMetadataType", Def: "Ptr_PtrMetadata", Mnemonic: "ptr_metadata", Summary: "Pointer metadata type",
		Doc:    "what a pointer-like type knows of its memory besides the address",
		Params: Params{P("type", TypeOf("ir.PtrLikeType", "", "PtrLikeTypeInterface"))}, Format: "`<` $type `>`",
		Asm: "metadataSyntax{}",
	},
}
