package affineloops

import (
	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

// builderBefore makes operations in front of one, with its location.
func builderBefore(op *ir.Operation) *ir.Builder {
	return ir.NewBuilder(op.Context()).Before(op).LocOf(op)
}

// function returns the function around an operation, nil if absent.
func function(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if _, ok := ir.FunctionOpInterface.Of(op); ok {
			return op
		}
	}
	return nil
}

// dimIdentity is (d0) -> (d0).
var dimIdentity = maps.Identity(1)

// shift is (d0) -> (d0 + n).
func shift(n int64) maps.Map { return maps.NewMap(1, 0, maps.NewDim(0).Add(maps.NewConstant(n))) }

// Promote puts the body of a loop in its place if it is executed once. It is MLIR's
// promoteIfSingleIteration.
func Promote(loop affine.ForOp) bool {
	n, ok := loop.ConstantTrips()
	if !ok || n != 1 || loop.LowerBoundMap().NumResults() != 1 {
		return false
	}
	op := loop.Op()
	if iv := loop.InductionVar(); iv.HasUses() {
		lower, constant := loop.ConstantLower()
		f := function(op)
		switch {
		case constant && f != nil:
			b := ir.NewBuilder(op.Context()).AtStart(f.Region(0).First()).LocOf(op)
			iv.ReplaceAllUsesWith(arith.NewConstantInt(b, op.Context().Index(), lower).Result())
		case loop.LowerBoundMap().Equal(dimIdentity):
			iv.ReplaceAllUsesWith(loop.LowerBoundOperands().At(0))
		default:
			apply := affine.NewApply(builderBefore(op), loop.LowerBoundMap(), loop.LowerBoundOperands().Values()...)
			iv.ReplaceAllUsesWith(apply.Result())
		}
	}
	for i, v := range loop.Inits().Values() {
		loop.IterArgs().At(i).ReplaceAllUsesWith(v)
	}
	for i, v := range loop.Yields().Values() {
		op.Result(i).ReplaceAllUsesWith(v)
	}
	loop.Body().Last().Erase()
	moveAll(loop.Body(), op)
	op.Erase()
	return true
}

// moveAll moves what is in a block in front of an operation.
func moveAll(b *ir.Block, before *ir.Operation) {
	for b.First() != nil {
		b.First().MoveBefore(before)
	}
}

// moveBody moves what is in the body of a loop, but for its terminator, in front of an operation.
func moveBody(loop affine.ForOp, before *ir.Operation) {
	for loop.Body().First() != loop.Body().Last() {
		loop.Body().First().MoveBefore(before)
	}
}

// loopsIn lists the loops in an operation, inner ones first.
func loopsIn(op *ir.Operation) (list []affine.ForOp) {
	for op := range ir.Postorder(op) {
		if loop, ok := ir.As[affine.ForOp](op); ok {
			list = append(list, loop)
		}
	}
	return list
}
