package memref

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// inPlace is what a folder returns that has changed its operation.
func inPlace() ([]ir.FoldResult, bool) { return nil, true }

func value(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

func constantIndex(c *ir.Context, n int64) ([]ir.FoldResult, bool) {
	return []ir.FoldResult{{Attr: ir.NewIntegerAttr(c.Index(), n)}}, true
}

// UseCastSources makes an operation use the sources of casts, unless they have no rank, instead of
// their results: a folder of operations that take any memref. It leaves one operand as it is, which
// may be nil. It reports whether there was a cast. This is MLIR's foldMemRefCast.
func UseCastSources(op *ir.Operation, except *ir.Value) bool {
	found := false
	for i, v := range op.Operands().All() {
		cast, ok := ir.DefiningOp[CastOp](v)
		if !ok || v == except {
			continue
		}
		if _, unranked := cast.Source().Type().(*ir.UnrankedMemRefType); unranked {
			continue
		}
		op.SetOperand(i, cast.Source())
		found = true
	}
	return found
}

func foldCasts(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return nil, UseCastSources(op, nil)
}

func foldCastsOfStore(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return nil, UseCastSources(op, ir.Cast[StoreOp](op).Value())
}

func foldCastsOfAtomicRMW(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return nil, UseCastSources(op, ir.Cast[AtomicRMWOp](op).Value())
}

// LosesInformation reports whether a cast only forgets what is known of sizes, offset and strides,
// so that an operation that takes any memref may take the source of the cast instead.
func (op CastOp) LosesInformation() bool {
	from, ok := op.Source().Type().(*ir.MemRefType)
	to, ok2 := op.Result().Type().(*ir.MemRefType)
	if !ok || !ok2 || from.Elem() != to.Elem() || from.Rank() != to.Rank() {
		return false
	}
	fromStrides, fromOffset, ok := from.StridesAndOffset()
	toStrides, toOffset, ok2 := to.StridesAndOffset()
	if !ok || !ok2 || learns(fromOffset, toOffset) {
		return false
	}
	for i := range from.Rank() {
		if learns(from.Shape()[i], to.Shape()[i]) || learns(fromStrides[i], toStrides[i]) {
			return false
		}
	}
	return true
}

// learns reports whether a number is known that was not.
func learns(from, to int64) bool { return from == ir.DynamicSize && to != ir.DynamicSize }

func foldCopy(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	for i, v := range o.Operands().All() {
		if cast, ok := ir.DefiningOp[CastOp](v); ok && cast.LosesInformation() {
			o.SetOperand(i, cast.Source())
			return inPlace()
		}
	}
	return nil, false
}

func foldAssumeAlignment(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[AssumeAlignmentOp](o)
	if source, ok := ir.DefiningOp[AssumeAlignmentOp](op.Memref()); ok && source.Alignment() == op.Alignment() {
		return value(op.Memref())
	}
	return nil, false
}

func foldMemorySpaceCast(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	source, ok := ir.DefiningOp[MemorySpaceCastOp](o.Operand(0))
	if ok {
		o.SetOperand(0, source.Source())
	}
	if results, same := foldSameType(o); same || !ok {
		return results, same
	}
	return inPlace()
}

// foldSameType folds a cast that changes nothing.
func foldSameType(o *ir.Operation) ([]ir.FoldResult, bool) {
	if o.Operand(0).Type() == o.Result(0).Type() {
		return value(o.Operand(0))
	}
	return nil, false
}

func foldCast(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	changed := UseCastSources(o, nil)
	if results, ok := foldSameType(o); ok || !changed {
		return results, ok
	}
	return inPlace()
}

func foldRank(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if t, ok := o.Operand(0).Type().(*ir.MemRefType); ok {
		return constantIndex(o.Context(), int64(t.Rank()))
	}
	return nil, false
}

// foldDim finds the size of a dimension in the type, or where the memref comes from.
func foldDim(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[DimOp](o)
	index, ok := constants[1].(*ir.IntegerAttr)
	t, ranked := op.Source().Type().(*ir.MemRefType)
	if !ok || !ranked || index.Int() < 0 || index.Int() >= int64(t.Rank()) {
		return nil, false
	}
	dim := int(index.Int())
	if n := t.Shape()[dim]; n != ir.DynamicSize {
		return constantIndex(o.Context(), n)
	}
	before := numDynamic(t.Shape()[:dim])
	source := op.Source().DefiningOp()
	if alloc, ok := ir.As[AllocOp](source); ok {
		return value(alloc.DynamicSizes().At(before))
	}
	if alloca, ok := ir.As[AllocaOp](source); ok {
		return value(alloca.DynamicSizes().At(before))
	}
	if view, ok := ir.As[ViewOp](source); ok {
		return value(view.Sizes().At(before))
	}
	if view, ok := ir.As[SubViewOp](source); ok {
		sizes := strided.MixedSizes(view)
		for i, dropped := range view.DroppedDims() {
			if dropped {
				continue
			}
			if dim == 0 && sizes[i].Value() != nil {
				return value(sizes[i].Value())
			}
			dim--
		}
		return nil, false
	}
	return nil, UseCastSources(o, nil)
}

func foldReinterpretCast(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ReinterpretCastOp](o)
	if source := sameBase(op.Source()); source != nil {
		o.SetOperand(0, source)
		return inPlace()
	}
	t := memRefOf(op.Result())
	if ir.HasStaticShape(t) && op.Source().Type() == ir.Type(t) && op.StaticOffsets()[0] == 0 {
		return value(op.Source())
	}
	return nil, false
}

// sameBase returns the memref that another one, which is a view of it, begins with, nil if that
// is not certain.
func sameBase(v *ir.Value) *ir.Value {
	if prev, ok := ir.DefiningOp[ReinterpretCastOp](v); ok {
		return prev.Source()
	}
	if prev, ok := ir.DefiningOp[CastOp](v); ok {
		return prev.Source()
	}
	if prev, ok := ir.DefiningOp[SubViewOp](v); ok && allAre(strided.MixedOffsets(prev), 0) {
		return prev.Source()
	}
	return nil
}

// allAre reports whether all of some indices are known to be a number.
func allAre(list []strided.Index, n int64) bool {
	for _, x := range list {
		if !x.Is(n) {
			return false
		}
	}
	return true
}

// hasStaticLayout reports whether the layout of a memref, if it is an attribute for that, has no
// strides or offset that are not known.
func hasStaticLayout(t *ir.MemRefType) bool {
	l, ok := t.Layout().(*ir.StridedLayoutAttr)
	return !ok || l.Offset() != ir.DynamicSize && numDynamic(l.Strides()) == 0
}

func foldSubView(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[SubViewOp](o)
	from, to := memRefOf(op.Source()), memRefOf(op.Result())
	if from != to {
		return nil, false
	}
	if ir.HasStaticShape(to) && hasStaticLayout(to) {
		return value(op.Source())
	}
	source, ok := ir.DefiningOp[SubViewOp](op.Source())
	if ok && allAre(strided.MixedOffsets(op), 0) && allAre(strided.MixedStrides(op), 1) &&
		slices.Equal(strided.MixedSizes(op), strided.MixedSizes(source)) {
		return value(op.Source())
	}
	return nil, false
}

func foldView(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ViewOp](o)
	shift, ok := ir.ConstInt(op.ByteShift())
	if t := memRefOf(op.Result()); ok && shift == 0 && ir.Type(t) == op.Source().Type() && ir.HasStaticShape(t) {
		return value(op.Source())
	}
	return nil, false
}

func foldTranspose(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[TransposeOp](o)
	if op.Permutation().IsIdentity() && op.In().Type() == op.Result().Type() {
		return value(op.In())
	}
	if source, ok := ir.DefiningOp[TransposeOp](op.In()); ok {
		op.SetPermutation(op.Permutation().Compose(source.Permutation()))
		o.SetOperand(0, source.In())
		return inPlace()
	}
	return nil, false
}

func foldExpandShape(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ExpandShapeOp](o)
	inverse, ok := ir.DefiningOp[CollapseShapeOp](op.Src())
	if !ok {
		return foldReshaping(o, nil, nil, nil)
	}
	return foldReshaping(o, inverse.Op(), op.Groups(), inverse.Groups())
}

func foldCollapseShape(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[CollapseShapeOp](o)
	inverse, ok := ir.DefiningOp[ExpandShapeOp](op.Src())
	if !ok {
		return foldReshaping(o, nil, nil, nil)
	}
	return foldReshaping(o, inverse.Op(), op.Groups(), inverse.Groups())
}

// foldReshaping folds an operation that changes nothing, and one that undoes what another has done,
// its inverse, if there is one.
func foldReshaping(o, inverse *ir.Operation, groups, inverseGroups [][]int64) ([]ir.FoldResult, bool) {
	if o.Operand(0).Type() == o.Result(0).Type() {
		return value(o.Operand(0))
	}
	if inverse == nil || inverse.Operand(0).Type() != o.Result(0).Type() {
		return nil, false
	}
	shape := memRefOf(inverse.Operand(0)).Shape()
	if numDynamic(shape) < 2 {
		return value(inverse.Operand(0))
	}
	if !slices.EqualFunc(groups, inverseGroups, slices.Equal) {
		return nil, false
	}
	if inverse.Is(CollapseShape) {
		for _, group := range groups {
			if len(group) > 0 && numDynamic(shape[group[0]:group[len(group)-1]+1]) >= 2 {
				return nil, false
			}
		}
	}
	return value(inverse.Operand(0))
}
