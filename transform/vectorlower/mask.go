package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// Masks returns patterns that reduce masks of several dimensions to masks of one, and constant
// masks to constants: MLIR's populateVectorMaskOpLoweringPatterns.
func Masks() []rewrite.Pattern {
	return bounded(rewrite.On(unrollCreateMask), rewrite.On(unrollConstantMask))
}

// MaskComparisons returns patterns that make masks by comparing indices with bounds, and masks for
// transfers of one dimension that may be out of bounds. Indices are compared as 64-bit numbers if
// wide is set; otherwise they must fit in 32 bits. These are MLIR's
// populateVectorMaskMaterializationPatterns.
func MaskComparisons(wide bool) []rewrite.Pattern {
	return bounded(
		rewrite.On(func(op vector.CreateMaskOp, r *rewrite.Rewriter) bool {
			t := vectorTypeOf(op.Op().Result(0))
			if t.Rank() > 1 || t.IsScalable() {
				return false
			}
			return replaced(r, op.Op(), compareIndices(r, wide, t, op.Op().Operand(0)))
		}),
		rewrite.On(func(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
			return maskTransfer(op.Op(), op.Base(), op.Indices(), op.Mask(), vectorTypeOf(op.Result()), op.InBounds(), r)
		}),
		rewrite.On(func(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
			return maskTransfer(op.Op(), op.Base(), op.Indices(), op.Mask(), vectorTypeOf(op.ValueToStore()), op.InBounds(), r)
		}),
	)
}

func unrollCreateMask(op vector.CreateMaskOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if t.Rank() <= 1 || t.Scalable(0) {
		return false
	}
	inner := withoutDim(t, 0)
	sizes := op.Op().Operands().Values()
	set := vector.NewCreateMask(r.Builder, inner, sizes[1:]...).Op().Result(0)
	unset, result := zeros(r, inner), zeros(r, t)
	for d := range t.Shape()[0] {
		at := arith.NewConstantInt(r.Builder, r.Context().Index(), d).Result()
		in := arith.NewCmpI(r.Builder, arith.CmpIPredicateSlt, at, sizes[0]).Result()
		part := arith.NewSelect(r.Builder, in, set, unset).Result()
		result = insertAt(r.Builder, part, result, d)
	}
	return replaced(r, op.Op(), result)
}

func unrollConstantMask(op vector.ConstantMaskOp, r *rewrite.Rewriter) bool {
	t, sizes := vectorTypeOf(op.Op().Result(0)), op.MaskDimSizes()
	switch t.Rank() {
	case 0:
		return replaced(r, op.Op(), arith.NewConstant(r.Builder, ir.NewDenseInts(t, num.NewInt(1, sizes[0]))).Result())
	case 1:
		return constantMask1D(op, t, sizes[0], r)
	}
	if t.Scalable(0) {
		return false
	}
	set := vector.NewConstantMask(r.Builder, withoutDim(t, 0), sizes[1:]).Op().Result(0)
	result := zeros(r, t)
	for d := range sizes[0] {
		result = insertAt(r.Builder, set, result, d)
	}
	return replaced(r, op.Op(), result)
}

func constantMask1D(op vector.ConstantMaskOp, t *ir.VectorType, size int64, r *rewrite.Rewriter) bool {
	n := t.Shape()[0]
	list := []num.Int{num.NewInt(1, 0)}
	switch {
	case size == n:
		list[0] = num.NewInt(1, 1)
	case size > 0:
		if n > maxListed {
			return false
		}
		list = make([]num.Int, n)
		for i := range list {
			list[i] = num.NewInt(1, 0)
			if int64(i) < size {
				list[i] = num.NewInt(1, 1)
			}
		}
	}
	return replaced(r, op.Op(), arith.NewConstant(r.Builder, ir.NewDenseInts(t, list...)).Result())
}

// compareIndices creates the mask that is set for indices less than a bound.
func compareIndices(r *rewrite.Rewriter, wide bool, t *ir.VectorType, bound *ir.Value) *ir.Value {
	elem := r.Context().I32()
	if wide {
		elem = r.Context().I64()
	}
	n := int64(1)
	if t.Rank() > 0 {
		n = t.Shape()[0]
	}
	list := make([]num.Int, n)
	for i := range list {
		list[i] = num.NewInt(elem.Width(), int64(i))
	}
	all := ir.NewVectorType(t.Shape(), nil, elem)
	indices := arith.NewConstant(r.Builder, ir.NewDenseInts(all, list...)).Result()
	b := vector.NewBroadcast(r.Builder, all, arith.NewIndexCast(r.Builder, elem, bound).Result()).Result()
	return arith.NewCmpI(r.Builder, arith.CmpIPredicateSlt, indices, b).Result()
}

// maskTransfer masks the elements that are out of bounds of a memref, or of a tensor with a static
// last size.
func maskTransfer(op *ir.Operation, base *ir.Value, indices ir.ValueRange, mask *ir.Value, t *ir.VectorType, bounds *ir.ArrayAttr, r *rewrite.Rewriter) bool {
	shape := base.Type().(ir.ShapedType).Shape()
	n := indices.Len()
	_, inMemory := base.Type().(*ir.MemRefType)
	if inBounds(bounds) || t.Rank() > 1 || n == 0 || masked(op) || !inMemory && shape[n-1] == ir.DynamicSize {
		return false
	}
	dim := sizeOf(r, base, n-1)
	left := arith.NewSubI(r.Builder, dim, indices.At(n-1)).Result()
	kind := ir.NewVectorType(t.Shape(), t.ScalableDims(), r.Context().I1())
	set := vector.NewCreateMask(r.Builder, kind, left).Op().Result(0)
	if mask != nil {
		set = arith.NewAndI(r.Builder, set, mask).Result()
	}
	r.Modify(op, func() {
		operands := op.Operands().Values()
		if mask != nil {
			operands = operands[:len(operands)-1]
		}
		op.SetOperands(append(operands[:len(operands):len(operands)], set))
		sizes := append([]int32(nil), ir.DenseInts[int32](op.Attr(ir.OperandSegmentSizes).(*ir.DenseArrayAttr))...)
		sizes[len(sizes)-1] = 1
		op.SetAttr(ir.OperandSegmentSizes, ir.NewDenseI32ArrayAttr(r.Context(), sizes...))
		op.SetAttr("in_bounds", ir.NewArrayAttr(r.Context(), ir.NewBoolAttr(r.Context(), true)))
	})
	return true
}

// sizeOf creates the size of a dimension of a memref, or a static size of a tensor.
func sizeOf(r *rewrite.Rewriter, base *ir.Value, dim int) *ir.Value {
	if n := base.Type().(ir.ShapedType).Shape()[dim]; n != ir.DynamicSize {
		return arith.NewConstantInt(r.Builder, r.Context().Index(), n).Result()
	}
	i := arith.NewConstantInt(r.Builder, r.Context().Index(), int64(dim)).Result()
	return memref.NewDim(r.Builder, base, i).Result()
}
