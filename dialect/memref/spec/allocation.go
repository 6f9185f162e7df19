package spec

import . "github.com/gomlir/gomlir/ods"

// allocLike is the shape of operations that allocate a memref of a type.
func allocLike(results Results) Op {
	return Op{
		Traits:  Traits{AttrSizedOperandSegments},
		Args:    Args{In("dynamicSizes", Variadic(Index)), In("symbolOperands", Variadic(Index)), In("alignment", ValidAlignment)},
		Results: results,
		Format:  "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
	}
}

// allocationOps make and free memory.
var allocationOps = Ops{
	allocated(allocLike(Results{Out("memref", MemRef, MemAlloc)}), "alloc", "Alloc", "memory on the heap", "verifyAlloc", "nameAlloc"),
	allocated(allocLike(Results{Out("memref", MemRef, MemAlloc.On(AutomaticAllocationScopeResource))}),
		"alloca", "Alloca", "memory on the stack", "verifyAlloca", "nameAlloca"),
	{
		Name: "realloc", Go: "Realloc", Summary: "memory with another size, with what was in it",
		Args:    Args{In("source", MemRef1D, MemFree), In("dynamicResultSize", Optional(Index)), In("alignment", ValidAlignment)},
		Results: Results{Out("", MemRef1D, MemAlloc)},
		Format:  "$source (`(` $dynamicResultSize^ `)`)? attr-dict\n`:` type($source) `to` type(results)",
		Verify:  "verifyRealloc",
	},
	{
		Name: "dealloc", Go: "Dealloc", Summary: "the end of memory on the heap", Fold: "foldCasts",
		Traits: Traits{MemRefsNormalizable},
		Args:   Args{In("memref", AnyMemRef, MemFree)},
		Format: "$memref attr-dict `:` type($memref)",
	},
	{
		Name: "alloca_scope", Go: "AllocaScope", Summary: "a region at whose end memory on the stack is freed",
		Traits: Traits{AutomaticAllocationScope, RegionBranchOpInterface, SingleBlockImplicitTerminator("memref.alloca_scope.return"),
			RecursiveMemoryEffects, NoRegionArguments},
		Results: Results{Out("results", Variadic(AnyType))},
		Regions: Regions{SizedRegion1("bodyRegion")},
		Asm:     "allocaScopeSyntax",
	},
	{
		Name: "alloca_scope.return", Go: "AllocaScopeReturn", Summary: "the end of an alloca_scope, with its results",
		Traits: Traits{HasParent("memref.alloca_scope"), Pure, ReturnLike, Terminator},
		Args:   Args{In("results", Variadic(AnyType))},
		Format: "attr-dict ($results^ `:` type($results))?",
	},
}

func allocated(op Op, name, goName, summary, verify, resultNames string) Op {
	op.Verify, op.ResultNames = verify, resultNames
	return op.As(name, goName).About(summary)
}

// globalOps are about variables that exist as long as the program.
var globalOps = Ops{
	{
		Name: "global", Go: "Global", Summary: "a global variable",
		Traits: Traits{Symbol},
		Args: Args{In("sym_name", SymbolNameAttr), In("sym_visibility", OptionalAttr(StrAttr)), In("type", MemRefTypeAttr),
			In("initial_value", OptionalAttr(AnyAttr)), In("constant", UnitAttr), In("alignment", ValidAlignment)},
		Format: "($sym_visibility^)?\n(`constant` $constant^)?\n$sym_name `:`\n" +
			"custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value)\nattr-dict",
		Verify: "verifyGlobal",
	},
	{
		Name: "get_global", Go: "GetGlobal", Summary: "the memory of a global variable",
		Traits:           Traits{Pure},
		Args:             Args{In("name", FlatSymbolRefAttr)},
		Results:          Results{Out("result", StaticMemRef)},
		Format:           "$name `:` type($result) attr-dict",
		VerifySymbolUses: "verifyGetGlobal",
	},
}
