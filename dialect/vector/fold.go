package vector

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
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

// A fold makes no constant of more than maxFolded elements, unless the constant before has
// a single use, and no list of more than maxListed elements of a constant that was not one.
const (
	maxFolded = 256
	maxListed = 1 << 14
)

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

func hasOneUse(v *ir.Value) bool {
	n := 0
	for range v.Uses() {
		if n++; n > 1 {
			return false
		}
	}
	return n == 1
}

// number returns the constant with some bits.
func number(t ir.Type, v num.Int) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return ir.NewFloatAttr(f, num.FloatFromInt(f.Semantics(), v))
	}
	return ir.NewWideIntegerAttr(t, v)
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

func foldBitCast(op *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
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
	if v, ok := widened(in[0], vectorType(op.Result(0)).Elem()); ok {
		return folded(ir.NewDenseInts(vectorType(op.Result(0)), v))
	}
	return nil, false
}

// widened returns the bits of an element of a constant, repeated to fill a wider element: an
// integer of integers, or f32 of f16, which is all that upstream folds.
func widened(a ir.Attribute, to ir.Type) (v num.Int, ok bool) {
	d, ok := dense(a)
	if !ok || !d.IsSplat() {
		return v, false
	}
	var from, width uint32
	switch e := d.ShapedType().Elem().(type) {
	case *ir.IntegerType:
		t, isInt := to.(*ir.IntegerType)
		if !isInt {
			return v, false
		}
		from, width = e.Width(), t.Width()
	case *ir.FloatType:
		t, isFloat := to.(*ir.FloatType)
		if !isFloat || e.Kind() != ir.F16 || t.Kind() != ir.F32 {
			return v, false
		}
		from, width = 16, 32
	}
	if from == 0 || width <= from || width%from != 0 {
		return v, false
	}
	v = d.Bits(0).Zext(width)
	for n := from; n < width; n *= 2 {
		v = v.Or(v.Shl(n))
	}
	return v, true
}

// foldMultiReduction folds to the source if it has one dimension and none is reduced.
func foldMultiReduction(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[MultiDimReductionOp](o)
	if vectorType(op.Source()).Rank() == 1 && !slices.Contains(op.ReductionDims(), 0) {
		return foldedTo(op.Source())
	}
	return nil, false
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

// foldCasts makes an access to memory use the source of a memref.cast.
func foldCasts(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return nil, memref.UseCastSources(op, nil)
}
