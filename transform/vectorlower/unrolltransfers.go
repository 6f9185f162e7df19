package vectorlower

import (
	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// transferRead reads part by part.
func (u Unrolling) transferRead(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	if vectorTypeOf(op.Result()).Rank() == 0 || op.Mask() != nil || masked(op.Op()) {
		return false
	}
	return u.join(op.Op(), r, func(t *ir.VectorType, offsets []int64) *ir.Value {
		indices := transferAt(r, op.Indices(), op.PermutationMap(), offsets)
		return vector.NewTransferRead(r.Builder, t, op.Base(), indices, op.PermutationMap(), op.Padding(), nil, op.InBounds()).Result()
	})
}

// transferWrite writes part by part. To a tensor, each part is written to the result of the last write.
func (u Unrolling) transferWrite(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.ValueToStore())
	if t.Rank() == 0 || op.Mask() != nil || masked(op.Op()) {
		return false
	}
	part, ok := u.sameRank(op.Op(), t)
	if !ok {
		return false
	}
	base := op.Base()
	_, toTensor := base.Type().(*ir.RankedTensorType)
	for offsets := range u.parts(op.Op(), t.Shape(), part) {
		v := partAt(r, op.ValueToStore(), offsets, part)
		indices := transferAt(r, op.Indices(), op.PermutationMap(), offsets)
		var result ir.Type
		if toTensor {
			result = base.Type()
		}
		write := vector.NewTransferWrite(r.Builder, result, v, base, indices, op.PermutationMap(), nil, op.InBounds())
		if toTensor {
			base = write.Op().Result(0)
		}
	}
	if toTensor {
		return replaced(r, op.Op(), base)
	}
	r.Erase(op.Op())
	return true
}

// transferAt returns the indices of a transfer with the offsets of a part added. Dimensions that are
// repeated have none.
func transferAt(r *rewrite.Rewriter, indices ir.ValueRange, m affine.Map, offsets []int64) []*ir.Value {
	list := indices.Values()
	for i, e := range m.Results() {
		if e.Kind() != affine.Dim {
			continue
		}
		sum := affine.NewMap(1, 0, affine.NewDim(0).Add(affine.NewConstant(offsets[i])))
		list[e.Position()] = applyOrFold(r, sum, list[e.Position()])
	}
	return list
}

// applyOrFold creates an affine.apply, unless it folds.
func applyOrFold(r *rewrite.Rewriter, m affine.Map, v *ir.Value) *ir.Value {
	return r.CreateOrFold(&ir.OperationState{Context: r.Context(), Def: affinedialect.Apply, Operands: []*ir.Value{v},
		Results: []ir.Type{r.Context().Index()}, InherentAttrs: []ir.Attribute{ir.NewAffineMapAttr(r.Context(), m)}})
}
