package lower_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	passes "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/lower"
	"github.com/gomlir/gomlir/tool/stdio"
)

const double = "func.func @f(%x: i32) -> i32 {\n  %y = arith.addi %x, %x : i32\n  return %y : i32\n}\n"

func TestOptions(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "out.mlir")
	for _, c := range []struct {
		args, text string
		status     int
		out, errs  string // parts of the outputs
	}{
		{"", double, 0, "define i32 @f(i32 %0)", ""},
		{"--emit=mlir", double, 0, "llvm.func @f(%arg0: i32) -> i32", ""},
		{"--emit=llvm -o " + file, double, 0, "", ""},
		{"-o " + file, double, 0, "", ""},
		{"--dump-pass-pipeline -O0", double, 0, "define i32 @f", "Pass Manager with 3 passes:\n"},
		{"-O1 --entry=f --c-interface --index-bitwidth=32", double, 0, "@_mlir_ciface_f", ""},
		{"--bare-pointers", "func.func @f(%m: memref<4xi32>) {\n  return\n}\n", 0, "define void @f(ptr %0)", ""},
		{"--allow-unregistered-dialect", "\"lamp.on\"() : () -> ()\n", 1, "", "1:1: error: no pass lowers operations of dialect 'lamp'"},
		{"", "func.func @f(%m: memref<8xf32>, %x: f32, %i: index) {\n  %0 = memref.atomic_rmw mulf %x, %m[%i] : (f32, memref<8xf32>) -> f32\n  return\n}\n",
			1, "", "2:8: error: 'memref.atomic_rmw' op is left after all passes"},
		{"", "func.func @f(", 1, "", "error: "},
		{"--entry={", double, 1, "", "error: "},
		{"--nonsense", double, 1, "", "--nonsense"},
	} {
		var out, errs bytes.Buffer
		tools := tool.Tool{Dialects: all.Dialects(), Passes: passes.Passes()}
		status := lower.Main(t.Context(), tools, append([]string{"gomlir-lower"}, strings.Fields(c.args)...), stdio.Streams{In: strings.NewReader(c.text), Out: &out, Err: &errs})
		if status != c.status || !strings.Contains(out.String(), c.out) || !strings.Contains(errs.String(), c.errs) || c.status == 0 && c.errs == "" && errs.Len() > 0 {
			t.Errorf("%q: status %d\n%s%s", c.args, status, out.String(), errs.String())
		}
	}
	if text, err := os.ReadFile(file); err != nil || !strings.Contains(string(text), "llvm.func @f") {
		t.Errorf("%v, %s", err, text)
	}
}
