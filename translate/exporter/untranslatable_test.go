package exporter_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	passes "github.com/gomlir/gomlir/pass/all"
)

// An operation outside the llvm dialect is an error. A note names the pass that lowers it, if there
// is one.
func TestUntranslatable(t *testing.T) {
	notes := map[string]string{}
	for dialect, text := range map[string]string{
		"arith":   `llvm.func @f(%a: i32) { %0 = arith.addi %a, %a : i32  llvm.return }`,
		"builtin": `llvm.func @f(%a: i32) { %0 = builtin.unrealized_conversion_cast %a : i32 to f32  llvm.return }`,
		"cf":      `llvm.func @f(%a: i1) { cf.assert %a, "m"  llvm.return }`,
		"complex": `llvm.func @f() { %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>  llvm.return }`,
		"func":    `func.func @f() { return }`,
		"index":   `llvm.func @f() { %0 = index.constant 3  llvm.return }`,
		"math":    `llvm.func @f(%a: f32) { %0 = math.sin %a : f32  llvm.return }`,
		"ub":      `llvm.func @f() { %0 = ub.poison : i32  llvm.return }`,
		"vector":  `llvm.func @f(%a: vector<4xf32>) { vector.print %a : vector<4xf32>  llvm.return }`,
	} {
		out, errs := export(t, "x.mlir", []byte(text), 1)
		_, note, ok := strings.Cut(errs, "note: the pass '")
		name, _, _ := strings.Cut(note, "'")
		if out != "" || !ok {
			t.Errorf("%s: %s", dialect, errs)
		}
		notes[dialect] = name
	}
	there := map[string]bool{}
	for _, p := range passes.Passes() {
		there[p.Name] = true
	}
	for dialect, pass := range notes {
		if !there[pass] {
			t.Errorf("there is no pass %q for %s", pass, dialect)
		}
	}
	for _, d := range all.Dialects() {
		// That of memref with this name is MLIR 14's.
		if pass := "convert-" + d.Name + "-to-llvm"; d.Name != "memref" && there[pass] && notes[d.Name] != pass {
			t.Errorf("no note names the pass %s", pass)
		}
	}
}
