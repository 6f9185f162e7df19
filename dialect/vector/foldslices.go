package vector

import (
	"iter"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// foldExtractStridedSlice folds to the source, to a part of what was inserted there, or to
// a constant.
func foldExtractStridedSlice(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ExtractStridedSliceOp](o)
	if op.Source().Type() == op.Result().Type() {
		return foldedTo(op.Source())
	}
	if sliceInserted(op) {
		return nil, true
	}
	d, ok := dense(in[0])
	t := vectorType(op.Result())
	switch {
	case !ok:
		return nil, false
	case d.IsSplat():
		return folded(ir.NewDenseInts(t, d.Bits(0)))
	}
	n, ok := numElements(t)
	if !ok {
		return nil, false
	}
	list := make([]num.Int, 0, n)
	for i := range slicePositions(vectorType(op.Source()), t, ints(op.Offsets())) {
		list = append(list, d.Bits(i))
	}
	return folded(ir.NewDenseInts(t, list...))
}

// slicePositions yields the numbers that the elements of a slice have in the whole vector.
// Missing offsets are 0; those of a slice with fewer dimensions are for the whole vector.
func slicePositions(whole, part *ir.VectorType, offsets []int64) iter.Seq[int64] {
	lead := whole.Rank() - part.Rank()
	return func(yield func(int64) bool) {
		at := make([]int64, whole.Rank())
		for within := range places(part.Shape()) {
			copy(at, offsets)
			for i, n := range within {
				if lead+i >= len(offsets) {
					at[lead+i] = 0
				}
				at[lead+i] += n
			}
			if !yield(linear(whole.Shape(), at)) {
				return
			}
		}
	}
}

// places yields the indices of each element of a vector, which must not be changed.
func places(shape []int64) iter.Seq[[]int64] {
	return func(yield func([]int64) bool) {
		at := make([]int64, len(shape))
		for {
			if !yield(at) {
				return
			}
			i := len(at) - 1
			for ; i >= 0; i-- {
				if at[i]++; at[i] < shape[i] {
					break
				}
				at[i] = 0
			}
			if i < 0 {
				return
			}
		}
	}
}

// sliceInserted changes a slice to be from the last of a chain of inserted slices that
// contains it.
func sliceInserted(op ExtractStridedSliceOp) bool {
	offsets, sizes := ints(op.Offsets()), ints(op.Sizes())
	whole := vectorType(op.Source())
	ins, ok := ir.DefiningOp[InsertStridedSliceOp](op.Source())
	for ; ok; ins, ok = ir.DefiningOp[InsertStridedSliceOp](ins.Dest()) {
		part, at := vectorType(ins.ValueToStore()), ints(ins.Offsets())
		if part.Rank() != whole.Rank() || !slices.Equal(part.Shape()[len(offsets):], whole.Shape()[len(offsets):]) {
			return false
		}
		inside, apart := true, false
		within := make([]int64, len(offsets))
		for i, offset := range offsets {
			end := at[i] + part.Shape()[i]
			if offset < at[i] || offset >= end {
				apart = true
				break
			}
			inside = inside && offset+sizes[i] <= end
			within[i] = offset - at[i]
		}
		switch {
		case apart:
			if reachesInto(offsets, sizes, at, part.Shape()) {
				return false
			}
			continue
		case !inside:
			return false
		}
		op.Op().SetOperand(0, ins.ValueToStore())
		op.SetOffsets(int64Array(op.Op().Context(), within))
		return true
	}
	return false
}

// reachesInto reports whether a slice has elements of another one. Upstream takes one that
// begins before the other for one without.
func reachesInto(offsets, sizes, at, shape []int64) bool {
	for i, offset := range offsets {
		if offset+sizes[i] <= at[i] || offset >= at[i]+shape[i] {
			return false
		}
	}
	return true
}

func int64Array(c *ir.Context, list []int64) *ir.ArrayAttr {
	out := make([]ir.Attribute, len(list))
	for i, v := range list {
		out[i] = ir.NewIntegerAttr(c.I64(), v)
	}
	return ir.NewArrayAttr(c, out...)
}

// foldInsertStridedSlice folds to the inserted value if it covers the whole vector.
func foldInsertStridedSlice(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operand(0).Type() == op.Operand(1).Type() {
		return foldedTo(op.Operand(0))
	}
	return nil, false
}
