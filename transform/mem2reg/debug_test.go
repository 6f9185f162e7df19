package mem2reg_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestComputedForDebugger stores values that the pass computes behind the operation that stores
// them. A debugger sees them behind that, which mlir-opt-22 gets wrong.
func TestComputedForDebugger(t *testing.T) {
	const head = `#file = #llvm.di_file<"a.c" in ".">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = "Definition">
#var = #llvm.di_local_variable<scope = #sub, name = "a", file = #file, line = 2>
llvm.func @f(%p: !llvm.ptr, %byte: i8, %x: i16) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %a : !llvm.ptr
`
	const tail = `
  %r = llvm.load %a : !llvm.ptr -> i64
  llvm.return %r : i64
}
`
	for _, store := range []string{
		`"llvm.intr.memcpy"(%a, %p, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()`,
		`"llvm.intr.memset"(%a, %byte, %eight) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()`,
		`llvm.store %x, %a : i16, !llvm.ptr`,
	} {
		got := lowertest.Opt(head+store+tail, "--mem2reg")
		from := strings.LastIndex(got, "llvm.intr.dbg.value #di_local_variable = ")
		if from < 0 || strings.Contains(got, "error:") {
			t.Errorf("%s: %s", store, got)
			continue
		}
		value, _, _ := strings.Cut(got[from+len("llvm.intr.dbg.value #di_local_variable = "):], " ")
		if !strings.Contains(got[:from], "    "+value+" = llvm.") || !strings.Contains(got[from:], "llvm.return "+value+" ") {
			t.Errorf("%s: %s", store, got)
		}
	}
}
