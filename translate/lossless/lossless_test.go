package lossless_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/keep"
	"github.com/gomlir/gomlir/translate/lossless"
	"github.com/gomlir/gomlir/verify"
)

var corpus = flag.String("corpus", "", "also compare the .ll files that match this pattern")

func newContext() *ir.Context {
	return ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect, keep.Dialect)
}

// imported is a file as text of MLIR, with the diagnostics.
func imported(t *testing.T, name string, text []byte, mode lossless.Mode, threads int) (out, messages string) {
	t.Helper()
	c := newContext()
	f, err := c.Files.AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(source.Whole(f), llvmir.Options{Threads: threads})
	if err != nil {
		t.Fatal(err)
	}
	var errs, b bytes.Buffer
	r := &diag.Renderer{Out: &errs, Set: &c.Files}
	op := lossless.Module(c, m, importer.Options{Threads: threads}, mode, r.Handle)
	if op != nil {
		verify.Operation(op, verify.Options{}, r.Handle)
		if err := asm.Print(&b, op, asm.Flags{DebugInfo: true}); err != nil {
			t.Fatal(err)
		}
	}
	return b.String(), errs.String()
}

// exported is a text of MLIR as LLVM IR.
func exported(t *testing.T, text string, threads int) string {
	t.Helper()
	c := newContext()
	f, err := c.Files.AddFile("in.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	r := &diag.Renderer{Out: &errs, Set: &c.Files}
	op := asm.ParseModule(c, source.Whole(f), asm.Config{}, r.Handle)
	if op == nil {
		t.Fatal(errs.String())
	}
	m := exporter.Module(op, exporter.Options{Threads: threads}, r.Handle)
	if m == nil {
		t.Fatal(errs.String())
	}
	return m.String()
}

// canonical is what llvm-dis prints of a module.
func canonical(t *testing.T, text []byte) string {
	t.Helper()
	assemble := exec.Command(peer.Tool(t, "llvm-as-22"), "-", "-o", "-")
	assemble.Stdin = bytes.NewReader(text)
	var stderr bytes.Buffer
	assemble.Stderr = &stderr
	bitcode, err := assemble.Output()
	if err != nil {
		t.Fatalf("llvm-as: %v\n%s", err, stderr.String())
	}
	disassemble := exec.Command(peer.Tool(t, "llvm-dis-22"), "-", "-o", "-")
	disassemble.Stdin = bytes.NewReader(bitcode)
	out, err := disassemble.Output()
	if err != nil {
		t.Fatalf("llvm-dis: %v", err)
	}
	return string(out)
}

// expectSame compares a module with the export of its import.
func expectSame(t *testing.T, name string, text []byte) string {
	t.Helper()
	out, errs := imported(t, name, text, lossless.Keep, 4)
	if errs != "" {
		t.Errorf("import reports\n%s", errs)
	}
	if again, _ := imported(t, name, text, lossless.Keep, 1); again != out {
		t.Error("the import depends on the number of goroutines")
	}
	copied := exported(t, out, 4)
	if again := exported(t, out, 1); again != copied {
		t.Error("the export depends on the number of goroutines")
	}
	diff(t, canonical(t, []byte(copied)), canonical(t, text))
	return out
}

// diff reports the first line that differs.
func diff(t *testing.T, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		a, b := "", ""
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			t.Errorf("line %d:\n got %s\nwant %s", i+1, a, b)
			return
		}
	}
}

// Every module in testdata, and in the corpus that is asked for, is the same
// after import and export. The peer's tool reads what is imported.
func TestSame(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	shared, _ := filepath.Glob("../importer/testdata/*.ll")
	files = append(files, shared...)
	if *corpus != "" {
		more, err := filepath.Glob(*corpus)
		if err != nil || len(more) == 0 {
			t.Fatal("no files match", *corpus, err)
		}
		files = append(files, more...)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if err := exec.Command(peer.Tool(t, "llvm-as-22"), name, "-o", os.DevNull).Run(); err != nil {
				t.Skip("llvm-as refuses it")
			}
			if !bytes.Contains(text, []byte("source_filename")) {
				// It is the name of the file otherwise.
				text = append([]byte("source_filename = \"x\"\n"), text...)
			}
			out := expectSame(t, name, text)
			cmd := exec.Command(opt, "--allow-unregistered-dialect", "-o", os.DevNull, "-")
			cmd.Stdin = strings.NewReader(out)
			if msg, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("mlir-opt refuses the import: %s", msg)
			}
		})
	}
}
