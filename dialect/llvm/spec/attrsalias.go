package spec

import . "github.com/gomlir/gomlir/ods"

var (
	AliasScopeDomainAttr = &AttrDef{
		Name: "AliasScopeDomainAttr", Mnemonic: "alias_scope_domain", Def: "LLVM_AliasScopeDomainAttr",
		Summary:       "LLVM dialect alias scope domain metadata",
		Params:        Params{P("id", attrParam), OptionalParam("description", StringAttrParam)},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	AliasScopeAttr = &AttrDef{
		Name: "AliasScopeAttr", Mnemonic: "alias_scope", Def: "LLVM_AliasScopeAttr",
		Summary: "LLVM dialect alias scope",
		Params: Params{
			P("id", attrParam),
			P("domain", own("AliasScopeDomainAttr")),
			OptionalParam("description", StringAttrParam),
		},
		Format:        "`<` struct(params) `>`",
		Verify:        "checkAliasScope",
		MnemonicAlias: true,
	}

	AccessGroupAttr = &AttrDef{
		Name: "AccessGroupAttr", Mnemonic: "access_group", Def: "LLVM_AccessGroupAttr",
		Summary:       "LLVM dialect access group metadata",
		Params:        Params{P("id", DistinctAttrParam)},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	TBAARootAttr = &AttrDef{
		Name: "TBAARootAttr", Mnemonic: "tbaa_root", Def: "LLVM_TBAARootAttr",
		Summary:       "LLVM dialect TBAA root metadata",
		Params:        Params{OptionalParam("id", StringAttrParam)},
		Format:        "(`<` struct(params)^ `>`)?",
		MnemonicAlias: true,
	}

	TBAAMemberAttr = &AttrDef{
		Name: "TBAAMemberAttr", Mnemonic: "tbaa_member", Def: "LLVM_TBAAMemberAttr",
		Doc:    "member of a TBAA type and its offset in bytes",
		Params: Params{P("typeDesc", iface("TBAANode")), P("offset", Int(64))},
		Format: "`<` params `>`",
	}

	TBAATypeDescriptorAttr = &AttrDef{
		Name: "TBAATypeDescriptorAttr", Mnemonic: "tbaa_type_desc", Def: "LLVM_TBAATypeDescriptorAttr",
		Summary:       "LLVM dialect TBAA type metadata",
		Params:        Params{P("id", String), P("members", tbaaMembers)},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	TBAATagAttr = &AttrDef{
		Name: "TBAATagAttr", Mnemonic: "tbaa_tag", Def: "LLVM_TBAATagAttr",
		Summary: "LLVM dialect TBAA tag metadata",
		Params: Params{
			P("base_type", own("TBAATypeDescriptorAttr")),
			P("access_type", own("TBAATypeDescriptorAttr")),
			P("offset", Int(64)),
			DefaultParam("constant", Bool, "false"),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	MMRATagAttr = &AttrDef{
		Name: "MMRATagAttr", Mnemonic: "mmra_tag", Def: "LLVM_MMRATagAttr",
		Summary:       "MLIR wrapper around a prefix:suffix MMRA tag",
		Params:        Params{P("prefix", String), P("suffix", String)},
		Format:        "`<` $prefix `` `:` `` $suffix `>`",
		MnemonicAlias: true,
	}
)

var aliasAttrs = AttrDefs{
	AliasScopeDomainAttr, AliasScopeAttr, AccessGroupAttr, TBAARootAttr, TBAAMemberAttr, TBAATypeDescriptorAttr,
	TBAATagAttr, MMRATagAttr,
}.InFile("attrsalias")
