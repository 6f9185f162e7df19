package presburger

import "slices"

// Within reports whether all points of the relation are found to be in another one, which must have as many
// dimensions and symbols. Locals of the other one must be quotients.
func (r *Relation) Within(o *Relation) bool {
	if r.dims != o.dims || r.symbols != o.symbols || r.overflow || o.overflow {
		return false
	}
	definitions, ok := o.definitions()
	if !ok {
		return false
	}
	x := r.Clone()
	at := x.InsertLocals(x.locals, o.locals)
	moved := func(row []int64) []int64 {
		to := make([]int64, x.cols())
		n := r.dims + r.symbols
		copy(to, row[:n])
		copy(to[at:], row[n:n+o.locals])
		to[len(to)-1] = row[len(row)-1]
		return to
	}
	for i := range o.ineqs {
		if definitions[i] {
			x.AddInequality(moved(o.ineqs[i]))
		}
	}
	outside := func(row []int64) bool {
		y := x.Clone()
		y.AddInequality(negated(moved(row)))
		return !y.IsEmpty()
	}
	for i, row := range o.ineqs {
		if !definitions[i] && outside(row) {
			return false
		}
	}
	for _, row := range o.eqs {
		less := slices.Clone(row)
		for i := range less {
			less[i] = -less[i]
		}
		if outside(row) || outside(less) {
			return false
		}
	}
	return true
}

// definitions marks the inequalities that define locals as quotients. ok is false if a local has no
// such definition.
func (r *Relation) definitions() (which []bool, ok bool) {
	which = make([]bool, len(r.ineqs))
	known := r.inputs(r.dims, 0)
	first := r.dims + r.symbols
	for changed := true; changed; {
		changed = false
		for at := first; at < r.NumVars(); at++ {
			if known[at].IsValid() {
				continue
			}
			if l, u, e := r.quotientAt(at, known); e.IsValid() {
				known[at], which[l], which[u], changed = e, true, true, true
			}
		}
	}
	for at := first; at < r.NumVars(); at++ {
		if !known[at].IsValid() {
			return nil, false
		}
	}
	return which, true
}

// Implies reports whether a sum, of as many coefficients as there are variables and a constant, is found
// to be at least zero at all points. It is not if there is found to be no point.
func (r *Relation) Implies(row []int64) bool {
	if r.overflow || r.IsEmpty() {
		return false
	}
	x := r.Clone()
	x.AddInequality(negated(r.checked(row)))
	return x.IsEmpty()
}
