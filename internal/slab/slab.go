// Package slab allocates many small values of one type in few allocations.
//
// The parser creates operations, results and operands hundreds of thousands of times. A slab for
// each type and worker reduces these to one allocation per few hundred values, which relieves the
// garbage collector. A chunk lives as long as any value in it is reachable.
package slab

import "reflect"

// chunkBytes is the size of one allocation. It is large enough to make the allocator disappear from
// profiles, and small enough not to pin much memory. It is the largest size that Go's allocator
// does not round up to whole pages.
const chunkBytes = 32 << 10

// A Slab allocates zeroed values of type T. The zero Slab is ready to use. It is not safe for
// concurrent use: give each goroutine its own.
type Slab[T any] struct {
	free  []T
	chunk int // values in one allocation

	// All chunks of a slab that is recycled. The chunks before the current one are used up, and
	// those after it are zero.
	chunks [][]T
	at     int // index of the current chunk
	kept   bool
}

// Keep makes the slab keep its memory for [Slab.Recycle]. Call it before the first value.
func (s *Slab[T]) Keep() { s.kept = true }

// Recycle takes back all values. They must not be used any more. Later values reuse the memory.
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

// Many returns n new zero values in one slice without spare capacity. It returns nil for n = 0.
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
