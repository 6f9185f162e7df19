package arith

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

func foldNegF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if n := defined(op.Operand(0), NegF); n != nil {
		return value(n.Operand(0))
	}
	t := op.Result(0).Type()
	return FoldUnary(c, t, func(a number) (number, bool) {
		return floats(t, func(a, _ num.Float) num.Float { return a.Neg() })(a, a)
	})
}

// foldUnit folds an operation on its neutral element, and on constants.
func foldUnit(op *ir.Operation, c []ir.Attribute, unit func(num.Float) bool, f func(a, b num.Float) num.Float) (folded, bool) {
	if isNumber(c[1], unit) {
		return value(op.Operand(0))
	}
	t := op.Result(0).Type()
	return FoldBinary(c, t, floats(t, f))
}

func foldAddF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldUnit(op, c, func(v num.Float) bool { return v.IsZero() && v.Negative() }, num.Float.Add)
}

func foldSubF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldUnit(op, c, func(v num.Float) bool { return v.IsZero() && !v.Negative() }, num.Float.Sub)
}

func isOneFloat(v num.Float) bool {
	f, status := v.Float64()
	return f == 1 && status == 0
}

func foldMulF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	const flags = FastMathNnan | FastMathNsz
	if (ir.Cast[MulFOp](op)).Fastmath()&flags == flags && isNumber(c[1], num.Float.IsZero) {
		return value(op.Operand(1))
	}
	return foldUnit(op, c, isOneFloat, num.Float.Mul)
}

func foldDivF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldUnit(op, c, isOneFloat, num.Float.Div)
}

func foldRemF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	t := op.Result(0).Type()
	return FoldBinary(c, t, floats(t, num.Float.Rem))
}

// foldExtremeF folds a maximum or minimum of a value and itself, of a value and the neutral
// element, and of constants.
func foldExtremeF(op *ir.Operation, c []ir.Attribute, unit func(num.Float) bool, f func(a, b num.Float) num.Float) (folded, bool) {
	if op.Operand(0) == op.Operand(1) {
		return value(op.Operand(1))
	}
	return foldUnit(op, c, unit, f)
}

// extreme returns the larger of two numbers, or the smaller one. -0 is smaller than 0.
func extreme(a, b num.Float, larger bool) num.Float {
	order, _ := a.Compare(b)
	if order == 0 && a.IsZero() && b.IsZero() && a.Negative() != b.Negative() {
		order = 1
		if a.Negative() {
			order = -1
		}
	}
	if (order < 0) == larger {
		return b
	}
	return a
}

// quiet returns a signaling NaN as a quiet one, and any other number itself.
func quiet(v num.Float) num.Float {
	if v.IsSignaling() {
		return v.Add(num.Zero(v.Semantics(), false))
	}
	return v
}

func foldMaximumF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtremeF(op, c, func(v num.Float) bool { return v.IsInf() && v.Negative() }, func(a, b num.Float) num.Float { return withNaN(a, b, true) })
}

func foldMinimumF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtremeF(op, c, func(v num.Float) bool { return v.IsInf() && !v.Negative() }, func(a, b num.Float) num.Float { return withNaN(a, b, false) })
}

// withNaN is extreme, or NaN if a number is NaN.
func withNaN(a, b num.Float, larger bool) num.Float {
	switch {
	case a.IsNaN():
		return quiet(a)
	case b.IsNaN():
		return quiet(b)
	}
	return extreme(a, b, larger)
}

func foldMaxNumF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtremeF(op, c, num.Float.IsNaN, func(a, b num.Float) num.Float { return withoutNaN(a, b, true) })
}

func foldMinNumF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtremeF(op, c, num.Float.IsNaN, func(a, b num.Float) num.Float { return withoutNaN(a, b, false) })
}

// withoutNaN is extreme, or the other number if one is a quiet NaN. A signaling NaN becomes
// the result, as a quiet one.
func withoutNaN(a, b num.Float, larger bool) num.Float {
	switch {
	case a.IsSignaling():
		return quiet(a)
	case b.IsSignaling():
		return quiet(b)
	case a.IsNaN():
		return b
	case b.IsNaN():
		return a
	}
	return extreme(a, b, larger)
}

// holds reports whether a predicate holds for two numbers.
func (p CmpFPredicate) holds(a, b num.Float) bool {
	order, ordered := a.Compare(b)
	if !ordered {
		return p >= CmpFPredicateUeq
	}
	// The lowest bits of those for ordered numbers say which orders they hold for:
	// equal, greater, less. The others, except for the last two, follow those.
	switch p {
	case CmpFPredicateAlwaysTrue:
		return true
	case CmpFPredicateUno:
		return false
	}
	if p >= CmpFPredicateUeq {
		p -= CmpFPredicateOrd
	}
	switch {
	case order == 0:
		return p&CmpFPredicateOeq != 0
	case order > 0:
		return p&CmpFPredicateOgt != 0
	}
	return p&CmpFPredicateOlt != 0
}

func foldCmpF(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	a, _ := c[0].(*ir.FloatAttr)
	b, _ := c[1].(*ir.FloatAttr)
	// With one NaN it does not matter what the other is.
	if a != nil && a.Value().IsNaN() {
		b = a
	}
	if b != nil && b.Value().IsNaN() {
		a = b
	}
	if a == nil || b == nil {
		return nil, false
	}
	return attr(ir.NewBoolAttr(op.Context(), (ir.Cast[CmpFOp](op)).Predicate().holds(a.Value(), b.Value())))
}
