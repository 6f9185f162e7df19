package scf_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

// TestStructured compares what passes make of random conditionals and loops, all together and
// of each kind.
func TestStructured(t *testing.T) {
	for i, ops := range [][]string{nil, {"if"}, {"for"}, {"while"}, {"execute_region"}, {"index_switch"}, {"parallel"}} {
		for j := range 2 {
			text := randomir.Structured(uint64(100*i+j), 6, 2, ops...)
			lowertest.CompareModule(t, text, []string{"--canonicalize"}, []string{"--canonicalize=region-simplify=aggressive"},
				[]string{"--sccp"}, []string{"--int-range-optimizations"}, []string{"--loop-invariant-code-motion"})
		}
	}
}

// A loop with very many values that go around it is simplified in one go.
func TestManyIterArgs(t *testing.T) {
	want := "module {\n  func.func @f(%arg0: index, %arg1: index, %arg2: i32) -> i32 {\n    return %arg2 : i32\n  }\n}\n\n"
	if got := lowertest.Opt(manyIterArgs(20_000), "--canonicalize"); got != want {
		t.Errorf("got %.300q, want %q", got, want)
	}
}

// manyIterArgs is a loop that yields each of n values as the next one, and does nothing else.
func manyIterArgs(n int) string {
	var inits, types, yields strings.Builder
	for i := range n {
		if i > 0 {
			inits.WriteString(", ")
			types.WriteString(", ")
			yields.WriteString(", ")
		}
		fmt.Fprintf(&inits, "%%a%d = %%x", i)
		types.WriteString("i32")
		fmt.Fprintf(&yields, "%%a%d", (i+1)%n)
	}
	return fmt.Sprintf("func.func @f(%%c: index, %%n: index, %%x: i32) -> i32 {\n  %%r:%d = scf.for %%i = %%c to %%n step %%n iter_args(%s) -> (%s) {\n    scf.yield %s : %s\n  }\n  return %%r#0 : i32\n}\n",
		n, inits.String(), types.String(), yields.String(), types.String())
}

// Of the outputs of a loop, those stay that operations contribute to and that are used.
func TestForallOutputs(t *testing.T) {
	s := suite
	s.Dialects = append(s.Dialects, combining)
	module, errs := s.Load(t, `func.func @f(%t: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:3 = scf.forall (%i, %j) in (4, 1) shared_outs(%o = %t, %p = %u, %q = %v) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    func.call @use(%o, %p, %j) : (tensor<4xf32>, tensor<4xf32>, index) -> ()
    scf.forall.in_parallel {
      "my.combine"(%q) : (tensor<4xf32>) -> ()
      "my.combine"(%p) : (tensor<4xf32>) -> ()
    }
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @use(tensor<4xf32>, tensor<4xf32>, index)`)
	if module == nil {
		t.Fatal(errs)
	}
	patterns := rewrite.NewPatterns(scf.ForallOp{}.CanonicalizationPatterns()...)
	rewrite.Greedy(t.Context(), module, patterns, rewrite.Config{})
	const want = `module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg1) -> (tensor<4xf32>) {
      func.call @use(%arg0, %arg4, %c0) : (tensor<4xf32>, tensor<4xf32>, index) -> ()
      scf.forall.in_parallel {
        "my.combine"(%arg4) : (tensor<4xf32>) -> ()
      }
    }
    return %arg0, %0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @use(tensor<4xf32>, tensor<4xf32>, index)
}
`
	if got := module.String(); strings.TrimSpace(got) != strings.TrimSpace(want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
