package opt_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

// watched is the input of the tests below.
const watched = `func.func @a(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.remsi %0, %x : i32
  return %1 : i32
}
func.func @b() {
  return
}
module @m {
  func.func @c(%x: i32) -> i32 {
    %0 = arith.remsi %x, %x : i32
    return %0 : i32
  }
}
`

const watchedPipeline = "-pass-pipeline=builtin.module(func.func(canonicalize,convert-arith-to-llvm),builtin.module(func.func(canonicalize)),reconcile-unrealized-casts)"

// watches are options, separated by blanks, that must show the same as upstream's.
var watches = []string{
	"-mlir-print-ir-before-all", "-mlir-print-ir-after-all", "-mlir-print-ir-before=canonicalize",
	"-mlir-print-ir-after=canonicalize,convert-arith-to-llvm -mlir-print-ir-before=reconcile-unrealized-casts",
	"-mlir-print-ir-after-all -mlir-print-ir-module-scope", "-mlir-print-ir-after-all -mlir-print-debuginfo",
	"-mlir-print-ir-after-all -mlir-print-op-generic", "-mlir-print-ir-after-all -mlir-print-ir-after-change",
	"-mlir-print-ir-after-change", "-mlir-print-ir-after-failure", "-mlir-print-ir-after=nope",
	"-mlir-generate-reproducer=-", "-dump-pass-pipeline -mlir-generate-reproducer=-", "-mlir-timing-display=x", "-mlir-output-format=x",
	"-mlir-pass-statistics-display=x",
	"-log-actions-to=-", "-log-actions-to=- -log-mlir-actions-filter=in.mlir:7", "-log-actions-to=- -log-mlir-actions-filter=in.mlir:11",
}

// A run that is watched shows what mlir-opt 22 shows.
func TestWatchPeer(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir(t.TempDir())
	if err := os.WriteFile("in.mlir", []byte(watched), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, line := range watches {
		args := append([]string{"in.mlir", watchedPipeline, "-mlir-disable-threading", "-o", "out"}, strings.Fields(line)...)
		want := peer.Run(t, path, "mlir-opt", "", args...)
		got := watch(args...)
		if got.Status != want.Status || withoutNames(got.Stdout) != withoutNames(want.Stdout) || withoutNames(got.Stderr) != withoutNames(want.Stderr) {
			t.Errorf("%s: status %d, want %d\ngot  %s%s\nwant %s%s", line, got.Status, want.Status, got.Stdout, got.Stderr, want.Stdout, want.Stderr)
		}
	}
}

// Times are shown as mlir-opt 22 shows them. They are not recorded, as each run has its
// own.
func TestTiming(t *testing.T) {
	path, missing := peer.Find("mlir-opt-22")
	t.Chdir(t.TempDir())
	if err := os.WriteFile("in.mlir", []byte(watched), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, options := range []string{"", "-mlir-timing-display=list", "-mlir-output-format=json", "-mlir-output-format=json -mlir-timing-display=list"} {
		args := append([]string{"in.mlir", watchedPipeline, "-mlir-disable-threading", "-mlir-timing", "-o", "out"}, strings.Fields(options)...)
		got := watch(args...)
		if got.Status != 0 || !strings.Contains(got.Stderr, "ArithToLLVMConversionPass") || !strings.Contains(got.Stderr, "Total") {
			t.Errorf("%s: %+v", options, got)
		}
		if missing != nil {
			continue
		}
		want, err := exec.Command(path, args...).CombinedOutput()
		if err != nil {
			t.Fatal(err)
		}
		list := strings.Contains(options, "list")
		if withoutTimes(got.Stderr, list) != withoutTimes(string(want), list) {
			t.Errorf("%s: got\n%s\nwant\n%s", options, got.Stderr, want)
		}
	}
}

var (
	number  = regexp.MustCompile(`\d+\.\d+`)
	thread  = regexp.MustCompile(`\[thread .*?\]`)
	pattern = regexp.MustCompile(`pattern: .*? \(`) // whose name is not upstream's
)

// withoutNames leaves out what differs from upstream's.
func withoutNames(text string) string {
	text = strings.ReplaceAll(text, "ExecutionContext registered on the context\n", "")
	text = thread.ReplaceAllString(text, "[thread]")
	return pattern.ReplaceAllString(text, "pattern: P (")
}

// withoutTimes leaves out the times, and the order, which depends on them.
func withoutTimes(text string, list bool) string {
	text = strings.ReplaceAll(number.ReplaceAllString(text, "N"), " ", "")
	var lines []string
	for line := range strings.Lines(text) {
		// The list has no line for the visit of a single pipeline.
		if !list || !strings.Contains(line, "['func.func']") {
			lines = append(lines, line)
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

func watch(args ...string) peer.Outcome {
	var out, errs bytes.Buffer
	status := opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All(), Passes: all.Passes()}, append([]string{"mlir-opt"}, args...), stdio.Streams{In: strings.NewReader(""), Out: &out, Err: &errs})
	return peer.Outcome{Stdout: out.String(), Stderr: errs.String(), Status: status}
}

// The IR is written to files in directories like the operations.
func TestTree(t *testing.T) {
	path, missing := peer.Find("mlir-opt-22") // files are not recorded
	t.Chdir(t.TempDir())
	if err := os.WriteFile("in.mlir", []byte(watched+"func.func @\"s/y\\\\m\"() {\n  return\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, options := range []string{"-mlir-print-ir-after-all", "-mlir-print-ir-before=canonicalize -mlir-print-ir-after=canonicalize"} {
		args := append([]string{"in.mlir", watchedPipeline, "-mlir-print-ir-tree-dir=tree"}, strings.Fields(options)...)
		if got := watch(args...); got.Status != 0 || got.Stderr != "" {
			t.Fatalf("got %+v", got)
		}
		got := tree(t)
		if !strings.Contains(got, "tree/builtin_module_no-symbol-name/func_func_s_y_m/0_0_canonicalize.mlir\n") {
			t.Errorf("got %s", got)
		}
		if missing != nil {
			continue
		}
		if err := exec.Command(path, args...).Run(); err != nil {
			t.Fatal(err)
		}
		if want := tree(t); got != want {
			t.Errorf("got %s\nwant %s", got, want)
		}
	}
}

// tree reads and removes the directory.
func tree(t *testing.T) string {
	text := ""
	err := filepath.WalkDir("tree", func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		text += filepath.ToSlash(name) + "\n" + string(data)
		return err
	})
	if err := errors.Join(err, os.RemoveAll("tree")); err != nil {
		t.Fatal(err)
	}
	return text
}

// A reproducer is kept if a pass fails or panics, and runs again.
func TestReproducer(t *testing.T) {
	t.Chdir(t.TempDir())
	ok := &pass.Def{Name: "ok", New: func(*pass.Options) func(*pass.Job) { return func(*pass.Job) {} }}
	bad := &pass.Def{Name: "bad", Class: "Bad", New: func(o *pass.Options) func(*pass.Job) {
		panics := false
		o.Bool(&panics, "panics", "")
		return func(j *pass.Job) {
			if ir.SymbolNameOf(j.Op) != "b" {
				return
			}
			if panics {
				panic("out of luck")
			}
			j.Fail()
		}
	}}
	my := tool.Tool{Name: "my-opt", Dialects: testdialect.All(), Passes: []*pass.Def{ok, bad}}
	run := func(input string, args ...string) peer.Outcome {
		var out, errs bytes.Buffer
		status := opt.Main(t.Context(), my, append([]string{"my-opt"}, args...), stdio.Streams{In: strings.NewReader(input), Out: &out, Err: &errs})
		return peer.Outcome{Stdout: out.String(), Stderr: errs.String(), Status: status}
	}
	for _, options := range []string{"{panics=false}", "{panics=true}"} {
		for _, local := range []bool{false, true} {
			args := []string{"-pass-pipeline=builtin.module(func.func(ok,bad" + options + "))", "-mlir-pass-pipeline-crash-reproducer=r.mlir"}
			pipeline, who := "builtin.module(func.func(ok,bad"+options+"))", "[`Bad` on 'func.func' operation: @b]"
			if local {
				args = append(args, "-mlir-pass-pipeline-local-reproducer")
				pipeline, who = "builtin.module(func.func(bad"+options+"))", "`Bad` on 'func.func' operation: @b"
			}
			got := run(watched, args...)
			text, err := os.ReadFile("r.mlir")
			if got.Status != 1 || got.Stdout != "" || err != nil || !strings.Contains(string(text), `pipeline: "`+pipeline+`"`) ||
				!strings.Contains(got.Stderr, "error: Failures have been detected while processing an MLIR pass pipeline") ||
				!strings.Contains(got.Stderr, "note: Pipeline failed while executing "+who+": reproducer generated at `r.mlir`") ||
				strings.Contains(options, "true") != strings.Contains(got.Stderr, "; panic: out of luck") {
				t.Errorf("%s, local %v: %+v, %v\n%s", options, local, got, err, text)
			}
			again := run("", "r.mlir", "-run-reproducer", "-mlir-pass-pipeline-crash-reproducer=r2.mlir")
			if again.Status != 1 || !strings.Contains(again.Stderr, "Pipeline failed while executing") {
				t.Errorf("again: %+v", again)
			}
		}
	}
}

// A diff shows what a pass changed, and nothing of those that changed nothing.
func TestDiff(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("in.mlir", []byte(watched), 0o666); err != nil {
		t.Fatal(err)
	}
	got := watch("in.mlir", "-pass-pipeline=builtin.module(func.func(canonicalize))", "-print-ir-diff")
	want := `--- before Canonicalizer (canonicalize) on 'func.func' @a
+++ after Canonicalizer (canonicalize) on 'func.func' @a
@@ -1,6 +1,4 @@
 func.func @a(%arg0: i32) -> i32 {
-  %c0_i32 = arith.constant 0 : i32
-  %0 = arith.addi %arg0, %c0_i32 : i32
-  %1 = arith.remsi %0, %arg0 : i32
-  return %1 : i32
+  %0 = arith.remsi %arg0, %arg0 : i32
+  return %0 : i32
 }

`
	if got.Stderr != want {
		t.Errorf("got %s", got.Stderr)
	}
	if got := watch("in.mlir", "-pass-pipeline=builtin.module(func.func(canonicalize))", "-print-ir-diff", "-color"); !strings.Contains(got.Stderr, "\x1b[31m-  return %1 : i32\x1b[0m\n\x1b[32m+") {
		t.Errorf("got %q", got.Stderr)
	}
}

// What passes count is shown as a tree or a list.
func TestStatistics(t *testing.T) {
	count := func(name, class string) *pass.Def {
		return &pass.Def{Name: name, Class: class, New: func(o *pass.Options) func(*pass.Job) {
			ops, most := o.Statistic("num-ops", "Number of operations"), o.Statistic("max", "Most in one")
			return func(j *pass.Job) {
				n := uint64(0)
				for range ir.Preorder(j.Op) {
					n++
				}
				ops.Add(n)
				most.Max(n)
			}
		}}
	}
	my := tool.Tool{Dialects: testdialect.All(), Passes: []*pass.Def{count("b", "B"), count("a", "A")}}
	const title = "===-------------------------------------------------------------------------===\n" +
		"                         ... Pass statistics report ...\n" +
		"===-------------------------------------------------------------------------===\n"
	for option, want := range map[string]string{
		"-mlir-pass-statistics": title + "'func.func' Pipeline\n  B\n    (S) 5 max     - Most in one\n    (S) 7 num-ops - Number of operations\n" +
			"  A\n    (S) 5 max     - Most in one\n    (S) 7 num-ops - Number of operations\nB\n  (S) 12 max     - Most in one\n  (S) 12 num-ops - Number of operations\n\n",
		"-mlir-pass-statistics-display=list": title + "A\n  (S) 5 max     - Most in one\n  (S) 7 num-ops - Number of operations\n" +
			"B\n  (S) 17 max     - Most in one\n  (S) 19 num-ops - Number of operations\n\n",
	} {
		var out, errs bytes.Buffer
		status := opt.Main(t.Context(), my, []string{"my-opt", "-mlir-pass-statistics", option, "-pass-pipeline=builtin.module(func.func(b,a),b)"},
			stdio.Streams{In: strings.NewReader(watched), Out: &out, Err: &errs})
		if status != 0 || errs.String() != want {
			t.Errorf("%s: status %d\n%s", option, status, &errs)
		}
	}
}
