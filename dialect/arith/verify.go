package arith

import (
	"slices"

	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// verifyConstant checks the value of a constant.
func verifyConstant(op *ir.Operation) *diag.Diagnostic {
	t := op.Result(0).Type()
	if i, ok := t.(*ir.IntegerType); ok && !i.IsSignless() {
		return op.Errorf("integer return type must be signless")
	}
	value := op.InherentAttr(0)
	switch value.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr, ir.ElementsAttr:
	default:
		return op.Errorf("value must be an integer, float, or elements attribute")
	}
	if v, ok := t.(*ir.VectorType); ok && v.IsScalable() && !isSplat(value) {
		return op.Errorf("intializing scalable vectors with elements attribute is not supported unless it's a vector splat")
	}
	return nil
}

func isSplat(a ir.Attribute) bool {
	s, ok := a.(interface{ IsSplat() bool })
	return ok && s.IsSplat()
}

// Elements of types, for conversions.

// elem returns the element type of a vector or tensor, and of a memref if memrefs is set.
// It returns nil for other types with elements, and any other type itself.
func elem(t ir.Type, memrefs bool) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.Elem()
	case *ir.RankedTensorType:
		return t.Elem()
	case *ir.UnrankedTensorType:
		return t.Elem()
	case *ir.MemRefType:
		if memrefs {
			return t.Elem()
		}
		return nil
	case ir.ShapedType:
		return nil
	}
	return t
}

// widthOf returns the width of an integer or floating-point type.
func widthOf(t ir.Type) (uint32, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width(), true
	case constraint.FloatType:
		return t.Semantics().Width(), true
	}
	return 0, false
}

// tensorShape returns the shape of a tensor, nil for other types.
func tensorShape(t ir.Type) []int64 {
	if r, ok := t.(*ir.RankedTensorType); ok {
		return r.Shape()
	}
	return nil
}

func sameTensorDims(op *ir.Operation) bool {
	return slices.Equal(tensorShape(op.Operand(0).Type()), tensorShape(op.Result(0).Type()))
}

// castRule returns the rule that the types of a conversion satisfy a predicate.
func castRule(op *ir.Operation, memrefs bool, ok func(from, to ir.Type) bool) *diag.Diagnostic {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	from, to := elem(in, memrefs), elem(out, memrefs)
	if from != nil && to != nil && sameEncoding(in, out) && ok(from, to) {
		return nil
	}
	return op.Errorf("operand type '%v' and result type '%v' are cast incompatible", in, out)
}

func sameEncoding(a, b ir.Type) bool {
	x, ok := a.(*ir.RankedTensorType)
	y, ok2 := b.(*ir.RankedTensorType)
	return !ok || !ok2 || x.Encoding() == y.Encoding()
}

func isInteger(t ir.Type) bool { _, ok := t.(*ir.IntegerType); return ok }

func isFloat(t ir.Type) bool { _, ok := t.(constraint.FloatType); return ok }

func wider(from, to ir.Type) bool {
	f, _ := widthOf(from)
	t, _ := widthOf(to)
	return t > f
}

func verifyWiderInteger(op *ir.Operation) *diag.Diagnostic {
	return castRule(op, false, func(from, to ir.Type) bool { return isInteger(from) && isInteger(to) && wider(from, to) })
}

func verifyNarrowerInteger(op *ir.Operation) *diag.Diagnostic {
	return castRule(op, false, func(from, to ir.Type) bool { return isInteger(from) && isInteger(to) && wider(to, from) })
}

func verifyWiderFloat(op *ir.Operation) *diag.Diagnostic {
	return castRule(op, false, func(from, to ir.Type) bool { return isFloat(from) && isFloat(to) && wider(from, to) })
}

func verifyNarrowerFloat(op *ir.Operation) *diag.Diagnostic {
	return castRule(op, false, func(from, to ir.Type) bool { return isFloat(from) && isFloat(to) && wider(to, from) })
}

func verifyIntegerToFloat(op *ir.Operation) *diag.Diagnostic {
	return castRule(op, false, func(from, to ir.Type) bool { return isInteger(from) && isFloat(to) })
}

func verifyFloatToInteger(op *ir.Operation) *diag.Diagnostic {
	return castRule(op, false, func(from, to ir.Type) bool { return isFloat(from) && isInteger(to) })
}

func verifyIndexCast(op *ir.Operation) *diag.Diagnostic {
	isIndex := func(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }
	isSignless := func(t ir.Type) bool { i, ok := t.(*ir.IntegerType); return ok && i.IsSignless() }
	return castRule(op, true, func(from, to ir.Type) bool {
		return isIndex(from) && isSignless(to) || isSignless(from) && isIndex(to)
	})
}

func verifyBitcast(op *ir.Operation) *diag.Diagnostic {
	return castRule(op, true, func(from, to ir.Type) bool {
		f, ok := widthOf(from)
		t, ok2 := widthOf(to)
		return ok && ok2 && f == t
	})
}

func verifyScalingExtF(op *ir.Operation) *diag.Diagnostic {
	return scalingRule(op, wider)
}

func verifyScalingTruncF(op *ir.Operation) *diag.Diagnostic {
	return scalingRule(op, func(from, to ir.Type) bool { return wider(to, from) })
}

// scalingRule is castRule for conversions of a number with a scale.
func scalingRule(op *ir.Operation, ok func(from, to ir.Type) bool) *diag.Diagnostic {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	if from, to := elem(in, false), elem(out, false); from != nil && to != nil && constraint.CompatibleShapes(in, out) && sameEncoding(in, out) && ok(from, to) {
		return nil
	}
	return op.Errorf("operand types '%v', '%v' and result type '%v' are cast incompatible", in, op.Operand(1).Type(), out)
}

// conditionMatches reports whether the condition of a select is one bit or has
// the shape of the result.
func conditionMatches(op *ir.Operation) bool {
	cond, ok := op.Operand(0).Type().(ir.ShapedType)
	if !ok {
		return true // it is bool-like
	}
	result, ok := op.Result(0).Type().(ir.ShapedType)
	return ok && slices.Equal(cond.Shape(), result.Shape())
}

// verifySelect checks the condition against the selected values.
func verifySelect(op *ir.Operation) *diag.Diagnostic {
	cond, result := op.Operand(0).Type(), op.Result(0).Type()
	if cond == ir.Type(op.Context().I1()) {
		return nil
	}
	switch result.(type) {
	case *ir.VectorType, *ir.RankedTensorType, *ir.UnrankedTensorType:
	default:
		return op.Errorf("expected condition to be a signless i1, but got '%v'", cond)
	}
	if want := constraint.I1SameShape(result); want != cond {
		return op.Errorf("expected condition type to have the same shape as the result type, expected '%v', but got '%v'", want, cond)
	}
	return nil
}
