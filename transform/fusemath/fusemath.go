// Package fusemath has passes that make one operation of math of two: math-uplift-to-fma makes
// math.fma of a product and a sum, and math-sincos-fusion makes math.sincos of the sine and the
// cosine of a number.
package fusemath

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// FMA is the pass math-uplift-to-fma.
var FMA = &pass.Def{
	Name:    "math-uplift-to-fma",
	Summary: "Uplift arith ops to math.fma.",
	Class:   "(anonymous namespace)::MathUpliftToFMA",
	New:     greedy(rewrite.Config{BottomUp: true}, rewrite.On(fuseSum)),
}

// Sincos is the pass math-sincos-fusion.
var Sincos = &pass.Def{
	Name:    "math-sincos-fusion",
	Summary: "Fuse sin and cos operations.",
	Class:   "(anonymous namespace)::MathSincosFusionPass",
	New:     greedy(rewrite.Config{BottomUp: true}, rewrite.On(fuseSin)),
}

// greedy returns the New of a pass that applies a pattern.
func greedy(cfg rewrite.Config, p rewrite.Pattern) func(*pass.Options) func(*pass.Job) {
	return func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			if res := rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(p), cfg); !res.Converged {
				j.Fail()
			}
		}
	}
}

// fuseSum turns a*b + c, or c + a*b, into one operation if the flags of both allow to contract.
func fuseSum(op arith.AddFOp, r *rewrite.Rewriter) bool {
	if op.Fastmath()&arith.FastMathContract == 0 {
		return false
	}
	product, c := op.Lhs(), op.Rhs()
	m, ok := ir.DefiningOp[arith.MulFOp](product)
	if !ok {
		if m, ok = ir.DefiningOp[arith.MulFOp](c); !ok {
			return false
		}
		c = product
	}
	if m.Fastmath()&arith.FastMathContract == 0 {
		return false
	}
	r.ReplaceBy(op.Op(), math.NewFma(r.Builder, m.Lhs(), m.Rhs(), c).SetFastmath(op.Fastmath()&m.Fastmath()).Op())
	return true
}

// fuseSin fuses a sine with the first cosine of the same number in its block that has the same flags.
// The result takes the place of the first of the two.
func fuseSin(op math.SinOp, r *rewrite.Rewriter) bool {
	cos, ok := cosineOf(op)
	if !ok {
		return false
	}
	first := cos.Op()
	if op.Op().IsBeforeInBlock(first) {
		first = op.Op()
	}
	r.Before(first).LocOf(first)
	both := math.NewSincos(r.Builder, op.Operand()).SetFastmath(op.Fastmath())
	r.Replace(op.Op(), both.Sin())
	r.Replace(cos.Op(), both.Cos())
	return true
}

// cosineOf looks among the users of the number, since the block may be long.
func cosineOf(op math.SinOp) (first math.CosOp, ok bool) {
	for u := range op.Operand().Uses() {
		cos, isCos := ir.As[math.CosOp](u.Owner())
		if !isCos || cos.Fastmath() != op.Fastmath() || cos.Op().Block() != op.Op().Block() {
			continue
		}
		if !ok || cos.Op().IsBeforeInBlock(first.Op()) {
			first, ok = cos, true
		}
	}
	return first, ok
}
