package effects_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/source"
)

// What the operations of a function do to memory, and which of them nobody needs.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func @store(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %x, %x : i32
  llvm.store %1, %p : i32, !llvm.ptr
  llvm.return
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	for op := range ir.Preorder(module) {
		if list, known := effects.Append(nil, op); known {
			fmt.Println(op.Name(), effects.IsPure(op), effects.IsTriviallyDead(op), effects.Of(op).MayWrite())
			for _, e := range list {
				fmt.Println("  may", e.Kind, e.Value)
			}
		}
	}
	// Output:
	// llvm.load false true false
	//   may read %arg0
	// llvm.add true false false
	// llvm.store false false true
	//   may write %arg0
	// llvm.return true false false
}
