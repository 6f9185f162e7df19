package mathtolibm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of each operation.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestOwn has operations that cannot be converted. For these mlir-opt-22 calls a function of another
// type, converts two elements of a vector that may have more, and takes hours.
func TestOwn(t *testing.T) {
	for _, text := range []string{
		"func.func private @sinf(i32) -> f32\nfunc.func @f(%a: f32) {\n  %0 = math.sin %a : f32\n  return\n}\n",
		"func.func @f(%a: vector<[2]xf32>) {\n  %0 = math.sin %a : vector<[2]xf32>\n  return\n}\n",
		"func.func @f(%a: vector<1000000000xf32>) {\n  %0 = math.sin %a : vector<1000000000xf32>\n  return\n}\n",
	} {
		if got := lowertest.Opt(text, "--convert-math-to-libm"); !strings.Contains(got, "failed to legalize operation 'math.sin'") {
			t.Errorf("%s: %s", text, got)
		}
	}
}
