package expandmath

import (
	gomath "math"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// exponents are those of math.powf that need no logarithm.
var exponents = [...]float64{0, gomath.Copysign(0, -1), 1, 2, 3, -1, -2, 0.5, -0.5}

// expandPowF computes exp(y * log(x)), or products, quotients and roots for some constant
// exponents.
func expandPowF(op math.PowFOp, r *rewrite.Rewriter) bool {
	n, x, y := numbers{r.Builder, op.Result().Type()}, op.Lhs(), op.Rhs()
	v := n.power(x, y)
	if v == nil {
		log := n.log(x)
		v = n.exp(n.mul(y, log))
	}
	r.Replace(op.Op(), v)
	return true
}

// power returns a power with one of exponents, nil if the exponent is not one of them.
func (n numbers) power(x, y *ir.Value) *ir.Value {
	bits, ok := ir.ConstBits(y)
	if !ok {
		return nil
	}
	for _, e := range exponents {
		if f, status := num.FloatFromFloat64(n.format(), e); status != 0 || !f.Int().Equal(bits) {
			continue
		}
		switch e {
		case 0:
			return n.constant(1)
		case 1:
			return x
		case 2:
			return n.mul(x, x)
		case 3:
			return n.mul(n.mul(x, x), x)
		case -1:
			return n.div(n.constant(1), x)
		case -2:
			one := n.constant(1)
			return n.div(one, n.mul(x, x))
		case 0.5:
			return n.sqrt(x)
		case -0.5:
			return math.NewRsqrt(n.b, x).Result()
		}
	}
	return nil
}

// expandFPowI multiplies if the exponent is a constant, and leaves the rest to math.powf
// otherwise.
func expandFPowI(op math.FPowIOp, r *rewrite.Rewriter) bool {
	n, x, y := numbers{r.Builder, op.Result().Type()}, op.Lhs(), op.Rhs()
	bits, ok := ir.ConstBits(y)
	exponent, fits := bits.Int64()
	if !ok || !fits {
		v := arith.NewSIToFP(n.b, n.t, y).Result()
		r.ReplaceBy(op.Op(), math.NewPowF(n.b, x, v).Op())
		return true
	}
	if n, ok = numbersOf(op.Op(), r); !ok {
		return false
	}
	one, v := n.constant(1), n.constant(1)
	left := uint64(exponent)
	if exponent < 0 {
		left = -left
	}
	for ; left > 0; left >>= 1 {
		if left&1 != 0 {
			v = n.mul(x, v)
		}
		x = n.mul(x, x)
	}
	if exponent < 0 {
		v = n.reciprocal(one, v)
	}
	r.Replace(op.Op(), v)
	return true
}

// reciprocal returns one / x. That of 0 is an infinity, without a division by 0.
func (n numbers) reciprocal(one, x *ir.Value) *ir.Value {
	s := n.format()
	zero, minusZero := n.float(num.Zero(s, false)), n.float(num.Zero(s, true))
	inf, minusInf := n.float(num.Inf(s, false)), n.float(num.Inf(s, true))
	isZero := n.compare(arith.CmpFPredicateOeq, x, zero)
	isMinusZero := n.compare(arith.CmpFPredicateOeq, x, minusZero)
	v := n.choose(isZero, inf, n.div(one, x))
	return n.choose(isMinusZero, minusInf, v)
}
