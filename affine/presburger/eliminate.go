package presburger

import "slices"

// divisor is the greatest common divisor of numbers.
func divisor(row []int64) (d int64) {
	for _, v := range row {
		if d = gcd(d, v); d == 1 {
			break
		}
	}
	return d
}

// Normalize divides each row by the greatest common divisor of its numbers.
func (r *Relation) Normalize() {
	r.each(func(row *[]int64) { normalize(*row) })
}

func normalize(row []int64) {
	if d := divisor(row); d > 1 {
		for i := range row {
			row[i] /= d
		}
	}
}

// tighten divides each inequality by the greatest common divisor of its coefficients, and rounds the
// constant down: variables are integers.
func (r *Relation) tighten() {
	for _, row := range r.ineqs {
		last := len(row) - 1
		d := divisor(row[:last])
		if d <= 1 {
			continue
		}
		for i := range row[:last] {
			row[i] /= d
		}
		row[last] = floorDiv(row[last], d)
	}
}

// isInvalid reports whether a row has no variable and does not hold.
func (r *Relation) isInvalid() bool {
	bad := func(row []int64, eq bool) bool {
		last := len(row) - 1
		return !slices.ContainsFunc(row[:last], func(v int64) bool { return v != 0 }) && (row[last] < 0 || eq && row[last] != 0)
	}
	return slices.ContainsFunc(r.eqs, func(row []int64) bool { return bad(row, true) }) ||
		slices.ContainsFunc(r.ineqs, func(row []int64) bool { return bad(row, false) })
}

// failsGCD reports whether an equality has no integer solution by itself.
func (r *Relation) failsGCD() bool {
	return slices.ContainsFunc(r.eqs, func(row []int64) bool {
		last := len(row) - 1
		d := divisor(row[:last])
		return d > 0 && row[last]%d != 0
	})
}

// eliminate adds a multiple of a pivot row, an equality, to a row, so that the coefficient at a
// position becomes zero. A row may be multiplied by a positive number first. Columns from start up to
// the position are left alone, as they have been eliminated.
func (r *Relation) eliminate(row, pivot []int64, at, start int) {
	lead, p := row[at], pivot[at]
	if lead == 0 || &row[0] == &pivot[0] {
		return
	}
	d := gcd(lead, p)
	rowBy, pivotBy := abs(p)/d, abs(lead)/d
	if (lead > 0) == (p > 0) {
		pivotBy = -pivotBy
	}
	for i := range row {
		if i < start || i >= at {
			row[i] = r.combine(pivotBy, pivot[i], rowBy, row[i])
		}
	}
}

// withCoefficient returns the first of some rows that has a coefficient at a position, -1 if there is
// none.
func withCoefficient(rows [][]int64, at int) int {
	return slices.IndexFunc(rows, func(row []int64) bool { return row[at] != 0 })
}

// gauss eliminates variables one after the other, from a position on. It stops at the first
// variable that only inequalities have, and returns the number of variables that it has eliminated.
func (r *Relation) gauss(from, to int) int {
	if from >= to {
		return 0
	}
	r.tighten()
	at := from
	for ; at < to; at++ {
		i := withCoefficient(r.eqs, at)
		if i < 0 {
			if withCoefficient(r.ineqs, at) < 0 {
				continue
			}
			break
		}
		pivot := r.eqs[i]
		for _, rows := range [...][][]int64{r.eqs, r.ineqs} {
			for _, row := range rows {
				r.eliminate(row, pivot, at, from)
				normalize(row)
			}
		}
		r.eqs = slices.Delete(r.eqs, i, i+1)
		r.tighten()
	}
	r.RemoveVars(from, at)
	return at - from
}

// best returns the variable from a position up to another whose elimination makes the fewest
// inequalities.
func (r *Relation) best(from, to int) int {
	at, least := from, -1
	for i := from; i < to; i++ {
		lower, upper := 0, 0
		for _, row := range r.ineqs {
			switch {
			case row[i] > 0:
				lower++
			case row[i] < 0:
				upper++
			}
		}
		if n := lower * upper; least < 0 || n < least {
			at, least = i, n
		}
	}
	return at
}

// maxRows bounds what elimination makes of a relation.
const maxRows = 1 << 12

// Eliminate removes a variable: the points of the result are those for which there is a value of it.
func (r *Relation) Eliminate(at int) {
	if withCoefficient(r.eqs, at) >= 0 {
		r.gauss(at, at+1)
		return
	}
	r.tighten()
	if !r.uses(at) {
		r.RemoveVars(at, at+1)
		return
	}
	var lower, upper, rest [][]int64
	for _, row := range r.ineqs {
		switch {
		case row[at] == 0:
			rest = append(rest, row)
		case row[at] > 0:
			lower = append(lower, row)
		default:
			upper = append(upper, row)
		}
	}
	if len(lower)*len(upper)+len(rest) > maxRows {
		r.overflow = true
		lower = nil
	}
	var made [][]int64
	for _, u := range upper {
		for _, l := range lower {
			d := gcd(u[at], l[at])
			row := make([]int64, len(u))
			for i := range row {
				row[i] = r.combine(u[i], l[at]/d, l[i], -u[at]/d)
			}
			made = append(made, row)
		}
	}
	r.ineqs = append(made, rest...)
	r.RemoveVars(at, at+1)
	r.tighten()
	r.Normalize()
	r.RemoveTrivial()
}

// ProjectOut eliminates n variables from a position on.
func (r *Relation) ProjectOut(at, n int) {
	if n == 0 {
		return
	}
	left := n
	gone := 0
	for here := at; here < r.NumVars() && left > 0; here++ {
		done := r.gauss(here, here+left)
		left -= done + 1
		gone += done
	}
	for left := n - gone; left > 0; left-- {
		r.Eliminate(r.best(at, at+left))
	}
	r.tighten()
	r.Normalize()
}

// RemoveTrivial removes inequalities that always hold, and those that another with the same
// coefficients implies.
func (r *Relation) RemoveTrivial() {
	r.tighten()
	r.Normalize()
	type place struct {
		at       int
		constant int64
	}
	seen := map[string]place{}
	redundant := make([]bool, len(r.ineqs))
	for i, row := range r.ineqs {
		last := len(row) - 1
		if !slices.ContainsFunc(row[:last], func(v int64) bool { return v != 0 }) {
			redundant[i] = row[last] >= 0
			continue
		}
		k := key(row[:last])
		p, ok := seen[k]
		switch {
		case !ok || p.constant > row[last]:
			if ok {
				redundant[p.at] = true
			}
			seen[k] = place{i, row[last]}
		default:
			redundant[i] = true
		}
	}
	r.drop(redundant)
}

// key is a text for some numbers, different for different ones.
func key(row []int64) string {
	b := make([]byte, 0, 8*len(row))
	for _, v := range row {
		for i := range 8 {
			b = append(b, byte(v>>(8*i)))
		}
	}
	return string(b)
}

// drop removes inequalities.
func (r *Relation) drop(which []bool) {
	kept := r.ineqs[:0]
	for i, row := range r.ineqs {
		if !which[i] {
			kept = append(kept, row)
		}
	}
	r.ineqs = kept
}

// RemoveRedundant removes inequalities that the others imply, as far as [Relation.IsEmpty] finds out:
// it tries whether a point can be outside.
func (r *Relation) RemoveRedundant() {
	trial := r.Clone()
	redundant := make([]bool, len(r.ineqs))
	for i, row := range trial.ineqs {
		trial.ineqs[i] = negated(row)
		if redundant[i] = trial.IsEmpty(); redundant[i] {
			trial.ineqs[i] = make([]int64, len(row))
		} else {
			trial.ineqs[i] = row
		}
	}
	r.drop(redundant)
}

// negated is the inequality of the points at which another does not hold.
func negated(row []int64) []int64 {
	n := make([]int64, len(row))
	for i, v := range row {
		n[i] = -v
	}
	n[len(n)-1]--
	return n
}
