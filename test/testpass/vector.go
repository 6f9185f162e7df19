package testpass

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// vectorPasses are those that apply patterns of the vector dialect.
func vectorPasses() []*pass.Def {
	return []*pass.Def{
		onVectors("test-vector-scan-lowering", "Test lowering patterns that lower the scan op in the vector dialect",
			"TestVectorScanLowering", vectorlower.Scans()),
		onVectors("test-vector-shuffle-lowering", "Test lowering patterns for vector.shuffle with mixed-size inputs",
			"TestVectorShuffleLowering", vectorlower.Shuffles()),
		onVectors("test-vector-break-down-bitcast", "Test pattern that breaks down vector.bitcast ops ",
			"TestVectorBreakDownBitCast", vectorlower.BitCastPieces(func(op vector.BitCastOp) bool {
				shape := op.Source().Type().(*ir.VectorType).Shape()
				return shape[len(shape)-1] > 4
			})),
		onVectors("test-vector-reduction-to-contract-patterns", "Test patterns to convert multireduce op to contract and combine broadcast/transpose to contract",
			"TestVectorReduceToContractPatternsPatterns", vectorlower.ReductionsToContractions()),
		onVectors("test-vector-chained-reduction-folding-patterns", "Test patterns to fold chained vector reductions",
			"TestVectorChainedReductionFoldingPatterns", vectorlower.ReductionChains()),
		onVectors("test-vector-contraction-prepare-for-mmt-lowering", "Test vector.contract matmul canonicalization for MMT lowering.",
			"TestVectorContractionPrepareForMMTLowering", vectorlower.TransposedProducts()),
		createBroadcast, vectorToVector,
	}
}

// onVectors returns a pass for functions that applies patterns until none matches.
func onVectors(name, summary, className string, patterns []rewrite.Pattern) *pass.Def {
	return &pass.Def{Name: name, Summary: summary, Class: class(className), On: "func.func", New: always(func(j *pass.Job) {
		rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true})
	})}
}

// createBroadcast makes broadcasts along the dimensions that an attribute lists.
var createBroadcast = &pass.Def{Name: "test-create-vector-broadcast", Summary: "Test optimization transformations for transfer ops",
	Class: class("TestCreateVectorBroadcast"), On: "func.func", New: always(func(j *pass.Job) {
		for op := range ir.Postorder(j.Op) {
			if op.Name() != "test_create_broadcast" {
				continue
			}
			var dims []int
			for _, d := range ir.DenseInts[int64](op.Attr("broadcast_dims").(*ir.DenseArrayAttr)) {
				dims = append(dims, int(d))
			}
			b := ir.NewBuilder(op.Context()).SetLoc(op.Loc()).Before(op)
			shape := op.Result(0).Type().(*ir.VectorType).Shape()
			op.Result(0).ReplaceAllUsesWith(vector.BroadcastAlong(b, op.Operand(0), shape, dims))
			op.Erase()
		}
	})}

// vectorToVector applies several lists of patterns.
var vectorToVector = &pass.Def{Name: "test-vector-to-vector-lowering", Summary: "Test lowering patterns between ops in the vector dialect",
	Class: class("TestVectorToVectorLowering"), On: "func.func", New: func(o *pass.Options) func(*pass.Job) {
		unroll := false
		o.Bool(&unroll, "unroll", "Include unrolling")
		return func(j *pass.Job) {
			patterns := slices.Concat(vectorlower.MaskFolds(), vectorlower.BitCastsOfSlices(), vectorlower.LeadingUnitDims())
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true})
		}
	}}
