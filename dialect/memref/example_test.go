package memref_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
)

// A buffer, of which an element is set.
func Example() {
	c := ir.NewContext(builtin.Dialect, arith.Dialect, memref.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	buffer := memref.NewAlloc(b, ir.NewMemRefType([]int64{8}, c.I32(), nil, nil), nil)
	zero := arith.NewConstantInt(b, c.Index(), 0)
	seven := arith.NewConstantInt(b, c.I32(), 7)
	memref.NewStore(b, seven.Result(), buffer.Result(), zero.Result())
	memref.NewDealloc(b, buffer.Result())
	fmt.Print(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   %alloc = memref.alloc() : memref<8xi32>
	//   %c0 = arith.constant 0 : index
	//   %c7_i32 = arith.constant 7 : i32
	//   memref.store %c7_i32, %alloc[%c0] : memref<8xi32>
	//   memref.dealloc %alloc : memref<8xi32>
	// }
}
