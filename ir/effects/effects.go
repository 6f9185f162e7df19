package effects

import (
	"sync"

	"github.com/gomlir/gomlir/ir"
)

// A Kind is what an effect does.
type Kind uint8

const (
	// Read looks at memory.
	Read Kind = iota
	// Write changes memory.
	Write
	// Allocate makes memory.
	Allocate
	// Free gives memory back.
	Free
)

// String is the name of the kind, "read".
func (k Kind) String() string { return [...]string{"read", "write", "allocate", "free"}[k] }

// A Resource is a kind of memory. Effects on different resources do not affect each
// other.
type Resource string

const (
	// Default is the resource of an effect that names no other.
	Default Resource = ""
	// AutomaticAllocationScope is memory that is freed at the end of the operation
	// with the trait of this name.
	AutomaticAllocationScope Resource = "AutomaticAllocationScope"
)

// String is the name of the resource; Default is "<Default>".
func (r Resource) String() string {
	if r == Default {
		return "<Default>"
	}
	return string(r)
}

// An Effect is one thing that an operation does to memory.
type Effect struct {
	Kind     Kind
	Resource Resource
	// Value is an operand, a result or a block argument that stands for the memory,
	// nil if none does.
	Value *ir.Value
	// Symbol names the memory, nil if no symbol does.
	Symbol *ir.SymbolRefAttr
}

// MemoryOpInterface is MLIR's MemoryEffectOpInterface.
var MemoryOpInterface = ir.NewOpInterface[MemoryOp]("MemoryEffectOpInterface")

// A MemoryOp knows its effects. An operation with the trait NoMemoryEffect need not
// implement it.
type MemoryOp interface {
	// AppendEffects appends the effects of the operation, without those of what is in
	// its regions.
	AppendEffects(list []Effect) []Effect
}

// Append appends the effects of an operation, without those of what is in its regions.
// It returns false if they are not known.
func Append(list []Effect, op *ir.Operation) ([]Effect, bool) {
	if op.Has(ir.NoMemoryEffect) {
		return list, true
	}
	if m, ok := MemoryOpInterface.Of(op); ok {
		return m.AppendEffects(list), true
	}
	return list, false
}

// A Summary is what an operation may do to memory, as a set. The zero Summary is nothing.
type Summary uint8

const (
	// Reads, Writes, Allocates and Frees: there is an effect of the kind.
	Reads Summary = 1 << iota
	Writes
	Allocates
	Frees
	// Unknown: there may be any effect.
	Unknown
	// Lasting: there is an effect that matters even if nobody uses a result. Reads
	// do not count, nor does what happens to memory that the operation allocates as
	// its result.
	Lasting
)

// Erasable reports whether no effect is lost with an operation whose results have no
// uses.
func (s Summary) Erasable() bool { return s&Lasting == 0 }

// MayWrite reports whether there may be a write.
func (s Summary) MayWrite() bool { return s&(Writes|Unknown) != 0 }

// Of returns the effects of an operation together with what is in its regions if it has
// the trait RecursiveMemoryEffects.
func Of(op *ir.Operation) Summary {
	if !op.Has(ir.RecursiveMemoryEffects) {
		return OfOwn(op)
	}
	var all Summary
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		all |= OfOwn(op)
		switch {
		case all == everything:
			return ir.Interrupt
		case op.Has(ir.RecursiveMemoryEffects):
			return ir.Advance
		}
		return ir.Skip
	})
	return all
}

// everything is all there can be in a summary.
const everything = Reads | Writes | Allocates | Frees | Unknown | Lasting

// buffers are for effects that are summarized at once.
var buffers = sync.Pool{New: func() any { return &[]Effect{} }}

// OfOwn returns the effects of an operation without those of what is in its regions,
// which the trait RecursiveMemoryEffects adds. An operation with this trait and without
// effects of its own that are known has none.
func OfOwn(op *ir.Operation) Summary {
	if op.Has(ir.NoMemoryEffect) {
		return 0
	}
	m, known := MemoryOpInterface.Of(op)
	switch {
	case known:
		buf := buffers.Get().(*[]Effect)
		list := m.AppendEffects((*buf)[:0])
		s := summarize(list, op)
		clear(list)
		*buf = list
		buffers.Put(buf)
		return s
	case op.Has(ir.RecursiveMemoryEffects):
		return 0
	}
	return Unknown | Lasting
}

// summarize returns the summary of a list of effects of an operation.
func summarize(list []Effect, op *ir.Operation) Summary {
	var s Summary
	for _, e := range list {
		s |= 1 << e.Kind
		if e.Kind != Read && !allocates(list, e.Value, op) {
			s |= Lasting
		}
	}
	return s
}

// allocates reports whether one of the effects of an operation is to allocate its result
// v.
func allocates(list []Effect, v *ir.Value, op *ir.Operation) bool {
	if v == nil || v.DefiningOp() != op {
		return false
	}
	for _, e := range list {
		if e.Kind == Allocate && e.Value == v {
			return true
		}
	}
	return false
}

// IsTriviallyDead reports whether an operation can be erased: its results have no uses,
// and [DeadIfUnused].
func IsTriviallyDead(op *ir.Operation) bool { return !op.HasUses() && DeadIfUnused(op) }

// DeadIfUnused reports whether an operation could be erased if its results had no uses:
// it is known to have no lasting effect, and it is neither a terminator nor a symbol.
func DeadIfUnused(op *ir.Operation) bool { return CanDie(op) && Of(op).Erasable() }

// CanDie reports whether an operation can be erased for want of uses, whatever its
// effects: it is registered, and neither a terminator nor a symbol.
func CanDie(op *ir.Operation) bool {
	return op.Def().Registered() && !op.Has(ir.Terminator) && !ir.IsSymbol(op)
}
