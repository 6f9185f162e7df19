package lower_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// kernels returns the programs among the examples that have a driver in testdata/kernels.
func kernels(t *testing.T) []string {
	t.Helper()
	list, err := filepath.Glob("../../examples/kernels/*.mlir")
	if err != nil || len(list) == 0 {
		t.Fatalf("no kernels, %v", err)
	}
	return append(list, "../../examples/matmul.mlir")
}

// The kernels, lowered and compiled, compute what the same in C does, to the last bit.
func TestKernels(t *testing.T) {
	if peer.Recording() {
		t.Skip("the compiler writes programs, which are not recorded")
	}
	clang := peer.Tool(t, "clang-22")
	for _, in := range kernels(t) {
		name := strings.TrimSuffix(filepath.Base(in), ".mlir")
		t.Run(name, func(t *testing.T) { runKernel(t, clang, in, "testdata/kernels/"+name+".c") })
	}
}

// runKernel runs a kernel with a driver that compares it with the same in C.
func runKernel(t *testing.T, clang, in, driver string) {
	for _, level := range []string{"-O0", "-O1"} {
		ll := lowerFile(t, in, level)
		program := filepath.Join(filepath.Dir(ll), "program")
		compile := []string{level, "-ffp-contract=off", "-w", ll, driver, "-lm", "-o", program}
		if out, err := peer.Command(t, clang, compile...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", level, err, out)
		}
		if out, err := peer.Command(t, program).CombinedOutput(); err != nil || string(out) != "0 wrong\n" {
			t.Errorf("%s: %v, %s", level, err, out)
		}
	}
}
