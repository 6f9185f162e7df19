package lossless_test

import (
	"fmt"
	"os"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
	"github.com/gomlir/gomlir/translate/lossless"
)

// Names and flags that the dialect cannot express survive a round trip.
func ExampleModule() {
	m, err := llvmir.ParseString("less.ll", `define i1 @less(i32 %a, i32 %b) {
  %c = icmp samesign ult i32 %a, %b
  ret i1 %c
}
`, llvmir.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	ctx := ir.NewContext(append(all.Dialects(), llvmirattrs.Dialect)...)
	op := lossless.Module(ctx, m, importer.Options{}, lossless.Keep, report)
	if op == nil {
		return
	}
	if m := exporter.Module(op, exporter.Options{}, report); m != nil {
		if err := m.Print(os.Stdout, llvmir.PrintOptions{}); err != nil {
			fmt.Println(err)
		}
	}
	// Output:
	// ; ModuleID = 'LLVMDialectModule'
	// source_filename = "less.ll"
	//
	// define i1 @less(i32 %a, i32 %b) {
	//   %c = icmp samesign ult i32 %a, %b
	//   ret i1 %c
	// }
}
