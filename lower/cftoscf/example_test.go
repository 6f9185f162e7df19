package cftoscf_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/cftoscf"
	"github.com/gomlir/gomlir/pass"
)

// Blocks become a conditional.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%r: i32):
  return %r : i32
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(lift-cf-to-scf)", cftoscf.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
	//     %c0_i32 = arith.constant 0 : i32
	//     %0 = scf.if %arg0 -> (i32) {
	//       scf.yield %arg1 : i32
	//     } else {
	//       scf.yield %arg2 : i32
	//     }
	//     return %0 : i32
	//   }
	// }
}
