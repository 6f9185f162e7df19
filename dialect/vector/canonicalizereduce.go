package vector

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// combinations has the operations of arith for each kind, for integers and for
// floating-point numbers.
var combinations = [...][2]*ir.OpDef{
	CombiningKindAdd: {arith.AddI, arith.AddF}, CombiningKindMul: {arith.MulI, arith.MulF},
	CombiningKindMinUI: {arith.MinUI, nil}, CombiningKindMinSI: {arith.MinSI, nil},
	CombiningKindMaxUI: {arith.MaxUI, nil}, CombiningKindMaxSI: {arith.MaxSI, nil},
	CombiningKindAnd: {arith.AndI, nil}, CombiningKindOr: {arith.OrI, nil}, CombiningKindXor: {arith.XOrI, nil},
	CombiningKindMinNumF: {nil, arith.MinNumF}, CombiningKindMaxNumF: {nil, arith.MaxNumF},
	CombiningKindMinimumF: {nil, arith.MinimumF}, CombiningKindMaximumF: {nil, arith.MaximumF},
}

// Combination returns the operation of arith that combines two values of a type, which may
// be a vector, as a reduction of a kind does. It returns nil if arith has no such operation.
func (v CombiningKind) Combination(t ir.Type) *ir.OpDef {
	if int(v) >= len(combinations) {
		return nil
	}
	switch elemOrSelf(t).(type) {
	case *ir.IntegerType, *ir.IndexType:
		return combinations[v][0]
	case *ir.FloatType:
		return combinations[v][1]
	}
	return nil
}

// Combine creates the operation that combines two values as a reduction of a kind does:
// the [CombiningKind.Combination] for their type, which must exist.
func (v CombiningKind) Combine(b *ir.Builder, x, y *ir.Value) *ir.Operation {
	st := ir.OperationState{Context: b.Context(), Def: v.Combination(x.Type()), Operands: []*ir.Value{x, y}, Results: []ir.Type{x.Type()}}
	for i, s := range st.Def.Attrs {
		if s.Default != nil {
			st.SetInherentAttr(i, s.Default(b.Context()))
		}
	}
	return b.Create(&st)
}

// orFolded returns what a new operation with one result folds to, and erases it, or its
// result if it does not fold.
func orFolded(r *rewrite.Rewriter, op *ir.Operation) *ir.Value {
	if results, ok := op.Fold(); ok && len(results) > 0 {
		if values, _, ok := rewrite.Materialize(r, op, results); ok {
			r.Erase(op)
			return values[0]
		}
	}
	return op.Result(0)
}

// MaskOf returns the vector.mask around an operation.
func MaskOf(op *ir.Operation) (mask MaskOp, ok bool) {
	if p := op.ParentOp(); p != nil {
		return ir.As[MaskOp](p)
	}
	return mask, false
}

// unmasked sets the insertion point to where a reduction is to be replaced, and returns the
// operation to replace: the reduction, or the mask around it. The mask's value may be nil.
func unmasked(op *ir.Operation, r *rewrite.Rewriter) (root *ir.Operation, mask *ir.Value) {
	m, ok := MaskOf(op)
	if !ok {
		return op, nil
	}
	r.Before(m.Op())
	return m.Op(), m.Mask()
}

// firstElement extracts the first element.
func firstElement(r *rewrite.Rewriter, v *ir.Value) *ir.Value {
	return NewExtract(r.Builder, v, nil, make([]int64, vectorType(v).Rank())).Result()
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ReductionOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(reduceOne)}
}

// reduceOne combines a single element with the accumulator.
func reduceOne(op ReductionOp, r *rewrite.Rewriter) bool {
	t := vectorType(op.Vector())
	if t.Rank() > 0 && !isUnit(t, 0) || op.Acc() != nil && op.Kind().Combination(t) == nil {
		return false
	}
	root, mask := unmasked(op.Op(), r)
	if mask != nil {
		mask = firstElement(r, mask)
	}
	result := firstElement(r, op.Vector())
	if acc := op.Acc(); acc != nil {
		c := op.Kind().Combine(r.Builder, result, acc)
		if _, isFloat := t.Elem().(*ir.FloatType); isFloat {
			c.SetAttr("fastmath", arith.NewFastMathFlagsAttr(r.Context(), op.Fastmath()))
		}
		result = orFolded(r, c)
		if mask != nil {
			result = arith.NewSelect(r.Builder, mask, result, acc).Result()
		}
	}
	r.Replace(root, result)
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MultiDimReductionOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(reduceUnits)}
}

// reduceUnits combines the source with the accumulator, if only dimensions of size 1 are
// reduced. Where the mask is not set, the result is the source, as upstream's is.
func reduceUnits(op MultiDimReductionOp, r *rewrite.Rewriter) bool {
	t := vectorType(op.Source())
	if op.Kind().Combination(t) == nil || slices.ContainsFunc(op.ReductionDims(), func(d int64) bool { return !isUnit(t, int(d)) }) {
		return false
	}
	root, mask := unmasked(op.Op(), r)
	var source *ir.Value
	if to, isVector := op.Result().Type().(*ir.VectorType); isVector {
		if mask != nil {
			mask = NewShapeCast(r.Builder, i1s(to), mask).Result()
		}
		source = NewShapeCast(r.Builder, to, op.Source()).Result()
	} else {
		if mask != nil {
			mask = firstElement(r, mask)
		}
		source = firstElement(r, op.Source())
	}
	result := orFolded(r, op.Kind().Combine(r.Builder, op.Acc(), source))
	if mask != nil {
		result = arith.NewSelect(r.Builder, mask, result, source).Result()
	}
	r.Replace(root, result)
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ContractionOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op arith.AddIOp, r *rewrite.Rewriter) bool { return contractOnto(op.Op(), r) }),
		rewrite.On(func(op arith.AddFOp, r *rewrite.Rewriter) bool { return contractOnto(op.Op(), r) }),
	}
}

// contractOnto adds to a contraction by making its accumulator, which is 0, the other
// summand.
func contractOnto(op *ir.Operation, r *rewrite.Rewriter) bool {
	for i := range 2 {
		contraction, ok := ir.DefiningOp[ContractionOp](op.Operand(i))
		if !ok || contraction.Kind() != CombiningKindAdd || !isZero(contraction.Acc()) {
			continue
		}
		m := &ir.IRMapping{}
		m.SetValue(contraction.Acc(), op.Operand(1-i))
		r.ReplaceBy(op, r.Clone(contraction.Op(), m))
		return true
	}
	return false
}

// isZero reports whether a value is a constant with all bits 0.
func isZero(v *ir.Value) bool {
	d := definedBy(v, arith.Constant)
	if d == nil {
		return false
	}
	a := ir.Cast[arith.ConstantOp](d).Value()
	if c, ok := dense(a); ok {
		return c.IsSplat() && c.Bits(0).IsZero()
	}
	n, ok := bits(a)
	return ok && n.IsZero()
}
