package group

import (
	"errors"
	"strings"
	"sync/atomic"
	"testing"
)

func TestWait(t *testing.T) {
	var g Group
	var n atomic.Int64
	for range 100 {
		g.Go(func() { n.Add(1) })
	}
	g.Wait()
	if n.Load() != 100 {
		t.Errorf("%d functions ran", n.Load())
	}
}

func TestPanic(t *testing.T) {
	broken := errors.New("broken")
	var n atomic.Int64
	defer func() {
		p, ok := recover().(*Panic)
		if !ok || !errors.Is(p, broken) || !strings.Contains(p.Error(), "broken\nin a goroutine:\n") ||
			!strings.Contains(p.Error(), "group_test.go") {
			t.Errorf("got %v", p)
		}
		if n.Load() != 3 {
			t.Errorf("%d functions ran to the end", n.Load())
		}
	}()
	var outer Group
	outer.Go(func() {
		var g Group
		for range 3 {
			g.Go(func() { n.Add(1) })
		}
		g.Go(func() { panic(broken) })
		g.Wait()
	})
	outer.Wait()
	t.Error("there was no panic")
}

func TestEach(t *testing.T) {
	for _, c := range []struct{ threads, n, batch, starts int }{
		{0, 0, 8, 1}, {1, 100, 8, 1}, {4, 7, 8, 1}, {4, 16, 8, 2}, {4, 1000, 8, 4},
	} {
		var starts atomic.Int64
		calls := make([]atomic.Int64, c.n)
		Each(c.threads, c.n, c.batch, func() func(int) {
			starts.Add(1)
			return func(i int) { calls[i].Add(1) }
		})
		if got := int(starts.Load()); got != c.starts {
			t.Errorf("%+v: start was called %d times", c, got)
		}
		for i := range calls {
			if calls[i].Load() != 1 {
				t.Errorf("%+v: %d was done %d times", c, i, calls[i].Load())
			}
		}
	}
}

// The least number that ends it does not depend on the number of threads.
func TestWhile(t *testing.T) {
	for _, c := range []struct{ threads, n, batch int }{{1, 100, 8}, {3, 100, 1}, {4, 1000, 8}, {8, 1000, 1}} {
		for _, last := range []int{0, 7, 8, 50, c.n - 1, c.n} {
			calls := make([]atomic.Int64, c.n)
			var least atomic.Int64
			least.Store(int64(c.n))
			While(c.threads, c.n, c.batch, func() func(int) bool {
				return func(i int) bool {
					calls[i].Add(1)
					if i < last {
						return true
					}
					for old := least.Load(); int64(i) < old && !least.CompareAndSwap(old, int64(i)); old = least.Load() {
					}
					return false
				}
			})
			if got := int(least.Load()); got != last {
				t.Errorf("%+v: the first is %d, want %d", c, got, last)
			}
			for i := range calls {
				n := calls[i].Load()
				if n != 1 && i <= last || n > 1 || c.threads == 1 && i > last && n != 0 {
					t.Errorf("%+v, until %d: %d was done %d times", c, last, i, n)
				}
			}
		}
	}
}
