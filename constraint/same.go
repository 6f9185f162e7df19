package constraint

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// This file has the rules about all operands and results of an operation:
// MLIR's OpTrait::Same….

// operandsAndResults is the number of types that typeAt knows.
func operandsAndResults(op *ir.Operation) int { return op.NumOperands() + op.NumResults() }

// typeAt returns the type of an operand or, after the operands, of a result.
func typeAt(op *ir.Operation, i int) ir.Type {
	if n := op.NumOperands(); i >= n {
		return op.Result(i - n).Type()
	}
	return op.Operand(i).Type()
}

// SameOperandsAndResultType says that all operands and results have the same
// type. An unknown dimension is compatible with any.
func SameOperandsAndResultType(op *ir.Operation) *diag.Diagnostic {
	if d := atLeastOne(op); d != nil {
		return d
	}
	t := op.Result(0).Type()
	n := op.NumOperands()
	for i := range operandsAndResults(op) {
		// Results come first when there are several errors.
		i = (i + n) % operandsAndResults(op)
		u := typeAt(op, i)
		if u == t {
			continue
		}
		if elemOrSelf(u) != elemOrSelf(t) || !CompatibleShapes(u, t) {
			return op.Errorf("requires the same type for all operands and results")
		}
		if e, ok := t.(*ir.RankedTensorType); ok && e.Encoding() != nil {
			if f, ok := u.(*ir.RankedTensorType); ok && f.Encoding() != e.Encoding() {
				return op.Errorf("requires the same encoding for all operands and results")
			}
		}
	}
	return nil
}

func atLeastOne(op *ir.Operation) *diag.Diagnostic {
	if op.NumOperands() == 0 {
		return op.Errorf("expected 1 or more operands, but found 0")
	}
	if op.NumResults() == 0 {
		return op.Errorf("expected 1 or more results")
	}
	return nil
}

// SameTypeOperands says that all operands have the same type.
func SameTypeOperands(op *ir.Operation) *diag.Diagnostic {
	for i := 1; i < op.NumOperands(); i++ {
		if op.Operand(i).Type() != op.Operand(0).Type() {
			return op.Errorf("requires all operands to have the same type")
		}
	}
	return nil
}

// SameOperandsShape says that all operands have the same shape, where a
// dimension that is not known is compatible with any.
func SameOperandsShape(op *ir.Operation) *diag.Diagnostic {
	for i := 1; i < op.NumOperands(); i++ {
		if !CompatibleShapes(op.Operand(i).Type(), op.Operand(0).Type()) {
			return op.Errorf("requires the same shape for all operands")
		}
	}
	return nil
}

// SameOperandsAndResultShape says that all operands and results have the same
// shape. An unknown dimension is compatible with any.
func SameOperandsAndResultShape(op *ir.Operation) *diag.Diagnostic {
	if d := atLeastOne(op); d != nil {
		return d
	}
	if !oneShape(op, false) {
		return op.Errorf("requires the same shape for all operands and results")
	}
	return nil
}

// SameOperandsElementType says that all operands have the same element type.
func SameOperandsElementType(op *ir.Operation) *diag.Diagnostic {
	for i := 1; i < op.NumOperands(); i++ {
		if elemOrSelf(op.Operand(i).Type()) != elemOrSelf(op.Operand(0).Type()) {
			return op.Errorf("requires the same element type for all operands")
		}
	}
	return nil
}

// SameOperandsAndResultElementType says that all operands and results have the
// same element type.
func SameOperandsAndResultElementType(op *ir.Operation) *diag.Diagnostic {
	if d := atLeastOne(op); d != nil {
		return d
	}
	for i := 1; i < operandsAndResults(op); i++ {
		if elemOrSelf(typeAt(op, i)) != elemOrSelf(typeAt(op, 0)) {
			return op.Errorf("requires the same element type for all operands and results")
		}
	}
	return nil
}

// SameOperandsAndResultRank says that all operands and results that have a
// known number of dimensions have the same.
func SameOperandsAndResultRank(op *ir.Operation) *diag.Diagnostic {
	first := -1
	for i := range operandsAndResults(op) {
		s, ok := typeAt(op, i).(ir.ShapedType)
		if !ok || !s.HasRank() {
			continue
		}
		switch n := len(s.Shape()); {
		case first < 0:
			first = n
		case n == first:
		case i < op.NumOperands():
			return op.Errorf("operands don't have matching ranks")
		default:
			return op.Errorf("result type has different rank than operands")
		}
	}
	return nil
}

// ResultsAreBoolLike says that all results are i1 or vectors or tensors of it.
func ResultsAreBoolLike(op *ir.Operation) *diag.Diagnostic {
	return resultsAre(op, isBoolLike, "requires a bool result type")
}

// ResultsAreFloatLike says that all results are floating-point numbers or
// vectors or tensors of such.
func ResultsAreFloatLike(op *ir.Operation) *diag.Diagnostic {
	return resultsAre(op, isFloatLike, "requires a floating point type")
}

// ResultsAreSignlessIntegerLike says that all results are signless integers or
// indices, or vectors or tensors of such.
func ResultsAreSignlessIntegerLike(op *ir.Operation) *diag.Diagnostic {
	return resultsAre(op, isSignlessIntegerOrIndexLike, "requires an integer or index type")
}

func resultsAre(op *ir.Operation, match func(ir.Type) bool, message string) *diag.Diagnostic {
	for i := range op.NumResults() {
		if !match(op.Result(i).Type()) {
			return op.Errorf("%s", message)
		}
	}
	return nil
}

// Elementwise says that an operation works on scalars or, if any operand or
// result is a vector or tensor, that all results are and that the vectors or
// tensors have one shape.
func Elementwise(op *ir.Operation) *diag.Diagnostic {
	var first ir.Type // the first vector or tensor
	equal, same, operands, results := true, true, 0, 0
	for i := range operandsAndResults(op) {
		t := typeAt(op, i)
		if _, ok := valueElem(t); !ok {
			continue
		}
		if first == nil {
			first = t
		} else if t != first {
			equal, same = false, same && sameKind(first, t)
		}
		if i < op.NumOperands() {
			operands++
		} else {
			results++
		}
	}
	switch {
	case first == nil:
		return nil
	case operands == 0:
		return op.Errorf("if a result is non-scalar, then at least one operand must be non-scalar")
	case results == 0:
		return op.Errorf("if an operand is non-scalar, then there must be at least one non-scalar result")
	case results != op.NumResults():
		return op.Errorf("if an operand is non-scalar, then all results must be non-scalar")
	case !same || !equal && !oneShape(op, true):
		return op.Errorf("all non-scalar operands/results must have the same shape and base type")
	}
	return nil
}

// sameKind reports whether both are vectors, ranked or unranked tensors.
func sameKind(a, b ir.Type) bool { return a.Def() == b.Def() }

// oneShape reports whether the types of all operands and results, or only the vectors
// and tensors among them, can have the same shape: all or none have a shape, all or none
// are scalable, and the known ranks and dimensions are equal.
func oneShape(op *ir.Operation, valuesOnly bool) bool {
	var shape []int64 // as far as it is known; aliases a type's until it differs
	ranked, owned := false, false
	shaped, scalars, scalable, fixed := false, false, false, false
	for i := range operandsAndResults(op) {
		t := typeAt(op, i)
		if _, ok := valueElem(t); !ok && valuesOnly {
			continue
		}
		s, ok := t.(ir.ShapedType)
		if !ok {
			scalars = true
			continue
		}
		shaped = true
		if v, ok := t.(*ir.VectorType); ok && v.IsScalable() {
			scalable = true
		} else {
			fixed = true
		}
		switch {
		case !s.HasRank():
		case !ranked:
			shape, ranked = s.Shape(), true
		case len(shape) != len(s.Shape()):
			return false
		default:
			for j, n := range s.Shape() {
				switch {
				case n == shape[j] || n == ir.DynamicSize:
				case shape[j] != ir.DynamicSize:
					return false
				default:
					if !owned {
						shape, owned = slices.Clone(shape), true
					}
					shape[j] = n
				}
			}
		}
	}
	return !(shaped && scalars) && !(scalable && fixed)
}

// elemOrSelf is the type of the elements of a shaped type, and any other type
// itself.
func elemOrSelf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return t
	case ir.ShapedType:
		return t.Elem()
	}
	return t
}

func sameShape(a, b ir.Type) bool {
	s, ok := a.(ir.ShapedType)
	r, ok2 := b.(ir.ShapedType)
	if !ok || !ok2 || len(s.Shape()) != len(r.Shape()) {
		return false
	}
	for i, n := range s.Shape() {
		if r.Shape()[i] != n {
			return false
		}
	}
	return true
}

func rank(t ir.Type) int {
	if s, ok := t.(ir.ShapedType); ok && s.HasRank() {
		return len(s.Shape())
	}
	return -1
}

func elementCount(t ir.Type) int64 {
	if s, ok := t.(ir.ShapedType); ok && ir.HasStaticShape(s) {
		n, _ := ir.NumElements(s.Shape())
		return n
	}
	return -1
}

// CompatibleShapes reports whether two types can have the same shape. An unknown
// dimension or rank is compatible with any. Types without a shape are compatible with
// each other.
func CompatibleShapes(a, b ir.Type) bool {
	if a == b {
		return true
	}
	s, ok := a.(ir.ShapedType)
	r, ok2 := b.(ir.ShapedType)
	if !ok || !ok2 {
		return ok == ok2
	}
	if !s.HasRank() || !r.HasRank() {
		return true
	}
	if len(s.Shape()) != len(r.Shape()) {
		return false
	}
	for i, n := range s.Shape() {
		if m := r.Shape()[i]; n != m && n != ir.DynamicSize && m != ir.DynamicSize {
			return false
		}
	}
	return true
}
