package expandarith_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/expandarith"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example expands a division that rounds up.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = arith.ceildivui %x, %y : i32
  return %0 : i32
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(arith-expand)", expandarith.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32, %arg1: i32) -> i32 {
	//     %c0_i32 = arith.constant 0 : i32
	//     %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
	//     %c1_i32 = arith.constant 1 : i32
	//     %1 = arith.subi %arg0, %c1_i32 : i32
	//     %2 = arith.divui %1, %arg1 : i32
	//     %3 = arith.addi %2, %c1_i32 : i32
	//     %4 = arith.select %0, %c0_i32, %3 : i32
	//     return %4 : i32
	//   }
	// }
}
