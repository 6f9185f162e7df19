package presburger

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
)

// DimBounds returns lower and upper bounds of a dimension as expressions of the other variables, which are
// numbered as if the dimension were not there. It may reach them. Several bounds hold all.
//
// This is MLIR's getSliceBounds for one dimension, but it does not look for remainders.
func (r *Relation) DimBounds(at int) (lower, upper []affine.Expr) {
	r.Normalize()
	if e := r.solved(at); e.IsValid() {
		e = e.Simplify(r.dims-1, r.symbols)
		return []affine.Expr{e}, []affine.Expr{e}
	}
	if r.locals == 0 {
		x := r.Clone()
		x.RemoveRedundant()
		lower, upper = x.boundsBy(at)
	}
	if r.locals > 0 || len(lower) > 1 {
		if n, ok := r.Lower(at); ok {
			lower = []affine.Expr{affine.NewConstant(n)}
		}
	}
	if r.locals > 0 || len(upper) > 1 {
		if n, ok := r.Upper(at); ok {
			upper = []affine.Expr{affine.NewConstant(n)}
		}
	}
	return lower, upper
}

// solved returns what a dimension is equal to, the zero Expr if that is not found.
func (r *Relation) solved(at int) affine.Expr {
	known := r.inputs(at, 1)
	for changed := true; changed && !known[at].IsValid(); {
		changed = false
		for v := range known {
			if known[v].IsValid() {
				continue
			}
			if e, ok := r.solve(v, known); ok {
				known[v], changed = e, true
			}
		}
	}
	return known[at]
}

// solve returns what a variable is equal to, by those that are known.
func (r *Relation) solve(v int, known []affine.Expr) (e affine.Expr, ok bool) {
	low, ok1 := r.Lower(v)
	if high, ok2 := r.Upper(v); ok1 && ok2 && low == high {
		return affine.NewConstant(low), true
	}
	if e, ok = r.asQuotient(v, known); ok {
		return e, true
	}
	i := slices.IndexFunc(r.eqs, func(row []int64) bool { return row[v] != 0 })
	if i < 0 {
		return e, false
	}
	row := slices.Clone(r.eqs[i])
	by := row[v]
	row[v] = 0
	if !allKnown(row, known) {
		return e, false
	}
	sum := affine.NewConstant(0)
	for i, c := range row[:len(row)-1] {
		if c != 0 {
			sum = sum.Add(known[i].Mul(affine.NewConstant(c)))
		}
	}
	sum = sum.Add(affine.NewConstant(row[len(row)-1]))
	if by > 0 {
		return sum.Neg().FloorDiv(affine.NewConstant(by)), true
	}
	return sum.FloorDiv(affine.NewConstant(-by)), true
}

// boundsBy returns what the rows say of a dimension.
func (r *Relation) boundsBy(at int) (lower, upper []affine.Expr) {
	rest := func(row []int64, sign int64) affine.Expr {
		list := slices.Delete(slices.Clone(row), at, at+1)
		for i := range list {
			list[i] *= sign
		}
		return affine.FromRow(list, r.dims-1, r.symbols, nil)
	}
	for _, row := range r.ineqs {
		switch c := row[at]; {
		case c > 0:
			e := rest(row, -1).Add(affine.NewConstant(c)).Sub(affine.NewConstant(1))
			lower = append(lower, e.FloorDiv(affine.NewConstant(c)))
		case c < 0:
			upper = append(upper, rest(row, 1).FloorDiv(affine.NewConstant(-c)))
		}
	}
	for _, row := range r.eqs {
		c := row[at]
		if c == 0 {
			continue
		}
		e := rest(row, 1)
		if c > 0 {
			e = rest(row, -1)
		}
		upper = append(upper, e.FloorDiv(affine.NewConstant(abs(c))))
		lower = append(lower, e.CeilDiv(affine.NewConstant(abs(c))))
	}
	return lower, upper
}
