package cftollvm_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/test/lowertest"
)

// asserts returns a module of functions with assertions.
func asserts(functions, each int) string {
	var s strings.Builder
	for f := range functions {
		fmt.Fprintf(&s, "func.func @f%d(%%c: i1) {\n", f)
		for i := range each {
			fmt.Fprintf(&s, "  cf.assert %%c, \"m%d\"\n", i)
		}
		s.WriteString("  return\n}\n")
	}
	return s.String()
}

// The time for many assertions, in one function or in several, is linear. A search for a free name
// from the start each time would take hours.
func TestManyAsserts(t *testing.T) {
	for _, c := range []struct{ functions, each int }{{1, 20000}, {2000, 10}} {
		start := time.Now()
		got := lowertest.Opt(asserts(c.functions, c.each), "-convert-cf-to-llvm")
		if n := strings.Count(got, "llvm.cond_br"); n != 20000 {
			t.Errorf("%d of 20000 assertions are branches: %.500s", n, got)
		}
		if took := time.Since(start); took > 30*time.Second && !testing.Short() {
			t.Errorf("%d functions with %d assertions each take %v", c.functions, c.each, took)
		}
	}
}

func TestFewAsserts(t *testing.T) {
	lowertest.CompareModule(t, asserts(7, 23), []string{"-convert-cf-to-llvm"})
}
