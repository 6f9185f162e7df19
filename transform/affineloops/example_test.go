package affineloops_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/transform/affineloops"
)

// Four rounds of a loop become two.
func ExampleUnroll() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%m: memref<8xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<8xf32>
  }
  return
}`)
	if err != nil {
		panic(err)
	}
	for loop := range ir.OpsOf[affine.ForOp](module) {
		affineloops.Unroll(loop, 2, false)
	}
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: memref<8xf32>) {
	//     affine.for %arg1 = 0 to 4 step 2 {
	//       %0 = affine.load %arg0[%arg1] : memref<8xf32>
	//       %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg1)
	//       %2 = affine.load %arg0[%1] : memref<8xf32>
	//     }
	//     return
	//   }
	// }
}
