package intrange_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

var (
	seed  = flag.Uint64("seed", 1, "the first seed of the generated modules")
	seeds = flag.Int("seeds", 60, "how many modules to generate")
)

// TestFiles compares what the passes make of a function for each rule.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestGenerated compares what the passes make of random modules without calls, with which
// mlir-opt may take hours.
func TestGenerated(t *testing.T) {
	var p lowertest.Program
	o := randomir.Options{Functions: 4, Blocks: 4, Ops: 10, Types: []string{"i32", "i8", "i64", "index"}}
	for i := range *seeds {
		p = append(p, randomir.Module(*seed+uint64(i), o))
	}
	p.Compare(t, "--arith-unsigned-when-equivalent")
	file := filepath.Join(t.TempDir(), "program.mlir")
	if err := os.WriteFile(file, []byte(strings.Join(p, "// -----\n")), 0o666); err != nil {
		t.Fatal(err)
	}
	path := peer.Tool(t, "mlir-opt-22")
	for _, option := range []string{"--int-range-optimizations", "--arith-int-range-narrowing=int-bitwidths-supported=1,8,16,32"} {
		args := []string{option, "--split-input-file", file}
		got := lowertest.Opt("", args...)
		want := peer.Run(t, path, "mlir-opt", "", append(args, "--allow-unregistered-dialect")...)
		if d := peer.Difference(sorted(got), sorted(want.Stderr+want.Stdout)); d != "" {
			t.Errorf("%s: %s", option, d)
		}
	}
}

// sorted sorts the constants that follow each other. Upstream's order depends on which
// operations happen to get the memory of erased ones, and with it what is known of them.
func sorted(text string) string {
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		j := i
		for j < len(lines) && strings.Contains(lines[j], " = arith.constant ") {
			j++
		}
		slices.Sort(lines[i:j])
		i = max(i, j)
	}
	return strings.Join(lines, "\n")
}

// A range that grows around a loop of calls ends, which it does not with mlir-opt.
func TestGrowth(t *testing.T) {
	start := time.Now()
	got := lowertest.Opt(`func.func private @f(%x: i64) -> i64 {
  %k = arith.constant 1 : i64
  %y = arith.addi %x, %k overflow<nsw> : i64
  %r = call @f(%y) : (i64) -> i64
  return %r : i64
}
func.func @g() {
  %k = arith.constant 1 : i64
  %r = call @f(%k) : (i64) -> i64
  return
}`, "--int-range-optimizations")
	if strings.Contains(got, "error") || time.Since(start) > 10*time.Second {
		t.Errorf("%v\n%s", time.Since(start), got)
	}
}

// TestLinear runs the passes on a large block.
func TestLinear(t *testing.T) {
	const n = 20_000
	var b strings.Builder
	b.WriteString("func.func @f(%v0: i32) -> i32 {\n  %k = arith.constant 7 : i32\n")
	for i := range n {
		fmt.Fprintf(&b, "  %%v%d = arith.%s %%v%d, %%k : i32\n", i+1, []string{"andi", "addi", "remui"}[i%3], i)
	}
	fmt.Fprintf(&b, "  return %%v%d : i32\n}\n", n)
	for _, option := range []string{"--int-range-optimizations", "--arith-int-range-narrowing=int-bitwidths-supported=8", "--arith-unsigned-when-equivalent"} {
		start := time.Now()
		if got := lowertest.Opt(b.String(), option); strings.Contains(got, "error") {
			t.Fatalf("%s: %.500s", option, got)
		}
		// What is quadratic takes far more than this.
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%s: %v", option, d)
		}
	}
}
