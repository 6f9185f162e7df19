package vector

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

func foldInsert(o *ir.Operation, in []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[InsertOp](o)
	if len(op.StaticPosition()) == 0 && op.ValueToStore().Type() == o.Result(0).Type() {
		return foldedTo(op.ValueToStore())
	}
	dest := vectorType(op.Dest())
	// One that becomes poison here is so at the next time, as upstream.
	nowhere := slices.Contains(op.StaticPosition(), Poison)
	changed := constantPositions(o, 0, 2, in, dest.Shape())
	if before, ok := ir.DefiningOp[InsertOp](op.Dest()); ok && samePosition(op, before) {
		o.SetOperand(1, before.Dest())
		return nil, true
	}
	if nowhere {
		return poison(o)
	}
	if a := insertConstant(op, in[0], in[1]); a != nil {
		return folded(a)
	}
	return nil, changed
}

// samePosition reports whether an insertion overwrites what another one has inserted.
func samePosition(a, b InsertOp) bool {
	return slices.Equal(a.StaticPosition(), b.StaticPosition()) &&
		slices.Equal(a.DynamicPosition().Values(), b.DynamicPosition().Values())
}

// insertConstant returns a constant with another constant inserted.
func insertConstant(op InsertOp, source, dest ir.Attribute) ir.Attribute {
	to, ok := dense(dest)
	if !ok || source == nil || op.isDynamic() || slices.Contains(op.StaticPosition(), Poison) {
		return nil
	}
	all := listed(to, hasOneUse(op.Op().Result(0)))
	if all == nil {
		return nil
	}
	t := vectorType(op.Dest())
	at := linear(t.Shape(), op.StaticPosition())
	if from, ok := dense(source); ok {
		for i := range from.Len() {
			all[at+i] = from.Bits(i)
		}
	} else if v, ok := element(t.Elem(), source); ok {
		all[at] = v
	} else {
		return nil
	}
	return ir.NewDenseInts(t, all...)
}

// listed returns all elements of a constant that is to be replaced by another one. It returns
// nil if there are too many.
func listed(a *ir.DenseElementsAttr, isLast bool) []num.Int {
	t, ok := a.ShapedType().(*ir.VectorType)
	if !ok || t.IsScalable() {
		return nil
	}
	n, ok := numElements(t)
	if !ok || n > maxFolded && !isLast || n > maxListed && a.IsSplat() {
		return nil
	}
	all := make([]num.Int, n)
	for i := range all {
		all[i] = a.Bits(int64(i))
	}
	return all
}

// element returns the bits of a constant as an element of a type. Constants of the llvm
// dialect may have another type.
func element(t ir.Type, a ir.Attribute) (v num.Int, ok bool) {
	v, ok = bits(a)
	if !ok {
		return v, false
	}
	width := uint32(64)
	switch t := t.(type) {
	case *ir.IntegerType:
		width = t.Width()
	case *ir.FloatType:
		width = t.Width()
		_, isFloat := a.(*ir.FloatAttr)
		ok = isFloat && width == v.Width()
	case *ir.IndexType:
	default:
		return v, false
	}
	switch {
	case v.Width() < width:
		v = v.Sext(width)
	case v.Width() > width:
		v = v.Trunc(width)
	}
	return v, ok
}

// foldToElements folds to what the vector was made of, or to what was repeated in it.
func foldToElements(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	list := make([]ir.FoldResult, op.NumResults())
	if d := definedBy(op.Operand(0), FromElements); d != nil {
		for i := range list {
			list[i].Value = d.Operand(i)
		}
		return list, true
	}
	if v := scalarOf(op.Operand(0)); v != nil {
		for i := range list {
			list[i].Value = v
		}
		return list, true
	}
	return nil, false
}

// scalarOf returns the scalar that a broadcast has made a vector of, otherwise nil.
func scalarOf(v *ir.Value) *ir.Value {
	d := definedBy(v, Broadcast)
	if d == nil {
		return nil
	}
	if _, isVector := d.Operand(0).Type().(*ir.VectorType); isVector {
		return nil
	}
	return d.Operand(0)
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
		v, ok := element(t.Elem(), a)
		if !ok {
			return nil, false
		}
		list[i] = v
	}
	return folded(ir.NewDenseInts(t, list...))
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
	case v1.Rank() != 1:
		return nil, false
	}
	a, okA := dense(in[0])
	b, okB := dense(in[1])
	if !okA && !isPoison(in[0]) || !okB && !isPoison(in[1]) {
		return nil, false
	}
	any := a // whatever stands for poison
	if !okA {
		any = b
	}
	list := make([]num.Int, len(mask))
	for i, m := range mask {
		switch {
		case m >= n && okB:
			list[i] = b.Bits(m - n)
		case m >= 0 && m < n && okA:
			list[i] = a.Bits(m)
		default:
			list[i] = any.Bits(0)
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
