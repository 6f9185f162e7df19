package spacecasts_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/spacecasts"
)

// A load does without the cast.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%m: memref<4xf32, 1>, %i: index) -> f32 {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}`)
	if err != nil {
		panic(err)
	}
	rewrite.Greedy(context.Background(), module, rewrite.NewPatterns(spacecasts.BubbleDown()), rewrite.Config{})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: memref<4xf32, 1>, %arg1: index) -> f32 {
	//     %0 = memref.load %arg0[%arg1] : memref<4xf32, 1>
	//     return %0 : f32
	//   }
	// }
}
