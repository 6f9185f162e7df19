// Package spec is the specification of the cf dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "cf",
	Summary: "unstructured control flow between blocks",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Ops: Ops{
		{
			Name: "assert", Go: "Assert", Summary: "a condition that must hold at run time",
			Args:   Args{In("arg", I1), In("msg", StrAttr)},
			Format: "$arg `,` $msg attr-dict",
		},
		{
			Name: "br", Go: "Branch", Summary: "a branch",
			Traits:     Traits{BranchOpInterface, Pure, Terminator},
			Args:       Args{In("destOperands", Variadic(AnyType))},
			Successors: Successors{AnySuccessor("dest").With("destOperands")},
			Format:     "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
		},
		{
			Name: "cond_br", Go: "CondBranch", Summary: "a conditional branch",
			Traits: Traits{AttrSizedOperandSegments, BranchOpInterface, RuleTrait("WeightedBranchOpInterface", "verifyWeights"), Pure, Terminator},
			Args: Args{In("condition", I1), In("trueDestOperands", Variadic(AnyType)),
				In("falseDestOperands", Variadic(AnyType)), In("branch_weights", OptionalAttr(DenseI32ArrayAttr))},
			Successors: Successors{AnySuccessor("trueDest").With("trueDestOperands"), AnySuccessor("falseDest").With("falseDestOperands")},
			Format: "$condition (`weights` `(` $branch_weights^ `)` )? `,`\n" +
				"$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`\n" +
				"$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?\n" +
				"attr-dict",
		},
		{
			Name: "switch", Go: "Switch", Summary: "a branch to one of many blocks",
			Traits: Traits{AttrSizedOperandSegments, BranchOpInterface, Pure, Terminator},
			Args: Args{In("flag", AnyInteger), In("defaultOperands", Variadic(AnyType)),
				In("caseOperands", VariadicOfVariadic(AnyType, "case_operand_segments")),
				In("case_values", OptionalAttr(AnyIntElementsAttr)), In("case_operand_segments", DenseI32ArrayAttr)},
			Successors: Successors{AnySuccessor("defaultDestination").With("defaultOperands"), VariadicSuccessor("caseDestinations").With("caseOperands")},
			Format: "$flag `:` type($flag) `,` `[` `\\n`\n" +
				"custom<SwitchOpCases>(ref(type($flag)),$defaultDestination,$defaultOperands,type($defaultOperands),\n" +
				"$case_values,$caseDestinations,$caseOperands,type($caseOperands))\n" +
				"`]` attr-dict",
			Verify: "verifySwitch",
		},
	},
}
