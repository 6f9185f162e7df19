package functollvm_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the conversion of functions and of the types in their signatures.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// A by-value argument is loaded from its address, also after an argument that becomes several.
// mlir-opt-22 loads the wrong one.
func TestByValueAfterMemRef(t *testing.T) {
	const text = "func.func @f(%m: memref<2xf32>, %x: complex<f32> {llvm.byval = complex<f32>}) -> complex<f32> { return %x : complex<f32> }"
	got := lowertest.Opt(text, "--convert-func-to-llvm")
	if !strings.Contains(got, "llvm.load %arg5 : !llvm.ptr -> !llvm.struct<(f32, f32)>") {
		t.Error(got)
	}
}
