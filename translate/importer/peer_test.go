package importer_test

import (
	"bytes"
	"os"
	"path/filepath"
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
	"github.com/gomlir/gomlir/translate/importer"
)

// imported returns a file as text of the llvm dialect, and the diagnostics.
func imported(t *testing.T, name string, text []byte, flags asm.Flags, opts importer.Options) (out, messages string) {
	t.Helper()
	c := ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect)
	f, err := c.Files().AddFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.Parse(source.Whole(f), llvmir.Options{KeepTyped: opts.TypedPointers})
	if err != nil {
		t.Fatal(err)
	}
	var errs, b bytes.Buffer
	r := &diag.Renderer{Out: &errs, Set: c.Files()}
	op := importer.Module(c, m, opts, diag.Filter(r.Handle, diag.Warning, false))
	if op != nil {
		if err := asm.Print(&b, op, flags); err != nil {
			t.Fatal(err)
		}
	}
	return b.String(), errs.String()
}

// TestPeer compares imported files with mlir-translate: with locations, in the generic form, and
// with different numbers of goroutines.
func TestPeer(t *testing.T) {
	translate := peer.Tool(t, "mlir-translate-22")
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range []struct {
				flag  string
				flags asm.Flags
			}{
				{"-mlir-print-debuginfo", asm.Flags{DebugInfo: true}},
				{"-mlir-print-op-generic", asm.Flags{Generic: true}},
			} {
				cmd := peer.Command(t, translate, "--import-llvm", f.flag, name)
				var stdout, stderr bytes.Buffer
				cmd.Stdout, cmd.Stderr = &stdout, &stderr
				cmd.Run() // an error shows in the output
				for _, threads := range []int{1, 4} {
					out, errs := imported(t, name, text, f.flags, importer.Options{Threads: threads})
					for _, d := range []string{peer.Difference(out, stdout.String()), peer.Difference(errs, stderr.String())} {
						if d != "" {
							t.Errorf("%s, %d threads: %s", f.flag, threads, d)
						}
					}
				}
			}
		})
	}
}
