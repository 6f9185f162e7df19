package scfloops

import (
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// ParallelForToNestedFors is the pass scf-parallel-for-to-nested-fors. Loops with results stay as they
// are.
var ParallelForToNestedFors = &pass.Def{
	Name:    "scf-parallel-for-to-nested-fors",
	Summary: "Convert SCF parallel for loops to nested SCF for loops",
	Class:   "(anonymous namespace)::ParallelForToNestedFors",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range loopsIn[scf.ParallelOp](j.Op) {
				if loop.Op().NumResults() == 0 {
					nestFors(loop, r)
				}
			}
		}
	},
}

// loopsIn returns the loops of a kind, inner ones first.
func loopsIn[V ir.OpView](top *ir.Operation) (list []V) {
	for op := range ir.Postorder(top) {
		if loop, ok := ir.As[V](op); ok {
			list = append(list, loop)
		}
	}
	return list
}

// nestFors replaces a parallel loop by a nest of loops that count one variable each.
func nestFors(op scf.ParallelOp, r *rewrite.Rewriter) {
	r.Before(op.Op()).LocOf(op.Op())
	var ivs []*ir.Value
	for i, s := range op.Step().All() {
		loop := scf.NewFor(r.Builder, op.LowerBound().At(i), op.UpperBound().At(i), s)
		ivs = append(ivs, loop.InductionVar())
		r.Before(loop.Body().Last())
	}
	r.Erase(op.Body().Last())
	r.InlineAt(op.Body(), r.Point(), ivs)
	r.Erase(op.Op())
}
