package emulatewideint

import (
	"math/big"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// lowerExtSI extends to the lower half, and makes the higher one of its sign.
func (c *TypeConverter) lowerExtSI(op arith.ExtSIOp, in arith.ExtSIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b, part := r.Builder, halfType(t)
	low := cast(r, arith.ExtSI, part, addLast(b, in.In()))
	zero := constant(b, part, 0)
	negative := arith.NewCmpI(b, arith.CmpIPredicateSlt, low, zero).Result()
	high := arith.NewExtSI(b, part, negative).Result()
	r.Replace(op.Op(), join(b, t, low, high))
	return true
}

func (c *TypeConverter) lowerExtUI(op arith.ExtUIOp, in arith.ExtUIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b := r.Builder
	low := cast(r, arith.ExtUI, halfType(t), addLast(b, in.In()))
	r.Replace(op.Op(), insert(b, low, constant(b, t, 0), 0))
	return true
}

// lowerTruncI truncates the lower half, to a type that the target has.
func (c *TypeConverter) lowerTruncI(op arith.TruncIOp, in arith.TruncIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.Result().Type()
	if !c.IsLegal(t) {
		return r.NoMatch(op.Op(), "unsupported truncation result type: "+t.String())
	}
	low := dropLast(r.Builder, half(r.Builder, in.In(), 0))
	r.Replace(op.Op(), cast(r, arith.TruncI, t, low))
	return true
}

// indexCast returns the pattern for casts from and to index. An index has no more bits than a
// half.
func (c *TypeConverter) indexCast(def, extend *ir.OpDef) convert.Pattern {
	return c.on(def, func(op *ir.Operation, in []*ir.Value, r *convert.Rewriter) bool {
		from, to := op.Operand(0).Type(), op.Result(0).Type()
		if isIndex(to) {
			if c.pairs(from) == nil {
				return unsupported(r, op, from)
			}
			low := dropLast(r.Builder, half(r.Builder, in[0], 0))
			r.ReplaceBy(op, r.Create(&ir.OperationState{Def: def, Operands: []*ir.Value{low}, Results: []ir.Type{to}}))
			return true
		}
		if !isIndex(from) {
			return false
		}
		if c.pairs(to) == nil {
			return unsupported(r, op, to)
		}
		low := r.Create(&ir.OperationState{Def: def, Operands: in, Results: []ir.Type{ir.WithElement(to, c.narrow(r.Context()))}})
		r.ReplaceBy(op, r.Create(&ir.OperationState{Def: extend, Operands: low.Results().Values(), Results: []ir.Type{to}}))
		return true
	})
}

// isIndex reports whether a type is index or a vector of them.
func isIndex(t ir.Type) bool {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.Elem()
	}
	_, ok := t.(*ir.IndexType)
	return ok
}

// lowerSIToFP converts the absolute value, which it leaves to other patterns.
func (c *TypeConverter) lowerSIToFP(op arith.SIToFPOp, _ arith.SIToFPAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b, x := r.Builder, op.In()
	if c.pairs(x.Type()) == nil {
		return unsupported(r, op.Op(), x.Type())
	}
	zero := constant(b, x.Type(), 0)
	negative := arith.NewCmpI(b, arith.CmpIPredicateSlt, x, zero).Result()
	opposite := arith.NewSubI(b, zero, x).Result()
	abs := arith.NewSelect(b, negative, opposite, x).Result()
	f := arith.NewUIToFP(b, op.Result().Type(), abs).Result()
	minus := arith.NewNegF(b, f).Result()
	r.ReplaceBy(op.Op(), arith.NewSelect(b, negative, minus, f).Op())
	return true
}

// lowerUIToFP adds up the conversions of the halves. That is precise only for integers that
// the float type has.
func (c *TypeConverter) lowerUIToFP(op arith.UIToFPOp, in arith.UIToFPAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if c.pairs(op.In().Type()) == nil {
		return unsupported(r, op.Op(), op.In().Type())
	}
	b, t := r.Builder, op.Result().Type()
	low, high := halves(b, in.In())
	low = dropLast(b, low)
	high = dropLast(b, high)
	zero := constant(b, high.Type(), 0)
	small := arith.NewCmpI(b, arith.CmpIPredicateEq, high, zero).Result()
	lowF := arith.NewUIToFP(b, t, low).Result()
	highF := arith.NewUIToFP(b, t, high).Result()
	highF = arith.NewMulF(b, highF, c.power(b, t, false)).Result()
	sum := arith.NewAddF(b, lowF, highF).Result()
	r.ReplaceBy(op.Op(), arith.NewSelect(b, small, lowF, sum).Op())
	return true
}

// power creates the number 2 to the power of the width of a half. If the type has no such
// number, it is the nearest one, or infinity if exact is set.
func (c *TypeConverter) power(b *ir.Builder, t ir.Type, exact bool) *ir.Value {
	s := ir.ElementOrSelf(t).(*ir.FloatType).Semantics()
	f, status := num.FloatFromBig(s, new(big.Int).Lsh(big.NewInt(1), uint(c.widest)))
	if exact && status != 0 {
		f = num.Inf(s, false)
	}
	return float(b, t, f)
}

func float(b *ir.Builder, t ir.Type, f num.Float) *ir.Value {
	if s, ok := t.(ir.ShapedType); ok {
		return arith.NewConstant(b, ir.NewDenseFloats(s, f)).Result()
	}
	return arith.NewConstant(b, ir.NewFloatAttr(t, f)).Result()
}

// lowerFPToSI converts the absolute value, which it leaves to other patterns.
func (c *TypeConverter) lowerFPToSI(op arith.FPToSIOp, in arith.FPToSIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b, x, t := r.Builder, in.In(), op.Result().Type()
	if c.pairs(t) == nil {
		return unsupported(r, op.Op(), t)
	}
	s := ir.ElementOrSelf(x.Type()).(*ir.FloatType).Semantics()
	zero := float(b, x.Type(), num.Zero(s, false))
	zeroInt := constant(b, t, 0)
	negative := arith.NewCmpF(b, arith.CmpFPredicateOlt, x, zero).Result()
	minus := arith.NewNegF(b, x).Result()
	abs := arith.NewSelect(b, negative, minus, x).Result()
	result := arith.NewFPToUI(b, t, abs).Result()
	opposite := arith.NewSubI(b, zeroInt, result).Result()
	r.ReplaceBy(op.Op(), arith.NewSelect(b, negative, opposite, result).Op())
	return true
}

// lowerFPToUI divides by 2 to the power of the width of a half. The quotient is the higher
// half, and the remainder the lower one.
func (c *TypeConverter) lowerFPToUI(op arith.FPToUIOp, in arith.FPToUIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b, x := r.Builder, in.In()
	part := ir.WithElement(x.Type(), c.narrow(b.Context()))
	power := c.power(b, x.Type(), true)
	quotient := arith.NewDivF(b, x, power).Result()
	high := arith.NewFPToUI(b, part, quotient).Result()
	rest := arith.NewRemF(b, x, power).Result()
	low := arith.NewFPToUI(b, part, rest).Result()
	high = addLast(b, high)
	low = addLast(b, low)
	r.Replace(op.Op(), join(b, t, low, high))
	return true
}
