package arith

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// Constraints that the specification names. Integers are signless in all of them.
var (
	// fixedWidthIntegerLike is constraint.SignlessIntegerOrIndexLike without index.
	fixedWidthIntegerLike = &ir.TypeConstraint{
		Summary: "signless-fixed-width-integer-like",
		Match:   func(t ir.Type) bool { return constraint.AnySignlessInteger.Match(elem(t, false)) },
	}
	indexCastType = &ir.TypeConstraint{
		Summary: "signless-integer-like or memref of signless-integer",
		Match: func(t ir.Type) bool {
			if m, ok := t.(*ir.MemRefType); ok {
				t = m.Elem()
			}
			return constraint.SignlessIntegerOrIndexLike.Match(t)
		},
	}
	bitcastType = &ir.TypeConstraint{
		Summary: "signless-integer-or-float-like or memref of signless-integer or float",
		Match: func(t ir.Type) bool {
			e := elem(t, true)
			return constraint.AnySignlessInteger.Match(e) || constraint.AnyFloat.Match(e)
		},
	}
)
