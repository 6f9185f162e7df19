package scf

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
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
