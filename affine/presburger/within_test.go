package presburger_test

import (
	"fmt"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
)

// ExampleRelation_Within compares 2 <= d0 <= 7 with two larger and one smaller set.
func ExampleRelation_Within() {
	between := func(low, high int64) *presburger.Relation {
		r := presburger.New(1, 0)
		r.AddInequality([]int64{1, -low})
		r.AddInequality([]int64{-1, high})
		return r
	}
	r := between(2, 7)
	fmt.Println(r.Within(between(0, 7)), r.Within(between(2, 6)))

	// d0 floordiv 8 == 0
	o := presburger.New(1, 0)
	o.InsertLocals(0, 1)
	o.AddQuotient([]int64{1, 0, 0}, 8, 1)
	o.AddEquality([]int64{0, 1, 0})
	fmt.Println(r.Within(o), between(2, 8).Within(o))
	// Output:
	// true false
	// true false
}

// ExampleRelation_SliceBounds finds that d0 is d2 mod 4 and d1 is d2 floordiv 4 in d2 == 4 * d1 + d0, 0 <= d0 <= 3.
func ExampleRelation_SliceBounds() {
	r := presburger.New(3, 0)
	r.AddEquality([]int64{1, 4, -1, 0})
	r.AddInequality([]int64{1, 0, 0, 0})
	r.AddInequality([]int64{-1, 0, 0, 3})
	for _, x := range r.SliceBounds(0, 2) {
		fmt.Println(x.Lower, x.Upper)
	}
	// Output:
	// [d0 mod 4] [d0 mod 4]
	// [d0 floordiv 4] [d0 floordiv 4]
}

// ExampleRelation_SymbolicExtent takes s0 floordiv 4 <= d0 <= s0 floordiv 4 + 2.
func ExampleRelation_SymbolicExtent() {
	r := presburger.New(1, 1)
	quotient := affine.NewSymbol(0).FloorDiv(affine.NewConstant(4))
	r.AddBound(presburger.Below, 0, affine.NewMap(1, 1, quotient), true)
	r.InsertLocals(1, 0)
	row := make([]int64, r.NumVars()+1)
	row[0], row[2], row[3] = -1, 1, 2
	r.AddInequality(row)
	fmt.Println(r.SymbolicExtent(0))
	// Output:
	// 3 s0 floordiv 4 true
}
