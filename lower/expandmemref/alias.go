package expandmemref

import (
	"github.com/gomlir/gomlir/affine"
	affineops "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// FoldAliases is the pass fold-memref-alias-ops.
var FoldAliases = &pass.Def{
	Name:    "fold-memref-alias-ops",
	Summary: "Fold memref alias ops into consumer load/store ops",
	Class:   "(anonymous namespace)::FoldMemRefAliasOpsPass",
	New:     folding(FoldAliasPatterns),
}

// FoldAffineAliases is the pass affine-fold-memref-alias-ops.
var FoldAffineAliases = &pass.Def{
	Name:    "affine-fold-memref-alias-ops",
	Summary: "Fold memref alias ops into affine memory ops",
	Class:   "(anonymous namespace)::AffineFoldMemRefAliasOpsPass",
	New:     folding(FoldAffineAliasPatterns),
}

func folding(patterns func() []rewrite.Pattern) func(*pass.Options) func(*pass.Job) {
	return func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns()...), rewrite.Config{BottomUp: true, Threads: j.Threads})
		}
	}
}

// FoldAliasPatterns returns the patterns of fold-memref-alias-ops: accesses to a part of a memref, or to one
// with another shape, become accesses to that memref. They keep whether an access is non-temporal, and whether
// it is in bounds, and no other attribute. This is MLIR's populateFoldMemRefAliasOpPatterns.
func FoldAliasPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(loadOfView), rewrite.On(storeToView),
		rewrite.On(vectorLoadOfView), rewrite.On(vectorStoreToView),
		rewrite.On(maskedLoadOfView), rewrite.On(maskedStoreToView),
		rewrite.On(readOfView), rewrite.On(writeToView),
		rewrite.On(partOfPart),
	}
}

// FoldAffineAliasPatterns returns the patterns of affine-fold-memref-alias-ops, which do the same for loads
// and stores of the affine dialect.
func FoldAffineAliasPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op affineops.LoadOp, r *rewrite.Rewriter) bool {
			src, at, ok := affineSource(op, r)
			if ok {
				r.ReplaceBy(op.Op(), affineops.NewLoad(r.Builder, src, affine.Identity(len(at)), at...).Op())
			}
			return ok
		}),
		rewrite.On(func(op affineops.StoreOp, r *rewrite.Rewriter) bool {
			src, at, ok := affineSource(op, r)
			if ok {
				r.ReplaceBy(op.Op(), affineops.NewStore(r.Builder, op.Value(), src, affine.Identity(len(at)), at...).Op())
			}
			return ok
		}),
	}
}

// affineSource is [sourceOf] for the results of the map of an access.
func affineSource(op affineops.AccessOp, r *rewrite.Rewriter) (src *ir.Value, at []*ir.Value, ok bool) {
	switch def := op.Memref().DefiningOp(); {
	case def == nil || !def.Is(memref.SubView) && !def.Is(memref.ExpandShape) && !def.Is(memref.CollapseShape):
		return nil, nil, false
	}
	operands := make([]ir.FoldResult, op.Indices().Len())
	for i, v := range op.Indices().Values() {
		operands[i].Value = v
	}
	indices := make([]*ir.Value, op.Map().NumResults())
	for i := range indices {
		indices[i] = asValue(r.Builder, composedApply(r.Builder, op.Map().SubMap(i), operands))
	}
	return sourceOf(op.Memref(), indices, true, r.Builder)
}

// asValue returns the value of an index, which it makes of a constant.
func asValue(b *ir.Builder, x strided.Index) *ir.Value {
	if x.IsConstant() {
		return index(b, x.Static())
	}
	return x.Value()
}

// sourceOf returns what a view is of, and the indices there of an element of the view. inBounds says that the
// indices are within the view. ok is false, and nothing is made, if the memref is no such view.
func sourceOf(view *ir.Value, indices []*ir.Value, inBounds bool, b *ir.Builder) (src *ir.Value, at []*ir.Value, ok bool) {
	if op, ok := ir.DefiningOp[memref.SubViewOp](view); ok {
		at := make([]*ir.Value, 0, len(op.StaticOffsets()))
		var list []strided.Index
		for _, v := range indices {
			list = append(list, strided.Dynamic(v))
		}
		for _, x := range withinPart(b, op, list) {
			at = append(at, asValue(b, x))
		}
		return op.Source(), at, true
	}
	if op, ok := ir.DefiningOp[memref.ExpandShapeOp](view); ok {
		shape := strided.Mixed(op.StaticOutputShape(), op.OutputShape())
		for _, group := range op.Groups() {
			first, end := group[0], group[len(group)-1]+1
			v := indices[first]
			if len(group) > 1 {
				v = affineops.NewLinearizeIndex(b, indices[first:end], shape[first:end], inBounds).Result()
			}
			at = append(at, v)
		}
		return op.Src(), at, true
	}
	if op, ok := ir.DefiningOp[memref.CollapseShapeOp](view); ok {
		return op.Src(), ofCollapsed(b, op, indices), true
	}
	return nil, nil, false
}

// ofCollapsed takes indices apart.
func ofCollapsed(b *ir.Builder, op memref.CollapseShapeOp, indices []*ir.Value) (at []*ir.Value) {
	t := op.Src().Type().(*ir.MemRefType)
	metadata := memref.NewExtractStridedMetadata(b, op.Src())
	sizes := make([]strided.Index, t.Rank())
	for i, n := range t.Shape() {
		sizes[i] = known(n, metadata.Sizes().At(i))
	}
	groups := op.Groups()
	for i, group := range groups {
		if len(group) == 1 {
			at = append(at, indices[i])
			continue
		}
		basis := sizes[group[0] : group[len(group)-1]+1]
		at = append(at, affineops.NewDelinearizeIndex(b, indices[i], basis, true).Op().Results().Values()...)
	}
	if len(groups) == 0 {
		for range sizes {
			at = append(at, index(b, 0))
		}
	}
	return at
}

// withinPart returns where an element of a part of a memref is in the memref.
func withinPart(b *ir.Builder, op memref.SubViewOp, indices []strided.Index) (at []strided.Index) {
	e := affine.NewSymbol(0).Add(affine.NewSymbol(1).Mul(affine.NewSymbol(2)))
	strides, dropped := strided.MixedStrides(op), op.DroppedDims()
	for i, offset := range strided.MixedOffsets(op) {
		var x strided.Index
		if !dropped[i] {
			x, indices = indices[0], indices[1:]
		}
		at = append(at, apply(b, e, offset, x, strides[i]))
	}
	return at
}

func loadOfView(op memref.LoadOp, r *rewrite.Rewriter) bool {
	src, at, ok := sourceOf(op.Memref(), op.Indices().Values(), true, r.Builder)
	if ok {
		r.ReplaceBy(op.Op(), memref.NewLoad(r.Builder, src, at...).SetNontemporal(op.Nontemporal()).Op())
	}
	return ok
}

func storeToView(op memref.StoreOp, r *rewrite.Rewriter) bool {
	src, at, ok := sourceOf(op.Memref(), op.Indices().Values(), true, r.Builder)
	if ok {
		r.ReplaceBy(op.Op(), memref.NewStore(r.Builder, op.Value(), src, at...).SetNontemporal(op.Nontemporal()).Op())
	}
	return ok
}

// isPart reports whether a memref is a part of another.
func isPart(v *ir.Value) bool {
	_, ok := ir.DefiningOp[memref.SubViewOp](v)
	return ok
}

func vectorLoadOfView(op vector.LoadOp, r *rewrite.Rewriter) bool {
	src, at, ok := sourceOf(op.Base(), op.Indices().Values(), false, r.Builder)
	if ok {
		load := vector.NewLoad(r.Builder, op.Result().Type(), src, at...)
		if !isPart(op.Base()) {
			load.SetNontemporal(op.Nontemporal())
		}
		r.ReplaceBy(op.Op(), load.Op())
	}
	return ok
}

func vectorStoreToView(op vector.StoreOp, r *rewrite.Rewriter) bool {
	src, at, ok := sourceOf(op.Base(), op.Indices().Values(), false, r.Builder)
	if ok {
		store := vector.NewStore(r.Builder, op.ValueToStore(), src, at...)
		if !isPart(op.Base()) {
			store.SetNontemporal(op.Nontemporal())
		}
		r.ReplaceBy(op.Op(), store.Op())
	}
	return ok
}

func maskedLoadOfView(op vector.MaskedLoadOp, r *rewrite.Rewriter) bool {
	src, at, ok := sourceOf(op.Base(), op.Indices().Values(), false, r.Builder)
	if ok {
		r.ReplaceBy(op.Op(), vector.NewMaskedLoad(r.Builder, op.Result().Type(), src, at, op.Mask(), op.PassThru()).Op())
	}
	return ok
}

func maskedStoreToView(op vector.MaskedStoreOp, r *rewrite.Rewriter) bool {
	src, at, ok := sourceOf(op.Base(), op.Indices().Values(), false, r.Builder)
	if ok {
		r.ReplaceBy(op.Op(), vector.NewMaskedStore(r.Builder, src, at, op.Mask(), op.ValueToStore()).Op())
	}
	return ok
}

// transferable reports whether a transfer may be one of what a part is of: it must not leave the part, whose
// elements must be next to each other.
func transferable(view memref.SubViewOp, inBounds *ir.ArrayAttr) bool {
	return hasUnitStrides(view) && !containsFalse(inBounds)
}

func containsFalse(list *ir.ArrayAttr) bool {
	for _, a := range list.Elems() {
		if !a.(*ir.IntegerAttr).Bool() {
			return true
		}
	}
	return false
}

func hasUnitStrides(view memref.SubViewOp) bool {
	for _, n := range view.StaticStrides() {
		if n != 1 {
			return false
		}
	}
	return true
}

// ofMoreDims is a map of the dimensions that a part has, as one of those of what it is of.
func ofMoreDims(m affine.Map, dropped []bool) affine.Map {
	var by []affine.Expr
	for i, gone := range dropped {
		if !gone {
			by = append(by, affine.NewDim(i))
		}
	}
	return m.Replace(by, nil, len(dropped), m.NumSymbols())
}

func readOfView(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	m, inBounds := op.PermutationMap(), op.InBounds()
	t := op.Result().Type().(*ir.VectorType)
	if view, ok := ir.DefiningOp[memref.SubViewOp](op.Base()); ok {
		if !transferable(view, inBounds) {
			return false
		}
		m = ofMoreDims(m, view.DroppedDims())
	} else if view, ok := ir.DefiningOp[memref.ExpandShapeOp](op.Base()); ok {
		rank := view.Src().Type().(*ir.MemRefType).Rank()
		if !m.IsMinorIdentity() || rank < len(t.Shape()) {
			return false
		}
		m = affine.MinorIdentity(rank, len(t.Shape()))
	} else {
		return false
	}
	src, at, _ := sourceOf(op.Base(), op.Indices().Values(), false, r.Builder)
	r.ReplaceBy(op.Op(), vector.NewTransferRead(r.Builder, t, src, at, m, op.Padding(), op.Mask(), inBounds).Op())
	return true
}

func writeToView(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	view, ok := ir.DefiningOp[memref.SubViewOp](op.Base())
	if !ok || !transferable(view, op.InBounds()) {
		return false
	}
	m := ofMoreDims(op.PermutationMap(), view.DroppedDims())
	src, at, _ := sourceOf(op.Base(), op.Indices().Values(), false, r.Builder)
	r.ReplaceBy(op.Op(), vector.NewTransferWrite(r.Builder, nil, op.ValueToStore(), src, at, m, op.Mask(), op.InBounds()).Op())
	return true
}

// partOfPart makes one part of a part of a part.
func partOfPart(op memref.SubViewOp, r *rewrite.Rewriter) bool {
	from, ok := ir.DefiningOp[memref.SubViewOp](op.Source())
	if !ok || !hasUnitStrides(op) || !hasUnitStrides(from) {
		return false
	}
	var sizes []strided.Index
	inner := strided.MixedSizes(op)
	for i, gone := range from.DroppedDims() {
		if gone {
			sizes = append(sizes, strided.MixedSizes(from)[i])
		} else {
			sizes, inner = append(sizes, inner[0]), inner[1:]
		}
	}
	var offsets []strided.Index
	for _, x := range withinPart(r.Builder, from, strided.MixedOffsets(op)) {
		offsets = append(offsets, x.Folded())
	}
	t := op.Result().Type().(*ir.MemRefType)
	r.ReplaceBy(op.Op(), memref.NewSubViewOf(r.Builder, t, from.Source(), offsets, sizes, strided.MixedStrides(from)).Op())
	return true
}
