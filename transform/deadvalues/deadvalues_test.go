package deadvalues_test

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

// crashes are modules at which mlir-opt-22 crashes.
var crashes = map[uint64]bool{}

// Upstream makes invalid calls of private functions of the llvm dialect.
func TestLLVM(t *testing.T) {
	got := lowertest.Opt(`llvm.func @private(%a: i32, %b: i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %b : i32
}
llvm.func @public(%a: i32, %b: i32) -> i32 {
  %1 = llvm.call @private(%a, %b) : (i32, i32) -> i32
  %2 = llvm.call @private(%b, %a) : (i32, i32) -> i32
  llvm.return %1 : i32
}
llvm.func @result(%a: i32, %b: i32) -> i32 attributes {sym_visibility = "private"} {
  llvm.return %b : i32
}`, "--remove-dead-values")
	for _, want := range []string{"@private(%arg0: i32) -> i32", "llvm.call @private(%arg1) : (i32) -> i32", "@result() -> i32", "ub.poison"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}

// TestGenerated compares what the pass makes of random modules.
func TestGenerated(t *testing.T) {
	var p lowertest.Program
	for i := range *seeds {
		if s := *seed + uint64(i); !crashes[s] {
			p = append(p, randomir.Module(s, randomir.Options{Functions: 5, Blocks: 6, Ops: 8, Types: []string{"i32", "i32", "i8", "i64", "index"}, Calls: true}))
		}
	}
	p.CompareValid(t, "--remove-dead-values", "--remove-dead-values -mlir-print-debuginfo -mlir-print-local-scope")
}

// TestLinear runs the pass on large inputs of several shapes.
func TestLinear(t *testing.T) {
	const n = 10_000
	shapes := map[string]func(b *strings.Builder){
		"block": func(b *strings.Builder) {
			b.WriteString("func.func @f(%v0: i32) -> i32 {\n")
			for i := range 10 * n {
				fmt.Fprintf(b, "  %%v%d = arith.addi %%v%d, %%v%d : i32\n", i+1, i, i/2)
			}
			fmt.Fprintf(b, "  return %%v%d : i32\n}\n", 5*n)
		},
		"blocks": func(b *strings.Builder) {
			b.WriteString("func.func @f(%c: i1, %k: i32, %d: i32) -> i32 {\n  cf.br ^b0(%k, %d : i32, i32)\n")
			for i := range n {
				fmt.Fprintf(b, "^b%d(%%x%d: i32, %%y%d: i32):\n  cf.cond_br %%c, ^b%d(%%x%d, %%y%d : i32, i32), ^b%d(%%x%d, %%y%d : i32, i32)\n", i, i, i, i+1, i, i, (i*7)%n, i, i)
			}
			fmt.Fprintf(b, "^b%d(%%x: i32, %%y: i32):\n  return %%x : i32\n}\n", n)
		},
		"calls": func(b *strings.Builder) {
			b.WriteString("func.func private @g(%x: i32, %y: i32) -> (i32, i32) {\n  return %x, %y : i32, i32\n}\nfunc.func @f(%k: i32) -> i32 {\n")
			for i := range n {
				fmt.Fprintf(b, "  %%r%d:2 = call @g(%%k, %%k) : (i32, i32) -> (i32, i32)\n", i)
			}
			b.WriteString("  return %r0#1 : i32\n}\n")
		},
		"functions": func(b *strings.Builder) {
			b.WriteString("func.func private @f0(%x: i32, %y: i32) -> i32 {\n  return %x : i32\n}\n")
			for i := range n {
				visibility := "private "
				if i == n-1 {
					visibility = ""
				}
				fmt.Fprintf(b, "func.func %s@f%d(%%x: i32, %%y: i32) -> i32 {\n  %%r = call @f%d(%%y, %%x) : (i32, i32) -> i32\n  return %%r : i32\n}\n", visibility, i+1, i)
			}
		},
	}
	for name, shape := range shapes {
		t.Run(name, func(t *testing.T) {
			var b strings.Builder
			shape(&b)
			start := time.Now()
			if got := lowertest.Opt(b.String(), "--remove-dead-values"); strings.Contains(got, "error") || strings.Count(got, "\n") < n {
				t.Fatalf("%.500s", got)
			}
			// What is quadratic takes far more than this.
			if d := time.Since(start); d > 20*time.Second {
				t.Errorf("%v", d)
			}
		})
	}
}
