package tensor_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/tensor"
	"github.com/gomlir/gomlir/ir"
)

// An empty tensor, for others to fill.
func Example() {
	c := ir.NewContext(builtin.Dialect, tensor.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	tensor.NewEmpty(b, ir.NewRankedTensorType([]int64{4, 4}, c.F32(), nil))
	fmt.Println(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   %0 = tensor.empty() : tensor<4x4xf32>
	// }
}
