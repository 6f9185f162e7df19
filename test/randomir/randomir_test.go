package randomir_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
	"github.com/gomlir/gomlir/test/randomir"
)

// All modules are valid, and the same each time.
func TestModule(t *testing.T) {
	o := randomir.Options{Functions: 4, Blocks: 5, Ops: 8, Types: []string{"i32", "index"}, Calls: true}
	for seed := range uint64(50) {
		text := randomir.Module(seed, o)
		if text != randomir.Module(seed, o) {
			t.Error("not the same")
		}
		if got := lowertest.Opt(text); strings.Contains(got, "error") {
			t.Errorf("%s\n%s", got, text)
		}
	}
}

// So are all graphs.
func TestGraph(t *testing.T) {
	for seed := range uint64(50) {
		text := randomir.Graph(seed, 3, 12)
		if text != randomir.Graph(seed, 3, 12) {
			t.Error("not the same")
		}
		if got := lowertest.Opt(text); strings.Contains(got, "error") {
			t.Errorf("%s\n%s", got, text)
		}
	}
}

// All programs are valid, and the same each time, whatever is left out.
func TestProgram(t *testing.T) {
	for seed := range uint64(60) {
		o := randomir.ProgramOptions{Exact: seed%2 == 0, Runs: seed%4 < 2}
		if seed%5 == 0 {
			o.Dialects = [][]string{{"scf", "memref"}, {"affine", "memref"}, {"vector", "memref"}, {"math", "complex"}, {"index", "scf"}}[seed/5%5]
		}
		text := randomir.Program(seed, o)
		if text != randomir.Program(seed, o) {
			t.Error("not the same")
		}
		if got := lowertest.Opt(text); strings.Contains(got, "error") {
			t.Errorf("%s\n%s", got, text)
		}
	}
}
