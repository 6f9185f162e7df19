package affineloops

import (
	"math"
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// ParallelizePass is the pass affine-parallelize.
var ParallelizePass = &pass.Def{
	Name:    "affine-parallelize",
	Summary: "Convert affine.for ops into 1-D affine.parallel",
	Class:   "(anonymous namespace)::AffineParallelize",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		nested, reductions := uint32(math.MaxUint32), false
		o.Uint(&nested, "max-nested", "Maximum number of nested parallel loops to produce. Defaults to unlimited (UINT_MAX).")
		o.Bool(&reductions, "parallel-reductions", "Whether to parallelize reduction loops. Defaults to false.")
		return func(j *pass.Job) {
			var loops []affine.ForOp
			for op := range ir.Preorder(j.Op) {
				if loop, ok := ir.As[affine.ForOp](op); ok && affine.IsParallel(loop, reductions) {
					loops = append(loops, loop)
				}
			}
			for _, loop := range loops {
				around := uint32(0)
				for p := loop.Op().ParentOp(); p != nil && !p.Has(ir.AffineScope); p = p.ParentOp() {
					if p.Is(affine.Parallel) {
						around++
					}
				}
				if around < nested {
					Parallelize(loop)
				}
			}
		}
	},
}

// Parallelize makes a parallel loop of one whose rounds may run in any order. It returns false if a
// result is no reduction.
func Parallelize(loop affine.ForOp) bool {
	op := loop.Op()
	reductions := affine.Reductions(loop)
	if len(reductions) != loop.Inits().Len() {
		return false
	}
	var kinds []arith.AtomicRMWKind
	var values []*ir.Value
	for _, red := range reductions {
		kinds, values = append(kinds, red.Kind), append(values, red.Value)
	}
	parallel := affine.NewParallel(builderBefore(op), kinds, values, loop.Lower(), loop.Upper(), loop.Step())
	parallel.Region().TakeBody(op.Region(0))
	end := parallel.Body().Last()
	for i, init := range loop.Inits().Values() {
		combine := end.Operand(i).DefiningOp()
		combine.MoveBefore(op)
		combine.SetOperands([]*ir.Value{init, parallel.Op().Result(i)})
		op.Result(i).ReplaceAllUsesWith(combine.Result(0))
	}
	end.SetOperands(values)
	parallel.Body().EraseArguments(append([]bool{false}, slices.Repeat([]bool{true}, len(values))...))
	op.Erase()
	return true
}
