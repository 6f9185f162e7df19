package translate_test

import (
	"context"
	"os"
	"strings"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/tool/translate"
)

// A program makes a tool that translates the dialects that it wants.
func ExampleMain() {
	in := strings.NewReader("llvm.func @f(%x: i32) -> i32 {\n  %0 = llvm.add %x, %x : i32\n  llvm.return %0 : i32\n}\n")
	translate.Main(context.Background(), tool.Tool{Dialects: all.Dialects()}, []string{"my-translate", "--mlir-to-llvmir"}, stdio.Streams{In: in, Out: os.Stdout, Err: os.Stderr})
	// Output:
	// ; ModuleID = 'LLVMDialectModule'
	// source_filename = "LLVMDialectModule"
	//
	// define i32 @f(i32 %0) {
	//   %2 = add i32 %0, %0
	//   ret i32 %2
	// }
	//
	// !llvm.module.flags = !{!0}
	//
	// !0 = !{i32 2, !"Debug Info Version", i32 3}
}
