package llvm

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// i1Like returns the type of a comparison of values of type t: i1, or a vector of i1 with as many
// elements as t.
func i1Like(t ir.Type) ir.Type {
	i1 := t.Context().I1()
	switch t := t.(type) {
	case *VectorType:
		return vectorType(i1, t.Len(), t.IsScalable())
	case *ir.VectorType:
		return ir.NewVectorType(t.Shape(), t.ScalableDims(), i1)
	}
	return i1
}

// sameType returns t.
func sameType(t ir.Type) ir.Type { return t }

// valAndBool returns the result type of cmpxchg: a struct of t and i1.
func valAndBool(t ir.Type) ir.Type {
	c := t.Context()
	return NewLiteralStruct(c, []ir.Type{t, c.I1()}, false)
}

// elementOrSelf returns the element type of a vector, or the type itself if it is no vector.
func elementOrSelf(t ir.Type) ir.Type {
	if e := VectorElementType(t); e != nil {
		return e
	}
	return t
}

func isVector(t ir.Type) bool { return VectorElementType(t) != nil }

func verifyBitcast(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[BitcastOp](o)
	from, to := op.Arg().Type(), op.Result().Type()
	fromPtr, isFrom := elementOrSelf(from).(*PointerType)
	toPtr, isTo := elementOrSelf(to).(*PointerType)
	switch {
	case isFrom != isTo:
		return o.Errorf("can only cast pointers from and to pointers")
	case !isFrom:
		return nil
	case isVector(to) && !isVector(from):
		return o.Errorf("cannot cast pointer to vector of pointers")
	case !isVector(to) && isVector(from):
		return o.Errorf("cannot cast vector of pointers to pointer")
	case toPtr.AddressSpace() != fromPtr.AddressSpace():
		return o.Errorf("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead")
	}
	return nil
}

// verifyExtension checks sext and zext.
func verifyExtension(op *ir.Operation) *diag.Diagnostic {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	switch {
	case isVector(from) && !isVector(to):
		return op.ErrorPlainf("input type is a vector but output type is an integer")
	case isVector(from) && VectorNumElements(from) != VectorNumElements(to):
		return op.ErrorPlainf("input and output vectors are of incompatible shape")
	case !isVector(from) && isVector(to):
		return op.ErrorPlainf("input type is an integer but output type is a vector")
	}
	in, ok := elementOrSelf(from).(*ir.IntegerType)
	if !ok {
		return nil
	}
	if out, ok := elementOrSelf(to).(*ir.IntegerType); ok && out.Width() <= in.Width() {
		return op.ErrorPlainf("integer width of the output type is smaller or equal to the integer width of the input type")
	}
	return nil
}

// partType returns the type at a position in a container. If there is no such part, it returns an
// error.
func partType(container ir.Type, position []int64, errorf func(format string, args ...any) *diag.Diagnostic) (ir.Type, *diag.Diagnostic) {
	if !IsCompatibleType(container) {
		return nil, errorf("expected LLVM IR Dialect type, got '%v'", container)
	}
	t := container
	for _, i := range position {
		switch c := t.(type) {
		case *ArrayType:
			if i < 0 || uint64(i) >= c.Len() {
				return nil, errorf("position out of bounds: %d", i)
			}
			t = c.Elem()
		case *StructType:
			if i < 0 || i >= int64(len(c.Body())) {
				return nil, errorf("position out of bounds: %d", i)
			}
			t = c.Body()[i]
		default:
			return nil, errorf("expected LLVM IR structure/array type, got: '%v'", t)
		}
	}
	return t, nil
}

func verifyExtractValue(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExtractValueOp](o)
	container := op.Container().Type()
	t, d := partType(container, op.Position(), o.Errorf)
	if d != nil {
		return d
	}
	if got := op.Result().Type(); got != t {
		return o.Errorf("Type mismatch: extracting from '%v' should produce '%v' but this op returns '%v'", container, t, got)
	}
	return nil
}

func verifyInsertValue(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[InsertValueOp](o)
	container := op.Container().Type()
	t, d := partType(container, op.Position(), o.Errorf)
	if d != nil {
		return d
	}
	if got := op.Value().Type(); got != t {
		return o.Errorf("Type mismatch: cannot insert '%v' into '%v'", got, container)
	}
	return nil
}

func verifyShuffleVector(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ShuffleVectorOp](o)
	if !IsScalableVectorType(op.V1().Type()) {
		return nil
	}
	for _, i := range op.Mask() {
		if i != 0 {
			return o.Errorf("expected a splat operation for scalable vectors")
		}
	}
	return nil
}

func verifySinCos(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[SinCosOp](o)
	t := op.Val().Type()
	s, ok := op.Result().Type().(*StructType)
	if !ok || len(s.Body()) != 2 || s.Body()[0] != t || s.Body()[1] != t {
		return o.Errorf("expected result type to be an homogeneous struct with two elements matching the operand type, but got '%v'", op.Result().Type())
	}
	return nil
}

// pointersFor returns a vector with the element type of ptrs and as many elements as values.
func pointersFor(ptrs, values ir.Type) ir.Type {
	n := VectorNumElements(values)
	return vectorType(VectorElementType(ptrs), uint32(n.Min), n.Scalable)
}

func verifyMaskedGather(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaskedGatherOp](o)
	ptrs := op.Ptrs().Type()
	if want := pointersFor(ptrs, op.Result().Type()); ptrs != want {
		return o.Errorf("expected operand #1 type to be '%v'", want)
	}
	return nil
}

func verifyMaskedScatter(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaskedScatterOp](o)
	ptrs := op.Ptrs().Type()
	if want := pointersFor(ptrs, op.Value().Type()); ptrs != want {
		return o.Errorf("expected operand #2 type to be '%v'", want)
	}
	return nil
}

// maxVectorBits is the maximum size of the vectors of vector.insert and vector.extract. Scalable
// vectors of LLVM cannot be larger.
const maxVectorBits = 1 << 17

func vectorBits(v *ir.Value) uint64 { return PrimitiveSizeInBits(v.Type()).Min }

func insertedFit(o *ir.Operation) bool {
	op := ir.Cast[VectorInsertOp](o)
	return vectorBits(op.Srcvec()) <= maxVectorBits && vectorBits(op.Dstvec()) <= maxVectorBits
}

func insertedIntoScalable(o *ir.Operation) bool {
	op := ir.Cast[VectorInsertOp](o)
	return !IsScalableVectorType(op.Srcvec().Type()) || IsScalableVectorType(op.Dstvec().Type())
}

func extractedFit(o *ir.Operation) bool {
	op := ir.Cast[VectorExtractOp](o)
	return vectorBits(op.Srcvec()) <= maxVectorBits && vectorBits(op.Result()) <= maxVectorBits
}

func extractedFromScalable(o *ir.Operation) bool {
	op := ir.Cast[VectorExtractOp](o)
	return !IsScalableVectorType(op.Result().Type()) || IsScalableVectorType(op.Srcvec().Type())
}

func interleavedIsTwice(o *ir.Operation) bool {
	op := ir.Cast[VectorInterleave2Op](o)
	n := VectorNumElements(op.Vec1().Type())
	n.Min *= 2
	t := op.Result().Type()
	return VectorNumElements(t) == n && VectorElementType(t) == VectorElementType(op.Vec1().Type())
}
