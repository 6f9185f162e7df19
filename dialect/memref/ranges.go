package memref

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/intrange"
)

// InferRanges implements [intrange.InferOp]: the result is one of the sizes of the dimensions that
// the index may stand for.
func (op DimOp) InferRanges(operands, results []intrange.Range) {
	var shape []int64
	if t, ok := op.Source().Type().(*ir.MemRefType); ok {
		shape = t.Shape()
	}
	results[0] = intrange.OfDim(intrange.Width(op.Result().Type()), operands[1], shape)
}
