package exporter_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/verify"
)

// FuzzModule exports any module that verifies. Either there is an error, or the result is LLVM IR
// that prints, reads back and prints the same. It is valid if LLVM's rules, which are stricter than
// the dialect's, accept the exported module.
func FuzzModule(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.mlir")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<15 {
			return
		}
		c := ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect)
		file, err := c.Files().AddFile("fuzz.mlir", text)
		if err != nil {
			t.Fatal(err)
		}
		drop := func(*diag.Diagnostic) {}
		op := asm.ParseModule(c, source.Whole(file), asm.Config{Threads: 1}, drop)
		if op == nil || !verify.Operation(op, verify.Options{Threads: 1}, drop) {
			return
		}
		errors := 0
		m := exporter.Module(op, exporter.Options{Threads: 1}, func(d *diag.Diagnostic) {
			if d.Severity == diag.Error {
				errors++
			}
		})
		if m == nil {
			if errors == 0 {
				t.Fatal("nothing says why there is no result")
			}
			return
		}
		once := printed(t, m)
		valid := invalid(m)
		// The text shows whether its pointers are typed. Opaque pointers are not read as typed.
		opaque := bytes.Contains([]byte(once), []byte("ptr"))
		again, err := llvmir.ParseString("LLVMDialectModule", once, llvmir.Options{KeepTyped: !opaque, Threads: 1})
		if err != nil {
			// Only LLVM's reader checks that inline assembly has as many constraints as its
			// function type requires. mlir-translate writes it regardless.
			if valid == "" && !strings.Contains(err.Error(), " constraints does not match ") {
				t.Fatalf("a valid module was exported that cannot be read: %v\n%s", err, once)
			}
			return
		}
		// The order of predecessors in comments is that of uses, which differs after reading.
		if twice := printed(t, again); valid == "" && preds.ReplaceAllString(twice, "") != preds.ReplaceAllString(once, "") {
			t.Fatalf("not a fixpoint:\n%s\n%s", once, twice)
		}
		if why := invalid(again); valid == "" && why != "" {
			t.Fatalf("valid until it was printed: %s\n%s", why, once)
		}
	})
}

var preds = regexp.MustCompile(` +; preds = .*`)

// invalid returns the first error of LLVM's verifier, or "".
func invalid(m *llvmir.Module) string {
	if err := llvmir.Verify(m, llvmir.VerifyOptions{}); err != nil {
		return err.Error()
	}
	return ""
}

func printed(t *testing.T, m *llvmir.Module) string {
	var b bytes.Buffer
	if err := m.Print(&b, llvmir.PrintOptions{Threads: 1}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
