package affineloops

import (
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
)

// HoistPass is the pass affine-loop-invariant-code-motion.
var HoistPass = &pass.Def{
	Name:    "affine-loop-invariant-code-motion",
	Summary: "Hoist loop invariant instructions outside of affine loops",
	Class:   "(anonymous namespace)::LoopInvariantCodeMotion",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			for _, loop := range loopsIn(j.Op) {
				Hoist(loop)
			}
		}
	},
}

// Hoist moves operations out of a loop that do the same in each round. Unlike
// loop-invariant-code-motion, it moves accesses to memory, if nothing in the loop writes there. It
// moves them although the loop may have no round.
func Hoist(loop affine.ForOp) {
	h := hoister{loop: loop, used: map[*ir.Operation]bool{}, invariant: map[*ir.Operation]bool{}}
	var move []*ir.Operation
	for op := range loop.Body().Ops() {
		if op.HasUses() {
			h.used[op] = true
		}
		if !op.Is(affine.Yield) && h.mayMove(op) {
			move = append(move, op)
		}
	}
	for _, op := range move {
		op.MoveBefore(loop.Op())
	}
}

type hoister struct {
	loop affine.ForOp
	// used are the operations that others may depend on, invariant those of them and others that
	// do the same in each round.
	used, invariant map[*ir.Operation]bool
}

// mayMove reports whether an operation does the same in each round. Operations before it have been
// asked about.
func (h *hoister) mayMove(op *ir.Operation) bool {
	switch {
	case op.Is(affine.If), op.Is(affine.For), op.Is(affine.Parallel):
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for inner := range b.Ops() {
					if !h.mayMove(inner) {
						return false
					}
				}
			}
		}
	case op.NumResults() == 1 && ir.ConstantOf(op.Result(0)) != nil:
	default:
		h.used[op] = true
		if !h.mayAccess(op) {
			return false
		}
	}
	for _, v := range op.Operands().All() {
		if v == h.loop.InductionVar() || h.carried(v) {
			return false
		}
		if d := v.DefiningOp(); d != nil && h.used[d] && !h.invariant[d] {
			return false
		}
	}
	h.invariant[op] = true
	return true
}

func (h *hoister) carried(v *ir.Value) bool {
	return v.DefiningOp() == nil && v.Owner() == h.loop.Body() && v.Index() > 0
}

// mayAccess reports whether an operation does not access memory, or only such as nothing else in
// the loop writes.
func (h *hoister) mayAccess(op *ir.Operation) bool {
	_, reads := affine.ReadOpInterface.Of(op)
	_, writes := affine.WriteOpInterface.Of(op)
	if !reads && !writes {
		return effects.Of(op) == 0
	}
	access, _ := affine.AccessOpInterface.Of(op)
	for u := range access.Memref().Uses() {
		user := u.Owner()
		_, writesThere := affine.WriteOpInterface.Of(user)
		_, readsThere := affine.ReadOpInterface.Of(user)
		if user != op && (writesThere || readsThere && writes) && h.loop.Op().IsAncestor(user) {
			return false
		}
	}
	return true
}
