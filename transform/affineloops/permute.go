package affineloops

import (
	"github.com/gomlir/gomlir/dialect/affine"
)

// MayPermute reports whether loops, each of which is all there is in the one around it, may change
// places: the loop at a position of the nest gets the place that perm has for it. No access may come
// before one on which it depends.
func MayPermute(nest []affine.ForOp, perm []int) bool {
	at := make([]int, len(perm)) // which loop gets a place
	for i, to := range perm {
		if nest[i].Op().NumResults() > 0 {
			return false
		}
		at[to] = i
	}
	list := affine.Accesses(nest[0].Op())
	for depth := 1; depth <= len(nest); depth++ {
		for _, first := range list {
			for _, second := range list {
				if d := affine.Depends(first, second, depth, false); d.Unknown || d.Exists && !staysPositive(d.Distances, at) {
					return false
				}
			}
		}
	}
	return true
}

// staysPositive reports whether the first difference that is not 0, of loops in an order, is positive.
func staysPositive(distances []affine.Distance, order []int) bool {
	for _, i := range order {
		if i >= len(distances) || distances[i].Lower < 0 {
			return false
		}
		if distances[i].Lower > 0 {
			return true
		}
	}
	return true
}

// Permute lets loops, each of which is all there is in the one around it, change places; see
// [MayPermute].
func Permute(nest []affine.ForOp, perm []int) {
	order := make([]affine.ForOp, len(nest))
	for i, to := range perm {
		order[to] = nest[i]
	}
	body := bodyOf(nest[len(nest)-1])
	if order[0] != nest[0] {
		order[0].Op().MoveBefore(nest[0].Op())
	}
	for i, loop := range order[1:] {
		loop.Op().MoveBefore(order[i].Body().Last())
	}
	end := order[len(order)-1].Body().Last()
	for _, op := range body {
		op.MoveBefore(end)
	}
}
