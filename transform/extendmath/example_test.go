package extendmath_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/extendmath"
)

// Example computes with 32 bits instead of 16.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: f16) -> f16 {
  %0 = math.exp %x : f16
  return %0 : f16
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(math-extend-to-supported-types)", extendmath.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: f16) -> f16 {
	//     %0 = arith.extf %arg0 fastmath<contract> : f16 to f32
	//     %1 = math.exp %0 : f32
	//     %2 = arith.truncf %1 fastmath<contract> : f32 to f16
	//     return %2 : f16
	//   }
	// }
}
