package duplicatefunctions_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the pass on a file with what mlir-opt-22 makes of it.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestNested has equal functions in two symbol tables: mlir-opt-22 erases one, and leaves calls
// that lead nowhere.
func TestNested(t *testing.T) {
	const text = `
func.func @f(%x: i32) -> i32 { return %x : i32 }
module @inner {
  func.func @f(%x: i32) -> i32 { return %x : i32 }
  func.func @g(%x: i32) -> i32 {
    %0 = call @f(%x) : (i32) -> i32
    return %0 : i32
  }
}`
	got := lowertest.Opt(text, "--duplicate-function-elimination")
	if strings.Count(got, "func.func @f(") != 2 || strings.Contains(got, "error:") {
		t.Error(got)
	}
}
