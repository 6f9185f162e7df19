package vectortollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

// elementPatterns returns the patterns for operations that take vectors apart and compose them. A
// multi-dimensional vector is an array of vectors in LLVM.
func (l *lowering) elementPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(c, l.lowerBitCast),
		convert.On(c, l.lowerShuffle),
		convert.On(c, l.lowerExtract),
		convert.On(c, l.lowerFMA),
		convert.On(c, l.lowerInsert),
		convert.On(c, l.lowerBroadcast),
		convert.On(c, l.lowerScalableInsert),
		convert.On(c, l.lowerScalableExtract),
		convert.On(c, l.lowerInterleave),
		convert.On(c, l.lowerDeinterleave),
		convert.On(c, l.lowerFromElements),
		convert.On(c, l.lowerToElements),
		convert.On(c, l.lowerStep),
	}
}

// number creates a constant of the converted index type, whose attribute also has that type.
// [tollvm.TypeConverter.IndexConstant] uses an attribute of type index.
func (l *lowering) number(r *convert.Rewriter, v int64) *ir.Value {
	return llvm.NewConstantInt(r.Builder, l.IndexType(), v).Result()
}

// zero32 creates the 32-bit constant 0.
func zero32(r *convert.Rewriter) *ir.Value {
	return llvm.NewConstantInt(r.Builder, r.Context().I32(), 0).Result()
}

// maxMask bounds the number of elements of a mask that is made for a vector type: a short text can
// ask for gigabytes. Operations on larger vectors are left alone.
const maxMask = 1 << 22

// tooLong says no to a pattern whose mask would have more than maxMask elements.
func tooLong(op *ir.Operation, t *ir.VectorType, r *convert.Rewriter) bool {
	if t.Shape()[0] <= maxMask {
		return false
	}
	r.NoMatch(op, "masks of that many elements are not made")
	return true
}

// shuffled creates a vector from the elements of two vectors.
func shuffled(r *convert.Rewriter, v1, v2 *ir.Value, mask []int32) *ir.Value {
	t := v1.Type().(*ir.VectorType)
	to := ir.NewVectorType([]int64{int64(len(mask))}, t.ScalableDims(), t.Elem())
	return llvm.NewShuffleVector(r.Builder, to, v1, v2, mask).Result()
}

// element extracts an element of a vector.
func element(r *convert.Rewriter, v, at *ir.Value) *ir.Value {
	return llvm.NewExtractElement(r.Builder, v, at).Result()
}

func insertElement(r *convert.Rewriter, into, v, at *ir.Value) *ir.Value {
	return llvm.NewInsertElement(r.Builder, into, v, at).Result()
}

// aggregate inserts a value into an array.
func aggregate(r *convert.Rewriter, into, v *ir.Value, at []int64) *ir.Value {
	return llvm.NewInsertValue(r.Builder, into, v, at).Result()
}

func (l *lowering) lowerBitCast(op vector.BitCastOp, in vector.BitCastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if vectorTypeOf(op.Result()).Rank() > 1 {
		return false
	}
	t := l.ConvertOne(op.Result().Type())
	if t == nil {
		return false
	}
	return replaced(r, op.Op(), llvm.NewBitcast(r.Builder, t, in.Source()).Result())
}

// A position is a list of indices into a vector. Each is a constant, or ir.DynamicSize
// for the next value of dynamic.
type position struct {
	static  []int64
	dynamic []*ir.Value
}

func positionOf(static []int64, dynamic []*ir.Value) position { return position{static, dynamic} }

// outer returns the constant indices, without the last one if last is true. ok is false if an index
// is dynamic.
func (p position) outer(last bool) (at []int64, ok bool) {
	at = p.static
	if last {
		at = at[:len(at)-1]
	}
	for _, i := range at {
		if i == ir.DynamicSize {
			return nil, false
		}
	}
	return at, true
}

// last returns the last index as a value, 0 if there is none.
func (l *lowering) last(r *convert.Rewriter, p position) *ir.Value {
	n := len(p.static)
	switch {
	case n == 0:
		return l.number(r, 0)
	case p.static[n-1] == ir.DynamicSize:
		return p.dynamic[len(p.dynamic)-1]
	}
	return l.number(r, p.static[n-1])
}

func (l *lowering) lowerExtract(op vector.ExtractOp, in vector.ExtractAdaptor[*ir.Value], r *convert.Rewriter) bool {
	source := vectorTypeOf(op.Source())
	if l.ConvertOne(op.Result().Type()) == nil {
		return false
	}
	p := positionOf(op.StaticPosition(), in.Values()[1:])
	scalar := len(p.static) == source.Rank()
	v := in.Source()
	if source.Rank() >= 2 {
		at, ok := p.outer(scalar)
		if !ok {
			return false
		}
		v = tollvm.Extract(r.Builder, v, at...)
	}
	if scalar {
		v = element(r, v, l.last(r, p))
	}
	return replaced(r, op.Op(), v)
}

func (l *lowering) lowerInsert(op vector.InsertOp, in vector.InsertAdaptor[*ir.Value], r *convert.Rewriter) bool {
	dest := vectorTypeOf(op.Dest())
	if l.ConvertOne(dest) == nil {
		return false
	}
	p := positionOf(op.StaticPosition(), in.Values()[2:])
	scalar, nested := len(p.static) == dest.Rank(), dest.Rank() >= 2
	var at []int64
	if nested {
		var ok bool
		if at, ok = p.outer(scalar); !ok {
			return false
		}
	}
	v := in.ValueToStore()
	if scalar {
		into := in.Dest()
		if nested {
			into = tollvm.Extract(r.Builder, into, at...)
		}
		v = insertElement(r, into, v, l.last(r, p))
	}
	if nested {
		v = aggregate(r, in.Dest(), v, at)
	}
	return replaced(r, op.Op(), v)
}

func (l *lowering) lowerShuffle(op vector.ShuffleOp, in vector.ShuffleAdaptor[*ir.Value], r *convert.Rewriter) bool {
	result := vectorTypeOf(op.Result())
	t := l.ConvertOne(result)
	if t == nil {
		return false
	}
	if result.Rank() <= 1 && op.V1().Type() == op.V2().Type() {
		mask := make([]int32, len(op.Mask()))
		for i, m := range op.Mask() {
			mask[i] = int32(m)
		}
		return replaced(r, op.Op(), shuffled(r, in.V1(), in.V2(), mask))
	}
	first := vectorTypeOf(op.V1()).Shape()[0]
	v := l.Undefined(r.Builder, t)
	for i, m := range op.Mask() {
		from := in.V1()
		if m >= first {
			m, from = m-first, in.V2()
		}
		if result.Rank() > 1 {
			if m < 0 {
				return r.NoMatch(op.Op(), "a poison index of an array")
			}
			v = aggregate(r, v, tollvm.Extract(r.Builder, from, m), []int64{int64(i)})
			continue
		}
		e := element(r, from, l.IndexConstant(r.Builder, m))
		v = insertElement(r, v, e, l.IndexConstant(r.Builder, int64(i)))
	}
	return replaced(r, op.Op(), v)
}

func (l *lowering) lowerFMA(op vector.FMAOp, in vector.FMAAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if vectorTypeOf(op.Result()).Rank() > 1 {
		return false
	}
	return replaced(r, op.Op(), llvm.NewFMulAdd(r.Builder, in.Lhs(), in.Rhs(), in.Acc()).Result())
}

// lowerBroadcast creates a vector of copies of a scalar.
func (l *lowering) lowerBroadcast(op vector.BroadcastOp, in vector.BroadcastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	result := vectorTypeOf(op.Result())
	t := l.ConvertOne(result)
	if _, isVector := op.Source().Type().(*ir.VectorType); isVector || t == nil {
		return false
	}
	if result.Rank() > 1 {
		return l.broadcastArray(op, in.Source(), t, r)
	}
	if result.Rank() == 1 && tooLong(op.Op(), result, r) {
		return false
	}
	p := l.Undefined(r.Builder, t)
	v := insertElement(r, p, in.Source(), zero32(r))
	if result.Rank() == 1 && result.Shape()[0] > 1 {
		v = shuffled(r, v, p, make([]int32, result.Shape()[0]))
	}
	return replaced(r, op.Op(), v)
}

// broadcastArray creates an array of vectors of copies of a scalar.
func (l *lowering) broadcastArray(op vector.BroadcastOp, scalar *ir.Value, t ir.Type, r *convert.Rewriter) bool {
	if vector.ExceedsUnrollLimit(op.Op()) {
		return r.NoMatch(op.Op(), "vectors of that many elements are not taken apart")
	}
	shape := vectorTypeOf(op.Result()).Shape()
	inner := t
	for range len(shape) - 1 {
		inner = inner.(*llvm.ArrayType).Elem()
	}
	desc := l.Undefined(r.Builder, t)
	v := insertElement(r, l.Undefined(r.Builder, inner), scalar, zero32(r))
	v = shuffled(r, v, v, make([]int32, shape[len(shape)-1]))
	for at := range ir.Indices(shape[:len(shape)-1]) {
		desc = aggregate(r, desc, v, at)
	}
	return replaced(r, op.Op(), desc)
}

func (l *lowering) lowerScalableInsert(op vector.ScalableInsertOp, in vector.ScalableInsertAdaptor[*ir.Value], r *convert.Rewriter) bool {
	return replaced(r, op.Op(), llvm.NewVectorInsert(r.Builder, in.Dest(), in.ValueToStore(), op.Pos()).Result())
}

func (l *lowering) lowerScalableExtract(op vector.ScalableExtractOp, in vector.ScalableExtractAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := l.ConvertOne(op.Result().Type())
	if t == nil {
		return false
	}
	return replaced(r, op.Op(), llvm.NewVectorExtract(r.Builder, t, in.Source(), op.Pos()).Result())
}

func (l *lowering) lowerInterleave(op vector.InterleaveOp, in vector.InterleaveAdaptor[*ir.Value], r *convert.Rewriter) bool {
	result := vectorTypeOf(op.Result())
	if result.Rank() != 1 {
		return r.NoMatch(op.Op(), "InterleaveOp not rank 1")
	}
	if result.IsScalable() {
		return replaced(r, op.Op(), llvm.NewVectorInterleave2(r.Builder, l.ConvertOne(result), in.Lhs(), in.Rhs()).Result())
	}
	if tooLong(op.Op(), result, r) {
		return false
	}
	n := int32(result.Shape()[0])
	mask := make([]int32, 0, n)
	for i := range n / 2 {
		mask = append(mask, i, n/2+i)
	}
	return replaced(r, op.Op(), shuffled(r, in.Lhs(), in.Rhs(), mask))
}

func (l *lowering) lowerDeinterleave(op vector.DeinterleaveOp, in vector.DeinterleaveAdaptor[*ir.Value], r *convert.Rewriter) bool {
	result := vectorTypeOf(op.Res1())
	if result.Rank() != 1 {
		return r.NoMatch(op.Op(), "DeinterleaveOp not rank 1")
	}
	if result.IsScalable() {
		t := l.ConvertOne(result)
		both := llvm.NewVectorDeinterleave2(r.Builder, llvm.NewLiteralStruct(r.Context(), []ir.Type{t, t}, false), in.Source()).Result()
		r.Replace(op.Op(), tollvm.Extract(r.Builder, both, 0), tollvm.Extract(r.Builder, both, 1))
		return true
	}
	if tooLong(op.Op(), result, r) {
		return false
	}
	n := int32(result.Shape()[0])
	p := l.Undefined(r.Builder, in.Source().Type())
	even, odd := make([]int32, n), make([]int32, n)
	for i := range n {
		even[i], odd[i] = 2*i, 2*i+1
	}
	r.Replace(op.Op(), shuffled(r, in.Source(), p, even), shuffled(r, in.Source(), p, odd))
	return true
}

func (l *lowering) lowerFromElements(op vector.FromElementsOp, in vector.FromElementsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	result := vectorTypeOf(op.Result())
	t := l.ConvertOne(result)
	if result.Rank() > 1 || t == nil {
		return false
	}
	v := l.Undefined(r.Builder, t)
	for i, e := range in.Values() {
		v = insertElement(r, v, e, l.number(r, int64(i)))
	}
	return replaced(r, op.Op(), v)
}

// lowerToElements extracts the elements that are used. Of several dimensions, upstream's extracts
// vectors where elements should be; here only an operation without uses goes.
func (l *lowering) lowerToElements(op vector.ToElementsOp, in vector.ToElementsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if vectorTypeOf(op.Source()).Rank() > 1 && op.Op().HasUses() {
		return false
	}
	values := make([]*ir.Value, op.Op().NumResults())
	for i, v := range op.Op().Results().All() {
		if v.HasUses() {
			values[i] = element(r, in.Source(), l.number(r, int64(i)))
		}
	}
	r.Replace(op.Op(), values...)
	return true
}

// lowerStep converts a scalable step. Rewrites replaces other steps with constants.
func (l *lowering) lowerStep(op vector.StepOp, _ vector.StepAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	if !t.IsScalable() {
		return false
	}
	return replaced(r, op.Op(), llvm.NewStepVector(r.Builder, l.ConvertOne(t)).Result())
}
