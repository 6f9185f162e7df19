package llvm

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// Fold finds what was extracted among the values that were inserted, or in a constant. If
// it finds neither, it extracts from the earliest aggregate that holds the value.
func (op ExtractValueOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	position := op.Position()
	if inner, ok := ir.As[ExtractValueOp](op.Container().DefiningOp()); ok {
		op.SetPosition(slices.Concat(inner.Position(), position))
		op.Op().SetOperand(0, inner.Container())
		return nil, true
	}
	if len(constants) > 0 && constants[0] != nil {
		return folded(elementAt(constants[0], position))
	}
	return op.foldInserted(position)
}

// foldInserted is Fold for an aggregate that others were inserted into.
func (op ExtractValueOp) foldInserted(position []int64) ([]ir.FoldResult, bool) {
	from := op.Container() // has the value at the position of op
	whole := true          // at is in from, and not in something that was inserted into it
	for at := op.Container(); ; {
		insert, ok := ir.As[InsertValueOp](at.DefiningOp())
		if !ok {
			if a := elementAt(ir.ConstantOf(at), position); a != nil {
				op.extractFrom(from) // in case there is no operation for the constant
				return folded(a)
			}
			break
		}
		inserted := insert.Position()
		n := min(len(inserted), len(position))
		if slices.Equal(inserted[:n], position[:n]) {
			switch {
			case len(inserted) == len(position):
				return foldedTo(insert.Value())
			case len(inserted) > n: // it changes a part of what is extracted
				return op.extractFrom(from)
			}
			at, position, whole = insert.Value(), position[n:], false
			continue
		}
		at = insert.Container()
		if whole {
			from = at
		}
	}
	return op.extractFrom(from)
}

// extractFrom changes where the value is extracted from.
func (op ExtractValueOp) extractFrom(v *ir.Value) ([]ir.FoldResult, bool) {
	if v == op.Container() {
		return nil, false
	}
	op.Op().SetOperand(0, v)
	return nil, true
}

// elementAt returns the part of a constant at a position, nil if it has no attribute. As
// upstream, it finds the elements of constants of one dimension only.
func elementAt(a ir.Attribute, position []int64) ir.Attribute {
	for _, i := range position {
		switch whole := a.(type) {
		case *ir.ArrayAttr:
			if i < 0 || i >= int64(whole.Len()) {
				return nil
			}
			a = whole.At(int(i))
		case *ir.DenseElementsAttr:
			if i < 0 || i >= whole.Len() {
				return nil
			}
			a = denseElement(whole, i)
		case *ir.SparseElementsAttr:
			a = sparseElement(whole, i)
		case *ZeroAttr, *UndefAttr, *PoisonAttr:
		default:
			return nil
		}
	}
	return a
}

// denseElement returns element i, an array of two if it is a complex number.
func denseElement(a *ir.DenseElementsAttr, i int64) ir.Attribute {
	t := a.ShapedType().Elem()
	if c, ok := t.(*ir.ComplexType); ok {
		return ir.NewArrayAttr(a.Context(), number(c.Elem(), a.Bits(2*i)), number(c.Elem(), a.Bits(2*i+1)))
	}
	return number(t, a.Bits(i))
}

// sparseElement returns element i, counted over all dimensions, nil if it is not a number.
func sparseElement(a *ir.SparseElementsAttr, i int64) ir.Attribute {
	values, ok := a.Values().(*ir.DenseElementsAttr)
	total, known := ir.NumElements(a.ShapedType().Shape())
	if !ok || !known || i < 0 || i >= total {
		return nil
	}
	shape := a.ShapedType().Shape()
	rank := int64(len(shape))
	for n := range a.Indices().Len() / max(rank, 1) {
		at := int64(0)
		for d := range rank {
			v, _ := a.Indices().Bits(n*rank + d).Int64()
			at = at*shape[d] + v
		}
		if at == i {
			return denseElement(values, n)
		}
	}
	return zeroOf(a.ShapedType().Elem())
}

// number returns the attribute of a number of an integer or float type.
func number(t ir.Type, v num.Int) ir.Attribute {
	if f, ok := t.(*ir.FloatType); ok {
		return ir.NewFloatAttr(f, num.FloatFromInt(f.Semantics(), v))
	}
	return ir.NewWideIntegerAttr(t, v)
}
