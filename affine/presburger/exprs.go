package presburger

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
)

// asQuotient returns what a variable is if two inequalities say that it is a sum divided by a number,
// rounded down. The sum has known variables only.
func (r *Relation) asQuotient(at int, known []affine.Expr) (e affine.Expr, ok bool) {
	_, _, e = r.quotientAt(at, known)
	return e, e.IsValid()
}

// quotientAt is like asQuotient, and also returns the numbers of the two inequalities. e is the zero Expr
// if no two inequalities define the local.
func (r *Relation) quotientAt(at int, known []affine.Expr) (lower, upper int, e affine.Expr) {
	lowers, uppers := r.boundsOf(at, 0, 0)
	for _, u := range uppers {
		for _, l := range lowers {
			dividend, divisor, ok := r.division(at, l, u)
			if !ok || !allKnown(dividend, known) {
				continue
			}
			sum := weighted(dividend, known).Add(affine.NewConstant(dividend[len(dividend)-1]))
			return l, u, sum.FloorDiv(affine.NewConstant(divisor))
		}
	}
	return 0, 0, e
}

// allKnown reports whether the variables of a row have an expression.
func allKnown(row []int64, known []affine.Expr) bool {
	for i, v := range row[:len(row)-1] {
		if v != 0 && !known[i].IsValid() {
			return false
		}
	}
	return true
}

// division returns the dividend and the divisor if two inequalities are those of a quotient.
func (r *Relation) division(at, lower, upper int) (dividend []int64, by int64, ok bool) {
	l, u := r.ineqs[lower], r.ineqs[upper]
	last := len(l) - 1
	for i := range l[:last] {
		if u[i] != -l[i] {
			return nil, 0, false
		}
	}
	by = l[at]
	c := by - 1 - (l[last] + u[last])
	if c < 0 || c >= by {
		return nil, 0, false
	}
	dividend = slices.Clone(u)
	dividend[at] = 0
	dividend[last] += c
	if d := gcd(divisor(dividend[:last]), by); d > 1 {
		for i := range dividend {
			dividend[i] = floorDiv(dividend[i], d)
		}
		by /= d
	}
	return dividend, by, true
}

// Locals returns the locals as expressions of dimensions and symbols; those that are not known are
// the zero Expr.
func (r *Relation) Locals() []affine.Expr {
	known := r.inputs(r.dims, 0)
	first := r.dims + r.symbols
	for changed := true; changed; {
		changed = false
		for at := first; at < r.NumVars(); at++ {
			if known[at].IsValid() {
				continue
			}
			if e, ok := r.asQuotient(at, known); ok {
				known[at] = e
				changed = true
			}
		}
	}
	return known[first:]
}

// inputs are the expressions of dimensions and symbols. n dimensions from a position on are left out,
// and not known.
func (r *Relation) inputs(from, n int) []affine.Expr {
	list := make([]affine.Expr, r.NumVars())
	for i := range r.dims {
		switch {
		case i < from:
			list[i] = affine.NewDim(i)
		case i >= from+n:
			list[i] = affine.NewDim(i - n)
		}
	}
	for i := range r.symbols {
		list[r.dims+i] = affine.NewSymbol(i)
	}
	return list
}

// Set returns the integer set of the points. ok is false if a local is no quotient.
func (r *Relation) Set() (s affine.Set, ok bool) {
	if len(r.eqs)+len(r.ineqs) == 0 {
		return affine.NewSet(r.dims, r.symbols, []affine.Expr{affine.NewConstant(0)}, []bool{true}), true
	}
	locals := r.Locals()
	for i, e := range locals {
		if !e.IsValid() {
			if r.uses(r.dims + r.symbols + i) {
				return s, false
			}
			locals[i] = affine.NewConstant(0)
		}
	}
	var exprs []affine.Expr
	var eq []bool
	for _, row := range r.eqs {
		exprs, eq = append(exprs, affine.FromRow(row, r.dims, r.symbols, locals)), append(eq, true)
	}
	for _, row := range r.ineqs {
		exprs, eq = append(exprs, affine.FromRow(row, r.dims, r.symbols, locals)), append(eq, false)
	}
	return affine.NewSet(r.dims, r.symbols, exprs, eq), true
}

// Simplify returns the set without constraints that always hold and such that others imply. It is
// [affine.EmptySet] if there is found to be no point in it. What is not affine stays as it is.
func Simplify(s affine.Set) affine.Set {
	r, ok := FromSet(s)
	switch {
	case !ok:
		return s
	case r.IsEmpty():
		return affine.EmptySet(s.NumDims(), s.NumSymbols())
	}
	r.RemoveTrivial()
	simple, ok := r.Set()
	if !ok || r.overflow || simple.TooComplex() {
		return s
	}
	return simple
}
