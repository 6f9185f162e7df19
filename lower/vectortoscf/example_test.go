package vectortoscf_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/vectortoscf"
	"github.com/gomlir/gomlir/pass"
)

// A matrix is written row by row.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(convert-vector-to-scf{full-unroll})", vectortoscf.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x4xf32>) {
	//     %0 = vector.extract %arg2[0] : vector<4xf32> from vector<2x4xf32>
	//     vector.transfer_write %0, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
	//     %1 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%arg1]
	//     %2 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
	//     vector.transfer_write %2, %arg0[%1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
	//     return
	//   }
	// }
}
