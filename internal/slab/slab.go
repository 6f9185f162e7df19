// Package slab allocates many small values of one type in few allocations.
//
// The parser makes an operation, its results and its operands hundreds of
// thousands of times. One slab per type and worker turns those into one
// allocation per few hundred values, which is what the garbage collector
// notices. A chunk lives until the last value in it is unreachable.
package slab

// chunk is how many values one allocation holds: large enough to make the
// allocator disappear from profiles, small enough not to pin much memory.
const chunk = 256

// Slab hands out zeroed values of type T. The zero Slab is ready to use. It is
// not safe for concurrent use: give each goroutine its own.
type Slab[T any] struct {
	free []T
}

// One returns a pointer to a new zero value.
func (s *Slab[T]) One() *T {
	if len(s.free) == 0 {
		s.free = make([]T, chunk)
	}
	v := &s.free[0]
	s.free = s.free[1:]
	return v
}

// Many returns n new zero values next to each other, with no spare capacity.
// It returns nil for n = 0.
func (s *Slab[T]) Many(n int) []T {
	if n == 0 {
		return nil
	}
	if n > len(s.free) {
		if n > chunk/4 {
			return make([]T, n)
		}
		s.free = make([]T, chunk)
	}
	v := s.free[:n:n]
	s.free = s.free[n:]
	return v
}
