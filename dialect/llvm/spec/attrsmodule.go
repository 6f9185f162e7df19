package spec

import . "github.com/gomlir/gomlir/ods"

var (
	ModuleFlagAttr = &AttrDef{
		Name: "ModuleFlagAttr", Mnemonic: "mlir.module_flag",
		Summary: "LLVM module flag metadata",
		Params:  Params{P("behavior", enum(ModFlagBehavior, "ModFlagBehavior")), P("key", StringAttrParam), P("value", attrParam)},
		Format:  "`<` $behavior `,` $key `,` $value `>`",
		Verify:  "checkModuleFlag",
	}

	ModuleFlagCGProfileEntryAttr = &AttrDef{
		Name: "ModuleFlagCGProfileEntryAttr", Mnemonic: "cgprofile_entry",
		Summary: "CG profile module flag entry",
		Params: Params{
			OptionalParam("from", FlatSymbolRefAttrParam),
			OptionalParam("to", FlatSymbolRefAttrParam),
			P("count", Uint(64, "uint64_t")),
		},
		Format: "`<` struct(params) `>`",
	}

	ModuleFlagProfileSummaryDetailedAttr = &AttrDef{
		Name: "ModuleFlagProfileSummaryDetailedAttr", Mnemonic: "profile_summary_detailed",
		Summary: "ProfileSummary detailed information",
		Params: Params{
			P("cut_off", Uint(32, "uint32_t")),
			P("min_count", Uint(64, "uint64_t")),
			P("num_counts", Uint(32, "uint32_t")),
		},
		Format: "`<` struct(params) `>`",
	}

	ModuleFlagProfileSummaryAttr = &AttrDef{
		Name: "ModuleFlagProfileSummaryAttr", Mnemonic: "profile_summary",
		Summary: "ProfileSummary module flag",
		Params: Params{
			P("format", enum(ProfileSummaryFormatKind, "ProfileSummaryFormatKind")),
			P("total_count", Uint(64, "uint64_t")),
			P("max_count", Uint(64, "uint64_t")),
			P("max_internal_count", Uint(64, "uint64_t")),
			P("max_function_count", Uint(64, "uint64_t")),
			P("num_counts", Uint(64, "uint64_t")),
			P("num_functions", Uint(64, "uint64_t")),
			OptionalParam("is_partial_profile", OptionalUint(64, "uint64_t")),
			OptionalParam("partial_profile_ratio", FloatAttrParam),
			P("detailed_summary", ListOf(own("ModuleFlagProfileSummaryDetailedAttr"))),
		},
		Format: "`<` struct(params) `>`",
	}

	DependentLibrariesAttr = &AttrDef{
		Name: "DependentLibrariesAttr", Mnemonic: "dependent_libraries", Def: "LLVM_DependentLibrariesAttr",
		Summary: "LLVM dependent libraries attribute",
		Params:  Params{OptionalParam("libs", ListOf(StringAttrParam))},
		Format:  "`<` $libs `>`",
	}
)

var moduleAttrs = AttrDefs{
	ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryDetailedAttr,
	ModuleFlagProfileSummaryAttr, DependentLibrariesAttr,
}.InFile("attrsmodule")
