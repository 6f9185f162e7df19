package llvm

import "github.com/gomlir/gomlir/ir/effects"

// This file has the effects that depend on the attributes of operations.

// AppendEffects appends a read of the address, and a read of and a write to all memory if the load is
// volatile or orders other accesses.
func (op LoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Addr()})
	return appendOrdering(list, op.Volatile(), op.Ordering())
}

// AppendEffects appends a write to the address, and a read of and a write to all memory
// if the store is volatile or orders other accesses.
func (op StoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Addr()})
	return appendOrdering(list, op.Volatile(), op.Ordering())
}

// appendOrdering appends the effects of an access on other memory. A volatile access may do
// anything there. An access that is at least monotonic makes writes of other threads visible.
func appendOrdering(list []effects.Effect, volatile bool, o AtomicOrdering) []effects.Effect {
	if volatile || o != AtomicOrderingNotAtomic && o != AtomicOrderingUnordered {
		list = append(list, effects.Effect{Kind: effects.Read}, effects.Effect{Kind: effects.Write})
	}
	return list
}

// AppendEffects appends a read and a write if the code has side effects.
func (op InlineAsmOp) AppendEffects(list []effects.Effect) []effects.Effect {
	if op.HasSideEffects() {
		list = append(list, effects.Effect{Kind: effects.Write}, effects.Effect{Kind: effects.Read})
	}
	return list
}

// Speculatability depends on the divisor.
func (op UDivOp) Speculatability() effects.Speculatability {
	return effects.OfDivision(op.Rhs(), false)
}

// Speculatability depends on the divisor.
func (op SDivOp) Speculatability() effects.Speculatability { return effects.OfDivision(op.Rhs(), true) }
