package deadvalues_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/deadvalues"
)

// Nobody needs the second argument of a function, nor its second result.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func private @both(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
func.func @first(%x: i32, %y: i32) -> i32 {
  %0:2 = call @both(%x, %y) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(remove-dead-values)", deadvalues.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func private @both(%arg0: i32) -> i32 {
	//     return %arg0 : i32
	//   }
	//   func.func @first(%arg0: i32, %arg1: i32) -> i32 {
	//     %0 = call @both(%arg0) : (i32) -> i32
	//     return %0 : i32
	//   }
	// }
}
