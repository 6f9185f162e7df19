package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// known are the constants among the operands of a map.
func known(m affine.Map, constants []ir.Attribute) affine.Known {
	return func(k affine.Kind, i int) (int64, bool) {
		if k == affine.Symbol {
			i += m.NumDims()
		}
		a, ok := constants[i].(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		return a.Int(), true
	}
}

func foldApply(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ApplyOp](o)
	r, ok := applied(o.Context(), op.Map(), o.Operands().Values(), constants)
	return []ir.FoldResult{r}, ok
}

// applied returns the result of a map if it is one of the operands or a constant.
func applied(c *ir.Context, m affine.Map, operands []*ir.Value, constants []ir.Attribute) (r ir.FoldResult, ok bool) {
	switch e := m.Result(0); e.Kind() {
	case affine.Dim:
		return ir.FoldResult{Value: operands[e.Position()]}, true
	case affine.Symbol:
		return ir.FoldResult{Value: operands[m.NumDims()+e.Position()]}, true
	}
	_, values, poison := m.Fold(known(m, constants))
	switch {
	case poison:
		return ir.FoldResult{Attr: ub.NewPoisonAttr(c)}, true
	case values == nil:
		return r, false
	}
	return ir.FoldResult{Attr: ir.NewIntegerAttr(c.Index(), values[0])}, true
}

func foldMin(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtremum(o, constants, slices.Min)
}

func foldMax(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return foldExtremum(o, constants, slices.Max)
}

func foldExtremum(o *ir.Operation, constants []ir.Attribute, choose func([]int64) int64) ([]ir.FoldResult, bool) {
	m := o.InherentAttr(slotMinMap).(*ir.AffineMapAttr).Value()
	folded, r, ok := extremum(o.Context(), m, o.Operands().Values(), constants, choose)
	switch {
	case ok:
		return []ir.FoldResult{r}, true
	case folded.Equal(m):
		return nil, false
	}
	o.SetInherentAttr(slotMinMap, ir.NewAffineMapAttr(o.Context(), folded))
	return nil, true
}

// extremum returns the least or greatest result of a map if it is an operand or a constant,
// otherwise the map with constants in place of results that are known.
func extremum(c *ir.Context, m affine.Map, operands []*ir.Value, constants []ir.Attribute, choose func([]int64) int64) (folded affine.Map, r ir.FoldResult, ok bool) {
	folded, values, poison := m.Fold(known(m, constants))
	switch {
	case poison:
		return m, ir.FoldResult{Attr: ub.NewPoisonAttr(c)}, true
	case folded.NumSymbols() == 1 && folded.IsSymbolIdentity():
		return m, ir.FoldResult{Value: operands[0]}, true
	case values == nil:
		return folded, r, false
	}
	return m, ir.FoldResult{Attr: ir.NewIntegerAttr(c.Index(), choose(values))}, true
}

func foldCasts(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return nil, memref.UseCastSources(o, nil)
}

func foldStore(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return nil, memref.UseCastSources(o, ir.Cast[StoreOp](o).Value())
}

// constantsIntoBasis makes constants of the sizes that are known. changed is false if no size is known.
func constantsIntoBasis(o *ir.Operation, basis []strided.Index, slot, segment int, constants []ir.Attribute) (changed bool) {
	from, to := o.OperandSegment(segment)
	next := from
	var erase []bool
	for i, x := range basis {
		if x.IsConstant() {
			continue
		}
		a, ok := constants[next].(*ir.IntegerAttr)
		if ok {
			basis[i] = strided.Constant(a.Int())
			changed = true
		}
		erase = append(erase, ok)
		next++
	}
	if !changed {
		return false
	}
	static, dynamic := strided.Split(basis)
	o.SetInherentAttr(slot, ir.NewDenseI64ArrayAttr(o.Context(), static...))
	o.EraseOperands(slices.Concat(make([]bool, from), erase[:to-from]))
	if o.Is(LinearizeIndex) {
		o.SetInherentAttr(slotLinearizeIndexOperandSegmentSizes, ir.NewDenseI32ArrayAttr(o.Context(), int32(from), int32(len(dynamic))))
	}
	return true
}

// foldDelinearize takes a constant apart.
func foldDelinearize(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[DelinearizeIndexOp](o)
	if constantsIntoBasis(o, op.Basis(), slotDelinearizeIndexStaticBasis, 1, constants) {
		return nil, true
	}
	n := o.NumResults()
	if n == 1 {
		return []ir.FoldResult{{Value: op.LinearIndex()}}, true
	}
	a, ok := constants[0].(*ir.IntegerAttr)
	if !ok || n == 0 || op.DynamicBasis().Len() > 0 {
		return nil, false
	}
	basis := op.StaticBasis()
	rest := affine.NewConstant(a.Int())
	results := make([]ir.FoldResult, n)
	constant := func(e affine.Expr) ir.FoldResult {
		v, _ := e.Constant()
		return ir.FoldResult{Attr: ir.NewIntegerAttr(o.Context().Index(), v)}
	}
	for i := n - 1; i > 0; i-- {
		size := affine.NewConstant(basis[len(basis)-n+i])
		results[i], rest = constant(rest.Mod(size)), rest.FloorDiv(size)
	}
	results[0] = constant(rest)
	return results, true
}

// foldLinearize adds up constants.
func foldLinearize(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[LinearizeIndexOp](o)
	if constantsIntoBasis(o, op.Basis(), slotLinearizeIndexStaticBasis, 1, constants) {
		return nil, true
	}
	n := op.MultiIndex().Len()
	if n == 1 {
		return []ir.FoldResult{{Value: op.MultiIndex().At(0)}}, true
	}
	if op.DynamicBasis().Len() > 0 {
		return nil, false
	}
	basis := op.StaticBasis()
	sum, stride := int64(0), int64(1)
	for i := n - 1; i >= 0; i-- {
		a, ok := constants[i].(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		sum += a.Int() * stride
		if at := len(basis) - n + i; at >= 0 {
			stride *= basis[at]
		}
	}
	return []ir.FoldResult{{Attr: ir.NewIntegerAttr(o.Context().Index(), sum)}}, true
}
