package verify

import (
	"sync/atomic"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
)

// all verifies isolated operations of one block, in parallel if goroutines are left. It
// reports the errors of all of them in their order.
func (v *verifier) all(ops []*ir.Operation) bool {
	n := 0
	for n < len(ops)-1 && v.startWorker() {
		n++
	}
	if n == 0 {
		ok := true
		for _, op := range ops {
			ok = v.isolated(op) && ok
		}
		return ok
	}
	var (
		c      diag.Collector
		wg     group.Group
		next   atomic.Int64
		failed atomic.Bool
	)
	// work verifies one operation after the other until there are no more.
	work := func(v *verifier) {
		for {
			i := next.Add(1) - 1
			if i >= int64(len(ops)) {
				return
			}
			v.report = func(d *diag.Diagnostic) { c.Task(uint64(i))(d) }
			if !v.isolated(ops[i]) {
				failed.Store(true)
			}
		}
	}
	others := make([]*verifier, n)
	for i := range others {
		others[i] = newVerifier(v.shared)
		wg.Go(func() {
			work(others[i])
			<-v.workers
		})
	}
	report := v.report
	work(v)
	wg.Wait()
	v.report = report
	c.Flush(report)
	for _, o := range others {
		v.users = append(v.users, o.users...)
		o.free()
	}
	return !failed.Load()
}

// startWorker reports whether another goroutine may be started.
func (s *shared) startWorker() bool {
	select {
	case s.workers <- struct{}{}:
		return true
	default:
		return false
	}
}

// anyFails reports whether f returns false for any of the operations. It may run
// in parallel.
func (s *shared) anyFails(ops []*ir.Operation, f func(*ir.Operation) bool) bool {
	const chunk = 512
	var (
		wg     group.Group
		next   atomic.Int64
		failed atomic.Bool
	)
	work := func() {
		for !failed.Load() {
			from := int(next.Add(chunk)) - chunk
			if from >= len(ops) {
				return
			}
			for _, op := range ops[from:min(from+chunk, len(ops))] {
				if !f(op) {
					failed.Store(true)
				}
			}
		}
	}
	for n := chunk; n < len(ops) && s.startWorker(); n += chunk {
		wg.Go(func() {
			work()
			<-s.workers
		})
	}
	work()
	wg.Wait()
	return failed.Load()
}
