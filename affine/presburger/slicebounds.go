package presburger

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
)

// VarBounds are bounds of a variable, which it may reach, as expressions of others. Several hold all. A nil
// list says that nothing is known; an empty one, that there is no bound without others of the variables that
// were asked about.
type VarBounds struct {
	Lower, Upper []affine.Expr
}

// SliceBounds returns bounds of n dimensions from a position on, as expressions of the other variables, which
// are numbered as if those dimensions were not there. It is MLIR's getSliceBounds.
func (r *Relation) SliceBounds(from, n int) []VarBounds {
	if r.overflow {
		return make([]VarBounds, n)
	}
	r.Normalize()
	known := r.solved(from, n)
	var simple *Relation // without redundant inequalities, which would be redundant bounds
	list := make([]VarBounds, n)
	for i := range list {
		x, at := &list[i], from+i
		if e := known[at]; e.IsValid() {
			e = e.Simplify(r.dims-n, r.symbols)
			x.Lower, x.Upper = []affine.Expr{e}, []affine.Expr{e}
			continue
		}
		if r.locals == 0 {
			if simple == nil {
				simple = r.Clone()
				simple.RemoveRedundant()
			}
			x.Lower, x.Upper = simple.boundsBy(at, from, n)
		}
		if len(x.Lower) != 1 {
			if v, ok := r.Lower(at); ok {
				x.Lower = []affine.Expr{affine.NewConstant(v)}
			}
		}
		if len(x.Upper) != 1 {
			if v, ok := r.Upper(at); ok {
				x.Upper = []affine.Expr{affine.NewConstant(v)}
			}
		}
	}
	return list
}

// DimBounds is [Relation.SliceBounds] for one dimension.
func (r *Relation) DimBounds(at int) (lower, upper []affine.Expr) {
	x := r.SliceBounds(at, 1)[0]
	return x.Lower, x.Upper
}

// solved returns what variables are equal to, by the variables but for n dimensions from a position on. It is
// the zero Expr for those of which that is not found.
func (r *Relation) solved(from, n int) []affine.Expr {
	known := r.inputs(from, n)
	for changed := true; changed; {
		changed = false
		for v := range known {
			if !known[v].IsValid() && r.solve(v, from, n, known) {
				changed = true
			}
		}
	}
	return known
}

// solve finds what a variable is equal to, by those that are known.
func (r *Relation) solve(v, from, n int, known []affine.Expr) bool {
	low, ok1 := r.Lower(v)
	high, ok2 := r.Upper(v)
	if ok1 && ok2 {
		if low == high {
			known[v] = affine.NewConstant(low)
			return true
		}
		if low == 0 && high >= 1 && r.asRemainder(v, from, n, high+1, known) {
			return true
		}
	}
	if e, ok := r.asQuotient(v, known); ok {
		known[v] = e
		return true
	}
	i := slices.IndexFunc(r.eqs, func(row []int64) bool { return row[v] != 0 })
	if i < 0 {
		return false
	}
	row := slices.Clone(r.eqs[i])
	by := row[v]
	row[v] = 0
	if !allKnown(row, known) {
		return false
	}
	known[v] = divided(weighted(row, known).Add(affine.NewConstant(row[len(row)-1])), by)
	return true
}

// weighted is the sum of multiples of expressions.
func weighted(row []int64, known []affine.Expr) affine.Expr {
	sum := affine.NewConstant(0)
	for i, c := range row[:len(row)-1] {
		if c != 0 {
			sum = sum.Add(known[i].Mul(affine.NewConstant(c)))
		}
	}
	return sum
}

// divided is what has to be multiplied by a number and added to a sum so that the result is zero.
func divided(sum affine.Expr, by int64) affine.Expr {
	if by > 0 {
		return sum.Neg().FloorDiv(affine.NewConstant(by))
	}
	return sum.FloorDiv(affine.NewConstant(-by))
}

// asRemainder finds an equality that makes a variable, which is at least 0 and less than a divisor, the
// remainder of a dimension: it differs from that by multiples of the divisor. If these are multiples of one
// variable only, that is the quotient.
func (r *Relation) asRemainder(v, from, n int, divisor int64, known []affine.Expr) bool {
	for _, row := range r.eqs {
		by := row[v]
		if by == 0 || row[len(row)-1] != 0 {
			continue
		}
		step, ok := mul(divisor, by)
		if !ok {
			continue
		}
		rest := make([]int64, len(row))
		quotients, at := 0, 0
		for i, c := range row[:r.dims+r.symbols] {
			switch {
			case i == v || c == 0:
			case c%step == 0:
				quotients++
				at = i
			default:
				rest[i] = c
			}
		}
		if quotients == 0 || !allKnown(rest, known) {
			continue
		}
		e := divided(weighted(rest, known), by).Simplify(r.dims, r.symbols)
		if e.Kind() != affine.Dim {
			continue
		}
		column := e.Position()
		if column >= from {
			column += n
		}
		known[v] = e
		if high, ok := r.Upper(column); !ok || high >= divisor {
			known[v] = e.Mod(affine.NewConstant(divisor))
		}
		if quotients == 1 && !known[at].IsValid() {
			known[at] = e.FloorDiv(affine.NewConstant(divisor))
			if (row[at] < 0) != (by < 0) {
				known[at] = known[at].Neg()
			}
		}
		return true
	}
	return false
}

// boundsBy returns what the rows say of a dimension that have no other of n dimensions from a position on.
func (r *Relation) boundsBy(at, from, n int) (lower, upper []affine.Expr) {
	lower, upper = []affine.Expr{}, []affine.Expr{}
	rest := func(row []int64, sign int64) affine.Expr {
		list := slices.Delete(slices.Clone(row), from, from+n)
		for i := range list {
			list[i] *= sign
		}
		return affine.FromRow(list, r.dims-n, r.symbols, nil)
	}
	number := affine.NewConstant
	lowerRows, upperRows := r.boundsOf(at, from, n)
	for _, i := range lowerRows {
		c := number(r.ineqs[i][at])
		lower = append(lower, rest(r.ineqs[i], -1).Add(c).Sub(number(1)).FloorDiv(c))
	}
	for _, i := range upperRows {
		upper = append(upper, rest(r.ineqs[i], 1).FloorDiv(number(-r.ineqs[i][at])))
	}
	for _, row := range r.eqs {
		if row[at] == 0 || dependsOn(row, at, from, n) {
			continue
		}
		sign := int64(1)
		if row[at] > 0 {
			sign = -1
		}
		e, c := rest(row, sign), number(abs(row[at]))
		upper, lower = append(upper, e.FloorDiv(c)), append(lower, e.CeilDiv(c))
	}
	return lower, upper
}
