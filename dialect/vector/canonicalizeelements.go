package vector

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExtractOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(extractRepeated),
		rewrite.On(extractMask),
		rewrite.On(extractReshaped),
		rewrite.On(extractSome),
	}
}

// extractRepeated broadcasts to the extracted vector.
func extractRepeated(op ExtractOp, r *rewrite.Rewriter) bool {
	source := broadcastSource(op.Source())
	t, isVector := op.Result().Type().(*ir.VectorType)
	if source == nil || !isVector || !broadcasts(source.Type(), t) {
		return false
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, t, source).Op())
	return true
}

// broadcasts reports whether values of a type can be broadcast to a vector.
func broadcasts(from ir.Type, to *ir.VectorType) bool {
	v, isVector := from.(*ir.VectorType)
	if !isVector {
		return from == to.Elem()
	}
	lead := to.Rank() - v.Rank()
	if lead < 0 {
		return false
	}
	for i := range v.Rank() {
		if !isUnit(v, i) && (v.Shape()[i] != to.Shape()[lead+i] || v.Scalable(i) != to.Scalable(lead+i)) {
			return false
		}
	}
	return true
}

// extractMask makes the extracted part of a mask.
func extractMask(op ExtractOp, r *rewrite.Rewriter) bool {
	mask, ok := ir.DefiningOp[CreateMaskOp](op.Source())
	t, isVector := op.Result().Type().(*ir.VectorType)
	if !ok || !isVector {
		return false
	}
	sizes, whole := mask.Operands().Values(), vectorType(mask.Result())
	known, empty := true, maskOf(op.Source()) == maskNone
	for i, p := range op.StaticPosition() {
		size, constant := ir.ConstInt(sizes[i])
		switch {
		case !constant:
			known = false
		case p == ir.DynamicSize:
			known = known && size >= whole.Shape()[i]
		default:
			empty = empty || p >= size
		}
	}
	switch {
	case empty:
		no := ir.NewDenseInts(t, num.NewUint(1, 0))
		r.ReplaceBy(op.Op(), arith.NewConstant(r.Builder, no).Op())
	case known:
		r.ReplaceBy(op.Op(), NewCreateMask(r.Builder, t, sizes[len(op.StaticPosition()):]...).Op())
	default:
		return false
	}
	return true
}

// extractReshaped casts to the extracted vector, if it has all elements.
func extractReshaped(op ExtractOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[ShapeCastOp](op.Source())
	t, isVector := op.Result().Type().(*ir.VectorType)
	if !ok || !isVector || !sameCount(vectorType(cast.Source()), t) {
		return false
	}
	r.ReplaceBy(op.Op(), NewShapeCast(r.Builder, t, cast.Source()).Op())
	return true
}

// extractSome makes the extracted vector of its elements.
func extractSome(op ExtractOp, r *rewrite.Rewriter) bool {
	from, ok := ir.DefiningOp[FromElementsOp](op.Source())
	t, isVector := op.Result().Type().(*ir.VectorType)
	if !ok || !isVector || op.isDynamic() {
		return false
	}
	first := int(linear(vectorType(op.Source()).Shape(), op.StaticPosition()))
	n, _ := numElements(t)
	elements := from.Elements().Slice(first, first+int(n)).Values()
	r.ReplaceBy(op.Op(), NewFromElements(r.Builder, t, elements...).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (InsertOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(insertAll), rewrite.On(insertRepeated), rewrite.On(insertEach)}
}

// insertAll broadcasts a vector that has as many elements as the whole.
func insertAll(op InsertOp, r *rewrite.Rewriter) bool {
	t, isVector := op.ValueToStore().Type().(*ir.VectorType)
	if !isVector || !sameCount(t, vectorType(op.Dest())) {
		return false
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), op.ValueToStore()).Op())
	return true
}

// insertRepeated broadcasts, if the part and the whole are of the same scalar.
func insertRepeated(op InsertOp, r *rewrite.Rewriter) bool {
	v := scalarOf(op.ValueToStore())
	if v == nil || scalarOf(op.Dest()) != v {
		return false
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), v).Op())
	return true
}

// insertEach makes a vector of elements of the last of a chain of insertions that overwrite
// every element.
func insertEach(op InsertOp, r *rewrite.Rewriter) bool {
	t := vectorType(op.Dest())
	total, ok := numElements(t)
	if !ok || t.IsScalable() {
		return false
	}
	for u := range op.Result().Uses() {
		if u.Owner().Is(Insert) && u.Index() == 1 {
			return false
		}
	}
	chain := overwriting(insertions(op), total)
	if chain == nil {
		return false
	}
	elements := make([]*ir.Value, total)
	for _, part := range slices.Backward(chain) {
		if part.scalar {
			elements[part.first] = part.value
			continue
		}
		for i, v := range NewToElements(r.Builder, part.value).Elements().All() {
			elements[part.first+int64(i)] = v
		}
	}
	r.ReplaceBy(op.Op(), NewFromElements(r.Builder, t, elements...).Op())
	return true
}

// An insertion is a value that replaces n elements of a vector.
type insertion struct {
	value    *ir.Value
	first, n int64
	scalar   bool
}

// insertions are those that make a vector, the last one first. It returns nil if a position
// is not constant, or one before the last has another use, or is of a scalable vector.
func insertions(op InsertOp) (chain []insertion) {
	shape := vectorType(op.Dest()).Shape()
	for {
		if op.isDynamic() {
			return nil
		}
		part := insertion{value: op.ValueToStore(), n: 1, scalar: true}
		if t, isVector := part.value.Type().(*ir.VectorType); isVector {
			if t.IsScalable() {
				return nil
			}
			part.scalar = false
			part.n, _ = numElements(t)
		}
		part.first = linear(shape, op.StaticPosition())
		if slices.Contains(op.StaticPosition(), Poison) {
			part.first = Poison
		}
		chain = append(chain, part)
		before, isInsert := ir.DefiningOp[InsertOp](op.Dest())
		if !isInsert {
			return chain
		}
		if !hasOneUse(before.Result()) {
			return nil
		}
		op = before
	}
}

// overwriting returns as many of a chain of insertions as are needed to overwrite a number of
// elements, or nil if all of them do not, or some are of too many elements.
func overwriting(chain []insertion, total int64) []insertion {
	most := int64(0)
	for _, part := range chain {
		most += part.n
		if part.n > maxListed {
			return nil
		}
	}
	if most < total {
		return nil
	}
	set, left := make([]bool, total), total
	for i, part := range chain {
		if part.first == Poison {
			return nil
		}
		for j := range part.n {
			if !set[part.first+j] {
				set[part.first+j] = true
				left--
			}
		}
		if left == 0 {
			return chain[:i+1]
		}
	}
	return nil
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ToElementsOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(elementsRepeated)}
}

// elementsRepeated takes the elements of the source of a broadcast.
func elementsRepeated(op ToElementsOp, r *rewrite.Rewriter) bool {
	broadcast, ok := ir.DefiningOp[BroadcastOp](op.Source())
	if !ok {
		return false
	}
	from, ok := broadcast.Source().Type().(*ir.VectorType)
	if !ok {
		return false
	}
	to := vectorType(op.Source())
	few := NewToElements(r.Builder, broadcast.Source()).Elements()
	lead := to.Rank() - from.Rank()
	list := make([]*ir.Value, 0, op.Elements().Len())
	for at := range places(to.Shape()) {
		n := int64(0)
		for i, size := range from.Shape() {
			if n *= size; size > 1 {
				n += at[lead+i]
			}
		}
		list = append(list, few.At(int(n)))
	}
	r.Replace(op.Op(), list...)
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (FromElementsOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(fromSame), rewrite.On(fromExtracted)}
}

// fromSame broadcasts a single element.
func fromSame(op FromElementsOp, r *rewrite.Rewriter) bool {
	first := op.Elements().At(0)
	for _, v := range op.Elements().All() {
		if v != first {
			return false
		}
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), first).Op())
	return true
}

// fromExtracted casts the shape of a vector that all elements are extracted from, or of a
// part of it.
func fromExtracted(op FromElementsOp, r *rewrite.Rewriter) bool {
	n := op.Elements().Len()
	first, ok := ir.DefiningOp[ExtractOp](op.Elements().At(0))
	if !ok || n == 1 || first.isDynamic() {
		return false
	}
	shape := vectorType(first.Source()).Shape()
	at := slices.Clone(first.StaticPosition())
	if len(at) != len(shape) || vectorType(first.Source()).IsScalable() {
		return false
	}
	part, size := len(at), 1
	for ; part > 0 && at[part-1] == 0 && size < n; part-- {
		size *= int(shape[part-1])
	}
	if size != n {
		return false
	}
	from := linear(shape, at)
	for i, v := range op.Elements().All() {
		e, ok := ir.DefiningOp[ExtractOp](v)
		if !ok || e.Source() != first.Source() || e.isDynamic() || slices.Contains(e.StaticPosition(), Poison) || linear(shape, e.StaticPosition()) != from+int64(i) {
			return false
		}
	}
	whole := NewExtract(r.Builder, first.Source(), nil, at[:part])
	r.ReplaceBy(op.Op(), NewShapeCast(r.Builder, op.Result().Type(), orFolded(r, whole.Op())).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ShuffleOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(shuffleSame), rewrite.On(shuffleByTurns), rewrite.On(shuffleOne)}
}

// shuffleSame broadcasts, if both vectors are of the same scalar.
func shuffleSame(op ShuffleOp, r *rewrite.Rewriter) bool {
	v := scalarOf(op.V1())
	if v == nil || scalarOf(op.V2()) != v {
		return false
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), v).Op())
	return true
}

// shuffleByTurns interleaves, if that takes the elements of both vectors by turns.
func shuffleByTurns(op ShuffleOp, r *rewrite.Rewriter) bool {
	t, mask := vectorType(op.V1()), op.Mask()
	n := len(mask) / 2
	if op.V1().Type() != op.V2().Type() || vectorType(op.Result()).Rank() != 1 || firstDim(t)*2 != int64(len(mask)) {
		return false
	}
	for i := range n {
		if mask[2*i] != int64(i) || mask[2*i+1] != int64(n+i) {
			return false
		}
	}
	r.ReplaceBy(op.Op(), NewInterleave(r.Builder, op.V1(), op.V2()).Op())
	return true
}

// shuffleOne broadcasts a vector without dimensions.
func shuffleOne(op ShuffleOp, r *rewrite.Rewriter) bool {
	mask := op.Mask()
	if vectorType(op.V1()).Rank() > 0 || len(mask) != 1 {
		return false
	}
	v := op.V1()
	if mask[0] != 0 {
		v = op.V2()
	}
	r.ReplaceBy(op.Op(), NewBroadcast(r.Builder, op.Result().Type(), v).Op())
	return true
}
