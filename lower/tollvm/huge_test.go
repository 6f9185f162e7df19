package tollvm_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestHuge converts operations on vectors of 10^12 elements. It ends, and operations that would
// have to be unrolled remain.
func TestHuge(t *testing.T) {
	const file = "testdata/huge.mlir"
	if _, err := os.Stat(file); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ passes, stays string }{
		{"convert-vector-to-llvm", "vector.transpose"},
		{"convert-vector-to-llvm", "vector.broadcast %arg0 : f32 to vector<1000000000xf32>"},
		{"convert-vector-to-llvm", "vector.interleave"},
		{"convert-vector-to-llvm", "vector.deinterleave"},
		{"func.func(convert-arith-to-llvm)", "arith.addf"},
		{"convert-to-llvm", "vector.transpose"},
		{"convert-vector-to-llvm,func.func(convert-arith-to-llvm),convert-func-to-llvm,reconcile-unrealized-casts", "vector.fma"},
	} {
		got := lowertest.Opt("", "-pass-pipeline=builtin.module("+c.passes+")", file)
		if !strings.Contains(got, c.stays) || strings.Contains(got, "error:") || len(got) > 64<<10 {
			t.Errorf("%s gives %d bytes\n%.2000s", c.passes, len(got), got)
		}
	}
}
