package cftollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/cftollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example converts a branch and the arguments of its target block.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func @f(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  cf.br ^next(%0 : index)
^next(%b: index):
  llvm.return
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-cf-to-llvm)", cftollvm.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   llvm.func @f(%arg0: i64) {
	//     %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
	//     llvm.br ^bb1(%arg0 : i64)
	//   ^bb1(%1: i64):  // pred: ^bb0
	//     llvm.return
	//   }
	// }
}
