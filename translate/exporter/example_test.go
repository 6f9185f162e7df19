package exporter_test

import (
	"fmt"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/verify"
)

// A module of the llvm dialect is printed as LLVM IR.
func ExampleModule() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files.AddFile("twice.mlir", []byte(`
llvm.func @twice(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.shl %x, %one overflow<nsw> : i32
  llvm.return %y : i32
}
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	op := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)
	if op == nil || !verify.Operation(op, verify.Options{}, report) {
		return
	}
	if m := exporter.Module(op, exporter.Options{Name: "twice"}, report); m != nil {
		if err := m.Print(os.Stdout, llvmir.PrintOptions{}); err != nil {
			fmt.Println(err)
		}
	}
	// Output:
	// ; ModuleID = 'twice'
	// source_filename = "twice"
	//
	// define i32 @twice(i32 %0) {
	//   %2 = shl nsw i32 %0, 1
	//   ret i32 %2
	// }
	//
	// !llvm.module.flags = !{!0}
	//
	// !0 = !{i32 2, !"Debug Info Version", i32 3}
}
