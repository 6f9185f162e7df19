package apfloat_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of each operation.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestOwn has what mlir-opt-22 makes invalid IR of: extensions from 64 bits to 64, calls of a function of another module,
// two elements of a vector that may have more, a second symbol of the same name. The last one takes it hours.
func TestOwn(t *testing.T) {
	const add = "func.func @f(%a: T) -> T {\n  %0 = arith.addf %a, %a : T\n  return %0 : T\n}\n"
	for _, test := range []struct{ text, want string }{
		{strings.ReplaceAll(add, "T", "f64"), "    %2 = call @_mlir_apfloat_add(%c3_i32, %0, %1) : (i32, i64, i64) -> i64\n    %3 = arith.bitcast %2 : i64 to f64\n"},
		{"module @m {\n" + strings.ReplaceAll(add, "T", "f16") + "}\nfunc.func private @g()", "  module @m {\n    func.func private @_mlir_apfloat_add("},
		{strings.ReplaceAll(add, "T", "vector<[2]xf16>"), "arith.addf %arg0, %arg0 : vector<[2]xf16>"},
		{strings.ReplaceAll(add, "T", "vector<1000000000xf16>"), "arith.addf %arg0, %arg0 : vector<1000000000xf16>"},
		{"llvm.func @_mlir_apfloat_add()\n" + strings.ReplaceAll(add, "T", "f16"), "error: 'llvm.func' op has the name of a function that 'arith.addf' is converted to"},
	} {
		if got := lowertest.Opt(test.text, "--convert-arith-to-apfloat"); !strings.Contains(got, test.want) {
			t.Errorf("%s: got %s\nwithout %s", test.text, got, test.want)
		}
	}
}
