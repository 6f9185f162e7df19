package vectorlower_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// The product of a column and a row is broken down to vectors of one dimension.
func ExampleOuterProducts() {
	c := ir.NewContext(all.Dialects()...)
	module, err := asm.Parse(c, "outer.mlir", []byte(`
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}`), asm.Config{})
	if err != nil {
		fmt.Println(err)
		return
	}
	rewrite.Greedy(context.Background(), module, rewrite.NewPatterns(vectorlower.OuterProducts()...), rewrite.Config{})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @outer(%arg0: vector<2xf32>, %arg1: vector<3xf32>) -> vector<2x3xf32> {
	//     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
	//     %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
	//     %1 = vector.broadcast %0 : f32 to vector<3xf32>
	//     %2 = arith.mulf %1, %arg1 : vector<3xf32>
	//     %3 = vector.insert %2, %cst [0] : vector<3xf32> into vector<2x3xf32>
	//     %4 = vector.extract %arg0[1] : f32 from vector<2xf32>
	//     %5 = vector.broadcast %4 : f32 to vector<3xf32>
	//     %6 = arith.mulf %5, %arg1 : vector<3xf32>
	//     %7 = vector.insert %6, %3 [1] : vector<3xf32> into vector<2x3xf32>
	//     return %7 : vector<2x3xf32>
	//   }
	// }
}
