package presburger

import (
	"math/bits"
	"slices"

	"github.com/gomlir/gomlir/affine"
)

// Relation is a set of integer points: those at which some sums of multiples of variables are zero
// and others at least zero. Variables are dimensions, symbols and locals, in this order. Rows have
// the coefficient of each variable, and the constant at the end.
type Relation struct {
	dims, symbols, locals int
	eqs, ineqs            [][]int64
	overflow              bool
}

// New returns the relation of all points.
func New(dims, symbols int) *Relation { return &Relation{dims: dims, symbols: symbols} }

// FromSet returns the relation of the points of an integer set. ok is false if a constraint is not
// affine.
func FromSet(s affine.Set) (r *Relation, ok bool) {
	flat, ok := affine.Flatten(s.Constraints(), s.NumDims(), s.NumSymbols())
	if !ok {
		return nil, false
	}
	r = New(s.NumDims(), s.NumSymbols())
	r.locals = len(flat.Divisors)
	for i, row := range flat.Rows {
		if s.IsEq(i) {
			r.eqs = append(r.eqs, row)
		} else {
			r.ineqs = append(r.ineqs, row)
		}
	}
	r.addQuotients(flat, r.dims+r.symbols)
	return r, true
}

// addQuotients adds what is known of quotients and remainders, whose columns begin at a position.
func (r *Relation) addQuotients(flat affine.Flat, at int) {
	inputs := len(flat.Dividends)
	for i, row := range flat.Dividends {
		dividend := make([]int64, r.cols())
		n := len(row) - 1 - inputs
		copy(dividend, row[:n])
		copy(dividend[at:], row[n:n+inputs])
		dividend[r.cols()-1] = row[len(row)-1]
		if flat.Divisors[i] > 0 {
			r.AddQuotient(dividend, flat.Divisors[i], at+i)
			continue
		}
		// The remainder of a division by the dividend is at least 0, and less than that.
		atLeast, less := make([]int64, r.cols()), dividend
		atLeast[at+i] = 1
		less[at+i]--
		less[r.cols()-1]--
		r.ineqs = append(r.ineqs, atLeast, less)
	}
}

// AddQuotient says that the variable at a position is a sum divided by a number, rounded down.
func (r *Relation) AddQuotient(dividend []int64, divisor int64, at int) {
	lower, upper := slices.Clone(dividend), slices.Clone(dividend)
	for i := range lower {
		lower[i] = -lower[i]
	}
	lower[at] += divisor
	lower[r.cols()-1] += divisor - 1
	upper[at] -= divisor
	r.ineqs = append(r.ineqs, lower, upper)
}

// NumDims returns the number of dimensions.
func (r *Relation) NumDims() int { return r.dims }

// NumSymbols returns the number of symbols.
func (r *Relation) NumSymbols() int { return r.symbols }

// NumLocals returns the number of locals.
func (r *Relation) NumLocals() int { return r.locals }

// NumVars returns the number of variables of all kinds.
func (r *Relation) NumVars() int { return r.dims + r.symbols + r.locals }

func (r *Relation) cols() int { return r.NumVars() + 1 }

// Equalities returns the rows of sums that are zero, not to be modified.
func (r *Relation) Equalities() [][]int64 { return r.eqs }

// Inequalities returns the rows of sums that are at least zero, not to be modified.
func (r *Relation) Inequalities() [][]int64 { return r.ineqs }

// Overflow reports whether numbers became too large, so that nothing is known of the points.
func (r *Relation) Overflow() bool { return r.overflow }

// Clone returns a copy.
func (r *Relation) Clone() *Relation {
	c := *r
	c.eqs, c.ineqs = cloneRows(r.eqs), cloneRows(r.ineqs)
	return &c
}

func cloneRows(rows [][]int64) [][]int64 {
	c := make([][]int64, len(rows))
	for i, row := range rows {
		c[i] = slices.Clone(row)
	}
	return c
}

// AddEquality adds a sum that is zero, of as many coefficients as there are variables, and a constant.
// It keeps the slice.
func (r *Relation) AddEquality(row []int64) { r.eqs = append(r.eqs, r.checked(row)) }

// AddInequality adds a sum that is at least zero; see [Relation.AddEquality].
func (r *Relation) AddInequality(row []int64) { r.ineqs = append(r.ineqs, r.checked(row)) }

func (r *Relation) checked(row []int64) []int64 {
	if len(row) != r.cols() {
		panic("presburger: a row of the wrong length")
	}
	return row
}

// Append adds the rows of another relation, which must have as many variables of each kind.
func (r *Relation) Append(o *Relation) {
	if r.dims != o.dims || r.symbols != o.symbols || r.locals != o.locals {
		panic("presburger: Append of a relation of other variables")
	}
	r.ineqs = append(r.ineqs, cloneRows(o.ineqs)...)
	r.eqs = append(r.eqs, cloneRows(o.eqs)...)
	r.overflow = r.overflow || o.overflow
}

// each calls f for each row.
func (r *Relation) each(f func(row *[]int64)) {
	for i := range r.eqs {
		f(&r.eqs[i])
	}
	for i := range r.ineqs {
		f(&r.ineqs[i])
	}
}

// InsertDims inserts n dimensions at a position among them, InsertSymbols symbols, and InsertLocals
// locals. They return the position of the first among all variables.
func (r *Relation) InsertDims(at, n int) int {
	r.insert(at, n)
	r.dims += n
	return at
}

// InsertSymbols is [Relation.InsertDims] for symbols.
func (r *Relation) InsertSymbols(at, n int) int {
	at += r.dims
	r.insert(at, n)
	r.symbols += n
	return at
}

// InsertLocals is [Relation.InsertDims] for locals.
func (r *Relation) InsertLocals(at, n int) int {
	at += r.dims + r.symbols
	r.insert(at, n)
	r.locals += n
	return at
}

func (r *Relation) insert(at, n int) {
	r.each(func(row *[]int64) { *row = slices.Insert(*row, at, make([]int64, n)...) })
}

// RemoveVars removes the variables from one position up to another, and what rows say of them.
func (r *Relation) RemoveVars(from, to int) {
	r.each(func(row *[]int64) { *row = slices.Delete(*row, from, to) })
	count := func(start, n int) int { return max(0, min(to, start+n)-max(from, start)) }
	dims, symbols, locals := count(0, r.dims), count(r.dims, r.symbols), count(r.dims+r.symbols, r.locals)
	r.dims, r.symbols, r.locals = r.dims-dims, r.symbols-symbols, r.locals-locals
}

// SwapVars lets two variables change places.
func (r *Relation) SwapVars(a, b int) {
	r.each(func(row *[]int64) { (*row)[a], (*row)[b] = (*row)[b], (*row)[a] })
}

// SetDims says how many of the dimensions and symbols, from the first on, are dimensions.
func (r *Relation) SetDims(n int) {
	inputs := r.dims + r.symbols
	r.dims, r.symbols = n, inputs-n
}

// SetInequality replaces an inequality. It keeps the slice.
func (r *Relation) SetInequality(i int, row []int64) { r.ineqs[i] = r.checked(row) }

// KeepDependent removes the rows that have none of n variables, the first ones.
func (r *Relation) KeepDependent(n int) {
	independent := func(row []int64) bool { return !dependsOn(row, -1, 0, n) }
	r.eqs = slices.DeleteFunc(r.eqs, independent)
	r.ineqs = slices.DeleteFunc(r.ineqs, independent)
}

// FoldConstant removes a variable that an equality says is a number. It returns false if there is
// none.
func (r *Relation) FoldConstant(at int) bool {
	i := r.equalTo(at, r.NumVars())
	if i < 0 {
		return false
	}
	n := -r.eqs[i][r.NumVars()] / r.eqs[i][at]
	r.each(func(row *[]int64) {
		last := len(*row) - 1
		(*row)[last] = r.combine(1, (*row)[last], n, (*row)[at])
	})
	r.RemoveVars(at, at+1)
	return true
}

// uses reports whether the variable at a position has a coefficient.
func (r *Relation) uses(at int) bool {
	used := false
	r.each(func(row *[]int64) { used = used || (*row)[at] != 0 })
	return used
}

// set writes a sum, and marks the relation if it is too large.
func (r *Relation) combine(a, x, b, y int64) int64 {
	p, ok1 := mul(a, x)
	q, ok2 := mul(b, y)
	s := p + q
	if !ok1 || !ok2 || (p^s)&(q^s) < 0 {
		r.overflow = true
		return 0
	}
	return s
}

func mul(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	h := int64(hi) - (a>>63)&b - (b>>63)&a
	return int64(lo), h == int64(lo)>>63
}

func abs(a int64) int64 {
	if a < 0 {
		return -a
	}
	return a
}

func gcd(a, b int64) int64 {
	a, b = abs(a), abs(b)
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func ceilDiv(a, b int64) int64 { return -floorDiv(-a, b) }
