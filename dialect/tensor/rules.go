package tensor

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// The constraints of the specification that have a parameter.
var (
	numbers = constraint.TensorOf(constraint.AnyTypeOf(constraint.AnySignlessInteger, constraint.AnyUnsignedInteger,
		constraint.AnySignedInteger, constraint.AnyFloat))
	withDims = constraint.ConfinedType(constraint.AnyTensor, "non-0-ranked or unranked tensor", func(t ir.Type) bool {
		r, ok := t.(*ir.RankedTensorType)
		return !ok || r.Rank() > 0
	})
	indexTensor = constraint.RankedTensorOf(constraint.AnySignlessIntegerOrIndex)
	shapeTensor = constraint.TensorRankOf(constraint.AnyTypeOf(constraint.AnySignlessInteger, constraint.Index), 1)
)

func sameType(t ir.Type) ir.Type { return t }

// typeOf returns the type of a value that is a tensor with a rank.
func typeOf(v *ir.Value) *ir.RankedTensorType { return v.Type().(*ir.RankedTensorType) }

// ranked returns the types of a pair of values if both are tensors with a rank.
func ranked(a, b *ir.Value) (x, y *ir.RankedTensorType, ok bool) {
	x, ok = a.Type().(*ir.RankedTensorType)
	y, ok2 := b.Type().(*ir.RankedTensorType)
	return x, y, ok && ok2
}

// withShape returns a tensor type with another shape.
func withShape(t *ir.RankedTensorType, shape []int64) *ir.RankedTensorType {
	return ir.NewRankedTensorType(shape, t.Elem(), t.Encoding())
}

// numDynamic returns how many sizes of a shape are not known.
func numDynamic(shape []int64) int {
	n := 0
	for _, d := range shape {
		if d == ir.DynamicSize {
			n++
		}
	}
	return n
}

// maxElements is how many elements tensor.from_elements may have in its custom form, which needs a type
// for each.
const maxElements = 1 << 22

// elementTypes returns the types of the elements of a tensor.
func elementTypes(t ir.Type) []ir.Type {
	r, ok := t.(*ir.RankedTensorType)
	if !ok {
		return nil
	}
	n, ok := ir.NumElements(r.Shape())
	if !ok || n > maxElements {
		return nil
	}
	types := make([]ir.Type, n)
	for i := range types {
		types[i] = r.Elem()
	}
	return types
}

// elementsMatch reports whether there is a value of the right type for each element.
func elementsMatch(o *ir.Operation) bool {
	t := typeOf(o.Result(0))
	if n, ok := ir.NumElements(t.Shape()); !ok || n != int64(o.NumOperands()) {
		return false
	}
	for _, v := range o.Operands().All() {
		if v.Type() != t.Elem() {
			return false
		}
	}
	return true
}

func verifyCast(o *ir.Operation) *diag.Diagnostic { return castRule(o, CastCompatible) }

func verifyBitcast(o *ir.Operation) *diag.Diagnostic { return castRule(o, bitcastCompatible) }

// castRule checks that the types of a conversion go together.
func castRule(o *ir.Operation, ok func(from, to ir.Type) bool) *diag.Diagnostic {
	if from, to := o.Operand(0).Type(), o.Result(0).Type(); !ok(from, to) {
		return o.Errorf("operand type '%v' and result type '%v' are cast incompatible", from, to)
	}
	return nil
}

// CastCompatible reports whether tensor.cast converts one type to another: they have the same elements,
// and what is known of the shapes does not differ.
func CastCompatible(from, to ir.Type) bool {
	return ir.ElementOrSelf(from) == ir.ElementOrSelf(to) && shapesCompatible(from, to)
}

func bitcastCompatible(from, to ir.Type) bool {
	return width(from) == width(to) && shapesCompatible(from, to)
}

// width returns the number of bits of the elements, which are integers or floats.
func width(t ir.Type) uint32 {
	if e, ok := ir.ElementOrSelf(t).(interface{ Width() uint32 }); ok {
		return e.Width()
	}
	return 0
}

func shapesCompatible(from, to ir.Type) bool {
	a, ok := from.(*ir.RankedTensorType)
	b, ok2 := to.(*ir.RankedTensorType)
	if !ok || !ok2 {
		return true
	}
	if a.Rank() != b.Rank() {
		return false
	}
	for i, n := range a.Shape() {
		if m := b.Shape()[i]; n != m && n != ir.DynamicSize && m != ir.DynamicSize {
			return false
		}
	}
	return true
}

// preserves reports whether what is known of the shape of one type is known of that of another, which is
// the same otherwise: MLIR's preservesStaticInformation.
func preserves(from, to ir.Type) bool {
	a, ok := from.(*ir.RankedTensorType)
	b, ok2 := to.(*ir.RankedTensorType)
	if !ok || !ok2 || a.Elem() != b.Elem() || a.Rank() != b.Rank() || a.Encoding() != b.Encoding() {
		return false
	}
	for i, n := range a.Shape() {
		if n != ir.DynamicSize && b.Shape()[i] == ir.DynamicSize {
			return false
		}
	}
	return true
}

// LosesInformation reports whether a cast only forgets what is known of sizes, so that an operation that
// takes any tensor may take the source of the cast instead.
func (op CastOp) LosesInformation() bool { return preserves(op.Result().Type(), op.Source().Type()) }

// GainsInformation reports whether a cast only tells more of sizes, so that the operation that makes the
// source may make the result instead.
func (op CastOp) GainsInformation() bool { return preserves(op.Source().Type(), op.Result().Type()) }

// CastTo implements [scf.TensorCastOp].
func (op CastOp) CastTo(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
	return NewCast(b, t, v).Result()
}
