package scf

import "github.com/gomlir/gomlir/ir"

// ParallelCombiningOpInterface is upstream's interface of this name.
var ParallelCombiningOpInterface = ir.NewOpInterface[ParallelCombiningOp]("ParallelCombiningOpInterface")

// A ParallelCombiningOp contributes to tensors that the rounds of a loop put together, such
// as tensor.parallel_insert_slice. It is in the region of an operation that ends the rounds.
type ParallelCombiningOp interface {
	ir.Op
	// UpdatedDestinations are the operands that stand for the tensors: output arguments of
	// the loop's body.
	UpdatedDestinations() ir.ValueRange
}

// CombiningOps returns the operations that contribute to an output argument of the body.
func (op ForallOp) CombiningOps(arg *ir.Value) (list []*ir.Operation) {
	for c := range op.InParallel().Body().Ops() {
		if combining, ok := ParallelCombiningOpInterface.Of(c); ok {
			for _, v := range combining.UpdatedDestinations().All() {
				if v == arg {
					list = append(list, c)
				}
			}
		}
	}
	return list
}
