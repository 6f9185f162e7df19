package vector

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A place is what transfer_read and transfer_write have in common.
type place struct {
	op       *ir.Operation
	base     *ir.Value
	indices  []*ir.Value
	vector   *ir.VectorType
	mask     *ir.Value
	m        affine.Map
	inBounds *ir.ArrayAttr
}

func (op TransferReadOp) place() place {
	return place{op.Op(), op.Base(), op.Indices().Values(), vectorType(op.Result()), op.Mask(), op.PermutationMap(), op.InBounds()}
}

func (op TransferWriteOp) place() place {
	return place{op.Op(), op.Base(), op.Indices().Values(), vectorType(op.ValueToStore()), op.Mask(), op.PermutationMap(), op.InBounds()}
}

// isTensor reports whether a tensor is accessed, which is a value.
func (a place) isTensor() bool { _, ok := a.base.Type().(*ir.RankedTensorType); return ok }

// isInBounds reports whether no dimension may be out of bounds.
func (a place) isInBounds() bool {
	return !slices.ContainsFunc(a.inBounds.Elems(), func(e ir.Attribute) bool { return !e.(*ir.IntegerAttr).Bool() })
}

// samePlace reports whether two accesses are to the same elements of what they access.
func (a place) samePlace(b place) bool {
	return slices.Equal(a.indices, b.indices) && a.vector == b.vector && a.m.Equal(b.m)
}

// apartFrom reports whether two accesses are known to be to different elements, in the cases
// that upstream knows of.
func (a place) apartFrom(b place) bool {
	if a.vector != b.vector || len(a.indices) != len(b.indices) {
		return false
	}
	lead := len(a.indices) - a.m.NumResults()
	for i := range a.indices {
		m, ok := ir.ConstInt(a.indices[i])
		n, ok2 := ir.ConstInt(b.indices[i])
		if !ok || !ok2 {
			continue
		}
		size := max(a.size(i), b.size(i))
		if i >= lead {
			if d := i - lead; a.vector.Scalable(d) {
				continue
			}
			size = max(size, a.vector.Shape()[i-lead])
		}
		if size > 0 && (m-n >= size || n-m >= size) {
			return true
		}
	}
	return false
}

// size is how many elements of a dimension are accessed, 0 if the number is not known.
func (a place) size(dim int) int64 {
	i, ok := a.m.ResultPosition(affine.NewDim(dim))
	switch {
	case !ok:
		return 1
	case a.vector.Scalable(i):
		return 0
	}
	return a.vector.Shape()[i]
}

// inferInBounds finds dimensions that cannot be out of bounds, and says so in the attribute.
func (a place) inferInBounds() (*ir.ArrayAttr, bool) {
	shape := a.base.Type().(ir.ShapedType).Shape()
	list, changed, all := make([]bool, a.m.NumResults()), false, true
	for i, e := range a.m.Results() {
		if list[i] = a.inBounds.At(i).(*ir.IntegerAttr).Bool(); list[i] || e.Kind() != affine.Dim {
			continue
		}
		n, ok := ir.ConstInt(a.indices[e.Position()])
		size := shape[e.Position()]
		list[i] = ok && size != ir.DynamicSize && n >= 0 && !a.vector.Scalable(i) && n <= size-a.vector.Shape()[i]
		changed = changed || list[i]
		all = all && list[i]
	}
	for i, e := range a.m.Results() {
		if all && e.Kind() == affine.Constant && !list[i] {
			list[i], changed = true, true
		}
	}
	if !changed {
		return nil, false
	}
	out := make([]ir.Attribute, len(list))
	for i, v := range list {
		out[i] = ir.NewBoolAttr(a.op.Context(), v)
	}
	return ir.NewArrayAttr(a.op.Context(), out...), true
}

// Fold returns what was written to a tensor where it is read, or changes the attribute
// for bounds, drops a mask of all elements and reads from the source of a memref.cast.
func (op TransferReadOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	a := op.place()
	if v := written(a); v != nil {
		return foldedTo(v)
	}
	if list, ok := a.inferInBounds(); ok {
		op.SetInBounds(list)
		return nil, true
	}
	if a.mask != nil && maskOf(a.mask) == maskAll {
		dropMask(op.Op())
		return nil, true
	}
	return nil, memref.UseCastSources(op.Op(), nil)
}

// written returns the vector that was written to a tensor where it is read.
func written(read place) *ir.Value {
	if !read.isTensor() {
		return nil
	}
	w, ok := ir.DefiningOp[TransferWriteOp](read.base)
	for ; ok; w, ok = ir.DefiningOp[TransferWriteOp](w.Base()) {
		a := w.place()
		if a.isInBounds() && a.mask == nil && read.mask == nil && a.samePlace(read) {
			return w.ValueToStore()
		}
		if !a.apartFrom(read) {
			return nil
		}
	}
	return nil
}

// dropMask removes the mask, which is the last operand.
func dropMask(op *ir.Operation) {
	op.SetOperands(op.Operands().Slice(0, op.NumOperands()-1).Values())
	sizes := op.Attr(ir.OperandSegmentSizes).(*ir.DenseArrayAttr).Ints()
	list := make([]int32, len(sizes))
	for i, n := range sizes {
		list[i] = int32(n)
	}
	list[len(list)-1] = 0
	op.SetAttr(ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(op.Context(), list...))
}

// Fold returns a tensor that what was read from it is written to, or changes the attribute
// for bounds, drops a mask of all elements and writes to the source of a memref.cast.
func (op TransferWriteOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	a := op.place()
	if v := writtenBack(op, a); v != nil {
		return foldedTo(v)
	}
	if list, ok := a.inferInBounds(); ok {
		op.SetInBounds(list)
		return nil, true
	}
	if a.mask != nil && maskOf(a.mask) == maskAll {
		dropMask(op.Op())
		return nil, true
	}
	return nil, memref.UseCastSources(op.Op(), nil)
}

// writtenBack returns the tensor that a write results in because the vector comes from
// there: it is all of the tensor, or was read at the same place.
func writtenBack(op TransferWriteOp, w place) *ir.Value {
	read, ok := ir.DefiningOp[TransferReadOp](op.ValueToStore())
	if !w.isTensor() || !ok {
		return nil
	}
	r := read.place()
	if r.base.Type() != w.base.Type() {
		return nil
	}
	if r.isWhole() && w.isWhole() || r.base == w.base && r.samePlace(w) && r.mask == nil && w.mask == nil {
		return read.Base()
	}
	return nil
}

// isWhole reports whether an access is to all of a tensor.
func (a place) isWhole() bool {
	if a.m.NumResults() == 0 || a.mask != nil || !a.m.IsMinorIdentity() || !a.isInBounds() || !slices.Equal(a.vector.Shape(), a.base.Type().(ir.ShapedType).Shape()) {
		return false
	}
	return atStart(a.indices)
}

// DestinationOperands implements [ir.DestinationStyleOp]: nothing is changed.
func (op TransferReadOp) DestinationOperands() (from, to int) { return 0, 0 }

// DestinationOperands implements [ir.DestinationStyleOp].
func (op TransferWriteOp) DestinationOperands() (from, to int) { return 1, 2 }

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (TransferReadOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(readRepeated)}
}

// readRepeated broadcasts and transposes the vector that was written to a tensor, if more
// dimensions are read.
func readRepeated(op TransferReadOp, r *rewrite.Rewriter) bool {
	w, ok := ir.DefiningOp[TransferWriteOp](op.Base())
	if !ok || op.Mask() != nil || w.Mask() != nil {
		return false
	}
	to, from := op.place(), w.place()
	if !to.isTensor() || !to.isInBounds() || !from.isInBounds() || !slices.Equal(to.indices, from.indices) {
		return false
	}
	permutation, ok := rearranged(from, to)
	if !ok {
		return false
	}
	shape, scalable := make([]int64, len(permutation)), make([]bool, len(permutation))
	for i, p := range permutation {
		shape[p], scalable[p] = to.vector.Shape()[i], to.vector.Scalable(i)
	}
	t := ir.NewVectorType(shape, scalable, from.vector.Elem())
	v := NewBroadcast(r.Builder, t, w.ValueToStore()).Result()
	r.ReplaceBy(op.Op(), NewTranspose(r.Builder, to.vector, v, permutation).Op())
	return true
}

// rearranged returns the permutation that makes the vector that is read of the one that was
// written, with new dimensions in front of it: those that are repeated, and those of which one
// element is read and none was written by name.
func rearranged(from, to place) (permutation []int64, ok bool) {
	lead := to.m.NumResults() - from.m.NumResults()
	if lead < 0 || to.m.NumResults() == 0 {
		return nil, false
	}
	permutation = make([]int64, to.m.NumResults())
	added := 0
	for i, e := range to.m.Results() {
		at, written := 0, false
		if e.Kind() == affine.Dim {
			at, written = from.m.ResultPosition(e)
		}
		switch {
		case written && from.vector.Shape()[at] == to.vector.Shape()[i] && from.vector.Scalable(at) == to.vector.Scalable(i):
			permutation[i] = int64(lead + at)
		case written || e.Kind() == affine.Dim && !isUnit(to.vector, i):
			return nil, false
		default:
			permutation[i] = int64(added)
			added++
		}
	}
	return permutation, added == lead
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (TransferWriteOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(overwrite), rewrite.On(writeSlice)}
}

// overwrite makes writes to a tensor begin after one that a later write to the same place
// makes superfluous. The writes between are elsewhere, and not used otherwise.
func overwrite(op TransferWriteOp, r *rewrite.Rewriter) bool {
	last := op.place()
	if !last.isTensor() {
		return false
	}
	next := op
	w, ok := ir.DefiningOp[TransferWriteOp](op.Base())
	for ; ok; w, ok = ir.DefiningOp[TransferWriteOp](w.Base()) {
		a := w.place()
		if a.samePlace(last) && a.mask == last.mask {
			r.Modify(next.Op(), func() { next.Op().SetOperand(1, w.Base()) })
			return true
		}
		if !a.apartFrom(last) || !hasOneUse(w.Result()) {
			return false
		}
		next = w
	}
	return false
}
