package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// simpler returns the map and operands of an operation, composed and simplified. ok is false if
// they are so already.
func simpler(m affine.Map, operands ir.ValueRange) (next affine.Map, values []*ir.Value, ok bool) {
	before := operands.Values()
	next, values = Compose(m, before)
	next, values = CanonicalizeMap(next, values)
	next = withRanges(next, values)
	return next, values, !next.Equal(m) || !slices.Equal(values, before)
}

// simplify returns the pattern that gives an operation a simpler map.
func simplify[V interface {
	ir.OpView
	AccessOp
}](replace func(op V, b *ir.Builder, m affine.Map, operands []*ir.Value) *ir.Operation) []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op V, r *rewrite.Rewriter) bool {
		m, operands, ok := simpler(op.Map(), op.Indices())
		if ok {
			r.ReplaceBy(op.Op(), replace(op, r.Builder, m, operands))
		}
		return ok
	})}
}

// CanonicalizationPatterns returns the pattern that composes the map with others and simplifies it.
func (ApplyOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op ApplyOp, r *rewrite.Rewriter) bool {
		m, operands, ok := simpler(op.Map(), op.MapOperands())
		if ok {
			r.ReplaceBy(op.Op(), NewApply(r.Builder, m, operands...).Op())
		}
		return ok
	})}
}

// CanonicalizationPatterns returns the pattern that simplifies the subscripts.
func (LoadOp) CanonicalizationPatterns() []rewrite.Pattern {
	return simplify(func(op LoadOp, b *ir.Builder, m affine.Map, operands []*ir.Value) *ir.Operation {
		return NewLoad(b, op.Memref(), m, operands...).Op()
	})
}

// CanonicalizationPatterns returns the pattern that simplifies the subscripts.
func (StoreOp) CanonicalizationPatterns() []rewrite.Pattern {
	return simplify(func(op StoreOp, b *ir.Builder, m affine.Map, operands []*ir.Value) *ir.Operation {
		return NewStore(b, op.Value(), op.Memref(), m, operands...).Op()
	})
}

// CanonicalizationPatterns returns the pattern that simplifies the subscripts.
func (VectorLoadOp) CanonicalizationPatterns() []rewrite.Pattern {
	return simplify(func(op VectorLoadOp, b *ir.Builder, m affine.Map, operands []*ir.Value) *ir.Operation {
		return newAccess(b, VectorLoad, slotVectorLoadMap, m, []ir.Type{op.Result().Type()}, append([]*ir.Value{op.Memref()}, operands...))
	})
}

// CanonicalizationPatterns returns the pattern that simplifies the subscripts.
func (VectorStoreOp) CanonicalizationPatterns() []rewrite.Pattern {
	return simplify(func(op VectorStoreOp, b *ir.Builder, m affine.Map, operands []*ir.Value) *ir.Operation {
		return newAccess(b, VectorStore, slotVectorStoreMap, m, nil, append([]*ir.Value{op.Value(), op.Memref()}, operands...))
	})
}

// CanonicalizationPatterns returns the pattern that simplifies the subscripts.
func (PrefetchOp) CanonicalizationPatterns() []rewrite.Pattern {
	return simplify(func(op PrefetchOp, b *ir.Builder, m affine.Map, operands []*ir.Value) *ir.Operation {
		st := ir.OperationState{Def: Prefetch, Operands: append([]*ir.Value{op.Memref()}, operands...)}
		for _, slot := range [...]int{slotPrefetchIsWrite, slotPrefetchLocalityHint, slotPrefetchIsDataCache} {
			st.SetInherentAttr(slot, op.Op().InherentAttr(slot))
		}
		st.SetInherentAttr(slotPrefetchMap, ir.NewAffineMapAttr(b.Context(), m))
		return b.Create(&st)
	})
}

func newAccess(b *ir.Builder, def *ir.OpDef, slot int, m affine.Map, results []ir.Type, operands []*ir.Value) *ir.Operation {
	st := ir.OperationState{Def: def, Operands: operands, Results: results}
	st.SetInherentAttr(slot, ir.NewAffineMapAttr(b.Context(), m))
	return b.Create(&st)
}

// withRanges simplifies quotients and remainders in a map by what is known of the values of
// induction variables.
func withRanges(m affine.Map, operands []*ir.Value) affine.Map {
	x := quotients{rangesOf(m, operands), operands}
	exprs := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		exprs[i] = x.simplify(e)
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), exprs...)
}

type quotients struct {
	ranges
	operands []*ir.Value
}

func (x quotients) simplify(e affine.Expr) affine.Expr {
	if !e.Kind().IsBinary() {
		return e
	}
	e = affine.Combine(e.Kind(), x.simplify(e.LHS()), x.simplify(e.RHS()))
	k := e.Kind()
	if k != affine.FloorDiv && k != affine.CeilDiv && k != affine.Mod {
		return e
	}
	n, ok := e.RHS().Constant()
	if !ok || n <= 0 {
		return e
	}
	lhs, by := e.LHS(), e.RHS()
	if s := x.of(lhs); s.hasLower && s.hasUpper {
		least, most := affine.Combine(k, affine.NewConstant(s.lower), by), affine.Combine(k, affine.NewConstant(s.upper), by)
		switch {
		case k != affine.Mod && least.Equal(most):
			return least
		case k == affine.Mod && s.lower >= 0 && s.lower < n && s.upper < n:
			return lhs
		}
	}
	if multiple, rest, d, ok := x.split(lhs); ok {
		switch {
		case k == affine.FloorDiv && n%d == 0:
			return multiple.FloorDiv(by)
		case k == affine.Mod && d%n == 0:
			return rest.Mod(by)
		}
		return e
	}
	if k == affine.FloorDiv && x.within(lhs, n) || k == affine.Mod && x.divisor(lhs)%n == 0 {
		return affine.NewConstant(0)
	}
	return e
}

// split finds a sum of a multiple of d and what is less than d and not negative.
func (x quotients) split(e affine.Expr) (multiple, rest affine.Expr, d int64, ok bool) {
	if e.Kind() != affine.Add {
		return multiple, rest, 0, false
	}
	for _, parts := range [...][2]affine.Expr{{e.LHS(), e.RHS()}, {e.RHS(), e.LHS()}} {
		if d = x.divisor(parts[0]); d != 0 && x.within(parts[1], d) {
			return parts[0], parts[1], d, true
		}
	}
	return multiple, rest, 0, false
}

// loopOf returns the loop whose induction variable a dimension is.
func (x quotients) loopOf(e affine.Expr) (loop ForOp, ok bool) {
	if e.Kind() != affine.Dim {
		return loop, false
	}
	return loopWith(x.operands[e.Position()])
}

// divisor is a number that divides all values of an expression.
func (x quotients) divisor(e affine.Expr) int64 {
	loop, ok := x.loopOf(e)
	if !ok {
		return e.LargestKnownDivisor()
	}
	d := loop.Step()
	for _, bound := range loop.LowerBoundMap().Results() {
		for n := bound.LargestKnownDivisor(); n != 0; {
			d, n = n, d%n
		}
	}
	return d
}

// within reports whether an expression is a constant or an induction variable that is not negative
// and less than n.
func (x quotients) within(e affine.Expr, n int64) bool {
	if c, ok := e.Constant(); ok {
		return c >= 0 && c < n
	}
	loop, ok := x.loopOf(e)
	if !ok {
		return false
	}
	lower, ok1 := loop.ConstantLower()
	upper, ok2 := loop.ConstantUpper()
	return ok1 && ok2 && lower >= 0 && upper <= n
}
