package buffers

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// An allocation is a value that refers to new memory.
type allocation struct {
	value *ir.Value
	freed bool
}

// allocations returns the results of operations that allocate memory, other than that of a stack
// frame, and that have one such result. It leaves out memory that is freed in several places, or
// by memref.realloc.
func allocations(op *ir.Operation) (list []allocation) {
	var found []effects.Effect
	for inner := range ir.Postorder(op) {
		found = found[:0]
		if effects.MemoryOpInterface.Has(inner.Context(), inner.Def()) {
			found, _ = effects.Append(found, inner)
		}
		var v *ir.Value
		n := 0
		for _, e := range found {
			if e.Kind == effects.Allocate && e.Resource != effects.AutomaticAllocationScope && e.Value != nil && e.Value.DefiningOp() != nil {
				v = e.Value
				n++
			}
		}
		if n != 1 {
			continue
		}
		if freed, ok := isFreed(v); ok {
			list = append(list, allocation{v, freed})
		}
	}
	return list
}

// isFreed reports whether an operation frees memory. ok is false if more than one does, or a
// memref.realloc, which may free it.
func isFreed(v *ir.Value) (freed, ok bool) {
	for use := range v.Uses() {
		user := use.Owner()
		list, _ := effects.Append(nil, user)
		for _, e := range list {
			if e.Kind != effects.Free || e.Value != v {
				continue
			}
			if freed || user.Is(memref.Realloc) {
				return false, false
			}
			freed = true
			break
		}
	}
	return freed, true
}

// loops remembers which operations are loops.
type loops map[*ir.Operation]bool

// isLoop reports whether an operation is known to run its regions again.
func (l loops) isLoop(op *ir.Operation) bool {
	if ir.LoopLikeOpInterface.Has(op.Context(), op.Def()) {
		return true
	}
	regions, ok := ir.RegionBranchOpInterface.Of(op)
	if !ok {
		return false
	}
	is, known := l[op]
	if !known {
		is = ir.HasRegionLoop(regions)
		l[op] = is
	}
	return is
}

// isControlFlow reports whether it is known how control comes to the regions of an operation.
func isControlFlow(op *ir.Operation) bool {
	return ir.LoopLikeOpInterface.Has(op.Context(), op.Def()) || ir.RegionBranchOpInterface.Has(op.Context(), op.Def())
}
