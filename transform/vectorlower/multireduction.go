package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// MultiReductionLowering says which dimensions of vector.multi_reduction are combined as vectors:
// MLIR's VectorMultiReductionLowering.
type MultiReductionLowering uint8

const (
	// InnerParallel combines whole rows: the dimensions that are reduced come first. This is the
	// default.
	InnerParallel MultiReductionLowering = iota
	// InnerReduction reduces each row: the dimensions that are reduced come last.
	InnerReduction
)

// LowerMultiReduction is the pass lower-vector-multi-reduction.
var LowerMultiReduction = &pass.Def{
	Name:    "lower-vector-multi-reduction",
	Summary: "Lower 'vector.multi_reduction' operations",
	Class:   "LowerVectorMultiReduction",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		strategy := "inner-parallel"
		o.Enum(&strategy, "lowering-strategy", "Select the strategy to control how multi_reduction is lowered.", "inner-parallel", "inner-reduction")
		return func(j *pass.Job) {
			how := InnerParallel
			if strategy == "inner-reduction" {
				how = InnerReduction
			}
			greedy(j, MultiReductions(how))
		}
	},
}

// MultiReductions returns patterns that bring the dimensions that are reduced to one end, join them
// to one, and unroll the first dimension of the matrix that remains:
// MLIR's populateVectorMultiReductionLoweringPatterns.
func MultiReductions(how MultiReductionLowering) []rewrite.Pattern {
	m := multiReduction{inner: how == InnerReduction}
	unroll := combineRows
	if m.inner {
		unroll = reduceRows
	}
	return bounded(onMaskable(m.reorder), onMaskable(m.flatten), onMaskable(oneRow), onMaskable(unroll))
}

// A multiReduction is the receiver of the patterns that depend on the way.
type multiReduction struct {
	inner bool // what is reduced comes last
}

// dimsOf returns the dimensions that are kept and those that are reduced, both in order.
func dimsOf(op vector.MultiDimReductionOp) (kept, reduced []int) {
	dims := op.ReductionDims()
	for i := range vectorTypeOf(op.Source()).Rank() {
		if slices.Contains(dims, int64(i)) {
			reduced = append(reduced, i)
		} else {
			kept = append(kept, i)
		}
	}
	return kept, reduced
}

// inPlace reports whether the dimensions that are kept are at their end.
func (m multiReduction) inPlace(kept, reduced []int) bool {
	first := 0
	if !m.inner {
		first = len(reduced)
	}
	for i, d := range kept {
		if d != first+i {
			return false
		}
	}
	return true
}

// reduceMasked creates a vector.multi_reduction, in a mask unless that is nil.
func reduceMasked(op vector.MultiDimReductionOp, v, acc, mask *ir.Value, dims []int64, r *rewrite.Rewriter) *ir.Value {
	return maskedBy(r, vector.NewMultiDimReduction(r.Builder, op.Kind(), v, acc, dims).Op(), mask).Result(0)
}

// reorder transposes, so that the dimensions that are reduced are at one end.
func (m multiReduction) reorder(op vector.MultiDimReductionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	kept, reduced := dimsOf(op)
	if len(kept) == 0 || m.inPlace(kept, reduced) {
		return nil
	}
	first := 0
	order := slices.Concat(reduced, kept)
	if m.inner {
		first = len(kept)
		order = slices.Concat(kept, reduced)
	}
	perm, dims := make([]int64, len(order)), make([]int64, len(reduced))
	for i, d := range order {
		perm[i] = int64(d)
	}
	for i := range dims {
		dims[i] = int64(first + i)
	}
	if mask != nil {
		mask = transposed(r, mask, perm...)
	}
	return reduceMasked(op, transposed(r, op.Source(), perm...), op.Acc(), mask, dims, r)
}

// joined returns a vector type with one dimension in the place of some, which is scalable if one of
// them is.
func joined(t *ir.VectorType, dims []int) (size int64, scalable bool) {
	size = 1
	for _, d := range dims {
		size, scalable = size*t.Shape()[d], scalable || t.Scalable(d)
	}
	return size, scalable
}

// flatten makes a matrix of a vector of several dimensions, and a vector if all are reduced.
func (m multiReduction) flatten(op vector.MultiDimReductionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	t := vectorTypeOf(op.Source())
	kept, reduced := dimsOf(op)
	scalable := 0
	for i := range t.Rank() {
		if t.Scalable(i) {
			scalable++
		}
	}
	if t.Rank() < 2 || scalable > 1 || len(kept) == 1 && len(reduced) == 1 || !m.inPlace(kept, reduced) {
		return nil
	}
	var shape, dims []int64
	var flags []bool
	add := func(list []int) {
		if len(list) > 0 {
			n, s := joined(t, list)
			shape, flags = append(shape, n), append(flags, s)
		}
	}
	if m.inner {
		add(kept)
		dims = []int64{int64(len(shape))}
		add(reduced)
	} else {
		add(reduced)
		dims = []int64{0}
		add(kept)
	}
	if len(reduced) == 0 {
		dims = nil
	}
	cast := func(v *ir.Value, elem ir.Type) *ir.Value {
		return vector.NewShapeCast(r.Builder, ir.NewVectorType(shape, flags, elem), v).Result()
	}
	if mask != nil {
		mask = cast(mask, r.Context().I1())
	}
	v, acc := cast(op.Source(), t.Elem()), op.Acc()
	if len(kept) == 0 {
		return reduceMasked(op, v, acc, mask, dims, r)
	}
	n, s := joined(t, kept)
	acc = vector.NewShapeCast(r.Builder, ir.NewVectorType([]int64{n}, []bool{s}, t.Elem()), acc).Result()
	flat := reduceMasked(op, v, acc, mask, dims, r)
	return vector.NewShapeCast(r.Builder, op.Result().Type(), flat).Result()
}

// oneRow makes a matrix of one row of a vector that is reduced to a scalar.
func oneRow(op vector.MultiDimReductionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	t := vectorTypeOf(op.Source())
	if t.Rank() != 1 || len(op.ReductionDims()) != 1 {
		return nil
	}
	row := func(elem ir.Type) *ir.VectorType {
		return ir.NewVectorType([]int64{1, t.Shape()[0]}, []bool{false, t.Scalable(0)}, elem)
	}
	v := vector.NewShapeCast(r.Builder, row(t.Elem()), op.Source()).Result()
	acc := vector.NewBroadcast(r.Builder, ir.NewVectorType([]int64{1}, nil, t.Elem()), op.Acc()).Result()
	if mask != nil {
		mask = vector.NewBroadcast(r.Builder, row(r.Context().I1()), mask).Result()
	}
	return extractAt(r.Builder, reduceMasked(op, v, acc, mask, []int64{1}, r), 0)
}

// combineRows combines the rows of a matrix that is reduced along its first dimension.
func combineRows(op vector.MultiDimReductionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	t := vectorTypeOf(op.Source())
	if t.Rank() != 2 || t.Scalable(0) || !slices.Equal(op.ReductionDims(), []int64{0}) || op.Kind().Combination(t) == nil {
		return nil
	}
	result := op.Acc()
	for i := range t.Shape()[0] {
		row := extractAt(r.Builder, op.Source(), i)
		if mask == nil {
			result = op.Kind().Combine(r.Builder, row, result).Result(0)
			continue
		}
		part := extractAt(r.Builder, mask, i)
		result = arith.NewSelect(r.Builder, part, op.Kind().Combine(r.Builder, row, result).Result(0), result).Result()
	}
	return result
}

// reduceRows reduces each row of a matrix that is reduced along its second dimension.
func reduceRows(op vector.MultiDimReductionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	t := vectorTypeOf(op.Source())
	if t.Rank() != 2 || t.Scalable(0) || !slices.Equal(op.ReductionDims(), []int64{1}) || zeroAttr(t) == nil {
		return nil
	}
	result := zeros(r, op.Result().Type())
	for i := range t.Shape()[0] {
		row := extractAt(r.Builder, op.Source(), i)
		acc := extractAt(r.Builder, op.Acc(), i)
		sum := vector.NewReduction(r.Builder, t.Elem(), op.Kind(), row, acc).Op()
		if mask != nil {
			sum = maskedBy(r, sum, extractAt(r.Builder, mask, i))
		}
		result = insertAt(r.Builder, sum.Result(0), result, i)
	}
	return result
}
