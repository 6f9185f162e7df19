package group

import (
	"runtime"
	"sync/atomic"
)

// Each calls a function for 0 to n-1, on as many goroutines as there are threads,
// or as there are processors if threads is not positive. A goroutine takes batch
// numbers at a time, in their order, and calls a function of its own, which start
// returns; so what is expensive to make, or not to be shared, is made there once.
// Each returns, or panics, like [Group.Wait]. Without a second batch of work for
// a second thread, all happens on the caller's goroutine.
func Each(threads, n, batch int, start func() func(i int)) {
	While(threads, n, batch, func() func(int) bool {
		f := start()
		return func(i int) bool { f(i); return true }
	})
}

// While is [Each] until a call returns false: then no further batch is taken. So
// of the numbers with that result the least is the same whatever the number of
// threads, and the function is called for all before it.
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
