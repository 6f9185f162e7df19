package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// BitCasts returns patterns that make casts of vectors of one dimension:
// MLIR's populateVectorBitCastLoweringPatterns.
func BitCasts() []rewrite.Pattern { return bounded(rewrite.On(unrollBitCast)) }

func unrollBitCast(op vector.BitCastOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	shape := unrolled(t)
	if len(shape) == 0 {
		return false
	}
	result, inner := poisonVector(r, t), without(t, len(shape))
	for at := range ir.Indices(shape) {
		part := vector.NewBitCast(r.Builder, inner, extractAt(r.Builder, op.Source(), at...)).Result()
		result = insertAt(r.Builder, part, result, at...)
	}
	return replaced(r, op.Op(), result)
}
