package reconcilecasts_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/reconcilecasts"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example removes a cast and its inverse.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(reconcile-unrealized-casts)", reconcilecasts.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i64) -> i64 {
	//     return %arg0 : i64
	//   }
	// }
}
