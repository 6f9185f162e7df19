package sccp_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/sccp"
)

// The loop never changes its argument, which folding alone cannot see.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^loop(%one : i32)
^loop(%x: i32):
  %y = arith.addi %x, %zero : i32
  cf.cond_br %c, ^loop(%y : i32), ^end
^end:
  return %x : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(sccp)", sccp.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i1) -> i32 {
	//     %c1_i32 = arith.constant 1 : i32
	//     %c0_i32 = arith.constant 0 : i32
	//     cf.br ^bb1(%c1_i32 : i32)
	//   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
	//     cf.cond_br %arg0, ^bb1(%c1_i32 : i32), ^bb2
	//   ^bb2:  // pred: ^bb1
	//     return %c1_i32 : i32
	//   }
	// }
}
