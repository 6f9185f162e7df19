package intrange_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/intrange"
)

// A number of four bits is less than 16, and a remainder of it by 16 is the number.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%a: i32) -> (i32, i1) {
  %mask = arith.constant 15 : i32
  %k = arith.constant 16 : i32
  %x = arith.andi %a, %mask : i32
  %y = arith.remsi %x, %k : i32
  %less = arith.cmpi slt, %y, %k : i32
  return %y, %less : i32, i1
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(int-range-optimizations)", intrange.Optimize)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> (i32, i1) {
	//     %true = arith.constant true
	//     %c15_i32 = arith.constant 15 : i32
	//     %0 = arith.andi %arg0, %c15_i32 : i32
	//     return %0, %true : i32, i1
	//   }
	// }
}
