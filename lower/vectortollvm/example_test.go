package vectortollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/vectortollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example converts the reduction of a vector.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @sum(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : f32
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-vector-to-llvm)", vectortollvm.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @sum(%arg0: vector<4xf32>) -> f32 {
	//     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
	//     %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
	//     return %1 : f32
	//   }
	// }
}
