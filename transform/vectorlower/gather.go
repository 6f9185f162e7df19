package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/rewrite"
)

// Gathers returns patterns that reduce gathers to those of one dimension:
// MLIR's populateVectorGatherLoweringPatterns.
func Gathers() []rewrite.Pattern { return bounded(rewrite.On(unrollGather)) }

// unrollGather replaces a gather with gathers of one dimension less.
func unrollGather(op vector.GatherOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	if t.Rank() <= 1 || t.Scalable(0) || masked(op.Op()) {
		return false
	}
	inner := withoutDim(t, 0)
	result := poisonVector(r, t)
	for i := range t.Shape()[0] {
		indices := extractAt(r.Builder, op.Indices(), i)
		mask := extractAt(r.Builder, op.Mask(), i)
		pass := extractAt(r.Builder, op.PassThru(), i)
		g := vector.NewGather(r.Builder, inner, op.Base(), op.Offsets().Values(), indices, mask, pass)
		if a, ok := op.Alignment(); ok {
			g.SetAlignment(a)
		}
		result = insertAt(r.Builder, g.Result(), result, i)
	}
	return replaced(r, op.Op(), result)
}
