package arith

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// Identity returns the number of a type that changes no number it is combined with. It is nil for
// Assign, for a type that the kind does not combine, and for Mins and Maxs of index: the width of an index
// is not known, so neither are its least and greatest number.
//
// It is MLIR's getIdentityValueAttr. A float format without infinities has NaN in their place, or
// the greatest number if it has no NaN either.
func (k AtomicRMWKind) Identity(t ir.Type) ir.TypedAttribute {
	switch t := t.(type) {
	case *ir.FloatType:
		if v, ok := k.floatIdentity(t.Semantics()); ok {
			return ir.NewFloatAttr(t, v)
		}
	case *ir.IntegerType:
		if v, ok := k.intIdentity(t.Width()); ok {
			return ir.NewWideIntegerAttr(t, v)
		}
	case *ir.IndexType:
		if v, ok := k.intIdentity(ir.IndexBits); ok && k != AtomicRMWKindMins && k != AtomicRMWKindMaxs {
			return ir.NewWideIntegerAttr(t, v)
		}
	}
	return nil
}

func (k AtomicRMWKind) floatIdentity(s num.Semantics) (v num.Float, ok bool) {
	switch k {
	case AtomicRMWKindAddf:
		v, _ = num.FloatFromFloat64(s, 0)
	case AtomicRMWKindMulf:
		v, _ = num.FloatFromFloat64(s, 1)
	case AtomicRMWKindMaximumf, AtomicRMWKindMinimumf:
		v = num.Inf(s, k == AtomicRMWKindMaximumf)
	case AtomicRMWKindMaxnumf, AtomicRMWKindMinnumf:
		v = num.NaN(s, k == AtomicRMWKindMaxnumf)
	default:
		return v, false
	}
	return v, true
}

func (k AtomicRMWKind) intIdentity(width uint32) (v num.Int, ok bool) {
	switch k {
	case AtomicRMWKindAddi, AtomicRMWKindOri, AtomicRMWKindXori, AtomicRMWKindMaxu:
		return num.NewInt(width, 0), true
	case AtomicRMWKindMuli:
		return num.NewInt(width, 1), true
	case AtomicRMWKindAndi, AtomicRMWKindMinu:
		return num.AllOnes(width), true
	case AtomicRMWKindMaxs:
		return num.MinSigned(width), true
	case AtomicRMWKindMins:
		return num.MinSigned(width).Not(), true
	}
	return v, false
}
