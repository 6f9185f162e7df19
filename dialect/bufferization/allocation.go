package bufferization

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// AllocationOpInterface is MLIR's AllocationOpInterface: operations that allocate memory, and how what they
// allocate is freed, copied and moved.
var AllocationOpInterface = ir.NewOpInterface[AllocationOp]("AllocationOpInterface")

// An AllocationOp allocates memory. The methods do not look at their receiver.
type AllocationOp interface {
	// BuildDealloc creates an operation that frees memory, at the builder's point. It returns nil if there
	// is none.
	BuildDealloc(b *ir.Builder, alloc *ir.Value) *ir.Operation
	// BuildClone creates a copy of memory, at the builder's point. It returns nil if it cannot.
	BuildClone(b *ir.Builder, alloc *ir.Value) *ir.Value
	// Hoisting says where the operation may be moved to.
	Hoisting() Hoisting
	// BuildPromotedAlloc creates an allocation of as much memory on the stack, at the builder's point. It
	// returns nil if there is none.
	BuildPromotedAlloc(b *ir.Builder, alloc *ir.Value) *ir.Operation
}

// Hoisting is a set of places that an allocation may be moved to: MLIR's HoistingKind.
type Hoisting uint8

const (
	// HoistOutOfLoops allows to move an allocation in front of a loop.
	HoistOutOfLoops Hoisting = 1 << iota
	// HoistToBlocks allows to move an allocation to any block that dominates it.
	HoistToBlocks
)

// BuildDealloc implements [AllocationOp].
func (CloneOp) BuildDealloc(b *ir.Builder, alloc *ir.Value) *ir.Operation {
	return memref.NewDealloc(b, alloc).Op()
}

// BuildClone implements [AllocationOp].
func (CloneOp) BuildClone(b *ir.Builder, alloc *ir.Value) *ir.Value {
	return NewClone(b, alloc.Type(), alloc).Result()
}

// Hoisting implements [AllocationOp].
func (CloneOp) Hoisting() Hoisting { return 0 }

// BuildPromotedAlloc implements [AllocationOp].
func (CloneOp) BuildPromotedAlloc(*ir.Builder, *ir.Value) *ir.Operation { return nil }

// The allocations of the dialect memref are freed and copied in the same way.
type (
	heapAllocation  struct{ CloneOp }
	stackAllocation struct{ CloneOp }
)

func (heapAllocation) Hoisting() Hoisting { return HoistOutOfLoops | HoistToBlocks }

func (heapAllocation) BuildPromotedAlloc(b *ir.Builder, alloc *ir.Value) *ir.Operation {
	op, ok := ir.DefiningOp[memref.AllocOp](alloc)
	if !ok {
		return nil
	}
	made := memref.NewAlloca(b, alloc.Type(), op.DynamicSizes().Values(), op.SymbolOperands().Values()...)
	if n, ok := op.Alignment(); ok {
		made.SetAlignment(n)
	}
	return made.Op()
}

func (stackAllocation) BuildDealloc(*ir.Builder, *ir.Value) *ir.Operation { return nil }

func (stackAllocation) BuildClone(*ir.Builder, *ir.Value) *ir.Value { return nil }

func (stackAllocation) Hoisting() Hoisting { return HoistOutOfLoops }

// attachAllocations makes the operations of the dialect memref implement AllocationOpInterface.
func attachAllocations(c *ir.Context) {
	AllocationOpInterface.Attach(c, memref.Alloc, func(*ir.Operation) AllocationOp { return heapAllocation{} })
	AllocationOpInterface.Attach(c, memref.Alloca, func(*ir.Operation) AllocationOp { return stackAllocation{} })
	AllocationOpInterface.Attach(c, memref.Realloc, func(*ir.Operation) AllocationOp { return CloneOp{} })
}

// AppendEffects appends a write to the destination if that is memory.
func (op MaterializeInDestinationOp) AppendEffects(list []effects.Effect) []effects.Effect {
	if _, ok := op.Dest().Type().(ir.TensorType); ok {
		return list
	}
	return append(list, effects.Effect{Kind: effects.Write, Value: op.Dest()})
}

// DestinationOperands implements [ir.DestinationStyleOp].
func (op MaterializeInDestinationOp) DestinationOperands() (from, to int) { return 1, 2 }
