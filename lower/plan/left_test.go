package plan_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	dialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/plan"
	"github.com/gomlir/gomlir/pass"
	passes "github.com/gomlir/gomlir/pass/all"
)

// Casts that conversions leave lead to the pass that is missing.
func TestLeft(t *testing.T) {
	const load = "func.func @f(%m: memref<4xf32>, %i: index) -> f32 {\n  %0 = memref.load %m[%i] : memref<4xf32>\n  return %0 : f32\n}\n"
	for _, test := range []struct {
		text, pipeline string
		want           []string // in what is said of the casts
	}{
		{load, "convert-func-to-llvm", []string{"'memref.load'", "'finalize-memref-to-llvm' lowers it", "!llvm.struct<"}},
		{load, "finalize-memref-to-llvm", []string{"'func.func'", "'convert-func-to-llvm' lowers it"}},
		{load, "finalize-memref-to-llvm,convert-func-to-llvm", []string{"'reconcile-unrealized-casts' removes it"}},
		{load, "finalize-memref-to-llvm,convert-func-to-llvm{index-bitwidth=32},reconcile-unrealized-casts", []string{"different types", "i32"}},
		{add, "convert-arith-to-llvm", nil},
		{"func.func @f(%x: index, %c: i1) -> index {\n  %y = arith.addi %x, %x : index\n  cf.br ^bb1(%y : index)\n^bb1(%z: index):\n  %w = scf.if %c -> index {\n    scf.yield %z : index\n" +
			"  } else {\n    scf.yield %y : index\n  }\n  return %w : index\n}", "convert-func-to-llvm,convert-arith-to-llvm", []string{"'cf.br'", "'convert-cf-to-llvm' lowers it", "'convert-scf-to-cf'"}},
	} {
		m := module(t, test.text)
		p, err := pass.Parse("builtin.module("+test.pipeline+")", passes.Passes()...)
		if err != nil {
			t.Fatal(err)
		}
		if !p.Run(context.Background(), m, pass.Config{Verify: true, Report: func(d *diag.Diagnostic) { t.Error(d) }}) {
			continue
		}
		var said []string
		for op := range ir.Preorder(m) {
			if op.Name() == convert.CastName {
				said = append(said, plan.Left(op)...)
			}
		}
		for _, want := range test.want {
			if !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, want) }) {
				t.Errorf("%s: got %q, want %s", test.pipeline, said, want)
			}
		}
		if test.want == nil && said != nil {
			t.Errorf("%s: got %q", test.pipeline, said)
		}
	}
}

// Operations that are not lowered name their passes, those of a user's dialect included.
func TestLoweredBy(t *testing.T) {
	for text, want := range map[string]string{
		`"lamp.flash"() : () -> ()`: "expand-lamp", `"lamp.on"() : () -> ()`: "convert-lamp", `"dark.off"() : () -> ()`: "",
		"llvm.func @f()": "", "func.func private @f()": "convert-func-to-llvm",
	} {
		op := module(t, text).Region(0).First().First()
		if got := strings.Join(plan.LoweredBy(op), " "); got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
		if left := plan.Left(op); len(left) > 0 != (want != "") || want != "" && !strings.Contains(left[0], want) {
			t.Errorf("%s: got %q", text, left)
		}
	}
}

// A long chain of casts is followed up to a bound.
func TestLeftChain(t *testing.T) {
	var b strings.Builder
	b.WriteString("llvm.func @f(%c0: i64) {\n  %a0 = builtin.unrealized_conversion_cast %c0 : i64 to index\n")
	for i := range 3000 {
		fmt.Fprintf(&b, "  %%a%d = builtin.unrealized_conversion_cast %%a%d : index to index\n", i+1, i)
	}
	b.WriteString("  llvm.return\n}\n")
	m, err := asm.ParseString(ir.NewContext(dialects.Dialects()...), "f.mlir", b.String())
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for op := range ir.Preorder(m) {
		if op.Name() == convert.CastName {
			n += len(plan.Left(op))
		}
	}
	if n < 3000 {
		t.Errorf("%d sentences", n)
	}
}

// Each dialect that has a conversion to the llvm dialect names it.
func TestConversionsAreNamed(t *testing.T) {
	for _, d := range dialects.Dialects() {
		// That of memref with this name is MLIR 14's.
		name := "convert-" + d.Name + "-to-llvm"
		if d.Name == "memref" || d.Name == "ptr" || pass.Lookup(passes.Passes(), name) == nil {
			continue
		}
		m := module(t, "")
		op := ir.NewOperation(&ir.OperationState{Context: m.Context(), Def: d.Ops[len(d.Ops)-1], Loc: m.Loc()})
		if list := plan.LoweredBy(op); d.Name != "complex" && !slices.Contains(list, name) {
			t.Errorf("no note about %s names the pass %s, but %q", op.Name(), name, list)
		}
		for _, p := range plan.LoweredBy(op) {
			if pass.Lookup(passes.Passes(), p) == nil {
				t.Errorf("there is no pass %s for %s", p, op.Name())
			}
		}
	}
}
