package scfloops

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// A system is what is known of values: a relation whose dimensions and symbols stand for values, or for
// none.
type system struct {
	*presburger.Relation
	dims, symbols []*ir.Value
}

func newSystem() *system { return &system{Relation: presburger.New(0, 0)} }

func (s *system) addDim(v *ir.Value) int {
	s.dims = append(s.dims, v)
	return s.InsertDims(len(s.dims)-1, 1)
}

func (s *system) addSymbol(v *ir.Value) int {
	s.symbols = append(s.symbols, v)
	return s.InsertSymbols(len(s.symbols)-1, 1)
}

// row returns a row with a coefficient for some variables, and a constant.
func (s *system) row(coefficients map[int]int64, constant int64) []int64 {
	row := make([]int64, s.NumVars()+1)
	for at, c := range coefficients {
		row[at] = c
	}
	row[s.NumVars()] = constant
	return row
}

// fix says that a variable is a constant.
func (s *system) fix(at int, n int64) { s.AddEquality(s.row(map[int]int64{at: 1}, -n)) }

// align returns a map over the variables of the system. Operands that it does not have become symbols.
func (s *system) align(m affine.Map, operands []*ir.Value) affine.Map {
	leaves := make([]affine.Expr, len(operands))
	for i, v := range operands {
		leaves[i] = s.leaf(v)
	}
	return m.Replace(leaves[:m.NumDims()], leaves[m.NumDims():], len(s.dims), len(s.symbols))
}

func (s *system) leaf(v *ir.Value) affine.Expr {
	for i, d := range s.dims {
		if d == v {
			return affine.NewDim(i)
		}
	}
	for i, d := range s.symbols {
		if d == v {
			return affine.NewSymbol(i)
		}
	}
	s.addSymbol(v)
	return affine.NewSymbol(len(s.symbols) - 1)
}

// addMap bounds a variable by a map of values.
func (s *system) addMap(kind presburger.BoundKind, at int, m affine.Map, operands []*ir.Value) bool {
	return s.AddBound(kind, at, s.align(m, operands), true)
}

// simplifyExtremum replaces an affine.min or affine.max by one of its bounds, if all others are shown to be
// at least as great, or as small.
//
// This is MLIR's simplifyConstrainedMinMaxOp.
func simplifyExtremum(op *ir.Operation, s *system, r *rewrite.Rewriter) bool {
	m, isMin, ok := extremumOf(op)
	if !ok || m.NumResults() == 0 {
		return false
	}
	operands := op.Operands().Values()
	value := s.addDim(nil)
	least := s.addDim(nil)
	first := s.addDim(nil)
	for range m.NumResults() - 1 {
		s.addDim(nil)
	}
	kind := presburger.Below
	if isMin {
		kind = presburger.Above
	}
	if !s.addMap(kind, value, m, operands) {
		return false
	}
	lower, upper := s.DimBounds(value)
	bounds := lower
	if isMin {
		bounds = upper
	}
	if len(bounds) != 1 || s.Overflow() {
		return false
	}
	bound := affine.NewMap(len(s.dims), len(s.symbols), bounds[0].ShiftDims(1, value))
	if !s.AddBound(presburger.Equal, least, bound, true) || s.IsEmpty() {
		return false // it is empty if the loop has no rounds
	}
	for i := range m.NumResults() {
		x := &system{Relation: s.Clone(), dims: s.dims, symbols: s.symbols}
		if !x.addMap(presburger.Equal, first+i, m.SubMap(i), operands) {
			return false
		}
		better := map[int]int64{least: -1, first + i: 1}
		if isMin {
			better = map[int]int64{least: 1, first + i: -1}
		}
		x.AddInequality(x.row(better, -1))
		if !x.IsEmpty() {
			return false
		}
	}
	r.Before(op).LocOf(op)
	bound, values := s.simplified(bound)
	r.ReplaceBy(op, affinedialect.NewApply(r.Builder, bound, values...).Op())
	return true
}

// simplified returns a map of the variables with their values, without those that it does not use or whose
// value is known.
func (s *system) simplified(m affine.Map) (affine.Map, []*ir.Value) {
	reduce := func(list []*ir.Value, from int, used func(int) bool, leaf func(int) affine.Expr) (by []affine.Expr, kept []*ir.Value) {
		by = make([]affine.Expr, len(list))
		for i, v := range list {
			if v == nil || !used(i) {
				continue
			}
			if _, isConstant := ir.ConstInt(v); !isConstant {
				low, ok := s.Lower(from + i)
				if high, ok2 := s.Upper(from + i); ok && ok2 && low == high {
					by[i] = affine.NewConstant(low)
					continue
				}
			}
			by[i] = leaf(len(kept))
			kept = append(kept, v)
		}
		return by, kept
	}
	dimExprs, dims := reduce(s.dims, 0, m.UsesDim, affine.NewDim)
	symbolExprs, symbols := reduce(s.symbols, len(s.dims), m.UsesSymbol, affine.NewSymbol)
	m = m.Replace(dimExprs, symbolExprs, len(dims), len(symbols))
	return affinedialect.CanonicalizeMap(m, append(dims, symbols...))
}

// extremumOf returns the map of an affine.min or affine.max.
func extremumOf(op *ir.Operation) (m affine.Map, isMin, ok bool) {
	if min, ok := ir.As[affinedialect.MinOp](op); ok {
		return min.Map(), true, true
	}
	if max, ok := ir.As[affinedialect.MaxOp](op); ok {
		return max.Map(), false, true
	}
	return m, false, false
}

// simplifyInLoops simplifies an extremum by the ranges of the loops' variables that it is of.
func simplifyInLoops(op *ir.Operation, r *rewrite.Rewriter) bool {
	s := newSystem()
	seen := map[*ir.Value]bool{}
	for _, v := range op.Operands().All() {
		lower, upper, step, ok := loopRange(v)
		if !ok || seen[v] {
			continue
		}
		seen[v] = true
		if !s.addLoop(v, lower, upper, step) {
			return false
		}
	}
	return simplifyExtremum(op, s, r)
}

// loopRange returns the bounds and the step of the loop that a value is a variable of.
func loopRange(v *ir.Value) (lower, upper, step ir.FoldResult, ok bool) {
	b := v.ParentBlock()
	if v.DefiningOp() != nil || b == nil || b.ParentOp() == nil {
		return
	}
	if loop, is := ir.As[scf.ForOp](b.ParentOp()); is && loop.InductionVar() == v {
		return folded(loop.LowerBound()), folded(loop.UpperBound()), folded(loop.Step()), true
	}
	if loop, is := ir.As[scf.ParallelOp](b.ParentOp()); is {
		for i, iv := range loop.InductionVars().All() {
			if iv == v {
				return folded(loop.LowerBound().At(i)), folded(loop.UpperBound().At(i)), folded(loop.Step().At(i)), true
			}
		}
	}
	if loop, is := ir.As[scf.ForallOp](b.ParentOp()); is {
		for i, iv := range loop.InductionVars().All() {
			if iv == v {
				return loop.LowerBounds()[i], loop.UpperBounds()[i], loop.Steps()[i], true
			}
		}
	}
	return
}

func foldedInt(f ir.FoldResult) (int64, bool) {
	if f.Value != nil {
		return ir.ConstInt(f.Value)
	}
	a, ok := f.Attr.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int(), true
}

// addLoop adds the range of a variable: from the lower bound to what it is in the last round. The step must
// be a constant.
func (s *system) addLoop(iv *ir.Value, lower, upper, step ir.FoldResult) bool {
	by, ok := foldedInt(step)
	if !ok {
		return false
	}
	at := s.addDim(iv)
	s.addSymbol(lower.Value)
	s.addSymbol(upper.Value)
	low, high := len(s.symbols)-2, len(s.symbols)-1
	from, knowsFrom := foldedInt(lower)
	to, knowsTo := foldedInt(upper)
	lowExpr, highExpr := affine.NewSymbol(low), affine.NewSymbol(high)
	if knowsFrom {
		s.fix(len(s.dims)+low, from)
		lowExpr = affine.NewConstant(from)
	}
	if knowsTo {
		s.fix(len(s.dims)+high, to)
		highExpr = affine.NewConstant(to)
	}
	s.AddInequality(s.row(map[int]int64{at: 1, len(s.dims) + low: -1}, 0))
	one := affine.NewConstant(1)
	last := affine.NewSymbol(low).Add(one) // one round, or none
	if !knowsFrom || !knowsTo || from+by < to {
		rounds := highExpr.Sub(lowExpr).Sub(one).FloorDiv(affine.NewConstant(by))
		last = lowExpr.Add(one).Add(affine.NewConstant(by).Mul(rounds))
	}
	return s.AddBound(presburger.Above, at, affine.NewMap(len(s.dims), len(s.symbols), last), false)
}

// simplifyPeeled simplifies an extremum in the loop of full steps, or in that of the rest.
func simplifyPeeled(op *ir.Operation, iv, upper, step *ir.Value, full bool, r *rewrite.Rewriter) bool {
	s := newSystem()
	for _, v := range [...]*ir.Value{iv, upper, step} {
		s.addDim(v)
	}
	if n, ok := ir.ConstInt(upper); ok {
		s.fix(1, n)
	}
	if n, ok := ir.ConstInt(step); ok {
		s.fix(2, n)
	}
	if full {
		s.AddInequality([]int64{-1, 1, -1, 0}) // a whole step is left
	} else {
		s.AddInequality([]int64{1, -1, 1, -1}) // less than a step is left
	}
	return simplifyExtremum(op, s, r)
}
