package diag

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"sync"
	"testing"
)

func TestCollectorOrder(t *testing.T) {
	var c Collector
	var want []string
	var wg sync.WaitGroup
	c.Handle(Warningf(Place{}, "first"))
	want = append(want, "first")
	for task := range uint64(20) {
		for i := range 10 {
			want = append(want, fmt.Sprintf("%d.%d", task, i))
		}
	}
	for _, task := range rand.Perm(20) {
		wg.Go(func() {
			h := c.Task(uint64(task))
			for i := range 10 {
				d := Errorf(Place{}, "%d.%d", task, i)
				h(d)
				d.Note(Place{}, "later")
			}
		})
	}
	wg.Wait()
	if c.Errors() != 200 || c.Len() != 201 {
		t.Errorf("%d errors of %d", c.Errors(), c.Len())
	}
	var got []string
	for _, d := range c.Diagnostics() {
		got = append(got, d.Message)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v", got)
	}
	var again []string
	c.Flush(func(d *Diagnostic) { again = append(again, d.Message) })
	if !slices.Equal(again, want) || c.Len() != 0 || c.Errors() != 0 {
		t.Errorf("flushed %v, %d left", again, c.Len())
	}
}

func TestFilter(t *testing.T) {
	var got []string
	h := func(d *Diagnostic) { got = append(got, fmt.Sprint(d.Message, len(d.Notes))) }
	for _, f := range []Handler{Filter(h, Remark, true), Filter(h, Warning, false), Filter(h, Error, true)} {
		d := Errorf(Place{}, "e").Note(Place{}, "n")
		f(d)
		f(Warningf(Place{}, "w"))
		f(Remarkf(Place{}, "r"))
		if len(d.Notes) != 1 {
			t.Error("the filter changed the diagnostic")
		}
	}
	if want := "e1 w0 r0 e0 w0 e1"; strings.Join(got, " ") != want {
		t.Errorf("got %v", got)
	}
}

func TestTrace(t *testing.T) {
	d := Errorf(in("f", 1, 2), "m").Trace()
	if n := d.Notes[0].Message; !strings.HasPrefix(n, "diagnostic emitted with trace:\n") || !strings.Contains(n, "TestTrace") {
		t.Errorf("got %q", n)
	}
	if got := d.Error(); got != "f:1:2: error: m" {
		t.Errorf("got %q", got)
	}
}
