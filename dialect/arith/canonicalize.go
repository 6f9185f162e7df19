package arith

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// The names of patterns are upstream's, and so is the order in which the patterns of an
// operation are listed: of two that match, the first decides.

type patterns = []rewrite.Pattern

// declared is the prefix of the names of the patterns that upstream writes as rules.
const declared = "(anonymous namespace)::"

// rule is a pattern of upstream's with a function for it.
func rule[V ir.OpView](name string, f func(V, *rewrite.Rewriter) bool) rewrite.Pattern {
	p := rewrite.On(f)
	p.Name = declared + name
	return p
}

// from sets the location of new operations to those of the operations that they are
// made of.
func from(r *rewrite.Rewriter, ops ...*ir.Operation) *ir.Builder {
	locs := make([]ir.Location, len(ops))
	for i, op := range ops {
		locs[i] = op.Loc()
	}
	return r.SetLoc(ir.FuseLocs(r.Context(), locs, nil))
}

// intOf is the number that a value is if it is a constant of integer or index type, not
// a vector. A constant of another dialect that is not of the type of the value does not count.
func intOf(v *ir.Value) (n number, ok bool) {
	a, ok := ir.ConstantOf(v).(*ir.IntegerAttr)
	if !ok || a.Type() != v.Type() {
		return number{}, false
	}
	return a.Value(), true
}

// isIntEverywhere reports whether a value is a constant with one integer that a function
// accepts, which may be a vector of it.
func isIntEverywhere(v *ir.Value, accept func(number) bool) bool {
	return isInt(ir.ConstantOf(v), accept)
}

func isTrue(v *ir.Value) bool {
	n, ok := intOf(v)
	return ok && n.Width() == 1 && n.IsOne()
}

// A reassociation makes one constant of two: of (x · c0) ∘ c1, in this order or with
// the constants on the left, it makes x · c.
type reassociation struct {
	name         string
	outer, inner *ir.OpDef
	c1, c0       int // which operand is the constant
	result       *ir.OpDef
	c            int // which operand of the result is the constant
	compute      func(c0, c1 number) number
	wraps        bool // the result has no flags that say how it does not overflow
}

// minus is sub the other way around.
func minus(a, b number) number { return sub(b, a) }

var reassociations = []reassociation{
	{"AddIAddConstant", AddI, AddI, 1, 1, AddI, 1, add, false},
	{"AddISubConstantRHS", AddI, SubI, 1, 1, AddI, 1, minus, false},
	{"AddISubConstantLHS", AddI, SubI, 1, 0, SubI, 0, add, false},
	{"SubIRHSAddConstant", SubI, AddI, 1, 1, AddI, 1, sub, true},
	{"SubILHSAddConstant", SubI, AddI, 0, 1, SubI, 0, minus, false},
	{"SubIRHSSubConstantRHS", SubI, SubI, 1, 1, SubI, 1, add, false},
	{"SubIRHSSubConstantLHS", SubI, SubI, 1, 0, SubI, 0, sub, false},
	{"SubILHSSubConstantRHS", SubI, SubI, 0, 1, SubI, 0, add, false},
	{"SubILHSSubConstantLHS", SubI, SubI, 0, 0, AddI, 1, minus, false},
	{"MulIMulIConstant", MulI, MulI, 1, 1, MulI, 1, mul, false},
}

// reassociate returns the patterns for reassociations of an operation.
func reassociate(outer *ir.OpDef) (list patterns) {
	for i := range reassociations {
		if a := &reassociations[i]; a.outer == outer {
			list = append(list, rewrite.Pattern{Name: declared + a.name, Root: outer.Name, Rewrite: a.rewrite})
		}
	}
	return list
}

// overflowing is an operation with flags that say how it does not overflow.
type overflowing interface {
	OverflowFlags() IntegerOverflowFlags
}

func (a *reassociation) rewrite(op *ir.Operation, r *rewrite.Rewriter) bool {
	inner := defined(op.Operand(1-a.c1), a.inner)
	if inner == nil {
		return false
	}
	c0, ok0 := intOf(inner.Operand(a.c0))
	c1, ok1 := intOf(op.Operand(a.c1))
	if !ok0 || !ok1 {
		return false
	}
	first := inner.Operand(a.c0)
	if a.c1 == 0 {
		first = op.Operand(0)
	}
	b := from(r, op, first.DefiningOp()) // the first constant from the left, as upstream
	operands := [2]*ir.Value{}
	operands[a.c] = NewConstant(b, ir.NewWideIntegerAttr(op.Result(0).Type(), a.compute(c0, c1))).Result()
	operands[1-a.c] = inner.Operand(1 - a.c0)
	flags := op.View().(overflowing).OverflowFlags() & inner.View().(overflowing).OverflowFlags()
	if a.wraps {
		flags = OverflowNone
	}
	r.ReplaceBy(op, newOverflowing(b, a.result, operands[0], operands[1], flags))
	return true
}

func newOverflowing(b *ir.Builder, def *ir.OpDef, x, y *ir.Value, flags IntegerOverflowFlags) *ir.Operation {
	switch def {
	case AddI:
		return NewAddI(b, x, y).SetOverflowFlags(flags).Op()
	case SubI:
		return NewSubI(b, x, y).SetOverflowFlags(flags).Op()
	}
	return NewMulI(b, x, y).SetOverflowFlags(flags).Op()
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AddIOp) CanonicalizationPatterns() []rewrite.Pattern {
	negative := func(name string, product int) rewrite.Pattern {
		return rule(name, func(op AddIOp, r *rewrite.Rewriter) bool {
			m, ok := ir.DefiningOp[MulIOp](op.Op().Operand(product))
			if !ok || !isIntEverywhere(m.Rhs(), isAllOnes) {
				return false
			}
			b := from(r, op.Op(), m.Rhs().DefiningOp())
			r.ReplaceBy(op.Op(), NewSubI(b, op.Op().Operand(1-product), m.Lhs()).Op())
			return true
		})
	}
	return append(reassociate(AddI), negative("AddIMulNegativeOneRhs", 1), negative("AddIMulNegativeOneLhs", 0))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (SubIOp) CanonicalizationPatterns() []rewrite.Pattern {
	return append(reassociate(SubI), rule("SubISubILHSRHSLHS", func(op SubIOp, r *rewrite.Rewriter) bool {
		// (x - y) - x is 0 - y.
		s, ok := ir.DefiningOp[SubIOp](op.Lhs())
		zero, typed := splat(op.Result().Type(), 0).(ir.TypedAttribute)
		if !ok || !typed || s.Lhs() != op.Rhs() {
			return false
		}
		b := from(r, op.Op(), s.Op())
		flags := op.OverflowFlags() & s.OverflowFlags()
		r.ReplaceBy(op.Op(), NewSubI(b, NewConstant(b, zero).Result(), s.Rhs()).SetOverflowFlags(flags).Op())
		return true
	}))
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MulIOp) CanonicalizationPatterns() []rewrite.Pattern { return reassociate(MulI) }

// dropSecond replaces an operation whose second result is not used by one without it.
func dropSecond(r *rewrite.Rewriter, op *ir.Operation, simple func(*ir.Builder, *ir.Value, *ir.Value) *ir.Operation) bool {
	if op.Result(1).HasUses() {
		return false
	}
	first := simple(r.Builder, op.Operand(0), op.Operand(1)).Result(0)
	if op.Result(1).Type() == first.Type() {
		r.Replace(op, first, first)
	} else {
		r.Replace(op, first, nil)
	}
	return true
}

func simpleMul(b *ir.Builder, x, y *ir.Value) *ir.Operation { return NewMulI(b, x, y).Op() }

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AddUIExtendedOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{rule("AddUIExtendedToAddI", func(op AddUIExtendedOp, r *rewrite.Rewriter) bool {
		return dropSecond(r, op.Op(), func(b *ir.Builder, x, y *ir.Value) *ir.Operation { return NewAddI(b, x, y).Op() })
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MulUIExtendedOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{rule("MulUIExtendedToMulI", func(op MulUIExtendedOp, r *rewrite.Rewriter) bool {
		return dropSecond(r, op.Op(), simpleMul)
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MulSIExtendedOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{
		rule("MulSIExtendedToMulI", func(op MulSIExtendedOp, r *rewrite.Rewriter) bool {
			return dropSecond(r, op.Op(), simpleMul)
		}),
		// The high half of x * 1 is the sign, unless a number is nothing but the sign: then
		// the constant is -1. An index cannot be the result of an extension, which upstream
		// does not see.
		rule("MulSIExtendedRHSOne", func(op MulSIExtendedOp, r *rewrite.Rewriter) bool {
			t := op.Lhs().Type()
			zero, ok := splat(t, 0).(ir.TypedAttribute)
			_, isInteger := elementOf(t).(*ir.IntegerType)
			if !ok || !isInteger || intWidth(t) == 1 || !isIntEverywhere(op.Rhs(), isOne) {
				return false
			}
			negative := NewCmpI(r.Builder, CmpIPredicateSlt, op.Lhs(), NewConstant(r.Builder, zero).Result())
			r.Replace(op.Op(), op.Lhs(), NewExtSI(r.Builder, t, negative.Result()).Result())
			return true
		}),
	}
}

// ofExtended returns the pattern that turns an operation on two extended values into the extension
// of one.
func ofExtended[E ir.OpView](name string, op *ir.OpDef, make func(b *ir.Builder, x, y *ir.Value) *ir.Value,
	extend func(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation) rewrite.Pattern {
	return rewrite.Pattern{Name: declared + name, Root: op.Name, Rewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		x, ok0 := ir.DefiningOp[E](op.Operand(0))
		y, ok1 := ir.DefiningOp[E](op.Operand(1))
		if !ok0 || !ok1 || x.Op().Operand(0).Type() != y.Op().Operand(0).Type() {
			return false
		}
		b := from(r, op, x.Op(), y.Op())
		r.ReplaceBy(op, extend(b, op.Result(0).Type(), make(b, x.Op().Operand(0), y.Op().Operand(0))))
		return true
	}}
}

func extUI(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation { return NewExtUI(b, t, v).Op() }
func extSI(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Operation { return NewExtSI(b, t, v).Op() }

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AndIOp) CanonicalizationPatterns() []rewrite.Pattern {
	and := func(b *ir.Builder, x, y *ir.Value) *ir.Value { return NewAndI(b, x, y).Result() }
	return patterns{ofExtended[ExtUIOp]("AndOfExtUI", AndI, and, extUI), ofExtended[ExtSIOp]("AndOfExtSI", AndI, and, extSI)}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (OrIOp) CanonicalizationPatterns() []rewrite.Pattern {
	or := func(b *ir.Builder, x, y *ir.Value) *ir.Value { return NewOrI(b, x, y).Result() }
	return patterns{ofExtended[ExtUIOp]("OrOfExtUI", OrI, or, extUI), ofExtended[ExtSIOp]("OrOfExtSI", OrI, or, extSI)}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (XOrIOp) CanonicalizationPatterns() []rewrite.Pattern {
	xor := func(b *ir.Builder, x, y *ir.Value) *ir.Value { return NewXOrI(b, x, y).Result() }
	return patterns{
		ofExtended[ExtUIOp]("XOrIOfExtUI", XOrI, xor, extUI),
		ofExtended[ExtSIOp]("XOrIOfExtSI", XOrI, xor, extSI),
		rule("XOrINotCmpI", func(op XOrIOp, r *rewrite.Rewriter) bool {
			cmp, ok := ir.DefiningOp[CmpIOp](op.Lhs())
			if !ok || !isTrue(op.Rhs()) {
				return false
			}
			r.ReplaceBy(op.Op(), NewCmpI(from(r, op.Op(), cmp.Op()), inverse[cmp.Predicate()], cmp.Lhs(), cmp.Rhs()).Op())
			return true
		}),
	}
}

// inverse has the negation of each comparison.
var inverse = [...]CmpIPredicate{
	CmpIPredicateEq: CmpIPredicateNe, CmpIPredicateNe: CmpIPredicateEq,
	CmpIPredicateSlt: CmpIPredicateSge, CmpIPredicateSge: CmpIPredicateSlt,
	CmpIPredicateSle: CmpIPredicateSgt, CmpIPredicateSgt: CmpIPredicateSle,
	CmpIPredicateUlt: CmpIPredicateUge, CmpIPredicateUge: CmpIPredicateUlt,
	CmpIPredicateUle: CmpIPredicateUgt, CmpIPredicateUgt: CmpIPredicateUle,
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MulFOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{rule("MulFOfNegF", func(op MulFOp, r *rewrite.Rewriter) bool {
		x, y, ok := bothNegative(op.Lhs(), op.Rhs())
		if ok {
			r.ReplaceBy(op.Op(), NewMulF(from(r, op.Op(), x.Op(), y.Op()), x.Operand(), y.Operand()).SetFastmath(op.Fastmath()).Op())
		}
		return ok
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (DivFOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{rule("DivFOfNegF", func(op DivFOp, r *rewrite.Rewriter) bool {
		x, y, ok := bothNegative(op.Lhs(), op.Rhs())
		if ok {
			r.ReplaceBy(op.Op(), NewDivF(from(r, op.Op(), x.Op(), y.Op()), x.Operand(), y.Operand()).SetFastmath(op.Fastmath()).Op())
		}
		return ok
	})}
}

// bothNegative are the negations that define two values.
func bothNegative(v, w *ir.Value) (x, y NegFOp, ok bool) {
	x, ok0 := ir.DefiningOp[NegFOp](v)
	y, ok1 := ir.DefiningOp[NegFOp](w)
	return x, y, ok0 && ok1
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (SelectOp) CanonicalizationPatterns() []rewrite.Pattern {
	return patterns{
		rule("RedundantSelectFalse", func(op SelectOp, r *rewrite.Rewriter) bool {
			inner, ok := ir.DefiningOp[SelectOp](op.FalseValue())
			if !ok || inner.Condition() != op.Condition() {
				return false
			}
			r.ReplaceBy(op.Op(), NewSelect(from(r, op.Op(), inner.Op()), op.Condition(), op.TrueValue(), inner.FalseValue()).Op())
			return true
		}),
		rule("RedundantSelectTrue", func(op SelectOp, r *rewrite.Rewriter) bool {
			inner, ok := ir.DefiningOp[SelectOp](op.TrueValue())
			if !ok || inner.Condition() != op.Condition() {
				return false
			}
			r.ReplaceBy(op.Op(), NewSelect(from(r, op.Op(), inner.Op()), op.Condition(), inner.TrueValue(), op.FalseValue()).Op())
			return true
		}),
		rule("SelectNotCond", func(op SelectOp, r *rewrite.Rewriter) bool {
			not, ok := ir.DefiningOp[XOrIOp](op.Condition())
			if !ok || !isTrue(not.Rhs()) {
				return false
			}
			b := from(r, op.Op(), not.Rhs().DefiningOp())
			r.ReplaceBy(op.Op(), NewSelect(b, not.Lhs(), op.FalseValue(), op.TrueValue()).Op())
			return true
		}),
		rule("SelectI1ToNot", func(op SelectOp, r *rewrite.Rewriter) bool {
			no, ok := intOf(op.TrueValue())
			if !ok || no.Width() != 1 || !no.IsZero() || !isTrue(op.FalseValue()) {
				return false
			}
			yes := NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), true))
			r.ReplaceBy(op.Op(), NewXOrI(r.Builder, op.Condition(), yes.Result()).Op())
			return true
		}),
		{Name: "SelectToExtUI", Root: Select.Name, Rewrite: selectToExtUI},
	}
}

// selectToExtUI turns the choice between 1 and 0 into an extension of the condition.
func selectToExtUI(op *ir.Operation, r *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.IntegerType)
	if !ok || t.Width() == 1 {
		return false
	}
	cond := op.Operand(0)
	switch yes, no := op.Operand(1), op.Operand(2); {
	case isIntEverywhere(yes, isOne) && isIntEverywhere(no, isZero):
	case isIntEverywhere(yes, isZero) && isIntEverywhere(no, isOne):
		cond = NewXOrI(r.Builder, cond, NewConstantInt(r.Builder, cond.Type(), 1).Result()).Result()
	default:
		return false
	}
	r.ReplaceBy(op, NewExtUI(r.Builder, t, cond).Op())
	return true
}
