package fn_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

// A function with a body that returns its argument.
func Example() {
	c := ir.NewContext(builtin.Dialect, fn.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	f := fn.NewFunc(b, "same", ir.NewFunctionType(c, []ir.Type{c.I32()}, []ir.Type{c.I32()}))
	entry := f.AddEntryBlock()
	b.AtEnd(entry)
	fn.NewReturn(b, entry.Arg(0))
	fmt.Print(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   func.func @same(%arg0: i32) -> i32 {
	//     return %arg0 : i32
	//   }
	// }
}
