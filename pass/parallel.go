package pass

import (
	"sync/atomic"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
)

// inParallel calls run with 0 to n-1 on cfg.Threads goroutines. The diagnostics
// are reported in the order of the numbers, up to those of the first that fails,
// as if the ones after it had not run.
func inParallel(n int, cfg Config, run func(i int, cfg Config) bool) bool {
	var next, failed atomic.Int64
	failed.Store(int64(n))
	found := make([][]*diag.Diagnostic, n)
	var wg group.Group
	for range min(cfg.Threads, n) {
		wg.Go(func() {
			for {
				i := next.Add(1) - 1
				if i >= failed.Load() {
					return
				}
				report := func(d *diag.Diagnostic) { found[i] = append(found[i], d) }
				if run(int(i), Config{Threads: 1, Verify: cfg.Verify, Report: report}) {
					continue
				}
				for first := failed.Load(); i < first && !failed.CompareAndSwap(first, i); first = failed.Load() {
				}
			}
		})
	}
	wg.Wait()
	last := int(failed.Load())
	for _, list := range found[:min(last+1, n)] {
		for _, d := range list {
			cfg.Report(d)
		}
	}
	return last == n
}
