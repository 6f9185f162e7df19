package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// foldFor makes the bounds constants or simpler. A loop that never runs results in its inits.
func foldFor(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ForOp](o)
	changed := foldBound(op, true)
	changed = foldBound(op, false) || changed
	changed = simplifyBounds(op) || changed
	if o.NumResults() > 0 {
		if results := resultsOf(op); results != nil {
			return results, true
		}
	}
	return nil, changed
}

// resultsOf are the results of a loop that never runs, or whose rounds do nothing but hand over
// values; nil if they are not known.
func resultsOf(op ForOp) (results []ir.FoldResult) {
	n, known := op.TripCount()
	inits := op.Inits().Values()
	if known && n == 0 {
		for _, v := range inits {
			results = append(results, ir.FoldResult{Value: v})
		}
		return results
	}
	if op.Body().First() != op.Body().Last() {
		return nil
	}
	for i, v := range op.Yields().All() {
		if v.Owner() != op.Body() {
			if !known {
				return nil
			}
			results = append(results, ir.FoldResult{Value: v})
			continue
		}
		at := v.Index() - 1
		if at < 0 || at != i && (!known || n > 1) {
			return nil // the number of a round, or values that change places
		}
		results = append(results, ir.FoldResult{Value: inits[at]})
	}
	return results
}

// bound returns the map and the operands of one of the bounds.
func (op ForOp) bound(lower bool) (affine.Map, []*ir.Value) {
	if lower {
		return op.LowerBoundMap(), op.LowerBoundOperands().Values()
	}
	return op.UpperBoundMap(), op.UpperBoundOperands().Values()
}

// SetBound replaces the lower or the upper bound.
func (op ForOp) SetBound(lower bool, b Bound) {
	first, second := b.Operands, op.UpperBoundOperands().Values()
	slot := slotForLowerBoundMap
	if !lower {
		first, second = op.LowerBoundOperands().Values(), b.Operands
		slot = slotForUpperBoundMap
	}
	c, inits := op.Op().Context(), op.Inits().Values()
	op.Op().SetOperands(slices.Concat(first, second, inits))
	op.Op().SetInherentAttr(slot, ir.NewAffineMapAttr(c, b.Map))
	op.Op().SetInherentAttr(slotForOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, int32(len(first)), int32(len(second)), int32(len(inits))))
}

// foldBound makes a bound a constant if its operands are constants.
func foldBound(op ForOp, lower bool) bool {
	m, operands := op.bound(lower)
	if _, is := m.SingleConstant(); is {
		return false
	}
	_, values, poison := m.Fold(known(m, constantsOf(operands)))
	if poison || values == nil {
		return false
	}
	choose := slices.Min[[]int64]
	if lower {
		choose = slices.Max[[]int64]
	}
	op.SetBound(lower, ConstantBound(choose(values)))
	return true
}

// simplifyBounds composes and simplifies both bounds.
func simplifyBounds(op ForOp) bool {
	changed := false
	for _, lower := range [...]bool{true, false} {
		m, operands := op.bound(lower)
		next, values := Compose(m, operands)
		next, values = CanonicalizeMap(next, values)
		next = withoutDuplicates(withoutRedundant(next, values, lower))
		if !next.Equal(m) {
			op.SetBound(lower, Bound{next, values})
			changed = true
		}
	}
	return changed
}

// foldIf composes and simplifies the set.
func foldIf(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	set, operands := ir.Cast[IfOp](o).Condition(), o.Operands().Values()
	next, values := set, operands
	if slices.ContainsFunc(operands, fromApply) {
		m := affine.NewMap(set.NumDims(), set.NumSymbols(), set.Constraints()...)
		m, values = Compose(m, operands)
		next = set.With(m)
	}
	next, values = CanonicalizeSet(next, values)
	if next.Equal(set) && slices.Equal(values, operands) {
		return nil, false
	}
	o.SetInherentAttr(slotIfCondition, ir.NewIntegerSetAttr(o.Context(), next))
	o.SetOperands(values)
	return nil, true
}

// foldParallel composes and simplifies the bounds.
func foldParallel(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ParallelOp](o)
	lower, lowerOperands := Compose(op.LowerBoundsMap(), op.LowerBoundsOperands().Values())
	upper, upperOperands := Compose(op.UpperBoundsMap(), op.UpperBoundsOperands().Values())
	operands := slices.Concat(lowerOperands, upperOperands)
	if lower.Equal(op.LowerBoundsMap()) && upper.Equal(op.UpperBoundsMap()) && slices.Equal(operands, o.Operands().Values()) {
		return nil, false
	}
	o.SetInherentAttr(slotParallelLowerBoundsMap, ir.NewAffineMapAttr(o.Context(), lower))
	o.SetInherentAttr(slotParallelUpperBoundsMap, ir.NewAffineMapAttr(o.Context(), upper))
	o.SetOperands(operands)
	return nil, true
}
