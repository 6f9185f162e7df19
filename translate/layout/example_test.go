package layout_test

import (
	"fmt"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/translate/layout"
)

// Convert from LLVM's form to MLIR's and back.
func Example() {
	c := ir.NewContext(builtin.Dialect, dlti.Dialect, llvm.Dialect)
	spec, unhandled, err := layout.FromLLVM(c, "e-p:32:32-i64:64-v64:64-n8:16:32-S64")
	if err != nil {
		panic(err)
	}
	fmt.Println(spec.Lookup(dlti.StackAlignmentKey), unhandled)

	m := builtin.NewModule(ir.NewBuilder(c))
	m.Op().SetDiscardable(dlti.DataLayoutAttrName, spec)
	text, err := layout.ToLLVM(m.Op())
	fmt.Println(text, err)
	// Output:
	// 64 : i64 [v64:64]
	// e-n8:16:32-S64-p0:32:32:32:32-i64:64-i1:8-i8:8-i16:16-i32:32-f16:16-f64:64-f128:128 <nil>
}
