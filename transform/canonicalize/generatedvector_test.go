package canonicalize_test

import (
	"fmt"
	"slices"
	"strings"
)

// vectorOf is the type of vectors of a shape.
func vectorOf(shape []int) string {
	var b strings.Builder
	for _, n := range shape {
		fmt.Fprintf(&b, "%dx", n)
	}
	return "vector<" + b.String() + "i8>"
}

// vectors fills the body with operations that move the elements of vectors.
func (f *function) vectors() {
	shapes := [][]int{{f.size()}, {f.size(), f.size()}, {1, f.size(), 1}}
	for range 4 + f.IntN(10) {
		shape := shapes[len(shapes)-1-f.IntN(min(2, len(shapes)))]
		t := vectorOf(shape)
		v := f.value(t)
		switch f.IntN(3) {
		case 0:
			shape = f.broadcast(shape)
			f.op(vectorOf(shape), "vector.broadcast %s : %s to %s", v, t, vectorOf(shape))
		case 1:
			p := f.Perm(len(shape))
			to := make([]int, len(shape))
			for i, from := range p {
				to[i] = shape[from]
			}
			shape = to
			f.op(vectorOf(shape), "vector.transpose %s, [%s] : %s to %s", v, strings.Trim(strings.ReplaceAll(fmt.Sprint(p), " ", ", "), "[]"), t, vectorOf(shape))
		default:
			shape = f.cast(shape)
			f.op(vectorOf(shape), "vector.shape_cast %s : %s to %s", v, t, vectorOf(shape))
		}
		shapes = append(shapes, shape)
	}
}

// size is 1 or a size that no dimension of the function has yet: where sizes are the same,
// mlir-opt-22 broadcasts along the wrong dimension.
func (f *function) size() int {
	if f.IntN(2) == 0 {
		return 1
	}
	f.n++
	return f.n + 1
}

// broadcast is a shape that vectors of a shape can be broadcast to.
func (f *function) broadcast(shape []int) []int {
	to := slices.Clone(shape)
	for i, n := range to {
		if n == 1 {
			to[i] = f.size()
		}
	}
	for len(to) < 4 && f.IntN(2) == 0 {
		to = slices.Insert(to, 0, f.size())
	}
	return to
}

// cast is a shape with as many elements: one with dimensions of size 1 in other places.
func (f *function) cast(shape []int) []int {
	to := slices.DeleteFunc(slices.Clone(shape), func(n int) bool { return n == 1 && f.IntN(2) == 0 })
	for len(to) == 0 || len(to) < 4 && f.IntN(2) == 0 {
		to = slices.Insert(to, f.IntN(len(to)+1), 1)
	}
	return to
}
