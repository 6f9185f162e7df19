package threads

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/keep"
	"github.com/gomlir/gomlir/translate/lossless"
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
	ctx := ir.NewContext(append(all.Dialects(), keep.Dialect)...)
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
