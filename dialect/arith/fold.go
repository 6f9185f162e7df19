package arith

import (
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/internal/num"
	"github.com/gomlir/gomlir/ir"
)

// materializeConstant makes an arith.constant of a value that is one of its type.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if _, ok := value.(ub.PoisonLike); ok {
		return ub.Dialect.MaterializeConstant(b, value, t)
	}
	v, ok := value.(ir.TypedAttribute)
	if !ok || v.Type() != t {
		return nil
	}
	switch value.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr, ir.ElementsAttr:
		if i, isInt := t.(*ir.IntegerType); !isInt || i.IsSignless() {
			return NewConstant(b, v).Operation
		}
	}
	return nil
}

// attr is the result of folding to a constant.
func attr(a ir.Attribute) ([]ir.FoldResult, bool) {
	if a == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: a}}, true
}

// value is the result of folding to a value.
func value(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

// splatInt is the integer that a constant, or each of its elements, is.
func splatInt(a ir.Attribute) (v num.Int, ok bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value(), true
	case *ir.DenseElementsAttr:
		if a.IsSplat() && a.Len() > 0 && isIntOrIndex(a.ShapedType().Elem()) {
			return a.Bits(0), true
		}
	}
	return v, false
}

func isIntOrIndex(t ir.Type) bool {
	_, isIndex := t.(*ir.IndexType)
	return isIndex || isInteger(t)
}

func isZero(a ir.Attribute) bool { v, ok := splatInt(a); return ok && v.IsZero() }

func isOne(a ir.Attribute) bool { v, ok := splatInt(a); return ok && v.IsOne() }

// foldInts applies a function to each element of constants of one shape, and makes a
// constant of a type of what it returns. It is nil if that cannot be.
func foldInts(t ir.Type, in []ir.Attribute, f func(v []num.Int) (num.Int, bool)) ir.Attribute {
	args := make([]num.Int, len(in))
	switch in[0].(type) {
	case *ir.IntegerAttr:
		for i, a := range in {
			n, ok := a.(*ir.IntegerAttr)
			if !ok {
				return nil
			}
			args[i] = n.Value()
		}
		if r, ok := f(args); ok {
			return ir.NewWideIntegerAttr(t, r)
		}
		return nil
	case *ir.DenseElementsAttr:
		to, ok := t.(ir.ShapedType)
		if !ok {
			return nil
		}
		return foldDense(to, in, args, f)
	}
	return nil
}

func foldDense(t ir.ShapedType, in []ir.Attribute, args []num.Int, f func(v []num.Int) (num.Int, bool)) ir.Attribute {
	lists := make([]*ir.DenseElementsAttr, len(in))
	splat := true
	for i, a := range in {
		l, ok := a.(*ir.DenseElementsAttr)
		if !ok || !isIntOrIndex(l.ShapedType().Elem()) || l.Len() != lists0(lists, l).Len() {
			return nil
		}
		lists[i], splat = l, splat && l.IsSplat()
	}
	n := lists[0].Len()
	if splat {
		n = min(n, 1)
	}
	out := make([]num.Int, n)
	for i := range out {
		for j, l := range lists {
			args[j] = l.Bits(int64(i))
		}
		var ok bool
		if out[i], ok = f(args); !ok {
			return nil
		}
	}
	return ir.NewDenseInts(t, out...)
}

func lists0(lists []*ir.DenseElementsAttr, l *ir.DenseElementsAttr) *ir.DenseElementsAttr {
	if lists[0] != nil {
		return lists[0]
	}
	return l
}

// compare says whether a predicate holds.
func compare(p CmpIPredicate, a, b num.Int) bool {
	switch p {
	case CmpIPredicateEq:
		return a.Equal(b)
	case CmpIPredicateNe:
		return !a.Equal(b)
	case CmpIPredicateSlt:
		return a.CmpSigned(b) < 0
	case CmpIPredicateSle:
		return a.CmpSigned(b) <= 0
	case CmpIPredicateSgt:
		return a.CmpSigned(b) > 0
	case CmpIPredicateSge:
		return a.CmpSigned(b) >= 0
	case CmpIPredicateUlt:
		return a.CmpUnsigned(b) < 0
	case CmpIPredicateUle:
		return a.CmpUnsigned(b) <= 0
	case CmpIPredicateUgt:
		return a.CmpUnsigned(b) > 0
	}
	return a.CmpUnsigned(b) >= 0
}

// swapped are the predicates that hold for operands the other way round.
var swapped = map[CmpIPredicate]CmpIPredicate{
	CmpIPredicateEq: CmpIPredicateEq, CmpIPredicateNe: CmpIPredicateNe,
	CmpIPredicateSlt: CmpIPredicateSgt, CmpIPredicateSgt: CmpIPredicateSlt,
	CmpIPredicateSle: CmpIPredicateSge, CmpIPredicateSge: CmpIPredicateSle,
	CmpIPredicateUlt: CmpIPredicateUgt, CmpIPredicateUgt: CmpIPredicateUlt,
	CmpIPredicateUle: CmpIPredicateUge, CmpIPredicateUge: CmpIPredicateUle,
}

// boolOf is a constant of one bit, or of a shape of them.
func boolOf(t ir.Type, v bool) ir.Attribute {
	bit := num.NewInt(1, 0)
	if v {
		bit = num.NewInt(1, 1)
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return ir.NewBoolAttr(t.Context(), v)
	case ir.ShapedType:
		if ir.HasStaticShape(t) {
			return ir.NewDenseInts(t, bit)
		}
	}
	return nil
}

func foldCmpI(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := CmpIOp{o}
	p, lhs, rhs := op.Predicate(), op.Lhs(), op.Rhs()
	t := o.Result(0).Type()
	if lhs == rhs {
		zero := num.NewInt(1, 0)
		return attr(boolOf(t, compare(p, zero, zero)))
	}
	oneBit := elem(lhs.Type(), false) == ir.Type(o.Context().I1())
	if in[1] != nil && isZero(in[1]) && p == CmpIPredicateNe {
		if d := lhs.DefiningOp(); d != nil && (d.Is(ExtSI) || d.Is(ExtUI)) && elem(d.Operand(0).Type(), false) == ir.Type(o.Context().I1()) {
			return value(d.Operand(0))
		}
		if oneBit {
			return value(lhs)
		}
	}
	if in[1] != nil && isOne(in[1]) && p == CmpIPredicateEq && oneBit {
		return value(lhs)
	}
	if in[0] != nil && in[1] == nil {
		op.SetPredicate(swapped[p])
		o.SetOperand(0, rhs)
		o.SetOperand(1, lhs)
		return nil, true
	}
	if in[0] == nil {
		return nil, false
	}
	return attr(foldInts(t, in, func(v []num.Int) (num.Int, bool) {
		if compare(p, v[0], v[1]) {
			return num.NewInt(1, 1), true
		}
		return num.NewInt(1, 0), true
	}))
}

func foldSelect(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := SelectOp{o}
	cond, yes, no := op.Condition(), op.TrueValue(), op.FalseValue()
	_, yesPoison := in[1].(ub.PoisonLike)
	_, noPoison := in[2].(ub.PoisonLike)
	switch {
	case yes == no, in[0] != nil && isOne(in[0]), noPoison:
		return value(yes)
	case in[0] != nil && isZero(in[0]), yesPoison:
		return value(no)
	case o.Result(0).Type() == ir.Type(o.Context().I1()) && in[1] != nil && in[2] != nil && isOne(in[1]) && isZero(in[2]):
		return value(cond)
	}
	if d := cond.DefiningOp(); d != nil && d.Is(CmpI) {
		cmp := CmpIOp{d}
		if a, b := cmp.Lhs(), cmp.Rhs(); a == yes && b == no || b == yes && a == no {
			switch cmp.Predicate() {
			case CmpIPredicateEq:
				return value(no)
			case CmpIPredicateNe:
				return value(yes)
			}
		}
	}
	return nil, false
}

func foldIndexCast(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	if in[0] == nil {
		return nil, false
	}
	width := uint32(64)
	if i, ok := elem(op.Result(0).Type(), true).(*ir.IntegerType); ok {
		width = i.Width()
	}
	return attr(foldInts(op.Result(0).Type(), in, func(v []num.Int) (num.Int, bool) { return resized(v[0], width, op.Is(IndexCast)), true }))
}

// resized is an integer with another width, extended with its sign or with zeros.
func resized(v num.Int, width uint32, signed bool) num.Int {
	switch {
	case width <= v.Width():
		return v.Trunc(width)
	case signed:
		return v.Sext(width)
	}
	return v.Zext(width)
}

func foldAddI(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	a, b := op.Operand(0), op.Operand(1)
	if in[1] != nil && isZero(in[1]) {
		return value(a)
	}
	// (x - y) + y = x
	if d := a.DefiningOp(); d != nil && d.Is(SubI) && d.Operand(1) == b {
		return value(d.Operand(0))
	}
	if d := b.DefiningOp(); d != nil && d.Is(SubI) && d.Operand(1) == a {
		return value(d.Operand(0))
	}
	return foldBinary(op, in, func(a, b num.Int) num.Int { s, _ := a.Add(b); return s })
}

func foldMulI(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	if in[1] != nil && isZero(in[1]) {
		return value(op.Operand(1))
	}
	if in[1] != nil && isOne(in[1]) {
		return value(op.Operand(0))
	}
	return foldBinary(op, in, func(a, b num.Int) num.Int { p, _ := a.Mul(b); return p })
}

func foldBinary(op *ir.Operation, in []ir.Attribute, f func(a, b num.Int) num.Int) ([]ir.FoldResult, bool) {
	if in[0] == nil || in[1] == nil {
		return nil, false
	}
	return attr(foldInts(op.Result(0).Type(), in, func(v []num.Int) (num.Int, bool) { return f(v[0], v[1]), true }))
}
