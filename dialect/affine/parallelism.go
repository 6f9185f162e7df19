package affine

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Accesses lists the reads and writes in an operation, in order.
func Accesses(op *ir.Operation) (list []Access) {
	for inner := range ir.Postorder(op) {
		if a, ok := AccessOf(inner); ok {
			list = append(list, a)
		}
	}
	return list
}

// IsParallel reports whether the rounds of a loop may run in any order. With reductions, results may be
// such. It is MLIR's isLoopParallel.
func IsParallel(loop ForOp, reductions bool) bool {
	if n := loop.Inits().Len(); n > 0 && (!reductions || len(Reductions(loop)) != n) {
		return false
	}
	return IsMemoryParallel(loop)
}

// IsMemoryParallel reports whether the rounds of a loop may run in any order, as far as memory is
// concerned: no round accesses what another writes.
func IsMemoryParallel(loop ForOp) bool {
	op := loop.Op()
	for _, v := range op.Results().All() {
		switch v.Type().(type) {
		case *ir.MemRefType, *ir.UnrankedMemRefType:
			return false
		}
	}
	var list []Access
	for inner := range ir.Postorder(op) {
		if a, ok := AccessOf(inner); ok {
			if !allocatedIn(a.Memref, op) {
				list = append(list, a)
			}
		} else if !inner.Is(For) && !inner.Is(Yield) && !inner.Is(If) && !allocatesOnly(inner, nil) && effects.Of(inner) != 0 {
			return false
		}
	}
	depth := LoopDepth(op) + 1
	for _, first := range list {
		for _, second := range list {
			if Depends(first, second, depth, false).May() {
				return false
			}
		}
	}
	return true
}

// LoopDepth counts the induction variables of loops around an operation.
func LoopDepth(op *ir.Operation) (n int) {
	for _, p := range loopsAround(op) {
		n += len(inductionVars(p))
	}
	return n
}

// allocatesOnly reports whether an operation does nothing but allocate memory, which is a value unless
// that is nil.
func allocatesOnly(op *ir.Operation, v *ir.Value) bool {
	list, ok := effects.Append(nil, op)
	return ok && len(list) == 1 && list[0].Kind == effects.Allocate && (v == nil || list[0].Value == v)
}

// allocatedIn reports whether an operation in another allocates memory, or what it is a view of.
func allocatedIn(v *ir.Value, op *ir.Operation) bool {
	for {
		def := v.DefiningOp()
		if def == nil {
			return false
		}
		if def != op && op.IsAncestor(def) && allocatesOnly(def, v) {
			return true
		}
		view, ok := ir.ViewLikeOpInterface.Of(def)
		if !ok {
			return false
		}
		v = view.ViewSource()
	}
}
