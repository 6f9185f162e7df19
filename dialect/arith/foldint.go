package arith

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// folded is the result of a Fold.
type folded = []ir.FoldResult

func foldAddI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	x, y := op.Operand(0), op.Operand(1)
	if isInt(c[1], isZero) {
		return value(x)
	}
	// (a - b) + b is a.
	if s := defined(x, SubI); s != nil && s.Operand(1) == y {
		return value(s.Operand(0))
	}
	if s := defined(y, SubI); s != nil && s.Operand(1) == x {
		return value(s.Operand(0))
	}
	return FoldBinary(c, x.Type(), always(add))
}

func add(a, b number) number { v, _ := a.Add(b); return v }
func sub(a, b number) number { v, _ := a.Sub(b); return v }
func mul(a, b number) number { v, _ := a.Mul(b); return v }

func foldSubI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	x, y := op.Operand(0), op.Operand(1)
	if x == y {
		if zero := splat(x.Type(), 0); zero != nil {
			return attr(zero)
		}
	}
	if isInt(c[1], isZero) {
		return value(x)
	}
	if a := defined(x, AddI); a != nil {
		switch y {
		case a.Operand(1):
			return value(a.Operand(0))
		case a.Operand(0):
			return value(a.Operand(1))
		}
	}
	return FoldBinary(c, x.Type(), always(sub))
}

func foldMulI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	switch {
	case isInt(c[1], isZero):
		return value(op.Operand(1))
	case isInt(c[1], isOne):
		return value(op.Operand(0))
	}
	return FoldBinary(c, op.Result(0).Type(), always(mul))
}

func foldAddUIExtended(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	flag := op.Result(1).Type()
	if isInt(c[1], isZero) {
		if no := splat(flag, 0); no != nil {
			return folded{{Value: op.Operand(0)}, {Attr: no}}, true
		}
	}
	sum := compute2(c, op.Result(0).Type(), always(add))
	if sum == nil || isPoison(sum) {
		return attrs(sum, sum)
	}
	return attrs(sum, compute2([]ir.Attribute{sum, c[0]}, flag, func(s, a number) (number, bool) {
		return truth(s.CmpUnsigned(a) < 0), true
	}))
}

func truth(b bool) number {
	if b {
		return num.NewUint(1, 1)
	}
	return num.NewUint(1, 0)
}

func foldMulSIExtended(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if isInt(c[1], isZero) {
		return attrs(c[1], c[1])
	}
	return foldProduct(op, c, number.Sext)
}

func foldMulUIExtended(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	t := op.Operand(0).Type()
	if isInt(c[1], isZero) {
		return attrs(c[1], c[1])
	}
	if zero := splat(t, 0); zero != nil && isInt(c[1], isOne) {
		return folded{{Value: op.Operand(0)}, {Attr: zero}}, true
	}
	return foldProduct(op, c, number.Zext)
}

// foldProduct computes both halves of a product.
func foldProduct(op *ir.Operation, c []ir.Attribute, extend func(number, uint32) number) (folded, bool) {
	t := op.Operand(0).Type()
	return attrs(compute2(c, t, always(mul)), compute2(c, t, func(a, b number) (number, bool) {
		w := a.Width()
		if w > num.MaxIntWidth/2 {
			return a, false
		}
		return mul(extend(a, 2*w), extend(b, 2*w)).LShr(w).Trunc(w), true
	}))
}

// foldQuotient has the folds of all divisions: by 1, and of constants unless that would
// divide by zero or overflow.
func foldQuotient(op *ir.Operation, c []ir.Attribute, f func(a, b number) (number, bool)) (folded, bool) {
	if isInt(c[1], isOne) {
		return value(op.Operand(0))
	}
	return FoldBinary(c, op.Result(0).Type(), func(a, b number) (number, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b)
	})
}

// foldOfProduct folds a*b/b to a if the product is known not to overflow.
func foldOfProduct(op *ir.Operation, flag IntegerOverflowFlags) *ir.Value {
	m := defined(op.Operand(0), MulI)
	if m == nil || (ir.Cast[MulIOp](m)).OverflowFlags()&flag == 0 {
		return nil
	}
	switch op.Operand(1) {
	case m.Operand(0):
		return m.Operand(1)
	case m.Operand(1):
		return m.Operand(0)
	}
	return nil
}

func foldDivUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if v := foldOfProduct(op, OverflowNuw); v != nil && !isInt(c[1], isOne) {
		return value(v)
	}
	return foldQuotient(op, c, func(a, b number) (number, bool) { q, _ := a.DivUnsigned(b); return q, true })
}

func foldDivSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	if v := foldOfProduct(op, OverflowNsw); v != nil && !isInt(c[1], isOne) {
		return value(v)
	}
	return foldQuotient(op, c, func(a, b number) (number, bool) { q, _, o := a.DivSigned(b); return q, o == 0 })
}

func foldCeilDivUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldQuotient(op, c, func(a, b number) (number, bool) {
		q, rem := a.DivUnsigned(b)
		if !rem.IsZero() {
			q = add(q, num.NewUint(a.Width(), 1))
		}
		return q, true
	})
}

func foldCeilDivSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldQuotient(op, c, func(a, b number) (number, bool) {
		// The smallest number cannot be negated, so it is not folded.
		if a.IsMinSigned() || b.IsMinSigned() {
			return a, a.IsZero()
		}
		q, rem, o := a.DivSigned(b)
		if !rem.IsZero() && a.SignBit() == b.SignBit() {
			q = add(q, num.NewUint(a.Width(), 1))
		}
		return q, o == 0
	})
}

func foldFloorDivSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldQuotient(op, c, func(a, b number) (number, bool) {
		q, rem, o := a.DivSigned(b)
		if !rem.IsZero() && a.SignBit() != b.SignBit() {
			q = sub(q, num.NewUint(a.Width(), 1))
		}
		return q, o == 0
	})
}

func foldRem(op *ir.Operation, c []ir.Attribute, f func(a, b number) number) (folded, bool) {
	t := op.Result(0).Type()
	if isInt(c[1], isOne) {
		if zero := splat(t, 0); zero != nil {
			return attr(zero)
		}
	}
	return FoldBinary(c, t, func(a, b number) (number, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b), true
	})
}

func foldRemUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldRem(op, c, func(a, b number) number { _, rem := a.DivUnsigned(b); return rem })
}

func foldRemSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldRem(op, c, func(a, b number) number { _, rem, _ := a.DivSigned(b); return rem })
}

// complements reports whether one value is the other with all bits inverted, and returns
// the constant that inverts them.
func complements(x, y *ir.Value) (ones *ir.Value, ok bool) {
	for range 2 {
		if n := defined(y, XOrI); n != nil && n.Operand(0) == x && isInt(ir.ConstantOf(n.Operand(1)), isAllOnes) {
			return n.Operand(1), true
		}
		x, y = y, x
	}
	return nil, false
}

func foldAndI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	x, y := op.Operand(0), op.Operand(1)
	switch {
	case isInt(c[1], isZero):
		return value(y)
	case isInt(c[1], isAllOnes):
		return value(x)
	}
	if _, ok := complements(x, y); ok {
		if zero := splat(x.Type(), 0); zero != nil {
			return attr(zero)
		}
	}
	for _, pair := range [][2]*ir.Value{{x, y}, {y, x}} {
		if a := defined(pair[0], AndI); a != nil && (a.Operand(0) == pair[1] || a.Operand(1) == pair[1]) {
			return value(pair[0])
		}
	}
	return FoldBinary(c, x.Type(), always(number.And))
}

func foldOrI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	x, y := op.Operand(0), op.Operand(1)
	switch {
	case isInt(c[1], isZero):
		return value(x)
	case isInt(c[1], isAllOnes):
		return attr(c[1])
	}
	if ones, ok := complements(x, y); ok {
		return value(ones)
	}
	return FoldBinary(c, x.Type(), always(number.Or))
}

func foldXOrI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	x, y := op.Operand(0), op.Operand(1)
	if isInt(c[1], isZero) {
		return value(x)
	}
	if x == y {
		if zero := splat(x.Type(), 0); zero != nil {
			return attr(zero)
		}
	}
	for _, pair := range [][2]*ir.Value{{x, y}, {y, x}} {
		if p := defined(pair[0], XOrI); p != nil {
			switch pair[1] {
			case p.Operand(1):
				return value(p.Operand(0))
			case p.Operand(0):
				return value(p.Operand(1))
			}
		}
	}
	return FoldBinary(c, x.Type(), always(number.Xor))
}

// foldShift folds shifts by 0, and shifts of constants by less than their width. Of
// vectors, upstream looks at the last shift only. Shifts of and by poison stay.
func foldShift(op *ir.Operation, c []ir.Attribute, f func(a number, n uint32) number) (folded, bool) {
	if isInt(c[1], isZero) {
		return value(op.Operand(0))
	}
	inWidth := false
	result := compute2(c, op.Result(0).Type(), func(a, b number) (number, bool) {
		n, ok := b.Uint64()
		w := uint64(a.Width())
		inWidth = ok && n < w
		if !ok {
			n = w
		}
		return f(a, uint32(min(n, w))), true
	})
	if !inWidth {
		return nil, false
	}
	return attr(result)
}

func foldShLI(op *ir.Operation, c []ir.Attribute) (folded, bool) { return foldShift(op, c, number.Shl) }

func foldShRUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldShift(op, c, number.LShr)
}

func foldShRSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldShift(op, c, number.AShr)
}

// foldExtreme folds a maximum or minimum. If one operand is the constant top, the result
// is top; if it is bottom, the result is the other operand.
func foldExtreme(op *ir.Operation, c []ir.Attribute, top, bottom func(number) bool, f func(a, b number) number) (folded, bool) {
	switch {
	case op.Operand(0) == op.Operand(1), isInt(c[1], top):
		return value(op.Operand(1))
	case isInt(c[1], bottom):
		return value(op.Operand(0))
	}
	return FoldBinary(c, op.Result(0).Type(), always(f))
}

func isMaxSigned(v number) bool { return v.Not().IsMinSigned() }

func foldMaxSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtreme(op, c, isMaxSigned, number.IsMinSigned, number.MaxSigned)
}

func foldMinSI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtreme(op, c, number.IsMinSigned, isMaxSigned, number.MinSigned)
}

func foldMaxUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtreme(op, c, isAllOnes, isZero, number.MaxUnsigned)
}

func foldMinUI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	return foldExtreme(op, c, isZero, isAllOnes, number.MinUnsigned)
}

// swapped maps predicates to those with the same meaning for exchanged operands, where
// they differ.
var swapped = map[CmpIPredicate]CmpIPredicate{
	CmpIPredicateSlt: CmpIPredicateSgt, CmpIPredicateSgt: CmpIPredicateSlt, CmpIPredicateSle: CmpIPredicateSge, CmpIPredicateSge: CmpIPredicateSle,
	CmpIPredicateUlt: CmpIPredicateUgt, CmpIPredicateUgt: CmpIPredicateUlt, CmpIPredicateUle: CmpIPredicateUge, CmpIPredicateUge: CmpIPredicateUle,
}

// holds reports whether a predicate holds for two numbers.
func (p CmpIPredicate) holds(a, b number) bool {
	s, u := a.CmpSigned(b), a.CmpUnsigned(b)
	switch p {
	case CmpIPredicateEq:
		return u == 0
	case CmpIPredicateNe:
		return u != 0
	case CmpIPredicateSlt:
		return s < 0
	case CmpIPredicateSle:
		return s <= 0
	case CmpIPredicateSgt:
		return s > 0
	case CmpIPredicateSge:
		return s >= 0
	case CmpIPredicateUlt:
		return u < 0
	case CmpIPredicateUle:
		return u <= 0
	case CmpIPredicateUgt:
		return u > 0
	}
	return u >= 0
}

func foldCmpI(op *ir.Operation, c []ir.Attribute) (folded, bool) {
	cmp := ir.Cast[CmpIOp](op)
	x, y, p, t := cmp.Lhs(), cmp.Rhs(), cmp.Predicate(), cmp.Result().Type()
	if x == y {
		zero := num.NewUint(1, 0)
		b := int64(0)
		if p.holds(zero, zero) {
			b = -1
		}
		return attr(splat(t, b))
	}
	if v := foldTruth(x, c[1], p); v != nil {
		return value(v)
	}
	if c[0] != nil && c[1] == nil {
		if q, ok := swapped[p]; ok {
			cmp.SetPredicate(q)
		}
		op.SetOperand(0, y)
		op.SetOperand(1, x)
		return inPlace()
	}
	if isPoison(c[0]) || isPoison(c[1]) {
		return nil, false // upstream keeps comparisons with poison
	}
	return FoldBinary(c, t, func(a, b number) (number, bool) { return truth(p.holds(a, b)), true })
}

// foldTruth folds the comparison of a bit, or of a bit that was extended, with a constant.
func foldTruth(x *ir.Value, c ir.Attribute, p CmpIPredicate) *ir.Value {
	isBit := func(t ir.Type) bool { return elementOf(t) == ir.Type(t.Context().I1()) }
	if p == CmpIPredicateNe && isInt(c, isZero) {
		for _, def := range []*ir.OpDef{ExtSI, ExtUI} {
			if e := defined(x, def); e != nil && isBit(e.Operand(0).Type()) {
				if _, tensor := e.Operand(0).Type().(*ir.RankedTensorType); !tensor {
					return e.Operand(0)
				}
			}
		}
	}
	if isBit(x.Type()) && (p == CmpIPredicateNe && isInt(c, isZero) || p == CmpIPredicateEq && isInt(c, isOne)) {
		return x
	}
	return nil
}
