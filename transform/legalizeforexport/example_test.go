package legalizeforexport_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/legalizeforexport"
)

// A block gets its argument once from each predecessor.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  llvm.return %x : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(llvm-legalize-for-export)", legalizeforexport.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
	//     llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
	//   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
	//     llvm.return %0 : i32
	//   ^bb2(%1: i32):  // pred: ^bb0
	//     llvm.br ^bb1(%1 : i32)
	//   }
	// }
}
