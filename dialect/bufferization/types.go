package bufferization

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// TensorLikeTypeInterface is MLIR's TensorLikeType: types whose values become memory. Those of builtin tensors
// are, and those that another dialect attaches it to.
var TensorLikeTypeInterface = ir.NewTypeInterface[TensorLikeType]("TensorLikeType")

// A TensorLikeType is a type whose values become memory.
type TensorLikeType interface {
	// BufferMismatch says why the values of the type cannot become memory of a type that implements
	// [BufferLikeType], "" if they can.
	BufferMismatch(buffer ir.Type) string
}

// BufferLikeTypeInterface is MLIR's BufferLikeType: types that refer to the memory that tensors become. Those
// of builtin memrefs do, and those that another dialect attaches it to.
var BufferLikeTypeInterface = ir.NewTypeInterface[BufferLikeType]("BufferLikeType")

// A BufferLikeType is a type that refers to memory.
type BufferLikeType interface {
	// IsBufferLike does nothing. It sets the types apart.
	IsBufferLike()
}

// IsTensorLike reports whether the values of a type become memory.
func IsTensorLike(t ir.Type) bool {
	if _, ok := t.(ir.TensorType); ok {
		return true
	}
	_, ok := TensorLikeTypeInterface.Of(t)
	return ok
}

// IsBufferLike reports whether a type refers to memory.
func IsBufferLike(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	_, ok := BufferLikeTypeInterface.Of(t)
	return ok
}

// The constraints of the specification.
var (
	tensorLike = &ir.TypeConstraint{Summary: "TensorLikeType instance", Match: IsTensorLike}
	bufferLike = &ir.TypeConstraint{Summary: "BufferLikeType instance", Match: IsBufferLike}
)

// mismatch says why values of a type cannot become memory of another type, "" if they can.
func mismatch(tensor, buffer ir.Type) string {
	t, ok := tensor.(ir.TensorType)
	if !ok {
		if t, ok := TensorLikeTypeInterface.Of(tensor); ok {
			return t.BufferMismatch(buffer)
		}
		return ""
	}
	m, ok := buffer.(ir.ShapedType)
	switch {
	case !ok || !slices.Equal(shapeOf(t), shapeOf(m)):
		return "shapes do not match"
	case t.Elem() != m.Elem():
		return "element types do not match"
	}
	return ""
}

// shapeOf returns the sizes of a type, none if it has no rank.
func shapeOf(t ir.ShapedType) []int64 {
	if !t.HasRank() {
		return nil
	}
	return t.Shape()
}

// tensorAndBuffer returns the types of both sides of a to_tensor or to_buffer.
func tensorAndBuffer(o *ir.Operation) (tensor, buffer ir.Type) {
	if op, ok := ir.As[ToTensorOp](o); ok {
		return op.Result().Type(), op.Buffer().Type()
	}
	op := ir.Cast[ToBufferOp](o)
	return op.Tensor().Type(), op.Result().Type()
}

// explainMismatch says why the types of a tensor and its buffer do not go together. Upstream says then that they
// do not.
func explainMismatch(o *ir.Operation) *diag.Diagnostic {
	if msg := mismatch(tensorAndBuffer(o)); msg != "" {
		d := o.ErrorPlainf("%s", msg)
		d.Tolerated = true
		return d
	}
	return nil
}

func typesMatch(o *ir.Operation) bool { return mismatch(tensorAndBuffer(o)) == "" }
