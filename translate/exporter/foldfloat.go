package exporter

import (
	"math/big"

	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/num"
)

// foldFloats folds an operation on two floats. It returns nil for pairs of doubles, which LLVM
// leaves to the target.
func foldFloats(op llvmir.Op, a, b *llvmir.Float) llvmir.Constant {
	if a.Value.Semantics() == num.PPCDoubleDouble {
		return nil
	}
	var v num.Float
	switch op {
	case llvmir.OpFAdd:
		v = a.Value.Add(b.Value)
	case llvmir.OpFSub:
		v = a.Value.Sub(b.Value)
	case llvmir.OpFMul:
		v = a.Value.Mul(b.Value)
	case llvmir.OpFDiv:
		v = a.Value.Div(b.Value)
	case llvmir.OpFRem:
		v = a.Value.Rem(b.Value)
	default:
		return nil
	}
	return llvmir.NewFloat(a.Type(), v)
}

// foldFNeg folds a negation.
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

// compareFloats compares floats. ok is false for pairs of doubles.
func compareFloats(p llvmir.Pred, a, b num.Float) (v, ok bool) {
	if a.Semantics() == num.PPCDoubleDouble {
		return false, false
	}
	order, ordered := a.Compare(b)
	switch {
	case !ordered:
		return p&8 != 0, true
	case order == 0:
		return p&1 != 0, true
	case order > 0:
		return p&2 != 0, true
	}
	return p&4 != 0, true
}

// foldNumber folds a cast of a number.
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
	if !t.IsFloat() || semantics(t) == num.PPCDoubleDouble {
		return nil
	}
	f, _ := num.FloatFromBig(semantics(t), v.Big(signed))
	return llvmir.NewFloat(t, f)
}

// floatToInt truncates towards zero. A result that does not fit is poison.
func floatToInt(v num.Float, signed bool, t *llvmir.Type) llvmir.Constant {
	if v.Semantics() == num.PPCDoubleDouble || t.Kind() != llvmir.IntegerType {
		return nil
	}
	i, ok := v.Truncate()
	if !ok {
		return llvmir.NewPoison(t)
	}
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
