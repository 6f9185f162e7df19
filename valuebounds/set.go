package valuebounds

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// These bound how many variables a set may have, and how many quotients and remainders besides. A further one is
// unknown, and so is all that is computed from it.
const (
	maxColumns = 64
	maxLocals  = 32
)

// A ConstraintSet is what operations have told of variables. It belongs to one goroutine.
type ConstraintSet struct {
	relation *presburger.Relation
	columns  []Variable // of dimensions, then of symbols; the zero Variable for an expression
	at       map[Variable]int
	pending  []Variable // those that nobody has been asked about yet
	stop     StopFunc
	vscale   *vscale
}

// A StopFunc reports whether a variable needs no explanation. It may ask the set.
type StopFunc func(v Variable, s *ConstraintSet) bool

// vscale is what is known of the factor of scalable vectors.
type vscale struct {
	min, max int64
	first    Variable // the zero Variable if absent
}

func newSet(stop StopFunc) *ConstraintSet {
	return &ConstraintSet{relation: presburger.New(0, 0), at: map[Variable]int{}, stop: stop}
}

// insert adds a column, of a dimension or a symbol, and returns its position.
func (s *ConstraintSet) insert(v Variable, symbol bool) int {
	r := s.relation
	if symbol {
		at := r.InsertSymbols(r.NumSymbols(), 1)
		s.columns = append(s.columns, v)
		s.name(at, v)
		return at
	}
	at := r.InsertDims(r.NumDims(), 1)
	s.columns = append(s.columns, Variable{})
	copy(s.columns[at+1:], s.columns[at:])
	s.columns[at] = v
	for i := at; i < len(s.columns); i++ {
		s.name(i, s.columns[i])
	}
	return at
}

func (s *ConstraintSet) name(at int, v Variable) {
	if v.Value != nil {
		s.at[v] = at
	}
}

// column is the expression of a column.
func (s *ConstraintSet) column(at int) affine.Expr {
	if n := s.relation.NumDims(); at >= n {
		return affine.NewSymbol(at - n)
	}
	return affine.NewDim(at)
}

// Expr returns the expression that stands for a variable in this set. It adds the variable if absent. If the
// variable is a constant, so is the expression.
func (s *ConstraintSet) Expr(v Variable) affine.Expr {
	if n, ok := v.Constant(); ok {
		return affine.NewConstant(n)
	}
	if at, ok := s.at[v]; ok {
		return s.column(at)
	}
	if len(s.columns) >= maxColumns {
		return unknown
	}
	s.pending = append(s.pending, v)
	return s.column(s.insert(v, true))
}

// unknown is too large to be used, and so is what is built from it.
var unknown = affine.NewTooComplex()

// Size is [ConstraintSet.Expr] for a constant or a value of type index.
func (s *ConstraintSet) Size(x strided.Index) affine.Expr {
	if n, ok := x.Int(); ok {
		return affine.NewConstant(n)
	}
	return s.Expr(Index(x.Value()))
}

// Equal says that a variable is equal to an expression.
func (s *ConstraintSet) Equal(v Variable, e affine.Expr) { s.bound(presburger.Equal, v, e) }

// AtLeast says that a variable is not less than an expression.
func (s *ConstraintSet) AtLeast(v Variable, e affine.Expr) { s.bound(presburger.Below, v, e) }

// AtMost says that a variable is not greater than an expression.
func (s *ConstraintSet) AtMost(v Variable, e affine.Expr) { s.bound(presburger.Above, v, e) }

// Less says that a variable is less than an expression.
func (s *ConstraintSet) Less(v Variable, e affine.Expr) {
	s.bound(presburger.Above, v, e.Sub(affine.NewConstant(1)))
}

func (s *ConstraintSet) bound(kind presburger.BoundKind, v Variable, e affine.Expr) {
	if at, ok := s.at[v]; ok {
		s.boundColumn(kind, at, e)
	}
}

// boundColumn adds a constraint, unless it is not affine: others may say enough.
func (s *ConstraintSet) boundColumn(kind presburger.BoundKind, at int, e affine.Expr) {
	r := s.relation
	locals := r.NumLocals()
	e.Walk(func(x affine.Expr) {
		if x.Kind() > affine.Mul {
			locals++
		}
	})
	if locals > maxLocals {
		return
	}
	m := affine.NewMap(r.NumDims(), r.NumSymbols(), e)
	if s.vscale != nil {
		r.AddConservativeBound(kind, at, m, true)
	} else {
		r.AddBound(kind, at, m, true)
	}
}

// EqualDim says that a variable is the size of a dimension, whose number is a value of type index.
func (s *ConstraintSet) EqualDim(v Variable, of, dim *ir.Value) {
	s.AtLeast(v, affine.NewConstant(0))
	t, ok := of.Type().(ir.ShapedType)
	if n, known := ir.ConstInt(dim); ok && known && n >= 0 && n < int64(len(t.Shape())) {
		s.Equal(v, s.Expr(Dim(of, int(n))))
	}
}

// EqualProduct says that a variable is the product of the sizes of several dimensions of a value.
func (s *ConstraintSet) EqualProduct(v Variable, of *ir.Value, dims []int64) {
	product := affine.NewConstant(1)
	for _, i := range dims {
		product = product.Mul(s.Expr(Dim(of, int(i))))
	}
	s.Equal(v, product)
}

// AddVscale says that a variable is vscale, by which the sizes of scalable vectors are multiplied. All
// variables that are vscale are equal. It adds nothing if the query is not about [Scalable] bounds.
func (s *ConstraintSet) AddVscale(v Variable) {
	switch {
	case s.vscale == nil:
	case s.vscale.first.Value != nil:
		s.Equal(v, s.Expr(s.vscale.first))
	default:
		s.AtLeast(v, affine.NewConstant(s.vscale.min))
		s.AtMost(v, affine.NewConstant(s.vscale.max))
		s.vscale.first = v
	}
}

// Proves reports whether a comparison of two variables is found to hold, after asking for what both depend
// on.
func (s *ConstraintSet) Proves(a Variable, c Comparison, b Variable) bool {
	lhs, ok1 := s.add(Of(a))
	rhs, ok2 := s.add(Of(b))
	return ok1 && ok2 && s.holds(lhs, c, rhs)
}

// Between says that a variable is one of two, or between them, as far as it is found which of these is the
// less.
func (s *ConstraintSet) Between(v, a, b Variable) {
	for range 2 {
		if s.Proves(a, LE, b) {
			s.AtLeast(v, s.Expr(a))
			s.AtMost(v, s.Expr(b))
		}
		a, b = b, a
	}
}

// Populate asks for what a variable depends on.
func (s *ConstraintSet) Populate(v Variable) {
	s.Expr(v)
	s.work()
}

// add adds a column for an expression, and asks for what it depends on.
func (s *ConstraintSet) add(x Expression) (at int, ok bool) {
	if len(s.columns) >= maxColumns {
		return 0, false
	}
	at = s.insert(Variable{}, false)
	symbols := make([]affine.Expr, len(x.Operands))
	for i, v := range x.Operands {
		symbols[i] = s.Expr(v)
	}
	s.boundColumn(presburger.Equal, at, x.Expr.Replace(nil, symbols))
	s.work()
	return at, true
}

// work asks the owners of variables.
func (s *ConstraintSet) work() {
	for len(s.pending) > 0 {
		v := s.pending[0]
		s.pending = s.pending[1:]
		if s.stop(v, s) {
			continue
		}
		s.ask(v)
	}
}

func (s *ConstraintSet) ask(v Variable) {
	op := v.owner()
	if op == nil {
		return
	}
	if x, ok := ValueBoundsOpInterface.Of(op); ok {
		x.PopulateBounds(v, s)
		return
	}
	if v.Dim == NoDim || v.Value.DefiningOp() == nil {
		return
	}
	if dest, ok := ir.DestinationStyleOpInterface.Of(op); ok {
		from, to := dest.DestinationOperands()
		if i := from + v.Value.Index(); i < to {
			s.Equal(v, s.Expr(v.Of(op.Operand(i))))
		}
	}
}

// holds reports whether a comparison of two columns is found to hold.
func (s *ConstraintSet) holds(a int, c Comparison, b int) bool {
	row := make([]int64, s.relation.NumVars()+1)
	switch c {
	case EQ:
		return s.holds(a, LE, b) && s.holds(a, GE, b)
	case LT, LE:
		row[a]--
		row[b]++
	default:
		row[a]++
		row[b]--
	}
	if c == LT || c == GT {
		row[len(row)-1]--
	}
	return s.relation.Implies(row)
}

// decides reports whether a comparison of two columns holds. known is false if that is not found.
func (s *ConstraintSet) decides(a int, c Comparison, b int) (holds, known bool) {
	if c == EQ {
		if holds, known = s.decides(a, LE, b); !known || !holds {
			return holds, known
		}
		return s.decides(a, GE, b)
	}
	if s.holds(a, c, b) {
		return true, true
	}
	return false, s.holds(a, c.opposite(), b)
}
