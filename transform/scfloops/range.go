package scfloops

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// ForRangeFolding is the pass scf-for-loop-range-folding: a loop whose variable is only needed as a sum
// or a product counts that instead.
var ForRangeFolding = &pass.Def{
	Name:    "scf-for-loop-range-folding",
	Summary: "Fold add/mul ops into loop range",
	Class:   "(anonymous namespace)::ForLoopRangeFolding",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			for op := range ir.Postorder(j.Op) {
				if loop, ok := ir.As[scf.ForOp](op); ok {
					for foldIntoRange(loop) {
					}
				}
			}
		}
	},
}

// foldIntoRange lets a loop count the sum or product that its variable is used for, if that is its only
// use.
func foldIntoRange(loop scf.ForOp) bool {
	iv := loop.InductionVar()
	if !iv.HasOneUse() {
		return false
	}
	user := iv.FirstUse().Owner()
	isProduct := user.Is(arith.MulI)
	if !isProduct && !user.Is(arith.AddI) {
		return false
	}
	for _, v := range user.Operands().All() {
		if v != iv && !ir.DefinedOutsideLoop(loop, v) {
			return false
		}
	}
	r := rewrite.New(user.Context(), nil)
	r.Before(loop.Op())
	bounds := 2 // a sum moves the bounds, a product the step, too
	if isProduct {
		bounds = 3
	}
	for i := range bounds {
		m := &ir.IRMapping{}
		m.SetValue(iv, loop.Op().Operand(i))
		loop.Op().SetOperand(i, r.Clone(user, m).Result(0))
	}
	user.Result(0).ReplaceAllUsesWith(iv)
	user.Erase()
	return true
}
