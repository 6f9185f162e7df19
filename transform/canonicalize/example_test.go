package canonicalize_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/canonicalize"
)

// Constants fold, and what nobody needs goes.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @six() -> i32 {
  %0 = arith.constant 2 : i32
  %1 = arith.constant 4 : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.muli %2, %2 : i32
  return %2 : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(func.func(canonicalize))", canonicalize.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @six() -> i32 {
	//     %c6_i32 = arith.constant 6 : i32
	//     return %c6_i32 : i32
	//   }
	// }
}
