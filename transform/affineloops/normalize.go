package affineloops

import (
	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// NormalizePass is the pass affine-loop-normalize.
var NormalizePass = &pass.Def{
	Name:    "affine-loop-normalize",
	Summary: "Apply normalization transformations to affine loop-like ops",
	Class:   "(anonymous namespace)::AffineLoopNormalizePass",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		promote := false // what upstream's definition says is true is not: its constructor says otherwise
		o.Bool(&promote, "promote-single-iter", "Promote single iteration loops")
		return func(j *pass.Job) {
			for op := range ir.Postorder(j.Op) {
				if loop, ok := ir.As[affine.ForOp](op); ok {
					Normalize(loop, promote)
				} else if loop, ok := ir.As[affine.ParallelOp](op); ok {
					NormalizeParallel(loop)
				}
			}
		}
	},
}

// Normalize lets a loop count from 0 by 1. It reports whether the loop does afterwards. With promote,
// a loop of one round is replaced by that.
func Normalize(loop affine.ForOp, promote bool) bool {
	if promote && Promote(loop) {
		return true
	}
	step := loop.Step()
	if lower, ok := loop.ConstantLower(); ok && lower == 0 && step == 1 {
		return true
	}
	lower := loop.Lower()
	if lower.Map.NumResults() != 1 {
		return false
	}
	all := lower
	all.Map = all.Map.SubMap(make([]int, loop.UpperBoundMap().NumResults())...)
	upper := affine.Difference(loop.Upper(), all)
	exprs := make([]maps.Expr, upper.Map.NumResults())
	for i, e := range upper.Map.Results() {
		exprs[i] = e.CeilDiv(maps.NewConstant(step))
	}
	upper.Map = maps.NewMap(upper.Map.NumDims(), upper.Map.NumSymbols(), exprs...)
	upper.Map, upper.Operands = affine.CanonicalizeMap(upper.Map, upper.Operands)
	loop.SetBound(false, upper)
	loop.SetBound(true, affine.ConstantBound(0))
	loop.SetStep(1)

	iv := loop.InductionVar()
	b := ir.NewBuilder(loop.Op().Context()).AtStart(loop.Body()).LocOf(loop.Op())
	scaled := affine.Bound{Map: maps.NewMap(1, 0, maps.NewDim(0).Neg().Mul(maps.NewConstant(step))), Operands: []*ir.Value{iv}}
	old := affine.Difference(lower, scaled)
	old.Map, old.Operands = affine.CanonicalizeMap(old.Map, old.Operands)
	apply := affine.NewApply(b, old.Map, old.Operands...)
	iv.ReplaceUsesIf(apply.Result(), func(u *ir.Use) bool { return u.Owner() != apply.Op() })
	return true
}

// NormalizeParallel lets a parallel loop count from 0 by 1 if each bound is one expression.
func NormalizeParallel(loop affine.ParallelOp) {
	if loop.HasMinMaxBounds() {
		return
	}
	lower, steps := loop.LowerBoundsMap(), loop.StepSizes()
	normal := true
	for i, n := range steps {
		v, ok := lower.Result(i).Constant()
		normal = normal && ok && v == 0 && n == 1
	}
	if normal {
		return
	}
	c := loop.Op().Context()
	operands := loop.LowerBoundsOperands().Values()
	ranges := affine.Difference(affine.Bound{Map: loop.UpperBoundsMap(), Operands: loop.UpperBoundsOperands().Values()},
		affine.Bound{Map: lower, Operands: operands})
	b := ir.NewBuilder(c).AtStart(loop.Body()).LocOf(loop.Op())
	lowers, uppers, ones := make([]maps.Expr, len(steps)), make([]maps.Expr, len(steps)), make([]ir.Attribute, len(steps))
	for i, step := range steps {
		lowers[i] = maps.NewConstant(0)
		uppers[i] = ranges.Map.Result(i).CeilDiv(maps.NewConstant(step))
		ones[i] = ir.NewIntegerAttr(c.I64(), 1)
		dims := lower.NumDims()
		e := lower.Result(i).Add(maps.NewDim(dims).Mul(maps.NewConstant(step)))
		iv := loop.Body().Arg(i)
		values := append(append(append([]*ir.Value(nil), operands[:dims]...), iv), operands[dims:]...)
		apply := affine.NewApply(b, maps.NewMap(dims+1, lower.NumSymbols(), e), values...)
		iv.ReplaceUsesIf(apply.Result(), func(u *ir.Use) bool { return u.Owner() != apply.Op() })
	}
	loop.SetSteps(ir.NewArrayAttr(c, ones...))
	loop.SetLowerBoundsMap(maps.NewMap(0, 0, lowers...))
	loop.SetUpperBoundsMap(maps.NewMap(ranges.Map.NumDims(), ranges.Map.NumSymbols(), uppers...))
	loop.Op().SetOperands(ranges.Operands)
}
