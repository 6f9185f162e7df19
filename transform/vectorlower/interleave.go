package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Interleaves returns patterns that reduce vector.interleave and vector.deinterleave to those of
// one dimension: MLIR's populateVectorInterleaveLoweringPatterns.
func Interleaves() []rewrite.Pattern {
	return bounded(rewrite.On(unrollInterleave), rewrite.On(unrollDeinterleave))
}

func unrollInterleave(op vector.InterleaveOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	shape := unrolled(t)
	if len(shape) == 0 || zeroAttr(t) == nil {
		return false
	}
	result := zeros(r, t)
	for at := range ir.Indices(shape) {
		lhs := extractAt(r.Builder, op.Lhs(), at...)
		rhs := extractAt(r.Builder, op.Rhs(), at...)
		result = insertAt(r.Builder, vector.NewInterleave(r.Builder, lhs, rhs).Result(), result, at...)
	}
	return replaced(r, op.Op(), result)
}

func unrollDeinterleave(op vector.DeinterleaveOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Res1())
	shape := unrolled(t)
	if len(shape) == 0 || zeroAttr(t) == nil {
		return false
	}
	even := zeros(r, t)
	odd := even
	inner := without(t, len(shape))
	for at := range ir.Indices(shape) {
		part := vector.NewDeinterleave(r.Builder, inner, extractAt(r.Builder, op.Source(), at...))
		even = insertAt(r.Builder, part.Res1(), even, at...)
		odd = insertAt(r.Builder, part.Res2(), odd, at...)
	}
	r.Replace(op.Op(), even, odd)
	return true
}
