package spec

import . "github.com/gomlir/gomlir/ods"

var (
	DIExpressionElemAttr = &AttrDef{
		Name: "DIExpressionElemAttr", Mnemonic: "di_expression_elem", Def: "LLVM_DIExpressionElemAttr",
		Doc:    "operation of a debug expression",
		Params: Params{P("opcode", diOperation), OptionalParam("arguments", ListOf(Uint(64, "uint64_t")))},
		Format: "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?",
	}

	DIExpressionAttr = &AttrDef{
		Name: "DIExpressionAttr", Mnemonic: "di_expression", Def: "LLVM_DIExpressionAttr",
		Doc:    "debug expression: where the value of a variable is",
		Params: Params{OptionalParam("operations", ListOf(own("DIExpressionElemAttr")))},
		Format: "`<` ( `[` $operations^ `]` ) : (``)? `>`",
	}

	DINullTypeAttr = &AttrDef{
		Name: "DINullTypeAttr", Mnemonic: "di_null_type", Def: "LLVM_DINullTypeAttr",
		Doc:           "missing type, such as that of no result",
		MnemonicAlias: true,
	}

	DIBasicTypeAttr = &AttrDef{
		Name: "DIBasicTypeAttr", Mnemonic: "di_basic_type", Def: "LLVM_DIBasicTypeAttr",
		Doc: "type of the language itself",
		Params: Params{
			DefaultParam("tag", diTag, "0"),
			P("name", StringAttrParam),
			OptionalParam("sizeInBits", Uint(64, "uint64_t")),
			DefaultParam("encoding", diEncoding, "0"),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DICompileUnitAttr = &AttrDef{
		Name: "DICompileUnitAttr", Mnemonic: "di_compile_unit", Def: "LLVM_DICompileUnitAttr",
		Doc: "compile unit",
		Params: Params{
			P("id", DistinctAttrParam),
			P("sourceLanguage", diLanguage),
			P("file", own("DIFileAttr")),
			OptionalParam("producer", StringAttrParam),
			P("isOptimized", Bool),
			P("emissionKind", enum(DIEmissionKind, "DIEmissionKind")),
			OptionalParam("nameTableKind", enum(DINameTableKind, "DINameTableKind")),
			OptionalParam("splitDebugFilename", StringAttrParam),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DICompositeTypeAttr = &AttrDef{
		Name: "DICompositeTypeAttr", Mnemonic: "di_composite_type", Def: "LLVM_DICompositeTypeAttr",
		Doc: "type of several elements: struct, union, array, enumeration",
		Params: Params{
			OptionalParam("recId", DistinctAttrParam),
			OptionalParam("isRecSelf", Bool),
			DefaultParam("tag", diTag, "0"),
			OptionalParam("name", StringAttrParam),
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("line", Uint(32, "uint32_t")),
			OptionalParam("scope", iface("DIScope")),
			OptionalParam("baseType", iface("DIType")),
			OptionalParam("flags", enum(DIFlags, "DIFlags")),
			OptionalParam("sizeInBits", Uint(64, "uint64_t")),
			OptionalParam("alignInBits", Uint(64, "uint64_t")),
			OptionalParam("dataLocation", own("DIExpressionAttr")),
			OptionalParam("rank", own("DIExpressionAttr")),
			OptionalParam("allocated", own("DIExpressionAttr")),
			OptionalParam("associated", own("DIExpressionAttr")),
			OptionalParam("elements", ListOf(iface("DINode"))),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIDerivedTypeAttr = &AttrDef{
		Name: "DIDerivedTypeAttr", Mnemonic: "di_derived_type", Def: "LLVM_DIDerivedTypeAttr",
		Doc: "type made of another: pointer, typedef, member",
		Params: Params{
			DefaultParam("tag", diTag, "0"),
			OptionalParam("name", StringAttrParam),
			OptionalParam("baseType", iface("DIType")),
			OptionalParam("sizeInBits", Uint(64, "uint64_t")),
			OptionalParam("alignInBits", Uint(32, "uint32_t")),
			OptionalParam("offsetInBits", Uint(64, "uint64_t")),
			OptionalParam("dwarfAddressSpace", OptionalUint(32, "unsigned")),
			OptionalParam("extraData", iface("DINode")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIFileAttr = &AttrDef{
		Name: "DIFileAttr", Mnemonic: "di_file", Def: "LLVM_DIFileAttr",
		Doc:           "source file",
		Params:        Params{P("name", StringAttrParam), P("directory", StringAttrParam)},
		Format:        "`<` $name `in` $directory `>`",
		MnemonicAlias: true,
	}

	DIGlobalVariableExpressionAttr = &AttrDef{
		Name: "DIGlobalVariableExpressionAttr", Mnemonic: "di_global_variable_expression", Def: "LLVM_DIGlobalVariableExpressionAttr",
		Doc: "global variable with the expression of its value",
		Params: Params{
			P("var", own("DIGlobalVariableAttr")),
			OptionalParam("expr", own("DIExpressionAttr")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIGlobalVariableAttr = &AttrDef{
		Name: "DIGlobalVariableAttr", Mnemonic: "di_global_variable", Def: "LLVM_DIGlobalVariable",
		Doc: "global variable",
		Params: Params{
			OptionalParam("scope", iface("DIScope")),
			OptionalParam("name", StringAttrParam),
			OptionalParam("linkageName", StringAttrParam),
			P("file", own("DIFileAttr")),
			P("line", Uint(32, "unsigned")),
			P("type", iface("DIType")),
			OptionalParam("isLocalToUnit", Bool),
			OptionalParam("isDefined", Bool),
			OptionalParam("alignInBits", Uint(32, "unsigned")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DILexicalBlockAttr = &AttrDef{
		Name: "DILexicalBlockAttr", Mnemonic: "di_lexical_block", Def: "LLVM_DILexicalBlockAttr",
		Doc: "lexical block",
		Params: Params{
			P("scope", iface("DIScope")),
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("line", Uint(32, "unsigned")),
			OptionalParam("column", Uint(32, "unsigned")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DILexicalBlockFileAttr = &AttrDef{
		Name: "DILexicalBlockFileAttr", Mnemonic: "di_lexical_block_file", Def: "LLVM_DILexicalBlockFile",
		Doc: "part of a lexical block in another file",
		Params: Params{
			P("scope", iface("DIScope")),
			OptionalParam("file", own("DIFileAttr")),
			P("discriminator", Uint(32, "unsigned")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DILocalVariableAttr = &AttrDef{
		Name: "DILocalVariableAttr", Mnemonic: "di_local_variable", Def: "LLVM_DILocalVariableAttr",
		Doc: "local variable",
		Params: Params{
			P("scope", iface("DIScope")),
			OptionalParam("name", StringAttrParam),
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("line", Uint(32, "unsigned")),
			OptionalParam("arg", Uint(32, "unsigned")),
			OptionalParam("alignInBits", Uint(32, "unsigned")),
			OptionalParam("type", iface("DIType")),
			OptionalParam("flags", enum(DIFlags, "DIFlags")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DISubprogramAttr = &AttrDef{
		Name: "DISubprogramAttr", Mnemonic: "di_subprogram", Def: "LLVM_DISubprogramAttr",
		Doc: "function",
		Params: Params{
			OptionalParam("recId", DistinctAttrParam),
			OptionalParam("isRecSelf", Bool),
			OptionalParam("id", DistinctAttrParam),
			OptionalParam("compileUnit", own("DICompileUnitAttr")),
			OptionalParam("scope", iface("DIScope")),
			OptionalParam("name", StringAttrParam),
			OptionalParam("linkageName", StringAttrParam),
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("line", Uint(32, "unsigned")),
			OptionalParam("scopeLine", Uint(32, "unsigned")),
			OptionalParam("subprogramFlags", enum(DISubprogramFlags, "DISubprogramFlags")),
			OptionalParam("type", own("DISubroutineTypeAttr")),
			OptionalParam("retainedNodes", ListOf(iface("DINode"))),
			OptionalParam("annotations", ListOf(iface("DINode"))),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIModuleAttr = &AttrDef{
		Name: "DIModuleAttr", Mnemonic: "di_module", Def: "LLVM_DIModuleAttr",
		Doc: "module of the source language",
		Params: Params{
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("scope", iface("DIScope")),
			OptionalParam("name", StringAttrParam),
			OptionalParam("configMacros", StringAttrParam),
			OptionalParam("includePath", StringAttrParam),
			OptionalParam("apinotes", StringAttrParam),
			OptionalParam("line", Uint(32, "unsigned")),
			OptionalParam("isDecl", Bool),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DINamespaceAttr = &AttrDef{
		Name: "DINamespaceAttr", Mnemonic: "di_namespace", Def: "LLVM_DINamespaceAttr",
		Doc: "namespace",
		Params: Params{
			OptionalParam("name", StringAttrParam),
			OptionalParam("scope", iface("DIScope")),
			P("exportSymbols", Bool),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIImportedEntityAttr = &AttrDef{
		Name: "DIImportedEntityAttr", Mnemonic: "di_imported_entity", Def: "LLVM_DIImportedEntityAttr",
		Doc: "imported name",
		Params: Params{
			DefaultParam("tag", diTag, "0"),
			P("scope", iface("DIScope")),
			P("entity", iface("DINode")),
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("line", Uint(32, "unsigned")),
			OptionalParam("name", StringAttrParam),
			OptionalParam("elements", ListOf(iface("DINode"))),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIAnnotationAttr = &AttrDef{
		Name: "DIAnnotationAttr", Mnemonic: "di_annotation", Def: "LLVM_DIAnnotationAttr",
		Doc:    "annotation of a declaration",
		Params: Params{P("name", StringAttrParam), P("value", StringAttrParam)},
		Format: "`<` struct(params) `>`",
	}

	DISubrangeAttr = &AttrDef{
		Name: "DISubrangeAttr", Mnemonic: "di_subrange", Def: "LLVM_DISubrangeAttr",
		Doc: "bounds of an array dimension",
		Params: Params{
			OptionalParam("count", AnyAttrParam),
			OptionalParam("lowerBound", AnyAttrParam),
			OptionalParam("upperBound", AnyAttrParam),
			OptionalParam("stride", AnyAttrParam),
		},
		Format: "`<` struct(params) `>`",
	}

	DICommonBlockAttr = &AttrDef{
		Name: "DICommonBlockAttr", Mnemonic: "di_common_block", Def: "LLVM_DICommonBlockAttr",
		Doc: "Fortran common block",
		Params: Params{
			P("scope", iface("DIScope")),
			OptionalParam("decl", own("DIGlobalVariableAttr")),
			P("name", StringAttrParam),
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("line", Uint(32, "unsigned")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIGenericSubrangeAttr = &AttrDef{
		Name: "DIGenericSubrangeAttr", Mnemonic: "di_generic_subrange", Def: "LLVM_DIGenericSubrangeAttr",
		Doc: "bounds of a dimension of an assumed-rank array",
		Params: Params{
			OptionalParam("count", AnyAttrParam),
			P("lowerBound", AnyAttrParam),
			OptionalParam("upperBound", AnyAttrParam),
			P("stride", AnyAttrParam),
		},
		Format: "`<` struct(params) `>`",
	}

	DISubroutineTypeAttr = &AttrDef{
		Name: "DISubroutineTypeAttr", Mnemonic: "di_subroutine_type", Def: "LLVM_DISubroutineTypeAttr",
		Doc: "type of a function",
		Params: Params{
			DefaultParam("callingConvention", diCallingConvention, "0"),
			OptionalParam("types", ListOf(iface("DIType"))),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DILabelAttr = &AttrDef{
		Name: "DILabelAttr", Mnemonic: "di_label", Def: "LLVM_DILabelAttr",
		Doc: "label",
		Params: Params{
			P("scope", iface("DIScope")),
			OptionalParam("name", StringAttrParam),
			OptionalParam("file", own("DIFileAttr")),
			OptionalParam("line", Uint(32, "unsigned")),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}

	DIStringTypeAttr = &AttrDef{
		Name: "DIStringTypeAttr", Mnemonic: "di_string_type", Def: "LLVM_DIStringTypeAttr",
		Doc: "Fortran string type",
		Params: Params{
			DefaultParam("tag", diTag, "0"),
			P("name", StringAttrParam),
			OptionalParam("sizeInBits", Uint(64, "uint64_t")),
			OptionalParam("alignInBits", Uint(32, "uint32_t")),
			OptionalParam("stringLength", iface("DIVariable")),
			OptionalParam("stringLengthExp", own("DIExpressionAttr")),
			OptionalParam("stringLocationExp", own("DIExpressionAttr")),
			DefaultParam("encoding", diEncoding, "0"),
		},
		Format:        "`<` struct(params) `>`",
		MnemonicAlias: true,
	}
)

var debugAttrs = AttrDefs{
	DIExpressionElemAttr, DIExpressionAttr, DINullTypeAttr, DIBasicTypeAttr, DICompileUnitAttr,
	DICompositeTypeAttr, DIDerivedTypeAttr, DIFileAttr, DIGlobalVariableExpressionAttr, DIGlobalVariableAttr,
	DILexicalBlockAttr, DILexicalBlockFileAttr, DILocalVariableAttr, DISubprogramAttr, DIModuleAttr,
	DINamespaceAttr, DIImportedEntityAttr, DIAnnotationAttr, DISubrangeAttr, DICommonBlockAttr,
	DIGenericSubrangeAttr, DISubroutineTypeAttr, DILabelAttr, DIStringTypeAttr,
}.InFile("attrsdebug")
