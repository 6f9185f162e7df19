package mem2reg_test

import (
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestCopyOfElement copies from a variable at an address that has been computed. What was
// copied into the variable arrives; mlir-opt-22 loses it.
func TestCopyOfElement(t *testing.T) {
	got := lowertest.Opt(`llvm.func @f(%p: !llvm.ptr) -> i56 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i64) : i64
  %s = llvm.alloca %one x !llvm.struct<"S", (array<7 x i8>)> : (i32) -> !llvm.ptr
  %a = llvm.alloca %one x i56 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%s, %p, %seven) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %g = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"S", (array<7 x i8>)>
  "llvm.intr.memcpy"(%a, %g, %seven) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %a : !llvm.ptr -> i56
  llvm.return %r : i56
}
`, "--mem2reg")
	if strings.Contains(got, "undef") || !strings.Contains(got, "llvm.intr.memcpy") || !strings.Contains(got, ": !llvm.ptr -> i56\n    llvm.return") {
		t.Error(got)
	}
}
