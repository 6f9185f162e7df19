package vectortollvm

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/vectorlower"
)

// intrinsicBenefit is that of the patterns for intrinsics, which come before all others.
const intrinsicBenefit = 100

// matrixProducts returns the patterns that make intrinsics of contractions:
// MLIR's populateVectorContractToMatrixMultiply.
func matrixProducts(o Options) []rewrite.Pattern {
	if o.Contract != vectorlower.MatrixIntrinsics {
		return nil
	}
	p := rewrite.On(multiplyMatrices)
	p.Benefit = intrinsicBenefit
	return []rewrite.Pattern{p}
}

// matrixTransposes returns the patterns that make intrinsics of transpositions:
// MLIR's populateVectorTransposeToFlatTranspose.
func matrixTransposes(o Options) []rewrite.Pattern {
	if o.Transpose != vectorlower.FlatIntrinsics {
		return nil
	}
	p := rewrite.On(transposeMatrix)
	p.Benefit = intrinsicBenefit
	return []rewrite.Pattern{p}
}

// flat returns a vector type with the elements of another in one dimension.
func flat(t *ir.VectorType) *ir.VectorType {
	n, _ := ir.NumElements(t.Shape())
	return ir.NewVectorType([]int64{n}, nil, t.Elem())
}

// transposedMatrix creates the transposition of a matrix.
func transposedMatrix(r *rewrite.Rewriter, v *ir.Value) *ir.Value {
	t := vectorTypeOf(v)
	to := ir.NewVectorType([]int64{t.Shape()[1], t.Shape()[0]}, nil, t.Elem())
	return vector.NewTranspose(r.Builder, to, v, []int64{1, 0}).Result()
}

// multiplyMatrices multiplies matrices of the type of the result with an intrinsic, whose operands
// and result have one dimension.
func multiplyMatrices(op vector.ContractionOp, r *rewrite.Rewriter) bool {
	t, ok := op.Result().Type().(*ir.VectorType)
	its := op.Iterators()
	if !ok || t.IsScalable() || vector.ExceedsUnrollLimit(op.Op()) || op.Op().ParentOp().Is(vector.Mask) || op.Kind() != vector.CombiningKindAdd ||
		!slices.Equal(its, []vector.IteratorType{vector.IteratorTypeParallel, vector.IteratorTypeParallel, vector.IteratorTypeReduction}) {
		return false
	}
	_, isInt := t.Elem().(*ir.IntegerType)
	_, isFloat := t.Elem().(*ir.FloatType)
	if !isInt && !isFloat || vectorTypeOf(op.Lhs()).Elem() != t.Elem() || vectorTypeOf(op.Rhs()).Elem() != t.Elem() {
		return false
	}
	// A matrix may be the transposition of what the intrinsic wants.
	var turned [3]bool
	for i, dims := range [3][2]int{{0, 2}, {2, 1}, {0, 1}} {
		m := op.Maps()[i]
		switch {
		case m.Equal(affine.NewMap(3, 0, affine.NewDim(dims[0]), affine.NewDim(dims[1]))):
		case m.Equal(affine.NewMap(3, 0, affine.NewDim(dims[1]), affine.NewDim(dims[0]))):
			turned[i] = true
		default:
			return false
		}
	}
	sides := [2]*ir.Value{op.Lhs(), op.Rhs()}
	for i, v := range sides {
		if turned[i] {
			sides[i] = transposedMatrix(r, v)
		}
	}
	rows, columns, others := vectorTypeOf(sides[0]).Shape()[0], vectorTypeOf(sides[0]).Shape()[1], vectorTypeOf(sides[1]).Shape()[1]
	for i, v := range sides {
		sides[i] = vector.NewShapeCast(r.Builder, flat(vectorTypeOf(v)), v).Result()
	}
	matrix := ir.NewVectorType([]int64{rows, others}, nil, t.Elem())
	v := llvm.NewMatrixMultiply(r.Builder, flat(matrix), sides[0], sides[1], int32(rows), int32(columns), int32(others)).Result()
	v = vector.NewShapeCast(r.Builder, matrix, v).Result()
	if turned[2] {
		v = transposedMatrix(r, v)
	}
	if isInt {
		r.Replace(op.Op(), arith.NewAddI(r.Builder, op.Acc(), v).Result())
	} else {
		r.Replace(op.Op(), arith.NewAddF(r.Builder, op.Acc(), v).Result())
	}
	return true
}

// transposeMatrix transposes a matrix with an intrinsic, whose operand and result have one dimension.
func transposeMatrix(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	if t.Rank() != 2 || t.IsScalable() || vector.ExceedsUnrollLimit(op.Op()) || !slices.Equal(op.Permutation(), []int64{1, 0}) {
		return false
	}
	v := vector.NewShapeCast(r.Builder, flat(t), op.Vector()).Result()
	v = llvm.NewMatrixTranspose(r.Builder, flat(t), v, int32(t.Shape()[0]), int32(t.Shape()[1])).Result()
	r.Replace(op.Op(), vector.NewShapeCast(r.Builder, t, v).Result())
	return true
}
