package scftocf_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/scftocf"
	"github.com/gomlir/gomlir/pass"
)

// A conditional becomes blocks.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(convert-scf-to-cf)", scftocf.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
	//     cf.cond_br %arg0, ^bb1, ^bb2
	//   ^bb1:  // pred: ^bb0
	//     cf.br ^bb3(%arg1 : i32)
	//   ^bb2:  // pred: ^bb0
	//     cf.br ^bb3(%arg2 : i32)
	//   ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
	//     cf.br ^bb4
	//   ^bb4:  // pred: ^bb3
	//     return %0 : i32
	//   }
	// }
}
