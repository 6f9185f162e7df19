package verify_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/verify"
)

// marker separates the inputs in a file.
const marker = "// -----"

// An input is a part of a file, in a context of its own.
type input struct {
	ctx   *ir.Context
	chunk source.Chunk
}

// inputs splits a text.
func inputs(t testing.TB, name string, text []byte) []input {
	t.Helper()
	var files source.Set
	f, err := files.AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	chunks, _ := source.Split(f, marker)
	in := make([]input, len(chunks))
	for i, chunk := range chunks {
		c := ir.NewContext(testdialect.All()...)
		c.SetAllowUnregisteredDialects(true)
		c.SetPrintOpOnDiagnostic(true)
		if chunk.File, err = c.Files().AddFile(name, text); err != nil {
			t.Fatal(err)
		}
		in[i] = input{c, chunk}
	}
	return in
}

// check parses and verifies an input.
func (in input) check(threads int, report diag.Handler) {
	if m := asm.ParseModule(in.ctx, in.chunk, asm.Config{Threads: threads}, report); m != nil {
		verify.Operation(m, verify.Options{Threads: threads}, report)
	}
}

// printed returns the diagnostics for a text as they are printed.
func printed(t testing.TB, name string, text []byte, threads int) string {
	t.Helper()
	var out bytes.Buffer
	for _, in := range inputs(t, name, text) {
		r := diag.Renderer{Out: &out, Set: in.ctx.Files(), MaxLine: -1}
		in.check(threads, r.Handle)
	}
	return out.String()
}

// eachFile calls f for each file of test inputs.
func eachFile(t *testing.T, f func(t *testing.T, name string, text []byte)) {
	names, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(names) == 0 {
		t.Fatal("no inputs", err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(name), func(t *testing.T) { f(t, name, text) })
	}
}

// TestExpected compares with the comments in the inputs that say what error is
// expected where.
func TestExpected(t *testing.T) {
	eachFile(t, func(t *testing.T, name string, text []byte) {
		for _, in := range inputs(t, name, text) {
			in.ctx.SetPrintOpOnDiagnostic(false)
			// The part alone, with the lines before it left empty.
			part := append(bytes.Repeat([]byte("\n"), bytes.Count(text[:in.chunk.Start], []byte("\n"))), in.chunk.Text()...)
			f, err := in.ctx.Files().AddFile(name, part)
			if err != nil {
				t.Fatal(err)
			}
			in.chunk = source.Whole(f)
			var out bytes.Buffer
			r := &diag.Renderer{Out: &out, Set: in.ctx.Files()}
			e := diag.NewExpectations(r, diag.CheckAll, f)
			in.check(1, e.Handle)
			if !e.Check() {
				t.Error(out.String())
			}
		}
	})
}

// TestPeer compares with what mlir-opt prints, byte for byte.
func TestPeer(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	eachFile(t, func(t *testing.T, name string, text []byte) {
		// mlir-opt would complain about errors that are expected in comments.
		text = bytes.ReplaceAll(text, []byte("expected-"), []byte("wanted-"))
		name = filepath.Join(t.TempDir(), filepath.Base(name))
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
		var want bytes.Buffer
		cmd := peer.Command(t, opt, "-allow-unregistered-dialect", "--split-input-file", "-o", os.DevNull, name)
		cmd.Stderr = &want
		_ = cmd.Run() // fails where there are errors
		if d := peer.Difference(printed(t, name, text, 1), want.String()); d != "" {
			t.Error(d)
		}
	})
}

// TestThreads checks that the number of goroutines makes no difference.
func TestThreads(t *testing.T) {
	check := func(t *testing.T, name string, text []byte) {
		want := printed(t, name, text, 1)
		for _, threads := range []int{2, 7} {
			if d := peer.Difference(printed(t, name, text, threads), want); d != "" {
				t.Errorf("%d threads: %s", threads, d)
			}
		}
	}
	eachFile(t, check)
	for _, errors := range []string{"return", "symbol", "symbols", "both"} {
		t.Run(errors, func(t *testing.T) { check(t, errors, functions(errors)) })
	}
}

// functions returns a module of nested modules of functions with calls. Some functions end in two
// returns or call missing functions.
func functions(errors string) []byte {
	var b bytes.Buffer
	for m := range 8 {
		fmt.Fprintf(&b, "module @m%d {\n", m)
		for f := range 100 {
			fmt.Fprintf(&b, "func.func @f%d(%%a: i32) {\n  func.call @f%d(%%a) : (i32) -> ()\n", f, (f*7)%100)
			if f%17 == 3 && (errors == "symbols" || errors == "both" && m == 1) || f == 50 && m == 5 && errors == "symbol" {
				fmt.Fprintf(&b, "  func.call @missing%d(%%a) : (i32) -> ()\n", f)
			}
			if f%13 == 5 && (errors == "return" || errors == "both" && m == 6) {
				b.WriteString("  return\n")
			}
			b.WriteString("  return\n}\n")
		}
		b.WriteString("}\n")
	}
	return b.Bytes()
}

// TestFunctions compares the errors of many functions with mlir-opt's.
func TestFunctions(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	for _, errors := range []string{"return", "symbol", "symbols", "both"} {
		name := filepath.Join(t.TempDir(), "f.mlir")
		text := functions(errors)
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
		want, err := peer.Command(t, opt, "-o", os.DevNull, name).CombinedOutput()
		if err == nil {
			t.Errorf("%s: mlir-opt finds no error", errors)
		}
		if d := peer.Difference(printed(t, name, text, 2), string(want)); d != "" {
			t.Errorf("%s: %s", errors, d)
		}
	}
}

// TestDeep verifies deeply nested regions and long chains of blocks.
func TestDeep(t *testing.T) {
	const n = 4900
	deep := strings.Repeat("\"t.t\"() ({\n", n) + "\"t.use\"(%a) : (i32) -> ()\n" + strings.Repeat("}) : () -> ()\n", n)
	text := "\"t.t\"() ({\n^bb0(%a: i32):\n" + deep + "}) : () -> ()\n"
	if got := printed(t, "deep", []byte(text), 1); got != "" {
		t.Errorf("deep: %.500s", got)
	}
	var b strings.Builder
	b.WriteString("func.func @f(%a: i32) {\n  cf.br ^b0\n")
	for i := range 100_000 {
		fmt.Fprintf(&b, "^b%d:\n  \"t.use\"(%%a) : (i32) -> ()\n  cf.br ^b%d\n", i, i+1)
	}
	b.WriteString("^b100000:\n  return\n}\n")
	if got := printed(t, "long", []byte(b.String()), 1); got != "" {
		t.Errorf("long: %.500s", got)
	}
}
