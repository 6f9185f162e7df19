package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// IsInvariant reports whether an access is of the same element in each round of a loop, as long as those around
// it and in it have the same induction variables. It is MLIR's isInvariantAccess.
func (a Access) IsInvariant(loop ForOp) bool {
	for _, v := range a.Operands {
		if v == loop.InductionVar() {
			return false
		}
	}
	return true
}

// ContiguousDim returns the dimension of a memref, counted from the last, whose subscript is the only one that
// changes with an induction variable, by one operand of the map; -1 if none does. ok is false if several
// operands do. Steps are not looked at: this is MLIR's isContiguousAccess.
func ContiguousDim(op AccessOp, iv *ir.Value) (dim int, ok bool) {
	m, operands := op.Map(), op.Indices().Values()
	dim = -1
	for i, e := range m.Results() {
		for _, v := range leaves(e, m.NumDims(), operands) {
			if !VariesWith(v, iv) {
				continue
			}
			if dim >= 0 {
				return 0, false
			}
			dim = m.NumResults() - 1 - i
		}
	}
	return dim, true
}

// VariesWith reports whether an index is computed from an induction variable by Applies. It is the opposite of MLIR's
// isAccessIndexInvariant.
func VariesWith(index, iv *ir.Value) bool {
	m, values := Compose(affine.Identity(1), []*ir.Value{index})
	for k, x := range values {
		if x == iv && (k < m.NumDims() && m.UsesDim(k) || k >= m.NumDims() && m.UsesSymbol(k-m.NumDims())) {
			return true
		}
	}
	return false
}

// leaves lists the operands of an expression, each as often as it occurs.
func leaves(e affine.Expr, dims int, operands []*ir.Value) (list []*ir.Value) {
	e.Walk(func(e affine.Expr) {
		switch e.Kind() {
		case affine.Dim:
			list = append(list, operands[e.Position()])
		case affine.Symbol:
			list = append(list, operands[dims+e.Position()])
		}
	})
	return list
}
