package memref

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// The constraints of the specification that have a parameter.
var (
	memRef1D        = constraint.MemRefRankOf(constraint.AnyType, 1)
	bytes           = constraint.MemRefRankOf(constraint.I8, 1)
	shapeMemRef     = constraint.MemRefRankOf(constraint.AnyTypeOf(constraint.AnySignlessInteger, constraint.Index), 1)
	atomicType      = constraint.AnyTypeOf(constraint.AnySignlessInteger, constraint.AnyFloat)
	atomicMemRef    = constraint.MemRefOf(atomicType)
	stridedMemRef0D = constraint.AnyStridedMemRefOfRank(0)
	positiveI32     = constraint.ConfinedAttr(constraint.I32Attr, constraint.IntPositive)
	localityHint    = constraint.ConfinedAttr(constraint.I32Attr, from0To3)

	from0To3 = &ir.AttrConstraint{Summary: "whose minimum value is 0 whose maximum value is 3", Match: func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && i.Int() >= 0 && i.Int() <= 3
	}}
	memRefTypeAttr = &ir.AttrConstraint{
		Summary: "memref type attribute",
		Match: func(a ir.Attribute) bool {
			t, ok := a.(*ir.TypeAttr)
			if !ok {
				return false
			}
			_, ok = t.Value().(*ir.MemRefType)
			return ok
		},
		Storage: func(a ir.Attribute) bool { _, ok := a.(*ir.TypeAttr); return ok },
	}
)

// memRefOf returns the type of a value that is a memref with a rank.
func memRefOf(v *ir.Value) *ir.MemRefType { return v.Type().(*ir.MemRefType) }

// spaceOf returns the memory space of a memref type.
func spaceOf(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.MemorySpace()
	case *ir.UnrankedMemRefType:
		return t.MemorySpace()
	}
	return nil
}

// numDynamic returns the number of dimensions whose size is not known.
func numDynamic(shape []int64) int {
	n := 0
	for _, d := range shape {
		if d == ir.DynamicSize {
			n++
		}
	}
	return n
}

// compatible reports whether two numbers, each of which may be unknown, may be the same.
func compatible(a, b int64) bool { return a == ir.DynamicSize || b == ir.DynamicSize || a == b }

func verifyCast(o *ir.Operation) *diag.Diagnostic { return castRule(o, CastCompatible) }

func verifyMemorySpaceCast(o *ir.Operation) *diag.Diagnostic { return castRule(o, spaceCastCompatible) }

// castRule checks that the types of a conversion go together.
func castRule(o *ir.Operation, ok func(from, to ir.Type) bool) *diag.Diagnostic {
	if from, to := o.Operand(0).Type(), o.Result(0).Type(); !ok(from, to) {
		return o.Errorf("operand type '%v' and result type '%v' are cast incompatible", from, to)
	}
	return nil
}

// CastCompatible reports whether memref.cast converts one type to another: they have the same
// elements and memory space, and what is known of shape, offset and strides of both does not
// differ. One of them may have no rank.
func CastCompatible(from, to ir.Type) bool {
	a, aRanked := from.(*ir.MemRefType)
	b, bRanked := to.(*ir.MemRefType)
	if !aRanked && !bRanked || ir.ElementOrSelf(from) != ir.ElementOrSelf(to) || spaceOf(from) != spaceOf(to) {
		return false
	}
	if !aRanked || !bRanked {
		return isMemRef(from) && isMemRef(to)
	}
	if a.Layout() != b.Layout() && !layoutsCompatible(a, b) || a.Rank() != b.Rank() {
		return false
	}
	for i, n := range a.Shape() {
		if !compatible(n, b.Shape()[i]) {
			return false
		}
	}
	return true
}

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

func layoutsCompatible(a, b *ir.MemRefType) bool {
	as, aOffset, ok := a.StridesAndOffset()
	bs, bOffset, ok2 := b.StridesAndOffset()
	if !ok || !ok2 || len(as) != len(bs) || !compatible(aOffset, bOffset) {
		return false
	}
	for i := range as {
		if !compatible(as[i], bs[i]) {
			return false
		}
	}
	return true
}

func spaceCastCompatible(from, to ir.Type) bool {
	switch a := from.(type) {
	case *ir.MemRefType:
		b, ok := to.(*ir.MemRefType)
		return ok && ir.NewMemRefType(a.Shape(), a.Elem(), a.Layout(), b.MemorySpace()) == b
	case *ir.UnrankedMemRefType:
		b, ok := to.(*ir.UnrankedMemRefType)
		return ok && a.Elem() == b.Elem()
	}
	return false
}
