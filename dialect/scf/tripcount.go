package scf

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// TripCount returns how many rounds the loop has, if that is known: bounds and step are
// constants, or the upper bound is a sum of the lower one and a constant that does not
// overflow. The number has the width of the bounds. It is 0 for a loop that never ends, because
// its step is 0, and for one whose bounds are too far from each other, as in MLIR.
func (op ForOp) TripCount() (n num.Int, ok bool) {
	c := counterOf(op.LowerBound(), op.UpperBound(), op.Step())
	c.unsigned = op.UnsignedCmp()
	return c.rounds()
}

// A counter is what one induction variable does.
type counter struct {
	lower, upper, step ir.FoldResult
	unsigned           bool
}

// counterOf returns a signed counter whose bounds are values.
func counterOf(lower, upper, step *ir.Value) counter {
	return counter{lower: ir.FoldResult{Value: lower}, upper: ir.FoldResult{Value: upper}, step: ir.FoldResult{Value: step}}
}

// rounds returns how many values the variable has: see TripCount.
func (c counter) rounds() (n num.Int, ok bool) {
	zero := num.NewInt(c.width(), 0)
	if c.lower == c.upper {
		return zero, true
	}
	step, known := constant(c.step)
	if known && (step.IsZero() || step.SignBit()) {
		return zero, true
	}
	distance, ok := c.distance()
	switch {
	case !ok:
		return n, false
	case distance.IsZero() || distance.SignBit() && !c.unsigned: // maybe too large for its type
		return zero, true
	case !known:
		return n, false
	}
	rest := n
	if c.unsigned {
		n, rest = distance.DivUnsigned(step)
	} else {
		n, rest, _ = distance.DivSigned(step)
	}
	if !rest.IsZero() {
		n, _ = n.Add(num.NewInt(step.Width(), 1))
	}
	return n, true
}

// distance is how far the upper bound is above the lower one; zero if it is not.
func (c counter) distance() (d num.Int, ok bool) {
	lower, low := constant(c.lower)
	upper, up := constant(c.upper)
	if low && up {
		order := lower.CmpSigned(upper)
		if c.unsigned {
			order = lower.CmpUnsigned(upper)
		}
		if order >= 0 {
			return num.NewInt(lower.Width(), 0), true
		}
		d, _ = upper.Sub(lower)
		return d, true
	}
	sum, isSum := sumOf(c.upper.Value)
	if low || up || !isSum || sum.Lhs() != c.lower.Value {
		return d, false
	}
	exact := arith.OverflowNsw
	if c.unsigned {
		exact = arith.OverflowNuw
	}
	if sum.OverflowFlags()&exact == 0 {
		return d, false
	}
	if d, ok = constant(ir.FoldResult{Value: sum.Rhs()}); ok && d.SignBit() {
		d = num.NewInt(d.Width(), 0) // MLIR takes it for negative, also in unsigned loops
	}
	return d, ok
}

// sumOf returns the sum that a value is; v may be nil.
func sumOf(v *ir.Value) (sum arith.AddIOp, ok bool) {
	if v == nil {
		return sum, false
	}
	return ir.DefiningOp[arith.AddIOp](v)
}

// constant is the value of a constant integer.
func constant(f ir.FoldResult) (n num.Int, ok bool) {
	a := f.Attr
	if f.Value != nil {
		a = ir.ConstantOf(f.Value)
	}
	if a, ok := a.(*ir.IntegerAttr); ok {
		return a.Value(), true
	}
	return n, false
}

// width is the width of the numbers: of an integer or index.
func (c counter) width() uint32 {
	if c.lower.Value != nil {
		if i, ok := c.lower.Value.Type().(*ir.IntegerType); ok {
			return i.Width()
		}
	}
	return ir.IndexBits // so have bounds that are attributes
}
