package mlprogram_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/mlprogram"
	"github.com/gomlir/gomlir/ir"
)

// A function that loads a global.
func Example() {
	c := ir.NewContext(builtin.Dialect, mlprogram.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	f := mlprogram.NewFunc(b, "get", ir.NewFunctionType(c, nil, []ir.Type{c.I32()}))
	b.AtEnd(f.Body().NewBlock())
	load := mlprogram.NewGlobalLoad(b, c.I32(), ir.NewSymbolRefAttr(c, "state"))
	mlprogram.NewReturn(b, load.Result())
	fmt.Println(string(asm.Append(nil, f.Op(), asm.Flags{})))
	// Output:
	// ml_program.func @get() -> i32 {
	//   %state = ml_program.global_load @state : i32
	//   ml_program.return %state : i32
	// }
}
