package ub_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
)

// Poison is the result of an operation that was given what it is not defined for.
func Example() {
	c := ir.NewContext(builtin.Dialect, ub.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	p := ub.NewPoison(b, c.I32())
	fmt.Println(p.Result().Type())
	fmt.Println(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// i32
	// module {
	//   %0 = ub.poison : i32
	// }
}
