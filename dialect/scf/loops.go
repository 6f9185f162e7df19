package scf

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/rewrite"
)

// LoopRegions returns the body.
func (op ForOp) LoopRegions() []*ir.Region { return op.Op().Regions() }

// LoopRegions returns the body.
func (op ForallOp) LoopRegions() []*ir.Region { return op.Op().Regions() }

// LoopRegions returns the body.
func (op ParallelOp) LoopRegions() []*ir.Region { return op.Op().Regions() }

// LoopRegions returns both regions.
func (op WhileOp) LoopRegions() []*ir.Region { return op.Op().Regions() }

// CarriedValues implements [ir.CarryingLoopOp].
func (op ForOp) CarriedValues() (inits, args, yields ir.ValueRange) {
	return op.InitArgs(), op.IterArgs(), op.Yields()
}

// LoopBounds implements [ir.BoundedLoopOp].
func (op ForOp) LoopBounds() []ir.LoopBound {
	return []ir.LoopBound{{
		Variable: op.InductionVar(), Lower: ir.FoldResult{Value: op.LowerBound()},
		Upper: ir.FoldResult{Value: op.UpperBound()}, Step: ir.FoldResult{Value: op.Step()},
	}}
}

// LoopBounds implements [ir.BoundedLoopOp].
func (op ParallelOp) LoopBounds() []ir.LoopBound {
	list := make([]ir.LoopBound, op.Step().Len())
	for i := range list {
		list[i] = ir.LoopBound{
			Variable: op.Body().Arg(i), Lower: ir.FoldResult{Value: op.LowerBound().At(i)},
			Upper: ir.FoldResult{Value: op.UpperBound().At(i)}, Step: ir.FoldResult{Value: op.Step().At(i)},
		}
	}
	return list
}

// LoopBounds implements [ir.BoundedLoopOp].
func (op ForallOp) LoopBounds() []ir.LoopBound {
	lower, upper, step := op.LowerBounds(), op.UpperBounds(), op.Steps()
	list := make([]ir.LoopBound, op.Rank())
	for i := range list {
		list[i] = ir.LoopBound{Variable: op.Body().Arg(i), Lower: lower[i], Upper: upper[i], Step: step[i]}
	}
	return list
}

// Speculatability is that of the body if the loop is known to end, which it is for a step of
// 1: others may overflow.
func (op ForOp) Speculatability() effects.Speculatability {
	if n, ok := ir.ConstInt(op.Step()); ok && n == 1 {
		return effects.RecursivelySpeculatable
	}
	return effects.NotSpeculatable
}

// WithYields replaces the loop by one that hands over more values: their inits are given, and yield
// creates what a round yields, at the end of the body. It gets what the round yields already, and the
// arguments that stand for the new values. In the body, these arguments replace the inits. WithYields
// returns the new loop.
func (op ForOp) WithYields(r *rewrite.Rewriter, inits []*ir.Value, yield func(b *ir.Builder, yields, args []*ir.Value) []*ir.Value) ForOp {
	r.Before(op.Op()).LocOf(op.Op())
	loop := NewFor(r.Builder, op.LowerBound(), op.UpperBound(), op.Step(), slices.Concat(op.InitArgs().Values(), inits)...)
	if loop.Body().Last() != nil {
		r.Erase(loop.Body().Last()) // made for want of values
	}
	if attrs := op.Op().AttrsAsDictionary(); attrs.Len() > 0 {
		for _, a := range attrs.Entries() {
			loop.Op().SetAttr(a.Name, a.Value)
		}
	}
	n := op.Body().NumArgs()
	args := loop.Body().Args().Values()
	end := op.YieldOp()
	r.Merge(op.Body(), loop.Body(), args[:n])
	r.Before(end.Op()).LocOf(op.Op())
	yields := end.Results().Values()
	yields = slices.Concat(yields, yield(r.Builder, yields, args[n:]))
	r.Modify(end.Op(), func() { end.Op().SetOperands(yields) })
	for i, v := range inits {
		r.ReplaceUsesIf(v, args[n+i], func(u *ir.Use) bool { return u.Owner() != loop.Op() && loop.Op().IsAncestor(u.Owner()) })
	}
	r.Replace(op.Op(), loop.Op().Results().Values()[:op.Op().NumResults()]...)
	return loop
}
