package vector

import (
	"slices"

	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Poison is the constant index of extract, insert and shuffle for no element. The result there is
// poison.
const Poison = -1

// validIndex reports whether a constant is the index of an element, or poison.
func validIndex(i, size int64) bool { return i == Poison || i >= 0 && i < size }

// dynamicPositions checks that there is a dynamic index for each mark among the static ones.
func dynamicPositions(op *ir.Operation, static []int64, dynamic ir.ValueRange) *diag.Diagnostic {
	n := 0
	for _, p := range static {
		if p == ir.DynamicSize {
			n++
		}
	}
	if n != dynamic.Len() {
		return op.Errorf("mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- " +
			"this can only happen due to an incorrect fold/rewrite")
	}
	return nil
}

// positions checks constant indices against the dimensions of a vector.
func positions(op *ir.Operation, static []int64, v *ir.VectorType, vector string) *diag.Diagnostic {
	for i, p := range static {
		if p != ir.DynamicSize && !validIndex(p, v.Shape()[i]) {
			return op.Errorf("expected position attribute #%d to be a non-negative integer smaller than the corresponding %s dimension%s",
				i+1, vector, map[string]string{"vector": " or poison (-1)"}[vector])
		}
	}
	return nil
}

func verifyExtract(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExtractOp](o)
	if t, ok := op.Result().Type().(*ir.VectorType); ok && t.Rank() == 0 {
		return o.ErrorPlainf("expected a scalar instead of a 0-d vector as the result type")
	}
	static, source := op.StaticPosition(), vectorType(op.Source())
	if d := dynamicPositions(o, static, op.DynamicPosition()); d != nil {
		return d
	}
	if len(static) > source.Rank() {
		return o.Errorf("expected position attribute of rank no greater than vector rank")
	}
	return positions(o, static, source, "vector")
}

// inferExtract is the element type, or the vector of the dimensions that have no
// index.
func inferExtract(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	v := st.Operands[0].Type().(*ir.VectorType)
	n := 0
	if static, ok := st.InherentAttr(0).(*ir.DenseArrayAttr); ok {
		n = static.Len()
	}
	if n == v.Rank() {
		return []ir.Type{v.Elem()}, nil
	}
	return []ir.Type{dropDims(v, min(n, v.Rank()))}, nil
}

// dropDims is a vector type without its first n dimensions.
func dropDims(v *ir.VectorType, n int) *ir.VectorType {
	scalable := v.ScalableDims()
	if scalable != nil {
		scalable = scalable[n:]
	}
	return ir.NewVectorType(v.Shape()[n:], scalable, v.Elem())
}

// compatibleExtract allows a vector of one element instead of the element.
func compatibleExtract(inferred, actual []ir.Type) bool {
	v, ok := actual[0].(*ir.VectorType)
	return ok && slices.Equal(v.Shape(), []int64{1}) && v.Elem() == inferred[0]
}

func verifyInsert(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[InsertOp](o)
	source, isVector := op.ValueToStore().Type().(*ir.VectorType)
	if isVector && source.Rank() == 0 {
		return o.ErrorPlainf("expected a scalar instead of a 0-d vector as the source operand")
	}
	static, dest := op.StaticPosition(), vectorType(op.Dest())
	if d := dynamicPositions(o, static, op.DynamicPosition()); d != nil {
		return d
	}
	switch {
	case len(static) > dest.Rank():
		return o.Errorf("expected position attribute of rank no greater than dest vector rank")
	case isVector && source.Rank()+len(static) != dest.Rank():
		return o.Errorf("expected position attribute rank + source rank to match dest vector rank")
	case !isVector && len(static) != dest.Rank():
		return o.Errorf("expected position attribute rank to match the dest vector rank")
	}
	return positions(o, static, dest, "dest vector")
}

func verifyShuffle(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ShuffleOp](o)
	v1, v2, result, mask := vectorType(op.V1()), vectorType(op.V2()), vectorType(op.Result()), op.Mask()
	scalars := v1.Rank() == 0 && v2.Rank() == 0 && result.Rank() == 1
	if !scalars && (v1.Rank() != result.Rank() || v2.Rank() != result.Rank()) {
		return o.Errorf("rank mismatch")
	}
	for i := 1; i < v1.Rank(); i++ {
		if result.Shape()[i] != v1.Shape()[i] || v1.Shape()[i] != v2.Shape()[i] {
			return o.Errorf("dimension mismatch")
		}
	}
	switch int64(len(mask)) {
	case 0:
		return o.Errorf("invalid mask length")
	case result.Shape()[0]:
	default:
		return o.Errorf("mask length mismatch")
	}
	size := firstDim(v1) + firstDim(v2)
	for i, m := range mask {
		if !validIndex(m, size) {
			return o.Errorf("mask index #%d out of range", i+1)
		}
	}
	return nil
}

// firstDim is the size of the first dimension, 1 for a vector without dimensions.
func firstDim(t *ir.VectorType) int64 {
	if t.Rank() == 0 {
		return 1
	}
	return t.Shape()[0]
}

func verifyBroadcast(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[BroadcastOp](o)
	dest := vectorType(op.Result())
	if isElement(op.Source().Type()) && op.Source().Type() == dest.Elem() {
		return nil
	}
	source, ok := op.Source().Type().(*ir.VectorType)
	if !ok {
		return o.Errorf("source type is not a vector")
	}
	lead := dest.Rank() - source.Rank()
	if lead < 0 {
		return o.Errorf("source rank higher than destination rank")
	}
	for i, n := range source.Shape() {
		to, scalable, toScalable := dest.Shape()[lead+i], source.Scalable(i), dest.Scalable(lead+i)
		if n != 1 && n != to || n == 1 && scalable && to != 1 || scalable != toScalable && (n != 1 || scalable) {
			return o.Errorf("dimension mismatch (%s vs. %s)", dimText(n, scalable), dimText(to, toScalable))
		}
	}
	return nil
}

// isElement reports whether a type may be the element of a vector.
func isElement(t ir.Type) bool { return ir.VectorTypeError(nil, t) == nil }

func verifyTranspose(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[TransposeOp](o)
	v, result, perm := vectorType(op.Vector()), vectorType(op.Result()), op.Permutation()
	switch {
	case v.Rank() != result.Rank():
		return o.Errorf("vector result rank mismatch: %d", result.Rank())
	case v.Rank() != len(perm):
		return o.Errorf("transposition length mismatch: %d", len(perm))
	}
	seen := make([]bool, len(perm))
	for i, p := range perm {
		switch {
		case p < 0 || p >= int64(len(perm)):
			return o.Errorf("transposition index out of range: %d", p)
		case seen[p]:
			return o.Errorf("duplicate position index: %d", p)
		case result.Shape()[i] != v.Shape()[p]:
			return o.Errorf("dimension size mismatch at: %d", p)
		}
		seen[p] = true
	}
	return nil
}

func verifyShapeCast(o *ir.Operation) *diag.Diagnostic {
	from, to := vectorType(o.Operand(0)), vectorType(o.Result(0))
	if from.Elem() != to.Elem() {
		return o.Errorf("has different source and result element types")
	}
	n, _ := ir.NumElements(from.Shape())
	m, _ := ir.NumElements(to.Shape())
	if n != m {
		return o.Errorf("has different number of elements at source (%d) and result (%d)", n, m)
	}
	if n, m := numScalable(from), numScalable(to); n != m {
		return o.Errorf("has different number of scalable dims at source (%d) and result (%d)", n, m)
	}
	return nil
}

func numScalable(t *ir.VectorType) int {
	n := 0
	for _, s := range t.ScalableDims() {
		if s {
			n++
		}
	}
	return n
}

func verifyBitCast(o *ir.Operation) *diag.Diagnostic {
	from, to := vectorType(o.Operand(0)), vectorType(o.Result(0))
	for i := range from.Rank() - 1 {
		if from.Shape()[i] != to.Shape()[i] {
			return o.Errorf("dimension size mismatch at: %d", i)
		}
	}
	l := datalayout.At(o)
	if bitsOf(l, from.Elem())*uint64(lastDim(from)) == bitsOf(l, to.Elem())*uint64(lastDim(to)) {
		return nil
	}
	if from.Rank() == 0 {
		return o.Errorf("source/result bitwidth of the 0-D vector element types must be equal")
	}
	return o.Errorf("source/result bitwidth of the minor 1-D vectors must be equal")
}

// bitsOf is the size of a type in bits, 0 if it is not known.
func bitsOf(l *datalayout.Layout, t ir.Type) uint64 {
	size, err := l.SizeInBits(t)
	if err != nil {
		return 0
	}
	return size.Min
}

func verifyTypeCast(o *ir.Operation) *diag.Diagnostic {
	from, to := o.Operand(0).Type().(*ir.MemRefType), o.Result(0).Type().(*ir.MemRefType)
	switch {
	case !from.IsRowMajor():
		return o.Errorf("expects operand to be a memref with identity layout")
	case to.Layout() != nil:
		return o.Errorf("expects result to be a memref with identity layout")
	case from.MemorySpace() != to.MemorySpace():
		return o.Errorf("expects result in same memory space")
	case elemOrSelf(from.Elem()) != elemOrSelf(to.Elem()):
		return o.Errorf("expects result and operand with same underlying scalar type: '%v'", to)
	case !slices.Equal(allDims(from), allDims(to)):
		return o.Errorf("expects concatenated result and operand shapes to be equal: '%v'", to)
	}
	return nil
}

// allDims are the dimensions of a memref and then those of its elements.
func allDims(t *ir.MemRefType) []int64 {
	shape := t.Shape()
	if v, ok := t.Elem().(*ir.VectorType); ok {
		shape = append(shape[:len(shape):len(shape)], v.Shape()...)
	}
	return shape
}

func verifyConstantMask(o *ir.Operation) *diag.Diagnostic {
	sizes, t := ir.Cast[ConstantMaskOp](o).MaskDimSizes(), vectorType(o.Result(0))
	if t.Rank() == 0 {
		switch {
		case len(sizes) != 1:
			return o.ErrorPlainf("array attr must have length 1 for 0-D vectors")
		case sizes[0] != 0 && sizes[0] != 1:
			return o.ErrorPlainf("mask dim size must be either 0 or 1 for 0-D vectors")
		}
		return nil
	}
	if len(sizes) != t.Rank() {
		return o.Errorf("must specify array attr of size equal vector result rank")
	}
	zeros := 0
	for i, n := range sizes {
		if n < 0 || n > t.Shape()[i] {
			return o.Errorf("array attr of size out of bounds of vector result dimension size")
		}
		if t.Scalable(i) && n != 0 && n != t.Shape()[i] {
			return o.Errorf("only supports 'none set' or 'all set' scalable dimensions")
		}
		if n == 0 {
			zeros++
		}
	}
	if zeros != 0 && zeros != len(sizes) {
		return o.Errorf("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim")
	}
	return nil
}

func verifyCreateMask(o *ir.Operation) *diag.Diagnostic {
	t := vectorType(o.Result(0))
	switch {
	case t.Rank() == 0 && o.NumOperands() != 1:
		return o.Errorf("must specify exactly one operand for 0-D create_mask")
	case t.Rank() != 0 && o.NumOperands() != t.Rank():
		return o.Errorf("must specify an operand for each result vector dimension")
	}
	return nil
}

// isCombinable reports whether the elements of a type can be combined in a way.
func isCombinable(kind CombiningKind, elem ir.Type) bool {
	_, isIndex := elem.(*ir.IndexType)
	_, isInt := elem.(*ir.IntegerType)
	isFloat := constraint.AnyFloat.Match(elem)
	switch kind {
	case CombiningKindAdd, CombiningKindMul:
		return isInt || isIndex || isFloat
	case CombiningKindMinNumF, CombiningKindMaxNumF, CombiningKindMinimumF, CombiningKindMaximumF:
		return isFloat
	}
	return isInt || isIndex
}
