package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// FromElements returns patterns that reduce vector.from_elements to those of one dimension:
// MLIR's populateVectorFromElementsUnrollPatterns.
func FromElements() []rewrite.Pattern { return bounded(rewrite.On(unrollFromElements)) }

// ToElements returns patterns that reduce vector.to_elements to those of one dimension:
// MLIR's populateVectorToElementsUnrollPatterns.
func ToElements() []rewrite.Pattern { return bounded(rewrite.On(unrollToElements)) }

// Steps returns patterns that make constants of vector.step:
// MLIR's populateVectorStepLoweringPatterns.
func Steps() []rewrite.Pattern { return bounded(rewrite.On(constantStep)) }

// FMAs returns patterns that reduce vector.fma to those of one dimension:
// MLIR's populateVectorRankReducingFMAPattern.
func FMAs() []rewrite.Pattern { return bounded(rewrite.On(unrollFMA)) }

func unrollFromElements(op vector.FromElementsOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	if t.Rank() < 2 {
		return false
	}
	inner := withoutDim(t, 0)
	elems := op.Elements().Values()
	n := int64(len(elems)) / t.Shape()[0]
	result := poisonVector(r, t)
	for i := range t.Shape()[0] {
		part := vector.NewFromElements(r.Builder, inner, elems[i*n:(i+1)*n]...).Result()
		result = insertAt(r.Builder, part, result, i)
	}
	return replaced(r, op.Op(), result)
}

func unrollToElements(op vector.ToElementsOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Source())
	if t.Rank() < 2 || t.Scalable(0) {
		return false
	}
	var parts, values []*ir.Value
	for i := range t.Shape()[0] {
		parts = append(parts, extractAt(r.Builder, op.Source(), i))
	}
	for _, p := range parts {
		for _, v := range vector.NewToElements(r.Builder, p).Op().Results().All() {
			values = append(values, v)
		}
	}
	r.Replace(op.Op(), values...)
	return true
}

func constantStep(op vector.StepOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	n := t.Shape()[0]
	if t.IsScalable() || n > maxListed {
		return false
	}
	list := make([]num.Int, n)
	for i := range list {
		list[i] = num.NewInt(64, int64(i))
	}
	return replaced(r, op.Op(), arith.NewConstant(r.Builder, ir.NewDenseInts(t, list...)).Result())
}

func unrollFMA(op vector.FMAOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	if t.Rank() < 2 || zeroAttr(t.Elem()) == nil {
		return false
	}
	result := vector.NewBroadcast(r.Builder, t, zeros(r, t.Elem())).Result()
	for i := range t.Shape()[0] {
		a := extractAt(r.Builder, op.Lhs(), i)
		b := extractAt(r.Builder, op.Rhs(), i)
		c := extractAt(r.Builder, op.Acc(), i)
		result = insertAt(r.Builder, vector.NewFMA(r.Builder, a, b, c).Result(), result, i)
	}
	return replaced(r, op.Op(), result)
}
