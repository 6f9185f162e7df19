package scfloops

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CollapseParallel replaces a parallel loop by one with a dimension for each group of its dimensions, which
// counts from 0 the rounds of all of them. Each dimension must be in one group. The first of a group
// varies most slowly. A loop with results stays as it is; CollapseParallel returns false then.
func CollapseParallel(op scf.ParallelOp, r *rewrite.Rewriter, groups [][]int) bool {
	if op.InitVals().Len() > 0 {
		return false
	}
	r.Before(op.Op()).LocOf(op.Op())
	rounds := make([]*ir.Value, op.Step().Len())
	for i := range rounds {
		rounds[i] = parallelRounds(op, i, r)
	}
	index := r.Context().Index()
	zero := arith.NewConstantInt(r.Builder, index, 0).Result()
	one := arith.NewConstantInt(r.Builder, index, 1).Result()
	var lower, upper, step []*ir.Value
	for _, group := range groups {
		all := arith.NewConstantInt(r.Builder, index, 1).Result()
		for _, d := range slices.Sorted(slices.Values(group)) {
			all = arith.NewMulI(r.Builder, all, rounds[d]).Result()
		}
		lower, upper, step = append(lower, zero), append(upper, all), append(step, one)
	}
	collapsed := scf.NewParallel(r.Builder, lower, upper, step, nil)
	r.Before(collapsed.Body().Last())
	ivs := make([]*ir.Value, len(rounds))
	for i, group := range groups {
		rest := collapsed.Body().Arg(i)
		for j := len(group) - 1; j > 0; j-- {
			d := group[j]
			ivs[d] = arith.NewRemSI(r.Builder, rest, rounds[d]).Result()
			rest = arith.NewDivSI(r.Builder, rest, rounds[d]).Result()
		}
		if ivs[group[0]] == nil {
			ivs[group[0]] = rest
		}
	}
	for d := len(ivs) - 1; d >= 0; d-- {
		ivs[d] = inOriginalRange(op, d, ivs[d], r)
	}
	r.Erase(op.Body().Last())
	r.InlineAt(op.Body(), ir.InsertPoint{Block: collapsed.Body(), Before: collapsed.Body().Last()}, ivs)
	r.Erase(op.Op())
	return true
}

// parallelRounds creates the number of rounds of a dimension.
func parallelRounds(op scf.ParallelOp, d int, r *rewrite.Rewriter) *ir.Value {
	lower, upper, step := affine.NewSymbol(0), affine.NewSymbol(1), affine.NewSymbol(2)
	n := affinedialect.FoldedApply(r.Builder, affine.NewMap(0, 3, upper.Sub(lower).CeilDiv(step)),
		folded(op.LowerBound().At(d)), folded(op.UpperBound().At(d)), folded(op.Step().At(d)))
	return indexValue(n, r)
}

// inOriginalRange creates the value of a dimension's variable in a round.
func inOriginalRange(op scf.ParallelOp, d int, round *ir.Value, r *rewrite.Rewriter) *ir.Value {
	lower, step := affine.NewSymbol(0), affine.NewSymbol(1)
	return indexValue(affinedialect.FoldedApply(r.Builder, affine.NewMap(1, 2, affine.NewDim(0).Mul(step).Add(lower)),
		folded(round), folded(op.LowerBound().At(d)), folded(op.Step().At(d))), r)
}

func folded(v *ir.Value) ir.FoldResult { return ir.FoldResult{Value: v} }

// indexValue returns a value, that of a constant from a new operation. A division by zero is poison.
func indexValue(f ir.FoldResult, r *rewrite.Rewriter) *ir.Value {
	if f.Value != nil {
		return f.Value
	}
	index := r.Context().Index()
	n, ok := f.Attr.(*ir.IntegerAttr)
	if !ok {
		return ub.NewPoison(r.Builder, index).Result()
	}
	return arith.NewConstantInt(r.Builder, index, n.Int()).Result()
}
