// Package spec is the specification of the scf dialect.
package spec

import . "github.com/gomlir/gomlir/ods"

// Def is the specification.
var Def = &Dialect{
	Name:    "scf",
	Summary: "structured control flow: conditionals and loops with regions",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Ops:        append(loops, conditionals...),
}

// yield is the name of the operation that ends most regions.
const yield = "scf.yield"

var deviceMappingArray = Attr{Name: "DeviceMappingArrayAttr", Var: "deviceMappingArray", Storage: "*ir.ArrayAttr", ValueType: "none"}

var loops = Ops{
	{
		Name: "condition", Go: "Condition", Summary: "whether a while loop goes on",
		Traits: Traits{HasParent("scf.while"), RegionBranchTerminatorOpInterface, Pure, Terminator},
		Args:   Args{In("condition", I1), In("args", Variadic(AnyType))},
		Format: "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
	},
	{
		Name: "for", Go: "For", Summary: "a loop that counts",
		Traits: Traits{AutomaticAllocationScope, LoopLikeOpInterface, AllTypesMatch("lowerBound", "upperBound", "step"),
			RegionBranchOpInterface, SingleBlockImplicitTerminator(yield), RecursiveMemoryEffects},
		Args: Args{In("lowerBound", AnySignlessIntegerOrIndex), In("upperBound", AnySignlessIntegerOrIndex),
			In("step", AnySignlessIntegerOrIndex), In("initArgs", Variadic(AnyType)), In("unsignedCmp", UnitAttr)},
		Results:       Results{Out("results", Variadic(AnyType))},
		Regions:       Regions{SizedRegion1("region")},
		Asm:           "forSyntax",
		Verify:        "verifyFor",
		VerifyRegions: "verifyForRegion",
		NoBuilder:     true,
	},
	{
		Name: "forall", Go: "Forall", Summary: "a loop whose rounds are independent of each other and put tensors together",
		Traits: Traits{AttrSizedOperandSegments, AutomaticAllocationScope, LoopLikeOpInterface, RecursiveMemoryEffects,
			SingleBlockImplicitTerminator("scf.forall.in_parallel"), RegionBranchOpInterface,
			Marker("DestinationStyleOpInterface"), HasParallelRegion},
		Args: Args{In("dynamicLowerBound", Variadic(Index)), In("dynamicUpperBound", Variadic(Index)), In("dynamicStep", Variadic(Index)),
			In("staticLowerBound", DenseI64ArrayAttr), In("staticUpperBound", DenseI64ArrayAttr), In("staticStep", DenseI64ArrayAttr),
			In("outputs", Variadic(AnyRankedTensor)), In("mapping", OptionalAttr(deviceMappingArray))},
		Results:       Results{Out("results", Variadic(AnyType))},
		Regions:       Regions{SizedRegion1("region")},
		Asm:           "forallSyntax",
		Verify:        "verifyForall",
		VerifyRegions: "verifyDestinations",
		NoBuilder:     true,
	},
	{
		Name: "forall.in_parallel", Go: "InParallel", Summary: "ends a round of forall, and says what it contributes to the results",
		Traits:    Traits{Pure, Terminator, Marker("InParallelOpInterface"), HasParent("scf.forall"), NoTerminator, SingleBlock, GraphRegion},
		Regions:   Regions{SizedRegion1("region")},
		Asm:       "inParallelSyntax",
		Verify:    "verifyInParallel",
		NoBuilder: true,
	},
	{
		Name: "parallel", Go: "Parallel", Summary: "a loop with any number of induction variables, whose rounds run in any order",
		Traits: Traits{AutomaticAllocationScope, AttrSizedOperandSegments, LoopLikeOpInterface, RecursiveMemoryEffects,
			RegionBranchOpInterface, SingleBlockImplicitTerminator("scf.reduce"), HasParallelRegion},
		Args: Args{In("lowerBound", Variadic(Index)), In("upperBound", Variadic(Index)), In("step", Variadic(Index)),
			In("initVals", Variadic(AnyType))},
		Results:   Results{Out("results", Variadic(AnyType))},
		Regions:   Regions{SizedRegion1("region")},
		Asm:       "parallelSyntax",
		Verify:    "verifyParallel",
		NoBuilder: true,
	},
	{
		Name: "reduce", Go: "Reduce", Summary: "ends a round of parallel, and says how its values are combined with those of other rounds",
		Traits:        Traits{Terminator, HasParent("scf.parallel"), RecursiveMemoryEffects, RegionBranchTerminatorOpInterface},
		Args:          Args{In("operands", Variadic(AnyType))},
		Regions:       Regions{VariadicRegion(SizedRegion1("reductions"))},
		Format:        "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
		VerifyRegions: "verifyReduce",
		NoBuilder:     true,
	},
	{
		Name: "reduce.return", Go: "ReduceReturn", Summary: "gives the combination of two values of a reduction",
		Traits: Traits{HasParent("scf.reduce"), Pure, Terminator},
		Args:   Args{In("result", AnyType)},
		Format: "$result attr-dict `:` type($result)",
		Verify: "verifyReduceReturn",
	},
	{
		Name: "while", Go: "While", Summary: "a loop that goes on as long as a condition holds",
		Traits:    Traits{RegionBranchOpInterface, LoopLikeOpInterface, RecursiveMemoryEffects, SingleBlock},
		Args:      Args{In("inits", Variadic(AnyType))},
		Results:   Results{Out("results", Variadic(AnyType))},
		Regions:   Regions{SizedRegion1("before"), SizedRegion1("after")},
		Asm:       "whileSyntax",
		Verify:    "verifyWhile",
		NoBuilder: true,
	},
}

var conditionals = Ops{
	{
		Name: "execute_region", Go: "ExecuteRegion", Summary: "a region of any number of blocks that is executed once",
		Traits:    Traits{RegionBranchOpInterface, RecursiveMemoryEffects},
		Args:      Args{In("no_inline", UnitAttr)},
		Results:   Results{Out("", Variadic(AnyType))},
		Regions:   Regions{AnyRegion("region")},
		Asm:       "executeRegionSyntax",
		Verify:    "verifyExecuteRegion",
		NoBuilder: true,
	},
	{
		Name: "if", Go: "If", Summary: "one of two regions, as a condition says",
		Traits: Traits{RegionBranchOpInterface, SingleBlockImplicitTerminator(yield), RecursiveMemoryEffects, RecursivelySpeculatable,
			NoRegionArguments},
		Args:         Args{In("condition", I1)},
		Results:      Results{Out("results", Variadic(AnyType))},
		Regions:      Regions{SizedRegion1("thenRegion"), MaxSizedRegion1("elseRegion")},
		Asm:          "ifSyntax",
		Verify:       "verifyIf",
		InferResults: "inferIf",
		NoBuilder:    true,
	},
	{
		Name: "index_switch", Go: "IndexSwitch", Summary: "one of several regions, as an index says",
		Traits:  Traits{RecursiveMemoryEffects, SingleBlockImplicitTerminator(yield), RegionBranchOpInterface},
		Args:    Args{In("arg", Index), In("cases", DenseI64ArrayAttr)},
		Results: Results{Out("results", Variadic(AnyType))},
		Regions: Regions{SizedRegion1("defaultRegion"), VariadicRegion(SizedRegion1("caseRegions"))},
		Format: "$arg attr-dict (`->` type($results)^)?\n" +
			"custom<SwitchCases>($cases, $caseRegions) `\\n`\n" +
			"`` `default` $defaultRegion",
		Verify:    "verifyIndexSwitch",
		NoBuilder: true,
	},
	{
		Name: "yield", Go: "Yield", Summary: "ends a region, and gives values to the results or to the next round",
		Traits: Traits{Pure, ReturnLike, Terminator,
			HasParent("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while")},
		Args:   Args{In("results", Variadic(AnyType))},
		Format: "attr-dict ($results^ `:` type($results))?",
	},
}
