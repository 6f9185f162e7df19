package importer_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/verify"
)

// FuzzModule imports whatever can be parsed, with typed and with opaque pointers, and verifies the
// result. Nothing may panic or hang.
func FuzzModule(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.ll*")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, typed := range []bool{false, true} {
			m, err := llvmir.ParseString("fuzz.ll", text, llvmir.Options{KeepTyped: typed, Threads: 1})
			if err != nil {
				continue
			}
			c := ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect)
			drop := func(*diag.Diagnostic) {}
			opts := importer.Options{Threads: 1, ExpensiveWarnings: true, TypedPointers: typed}
			if op := importer.Module(c, m, opts, drop); op != nil {
				verify.Operation(op, verify.Options{}, drop)
			}
		}
	})
}
