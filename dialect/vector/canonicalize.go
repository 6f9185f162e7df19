package vector

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (BroadcastOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(broadcastTwice), rewrite.On(broadcastExtended)}
}

// broadcastTwice broadcasts once.
func broadcastTwice(op BroadcastOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[BroadcastOp](op.Source())
	if !ok {
		return false
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), inner.Source()).Op())
	return true
}

// broadcastExtended broadcasts without a shape_cast that only adds or removes dimensions of
// size 1 before all others, for a broadcast does that itself.
func broadcastExtended(op BroadcastOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[ShapeCastOp](op.Source())
	if !ok {
		return false
	}
	from, to := vectorType(cast.Source()), vectorType(cast.Result())
	i, j := leadingUnits(from), leadingUnits(to)
	if from.Rank() > vectorType(op.Result()).Rank() || !slices.Equal(from.Shape()[i:], to.Shape()[j:]) {
		return false
	}
	for ; i < from.Rank(); i, j = i+1, j+1 {
		if from.Scalable(i) != to.Scalable(j) {
			return false
		}
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), cast.Source()).Op())
	return true
}

// leadingUnits is the number of dimensions of size 1 before all others.
func leadingUnits(t *ir.VectorType) int {
	i := 0
	for i < t.Rank() && isUnit(t, i) {
		i++
	}
	return i
}

// isUnit reports whether a dimension has size 1, however long scalable vectors are.
func isUnit(t *ir.VectorType, i int) bool { return t.Shape()[i] == 1 && !t.Scalable(i) }

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ShapeCastOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(castMask), rewrite.On(castBroadcast)}
}

// castMask makes the mask without dimensions of size 1 at the end, which are set.
func castMask(op ShapeCastOp, r *rewrite.Rewriter) bool {
	from, to := vectorType(op.Source()), vectorType(op.Result())
	n := from.Rank()
	for n > 1 && isUnit(from, n-1) {
		n--
	}
	if n == from.Rank() || n != to.Rank() || !sameCount(from, to) || !slices.Equal(from.Shape()[:n], to.Shape()) {
		return false
	}
	for i := range n {
		if from.Scalable(i) != to.Scalable(i) {
			return false
		}
	}
	if mask, ok := ir.DefiningOp[CreateMaskOp](op.Source()); ok {
		sizes := mask.Operands().Values()
		for _, v := range sizes[n:] {
			if size, known := ir.ConstInt(v); !known || size != 1 {
				return false
			}
		}
		r.ReplaceBy(op.Op(), NewCreateMask(r.Builder, to, sizes[:n]...).Op())
		return true
	}
	mask, ok := ir.DefiningOp[ConstantMaskOp](op.Source())
	if !ok || slices.ContainsFunc(mask.MaskDimSizes()[n:], func(size int64) bool { return size != 1 }) {
		return false
	}
	r.ReplaceBy(op.Op(), NewConstantMask(r.Builder, to, mask.MaskDimSizes()[:n]).Op())
	return true
}

// castBroadcast casts what was broadcast, if it has as many elements, or broadcasts it to
// the other shape, if that repeats the same elements.
func castBroadcast(op ShapeCastOp, r *rewrite.Rewriter) bool {
	broadcast, ok := ir.DefiningOp[BroadcastOp](op.Source())
	if !ok {
		return false
	}
	between, to := vectorType(op.Source()), vectorType(op.Result())
	from, isVector := broadcast.Source().Type().(*ir.VectorType)
	switch {
	case isVector && sameCount(from, to):
		r.ReplaceBy(op.Op(), NewShapeCast(r.Builder, to, broadcast.Source()).Op())
	case !isVector || repeatsSame(from, between, to):
		r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, to, broadcast.Source()).Op())
	default:
		return false
	}
	return true
}

// sameCount reports whether two vectors have the same number of elements.
func sameCount(t, u *ir.VectorType) bool {
	scalable := func(t *ir.VectorType) (n int) {
		for i := range t.Rank() {
			if t.Scalable(i) {
				n++
			}
		}
		return n
	}
	m, _ := ir.NumElements(t.Shape())
	n, _ := ir.NumElements(u.Shape())
	return m == n && scalable(t) == scalable(u)
}

// repeatsSame reports whether a vector can be broadcast to the shape to, and its elements
// are repeated there as in the shape between, which has as many elements. Upstream does
// not ask for the latter.
func repeatsSame(from, between, to *ir.VectorType) bool {
	if from.Rank() > to.Rank() {
		return false
	}
	strideB, strideC := int64(1), int64(1)
	for i := range from.Rank() {
		d, b, c := from.Rank()-1-i, between.Rank()-1-i, to.Rank()-1-i
		if !isUnit(from, d) && (strideB != strideC || from.Shape()[d] != to.Shape()[c] || from.Scalable(d) != to.Scalable(c)) {
			return false
		}
		strideB, strideC = strideB*between.Shape()[b], strideC*to.Shape()[c]
		if between.Scalable(b) != to.Scalable(c) {
			return leadingUnits(from) >= d // the strides of what is before are not known
		}
	}
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (TransposeOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(transposeMask),
		rewrite.On(transposeShapeCast),
		rewrite.On(transposeTwice),
		rewrite.On(transposeElements),
		rewrite.On(transposeBroadcast),
	}
}

// transposeElements makes the transposed vector of the same elements.
func transposeElements(op TransposeOp, r *rewrite.Rewriter) bool {
	from, ok := ir.DefiningOp[FromElementsOp](op.Vector())
	if !ok {
		return false
	}
	shape, permutation := vectorType(op.Result()).Shape(), op.Permutation()
	strides := make([]int64, len(shape))
	stride := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = stride
		stride *= vectorType(op.Vector()).Shape()[i]
	}
	elements := make([]*ir.Value, 0, from.Elements().Len())
	for at := range places(shape) {
		n := int64(0)
		for i, p := range permutation {
			n += at[i] * strides[p]
		}
		elements = append(elements, from.Elements().At(int(n)))
	}
	r.ReplaceBy(op.Op(), NewFromElements(r.Builder, op.Result().Type(), elements...).Op())
	return true
}

// transposeMask makes the transposed mask.
func transposeMask(op TransposeOp, r *rewrite.Rewriter) bool {
	if mask, ok := ir.DefiningOp[CreateMaskOp](op.Vector()); ok {
		sizes := permuted(mask.Operands().Values(), op.Permutation())
		r.ReplaceBy(op.Op(), NewCreateMask(r.Builder, op.Result().Type(), sizes...).Op())
		return true
	}
	if mask, ok := ir.DefiningOp[ConstantMaskOp](op.Vector()); ok {
		sizes := permuted(mask.MaskDimSizes(), op.Permutation())
		r.ReplaceBy(op.Op(), NewConstantMask(r.Builder, op.Result().Type(), sizes).Op())
		return true
	}
	return false
}

// permuted returns the elements of a list in the order of a permutation.
func permuted[T any](list []T, permutation []int64) []T {
	out := make([]T, len(permutation))
	for i, p := range permutation {
		out[i] = list[p]
	}
	return out
}

// transposeShapeCast casts to the transposed shape, if the elements stay in order.
func transposeShapeCast(op TransposeOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[ShapeCastOp](op.Vector())
	if !ok || !keepsOrder(op) {
		return false
	}
	r.ReplaceBy(op.Op(), NewShapeCast(r.Builder, op.Result().Type(), cast.Source()).Op())
	return true
}

// transposeTwice transposes once.
func transposeTwice(op TransposeOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[TransposeOp](op.Vector())
	if !ok {
		return false
	}
	permutation := permuted(inner.Permutation(), op.Permutation())
	r.ReplaceBy(op.Op(), NewTranspose(r.Builder, op.Result().Type(), inner.Vector(), permutation).Op())
	return true
}

// transposeBroadcast broadcasts to the transposed shape: if dimensions that hold elements of
// the source stay where they are, and the others between two of these stay between them.
func transposeBroadcast(op TransposeOp, r *rewrite.Rewriter) bool {
	broadcast, ok := ir.DefiningOp[BroadcastOp](op.Vector())
	if !ok {
		return false
	}
	rank := vectorType(op.Vector()).Rank()
	fixed := func(int) bool { return false }
	if source, ok := broadcast.Source().Type().(*ir.VectorType); ok {
		fixed = func(i int) bool {
			i -= rank - source.Rank()
			return i >= 0 && !isUnit(source, i)
		}
	}
	permutation := op.Permutation()
	for first := 0; first < rank; {
		end := first + 1
		if !fixed(first) {
			for end < rank && !fixed(end) {
				end++
			}
		}
		for _, p := range permutation[first:end] {
			if p < int64(first) || p >= int64(end) {
				return false
			}
		}
		first = end
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), broadcast.Source()).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (StepOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(compareSteps)}
}

// compareSteps compares [0, 1, …] with a number that is larger than all of them, or at
// least as large.
func compareSteps(op StepOp, r *rewrite.Rewriter) bool {
	t := vectorType(op.Result())
	if t.IsScalable() {
		return false // the length is not known
	}
	for u := range op.Result().Uses() {
		cmp, ok := ir.As[arith.CmpIOp](u.Owner())
		if !ok {
			continue
		}
		predicate, other := cmp.Predicate(), cmp.Rhs()
		if u.Index() == 1 {
			predicate, other = mirrored(predicate), cmp.Lhs()
		}
		c, ok := dense(ir.ConstantOf(other))
		if !ok || !c.IsSplat() {
			continue
		}
		n, ok := c.Bits(0).Int64()
		holds, known := compareAll(predicate, t.Shape()[0], n)
		if !ok || !known {
			continue
		}
		bit := num.NewUint(1, 0)
		if holds {
			bit = num.NewUint(1, 1)
		}
		r.Before(cmp.Op())
		r.LocOf(cmp.Op())
		value := ir.NewDenseInts(cmp.Result().Type().(ir.ShapedType), bit)
		r.ReplaceBy(cmp.Op(), arith.NewConstant(r.Builder, value).Op())
		return true
	}
	return false
}

// compareAll compares 0, 1, …, size-1 with n. known is false if the result is not the same
// for all, or n is small or, as an unsigned number, huge: upstream looks at the rest only.
func compareAll(predicate arith.CmpIPredicate, size, n int64) (holds, known bool) {
	switch predicate {
	case arith.CmpIPredicateUlt, arith.CmpIPredicateNe:
		return true, n >= size
	case arith.CmpIPredicateUge, arith.CmpIPredicateEq:
		return false, n >= size
	case arith.CmpIPredicateUle:
		return true, n >= size-1
	case arith.CmpIPredicateUgt:
		return false, n >= size-1
	}
	return false, false
}

// mirrored is the predicate for operands in the other order.
func mirrored(p arith.CmpIPredicate) arith.CmpIPredicate {
	switch p {
	case arith.CmpIPredicateUlt:
		return arith.CmpIPredicateUgt
	case arith.CmpIPredicateUle:
		return arith.CmpIPredicateUge
	case arith.CmpIPredicateUgt:
		return arith.CmpIPredicateUlt
	case arith.CmpIPredicateUge:
		return arith.CmpIPredicateUle
	}
	return p
}
