package rewrite

import "github.com/gomlir/gomlir/ir"

// IsTriviallyDead reports whether an operation can be erased because nothing uses
// its results and it does nothing else that anybody could notice.
func IsTriviallyDead(op *ir.Operation) bool { return !op.HasUses() && DeadIfUnused(op) }

// DeadIfUnused reports whether an operation does nothing but give results, that is
// whether it could be erased if nothing used them. It goes by traits: an operation that
// only reads memory, or allocates what nothing uses, is kept, where upstream erases it.
func DeadIfUnused(op *ir.Operation) bool {
	if !op.Def().Registered() || op.Has(ir.Terminator) || op.Has(ir.Symbol) {
		return false
	}
	return HasNoEffect(op)
}

// HasNoEffect reports whether an operation, with all that is in it, is known to do
// nothing but give results. Operations that are not registered may do anything.
func HasNoEffect(op *ir.Operation) bool {
	none := true
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Has(ir.RecursiveMemoryEffects):
			return ir.Advance
		case op.Has(ir.NoMemoryEffect):
			return ir.Skip
		}
		none = false
		return ir.Interrupt
	})
	return none
}
