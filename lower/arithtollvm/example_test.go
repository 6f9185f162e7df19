package arithtollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/arithtollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example converts a sum of vectors. The operands are block arguments whose types stay, so casts
// convert them.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @sum(%a: vector<4xindex>, %b: vector<4xindex>) {
  %0 = arith.addi %a, %b overflow<nsw> : vector<4xindex>
  return
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	pipeline, err := pass.Parse("builtin.module(convert-arith-to-llvm)", arithtollvm.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @sum(%arg0: vector<4xindex>, %arg1: vector<4xindex>) {
	//     %0 = builtin.unrealized_conversion_cast %arg1 : vector<4xindex> to vector<4xi64>
	//     %1 = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
	//     %2 = llvm.add %1, %0 overflow<nsw> : vector<4xi64>
	//     return
	//   }
	// }
}
