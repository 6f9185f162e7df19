package valuebounds

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/ir"
)

// An Expression is computed from variables, which its symbols stand for. It has no dimensions. Make it
// with [Of] or [Apply].
type Expression struct {
	Expr     affine.Expr
	Operands []Variable
}

// Of returns the expression that is a variable, or the constant that the variable is.
func Of(v Variable) Expression {
	if n, ok := v.Constant(); ok {
		return Expression{Expr: affine.NewConstant(n)}
	}
	return Expression{affine.NewSymbol(0), []Variable{v}}
}

// Apply returns a result of a map of expressions, which the dimensions and then the symbols of the map
// stand for.
func Apply(m affine.Map, result int, operands ...Expression) Expression {
	var x Expression
	inputs := make([]affine.Expr, len(operands))
	for i, o := range operands {
		symbols := make([]affine.Expr, len(o.Operands))
		for k, v := range o.Operands {
			at := slices.Index(x.Operands, v)
			if at < 0 {
				at = len(x.Operands)
				x.Operands = append(x.Operands, v)
			}
			symbols[k] = affine.NewSymbol(at)
		}
		inputs[i] = o.Expr.Replace(nil, symbols)
	}
	x.Expr = m.Result(result).Replace(inputs[:m.NumDims()], inputs[m.NumDims():])
	return x
}

// Indices returns the expressions that are values of type index.
func Indices(values ir.ValueRange) []Expression {
	list := make([]Expression, values.Len())
	for i := range list {
		list[i] = Of(Index(values.At(i)))
	}
	return list
}

// A Comparison compares two numbers, which are signed.
type Comparison int

// The comparisons, by the names that upstream has for them.
const (
	LT Comparison = iota // less than
	LE                   // less or equal
	EQ                   // equal
	GT                   // greater than
	GE                   // greater or equal
)

// opposite holds where a comparison, other than EQ, does not.
func (c Comparison) opposite() Comparison {
	return [...]Comparison{LT: GE, LE: GT, EQ: EQ, GT: LE, GE: LT}[c]
}

// never is the StopFunc that lets all variables be explained.
func never(Variable, *ConstraintSet) bool { return false }

// Compare reports whether a comparison of two expressions holds. known is false if neither that nor its opposite can be shown.
func Compare(a Expression, c Comparison, b Expression) (holds, known bool) {
	s := newSet(never)
	lhs, ok1 := s.add(a)
	rhs, ok2 := s.add(b)
	if !ok1 || !ok2 {
		return false, false
	}
	return s.decides(lhs, c, rhs)
}

// ConstantBound returns a constant bound of an expression: a lower bound if kind is Below, an upper bound if
// it is Above, and the value itself if it is Equal. The expression may reach the bound. ConstantBound
// explains variables until it finds a bound, which need not be the tightest. ok is false if there is none.
func ConstantBound(kind presburger.BoundKind, x Expression) (n int64, ok bool) {
	s := newSet(func(_ Variable, s *ConstraintSet) bool {
		_, ok := s.constant(kind, 0)
		return ok
	})
	if _, ok := s.add(x); !ok {
		return 0, false
	}
	return s.constant(kind, 0)
}

// constant returns a bound of a column.
func (s *ConstraintSet) constant(kind presburger.BoundKind, at int) (n int64, ok bool) {
	switch kind {
	case presburger.Below:
		return s.relation.Lower(at)
	case presburger.Above:
		return s.relation.Upper(at)
	}
	lower, ok1 := s.relation.Lower(at)
	upper, ok2 := s.relation.Upper(at)
	return lower, ok1 && ok2 && lower == upper
}

// Bound returns a bound of an expression as the one result of a map, whose operands are the variables that stop
// stops at. The expression may reach the bound.
func Bound(kind presburger.BoundKind, x Expression, stop StopFunc) (m affine.Map, operands []Variable, ok bool) {
	s := newSet(stop)
	if _, ok := s.add(x); !ok {
		return m, nil, false
	}
	s.projectOut(func(at int) bool { return s.columns[at].Value != nil && !stop(s.columns[at], s) })
	s.projectOut(func(at int) bool { return s.columns[at].Value == nil && at > 0 })
	lower, upper := s.relation.DimBounds(0)
	e, ok := chosen(kind, lower, upper)
	if !ok {
		return m, nil, false
	}
	used := func(n, first int, uses func(int) bool, leaf func(int) affine.Expr) (by []affine.Expr, count int) {
		by = make([]affine.Expr, n)
		for i := range by {
			by[i] = affine.NewConstant(0)
			if uses(i) {
				by[i] = leaf(count)
				operands = append(operands, s.columns[first+i])
				count++
			}
		}
		return by, count
	}
	// The columns are numbered without that of the expression.
	n := s.relation.NumDims()
	dims, numDims := used(n-1, 1, e.UsesDim, affine.NewDim)
	symbols, numSymbols := used(s.relation.NumSymbols(), n, e.UsesSymbol, affine.NewSymbol)
	return affine.NewMap(numDims, numSymbols, e.Replace(dims, symbols)), operands, true
}

// chosen returns the bound that was asked for. Of several upper bounds upstream takes the first.
func chosen(kind presburger.BoundKind, lower, upper []affine.Expr) (e affine.Expr, ok bool) {
	switch {
	case kind != presburger.Above && len(lower) == 0, kind != presburger.Below && len(upper) == 0:
		return e, false
	case kind == presburger.Above:
		return upper[0], true
	case kind == presburger.Equal && !lower[0].Equal(upper[0]):
		return e, false
	}
	return lower[0], true
}

// projectOut removes the columns that a function returns true for.
func (s *ConstraintSet) projectOut(which func(at int) bool) {
	for at := 0; at < len(s.columns); {
		if !which(at) {
			at++
			continue
		}
		s.relation.ProjectOut(at, 1)
		delete(s.at, s.columns[at])
		s.columns = slices.Delete(s.columns, at, at+1)
		for i := at; i < len(s.columns); i++ {
			s.name(i, s.columns[i])
		}
	}
}

// Independent returns a StopFunc for [Bound] that stops at variables that do not depend on any of some values.
func Independent(of ...*ir.Value) StopFunc {
	depends := map[*ir.Value]bool{}
	for _, v := range of {
		depends[v] = true
	}
	independent := map[*ir.Value]bool{}
	return func(v Variable, _ *ConstraintSet) bool {
		if independent[v.Value] {
			return true
		}
		seen, work := map[*ir.Value]bool{}, []*ir.Value{v.Value}
		for len(work) > 0 {
			next := work[len(work)-1]
			work = work[:len(work)-1]
			switch {
			case depends[next]:
				depends[v.Value] = true
				return false
			case seen[next] || independent[next]:
				continue
			}
			seen[next] = true
			if op := next.DefiningOp(); op != nil {
				work = append(work, op.Operands().Values()...)
			}
		}
		for next := range seen {
			independent[next] = true
		}
		return true
	}
}

// Scalable returns a bound of a variable as a map of vscale, which is in a range. The map has no inputs if the
// bound is a constant, and otherwise one symbol, for vscale. Upper bounds may be reached.
//
// It is upstream's ScalableValueBoundsConstraintSet, other than which it returns no bound that is Equal if
// the lower and the upper one differ.
func Scalable(kind presburger.BoundKind, v Variable, minVscale, maxVscale int64) (m affine.Map, ok bool) {
	if n, ok := v.Constant(); ok {
		return affine.ConstantMap(n), true
	}
	s := newSet(never)
	s.vscale = &vscale{min: minVscale, max: maxVscale}
	s.insert(v, false)
	s.pending = append(s.pending, v)
	s.work()
	if s.relation.Overflow() || s.relation.IsEmpty() {
		return m, false
	}
	s.projectOut(func(at int) bool {
		c := s.columns[at]
		return c.Value == nil || c != v && c != s.vscale.first
	})
	for s.relation.NumLocals() > 0 {
		s.relation.ProjectOut(len(s.columns), 1)
	}
	if len(s.columns) > 2 {
		return m, false
	}
	lower, upper := s.relation.DimBounds(0)
	if kind != presburger.Above && len(lower) != 1 || kind != presburger.Below && len(upper) != 1 {
		return m, false
	}
	e, ok := chosen(kind, lower, upper)
	if !ok {
		return m, false
	}
	if n, ok := e.Constant(); ok {
		return affine.ConstantMap(n), true
	}
	return affine.NewMap(0, 1, e), true
}
