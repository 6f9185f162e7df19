package dataflow

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

// LoadIntRanges adds the analysis that finds the ranges of integers: MLIR's
// IntegerRangeAnalysis. Operations say what they compute by intrange.InferInterface. A
// value whose range has one number is a constant, by which branches are decided.
//
// A result that a terminator takes, and whose range grows, may be anything: it may go
// around a loop, and nobody knows how often. Neither is a range let grow for ever that
// goes around in another way, such as by calls.
func LoadIntRanges(s *Solver) *Values[intrange.Range] {
	growth := map[*ir.Value]int{}
	return LoadForward(s, Forward[intrange.Range]{
		Entry: func(v *ir.Value) intrange.Range { return intrange.MaxOf(v.Type()) },
		Transfer: func(op *ir.Operation, operands, results []intrange.Range) {
			if infer, ok := intrange.InferInterface.Of(op); ok {
				infer.InferRanges(operands, results)
				return
			}
			for i, v := range op.Results().All() {
				results[i] = intrange.MaxOf(v.Type())
			}
		},
		Arguments: func(op *ir.Operation, to ir.RegionSuccessor, values ir.ValueRange, states []intrange.Range, read func(*ir.Value) intrange.Range) {
			if l, ok := ir.LoopLikeOpInterface.Of(op); ok {
				if loop, ok := l.(ir.BoundedLoopOp); ok {
					inductionRanges(loop, to, values, states, read)
					return
				}
			}
			for i, v := range values.All() {
				states[i] = intrange.MaxOf(v.Type())
			}
		},
		Widen: func(v *ir.Value, old, joined intrange.Range) intrange.Range {
			if !old.Known() {
				return joined
			}
			if growth[v]++; growth[v] > maxGrowth || terminates(v) {
				return joined.Union(intrange.MaxOf(v.Type()))
			}
			return joined
		},
		Watch: func(v *ir.Value, now intrange.Range) {
			s.constants.Join(v, constantOf(v, now))
		},
	})
}

// inductionRanges computes the ranges of induction variables. Of other values that a loop
// makes nothing is said, as in MLIR.
func inductionRanges(loop ir.BoundedLoopOp, to ir.RegionSuccessor, values ir.ValueRange, states []intrange.Range, read func(*ir.Value) intrange.Range) {
	if to.IsParent() {
		return
	}
	for _, b := range loop.LoopBounds() {
		t := b.Variable.Type()
		low, _ := boundRange(b.Lower, t, read)
		_, high := boundRange(b.Upper, t, read)
		if _, step := boundRange(b.Step, t, read); step.SignBit() { // never positive
			low, high = high, low
		} else {
			high, _ = high.Sub(num.NewInt(high.Width(), 1))
		}
		// A loop without rounds says nothing.
		if i := b.Variable.Index() - values.First(); low.CmpSigned(high) <= 0 && i >= 0 && i < len(states) {
			states[i] = intrange.FromSigned(low, high)
		}
	}
}

// boundRange returns the least and the largest signed value of a bound of a loop.
func boundRange(bound ir.FoldResult, t ir.Type, read func(*ir.Value) intrange.Range) (low, high num.Int) {
	if a, ok := bound.Attr.(*ir.IntegerAttr); ok {
		return a.Value(), a.Value()
	}
	r := intrange.MaxOf(t)
	if bound.Value != nil {
		if known := read(bound.Value); known.Known() {
			r = known
		}
	}
	return r.Smin(), r.Smax()
}

// maxGrowth is how often the range of a result may grow. MLIR has no such bound: there, a
// function that calls itself with a number that is one larger takes hours.
const maxGrowth = 1 << 12

// terminates reports whether a terminator takes a value.
func terminates(v *ir.Value) bool {
	for u := range v.Uses() {
		if u.Owner().Has(ir.Terminator) {
			return true
		}
	}
	return false
}

// constantOf returns what the range of a value says about its being constant.
func constantOf(v *ir.Value, r intrange.Range) Constant {
	n, ok := r.Constant()
	if !ok {
		return Constant{known: true}
	}
	t := v.Type()
	if s, ok := t.(ir.ShapedType); ok {
		t = s.Elem()
	}
	var dialect *ir.Dialect
	if op := v.DefiningOp(); op != nil {
		dialect = op.Def().Dialect()
	} else if op := v.Owner().ParentOp(); op != nil {
		dialect = op.Def().Dialect()
	}
	return Constant{true, ir.NewWideIntegerAttr(t, n), dialect}
}
