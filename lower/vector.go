package lower

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// VectorOptions say how operations of the vector dialect are converted.
type VectorOptions struct {
	// Reassociate lets LLVM sum up floating-point numbers in any order.
	Reassociate bool
	// WideIndices compares the indices of masks in 64 bits, where otherwise 32 are
	// taken to be enough.
	WideIndices bool
	// Aligned takes all accesses to be aligned as their vectors prefer, instead of
	// as the elements are.
	Aligned bool
}

// VectorToLLVM is the pass convert-vector-to-llvm. It first takes apart what LLVM has
// no instruction for, by patterns that leave the dialect as it is, and then converts
// what there is. What has no pattern stays.
var VectorToLLVM = &pass.Def{
	Name:    "convert-vector-to-llvm",
	Summary: "Lower the operations from the vector dialect into the LLVM dialect",
	Class:   "ConvertVectorToLLVMPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var opts VectorOptions
		narrow := true
		o.Bool(&opts.Reassociate, "reassociate-fp-reductions", "Allows llvm to reassociate floating-point reductions for speed")
		o.Bool(&narrow, "force-32bit-vector-indices", "Allows compiler to assume vector indices fit in 32-bit if that yields faster code")
		o.Bool(&opts.Aligned, "use-vector-alignment", "Use the preferred alignment of a vector type in load/store operations instead of the alignment "+
			"of the element type of the memref. This flag is intended for use with hardware which requires"+
			"vector alignment, or in application contexts where it is known all vector access are naturally aligned. "+
			"If operations have an alignment attribute set, the alignment attribute takes priority over this option ")
		return func(j *pass.Job) {
			opts := opts
			opts.WideIndices = !narrow
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(VectorRewrites(opts)...), rewrite.Config{})
			c := NewTypeConverter(j.Op.Context(), Options{Report: j.Report})
			t := Target()
			t.LegalDialects("arith", "memref")
			Run(j, t, VectorPatterns(c, opts))
		}
	},
}

// VectorRewrites are patterns that take operations of the vector dialect apart until
// there is a pattern of VectorPatterns for what is left.
func VectorRewrites(o VectorOptions) []rewrite.Pattern {
	return bounded(concat(maskFolds(), shapeRewrites(), castRewrites(), maskRewrites(o), elementRewrites(), memoryRewrites()))
}

// maxTakenApart bounds the elements of a vector that is taken apart. Each may become
// several operations, and a few words of text can ask for billions. What has more
// stays.
const maxTakenApart = 1 << 18

// bounded makes patterns leave operations on vectors of several dimensions that are
// too large.
func bounded(list []rewrite.Pattern) []rewrite.Pattern {
	for i := range list {
		apply := list[i].Rewrite
		list[i].Rewrite = func(op *ir.Operation, r *rewrite.Rewriter) bool {
			return !isHuge(op) && apply(op, r)
		}
	}
	return list
}

// isHuge reports whether an operation has an operand or result that is not to be
// taken apart.
func isHuge(op *ir.Operation) bool {
	huge := func(v *ir.Value) bool {
		t, ok := v.Type().(*ir.VectorType)
		if !ok || t.Rank() < 2 {
			return false
		}
		n, ok := ir.NumElements(t.Shape())
		return !ok || n > maxTakenApart
	}
	for i := range op.NumOperands() {
		if huge(op.Operand(i)) {
			return true
		}
	}
	for i := range op.NumResults() {
		if huge(op.Result(i)) {
			return true
		}
	}
	return false
}

// VectorPatterns are the patterns for the vector dialect, except for what
// VectorRewrites takes apart.
func VectorPatterns(c *TypeConverter, o VectorOptions) []convert.Pattern {
	l := &vectorLowering{TypeConverter: c, opts: o}
	return concat(l.reductionPatterns(), l.memoryPatterns(), l.elementPatterns(), l.otherPatterns())
}

func concat[T any](lists ...[]T) []T {
	var all []T
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// vectorLowering is what the patterns for vectors share.
type vectorLowering struct {
	*TypeConverter
	opts VectorOptions
}

// vec is the type of a value that is known to be a vector.
func vec(v *ir.Value) *ir.VectorType { return v.Type().(*ir.VectorType) }

// withoutDim is a vector type without one of its dimensions.
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

// extractAt makes a vector.extract at a constant index.
func extractAt(b *ir.Builder, v *ir.Value, at ...int64) *ir.Value {
	return vector.NewExtract(b, v, nil, at).Result()
}

// insertAt makes a vector.insert at a constant index.
func insertAt(b *ir.Builder, v, into *ir.Value, at ...int64) *ir.Value {
	return vector.NewInsert(b, v, into, nil, at).Result()
}
