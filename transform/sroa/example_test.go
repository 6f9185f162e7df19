package sroa_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/sroa"
)

// A struct of which one field is used becomes that field.
func ExampleSplit() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func @f(%x: f32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i8, f32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, f32)>
  llvm.store %x, %p : f32, !llvm.ptr
  llvm.return
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	fmt.Println(sroa.Split(module, &dominance.Info{}))
	fmt.Println(module)
	// Output:
	// 1
	// module {
	//   llvm.func @f(%arg0: f32) {
	//     %0 = llvm.mlir.constant(1 : i32) : i32
	//     %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
	//     llvm.store %arg0, %1 : f32, !llvm.ptr
	//     llvm.return
	//   }
	// }
}
