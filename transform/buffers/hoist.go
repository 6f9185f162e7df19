package buffers

import (
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/pass"
)

// Hoist is the pass buffer-hoisting.
var Hoist = &pass.Def{
	Name:    "buffer-hoisting",
	Summary: "Optimizes placement of allocation operations by moving them into common dominators and out of nested regions",
	Class:   "BufferHoistingPass",
	On:      fn.Func.Name,
	New:     newHoisting(false),
}

// HoistOutOfLoops is the pass buffer-loop-hoisting.
var HoistOutOfLoops = &pass.Def{
	Name:    "buffer-loop-hoisting",
	Summary: "Optimizes placement of allocation operations by moving them out of loop nests",
	Class:   "BufferLoopHoistingPass",
	On:      fn.Func.Name,
	New:     newHoisting(true),
}

func newHoisting(outOfLoops bool) func(*pass.Options) func(*pass.Job) {
	return func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			h := hoisting{outOfLoops: outOfLoops, loops: loops{}}
			h.uses = newDominators(newFlow(j.Op), &h.dom)
			var list []*ir.Value
			for _, a := range allocations(j.Op) {
				list = append(list, a.value)
			}
			for op := range ir.Postorder(j.Op) {
				if alloca, ok := ir.As[memref.AllocaOp](op); ok {
					list = append(list, alloca.Result())
				}
			}
			for _, v := range list {
				if op := v.DefiningOp(); op.Is(memref.Alloc) || outOfLoops && (op.Is(memref.Alloca) || op.Is(memref.Realloc)) {
					h.move(op, v)
				}
			}
		}
	}
}

// A hoisting moves allocations up.
type hoisting struct {
	outOfLoops bool
	dom        dominance.Info
	uses       *dominators
	loops      loops
}

// move moves an allocation as far up as its operands and uses allow.
func (h *hoisting) move(op *ir.Operation, v *ir.Value) {
	uses := h.uses.of(v)
	var operands *ir.Block
	for _, x := range op.Operands().All() {
		if b := x.ParentBlock(); operands == nil || h.dom.Dominates(operands, b) {
			operands = b
		}
	}
	limit := operands
	if !h.outOfLoops && (operands == nil || uses == nil || !h.dom.ProperlyDominates(uses, operands)) {
		limit = uses
	}
	to := h.place(op.Block(), limit, uses)
	before := op
	for before != nil && before.Block() != to {
		before = before.ParentOp()
	}
	if before == nil {
		before = to.Terminator() // of a block that dominates that of the allocation
	}
	op.MoveBefore(before)
}

// place returns the block that an allocation in a block moves to, up to a limit, nil if there is
// none. uses is the block that dominates all uses of the memory.
func (h *hoisting) place(at, limit, uses *ir.Block) *ir.Block {
	to := at
	for {
		op := at.ParentOp()
		if op == nil || op.Block() == nil || limit != nil && !h.dom.ProperlyDominates(limit, at) {
			return to
		}
		if entry := at.Region().First(); at != entry && h.dom.Reachable(at) {
			if at = entry; limit != nil && limit.Region() == entry.Region() {
				at = limit
			}
			if !h.outOfLoops {
				to = at
			}
			continue
		}
		if !isControlFlow(op) || !h.legal(op, uses) {
			return to
		}
		at = op.Block()
		to = at
	}
}

// legal reports whether an allocation may move out of an operation. It does not move out of loops,
// or out of nothing else; and not if rounds of the loop run at the same time, or if the memory may be handed to the next round of a loop.
func (h *hoisting) legal(op *ir.Operation, uses *ir.Block) bool {
	if !h.outOfLoops {
		return !h.loops.isLoop(op)
	}
	return h.loops.isLoop(op) && !op.Has(ir.HasParallelRegion) && (uses == nil || !h.dom.Dominates(uses, op.Block()))
}
