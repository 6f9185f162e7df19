package pass

import (
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/internal/emit"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
)

// Runs are the runs of pipelines on some operations, each of which may happen at any time
// until its result is asked for.
type Runs struct {
	job       *Job
	ops       []*ir.Operation
	pipelines []*Pipeline // nil for an operation that is left alone
	next      atomic.Int64
	workers   group.Group

	mu       sync.Mutex // guards parts
	finished sync.Cond
	parts    []part
}

// Start begins to run a pipeline on each of some operations that are in j.Op and not in
// each other, on several goroutines; see [Job.Run]. An operation without a pipeline, nil, is
// left alone. Until [Runs.Finish] is called for an operation, the pass does not look at it.
// Before the pass ends it calls [Runs.Stop]. No analysis of the operations is kept, so that
// the pass may change them afterwards.
//
// Start returns nil if a pipeline cannot be run, which is reported.
func (j *Job) Start(ops []*ir.Operation, pipeline func(op *ir.Operation) *Pipeline) *Runs {
	r := &Runs{job: j, ops: ops, pipelines: make([]*Pipeline, len(ops)), parts: make([]part, len(ops))}
	r.finished.L = &r.mu
	coalesced := map[*Pipeline]*Pipeline{}
	for i, op := range ops {
		p := pipeline(op)
		if p == nil {
			continue
		}
		if !j.Op.IsAncestor(op) {
			j.Report(op.Errorf("Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing"))
			return nil
		}
		c := coalesced[p]
		if c == nil {
			c = p.Coalesced(op.Context())
			coalesced[p] = c
			if !c.checkPasses(op.Context(), j.Report) {
				return nil
			}
		}
		if !c.checkAnchor(op, j.Report) {
			return nil
		}
		r.pipelines[i] = c
	}
	for range min(j.Threads, len(ops)) - 1 {
		r.workers.Go(func() {
			for r.one() {
			}
		})
	}
	return r
}

// one does the first run that nobody does. It reports whether there was one.
func (r *Runs) one() bool {
	i := int(r.next.Add(1)) - 1
	if i >= len(r.ops) {
		return false
	}
	outer := r.job.exec.task
	t := &task{cfg: outer.cfg, threads: 1, emit: func(f func()) {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.parts[i].held = append(r.parts[i].held, f)
	}}
	t.ctx = emit.With(outer.ctx, t.emit)
	ok := false
	p := group.Try(func() { ok = r.run(t, i) })
	r.mu.Lock()
	defer r.mu.Unlock()
	r.parts[i].finished, r.parts[i].ok, r.parts[i].panicked = true, ok, p
	r.finished.Broadcast()
	return true
}

func (r *Runs) run(t *task, i int) bool {
	if r.pipelines[i] == nil {
		return true
	}
	c := r.job.cache.nested(r.ops[i])
	defer c.clear()
	return t.pipeline(r.pipelines[i], r.ops[i], c, r.job.exec)
}

// Finish waits for the run on the operation of a number, and returns false if a pass has
// failed. What the run reports comes now. Finish is called once for each number at most.
func (r *Runs) Finish(i int) bool {
	if r.job.Threads <= 1 || len(r.ops) == 1 {
		return r.run(r.job.exec.task, i)
	}
	for !r.isFinished(i) {
		if r.one() {
			continue // rather than wait
		}
		r.mu.Lock()
		for !r.parts[i].finished {
			r.finished.Wait()
		}
		r.mu.Unlock()
	}
	p := &r.parts[i]
	for _, f := range p.held {
		r.job.exec.task.emit(f)
	}
	p.held = nil
	if p.panicked != nil {
		rethrow(p.panicked)
	}
	return p.ok
}

func (r *Runs) isFinished(i int) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.parts[i].finished
}

// Stop ends the runs: those that have not begun never do.
func (r *Runs) Stop() {
	r.next.Store(int64(len(r.ops)))
	r.workers.Wait()
}
