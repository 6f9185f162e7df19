package exporter_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/verify"
)

// export returns the LLVM IR for the text of a module, and the diagnostics.
// hint is what exports say about an operation that they do not translate.
func hint(op *ir.Operation) []string { return []string{"the hint for " + op.Name()} }

func export(t *testing.T, name string, text []byte, threads int) (out, errs string) {
	t.Helper()
	ctx := ir.NewContext(testdialect.All()...)
	file, err := ctx.Files().AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	var bad bytes.Buffer
	report := (&diag.Renderer{Out: &bad, Set: ctx.Files()}).Handle
	op := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)
	if op == nil || !verify.Operation(op, verify.Options{}, report) {
		return "", bad.String()
	}
	m := exporter.Module(op, exporter.Options{Threads: threads, Hints: hint}, report)
	if m == nil {
		return "", bad.String()
	}
	var b bytes.Buffer
	if err := m.Print(&b, llvmir.PrintOptions{Threads: threads}); err != nil {
		t.Fatal(err)
	}
	return b.String(), bad.String()
}

// TestPeer compares the modules in testdata with mlir-translate, with one goroutine and with
// several.
func TestPeer(t *testing.T) {
	tool := peer.Tool(t, "mlir-translate-22")
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no testdata: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			cmd := peer.Command(t, tool, "--mlir-to-llvmir", file)
			var stderr bytes.Buffer
			cmd.Stderr = &stderr
			want, err := cmd.Output()
			if err != nil {
				t.Fatalf("%v\n%s", err, stderr.String())
			}
			for _, threads := range []int{1, 4} {
				got, errs := export(t, file, text, threads)
				if got != string(want) {
					t.Errorf("%d threads: got\n%s\n%s\nwant\n%s", threads, got, errs, want)
				}
			}
		})
	}
}
