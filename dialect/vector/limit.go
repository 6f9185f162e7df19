package vector

import "github.com/gomlir/gomlir/ir"

// unrollLimit bounds the number of elements of a multi-dimensional vector to unroll. Each element
// may become several operations, and a short text can ask for billions.
const unrollLimit = 1 << 18

// ExceedsUnrollLimit reports whether an operand or result of an operation is a multi-dimensional
// vector with more than 2^18 elements, the limit for unrolling. Patterns leave such operations
// alone.
func ExceedsUnrollLimit(op *ir.Operation) bool {
	exceeds := func(v *ir.Value) bool {
		t, ok := v.Type().(*ir.VectorType)
		if !ok || t.Rank() < 2 {
			return false
		}
		n, ok := ir.NumElements(t.Shape())
		return !ok || n > unrollLimit
	}
	for i := range op.NumOperands() {
		if exceeds(op.Operand(i)) {
			return true
		}
	}
	for i := range op.NumResults() {
		if exceeds(op.Result(i)) {
			return true
		}
	}
	return false
}
