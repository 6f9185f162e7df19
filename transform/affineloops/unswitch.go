package affineloops

import (
	"context"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Unswitch moves a conditional that is the same in each round out of the loops around it: it makes one around
// two copies of the loops, which have what is executed in the one and in the other case. It returns false if
// there is no such loop, or the conditional has results. Then it simplifies what is around: loops in which nothing
// is left are erased. This is MLIR's hoistAffineIfOp.
func Unswitch(ctx context.Context, cond affine.IfOp) bool {
	op := cond.Op()
	if op.NumResults() > 0 {
		return false
	}
	patterns := rewrite.NewPatterns(affine.IfOp{}.CanonicalizationPatterns()...)
	if rewrite.GreedyOps(ctx, []*ir.Operation{op}, patterns, rewrite.Config{Strict: rewrite.ExistingOps}).AllErased {
		return false
	}
	over := invariantIn(cond)
	if over == op {
		return false
	}
	// The second copy is found again by the place of the conditional in it.
	m := &ir.IRMapping{}
	otherwise := over.Clone(m)
	copied := counterpart(over, otherwise, op)
	hoisted := affine.NewIf(builderBefore(over).LocOf(op), nil, cond.Condition(), op.Operands().Values(), true)
	over.MoveBefore(hoisted.ThenRegion().First().Last())
	hoisted.ElseRegion().First().InsertBefore(hoisted.ElseRegion().First().Last(), otherwise)
	promoteRegion(op, cond.ThenRegion())
	promoteRegion(copied, ir.Cast[affine.IfOp](copied).ElseRegion())
	top := hoisted.Op().ParentOp()
	for !top.Has(ir.IsolatedFromAbove) {
		top = top.ParentOp()
	}
	rewrite.Greedy(ctx, top, patterns, rewrite.Config{BottomUp: true})
	return true
}

// invariantIn returns the outermost loop or conditional around a conditional in which it is always the same, the
// conditional itself if there is none.
func invariantIn(cond affine.IfOp) *ir.Operation {
	depends := map[*ir.Value]bool{}
	for _, v := range cond.Op().Operands().Values() {
		depends[v] = true
	}
	op := cond.Op()
	for around := op.ParentOp(); around != nil && !around.Has(ir.IsolatedFromAbove); around = around.ParentOp() {
		switch {
		case around.Is(affine.For):
			if depends[ir.Cast[affine.ForOp](around).InductionVar()] {
				return op
			}
		case around.Is(affine.Parallel):
			for _, v := range ir.Cast[affine.ParallelOp](around).InductionVars().Values() {
				if depends[v] {
					return op
				}
			}
		case !around.Is(affine.If):
			return op
		}
		op = around
	}
	return op
}

// counterpart returns the operation that is in a copy of another where one is in that.
func counterpart(original, copied, op *ir.Operation) *ir.Operation {
	if op == original {
		return copied
	}
	block := op.Block()
	at := counterpart(original, copied, block.ParentOp())
	region := 0
	for block.ParentOp().Region(region) != block.Region() {
		region++
	}
	b := at.Region(region).First()
	for p := block.Prev(); p != nil; p = p.Prev() {
		b = b.Next()
	}
	found := b.First()
	for p := op.Prev(); p != nil; p = p.Prev() {
		found = found.Next()
	}
	return found
}

// promoteRegion puts what is in a region of a conditional, but for the terminator, in its place.
func promoteRegion(op *ir.Operation, r *ir.Region) {
	if b := r.First(); b != nil {
		for b.First() != b.Last() {
			b.First().MoveBefore(op)
		}
	}
	op.Erase()
}
