package scfloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

var (
	// ForallToFor is the pass scf-forall-to-for.
	ForallToFor = &pass.Def{
		Name:    "scf-forall-to-for",
		Summary: "Convert SCF forall loops to SCF for loops",
		Class:   "SCFForallToForLoop",
		New: onForall("scf.for", func(op scf.ForallOp, r *rewrite.Rewriter) bool {
			_, ok := scf.ForallToFor(op, r)
			return ok
		}),
	}
	// ForallToParallel is the pass scf-forall-to-parallel.
	ForallToParallel = &pass.Def{
		Name:    "scf-forall-to-parallel",
		Summary: "Convert SCF forall loops to SCF parallel loops",
		Class:   "SCFForallToParallelLoop",
		New: onForall("scf.parallel", func(op scf.ForallOp, r *rewrite.Rewriter) bool {
			_, ok := scf.ForallToParallel(op, r)
			return ok
		}),
	}
	// ForToWhile is the pass scf-for-to-while.
	ForToWhile = &pass.Def{
		Name:    "scf-for-to-while",
		Summary: "Convert SCF for loops to SCF while loops",
		Class:   "SCFForToWhileLoop",
		New: func(*pass.Options) func(*pass.Job) {
			return func(j *pass.Job) {
				rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(rewrite.On(forToWhile)), rewrite.Config{BottomUp: true})
			}
		},
	}
)

// onForall returns the function of a pass that converts all forall loops, inner ones first.
func onForall(to string, convert func(op scf.ForallOp, r *rewrite.Rewriter) bool) func(*pass.Options) func(*pass.Job) {
	return func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range loopsIn[scf.ForallOp](j.Op) {
				if !convert(loop, r) {
					j.Report(loop.Op().Errorf("only fully bufferized scf.forall ops can be lowered to %s", to))
					j.Fail()
				}
			}
		}
	}
}

// forToWhile makes a while loop whose first value is the counter.
func forToWhile(op scf.ForOp, r *rewrite.Rewriter) bool {
	inits := append([]*ir.Value{op.LowerBound()}, op.InitArgs().Values()...)
	var types []ir.Type
	for _, v := range inits {
		types = append(types, v.Type())
	}
	loop := scf.NewWhile(r.Builder, types, inits...)
	if attrs := op.Op().AttrsAsDictionary(); attrs.Len() > 0 {
		loop.Op().SetDiscardables(attrs) // unsignedCmp, too, as upstream does it
	}
	for i, v := range inits {
		loc := v.Loc()
		if i == 0 {
			loc = op.InductionVar().Loc()
		}
		loop.BeforeArgs().At(i).SetLoc(loc)
		loop.AfterArgs().At(i).SetLoc(loc)
	}
	r.AtEnd(loop.BeforeBody())
	less := arith.CmpIPredicateSlt
	if op.UnsignedCmp() {
		less = arith.CmpIPredicateUlt
	}
	goesOn := arith.NewCmpI(r.Builder, less, loop.BeforeArgs().At(0), op.UpperBound()).Result()
	scf.NewCondition(r.Builder, goesOn, loop.BeforeArgs().Values()...)

	r.AtEnd(loop.AfterBody())
	next := arith.NewAddI(r.Builder, loop.AfterArgs().At(0), op.Step()).Result()
	r.Merge(op.Body(), loop.AfterBody(), loop.AfterArgs().Values())
	yield := loop.YieldOp().Op()
	r.Modify(yield, func() { yield.SetOperands(slices.Insert(yield.Operands().Values(), 0, next)) })
	r.Replace(op.Op(), loop.Op().Results().Values()[1:]...)
	return true
}
