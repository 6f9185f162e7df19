package spec

import . "github.com/gomlir/gomlir/ods"

var (
	AddressSpaceAttr = &AttrDef{
		Name: "AddressSpaceAttr", Mnemonic: "address_space", Def: "LLVM_AddressSpaceAttr",
		Summary: "LLVM address space",
		Params:  Params{P("addressSpace", Uint(32, "unsigned"))},
		Format:  "`<` $addressSpace `>`",
	}

	CConvAttr = &AttrDef{
		Name: "CConvAttr", Mnemonic: "cconv",
		Doc:    "calling convention",
		Params: Params{P("CallingConv", enum(CConv, "CConv"))},
		Format: "`<` $CallingConv `>`",
	}

	ComdatAttr = &AttrDef{
		Name: "ComdatAttr", Mnemonic: "comdat",
		Doc:    "selection kind of a comdat",
		Params: Params{P("comdat", enum(ComdatKind, "comdat::Comdat"))},
		Format: "$comdat",
	}

	LinkageAttr = &AttrDef{
		Name: "LinkageAttr", Mnemonic: "linkage",
		Doc:    "linkage of a global",
		Params: Params{P("linkage", enum(Linkage, "linkage::Linkage"))},
		Format: "`<` $linkage `>`",
	}

	FramePointerKindAttr = &AttrDef{
		Name: "FramePointerKindAttr", Mnemonic: "framePointerKind",
		Doc:    "which functions keep a frame pointer",
		Params: Params{P("framePointerKind", enum(FramePointerKind, "framePointerKind::FramePointerKind"))},
		Format: "`<` $framePointerKind `>`",
	}

	MemoryEffectsAttr = &AttrDef{
		Name: "MemoryEffectsAttr", Mnemonic: "memory_effects", Def: "LLVM_MemoryEffectsAttr",
		Doc: "what memory a function or call reads and writes",
		Params: Params{
			P("other", enum(ModRefInfo, "ModRefInfo")),
			P("argMem", enum(ModRefInfo, "ModRefInfo")),
			P("inaccessibleMem", enum(ModRefInfo, "ModRefInfo")),
			P("errnoMem", enum(ModRefInfo, "ModRefInfo")),
			P("targetMem0", enum(ModRefInfo, "ModRefInfo")),
			P("targetMem1", enum(ModRefInfo, "ModRefInfo")),
		},
		Format: "`<` struct(params) `>`",
	}

	VScaleRangeAttr = &AttrDef{
		Name: "VScaleRangeAttr", Mnemonic: "vscale_range", Def: "LLVM_VScaleRangeAttr",
		Doc:    "bounds of vscale in a function",
		Params: Params{P("minRange", IntegerAttrParam), P("maxRange", IntegerAttrParam)},
		Format: "`<` struct(params) `>`",
	}

	TargetFeaturesAttr = &AttrDef{
		Name: "TargetFeaturesAttr", Mnemonic: "target_features", Def: "LLVM_TargetFeaturesAttr",
		Summary: "LLVM target features attribute",
		Params:  Params{OptionalParam("features", ListOf(StringAttrParam))},
		Format:  "`<` `[` (`]`) : ($features^ `]`)? `>`",
		Verify:  "checkTargetFeatures",
	}

	TargetAttr = &AttrDef{
		Name: "TargetAttr", Mnemonic: "target", Def: "LLVM_TargetAttr",
		Summary: "LLVM target info: triple, chip, features",
		Params: Params{
			P("triple", StringAttrParam),
			P("chip", StringAttrParam),
			OptionalParam("features", own("TargetFeaturesAttr")),
		},
		Format: "`<` struct($triple, $chip, $features) `>`",
	}

	UndefAttr = &AttrDef{
		Name: "UndefAttr", Mnemonic: "undef", Def: "LLVM_UndefAttr",
		Doc: "undefined value",
	}

	PoisonAttr = &AttrDef{
		Name: "PoisonAttr", Mnemonic: "poison", Def: "LLVM_PoisonAttr",
		Doc: "poison value",
	}

	DSOLocalEquivalentAttr = &AttrDef{
		Name: "DSOLocalEquivalentAttr", Mnemonic: "dso_local_equivalent", Def: "LLVM_DSOLocalEquivalentAttr",
		Doc:    "function in the same linkage unit that does what another one does",
		Params: Params{P("sym", FlatSymbolRefAttrParam)},
		Format: "$sym",
	}

	BlockTagAttr = &AttrDef{
		Name: "BlockTagAttr", Mnemonic: "blocktag", Def: "LLVM_BlockTagAttr",
		Doc:    "tag of a block whose address is taken",
		Params: Params{P("id", Uint(32, "uint32_t"))},
		Format: "`<` struct(params) `>`",
	}

	BlockAddressAttr = &AttrDef{
		Name: "BlockAddressAttr", Mnemonic: "blockaddress", Def: "LLVM_BlockAddressAttr",
		Doc:    "address of a block",
		Params: Params{P("function", FlatSymbolRefAttrParam), P("tag", own("BlockTagAttr"))},
		Format: "`<` struct(params) `>`",
	}

	VecTypeHintAttr = &AttrDef{
		Name: "VecTypeHintAttr", Mnemonic: "vec_type_hint", Def: "LLVM_VecTypeHintAttr",
		Summary: "Explicit vectorization compiler hint",
		Params:  Params{P("hint", typeAttrParam), DefaultParam("is_signed", Bool, "false")},
		Format:  "`<` struct(params) `>`",
	}

	ZeroAttr = &AttrDef{
		Name: "ZeroAttr", Mnemonic: "zero", Def: "LLVM_ZeroAttr",
		Doc: "null, all bits zero",
	}

	TailCallKindAttr = &AttrDef{
		Name: "TailCallKindAttr", Mnemonic: "tailcallkind",
		Doc:    "tail call marker of a call",
		Params: Params{P("tailCallKind", enum(TailCallKind, "TailCallKind"))},
		Format: "`<` $tailCallKind `>`",
	}

	WorkgroupAttributionAttr = &AttrDef{
		Name: "WorkgroupAttributionAttr", Mnemonic: "mlir.workgroup_attribution",
		Summary: "GPU workgroup attribution information",
		Params:  Params{P("num_elements", IntegerAttrParam), P("element_type", typeAttrParam)},
		Format:  "`<` $num_elements `,` $element_type `>`",
	}

	DereferenceableAttr = &AttrDef{
		Name: "DereferenceableAttr", Mnemonic: "dereferenceable", Def: "LLVM_DereferenceableAttr",
		Summary: "LLVM dereferenceable attribute",
		Params:  Params{P("bytes", Uint(64, "uint64_t")), DefaultParam("mayBeNull", Bool, "false")},
		Format:  "`<` struct(params) `>`",
	}

	UWTableKindAttr = &AttrDef{
		Name: "UWTableKindAttr", Mnemonic: "uwtableKind",
		Doc:    "which unwind tables a function has",
		Params: Params{P("uwtableKind", enum(UWTableKind, "uwtable::UWTableKind"))},
		Format: "`<` $uwtableKind `>`",
	}

	IntegerOverflowFlagsAttr = &AttrDef{
		Name: "IntegerOverflowFlagsAttr", Mnemonic: "overflow", Def: "LLVM_IntegerOverflowFlagsAttr",
		Summary: "LLVM integer overflow flags",
		Params:  Params{P("value", EnumOf(IntegerOverflowFlags))},
		Format:  "`<` $value `>`",
	}

	FastmathFlagsAttr = EnumAttr(FastmathFlags, "FastmathFlagsAttr", "fastmath", "LLVM_FastmathFlagsAttr")
)

var attrs = AttrDefs{
	AddressSpaceAttr, CConvAttr, ComdatAttr, LinkageAttr, FramePointerKindAttr, MemoryEffectsAttr,
	VScaleRangeAttr, TargetFeaturesAttr, TargetAttr, UndefAttr, PoisonAttr, DSOLocalEquivalentAttr, BlockTagAttr,
	BlockAddressAttr, VecTypeHintAttr, ZeroAttr, TailCallKindAttr, WorkgroupAttributionAttr, DereferenceableAttr,
	UWTableKindAttr, IntegerOverflowFlagsAttr, FastmathFlagsAttr,
}.InFile("attrs")
