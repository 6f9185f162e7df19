package programs

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/randomir"
)

// kept are passes that do not change what an exact program prints.
var kept = []string{
	"-canonicalize", "-cse", "-sccp", "-loop-invariant-code-motion", "-int-range-optimizations", "-arith-unsigned-when-equivalent", "-control-flow-sink",
	"-mem2reg", "-sroa", "-inline", "-arith-expand", "-memref-expand", "-remove-dead-values", "-lower-affine", "-affine-expand-index-ops",
	"-scf-forall-to-for", "-scf-forall-to-parallel", "-scf-for-to-while", "-scf-for-loop-specialization", "-scf-parallel-loop-specialization",
	"-scf-for-loop-range-folding", "-scf-parallel-for-to-nested-fors", "-scf-parallel-loop-fusion", onFunctions("scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}"),
	onFunctions("buffer-hoisting"), onFunctions("buffer-loop-hoisting"), onFunctions("promote-buffers-to-stack"), onFunctions("lower-vector-mask"),
	onFunctions("lower-vector-multi-reduction"), "-convert-vector-to-scf=full-unroll=1", "-convert-math-to-funcs", "-expand-strided-metadata",
	"-fold-memref-alias-ops", "-affine-fold-memref-alias-ops", "-affine-loop-fusion",
}

// TestExecution lowers exact programs by gomlir, and executes them. Each prints the same when one
// pass has changed it before.
func TestExecution(t *testing.T) {
	runner, lib := executor(t)
	executed := 0
	for i := range *seeds {
		seed := *first + uint64(i)
		file := filepath.Join(t.TempDir(), "program.mlir")
		text := randomir.Program(seed, randomir.ProgramOptions{Runs: true, Exact: true})
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		want, err := execute(t, runner, lib, file)
		if err != nil {
			t.Logf("seed %d: %v", seed, err)
			continue
		}
		executed++
		for _, pass := range []string{kept[i%len(kept)], kept[(i*7+3)%len(kept)]} {
			got, err := execute(t, runner, lib, file, pass)
			if err != nil {
				t.Logf("seed %d, %s: %v", seed, pass, err)
			} else if d := peer.Difference(got, want); d != "" {
				t.Errorf("seed %d, %s: %s", seed, pass, d)
			}
		}
	}
	if executed*10 < *seeds*9 {
		t.Errorf("only %d of %d programs can be executed", executed, *seeds)
	}
}

// executor returns mlir-runner-22 and the directory of its libraries. The test is skipped where the runner is
// missing and not required, or where -only asks for comparisons alone.
func executor(t *testing.T) (runner, lib string) {
	t.Helper()
	runner = peer.Tool(t, "mlir-runner-22")
	if !filepath.IsAbs(runner) || *only != "" {
		t.Skip("nothing is executed: mlir-runner-22 is missing, or -only is set")
	}
	if path, err := filepath.EvalSymlinks(runner); err == nil {
		return runner, filepath.Join(filepath.Dir(path), "../lib")
	}
	return runner, filepath.Join(filepath.Dir(runner), "../lib")
}

// execute lowers a program after other passes, and returns what it prints.
func execute(t *testing.T, runner, lib, file string, passes ...string) (string, error) {
	lowered := file + ".llvm.mlir"
	for _, args := range [][]string{passes, append([]string{"-scf-forall-to-parallel"}, split(lowerings[0])...)} {
		if o := run(append(args, file, "-o", lowered)...); o.Status != 0 {
			return "", errors.New(strings.SplitN(o.Stderr, "\n", 2)[0])
		}
		file = lowered
	}
	cmd := peer.Command(t, runner, lowered, "-e", "main", "-entry-point-result=void", "-O0",
		"-shared-libs="+filepath.Join(lib, "libmlir_c_runner_utils.so")+","+filepath.Join(lib, "libmlir_runner_utils.so"))
	cmd.Unrecorded = true
	out, err := cmd.Output()
	if exit := (*peer.ExitError)(nil); errors.As(err, &exit) {
		err = fmt.Errorf("%w: %.300s", err, exit.Stderr)
	}
	return string(out), err
}
