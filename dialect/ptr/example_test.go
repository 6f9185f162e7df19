package ptr_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/ptr"
	"github.com/gomlir/gomlir/ir"
)

// The null pointer of a memory space.
func Example() {
	c := ir.NewContext(builtin.Dialect, ptr.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	t := ptr.NewPtrType(c, ptr.NewGenericSpaceAttr(c))
	ptr.NewConstant(b, ptr.NewNullAttr(c, t))
	fmt.Println(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
	// }
}
