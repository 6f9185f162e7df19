package vector

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// materializeConstant creates an arith.constant or a ub.poison.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	return arith.Dialect.MaterializeConstant(b, value, t)
}

func isPoison(a ir.Attribute) bool { _, ok := a.(ub.PoisonLike); return ok }

// folded returns the result of folding to a constant, false if it is nil.
func folded(a ir.Attribute) ([]ir.FoldResult, bool) {
	if a == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: a}}, true
}

// foldedTo returns the result of folding to a value.
func foldedTo(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

func poison(op *ir.Operation) ([]ir.FoldResult, bool) { return folded(ub.NewPoisonAttr(op.Context())) }

// definedBy returns the operation that defines a value if its definition is def, otherwise
// nil.
func definedBy(v *ir.Value, def *ir.OpDef) *ir.Operation {
	if d := v.DefiningOp(); d != nil && d.Is(def) {
		return d
	}
	return nil
}

// bits returns the bits of a number.
func bits(a ir.Attribute) (v num.Int, ok bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value(), true
	case *ir.FloatAttr:
		return a.Value().Int(), true
	}
	return v, false
}

// splat returns a constant vector of copies of one number.
func splat(t *ir.VectorType, a ir.Attribute) ir.Attribute {
	n, ok := a.(ir.TypedAttribute)
	if !ok || n.Type() != t.Elem() {
		return nil
	}
	if v, ok := bits(a); ok {
		return ir.NewDenseInts(t, v)
	}
	return nil
}

// dense returns a constant that is a list of numbers, not complex ones.
func dense(a ir.Attribute) (*ir.DenseElementsAttr, bool) {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return nil, false
	}
	_, isComplex := d.ShapedType().Elem().(*ir.ComplexType)
	return d, !isComplex
}

// maxFolded is the largest number of elements of a constant that a fold creates, unless it
// replaces a constant with a single use.
const maxFolded = 256

// constantPositions turns indices that are constant values into constants, in place.
func constantPositions(op *ir.Operation, slot int, dynamic int, in []ir.Attribute, shape []int64) bool {
	from, to := op.OperandSegment(dynamic)
	static := slices.Clone(op.InherentAttr(slot).(*ir.DenseArrayAttr).Ints())
	operands := op.Operands().Slice(0, from).Values()
	operands = slices.Clip(operands)
	changed := false
	for i, p := range static {
		if p != ir.DynamicSize || from == to {
			continue
		}
		c, _ := in[from].(*ir.IntegerAttr)
		from++
		if c != nil {
			if v := c.Int(); v >= Poison && v < shape[i] {
				static[i], changed = v, true
				continue
			}
		}
		operands = append(operands, op.Operand(from-1))
	}
	if changed {
		op.SetInherentAttr(slot, ir.NewDenseI64ArrayAttr(op.Context(), static...))
		op.SetOperands(operands)
	}
	return changed
}

// linear returns the number of the element at constant indices; missing indices are 0.
func linear(shape, at []int64) int64 {
	n := int64(0)
	for i, size := range shape {
		n *= size
		if i < len(at) {
			n += at[i]
		}
	}
	return n
}

func foldInsert(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[InsertOp](o)
	if len(op.StaticPosition()) == 0 && op.ValueToStore().Type() == o.Result(0).Type() {
		return foldedTo(op.ValueToStore())
	}
	dest := vectorType(op.Dest())
	changed := constantPositions(o, 0, 2, in, dest.Shape())
	if slices.Contains(op.StaticPosition(), Poison) {
		return poison(o)
	}
	if a := insertConstant(op, in[0], in[1]); a != nil {
		return folded(a)
	}
	return nil, changed
}

// insertConstant returns a constant with another constant inserted.
func insertConstant(op InsertOp, source, dest ir.Attribute) ir.Attribute {
	to, ok := dense(dest)
	t := vectorType(op.Dest())
	if !ok || source == nil || op.DynamicPosition().Len() > 0 || t.IsScalable() {
		return nil
	}
	n, ok := numElements(t)
	if !ok || n > maxFolded && !hasOneUse(op.Op().Result(0)) {
		return nil
	}
	all := make([]num.Int, n)
	for i := range all {
		all[i] = to.Bits(int64(i))
	}
	at := linear(t.Shape(), op.StaticPosition())
	if from, ok := dense(source); ok {
		for i := range from.Len() {
			all[at+i] = from.Bits(i)
		}
	} else if v, ok := bits(source); ok {
		all[at] = v
	} else {
		return nil
	}
	return ir.NewDenseInts(t, all...)
}

func hasOneUse(v *ir.Value) bool {
	n := 0
	for range v.Uses() {
		if n++; n > 1 {
			return false
		}
	}
	return n == 1
}

func foldExtract(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ExtractOp](o)
	if len(op.StaticPosition()) == 0 && op.Source().Type() == o.Result(0).Type() {
		return foldedTo(op.Source())
	}
	if isPoison(in[0]) {
		return poison(o)
	}
	changed := constantPositions(o, 0, 1, in, vectorType(op.Source()).Shape())
	if slices.Contains(op.StaticPosition(), Poison) {
		return poison(o)
	}
	if a := extractConstant(op, in[0]); a != nil {
		return folded(a)
	}
	if foldExtractChain(op) {
		return nil, true
	}
	if v := extractInserted(op); v != nil {
		return foldedTo(v)
	}
	if v := extractBroadcast(op); v != nil {
		return foldedTo(v)
	}
	if v := extractElement(op); v != nil {
		return foldedTo(v)
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
	if v.IsScalable() || op.DynamicPosition().Len() > 0 {
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

// number returns the constant with some bits.
func number(t ir.Type, v num.Int) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return ir.NewFloatAttr(f, num.FloatFromInt(f.Semantics(), v))
	}
	return ir.NewWideIntegerAttr(t, v)
}

// foldExtractChain turns an extraction from an extracted vector into one from the whole
// vector.
func foldExtractChain(op ExtractOp) bool {
	d := definedBy(op.Source(), Extract)
	if d == nil || op.DynamicPosition().Len() > 0 {
		return false
	}
	var static []int64
	source := op.Source()
	for d != nil {
		from := ir.Cast[ExtractOp](d)
		if from.DynamicPosition().Len() > 0 {
			return false
		}
		static = append(slices.Clone(from.StaticPosition()), static...)
		source = from.Source()
		d = definedBy(source, Extract)
	}
	op.SetStaticPosition(append(static, op.StaticPosition()...))
	op.Op().SetOperand(0, source)
	return true
}

// extractInserted returns the value that was inserted at the extracted position.
func extractInserted(op ExtractOp) *ir.Value {
	if op.DynamicPosition().Len() > 0 {
		return nil
	}
	at := op.StaticPosition()
	source := op.Source()
	for d := definedBy(source, Insert); d != nil; d = definedBy(source, Insert) {
		ins := ir.Cast[InsertOp](d)
		if ins.DynamicPosition().Len() > 0 {
			return nil
		}
		to := ins.StaticPosition()
		if slices.Equal(at, to) && ins.ValueToStore().Type() == op.Result().Type() {
			return ins.ValueToStore()
		}
		n := min(len(at), len(to))
		if slices.Equal(at[:n], to[:n]) {
			return nil // one is part of the other
		}
		source = ins.Dest()
	}
	return nil
}

// extractBroadcast returns the source of a broadcast if an extraction takes exactly that.
func extractBroadcast(op ExtractOp) *ir.Value {
	d := definedBy(op.Source(), Broadcast)
	if d == nil || d.Operand(0).Type() != op.Result().Type() {
		return nil
	}
	if _, isVector := d.Operand(0).Type().(*ir.VectorType); isVector {
		return nil
	}
	return d.Operand(0)
}

// extractElement returns one of the elements that a vector was made of.
func extractElement(op ExtractOp) *ir.Value {
	d := definedBy(op.Source(), FromElements)
	if _, isVector := op.Result().Type().(*ir.VectorType); d == nil || isVector || op.DynamicPosition().Len() > 0 {
		return nil
	}
	return d.Operand(int(linear(vectorType(op.Source()).Shape(), op.StaticPosition())))
}

func foldBroadcast(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	t := vectorType(op.Result(0))
	if op.Operand(0).Type() == ir.Type(t) {
		return foldedTo(op.Operand(0))
	}
	if isPoison(in[0]) {
		return poison(op)
	}
	if d, ok := dense(in[0]); ok {
		if d.IsSplat() {
			return folded(ir.NewDenseInts(t, d.Bits(0)))
		}
		return nil, false
	}
	if in[0] == nil {
		return nil, false
	}
	return folded(splat(t, in[0]))
}

// keepsOrder reports whether a transposition moves only dimensions of size 1.
func keepsOrder(op TransposeOp) bool {
	last := int64(-1)
	v := vectorType(op.Vector())
	for _, p := range op.Permutation() {
		if v.Shape()[p] == 1 && !v.Scalable(int(p)) {
			continue
		}
		if p < last {
			return false
		}
		last = p
	}
	return true
}

func foldTranspose(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[TransposeOp](o)
	if d, ok := dense(in[0]); ok && d.IsSplat() {
		return folded(ir.NewDenseInts(vectorType(op.Result()), d.Bits(0)))
	}
	if isPoison(in[0]) {
		return poison(o)
	}
	if op.Vector().Type() == op.Result().Type() && keepsOrder(op) {
		return foldedTo(op.Vector())
	}
	return nil, false
}

func foldShapeCast(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	source, t := op.Operand(0), op.Result(0).Type()
	if source.Type() == t {
		return foldedTo(source)
	}
	if d := definedBy(source, ShapeCast); d != nil {
		op.SetOperand(0, d.Operand(0))
		return nil, true
	}
	if d := definedBy(source, Transpose); d != nil {
		if keepsOrder(ir.Cast[TransposeOp](d)) {
			op.SetOperand(0, d.Operand(0))
			return nil, true
		}
		return nil, false
	}
	if d := definedBy(source, Broadcast); d != nil && d.Operand(0).Type() == t {
		return foldedTo(d.Operand(0))
	}
	if d, ok := in[0].(*ir.DenseElementsAttr); ok {
		return folded(ir.NewDenseElementsAttr(t.(ir.ShapedType), []byte(d.Raw()), d.IsSplat()))
	}
	if isPoison(in[0]) {
		return poison(op)
	}
	return nil, false
}

func foldBitCast(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	source, t := op.Operand(0), op.Result(0).Type()
	if source.Type() == t {
		return foldedTo(source)
	}
	if d := definedBy(source, BitCast); d != nil {
		if d.Operand(0).Type() == t {
			return foldedTo(d.Operand(0))
		}
		op.SetOperand(0, d.Operand(0))
		return nil, true
	}
	return nil, false
}

func foldToElements(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	d := definedBy(op.Operand(0), FromElements)
	if d == nil {
		return nil, false
	}
	list := make([]ir.FoldResult, op.NumResults())
	for i := range list {
		list[i].Value = d.Operand(i)
	}
	return list, true
}

// foldFromElements folds constants, and the elements of a to_elements.
func foldFromElements(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	t := vectorType(op.Result(0))
	if d := op.Operand(0).DefiningOp(); d != nil && d.Is(ToElements) && d.NumResults() == op.NumOperands() && d.Operand(0).Type() == ir.Type(t) {
		same := true
		for i, v := range op.Operands().All() {
			same = same && v == d.Result(i)
		}
		if same {
			return foldedTo(d.Operand(0))
		}
	}
	list := make([]num.Int, len(in))
	for i, a := range in {
		v, ok := bits(a)
		if !ok {
			return nil, false
		}
		list[i] = v
	}
	return folded(ir.NewDenseInts(t, list...))
}

// foldMultiReduction folds to the source if it has one dimension and none is reduced.
func foldMultiReduction(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[MultiDimReductionOp](o)
	if vectorType(op.Source()).Rank() == 1 && !slices.Contains(op.ReductionDims(), 0) {
		return foldedTo(op.Source())
	}
	return nil, false
}

// foldExtractStridedSlice folds to the source or to a splat.
func foldExtractStridedSlice(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operand(0).Type() == op.Result(0).Type() {
		return foldedTo(op.Operand(0))
	}
	if d, ok := dense(in[0]); ok && d.IsSplat() {
		return folded(ir.NewDenseInts(vectorType(op.Result(0)), d.Bits(0)))
	}
	return nil, false
}

// foldInsertStridedSlice folds to the inserted value if it covers the whole vector.
func foldInsertStridedSlice(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if op.Operand(0).Type() == op.Operand(1).Type() {
		return foldedTo(op.Operand(0))
	}
	return nil, false
}

// foldShuffle folds to one of the vectors if the result is all of it in order, or to a
// constant.
func foldShuffle(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ShuffleOp](o)
	v1, v2, mask := vectorType(op.V1()), vectorType(op.V2()), op.Mask()
	if v1.Rank() == 0 {
		return nil, false
	}
	n := v1.Shape()[0]
	switch {
	case isStep(mask, 0, n):
		return foldedTo(op.V1())
	case isStep(mask, n, v2.Shape()[0]):
		return foldedTo(op.V2())
	case isPoison(in[0]) && isPoison(in[1]):
		return poison(o)
	}
	a, ok := dense(in[0])
	b, ok2 := dense(in[1])
	if !ok || !ok2 || v1.Rank() != 1 {
		return nil, false
	}
	list := make([]num.Int, len(mask))
	for i, m := range mask {
		switch {
		case m < 0:
			return nil, false
		case m < n:
			list[i] = a.Bits(m)
		default:
			list[i] = b.Bits(m - n)
		}
	}
	return folded(ir.NewDenseInts(vectorType(op.Result()), list...))
}

// isStep reports whether a list is the n consecutive numbers from first on.
func isStep(list []int64, first, n int64) bool {
	if int64(len(list)) != n {
		return false
	}
	for i, v := range list {
		if v != first+int64(i) {
			return false
		}
	}
	return true
}

// foldConstantMask folds a mask that is set everywhere or nowhere.
func foldConstantMask(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	sizes, t := ir.Cast[ConstantMaskOp](o).MaskDimSizes(), vectorType(o.Result(0))
	bit := int64(1)
	switch {
	case t.Rank() == 0:
		bit = sizes[0]
	case slices.Equal(sizes, t.Shape()):
	case !slices.ContainsFunc(sizes, func(n int64) bool { return n != 0 }):
		bit = 0
	default:
		return nil, false
	}
	return folded(ir.NewDenseInts(t, num.NewInt(1, bit)))
}
