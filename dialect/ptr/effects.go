package ptr

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/inlining"
)

// inliner says that the operations of the dialect may be inlined anywhere.
type inliner struct{ inlining.Defaults }

func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }

// ViewSource returns the pointers that others are computed from.
func (op PtrAddOp) ViewSource() *ir.Value { return op.Base() }

// AppendEffects appends a read at the address, and a read of and a write to all memory if the load is
// volatile or more than unordered.
func (op LoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Read, Value: op.Ptr()})
	return appendOrdering(list, op.Volatile(), op.Ordering())
}

// AppendEffects appends a write at the address, and a read of and a write to all memory if the store is
// volatile or more than unordered.
func (op StoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	list = append(list, effects.Effect{Kind: effects.Write, Value: op.Ptr()})
	return appendOrdering(list, op.Volatile(), op.Ordering())
}

// appendOrdering appends the effects of an access on other memory. A volatile access may do
// anything, and a strict ordering concerns what other threads do.
func appendOrdering(list []effects.Effect, volatile bool, o AtomicOrdering) []effects.Effect {
	if volatile || o > AtomicOrderingUnordered {
		list = append(list, effects.Effect{Kind: effects.Write}, effects.Effect{Kind: effects.Read})
	}
	return list
}

// AppendEffects appends a read at the addresses.
func (op GatherOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return append(list, effects.Effect{Kind: effects.Read, Value: op.Ptrs()})
}

// AppendEffects appends a read at the address.
func (op MaskedLoadOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return append(list, effects.Effect{Kind: effects.Read, Value: op.Ptr()})
}

// AppendEffects appends a write at the address.
func (op MaskedStoreOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return append(list, effects.Effect{Kind: effects.Write, Value: op.Ptr()})
}

// AppendEffects appends a write at the addresses.
func (op ScatterOp) AppendEffects(list []effects.Effect) []effects.Effect {
	return append(list, effects.Effect{Kind: effects.Write, Value: op.Ptrs()})
}
