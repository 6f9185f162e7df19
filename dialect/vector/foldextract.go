package vector

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// extractFolds look at what makes the source of an extraction, in upstream's order. Each
// returns what is extracted, or nil and true if it has changed the extraction to be from
// something that was there before.
var extractFolds = [...]func(op ExtractOp) (v *ir.Value, ok bool){
	extractExtracted,
	extractInserted,
	extractBroadcast,
	extractShuffled,
	extractCast,
	extractSlice,
	extractFromSlices,
	extractElement,
}

func foldExtract(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ExtractOp](o)
	if len(op.StaticPosition()) == 0 && op.Source().Type() == o.Result(0).Type() {
		return foldedTo(op.Source())
	}
	if isPoison(in[0]) {
		return poison(o)
	}
	if slices.Contains(op.StaticPosition(), Poison) {
		return poison(o)
	}
	// One that becomes poison here is so at the next time, as upstream.
	changed := constantPositions(o, 0, 1, in, vectorType(op.Source()).Shape())
	if a := extractConstant(op, in[0]); a != nil {
		return folded(a)
	}
	for _, f := range extractFolds {
		v, ok := f(op)
		switch {
		case !ok:
		case v == nil:
			return nil, true
		case v.Type() == o.Result(0).Type():
			return foldedTo(v)
		}
	}
	return nil, changed
}

// extractConstant returns an element or a part of a constant.
func extractConstant(op ExtractOp, source ir.Attribute) ir.Attribute {
	from, ok := dense(source)
	if !ok {
		return nil
	}
	result := op.Result().Type()
	t, isVector := result.(*ir.VectorType)
	if from.IsSplat() {
		if isVector {
			return ir.NewDenseInts(t, from.Bits(0))
		}
		return number(result, from.Bits(0))
	}
	v := vectorType(op.Source())
	if v.IsScalable() || !op.isKnown() {
		return nil
	}
	at := linear(v.Shape(), op.StaticPosition())
	if !isVector {
		return number(result, from.Bits(at))
	}
	n, ok := numElements(t)
	if !ok {
		return nil
	}
	list := make([]num.Int, n)
	for i := range list {
		list[i] = from.Bits(at + int64(i))
	}
	return ir.NewDenseInts(t, list...)
}

// rankOf is the number of dimensions of a vector, 0 for a scalar.
func rankOf(t ir.Type) int {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Rank()
	}
	return 0
}

// isDynamic reports whether a position is not all constant.
func (op ExtractOp) isDynamic() bool { return op.DynamicPosition().Len() > 0 }

// isDynamic reports whether a position is not all constant.
func (op InsertOp) isDynamic() bool { return op.DynamicPosition().Len() > 0 }

// isKnown reports whether a position is constant and not poison.
func (op ExtractOp) isKnown() bool {
	return !op.isDynamic() && !slices.Contains(op.StaticPosition(), Poison)
}

// from changes an extraction to be from another vector.
func (op ExtractOp) from(source *ir.Value, position []int64) (*ir.Value, bool) {
	op.SetStaticPosition(position)
	op.Op().SetOperand(0, source)
	return nil, true
}

// extractExtracted turns an extraction from an extracted vector into one from the whole
// vector.
func extractExtracted(op ExtractOp) (*ir.Value, bool) {
	d := definedBy(op.Source(), Extract)
	if d == nil || op.isDynamic() {
		return nil, false
	}
	parts := [][]int64{op.StaticPosition()}
	source := op.Source()
	for ; d != nil; d = definedBy(source, Extract) {
		from := ir.Cast[ExtractOp](d)
		if from.isDynamic() {
			return nil, false
		}
		parts = append(parts, from.StaticPosition())
		source = from.Source()
	}
	slices.Reverse(parts)
	return op.from(source, slices.Concat(parts...))
}

// extractInserted follows insertions at other positions, and transpositions, to what was
// inserted at the extracted position, or to the first vector. The dimensions of what is
// extracted must stay in order: they are the negative numbers at the end of the position.
func extractInserted(op ExtractOp) (*ir.Value, bool) {
	if op.isDynamic() {
		return nil, false
	}
	at := slices.Clone(op.StaticPosition())
	n := len(at)
	for i := range vectorType(op.Source()).Rank() - n {
		at = append(at, -1-int64(i))
	}
	source := op.Source()
	for {
		d := source.DefiningOp()
		switch {
		case d != nil && d.Is(Transpose):
			before := make([]int64, len(at))
			for i, p := range ir.Cast[TransposeOp](d).Permutation() {
				before[p] = at[i]
			}
			at, source = before, d.Operand(0)
			continue
		case d == nil || !d.Is(Insert):
			if source == op.Source() || !inOrder(at[n:]) {
				return nil, false
			}
			return op.from(source, at[:n])
		}
		ins := ir.Cast[InsertOp](d)
		to := ins.StaticPosition()
		static := !ins.isDynamic()
		switch common := min(len(at), len(to)); {
		case static && slices.Equal(to, at[:n]) && inOrder(at[n:]):
			return ins.ValueToStore(), true
		case static && slices.Equal(to, at[:common]):
			if len(to) > n || !inOrder(at[n:]) {
				return nil, false
			}
			return op.from(ins.ValueToStore(), at[len(to):n])
		case !disjoint(at[:common], to[:common]):
			return nil, false
		}
		source = ins.Dest()
	}
}

// inOrder reports whether a list is -1, -2 and so on.
func inOrder(list []int64) bool {
	for i, v := range list {
		if v != -1-int64(i) {
			return false
		}
	}
	return true
}

// disjoint reports whether two positions, of which only numbers that are not negative are
// known, are different.
func disjoint(a, b []int64) bool {
	for i := range a {
		if a[i] >= 0 && b[i] >= 0 && a[i] != b[i] {
			return true
		}
	}
	return false
}

// broadcastSource returns the source of a broadcast, or of a shape_cast that is one: one
// that adds dimensions of size 1 before all others.
func broadcastSource(v *ir.Value) *ir.Value {
	d := v.DefiningOp()
	switch {
	case d == nil:
		return nil
	case d.Is(Broadcast):
		return d.Operand(0)
	case d.Is(ShapeCast) && isSuffix(vectorType(d.Operand(0)), vectorType(v)):
		return d.Operand(0)
	}
	return nil
}

// isSuffix reports whether the dimensions of t are the last ones of u.
func isSuffix(t, u *ir.VectorType) bool {
	lead := u.Rank() - t.Rank()
	if lead < 0 || !slices.Equal(t.Shape(), u.Shape()[lead:]) {
		return false
	}
	for i := range t.Rank() {
		if t.Scalable(i) != u.Scalable(lead+i) {
			return false
		}
	}
	return true
}

// extractBroadcast extracts from the source of a broadcast what is not repeated in what
// is extracted.
func extractBroadcast(op ExtractOp) (*ir.Value, bool) {
	source := broadcastSource(op.Source())
	if source == nil {
		return nil, false
	}
	if source.Type() == op.Result().Type() {
		return source, true
	}
	from, ok := source.Type().(*ir.VectorType)
	keep := rankOf(op.Result().Type())
	if !ok || keep > from.Rank() {
		return nil, false
	}
	if t, ok := op.Result().Type().(*ir.VectorType); ok && !isSuffix(t, from) {
		return nil, false
	}
	lead := vectorType(op.Source()).Rank() - from.Rank()
	static, dynamic := make([]int64, from.Rank()-keep), []*ir.Value{source}
	values := op.DynamicPosition().Values()
	for i, p := range op.StaticPosition() {
		var v *ir.Value
		if p == ir.DynamicSize {
			v, values = values[0], values[1:]
		}
		if i < lead || i-lead >= len(static) || isUnit(from, i-lead) {
			continue
		}
		static[i-lead] = p
		if v != nil {
			dynamic = append(dynamic, v)
		}
	}
	op.Op().SetOperands(dynamic)
	op.SetStaticPosition(static)
	return nil, true
}

// extractShuffled extracts from the vector that the element comes from.
func extractShuffled(op ExtractOp) (*ir.Value, bool) {
	d, ok := ir.DefiningOp[ShuffleOp](op.Source())
	if !ok || !op.isKnown() || vectorType(d.V1()).Rank() != 1 {
		return nil, false
	}
	i := d.Mask()[op.StaticPosition()[0]]
	if n := vectorType(d.V1()).Shape()[0]; i >= n {
		return op.from(d.V2(), []int64{i - n})
	}
	return op.from(d.V1(), []int64{i})
}

// extractCast extracts from the source of a shape_cast, if the last dimensions are the same.
func extractCast(op ExtractOp) (*ir.Value, bool) {
	cast, ok := ir.DefiningOp[ShapeCastOp](op.Source())
	if !ok || !op.isKnown() {
		return nil, false
	}
	from, to := vectorType(cast.Source()), vectorType(op.Source())
	keep := rankOf(op.Result().Type())
	if keep > from.Rank() || keep > to.Rank() {
		return nil, false
	}
	if t, ok := op.Result().Type().(*ir.VectorType); ok && !isSuffix(t, from) {
		return nil, false
	}
	a, b := from.Rank()-keep, to.Rank()-keep
	if !countsKnown(from, a) || !countsKnown(to, b) {
		return nil, false
	}
	rest := linear(to.Shape()[:b], op.StaticPosition())
	position := make([]int64, a)
	for i := a - 1; i > 0; i-- {
		n := from.Shape()[i]
		position[i], rest = rest%n, rest/n
	}
	if a > 0 {
		position[0] = rest
	}
	return op.from(cast.Source(), position)
}

// countsKnown reports whether the number of elements before a position in the first n
// dimensions of a vector is known: if only the first one that counts is scalable.
func countsKnown(t *ir.VectorType, n int) bool {
	for i := min(leadingUnits(t), n) + 1; i < n; i++ {
		if t.Scalable(i) {
			return false
		}
	}
	return true
}

// extractSlice extracts from the source of an extract_strided_slice, if that has all of
// the dimensions of what is extracted.
func extractSlice(op ExtractOp) (*ir.Value, bool) {
	slice, ok := ir.DefiningOp[ExtractStridedSliceOp](op.Source())
	if !ok || op.isDynamic() {
		return nil, false
	}
	from, to := vectorType(slice.Source()), vectorType(op.Source())
	offsets := ints(slice.Offsets())
	for n := len(offsets); n > 0 && offsets[n-1] == 0 && from.Shape()[n-1] == to.Shape()[n-1]; n-- {
		offsets = offsets[:n-1]
	}
	position := slices.Clone(op.StaticPosition())
	if len(position) < len(offsets) {
		return nil, false
	}
	for i, n := range offsets {
		position[i] += n
	}
	return op.from(slice.Source(), position)
}

// extractFromSlices extracts from the last of a chain of inserted slices that has the
// extracted position, if it has all of what is extracted.
func extractFromSlices(op ExtractOp) (*ir.Value, bool) {
	if op.isDynamic() {
		return nil, false
	}
	at, keep := op.StaticPosition(), rankOf(op.Result().Type())
	ins, ok := ir.DefiningOp[InsertStridedSliceOp](op.Source())
	for ; ok; ins, ok = ir.DefiningOp[InsertStridedSliceOp](ins.Dest()) {
		part, whole := vectorType(ins.ValueToStore()), vectorType(ins.Dest())
		if keep > part.Rank() {
			return nil, false
		}
		position, inside := positionInSlice(at, ints(ins.Offsets()), part, whole)
		if !inside {
			continue
		}
		if !slices.Equal(part.Shape()[part.Rank()-keep:], whole.Shape()[whole.Rank()-keep:]) {
			return nil, false // a part of what is extracted
		}
		return op.from(ins.ValueToStore(), position)
	}
	return nil, false
}

// positionInSlice returns a position in a vector as one in the slice at some offsets.
func positionInSlice(at, offsets []int64, part, whole *ir.VectorType) (position []int64, inside bool) {
	lead := whole.Rank() - part.Rank()
	for i, p := range at {
		size := int64(1)
		if i >= lead {
			size = part.Shape()[i-lead]
		}
		if p < offsets[i] || p >= offsets[i]+size {
			return nil, false
		}
		if i >= lead {
			position = append(position, p-offsets[i])
		}
	}
	return position, true
}

// extractElement returns one of the elements that a vector was made of.
func extractElement(op ExtractOp) (*ir.Value, bool) {
	d := definedBy(op.Source(), FromElements)
	if d == nil || !op.isKnown() || len(op.StaticPosition()) != vectorType(op.Source()).Rank() {
		return nil, false
	}
	return d.Operand(int(linear(vectorType(op.Source()).Shape(), op.StaticPosition()))), true
}
