package pass

import (
	"sync"

	"github.com/gomlir/gomlir/internal/emit"
	"github.com/gomlir/gomlir/internal/group"
)

// each calls run with 0 to n-1 on t.threads goroutines, and returns whether all calls
// returned true. What the calls emit is emitted in the order of the numbers.
func (t *task) each(n int, run func(t *task, i int) bool) bool {
	if t.threads <= 1 || n < 2 {
		ok := true
		for i := 0; i < n && t.ctx.Err() == nil; i++ {
			ok = run(t, i) && ok
		}
		return ok && t.ctx.Err() == nil
	}
	o := &ordered{emit: t.emit, parts: make([]part, n)}
	group.While(t.threads, n, 1, func() func(int) bool {
		return func(i int) bool {
			part := &task{cfg: t.cfg, threads: 1, emit: func(f func()) { o.add(i, f) }}
			part.ctx = emit.With(t.ctx, part.emit)
			ok := false
			p := group.Try(func() { ok = run(part, i) })
			o.finish(i, ok, p)
			return p == nil && t.ctx.Err() == nil
		}
	})
	ok := t.ctx.Err() == nil
	for i := range o.parts {
		if p := o.parts[i].panicked; p != nil {
			rethrow(p)
		}
		ok = ok && o.parts[i].ok
	}
	return ok
}

// ordered emits the output of the parts of a run, in the order of the parts.
type ordered struct {
	emit func(func())

	mu    sync.Mutex
	next  int // the first part that is not finished; it emits at once
	parts []part
}

type part struct {
	held     []func()
	finished bool
	ok       bool
	panicked *group.Panic
}

func (o *ordered) add(i int, f func()) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if i == o.next {
		o.emit(f)
		return
	}
	o.parts[i].held = append(o.parts[i].held, f)
}

// finish emits what can be emitted when a part has finished. Nothing follows a part
// that has panicked.
func (o *ordered) finish(i int, ok bool, p *group.Panic) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.parts[i].finished, o.parts[i].ok, o.parts[i].panicked = true, ok, p
	for o.next < len(o.parts) && o.parts[o.next].finished && o.parts[o.next].panicked == nil {
		o.next++
		if o.next < len(o.parts) {
			for _, f := range o.parts[o.next].held {
				o.emit(f)
			}
			o.parts[o.next].held = nil
		}
	}
}
