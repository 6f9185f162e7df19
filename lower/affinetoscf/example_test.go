package affinetoscf_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/affinetoscf"
	"github.com/gomlir/gomlir/pass"
)

// A loop with an affine subscript becomes a loop that computes it.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%m: memref<?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to %n {
    affine.store %v, %m[2 * %i + 1] : memref<?xf32>
  }
  return
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(lower-affine)", affinetoscf.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
	//     %c0 = arith.constant 0 : index
	//     %c1 = arith.constant 1 : index
	//     scf.for %arg3 = %c0 to %arg1 step %c1 {
	//       %c2 = arith.constant 2 : index
	//       %0 = arith.muli %arg3, %c2 overflow<nsw> : index
	//       %c1_0 = arith.constant 1 : index
	//       %1 = arith.addi %0, %c1_0 : index
	//       memref.store %arg2, %arg0[%1] : memref<?xf32>
	//     }
	//     return
	//   }
	// }
}
