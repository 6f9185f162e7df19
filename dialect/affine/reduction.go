package affine

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// A Reduction is a result of a loop that combines a value of each round with what it was in the
// round before.
type Reduction struct {
	Kind arith.AtomicRMWKind
	// Value is that of the round.
	Value *ir.Value
}

// reductionOps are the operations that combine.
var reductionOps = map[*ir.OpDef]arith.AtomicRMWKind{
	arith.AddF: arith.AtomicRMWKindAddf, arith.MulF: arith.AtomicRMWKindMulf, arith.AddI: arith.AtomicRMWKindAddi, arith.AndI: arith.AtomicRMWKindAndi,
	arith.OrI: arith.AtomicRMWKindOri, arith.XOrI: arith.AtomicRMWKindXori, arith.MulI: arith.AtomicRMWKindMuli,
	arith.MinimumF: arith.AtomicRMWKindMinimumf, arith.MaximumF: arith.AtomicRMWKindMaximumf, arith.MinNumF: arith.AtomicRMWKindMinnumf,
	arith.MaxNumF: arith.AtomicRMWKindMaxnumf, arith.MinSI: arith.AtomicRMWKindMins, arith.MaxSI: arith.AtomicRMWKindMaxs,
	arith.MinUI: arith.AtomicRMWKindMinu, arith.MaxUI: arith.AtomicRMWKindMaxu,
}

// Reductions returns the reductions that the results of a loop are, fewer than results if some are
// none. A value is combined by one operation of arith, which is used for nothing else; it is MLIR's
// getSupportedReductions.
func Reductions(loop ForOp) (list []Reduction) {
	for i := range loop.IterArgs().Len() {
		if red, ok := reductionAt(loop, i); ok {
			list = append(list, red)
		}
	}
	return list
}

func reductionAt(loop ForOp, i int) (red Reduction, ok bool) {
	arg := loop.IterArgs().At(i)
	if !arg.HasOneUse() {
		return red, false
	}
	op := arg.FirstUse().Owner()
	if op.NumOperands() != 2 || op.NumResults() != 1 || op.ParentOp() != loop.Op() || effects.Of(op) != 0 || !op.Result(0).HasOneUse() {
		return red, false
	}
	red.Value = op.Operand(0)
	if red.Value == arg {
		red.Value = op.Operand(1)
	}
	if o := red.Value; o.DefiningOp() == nil && o.Owner() == loop.Body() && o.Index() > 0 {
		return red, false // a value of the round before
	}
	if loop.Yields().At(i) != op.Result(0) {
		return red, false
	}
	red.Kind, ok = reductionOps[op.Def()]
	return red, ok
}

// Combine makes the operation of a reduction, nil if there is none for its kind.
func Combine(b *ir.Builder, kind arith.AtomicRMWKind, x, y *ir.Value) *ir.Value {
	for def, k := range reductionOps {
		if k == kind {
			return b.Create(&ir.OperationState{Def: def, Operands: []*ir.Value{x, y}, Results: []ir.Type{x.Type()}}).Result(0)
		}
	}
	return nil
}
