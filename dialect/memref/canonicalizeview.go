package memref

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// known returns indices of which those that a type knows, or that are defined by constants, are
// constants.
func known(list []strided.Index, static []int64) []strided.Index {
	out := make([]strided.Index, len(list))
	for i, x := range list {
		if out[i] = x.Folded(); static[i] != ir.DynamicSize {
			out[i] = strided.Constant(static[i])
		}
	}
	return out
}

// knownParts returns offset, sizes and strides of a memref of a type as far as they are known.
func knownParts(t *ir.MemRefType, offset strided.Index, sizes, strides []strided.Index) (strided.Index, []strided.Index, []strided.Index) {
	staticStrides, staticOffset, _ := t.StridesAndOffset()
	return known([]strided.Index{offset}, []int64{staticOffset})[0], known(sizes, t.Shape()), known(strides, staticStrides)
}

func dynamicAll(vs ir.ValueRange) []strided.Index {
	list := make([]strided.Index, vs.Len())
	for i := range list {
		list[i] = strided.Dynamic(vs.At(i))
	}
	return list
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ReinterpretCastOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(reinterpretMetadata), rewrite.On(reinterpretConstants)}
}

// reinterpretMetadata uses the memref that a base comes from. If offset, sizes and strides are
// those of that memref, too, it is the result.
func reinterpretMetadata(op ReinterpretCastOp, r *rewrite.Rewriter) bool {
	meta, ok := ir.DefiningOp[ExtractStridedMetadataOp](op.Source())
	if !ok {
		return false
	}
	source := memRefOf(meta.Source())
	offset, sizes, strides := knownParts(source, strided.Dynamic(meta.Offset()), dynamicAll(meta.Sizes()), dynamicAll(meta.Strides()))
	toOffset, toSizes, toStrides := knownParts(memRefOf(op.Result()), strided.MixedOffsets(op)[0], strided.MixedSizes(op), strided.MixedStrides(op))
	switch {
	case offset != toOffset || !slices.Equal(sizes, toSizes) || !slices.Equal(strides, toStrides):
		r.Modify(op.Op(), func() { op.Op().SetOperand(0, meta.Source()) })
	case ir.Type(source) == op.Result().Type():
		r.Replace(op.Op(), meta.Source())
	default:
		r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), meta.Source()).Op())
	}
	return true
}

// Fold implements [ir.FoldInterface]. It replaces results that the type of the source knows, by new
// constants before the operation, which stays. And it asks a source that is cast instead of the
// result of the cast, of which the type may know less.
func (op ExtractStridedMetadataOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	t := memRefOf(op.Source())
	strides, offset, _ := t.StridesAndOffset()
	changed := false
	b := ir.NewBuilder(op.Op().Context()).Before(op.Op()).LocOf(op.Op())
	replace := func(v *ir.Value, n int64) {
		if n == ir.DynamicSize || !v.HasUses() {
			return
		}
		replaceUntilTwice(v, arith.NewConstantInt(b, v.Type(), n).Result())
		changed = true
	}
	replace(op.Offset(), offset)
	for i, n := range t.Shape() {
		replace(op.Sizes().At(i), n)
	}
	for i, n := range strides {
		replace(op.Strides().At(i), n)
	}
	if cast, ok := ir.DefiningOp[CastOp](op.Source()); ok {
		if _, ranked := cast.Source().Type().(*ir.MemRefType); ranked {
			op.Op().SetOperand(0, cast.Source())
			changed = true
		}
	}
	return nil, changed
}

// replaceUntilTwice replaces the uses of a value, up to an operation that uses it twice in a row. Upstream's loop
// loses its way there, and the next time the folder is asked it makes one more constant.
func replaceUntilTwice(v, with *ir.Value) {
	for v.HasUses() {
		var op *ir.Operation
		twice := false
		for u := range v.Uses() {
			if twice = op == u.Owner(); op != nil {
				break
			}
			op = u.Owner()
		}
		for i, o := range op.Operands().All() {
			if o == v {
				op.SetOperand(i, with)
			}
		}
		if twice {
			return
		}
	}
}

func countConstants(lists ...[]strided.Index) (n int) {
	for _, list := range lists {
		for _, x := range list {
			if x.IsConstant() {
				n++
			}
		}
	}
	return n
}

// reinterpretConstants puts what is known into the type.
func reinterpretConstants(op ReinterpretCastOp, r *rewrite.Rewriter) bool {
	t := memRefOf(op.Result())
	offsets, sizes, strides := strided.MixedOffsets(op), strided.MixedSizes(op), strided.MixedStrides(op)
	offset, knownSizes, knownStrides := knownParts(t, offsets[0], sizes, strides)
	knownOffsets := []strided.Index{offset}
	if countConstants(offsets, sizes, strides) == countConstants(knownOffsets, knownSizes, knownStrides) {
		return false
	}
	ss, _ := strided.Split(knownSizes)
	st, _ := strided.Split(knownStrides)
	if ir.MemRefTypeError(ss, t.Elem(), nil, nil) != nil || anyNegative([]int64{offset.Static()}) {
		return false
	}
	to := ir.NewMemRefType(ss, t.Elem(), ir.NewStridedLayoutAttr(t.Context(), offset.Static(), st), t.MemorySpace())
	cast := NewReinterpretCastTo(r.Builder, to, op.Source(), offset, knownSizes, knownStrides)
	r.ReplaceBy(op.Op(), NewCast(r.Builder, t, cast.Result()).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (SubViewOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(subViewOfConstants), rewrite.On(subViewOfCast), rewrite.On(subViewOfAll)}
}

func anyNegative(list []int64) bool {
	return slices.ContainsFunc(list, func(n int64) bool { return n < 0 && n != ir.DynamicSize })
}

// reducedType returns a subview type without some dimensions.
func reducedType(t *ir.MemRefType, dropped []bool) *ir.MemRefType {
	strides, offset, _ := t.StridesAndOffset()
	var shape, left []int64
	for i, n := range t.Shape() {
		if !dropped[i] {
			shape, left = append(shape, n), append(left, strides[i])
		}
	}
	return ir.NewMemRefType(shape, t.Elem(), ir.NewStridedLayoutAttr(t.Context(), offset, left), t.MemorySpace())
}

// subViewOfConstants puts offsets, sizes and strides that are constants into the operation and its
// type.
func subViewOfConstants(op SubViewOp, r *rewrite.Rewriter) bool {
	offsets, sizes, strides, changed := strided.FoldInBounds(op, memRefOf(op.Source()).Shape(), true)
	if !changed {
		return false
	}
	so, _ := strided.Split(offsets)
	ss, _ := strided.Split(sizes)
	st, _ := strided.Split(strides)
	t, ok := SubViewType(memRefOf(op.Source()), so, ss, st)
	if !ok {
		return false
	}
	view := NewSubViewOf(r.Builder, reducedType(t, op.DroppedDims()), op.Source(), offsets, sizes, strides)
	r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), view.Result()).Op())
	return true
}

// subViewOfCast takes the part of what is cast.
func subViewOfCast(op SubViewOp, r *rewrite.Rewriter) bool {
	for _, v := range op.Op().Operands().All() {
		if _, ok := v.Type().(*ir.IndexType); ok {
			if _, ok := ir.ConstInt(v); ok {
				return false
			}
		}
	}
	cast, ok := ir.DefiningOp[CastOp](op.Source())
	if !ok || !cast.LosesInformation() {
		return false
	}
	dropped, ok := droppedDims(memRefOf(op.Source()), memRefOf(op.Result()), strided.MixedSizes(op))
	if !ok {
		return false
	}
	t, ok := SubViewType(memRefOf(cast.Source()), op.StaticOffsets(), op.StaticSizes(), op.StaticStrides())
	if !ok {
		return false
	}
	view := NewSubView(r.Builder, reducedType(t, dropped), cast.Source(), op.Offsets().Values(), op.Sizes().Values(), op.Strides().Values(),
		op.StaticOffsets(), op.StaticSizes(), op.StaticStrides())
	r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), view.Result()).Op())
	return true
}

// subViewOfAll replaces a subview that is all of its source.
func subViewOfAll(op SubViewOp, r *rewrite.Rewriter) bool {
	from := memRefOf(op.Source())
	if from.Rank() != rankOf(op.Result()) || !allAre(strided.MixedOffsets(op), 0) || !allAre(strided.MixedStrides(op), 1) {
		return false
	}
	for i, n := range strided.MixedSizes(op) {
		if !n.Is(from.Shape()[i]) {
			return false
		}
	}
	if ir.Type(from) == op.Result().Type() {
		r.Replace(op.Op(), op.Source())
	} else {
		r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), op.Source()).Op())
	}
	return true
}

// composed returns the groups of two collapses, one after the other.
func composed(inner, outer [][]int64) [][]int64 {
	groups := make([][]int64, len(outer))
	for i, group := range outer {
		for _, dim := range group {
			groups[i] = append(groups[i], inner[dim]...)
		}
	}
	return groups
}

// groupsAttr is the inverse of groupsOf.
func groupsAttr(c *ir.Context, groups [][]int64) *ir.ArrayAttr {
	list := make([]ir.Attribute, len(groups))
	for i, group := range groups {
		dims := make([]ir.Attribute, len(group))
		for j, d := range group {
			dims[j] = ir.NewIntegerAttr(c.I64(), d)
		}
		list[i] = ir.NewArrayAttr(c, dims...)
	}
	return ir.NewArrayAttr(c, list...)
}

// collapseTwice collapses at once.
func collapseTwice(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[CollapseShapeOp](op.Src())
	if !ok {
		return false
	}
	groups := groupsAttr(op.Op().Context(), composed(inner.Groups(), op.Groups()))
	r.ReplaceBy(op.Op(), NewCollapseShape(r.Builder, op.Result().Type(), inner.Src(), groups).Op())
	return true
}

// expandTwice expands at once.
func expandTwice(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[ExpandShapeOp](op.Src())
	if !ok {
		return false
	}
	groups := groupsAttr(op.Op().Context(), composed(op.Groups(), inner.Groups()))
	made := NewExpandShape(r.Builder, op.Result().Type(), inner.Src(), groups, op.OutputShape().Values(), op.StaticOutputShape())
	r.ReplaceBy(op.Op(), made.Op())
	return true
}

// collapseCast collapses what is cast.
func collapseCast(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Src())
	if !ok || !cast.LosesInformation() {
		return false
	}
	t, ok := CollapseShapeType(memRefOf(cast.Source()), op.Groups())
	if !ok {
		return false
	}
	if ir.Type(t) == op.Result().Type() {
		r.Modify(op.Op(), func() { op.Op().SetOperand(0, cast.Source()) })
		return true
	}
	made := NewCollapseShape(r.Builder, t, cast.Source(), op.Reassociation())
	r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), made.Result()).Op())
	return true
}
