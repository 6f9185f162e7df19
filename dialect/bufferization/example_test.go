package bufferization_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/bufferization"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/ir"
)

// A tensor with memory of its own, and that memory.
func Example() {
	c := ir.NewContext(builtin.Dialect, bufferization.Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	t := bufferization.NewAllocTensor(b, ir.NewRankedTensorType([]int64{4, 4}, c.F32(), nil), nil, nil, nil)
	bufferization.NewToBuffer(b, ir.NewMemRefType([]int64{4, 4}, c.F32(), nil, nil), t.Result())
	fmt.Println(string(asm.Append(nil, m.Op(), asm.Flags{})))
	// Output:
	// module {
	//   %0 = bufferization.alloc_tensor() : tensor<4x4xf32>
	//   %1 = bufferization.to_buffer %0 : tensor<4x4xf32> to memref<4x4xf32>
	// }
}
