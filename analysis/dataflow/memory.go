package dataflow

import (
	"math/bits"
	"sync"

	"github.com/gomlir/gomlir/ir"
)

// memory is what a solver needs of it for dead code and constants. The next solver for an
// operation of about the same size uses it again.
type memory struct {
	size         int // in memories
	queue        []work
	waiting      map[work]struct{}
	constants    table[*ir.Value, Constant]
	blocks       table[*ir.Block, executable]
	edges        table[edge, executable]
	predecessors map[Point]*predecessors
	someOf       chunks[predecessors]
	resolved     map[*ir.Operation]int
}

// memories are those that nobody uses, by the number of bits of the number of operations
// that they are for: to empty a map costs as much as its size once was.
var memories [bits.UintSize + 1]sync.Pool

// newMemory returns memory for a number of operations.
func newMemory(n int) *memory {
	size := max(bits.Len(uint(n)), 6)
	if m, ok := memories[size].Get().(*memory); ok {
		return m
	}
	return &memory{size: size, waiting: map[work]struct{}{}, predecessors: map[Point]*predecessors{}, resolved: map[*ir.Operation]int{}}
}

func (m *memory) free() {
	clear(m.queue[:cap(m.queue)])
	clear(m.waiting)
	m.constants.clear()
	m.blocks.clear()
	m.edges.clear()
	clear(m.predecessors)
	m.someOf.clear()
	clear(m.resolved)
	memories[m.size].Put(m)
}

// opsIn counts an operation and those below it.
func opsIn(top *ir.Operation) (n int) {
	walk(top, func(*ir.Operation) { n++ }, nil)
	return n
}

// A table has a state for each key that was asked for. The zero value is empty.
type table[K comparable, T any] struct {
	states map[K]*state[T]
	chunks chunks[state[T]]
}

func (t *table[K, T]) get(key K) *state[T] {
	st := t.states[key]
	if st == nil {
		if t.states == nil {
			t.states = map[K]*state[T]{}
		}
		st = t.chunks.one()
		t.states[key] = st
	}
	return st
}

func (t *table[K, T]) clear() {
	clear(t.states)
	t.chunks.clear()
}

// chunks allocate many values. The zero value is empty.
type chunks[T any] struct {
	free        []T   // rest of the last one of used
	used, spare [][]T // spare ones are zero
}

// one returns a new zero value.
func (c *chunks[T]) one() *T {
	if len(c.free) == 0 {
		if n := len(c.spare); n > 0 {
			c.free = c.spare[n-1]
			c.spare = c.spare[:n-1]
		} else {
			c.free = make([]T, 8<<min(len(c.used), 5))
		}
		c.used = append(c.used, c.free)
	}
	v := &c.free[0]
	c.free = c.free[1:]
	return v
}

// clear takes back all values.
func (c *chunks[T]) clear() {
	for _, chunk := range c.used {
		clear(chunk)
	}
	c.spare, c.used, c.free = append(c.spare, c.used...), c.used[:0], nil
}
