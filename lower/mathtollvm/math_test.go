package mathtollvm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of each operation with each kind of type.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestOwn has operations that stay as they are, of which mlir-opt-22 makes invalid IR.
func TestOwn(t *testing.T) {
	for _, op := range []string{
		"%0 = math.isnan %w : vector<2x3xf32>",
		"%0, %1 = math.sincos %w : vector<2x3xf32>",
		"%0 = math.fpowi %w, %i : vector<2x3xf32>, vector<2x3xi32>",
		"%0 = math.fpowi %v, %j : vector<4xf32>, vector<4xi32>",
	} {
		text := "func.func @f(%w: vector<2x3xf32>, %i: vector<2x3xi32>, %v: vector<4xf32>, %j: vector<4xi32>) {\n  " + op + "\n  return\n}\n"
		_, name, _ := strings.Cut(op, "= ")
		name, _, _ = strings.Cut(name, " ")
		if got := lowertest.Opt(text, "--convert-math-to-llvm"); !strings.Contains(got, name) || strings.Contains(got, "error:") {
			t.Errorf("%s: %s", op, got)
		}
	}
}
