package vector

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// BroadcastAlong creates a vector of a shape whose dimensions dims repeat a scalar or a vector. The
// other dimensions are those of the vector, in order. Where dims are not the first ones, a
// vector.transpose follows the vector.broadcast. Nothing is created if there is nothing to do. This is
// MLIR's BroadcastOp::createOrFoldBroadcastOp.
func BroadcastAlong(b *ir.Builder, v *ir.Value, shape []int64, dims []int) *ir.Value {
	from, isVector := v.Type().(*ir.VectorType)
	elem := v.Type()
	var wide []int64
	var scalable []bool
	perm := make([]int64, len(shape))
	inOrder := true
	next := len(dims)
	for i, n := range shape {
		if slices.Contains(dims, i) {
			perm[i] = int64(len(wide))
			wide, scalable = append(wide, n), append(scalable, false)
		} else {
			perm[i] = int64(next)
			next++
		}
		inOrder = inOrder && perm[i] == int64(i)
	}
	if isVector {
		elem = from.Elem()
		wide, scalable = append(wide, from.Shape()...), append(scalable, from.ScalableDims()...)
	}
	if t := ir.NewVectorType(wide, scalable, elem); ir.Type(t) != v.Type() {
		v = NewBroadcast(b, t, v).Result()
	}
	if inOrder {
		return v
	}
	if isVector && from.IsScalable() {
		scalable = permuted(scalable, perm)
	} else {
		scalable = nil
	}
	t := ir.NewVectorType(shape, scalable, elem)
	return NewTranspose(b, t, v, perm).Result()
}
