package buffers_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/buffers"
)

// Memory that no round of a loop hands to the next is allocated once, and then on the stack.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%zero: index, %one: index, %n: index, %x: f32) {
  scf.for %i = %zero to %n step %one {
    %buffer = memref.alloc() : memref<4xf32>
    memref.store %x, %buffer[%i] : memref<4xf32>
  }
  return
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(func.func(buffer-loop-hoisting,promote-buffers-to-stack))", buffers.HoistOutOfLoops, buffers.Promote)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) {
	//     %alloca = memref.alloca() : memref<4xf32>
	//     scf.for %arg4 = %arg0 to %arg2 step %arg1 {
	//       memref.store %arg3, %alloca[%arg4] : memref<4xf32>
	//     }
	//     return
	//   }
	// }
}
