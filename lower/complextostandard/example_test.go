package complextostandard_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/complextostandard"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example computes a square from the parts.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%z: complex<f32>) -> complex<f32> {
  %0 = complex.mul %z, %z : complex<f32>
  return %0 : complex<f32>
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-complex-to-standard)", complextostandard.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: complex<f32>) -> complex<f32> {
	//     %0 = complex.re %arg0 : complex<f32>
	//     %1 = complex.im %arg0 : complex<f32>
	//     %2 = complex.re %arg0 : complex<f32>
	//     %3 = complex.im %arg0 : complex<f32>
	//     %4 = arith.mulf %0, %2 : f32
	//     %5 = arith.mulf %1, %3 : f32
	//     %6 = arith.subf %4, %5 : f32
	//     %7 = arith.mulf %1, %2 : f32
	//     %8 = arith.mulf %0, %3 : f32
	//     %9 = arith.addf %7, %8 : f32
	//     %10 = complex.create %6, %9 : complex<f32>
	//     return %10 : complex<f32>
	//   }
	// }
}
