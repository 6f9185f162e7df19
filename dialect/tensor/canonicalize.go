package tensor

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// replaceCast replaces an operation by the result of another, cast to its type if that differs.
func replaceCast(r *rewrite.Rewriter, op *ir.Operation, v *ir.Value) {
	if t := op.Result(0).Type(); v.Type() != t {
		v = NewCast(r.Builder, t, v).Result()
	}
	r.Replace(op, v)
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CastOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(castTwice), rewrite.On(castOfSlice)}
}

// joinedShape returns what is known of a shape that is two shapes at once. ok is false if they contradict
// each other; the shape is nil if there is no rank.
func joinedShape(a, b []int64, aRanked, bRanked bool) (shape []int64, isRanked, ok bool) {
	switch {
	case !aRanked:
		return b, bRanked, true
	case !bRanked:
		return a, aRanked, true
	case len(a) != len(b):
		return nil, false, false
	}
	shape = make([]int64, len(a))
	for i := range a {
		if shape[i], ok = joined(a[i], b[i]); !ok {
			return nil, false, false
		}
	}
	return shape, true, true
}

// castTwice casts at once, unless the type in between is a check.
func castTwice(op CastOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[CastOp](op.Source())
	if !ok {
		return false
	}
	a, b, c := inner.Source().Type().(ir.TensorType), inner.Result().Type().(ir.TensorType), op.Result().Type().(ir.TensorType)
	first, isRanked, ok := joinedShape(shapeOf(a), shapeOf(b), a.HasRank(), b.HasRank())
	if !ok {
		return false
	}
	all, allRanked, ok := joinedShape(first, shapeOf(c), isRanked, c.HasRank())
	if !ok {
		return false
	}
	without, withoutRanked, _ := joinedShape(shapeOf(a), shapeOf(c), a.HasRank(), c.HasRank())
	if allRanked != withoutRanked || !slices.Equal(all, without) {
		return false
	}
	r.ReplaceBy(op.Op(), NewCast(r.Builder, c, inner.Source()).Op())
	return true
}

func shapeOf(t ir.TensorType) []int64 {
	if !t.HasRank() {
		return nil
	}
	return t.Shape()
}

// castOfSlice takes a part whose sizes are those that a cast knows.
func castOfSlice(op CastOp, r *rewrite.Rewriter) bool {
	slice, ok := ir.DefiningOp[ExtractSliceOp](op.Source())
	from, to, ok2 := ranked(op.Source(), op.Result())
	if !ok || !ok2 || !op.GainsInformation() || slices.Equal(from.Shape(), to.Shape()) {
		return false
	}
	sizes := strided.MixedSizes(slice)
	dropped, _ := strided.DroppedDims(slice.StaticSizes(), from.Shape())
	next := 0
	for i := range sizes {
		if dropped != nil && dropped[i] {
			continue
		}
		if n := to.Shape()[next]; n != ir.DynamicSize {
			sizes[i] = strided.Constant(n)
		}
		next++
	}
	made := NewExtractSliceOf(r.Builder, to, slice.Source(), strided.MixedOffsets(slice), sizes, strided.MixedStrides(slice))
	r.ReplaceBy(op.Op(), made.Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (BitcastOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op BitcastOp, r *rewrite.Rewriter) bool {
		inner, ok := ir.DefiningOp[BitcastOp](op.Source())
		if !ok {
			return false
		}
		r.Modify(op.Op(), func() { op.Op().SetOperand(0, inner.Source()) })
		return true
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ConcatOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op ConcatOp, r *rewrite.Rewriter) bool {
			if op.Inputs().Len() != 1 {
				return false
			}
			r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), op.Inputs().At(0)).Op())
			return true
		}),
		rewrite.On(inferConcatInputs),
		rewrite.On(inferConcatResult),
	}
}

// concatShape returns the shape of tensors one after the other, as far as it is known.
func concatShape(op ConcatOp) []int64 {
	shape := make([]int64, typeOf(op.Result()).Rank())
	for i := range shape {
		sum, common := int64(0), int64(ir.DynamicSize)
		for _, v := range op.Inputs().All() {
			n := typeOf(v).Shape()[i]
			sum = strided.Add(sum, n)
			common, _ = joined(common, n)
		}
		shape[i] = common
		if int64(i) == op.Dim() {
			shape[i] = sum
		}
	}
	return shape
}

// inferConcatInputs casts an input to what is known of its sizes.
func inferConcatInputs(op ConcatOp, r *rewrite.Rewriter) bool {
	known, dim := concatShape(op), int(op.Dim())
	for i, n := range typeOf(op.Result()).Shape() {
		if i != dim {
			known[i], _ = joined(known[i], n)
		}
	}
	for i, v := range op.Inputs().All() {
		shape := slices.Clone(known)
		shape[dim] = typeOf(v).Shape()[dim]
		if !slices.Equal(shape, typeOf(v).Shape()) {
			t := withShape(typeOf(v), shape)
			r.Modify(op.Op(), func() { op.Op().SetOperand(i, NewCast(r.Builder, t, v).Result()) })
			return true
		}
	}
	return false
}

// inferConcatResult makes a result of which as much is known as follows from the inputs.
func inferConcatResult(op ConcatOp, r *rewrite.Rewriter) bool {
	known, t := concatShape(op), typeOf(op.Result())
	for i, n := range t.Shape() {
		known[i], _ = joined(known[i], n)
	}
	if slices.Equal(known, t.Shape()) {
		return false
	}
	made := NewConcat(r.Builder, ir.NewRankedTensorType(known, t.Elem(), nil), op.Dim(), op.Inputs().Values()...)
	replaceCast(r, op.Op(), made.Result())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (DimOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(dimOfCast), rewrite.On(dimOfDestination), rewrite.On(dimOfReshape)}
}

func dimOfCast(op DimOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Source())
	if !ok {
		return false
	}
	r.ReplaceBy(op.Op(), NewDim(r.Builder, cast.Source(), op.Index()).Op())
	return true
}

// dimOfReshape takes a size from the shape that a reshape has.
func dimOfReshape(op DimOp, r *rewrite.Rewriter) bool {
	reshape, ok := ir.DefiningOp[ReshapeOp](op.Source())
	if !ok {
		return false
	}
	r.After(op.Op()).LocOf(op.Op())
	v := NewExtract(r.Builder, reshape.Shape(), op.Index()).Result()
	if v.Type() != op.Result().Type() {
		v = arith.NewIndexCast(r.Builder, op.Result().Type(), v).Result()
	}
	r.Replace(op.Op(), v)
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (EmptyOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(castOfEmpty), rewrite.On(dimOfEmpty), rewrite.On(emptyOfConstants)}
}

func castOfEmpty(op CastOp, r *rewrite.Rewriter) bool {
	empty, ok := ir.DefiningOp[EmptyOp](op.Source())
	if !ok || !op.GainsInformation() {
		return false
	}
	to := typeOf(op.Result())
	sizes := empty.MixedSizes()
	for i, n := range to.Shape() {
		if n != ir.DynamicSize {
			sizes[i] = strided.Constant(n)
		}
	}
	_, dynamic := strided.Split(sizes)
	r.ReplaceBy(op.Op(), NewEmpty(r.Builder, to, dynamic...).Op())
	return true
}

func dimOfEmpty(op DimOp, r *rewrite.Rewriter) bool {
	n, ok := ir.ConstInt(op.Index())
	empty, ok2 := ir.DefiningOp[EmptyOp](op.Source())
	if !ok || !ok2 || n < 0 || n >= int64(typeOf(empty.Result()).Rank()) || empty.MixedSizes()[n].IsConstant() {
		return false
	}
	r.Replace(op.Op(), empty.MixedSizes()[n].Value())
	return true
}

// constantSizes returns a shape with those sizes that are constants, and the values of the others.
// ok is false if none is.
func constantSizes(shape []int64, dynamic ir.ValueRange) (known []int64, sizes []*ir.Value, ok bool) {
	known = slices.Clone(shape)
	next := 0
	for i, n := range shape {
		if n != ir.DynamicSize {
			continue
		}
		v := dynamic.At(next)
		next++
		if c, isConst := ir.ConstInt(v); isConst && c >= 0 {
			known[i], ok = c, true
		} else {
			sizes = append(sizes, v)
		}
	}
	return known, sizes, ok
}

func emptyOfConstants(op EmptyOp, r *rewrite.Rewriter) bool {
	t := typeOf(op.Result())
	shape, sizes, ok := constantSizes(t.Shape(), op.DynamicSizes())
	if !ok {
		return false
	}
	replaceCast(r, op.Op(), NewEmpty(r.Builder, withShape(t, shape), sizes...).Result())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExtractOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(extractOfCast)}
}

func extractOfCast(op ExtractOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Tensor())
	if !ok || !cast.Source().Type().(ir.TensorType).HasRank() {
		return false
	}
	r.ReplaceBy(op.Op(), NewExtract(r.Builder, cast.Source(), op.Indices().Values()...).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (FromElementsOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(extractOfIndexCast)}
}

// extractOfIndexCast converts the element that is taken instead of all.
func extractOfIndexCast(op ExtractOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[arith.IndexCastOp](op.Tensor())
	if !ok {
		return false
	}
	v := NewExtract(r.Builder, cast.In(), op.Indices().Values()...).Result()
	r.ReplaceBy(op.Op(), arith.NewIndexCast(r.Builder, op.Result().Type(), v).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (GenerateOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(extractOfGenerate), rewrite.On(generateOfConstants)}
}

// extractOfGenerate computes the element that is taken, if that does nothing else.
func extractOfGenerate(op ExtractOp, r *rewrite.Rewriter) bool {
	generate, ok := ir.DefiningOp[GenerateOp](op.Tensor())
	if !ok || !effects.Of(generate.Op()).Erasable() {
		return false
	}
	body, m := generate.Body().First(), &ir.IRMapping{}
	for i, v := range op.Indices().All() {
		m.SetValue(body.Arg(i), v)
	}
	for o := range body.Ops() {
		if yield, ok := ir.As[YieldOp](o); ok {
			r.Replace(op.Op(), m.Value(yield.Value()))
			return true
		}
		r.Clone(o, m)
	}
	return true
}

func generateOfConstants(op GenerateOp, r *rewrite.Rewriter) bool {
	t := typeOf(op.Result())
	shape, sizes, ok := constantSizes(t.Shape(), op.DynamicExtents())
	if !ok {
		return false
	}
	made := NewGenerate(r.Builder, withShape(t, shape), sizes...)
	r.InlineRegion(op.Body(), made.Body(), nil)
	replaceCast(r, op.Op(), made.Result())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExpandShapeOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(expandTwice), rewrite.On(expandOfCast),
		rewrite.On(func(op ExpandShapeOp, r *rewrite.Rewriter) bool { return reshapeOfSplat(op.Op(), r) }),
		rewrite.On(func(op ExpandShapeOp, r *rewrite.Rewriter) bool { return reshapeOfElements(op.Op(), r) }),
	}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CollapseShapeOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(collapseTwice), rewrite.On(collapseOfExpanded),
		rewrite.On(func(op CollapseShapeOp, r *rewrite.Rewriter) bool { return reshapeOfSplat(op.Op(), r) }),
		rewrite.On(func(op CollapseShapeOp, r *rewrite.Rewriter) bool { return reshapeOfElements(op.Op(), r) }),
		rewrite.On(collapseOfCast),
	}
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

func collapseTwice(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[CollapseShapeOp](op.Src())
	if !ok {
		return false
	}
	groups := groupsAttr(op.Op().Context(), composed(inner.Groups(), op.Groups()))
	r.ReplaceBy(op.Op(), NewCollapseShape(r.Builder, op.Result().Type(), inner.Src(), groups).Op())
	return true
}

// collapseOfExpanded collapses less, or casts, what was expanded before.
func collapseOfExpanded(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	expand, ok := ir.DefiningOp[ExpandShapeOp](op.Src())
	if !ok {
		return false
	}
	from, to := typeOf(expand.Src()), typeOf(op.Result())
	if from == to || from.Rank() < to.Rank() {
		return false
	}
	higher, next := expand.Groups(), 0
	var groups [][]int64
	for _, low := range op.Groups() {
		var group []int64
		for next < len(higher) && len(low) > 0 && len(higher[next]) > 0 {
			last := higher[next][len(higher[next])-1]
			if last > low[len(low)-1] {
				return false
			}
			group = append(group, int64(next))
			next++
			if last == low[len(low)-1] {
				break
			}
		}
		groups = append(groups, group)
	}
	if from.Rank() == to.Rank() {
		r.ReplaceBy(op.Op(), NewCast(r.Builder, to, expand.Src()).Op())
		return true
	}
	r.ReplaceBy(op.Op(), NewCollapseShape(r.Builder, to, expand.Src(), groupsAttr(op.Op().Context(), groups)).Op())
	return true
}

func collapseOfCast(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Src())
	if !ok || !cast.LosesInformation() {
		return false
	}
	t := collapsedType(typeOf(cast.Source()), op.Groups())
	if ir.Type(t) == op.Result().Type() {
		r.Modify(op.Op(), func() { op.Op().SetOperand(0, cast.Source()) })
		return true
	}
	replaceCast(r, op.Op(), NewCollapseShape(r.Builder, t, cast.Source(), op.Reassociation()).Result())
	return true
}

// expandOfCast makes sizes of the result that are constants part of its type, if those of the source are
// known before a cast.
func expandOfCast(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Src())
	if !ok || !cast.LosesInformation() {
		return false
	}
	t := typeOf(op.Result())
	shape, input := slices.Clone(t.Shape()), make([]int64, len(op.Groups()))
	var dynamic []*ir.Value
	next := 0
	for i, group := range op.Groups() {
		input[i] = 1
		for _, d := range group {
			if shape[d] == ir.DynamicSize {
				v := op.OutputShape().At(next)
				next++
				if n, isConst := ir.ConstInt(v); isConst && typeOf(cast.Source()).Shape()[i] != ir.DynamicSize {
					shape[d] = n
				} else {
					dynamic = append(dynamic, v)
				}
			}
			if input[i] == ir.DynamicSize || shape[d] == ir.DynamicSize {
				input[i] = ir.DynamicSize
			} else {
				input[i] *= shape[d]
			}
		}
	}
	if len(dynamic) == op.OutputShape().Len() {
		return false
	}
	source := NewCast(r.Builder, ir.NewRankedTensorType(input, t.Elem(), nil), op.Src()).Result()
	made := NewExpandShape(r.Builder, ir.NewRankedTensorType(shape, t.Elem(), nil), source, op.Reassociation(), dynamic, shape)
	r.ReplaceBy(op.Op(), NewCast(r.Builder, t, made.Result()).Op())
	return true
}

func reshapeOfSplat(o *ir.Operation, r *rewrite.Rewriter) bool {
	splat, ok := ir.DefiningOp[SplatOp](o.Operand(0))
	if !ok || !ir.HasStaticShape(typeOf(splat.Result())) || !ir.HasStaticShape(typeOf(o.Result(0))) {
		return false
	}
	r.ReplaceBy(o, NewSplat(r.Builder, o.Result(0).Type(), splat.Input()).Op())
	return true
}

func reshapeOfElements(o *ir.Operation, r *rewrite.Rewriter) bool {
	from, ok := ir.DefiningOp[FromElementsOp](o.Operand(0))
	if !ok || !ir.HasStaticShape(typeOf(o.Result(0))) {
		return false
	}
	r.ReplaceBy(o, NewFromElements(r.Builder, o.Result(0).Type(), from.Elements().Values()...).Op())
	return true
}
