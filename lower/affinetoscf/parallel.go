package affinetoscf

import (
	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// group is the part of a map with the bounds of one induction variable.
func group(m maps.Map, sizes []int64, i int) maps.Map {
	start := int64(0)
	for _, n := range sizes[:i] {
		start += n
	}
	return maps.NewMap(m.NumDims(), m.NumSymbols(), m.Results()[start:start+sizes[i]]...)
}

// lowerParallel makes a parallel loop of scf. What rounds yield becomes operands of the scf.reduce
// at its end, whose regions combine two values each.
func lowerParallel(op affine.ParallelOp, r *rewrite.Rewriter) bool {
	kinds := op.ReductionKinds()
	for _, k := range kinds {
		if !canReduce(k) {
			return r.NoMatch(op.Op(), "Reduction operation type not supported")
		}
	}
	var lower, upper, steps, inits []*ir.Value
	for i := range op.StepSizes() {
		l, ok := combine(r, op.Op(), group(op.LowerBoundsMap(), op.LowerBoundsGroupSizes(), i), op.LowerBoundsOperands(), greatest)
		if !ok {
			return false
		}
		u, ok := combine(r, op.Op(), group(op.UpperBoundsMap(), op.UpperBoundsGroupSizes(), i), op.UpperBoundsOperands(), least)
		if !ok {
			return false
		}
		lower, upper = append(lower, l), append(upper, u)
	}
	for _, n := range op.StepSizes() {
		steps = append(steps, index(r.Builder, n))
	}
	for i, k := range kinds {
		inits = append(inits, arith.NewConstant(r.Builder, k.Identity(op.Op().Result(i).Type())).Result())
	}
	loop := scf.NewParallel(r.Builder, lower, upper, steps, inits)
	takeBody(r, op.Region(), loop.Region())
	yield := loop.Body().Last()
	loc := r.Loc()
	r.Before(yield).LocOf(yield)
	reduce := scf.NewReduce(r.Builder, yield.Operands().Values()...)
	r.ReplaceBy(yield, reduce.Op())
	r.SetLoc(loc)
	for i, k := range kinds {
		body := reduce.Op().Region(i).First()
		r.AtEnd(body)
		v := reduction(r.Builder, k, body.Arg(0), body.Arg(1))
		scf.NewReduceReturn(r.Builder, v)
	}
	r.ReplaceBy(op.Op(), loop.Op())
	return true
}

// canReduce reports whether there is an operation of arith for a reduction that a parallel loop
// may have.
func canReduce(k arith.AtomicRMWKind) bool {
	switch k {
	case arith.AtomicRMWKindAddf, arith.AtomicRMWKindMulf, arith.AtomicRMWKindMaximumf, arith.AtomicRMWKindMinimumf,
		arith.AtomicRMWKindAddi, arith.AtomicRMWKindMuli, arith.AtomicRMWKindAndi, arith.AtomicRMWKindOri:
		return true
	}
	return false
}

// reduction combines two values.
func reduction(b *ir.Builder, k arith.AtomicRMWKind, x, y *ir.Value) *ir.Value {
	switch k {
	case arith.AtomicRMWKindAddf:
		return arith.NewAddF(b, x, y).Result()
	case arith.AtomicRMWKindMulf:
		return arith.NewMulF(b, x, y).Result()
	case arith.AtomicRMWKindMaximumf:
		return arith.NewMaximumF(b, x, y).Result()
	case arith.AtomicRMWKindMinimumf:
		return arith.NewMinimumF(b, x, y).Result()
	case arith.AtomicRMWKindAddi:
		return arith.NewAddI(b, x, y).Result()
	case arith.AtomicRMWKindMuli:
		return arith.NewMulI(b, x, y).Result()
	case arith.AtomicRMWKindAndi:
		return arith.NewAndI(b, x, y).Result()
	}
	return arith.NewOrI(b, x, y).Result()
}
