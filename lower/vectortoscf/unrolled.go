package vectortoscf

import (
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// limit bounds the parts of a vector of one dimension.
const limit = 1 << 18

// canUnroll reports whether a transfer becomes one for each index of its first dimension.
func (l lowering) canUnroll(x transfer, r *rewrite.Rewriter) bool {
	t := transferred(x)
	if t.Rank() <= int(l.opts.Rank) {
		return r.NoMatch(x.Op(), "vector rank is less or equal to target rank")
	}
	if !l.canSplit(x, r) || vector.ExceedsUnrollLimit(x.Op()) || t.Shape()[0] > limit {
		return false
	}
	if t.Scalable(0) {
		return r.NoMatch(x.Op(), "scalable dimensions cannot be unrolled at compile time")
	}
	return true
}

// unrolledMask returns the mask of the part at index i of the first dimension, nil if the part
// needs none.
func unrolledMask(r *rewrite.Rewriter, x transfer, i int64) *ir.Value {
	mask := x.Mask()
	if _, along := firstDim(x); mask == nil || !along {
		return mask
	}
	if vectorTypeOf(mask).Rank() == 1 {
		return nil
	}
	return vector.NewExtract(r.Builder, mask, nil, []int64{i}).Result()
}

// below returns a position with a constant index behind it.
func below(static []int64, i int64) []int64 { return append(static[:len(static):len(static)], i) }

// unrollRead reads the parts of a vector and inserts them. If the only use of the vector is to be inserted
// itself, they go where it would.
func (l lowering) unrollRead(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	if !l.canUnroll(op, r) {
		return false
	}
	var insert vector.InsertOp
	inserted := false
	if op.Result().HasOneUse() {
		insert, inserted = ir.As[vector.InsertOp](op.Result().FirstUse().Owner())
	}
	t := vectorTypeOf(op.Result())
	var v *ir.Value
	var at []*ir.Value
	var static []int64
	if inserted {
		v, at, static = insert.Dest(), insert.DynamicPosition().Values(), insert.StaticPosition()
	} else {
		v = vector.NewBroadcast(r.Builder, t, op.Padding()).Result()
	}
	whole, part := v.Type(), withoutFirst(t)
	for i := range t.Shape()[0] {
		iv, before := index(r, i), v
		v = guarded(r, op, iv, whole, func() *ir.Value {
			indices := indicesAt(r, op, iv)
			m, in := rest(op)
			x := vector.NewTransferRead(r.Builder, part, op.Base(), indices, m, op.Padding(), unrolledMask(r, op, i), in).Result()
			if part.Rank() == 0 {
				x = vector.NewExtract(r.Builder, x, nil, nil).Result()
			}
			return vector.NewInsert(r.Builder, x, before, at, below(static, i)).Result()
		}, func() *ir.Value { return before })
	}
	if inserted {
		r.Replace(insert.Op(), v)
		r.Erase(op.Op())
	} else {
		r.Replace(op.Op(), v)
	}
	return true
}

// unrollWrite writes the parts of a vector, which it extracts from where the vector was
// extracted, if it was.
func (l lowering) unrollWrite(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	if !l.canUnroll(op, r) {
		return false
	}
	v, t := op.ValueToStore(), vectorTypeOf(op.ValueToStore())
	var at []*ir.Value
	var static []int64
	if extract, ok := ir.As[vector.ExtractOp](v.DefiningOp()); ok {
		v, at, static = extract.Source(), extract.DynamicPosition().Values(), extract.StaticPosition()
	}
	base := op.Base()
	var result ir.Type
	if isOnTensor(op) {
		result = base.Type()
	}
	for i := range t.Shape()[0] {
		iv, before := index(r, i), base
		after := guarded(r, op, iv, result, func() *ir.Value {
			indices := indicesAt(r, op, iv)
			x := vector.NewExtract(r.Builder, v, at, below(static, i)).Result()
			m, in := rest(op)
			if t.Rank() == 1 {
				x = vector.NewBroadcast(r.Builder, ir.NewVectorType(nil, nil, t.Elem()), x).Result()
			}
			return resultOf(vector.NewTransferWrite(r.Builder, result, x, before, indices, m, unrolledMask(r, op, i), in))
		}, func() *ir.Value {
			if result == nil {
				return nil
			}
			return before
		})
		if result != nil {
			base = after
		}
	}
	if result == nil {
		base = nil
	}
	replace(r, op, base)
	return true
}
