package presburger

import "slices"

// explosion bounds the number of rows for each variable in the search for a contradiction.
const explosion = 32

// IsEmpty reports whether there is found to be no point. It eliminates all variables and looks for a
// row that does not hold.
func (r *Relation) IsEmpty() bool {
	if r.overflow {
		return false
	}
	contradiction := func(x *Relation) bool { return !x.overflow && (x.failsGCD() || x.isInvalid()) }
	if contradiction(r) {
		return true
	}
	x := r.Clone()
	x.substituteLocals()
	if contradiction(x) {
		return true
	}
	for at := 0; at < x.NumVars(); at++ {
		x.gauss(at, x.NumVars())
		if contradiction(x) {
			return true
		}
	}
	for n := x.NumVars(); n > 0; n-- {
		x.Eliminate(x.best(0, x.NumVars()))
		if x.overflow || len(x.eqs)+len(x.ineqs) >= explosion*r.NumVars() {
			return false
		}
		if x.isInvalid() {
			return true
		}
	}
	return false
}

// substituteLocals eliminates the locals that an equality says are sums of other variables.
func (r *Relation) substituteLocals() {
	for _, row := range r.eqs {
		normalize(row)
	}
	for {
		i, at := r.localToSubstitute()
		if i < 0 {
			return
		}
		pivot := r.eqs[i]
		for _, row := range r.eqs {
			if row[at] != 0 && &row[0] != &pivot[0] {
				r.eliminate(row, pivot, at, at)
				normalize(row)
			}
		}
		for _, row := range r.ineqs {
			r.eliminate(row, pivot, at, at)
		}
		r.eqs = slices.Delete(r.eqs, i, i+1)
		r.RemoveVars(at, at+1)
	}
}

// localToSubstitute returns an equality with a local whose coefficient is 1 or -1.
func (r *Relation) localToSubstitute() (eq, at int) {
	for i, row := range r.eqs {
		for at := r.dims + r.symbols; at < r.NumVars(); at++ {
			if abs(row[at]) == 1 {
				return i, at
			}
		}
	}
	return -1, 0
}

// IsHyperRectangular reports whether no row has two of n variables from a position on, so that the
// range of each of them does not depend on the others.
func (r *Relation) IsHyperRectangular(at, n int) bool {
	ok := true
	r.each(func(row *[]int64) {
		used := 0
		for _, v := range (*row)[at : at+n] {
			if v != 0 {
				used++
			}
		}
		ok = ok && used <= 1
	})
	return ok
}
