package opaqueptr

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// metadata makes today's attributes of what MLIR 14 said by references to llvm.metadata, in the
// dictionary llvm.loop, and by the flag of reductions.
func (x *pointers) metadata(op *ir.Operation) {
	for _, name := range llvm.MLIR14References {
		list, ok := op.Attr(name).(*ir.ArrayAttr)
		if !ok {
			continue
		}
		if to := x.today.List(op, list); to != nil {
			op.SetAttr(name, to)
		} else {
			x.errorf(op, "refers to metadata that there is not, in '%s'", name)
		}
	}
	if op.Is(llvm.Br) || op.Is(llvm.CondBr) {
		if loop, ok := x.today.Loop(op); ok {
			op.RemoveAttr("llvm.loop")
			op.SetAttr("loop_annotation", loop.Annotation(op.Context()))
		}
	}
	if op.Is(llvm.VectorReduceFAdd) || op.Is(llvm.VectorReduceFMul) {
		if llvm.ReassociatesMLIR14(op) {
			op.SetAttr("fastmathFlags", llvm.NewFastmathFlagsAttr(op.Context(), llvm.FastmathFlagsReassoc))
		}
		op.RemoveAttr("reassoc")
	}
}
