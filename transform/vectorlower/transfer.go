package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Transfers returns patterns that replace transfers of at most one dimension with loads and
// stores: MLIR's populateVectorTransferLoweringPatterns.
func Transfers() []rewrite.Pattern {
	return bounded(rewrite.On(loadTransfer), rewrite.On(storeTransfer))
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
