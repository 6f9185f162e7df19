package arith

import "github.com/gomlir/gomlir/ir/effects"

// Speculatability depends on the divisor.
func (op DivUIOp) Speculatability() effects.Speculatability {
	return effects.OfDivision(op.Rhs(), false)
}

// Speculatability depends on the divisor.
func (op DivSIOp) Speculatability() effects.Speculatability {
	return effects.OfDivision(op.Rhs(), true)
}

// Speculatability depends on the divisor.
func (op CeilDivUIOp) Speculatability() effects.Speculatability {
	return effects.OfDivision(op.Rhs(), false)
}

// Speculatability depends on the divisor.
func (op CeilDivSIOp) Speculatability() effects.Speculatability {
	return effects.OfDivision(op.Rhs(), true)
}
