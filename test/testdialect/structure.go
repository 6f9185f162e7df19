package testdialect

import "github.com/gomlir/gomlir/ir"

var sizedRegion2 = &ir.RegionConstraint{Summary: "region with 2 blocks", Match: func(r *ir.Region) bool { return r.Len() == 2 }}

// SuccessorOperands implements [ir.BranchOp].
func (op InternalBranchOp) SuccessorOperands(i int) ir.SuccessorOperands {
	n := op.SuccessOperands().Len()
	if i == 0 {
		return ir.SuccessorOperands{To: n}
	}
	return ir.SuccessorOperands{Produced: 1, From: n, To: op.Op().NumOperands()}
}
