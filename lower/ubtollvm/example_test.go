package ubtollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/ubtollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example converts poison of a type that LLVM has.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f() -> f32 {
  %0 = ub.poison : f32
  return %0 : f32
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-ub-to-llvm)", ubtollvm.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f() -> f32 {
	//     %0 = llvm.mlir.poison : f32
	//     return %0 : f32
	//   }
	// }
}
