package affine

import (
	"math"
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// Difference subtracts the results of b from those of a, as many. It composes the maps with those of
// Applies that operands come from, and simplifies them: MLIR's AffineValueMap::difference.
func Difference(a, b Bound) Bound {
	dims, symbols := a.Map.NumDims(), a.Map.NumSymbols()
	exprs := make([]affine.Expr, a.Map.NumResults())
	for i, e := range a.Map.Results() {
		exprs[i] = e.Sub(b.Map.Result(i).ShiftDims(dims, 0).ShiftSymbols(symbols, 0))
	}
	m := affine.NewMap(dims+b.Map.NumDims(), symbols+b.Map.NumSymbols(), exprs...)
	operands := slices.Concat(a.Operands[:dims], b.Operands[:b.Map.NumDims()], a.Operands[dims:], b.Operands[b.Map.NumDims():])
	m, operands = ComposeFully(m, operands)
	m, operands = CanonicalizeMap(m, operands)
	return Bound{m.Simplify(), operands}
}

// Lower returns the lower bound: the greatest result of its map.
func (op ForOp) Lower() Bound {
	return Bound{op.LowerBoundMap(), op.LowerBoundOperands().Values()}
}

// Upper returns the upper bound: the least result of its map.
func (op ForOp) Upper() Bound {
	return Bound{op.UpperBoundMap(), op.UpperBoundOperands().Values()}
}

// Trips returns a map the least of whose results is the number of rounds. ok is false if the lower
// bound has several results.
func (op ForOp) Trips() (trips Bound, ok bool) {
	step := affine.NewConstant(op.Step())
	lower, ok1 := op.ConstantLower()
	upper, ok2 := op.ConstantUpper()
	if ok1 && ok2 {
		e := affine.NewConstant(max(upper-lower, 0)).CeilDiv(step)
		return Bound{Map: affine.NewMap(0, 0, e)}, true
	}
	m := op.LowerBoundMap()
	if m.NumResults() != 1 {
		return trips, false
	}
	trips = Difference(op.Upper(), repeated(op.Lower(), op.UpperBoundMap().NumResults()))
	exprs := make([]affine.Expr, trips.Map.NumResults())
	for i, e := range trips.Map.Results() {
		exprs[i] = e.CeilDiv(step)
	}
	trips.Map = affine.NewMap(trips.Map.NumDims(), trips.Map.NumSymbols(), exprs...)
	return trips, true
}

// repeated is a map with one result, n times.
func repeated(b Bound, n int) Bound {
	exprs := slices.Repeat([]affine.Expr{b.Map.Result(0)}, n)
	return Bound{affine.NewMap(b.Map.NumDims(), b.Map.NumSymbols(), exprs...), b.Operands}
}

// ConstantTrips returns the number of rounds if the bounds have a constant distance: MLIR's
// getConstantTripCount. Other than [ForOp.TripCount], it looks at bounds that are not constants.
func (op ForOp) ConstantTrips() (n uint64, ok bool) {
	trips, ok := op.Trips()
	if !ok {
		return 0, false
	}
	n = math.MaxUint64
	for _, e := range trips.Map.Results() {
		v, ok := e.Constant()
		if !ok {
			return 0, false
		}
		n = min(n, uint64(v))
	}
	return n, true
}

// TripDivisor returns a number that is known to divide the number of rounds; 2^64-1 if there are
// none.
func (op ForOp) TripDivisor() uint64 {
	trips, ok := op.Trips()
	if !ok {
		return 1
	}
	var gcd uint64
	for _, e := range trips.Map.Results() {
		n := uint64(e.LargestKnownDivisor())
		if v, ok := e.Constant(); ok {
			if n = uint64(v); n == 0 {
				n = math.MaxUint64
			}
		}
		for n != 0 {
			gcd, n = n, gcd%n
		}
	}
	return gcd
}

// InductionVars are the values that change from round to round.
func (op ParallelOp) InductionVars() ir.ValueRange { return op.Body().Args() }

// HasMinMaxBounds reports whether a bound is the greatest or least of several results.
func (op ParallelOp) HasMinMaxBounds() bool {
	several := func(n int64) bool { return n != 1 }
	return slices.ContainsFunc(op.LowerBoundsGroupSizes(), several) || slices.ContainsFunc(op.UpperBoundsGroupSizes(), several)
}
