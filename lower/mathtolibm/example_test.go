package mathtolibm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/mathtolibm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example calls a function of the C library.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: f32) -> f32 {
  %0 = math.cbrt %x : f32
  return %0 : f32
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-math-to-libm)", mathtolibm.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func private @cbrtf(f32) -> f32 attributes {llvm.readnone}
	//   func.func @f(%arg0: f32) -> f32 {
	//     %0 = call @cbrtf(%arg0) : (f32) -> f32
	//     return %0 : f32
	//   }
	// }
}
