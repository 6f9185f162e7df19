package importer_test

import (
	"fmt"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/importer"
)

// Import LLVM IR from a string.
func ExampleModule() {
	m, err := llvmir.ParseString("twice.ll", `
target datalayout = ""
define i32 @twice(i32 %x) {
  %y = shl nsw i32 %x, 1
  ret i32 %y
}
`, llvmir.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := ir.NewContext(all.Dialects()...)
	op := importer.Module(ctx, m, importer.Options{}, func(d *diag.Diagnostic) { fmt.Println(d) })
	for f := range op.Region(0).First().Ops() {
		os.Stdout.Write(asm.Append(nil, f, asm.Flags{}))
		fmt.Println()
	}
	// Output:
	// llvm.func @twice(%arg0: i32) -> i32 {
	//   %0 = llvm.mlir.constant(1 : i32) : i32
	//   %1 = llvm.shl %arg0, %0 overflow<nsw> : i32
	//   llvm.return %1 : i32
	// }
}
