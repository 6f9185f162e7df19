package scfloops

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/tensor"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// shapePatterns ask for the size of what a loop begins with, where the rounds keep the shape.
func shapePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op tensor.DimOp, r *rewrite.Rewriter) bool { return dimOfCarried(op.Op(), r) }),
		rewrite.On(func(op memref.DimOp, r *rewrite.Rewriter) bool { return dimOfCarried(op.Op(), r) }),
	}
}

// dimOfCarried asks the init of a loop for a size, instead of a value that the rounds hand over or result in.
func dimOfCarried(op *ir.Operation, r *rewrite.Rewriter) bool {
	init := initOf(op.Operand(0))
	if init == nil {
		return false
	}
	r.Modify(op, func() { op.SetOperand(0, init) })
	return true
}

// initOf returns the init of a loop that has the same shape as one of its results, or as an argument of its body. It
// returns nil if a value is neither, or may have another shape.
func initOf(v *ir.Value) *ir.Value {
	if loop, ok := ir.DefiningOp[scf.ForOp](v); ok {
		return keptInit(loop, v.Index())
	}
	block := v.Owner()
	if block == nil {
		return nil
	}
	loop, ok := ir.As[scf.ForOp](block.ParentOp())
	if !ok || v.Index() == 0 {
		return nil
	}
	return keptInit(loop, v.Index()-1)
}

// keptInit returns an init of a loop if each round hands over a tensor of the same shape, or else nil.
func keptInit(loop scf.ForOp, i int) *ir.Value {
	arg, v := loop.Body().Arg(i+1), loop.Yields().At(i)
	for v != arg {
		if insert, ok := ir.DefiningOp[tensor.InsertSliceOp](v); ok {
			v = insert.Dest()
		} else if inner, ok := ir.DefiningOp[scf.ForOp](v); ok {
			v = keptInit(inner, v.Index())
		} else {
			return nil
		}
		if v == nil {
			return nil
		}
	}
	return loop.InitArgs().At(i)
}
