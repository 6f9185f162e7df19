package mem2reg_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the pass makes of a function for each rule.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// The statistics count slots and arguments.
func TestStatistics(t *testing.T) {
	got := lowertest.Opt(loop(2, 3), "--mem2reg", "-mlir-pass-statistics")
	for _, want := range []string{"(S) 2 new block args", "(S) 2 promoted slots"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}

// loop is a function with so many variables that count in a loop of so many blocks.
func loop(vars, blocks int) string {
	var b strings.Builder
	b.WriteString("llvm.func @f(%x: i32, %c: i1) {\n  %one = llvm.mlir.constant(1 : i32) : i32\n")
	for i := range vars {
		fmt.Fprintf(&b, "  %%a%d = llvm.alloca %%one x i32 : (i32) -> !llvm.ptr\n", i)
	}
	b.WriteString("  llvm.br ^b0\n")
	for i := range blocks {
		fmt.Fprintf(&b, "^b%d:\n", i)
		for j := i; j < vars; j += blocks {
			fmt.Fprintf(&b, "  %%%d = llvm.load %%a%d : !llvm.ptr -> i32\n  %%x%d = llvm.add %%%d, %%x : i32\n  llvm.store %%x%d, %%a%d : i32, !llvm.ptr\n", j, j, j, j, j, j)
		}
		if i == blocks-1 {
			b.WriteString("  llvm.br ^b0\n}\n")
		} else {
			fmt.Fprintf(&b, "  llvm.cond_br %%c, ^b%d, ^b0\n", i+1)
		}
	}
	return b.String()
}

// The time for a slot does not depend on the size of the function: twice as many
// variables, in twice as many blocks, take about twice as long.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	local := func(n int) string {
		var b strings.Builder
		b.WriteString("llvm.func @f(%x: i32, %c: i1) {\n  %one = llvm.mlir.constant(1 : i32) : i32\n")
		for i := range n {
			fmt.Fprintf(&b, "  %%a%d = llvm.alloca %%one x i32 : (i32) -> !llvm.ptr\n", i)
		}
		b.WriteString("  llvm.br ^b0\n")
		for i := range n {
			fmt.Fprintf(&b, "^b%d:\n  llvm.store %%x, %%a%d : i32, !llvm.ptr\n  llvm.cond_br %%c, ^c%d, ^d%d\n", i, i, i, i)
			fmt.Fprintf(&b, "^c%d:\n  llvm.store %%one, %%a%d : i32, !llvm.ptr\n  llvm.br ^d%d\n", i, i, i)
			fmt.Fprintf(&b, "^d%d:\n  %%%d = llvm.load %%a%d : !llvm.ptr -> i32\n  llvm.call @g(%%%d) : (i32) -> ()\n  llvm.br ^b%d\n", i, i, i, i, i+1)
		}
		fmt.Fprintf(&b, "^b%d:\n  llvm.return\n}\nllvm.func @g(i32)\n", n)
		return b.String()
	}
	measure := func(n int) time.Duration {
		text := local(n)
		start := time.Now()
		if got := lowertest.Opt(text, "--mem2reg"); strings.Contains(got, "alloca") || !strings.Contains(got, "llvm.call") {
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
