package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

// ComposeMins is [ComposeFully], and simplifies quotients of the results of Mins that are found to be
// positive. For such a result m, and x, one of the results of the map of the Min,
//
//	m ceildiv x  and  (m + x - 1) floordiv x
//
// are 1, because m is not greater than x.
func ComposeMins(m affine.Map, operands []*ir.Value) (affine.Map, []*ir.Value) {
	c := minComposer{positive: map[*ir.Value]bool{}}
	m, operands = composeFullyWith(m, operands, c.simplify)
	if slices.ContainsFunc(operands, fromMin) {
		m, operands = composeWith(m, operands, c.simplify)
	}
	return m, operands
}

func fromMin(v *ir.Value) bool {
	_, ok := ir.DefiningOp[MinOp](v)
	return ok
}

// minComposer remembers which results are positive.
type minComposer struct{ positive map[*ir.Value]bool }

// isPositive reports whether a result is found to be positive.
func (c minComposer) isPositive(min MinOp) bool {
	known, ok := c.positive[min.Result()]
	if ok {
		return known
	}
	known = true
	zero, operands := valuebounds.Expression{Expr: affine.NewConstant(0)}, valuebounds.Indices(min.Operands())
	for i := range min.Map().NumResults() {
		less, ok := valuebounds.Compare(zero, valuebounds.LT, valuebounds.Apply(min.Map(), i, operands...))
		if known = ok && less; !known {
			break
		}
	}
	c.positive[min.Result()] = known
	return known
}

// simplify is a minFunc.
func (c minComposer) simplify(m affine.Map, input affine.Expr, min MinOp, dims, symbols []*ir.Value) (simpler affine.Map, ok bool) {
	if !slices.ContainsFunc(m.Results(), divides) || !c.isPositive(min) {
		return m, false
	}
	n := min.Map().NumDims()
	toDims, ok1 := inputsAmong(min.Inputs().Slice(0, n), dims, affine.NewDim)
	toSymbols, ok2 := inputsAmong(min.Inputs().Slice(n, min.Inputs().Len()), symbols, affine.NewSymbol)
	one := affine.NewConstant(1)
	var quotients []affine.Expr
	for _, e := range min.Map().Results() {
		if !usesOnly(e, ok1, ok2) {
			continue
		}
		by := e.Replace(toDims, toSymbols)
		quotients = append(quotients, input.CeilDiv(by), input.Add(by).Sub(one).FloorDiv(by))
	}
	results := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		results[i] = withOnes(e, quotients)
	}
	simpler = affine.NewMap(m.NumDims(), m.NumSymbols(), results...)
	return simpler, !simpler.Equal(m)
}

// divides reports whether an expression has a quotient in it.
func divides(e affine.Expr) bool {
	found := false
	e.Walk(func(x affine.Expr) { found = found || x.Kind() == affine.CeilDiv || x.Kind() == affine.FloorDiv })
	return found
}

// inputsAmong returns the inputs that are values, and which of them there are.
func inputsAmong(values ir.ValueRange, inputs []*ir.Value, leaf func(int) affine.Expr) (list []affine.Expr, found []bool) {
	list, found = make([]affine.Expr, values.Len()), make([]bool, values.Len())
	for i, v := range values.All() {
		at := slices.Index(inputs, v)
		list[i], found[i] = leaf(max(at, 0)), at >= 0
	}
	return list, found
}

// usesOnly reports whether an expression has only inputs that are marked.
func usesOnly(e affine.Expr, dims, symbols []bool) bool {
	all := true
	e.Walk(func(x affine.Expr) {
		switch x.Kind() {
		case affine.Dim:
			all = all && dims[x.Position()]
		case affine.Symbol:
			all = all && symbols[x.Position()]
		}
	})
	return all
}

// withOnes replaces quotients in an expression by 1.
func withOnes(e affine.Expr, quotients []affine.Expr) affine.Expr {
	if slices.ContainsFunc(quotients, e.Equal) {
		return affine.NewConstant(1)
	}
	if !e.Kind().IsBinary() {
		return e
	}
	lhs, rhs := withOnes(e.LHS(), quotients), withOnes(e.RHS(), quotients)
	if lhs.Equal(e.LHS()) && rhs.Equal(e.RHS()) {
		return e
	}
	return affine.Combine(e.Kind(), lhs, rhs)
}
