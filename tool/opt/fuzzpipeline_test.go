package opt_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/randomir"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// randomPipeline returns the text of a pipeline of some passes, with their default
// options.
func randomPipeline(r *rand.Rand, defs []*pass.Def, anchor string, depth int) string {
	var parts []string
	for range 1 + r.IntN(3) {
		if depth > 0 && r.IntN(3) == 0 {
			inner := []string{"builtin.module", "func.func", "llvm.func", "any"}[r.IntN(4)]
			parts = append(parts, randomPipeline(r, defs, inner, depth-1))
			continue
		}
		if d := defs[r.IntN(len(defs))]; d.On == "" || d.On == anchor {
			parts = append(parts, d.Name)
		}
	}
	return anchor + "(" + strings.Join(parts, ",") + ")"
}

// FuzzPipeline runs random pipelines on modules. They do not crash, every pass leaves
// valid IR, or says why not, and neither the output nor what is reported depends on the
// number of threads.
func FuzzPipeline(f *testing.F) {
	for i, text := range files {
		f.Add([]byte(text), uint64(len(i)))
	}
	f.Add([]byte(watched), uint64(1))
	f.Add([]byte("llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {\n  %0 = llvm.mlir.constant(1 : i32) : i32\n  %1 = llvm.add %a, %0 : i32\n"+
		"  llvm.store %1, %p : i32, !llvm.ptr\n  llvm.br ^bb1(%1 : i32)\n^bb1(%2: i32):\n  llvm.return %2 : i32\n}\nllvm.func @g() attributes {target_cpu = \"x86-64\"}"), uint64(2))
	for seed := range uint64(12) { // all dialects that the conversions are for
		f.Add([]byte(randomir.Program(seed, randomir.ProgramOptions{Runs: seed%2 == 0})), seed)
	}
	f.Setenv("TMPDIR", f.TempDir())
	defs := randomir.Repeatable(all.Passes())
	f.Fuzz(func(t *testing.T, text []byte, seed uint64) {
		pipeline := randomPipeline(rand.New(rand.NewPCG(seed, 0)), defs, "builtin.module", 2)
		run := func(more ...string) peer.Outcome {
			args := append([]string{"mlir-opt", "-allow-unregistered-dialect", "-pass-pipeline=" + pipeline}, more...)
			var out, errs bytes.Buffer
			status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All(), Passes: defs}, args, stdio.Streams{In: bytes.NewReader(text), Out: &out, Err: &errs})
			return peer.Outcome{Stdout: out.String(), Stderr: errs.String(), Status: status}
		}
		one, many := run("-mlir-disable-threading"), run()
		if one != many {
			t.Fatalf("%s: with one thread\n%+v\nwith many\n%+v", pipeline, one, many)
		}
		if one.Status > 1 || one.Status == 1 && one.Stderr == "" {
			t.Fatalf("%s: %+v", pipeline, one)
		}
	})
}
