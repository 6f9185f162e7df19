package affine_test

import (
	"fmt"

	"github.com/gomlir/gomlir/affine"
)

// Expressions are simplified as they are built.
func ExampleExpr() {
	d0, s0 := affine.NewDim(0), affine.NewSymbol(0)
	e := affine.NewConstant(1).Add(d0).Add(affine.NewConstant(2)).Sub(s0.Mul(affine.NewConstant(4)))
	fmt.Println(e)
	fmt.Println(e.Add(d0.Mul(affine.NewConstant(3))).Mul(affine.NewConstant(8)).FloorDiv(affine.NewConstant(4)))
	fmt.Println(e.Eval([]int64{10}, []int64{2}))
	// Output:
	// d0 - s0 * 4 + 3
	// (d0 - s0 * 4 + d0 * 3 + 3) * 2
	// 5 true
}

// A map applied after a permutation.
func ExampleMap_Compose() {
	d0, d1 := affine.NewDim(0), affine.NewDim(1)
	linear := affine.NewMap(2, 0, d0.Mul(affine.NewConstant(16)).Add(d1))
	swap := affine.Permutation([]int{1, 0})
	fmt.Println(linear.Compose(swap))
	strides, offset, _ := linear.ConstantStrides()
	fmt.Println(strides, offset)
	// Output:
	// (d0, d1) -> (d1 * 16 + d0)
	// [16 1] 0
}
