package llvm

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// This file has the folders of operations that compute something, and the function that creates
// operations for their results.

// materializeConstant creates an operation for the result of a folder.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	switch a := value.(type) {
	case *UndefAttr:
		return NewUndef(b, t).Op()
	case *PoisonAttr:
		return NewPoison(b, t).Op()
	case *ZeroAttr:
		return NewZero(b, t).Op()
	case *DSOLocalEquivalentAttr:
		return NewDSOLocalEquivalent(b, t, a.Sym().Root()).Op()
	case *ir.SymbolRefAttr:
		if _, ok := t.(*PointerType); ok && a.IsFlat() {
			return NewAddressOf(b, t, a.Root()).Op()
		}
	case *ir.IntegerAttr, *ir.FloatAttr, ir.ElementsAttr:
		if a.(ir.TypedAttribute).Type() == t {
			return NewConstant(b, t, value).Op()
		}
	}
	return nil
}

func foldedTo(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

// foldInts computes an integer from two integers. f returns false if it cannot.
func foldInts(op *ir.Operation, constants []ir.Attribute, f func(a, b num.Int) (num.Int, bool)) ([]ir.FoldResult, bool) {
	a, okA := constants[0].(*ir.IntegerAttr)
	b, okB := constants[1].(*ir.IntegerAttr)
	t, isInt := op.Result(0).Type().(*ir.IntegerType)
	if !okA || !okB || !isInt || a.Value().Width() != t.Width() || b.Value().Width() != t.Width() {
		return nil, false
	}
	v, ok := f(a.Value(), b.Value())
	if !ok {
		return nil, false
	}
	return folded(ir.NewWideIntegerAttr(t, v))
}

// Fold computes the bitwise or of constants.
func (op OrOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldInts(op.Op(), constants, func(a, b num.Int) (num.Int, bool) { return a.Or(b), true })
}

// Fold shifts a constant by a constant that is less than its width.
func (op ShlOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldInts(op.Op(), constants, func(a, b num.Int) (num.Int, bool) {
		n, ok := b.Uint64()
		if !ok || n >= uint64(a.Width()) {
			return a, false
		}
		return a.Shl(uint32(n)), true
	})
}

// Fold extends a constant.
func (op ZExtOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	a, ok := constants[0].(*ir.IntegerAttr)
	t, isInt := op.Op().Result(0).Type().(*ir.IntegerType)
	if !ok || !isInt || a.Value().Width() > t.Width() {
		return nil, false
	}
	return folded(ir.NewWideIntegerAttr(t, a.Value().Zext(t.Width())))
}

// Fold decides whether a value equals itself, and whether the address of an alloca equals the null
// pointer.
func (op ICmpOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	p := op.Predicate()
	if p != ICmpPredicateEq && p != ICmpPredicateNe {
		return nil, false
	}
	if op.Lhs() == op.Rhs() {
		return foldBool(op, p == ICmpPredicateEq)
	}
	alloca := func(v *ir.Value) bool { _, ok := ir.DefiningOp[AllocaOp](v); return ok }
	null := func(v *ir.Value) bool { _, ok := ir.DefiningOp[ZeroOp](v); return ok }
	switch lhs, rhs := op.Lhs(), op.Rhs(); {
	case alloca(lhs) && null(rhs):
		return foldBool(op, p == ICmpPredicateNe)
	case null(lhs) && alloca(rhs):
		// The next time it folds to a constant. Analyses, which fold once, do not see that.
		op.Op().SetOperand(0, rhs)
		op.Op().SetOperand(1, lhs)
		return nil, true
	}
	return nil, false
}

// foldBool returns the constant result of a comparison.
func foldBool(op ICmpOp, v bool) ([]ir.FoldResult, bool) {
	truth := ir.NewBoolAttr(op.Op().Context(), v)
	switch t := op.Result().Type().(type) {
	case *ir.IntegerType:
		return folded(truth)
	case *ir.VectorType:
		return folded(ir.NewDenseInts(t, truth.Value()))
	}
	return nil, false
}

// Fold removes a cast that changes nothing, and the inner one of two casts.
func (op BitcastOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	if inner, ok := ir.DefiningOp[BitcastOp](op.Op().Operand(0)); ok {
		return foldCasts(op.Op(), inner.Op())
	}
	return foldCasts(op.Op(), nil)
}

// Fold removes a cast that changes nothing, and the inner one of two casts.
func (op AddrSpaceCastOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	if inner, ok := ir.DefiningOp[AddrSpaceCastOp](op.Op().Operand(0)); ok {
		return foldCasts(op.Op(), inner.Op())
	}
	return foldCasts(op.Op(), nil)
}

// foldCasts folds a cast. inner is the cast that defines its operand, nil if absent.
func foldCasts(op, inner *ir.Operation) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	switch {
	case op.Operand(0).Type() == t:
		return foldedTo(op.Operand(0))
	case inner == nil:
		return nil, false
	case inner.Operand(0).Type() == t:
		return foldedTo(inner.Operand(0))
	}
	op.SetOperand(0, inner.Operand(0))
	return nil, true
}

// indexBits is the width of constant indices.
const indexBits = 29

// Fold removes a getelementptr with offset 0, and turns known indices into constants.
func (op GEPOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	raw := slices.Clone(op.RawConstantIndices())
	dynamic := op.DynamicIndices()
	known := func(n int) (int64, bool) {
		a, ok := constants[1+n].(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		v, ok := a.Value().Int64()
		return v, ok && v >= -1<<(indexBits-1) && v < 1<<(indexBits-1)
	}
	if len(raw) == 1 && op.Base().Type() == op.Result().Type() {
		v, ok := int64(raw[0]), true
		if raw[0] == DynamicIndex {
			v, ok = known(0)
		}
		if ok && v == 0 {
			return foldedTo(op.Base())
		}
	}
	n, changed := 0, false
	var drop []int
	for i, c := range raw {
		if c != DynamicIndex {
			continue
		}
		if v, ok := known(n); ok {
			raw[i], changed = int32(v), true
			drop = append(drop, n)
		}
		n++
	}
	if !changed || dynamic.Len() != n {
		return nil, false
	}
	for _, i := range slices.Backward(drop) {
		op.Op().EraseOperand(1 + i)
	}
	op.SetRawConstantIndices(raw)
	return nil, true
}

// Fold replaces a shuffle that selects the only element of a vector.
func (op ShuffleVectorOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	t, ok := op.V1().Type().(*ir.VectorType)
	mask := op.Mask()
	if !ok || t.IsScalable() || t.Rank() != 1 || t.Shape()[0] != 1 || len(mask) != 1 || mask[0] != 0 {
		return nil, false
	}
	return foldedTo(op.V1())
}
