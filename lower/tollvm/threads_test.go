package tollvm_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/cftollvm"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/lower/ubtollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/test/testdialect"
)

// Functions, and also modules of one context, are converted in parallel with the same patterns and
// type converter. The result does not depend on the number of goroutines.
func TestThreads(t *testing.T) {
	var text strings.Builder
	for i := range 40 {
		fmt.Fprintf(&text, `
		func.func @f%d(%%a: index, %%m: memref<%dx?xf32>, %%s: !llvm.struct<"s%d", (index, array<2 x struct<"s%d">>)>) -> (index, i1) {
			%%p = ub.poison : vector<%dx4xindex>
			%%c = ub.poison : i1
			cf.cond_br %%c, ^bb1(%%a : index), ^bb1(%%a : index)
		^bb1(%%b: index):
			return %%b, %%c : index, i1
		}`, i, i+1, i%7, i%7, i+1)
	}
	suite := dialecttest.Suite{Dialects: testdialect.All()}
	m, msg := suite.Load(t, text.String())
	if m == nil {
		t.Fatal(msg)
	}
	print := func(m *ir.Operation) string { return string(asm.Append(nil, m, asm.Flags{Generic: true})) }
	report := func(d *diag.Diagnostic) { t.Error(d) }

	p, err := pass.Parse("builtin.module(func.func(convert-ub-to-llvm,reconcile-unrealized-casts))", all.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	one, many := m.Clone(nil), m.Clone(nil)
	if !p.Run(t.Context(), one, pass.Config{Threads: 1, Verify: true, Report: report}) || !p.Run(t.Context(), many, pass.Config{Threads: 8, Verify: true, Report: report}) {
		t.Fatal("failed")
	}
	if print(one) != print(many) {
		t.Errorf("one goroutine:\n%s\nseveral:\n%s", one, many)
	}

	c := tollvm.NewTypeConverter(m.Context(), tollvm.Options{})
	patterns := convert.NewPatterns(functollvm.Patterns(c, &ir.SymbolTables{}), cftollvm.Patterns(c), ubtollvm.Patterns(c))
	target := tollvm.Target()
	var wg sync.WaitGroup
	got := make([]string, 8)
	for i := range got {
		m := m.Clone(nil)
		wg.Go(func() {
			if convert.Partial(t.Context(), target, patterns, convert.Config{Report: report}, m) {
				got[i] = print(m)
			}
		})
	}
	wg.Wait()
	for _, g := range got {
		if g != got[0] || !strings.Contains(g, "llvm.cond_br") {
			t.Errorf("got\n%s\nand\n%s", got[0], g)
		}
	}
}
