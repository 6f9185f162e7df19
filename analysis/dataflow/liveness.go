package dataflow

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Liveness says whether a value is needed. The zero Liveness says that it is not, as far
// as is known. It is a [Lattice].
type Liveness bool

// Live is the Liveness of a value that is needed.
const Live Liveness = true

// Join implements [Lattice].
func (l Liveness) Join(other Liveness) (Liveness, bool) { return l || other, bool(other && !l) }

// String is "live" or "not live".
func (l Liveness) String() string {
	if l {
		return "live"
	}
	return "not live"
}

// LoadLiveness adds the analysis that finds out which values are needed: MLIR's
// LivenessAnalysis. A value is needed if
//
//   - an operation with effects, or a terminator that is no branch, takes it,
//   - others may get it, since it is returned by a function that others call,
//   - a branch is decided by it, or
//   - something is computed from it that is needed.
//
// Values in code that is never executed are not needed.
func LoadLiveness(s *Solver) *Values[Liveness] {
	l := &liveness{needed: map[*ir.Operation]bool{}}
	return LoadBackward(s, Backward[Liveness]{
		Exit: func(*ir.Value) Liveness { return Live },
		Transfer: func(op *ir.Operation, results, operands []Liveness) {
			if len(operands) > 0 && l.uses(op, results) {
				for i := range operands {
					operands[i] = Live
				}
			}
		},
		Condition: func(op *ir.Operation, _ *ir.Use, results []Liveness) Liveness {
			return Liveness(l.uses(op, results))
		},
		CallOperand: func(*ir.Use) Liveness { return Live },
		Argument: func(op *ir.Operation, _ *ir.Value, results []Liveness) Liveness {
			return Liveness(l.uses(op, results))
		},
	})
}

type liveness struct {
	// needed are operations with regions, and whether they may not be erased even if their
	// results have no uses.
	needed map[*ir.Operation]bool
}

// uses reports whether an operation needs its operands.
func (l *liveness) uses(op *ir.Operation, results []Liveness) bool {
	for _, r := range results {
		if r {
			return true
		}
	}
	if op.NumRegions() == 0 {
		return !effects.DeadIfUnused(op)
	}
	needed, known := l.needed[op]
	if !known {
		needed = !effects.DeadIfUnused(op)
		l.needed[op] = needed
	}
	return needed
}
