package presburger_test

import (
	"fmt"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
)

// ExampleRelation_DimBounds bounds d0 in d1 <= d0 <= s0 - 1, d0 <= 7.
func ExampleRelation_DimBounds() {
	r := presburger.New(2, 1)
	r.AddInequality([]int64{1, -1, 0, 0})
	r.AddInequality([]int64{-1, 0, 1, -1})
	lower, upper := r.DimBounds(0)
	fmt.Println(lower, upper)

	// A second bound that is a constant is the one that is taken.
	r.AddInequality([]int64{-1, 0, 0, 7})
	_, upper = r.DimBounds(0)
	fmt.Println(upper)

	// 3 * d0 == d1 + 6 leaves one value.
	r = presburger.New(2, 0)
	r.AddEquality([]int64{3, -1, -6})
	lower, _ = r.DimBounds(0)
	fmt.Println(lower)

	// A quotient is found again.
	r = presburger.New(2, 0)
	r.AddBound(presburger.Equal, 0, affine.NewMap(2, 0, affine.NewDim(1).FloorDiv(affine.NewConstant(4))), true)
	lower, _ = r.DimBounds(0)
	fmt.Println(lower)
	// Output:
	// [d0] [s0 - 1]
	// [7]
	// [d0 floordiv 3 + 2]
	// [d0 floordiv 4]
}
