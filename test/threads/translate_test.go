package threads

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
	"github.com/gomlir/gomlir/translate/lossless"
	"github.com/gomlir/gomlir/verify"
)

// imported is a text of LLVM IR in the llvm dialect, in a context that is made for
// it. It is nil if it cannot be imported, and then the errors are told.
func imported(name, text string, keeps bool) (op *ir.Operation, errs string) {
	m, err := llvmir.ParseString(name, text, llvmir.Options{Threads: 2})
	if err != nil {
		return nil, err.Error()
	}
	var said strings.Builder
	report := errorsTo(&said)
	ctx := ir.NewContext(append(testdialect.All(), llvmirattrs.Dialect)...)
	opts := importer.Options{Threads: 2}
	if keeps {
		op = lossless.Module(ctx, m, opts, lossless.Keep, report)
	} else {
		op = importer.Module(ctx, m, opts, report)
	}
	return op, said.String()
}

// exported is a module as the text of LLVM IR, or the errors.
func exported(op *ir.Operation) string {
	var said strings.Builder
	m := exporter.Module(op, exporter.Options{Threads: 2}, errorsTo(&said))
	if m == nil {
		return said.String()
	}
	if err := m.Print(&said, llvmir.PrintOptions{Threads: 2}); err != nil {
		return err.Error()
	}
	return said.String()
}

// TestOneContext reads, verifies, prints and exports modules in eight goroutines,
// all in one context, and imports those of LLVM IR in it that define no structs,
// whose names are the context's. The result is what comes of a module
// alone.
func TestOneContext(t *testing.T) {
	var texts []string
	for _, name := range []string{"instructions", "globals", "constants", "debug"} {
		all, err := os.ReadFile("../../translate/lossless/testdata/losses/" + name + ".ll")
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range strings.Split(string(all), "; // -----\n") {
			if !strings.Contains(text, "= type") {
				texts = append(texts, text)
			}
		}
	}
	round := func(ctx *ir.Context, text string) string {
		var said strings.Builder
		report := errorsTo(&said)
		m, err := llvmir.ParseString("piece.ll", text, llvmir.Options{Threads: 1})
		if err != nil {
			return err.Error()
		}
		op := importer.Module(ctx, m, importer.Options{Threads: 1}, report)
		if op == nil || !verify.Operation(op, verify.Options{Threads: 1}, report) {
			return said.String()
		}
		f, err := ctx.Files().AddFile("piece.mlir", asm.Append(nil, op, asm.Flags{}))
		if err != nil {
			return err.Error()
		}
		again := asm.ParseModule(ctx, source.Whole(f), asm.Config{Threads: 1}, report)
		if again == nil || !verify.Operation(again, verify.Options{Threads: 1}, report) {
			return said.String()
		}
		return exported(again)
	}
	want := make([]string, len(texts))
	for i, text := range texts {
		want[i] = round(ir.NewContext(testdialect.All()...), text)
	}
	ctx := ir.NewContext(testdialect.All()...)
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for n := range texts {
				i := (n*7 + g*11) % len(texts)
				if got := round(ctx, texts[i]); got != want[i] {
					t.Errorf("with others\ngot\n%s\nwant\n%s", got, want[i])
				}
			}
		})
	}
	wg.Wait()
	if n := len(want); n < 100 || !strings.Contains(want[0], "define") {
		t.Errorf("%d modules, the first is\n%s", n, want[0])
	}
}

func errorsTo(b *strings.Builder) diag.Handler {
	return func(d *diag.Diagnostic) {
		if d.Severity == diag.Error {
			fmt.Fprintln(b, d)
		}
	}
}

// TestTranslations imports and exports modules in eight goroutines, each import in
// a context of its own, as is asked for: the importer renames structs whose
// names are taken. All goroutines also export one and the same module at a time.
// The result is what comes of a module alone.
func TestTranslations(t *testing.T) {
	var names []string
	for _, dir := range []string{"importer", "lossless"} {
		list, err := filepath.Glob(filepath.Join("../../translate", dir, "testdata/*.ll"))
		if err != nil || len(list) == 0 {
			t.Fatalf("no modules: %v", err)
		}
		names = append(names, list...)
	}
	type module struct {
		text, want string
		op         *ir.Operation
	}
	modules := make([][2]module, len(names))
	for i, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for k := range modules[i] {
			op, errs := imported(name, string(text), k == 1)
			if op == nil {
				t.Fatalf("%s: %s", name, errs)
			}
			modules[i][k] = module{string(text), exported(op), op}
		}
	}
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for n := range names {
				i, k := (n+g/4)%len(names), (n+g)%2
				m := modules[i][k]
				if got := exported(m.op); got != m.want {
					t.Errorf("%s, lossless %t: exported with others\ngot\n%s\nwant\n%s", names[i], k == 1, got, m.want)
				}
				op, errs := imported(names[i], m.text, k == 1)
				if op == nil {
					t.Errorf("%s, lossless %t: %s", names[i], k == 1, errs)
					continue
				}
				if got := exported(op); got != m.want {
					t.Errorf("%s, lossless %t: imported with others\ngot\n%s\nwant\n%s", names[i], k == 1, got, m.want)
				}
			}
		})
	}
	wg.Wait()
}
