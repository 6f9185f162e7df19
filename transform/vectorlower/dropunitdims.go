package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// UnitDims returns patterns that compute without the dimensions of size 1, and let loops carry vectors
// without them. Vectors are cast with vector.shape_cast; casts that undo each other fold away:
// MLIR's populateDropUnitDimWithShapeCastPatterns.
func UnitDims() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "elementwiseWithoutUnitDims", Rewrite: elementwiseWithoutUnitDims},
		rewrite.On(forWithoutUnitDims),
		rewrite.On(transposeWithoutUnitDims),
	}
}

// withoutUnitDims returns a vector type without its fixed dimensions of size 1, with one such dimension if
// there are no others. A vector without dimensions stays.
func withoutUnitDims(t *ir.VectorType) *ir.VectorType {
	var shape []int64
	var scalable []bool
	for i, n := range t.Shape() {
		if n != 1 || t.Scalable(i) {
			shape, scalable = append(shape, n), append(scalable, t.Scalable(i))
		}
	}
	if len(shape) == t.Rank() {
		return t
	}
	if len(shape) == 0 {
		shape, scalable = []int64{1}, []bool{false}
	}
	return ir.NewVectorType(shape, scalable, t.Elem())
}

func castTo(r *rewrite.Rewriter, t *ir.VectorType, v *ir.Value) *ir.Value {
	return vector.NewShapeCast(r.Builder, t, v).Result()
}

func elementwiseWithoutUnitDims(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !op.Has(ir.Elementwise) || op.NumResults() != 1 || op.NumRegions() > 0 || op.NumOperands() == 0 {
		return false
	}
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if first, isVector := op.Operand(0).Type().(*ir.VectorType); !ok || !isVector || first.Rank() < 2 {
		return false
	}
	operands := op.Operands().Values()
	for _, v := range operands {
		if from, ok := v.Type().(*ir.VectorType); !ok || withoutUnitDims(from) == from {
			return false
		}
	}
	for i, v := range operands {
		operands[i] = castTo(r, withoutUnitDims(vectorTypeOf(v)), v)
	}
	return replaced(r, op, castTo(r, t, recreated(r, op, withoutUnitDims(t), operands...).Result(0)))
}

func transposeWithoutUnitDims(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Vector())
	to := withoutUnitDims(t)
	if to == t {
		return false
	}
	before := make([]int64, t.Rank()) // the dimensions that remain before each one
	n := int64(0)
	kept := func(d int64) bool { return t.Shape()[d] != 1 || t.Scalable(int(d)) }
	for d := range before {
		before[d] = n
		if kept(int64(d)) {
			n++
		}
	}
	var perm []int64
	for _, d := range op.Permutation() {
		if kept(d) {
			perm = append(perm, before[d])
		}
	}
	if len(perm) == 0 {
		perm = []int64{0}
	}
	v := castTo(r, to, op.Vector())
	shape, scalable := make([]int64, len(perm)), make([]bool, len(perm))
	for i, d := range perm {
		shape[i], scalable[i] = to.Shape()[d], to.Scalable(int(d))
	}
	v = vector.NewTranspose(r.Builder, ir.NewVectorType(shape, scalable, t.Elem()), v, perm).Result()
	return replaced(r, op.Op(), castTo(r, vectorTypeOf(op.Result()), v))
}

// forWithoutUnitDims casts the first vector that a loop carries and that has such dimensions.
func forWithoutUnitDims(op scf.ForOp, r *rewrite.Rewriter) bool {
	for i, v := range op.InitArgs().All() {
		t, ok := v.Type().(*ir.VectorType)
		if !ok {
			continue
		}
		if to := withoutUnitDims(t); to != t {
			carryCast(op, r, i, t, to)
			return true
		}
	}
	return false
}

// carryCast lets a loop carry one of its values as another type.
func carryCast(op scf.ForOp, r *rewrite.Rewriter, i int, t, to *ir.VectorType) {
	inits := op.InitArgs().Values()
	inits[i] = castTo(r, to, inits[i])
	loop := scf.NewFor(r.Builder, op.LowerBound(), op.UpperBound(), op.Step(), inits...)
	loop.Op().SetInherentAttrs(op.Op().InherentAttrs())
	loop.Op().SetDiscardables(op.Op().Discardables())

	after := r.Point()
	r.AtStart(loop.Body())
	args := loop.Body().Args().Values()
	args[i+1] = castTo(r, t, args[i+1])
	r.Merge(op.Body(), loop.Body(), args)
	yield := loop.YieldOp()
	r.Before(yield.Op())
	yields := yield.Results().Values()
	yields[i] = castTo(r, to, yields[i])
	scf.NewYield(r.Builder, yields...)
	r.Erase(yield.Op())

	r.At(after)
	results := loop.Op().Results().Values()
	results[i] = castTo(r, t, results[i])
	r.Replace(op.Op(), results...)
}
