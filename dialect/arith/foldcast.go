package arith

import (
	"math/big"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// intWidth returns the width of the integers of a type; index has 64 bits.
func intWidth(t ir.Type) uint32 {
	if i, ok := elementOf(t).(*ir.IntegerType); ok {
		return i.Width()
	}
	return 64
}

// foldExt folds an extension of another extension or of a constant.
func foldExt(op *ir.Operation, c []ir.Attribute, extend func(number, uint32) number) (folded, bool) {
	if e := defined(op.Operand(0), op.Def()); e != nil {
		op.SetOperand(0, e.Operand(0))
		return inPlace()
	}
	t := op.Result(0).Type()
	return FoldUnary(c, t, func(a number) (number, bool) { return extend(a, intWidth(t)), true })
}

func foldExtUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExt(op, c, number.Zext)
}

func foldExtSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExt(op, c, number.Sext)
}

func foldTruncI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	t := op.Result(0).Type()
	for _, def := range []*ir.OpDef{ExtUI, ExtSI} {
		if e := defined(op.Operand(0), def); e != nil {
			from := e.Operand(0)
			switch w := intWidth(from.Type()); {
			case w > intWidth(t):
				op.SetOperand(0, from)
				return inPlace()
			case w == intWidth(t):
				return value(from)
			}
		}
	}
	if tr := defined(op.Operand(0), TruncI); tr != nil {
		op.SetOperand(0, tr.Operand(0))
		return inPlace()
	}
	return FoldUnary(c, t, func(a number) (number, bool) { return a.Trunc(intWidth(t)), true })
}

// foldFormat folds an exact conversion of constants to another format.
func foldFormat(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	from, ok1 := elementOf(op.Operand(0).Type()).(*ir.FloatType)
	to, ok2 := elementOf(op.Result(0).Type()).(*ir.FloatType)
	return FoldUnary(c, op.Result(0).Type(), func(a number) (number, bool) {
		if !ok1 || !ok2 {
			return a, false
		}
		v := num.FloatFromInt(from.Semantics(), a)
		w, status := v.Convert(to.Semantics())
		if status != 0 || v.IsInf() != w.IsInf() || v.IsNaN() != w.IsNaN() {
			return a, false
		}
		return w.Exact(), true
	})
}

func foldExtF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if tr := defined(op.Operand(0), TruncF); tr != nil && tr.Operand(0).Type() == op.Result(0).Type() {
		narrow, _ := (ir.Cast[TruncFOp](tr)).Fastmath()
		wide, _ := (ir.Cast[ExtFOp](op)).Fastmath()
		if narrow&wide&FastMathContract != 0 {
			return value(tr.Operand(0))
		}
	}
	return foldFormat(op, c)
}

func foldTruncF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	t := op.Result(0).Type()
	if e := defined(op.Operand(0), ExtF); e != nil {
		from := e.Operand(0)
		src, ok1 := elementOf(from.Type()).(*ir.FloatType)
		dst, ok2 := elementOf(t).(*ir.FloatType)
		switch {
		case !ok1 || !ok2:
		case src.Width() > dst.Width():
			op.SetOperand(0, from)
			return inPlace()
		case src == dst:
			return value(from)
		}
	}
	return foldFormat(op, c)
}

// foldToFloat folds the conversion of integer constants to floating point.
func foldToFloat(op *ir.Operation, c []ir.Attribute, signed bool) (folded, bool) {
	t := op.Result(0).Type()
	f, ok := elementOf(t).(*ir.FloatType)
	return FoldUnary(c, t, func(a number) (number, bool) {
		if !ok {
			return a, false
		}
		x := a.Big(signed)
		if f.Semantics() == num.F128 {
			x, _ = new(big.Float).SetPrec(precision).SetInt(x).Int(nil)
		}
		v, ok := fromInteger(x)
		if !ok {
			return a, false
		}
		v, _ = v.Convert(f.Semantics())
		return v.Exact(), true
	})
}

// An f128 has a mantissa of 113 bits, and its exponents are greater by a bias.
const precision, bias = 113, 16383

// fromInteger returns an integer as an f128 that rounds correctly to shorter formats: if
// bits are lost, the last bit is set (rounding to odd). ok is false if the integer is too
// large.
func fromInteger(x *big.Int) (v num.Float, ok bool) {
	size := x.BitLen()
	if size == 0 {
		return num.Zero(num.F128, false), true
	}
	if size > bias {
		return v, false
	}
	mantissa := new(big.Int).Abs(x)
	if shift := size - precision; shift <= 0 {
		mantissa.Lsh(mantissa, uint(-shift))
	} else {
		exact := mantissa.TrailingZeroBits() >= uint(shift)
		if mantissa.Rsh(mantissa, uint(shift)); !exact {
			mantissa.SetBit(mantissa, 0, 1)
		}
	}
	bits := mantissa.SetBit(mantissa, precision-1, 0)
	bits.Or(bits, new(big.Int).Lsh(big.NewInt(int64(bias+size-1)), precision-1))
	if x.Sign() < 0 {
		bits.SetBit(bits, 127, 1)
	}
	i, ok := num.FromBig(128, bits)
	return num.FloatFromInt(num.F128, i), ok
}

func foldSIToFP(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldToFloat(op, c, true) }
func foldUIToFP(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldToFloat(op, c, false) }

// foldToInt folds the conversion of constants to integers, if they fit.
func foldToInt(op *ir.Operation, c []ir.Attribute, signed bool) (folded, bool) {
	t := op.Result(0).Type()
	from, ok := elementOf(op.Operand(0).Type()).(*ir.FloatType)
	w := intWidth(t)
	return FoldUnary(c, t, func(a number) (number, bool) {
		if !ok {
			return a, false
		}
		v, finite := num.FloatFromInt(from.Semantics(), a).Truncate()
		if !finite || v.Sign() < 0 && !signed {
			return a, false
		}
		i, fits := num.FromBig(w, v)
		if !fits || i.Big(signed).Cmp(v) != 0 {
			return a, false
		}
		return i, true
	})
}

func foldFPToSI(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldToInt(op, c, true) }
func foldFPToUI(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldToInt(op, c, false) }

// foldIndexCasts folds casts of constants.
func foldIndexCasts(op *ir.Operation, c []ir.Attribute, extend func(number, uint32) number) (folded, bool) {
	t := op.Result(0).Type()
	w := intWidth(t)
	return FoldUnary(c, t, func(a number) (number, bool) {
		if a.Width() >= w {
			return a.Trunc(w), true
		}
		return extend(a, w), true
	})
}

func foldIndexCast(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldIndexCasts(op, c, number.Sext)
}

func foldIndexCastUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldIndexCasts(op, c, number.Zext)
}

// foldBitcast folds constants, and otherwise what does not change the type.
func foldBitcast(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	from, float := elementOf(op.Operand(0).Type()).(*ir.FloatType)
	if list, ok := FoldUnary(c, op.Result(0).Type(), func(a number) (number, bool) {
		if float {
			a = num.FloatFromInt(from.Semantics(), a).Int()
		}
		return a, true
	}); ok {
		return list, ok
	}
	if op.Operand(0).Type() == op.Result(0).Type() {
		return value(op.Operand(0))
	}
	return nil, false
}

func foldSelect(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	cond, yes, no := op.Operand(0), op.Operand(1), op.Operand(2)
	switch {
	case yes == no, isInt(c[0], isOne):
		return value(yes)
	case isInt(c[0], isZero), isPoison(c[1]):
		return value(no)
	case isPoison(c[2]):
		return value(yes)
	case yes.Type() == ir.Type(op.Context().I1()) && isInt(c[1], isOne) && isInt(c[2], isZero):
		return value(cond)
	}
	if cmp := defined(cond, CmpI); cmp != nil {
		x, y, p := cmp.Operand(0), cmp.Operand(1), (ir.Cast[CmpIOp](cmp)).Predicate()
		if x == yes && y == no || x == no && y == yes {
			switch p {
			case CmpIPredicateEq:
				return value(no)
			case CmpIPredicateNe:
				return value(yes)
			}
		}
	}
	return foldSelectElements(op, c)
}

// foldSelectElements folds a select between constants, element by element.
func foldSelectElements(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	mask, _, ok1 := numbers(c[0])
	yes, _, ok2 := numbers(c[1])
	no, _, ok3 := numbers(c[2])
	if _, dense := c[0].(*ir.DenseElementsAttr); !dense || !ok1 || !ok2 || !ok3 || len(yes) == 0 || len(no) == 0 {
		return nil, false
	}
	out := make([]number, len(mask))
	for i, m := range mask {
		if out[i] = no[min(i, len(no)-1)]; !m.IsZero() {
			out[i] = yes[min(i, len(yes)-1)]
		}
	}
	return attr(constantOf(op.Result(0).Type(), out))
}
