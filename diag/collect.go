package diag

import (
	"cmp"
	"slices"
	"sync"
)

// Collector keeps diagnostics in order. The zero Collector is empty and ready
// to use. Its methods are safe for concurrent use.
//
// Work split over goroutines numbers its tasks in source order and gives each
// the handler [Collector.Task] returns for its number. The diagnostics come out
// ordered by task, and within a task as they were added, so the output does not depend on
// the number or the timing of threads. Tasks may nest: a task
// collects its own subtasks in another Collector and flushes that into its
// handler.
//
// A diagnostic may get more notes after it was added, by the goroutine that
// added it, until that task is done.
type Collector struct {
	mu     sync.Mutex
	list   []collected
	errors int
}

type collected struct {
	task uint64
	d    *Diagnostic
}

// Handle adds d to task 0.
func (c *Collector) Handle(d *Diagnostic) { c.add(0, d) }

// Task returns a handler that adds to the task of the given number.
func (c *Collector) Task(number uint64) Handler {
	return func(d *Diagnostic) { c.add(number, d) }
}

func (c *Collector) add(task uint64, d *Diagnostic) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.list = append(c.list, collected{task, d})
	if d.Severity == Error {
		c.errors++
	}
}

// Errors returns the number of errors kept.
func (c *Collector) Errors() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.errors
}

// Len returns the number of diagnostics kept.
func (c *Collector) Len() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.list)
}

// Diagnostics returns the collected diagnostics in order.
func (c *Collector) Diagnostics() []*Diagnostic {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.ordered()
}

func (c *Collector) ordered() []*Diagnostic {
	byTask := func(a, b collected) int { return cmp.Compare(a.task, b.task) }
	if !slices.IsSortedFunc(c.list, byTask) {
		slices.SortStableFunc(c.list, byTask)
	}
	out := make([]*Diagnostic, len(c.list))
	for i, e := range c.list {
		out[i] = e.d
	}
	return out
}

// Flush gives everything kept to h, in order, and forgets it. The collector
// may be used while h runs.
func (c *Collector) Flush(h Handler) {
	c.mu.Lock()
	list := c.ordered()
	c.list, c.errors = nil, 0
	c.mu.Unlock()
	for _, d := range list {
		h(d)
	}
}
