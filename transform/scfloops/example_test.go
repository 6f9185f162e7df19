package scfloops_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/scfloops"
)

// A loop over an array of threads becomes one that counts.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
    %0 = arith.addi %i, %i : index
  }
  return
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(scf-forall-to-for)", scfloops.ForallToFor)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: index) {
	//     %c0 = arith.constant 0 : index
	//     %c1 = arith.constant 1 : index
	//     scf.for %arg1 = %c0 to %arg0 step %c1 {
	//       %0 = arith.addi %arg1, %arg1 : index
	//     }
	//     return
	//   }
	// }
}
