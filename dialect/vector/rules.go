package vector

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// The constraints of the specification that have a parameter.
var (
	floatVector         = constraint.VectorOfAnyRankOf(constraint.AnyFloat)
	maskVector          = constraint.VectorOfNonZeroRankOf(constraint.I1)
	fixedMaskVector     = constraint.FixedVectorOfNonZeroRankOf(constraint.I1)
	maskVectorOfAnyRank = constraint.VectorOfAnyRankOf(constraint.I1)
	indexVector         = constraint.VectorOfNonZeroRankOf(constraint.AnyTypeOf(constraint.AnyInteger, constraint.Index))
	vector1D            = constraint.VectorOfRank(1)
	scalableVector1D    = constraint.ScalableVectorOfRank(1)
	stepVector          = constraint.VectorOfRankAndType(constraint.Index, 1)
	tensorOrMemRef      = constraint.TensorOrMemRef(constraint.AnyType)

	// printable has no summary upstream either.
	printable = constraint.ConfinedType(constraint.AnyTypeOf(constraint.AnyVectorOfAnyRank, constraint.AnyInteger, constraint.Index, constraint.AnyFloat),
		"", func(ir.Type) bool { return true })

	iteratorTypeArray = constraint.TypedArrayAttr(IsIteratorTypeAttr, "Iterator type should be an enum.")
	stringLiteral     = &ir.AttrConstraint{Summary: "An Attribute containing a string", Match: constraint.StrAttr.Match}
)

// elemOrSelf returns the element type of a shaped type, and any other type itself.
func elemOrSelf(t ir.Type) ir.Type {
	if s, ok := t.(ir.ShapedType); ok {
		return s.Elem()
	}
	return t
}

// resultElemIs reports whether the first result has the element type of an
// operand.
func resultElemIs(op *ir.Operation, operand int) bool {
	return elemOrSelf(op.Result(0).Type()) == elemOrSelf(op.Operand(operand).Type())
}

func sameElem0(op *ir.Operation) bool { return resultElemIs(op, 0) }
func sameElem1(op *ir.Operation) bool { return resultElemIs(op, 1) }
func sameElem2(op *ir.Operation) bool { return resultElemIs(op, 2) }

func sameElemOperands(op *ir.Operation) bool {
	return elemOrSelf(op.Operand(0).Type()) == elemOrSelf(op.Operand(1).Type())
}

func accMatches(o *ir.Operation) bool {
	op := ir.Cast[ReductionOp](o)
	return op.Acc() == nil || op.Acc().Type() == op.Result().Type()
}

// vectorType returns the type of a value that is known to be a vector.
func vectorType(v *ir.Value) *ir.VectorType { return v.Type().(*ir.VectorType) }

// withElem returns a vector type with another element type.
func withElem(t *ir.VectorType, elem ir.Type) *ir.VectorType {
	return ir.NewVectorType(t.Shape(), t.ScalableDims(), elem)
}

// withLastDim returns a vector type with another size of the last dimension. A vector
// without dimensions gets one.
func withLastDim(t *ir.VectorType, n int64) *ir.VectorType {
	if t.Rank() == 0 {
		return ir.NewVectorType([]int64{n}, nil, t.Elem())
	}
	shape := append([]int64(nil), t.Shape()...)
	shape[len(shape)-1] = n
	return ir.NewVectorType(shape, t.ScalableDims(), t.Elem())
}

// lastDim returns the size of the last dimension, 1 for a vector without dimensions.
func lastDim(t *ir.VectorType) int64 {
	if t.Rank() == 0 {
		return 1
	}
	return t.Shape()[t.Rank()-1]
}

// doubled returns the type of two interleaved vectors of a type.
func doubled(t ir.Type) ir.Type {
	v := t.(*ir.VectorType)
	if n := 2 * lastDim(v); n > 0 {
		return withLastDim(v, n)
	}
	return v // too large for there to be one
}

// halved returns the type of each half of a vector, or the type itself if it cannot be
// halved.
func halved(t ir.Type) ir.Type {
	v, ok := t.(*ir.VectorType)
	if !ok || v.Rank() == 0 || lastDim(v)/2 <= 0 {
		return t
	}
	return withLastDim(v, lastDim(v)/2)
}

func evenElements(op *ir.Operation) bool { return lastDim(vectorType(op.Operand(0)))%2 == 0 }

// maxElements bounds the elements that an operation may list one by one.
const maxElements = 1 << 20

// numElements returns the number of elements of a vector, for vscale 1 if it is scalable.
// ok is false if it exceeds maxElements.
func numElements(t *ir.VectorType) (n int64, ok bool) {
	n, ok = ir.NumElements(t.Shape())
	return n, ok && n <= maxElements
}

// elementTypes returns the types of the elements of a vector.
func elementTypes(t ir.Type) []ir.Type {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return nil
	}
	n, ok := numElements(v)
	if !ok {
		return nil
	}
	types := make([]ir.Type, n)
	for i := range types {
		types[i] = v.Elem()
	}
	return types
}

func inferToElements(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	v, ok := st.Operands[0].Type().(*ir.VectorType)
	if !ok {
		return nil, nil
	}
	if _, ok := numElements(v); !ok {
		return nil, diag.Errorf(diag.At(st.Pos), "'vector.to_elements' op would have more than %d results", int64(maxElements))
	}
	return elementTypes(v), nil
}

func toElementsMatch(op *ir.Operation) bool {
	return areElements(vectorType(op.Operand(0)), op.Results().Types())
}

func fromElementsMatch(op *ir.Operation) bool {
	return areElements(vectorType(op.Result(0)), op.Operands().Types())
}

func areElements(v *ir.VectorType, types []ir.Type) bool {
	if n, ok := ir.NumElements(v.Shape()); !ok || n != int64(len(types)) {
		return false
	}
	for _, t := range types {
		if t != v.Elem() {
			return false
		}
	}
	return true
}

func scalableInsertAligned(op *ir.Operation) bool {
	return aligned(ir.Cast[ScalableInsertOp](op).Pos(), op.Operand(0))
}

func scalableExtractAligned(op *ir.Operation) bool {
	return aligned(ir.Cast[ScalableExtractOp](op).Pos(), op.Result(0))
}

func aligned(pos int64, part *ir.Value) bool {
	return pos%vectorType(part).Shape()[0] == 0
}

// printsOne reports whether an operation does not print a text and something
// else.
func printsOne(o *ir.Operation) bool {
	op := ir.Cast[PrintOp](o)
	_, text := op.StringLiteral()
	return !text || op.Source() == nil && op.Punctuation() == PunctuationNewline
}

// inferShuffle returns the type of a vector with one element, or one vector of the
// remaining dimensions, for each number in the mask.
func inferShuffle(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	v, ok := st.Operands[0].Type().(*ir.VectorType)
	if !ok {
		return nil, diag.Errorf(diag.At(st.Pos), "'vector.shuffle' op failed to infer returned types")
	}
	n := int64(1)
	if mask, ok := st.InherentAttr(0).(*ir.DenseArrayAttr); ok {
		n = max(n, int64(mask.Len()))
	}
	shape := []int64{n}
	if v.Rank() > 0 {
		shape = append(shape, v.Shape()[1:]...)
	}
	return []ir.Type{ir.NewVectorType(shape, nil, v.Elem())}, nil
}

// nameVScale suggests %vscale.
func nameVScale(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), "vscale") }
