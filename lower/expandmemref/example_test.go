package expandmemref_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/expandmemref"
	"github.com/gomlir/gomlir/pass"
)

// The sizes of a reshaped memref are loaded.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%m: memref<*xf32>, %shape: memref<1xindex>) -> memref<?xf32> {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
  return %0 : memref<?xf32>
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(memref-expand)", expandmemref.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: memref<*xf32>, %arg1: memref<1xindex>) -> memref<?xf32> {
	//     %c0 = arith.constant 0 : index
	//     %0 = memref.load %arg1[%c0] : memref<1xindex>
	//     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%0], strides: [1] : memref<*xf32> to memref<?xf32>
	//     return %reinterpret_cast : memref<?xf32>
	//   }
	// }
}
