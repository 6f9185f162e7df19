// Package spec is the specification of the llvm dialect: its enumerations, attributes and
// operations.
//
// Operations are in one file for each topic: arithmetic, memory, aggregates and constants, control
// flow and calls, symbols of a module, intrinsics, and intrinsics on vectors.
package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:                "llvm",
	MaterializeConstant: "materializeConstant",
	Summary:             "LLVM IR",
	Enums:               enums,
	Attrs:               slices.Concat(attrs, aliasAttrs, debugAttrs, loopAttrs, moduleAttrs),
	HandAttrs:           []string{"ConstantRangeAttrDef", "LoopOptionsAttrDef"},
	HandTypes: []string{
		"VoidTypeDef", "TokenTypeDef", "LabelTypeDef", "MetadataTypeDef", "X86AMXTypeDef", "X86MMXTypeDef", "PPCFP128TypeDef",
		"PointerTypeDef", "ArrayTypeDef", "VectorTypeDef", "FunctionTypeDef", "StructTypeDef", "TargetExtTypeDef",
	},
	MLIR14Ops: []string{
		"memcpyMLIR14", "memcpyInlineMLIR14", "memmoveMLIR14", "memsetMLIR14", "prefetchMLIR14", "ctlzMLIR14", "cttzMLIR14", "coroEndMLIR14",
	},
	Imports:          []string{"github.com/gomlir/gomlir/bytecode"},
	Interfaces:       []string{"asm.TypeParserInterface.Is(dialectSyntax{})", "inlining.DialectInterface.Is(inliner{})", "asm.MLIR14Interface.Is(&mlir14Forms)", "bytecode.DialectInterface.Is(encoding{})"},
	VerifyOpAttr:     "verifyOpAttr",
	VerifyArgAttr:    "verifyArgAttr",
	VerifyResultAttr: "verifyResultAttr",
	Ops: slices.Concat(
		instructions(slices.Concat(arithOps, castOps)).InFile("arith"),
		instructions(memoryOps).InFile("memory"),
		instructions(aggregateOps).InFile("aggregate"), constantOps.InFile("aggregate"),
		slices.Concat(controlOps, callOps).InFile("control"),
		moduleOps.InFile("module"),
		intrinsics(slices.Concat(mathOps, constrainedOps, memoryIntrinsicOps, hintOps, debugOps, coroOps)).InFile("intrinsics"),
		intrinsics(slices.Concat(vectorOps, matrixOps, maskedOps, vpOps)).InFile("vector"),
		mlir14Ops.InFile("mlir14"),
	),
}
