package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

// indexWidth is the width of an index in a range.
const indexWidth = 64

// InferRanges implements [intrange.InferOp].
func (op ApplyOp) InferRanges(operands, results []intrange.Range) {
	for _, r := range operands {
		if !r.Known() {
			return
		}
	}
	m := op.Map()
	results[0] = rangeOf(m.Result(0), operands[:m.NumDims()], operands[m.NumDims():])
}

// rangeOf returns the range of an expression from those of dimensions and symbols.
func rangeOf(e affine.Expr, dims, symbols []intrange.Range) intrange.Range {
	switch e.Kind() {
	case affine.Constant:
		n, _ := e.Constant()
		return intrange.Constant(num.NewInt(indexWidth, n))
	case affine.Dim:
		return dims[e.Position()]
	case affine.Symbol:
		return symbols[e.Position()]
	}
	lhs, rhs := rangeOf(e.LHS(), dims, symbols), rangeOf(e.RHS(), dims, symbols)
	switch e.Kind() {
	case affine.Add:
		return intrange.Add(lhs, rhs, intrange.NoSignedWrap)
	case affine.Mul:
		return intrange.Mul(lhs, rhs, intrange.NoSignedWrap)
	case affine.FloorDiv:
		return intrange.FloorDivS(lhs, positive(rhs))
	case affine.CeilDiv:
		return intrange.CeilDivS(lhs, positive(rhs))
	}
	return rangeOfMod(lhs, rhs)
}

// positive returns the part of a divisor's range that is more than 0.
func positive(r intrange.Range) intrange.Range {
	one := num.NewInt(indexWidth, 1)
	return intrange.FromUnsigned(r.Umin().MaxUnsigned(one), r.Umax()).Intersect(intrange.FromSigned(r.Smin().MaxSigned(one), r.Smax()))
}

// rangeOfMod returns the range of a remainder, which is never negative. If all dividends have the
// same quotient, it is as wide as theirs, else that of all remainders.
func rangeOfMod(lhs, rhs intrange.Range) intrange.Range {
	low, high, divisor := lhs.Smin(), lhs.Smax(), rhs.Smax()
	if divisor.IsZero() {
		return intrange.Max(indexWidth)
	}
	switch least := rhs.Smin(); {
	case low.SignBit():
	case !least.SignBit() && !least.IsZero() && high.CmpUnsigned(least) < 0:
		return intrange.FromUnsigned(low, high)
	case least == divisor && less(high, low).CmpUnsigned(divisor) < 0:
		a, first := low.DivUnsigned(divisor)
		b, last := high.DivUnsigned(divisor)
		if a == b {
			return intrange.FromUnsigned(first, last)
		}
	}
	return intrange.FromUnsigned(num.NewInt(indexWidth, 0), less(divisor, num.NewInt(indexWidth, 1)))
}

func less(a, b num.Int) num.Int {
	difference, _ := a.Sub(b)
	return difference
}
