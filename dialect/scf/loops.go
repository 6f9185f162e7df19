package scf

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/num"
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

// TripCount returns how many rounds the loop has, if that is known: bounds and step are
// constants, or the upper bound is a sum of the lower one and a constant that does not
// overflow. The number has the width of the bounds, and a loop that never ends has none.
func (op ForOp) TripCount() (n num.Int, ok bool) {
	lower, upper := op.LowerBound(), op.UpperBound()
	width := widthOf(lower.Type())
	zero := num.NewInt(width, 0)
	if lower == upper {
		return zero, true
	}
	step, constant := constant(op.Step())
	switch {
	case constant && step.IsZero():
		return n, false
	case constant && step.SignBit():
		return zero, true
	}
	distance, ok := op.distance()
	switch {
	case !ok:
		return n, false
	case distance.IsZero():
		return zero, true
	case !constant:
		return n, false
	}
	return op.rounds(distance, step), true
}

// rounds is a distance divided by a step, rounded up.
func (op ForOp) rounds(distance, step num.Int) num.Int {
	var n, rest num.Int
	if op.UnsignedCmp() {
		n, rest = distance.DivUnsigned(step)
	} else {
		n, rest, _ = distance.DivSigned(step)
	}
	if !rest.IsZero() {
		n, _ = n.Add(num.NewInt(step.Width(), 1))
	}
	return n
}

// distance is how far the upper bound is above the lower one; zero if it is not.
func (op ForOp) distance() (d num.Int, ok bool) {
	lower, low := constant(op.LowerBound())
	upper, up := constant(op.UpperBound())
	if low && up {
		order := lower.CmpSigned(upper)
		if op.UnsignedCmp() {
			order = lower.CmpUnsigned(upper)
		}
		if order >= 0 {
			return num.NewInt(lower.Width(), 0), true
		}
		d, _ = upper.Sub(lower)
		return d, true
	}
	sum, isSum := ir.DefiningOp[arith.AddIOp](op.UpperBound())
	if low || up || !isSum || sum.Lhs() != op.LowerBound() {
		return d, false
	}
	exact := arith.OverflowNsw
	if op.UnsignedCmp() {
		exact = arith.OverflowNuw
	}
	if sum.OverflowFlags()&exact == 0 {
		return d, false
	}
	return constant(sum.Rhs())
}

// constant is the value of a constant integer.
func constant(v *ir.Value) (n num.Int, ok bool) {
	if a, ok := ir.ConstantOf(v).(*ir.IntegerAttr); ok {
		return a.Value(), true
	}
	return n, false
}

// widthOf is the width of the numbers of a type, an integer or index.
func widthOf(t ir.Type) uint32 {
	if i, ok := t.(*ir.IntegerType); ok {
		return i.Width()
	}
	return ir.IndexBits
}
