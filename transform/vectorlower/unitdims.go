package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// LeadingUnitDims returns patterns that compute without the first dimensions of vectors if these have
// size 1. What is broadcast again at the end often folds away:
// MLIR's populateCastAwayVectorLeadingOneDimPatterns.
func LeadingUnitDims() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(extractSliceTrimmed),
		rewrite.On(insertSliceTrimmed),
		rewrite.On(insertTrimmed),
		rewrite.On(constantMaskTrimmed),
		rewrite.On(readTrimmed),
		rewrite.On(writeTrimmed),
		{Name: "elementwiseTrimmed", Rewrite: elementwiseTrimmed},
		onMaskable(contractTrimmed),
	}
}

// trimmed returns a vector type without its first dimensions of size 1, of which at least one remains,
// and the number of those that go.
func trimmed(t *ir.VectorType) (without *ir.VectorType, dropped int) {
	for dropped < t.Rank()-1 && t.Shape()[dropped] == 1 && !t.Scalable(dropped) {
		dropped++
	}
	if dropped == 0 {
		return t, 0
	}
	return ir.NewVectorType(t.Shape()[dropped:], scalableDims(t)[dropped:], t.Elem()), dropped
}

// extractFirst extracts what is at index 0 of n dimensions.
func extractFirst(r *rewrite.Rewriter, v *ir.Value, n int) *ir.Value {
	if n == 0 {
		return v
	}
	return extractAt(r.Builder, v, make([]int64, n)...)
}

// broadcastTo replaces an operation with a broadcast of a value.
func broadcastTo(r *rewrite.Rewriter, op *ir.Operation, v *ir.Value) bool {
	return replaced(r, op, vector.NewBroadcast(r.Builder, op.Result(0).Type(), v).Result())
}

func extractSliceTrimmed(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	_, n := trimmed(vectorTypeOf(op.Source()))
	if n == 0 {
		return false
	}
	v := extractFirst(r, op.Source(), n)
	after := func(list []int64) []int64 { return list[min(n, len(list)):] }
	offsets, sizes, strides := after(intsOf(op.Offsets())), after(intsOf(op.Sizes())), after(intsOf(op.Strides()))
	return broadcastTo(r, op.Op(), extractSlice(r, v, offsets, sizes, strides))
}

func insertSliceTrimmed(op vector.InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	from, n := trimmed(vectorTypeOf(op.ValueToStore()))
	to, m := trimmed(vectorTypeOf(op.Dest()))
	if n == 0 && m == 0 || from.Rank() > to.Rank() {
		return false
	}
	v := extractFirst(r, op.ValueToStore(), n)
	dest := extractFirst(r, op.Dest(), m)
	offsets, strides := intsOf(op.Offsets()), intsOf(op.Strides())
	return broadcastTo(r, op.Op(), insertSlice(r, v, dest, offsets[len(offsets)-to.Rank():], strides[len(strides)-from.Rank():]))
}

func insertTrimmed(op vector.InsertOp, r *rewrite.Rewriter) bool {
	rank, n := 0, 0
	if t, ok := op.ValueToStore().Type().(*ir.VectorType); ok && t.Rank() > 0 {
		t, n = trimmed(t)
		rank = t.Rank()
	}
	to, m := trimmed(vectorTypeOf(op.Dest()))
	if n == 0 && m == 0 || to.Rank() < rank {
		return false
	}
	v := extractFirst(r, op.ValueToStore(), n)
	dest := extractFirst(r, op.Dest(), m)
	at, dynamic := op.StaticPosition(), op.DynamicPosition().Values()
	for _, i := range at[:min(m, len(at))] {
		if i == ir.DynamicSize {
			dynamic = dynamic[1:]
		}
	}
	at = append(slices.Clone(at[min(m, len(at)):]), make([]int64, to.Rank())...)[:to.Rank()-rank]
	return broadcastTo(r, op.Op(), vector.NewInsert(r.Builder, v, dest, dynamic, at).Result())
}

func constantMaskTrimmed(op vector.ConstantMaskOp, r *rewrite.Rewriter) bool {
	t, n := trimmed(vectorTypeOf(op.Op().Result(0)))
	if n == 0 {
		return false
	}
	sizes := op.MaskDimSizes()
	kept := slices.Clone(sizes[n:])
	kept[0] *= product(sizes[:n])
	return broadcastTo(r, op.Op(), vector.NewConstantMask(r.Builder, t, kept).Op().Result(0))
}

// trimmedMask returns the mask for a transfer of a vector with a map.
func trimmedMask(r *rewrite.Rewriter, mask *ir.Value, t *ir.VectorType, m affine.Map) *ir.Value {
	if mask == nil {
		return nil
	}
	from, to := vectorTypeOf(mask), vector.TransferMaskType(t, m)
	n := from.Rank() - to.Rank()
	for i := range to.Rank() {
		if n < 0 || to.Shape()[i] != from.Shape()[n+i] && to.Shape()[i] != 1 || to.Scalable(i) != from.Scalable(n+i) {
			return vector.NewShapeCast(r.Builder, to, mask).Result()
		}
	}
	return extractFirst(r, mask, n)
}

// trimmedTransfer returns the type of the vector, the map and the bounds of a transfer without the
// first n dimensions. ok is false if it stays as it is.
func trimmedTransfer(op *ir.Operation, v, base *ir.Value, m affine.Map, bounds *ir.ArrayAttr) (t *ir.VectorType, without affine.Map, in *ir.ArrayAttr, ok bool) {
	t, n := trimmed(vectorTypeOf(v))
	if n == 0 || op.ParentOp().Is(vector.Mask) || base.Type().(ir.ShapedType).Elem() != t.Elem() {
		return t, m, bounds, false
	}
	return t, affine.NewMap(m.NumDims(), m.NumSymbols(), m.Results()[n:]...), ir.NewArrayAttr(op.Context(), bounds.Elems()[n:]...), true
}

func readTrimmed(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	t, m, in, ok := trimmedTransfer(op.Op(), op.Result(), op.Base(), op.PermutationMap(), op.InBounds())
	if !ok {
		return false
	}
	mask := trimmedMask(r, op.Mask(), t, m)
	return broadcastTo(r, op.Op(), vector.NewTransferRead(r.Builder, t, op.Base(), op.Indices().Values(), m, op.Padding(), mask, in).Result())
}

func writeTrimmed(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	t, m, in, ok := trimmedTransfer(op.Op(), op.ValueToStore(), op.Base(), op.PermutationMap(), op.InBounds())
	if !ok {
		return false
	}
	v := extractFirst(r, op.ValueToStore(), vectorTypeOf(op.ValueToStore()).Rank()-t.Rank())
	mask := trimmedMask(r, op.Mask(), t, m)
	w := vector.NewTransferWrite(r.Builder, resultType(op.Op()), v, op.Base(), op.Indices().Values(), m, mask, in)
	r.ReplaceBy(op.Op(), w.Op())
	return true
}

// elementwiseMappable has the traits of what computes scalars and vectors alike.
const elementwiseMappable = ir.Elementwise | ir.Scalarizable | ir.Vectorizable | ir.Tensorizable

func elementwiseTrimmed(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !op.Has(elementwiseMappable) || op.NumResults() != 1 {
		return false
	}
	t, isVector := op.Result(0).Type().(*ir.VectorType)
	if !isVector {
		return false
	}
	to, n := trimmed(t)
	if n == 0 {
		return false
	}
	operands := op.Operands().Values()
	for i, v := range operands {
		if _, ok := v.Type().(*ir.VectorType); ok {
			operands[i] = extractFirst(r, v, n)
		}
	}
	return broadcastTo(r, op, recreated(r, op, to, operands...).Result(0))
}

// contractTrimmed drops the first dimension of the result. In an operand that has it elsewhere, it
// becomes the first one, too.
func contractTrimmed(op vector.ContractionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	t, isVector := op.Acc().Type().(*ir.VectorType)
	if !isVector || t.Rank() < 2 || t.Shape()[0] != 1 || t.Scalable(0) {
		return nil
	}
	c := newContraction(op, mask, r)
	dim := c.maps[2].Result(0).Position()
	operands := [3]*ir.Value{op.Lhs(), op.Rhs(), op.Acc()}
	for _, m := range c.maps {
		if m.UsesDim(dim) && m.NumResults() < 2 {
			return nil
		}
	}
	for i, m := range c.maps {
		at := positionOf(m, dim)
		if at > 0 {
			operands[i] = transposed(r, operands[i], toFront(m.NumResults(), at)...)
		}
		if at >= 0 {
			operands[i] = extractAt(r.Builder, operands[i], 0)
		}
	}
	if mask != nil {
		if dim > 0 {
			mask = transposed(r, mask, toFront(len(c.iterators), dim)...)
		}
		mask = extractAt(r.Builder, mask, 0)
	}
	maps, its := c.without(dim)
	v := c.smaller(operands[0], operands[1], operands[2], mask, maps, its)
	return vector.NewBroadcast(r.Builder, op.Result().Type(), v).Result()
}

// toFront returns the permutation of n dimensions that makes one the first.
func toFront(n, first int) []int64 {
	perm := []int64{int64(first)}
	for i := range n {
		if i != first {
			perm = append(perm, int64(i))
		}
	}
	return perm
}
