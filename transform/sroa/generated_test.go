package sroa_test

import (
	"flag"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/slotfuncs"
)

var (
	seed  = flag.Uint64("seed", 1, "the first seed of the generated functions")
	seeds = flag.Int("seeds", 60, "how many functions to generate for each data layout")
)

// TestGenerated compares what the pass makes of random functions with what mlir-opt-22
// makes of them, locations included.
func TestGenerated(t *testing.T) {
	for _, head := range []string{"module", slotfuncs.Big} {
		text := slotfuncs.Module(head, *seed, *seeds, false)
		lowertest.CompareModule(t, text, []string{"--sroa"}, []string{"--pass-pipeline=builtin.module(llvm.func(sroa))", "-mlir-print-debuginfo", "-mlir-print-local-scope"})
		if head == "module" {
			lowertest.CompareModule(t, text, []string{"--sroa", "--mem2reg", "-verify-each=false"}, []string{"--mem2reg", "--sroa", "--canonicalize", "--cse"})
		}
	}
}
