package mem2reg_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/mem2reg"
)

// A variable becomes values.
func ExamplePromote() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func @max(%a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %max = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %max : i32, !llvm.ptr
  %less = llvm.icmp "slt" %a, %b : i32
  llvm.cond_br %less, ^then, ^end
^then:
  llvm.store %b, %max : i32, !llvm.ptr
  llvm.br ^end
^end:
  %0 = llvm.load %max : !llvm.ptr -> i32
  llvm.return %0 : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	fmt.Println(mem2reg.Promote(module, &dominance.Info{}))
	fmt.Println(module)
	// Output:
	// 1 1
	// module {
	//   llvm.func @max(%arg0: i32, %arg1: i32) -> i32 {
	//     %0 = llvm.mlir.constant(1 : i32) : i32
	//     %1 = llvm.icmp "slt" %arg0, %arg1 : i32
	//     llvm.cond_br %1, ^bb1, ^bb2(%arg0 : i32)
	//   ^bb1:  // pred: ^bb0
	//     llvm.br ^bb2(%arg1 : i32)
	//   ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
	//     llvm.return %2 : i32
	//   }
	// }
}
