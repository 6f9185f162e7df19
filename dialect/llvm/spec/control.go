package spec

import (
	"slices"

	. "github.com/gomlir/gomlir/ods"
)

// WeightedBranchOpInterface operations may have branch weights: how often each successor is taken.
var WeightedBranchOpInterface = RuleTrait("WeightedBranchOpInterface", "verifyBranchWeights")

var branchWeights = In("branch_weights", OptionalAttr(DenseI32ArrayAttr))

var controlOps = Ops{
	{
		Name: "br", Go: "Br", Summary: "jump to a block",
		Traits:     Traits{BranchOpInterface, Pure, Terminator},
		Args:       Args{In("destOperands", Variadic(LLVMType)), In("loop_annotation", OptionalAttr(LoopAnnotationAttr.Attr()))},
		Successors: Successors{AnySuccessor("dest").With("destOperands")},
		Format:     "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
	},
	{
		Name: "cond_br", Go: "CondBr", Summary: "jump to one of two blocks",
		Traits: Traits{AttrSizedOperandSegments, BranchOpInterface, WeightedBranchOpInterface, Pure, Terminator},
		Args: Args{
			In("condition", I1),
			In("trueDestOperands", Variadic(LLVMType)),
			In("falseDestOperands", Variadic(LLVMType)),
			branchWeights,
			In("loop_annotation", OptionalAttr(LoopAnnotationAttr.Attr())),
		},
		Successors: Successors{AnySuccessor("trueDest").With("trueDestOperands"), AnySuccessor("falseDest").With("falseDestOperands")},
		Format: "$condition ( `weights` `(` $branch_weights^ `)` )? `,` " +
			"$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` " +
			"$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? " +
			"attr-dict",
	},
	{
		Name: "switch", Go: "Switch", Summary: "jump to one of several blocks, by the value of an integer",
		Traits: Traits{AttrSizedOperandSegments, BranchOpInterface, WeightedBranchOpInterface, Pure, Terminator},
		Args: Args{
			In("value", AnySignlessInteger),
			In("defaultOperands", Variadic(AnyType)),
			In("caseOperands", VariadicOfVariadic(AnyType, "case_operand_segments")),
			In("case_values", OptionalAttr(AnyIntElementsAttr)),
			In("case_operand_segments", DenseI32ArrayAttr),
			branchWeights,
		},
		Successors: Successors{AnySuccessor("defaultDestination").With("defaultOperands"), VariadicSuccessor("caseDestinations").With("caseOperands")},
		Format: "$value `:` type($value) `,` " +
			"$defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? " +
			"custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) " +
			"attr-dict",
		Verify:    "verifySwitch",
		NoBuilder: true,
	},
	{
		Name: "indirectbr", Go: "IndirectBr", Summary: "jump to the block of an address",
		Traits:     Traits{BranchOpInterface, Pure, Terminator},
		Args:       Args{In("addr", Ptr), In("succOperands", VariadicOfVariadic(AnyType, "indbr_operand_segments")), In("indbr_operand_segments", DenseI32ArrayAttr)},
		Successors: Successors{VariadicSuccessor("successors").With("succOperands")},
		Format: "$addr `:` type($addr) `,` " +
			"custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) " +
			"attr-dict",
	},
	instruction(Op{
		Name: "return", Go: "Return", Summary: "end of a function, or the value of an initialiser",
		Traits: Traits{Pure, ReturnLike, Terminator},
		Args:   Args{In("arg", Optional(LLVMType))},
		Format: "attr-dict ($arg^ `:` type($arg))?",
		Verify: "verifyReturn",
	}, "ret"),
	instruction(Op{
		Name: "resume", Go: "Resume", Summary: "goes on with an exception that was caught",
		Traits: Traits{Terminator},
		Args:   Args{In("value", LLVMType)},
		Format: "$value attr-dict `:` type($value)",
	}, "resume"),
	instruction(Op{
		Name: "unreachable", Go: "Unreachable", Summary: "place that is never reached",
		Traits: Traits{Terminator},
		Format: "attr-dict",
	}, "unreachable"),
	{
		Name: "landingpad", Go: "LandingPad", Summary: "exception that an invoke has met",
		Args:    Args{In("cleanup", UnitAttr), In("clauses", Variadic(LLVMType))},
		Results: Results{Out("res", LLVMType)},
		Asm:     "landingpadSyntax",
		Verify:  "verifyLandingPad",
	},
}

var callOps = Ops{
	{
		Name: "call", Go: "Call", Summary: "call of a function or a pointer to one",
		Traits: Traits{AttrSizedOperandSegments, CallOpInterface},
		Args: slices.Concat(
			Args{
				In("var_callee_type", OptionalAttr(FunctionTypeAttr)),
				In("callee", OptionalAttr(FlatSymbolRefAttr)),
				In("callee_operands", Variadic(LLVMType)),
				fastmath,
				In("CConv", Default(cconv, "CConvC")),
				In("TailCallKind", Default(tailCallKind, "TailCallKindNone")),
				In("memory_effects", OptionalAttr(MemoryEffectsAttr.Attr())),
				In("convergent", UnitAttr),
				In("no_unwind", UnitAttr),
				In("will_return", UnitAttr),
			},
			bundles,
			callAttrs,
			Args{
				In("no_inline", UnitAttr),
				In("always_inline", UnitAttr),
				In("inline_hint", UnitAttr),
			},
			access,
		),
		Results:          Results{Out("result", Optional(LLVMType))},
		Asm:              "callSyntax",
		Verify:           "verifyCall",
		VerifySymbolUses: "verifyCallUses",
		NoBuilder:        true,
	},
	{
		Name: "invoke", Go: "Invoke", Summary: "call that goes to one block, or to another if there is an exception",
		Traits: Traits{AttrSizedOperandSegments, BranchOpInterface, CallOpInterface, WeightedBranchOpInterface, Terminator},
		Args: slices.Concat(
			Args{
				In("var_callee_type", OptionalAttr(FunctionTypeAttr)),
				In("callee", OptionalAttr(FlatSymbolRefAttr)),
				In("callee_operands", Variadic(LLVMType)),
			},
			callAttrs,
			Args{
				In("normalDestOperands", Variadic(LLVMType)),
				In("unwindDestOperands", Variadic(LLVMType)),
				branchWeights,
				In("CConv", Default(cconv, "CConvC")),
			},
			bundles,
		),
		Results:    Results{Out("result", Optional(LLVMType))},
		Successors: Successors{AnySuccessor("normalDest").With("normalDestOperands"), AnySuccessor("unwindDest").With("unwindDestOperands")},
		Asm:        "invokeSyntax",
		Verify:     "verifyInvoke",
		NoBuilder:  true,
	},
	{
		Name: "call_intrinsic", Go: "CallIntrinsic", Summary: "call of an intrinsic that has no operation of its own",
		Traits: Traits{AttrSizedOperandSegments},
		Args: slices.Concat(
			Args{In("intrin", StrAttr), In("args", Variadic(LLVMType)), fastmath},
			bundles,
			callAttrs,
		),
		Results:   Results{Out("results", Optional(LLVMType))},
		Asm:       "callIntrinsicSyntax",
		Verify:    "verifyCallIntrinsic",
		NoBuilder: true,
	},
	{
		Name: "inline_asm", Go: "InlineAsm", Summary: "assembly code",
		Args: Args{
			In("operands", Variadic(LLVMType)),
			In("asm_string", StrAttr),
			In("constraints", StrAttr),
			In("has_side_effects", UnitAttr),
			In("is_align_stack", UnitAttr),
			In("tail_call_kind", Default(tailCallKind, "TailCallKindNone")),
			In("asm_dialect", OptionalAttr(AsmDialectAttr)),
			In("operand_attrs", OptionalAttr(ArrayAttr)),
		},
		Results: Results{Out("res", Optional(LLVMType))},
		Format: "(`has_side_effects` $has_side_effects^)? " +
			"(`is_align_stack` $is_align_stack^)? " +
			"(`tail_call_kind` `=` $tail_call_kind^)? " +
			"(`asm_dialect` `=` $asm_dialect^)? " +
			"(`operand_attrs` `=` $operand_attrs^)? " +
			"attr-dict " +
			"$asm_string `,` $constraints " +
			"operands `:` functional-type(operands, results)",
		Verify: "verifyInlineAsm",
	},
	instruction(Op{
		Name: "va_arg", Go: "VaArg", Summary: "next variable argument",
		Args:    Args{In("arg", Ptr)},
		Results: Results{Out("res", LLVMType)},
		Format:  "$arg attr-dict `:` functional-type($arg, $res)",
	}, "va_arg"),
}
