package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// noteContexts adds a note to an error about an operation if it, or one around it, has a
// type of another context than its own. Types of two contexts are never
// equal, though their text may be.
func noteContexts(d *diag.Diagnostic, op *ir.Operation) {
	for ; op != nil; op = op.ParentOp() {
		c := op.Context()
		foreign := func(t interface{ Context() *ir.Context }, format string, args ...any) bool {
			if t.Context() == c {
				return false
			}
			d.Note(op.Place(), "'%s' is of one ir.Context, and "+format+" of another", append([]any{op.Name()}, args...)...)
			return true
		}
		for i, v := range op.Operands().All() {
			if v != nil && foreign(v.Type(), "the type '%s' of operand #%d", v.Type(), i) {
				return
			}
		}
		for i, t := range op.Results().Types() {
			if foreign(t, "the type '%s' of result #%d", t, i) {
				return
			}
		}
		for i, succ := range op.Successors() {
			if succ.Block() == nil {
				continue
			}
			for j, v := range succ.Block().Args().All() {
				if foreign(v.Type(), "the type '%s' of argument #%d of successor #%d", v.Type(), j, i) {
					return
				}
			}
		}
	}
}
