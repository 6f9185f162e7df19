package exporter_test

import (
	"strings"
	"testing"
)

// An operation outside the llvm dialect is an error. Notes say what the options know about it.
func TestUntranslatable(t *testing.T) {
	for name, text := range map[string]string{
		"arith.addi":                         `llvm.func @f(%a: i32) { %0 = arith.addi %a, %a : i32  llvm.return }`,
		"builtin.unrealized_conversion_cast": `llvm.func @f(%a: i32) { %0 = builtin.unrealized_conversion_cast %a : i32 to f32  llvm.return }`,
		"func.func":                          `func.func @f() { return }`,
	} {
		out, errs := export(t, "x.mlir", []byte(text), 1)
		if out != "" || strings.Count(errs, "note: the hint for "+name+"\n") != 1 {
			t.Errorf("%s: %s", name, errs)
		}
	}
}
