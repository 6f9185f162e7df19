package expandmath

import (
	gomath "math"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// exponentials returns exp(x) and exp(-x).
func (n numbers) exponentials(x *ir.Value) (up, down *ir.Value) {
	up = n.exp(x)
	return up, n.exp(n.neg(x))
}

// expandSinh computes (exp(x) - exp(-x)) / 2.
func expandSinh(op math.SinhOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	difference := n.sub(n.exponentials(op.Operand()))
	r.Replace(op.Op(), n.mul(difference, n.constant(0.5)))
	return true
}

// expandCosh computes (exp(x) + exp(-x)) / 2.
func expandCosh(op math.CoshOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	sum := n.add(n.exponentials(op.Operand()))
	r.Replace(op.Op(), n.mul(sum, n.constant(0.5)))
	return true
}

// expandTan computes sin(x) / cos(x).
func expandTan(op math.TanOp, r *rewrite.Rewriter) bool {
	n := numbers{r.Builder, op.Result().Type()}
	sin := math.NewSin(n.b, op.Operand()).Result()
	cos := math.NewCos(n.b, op.Operand()).Result()
	r.Replace(op.Op(), n.div(sin, cos))
	return true
}

// expandTanh computes (1 - exp(-2|x|)) / (1 + exp(-2|x|)), whose exponential cannot
// overflow, with the sign of x.
func expandTanh(op math.TanhOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	x := op.Operand()
	zero, one, minusTwo := n.constant(0), n.constant(1), n.constant(-2)
	negative := arith.NewUIToFP(n.b, n.t, n.compare(arith.CmpFPredicateOlt, x, zero)).Result()
	sign := n.add(n.mul(negative, minusTwo), one)
	e := n.exp(n.mul(minusTwo, n.mul(sign, x)))
	above := n.sub(one, e)
	below := n.add(one, e)
	r.Replace(op.Op(), n.mul(sign, n.div(above, below)))
	return true
}

// expandAsinh computes log(x + sqrt(x*x + 1)).
func expandAsinh(op math.AsinhOp, r *rewrite.Rewriter) bool {
	return expandInverse(op.Op(), 1, r)
}

// expandAcosh computes log(x + sqrt(x*x - 1)).
func expandAcosh(op math.AcoshOp, r *rewrite.Rewriter) bool {
	return expandInverse(op.Op(), -1, r)
}

// expandInverse computes log(x + sqrt(x*x + c)).
func expandInverse(op *ir.Operation, c float64, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op, r)
	if !ok {
		return false
	}
	x := op.Operand(0)
	root := n.sqrt(math.NewFma(n.b, x, x, n.constant(c)).Result())
	r.Replace(op, n.log(n.add(x, root)))
	return true
}

// expandAtanh computes log((x + 1) / (-x + 1)) / 2.
func expandAtanh(op math.AtanhOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	x, one := op.Operand(), n.constant(1)
	above := n.add(x, one)
	below := n.add(n.neg(x), one)
	log := n.log(n.div(above, below))
	r.Replace(op.Op(), n.mul(log, n.constant(0.5)))
	return true
}

// expandFma computes a*b + c, rounded twice.
func expandFma(op math.FmaOp, r *rewrite.Rewriter) bool {
	n := numbers{r.Builder, op.Result().Type()}
	r.Replace(op.Op(), n.add(n.mul(op.A(), op.B()), op.C()))
	return true
}

// expandExp2 computes exp(x * log(2)).
func expandExp2(op math.Exp2Op, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	ln2 := n.constant(gomath.Ln2)
	r.Replace(op.Op(), n.exp(n.mul(op.Operand(), ln2)))
	return true
}

// expandRsqrt computes 1 / sqrt(x).
func expandRsqrt(op math.RsqrtOp, r *rewrite.Rewriter) bool {
	n, ok := numbersOf(op.Op(), r)
	if !ok {
		return false
	}
	one := n.constant(1)
	r.Replace(op.Op(), n.div(one, n.sqrt(op.Operand())))
	return true
}

// expandClampF computes max(min(x, a), b), in upstream's order. It keeps the flags.
func expandClampF(op math.ClampFOp, r *rewrite.Rewriter) bool {
	flags := op.Fastmath()
	least := arith.NewMinimumF(r.Builder, op.Value(), op.Min()).SetFastmath(flags).Result()
	r.ReplaceBy(op.Op(), arith.NewMaximumF(r.Builder, least, op.Max()).SetFastmath(flags).Op())
	return true
}
