package vectortoscf

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// maxWidth is the greatest power of two that is the width of integers.
const maxWidth = 1 << 23

// punctuation creates the printing of a punctuation, behind a value if there is one.
func punctuation(r *rewrite.Rewriter, v *ir.Value, p vector.PrintPunctuation) vector.PrintOp {
	return vector.NewPrint(r.Builder, v).SetPunctuation(p)
}

// printElements makes loops, one in the other, that print the elements of a vector in parentheses, with commas
// in between. The vector gets one dimension, so that the loops can index it.
func printElements(op vector.PrintOp, r *rewrite.Rewriter) bool {
	if op.Source() == nil {
		return false
	}
	t, ok := op.Source().Type().(*ir.VectorType)
	if !ok || t.Rank() > 1 && t.IsScalable() {
		return false
	}
	if i, ok := t.Elem().(*ir.IntegerType); ok && i.Width() > maxWidth {
		return false
	}
	v := widened(r, op.Source())
	t = vectorTypeOf(v)
	shape := t.Shape()
	if t.Rank() == 0 {
		shape = []int64{1}
	}
	if t.Rank() > 1 {
		n, ok := ir.NumElements(shape)
		if !ok {
			return false
		}
		v = vector.NewShapeCast(r.Builder, ir.NewVectorType([]int64{n}, nil, t.Elem()), v).Result()
	}
	var end *ir.Operation // of the outermost loop
	var ivs []*ir.Value
	for d, n := range shape {
		lb, ub, step := index(r, 0), index(r, n), index(r, 1)
		if t.Rank() > 0 && t.Scalable(d) {
			ub = arith.NewMulI(r.Builder, ub, vector.NewVectorScale(r.Builder).Result()).Result()
		}
		last := arith.NewSubI(r.Builder, ub, step).Result()
		punctuation(r, nil, vector.PunctuationOpen)
		nest := scf.NewFor(r.Builder, lb, ub, step)
		closing := punctuation(r, nil, vector.PunctuationClose)
		if end == nil {
			end = closing.Op()
		}
		iv := nest.InductionVar()
		ivs = append(ivs, iv)
		r.AtStart(nest.Body())
		more := arith.NewCmpI(r.Builder, arith.CmpIPredicateUlt, iv, last).Result()
		scf.NewIfBody(r.Builder, nil, more, func() []*ir.Value {
			punctuation(r, nil, vector.PunctuationComma)
			return nil
		}, nil)
		r.AtStart(nest.Body())
	}
	punctuation(r, elementOf(r, v, flatIndex(r, shape, ivs)), vector.PunctuationNone)
	r.After(end)
	punctuation(r, nil, op.Punctuation())
	r.Erase(op.Op())
	return true
}

// elementOf extracts an element of a vector, the only one if it has no dimensions.
func elementOf(r *rewrite.Rewriter, v, at *ir.Value) *ir.Value {
	if vectorTypeOf(v).Rank() == 0 {
		return vector.NewExtract(r.Builder, v, nil, nil).Result()
	}
	return elementAt(r, v, at)
}

// flatIndex creates the index into a vector of one dimension that has the elements of a shape.
func flatIndex(r *rewrite.Rewriter, shape []int64, indices []*ir.Value) *ir.Value {
	var flat *ir.Value
	stride := int64(1)
	for d := len(shape) - 1; d >= 0; d-- {
		i := arith.NewMulI(r.Builder, index(r, stride), indices[d]).Result()
		if flat != nil {
			i = arith.NewAddI(r.Builder, flat, i).Result()
		}
		flat = i
		stride *= shape[d]
	}
	return flat
}

// widened returns a vector of integers with integers of a usual width, which runtimes can
// print.
func widened(r *rewrite.Rewriter, v *ir.Value) *ir.Value {
	t := vectorTypeOf(v)
	i, ok := t.Elem().(*ir.IntegerType)
	if !ok {
		return v
	}
	width := uint32(8)
	for width < i.Width() {
		width *= 2
	}
	c := r.Context()
	of := func(elem ir.Type) *ir.VectorType { return ir.NewVectorType(t.Shape(), t.ScalableDims(), elem) }
	v = vector.NewBitCast(r.Builder, of(ir.NewIntegerType(c, i.Width(), ir.Signless)), v).Result()
	switch to := of(ir.NewIntegerType(c, width, ir.Signless)); {
	case width == i.Width():
	case i.Width() == 1 || i.IsUnsigned():
		v = arith.NewExtUI(r.Builder, to, v).Result()
	default:
		v = arith.NewExtSI(r.Builder, to, v).Result()
	}
	return vector.NewBitCast(r.Builder, of(ir.NewIntegerType(c, width, i.Signedness())), v).Result()
}
