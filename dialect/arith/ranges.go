package arith

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

// The operations on integers implement [intrange.InferOp].

// binary computes the range of the result if those of both operands are known.
func binary(operands, results []intrange.Range, f func(a, b intrange.Range) intrange.Range) {
	if operands[0].Known() && operands[1].Known() {
		results[0] = f(operands[0], operands[1])
	}
}

func wrapping(operands, results []intrange.Range, flags IntegerOverflowFlags, f func(a, b intrange.Range, flags intrange.Flags) intrange.Range) {
	var none intrange.Flags
	if flags&OverflowNsw != 0 {
		none |= intrange.NoSignedWrap
	}
	if flags&OverflowNuw != 0 {
		none |= intrange.NoUnsignedWrap
	}
	binary(operands, results, func(a, b intrange.Range) intrange.Range { return f(a, b, none) })
}

// InferRanges implements [intrange.InferOp].
func (op ConstantOp) InferRanges(_, results []intrange.Range) {
	switch a := op.Value().(type) {
	case *ir.IntegerAttr:
		results[0] = intrange.Constant(a.Value())
	case *ir.DenseElementsAttr:
		if intrange.Width(a.Type()) == 0 {
			return
		}
		n := a.Len()
		if a.IsSplat() {
			n = min(n, 1)
		}
		for i := range n {
			results[0] = results[0].Union(intrange.Constant(a.Bits(i)))
		}
	}
}

// InferRanges implements [intrange.InferOp].
func (op AddIOp) InferRanges(operands, results []intrange.Range) {
	wrapping(operands, results, op.OverflowFlags(), intrange.Add)
}

// InferRanges implements [intrange.InferOp].
func (op SubIOp) InferRanges(operands, results []intrange.Range) {
	wrapping(operands, results, op.OverflowFlags(), intrange.Sub)
}

// InferRanges implements [intrange.InferOp].
func (op MulIOp) InferRanges(operands, results []intrange.Range) {
	wrapping(operands, results, op.OverflowFlags(), intrange.Mul)
}

// InferRanges implements [intrange.InferOp].
func (op ShLIOp) InferRanges(operands, results []intrange.Range) {
	wrapping(operands, results, op.OverflowFlags(), intrange.Shl)
}

// InferRanges implements [intrange.InferOp].
func (DivUIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.DivU)
}

// InferRanges implements [intrange.InferOp].
func (DivSIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.DivS)
}

// InferRanges implements [intrange.InferOp].
func (CeilDivUIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.CeilDivU)
}

// InferRanges implements [intrange.InferOp].
func (CeilDivSIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.CeilDivS)
}

// InferRanges implements [intrange.InferOp].
func (FloorDivSIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.FloorDivS)
}

// InferRanges implements [intrange.InferOp].
func (RemUIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.RemU)
}

// InferRanges implements [intrange.InferOp].
func (RemSIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.RemS)
}

// InferRanges implements [intrange.InferOp].
func (AndIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.And)
}

// InferRanges implements [intrange.InferOp].
func (OrIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.Or)
}

// InferRanges implements [intrange.InferOp].
func (XOrIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.Xor)
}

// InferRanges implements [intrange.InferOp].
func (MaxSIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.MaxS)
}

// InferRanges implements [intrange.InferOp].
func (MaxUIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.MaxU)
}

// InferRanges implements [intrange.InferOp].
func (MinSIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.MinS)
}

// InferRanges implements [intrange.InferOp].
func (MinUIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.MinU)
}

// InferRanges implements [intrange.InferOp].
func (ShRSIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.ShrS)
}

// InferRanges implements [intrange.InferOp].
func (ShRUIOp) InferRanges(operands, results []intrange.Range) {
	binary(operands, results, intrange.ShrU)
}

// InferRanges implements [intrange.InferOp].
func (op ExtUIOp) InferRanges(operands, results []intrange.Range) {
	if operands[0].Known() {
		results[0] = intrange.ExtU(operands[0], intrange.Width(op.Op().Result(0).Type()))
	}
}

// InferRanges implements [intrange.InferOp].
func (op ExtSIOp) InferRanges(operands, results []intrange.Range) {
	if operands[0].Known() {
		results[0] = intrange.ExtS(operands[0], intrange.Width(op.Op().Result(0).Type()))
	}
}

// InferRanges implements [intrange.InferOp].
func (op TruncIOp) InferRanges(operands, results []intrange.Range) {
	if operands[0].Known() {
		results[0] = intrange.Trunc(operands[0], intrange.Width(op.Op().Result(0).Type()))
	}
}

// InferRanges implements [intrange.InferOp].
func (op IndexCastOp) InferRanges(operands, results []intrange.Range) {
	indexCast(op.Op(), operands, results, intrange.ExtS)
}

// InferRanges implements [intrange.InferOp].
func (op IndexCastUIOp) InferRanges(operands, results []intrange.Range) {
	indexCast(op.Op(), operands, results, intrange.ExtU)
}

func indexCast(op *ir.Operation, operands, results []intrange.Range, extend func(intrange.Range, uint32) intrange.Range) {
	if !operands[0].Known() {
		return
	}
	from, to := intrange.Width(op.Operand(0).Type()), intrange.Width(op.Result(0).Type())
	switch {
	case from < to:
		results[0] = extend(operands[0], to)
	case from > to:
		results[0] = intrange.Trunc(operands[0], to)
	default:
		results[0] = operands[0]
	}
}

// InferRanges implements [intrange.InferOp].
func (op CmpIOp) InferRanges(operands, results []intrange.Range) {
	if !operands[0].Known() || !operands[1].Known() {
		return
	}
	results[0] = intrange.Max(1)
	if result, known := intrange.Compare(intrange.Predicate(op.Predicate()), operands[0], operands[1]); known {
		results[0] = boolRange(result)
	}
}

// InferRanges implements [intrange.InferOp].
func (SelectOp) InferRanges(operands, results []intrange.Range) {
	condition, known := operands[0].Constant()
	switch {
	case !known:
		results[0] = operands[1].Union(operands[2])
	case condition.IsZero():
		results[0] = operands[2]
	default:
		results[0] = operands[1]
	}
}

func boolRange(b bool) intrange.Range {
	if b {
		return intrange.Constant(num.NewUint(1, 1))
	}
	return intrange.Constant(num.NewUint(1, 0))
}
