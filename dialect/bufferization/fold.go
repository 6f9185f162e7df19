package bufferization

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
)

func value(v *ir.Value) ([]ir.FoldResult, bool) { return []ir.FoldResult{{Value: v}}, true }

// foldClone copies what is cast.
func foldClone(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return nil, memref.UseCastSources(o, nil)
}

// foldToTensor folds a tensor that is memory for no longer than an operation.
func foldToTensor(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ToTensorOp](o)
	if buffer, ok := ir.DefiningOp[ToBufferOp](op.Buffer()); ok && buffer.Op().Next() == o && buffer.Tensor().Type() == op.Result().Type() {
		return value(buffer.Tensor())
	}
	return nil, false
}

// foldToBuffer folds memory that is a tensor in between.
func foldToBuffer(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op := ir.Cast[ToBufferOp](o)
	if tensor, ok := ir.DefiningOp[ToTensorOp](op.Tensor()); ok && tensor.Buffer().Type() == op.Result().Type() {
		return value(tensor.Buffer())
	}
	return nil, false
}
