package rewrite

import "github.com/gomlir/gomlir/ir"

// IsTriviallyDead reports whether an operation can be erased: it has no effect, and its
// results have no uses.
func IsTriviallyDead(op *ir.Operation) bool { return !op.HasUses() && DeadIfUnused(op) }

// DeadIfUnused reports whether an operation could be erased if its results had no uses.
// It relies on traits: it is false for an operation that only reads memory, or that
// allocates memory nobody uses, which upstream erases.
func DeadIfUnused(op *ir.Operation) bool {
	if !op.Def().Registered() || op.Has(ir.Terminator) || op.Has(ir.Symbol) {
		return false
	}
	return HasNoEffect(op)
}

// HasNoEffect reports whether an operation, with everything in it, is known to do
// nothing but compute its results. An unregistered operation may have any effect.
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
