// Package lowertest compares conversions with those of mlir-opt-22: for files with
// expected output next to them, and for programs that a test makes.
package lowertest

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

var update = flag.Bool("update", false, "write the expected output")

// Opt runs gomlir's mlir-opt with all passes, and allows unregistered dialects. It
// returns what the command writes, errors first.
func Opt(stdin string, args ...string) string {
	out, errs := run(stdin, args...)
	return errs + out
}

// run is Opt with output and errors apart.
func run(stdin string, args ...string) (string, string) {
	var out, errs bytes.Buffer
	args = append([]string{"mlir-opt", "--allow-unregistered-dialect"}, args...)
	opt.Main(context.Background(), tool.Tool{Dialects: testdialect.All(), Passes: all.Passes()}, args, stdio.Streams{In: strings.NewReader(stdin), Out: &out, Err: &errs})
	return out.String(), errs.String()
}

// peerOpt runs mlir-opt-22 like Opt.
func peerOpt(t *testing.T, args ...string) string {
	t.Helper()
	o := peerRun(t, args...)
	return o.Stderr + o.Stdout
}

func peerRun(t *testing.T, args ...string) peer.Outcome {
	t.Helper()
	return peer.Run(t, peer.Tool(t, "mlir-opt-22"), "mlir-opt", "", append([]string{"--allow-unregistered-dialect"}, args...)...)
}

// Files runs each file testdata/*.mlir with the options in each of its lines that begin
// with "// RUN: ". The output must be that of mlir-opt-22, and together that of the file
// with the suffix .want, which the flag -update writes. Files must be valid, unless their
// names begin with "wrong".
func Files(t *testing.T) {
	t.Chdir("testdata")
	files, err := filepath.Glob("*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in testdata: %v", err)
	}
	for _, file := range files {
		runFile(t, file)
	}
}

func runFile(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := Opt("", file); strings.Contains(got, "error:") && !strings.HasPrefix(file, "wrong") {
		t.Errorf("%s is not valid:\n%s", file, got)
	}
	var all strings.Builder
	for line := range strings.Lines(string(text)) {
		options, ok := strings.CutPrefix(strings.TrimSpace(line), "// RUN: ")
		if !ok {
			continue
		}
		args := append(arguments(options), file)
		got := Opt("", args...)
		all.WriteString("// " + options + "\n" + got)
		t.Run(file+" "+options, func(t *testing.T) {
			if d := peer.Difference(got, peerOpt(t, args...)); d != "" {
				t.Error(d)
			}
		})
	}
	if all.Len() == 0 {
		t.Errorf("%s has no RUN lines", file)
	}
	name := strings.TrimSuffix(file, ".mlir") + ".want"
	if *update {
		if err := os.WriteFile(name, []byte(all.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Error(err)
	} else if d := peer.Difference(all.String(), string(want)); d != "" {
		t.Errorf("%s: not the output in %s: %s", file, name, d)
	}
}

// A Program is a list of functions.
type Program []string

// Op adds a function with the text of operations, whose operands %a0, %a1 … have the
// given types.
func (p *Program) Op(text string, types ...string) {
	var args []string
	for i, t := range types {
		args = append(args, fmt.Sprintf("%%a%d: %s", i, t))
	}
	*p = append(*p, fmt.Sprintf("func.func @f%d(%s) {\n  %s\n  return\n}\n", len(*p), strings.Join(args, ", "), text))
}

// Compare compares what becomes of the functions, each in a module of its own, with what
// mlir-opt-22 makes of them, for each line of options. It reports the first difference.
func (p Program) Compare(t *testing.T, options ...string) {
	t.Helper()
	const separator = "// -----\n"
	file := filepath.Join(t.TempDir(), "program.mlir")
	if err := os.WriteFile(file, []byte(strings.Join(p, separator)), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, line := range options {
		args := append(strings.Fields(line), "-split-input-file", file)
		got, want := Opt("", args...), peerOpt(t, args...)
		if d := chunkDifference(strings.Split(got, separator), strings.Split(want, separator)); d != "" {
			t.Errorf("%s: %s", line, d)
		}
	}
	t.Logf("%d functions", len(p))
}

// CompareValid is Compare without what mlir-opt-22 finds wrong in what it has made itself.
// What gomlir makes of the same must be valid.
func (p Program) CompareValid(t *testing.T, options ...string) {
	t.Helper()
	const separator = "// -----\n"
	file := filepath.Join(t.TempDir(), "program.mlir")
	if err := os.WriteFile(file, []byte(strings.Join(p, separator)), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, line := range options {
		args := append(arguments(line), "-split-input-file", file)
		out, errs := run("", args...)
		got, want := strings.Split(out, separator), strings.Split(peerRun(t, args...).Stdout, separator)
		if errs != "" || len(got) != len(p) {
			t.Errorf("%s: %d of %d modules\n%.2000s", line, len(got), len(p), errs)
			continue
		}
		if len(want) < len(got) { // mlir-opt-22 has crashed
			want = want[:len(want)-1]
			got = got[:len(want)]
		}
		valid := 0
		for i := range want {
			if strings.TrimSpace(want[i]) == "" {
				got[i] = want[i]
				continue
			}
			valid++
		}
		if d := chunkDifference(got, want); d != "" {
			t.Errorf("%s: %s", line, d)
		}
		if valid == 0 {
			t.Errorf("%s: nothing is compared", line)
		}
		t.Logf("%d modules, %d of them valid for mlir-opt-22", len(want), valid)
	}
}

// arguments splits a line at spaces, but for those between options of a pass.
func arguments(line string) (list []string) {
	for _, field := range strings.Fields(line) {
		if n := len(list); n > 0 && !strings.HasPrefix(field, "-") && strings.Contains(list[n-1], "=") {
			list[n-1] += " " + field
			continue
		}
		list = append(list, field)
	}
	return list
}

// chunkDifference shows the first chunk that differs.
func chunkDifference(got, want []string) string {
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			return fmt.Sprintf("chunk %d: got\n%.2000s\nwant\n%.2000s", i, got[i], want[i])
		}
	}
	if len(got) != len(want) {
		return fmt.Sprintf("%d chunks, want %d", len(got), len(want))
	}
	return ""
}

// CompareModule compares what becomes of a module, for each list of options, with what
// mlir-opt-22 makes of it. It reports each function that differs.
func CompareModule(t *testing.T, text string, options ...[]string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "module.mlir")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, option := range options {
		args := append(slices.Clip(option), file)
		word := "func.func"
		if !strings.Contains(text, word) {
			word = "llvm.func"
		}
		got := strings.Split(Opt("", args...), word)
		want := strings.Split(peerOpt(t, args...), word)
		if len(got) != len(want) {
			t.Fatalf("%s: %d functions, want %d:\n%.3000s", option, len(got)-1, len(want)-1, strings.Join(want, word))
		}
		for i := range got {
			if got[i] != want[i] {
				t.Errorf("%s: got\n%s%s\nwant\n%s%s", option, word, got[i], word, want[i])
			}
		}
	}
}
