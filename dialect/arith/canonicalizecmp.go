package arith

import (
	"math/big"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CmpIOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{sameExtended[ExtSIOp]("CmpIExtSI"), sameExtended[ExtUIOp]("CmpIExtUI")}
}

// sameExtended compares two values for equality before they are extended.
func sameExtended[E ir.OpView](name string) rewrite.Pattern {
	return rule(name, func(op CmpIOp, r *rewrite.Rewriter) bool {
		x, ok0 := ir.DefiningOp[E](op.Lhs())
		y, ok1 := ir.DefiningOp[E](op.Rhs())
		p := op.Predicate()
		if !ok0 || !ok1 || x.Op().Operand(0).Type() != y.Op().Operand(0).Type() || p != CmpIPredicateEq && p != CmpIPredicateNe {
			return false
		}
		r.ReplaceBy(op.Op(), NewCmpI(from(r, op.Op(), x.Op(), y.Op()), p, x.Op().Operand(0), y.Op().Operand(0)).Op())
		return true
	})
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CmpFOp) CanonicalizationPatterns() []rewrite.Pattern {
	p := rewrite.On(compareAsInteger)
	p.Name = "CmpFIntToFPConst"
	return patterns{p}
}

// signedOf and unsignedOf have for each comparison of numbers that are not NaN the
// comparison of integers.
var (
	signedOf = map[CmpFPredicate]CmpIPredicate{
		CmpFPredicateOeq: CmpIPredicateEq, CmpFPredicateUeq: CmpIPredicateEq,
		CmpFPredicateOne: CmpIPredicateNe, CmpFPredicateUne: CmpIPredicateNe,
		CmpFPredicateOgt: CmpIPredicateSgt, CmpFPredicateUgt: CmpIPredicateSgt,
		CmpFPredicateOge: CmpIPredicateSge, CmpFPredicateUge: CmpIPredicateSge,
		CmpFPredicateOlt: CmpIPredicateSlt, CmpFPredicateUlt: CmpIPredicateSlt,
		CmpFPredicateOle: CmpIPredicateSle, CmpFPredicateUle: CmpIPredicateSle,
	}
	unsignedOf = map[CmpIPredicate]CmpIPredicate{
		CmpIPredicateEq: CmpIPredicateEq, CmpIPredicateNe: CmpIPredicateNe,
		CmpIPredicateSgt: CmpIPredicateUgt, CmpIPredicateSge: CmpIPredicateUge,
		CmpIPredicateSlt: CmpIPredicateUlt, CmpIPredicateSle: CmpIPredicateUle,
	}
)

// compareAsInteger compares an integer that was converted to floating point with a
// constant: it compares the integer.
func compareAsInteger(op CmpFOp, r *rewrite.Rewriter) bool {
	c, isNumber := ir.ConstantOf(op.Rhs()).(*ir.FloatAttr)
	if !isNumber {
		return false
	}
	rhs := c.Value()
	var x *ir.Value
	signed := false
	if s, ok := ir.DefiningOp[SIToFPOp](op.Lhs()); ok {
		x, signed = s.In(), true
	} else if u, ok := ir.DefiningOp[UIToFPOp](op.Lhs()); ok {
		x = u.In()
	} else {
		return false
	}
	width := intWidth(x.Type())
	if rhs.IsNaN() || !isExact(rhs, width, signed) {
		return false
	}
	p, ok := signedOf[op.Predicate()]
	if !ok {
		// An integer is not NaN.
		return replaceByBool(op, r, op.Predicate() == CmpFPredicateOrd || op.Predicate() == CmpFPredicateAlwaysTrue)
	}
	p, n, known, result, ok := compareInteger(p, rhs, width, signed)
	if !ok || known {
		return ok && replaceByBool(op, r, result)
	}
	if !signed {
		p = unsignedOf[p]
	}
	r.ReplaceBy(op.Op(), NewCmpI(r.Builder, p, x, NewConstant(r.Builder, ir.NewWideIntegerAttr(x.Type(), n)).Result()).Op())
	return true
}

func replaceByBool(op CmpFOp, r *rewrite.Rewriter, v bool) bool {
	r.ReplaceBy(op.Op(), NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), v)).Op())
	return true
}

// isExact reports whether the conversion of an integer of a width to the format of a
// number cannot change how the two compare.
func isExact(rhs num.Float, width uint32, signed bool) bool {
	s := rhs.Semantics()
	precision := s.Precision()
	if int(width) <= precision {
		return true
	}
	bits := int(width)
	if signed {
		bits--
	}
	if rhs.IsInf() {
		return s.MaxExponent() >= bits
	}
	v, _ := rhs.Truncate()
	exponent := v.BitLen() - 1
	return exponent < precision || exponent > bits
}

// compareInteger finds the comparison of an integer with n that holds where p holds of it
// and rhs. If the result does not depend on the integer, known is true. ok is false if
// no comparison does.
func compareInteger(p CmpIPredicate, rhs num.Float, width uint32, signed bool) (_ CmpIPredicate, n number, known, result, ok bool) {
	greater := p == CmpIPredicateSgt || p == CmpIPredicateSge
	less := p == CmpIPredicateSlt || p == CmpIPredicateSle
	ne := p == CmpIPredicateNe
	least, most := bounds(rhs.Semantics(), width, signed)
	if order, _ := rhs.Compare(most); order > 0 {
		return p, n, true, ne || less, true
	}
	if order, _ := rhs.Compare(least); order < 0 {
		return p, n, true, ne || greater, true
	}
	v, finite := rhs.Truncate()
	if !finite {
		return p, n, false, false, false
	}
	if n, ok = num.FromBig(width, v); !ok || n.Big(signed).Cmp(v) != 0 {
		return p, n, false, false, false
	}
	whole, _ := num.FloatFromBig(rhs.Semantics(), v)
	if order, _ := whole.Compare(rhs); order == 0 {
		return p, n, false, false, true
	}
	// The number has a fraction, which n lacks.
	switch {
	case !less && !greater:
		return p, n, true, ne, true
	case rhs.Negative() && less:
		p = CmpIPredicateSlt
	case rhs.Negative():
		p = CmpIPredicateSge
	case less:
		p = CmpIPredicateSle
	default:
		p = CmpIPredicateSgt
	}
	return p, n, false, false, true
}

// bounds are the least and the greatest integer of a width, as numbers of a format.
func bounds(s num.Semantics, width uint32, signed bool) (least, most num.Float) {
	low, high := new(big.Int), num.AllOnes(width)
	if signed {
		low, high = num.MinSigned(width).Big(true), high.LShr(1)
	}
	least, _ = num.FloatFromBig(s, low)
	most, _ = num.FloatFromBig(s, high.Big(false))
	return least, most
}
