package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// span is what is known of the least and the greatest value of a number.
type span struct {
	lower, upper       int64
	hasLower, hasUpper bool
}

// spanOf is that of an induction variable of a For with constant bounds.
func spanOf(v *ir.Value) (s span) {
	op, ok := loopWith(v)
	if !ok {
		return s
	}
	s.lower, s.hasLower = op.ConstantLower()
	s.upper, s.hasUpper = op.ConstantUpper()
	if s.hasLower && s.hasUpper && op.Step() > 0 {
		s.upper -= 1 + (s.upper-s.lower-1)%op.Step()
	} else {
		s.upper--
	}
	return s
}

// loopWith returns the For whose induction variable a value is.
func loopWith(v *ir.Value) (op ForOp, ok bool) {
	if v.DefiningOp() != nil || v.Index() != 0 || v.Owner() == nil {
		return op, false
	}
	return ir.As[ForOp](v.Owner().ParentOp())
}

// ranges computes spans of expressions from those of dimensions and symbols.
type ranges struct {
	dims, symbols int
	inputs        []span
}

func rangesOf(m affine.Map, operands []*ir.Value) ranges {
	r := ranges{dims: m.NumDims(), symbols: m.NumSymbols()}
	for _, v := range operands {
		r.inputs = append(r.inputs, spanOf(v))
	}
	return r
}

// of is the span of an expression. Quotients and remainders by constants are known if they are all
// of the expression.
func (r ranges) of(e affine.Expr) (s span) {
	switch k := e.Kind(); k {
	case affine.FloorDiv, affine.CeilDiv, affine.Mod:
		c, ok := e.RHS().Constant()
		if !ok || c < 1 {
			return s
		}
		s = r.of(e.LHS())
		divisor := affine.NewConstant(c)
		by := func(n int64, k affine.Kind) int64 {
			v, _ := affine.Combine(k, affine.NewConstant(n), divisor).Constant()
			return v
		}
		if k != affine.Mod {
			s.lower, s.upper = by(s.lower, k), by(s.upper, k)
			return s
		}
		if s.hasLower && s.hasUpper && by(s.lower, affine.FloorDiv) == by(s.upper, affine.FloorDiv) {
			return span{by(s.lower, k), by(s.upper, k), true, true}
		}
		return span{0, c - 1, true, true}
	}
	coefficients, constant, ok := e.Linear(r.dims, r.symbols)
	if !ok {
		return s
	}
	s = span{constant, constant, true, true}
	for i, c := range coefficients {
		if c == 0 {
			continue
		}
		x := r.inputs[i]
		if c < 0 {
			x = span{x.upper, x.lower, x.hasUpper, x.hasLower}
		}
		s.lower, s.hasLower = s.lower+x.lower*c, s.hasLower && x.hasLower
		s.upper, s.hasUpper = s.upper+x.upper*c, s.hasUpper && x.hasUpper
	}
	return s
}

// negated is the span of the negative, so that what holds for the greatest holds for the least.
func (s span) negated() span { return span{-s.upper, -s.lower, s.hasUpper, s.hasLower} }

// withoutRedundant leaves out the results of a map that are never the greatest, or never the least,
// since another one always is; and replaces those that have one value only.
func withoutRedundant(m affine.Map, operands []*ir.Value, greatest bool) affine.Map {
	if len(operands) == 0 {
		return m
	}
	r := rangesOf(m, operands)
	spans := make([]span, m.NumResults())
	most, next := span{}, span{} // the greatest lower bounds of two results
	for i, e := range m.Results() {
		s := r.of(e)
		if !greatest {
			s = s.negated()
		}
		spans[i] = s
		switch {
		case !s.hasLower:
		case !most.hasLower || s.lower > most.lower:
			most, next = s, most
		case !next.hasLower || s.lower > next.lower:
			next = s
		}
	}
	var kept []affine.Expr
	for i, e := range m.Results() {
		s := spans[i]
		if s.hasLower && s.hasUpper && s.lower == s.upper {
			n := s.lower
			if !greatest {
				n = -n
			}
			e = affine.NewConstant(n)
		}
		other := most
		if s == most {
			other = next // of a loop without rounds, the lower bound is the greater one
		}
		if !s.hasUpper || !other.hasLower || other.lower < s.upper || other.lower == s.upper && !redundant(spans, i) {
			kept = append(kept, e)
		}
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), kept...)
}

// redundant reports whether another result is always at least as great as one. Of two that always
// have the same value, the first stays.
func redundant(spans []span, i int) bool {
	s := spans[i]
	for j, o := range spans {
		switch {
		case j == i || !o.hasLower || o.lower < s.upper:
		case o.lower > s.upper:
			return true
		case !(i < j && o.hasUpper && o.lower == o.upper && s.hasLower && s.lower == s.upper):
			return true
		}
	}
	return false
}

// withoutDuplicates leaves out results that are equal to others before them.
func withoutDuplicates(m affine.Map) affine.Map {
	var kept []affine.Expr
	seen := map[string]bool{}
	for _, e := range m.Results() {
		key := string(e.AppendKey(nil))
		if !seen[key] {
			seen[key] = true
			kept = append(kept, e)
		}
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), kept...)
}
