package ir

// DestinationStyleOpInterface is implemented by operations that are given the tensors or memory that they
// change.
var DestinationStyleOpInterface = NewOpInterface[DestinationStyleOp]("DestinationStyleOpInterface")

// A DestinationStyleOp changes some of its operands: MLIR's DestinationStyleOpInterface. Where a tensor is
// changed, a result is the tensor with the changes: the first one for the first of these operands, and so on.
type DestinationStyleOp interface {
	Op
	// DestinationOperands returns the numbers of the operands that are changed, from the first to
	// the one behind the last.
	DestinationOperands() (from, to int)
}
