package mem2reg_test

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
		lowertest.CompareModule(t, slotfuncs.Module(head, *seed, *seeds, true), []string{"--mem2reg", "-verify-each=false"},
			[]string{"--pass-pipeline=builtin.module(llvm.func(mem2reg{region-simplify=false}))", "-mlir-print-debuginfo", "-mlir-print-local-scope", "-verify-each=false"})
	}
}
