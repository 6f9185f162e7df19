package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Scans returns patterns that combine slices of vector.scan one after the other:
// MLIR's populateVectorScanLoweringPatterns.
func Scans() []rewrite.Pattern { return bounded(rewrite.On(unrollScan)) }

// unrollScan combines each slice with what has come before.
func unrollScan(op vector.ScanOp, r *rewrite.Rewriter) bool {
	t, initial := vectorTypeOf(op.Source()), vectorTypeOf(op.InitialValue())
	dim := int(op.ReductionDim())
	if op.Kind().Combination(t) == nil || t.Scalable(dim) || t.Shape()[dim] > maxListed {
		return false
	}
	shape := slices.Clone(t.Shape())
	shape[dim] = 1
	slice := ir.NewVectorType(shape, t.ScalableDims(), t.Elem())
	offsets, ones := make([]int64, t.Rank()), slices.Repeat([]int64{1}, t.Rank())
	result := zeros(r, t)
	var output, input *ir.Value // of the slice before
	for i := range t.Shape()[dim] {
		offsets[dim] = i
		v := extractSlice(r, op.Source(), offsets, shape, ones)
		switch {
		case i > 0 && op.Inclusive():
			output = op.Kind().Combine(r.Builder, output, v).Result(0)
		case i > 0:
			output = op.Kind().Combine(r.Builder, output, input).Result(0)
		case op.Inclusive():
			output = v
		case initial.Rank() == 0:
			output = vector.NewBroadcast(r.Builder, slice, op.InitialValue()).Result()
		default:
			output = vector.NewShapeCast(r.Builder, slice, op.InitialValue()).Result()
		}
		result = insertSlice(r, output, result, offsets, ones)
		input = v
	}
	var last *ir.Value
	if initial.Rank() == 0 {
		last = vector.NewBroadcast(r.Builder, initial, extractAt(r.Builder, output, 0)).Result()
	} else {
		last = vector.NewShapeCast(r.Builder, initial, output).Result()
	}
	r.Replace(op.Op(), result, last)
	return true
}
