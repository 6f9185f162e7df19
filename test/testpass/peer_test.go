package testpass_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/test/testpass"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// lines are command lines. | separates arguments.
var lines = []string{
	// Options and pipelines.
	"--pass-pipeline=builtin.module(func.func(test-options-super-pass{list={{enum=zero list=1},{string=foo}}},test-options-pass,test-options-super-pass,test-dynamic-pipeline,test-dynamic-pipeline{op-name=a,b},test-options-super-set-ab-pipeline{bar foo}))",
	"--pass-pipeline=builtin.module(func.func(test-options-pass{string={a}{b} string-list={{a},{b}}},test-options-pass{string-list={a},{b}},test-options-pass{string=\"a\"\"b\"}))",
	"--pass-pipeline=builtin.module(func.func(test-options-pass{string='a'b'c' string-list='a',\"b,c\"}))",
	"--pass-pipeline=builtin.module(func.func(test-options-pass{list={}},test-options-pass{string-list={\"\"}},test-options-super-pass{list={enum=one}},test-options-super-pass{list=}))",
	"--test-options-pass|--test-options-pass-pipeline=list=1|--test-options-super-set-ab-pipeline=foo=true|--test-options-super-pass-pipeline",
	"--test-options-super-pass-pipeline=super-list={{enum=zero list=1 string=foo},{enum=two}}", "--test-options-pass=list=x", "--test-options-pass=enum",
	"--test-pm-nested-pipeline|--test-textual-pm-nested-pipeline",

	// What passes run on.
	"--test-module-pass|--test-function-pass", "--pass-pipeline=builtin.module(test-interface-pass)", "--pass-pipeline=any(test-interface-pass)",
	"--pass-pipeline=builtin.module(foo.bar(test-interface-pass),any(test-interface-pass))", "--pass-pipeline=builtin.module(func.func(func.func(test-interface-pass)))",
	"--pass-pipeline=builtin.module(func.func(test-interface-pass),builtin.module(func.func(test-interface-pass)))",
	"--pass-pipeline=builtin.module(func.func(test-module-pass))", "--pass-pipeline=builtin.module(builtin.module(test-function-pass))",

	// Failures.
	"--pass-pipeline=builtin.module(func.func(test-pass-failure{gen-diagnostics}))", "--pass-pipeline=builtin.module(test-pass-failure)",
	"--pass-pipeline=builtin.module(func.func(test-pass-invalid-parent))",

	// Pipelines that a pass runs.
	"--test-dynamic-pipeline=dynamic-pipeline=canonicalize",
	"--pass-pipeline=builtin.module(func.func(test-dynamic-pipeline{dynamic-pipeline=canonicalize op-name=g}))|--mlir-print-ir-before-all",
	"--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{dynamic-pipeline=func.func(canonicalize)}))|--mlir-print-ir-before-all",
	"--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{dynamic-pipeline=canonicalize run-on-nested-operations}))|--mlir-print-ir-before-all",
	"--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{dynamic-pipeline=test-pass-failure run-on-nested-operations}))",
	"--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{dynamic-pipeline=func.func(test-pass-failure{gen-diagnostics})}))",
	"--pass-pipeline=builtin.module(builtin.module(test-dynamic-pipeline{dynamic-pipeline=canonicalize run-on-parent}))",

	// Remarks.
	"--test-remark", "--test-remark|--remarks-filter=category.*", "--test-remark|--remarks-filter=category", "--test-remark|--remarks-filter-passed=cat.*|--remarks-filter-missed=a-.*",
	"--test-remark|--remarks-filter=nope|--remarks-filter-failed=.*", "--test-remark|--remarks-filter=.*|--remarks-filter-analyse=nope", "--test-remark|--remarks-filter=",
	"--test-remark|--remarks-filter=a|category-2-failed", "--pass-pipeline=builtin.module(func.func(test-remark))|--remarks-filter-missed=.*",
	"--pass-pipeline=builtin.module(func.func(canonicalize))|--remarks-filter-failed=.*|--remark-policy=final", "--test-remark|--remark-format=x", "--test-remark|--remark-policy=x",
	// Visits and matches.
	"--test-print-nesting", "--test-generic-ir-visitors", "--test-generic-ir-visitors-interrupt", "--test-generic-ir-block-visitors-interrupt",
	"--test-generic-ir-region-visitors-interrupt", "--pass-pipeline=builtin.module(func.func(test-clone))", "--pass-pipeline=builtin.module(func.func(test-matchers))",
	"--pass-pipeline=builtin.module(func.func(test-diagnostic-filter{filters=a,b}))",

	"--test-print-invalid", "--test-print-invalid|--mlir-print-assume-verified", "--test-print-invalid|--mlir-print-debuginfo", "--print-ir|--mlir-print-debuginfo",
	"--print-ir|--mlir-print-op-generic",

	"--test-remark|--remarks-filter=.*|--remark-format=yaml|--remarks-output-file=-", "--test-remark|--remark-format=yaml|--remarks-output-file=-",
}

const input = `func.func @f() {
  return
}
module @inner {
  func.func @g() {
    return
  }
  module @deep {
    module {}
  }
}
func.func private @h() loc("a b.c":3:4)
func.func private @i() loc(callsite("n"("a.c":1:2) at "b.c":3:4))
func.func private @j() loc("no place")
func.func private @k() loc("a/long/path/to/a/file/in/many/dirs.c":3:4)
func.func private @l() loc("a/longer/path/to/a/file/in/many/directories.c":3:4)
`

// TestPeer compares with mlir-opt 22.
func TestPeer(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir(t.TempDir())
	const file = "f.mlir"
	if err := os.WriteFile(file, []byte(input), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, line := range lines {
		args := append(strings.Split(line, "|"), "--dump-pass-pipeline", "--mlir-disable-threading", file)
		got := run(t, args...)
		want := peer.Run(t, path, "mlir-opt", "", args...)
		if got != want {
			t.Errorf("%q: status %d, want %d\n%s", args, got.Status, want.Status, peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr))
		}
	}
}

// run runs opt with the passes of this package.
func run(t *testing.T, args ...string) peer.Outcome {
	t.Helper()
	var out, errs bytes.Buffer
	s := stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &errs}
	status := opt.Main(t.Context(), tool.Tool{Dialects: testdialect.All(), Passes: testpass.All()}, append([]string{"mlir-opt"}, args...), s)
	return peer.Outcome{Stdout: out.String(), Stderr: errs.String(), Status: status}
}

// TestSCF compares what passes make of the loops and conditionals in a file.
func TestSCF(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir("testdata")
	for _, options := range []string{
		"-test-scf-for-utils", "-test-scf-for-utils=test-replace-with-new-yields", "-test-scf-if-utils",
		"-test-wrap-scf-while-loop-in-zero-trip-check", "-test-wrap-scf-while-loop-in-zero-trip-check=force-create-check=true",
		"-test-extract-fixed-outer-loops", "-test-extract-fixed-outer-loops=test-outer-loop-sizes=7",
		"-test-extract-fixed-outer-loops=test-outer-loop-sizes=7,4,3,2", "-test-cf-assert",
		"-test-loop-unrolling", "-test-loop-unrolling=unroll-factor=-1", "-test-loop-unrolling=unroll-factor=2", "-test-loop-unrolling=unroll-factor=3",
		"-test-loop-unrolling=unroll-factor=20", "-test-loop-unrolling=annotate unroll-factor=4", "-test-loop-unrolling=loop-depth=1 unroll-factor=2",
	} {
		file := "scf.mlir"
		if strings.Contains(options, "unroll") {
			file = "unroll.mlir"
		}
		args := []string{options, "-mlir-print-debuginfo", file}
		if d := peer.Difference(run(t, args...).Stdout, peer.Run(t, path, "mlir-opt", "", args...).Stdout); d != "" {
			t.Errorf("%s: %s", options, d)
		}
	}
}

// TestPowers compares what becomes of powers.
func TestPowers(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir("testdata")
	args := []string{"-test-math-algebraic-simplification", "-mlir-print-debuginfo", "powers.mlir"}
	got, want := run(t, args...), peer.Run(t, path, "mlir-opt", "", args...)
	if d := peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr); d != "" {
		t.Error(d)
	}
}

// TestDataFlow compares what analyses find out about the functions in a file.
func TestDataFlow(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir("testdata")
	for _, option := range []string{"--test-dead-code-analysis", "--test-liveness-analysis"} {
		args := []string{option, "--allow-unregistered-dialect", "dataflow.mlir"}
		got, want := run(t, args...), peer.Run(t, path, "mlir-opt", "", args...)
		if got != want {
			t.Errorf("%s: %s", option, peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr))
		}
	}
}

// TestAnalyses compares what analyses print of the functions in a file, and what becomes of those
// of another.
func TestAnalyses(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir("testdata")
	nested := func(name string) string { return "--pass-pipeline=builtin.module(func.func(" + name + "))" }
	for _, line := range []string{
		"dominance.mlir|" + nested("test-print-dominance"), "subview.mlir|--test-compose-subview|--mlir-print-debuginfo",
		"memory.mlir|" + nested("test-alias-analysis"), "memory.mlir|" + nested("test-alias-analysis-modref"),
		"memory.mlir|" + nested("test-alias-analysis-extending"),
		"memory.mlir|--test-last-modified", "memory.mlir|--test-last-modified=interprocedural=false", "memory.mlir|--test-last-modified=assume-func-writes=true",
		"memory.mlir|--test-next-access", "memory.mlir|--test-next-access=interprocedural=false", "memory.mlir|--test-next-access=assume-func-reads=true",
	} {
		args := append(strings.Split(line, "|"), "--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading")
		got, want := run(t, args...), peer.Run(t, path, "mlir-opt", "", args...)
		if got != want {
			t.Errorf("%s: %s", line, peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr))
		}
	}
}
