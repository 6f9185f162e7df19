package group

import (
	"runtime"
	"sync/atomic"
)

// Each calls functions with the numbers 0 to n-1, on the given number of goroutines, or on one per
// processor if threads is not positive. A goroutine calls start for a function of its own, and
// takes batch numbers at a time in order. So start can create what is expensive or must not be
// shared. Each returns, or panics, like [Group.Wait]. If there is work for one thread only, it runs
// on the caller's goroutine.
func Each(threads, n, batch int, start func() func(i int)) {
	While(threads, n, batch, func() func(int) bool {
		f := start()
		return func(i int) bool { f(i); return true }
	})
}

// While is [Each] until a call returns false. It then starts no further batch. So the least number
// with the result false does not depend on the number of threads, and the function is called for
// all numbers before it.
func While(threads, n, batch int, start func() func(i int) bool) {
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var stop atomic.Bool
	work := func() {
		f := start()
		for !stop.Load() {
			to := int(next.Add(int64(batch)))
			for i := to - batch; i < min(to, n); i++ {
				if !f(i) {
					stop.Store(true)
					return
				}
			}
			if to >= n {
				return
			}
		}
	}
	if threads = min(threads, (n+batch-1)/batch); threads <= 1 {
		work()
		return
	}
	var g Group
	for range threads {
		g.Go(work)
	}
	g.Wait()
}
