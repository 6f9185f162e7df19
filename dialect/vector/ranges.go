package vector

import (
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

// The range of a vector is that of all of its elements. The operations that move elements
// implement [intrange.InferOp].

// InferRanges implements [intrange.InferOp].
func (ExtractOp) InferRanges(operands, results []intrange.Range) { results[0] = operands[0] }

// InferRanges implements [intrange.InferOp].
func (BroadcastOp) InferRanges(operands, results []intrange.Range) { results[0] = operands[0] }

// InferRanges implements [intrange.InferOp].
func (ShapeCastOp) InferRanges(operands, results []intrange.Range) { results[0] = operands[0] }

// InferRanges implements [intrange.InferOp].
func (TransposeOp) InferRanges(operands, results []intrange.Range) { results[0] = operands[0] }

// InferRanges implements [intrange.InferOp].
func (InsertOp) InferRanges(operands, results []intrange.Range) {
	if operands[0].Known() && operands[1].Known() {
		results[0] = operands[0].Union(operands[1])
	}
}

// InferRanges implements [intrange.InferOp].
func (op StepOp) InferRanges(_, results []intrange.Range) {
	t := vectorType(op.Result())
	results[0] = intrange.MaxOf(t)
	if width := intrange.Width(t); width > 0 && !t.IsScalable() {
		results[0] = intrange.FromUnsigned(num.NewUint(width, 0), num.NewUint(width, uint64(t.Shape()[0]-1)))
	}
}
