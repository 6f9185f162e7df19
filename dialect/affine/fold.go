package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
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
	case folded.NumSymbols() == 1 && folded.NumResults() == 1 && folded.Result(0).Kind() == affine.Symbol:
		// Upstream returns the first operand here, also where there are dimensions.
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
