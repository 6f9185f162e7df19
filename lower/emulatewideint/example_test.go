package emulatewideint_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/emulatewideint"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example adds integers of 64 bits.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: i64, %y: i64) -> i64 {
  %0 = arith.addi %x, %y : i64
  return %0 : i64
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(arith-emulate-wide-int)", emulatewideint.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
	//     %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
	//     %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
	//     %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
	//     %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
	//     %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
	//     %4 = arith.extui %overflow : i1 to i32
	//     %5 = arith.addi %4, %1 : i32
	//     %6 = arith.addi %5, %3 : i32
	//     %cst = arith.constant dense<0> : vector<2xi32>
	//     %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
	//     %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
	//     return %8 : vector<2xi32>
	//   }
	// }
}
