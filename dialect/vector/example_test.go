package vector_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
)

// A vector whose elements are all the same.
func Example() {
	c := ir.NewContext(builtin.Dialect, arith.Dialect, vector.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	x := arith.NewConstantInt(b, c.I32(), 7)
	vector.NewBroadcast(b, ir.NewVectorType([]int64{2, 4}, nil, c.I32()), x.Result())
	fmt.Print(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   %c7_i32 = arith.constant 7 : i32
	//   %0 = vector.broadcast %c7_i32 : i32 to vector<2x4xi32>
	// }
}
