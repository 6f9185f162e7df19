package ir

// ViewLikeOpInterface is implemented by operations that make a reference to the memory that
// another reference is to.
var ViewLikeOpInterface = NewOpInterface[ViewLikeOp]("ViewLikeOpInterface")

// A ViewLikeOp makes a reference to the memory, or a part of it, that one of its operands
// refers to: MLIR's ViewLikeOpInterface. The new reference is the first result.
type ViewLikeOp interface {
	Op
	// ViewSource returns the operand that refers to the memory.
	ViewSource() *Value
}
