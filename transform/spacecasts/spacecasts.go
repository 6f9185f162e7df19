// Package spacecasts has the pass bubble-down-memory-space-casts, which makes operations access memory in
// the memory space where it is known to be, not through casts to the default one.
package spacecasts

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is bubble-down-memory-space-casts.
var Pass = &pass.Def{
	Name:    "bubble-down-memory-space-casts",
	Summary: "Bubbles down memory-space cast operations.",
	Class:   "BubbleDownMemorySpaceCasts",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			if !rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(BubbleDown()), rewrite.Config{BottomUp: true}).Converged {
				j.Fail()
			}
		}
	},
}

// BubbleDown returns the pattern that moves casts behind the operations that use them. It is for all that
// implement [ir.MemorySpaceCastConsumerOpInterface].
func BubbleDown() rewrite.Pattern {
	return rewrite.Pattern{Name: "BubbleDownCastsPattern", Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		user, ok := ir.MemorySpaceCastConsumerOpInterface.Of(op)
		if !ok {
			return false
		}
		results, ok := user.BubbleDownCasts(r.Builder)
		switch {
		case !ok:
			return false
		case results == nil:
			r.Modify(op, func() {}) // has been
		default:
			r.Replace(op, results...)
		}
		return true
	}}
}
