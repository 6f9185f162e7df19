package memref

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

// InferRanges implements [intrange.InferOp]: the result is one of the sizes of the dimensions that
// the index may stand for. Sizes are not negative.
func (op DimOp) InferRanges(operands, results []intrange.Range) {
	width := intrange.Width(op.Result().Type())
	anySize := intrange.FromSigned(num.NewInt(width, 0), num.MinSigned(width).Not())
	results[0] = anySize
	t, ranked := op.Source().Type().(*ir.MemRefType)
	if !ranked {
		return
	}
	shape := t.Shape()
	if index := operands[1]; index.Known() {
		first, ok := index.Smin().Int64()
		last, ok2 := index.Smax().Int64()
		if !ok || !ok2 || first >= int64(len(shape)) || last < 0 {
			return
		}
		shape = shape[max(first, 0) : min(last, int64(len(shape)-1))+1]
	}
	for i, n := range shape {
		r := anySize
		if n != ir.DynamicSize {
			r = intrange.Constant(num.NewInt(width, n))
		}
		if i > 0 {
			r = r.Union(results[0])
		}
		results[0] = r
	}
}
