package llvm

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

func verifyZero(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ZeroOp](o)
	if t, ok := op.Result().Type().(*TargetExtType); ok && !t.HasZeroInit() {
		return o.Errorf("target extension type does not support zero-initializer")
	}
	return nil
}

func verifyConstant(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ConstantOp](o)
	t := op.Result().Type()
	if s, ok := op.Value().(*ir.StringAttr); ok {
		if !isStringArray(t, len(s.Value())) {
			return o.Errorf("expected array type of %d i8 elements for the string constant", len(s.Value()))
		}
		return nil
	}
	switch t := t.(type) {
	case *StructType:
		return verifyStructConstant(op, t)
	case *TargetExtType:
		return o.Errorf("does not support target extension type.")
	}
	switch v := op.Value().(type) {
	case *ir.IntegerAttr:
		if _, ok := t.(*ir.IntegerType); !ok {
			return o.Errorf("expected integer type")
		}
	case *ir.FloatAttr:
		return verifySemantics(op, v.Value().Semantics(), t)
	case ir.ElementsAttr:
		return verifyElements(op, v, t)
	case *ir.ArrayAttr:
		a, ok := t.(*ArrayType)
		if !ok {
			return o.Errorf("expected array or struct type for array attribute")
		}
		return verifyArrayConstant(op, a, v, 0)
	default:
		return o.Errorf("only supports integer, float, string or elements attributes")
	}
	return nil
}

// isStringArray reports whether a string of n bytes can have type t.
func isStringArray(t ir.Type, n int) bool {
	a, ok := t.(*ArrayType)
	return ok && a.Len() == uint64(n) && a.Elem() == ir.Type(t.Context().I8())
}

func verifyStructConstant(op ConstantOp, t *StructType) *diag.Diagnostic {
	v, ok := op.Value().(*ir.ArrayAttr)
	if !ok {
		return op.Op().Errorf("expected array attribute for struct type")
	}
	types := t.Body()
	if v.Len() != len(types) {
		return op.Op().Errorf("expected array attribute of size %d", len(types))
	}
	for _, t := range types {
		switch t.(type) {
		case *ir.IntegerType, *ir.FloatType, *PPCFP128Type:
		default:
			return op.Op().Errorf("expected struct element types to be floating point type or integer type")
		}
	}
	for i, e := range v.Elems() {
		switch e := e.(type) {
		case *ir.IntegerAttr:
			if e.Type() == types[i] {
				continue
			}
		case *ir.FloatAttr:
			if e.Type() == types[i] {
				continue
			}
		default:
			return op.Op().Errorf("expected element of array attribute to be floating point or integer")
		}
		return op.Op().Errorf("struct element at index %d is of wrong type", i)
	}
	return nil
}

// verifySemantics checks that the scalar type t can have floats of the given format as values. It
// must be that format or, for a format that LLVM IR does not have, an integer of as many bits.
func verifySemantics(op ConstantOp, sem num.Semantics, t ir.Type) *diag.Diagnostic {
	switch t := t.(type) {
	case constraint.FloatType:
		if t.Semantics() != sem {
			return op.Op().Errorf("attribute and type have different float semantics")
		}
	case *ir.IntegerType:
		if w := sem.Width(); t.Width() != w || !t.IsSignless() {
			return op.Op().Errorf("expected integer type of width %d", w)
		}
	}
	return nil
}

func verifyElements(op ConstantOp, v ir.ElementsAttr, t ir.Type) *diag.Diagnostic {
	if hasScalableVector(t) {
		if d, ok := v.(*ir.DenseElementsAttr); !ok || !d.IsSplat() {
			return op.Op().Errorf("scalable vector type requires a splat attribute")
		}
		return nil
	}
	switch t.(type) {
	case *ir.VectorType, *VectorType, *ArrayType:
	default:
		return op.Op().Errorf("expected vector or array type")
	}
	n, _ := ir.NumElements(v.ShapedType().Shape())
	if want := scalarCount(t); want != uint64(n) {
		return op.Op().Errorf("type and attribute have a different number of elements: %d vs. %d", want, n)
	}
	elem, want := v.ShapedType().Elem(), innermost(t)
	switch e := elem.(type) {
	case *ir.FloatType:
		return verifySemantics(op, e.Semantics(), want)
	case *ir.IntegerType:
		if _, ok := want.(*ir.IntegerType); !ok {
			return op.Op().Errorf("expected integer element type for integer elements attribute")
		}
	}
	return nil
}

// hasScalableVector reports whether a type is a scalable vector, or an array or vector of scalable
// vectors.
func hasScalableVector(t ir.Type) bool {
	for {
		if IsScalableVectorType(t) {
			return true
		}
		e := containedElem(t)
		if e == nil {
			return false
		}
		t = e
	}
}

// containedElem returns the element type of an array or vector, nil for other types.
func containedElem(t ir.Type) ir.Type {
	if a, ok := t.(*ArrayType); ok {
		return a.Elem()
	}
	return VectorElementType(t)
}

// innermost returns the scalar type that nested arrays and vectors consist of.
func innermost(t ir.Type) ir.Type {
	for e := containedElem(t); e != nil; e = containedElem(t) {
		t = e
	}
	return t
}

// scalarCount returns the number of scalars in nested arrays and vectors.
func scalarCount(t ir.Type) uint64 {
	n := uint64(1)
	for {
		switch c := t.(type) {
		case *ArrayType:
			n, t = n*c.Len(), c.Elem()
		case *ir.VectorType:
			count, _ := ir.NumElements(c.Shape())
			n, t = n*uint64(count), c.Elem()
		case *VectorType:
			n, t = n*uint64(c.Len()), c.Elem()
		default:
			return n
		}
	}
}

// verifyArrayConstant checks an array attribute as the value of an array of structs. dim is the
// number of dimensions around this one.
func verifyArrayConstant(op ConstantOp, t *ArrayType, v *ir.ArrayAttr, dim int) *diag.Diagnostic {
	if t.Len() != uint64(v.Len()) {
		return op.Op().Errorf("array attribute size does not match array type size in dimension %d: %d vs. %d", dim, v.Len(), t.Len())
	}
	verified := map[ir.Attribute]bool{}
	if inner, ok := t.Elem().(*ArrayType); ok {
		for i, e := range v.Elems() {
			if verified[e] || isZeroOrUndef(e) {
				continue
			}
			verified[e] = true
			a, ok := e.(*ir.ArrayAttr)
			if !ok {
				return op.Op().Errorf("nested attribute for sub-array in dimension %d at index %d must be a zero, or undef, or array attribute", dim, i)
			}
			if d := verifyArrayConstant(op, inner, a, dim+1); d != nil {
				return d
			}
		}
		return nil
	}
	s, ok := t.Elem().(*StructType)
	if !ok {
		return op.Op().Errorf("for array with an array attribute must have a struct element type")
	}
	for i, e := range v.Elems() {
		if verified[e] || isZeroOrUndef(e) {
			continue
		}
		verified[e] = true
		a, ok := e.(*ir.ArrayAttr)
		if !ok {
			return op.Op().Errorf("nested attribute for struct element at index %d must be a zero, or undef, or array attribute", i)
		}
		if a.Len() != len(s.Body()) {
			return op.Op().Errorf("nested array attribute size for struct element at index %d must match struct size: %d vs. %d", i, a.Len(), len(s.Body()))
		}
	}
	return nil
}

func isZeroOrUndef(a ir.Attribute) bool {
	switch a.(type) {
	case *ZeroAttr, *UndefAttr:
		return true
	}
	return false
}

// isZero reports whether all numbers in a constant are zero. Negative zero counts as zero.
func isZero(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value().IsZero()
	case *ir.FloatAttr:
		return a.Value().IsZero()
	case *ir.DenseElementsAttr:
		return isZeroElements(a)
	case *ir.ArrayAttr:
		for _, e := range a.Elems() {
			if !isZero(e) {
				return false
			}
		}
		return true
	}
	return false
}

func isZeroElements(a *ir.DenseElementsAttr) bool {
	n := a.Len()
	if a.IsSplat() {
		n = min(n, 1)
	}
	f, isFloat := a.ShapedType().Elem().(*ir.FloatType)
	for i := range n {
		bits := a.Bits(i)
		if isFloat && !num.FloatFromInt(f.Semantics(), bits).IsZero() || !isFloat && !bits.IsZero() {
			return false
		}
	}
	return true
}
