package presburger

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
)

// equalTo returns the number of an equality that defines a variable by the constant and by
// variables from a position on, -1 if absent.
func (r *Relation) equalTo(at, from int) int {
	return slices.IndexFunc(r.eqs, func(row []int64) bool {
		if abs(row[at]) != 1 {
			return false
		}
		for i, v := range row[:from] {
			if i != at && v != 0 {
				return false
			}
		}
		return true
	})
}

// Lower returns a constant lower bound of a variable, the greatest that is found.
func (r *Relation) Lower(at int) (n int64, ok bool) { return r.constantBound(at, 1) }

// Upper returns a constant upper bound of a variable, which it may reach, the least that is found.
func (r *Relation) Upper(at int) (n int64, ok bool) { return r.constantBound(at, -1) }

func (r *Relation) constantBound(at int, sign int64) (n int64, ok bool) {
	x := r.Clone()
	x.ProjectOut(0, at)
	x.ProjectOut(1, x.NumVars()-1)
	if x.overflow {
		return 0, false
	}
	if i := x.equalTo(0, x.NumVars()); i >= 0 {
		return -x.eqs[i][1] / x.eqs[i][0], true
	}
	for _, row := range x.ineqs {
		c := row[0] * sign
		if c <= 0 {
			continue
		}
		// c * x + constant >= 0 for x, or its negative.
		bound := sign * ceilDiv(-row[1], c)
		if !ok || bound*sign > n*sign {
			n, ok = bound, true
		}
	}
	return n, ok
}

// Extent is the range of a dimension: it has at most Size values, from Lower divided by Divisor and
// rounded down, to Upper divided by Divisor. Bounds have the coefficients of the symbols, and the
// constant.
type Extent struct {
	Size         int64
	Lower, Upper []int64
	Divisor      int64
	// LowerRow and UpperRow are the inequalities that the bounds come from, or one equality for both.
	LowerRow, UpperRow int
	Equality           bool
}

// Extent returns the range of a dimension that depends on symbols only, and has a constant size.
func (r *Relation) Extent(at int) (x Extent, ok bool) {
	if r.overflow {
		return x, false
	}
	if i := r.equalTo(at, r.dims); i >= 0 {
		row := r.eqs[i]
		if slices.ContainsFunc(row[r.dims+r.symbols:r.NumVars()], func(v int64) bool { return v != 0 }) {
			return x, false
		}
		x = Extent{Size: 1, Divisor: 1, LowerRow: i, UpperRow: i, Equality: true}
		for _, v := range r.symbolic(row) {
			x.Lower = append(x.Lower, -v*row[at])
		}
		x.Upper = slices.Clone(x.Lower)
		return x, true
	}
	lower, upper := r.boundsOf(at, 0, r.dims)
	for _, u := range upper {
		for _, l := range lower {
			if size, same := r.distance(l, u, at); same && (!ok || size < x.Size) {
				x.Size, x.LowerRow, x.UpperRow, ok = size, l, u, true
			}
		}
	}
	if !ok {
		return x, false
	}
	row := r.ineqs[x.LowerRow]
	x.Divisor = row[at]
	for _, v := range r.symbolic(row) {
		x.Lower = append(x.Lower, -v)
	}
	x.Lower[r.symbols] += x.Divisor - 1
	x.Upper = slices.Clone(r.symbolic(r.ineqs[x.UpperRow]))
	return x, true
}

// SymbolicExtent returns the constant size of the range of a dimension, and the first number in it as an
// expression of symbols. Other than [Relation.Extent], it looks at bounds by quotients of symbols.
func (r *Relation) SymbolicExtent(at int) (size int64, first affine.Expr, ok bool) {
	if r.overflow {
		return 0, first, false
	}
	known := r.inputs(0, r.dims)
	for changed := r.locals > 0; changed; {
		changed = false
		for v := r.dims + r.symbols; v < len(known); v++ {
			if !known[v].IsValid() {
				known[v], changed = r.knownQuotient(v, known, changed)
			}
		}
	}
	rest := func(row []int64) (affine.Expr, bool) {
		row = slices.Clone(row)
		row[at] = 0
		if !allKnown(row, known) {
			return first, false
		}
		return weighted(row, known).Add(affine.NewConstant(row[len(row)-1])), true
	}
	if i := r.equalTo(at, r.dims); i >= 0 {
		e, ok := rest(r.eqs[i])
		if ok && r.eqs[i][at] > 0 {
			e = e.Neg()
		}
		return 1, e, ok
	}
	lower, upper := r.boundsOf(at, 0, r.dims)
	for _, u := range upper {
		for _, l := range lower {
			n, same := r.distance(l, u, at)
			if !same || ok && n >= size {
				continue
			}
			if e, fine := rest(r.ineqs[l]); fine {
				by := affine.NewConstant(r.ineqs[l][at])
				size, ok = n, true
				first = e.Neg().Add(by).Sub(affine.NewConstant(1)).FloorDiv(by)
			}
		}
	}
	return size, first, ok
}

// knownQuotient returns what a local is, and whether this or something else is known now.
func (r *Relation) knownQuotient(at int, known []affine.Expr, changed bool) (affine.Expr, bool) {
	e, ok := r.asQuotient(at, known)
	return e, ok || changed
}

// symbolic are the coefficients of symbols in a row, and the constant.
func (r *Relation) symbolic(row []int64) []int64 {
	return append(slices.Clone(row[r.dims:r.dims+r.symbols]), row[len(row)-1])
}

// Bounds lists the inequalities that are lower bounds of a variable, and those that are upper bounds.
func (r *Relation) Bounds(at int) (lower, upper []int) { return r.boundsOf(at, 0, 0) }

// boundsOf lists the inequalities that are lower bounds of a variable, and those that are upper bounds,
// if they have no other of n variables from a position on.
func (r *Relation) boundsOf(at, from, n int) (lower, upper []int) {
	for i, row := range r.ineqs {
		if dependsOn(row, at, from, n) {
			continue
		}
		switch {
		case row[at] > 0:
			lower = append(lower, i)
		case row[at] < 0:
			upper = append(upper, i)
		}
	}
	return lower, upper
}

// dependsOn reports whether a row has one of n variables from a position on, other than at.
func dependsOn(row []int64, at, from, n int) bool {
	for i, v := range row[from : from+n] {
		if v != 0 && from+i != at {
			return true
		}
	}
	return false
}

// distance is the number of values between two bounds of a variable whose difference is a constant.
func (r *Relation) distance(lower, upper, at int) (n int64, same bool) {
	l, u := r.ineqs[lower], r.ineqs[upper]
	last := len(l) - 1
	for i := range l[:last] {
		if l[i] != -u[i] {
			return 0, false
		}
	}
	return max(0, ceilDiv(u[last]+l[last]+1, l[at])), true
}

// Union makes the relation the least box around its points and those of another, which must have the
// same variables and no locals; inequalities of both are kept. It returns false if a dimension has no
// constant size.
func (r *Relation) Union(o *Relation) bool {
	common := New(r.dims, r.symbols)
	common.ineqs, common.eqs = commonRows(r.ineqs, o.ineqs), commonRows(r.eqs, o.eqs)
	var lowers, uppers [][]int64
	for at := range r.dims {
		a, ok1 := r.Extent(at)
		b, ok2 := o.Extent(at)
		if !ok1 || !ok2 || a.Divisor != b.Divisor {
			return false
		}
		lower, ok := farther(a.Lower, b.Lower, -1, a.Divisor-1, func() (int64, bool) {
			x, ok1 := r.Lower(at)
			y, ok2 := o.Lower(at)
			return min(x, y), ok1 && ok2
		})
		if !ok {
			return false
		}
		upper, ok := farther(a.Upper, b.Upper, 1, 0, func() (int64, bool) {
			x, ok1 := r.Upper(at)
			y, ok2 := o.Upper(at)
			return max(x, y), ok1 && ok2
		})
		if !ok {
			return false
		}
		l, u := make([]int64, r.cols()), make([]int64, r.cols())
		l[at], u[at] = a.Divisor, -a.Divisor
		for i, v := range lower {
			l[r.dims+i] = -v
		}
		copy(u[r.dims:], upper)
		lowers, uppers = append(lowers, l), append(uppers, u)
	}
	r.eqs, r.ineqs = nil, nil
	for at := range r.dims {
		r.ineqs = append(r.ineqs, lowers[at], uppers[at])
	}
	r.Append(common)
	r.RemoveTrivial()
	return true
}

// farther returns the greater of two bounds, the less if sign is -1, from which a number is
// subtracted; or a constant if they cannot be compared.
func farther(a, b []int64, sign, minus int64, constant func() (int64, bool)) (bound []int64, ok bool) {
	last := len(a) - 1
	if !slices.Equal(a[:last], b[:last]) {
		n, ok := constant()
		bound = make([]int64, len(a))
		bound[last] = n
		return bound, ok
	}
	bound = slices.Clone(a)
	if b[last]*sign > a[last]*sign {
		bound[last] = b[last]
	}
	bound[last] -= minus
	return bound, true
}

func commonRows(a, b [][]int64) (rows [][]int64) {
	for _, row := range a {
		if slices.ContainsFunc(b, func(o []int64) bool { return slices.Equal(row, o) }) {
			rows = append(rows, slices.Clone(row))
		}
	}
	return rows
}

// BoundKind says how a variable is bounded.
type BoundKind int

// Below bounds a variable from below, Above from above, and Equal from both sides.
const (
	Below BoundKind = iota
	Above
	Equal
)

// AddBound bounds a variable by the results of a map of the dimensions and symbols. closed says that
// the variable may be equal to the bound. It returns false if the map is not affine.
func (r *Relation) AddBound(kind BoundKind, at int, m affine.Map, closed bool) bool {
	return r.addBound(kind, at, m, closed, affine.Flatten)
}

// AddConservativeBound is [Relation.AddBound] for maps that may also have remainders of divisions by
// something else than a constant. Of such a remainder it says only that it is at least 0 and less than
// the divisor. If divisors are not positive, there is no point.
func (r *Relation) AddConservativeBound(kind BoundKind, at int, m affine.Map, closed bool) bool {
	return r.addBound(kind, at, m, closed, affine.FlattenRemainders)
}

// flattenFunc makes sums of expressions.
type flattenFunc func(exprs []affine.Expr, numDims, numSymbols int) (affine.Flat, bool)

func (r *Relation) addBound(kind BoundKind, at int, m affine.Map, closed bool, flatten flattenFunc) bool {
	flat, ok := r.flatten(m, flatten)
	if !ok {
		return false
	}
	for _, e := range flat {
		row := slices.Clone(e)
		if kind != Above {
			for i := range row {
				row[i] = -row[i]
			}
		}
		if row[at] != 0 {
			continue // no bound, as upstream has it
		}
		row[at] = 1
		if kind == Above {
			row[at] = -1
		}
		if !closed && kind != Equal {
			row[len(row)-1]--
		}
		if kind == Equal {
			r.AddEquality(row)
		} else {
			r.AddInequality(row)
		}
	}
	return true
}

// flatten adds the quotients in a map as locals, in front of the others, and returns rows for the
// results.
func (r *Relation) flatten(m affine.Map, flatten flattenFunc) (rows [][]int64, ok bool) {
	if m.NumDims() != r.dims || m.NumSymbols() != r.symbols {
		panic("presburger: a map of other dimensions and symbols")
	}
	flat, ok := flatten(m.Results(), m.NumDims(), m.NumSymbols())
	if !ok {
		return nil, false
	}
	at := r.InsertLocals(0, len(flat.Divisors))
	r.addQuotients(flat, at)
	for _, e := range flat.Rows {
		row := make([]int64, r.cols())
		copy(row, e[:len(e)-1])
		row[r.cols()-1] = e[len(e)-1]
		rows = append(rows, row)
	}
	return rows, true
}

// AddResults adds a dimension in front of the others for each result of a map of the dimensions and
// symbols, equal to it. It returns false if the map is not affine.
func (r *Relation) AddResults(m affine.Map) bool {
	rows, ok := r.flatten(m, affine.Flatten)
	if !ok {
		return false
	}
	n := m.NumResults()
	r.InsertDims(0, n)
	for i, e := range rows {
		row := make([]int64, r.cols())
		for k, v := range e {
			row[n+k] = -v
		}
		row[i] = 1
		r.AddEquality(row)
	}
	return true
}

// Range returns the lower and upper bounds of a dimension. They are maps of all variables but the first n,
// which must be dimensions. Bounds that depend on the first n are left out. An upper bound
// is the least value that the dimension does not reach. The relation must not have locals.
func (r *Relation) Range(at, n int) (lower, upper affine.Map) {
	inputs := r.dims + r.symbols - n
	expr := func(row []int64, sign int64) affine.Expr {
		rest := slices.Clone(row[n:])
		for i := range rest {
			rest[i] *= sign
		}
		return affine.FromRow(rest, inputs, 0, nil)
	}
	number := affine.NewConstant
	lowerRows, upperRows := r.boundsOf(at, 0, n)
	var lowers, uppers []affine.Expr
	for _, i := range lowerRows {
		c := r.ineqs[i][at]
		lowers = append(lowers, expr(r.ineqs[i], -1).Add(number(c-1)).FloorDiv(number(c)))
	}
	for _, i := range upperRows {
		uppers = append(uppers, expr(r.ineqs[i], 1).FloorDiv(number(-r.ineqs[i][at])).Add(number(1)))
	}
	for _, row := range r.eqs {
		if row[at] == 0 || dependsOn(row, at, 0, n) {
			continue
		}
		sign, c := int64(1), number(abs(row[at]))
		if row[at] > 0 {
			sign = -1
		}
		uppers = append(uppers, expr(row, sign).FloorDiv(c).Add(number(1)))
		lowers = append(lowers, expr(row, sign).CeilDiv(c))
	}
	return affine.NewMap(inputs, 0, lowers...), affine.NewMap(inputs, 0, uppers...)
}
