package affine

// Flat has expressions as sums of multiples of dimensions, symbols and quotients.
type Flat struct {
	// Rows has for each expression the coefficients of the dimensions, the symbols and the
	// quotients, and the constant at the end.
	Rows [][]int64
	// Dividends and Divisors say what the quotients are: a sum, of which each may have the
	// quotients before it, divided by a positive number and rounded down.
	Dividends [][]int64
	Divisors  []int64
}

// Flatten returns several expressions as sums that share their quotients. ok is false if one of
// them is not affine, not defined, or too large.
func Flatten(exprs []Expr, numDims, numSymbols int) (flat Flat, ok bool) {
	return flatten(exprs, numDims, numSymbols, false)
}

// FlattenRemainders is [Flatten], but an expression may also be a remainder whose divisor is not a
// constant. It becomes one of the quotients, with a divisor of 0; the dividend is the divisor of the
// remainder.
func FlattenRemainders(exprs []Expr, numDims, numSymbols int) (flat Flat, ok bool) {
	return flatten(exprs, numDims, numSymbols, true)
}

func flatten(exprs []Expr, numDims, numSymbols int, remainders bool) (flat Flat, ok bool) {
	f := flattener{dims: numDims, symbols: numSymbols}
	var sums []*sum
	for _, e := range exprs {
		if !e.IsValid() || e.NumDims() > numDims || e.NumSymbols() > numSymbols {
			return flat, false
		}
		s, ok := f.flatten(e)
		if !ok {
			return flat, false
		}
		sums = append(sums, s)
	}
	for _, q := range f.quotients {
		if q.divisor == 0 && (!remainders || q.dividend == nil) {
			return flat, false
		}
		flat.Dividends = append(flat.Dividends, f.row(q.dividend))
		flat.Divisors = append(flat.Divisors, q.divisor)
	}
	for _, s := range sums {
		flat.Rows = append(flat.Rows, f.row(s))
	}
	return flat, true
}

// row has all coefficients of a sum, and the constant.
func (f *flattener) row(s *sum) []int64 {
	row := make([]int64, f.dims+f.symbols+len(f.locals)+1)
	copy(row, s.inputs)
	copy(row[f.dims+f.symbols:], s.locals)
	row[len(row)-1] = s.constant
	return row
}

// FromRow returns the sum that a row of coefficients stands for: of dimensions, of symbols, of other
// expressions, and a constant.
func FromRow(row []int64, numDims, numSymbols int, others []Expr) Expr {
	f := flattener{dims: numDims, symbols: numSymbols, locals: others}
	inputs := numDims + numSymbols
	return f.expr(&sum{inputs: row[:inputs], locals: row[inputs : inputs+len(others)], constant: row[len(row)-1]})
}
