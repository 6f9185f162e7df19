package vectortollvm

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// shapeRewrites returns patterns that unroll multi-dimensional vectors.
func shapeRewrites() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(unrollBitCast),
		rewrite.On(unrollBroadcast),
		rewrite.On(unrollOuterProduct),
		rewrite.On(unrollInterleave),
		rewrite.On(unrollDeinterleave),
		rewrite.On(transposeUnit),
		rewrite.On(unrollTranspose),
		rewrite.On(lowerRankInsertSlice),
		rewrite.On(unrollExtractSlice),
		rewrite.On(shuffleInsertSlice),
		rewrite.On(shuffleExtractSlice),
		rewrite.On(constantStep),
		rewrite.On(unrollFMA),
	}
}

// poisonVector creates a poison value.
func poisonVector(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	return ub.NewPoison(r.Builder, t).Result()
}

// zeros creates the constant 0 of a vector or scalar type.
func zeros(r *rewrite.Rewriter, t ir.Type) *ir.Value {
	return arith.NewConstant(r.Builder, zeroAttr(t)).Result()
}

// zeroAttr returns the zero of a type as an attribute, nil if the type has none.
func zeroAttr(t ir.Type) ir.TypedAttribute {
	switch t := t.(type) {
	case *ir.VectorType:
		var width uint32
		switch e := t.Elem().(type) {
		case *ir.IntegerType:
			width = e.Width()
		case *ir.IndexType:
			width = 64
		case *ir.FloatType:
			width = e.Width()
		default:
			return nil
		}
		return ir.NewDenseInts(t, num.NewInt(width, 0))
	case *ir.IntegerType, *ir.IndexType:
		return ir.NewIntegerAttr(t, 0)
	case *ir.FloatType:
		return ir.NewFloatAttr(t, num.FloatFromBits(t.Semantics(), 0, 0))
	}
	return nil
}

// unrolled returns the sizes of the leading dimensions that can be unrolled: all but
// the last one, up to the first scalable one.
func unrolled(t *ir.VectorType) []int64 {
	for i := range t.Rank() - 1 {
		if t.Scalable(i) {
			return t.Shape()[:i]
		}
	}
	if t.Rank() < 2 {
		return nil
	}
	return t.Shape()[:t.Rank()-1]
}

// without removes the first n dimensions of a vector type.
func without(t *ir.VectorType, n int) *ir.VectorType {
	for range n {
		t = withoutDim(t, 0)
	}
	return t
}

func unrollBitCast(op vector.BitCastOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	shape := unrolled(t)
	if len(shape) == 0 {
		return false
	}
	result, inner := poisonVector(r, t), without(t, len(shape))
	each(shape, func(at []int64) {
		part := vector.NewBitCast(r.Builder, inner, extractAt(r.Builder, op.Source(), at...)).Result()
		result = insertAt(r.Builder, part, result, at...)
	})
	return replaced(r, op.Op(), result)
}

func unrollInterleave(op vector.InterleaveOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	shape := unrolled(t)
	if len(shape) == 0 || zeroAttr(t) == nil {
		return false
	}
	result := zeros(r, t)
	each(shape, func(at []int64) {
		lhs := extractAt(r.Builder, op.Lhs(), at...)
		rhs := extractAt(r.Builder, op.Rhs(), at...)
		result = insertAt(r.Builder, vector.NewInterleave(r.Builder, lhs, rhs).Result(), result, at...)
	})
	return replaced(r, op.Op(), result)
}

func unrollDeinterleave(op vector.DeinterleaveOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Res1())
	shape := unrolled(t)
	if len(shape) == 0 || zeroAttr(t) == nil {
		return false
	}
	even := zeros(r, t)
	odd := even
	inner := without(t, len(shape))
	each(shape, func(at []int64) {
		part := vector.NewDeinterleave(r.Builder, inner, extractAt(r.Builder, op.Source(), at...))
		even = insertAt(r.Builder, part.Res1(), even, at...)
		odd = insertAt(r.Builder, part.Res2(), odd, at...)
	})
	r.Replace(op.Op(), even, odd)
	return true
}

// unrollBroadcast repeats a vector along the first dimension. It uses a broadcast for the other
// dimensions.
func unrollBroadcast(op vector.BroadcastOp, r *rewrite.Rewriter) bool {
	from, ok := op.Source().Type().(*ir.VectorType)
	if !ok {
		return false
	}
	to := vectorTypeOf(op.Result())
	if from.Rank() <= 1 && to.Rank() == 1 {
		scalar := extractAt(r.Builder, op.Source(), make([]int64, from.Rank())...)
		return replaced(r, op.Op(), vector.NewBroadcast(r.Builder, to, scalar).Result())
	}
	if to.Rank() == 0 {
		return false
	}
	inner, size := withoutDim(to, 0), to.Shape()[0]
	repeat := func(v, result *ir.Value) bool {
		for d := range size {
			result = insertAt(r.Builder, v, result, d)
		}
		return replaced(r, op.Op(), result)
	}
	if from.Rank() < to.Rank() {
		part := vector.NewBroadcast(r.Builder, inner, op.Source()).Result()
		return repeat(part, poisonVector(r, to))
	}
	stretched := 0
	for stretched < to.Rank() && from.Shape()[stretched] == to.Shape()[stretched] {
		stretched++
	}
	switch {
	case stretched == to.Rank():
		return replaced(r, op.Op(), op.Source())
	case stretched == 0:
		result := poisonVector(r, to)
		return repeat(vector.NewBroadcast(r.Builder, inner, extractAt(r.Builder, op.Source(), 0)).Result(), result)
	case to.Scalable(0):
		return false
	}
	result := poisonVector(r, to)
	for d := range size {
		part := vector.NewBroadcast(r.Builder, inner, extractAt(r.Builder, op.Source(), d)).Result()
		result = insertAt(r.Builder, part, result, d)
	}
	return replaced(r, op.Op(), result)
}

// transposeUnit replaces the transposition of a row or a column with a shape_cast.
func transposeUnit(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	unit := func(i int) bool { return t.Shape()[i] == 1 && !t.Scalable(i) }
	if t.Rank() != 2 || !unit(0) && !unit(1) || !slices.Equal(op.Permutation(), []int64{1, 0}) {
		return false
	}
	return replaced(r, op.Op(), vector.NewShapeCast(r.Builder, t, op.Vector()).Result())
}

// unrollTranspose moves single elements, or whole vectors of the trailing dimensions that stay in
// place.
func unrollTranspose(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	from := vectorTypeOf(op.Vector())
	if from.IsScalable() {
		return r.NoMatch(op.Op(), "This lowering does not support scalable vectors")
	}
	perm := op.Permutation()
	n := len(perm)
	for n > 0 && perm[n-1] == int64(n-1) {
		n--
	}
	result := poisonVector(r, op.Result().Type())
	each(from.Shape()[:n], func(at []int64) {
		to := make([]int64, n)
		for i, p := range perm[:n] {
			to[i] = at[p]
		}
		result = insertAt(r.Builder, extractAt(r.Builder, op.Vector(), at...), result, to...)
	})
	return replaced(r, op.Op(), result)
}

func unrollFMA(op vector.FMAOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	if t.Rank() < 2 || zeroAttr(t.Elem()) == nil {
		return false
	}
	result := vector.NewBroadcast(r.Builder, t, zeros(r, t.Elem())).Result()
	for i := range t.Shape()[0] {
		a := extractAt(r.Builder, op.Lhs(), i)
		b := extractAt(r.Builder, op.Rhs(), i)
		c := extractAt(r.Builder, op.Acc(), i)
		result = insertAt(r.Builder, vector.NewFMA(r.Builder, a, b, c).Result(), result, i)
	}
	return replaced(r, op.Op(), result)
}

func constantStep(op vector.StepOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	n := t.Shape()[0]
	if t.IsScalable() || n > maxListed {
		return false
	}
	list := make([]num.Int, n)
	for i := range list {
		list[i] = num.NewInt(64, int64(i))
	}
	return replaced(r, op.Op(), arith.NewConstant(r.Builder, ir.NewDenseInts(t, list...)).Result())
}

// maxListed bounds the number of elements in a constant that lists them all.
const maxListed = 1 << 20

// Strided slices.

// listOf returns an array of 64-bit integer attributes.
func listOf(c *ir.Context, vs []int64) *ir.ArrayAttr {
	list := make([]ir.Attribute, len(vs))
	for i, v := range vs {
		list[i] = ir.NewIntegerAttr(c.I64(), v)
	}
	return ir.NewArrayAttr(c, list...)
}

// intsOf returns the integers of an array attribute.
func intsOf(a *ir.ArrayAttr) []int64 {
	list := make([]int64, a.Len())
	for i, e := range a.Elems() {
		list[i] = e.(*ir.IntegerAttr).Int()
	}
	return list
}

// insertSlice creates a vector.insert_strided_slice.
func insertSlice(r *rewrite.Rewriter, v, into *ir.Value, offsets, strides []int64) *ir.Value {
	c := r.Context()
	return vector.NewInsertStridedSlice(r.Builder, v, into, listOf(c, offsets), listOf(c, strides)).Result()
}

// extractSlice creates a vector.extract_strided_slice.
func extractSlice(r *rewrite.Rewriter, v *ir.Value, offsets, sizes, strides []int64) *ir.Value {
	c, t := r.Context(), vectorTypeOf(v)
	shape := append(slices.Clone(sizes), t.Shape()[len(sizes):]...)
	to := ir.NewVectorType(shape, t.ScalableDims(), t.Elem())
	return vector.NewExtractStridedSlice(r.Builder, to, v, listOf(c, offsets), listOf(c, sizes), listOf(c, strides)).Op().Result(0)
}

// lowerRankInsertSlice reduces an insertion into a vector of higher rank to an insertion into a
// part of the same rank.
func lowerRankInsertSlice(op vector.InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	diff := vectorTypeOf(op.Dest()).Rank() - vectorTypeOf(op.ValueToStore()).Rank()
	offsets := intsOf(op.Offsets())
	if diff == 0 || len(offsets) == 0 {
		return false
	}
	part := extractAt(r.Builder, op.Dest(), offsets[:diff]...)
	inner := insertSlice(r, op.ValueToStore(), part, offsets[diff:], intsOf(op.Strides()))
	return replaced(r, op.Op(), insertAt(r.Builder, inner, op.Dest(), offsets[:diff]...))
}

// shuffleInsertSlice converts an insertion into a vector of the same rank. One dimension needs
// shuffles; several need insertions of one dimension less.
func shuffleInsertSlice(op vector.InsertStridedSliceOp, r *rewrite.Rewriter) bool {
	from, to := vectorTypeOf(op.ValueToStore()), vectorTypeOf(op.Dest())
	if from.Rank() != to.Rank() {
		return false
	}
	if from == to {
		return replaced(r, op.Op(), op.ValueToStore())
	}
	if from.Scalable(0) || to.Scalable(0) {
		return false
	}
	offsets, strides := intsOf(op.Offsets()), intsOf(op.Strides())
	offset, size := offsets[0], from.Shape()[0]
	if from.Rank() == 1 {
		n := to.Shape()[0]
		mask := make([]int64, n)
		for i := range size {
			mask[i] = i
		}
		wide := vector.NewShuffle(r.Builder, op.ValueToStore(), op.ValueToStore(), mask).Result()
		for i := range n {
			if mask[i] = n + i; i >= offset && i < offset+size {
				mask[i] = i - offset
			}
		}
		return replaced(r, op.Op(), vector.NewShuffle(r.Builder, wide, op.Dest(), mask).Result())
	}
	result := op.Dest()
	for i := range size {
		part := extractAt(r.Builder, op.ValueToStore(), i)
		into := extractAt(r.Builder, op.Dest(), offset+i)
		result = insertAt(r.Builder, insertSlice(r, part, into, offsets[1:], strides[1:]), result, offset+i)
	}
	return replaced(r, op.Op(), result)
}

func shuffleExtractSlice(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	v := vectorTypeOf(op.Source())
	if op.Offsets().Len() != 1 || v.Rank() > 0 && v.Scalable(0) {
		return false
	}
	if v.IsScalable() {
		return extractRows(op, r)
	}
	offset, size := intsOf(op.Offsets())[0], intsOf(op.Sizes())[0]
	mask := make([]int64, size)
	for i := range mask {
		mask[i] = offset + int64(i)
	}
	return replaced(r, op.Op(), vector.NewShuffle(r.Builder, op.Source(), op.Source(), mask).Result())
}

// extractRows extracts vectors one by one, since scalable vectors cannot be shuffled.
func extractRows(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if zeroAttr(t) == nil {
		return false
	}
	offset := intsOf(op.Offsets())[0]
	var rows []*ir.Value
	for i := range t.Shape()[0] {
		rows = append(rows, extractAt(r.Builder, op.Source(), offset+i))
	}
	result := zeros(r, t)
	for i, v := range rows {
		result = insertAt(r.Builder, v, result, int64(i))
	}
	return replaced(r, op.Op(), result)
}

func unrollExtractSlice(op vector.ExtractStridedSliceOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if op.Offsets().Len() <= 1 || zeroAttr(t.Elem()) == nil {
		return false
	}
	offsets, sizes, strides := intsOf(op.Offsets()), intsOf(op.Sizes()), intsOf(op.Strides())
	result := vector.NewBroadcast(r.Builder, t, zeros(r, t.Elem())).Result()
	for i := range sizes[0] {
		part := extractAt(r.Builder, op.Source(), offsets[0]+i)
		result = insertAt(r.Builder, extractSlice(r, part, offsets[1:], sizes[1:], strides[1:]), result, i)
	}
	return replaced(r, op.Op(), result)
}

// unrollOuterProduct multiplies each element of one vector by all elements of the other.
func unrollOuterProduct(op vector.OuterProductOp, r *rewrite.Rewriter) bool {
	t, root := vectorTypeOf(op.Op().Result(0)), op.Op()
	if !canMultiply(op.Kind(), t.Elem()) {
		return false
	}
	var mask *ir.Value
	if masked(op.Op()) {
		root = op.Op().ParentOp()
		m := ir.Cast[vector.MaskOp](root)
		if m.Passthru() != nil {
			return false
		}
		mask = m.Mask()
		r.Before(root)
	}
	rhs, isVector := op.Rhs().Type().(*ir.VectorType)
	if !isVector {
		b := vector.NewBroadcast(r.Builder, op.Lhs().Type(), op.Rhs()).Result()
		return replaced(r, root, multiply(r, op.Kind(), op.Lhs(), b, op.Acc(), mask))
	}
	if t.Scalable(0) || zeroAttr(t) == nil {
		return false
	}
	result := zeros(r, t)
	for d := range t.Shape()[0] {
		x := extractAt(r.Builder, op.Lhs(), d)
		a := vector.NewBroadcast(r.Builder, rhs, x).Result()
		var acc *ir.Value
		if op.Acc() != nil {
			acc = extractAt(r.Builder, op.Acc(), d)
		}
		var part *ir.Value
		if mask != nil {
			part = extractAt(r.Builder, mask, d)
		}
		result = insertAt(r.Builder, multiply(r, op.Kind(), a, op.Rhs(), acc, part), result, d)
	}
	return replaced(r, root, result)
}

// masked reports whether an operation is in a vector.mask.
func masked(op *ir.Operation) bool { p := op.ParentOp(); return p != nil && p.Is(vector.Mask) }

// combinations has the operations of arith for each kind, for integers and for
// floating-point numbers.
var combinations = map[vector.CombiningKind][2]*ir.OpDef{
	vector.CombiningKindAdd: {arith.AddI, arith.AddF}, vector.CombiningKindMul: {arith.MulI, arith.MulF},
	vector.CombiningKindMinUI: {arith.MinUI, nil}, vector.CombiningKindMinSI: {arith.MinSI, nil},
	vector.CombiningKindMaxUI: {arith.MaxUI, nil}, vector.CombiningKindMaxSI: {arith.MaxSI, nil},
	vector.CombiningKindAnd: {arith.AndI, nil}, vector.CombiningKindOr: {arith.OrI, nil}, vector.CombiningKindXor: {arith.XOrI, nil},
	vector.CombiningKindMinNumF: {nil, arith.MinNumF}, vector.CombiningKindMaxNumF: {nil, arith.MaxNumF},
	vector.CombiningKindMinimumF: {nil, arith.MinimumF}, vector.CombiningKindMaximumF: {nil, arith.MaximumF},
}

func combination(kind vector.CombiningKind, elem ir.Type) *ir.OpDef {
	switch elem.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return combinations[kind][0]
	case *ir.FloatType:
		return combinations[kind][1]
	}
	return nil
}

func canMultiply(kind vector.CombiningKind, elem ir.Type) bool { return combination(kind, elem) != nil }

// multiply creates a product, combined with acc unless acc is nil. Where the mask is not set, the
// result is acc. A nil mask is set everywhere.
func multiply(r *rewrite.Rewriter, kind vector.CombiningKind, x, y, acc, mask *ir.Value) *ir.Value {
	choose := func(v *ir.Value) *ir.Value {
		if mask == nil || acc == nil {
			return v
		}
		return arith.NewSelect(r.Builder, mask, v, acc).Result()
	}
	elem := vectorTypeOf(x).Elem()
	_, isFloat := elem.(*ir.FloatType)
	if isFloat && acc != nil && kind == vector.CombiningKindAdd {
		return choose(vector.NewFMA(r.Builder, x, y, acc).Result())
	}
	product := combine(r, combination(vector.CombiningKindMul, elem), x, y)
	if acc == nil {
		return product
	}
	return choose(combine(r, combination(kind, elem), product, acc))
}

// combine creates an operation on two values with a result of their type.
func combine(r *rewrite.Rewriter, def *ir.OpDef, a, b *ir.Value) *ir.Value {
	st := ir.OperationState{Context: r.Context(), Def: def, Operands: []*ir.Value{a, b}, Results: []ir.Type{a.Type()}}
	for i, s := range def.Attrs {
		if s.Default != nil {
			st.SetInherentAttr(i, s.Default(r.Context()))
		}
	}
	return r.Create(&st).Result(0)
}
