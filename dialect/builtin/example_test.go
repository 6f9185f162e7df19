package builtin_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/ir"
)

// A module holds operations; they may be modules.
func Example() {
	c := ir.NewContext(builtin.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	builtin.NewModule(b).SetSymName("inner")
	fmt.Print(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   module @inner {
	//   }
	// }
}
