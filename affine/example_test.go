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

// What divides every value of an expression is seen from its form.
func ExampleExpr_LargestKnownDivisor() {
	d0, s0 := affine.NewDim(0), affine.NewSymbol(0)
	e := d0.Mul(affine.NewConstant(12)).Add(s0.Mul(affine.NewConstant(8)))
	fmt.Println(e.LargestKnownDivisor(), e.IsMultipleOf(2), e.IsMultipleOf(3))
	fmt.Println(e.IsPureAffine(), d0.Mul(s0).IsPureAffine())
	// Output:
	// 4 true false
	// true false
}

// Constant results come back as numbers if all of them are constant.
func ExampleMap_Constants() {
	m := affine.NewMap(1, 1, affine.NewConstant(3), affine.NewConstant(4))
	fmt.Println(m.Constants())
	fmt.Println(m.UsesSymbol(0), affine.NewMap(1, 1, affine.NewSymbol(0)).UsesSymbol(0))
	// Output:
	// [3 4] true
	// false true
}

// A set is the points at which every constraint holds.
func ExampleSet() {
	d0, s0 := affine.NewDim(0), affine.NewSymbol(0)
	even := affine.NewSet(1, 1, []affine.Expr{d0.Mod(affine.NewConstant(2)), s0.Sub(d0)}, []bool{true, false})
	fmt.Println(even)
	fmt.Println(even.NumInputs(), even.NumConstraints())
	for i, e := range even.Constraints() {
		fmt.Println(e, even.IsEq(i))
	}
	// Output:
	// (d0)[s0] : (d0 mod 2 == 0, -d0 + s0 >= 0)
	// 2 2
	// d0 mod 2 true
	// -d0 + s0 false
}
