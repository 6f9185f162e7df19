package math

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// integer folds a function of integers.
func integer(op *ir.Operation, c []ir.Attribute, f func(a num.Int) num.Int) (folded, bool) {
	return arith.FoldUnary(c, op.Result(0).Type(), func(a num.Int) (num.Int, bool) { return f(a), true })
}

func foldAbsI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return integer(op, c, func(a num.Int) num.Int {
		if a.SignBit() {
			return a.Neg()
		}
		return a
	})
}

func foldCountLeadingZeros(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return integer(op, c, func(a num.Int) num.Int { return num.NewUint(a.Width(), uint64(a.Width()-a.ActiveBits())) })
}

func foldCountTrailingZeros(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return integer(op, c, func(a num.Int) num.Int { return num.NewUint(a.Width(), uint64(a.TrailingZeros())) })
}

func foldCtPop(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return integer(op, c, func(a num.Int) num.Int { return num.NewUint(a.Width(), uint64(a.OnesCount())) })
}

func foldIPowI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return arith.FoldBinary(c, op.Result(0).Type(), power)
}

// power wraps as multiplication does. 0 has no negative power.
func power(base, exponent num.Int) (num.Int, bool) {
	one := num.NewInt(base.Width(), 1)
	switch {
	case exponent.IsZero(), base == one:
		return one, true
	case exponent.SignBit():
		switch {
		case base.IsZero():
			return base, false
		case !base.IsAllOnes():
			return num.NewInt(base.Width(), 0), true
		}
	}
	result := one
	for ; ; exponent = exponent.LShr(1) {
		if exponent.Bit(0) {
			result, _ = result.Mul(base)
		}
		if exponent.ActiveBits() <= 1 {
			return result, true
		}
		base, _ = base.Mul(base)
	}
}

// classify folds a question about a floating-point number, or about all elements of a splat.
func classify(op *ir.Operation, c []ir.Attribute, is func(a num.Float) bool) (folded, bool) {
	truth := func(a num.Float) num.Int {
		if is(a) {
			return num.NewUint(1, 1)
		}
		return num.NewUint(1, 0)
	}
	switch a := c[0].(type) {
	case *ir.FloatAttr:
		return folded{{Attr: ir.NewWideIntegerAttr(op.Context().I1(), truth(a.Value()))}}, true
	case *ir.DenseElementsAttr:
		s, isFloat := semanticsOf(a.Type())
		t, isShaped := op.Result(0).Type().(ir.ShapedType)
		if isFloat && isShaped && a.IsSplat() && a.Len() > 0 {
			return folded{{Attr: ir.NewDenseInts(t, truth(num.FloatFromInt(s, a.Bits(0))))}}, true
		}
	}
	return nil, false
}

func foldIsFinite(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return classify(op, c, num.Float.IsFinite)
}

func foldIsInf(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return classify(op, c, num.Float.IsInf)
}

func foldIsNaN(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return classify(op, c, num.Float.IsNaN)
}

func foldIsNormal(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return classify(op, c, func(a num.Float) bool { return a.IsFinite() && !a.IsZero() && !a.IsDenormal() })
}
