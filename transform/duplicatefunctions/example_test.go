package duplicatefunctions_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/duplicatefunctions"
)

// Example keeps one of two equal functions.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
func.func @g(%y: i32) -> i32 {
  return %y : i32
}
func.func @h(%x: i32) -> i32 {
  %0 = call @g(%x) : (i32) -> i32
  return %0 : i32
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(duplicate-function-elimination)", duplicatefunctions.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     return %arg0 : i32
	//   }
	//   func.func @h(%arg0: i32) -> i32 {
	//     %0 = call @f(%arg0) : (i32) -> i32
	//     return %0 : i32
	//   }
	// }
}
