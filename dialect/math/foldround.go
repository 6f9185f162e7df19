package math

import (
	"math/big"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// toIntegral folds a function that rounds a number to an integer, which has the sign of the number
// also if it is 0. away says of a number that lies between two integers, truncated and the next one
// away from zero, whether it becomes the latter. half compares the part that is cut off with 1/2.
func toIntegral(op *ir.Operation, c []ir.Attribute, away func(a num.Float, truncated *big.Int, half int) bool) (folded, bool) {
	return unary(op, c, func(a num.Float) (num.Float, bool) {
		v, finite := a.Truncate()
		s := a.Semantics()
		switch {
		case s == num.F8E8M0FNU:
			return a, false // there is no 0 to round to
		case !finite:
			return quiet(a), true
		}
		whole, _ := num.FloatFromBig(s, v)
		if order, _ := whole.Compare(a); order == 0 {
			return a, true
		}
		limit, _ := num.FloatFromFloat64(s, 0.5)
		half, _ := a.Sub(whole).Abs().Compare(limit)
		if away(a, v, half) {
			one := big.NewInt(1)
			if a.Negative() {
				one.Neg(one)
			}
			whole, _ = num.FloatFromBig(s, v.Add(v, one))
		}
		if whole.IsZero() {
			return num.Zero(s, a.Negative()), true
		}
		return whole, true
	})
}

func foldCeil(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return toIntegral(op, c, func(a num.Float, _ *big.Int, _ int) bool { return !a.Negative() })
}

func foldFloor(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return toIntegral(op, c, func(a num.Float, _ *big.Int, _ int) bool { return a.Negative() })
}

func foldRoundEven(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return toIntegral(op, c, func(_ num.Float, v *big.Int, half int) bool { return half > 0 || half == 0 && v.Bit(0) == 1 })
}
