package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// An operation is made of parts of its own context: package ir sees to that. What is put
// into a block, and the block's arguments, can still be of another one.

// contextOf verifies that an operation is of the context of those around it.
func (v *verifier) contextOf(op *ir.Operation) bool {
	if op.Context() == v.ctx {
		return true
	}
	return v.ok(op.Errorf("is of another ir.Context than the operations around it"))
}

// contextOfArg verifies that the type of a block's argument is of the context of the
// operations around it.
func (v *verifier) contextOfArg(arg *ir.Value) bool {
	if arg.Type().Context() == v.ctx {
		return true
	}
	return v.ok(diag.Errorf(ir.PlaceOf(arg.Loc()), "the type '%s' of block argument #%d is of another ir.Context", arg.Type(), arg.Index()))
}

// noteContexts adds a note to an error about an operation if one of its successors
// has an argument with a type of another context. Such types may print alike.
func noteContexts(d *diag.Diagnostic, op *ir.Operation) {
	if op == nil {
		return
	}
	for i, succ := range op.Successors() {
		if succ.Block() == nil {
			continue
		}
		for j, arg := range succ.Block().Args().All() {
			if arg.Type().Context() != op.Context() {
				d.Note(op.Place(), "'%s' is of one ir.Context, and the type '%s' of argument #%d of successor #%d of another", op.Name(), arg.Type(), j, i)
				return
			}
		}
	}
}
