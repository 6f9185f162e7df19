package complex

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

var complexOfFloat = &ir.TypeConstraint{
	Summary: "complex type with floating-point elements",
	Match: func(t ir.Type) bool {
		c, ok := t.(*ir.ComplexType)
		return ok && constraint.AnyFloat.Match(c.Elem())
	},
}

// elementType is the type of the parts of a complex number.
func elementType(t ir.Type) ir.Type {
	if c, ok := t.(*ir.ComplexType); ok {
		return c.Elem()
	}
	return t
}

func nameConstant(op *ir.Operation, set func(*ir.Value, string)) { set(op.Result(0), "cst") }

// verifyConstant checks that the parts are numbers of the element type.
func verifyConstant(op *ir.Operation) *diag.Diagnostic {
	value, ok := op.InherentAttr(slotConstantValue).(*ir.ArrayAttr)
	if !ok || value.Len() != 2 {
		return op.Errorf("requires 'value' to be a complex constant, represented as array of two values")
	}
	re, ok1 := partType(value.At(0))
	im, ok2 := partType(value.At(1))
	if !ok1 || !ok2 {
		return op.Errorf("requires attribute's elements to be float or integer attributes")
	}
	if elem := elementType(op.Result(0).Type()); elem != re || elem != im {
		return op.Errorf("requires attribute's element types ('%v', '%v') to match the element type of the op's return type ('%v')", re, im, elem)
	}
	return nil
}

func partType(a ir.Attribute) (ir.Type, bool) {
	switch a := a.(type) {
	case *ir.FloatAttr:
		return a.Type(), true
	case *ir.IntegerAttr:
		return a.Type(), true
	}
	return nil, false
}

// materializeConstant creates a complex.constant, or an arith.constant of a part.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	parts, ok := value.(*ir.ArrayAttr)
	if !ok {
		return arith.Dialect.MaterializeConstant(b, value, t)
	}
	c, ok := t.(*ir.ComplexType)
	if !ok || parts.Len() != 2 {
		return nil
	}
	re, ok1 := partType(parts.At(0))
	im, ok2 := partType(parts.At(1))
	if !ok1 || !ok2 || re != c.Elem() || im != c.Elem() {
		return nil
	}
	return NewConstant(b, c, parts).Op()
}

// verifyBitcast checks that one type is complex, and the other has as many bits.
func verifyBitcast(op *ir.Operation) *diag.Diagnostic {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if from == to {
		return nil
	}
	fromBits, fromComplex, ok := bitsOf(from)
	if !ok {
		return op.Errorf("operand must be int/float/complex")
	}
	toBits, toComplex, ok := bitsOf(to)
	switch {
	case !ok:
		return op.Errorf("result must be int/float/complex")
	case fromComplex == toComplex:
		return op.Errorf("requires that either input or output has a complex type")
	case fromBits != toBits:
		return op.Errorf("casting bitwidths do not match")
	}
	return nil
}

// bitsOf returns the width of a number.
func bitsOf(t ir.Type) (bits uint64, isComplex, ok bool) {
	switch t := t.(type) {
	case *ir.ComplexType:
		bits, _, ok := bitsOf(t.Elem())
		return 2 * bits, true, ok
	case *ir.IntegerType:
		return uint64(t.Width()), false, true
	case constraint.FloatType:
		return uint64(t.Semantics().Width()), false, true
	}
	return 0, false, false
}
