package cse_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares what the pass makes of a function for each rule.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// The statistics count what was merged and what was dead.
func TestStatistics(t *testing.T) {
	got := lowertest.Opt(`func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %a : i32
  %3 = arith.muli %a, %a : i32
  %4 = arith.subi %1, %2 : i32
  %5 = arith.subi %4, %0 : i32
  return %5 : i32
}`, "--cse", "-mlir-pass-statistics")
	for _, want := range []string{"(S) 2 num-cse'd - Number of operations CSE'd", "(S) 1 num-dce'd - Number of operations DCE'd"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}
