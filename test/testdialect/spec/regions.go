package spec

import . "github.com/gomlir/gomlir/ods"

// regionOps have control flow between their regions.
var regionOps = Ops{
	{
		Name: "region_if_yield", Go: "RegionIfYield", Summary: "ends the regions of test.region_if",
		Traits: Traits{NoMemoryEffect, ReturnLike, Terminator},
		Args:   Args{In("results", Variadic(AnyType))},
		Format: "$results `:` type($results) attr-dict",
	},
	{
		Name: "region_if", Go: "RegionIf", Summary: "one of two regions is executed, then a third",
		Traits:  Traits{RegionBranchOpInterface, SingleBlockImplicitTerminator("test.region_if_yield"), RecursiveMemoryEffects},
		Args:    Args{In("operands", Variadic(AnyType))},
		Results: Results{Out("results", Variadic(AnyType))},
		Regions: Regions{SizedRegion1("thenRegion"), AnyRegion("elseRegion"), AnyRegion("joinRegion")},
		Asm:     "regionIfSyntax",
	},
	{
		Name: "any_cond", Go: "AnyCond", Summary: "a region is executed once",
		Traits:  Traits{RegionBranchOpInterface, RecursiveMemoryEffects},
		Results: Results{Out("results", Variadic(AnyType))},
		Regions: Regions{AnyRegion("region")},
	},
	{
		Name: "loop_block", Go: "LoopBlock", Summary: "a region is executed, maybe again and again",
		Traits:  Traits{RegionBranchOpInterface, RecursiveMemoryEffects},
		Args:    Args{In("init", I32)},
		Results: Results{Out("floatResult", F32)},
		Regions: Regions{SizedRegion1("body")},
		Format:  "$init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword",
	},
	{
		Name: "loop_block_term", Go: "LoopBlockTerm", Summary: "ends the region of test.loop_block",
		Traits: Traits{RegionBranchTerminatorOpInterface, Pure, Terminator},
		Args:   Args{In("nextIterArg", I32), In("exitArg", F32)},
		Format: "`iter` $nextIterArg `exit` $exitArg attr-dict",
	},
	{
		Name: "graph_region", Go: "GraphRegion", Summary: "operations without order",
		Traits:  Traits{GraphRegion, NoTerminator},
		Regions: Regions{AnyRegion("region")},
		Format:  "attr-dict-with-keyword $region",
	},
	{
		Name: "switch_with_no_break", Go: "SwitchWithNoBreak", Summary: "a region is executed, and those after it",
		Traits:  Traits{NoTerminator, RegionBranchOpInterface},
		Args:    Args{In("arg", Index), In("cases", DenseI64ArrayAttr)},
		Regions: Regions{VariadicRegion(SizedRegion1("caseRegions"))},
		Format:  "$arg attr-dict custom<SwitchCases>($cases, $caseRegions)",
	},
}.InFile("regions")
