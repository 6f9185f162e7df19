package scf_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
)

// A loop adds up the numbers below n.
func Example() {
	c := ir.NewContext(arith.Dialect, builtin.Dialect, fn.Dialect, scf.Dialect)
	index := ir.NewIndexType(c)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	f := fn.NewFunc(b, "sum", ir.NewFunctionType(c, []ir.Type{index}, []ir.Type{index}))
	entry := f.AddEntryBlock()
	b.AtEnd(entry)
	zero := arith.NewConstant(b, ir.NewIntegerAttr(index, 0)).Result()
	one := arith.NewConstant(b, ir.NewIntegerAttr(index, 1)).Result()
	loop := scf.NewFor(b, zero, entry.Arg(0), one, zero)
	fn.NewReturn(b, loop.Results().At(0))

	b.AtEnd(loop.Body())
	sum := arith.NewAddI(b, loop.IterArgs().At(0), loop.InductionVar())
	scf.NewYield(b, sum.Result())
	fmt.Print(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   func.func @sum(%arg0: index) -> index {
	//     %c0 = arith.constant 0 : index
	//     %c1 = arith.constant 1 : index
	//     %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c0) -> (index) {
	//       %1 = arith.addi %arg2, %arg1 : index
	//       scf.yield %1 : index
	//     }
	//     return %0 : index
	//   }
	// }
}
