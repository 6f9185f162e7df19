package controlflowsink_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
	"github.com/gomlir/gomlir/transform/controlflowsink"
)

// The sum is needed in one branch only.
func ExampleSink() {
	ctx := ir.NewContext(testdialect.All()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: i32) -> i32 {
  %sum = arith.addi %x, %x : i32
  %0 = "test.any_cond"() ({
    "test.yield"(%sum) : (i32) -> ()
  }) : () -> i32
  return %0 : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	for op := range ir.Preorder(module) {
		if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
			fmt.Println(controlflowsink.Sink(controlflowsink.OnceExecuted(branch), &dominance.Info{}))
		}
	}
	fmt.Println(module)
	// Output:
	// 1
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = "test.any_cond"() ({
	//       %1 = arith.addi %arg0, %arg0 : i32
	//       "test.yield"(%1) : (i32) -> ()
	//     }) : () -> i32
	//     return %0 : i32
	//   }
	// }
}
