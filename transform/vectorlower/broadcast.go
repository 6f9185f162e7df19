package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Broadcasts returns patterns that reduce broadcasts to those of scalars to vectors of one
// dimension: MLIR's populateVectorBroadcastLoweringPatterns.
func Broadcasts() []rewrite.Pattern { return bounded(rewrite.On(unrollBroadcast)) }

// unrollBroadcast repeats a vector along the first dimension. It uses a broadcast for the other
// dimensions.
func unrollBroadcast(op vector.BroadcastOp, r *rewrite.Rewriter) bool {
	from, ok := op.Source().Type().(*ir.VectorType)
	if !ok {
		return false
	}
	to := vectorTypeOf(op.Result())
	if from.Rank() <= 1 && to.Rank() == 1 {
		scalar := extractAt(r.Builder, op.Source(), make([]int64, from.Rank())...)
		return replaced(r, op.Op(), vector.NewBroadcast(r.Builder, to, scalar).Result())
	}
	if to.Rank() == 0 {
		return false
	}
	inner, size := withoutDim(to, 0), to.Shape()[0]
	repeat := func(v, result *ir.Value) bool {
		for d := range size {
			result = insertAt(r.Builder, v, result, d)
		}
		return replaced(r, op.Op(), result)
	}
	if from.Rank() < to.Rank() {
		part := vector.NewBroadcast(r.Builder, inner, op.Source()).Result()
		return repeat(part, poisonVector(r, to))
	}
	stretched := 0
	for stretched < to.Rank() && from.Shape()[stretched] == to.Shape()[stretched] {
		stretched++
	}
	switch {
	case stretched == to.Rank():
		return replaced(r, op.Op(), op.Source())
	case stretched == 0:
		result := poisonVector(r, to)
		return repeat(vector.NewBroadcast(r.Builder, inner, extractAt(r.Builder, op.Source(), 0)).Result(), result)
	case to.Scalable(0):
		return false
	}
	result := poisonVector(r, to)
	for d := range size {
		part := vector.NewBroadcast(r.Builder, inner, extractAt(r.Builder, op.Source(), d)).Result()
		result = insertAt(r.Builder, part, result, d)
	}
	return replaced(r, op.Op(), result)
}
