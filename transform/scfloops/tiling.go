package scfloops

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/diag"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// ParallelTiling is the pass scf-parallel-loop-tiling.
var ParallelTiling = &pass.Def{
	Name:    "scf-parallel-loop-tiling",
	Summary: "Tile parallel loops",
	Class:   "(anonymous namespace)::ParallelLoopTiling",
	New: func(o *pass.Options) func(*pass.Job) {
		var sizes []int64
		check := false
		o.Ints(&sizes, "parallel-loop-tile-sizes", "Factors to tile parallel loops by")
		o.Bool(&check, "no-min-max-bounds", "Perform tiling with fixed upper bound with inbound check inside the internal loops")
		return func(j *pass.Job) {
			if slices.Contains(sizes, 0) {
				j.Report(diag.Errorf(diag.Place{}, "tile size cannot be 0"))
				j.Fail()
				return
			}
			r := rewrite.New(j.Op.Context(), nil)
			for _, loop := range innermostParallels(j.Op) {
				if loop.InitVals().Len() == 0 {
					TileParallel(loop, r, sizes, check)
				}
			}
		}
	},
}

// innermostParallels returns the parallel loops that have none in them.
func innermostParallels(top *ir.Operation) (list []scf.ParallelOp) {
	encloses := map[*ir.Operation]bool{}
	for op := range ir.Postorder(top) {
		loop, ok := ir.As[scf.ParallelOp](op)
		if !ok {
			continue
		}
		if !encloses[op] {
			list = append(list, loop)
		}
		for p := op.ParentOp(); p != nil && !encloses[p]; p = p.ParentOp() {
			encloses[p] = true
		}
	}
	return list
}

// TileParallel replaces a parallel loop without results by one with larger steps, and one in it that has
// the rounds of a step: as many as there is a size for each dimension, 1 for those without a size. The
// last step may have fewer rounds. The inner loop ends early then, or, if check is true, does nothing
// in a round too many. It returns both loops.
func TileParallel(op scf.ParallelOp, r *rewrite.Rewriter, sizes []int64, check bool) (outer, inner scf.ParallelOp) {
	r.Before(op.Op()).LocOf(op.Op())
	index := ir.NewIndexType(r.Context())
	zero := arith.NewConstantInt(r.Builder, index, 0).Result()
	n := op.Step().Len()
	factors, steps := make([]*ir.Value, n), make([]*ir.Value, n)
	for i := range factors {
		factors[i] = arith.NewConstantInt(r.Builder, index, tileSize(sizes, i)).Result()
	}
	for i, f := range factors {
		steps[i] = arith.NewMulI(r.Builder, op.Step().At(i), f).Result()
	}
	outer = scf.NewParallel(r.Builder, op.LowerBound().Values(), op.UpperBound().Values(), steps, nil)
	r.AtStart(outer.Body())
	bounds := slices.Clone(steps)
	even := true
	for i := range bounds {
		if dividesEvenly(op, i, tileSize(sizes, i)) {
			continue
		}
		even = false
		if !check {
			bounds[i] = affinedialect.NewMin(r.Builder, stepOrRest(), steps[i], op.UpperBound().At(i), outer.Body().Arg(i)).Result()
		}
	}
	inner = scf.NewParallel(r.Builder, slices.Repeat([]*ir.Value{zero}, n), bounds, op.Step().Values(), nil)
	r.AtStart(inner.Body())
	ivs := make([]*ir.Value, n)
	for i := range ivs {
		ivs[i] = arith.NewAddI(r.Builder, inner.Body().Arg(i), outer.Body().Arg(i)).Result()
	}
	r.Erase(op.Body().Last())
	if check && !even {
		inside := scf.NewIf(r.Builder, nil, inBounds(outer, inner, r), false)
		r.InlineAt(op.Body(), ir.InsertPoint{Block: inside.ThenBlock(), Before: inside.ThenBlock().Last()}, ivs)
	} else {
		r.InlineAt(op.Body(), ir.InsertPoint{Block: inner.Body(), Before: inner.Body().Last()}, ivs)
	}
	r.Erase(op.Op())
	return outer, inner
}

func tileSize(sizes []int64, i int) int64 {
	if i < len(sizes) {
		return sizes[i]
	}
	return 1
}

// stepOrRest is the map of a step, the end and the beginning to the step or what is left.
func stepOrRest() affine.Map {
	return affine.NewMap(3, 0, affine.NewDim(0), affine.NewDim(1).Sub(affine.NewDim(2)))
}

// dividesEvenly reports whether a dimension has a known number of rounds that is a multiple of a size.
func dividesEvenly(op scf.ParallelOp, i int, size int64) bool {
	low, ok := ir.ConstInt(op.LowerBound().At(i))
	high, ok2 := ir.ConstInt(op.UpperBound().At(i))
	step, ok3 := ir.ConstInt(op.Step().At(i))
	if !ok || !ok2 || !ok3 || step == 0 {
		return false
	}
	distance := uint64(high - low) // upstream's numbers have no sign
	rounds := distance / uint64(step)
	if distance%uint64(step) > 0 {
		rounds++
	}
	return rounds%uint64(size) == 0
}

// inBounds creates what is true if a round of the inner loop is one of the original loop.
func inBounds(outer, inner scf.ParallelOp, r *rewrite.Rewriter) *ir.Value {
	all := arith.NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), true)).Result()
	for i, v := range inner.InductionVars().All() {
		at := arith.NewMulI(r.Builder, v, inner.Step().At(i)).Result()
		at = arith.NewAddI(r.Builder, at, outer.Body().Arg(i)).Result()
		below := arith.NewCmpI(r.Builder, arith.CmpIPredicateUlt, at, outer.UpperBound().At(i)).Result()
		all = arith.NewAndI(r.Builder, all, below).Result()
	}
	return all
}
