package emulatefloats_test

import (
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the pass on a file with what mlir-opt-22 makes of it.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestOptions compares the pass with other options, valid and not, on the same file.
func TestOptions(t *testing.T) {
	text, err := os.ReadFile("testdata/floats.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for o := range strings.SplitSeq("source-types=bf16,f16 target-type=f64|source-types=f64 target-type=f16|source-types=f8E4M3FN target-type=bf16|"+
		"source-types=bf16 target-type=bf16|source-types=f80 target-type=f80|source-types=x|target-type=i32|source-types=tf32|source-types=f32,F64|", "|") {
		lowertest.CompareModule(t, string(text), []string{"--arith-emulate-unsupported-floats=" + o})
	}
}

// TestUnranked has a tensor of unknown rank, of which mlir-opt-22 asks the shape.
func TestUnranked(t *testing.T) {
	got := lowertest.Opt("func.func @f(%x: tensor<*xbf16>) {\n%0 = arith.negf %x : tensor<*xbf16>\nreturn\n}", "--arith-emulate-unsupported-floats=source-types=bf16")
	if !strings.Contains(got, "arith.extf %arg0 fastmath<contract> : tensor<*xbf16> to tensor<*xf32>") {
		t.Error(got)
	}
}
