// Package testpass has the passes of upstream's mlir-opt that only its tests use, as far as
// the tests run here. They are written against the public API, as anybody would write
// passes.
package testpass

import (
	"slices"

	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
)

// All returns all of gomlir's passes and those of this package, in a new slice: what
// upstream's mlir-opt has registered, as far as it goes.
func All() []*pass.Def { return slices.Concat(all.Passes(), Passes()) }

// Passes returns the passes and pipelines of this package, in a new slice.
func Passes() []*pass.Def {
	return append(slices.Concat(vectorPasses(), scfPasses(), affinePasses()),
		statistics, module, function, functionInterface,
		options, optionsSuper, optionsA, optionsB,
		optionsPipeline, optionsSuperPipeline, optionsABPipeline, nestedPipeline, textualNestedPipeline,
		crash, failure, invalidParent, invalidIR,
		dynamicPipeline(),
		remarks,
		printInvalid, recursiveTypes, affineWalk, opaqueLocs, printNesting, visitors, visitorsInterrupt, blocksInterrupt, regionsInterrupt,
		clone, takeBody, diagnosticFilter, matchers,
		printCallgraph, inlineRegions, inlineWrapped, convertPDLL,
		deadCode, liveness, lastModified, nextAccess, fooPass,
		cfgLoops, printTopologicalSort, topologicalSortAnalysis, printLiveness,
		aliases, aliasesRestrict, modRefs, printDominance(),
		unknownRoot, remappedValue, selectiveReplacement,
		greedy, strict, walk, singleFold, legalize, typeConversion, targetMaterialization, mergeBlocks, decompose,
		layoutQuery, operationsEquality, distinctAttrs, sideEffects, convertCallOp, convertFuncOp, commutativity, wideInt, narrowInt, reifyBounds, eliminateMasks, flattenAndNarrow, multiBuffering, assertWithoutAbort, lowerToLLVM, reducePowers,
		composeSubViews,
		lazyLoading, bytecodeRoundTrip,
		insertArg, insertResult, eraseArg, eraseResult, setType,
	)
}

// class is the name of a class of upstream's that only one of its files knows.
func class(name string) string { return "(anonymous namespace)::" + name }
