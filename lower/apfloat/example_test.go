package apfloat_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/apfloat"
	"github.com/gomlir/gomlir/pass"
)

// A number of 8 bits is negated by the library.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%a: f8E5M2) -> f8E5M2 {
  %0 = arith.negf %a : f8E5M2
  return %0 : f8E5M2
}`)
	if err != nil {
		panic(err)
	}
	pipeline, err := pass.Parse("builtin.module(convert-arith-to-apfloat)", apfloat.Arith)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func private @_mlir_apfloat_neg(i32, i64) -> i64
	//   func.func @f(%arg0: f8E5M2) -> f8E5M2 {
	//     %0 = arith.bitcast %arg0 : f8E5M2 to i8
	//     %1 = arith.extui %0 : i8 to i64
	//     %c7_i32 = arith.constant 7 : i32
	//     %2 = call @_mlir_apfloat_neg(%c7_i32, %1) : (i32, i64) -> i64
	//     %3 = arith.trunci %2 : i64 to i8
	//     %4 = arith.bitcast %3 : i8 to f8E5M2
	//     return %4 : f8E5M2
	//   }
	// }
}
