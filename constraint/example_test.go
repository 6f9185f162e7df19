package constraint_test

import (
	"fmt"

	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// A constraint is a predicate on types with the words that a diagnostic says it in.
func Example() {
	c := ir.NewContext()
	some := constraint.AnyTypeOf(constraint.I32, constraint.VectorOfAnyRankOf(constraint.AnyFloat))
	fmt.Println(some.Summary)
	for _, t := range []ir.Type{c.I32(), c.I64(), ir.NewVectorType([]int64{4}, nil, c.F32())} {
		fmt.Println(t, some.Match(t))
	}
	// Output:
	// 32-bit signless integer or vector of floating-point values
	// i32 true
	// i64 false
	// vector<4xf32> true
}
