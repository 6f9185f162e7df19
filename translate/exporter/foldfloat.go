package exporter

import (
	"math"
	"math/big"

	"github.com/gomlir/gomlir/internal/num"
	"github.com/gomlir/gomlir/llvmir"
)

// foldFloats computes with two floats, of formats that fit a float64. Results
// of the narrower ones do not suffer from the second rounding, since a float64
// has more than twice their precision.
func foldFloats(op llvmir.Op, a, b *llvmir.Float) llvmir.Constant {
	sem := a.Value.Semantics()
	if !isNarrow(sem) {
		return nil
	}
	x, _ := a.Value.Float64()
	y, _ := b.Value.Float64()
	var v float64
	switch op {
	case llvmir.OpFAdd:
		v = x + y
	case llvmir.OpFSub:
		v = x - y
	case llvmir.OpFMul:
		v = x * y
	case llvmir.OpFDiv:
		v = x / y
	case llvmir.OpFRem:
		v = math.Mod(x, y)
	default:
		return nil
	}
	if math.IsNaN(v) {
		if a.Value.IsNaN() || b.Value.IsNaN() {
			return nil // which of the two it is depends
		}
		return llvmir.NewFloat(a.Type(), num.NaN(sem, false))
	}
	f, _ := num.FloatFromFloat64(sem, v)
	return llvmir.NewFloat(a.Type(), f)
}

func isNarrow(sem num.Semantics) bool {
	return sem == num.F16 || sem == num.BF16 || sem == num.F32 || sem == num.F64
}

// foldFNeg flips the sign.
func (x *exporter) foldFNeg(c llvmir.Constant) llvmir.Constant {
	switch c := c.(type) {
	case *llvmir.Float:
		return llvmir.NewFloat(c.Type(), c.Value.Neg())
	case *llvmir.Poison, *llvmir.Undef:
		return c
	}
	if t := c.Type(); t.Kind() == llvmir.VectorType {
		return elementwise(t, func(i int) llvmir.Constant {
			e := llvmir.ElemAt(c, i)
			if e == nil {
				return nil
			}
			return x.foldFNeg(e)
		})
	}
	return nil
}

// compareFloats compares, ok being false for formats that do not fit a float64.
func compareFloats(p llvmir.Pred, a, b num.Float) (v, ok bool) {
	if a.IsNaN() || b.IsNaN() {
		return p&8 != 0, true
	}
	if !isNarrow(a.Semantics()) {
		return false, false
	}
	x, _ := a.Float64()
	y, _ := b.Float64()
	switch {
	case x == y:
		return p&1 != 0, true
	case x > y:
		return p&2 != 0, true
	}
	return p&4 != 0, true
}

// foldNumber converts a number.
func foldNumber(op llvmir.Op, c llvmir.Constant, t *llvmir.Type) llvmir.Constant {
	switch c := c.(type) {
	case *llvmir.Int:
		switch {
		case op == llvmir.OpTrunc || op == llvmir.OpZExt || op == llvmir.OpSExt:
			return llvmir.NewWideInt(t, resize(c.Value, t.Bits(), op == llvmir.OpZExt))
		case op == llvmir.OpBitCast && t.IsFloat():
			return llvmir.NewFloat(t, num.FloatFromInt(semantics(t), c.Value))
		case op == llvmir.OpSIToFP || op == llvmir.OpUIToFP:
			return intToFloat(c.Value, op == llvmir.OpSIToFP, t)
		}
	case *llvmir.Float:
		switch {
		case op == llvmir.OpBitCast && t.Kind() == llvmir.IntegerType:
			return llvmir.NewWideInt(t, c.Value.Int())
		case op == llvmir.OpFPTrunc || op == llvmir.OpFPExt:
			v, _ := c.Value.Convert(semantics(t))
			return llvmir.NewFloat(t, v)
		case op == llvmir.OpFPToSI || op == llvmir.OpFPToUI:
			return floatToInt(c.Value, op == llvmir.OpFPToSI, t)
		}
	}
	return nil
}

func intToFloat(v num.Int, signed bool, t *llvmir.Type) llvmir.Constant {
	if !t.IsFloat() {
		return nil
	}
	f, _, err := num.ParseDecimal(semantics(t), v.Big(signed).String())
	if err != nil {
		return nil
	}
	return llvmir.NewFloat(t, f)
}

// floatToInt cuts off the fraction; what does not fit is poison.
func floatToInt(v num.Float, signed bool, t *llvmir.Type) llvmir.Constant {
	if !isNarrow(v.Semantics()) || t.Kind() != llvmir.IntegerType {
		return nil
	}
	f, _ := v.Float64()
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return llvmir.NewPoison(t)
	}
	i, _ := new(big.Float).SetFloat64(math.Trunc(f)).Int(nil)
	width := t.Bits()
	lo, hi := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(width))
	if signed {
		hi.Rsh(hi, 1)
		lo.Neg(hi)
	}
	if i.Cmp(lo) < 0 || i.Cmp(hi) >= 0 {
		return llvmir.NewPoison(t)
	}
	n, ok := num.FromBig(width, i)
	if !ok {
		return nil
	}
	return llvmir.NewWideInt(t, n)
}
