package scfloops

import (
	"github.com/gomlir/gomlir/analysis/slice"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/rewrite"
)

// ExtractFixedOuterLoops lets loops that are nested perfectly, from an outermost one, have a given
// number of rounds each, by larger steps. New loops in the innermost of them have the rounds of a step.
// Sizes are those numbers, for as many loops as there are. Loops that hand over values are not changed.
func ExtractFixedOuterLoops(outermost scf.ForOp, r *rewrite.Rewriter, sizes []int64) {
	nest := perfectNest(outermost, len(sizes))
	if len(nest) == 0 {
		return
	}
	factors := make([]*ir.Value, len(nest))
	for i, loop := range nest {
		r.Before(loop.Op()).LocOf(loop.Op())
		rounds := roundsOf(loop, r)
		less := arith.NewConstantInt(r.Builder, loop.Step().Type(), sizes[i]-1).Result()
		size := arith.NewConstantInt(r.Builder, loop.Step().Type(), sizes[i]).Result()
		factors[i] = arith.NewDivUI(r.Builder, arith.NewAddI(r.Builder, rounds, less).Result(), size).Result()
	}
	inner := make([]scf.ForOp, len(nest))
	at := nest[len(nest)-1]
	for i, loop := range nest {
		at = stripMine(loop, r, factors[i], at)
		inner[i] = at
	}
	if hoistBetween(inner, r) {
		hoistBetween(nest, r)
	}
}

// roundsOf creates the number of rounds of a loop.
func roundsOf(loop scf.ForOp, r *rewrite.Rewriter) *ir.Value {
	distance := arith.NewSubI(r.Builder, loop.UpperBound(), loop.LowerBound()).Result()
	one := arith.NewConstantInt(r.Builder, loop.Step().Type(), 1).Result()
	less := arith.NewSubI(r.Builder, loop.Step(), one).Result()
	return arith.NewDivUI(r.Builder, arith.NewAddI(r.Builder, distance, less).Result(), loop.Step()).Result()
}

// perfectNest returns at most n loops, each of which is all that is in the one before.
func perfectNest(loop scf.ForOp, n int) (nest []scf.ForOp) {
	for ok := true; ok && len(nest) < n && loop.InitArgs().Len() == 0; {
		nest = append(nest, loop)
		first := loop.Body().First()
		if first.Next() != loop.Body().Last() {
			break
		}
		loop, ok = ir.As[scf.ForOp](first)
	}
	return nest
}

// stripMine lets a loop make larger steps, and creates a loop around all that is in another one, in it or
// the same, that has the rounds of a step.
func stripMine(loop scf.ForOp, r *rewrite.Rewriter, factor *ir.Value, target scf.ForOp) scf.ForOp {
	r.Before(loop.Op()).LocOf(loop.Op())
	step := loop.Step()
	large := arith.NewMulI(r.Builder, step, factor).Result()
	r.Modify(loop.Op(), func() { loop.Op().SetOperand(2, large) })

	body := target.Body()
	end := body.Last()
	first := body.First()
	r.Before(end).LocOf(target.Op())
	next := arith.NewAddI(r.Builder, loop.InductionVar(), large).Result()
	bound := arith.NewMinSI(r.Builder, loop.UpperBound(), next).Result()
	inner := scf.NewFor(r.Builder, loop.InductionVar(), bound, step)
	for first != next.DefiningOp() {
		op := first
		first = first.Next()
		r.MoveBefore(op, inner.Body().Last())
	}
	r.ReplaceUsesIf(loop.InductionVar(), inner.InductionVar(), func(u *ir.Use) bool {
		return u.Owner() != inner.Op() && inner.Op().IsAncestor(u.Owner())
	})
	return inner
}

// hoistBetween moves what is between the first of some nested loops and each other one, and does not
// depend on the rounds, in front of the first. It reports whether nothing but loops is left between them.
func hoistBetween(loops []scf.ForOp, r *rewrite.Rewriter) bool {
	outer := loops[0]
	for _, inner := range loops[1:] {
		keep := map[*ir.Operation]bool{}
		for _, op := range slice.ForwardValue(outer.InductionVar(), slice.Options{Filter: func(op *ir.Operation) bool { return op != inner.Op() }}) {
			keep[op] = true
		}
		done := true
		var moved []*ir.Operation
		for op := outer.Body().First(); op != outer.Body().Last() && op != inner.Op(); op = op.Next() {
			switch {
			case keep[op]:
				done = false
			case op.Is(scf.For):
			case op.NumRegions() > 0 || effects.Of(op) != 0:
				done = false
			default:
				moved = append(moved, op)
			}
		}
		for _, op := range moved {
			r.MoveBefore(op, outer.Op())
		}
		if !done {
			return false
		}
	}
	return true
}
