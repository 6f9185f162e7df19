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
