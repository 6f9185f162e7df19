package effects

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A Speculatability says whether an operation may run where it did not, or more often.
type Speculatability uint8

const (
	// NotSpeculatable operations may have undefined behaviour there, or not end.
	NotSpeculatable Speculatability = iota
	// Speculatable operations may run anywhere.
	Speculatable
	// RecursivelySpeculatable operations may if all that is in their regions may.
	RecursivelySpeculatable
)

// SpeculatableOpInterface is MLIR's ConditionallySpeculatable.
var SpeculatableOpInterface = ir.NewOpInterface[SpeculatableOp]("ConditionallySpeculatable")

// A SpeculatableOp knows whether it may run where it did not. Operations with the traits
// AlwaysSpeculatable and RecursivelySpeculatable need not implement it.
type SpeculatableOp interface {
	Speculatability() Speculatability
}

// IsSpeculatable reports whether an operation, with what is in it, may run where it did
// not.
func IsSpeculatable(op *ir.Operation) bool {
	return ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		switch speculatability(op) {
		case Speculatable:
			return ir.Skip
		case RecursivelySpeculatable:
			return ir.Advance
		}
		return ir.Interrupt
	})
}

func speculatability(op *ir.Operation) Speculatability {
	switch {
	case op.Has(ir.AlwaysSpeculatable):
		return Speculatable
	case op.Has(ir.RecursivelySpeculatable):
		return RecursivelySpeculatable
	}
	if s, ok := SpeculatableOpInterface.Of(op); ok {
		return s.Speculatability()
	}
	return NotSpeculatable
}

// IsPure reports whether an operation does nothing but compute its results, and may run
// anywhere.
func IsPure(op *ir.Operation) bool { return Of(op) == 0 && IsSpeculatable(op) }

// OfDivision returns the speculatability of a division of integers, whose divisor must
// not be 0, nor -1 if it is signed, for then the result may not fit: whether the divisor
// is a constant, or a splat of one, that is neither.
func OfDivision(divisor *ir.Value, signed bool) Speculatability {
	var n num.Int
	switch c := ir.ConstantOf(divisor).(type) {
	case *ir.IntegerAttr:
		n = c.Value()
	case *ir.DenseElementsAttr:
		if _, float := c.ShapedType().Elem().(*ir.FloatType); float || !c.IsSplat() || c.Len() == 0 {
			return NotSpeculatable
		}
		n = c.Bits(0)
	default:
		return NotSpeculatable
	}
	if n.IsZero() || signed && n.IsAllOnes() {
		return NotSpeculatable
	}
	return Speculatable
}
