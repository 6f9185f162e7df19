package ir

import (
	"sync"
	"sync/atomic"
)

// An OpCache remembers what a function says about definitions of operations: which patterns
// match their operations, whether they are legal. A lookup costs an index into a slice, where
// a map of names or of definitions would hash. It is safe for concurrent use.
type OpCache[V any] struct {
	find  func(def *OpDef) *V
	mu    sync.Mutex // for the growth of the table
	table atomic.Pointer[[]atomic.Pointer[V]]
}

// NewOpCache returns a cache of what find returns. find must return the same for the same
// definition, and never nil. Goroutines may call it at the same time. It is called for each
// lookup of an unregistered operation.
func NewOpCache[V any](find func(def *OpDef) *V) *OpCache[V] { return &OpCache[V]{find: find} }

// Of returns what the function says about a definition.
func (c *OpCache[V]) Of(def *OpDef) *V {
	if t := c.table.Load(); t != nil && int(def.number) < len(*t) {
		if v := (*t)[def.number].Load(); v != nil {
			return v
		}
	}
	return c.fill(def)
}

func (c *OpCache[V]) fill(def *OpDef) *V {
	v := c.find(def)
	if def.number == 0 {
		return v
	}
	t := c.table.Load()
	if t == nil || int(def.number) >= len(*t) {
		t = c.grow(int(def.number))
	}
	(*t)[def.number].Store(v)
	return v
}

// grow returns a table that has a number.
func (c *OpCache[V]) grow(number int) *[]atomic.Pointer[V] {
	c.mu.Lock()
	defer c.mu.Unlock()
	old := c.table.Load()
	if old != nil && number < len(*old) {
		return old
	}
	t := make([]atomic.Pointer[V], 2*number)
	if old != nil {
		for i := range *old {
			t[i].Store((*old)[i].Load())
		}
	}
	c.table.Store(&t)
	return &t
}

// opNumbers numbers registered definitions, from 1 on. Unregistered ones have 0: a text may have
// any number of them.
var opNumbers atomic.Uint32
