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
	if threads <= 0 {
		threads = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	work := func() {
		f := start()
		for {
			to := int(next.Add(int64(batch)))
			from := to - batch
			if from >= n {
				return
			}
			for i := from; i < min(to, n); i++ {
				f(i)
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
