// Package powers has patterns that compute powers with small constant exponents by products,
// quotients and square roots. It has no pass: a lowering that wants them takes them.
package powers

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// Patterns returns the patterns for math.powf with the exponents -1, -0.5, 0.5, 0.75, 1, 2 and 3, and for
// math.ipowi, math.fpowi and complex.powi with integers of at most 8, or at least -8. These are
// MLIR's populateMathAlgebraicSimplificationPatterns.
func Patterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(reduceFloat), rewrite.On(reduceInt), rewrite.On(reduceByInt), rewrite.On(reduceComplex)}
}

// maxExponent bounds the number of products.
const maxExponent = 8

// exponents are those of math.powf that there is something better for.
var exponents = [...]float64{1, 2, 3, -1, 0.5, -0.5, 0.75}

// exponentOf returns the exponent of exponents that a value is, 0 if it is another one.
func exponentOf(v *ir.Value) float64 {
	bits, ok := ir.ConstBits(v)
	t, isFloat := ir.ElementOrSelf(v.Type()).(*ir.FloatType)
	if !ok || !isFloat {
		return 0
	}
	for _, x := range exponents {
		if f, status := num.FloatFromFloat64(t.Semantics(), x); status == 0 && f.Int().Equal(bits) {
			return x
		}
	}
	return 0
}

func reduceFloat(op math.PowFOp, r *rewrite.Rewriter) bool {
	x, flags := op.Lhs(), op.Fastmath()
	mul := func(a, b *ir.Value) *ir.Value { return arith.NewMulF(r.Builder, a, b).SetFastmath(flags).Result() }
	sqrt := func(v *ir.Value) *ir.Value { return math.NewSqrt(r.Builder, v).SetFastmath(flags).Result() }
	v := x
	switch exponentOf(op.Rhs()) {
	case 1:
	case 2:
		v = mul(x, x)
	case 3:
		v = mul(x, mul(x, x))
	case -1:
		one := one(r, x.Type())
		if one == nil {
			return false
		}
		v = arith.NewDivF(r.Builder, one, x).SetFastmath(flags).Result()
	case 0.5:
		v = sqrt(x)
	case -0.5:
		v = math.NewRsqrt(r.Builder, x).SetFastmath(flags).Result()
	case 0.75:
		root := sqrt(x)
		v = mul(root, sqrt(root))
	default:
		return r.NoMatch(op.Op(), "unhandled exponent")
	}
	r.Replace(op.Op(), v)
	return true
}

// one creates the number 1 of a type, nil if that is a tensor.
func one(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	var v *ir.Value
	switch e := ir.ElementOrSelf(t).(type) {
	case *ir.FloatType:
		v = arith.NewConstant(r.Builder, ir.NewFloat64Attr(e, 1)).Result()
	case *ir.ComplexType:
		f, ok := e.Elem().(*ir.FloatType)
		if !ok {
			return nil
		}
		v = complex.NewConstant(r.Builder, e, ir.NewArrayAttr(r.Context(), ir.NewFloat64Attr(f, 1), ir.NewFloat64Attr(f, 0))).Result()
	default:
		v = arith.NewConstantInt(r.Builder, e, 1).Result()
	}
	if _, ok := t.(*ir.VectorType); ok {
		return vector.NewBroadcast(r.Builder, t, v).Result()
	}
	if v.Type() != t {
		return nil
	}
	return v
}

// A combination creates the product or the quotient of two values.
type combination func(a, b *ir.Value) *ir.Value

// reduce replaces a power by products, one after the other, and the reciprocal of the last one if the
// exponent is negative.
func reduce(op *ir.Operation, r *rewrite.Rewriter, mul, div combination) bool {
	c, ok := ir.ConstBits(op.Operand(1))
	if !ok {
		return r.NoMatch(op, "the exponent is not a constant")
	}
	n, fits := c.Int64()
	if !fits || n > maxExponent || n < -maxExponent {
		return r.NoMatch(op, "the exponent is too large")
	}
	base := op.Operand(0)
	reciprocal := one(r, base.Type())
	if reciprocal == nil && n <= 0 {
		return r.NoMatch(op, "there is no 1 of the type")
	}
	v := base
	for range max(n, -n) - 1 {
		v = mul(v, base)
	}
	switch {
	case n == 0:
		v = reciprocal
	case n < 0:
		v = div(reciprocal, v)
	}
	r.Replace(op, v)
	return true
}

func reduceInt(op math.IPowIOp, r *rewrite.Rewriter) bool {
	return reduce(op.Op(), r, func(a, b *ir.Value) *ir.Value { return arith.NewMulI(r.Builder, a, b).Result() },
		func(a, b *ir.Value) *ir.Value { return arith.NewDivSI(r.Builder, a, b).Result() })
}

func reduceByInt(op math.FPowIOp, r *rewrite.Rewriter) bool {
	return reduce(op.Op(), r, func(a, b *ir.Value) *ir.Value { return arith.NewMulF(r.Builder, a, b).Result() },
		func(a, b *ir.Value) *ir.Value { return arith.NewDivF(r.Builder, a, b).Result() })
}

func reduceComplex(op complex.PowiOp, r *rewrite.Rewriter) bool {
	flags, _ := op.Fastmath()
	return reduce(op.Op(), r, func(a, b *ir.Value) *ir.Value { return complex.NewMul(r.Builder, a, b).SetFastmath(flags).Result() },
		func(a, b *ir.Value) *ir.Value { return complex.NewDiv(r.Builder, a, b).SetFastmath(flags).Result() })
}
