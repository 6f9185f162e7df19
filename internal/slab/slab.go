// Package slab allocates many small values of one type in few allocations.
//
// The parser makes an operation, its results and its operands hundreds of
// thousands of times. One slab per type and worker turns those into one
// allocation per few hundred values, which is what the garbage collector
// notices. A chunk lives until the last value in it is unreachable.
package slab

import "reflect"

// chunkBytes is the size of one allocation: large enough to make the allocator
// disappear from profiles, small enough not to pin much memory, and the largest
// that Go's allocator does not round up to whole pages.
const chunkBytes = 32 << 10

// Slab hands out zeroed values of type T. The zero Slab is ready to use. It is
// not safe for concurrent use: give each goroutine its own.
type Slab[T any] struct {
	free  []T
	chunk int // values in one allocation

	// Of a slab that is recycled, all chunks: those before the one that free is
	// a part of are used up, those behind it are zero.
	chunks [][]T
	at     int // that chunk
	kept   bool
}

// Keep makes the slab remember its memory, for [Slab.Recycle]. It is called
// before the first value.
func (s *Slab[T]) Keep() { s.kept = true }

// Recycle takes back all values, which nobody must use any more. The next ones
// are in the same memory.
func (s *Slab[T]) Recycle() {
	if len(s.chunks) == 0 {
		return
	}
	last := s.chunks[s.at]
	clear(last[:len(last)-len(s.free)])
	for _, c := range s.chunks[:s.at] {
		clear(c)
	}
	s.at, s.free = 0, s.chunks[0]
}

// grow makes room for at least one value.
func (s *Slab[T]) grow() {
	if s.chunk == 0 {
		s.chunk = max(1, chunkBytes/int(reflect.TypeFor[T]().Size()))
	}
	if s.kept && s.at+1 < len(s.chunks) {
		s.at++
		s.free = s.chunks[s.at]
		return
	}
	s.free = make([]T, s.chunk)
	if s.kept {
		s.chunks = append(s.chunks, s.free)
		s.at = len(s.chunks) - 1
	}
}

// One returns a pointer to a new zero value.
func (s *Slab[T]) One() *T {
	if len(s.free) == 0 {
		s.grow()
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
		if n > s.chunk/4 && n > 64 {
			return make([]T, n)
		}
		if s.grow(); n > len(s.free) {
			return make([]T, n)
		}
	}
	v := s.free[:n:n]
	s.free = s.free[n:]
	return v
}
