package tensor

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// parts are the offsets, sizes and strides of a part.
type parts struct{ offsets, sizes, strides []strided.Index }

func partsOf(op strided.Op) parts {
	return parts{strided.MixedOffsets(op), strided.MixedSizes(op), strided.MixedStrides(op)}
}

// fold makes constants of values that are, as far as the part is then in bounds of a shape. It reports whether there were some.
func (p *parts) fold(op strided.Op, shape []int64) (changed bool) {
	p.offsets, p.sizes, p.strides, changed = strided.FoldInBounds(op, shape, false)
	return changed
}

// reducedType returns the type of a part of a tensor with a rank, without the first dimensions of size 1
// that are too many.
func reducedType(whole *ir.RankedTensorType, sizes []strided.Index, rank int) *ir.RankedTensorType {
	shape, _ := strided.Split(sizes)
	drop := len(shape) - rank
	if drop <= 0 {
		return withShape(whole, shape)
	}
	left := slices.DeleteFunc(shape, func(n int64) bool {
		if n == 1 && drop > 0 {
			drop--
			return true
		}
		return false
	})
	return ir.NewRankedTensorType(left, whole.Elem(), nil)
}

// hasConstantIndex reports whether a folder has something to do for an operation first.
func hasConstantIndex(op *ir.Operation) bool {
	for _, v := range op.Operands().All() {
		if _, ok := v.Type().(*ir.IndexType); ok {
			if _, ok := ir.ConstInt(v); ok {
				return true
			}
		}
	}
	return false
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExtractSliceOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(extractConstantSlice), rewrite.On(extractSliceOfCast)}
}

// extractConstantSlice puts offsets, sizes and strides that are constants into the operation and its type.
func extractConstantSlice(op ExtractSliceOp, r *rewrite.Rewriter) bool {
	var p parts
	if !p.fold(op, typeOf(op.Source()).Shape()) {
		return false
	}
	t := reducedType(typeOf(op.Source()), p.sizes, typeOf(op.Result()).Rank())
	replaceCast(r, op.Op(), NewExtractSliceOf(r.Builder, t, op.Source(), p.offsets, p.sizes, p.strides).Result())
	return true
}

// extractSliceOfCast takes the part of what is cast.
func extractSliceOfCast(op ExtractSliceOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Source())
	if !ok || hasConstantIndex(op.Op()) || !cast.LosesInformation() {
		return false
	}
	p := partsOf(op)
	r.ReplaceBy(op.Op(), NewExtractSliceOf(r.Builder, typeOf(op.Result()), cast.Source(), p.offsets, p.sizes, p.strides).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (InsertSliceOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op InsertSliceOp, r *rewrite.Rewriter) bool { return insertConstantSlice(op, r, false) }),
		rewrite.On(func(op InsertSliceOp, r *rewrite.Rewriter) bool { return insertSliceOfCast(op, r, false) }),
		rewrite.On(func(op InsertSliceOp, r *rewrite.Rewriter) bool { return castInserted(op, r, false) }),
	}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ParallelInsertSliceOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op ParallelInsertSliceOp, r *rewrite.Rewriter) bool { return insertConstantSlice(op, r, true) }),
		rewrite.On(func(op ParallelInsertSliceOp, r *rewrite.Rewriter) bool { return insertSliceOfCast(op, r, true) }),
		rewrite.On(func(op ParallelInsertSliceOp, r *rewrite.Rewriter) bool { return castInserted(op, r, true) }),
	}
}

// An insertOp replaces a part of a tensor.
type insertOp interface {
	strided.Op
	Source() *ir.Value
	Dest() *ir.Value
}

// castSource casts what is inserted. That of a parallel_insert_slice is cast before the operation around.
func castSource(r *rewrite.Rewriter, op insertOp, t ir.Type, parallel bool) *ir.Value {
	if !parallel {
		return NewCast(r.Builder, t, op.Source()).Result()
	}
	r.Before(op.Op().ParentOp()).LocOf(op.Op())
	v := NewCast(r.Builder, t, op.Source()).Result()
	r.Before(op.Op())
	return v
}

// replaceInsert replaces an insertion by another one.
func replaceInsert(r *rewrite.Rewriter, op insertOp, made *ir.Operation) {
	if made.NumResults() == 0 {
		r.Erase(op.Op())
		return
	}
	replaceCast(r, op.Op(), made.Result(0))
}

func insertConstantSlice(op insertOp, r *rewrite.Rewriter, parallel bool) bool {
	var p parts
	if !p.fold(op, typeOf(op.Dest()).Shape()) {
		return false
	}
	source, t := op.Source(), reducedType(typeOf(op.Dest()), p.sizes, typeOf(op.Source()).Rank())
	if ir.Type(t) != source.Type() {
		source = castSource(r, op, t, parallel)
	}
	replaceInsert(r, op, NewInsertSliceOf(r.Builder, parallel, source, op.Dest(), p.offsets, p.sizes, p.strides))
	return true
}

// beforeCast returns the source of a cast that only forgets sizes, else the value.
func beforeCast(v *ir.Value) *ir.Value {
	if cast, ok := ir.DefiningOp[CastOp](v); ok && cast.LosesInformation() {
		return cast.Source()
	}
	return v
}

// insertSliceOfCast inserts what is cast into what is cast.
func insertSliceOfCast(op insertOp, r *rewrite.Rewriter, parallel bool) bool {
	source, dest := beforeCast(op.Source()), beforeCast(op.Dest())
	if hasConstantIndex(op.Op()) || source == op.Source() && dest == op.Dest() {
		return false
	}
	p, from := partsOf(op), typeOf(source).Shape()
	static := slices.Clone(op.StaticSizes())
	next := 0
	for i, n := range static {
		switch {
		case next < len(from) && (n == from[next] || n == ir.DynamicSize || from[next] == ir.DynamicSize):
			if from[next] != ir.DynamicSize {
				p.sizes[i], static[i] = strided.Constant(from[next]), from[next]
			}
			next++
		case n != 1:
			return false
		}
	}
	if _, ok := strided.DroppedDims(static, from); !ok || next != len(from) || typeOf(source).Elem() != typeOf(dest).Elem() {
		return false
	}
	replaceInsert(r, op, NewInsertSliceOf(r.Builder, parallel, source, dest, p.offsets, p.sizes, p.strides))
	return true
}

// castInserted casts what is inserted to what its sizes tell of it.
func castInserted(op insertOp, r *rewrite.Rewriter, parallel bool) bool {
	t := typeOf(op.Source())
	if t.Rank() != typeOf(op.Dest()).Rank() {
		return false
	}
	p, shape := partsOf(op), slices.Clone(t.Shape())
	for i, x := range p.sizes {
		if n, ok := x.Int(); ok {
			if n < 0 {
				return false
			}
			shape[i] = n
		}
	}
	to := withShape(t, shape)
	if t == to || !preserves(t, to) || !CastCompatible(t, to) {
		return false
	}
	source := castSource(r, op, to, parallel)
	replaceInsert(r, op, NewInsertSliceOf(r.Builder, parallel, source, op.Dest(), p.offsets, p.sizes, p.strides))
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (PadOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(padNothing), rewrite.On(padOfCast), rewrite.On(castOfPad), rewrite.On(padConstants), rewrite.On(padTwice),
	}
}

// MixedLow returns how many elements there are before the source, for each dimension.
func (op PadOp) MixedLow() []strided.Index { return strided.Mixed(op.StaticLow(), op.Low()) }

// MixedHigh returns how many elements there are behind the source, for each dimension.
func (op PadOp) MixedHigh() []strided.Index { return strided.Mixed(op.StaticHigh(), op.High()) }

// newPad creates a tensor.pad like another one, without its region.
func newPad(r *rewrite.Rewriter, like PadOp, t ir.Type, source *ir.Value, low, high []strided.Index) PadOp {
	sl, dl := strided.Split(low)
	sh, dh := strided.Split(high)
	made := NewPad(r.Builder, t, source, dl, dh, sl, sh)
	made.SetNofold(like.Nofold())
	return made
}

func padNothing(op PadOp, r *rewrite.Rewriter) bool {
	if op.Nofold() || !allAre(op.MixedLow(), 0) || !allAre(op.MixedHigh(), 0) {
		return false
	}
	r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), op.Source()).Op())
	return true
}

func padOfCast(op PadOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Source())
	if !ok || !cast.LosesInformation() {
		return false
	}
	t, ok := paddedType(typeOf(cast.Source()), op.StaticLow(), op.StaticHigh(), typeOf(op.Result()).Shape())
	if !ok {
		return false
	}
	if ir.Type(t) == op.Result().Type() {
		r.Modify(op.Op(), func() { op.Op().SetOperand(0, cast.Source()) })
		return true
	}
	made := newPad(r, op, t, op.Source(), op.MixedLow(), op.MixedHigh())
	r.CloneRegion(op.Region(), made.Region(), nil, nil)
	r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), made.Result()).Op())
	return true
}

// castOfPad makes a result of the type that its only user casts it to.
func castOfPad(op PadOp, r *rewrite.Rewriter) bool {
	if !op.Result().HasOneUse() {
		return false
	}
	var cast CastOp
	for u := range op.Result().Uses() {
		c, ok := ir.As[CastOp](u.Owner())
		if !ok || !c.GainsInformation() {
			return false
		}
		cast = c
	}
	made := newPad(r, op, cast.Result().Type(), op.Source(), op.MixedLow(), op.MixedHigh())
	r.InlineRegion(op.Region(), made.Region(), nil)
	r.Replace(op.Op(), made.Result())
	r.Replace(cast.Op(), made.Result())
	return true
}

// padConstants makes sizes that follow from constants part of the type.
func padConstants(op PadOp, r *rewrite.Rewriter) bool {
	from, to := typeOf(op.Source()), typeOf(op.Result())
	fold := func(list []strided.Index) []strided.Index {
		for i, x := range list {
			list[i] = x.Folded()
		}
		return list
	}
	low, high := fold(op.MixedLow()), fold(op.MixedHigh())
	shape, anyKnown := slices.Clone(to.Shape()), false
	for i, n := range shape {
		if n == ir.DynamicSize {
			shape[i] = strided.Add(strided.Add(from.Shape()[i], low[i].Static()), high[i].Static())
		}
		if shape[i] < 0 && shape[i] != ir.DynamicSize {
			return false
		}
		anyKnown = anyKnown || shape[i] != ir.DynamicSize
	}
	if slices.Equal(shape, to.Shape()) || !anyKnown {
		return false
	}
	made := newPad(r, op, ir.NewRankedTensorType(shape, to.Elem(), nil), op.Source(), low, high)
	r.CloneRegion(op.Region(), made.Region(), nil, nil)
	r.ReplaceBy(op.Op(), NewCast(r.Builder, to, made.Result()).Op())
	return true
}

// ConstantValue returns the element that is added everywhere, nil if it depends on the place.
func (op PadOp) ConstantValue() *ir.Value {
	body := op.Region().First()
	yield, ok := ir.As[YieldOp](body.Terminator())
	if !ok || ir.ConstantOf(yield.Value()) == nil && yield.Value().ParentBlock() == body {
		return nil
	}
	return yield.Value()
}

// padTwice adds the elements of two paddings at once.
func padTwice(op PadOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[PadOp](op.Source())
	if !ok || op.Nofold() || inner.Nofold() || op.ConstantValue() == nil || op.ConstantValue() != inner.ConstantValue() {
		return false
	}
	sum := func(a, b []strided.Index) []strided.Index {
		list := make([]strided.Index, len(a))
		for i := range a {
			v := affinedialect.FoldedApply(r.Builder, affine.NewMap(2, 0, affine.NewDim(0).Add(affine.NewDim(1))), foldResult(r, a[i]), foldResult(r, b[i]))
			list[i] = strided.Dynamic(v.Value)
			if n, ok := v.Attr.(*ir.IntegerAttr); ok {
				list[i] = strided.Constant(n.Int())
			}
		}
		return list
	}
	high := sum(op.MixedHigh(), inner.MixedHigh())
	low := sum(op.MixedLow(), inner.MixedLow())
	made := newPad(r, op, op.Result().Type(), inner.Source(), low, high)
	r.InlineRegion(op.Region(), made.Region(), nil)
	r.Replace(op.Op(), made.Result())
	return true
}

func foldResult(r *rewrite.Rewriter, x strided.Index) ir.FoldResult {
	if x.IsConstant() {
		return ir.FoldResult{Attr: ir.NewIntegerAttr(r.Context().Index(), x.Static())}
	}
	return ir.FoldResult{Value: x.Value()}
}
