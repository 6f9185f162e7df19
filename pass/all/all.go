// Package all lists the passes of gomlir, for tools that offer them all.
package all

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/affinetoscf"
	"github.com/gomlir/gomlir/lower/apfloat"
	"github.com/gomlir/gomlir/lower/arithtollvm"
	"github.com/gomlir/gomlir/lower/cftollvm"
	"github.com/gomlir/gomlir/lower/cftoscf"
	"github.com/gomlir/gomlir/lower/complextolibm"
	"github.com/gomlir/gomlir/lower/complextollvm"
	"github.com/gomlir/gomlir/lower/complextostandard"
	"github.com/gomlir/gomlir/lower/emulatefloats"
	"github.com/gomlir/gomlir/lower/emulatewideint"
	"github.com/gomlir/gomlir/lower/expandarith"
	"github.com/gomlir/gomlir/lower/expandmath"
	"github.com/gomlir/gomlir/lower/expandmemref"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/indextollvm"
	"github.com/gomlir/gomlir/lower/mathtofuncs"
	"github.com/gomlir/gomlir/lower/mathtolibm"
	"github.com/gomlir/gomlir/lower/mathtollvm"
	"github.com/gomlir/gomlir/lower/memreftollvm"
	"github.com/gomlir/gomlir/lower/ptrtollvm"
	"github.com/gomlir/gomlir/lower/reconcilecasts"
	"github.com/gomlir/gomlir/lower/scftocf"
	"github.com/gomlir/gomlir/lower/stdtollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/lower/ubtollvm"
	"github.com/gomlir/gomlir/lower/vectortollvm"
	"github.com/gomlir/gomlir/lower/vectortoscf"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/affineloops"
	"github.com/gomlir/gomlir/transform/buffers"
	"github.com/gomlir/gomlir/transform/canonicalize"
	"github.com/gomlir/gomlir/transform/composite"
	"github.com/gomlir/gomlir/transform/controlflowsink"
	"github.com/gomlir/gomlir/transform/cse"
	"github.com/gomlir/gomlir/transform/deadvalues"
	"github.com/gomlir/gomlir/transform/debugscope"
	"github.com/gomlir/gomlir/transform/duplicatefunctions"
	"github.com/gomlir/gomlir/transform/extendmath"
	"github.com/gomlir/gomlir/transform/fusemath"
	"github.com/gomlir/gomlir/transform/inline"
	"github.com/gomlir/gomlir/transform/intrange"
	"github.com/gomlir/gomlir/transform/legalizeforexport"
	"github.com/gomlir/gomlir/transform/licm"
	"github.com/gomlir/gomlir/transform/linkage"
	"github.com/gomlir/gomlir/transform/locations"
	"github.com/gomlir/gomlir/transform/mem2reg"
	"github.com/gomlir/gomlir/transform/opaqueptr"
	"github.com/gomlir/gomlir/transform/printing"
	"github.com/gomlir/gomlir/transform/regiontypes"
	"github.com/gomlir/gomlir/transform/runtimeverify"
	"github.com/gomlir/gomlir/transform/sccp"
	"github.com/gomlir/gomlir/transform/scfloops"
	"github.com/gomlir/gomlir/transform/spacecasts"
	"github.com/gomlir/gomlir/transform/sroa"
	"github.com/gomlir/gomlir/transform/symbols"
	"github.com/gomlir/gomlir/transform/targetinfo"
	"github.com/gomlir/gomlir/transform/topologicalsort"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// Passes returns all passes, in a new slice.
func Passes() []*pass.Def {
	return []*pass.Def{
		affineloops.CoalescePass, affineloops.CopyPass, affineloops.FusePass, affineloops.HoistPass, affineloops.JamPass, affineloops.NormalizePass, affineloops.NormalizeMemRefsPass, affineloops.ParallelizePass, affineloops.PipelineTransfersPass, affineloops.RaisePass, affineloops.ScalarsPass, affineloops.SimplifyPass, affineloops.SimplifyExtremaPass, affineloops.TilePass, affineloops.UnrollPass, affineloops.VectorizePass,
		buffers.Promote, buffers.Hoist, buffers.HoistOutOfLoops, buffers.ResultsToArguments,
		canonicalize.Pass,
		controlflowsink.Pass,
		inline.Pass,
		cse.Pass,
		deadvalues.Pass,
		intrange.Optimize, intrange.Narrow, intrange.Unsigned,
		locations.Snapshot, locations.Strip,
		licm.Pass,
		mem2reg.Pass,
		printing.IR, printing.OpStats, printing.OpGraph,
		debugscope.Pass,
		legalizeforexport.Pass,
		linkage.AddComdats, linkage.UseDefaultVisibility,
		spacecasts.Pass,
		sroa.Pass,
		symbols.DCE, symbols.Privatize,
		topologicalsort.Pass,
		vectorlower.LowerMask, vectorlower.LowerMultiReduction, vectorlower.LowerToFromElements,
		extendmath.Pass,
		fusemath.FMA, fusemath.Sincos,
		opaqueptr.Pass,
		regiontypes.Lift,
		runtimeverify.Pass,
		sccp.Pass,
		scfloops.ForallToFor, scfloops.ForallToParallel, scfloops.ForToWhile,
		scfloops.ForCanonicalization, scfloops.ForPeeling, scfloops.ForSpecialization, scfloops.ParallelSpecialization, scfloops.ParallelTiling,
		scfloops.ForRangeFolding, scfloops.ParallelForToNestedFors, scfloops.ParallelFusion,
		targetinfo.ToDataLayout, targetinfo.ToFeatures,

		affinetoscf.Pass, affinetoscf.ExpandIndexOps, affinetoscf.ExpandIndexOpsAsAffine,
		apfloat.Arith, apfloat.Math,
		arithtollvm.Pass,
		emulatewideint.Pass, emulatewideint.MemRefs, emulatefloats.Pass, expandarith.Pass, expandmath.Pass,
		expandmemref.Pass, expandmemref.Realloc, expandmemref.StridedMetadata, expandmemref.Flatten, expandmemref.FoldAliases, expandmemref.FoldAffineAliases,
		duplicatefunctions.Pass,
		composite.FixedPoint,
		functollvm.Pass, functollvm.SetDataLayout, functollvm.RequestCWrappers,
		cftollvm.Pass, cftoscf.Pass,
		complextolibm.Pass, complextollvm.Pass, complextostandard.Pass,
		indextollvm.Pass,
		mathtofuncs.Pass,
		mathtolibm.Pass,
		mathtollvm.Pass,
		memreftollvm.Pass,
		memreftollvm.TypedPass,
		reconcilecasts.Pass,
		scftocf.Pass,
		stdtollvm.Pass,
		toLLVM,
		ubtollvm.Pass,
		vectortollvm.Pass,
		vectortoscf.Pass,
	}
}

// toLLVM is the pass convert-to-llvm for all dialects that have a conversion.
var toLLVM = tollvm.NewPass(map[string]tollvm.PatternFunc{
	"arith": arithtollvm.Patterns,
	"cf":    cftollvm.Patterns,
	"func": func(c *tollvm.TypeConverter) []convert.Pattern {
		return functollvm.Patterns(c, &ir.SymbolTables{})
	},
	"complex": func(c *tollvm.TypeConverter) []convert.Pattern {
		return complextollvm.Patterns(c, complex.RangeBasic)
	},
	"index": indextollvm.Patterns,
	"math": func(c *tollvm.TypeConverter) []convert.Pattern {
		return mathtollvm.Patterns(c, mathtollvm.Options{})
	},
	"memref": func(c *tollvm.TypeConverter) []convert.Pattern {
		return memreftollvm.Patterns(c, memreftollvm.Options{})
	},
	"ptr": ptrtollvm.Patterns,
	"ub":  ubtollvm.Patterns,
	"vector": func(c *tollvm.TypeConverter) []convert.Pattern {
		return vectortollvm.Patterns(c, vectortollvm.Options{WideIndices: true})
	},
})
