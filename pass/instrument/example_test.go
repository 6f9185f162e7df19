package instrument_test

import (
	"context"
	"fmt"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/pass/instrument"
	"github.com/gomlir/gomlir/test/testdialect"
)

// A Printer shows each function after a pass.
func Example() {
	module, err := asm.ParseString(ir.NewContext(testdialect.All()...), "f.mlir", `
		func.func @double(%x: i32) -> i32 {
		  %zero = arith.constant 0 : i32
		  %y = arith.addi %x, %zero : i32
		  return %y : i32
		}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(func.func(canonicalize))", all.Passes()...)
	if err != nil {
		panic(err)
	}
	printer := &instrument.Printer{Out: os.Stdout, After: func(*pass.Pass) bool { return true }}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	pipeline.Run(context.Background(), module, pass.Config{Report: report, Instruments: []pass.Instrument{printer}})
	// Output:
	// // -----// IR Dump After Canonicalizer (canonicalize) //----- //
	// func.func @double(%arg0: i32) -> i32 {
	//   return %arg0 : i32
	// }
}
