// Package licm has the pass loop-invariant-code-motion, which moves operations out of loops
// if they compute the same in each round.
//
// Which operations are loops is said by ir.LoopLikeOpInterface. An operation is moved if
// it has no memory effects, if it may be executed although the loop has no round, and if
// all that it uses, and all that is used in it, is defined outside of the loop. Inner loops
// come first, so that an operation can leave several of them.
//
// The time for a loop is linear in the number of uses in it.
package licm

import (
	analysis "github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass loop-invariant-code-motion. It runs on any operation.
var Pass = &pass.Def{
	Name:    "loop-invariant-code-motion",
	Summary: "Hoist loop invariant instructions outside of the loop",
	Class:   "LoopInvariantCodeMotion",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			var list []ir.LoopLikeOp
			for op := range ir.Postorder(j.Op) {
				if l, ok := ir.LoopLikeOpInterface.Of(op); ok {
					list = append(list, l)
				}
			}
			moved := 0
			for _, l := range list {
				if j.Context().Err() == nil {
					moved += Hoist(l)
				}
			}
			if moved == 0 {
				j.PreserveAll()
				return
			}
			j.Preserve(analysis.Analysis)
		}
	},
}

// Hoist moves operations out of a loop, and returns how many. Those in regions of other
// operations stay there.
func Hoist(loop ir.LoopLikeOp) (moved int) {
	for _, r := range loop.LoopRegions() {
		h := hoister{loop: loop, region: r, inside: map[*ir.Operation]int{}, movable: map[*ir.Operation]bool{}}
		moved += h.run()
	}
	return moved
}

// A hoister moves operations out of one region of a loop.
type hoister struct {
	loop   ir.LoopLikeOp
	region *ir.Region
	// inside has the number of operands of an operation, and of those in it, that are
	// defined in the loop, but not in the operation.
	inside map[*ir.Operation]int
	// movable has what is known of effects.
	movable map[*ir.Operation]bool
}

func (h *hoister) run() (moved int) {
	var queue []*ir.Operation
	for b := range h.region.Blocks() {
		for op := range b.Ops() {
			h.inside[op] = h.count(op)
			queue = append(queue, op)
		}
	}
	for i := 0; i < len(queue); i++ {
		op := queue[i]
		if op.ParentRegion() != h.region || h.inside[op] > 0 || !h.mayMove(op) {
			continue
		}
		ir.MoveOutOfLoop(h.loop, op)
		moved++
		for _, v := range op.Results().All() {
			if !ir.DefinedOutsideLoop(h.loop, v) {
				continue
			}
			for u := range v.Uses() {
				user := u.Owner()
				if user.ParentRegion() == h.region {
					queue = append(queue, user)
				}
				for user != nil && user.ParentRegion() != h.region {
					user = user.ParentOp()
				}
				if user != nil {
					h.inside[user]--
				}
			}
		}
	}
	return moved
}

// count counts the operands that are defined in the loop.
func (h *hoister) count(op *ir.Operation) (n int) {
	for in := range ir.Preorder(op) {
		for _, v := range in.Operands().All() {
			if r := v.ParentRegion(); in != op && r != nil && r.Op() != nil && op.IsAncestor(r.Op()) {
				continue
			}
			if !ir.DefinedOutsideLoop(h.loop, v) {
				n++
			}
		}
	}
	return n
}

// mayMove reports whether it does not matter how often an operation is executed.
func (h *hoister) mayMove(op *ir.Operation) bool {
	movable, known := h.movable[op]
	if !known {
		movable = !op.Has(ir.Terminator) && effects.IsPure(op)
		h.movable[op] = movable
	}
	return movable
}
