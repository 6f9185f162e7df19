package vectortoscf

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// needsElements reports whether a transfer of one dimension is not a load or store of contiguous
// memory.
func needsElements(x transfer, r *rewrite.Rewriter) bool {
	m, ok := x.Base().Type().(*ir.MemRefType)
	switch {
	case x.PermutationMap().NumResults() == 0:
		return r.NoMatch(x.Op(), "0-d transfers not supported")
	case !ok:
		return r.NoMatch(x.Op(), "not a memref transfer")
	case transferred(x).Rank() != 1:
		return r.NoMatch(x.Op(), "vector rank is not 1")
	case x.PermutationMap().IsMinorIdentity() && m.HasUnitLastStride():
		return r.NoMatch(x.Op(), "handled by ConvertVectorToLLVM")
	}
	return true
}

// length returns a function that creates the number of elements of a vector.
func length(r *rewrite.Rewriter, t *ir.VectorType) func() *ir.Value {
	return func() *ir.Value {
		n := index(r, t.Shape()[0])
		if t.IsScalable() {
			n = arith.NewMulI(r.Builder, n, vector.NewVectorScale(r.Builder).Result()).Result()
		}
		return n
	}
}

// readElements reads in a loop. Elements that are not read remain the padding.
func readElements(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	if !needsElements(op, r) {
		return false
	}
	t := vectorTypeOf(op.Result())
	padding := func() *ir.Value { return vector.NewBroadcast(r.Builder, t, op.Padding()).Result() }
	r.Replace(op.Op(), loop(r, length(r, t), padding, func(iv, v *ir.Value) *ir.Value {
		indices := indicesAt(r, op, iv)
		return guarded(r, op, iv, t, func() *ir.Value {
			x := memref.NewLoad(r.Builder, op.Base(), indices...).Result()
			return vector.NewInsert(r.Builder, x, v, []*ir.Value{iv}, []int64{ir.DynamicSize}).Result()
		}, func() *ir.Value { return v })
	}))
	return true
}

// writeElements writes in a loop.
func writeElements(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	if !needsElements(op, r) {
		return false
	}
	none := func() *ir.Value { return nil }
	loop(r, length(r, vectorTypeOf(op.ValueToStore())), none, func(iv, _ *ir.Value) *ir.Value {
		indices := indicesAt(r, op, iv)
		return guarded(r, op, iv, nil, func() *ir.Value {
			memref.NewStore(r.Builder, elementAt(r, op.ValueToStore(), iv), op.Base(), indices...)
			return nil
		}, none)
	})
	r.Erase(op.Op())
	return true
}

// writeTransposed writes the transposition of a vector whose second dimension is scalable, row by row: as
// many as there are in a loop, each of elements that it extracts from all rows of the original.
func (l lowering) writeTransposed(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.ValueToStore())
	switch {
	case isOnTensor(op) && !l.opts.Tensors:
		return r.NoMatch(op.Op(), "lower-tensors not enabled")
	case t.Rank() != 2 || !t.Scalable(0) || t.Scalable(1):
		return r.NoMatch(op.Op(), "expected vector of the form vector<[N]xMxty>")
	case !op.PermutationMap().IsIdentity():
		return r.NoMatch(op.Op(), "non-identity permutations are unsupported (lower first)")
	case !op.InBounds().Elems()[0].(*ir.IntegerAttr).Bool():
		return r.NoMatch(op.Op(), "out-of-bounds dims are unsupported (use masking)")
	}
	transpose, ok := ir.As[vector.TransposeOp](op.ValueToStore().DefiningOp())
	if !ok || transpose.Permutation()[0] != 1 || vector.ExceedsUnrollLimit(op.Op()) {
		return r.NoMatch(op.Op(), "source not a 2d transpose")
	}
	scale := vscale{r: r}
	bounds, ok := scale.maskSizes(op.Mask())
	if !ok {
		return r.NoMatch(op.Op(), "failed to resolve mask dims")
	}
	var rows []*ir.Value
	for i := range t.Shape()[1] {
		rows = append(rows, vector.NewExtract(r.Builder, transpose.Vector(), nil, []int64{i}).Result())
	}
	row := withoutFirst(t)
	var mask *ir.Value
	size := func() *ir.Value {
		if bounds == nil {
			return scale.times(t.Shape()[0])
		}
		return scale.value(bounds[0])
	}
	tensor := func() *ir.Value {
		if bounds != nil {
			mask = vector.NewCreateMask(r.Builder, ir.NewVectorType(row.Shape(), nil, r.Context().I1()), scale.value(bounds[1])).Result()
		}
		return tensorOf(op)
	}
	replace(r, op, loop(r, size, tensor, func(iv, into *ir.Value) *ir.Value {
		indices := indicesAt(r, op, iv)
		var elems []*ir.Value
		for _, v := range rows {
			elems = append(elems, elementAt(r, v, iv))
		}
		v, base := vector.NewFromElements(r.Builder, row, elems...).Result(), op.Base()
		var result ir.Type
		if into != nil {
			base, result = into, into.Type()
		}
		m, in := rest(op)
		return resultOf(vector.NewTransferWrite(r.Builder, result, v, base, indices, m, mask, in))
	}))
	return true
}

// A vscale creates multiples of vscale, which it asks for once.
type vscale struct {
	r     *rewrite.Rewriter
	scale *ir.Value
}

func (s *vscale) times(n int64) *ir.Value {
	if s.scale == nil {
		s.scale = vector.NewVectorScale(s.r.Builder).Result()
	}
	return arith.NewMulI(s.r.Builder, s.scale, index(s.r, n)).Result()
}

// value returns a size as a value.
func (s *vscale) value(size ir.FoldResult) *ir.Value {
	if a, ok := size.Attr.(*ir.IntegerAttr); ok {
		return index(s.r, a.Int())
	}
	return size.Value
}

// maskSizes returns the size of each dimension of a mask, which may be nil. ok is false if they are
// not known.
func (s *vscale) maskSizes(mask *ir.Value) (sizes []ir.FoldResult, ok bool) {
	if mask == nil {
		return nil, true
	}
	if create, ok := ir.As[vector.CreateMaskOp](mask.DefiningOp()); ok {
		for _, v := range create.Op().Operands().All() {
			sizes = append(sizes, ir.FoldResult{Value: v})
		}
		return sizes, true
	}
	constant, ok := ir.As[vector.ConstantMaskOp](mask.DefiningOp())
	if !ok {
		return nil, false
	}
	for i, n := range constant.MaskDimSizes() {
		if vectorTypeOf(mask).Scalable(i) {
			sizes = append(sizes, ir.FoldResult{Value: s.times(n)})
		} else {
			sizes = append(sizes, ir.FoldResult{Attr: ir.NewIntegerAttr(s.r.Context().Index(), n)})
		}
	}
	return sizes, true
}
