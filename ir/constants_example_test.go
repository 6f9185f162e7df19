package ir_test

import (
	"fmt"

	_ "github.com/gomlir/gomlir/asm" // for String
	"github.com/gomlir/gomlir/ir"
)

// Constants are attributes, with or without a number for each element of a vector.
func ExampleNewDenseFloat64s() {
	c := ir.NewContext()
	v := ir.NewVectorType([]int64{3}, nil, c.F32())
	fmt.Println(ir.NewFloat64Attr(c.F32(), 0.1))
	fmt.Println(ir.NewDenseFloat64s(v, 1, 2.5, -4))
	fmt.Println(ir.NewDenseInt64s(ir.NewVectorType([]int64{2}, nil, c.I8()), 7))
	// Output:
	// 1.000000e-01 : f32
	// dense<[1.000000e+00, 2.500000e+00, -4.000000e+00]> : vector<3xf32>
	// dense<7> : vector<2xi8>
}
