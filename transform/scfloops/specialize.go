package scfloops

import (
	"math"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

var (
	// ForSpecialization is the pass scf-for-loop-specialization: a loop up to a minimum, one of which is
	// a constant, gets a copy up to the constant, which a program executes where that is the minimum.
	ForSpecialization = &pass.Def{
		Name:    "scf-for-loop-specialization",
		Summary: "Specialize `for` loops for vectorization",
		Class:   "(anonymous namespace)::ForLoopSpecialization",
		New: specializeAll(func(op scf.ForOp, r *rewrite.Rewriter) {
			specialize(op.Op(), op.Op().Operands().Slice(1, 2), r)
		}),
	}
	// ParallelSpecialization is the pass scf-parallel-loop-specialization, which does the same with
	// parallel loops all of whose upper bounds are such minima.
	ParallelSpecialization = &pass.Def{
		Name:    "scf-parallel-loop-specialization",
		Summary: "Specialize parallel loops for vectorization",
		Class:   "(anonymous namespace)::ParallelLoopSpecialization",
		New: specializeAll(func(op scf.ParallelOp, r *rewrite.Rewriter) {
			specialize(op.Op(), op.UpperBound(), r)
		}),
	}
)

// specializeAll returns the function of a pass that does something with all loops of a kind.
func specializeAll[V ir.OpView](f func(op V, r *rewrite.Rewriter)) func(*pass.Options) func(*pass.Job) {
	return func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range loopsIn[V](j.Op) {
				f(loop, r)
			}
		}
	}
}

// specialize puts a copy of a loop beside it in which each of its bounds is a constant. A loop with
// results stays as it is; upstream makes invalid IR of it.
func specialize(loop *ir.Operation, bounds ir.ValueRange, r *rewrite.Rewriter) {
	limits := make([]int64, bounds.Len())
	for i, v := range bounds.All() {
		n, ok := constantMinimum(v)
		if !ok || loop.NumResults() > 0 {
			return
		}
		limits[i] = n
	}
	r.Before(loop).LocOf(loop)
	m := &ir.IRMapping{}
	var all *ir.Value
	for i, v := range bounds.All() {
		limit := arith.NewConstantInt(r.Builder, v.Type(), limits[i]).Result()
		equal := arith.NewCmpI(r.Builder, arith.CmpIPredicateEq, v, limit).Result()
		if all != nil {
			equal = arith.NewAndI(r.Builder, all, equal).Result()
		}
		all = equal
		m.SetValue(v, limit)
	}
	choice := scf.NewIf(r.Builder, nil, all, true)
	r.Before(choice.ThenBlock().Last())
	r.Clone(loop, m)
	r.Before(choice.ElseBlock().Last())
	r.Clone(loop, &ir.IRMapping{})
	r.Erase(loop)
}

// constantMinimum returns the smallest constant that an affine.min chooses from. ok is false if
// it chooses from no constant.
func constantMinimum(v *ir.Value) (n int64, ok bool) {
	op, isMin := ir.DefiningOp[affine.MinOp](v)
	if !isMin {
		return 0, false
	}
	n = math.MaxInt64
	for _, e := range op.Map().Results() {
		if c, isConstant := e.Constant(); isConstant {
			n = min(n, c)
		}
	}
	return n, n != math.MaxInt64
}
