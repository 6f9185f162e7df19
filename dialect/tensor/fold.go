package tensor

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/num"
)

// inPlace is what a folder returns that has changed its operation.
func inPlace() ([]ir.FoldResult, bool) { return nil, true }

func value(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

func constant(a ir.Attribute) ([]ir.FoldResult, bool) {
	if a == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: a}}, true
}

func constantIndex(c *ir.Context, n int64) ([]ir.FoldResult, bool) {
	return constant(ir.NewIntegerAttr(c.Index(), n))
}

// materializeConstant creates an arith.constant or a complex.constant.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if op := arith.Dialect.MaterializeConstant(b, value, t); op != nil {
		return op
	}
	return complex.Dialect.MaterializeConstant(b, value, t)
}

// UseCastSources makes an operation use the sources of casts that only forget sizes instead of their
// results. It reports whether there was one. This is MLIR's foldTensorCast.
func UseCastSources(op *ir.Operation) bool {
	found := false
	for i, v := range op.Operands().All() {
		if cast, ok := ir.DefiningOp[CastOp](v); ok && cast.LosesInformation() {
			op.SetOperand(i, cast.Source())
			found = true
		}
	}
	return found
}

// foldSameType folds a cast that changes nothing.
func foldSameType(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if o.Operand(0).Type() == o.Result(0).Type() {
		return value(o.Operand(0))
	}
	return nil, false
}

func foldRank(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if t, ok := o.Operand(0).Type().(*ir.RankedTensorType); ok {
		return constantIndex(o.Context(), int64(t.Rank()))
	}
	return nil, false
}

// foldDim finds the size of a dimension in the type, or where the tensor comes from.
func foldDim(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[DimOp](o)
	index, ok := constants[1].(*ir.IntegerAttr)
	t, hasRank := op.Source().Type().(*ir.RankedTensorType)
	if !ok || !hasRank || index.Int() < 0 || index.Int() >= int64(t.Rank()) {
		return nil, false
	}
	dim := int(index.Int())
	if n := t.Shape()[dim]; n != ir.DynamicSize {
		return constantIndex(o.Context(), n)
	}
	if generate, ok := ir.DefiningOp[GenerateOp](op.Source()); ok {
		return value(generate.DynamicExtents().At(numDynamic(t.Shape()[:dim])))
	}
	if slice, ok := ir.DefiningOp[ExtractSliceOp](op.Source()); ok && typeOf(slice.Source()).Rank() == t.Rank() {
		if v := strided.MixedSizes(slice)[dim].Value(); v != nil {
			return value(v)
		}
	}
	return nil, UseCastSources(o)
}

// Speculatability says that the size of a dimension can be asked anywhere if there is such a
// dimension.
func (op DimOp) Speculatability() effects.Speculatability {
	n, ok := ir.ConstInt(op.Index())
	t, hasRank := op.Source().Type().(*ir.RankedTensorType)
	if !ok || !hasRank || int64(t.Rank()) <= n {
		return effects.NotSpeculatable
	}
	return effects.Speculatable
}

// InferRanges implements [intrange.InferOp]: the result is one of the sizes of the dimensions that
// the index may stand for. Sizes are not negative.
func (op DimOp) InferRanges(operands, results []intrange.Range) {
	var shape []int64
	if t, ok := op.Source().Type().(*ir.RankedTensorType); ok {
		shape = t.Shape()
	}
	results[0] = intrange.OfDim(intrange.Width(op.Result().Type()), operands[1], shape)
}

func foldFromElements(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	t := typeOf(o.Result(0))
	bits := make([]num.Int, len(constants))
	for i, a := range constants {
		n, ok := bitsOf(a, t.Elem())
		if !ok {
			return nil, false
		}
		bits[i] = n
	}
	if len(bits) == 0 {
		return nil, false
	}
	return constant(ir.NewDenseInts(t, bits...))
}

// bitsOf returns the bits of a constant number of a type.
func bitsOf(a ir.Attribute, t ir.Type) (bits num.Int, ok bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value(), a.Type() == t
	case *ir.FloatAttr:
		return a.Value().Int(), a.Type() == t
	}
	return bits, false
}

// element returns an element of a constant, nil if it is no number.
func element(d *ir.DenseElementsAttr, i int64) ir.Attribute {
	switch t := d.ShapedType().Elem().(type) {
	case *ir.FloatType:
		return ir.NewFloatAttr(t, num.FloatFromInt(t.Semantics(), d.Bits(i)))
	case *ir.IntegerType, *ir.IndexType:
		return ir.NewWideIntegerAttr(t, d.Bits(i))
	}
	return nil
}

func foldSplat(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	t := typeOf(o.Result(0))
	if n, ok := bitsOf(constants[0], t.Elem()); ok && ir.HasStaticShape(t) {
		return constant(ir.NewDenseInts(t, n))
	}
	return nil, false
}

// resized returns a constant all of whose elements are the same in another type, nil if it is no such
// constant.
func resized(a ir.Attribute, t ir.Type) ir.Attribute {
	d, ok := a.(*ir.DenseElementsAttr)
	to, ok2 := t.(*ir.RankedTensorType)
	if !ok || !ok2 || !d.IsSplat() || !ir.HasStaticShape(to) || d.ShapedType().Elem() != to.Elem() {
		return nil
	}
	return ir.NewDenseElementsAttr(to, []byte(d.Raw()), true)
}

func foldGather(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return constant(resized(constants[0], o.Result(0).Type()))
}

func foldExtract(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ExtractOp](o)
	shape := typeOf(op.Tensor()).Shape()
	elements, _ := constants[0].(*ir.DenseElementsAttr)
	if elements != nil && elements.IsSplat() {
		return constant(element(elements, 0))
	}
	at := int64(0)
	valid := true
	for i, c := range constants[1:] {
		n, ok := c.(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		valid = valid && n.Int() >= 0 && n.Int() < shape[i]
		at = at*shape[i] + n.Int()
	}
	if from, ok := ir.DefiningOp[FromElementsOp](op.Tensor()); ok {
		if at < 0 || at >= int64(from.Elements().Len()) {
			return nil, false
		}
		return value(from.Elements().At(int(at)))
	}
	if elements == nil || !valid {
		return nil, false
	}
	return constant(element(elements, at))
}

func foldInsert(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	dest, ok := constants[1].(*ir.DenseElementsAttr)
	if !ok || constants[0] == nil || !dest.IsSplat() || element(dest, 0) != constants[0] {
		return nil, false
	}
	return constant(dest)
}

func foldReshape(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ReshapeOp](o)
	if a := resized(constants[0], op.Result().Type()); a != nil {
		return constant(a)
	}
	if source, ok := ir.DefiningOp[ReshapeOp](op.Source()); ok {
		o.SetOperand(0, source.Source())
		return inPlace()
	}
	t, to, ok := ranked(op.Source(), op.Result())
	if !ok || t != to {
		return nil, false
	}
	if t.Rank() == 1 || hasShape(op.Source(), op.Shape()) {
		return value(op.Source())
	}
	return nil, false
}

// hasShape reports whether a tensor has its own sizes as its elements.
func hasShape(of, shape *ir.Value) bool {
	from, ok := ir.DefiningOp[FromElementsOp](shape)
	if !ok || from.Elements().Len() != typeOf(of).Rank() {
		return false
	}
	for i, v := range from.Elements().All() {
		if n, ok := ir.ConstInt(v); ok {
			if n != typeOf(of).Shape()[i] {
				return false
			}
			continue
		}
		dim, ok := ir.DefiningOp[DimOp](v)
		if !ok || dim.Source() != of {
			return false
		}
		if n, ok := ir.ConstInt(dim.Index()); !ok || n != int64(i) {
			return false
		}
	}
	return true
}

func foldConcat(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if o.NumOperands() == 1 && o.Operand(0).Type() == o.Result(0).Type() {
		return value(o.Operand(0))
	}
	return nil, false
}

func foldPad(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[PadOp](o)
	if t := typeOf(op.Result()); ir.HasStaticShape(t) && ir.Type(t) == op.Source().Type() && !op.Nofold() {
		return value(op.Source())
	}
	return nil, false
}

func foldExpandShape(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ExpandShapeOp](o)
	inverse, ok := ir.DefiningOp[CollapseShapeOp](op.Src())
	if !ok {
		return foldReshaping(o, constants, nil, nil, nil)
	}
	return foldReshaping(o, constants, inverse.Op(), op.Groups(), inverse.Groups())
}

func foldCollapseShape(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[CollapseShapeOp](o)
	inverse, ok := ir.DefiningOp[ExpandShapeOp](op.Src())
	if !ok {
		return foldReshaping(o, constants, nil, nil, nil)
	}
	return foldReshaping(o, constants, inverse.Op(), op.Groups(), inverse.Groups())
}

// foldReshaping folds an operation that changes nothing, and one that undoes what another has done,
// its inverse, if there is one, and one of a constant.
func foldReshaping(o *ir.Operation, constants []ir.Attribute, inverse *ir.Operation, groups, inverseGroups [][]int64) ([]ir.FoldResult, bool) {
	if o.Operand(0).Type() == o.Result(0).Type() {
		return value(o.Operand(0))
	}
	if inverse != nil && inverse.Operand(0).Type() == o.Result(0).Type() && undone(inverse, groups, inverseGroups) {
		return value(inverse.Operand(0))
	}
	if d, ok := constants[0].(*ir.DenseElementsAttr); ok && inverse == nil && ir.HasStaticShape(typeOf(o.Result(0))) {
		return constant(ir.NewDenseElementsAttr(typeOf(o.Result(0)), []byte(d.Raw()), d.IsSplat()))
	}
	return nil, false
}

// undone reports whether a reshaping operation is certain to undo its inverse.
func undone(inverse *ir.Operation, groups, inverseGroups [][]int64) bool {
	shape := typeOf(inverse.Operand(0)).Shape()
	if numDynamic(shape) < 2 {
		return true
	}
	if !slices.EqualFunc(groups, inverseGroups, slices.Equal) {
		return false
	}
	if inverse.Is(CollapseShape) {
		for _, group := range groups {
			if len(group) > 0 && numDynamic(shape[group[0]:group[len(group)-1]+1]) >= 2 {
				return false
			}
		}
	}
	return true
}

// allAre reports whether all of some indices are known to be a number.
func allAre(list []strided.Index, n int64) bool {
	return !slices.ContainsFunc(list, func(x strided.Index) bool { return !x.Is(n) })
}

// isWhole reports whether a part is all of a shape.
func isWhole(op strided.Op, shape []int64) bool {
	if !allAre(strided.MixedOffsets(op), 0) || !allAre(strided.MixedStrides(op), 1) {
		return false
	}
	for i, n := range strided.MixedSizes(op) {
		if i < len(shape) && (shape[i] == ir.DynamicSize || !n.Is(shape[i])) {
			return false
		}
	}
	return true
}

// samePart reports whether two operations are about the same part.
func samePart(a, b strided.Op) bool {
	return slices.Equal(strided.MixedOffsets(a), strided.MixedOffsets(b)) && slices.Equal(strided.MixedSizes(a), strided.MixedSizes(b)) &&
		slices.Equal(strided.MixedStrides(a), strided.MixedStrides(b))
}

func foldExtractSlice(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ExtractSliceOp](o)
	if a := resized(constants[0], op.Result().Type()); a != nil {
		return constant(a)
	}
	if op.Source().Type() == op.Result().Type() && isWhole(op, typeOf(op.Result()).Shape()) {
		return value(op.Source())
	}
	if insert, ok := ir.DefiningOp[InsertSliceOp](op.Source()); ok && insert.Source().Type() == op.Result().Type() && samePart(insert, op) {
		return value(insert.Source())
	}
	return nil, false
}

func foldInsertSlice(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[InsertSliceOp](o)
	if t := typeOf(op.Result()); ir.HasStaticShape(t) && op.Source().Type() == ir.Type(t) && isWhole(op, t.Shape()) {
		return value(op.Source())
	}
	if before, ok := ir.DefiningOp[InsertSliceOp](op.Dest()); ok && before.Source().Type() == op.Source().Type() && samePart(before, op) {
		o.SetOperand(1, before.Dest())
		return inPlace()
	}
	if extract, ok := ir.DefiningOp[ExtractSliceOp](op.Source()); ok && extract.Source() == op.Dest() && samePart(extract, op) {
		return value(extract.Source())
	}
	if slices.ContainsFunc(strided.MixedSizes(op), func(x strided.Index) bool { return x.Is(0) }) {
		return value(op.Dest())
	}
	return nil, false
}
