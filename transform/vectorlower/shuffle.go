package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Shuffles returns patterns that make the operands of vector.shuffle equally long:
// MLIR's populateVectorShuffleLoweringPatterns.
func Shuffles() []rewrite.Pattern { return bounded(rewrite.On(shuffleEqual)) }

// shuffleEqual fills up the shorter operand with poison.
func shuffleEqual(op vector.ShuffleOp, r *rewrite.Rewriter) bool {
	v1, v2 := op.V1(), op.V2()
	t1, t2 := vectorTypeOf(v1), vectorTypeOf(v2)
	if t1.Rank() != 1 || t2.Rank() != 1 || t1.Shape()[0] == t2.Shape()[0] || max(t1.Shape()[0], t2.Shape()[0]) > maxListed {
		return false
	}
	n1, n2 := t1.Shape()[0], t2.Shape()[0]
	mask := slices.Clone(op.Mask())
	if n1 < n2 {
		for i, m := range mask {
			if m >= n1 {
				mask[i] = m + n2 - n1
			}
		}
		v1 = filledUp(r, v1, n1, n2)
	} else {
		v2 = filledUp(r, v2, n2, n1)
	}
	return replaced(r, op.Op(), vector.NewShuffle(r.Builder, v1, v2, mask).Result())
}

// filledUp creates a vector of n elements, of which the first come from a shorter one.
func filledUp(r *rewrite.Rewriter, v *ir.Value, from, n int64) *ir.Value {
	mask := make([]int64, n)
	for i := range mask {
		mask[i] = vector.Poison
		if int64(i) < from {
			mask[i] = int64(i)
		}
	}
	return vector.NewShuffle(r.Builder, v, v, mask).Result()
}
