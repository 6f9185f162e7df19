package emulatefloats_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/emulatefloats"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example computes with f32 in place of bf16.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: bf16) -> bf16 {
  %0 = arith.mulf %x, %x : bf16
  return %0 : bf16
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(arith-emulate-unsupported-floats{source-types=bf16})", emulatefloats.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: bf16) -> bf16 {
	//     %0 = arith.extf %arg0 fastmath<contract> : bf16 to f32
	//     %1 = arith.mulf %0, %0 : f32
	//     %2 = arith.truncf %1 fastmath<contract> : f32 to bf16
	//     return %2 : bf16
	//   }
	// }
}
