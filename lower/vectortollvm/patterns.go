package vectortollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// Rewrites returns the patterns for package rewrite that replace operations of the vector dialect
// with simpler ones of the same dialect, until Patterns has a pattern for each. Operations on
// vectors that [vector.ExceedsUnrollLimit] remain.
func Rewrites(o Options) []rewrite.Pattern {
	return slices.Concat(
		vector.MaskFolds(),
		vectorlower.BitCasts(),
		vectorlower.Broadcasts(),
		vectorlower.OuterProducts(),
		vectorlower.Contractions(o.Contract),
		matrixProducts(o),
		vectorlower.Masks(),
		vectorlower.ShapeCasts(),
		vectorlower.Interleaves(),
		vectorlower.Transposes(o.Transpose),
		matrixTransposes(o),
		vectorlower.Transfers(),
		vectorlower.MaskComparisons(o.WideIndices),
		vectorlower.StridedSlices(),
		vectorlower.Steps(),
		vectorlower.FMAs(),
		vectorlower.Gathers(),
		vectorlower.FromElements(),
		vectorlower.ToElements(),
	)
}

// Patterns returns the patterns for the operations of the vector dialect that Rewrites leaves.
func Patterns(c *tollvm.TypeConverter, o Options) []convert.Pattern {
	l := &lowering{TypeConverter: c, opts: o}
	return slices.Concat(l.reductionPatterns(), l.memoryPatterns(), l.elementPatterns(), []convert.Pattern{
		convert.On(nil, l.lowerCreateMask), // it takes an index that is not converted yet as well
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

// lowerVectorScale calls the intrinsic that returns vscale, the factor of the sizes of scalable
// vectors.
func (l *lowering) lowerVectorScale(op vector.VectorScaleOp, _ vector.VectorScaleAdaptor[*ir.Value], r *convert.Rewriter) bool {
	return replaced(r, op.Op(), llvm.NewVScale(r.Builder, l.IndexType()).Result())
}

// replaced replaces an operation with a value and returns true.
func replaced(r *convert.Rewriter, op *ir.Operation, v *ir.Value) bool {
	r.Replace(op, v)
	return true
}

// lowerCreateMask creates a scalable mask by comparing indices with a bound.
func (l *lowering) lowerCreateMask(op vector.CreateMaskOp, in vector.CreateMaskAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if t.Rank() != 1 || !t.IsScalable() {
		return false
	}
	elem := r.Context().I32()
	if l.opts.WideIndices {
		elem = r.Context().I64()
	}
	all := ir.NewVectorType(t.Shape(), t.ScalableDims(), elem)
	indices := llvm.NewStepVector(r.Builder, all).Result()
	bound := in.Operands()[0]
	if bound.Type() != ir.Type(elem) {
		bound = arith.NewIndexCast(r.Builder, elem, bound).Result()
	}
	b := vector.NewBroadcast(r.Builder, all, bound).Result()
	return replaced(r, op.Op(), arith.NewCmpI(r.Builder, arith.CmpIPredicateSlt, indices, b).Result())
}
