// Package spec is the specification of the affine dialect.
package spec

import (
	"slices"

	memref "github.com/gomlir/gomlir/dialect/memref/spec"
	. "github.com/gomlir/gomlir/ods"
)

// Def is the specification.
var Def = &Dialect{
	Name:    "affine",
	Summary: "loops, conditions and accesses to memory whose bounds and subscripts are affine",

	Interfaces: []string{"inlining.DialectInterface.Is(inliner{})"},
	Imports: []string{
		"github.com/gomlir/gomlir/affine",
		"github.com/gomlir/gomlir/dialect/arith",
	},
	MaterializeConstant: "arith.Dialect.MaterializeConstant",

	Ops: slices.Concat(valueOps, controlOps, accessOps, dmaOps, linearOps),
}

// yield is the name of the operation that ends regions.
const yield = "affine.yield"

// The kinds of attributes that only this dialect has.
var (
	reductionKinds = Attr{Name: "TypedArrayAttrBase<AtomicRMWKindAttr>", Var: "reductionKinds", Storage: "*ir.ArrayAttr", ValueType: "none"}
	localityHint   = Confined(I32Attr, "ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>", "localityHint")
	stepSizes      = Attr{Name: "I64SmallVectorArrayAttr", Var: "constraint.I64ArrayAttr", Storage: "*ir.ArrayAttr", ValueType: "none"}
)

// anyVector is the constraint on vectors with dimensions.
var anyVector = Type{Name: "AnyVectorOfNonZeroRank", Var: "constraint.AnyVectorOfNonZeroRank", Go: "*ir.VectorType", Kind: "builtin.vector"}

// accessTraits are what an access to memory by a map is.
var accessTraits = Traits{Marker("AffineMapAccessInterface"), MemRefsNormalizable}

// valueOps compute indices.
var valueOps = Ops{
	{
		Name: "apply", Go: "Apply", Summary: "the value of an affine map with one result", Fold: "foldApply",
		Traits:    Traits{Pure, Marker("InferIntRangeInterface")},
		Args:      Args{In("map", AffineMapAttr), In("mapOperands", Variadic(Index))},
		Results:   Results{Out("", Index)},
		Asm:       "applySyntax",
		Verify:    "verifyApply",
		NoBuilder: true,
	},
	extremum("max", "Max", "the greatest result of an affine map", "foldMax"),
	extremum("min", "Min", "the least result of an affine map", "foldMin"),
}

func extremum(name, goName, summary, fold string) Op {
	return Op{
		Name: name, Go: goName, Summary: summary, Fold: fold,
		Traits:    Traits{Pure},
		Args:      Args{In("map", AffineMapAttr), In("operands", Variadic(Index))},
		Results:   Results{Out("", Index)},
		Asm:       "extremumSyntax",
		Verify:    "verifyExtremum",
		NoBuilder: true,
	}
}

// controlOps have regions, or end them.
var controlOps = Ops{
	{
		Name: "for", Go: "For", Summary: "a loop that counts between affine bounds", Fold: "foldFor",
		Traits: Traits{AttrSizedOperandSegments, AutomaticAllocationScope, SingleBlockImplicitTerminator(yield), RecursiveMemoryEffects,
			LoopLikeOpInterface, RegionBranchOpInterface},
		Args: Args{In("lowerBoundOperands", Variadic(Index)), In("upperBoundOperands", Variadic(Index)), In("inits", Variadic(AnyType)),
			In("lowerBoundMap", AffineMapAttr), In("upperBoundMap", AffineMapAttr), In("step", IndexAttr)},
		Results:       Results{Out("results", Variadic(AnyType))},
		Regions:       Regions{SizedRegion1("region")},
		Asm:           "forSyntax",
		VerifyRegions: "verifyForRegion",
		NoBuilder:     true,
	},
	{
		Name: "if", Go: "If", Summary: "one of two regions, as an integer set says", Fold: "foldIf",
		Traits: Traits{SingleBlockImplicitTerminator(yield), RecursivelySpeculatable, RecursiveMemoryEffects, NoRegionArguments,
			RegionBranchOpInterface},
		Args:      Args{In("", Variadic(AnyType)), In("condition", IntegerSetAttr)},
		Results:   Results{Out("results", Variadic(AnyType))},
		Regions:   Regions{SizedRegion1("thenRegion"), AnyRegion("elseRegion")},
		Asm:       "ifSyntax",
		Verify:    "verifyIf",
		NoBuilder: true,
	},
	{
		Name: "parallel", Go: "Parallel", Summary: "a loop with any number of induction variables, whose rounds run in any order", Fold: "foldParallel",
		Traits: Traits{AutomaticAllocationScope, SingleBlockImplicitTerminator(yield), RecursivelySpeculatable, RecursiveMemoryEffects,
			LoopLikeOpInterface, MemRefsNormalizable},
		Args: Args{In("reductions", reductionKinds), In("lowerBoundsMap", AffineMapAttr), In("lowerBoundsGroups", I32ElementsAttr),
			In("upperBoundsMap", AffineMapAttr), In("upperBoundsGroups", I32ElementsAttr), In("steps", stepSizes),
			In("mapOperands", Variadic(Index))},
		Results:   Results{Out("results", Variadic(AnyType))},
		Regions:   Regions{SizedRegion1("region")},
		Asm:       "parallelSyntax",
		Verify:    "verifyParallel",
		NoBuilder: true,
	},
	{
		Name: "yield", Go: "Yield", Summary: "ends a region, and gives values to the results or to the next round",
		Traits: Traits{Pure, Terminator, ReturnLike, MemRefsNormalizable},
		Args:   Args{In("operands", Variadic(AnyType))},
		Format: "attr-dict ($operands^ `:` type($operands))?",
		Verify: "verifyYield",
	},
}

// accessOps read and write memory at the results of a map.
var accessOps = Ops{
	{
		Name: "load", Go: "Load", Summary: "an element", Fold: "foldLoad",
		Traits:    accessTraits.With(Marker("AffineReadOpInterface")),
		Args:      Args{In("memref", memref.MemRef, MemRead), In("indices", Variadic(Index)), In("map", AffineMapAttr)},
		Results:   Results{Out("result", AnyType)},
		Asm:       "loadSyntax",
		Verify:    "verifyLoad",
		NoBuilder: true,
	},
	{
		Name: "prefetch", Go: "Prefetch", Summary: "a hint that an element will be needed", Fold: "foldCasts",
		Traits: accessTraits,
		Args: Args{In("memref", memref.MemRef), In("indices", Variadic(Index)), In("isWrite", BoolAttr),
			In("localityHint", localityHint), In("isDataCache", BoolAttr), In("map", AffineMapAttr)},
		Asm:       "prefetchSyntax",
		Verify:    "verifyPrefetch",
		NoBuilder: true,
	},
	{
		Name: "store", Go: "Store", Summary: "a write of an element", Fold: "foldStore",
		Traits: accessTraits.With(Marker("AffineWriteOpInterface")),
		Args: Args{In("value", AnyType), In("memref", memref.MemRef, MemWrite), In("indices", Variadic(Index)),
			In("map", AffineMapAttr)},
		Asm:       "storeSyntax",
		Verify:    "verifyStore",
		NoBuilder: true,
	},
	{
		Name: "vector_load", Go: "VectorLoad", Summary: "elements that are next to each other",
		Traits:    accessTraits.With(Marker("AffineReadOpInterface")),
		Args:      Args{In("memref", memref.MemRef, MemRead), In("indices", Variadic(Index)), In("map", AffineMapAttr)},
		Results:   Results{Out("result", anyVector)},
		Asm:       "vectorLoadSyntax",
		Verify:    "verifyVectorLoad",
		NoBuilder: true,
	},
	{
		Name: "vector_store", Go: "VectorStore", Summary: "a write of elements that are next to each other",
		Traits: accessTraits.With(Marker("AffineWriteOpInterface")),
		Args: Args{In("value", anyVector), In("memref", memref.MemRef, MemWrite), In("indices", Variadic(Index)),
			In("map", AffineMapAttr)},
		Asm:       "vectorStoreSyntax",
		Verify:    "verifyVectorStore",
		NoBuilder: true,
	},
}

// inCode is why the .td files have no operations for DMA.
const inCode = "MLIR defines it in C++, not in a .td file"

// dmaOps copy between memories without the processor. Their maps are discardable attributes:
// MLIR declares no inherent ones.
var dmaOps = Ops{
	{
		Name: "dma_start", Go: "DmaStart", Summary: "the start of a copy that goes on beside the program", Fold: "foldCasts",
		Traits:    accessTraits,
		Args:      Args{In("operands", Variadic(AnyType))},
		Asm:       "dmaStartSyntax",
		Verify:    "verifyDmaStart",
		NoBuilder: true,
		Extension: inCode,
	},
	{
		Name: "dma_wait", Go: "DmaWait", Summary: "the end of a copy that goes on beside the program", Fold: "foldCasts",
		Traits:    accessTraits,
		Args:      Args{In("operands", Variadic(AnyType))},
		Asm:       "dmaWaitSyntax",
		Verify:    "verifyDmaWait",
		NoBuilder: true,
		Extension: inCode,
	},
}

// linearOps go between one index and several.
var linearOps = Ops{
	{
		Name: "delinearize_index", Go: "DelinearizeIndex", Summary: "the parts of an index, as a basis says", Fold: "foldDelinearize",
		Traits:  Traits{Pure},
		Args:    Args{In("linear_index", Index), In("dynamic_basis", Variadic(Index)), In("static_basis", DenseI64ArrayAttr)},
		Results: Results{Out("multi_index", Variadic(Index))},
		Format: "$linear_index `into`\ncustom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\")\n" +
			"attr-dict `:` type($multi_index)",
		Verify:    "verifyDelinearize",
		NoBuilder: true,
	},
	{
		Name: "linearize_index", Go: "LinearizeIndex", Summary: "one index of several, as a basis says", Fold: "foldLinearize",
		Traits: Traits{Pure, AttrSizedOperandSegments},
		Args: Args{In("multi_index", Variadic(Index)), In("dynamic_basis", Variadic(Index)), In("static_basis", DenseI64ArrayAttr),
			In("disjoint", UnitProp)},
		Results: Results{Out("linear_index", Index)},
		Format: "(`disjoint` $disjoint^)? ` `\n`[` $multi_index `]` `by`\ncustom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\")\n" +
			"attr-dict `:` type($linear_index)",
		Verify:    "verifyLinearize",
		NoBuilder: true,
	},
}
