// Package spec is the specification of the llvm dialect: its enumerations,
// attributes and operations.
package spec

import . "github.com/gomlir/gomlir/internal/ods"

// Def is the specification.
var Def = &Dialect{
	Name:      "llvm",
	Summary:   "LLVM IR",
	Enums:     enums,
	Attrs:     attrs,
	HandAttrs: []string{"ConstantRangeAttrDef"},
	HandTypes: []string{
		"VoidTypeDef", "TokenTypeDef", "LabelTypeDef", "MetadataTypeDef", "X86AMXTypeDef", "X86MMXTypeDef", "PPCFP128TypeDef",
		"PointerTypeDef", "ArrayTypeDef", "VectorTypeDef", "FunctionTypeDef", "StructTypeDef", "TargetExtTypeDef",
	},
	Syntax:           "dialectSyntax{}",
	VerifyOpAttr:     "verifyOpAttr",
	VerifyArgAttr:    "verifyArgAttr",
	VerifyResultAttr: "verifyResultAttr",
}
