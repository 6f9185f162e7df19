package controlflowsink_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the pass makes of functions.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// An operation with many uses, one of which is not in the region, is not looked at again
// and again.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	measure := func(n int) time.Duration {
		text := "func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  %1 = \"test.any_cond\"() ({\n" +
			strings.Repeat("    \"my.use\"(%0) : (i32) -> ()\n", n) +
			"    \"test.yield\"(%x) : (i32) -> ()\n  }) : () -> i32\n  return %0 : i32\n}\n"
		start := time.Now()
		got := lowertest.Opt(text, "--control-flow-sink")
		if !strings.Contains(got, "return") {
			t.Fatalf("%.500s", got)
		}
		return time.Since(start)
	}
	measure(1000)
	small, large := measure(20000), measure(80000)
	t.Logf("%v, %v", small, large)
	if large > 12*small {
		t.Errorf("4 times as much takes %v instead of %v", large, small)
	}
}
