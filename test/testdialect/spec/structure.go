package spec

import . "github.com/gomlir/gomlir/ods"

// sizedRegion2 is a region of two blocks.
func sizedRegion2(name string) Region { return Region{Name: name, Var: "sizedRegion2"} }

const finish = "test.finish"

// structureOps have regions, or branch.
var structureOps = Ops{
	{
		Name: "symbol", Summary: "a symbol", Traits: Traits{NoMemoryEffect, Symbol},
		Args: Args{In("sym_name", StrAttr), In("sym_visibility", OptionalAttr(StrAttr))},
	},
	{
		Name: "symbol_with_result", Summary: "a symbol with a result, which no symbol may have", Traits: Traits{Symbol},
		Args: Args{In("sym_name", StrAttr), In("sym_visibility", OptionalAttr(StrAttr))}, Results: Results{Out("result", AnyType)},
	},
	{
		Name: "symbol_scope", Summary: "a symbol table", Traits: Traits{SymbolTable, SingleBlockImplicitTerminator(finish)},
		Regions: Regions{SizedRegion1("region")},
	},
	{
		Name: "symbol_scope_isolated", Summary: "a symbol table that is isolated from above",
		Traits: Traits{IsolatedFromAbove, SymbolTable, SingleBlockImplicitTerminator(finish)}, Regions: Regions{SizedRegion1("region")},
	},
	{Name: "symbol_table_region", Summary: "a symbol table without a terminator", Traits: Traits{SymbolTable}, Regions: Regions{SizedRegion1("region")}},
	{Name: "one_region_op", Go: "OneRegion", Summary: "one region", Regions: Regions{AnyRegion("body")}},
	{Name: "two_region_op", Go: "TwoRegions", Summary: "two regions", Regions: Regions{AnyRegion("first"), AnyRegion("second")}},
	{Name: "sized_region_op", Go: "SizedRegions", Summary: "regions of two blocks and of one", Regions: Regions{sizedRegion2("my_region"), SizedRegion1("")}},
	{
		Name: "isolated_one_region_op", Go: "IsolatedOneRegion", Summary: "a region that is isolated from above", Traits: Traits{IsolatedFromAbove},
		Args: Args{In("operands", Variadic(AnyType))}, Results: Results{Out("results", Variadic(AnyType))}, Regions: Regions{AnyRegion("my_region")},
		Format: "attr-dict-with-keyword $operands $my_region `:` type($operands) `->` type($results)",
	},
	{
		Name: "isolated_regions", Summary: "regions that are isolated from above", Traits: Traits{IsolatedFromAbove},
		Regions: Regions{VariadicRegion(AnyRegion("regions"))}, Format: "attr-dict-with-keyword $regions",
	},
	{
		Name: "alloca_scope_region", Summary: "a region whose memory is freed at its end", Traits: Traits{AutomaticAllocationScope},
		Regions: Regions{AnyRegion("region")}, Format: "attr-dict-with-keyword $region",
	},
	{
		Name: "one_region_with_recursive_memory_effects", Summary: "a region that is dead if nothing in it is live", Traits: Traits{RecursiveMemoryEffects},
		Results: Results{Out("result", AnyType)}, Regions: Regions{SizedRegion1("body")},
	},
	{
		Name: "single_no_terminator_op", Go: "SingleNoTerminator", Summary: "a block without a terminator", Traits: Traits{SingleBlock, NoTerminator, GraphRegion},
		Regions: Regions{SizedRegion1("my_region")}, Format: "attr-dict `:` $my_region",
	},
	{
		Name: "variadic_no_terminator_op", Go: "VariadicNoTerminator", Summary: "blocks without a terminator", Traits: Traits{SingleBlock, NoTerminator, GraphRegion},
		Regions: Regions{VariadicRegion(SizedRegion1("my_regions"))}, Format: "attr-dict `:` $my_regions",
	},
	{Name: "finish", Summary: "a terminator", Traits: Traits{Terminator}},
	{
		Name: "SingleBlockImplicitTerminator", Summary: "a block whose terminator need not be written", Traits: Traits{SingleBlockImplicitTerminator(finish)},
		Regions: Regions{SizedRegion1("region")},
	},
	{
		Name: "br", Go: "Branch", Summary: "a branch", Traits: Traits{BranchOpInterface, Terminator},
		Args: Args{In("targetOperands", Variadic(AnyType))}, Successors: Successors{AnySuccessor("target").With("targetOperands")},
	},
	{
		Name: "producing_br", Go: "ProducingBranch", Summary: "a branch with a result", Traits: Traits{AttrSizedOperandSegments, BranchOpInterface, Terminator},
		Args:       Args{In("firstOperands", Variadic(AnyType)), In("secondOperands", Variadic(AnyType))},
		Results:    Results{Out("dummy", I32)},
		Successors: Successors{AnySuccessor("first").With("firstOperands"), AnySuccessor("second").With("secondOperands")},
	},
	{
		Name: "internal_br", Go: "InternalBranch", Summary: "a branch that makes the first argument of its second successor itself",
		Traits:     Traits{AttrSizedOperandSegments, BranchOpInterface, Terminator},
		Args:       Args{In("successOperands", Variadic(AnyType)), In("errorOperands", Variadic(AnyType))},
		Successors: Successors{AnySuccessor("successPath"), AnySuccessor("errorPath")},
	},
	{
		Name: "ssacfg_region", Go: "SSACFGRegion", Summary: "regions in which definitions dominate uses", Args: Args{In("operands", Variadic(AnyType))},
		Results: out(Variadic(AnyType)), Regions: Regions{VariadicRegion(AnyRegion("regions"))},
	},
	{
		Name: "isolated_graph_region", Summary: "a graph region that is isolated from above", Traits: Traits{GraphRegion, IsolatedFromAbove},
		Regions: Regions{AnyRegion("region")}, Format: "attr-dict-with-keyword $region",
	},
	{
		Name: "region_yield", Summary: "a terminator with a value", Traits: Traits{Pure, ReturnLike, Terminator},
		Args: Args{In("result", AnyType)}, Format: "$result `:` type($result) attr-dict",
	},
	{
		Name: "buffer_based", Summary: "something that makes one buffer of another", Args: Args{In("input", rankedOrNotRef), In("output", rankedOrNotRef)},
		Format: "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` attr-dict",
	},
	{
		Name: "region_buffer_based", Summary: "something that makes one buffer of another with a region",
		Traits: Traits{SingleBlockImplicitTerminator("test.region_yield")},
		Args:   Args{In("input", rankedOrNotRef), In("output", rankedOrNotRef)}, Regions: Regions{AnyRegion("region")},
		Format: "`in` `(` $input `:` type($input) `)` `out` `(` $output `:` type($output) `)` $region attr-dict",
	},
	{
		Name: "copy", Summary: "a copy of a buffer to another", Args: Args{In("source", rankedOrNotRef, MemRead), In("target", rankedOrNotRef, MemWrite)},
		Format: "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict",
	},
	{
		Name: "op_norm", Go: "Normalizable", Summary: "uses memrefs of any layout", Traits: Traits{MemRefsNormalizable},
		Args: Args{In("X", anyMemRef), In("Y", anyMemRef)},
	},
	{
		Name: "op_norm_ret", Go: "NormalizableResults", Summary: "makes memrefs of any layout of one", Traits: Traits{MemRefsNormalizable},
		Args: Args{In("X", anyMemRef)}, Results: Results{Out("Y", anyMemRef), Out("Z", anyMemRef)}, ResultNames: "nameByDefinition",
	},
	{Name: "op_nonnorm", Go: "NotNormalizable", Summary: "uses memrefs of one layout", Args: Args{In("X", anyMemRef), In("Y", anyMemRef)}},
	{
		Name: "multi_slot_alloca", Summary: "several variables",
		Results: Results{Out("results", Variadic(Type{Name: "MemRefOf<[I32]>", Var: "memRefOfI32"}))},
		Format:  "attr-dict `:` functional-type(operands, results)",
	},
	{
		Name: "op_with_data_layout", Summary: "an operation with a data layout", Traits: Traits{IsolatedFromAbove},
		Regions: Regions{VariadicRegion(AnyRegion("regions"))}, Verify: "datalayout.VerifyOp",
	},
	{Name: "data_layout_query", Summary: "asks for the layout of the type of its result", Results: Results{Out("res", AnyType)}},
	{
		Name: "test_effects_result", Go: "EffectsResult", Summary: "a result that stands for memory", Results: Results{Out("", I32, MemAlloc, MemWrite)},
	},
	{Name: "op_with_memread", Summary: "a read of memory", Traits: Traits{MemoryEffects(MemRead)}, Results: out(AnyInteger)},
	{Name: "op_with_memwrite", Summary: "a write to memory", Traits: Traits{MemoryEffects(MemWrite)}},
}.InFile("structure")
