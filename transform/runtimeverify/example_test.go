package runtimeverify_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/runtimeverify"
)

// A load checks its index.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(generate-runtime-verification)", runtimeverify.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: memref<4xf32>, %arg1: index) -> f32 {
	//     %c0 = arith.constant 0 : index
	//     %c0_0 = arith.constant 0 : index
	//     %c4 = arith.constant 4 : index
	//     %0 = arith.cmpi sge, %arg1, %c0 : index
	//     %1 = arith.cmpi slt, %arg1, %c4 : index
	//     %2 = arith.andi %0, %1 : i1
	//     cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] : memref<4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22example.mlir\22:3:8)"
	//     %3 = memref.load %arg0[%arg1] : memref<4xf32>
	//     return %3 : f32
	//   }
	// }
}
