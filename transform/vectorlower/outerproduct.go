package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// OuterProducts returns patterns that multiply one vector by each element of the other:
// MLIR's populateVectorOuterProductLoweringPatterns.
func OuterProducts() []rewrite.Pattern { return bounded(onMaskable(unrollOuterProduct)) }

// unrollOuterProduct multiplies each element of one vector by all elements of the other.
func unrollOuterProduct(op vector.OuterProductOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	t := vectorTypeOf(op.Result())
	if !canMultiply(op.Kind(), t.Elem()) {
		return nil
	}
	rhs, isVector := op.Rhs().Type().(*ir.VectorType)
	if !isVector {
		b := vector.NewBroadcast(r.Builder, op.Lhs().Type(), op.Rhs()).Result()
		return multiply(r, op.Kind(), op.Lhs(), b, op.Acc(), mask)
	}
	if t.Scalable(0) || zeroAttr(t) == nil {
		return nil
	}
	result := zeros(r, t)
	for d := range t.Shape()[0] {
		x := extractAt(r.Builder, op.Lhs(), d)
		a := vector.NewBroadcast(r.Builder, rhs, x).Result()
		var acc *ir.Value
		if op.Acc() != nil {
			acc = extractAt(r.Builder, op.Acc(), d)
		}
		var part *ir.Value
		if mask != nil {
			part = extractAt(r.Builder, mask, d)
		}
		result = insertAt(r.Builder, multiply(r, op.Kind(), a, op.Rhs(), acc, part), result, d)
	}
	return result
}

// multiply creates a product, combined with acc unless acc is nil. Where the mask is not set, the
// result is acc. A nil mask is set everywhere.
func multiply(r *rewrite.Rewriter, kind vector.CombiningKind, x, y, acc, mask *ir.Value) *ir.Value {
	choose := func(v *ir.Value) *ir.Value {
		if mask == nil || acc == nil {
			return v
		}
		return arith.NewSelect(r.Builder, mask, v, acc).Result()
	}
	elem := elemType(x.Type())
	_, isFloat := elem.(*ir.FloatType)
	_, isVector := x.Type().(*ir.VectorType)
	if isFloat && isVector && acc != nil && kind == vector.CombiningKindAdd {
		return choose(vector.NewFMA(r.Builder, x, y, acc).Result())
	}
	product := vector.CombiningKindMul.Combine(r.Builder, x, y).Result(0)
	if acc == nil {
		return product
	}
	return choose(kind.Combine(r.Builder, product, acc).Result(0))
}
