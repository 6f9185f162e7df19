package sccp_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

var (
	seed  = flag.Uint64("seed", 1, "the first seed of the generated modules")
	seeds = flag.Int("seeds", 60, "how many modules to generate")
)

// TestFiles compares what the pass makes of a function for each rule.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestGenerated compares what the pass makes of random modules.
func TestGenerated(t *testing.T) {
	var p lowertest.Program
	for i := range *seeds {
		p = append(p, randomir.Module(*seed+uint64(i), randomir.Options{Functions: 5, Blocks: 6, Ops: 8, Types: []string{"i32", "i32", "i8", "i64", "index"}, Calls: true}))
	}
	p.Compare(t, "--sccp", "--pass-pipeline=builtin.module(func.func(sccp))", "--sccp -mlir-print-debuginfo -mlir-print-local-scope")
}

// TestLinear runs the pass on large inputs of several shapes.
func TestLinear(t *testing.T) {
	const n = 10_000
	shapes := map[string]func(b *strings.Builder, n int){
		"block": func(b *strings.Builder, n int) {
			b.WriteString("func.func @f(%v0: i32) -> i32 {\n  %k = arith.constant 0 : i32\n")
			for i := range 10 * n {
				fmt.Fprintf(b, "  %%v%d = arith.addi %%v%d, %%k : i32\n", i+1, i)
			}
			fmt.Fprintf(b, "  return %%v%d : i32\n}\n", 10*n)
		},
		"blocks": func(b *strings.Builder, n int) {
			b.WriteString("func.func @f(%c: i1) -> i32 {\n  %k = arith.constant 3 : i32\n  cf.br ^b0(%k : i32)\n")
			for i := range n {
				fmt.Fprintf(b, "^b%d(%%x%d: i32):\n  cf.cond_br %%c, ^b%d(%%x%d : i32), ^b%d(%%k : i32)\n", i, i, i+1, i, (i*7)%n)
			}
			fmt.Fprintf(b, "^b%d(%%y: i32):\n  return %%y : i32\n}\n", n)
		},
		"joins": func(b *strings.Builder, n int) {
			b.WriteString("func.func @f(%c: i32) -> i32 {\n  cf.switch %c : i32, [ default: ^end(%c : i32)")
			for i := range n {
				fmt.Fprintf(b, ", %d: ^b%d", i, i)
			}
			b.WriteString(" ]\n")
			for i := range n {
				fmt.Fprintf(b, "^b%d:\n  %%k%d = arith.constant %d : i32\n  cf.br ^end(%%k%d : i32)\n", i, i, i%2, i)
			}
			b.WriteString("^end(%y: i32):\n  return %y : i32\n}\n")
		},
		"calls": func(b *strings.Builder, n int) {
			b.WriteString("func.func private @g(%x: i32) -> i32 {\n  return %x : i32\n}\nfunc.func @f() {\n")
			for i := range n {
				fmt.Fprintf(b, "  %%k%d = arith.constant %d : i32\n  %%r%d = call @g(%%k%d) : (i32) -> i32\n", i, i%2, i, i)
			}
			b.WriteString("  return\n}\n")
		},
		"functions": func(b *strings.Builder, n int) {
			b.WriteString("func.func private @f0(%x: i32) -> i32 {\n  return %x : i32\n}\n")
			for i := range n {
				visibility := "private "
				if i == n-1 {
					visibility = ""
				}
				fmt.Fprintf(b, "func.func %s@f%d(%%x: i32) -> i32 {\n  %%k = arith.constant 1 : i32\n  %%r = call @f%d(%%k) : (i32) -> i32\n  return %%r : i32\n}\n", visibility, i+1, i)
			}
		},
		"uses": func(b *strings.Builder, n int) {
			b.WriteString("func.func @f() {\n  %k = arith.constant 3 : i32\n  %l = arith.addi %k, %k : i32\n")
			for range 10 * n {
				b.WriteString("  \"t.use\"(%l) : (i32) -> ()\n")
			}
			b.WriteString("  return\n}\n")
		},
	}
	for name, shape := range shapes {
		t.Run(name, func(t *testing.T) {
			var b strings.Builder
			shape(&b, n)
			start := time.Now()
			if got := lowertest.Opt(b.String(), "--sccp"); strings.Contains(got, "error") || strings.Count(got, "\n") < n {
				t.Fatalf("%.500s", got)
			}
			// What is quadratic takes far more than this.
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("%v", d)
			}
		})
	}
}
