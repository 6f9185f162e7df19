package affineloops

import (
	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
)

// combining are the reductions of the elements of a vector.
var combining = map[arith.AtomicRMWKind]vector.CombiningKind{
	arith.AtomicRMWKindAddf: vector.CombiningKindAdd, arith.AtomicRMWKindAddi: vector.CombiningKindAdd,
	arith.AtomicRMWKindMulf: vector.CombiningKindMul, arith.AtomicRMWKindMuli: vector.CombiningKindMul,
	arith.AtomicRMWKindAndi: vector.CombiningKindAnd, arith.AtomicRMWKindOri: vector.CombiningKindOr, arith.AtomicRMWKindXori: vector.CombiningKindXor,
	arith.AtomicRMWKindMinimumf: vector.CombiningKindMinimumF, arith.AtomicRMWKindMaximumf: vector.CombiningKindMaximumF,
	arith.AtomicRMWKindMinnumf: vector.CombiningKindMinNumF, arith.AtomicRMWKindMaxnumf: vector.CombiningKindMaxNumF,
	arith.AtomicRMWKindMins: vector.CombiningKindMinSI, arith.AtomicRMWKindMaxs: vector.CombiningKindMaxSI,
	arith.AtomicRMWKindMinu: vector.CombiningKindMinUI, arith.AtomicRMWKindMaxu: vector.CombiningKindMaxUI,
}

// loop makes the loop of vectors that takes the place of one, still empty.
func (v *vectorizer) loop(loop affine.ForOp) bool {
	op := loop.Op()
	dim, isDim := v.plan.Dims[op]
	var reductions []affine.Reduction
	var inits []*ir.Value
	if isDim && loop.Inits().Len() > 0 {
		reductions = affine.Reductions(loop)
		if op != v.root.Op() || loop.Step() != 1 || len(v.plan.Sizes) != 1 || len(reductions) != loop.Inits().Len() {
			return false
		}
	}
	for i, x := range loop.Inits().All() {
		var init *ir.Value
		if reductions == nil {
			init = v.vector(x)
		} else if a := reductions[i].Kind.Identity(x.Type()); a != nil {
			init = v.splat(v.b.SetLoc(x.Loc()), a)
		}
		if init == nil {
			return false
		}
		inits = append(inits, init)
	}
	made := affine.NewFor(v.b.LocOf(op), v.bound(loop.Lower()), v.bound(loop.Upper()), v.newStep(loop), inits...)
	if end := made.Body().Last(); end != nil {
		end.Erase()
	}
	v.scalars[loop.InductionVar()] = made.InductionVar()
	for i := range inits {
		v.vectors[loop.Results().At(i)] = made.Results().At(i)
		v.vectors[loop.IterArgs().At(i)] = made.IterArgs().At(i)
	}
	for i, r := range reductions {
		v.results = append(v.results, v.reduced(r.Kind, made.Results().At(i), loop.Inits().At(i)))
	}
	if isDim {
		v.dims[made.Op()] = dim
	}
	v.b.AtEnd(made.Body())
	if reductions != nil {
		v.mask(made)
	}
	return true
}

// bound is a bound in the new nest. It must not depend on a loop that becomes a dimension: the
// loops of different elements of a vector would have different numbers of rounds.
func (v *vectorizer) bound(b affine.Bound) affine.Bound {
	operands := make([]*ir.Value, len(b.Operands))
	for i, x := range b.Operands {
		operands[i] = v.scalar(x)
		for loop := range v.dims {
			v.invalid = v.invalid || affine.VariesWith(operands[i], ir.Cast[affine.ForOp](loop).InductionVar())
		}
	}
	return affine.Bound{Map: b.Map, Operands: operands}
}

// reduced combines the elements of the result of a loop with the value before it.
func (v *vectorizer) reduced(kind arith.AtomicRMWKind, x, init *ir.Value) *ir.Value {
	r := vector.NewReduction(v.b, init.Type(), combining[kind], x, nil).Result()
	if c, ok := ir.DefiningOp[arith.ConstantOp](init); ok && c.Value() == kind.Identity(init.Type()) {
		return r
	}
	return affine.Combine(v.b, kind, r, init)
}

// mask makes a mask of the elements of a vector for which there are rounds, where a loop begins,
// unless that are known to be all.
func (v *vectorizer) mask(loop affine.ForOp) {
	lower, ok1 := loop.ConstantLower()
	upper, ok2 := loop.ConstantUpper()
	if ok1 && ok2 && (upper-lower)%loop.Step() == 0 {
		return
	}
	v.b.LocOf(loop.Op())
	bound := loop.Upper()
	var end *ir.Value
	if bound.Map.NumResults() == 1 {
		end = affine.NewApply(v.b, bound.Map, bound.Operands...).Result()
	} else {
		end = affine.NewMin(v.b, bound.Map, bound.Operands...).Result()
	}
	left := affine.ComposedApply(v.b, maps.NewMap(2, 0, maps.NewDim(0).Sub(maps.NewDim(1))), ir.FoldResult{Value: end}, ir.FoldResult{Value: loop.InductionVar()})
	if !end.HasUses() {
		end.DefiningOp().Erase()
	}
	v.masks[loop.Op()] = vector.NewCreateMask(v.b, v.vectorOf(v.b.Context().I1()), left.Result()).Result()
}

// yield ends a loop. Where there is a mask, elements beyond the last round get the number that changes
// nothing before they are combined.
func (v *vectorizer) yield(op *ir.Operation) bool {
	end := v.widen(op)
	if end == nil {
		return false
	}
	loop := ir.Cast[affine.ForOp](end.ParentOp())
	if mask := v.masks[loop.Op()]; mask != nil {
		for i, r := range affine.Reductions(loop) {
			combine := end.Operand(i).DefiningOp()
			b := ir.NewBuilder(op.Context()).Before(combine).SetLoc(r.Value.Loc())
			masked := arith.NewSelect(b, mask, r.Value, loop.Inits().At(i)).Result()
			r.Value.ReplaceUsesIf(masked, func(u *ir.Use) bool { return u.Owner() == combine })
		}
	}
	v.b.After(loop.Op())
	return true
}
