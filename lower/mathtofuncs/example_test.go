package mathtofuncs_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/mathtofuncs"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example calls a function that the pass adds to the module. Here it is there already.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func private @__mlir_math_ipowi_i32(i32, i32) -> i32
func.func @f(%x: i32) -> i32 {
  %0 = math.ipowi %x, %x : i32
  return %0 : i32
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-math-to-funcs)", mathtofuncs.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func private @__mlir_math_ipowi_i32(i32, i32) -> i32
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = call @__mlir_math_ipowi_i32(%arg0, %arg0) : (i32, i32) -> i32
	//     return %0 : i32
	//   }
	// }
}
