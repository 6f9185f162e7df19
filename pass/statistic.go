package pass

import "sync/atomic"

// A Statistic is a number that an instance of a pass counts over all operations that it
// runs on, such as those it has erased. It is safe for concurrent use. As only sums and
// maxima are kept, it does not depend on the number of threads.
type Statistic struct {
	// Name is short, "num-cse'd".
	Name string
	// Usage describes the statistic in one line.
	Usage string

	n atomic.Uint64
}

// Add adds n.
func (s *Statistic) Add(n uint64) { s.n.Add(n) }

// Max sets the statistic to n if n is larger.
func (s *Statistic) Max(n uint64) {
	for old := s.n.Load(); n > old && !s.n.CompareAndSwap(old, n); old = s.n.Load() {
	}
}

// Value returns the number.
func (s *Statistic) Value() uint64 { return s.n.Load() }

// Statistic declares a number that the pass counts, which reports of statistics show
// with the description.
func (o *Options) Statistic(name, usage string) *Statistic {
	s := &Statistic{Name: name, Usage: usage}
	o.statistics = append(o.statistics, s)
	return s
}
