package affine

import "slices"

// Set is an integer set: the points of some dimensions and symbols at which
// every constraint holds. It is an immutable value; compare with [Set.Equal].
type Set struct {
	dims, syms  int
	constraints []Expr
	eq          []bool
}

// NewSet returns the set of points at which constraint i equals 0, where
// eq[i] is set, or is at least 0. There must be one constraint or more. It
// keeps both slices, which must not change afterwards.
func NewSet(dims, syms int, constraints []Expr, eq []bool) Set {
	if len(constraints) == 0 || len(constraints) != len(eq) {
		panic("affine: NewSet needs constraints and as many flags")
	}
	return Set{dims, syms, constraints, eq}
}

// EmptySet returns the set of no points, by upstream's convention the one
// with the single constraint 1 == 0.
func EmptySet(dims, syms int) Set {
	return NewSet(dims, syms, []Expr{NewConstant(1)}, []bool{true})
}

// NumDims returns the number of dimensions.
func (s Set) NumDims() int { return s.dims }

// NumSymbols returns the number of symbols.
func (s Set) NumSymbols() int { return s.syms }

// NumInputs returns the number of dimensions and symbols.
func (s Set) NumInputs() int { return s.dims + s.syms }

// NumConstraints returns the number of constraints.
func (s Set) NumConstraints() int { return len(s.constraints) }

// Constraint returns constraint i.
func (s Set) Constraint(i int) Expr { return s.constraints[i] }

// Constraints returns the constraints, not to be modified.
func (s Set) Constraints() []Expr { return s.constraints }

// IsEq reports whether constraint i is an equality.
func (s Set) IsEq(i int) bool { return s.eq[i] }

// NumEqualities returns the number of constraints that are equalities.
func (s Set) NumEqualities() int {
	n := 0
	for _, e := range s.eq {
		if e {
			n++
		}
	}
	return n
}

// IsEmpty reports whether s is [EmptySet]; other sets may have no points
// either.
func (s Set) IsEmpty() bool { return s.Equal(EmptySet(s.dims, s.syms)) }

// TooComplex reports whether one of the constraints is.
func (s Set) TooComplex() bool { return anyTooComplex(s.constraints) }

// Equal reports whether inputs and constraints are the same.
func (s Set) Equal(o Set) bool {
	if s.dims != o.dims || s.syms != o.syms || !equalExprs(s.constraints, o.constraints) {
		return false
	}
	for i := range s.eq {
		if s.eq[i] != o.eq[i] {
			return false
		}
	}
	return true
}

// AppendKey appends a canonical form of s: equal exactly for equal sets, and
// no key is a prefix of another.
func (s Set) AppendKey(dst []byte) []byte {
	dst = appendVarint(dst, int64(s.dims))
	dst = appendVarint(dst, int64(s.syms))
	dst = appendVarint(dst, int64(len(s.constraints)))
	for i, e := range s.constraints {
		flag := byte(0)
		if s.eq[i] {
			flag = 1
		}
		dst = e.AppendKey(append(dst, flag))
	}
	return dst
}

// Append appends s as it stands inside affine_set<...>.
func (s Set) Append(dst []byte) []byte {
	dst = appendInputs(dst, s.dims, s.syms)
	dst = append(dst, " : ("...)
	for i, e := range s.constraints {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = e.Append(dst)
		if s.eq[i] {
			dst = append(dst, " == 0"...)
		} else {
			dst = append(dst, " >= 0"...)
		}
	}
	return append(dst, ')')
}

// String returns s as [Set.Append] writes it.
func (s Set) String() string { return string(s.Append(nil)) }

// UsesDim reports whether a constraint has dimension i in it.
func (s Set) UsesDim(i int) bool {
	return slices.ContainsFunc(s.constraints, func(e Expr) bool { return e.UsesDim(i) })
}

// UsesSymbol reports whether a constraint has symbol i in it.
func (s Set) UsesSymbol(i int) bool {
	return slices.ContainsFunc(s.constraints, func(e Expr) bool { return e.UsesSymbol(i) })
}

// Replace substitutes the dimensions and symbols of every constraint, as
// [Expr.Replace] does, and gives the set new inputs.
func (s Set) Replace(dims, syms []Expr, numDims, numSyms int) Set {
	return Set{numDims, numSyms, replaceAll(s.constraints, dims, syms), s.eq}
}

// With returns the set whose constraints are the results of a map, as many as s has, compared with 0
// as in s.
func (s Set) With(m Map) Set { return Set{m.dims, m.syms, m.results, s.eq} }

// Contains reports whether the point satisfies every constraint; ok is false
// if one of them is undefined there.
func (s Set) Contains(dims, syms []int64) (in, ok bool) {
	in = true
	for i, e := range s.constraints {
		v, ok := e.Eval(dims, syms)
		if !ok {
			return false, false
		}
		in = in && (v == 0 || v > 0 && !s.eq[i])
	}
	return in, true
}
