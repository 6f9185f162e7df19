package spec

import . "github.com/gomlir/gomlir/ods"

// mlir14 is the note on operations that MLIR 22 does not have.
const mlir14 = "of MLIR 14 to 16, which had symbols where there are attributes today"

// mlir14Ops declare the symbols that accesses and loops refer to: access groups, which may be
// reordered, and alias scopes, whose pointers do not alias.
var mlir14Ops = Ops{
	{
		Name: "metadata", Go: "Metadata", Summary: "table of access groups and alias scopes",
		Traits:  Traits{SymbolTable, Symbol},
		Args:    Args{In("sym_name", SymbolNameAttr)},
		Regions: Regions{SizedRegion1("body")},
		Format:  "$sym_name attr-dict-with-keyword $body",

		VerifySymbolUses: "verifyMetadataUses",
		NoBuilder:        true,
		Extension:        mlir14,
	},
	{
		Name: "access_group", Go: "AccessGroup", Summary: "group of accesses without dependencies from one iteration of a loop to another",
		Traits:    Traits{HasParent("llvm.metadata"), Symbol},
		Args:      Args{In("sym_name", SymbolNameAttr)},
		Format:    "$sym_name attr-dict",
		Extension: mlir14,
	},
	{
		Name: "alias_scope_domain", Go: "AliasScopeDomain", Summary: "domain of alias scopes",
		Traits:    Traits{HasParent("llvm.metadata"), Symbol},
		Args:      Args{In("sym_name", SymbolNameAttr), In("description", OptionalAttr(StrAttr))},
		Format:    "$sym_name attr-dict",
		Extension: mlir14,
	},
	{
		Name: "alias_scope", Go: "AliasScope", Summary: "scope in a domain",
		Traits:    Traits{HasParent("llvm.metadata"), Symbol},
		Args:      Args{In("sym_name", SymbolNameAttr), In("domain", FlatSymbolRefAttr), In("description", OptionalAttr(StrAttr))},
		Format:    "$sym_name attr-dict",
		Extension: mlir14,
	},
}
