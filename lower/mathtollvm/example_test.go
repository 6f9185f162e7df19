package mathtollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/mathtollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example converts the reciprocal of a square root, for which LLVM has no intrinsic.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: f32) -> f32 {
  %0 = math.rsqrt %x : f32
  return %0 : f32
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-math-to-llvm)", mathtollvm.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: f32) -> f32 {
	//     %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
	//     %1 = llvm.intr.sqrt(%arg0) : (f32) -> f32
	//     %2 = llvm.fdiv %0, %1 : f32
	//     return %2 : f32
	//   }
	// }
}
