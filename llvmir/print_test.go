package llvmir

import (
	"errors"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// full is a writer with limited room.
type full struct{ room int }

var errFull = errors.New("no space left")

func (w *full) Write(b []byte) (int, error) {
	if len(b) > w.room {
		return 0, errFull
	}
	w.room -= len(b)
	return len(b), nil
}

// Printing and its goroutines end when a write fails.
func TestPrintFull(t *testing.T) {
	var text strings.Builder
	for i := range 20000 {
		text.WriteString("define void @f" + strconv.Itoa(i) + "() {\n  ret void\n}\n")
	}
	m, err := ParseString("x.ll", text.String(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	before := runtime.NumGoroutine()
	for _, threads := range []int{1, 4} {
		for _, room := range []int{0, 1000, 200_000, 500_000} {
			if err := m.Print(&full{room}, PrintOptions{Threads: threads}); err != errFull {
				t.Errorf("%d threads, room for %d: %v", threads, room, err)
			}
		}
		if err := m.Print(&full{1 << 30}, PrintOptions{Threads: threads}); err != nil {
			t.Error(err)
		}
	}
	for wait := 0; runtime.NumGoroutine() > before; wait++ {
		if wait == 100 {
			t.Fatalf("%d goroutines, before it were %d", runtime.NumGoroutine(), before)
		}
		time.Sleep(10 * time.Millisecond)
	}
}
