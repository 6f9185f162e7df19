package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// extremumPatterns are the patterns of Min or Max, which are the same.
func extremumPatterns[V interface {
	ir.OpView
	MappedOp
}]() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(extremumOfOne[V]),
		rewrite.On(func(op V, r *rewrite.Rewriter) bool {
			m := withoutDuplicates(op.Map())
			return m.NumResults() != op.Map().NumResults() && newExtremum(op, r, m, op.Inputs().Values())
		}),
		rewrite.On(extremumOfExtremum[V]),
		rewrite.On(func(op V, r *rewrite.Rewriter) bool {
			m, operands, ok := simpler(op.Map(), op.Inputs())
			return ok && newExtremum(op, r, m, operands)
		}),
		rewrite.On(func(op V, r *rewrite.Rewriter) bool {
			m, ok := inOrder(op.Map())
			return ok && newExtremum(op, r, m, op.Inputs().Values())
		}),
	}
}

// CanonicalizationPatterns returns the patterns that make the results of the map fewer, simpler and
// ordered.
func (MinOp) CanonicalizationPatterns() []rewrite.Pattern { return extremumPatterns[MinOp]() }

// CanonicalizationPatterns returns the patterns that make the results of the map fewer, simpler and
// ordered.
func (MaxOp) CanonicalizationPatterns() []rewrite.Pattern { return extremumPatterns[MaxOp]() }

// newExtremum replaces an operation by one of the same kind.
func newExtremum[V ir.Op](op V, r *rewrite.Rewriter, m affine.Map, operands []*ir.Value) bool {
	r.ReplaceBy(op.Op(), mapped(r.Builder, op.Op().Def(), m, operands))
	return true
}

// extremumOfOne makes an Apply of an operation whose map has one result.
func extremumOfOne[V interface {
	ir.Op
	MappedOp
}](op V, r *rewrite.Rewriter) bool {
	if op.Map().NumResults() != 1 {
		return false
	}
	r.ReplaceBy(op.Op(), NewApply(r.Builder, op.Map(), op.Inputs().Values()...).Op())
	return true
}

// extremumOfExtremum puts the results of an operation of the same kind in the place of a result
// that is nothing but the value of that operation. They come after the others.
func extremumOfExtremum[V interface {
	ir.OpView
	MappedOp
}](op V, r *rewrite.Rewriter) bool {
	m, operands := op.Map(), op.Inputs().Values()
	dims, symbols := slices.Clone(operands[:m.NumDims()]), slices.Clone(operands[m.NumDims():])
	var exprs []affine.Expr
	var inner []V
	for _, e := range m.Results() {
		var v *ir.Value
		switch e.Kind() {
		case affine.Dim:
			v = dims[e.Position()]
		case affine.Symbol:
			v = symbols[e.Position()]
		}
		if v != nil {
			if producer, ok := ir.DefiningOp[V](v); ok {
				inner = append(inner, producer)
				continue
			}
		}
		exprs = append(exprs, e)
	}
	if len(inner) == 0 {
		return false
	}
	for _, producer := range inner {
		from, values := producer.Map(), producer.Inputs().Values()
		for _, e := range from.Results() {
			exprs = append(exprs, e.ShiftDims(len(dims), 0).ShiftSymbols(len(symbols), 0))
		}
		dims = append(dims, values[:from.NumDims()]...)
		symbols = append(symbols, values[from.NumDims():]...)
	}
	return newExtremum(op, r, affine.NewMap(len(dims), len(symbols), exprs...), slices.Concat(dims, symbols))
}

// inOrder sorts the results of a map by their coefficients. ok is false if they are in order
// already, or if one is not a sum of multiples of inputs.
func inOrder(m affine.Map) (sorted affine.Map, ok bool) {
	type result struct {
		expr affine.Expr
		flat []int64
	}
	list := make([]result, m.NumResults())
	for i, e := range m.Results() {
		if !e.IsPureAffine() {
			return m, false
		}
		coefficients, constant, ok := e.Linear(m.NumDims(), m.NumSymbols())
		if !ok {
			return m, false
		}
		list[i] = result{e, append(coefficients, constant)}
	}
	less := func(a, b result) int { return slices.Compare(a.flat, b.flat) }
	if slices.IsSortedFunc(list, less) {
		return m, false
	}
	slices.SortStableFunc(list, less)
	exprs := make([]affine.Expr, len(list))
	for i, x := range list {
		exprs[i] = x.expr
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), exprs...), true
}
