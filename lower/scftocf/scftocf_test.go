package scftocf_test

import (
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

// TestFiles compares the conversion of loops and conditionals.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestRandom compares it on random ones, in each other. Without rollback, mlir-opt-22 crashes
// on reductions; the result must be the same.
func TestRandom(t *testing.T) {
	for seed := range uint64(6) {
		text := randomir.Structured(seed+1, 4, 3)
		lowertest.CompareModule(t, text, []string{"-convert-scf-to-cf"}, []string{"-convert-scf-to-cf", "-mlir-print-debuginfo"})
		if lowertest.Opt(text, "-convert-scf-to-cf") != lowertest.Opt(text, "-convert-scf-to-cf=allow-pattern-rollback=0") {
			t.Errorf("seed %d: another result without rollback", seed)
		}
	}
}
