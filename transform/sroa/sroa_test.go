package sroa_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the pass makes of a function for each rule.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// The statistics count slots, and elements that are not used.
func TestStatistics(t *testing.T) {
	got := lowertest.Opt(wide(3, 2), "--sroa", "-mlir-pass-statistics")
	for _, want := range []string{"(S) 1 destructured slots", "(S) 3 max subelement number", "(S) 1 slots with memory benefit"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}

// wide is a function with a struct of so many elements, of which so many are used.
func wide(n, used int) string {
	var b strings.Builder
	typ := "!llvm.struct<(i32" + strings.Repeat(", i32", n-1) + ")>"
	fmt.Fprintf(&b, "llvm.func @f(%%x: i32) {\n  %%one = llvm.mlir.constant(1 : i32) : i32\n  %%a = llvm.alloca %%one x %s : (i32) -> !llvm.ptr\n", typ)
	for i := range used {
		fmt.Fprintf(&b, "  %%%d = llvm.getelementptr %%a[%d] : (!llvm.ptr) -> !llvm.ptr, i8\n  llvm.store %%x, %%%d : i32, !llvm.ptr\n", i, 4*i, i)
	}
	return b.String() + "  llvm.return\n}\n"
}

// The time for a use does not depend on the number of elements.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	measure := func(n int) time.Duration {
		text := wide(n, n)
		start := time.Now()
		if got := lowertest.Opt(text, "--sroa"); strings.Contains(got, "getelementptr") || !strings.Contains(got, "llvm.store") {
			t.Fatalf("%.500s", got)
		}
		return time.Since(start)
	}
	measure(1000)
	small, large := measure(4000), measure(16000)
	t.Logf("%v, %v", small, large)
	if large > 12*small {
		t.Errorf("4 times as much takes %v instead of %v", large, small)
	}
}
