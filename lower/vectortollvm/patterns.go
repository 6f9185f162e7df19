package vectortollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/rewrite"
)

// Rewrites returns the patterns for package rewrite that replace operations of the vector dialect
// with simpler ones of the same dialect, until Patterns has a pattern for each. Operations on
// vectors that [tollvm.ExceedsUnrollLimit] remain.
func Rewrites(o Options) []rewrite.Pattern {
	return bounded(slices.Concat(maskFolds(), shapeRewrites(), castRewrites(), maskRewrites(o), elementRewrites(), transferRewrites()))
}

// bounded makes patterns ignore vectors that are too large to unroll.
func bounded(list []rewrite.Pattern) []rewrite.Pattern {
	for i := range list {
		apply := list[i].Rewrite
		list[i].Rewrite = func(op *ir.Operation, r *rewrite.Rewriter) bool {
			return !tollvm.ExceedsUnrollLimit(op) && apply(op, r)
		}
	}
	return list
}

// Patterns returns the patterns for the operations of the vector dialect that Rewrites leaves.
func Patterns(c *tollvm.TypeConverter, o Options) []convert.Pattern {
	l := &lowering{TypeConverter: c, opts: o}
	return slices.Concat(l.reductionPatterns(), l.memoryPatterns(), l.elementPatterns(), []convert.Pattern{
		convert.On(c.TypeConverter, l.lowerCreateMask),
		convert.On(c.TypeConverter, l.lowerPrint),
		convert.On(c.TypeConverter, l.lowerVectorScale),
	})
}

// lowering is the receiver of the patterns.
type lowering struct {
	*tollvm.TypeConverter
	opts Options
}

// vectorTypeOf returns the type of a value that must be a vector.
func vectorTypeOf(v *ir.Value) *ir.VectorType { return v.Type().(*ir.VectorType) }

// withoutDim returns a vector type without one of its dimensions.
func withoutDim(t *ir.VectorType, dim int) *ir.VectorType {
	var shape []int64
	var scalable []bool
	for i, n := range t.Shape() {
		if i != dim {
			shape, scalable = append(shape, n), append(scalable, t.Scalable(i))
		}
	}
	return ir.NewVectorType(shape, scalable, t.Elem())
}

// extractAt creates a vector.extract at constant indices.
func extractAt(b *ir.Builder, v *ir.Value, at ...int64) *ir.Value {
	return vector.NewExtract(b, v, nil, at).Result()
}

// insertAt creates a vector.insert at constant indices.
func insertAt(b *ir.Builder, v, into *ir.Value, at ...int64) *ir.Value {
	return vector.NewInsert(b, v, into, nil, at).Result()
}

// lowerVectorScale calls the intrinsic that returns vscale, the factor of the sizes of scalable
// vectors.
func (l *lowering) lowerVectorScale(op vector.VectorScaleOp, _ vector.VectorScaleAdaptor[*ir.Value], r *convert.Rewriter) bool {
	return replaced(r, op.Op(), llvm.NewVScale(r.Builder, l.IndexType()).Result())
}

// replaced replaces an operation with a value and returns true. r is a rewriter of package rewrite
// or convert.
func replaced(r interface {
	Replace(op *ir.Operation, values ...*ir.Value)
}, op *ir.Operation, v *ir.Value) bool {
	r.Replace(op, v)
	return true
}
