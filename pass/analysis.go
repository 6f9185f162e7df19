package pass

import (
	"context"

	"maps"
	"sync"

	"github.com/gomlir/gomlir/ir"
)

// An Analysis computes something of type T about an operation and what is in it. A run
// computes it once for an operation and keeps it until a pass that does not preserve it
// has run there. Analyses are variables of packages:
//
//	var Liveness = pass.NewAnalysis("Liveness", func(a *pass.Analyses) *Info { … a.Op() … })
//
//	func (p *myPass) run(j *pass.Job) {
//		live := Liveness.Of(j)
type Analysis[T any] struct {
	name    string
	compute func(a *Analyses) T
}

// NewAnalysis returns an analysis. Compute returns the result for a.Op(). It may use
// other analyses of a; then T has a method Invalidated, see [Invalidator].
func NewAnalysis[T any](name string, compute func(a *Analyses) T) *Analysis[T] {
	return &Analysis[T]{name, compute}
}

// AnyAnalysis is an [Analysis] of any type.
type AnyAnalysis interface {
	// Name is the name in reports of time.
	Name() string
}

// Name returns the name.
func (a *Analysis[T]) Name() string { return a.name }

// An Invalidator is the result of an analysis that decides itself whether it is still
// valid after a pass: because it refers to another analysis, or because it has less to
// do with the IR than others.
type Invalidator interface {
	Invalidated(p *Preserved) bool
}

// Preserved is the set of analyses that a pass preserves. The zero value is empty.
type Preserved struct {
	all  bool
	some map[AnyAnalysis]bool
}

func (p *Preserved) add(a AnyAnalysis) {
	if p.some == nil {
		p.some = map[AnyAnalysis]bool{}
	}
	p.some[a] = true
}

// Has reports whether an analysis is preserved.
func (p *Preserved) Has(a AnyAnalysis) bool { return p.all || p.some[a] }

// A Source has the analyses of an operation: a [*Job] or an [*Analyses].
type Source interface {
	at() (*cache, *Execution)
}

func (j *Job) at() (*cache, *Execution) { return j.cache, j.exec }

// Analyses gives an analysis its operation, and other analyses of that operation.
type Analyses struct {
	cache *cache
	exec  *Execution
}

func (a *Analyses) at() (*cache, *Execution) { return a.cache, a.exec }

// Op returns the operation.
func (a *Analyses) Op() *ir.Operation { return a.cache.op }

// Context returns the context of the run. When it is done, the result of the analysis does not
// matter.
func (a *Analyses) Context() context.Context { return a.exec.task.ctx }

// Of returns the result for the operation of s. It is computed unless it is known.
func (an *Analysis[T]) Of(s Source) T {
	c, e := s.at()
	return an.in(c, e)
}

// Cached returns the result for the operation of s if it is known.
func (an *Analysis[T]) Cached(s Source) (result T, ok bool) {
	c, _ := s.at()
	return an.cached(c)
}

// OfChild returns the result for an operation in that of s. It is computed unless it is
// known.
func (an *Analysis[T]) OfChild(s Source, op *ir.Operation) T {
	c, e := s.at()
	return an.in(c.nested(op), e)
}

// CachedChild returns the result for an operation in that of s if it is known.
func (an *Analysis[T]) CachedChild(s Source, op *ir.Operation) (result T, ok bool) {
	c, _ := s.at()
	if c = c.known(op); c == nil {
		return result, false
	}
	return an.cached(c)
}

// CachedParent returns the result for an operation around that of s, if it is known: a
// pass may not look at what other passes change meanwhile, so it cannot be computed.
// Whether the result is still true is for the pass to know.
func (an *Analysis[T]) CachedParent(s Source, op *ir.Operation) (result T, ok bool) {
	c, _ := s.at()
	for c = c.parent; c != nil; c = c.parent {
		if c.op == op {
			return an.cached(c)
		}
	}
	return result, false
}

// in returns the result in a cache, computed as part of an execution if need be.
func (an *Analysis[T]) in(c *cache, parent *Execution) T {
	if v, ok := an.cached(c); ok {
		return v
	}
	t := parent.task
	e := &Execution{Kind: AnalysisExecution, Op: c.op, Parent: parent, Analysis: an.name}
	end := t.begin(e)
	v := an.compute(&Analyses{c, e})
	if end != nil {
		end()
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.results == nil {
		c.results = map[AnyAnalysis]any{}
	}
	c.results[an] = v
	return v
}

func (an *Analysis[T]) cached(c *cache) (result T, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	result, ok = c.results[an].(T)
	return result, ok
}

// A cache holds the results for an operation.
type cache struct {
	op     *ir.Operation
	parent *cache

	// mu guards the rest: passes on operations in op run at the same time.
	mu       sync.Mutex
	results  map[AnyAnalysis]any
	children map[*ir.Operation]*cache
}

// clear forgets all results.
func (c *cache) clear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.results, c.children = nil, nil
}

// nested returns the cache of an operation, which is c.op or in it.
func (c *cache) nested(op *ir.Operation) *cache {
	if op == c.op {
		return c
	}
	outer := c
	if parent := op.ParentOp(); parent != c.op {
		outer = c.nested(parent)
	}
	outer.mu.Lock()
	defer outer.mu.Unlock()
	inner := outer.children[op]
	if inner == nil {
		if outer.children == nil {
			outer.children = map[*ir.Operation]*cache{}
		}
		inner = &cache{op: op, parent: outer}
		outer.children[op] = inner
	}
	return inner
}

// known returns the cache of an operation if there is one, or nil.
func (c *cache) known(op *ir.Operation) *cache {
	if op == nil || op == c.op {
		return c
	}
	outer := c
	if parent := op.ParentOp(); parent != c.op {
		if outer = c.known(parent); outer == nil {
			return nil
		}
	}
	outer.mu.Lock()
	defer outer.mu.Unlock()
	return outer.children[op]
}

// invalidate drops what a pass on the operation has not preserved.
func (c *cache) invalidate(p *Preserved) {
	if p.all {
		return
	}
	maps.DeleteFunc(c.results, func(a AnyAnalysis, v any) bool {
		if own, ok := v.(Invalidator); ok {
			return own.Invalidated(p)
		}
		return !p.some[a]
	})
	for op, inner := range c.children {
		inner.invalidate(p)
		if len(inner.results) == 0 && len(inner.children) == 0 {
			delete(c.children, op)
		}
	}
}
