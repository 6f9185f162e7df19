package index

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// The widths that an index may have: constants have the larger one.
const narrow, wide = 32, 64

type folded = []ir.FoldResult

// A compute is an operation on numbers of either width. ok is false if it has no result.
type compute func(a, b num.Int) (v num.Int, ok bool)

// always adapts a function that always has a result.
func always(f func(a, b num.Int) num.Int) compute {
	return func(a, b num.Int) (num.Int, bool) { return f(a, b), true }
}

func integer(a ir.Attribute) (num.Int, bool) {
	v, ok := a.(*ir.IntegerAttr)
	if !ok {
		return num.Int{}, false
	}
	return v.Value(), true
}

// isConstant reports whether a constant is a certain number.
func isConstant(a ir.Attribute, v int64) bool {
	n, ok := integer(a)
	return ok && n == num.NewInt(wide, v)
}

// fold computes a constant. With check, the result for narrow operands must be its lower half.
func fold(op *ir.Operation, c []ir.Attribute, check bool, f compute) (folded, bool) {
	a, ok1 := integer(c[0])
	b, ok2 := integer(c[1])
	if !ok1 || !ok2 {
		return nil, false
	}
	v, ok := f(a, b)
	if ok && check {
		var half num.Int
		half, ok = f(a.Trunc(narrow), b.Trunc(narrow))
		ok = ok && v.Trunc(narrow) == half
	}
	if !ok {
		return nil, false
	}
	return constant(ir.NewWideIntegerAttr(op.Context().Index(), v))
}

func constant(a ir.Attribute) (folded, bool) { return folded{{Attr: a}}, true }

func value(v *ir.Value) (folded, bool) { return folded{{Value: v}}, true }

func foldAdd(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if list, ok := fold(op, c, false, always(add)); ok {
		return list, ok
	}
	return foldZero(op, c)
}

// foldZero folds an operation on 0 that does not change the other operand.
func foldZero(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if isConstant(c[1], 0) {
		return value(op.Operand(0))
	}
	return nil, false
}

func add(a, b num.Int) num.Int { v, _ := a.Add(b); return v }
func sub(a, b num.Int) num.Int { v, _ := a.Sub(b); return v }
func mul(a, b num.Int) num.Int { v, _ := a.Mul(b); return v }

func foldSub(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if list, ok := fold(op, c, false, always(sub)); ok {
		return list, ok
	}
	return foldZero(op, c)
}

func foldMul(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if list, ok := fold(op, c, false, always(mul)); ok {
		return list, ok
	}
	switch {
	case isConstant(c[1], 1):
		return value(op.Operand(0))
	case isConstant(c[1], 0):
		return constant(c[1])
	}
	return nil, false
}

// quotient adapts a division, whose divisor must not be 0.
func quotient(f func(a, b num.Int) num.Int) compute {
	return func(a, b num.Int) (num.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b), true
	}
}

func divS(a, b num.Int) num.Int { q, _, _ := a.DivSigned(b); return q }
func divU(a, b num.Int) num.Int { q, _ := a.DivUnsigned(b); return q }
func remS(a, b num.Int) num.Int { _, r, _ := a.DivSigned(b); return r }
func remU(a, b num.Int) num.Int { _, r := a.DivUnsigned(b); return r }

func isPositive(a num.Int) bool { return !a.IsZero() && !a.SignBit() }

// step is 1, or -1, in the width of a number.
func step(a num.Int, up bool) num.Int {
	if up {
		return num.NewInt(a.Width(), 1)
	}
	return num.NewInt(a.Width(), -1)
}

// ceilDivS rounds up: a quotient that is positive is one more than that of a number before a, and
// one that is not is rounded towards zero already. Where it overflows, it wraps as upstream's does.
func ceilDivS(a, b num.Int) num.Int {
	switch {
	case a.IsZero():
		return a
	case isPositive(a) != isPositive(b):
		return divS(a.Neg(), b).Neg()
	}
	return add(divS(add(a, step(a, !isPositive(b))), b), step(a, true))
}

func ceilDivU(a, b num.Int) num.Int {
	if a.IsZero() {
		return a
	}
	return add(divU(sub(a, step(a, true)), b), step(a, true))
}

// floorDivS rounds down: see ceilDivS.
func floorDivS(a, b num.Int) num.Int {
	switch {
	case a.IsZero():
		return a
	case a.SignBit() == b.SignBit():
		return divS(a, b)
	}
	return sub(step(a, false), divS(sub(step(a, b.SignBit()), a), b))
}

// shift adapts a shift, which must be one by less than the narrow width.
func shift(f func(a num.Int, n uint32) num.Int) compute {
	return func(a, b num.Int) (num.Int, bool) {
		n, ok := b.Uint64()
		if !ok || n >= narrow {
			return a, false
		}
		return f(a, uint32(n)), true
	}
}

func foldDivS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, quotient(divS))
}

func foldDivU(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, quotient(divU))
}

func foldCeilDivS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, quotient(ceilDivS))
}

func foldCeilDivU(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, quotient(ceilDivU))
}

func foldFloorDivS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, quotient(floorDivS))
}

func foldRemS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, quotient(remS))
}

func foldRemU(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, quotient(remU))
}

func foldMaxS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, always(num.Int.MaxSigned))
}

func foldMaxU(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, always(num.Int.MaxUnsigned))
}

func foldMinS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, always(num.Int.MinSigned))
}

func foldMinU(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, always(num.Int.MinUnsigned))
}

func foldShl(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, false, shift(num.Int.Shl))
}

func foldShrS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, shift(num.Int.AShr))
}

func foldShrU(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, true, shift(num.Int.LShr))
}

func foldAnd(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, false, always(num.Int.And))
}

func foldOr(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, false, always(num.Int.Or))
}

func foldXOr(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return fold(op, c, false, always(num.Int.Xor))
}

// foldCast casts a constant. A cast from index must give the same result for a narrow one.
func foldCast(op *ir.Operation, c []ir.Attribute, extend func(v num.Int, width uint32) num.Int) (folded, bool) {
	v, ok := integer(c[0])
	if !ok {
		return nil, false
	}
	t := op.Result(0).Type()
	resize := func(v num.Int, width uint32) num.Int {
		if v.Width() > width {
			return v.Trunc(width)
		}
		return extend(v, width)
	}
	i, ok := t.(*ir.IntegerType)
	if !ok {
		return constant(ir.NewWideIntegerAttr(t, resize(v, wide)))
	}
	result := resize(v, i.Width())
	if result != resize(v.Trunc(narrow), i.Width()) {
		return nil, false
	}
	return constant(ir.NewWideIntegerAttr(t, result))
}

func foldCastS(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldCast(op, c, num.Int.Sext)
}

func foldCastU(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldCast(op, c, num.Int.Zext)
}
