package vectortollvm

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// transferRewrites returns patterns that replace one-dimensional transfers with loads and stores,
// masked if they may be out of bounds.
func transferRewrites() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(unrollGather),
		rewrite.On(loadTransfer),
		rewrite.On(storeTransfer),
		rewrite.On(func(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
			return maskTransfer(op.Op(), op.Base(), op.Indices(), op.Mask(), vectorTypeOf(op.Result()), op.InBounds(), r)
		}),
		rewrite.On(func(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
			return maskTransfer(op.Op(), op.Base(), op.Indices(), op.Mask(), vectorTypeOf(op.ValueToStore()), op.InBounds(), r)
		}),
	}
}

// inBounds reports whether all dimensions are known to be in bounds.
func inBounds(a *ir.ArrayAttr) bool {
	for _, e := range a.Elems() {
		if !e.(*ir.IntegerAttr).Bool() {
			return false
		}
	}
	return true
}

// canAccess reports whether a load or store, masked or not, can replace a transfer.
func canAccess(base ir.Type, v *ir.VectorType, mask *ir.Value, bounds *ir.ArrayAttr) bool {
	m, ok := base.(*ir.MemRefType)
	if !ok || v.Rank() > 1 || !m.HasUnitLastStride() || !inBounds(bounds) {
		return false
	}
	if e, isVector := m.Elem().(*ir.VectorType); isVector {
		ok = e == v
	} else {
		ok = m.Elem() == v.Elem()
	}
	return ok && (mask == nil || v.Rank() == 1)
}

func loadTransfer(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	repeated, ok := op.PermutationMap().MinorIdentityBroadcast()
	if !ok || masked(op.Op()) {
		return false
	}
	from := t
	if len(repeated) > 0 {
		shape := append([]int64(nil), t.Shape()...)
		for _, i := range repeated {
			shape[i] = 1
		}
		from = ir.NewVectorType(shape, t.ScalableDims(), t.Elem())
	}
	if !canAccess(op.Base().Type(), from, op.Mask(), op.InBounds()) {
		return false
	}
	var v *ir.Value
	if op.Mask() != nil {
		fill := vector.NewBroadcast(r.Builder, from, op.Padding()).Result()
		v = vector.NewMaskedLoad(r.Builder, from, op.Base(), op.Indices().Values(), op.Mask(), fill).Result()
	} else {
		v = vector.NewLoad(r.Builder, from, op.Base(), op.Indices().Values()...).Result()
	}
	if len(repeated) > 0 {
		v = vector.NewBroadcast(r.Builder, t, v).Result()
	}
	return replaced(r, op.Op(), v)
}

func storeTransfer(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	if !op.PermutationMap().IsMinorIdentity() || masked(op.Op()) ||
		!canAccess(op.Base().Type(), vectorTypeOf(op.ValueToStore()), op.Mask(), op.InBounds()) {
		return false
	}
	if op.Mask() != nil {
		vector.NewMaskedStore(r.Builder, op.Base(), op.Indices().Values(), op.Mask(), op.ValueToStore())
	} else {
		vector.NewStore(r.Builder, op.ValueToStore(), op.Base(), op.Indices().Values()...)
	}
	r.Erase(op.Op())
	return true
}

// maskTransfer masks the elements that are out of bounds of a memref or tensor with a static last
// size.
func maskTransfer(op *ir.Operation, base *ir.Value, indices ir.ValueRange, mask *ir.Value, t *ir.VectorType, bounds *ir.ArrayAttr, r *rewrite.Rewriter) bool {
	shape := base.Type().(ir.ShapedType).Shape()
	n := indices.Len()
	if inBounds(bounds) || t.Rank() > 1 || n == 0 || masked(op) || shape[n-1] == ir.DynamicSize {
		return false
	}
	dim := arith.NewConstantInt(r.Builder, r.Context().Index(), shape[n-1]).Result()
	left := arith.NewSubI(r.Builder, dim, indices.At(n-1)).Result()
	kind := ir.NewVectorType(t.Shape(), t.ScalableDims(), r.Context().I1())
	set := vector.NewCreateMask(r.Builder, kind, left).Op().Result(0)
	if mask != nil {
		set = arith.NewAndI(r.Builder, set, mask).Result()
	}
	r.Modify(op, func() {
		operands := op.Operands().Values()
		if mask != nil {
			operands = operands[:len(operands)-1]
		}
		op.SetOperands(append(operands[:len(operands):len(operands)], set))
		sizes := append([]int32(nil), ir.DenseInts[int32](op.Attr(ir.OperandSegmentSizes).(*ir.DenseArrayAttr))...)
		sizes[len(sizes)-1] = 1
		op.SetAttr(ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(r.Context(), sizes...))
		op.SetAttr("in_bounds", ir.NewArrayAttr(r.Context(), ir.NewBoolAttr(r.Context(), true)))
	})
	return true
}

// unrollGather replaces a gather with gathers of one dimension less.
func unrollGather(op vector.GatherOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	if t.Rank() <= 1 || t.Scalable(0) || masked(op.Op()) {
		return false
	}
	inner := withoutDim(t, 0)
	result := poisonVector(r, t)
	for i := range t.Shape()[0] {
		indices := extractAt(r.Builder, op.Indices(), i)
		mask := extractAt(r.Builder, op.Mask(), i)
		pass := extractAt(r.Builder, op.PassThru(), i)
		g := vector.NewGather(r.Builder, inner, op.Base(), op.Offsets().Values(), indices, mask, pass)
		if a, ok := op.Alignment(); ok {
			g.SetAlignment(a)
		}
		result = insertAt(r.Builder, g.Result(), result, i)
	}
	return replaced(r, op.Op(), result)
}
