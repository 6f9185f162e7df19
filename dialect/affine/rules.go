package affine

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

// The constraints on attributes that only this dialect has.
var (
	reductionKinds = constraint.TypedArrayAttr(arith.IsAtomicRMWKind, "Reduction ops")
	localityHint   = constraint.ConfinedAttr(constraint.I32Attr, constraint.IntMinValue(0), constraint.IntMaxValue(3))
)

func isIndex(v *ir.Value) bool { _, ok := v.Type().(*ir.IndexType); return ok }
