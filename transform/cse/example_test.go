package cse_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/cse"
)

// Equal operations become one.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(cse)", cse.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32, %arg1: i32) -> i32 {
	//     %0 = arith.addi %arg0, %arg1 : i32
	//     %1 = arith.muli %0, %0 : i32
	//     return %1 : i32
	//   }
	// }
}
