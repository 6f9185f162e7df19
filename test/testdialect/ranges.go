package testdialect

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

// InferRanges takes the range from the attributes.
func (op WithBoundsOp) InferRanges(_, results []intrange.Range) {
	results[0] = intrange.Bounds(op.Umin().Value(), op.Umax().Value(), op.Smin().Value(), op.Smax().Value())
}

// InferRanges puts the range into attributes.
func (op ReflectBoundsOp) InferRanges(operands, results []intrange.Range) {
	r := operands[0]
	if results[0] = r; !r.Known() {
		return
	}
	signed := ir.ElementOrSelf(op.Value().Type())
	unsigned := signed
	if t, ok := signed.(*ir.IntegerType); ok {
		signed, unsigned = ir.NewIntegerType(t.Context(), t.Width(), ir.Signed), ir.NewIntegerType(t.Context(), t.Width(), ir.Unsigned)
	}
	number := func(t ir.Type, v num.Int) *ir.IntegerAttr { return ir.NewWideIntegerAttr(t, v) }
	op.SetUmin(number(unsigned, r.Umin())).SetUmax(number(unsigned, r.Umax()))
	op.SetSmin(number(signed, r.Smin())).SetSmax(number(signed, r.Smax()))
}
