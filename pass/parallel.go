package pass

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
)

// inParallel calls run with 0 to n-1 on cfg.Threads goroutines. It reports the
// diagnostics in the order of these numbers, up to those of the first call that fails,
// as if the calls after it had not run.
func inParallel(n int, cfg Config, run func(i int, cfg Config) bool) bool {
	found := make([][]*diag.Diagnostic, n)
	failed := make([]bool, n)
	defer fromGroup()
	group.While(cfg.Threads, n, 1, func() func(int) bool {
		return func(i int) bool {
			report := func(d *diag.Diagnostic) { found[i] = append(found[i], d) }
			failed[i] = !run(i, Config{Threads: 1, Verify: cfg.Verify, Report: report})
			return !failed[i]
		}
	})
	for i, list := range found {
		for _, d := range list {
			cfg.Report(d)
		}
		if failed[i] {
			return false
		}
	}
	return true
}
