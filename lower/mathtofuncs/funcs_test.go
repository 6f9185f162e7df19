package mathtofuncs_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion, and the functions that it adds.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestNames has modules with a symbol of the name of a function: the function itself is called, and
// something else is an error.
func TestNames(t *testing.T) {
	const text = "func.func @f(%a: i8) {\n  %0 = math.ipowi %a, %a : i8\n  return\n}\n"
	if got := lowertest.Opt(text+"func.func private @__mlir_math_ipowi_i8(i8, i8) -> i8", "--convert-math-to-funcs"); strings.Count(got, "@__mlir_math_ipowi_i8(") != 2 {
		t.Error(got)
	}
	if got := lowertest.Opt(text+"func.func private @__mlir_math_ipowi_i8(i8) -> i8", "--convert-math-to-funcs"); !strings.Contains(got, "has the name of a function that 'math.ipowi' is converted to") {
		t.Error(got)
	}
}
