package vectorlower

import (
	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// FlatTransfers returns patterns that make transfers of one dimension of those of several dimensions whose
// elements are next to each other in memory, if their last dimension has fewer bits than given. UnitDims
// are among them: MLIR's populateFlattenVectorTransferPatterns.
func FlatTransfers(bits uint32) []rewrite.Pattern {
	f := flattening{bits}
	return append([]rewrite.Pattern{rewrite.On(f.read), rewrite.On(f.write)}, UnitDims()...)
}

// flattening is the receiver of the patterns.
type flattening struct{ bits uint32 }

// A flatTransfer says where a transfer of one dimension goes.
type flatTransfer struct {
	base    *ir.Value
	indices []*ir.Value
	m       affine.Map
	t       *ir.VectorType
}

// flatten collapses the memory of a transfer. ok is false if that is not possible.
func (f flattening) flatten(op *ir.Operation, r *rewrite.Rewriter, base *ir.Value, indices ir.ValueRange, t *ir.VectorType, m affine.Map, mask *ir.Value, bounds *ir.ArrayAttr) (flat flatTransfer, ok bool) {
	from, isMemRef := base.Type().(*ir.MemRefType)
	width, known := bitsOf(t.Elem())
	if !isMemRef || t.Rank() <= 1 || !known || uint64(t.Shape()[t.Rank()-1])*uint64(width) >= uint64(f.bits) ||
		!isContiguousSlice(from, t) || !inBounds(bounds) || !m.IsMinorIdentity() || mask != nil || masked(op) {
		return flat, false
	}
	first := from.Rank() - len(withoutLeadingOnes(t.Shape()))
	if first == from.Rank() {
		return flat, false // a vector of one element; upstream fails
	}
	flat.base = base
	if from.Rank() > 1 {
		if flat.base, ok = collapseFrom(r, base, from, first); !ok {
			return flat, false
		}
	}
	n, ok := ir.NumElements(t.Shape())
	if !ok {
		return flat, false
	}
	flat.m = affine.NewMap(first+1, 0, affine.NewDim(first))
	flat.t = ir.NewVectorType([]int64{n}, nil, t.Elem())
	flat.indices = collapsedIndices(r, from.Shape(), indices.Values(), first)
	return flat, true
}

func (f flattening) read(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	flat, ok := f.flatten(op.Op(), r, op.Base(), op.Indices(), vectorTypeOf(op.Result()), op.PermutationMap(), op.Mask(), op.InBounds())
	if !ok {
		return false
	}
	read := vector.NewTransferRead(r.Builder, flat.t, flat.base, flat.indices, flat.m, op.Padding(), nil, allInBounds(r.Context(), 1))
	return replaced(r, op.Op(), vector.NewShapeCast(r.Builder, op.Result().Type(), read.Result()).Result())
}

func (f flattening) write(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	flat, ok := f.flatten(op.Op(), r, op.Base(), op.Indices(), vectorTypeOf(op.ValueToStore()), op.PermutationMap(), op.Mask(), op.InBounds())
	if !ok {
		return false
	}
	v := vector.NewShapeCast(r.Builder, flat.t, op.ValueToStore()).Result()
	vector.NewTransferWrite(r.Builder, nil, v, flat.base, flat.indices, flat.m, nil, allInBounds(r.Context(), 1))
	r.Erase(op.Op())
	return true
}

// bitsOf returns the width of an integer without a sign, or of a float.
func bitsOf(t ir.Type) (width uint32, ok bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width(), t.Signedness() == ir.Signless
	case *ir.FloatType:
		return t.Width(), true
	}
	return 0, false
}

func withoutLeadingOnes(shape []int64) []int64 {
	for len(shape) > 0 && shape[0] == 1 {
		shape = shape[1:]
	}
	return shape
}

// isContiguousSlice reports whether a vector in memory has its elements next to each other: the last
// dimensions of the memory are, and of those of the vector only the first may be smaller.
func isContiguousSlice(from *ir.MemRefType, t *ir.VectorType) bool {
	if t.IsScalable() {
		return false
	}
	shape := withoutLeadingOnes(t.Shape())
	if len(shape) > contiguousDims(from) {
		return false
	}
	in := from.Shape()[from.Rank()-len(shape):]
	for i := len(shape) - 1; i > 0; i-- {
		if shape[i] != in[i] {
			return false // the first dimension is not 1
		}
	}
	return true
}

// contiguousDims returns the number of last dimensions of a memref whose elements are next to each other.
func contiguousDims(t *ir.MemRefType) int {
	n := t.Rank()
	if t.HasIdentityLayout() {
		return n
	}
	strides, _, ok := t.StridesAndOffset()
	if !ok {
		return 0
	}
	product := int64(1)
	for i := n - 1; i >= 0; i-- {
		size := t.Shape()[i]
		switch {
		case size == 1:
			continue
		case strides[i] != product:
			return n - i - 1
		case size == affine.Dynamic:
			return n - i
		}
		product *= size
	}
	return n
}

// collapseFrom makes one dimension of the last ones of a memref.
func collapseFrom(r *rewrite.Rewriter, v *ir.Value, t *ir.MemRefType, first int) (*ir.Value, bool) {
	c := r.Context()
	groups := make([][]int64, first+1)
	lists := make([]ir.Attribute, first+1)
	for i := range t.Rank() {
		g := min(i, first)
		groups[g] = append(groups[g], int64(i))
	}
	for i, g := range groups {
		lists[i] = listOf(c, g)
	}
	to, ok := memref.CollapseShapeType(t, groups)
	if !ok {
		return nil, false
	}
	return memref.NewCollapseShape(r.Builder, to, v, ir.NewArrayAttr(c, lists...)).Result(), true
}

// collapsedIndices returns the indices after the dimensions from first on have become one.
func collapsedIndices(r *rewrite.Rewriter, shape []int64, indices []*ir.Value, first int) []*ir.Value {
	kept, inner := indices[:first], indices[first:]
	allZero := true
	for _, v := range inner {
		n, ok := ir.ConstInt(v)
		allZero = allZero && ok && n == 0
	}
	if allZero {
		return append(kept, inner[0])
	}
	zero := arith.NewConstantInt(r.Builder, r.Context().Index(), 0).Result()
	return append(kept, linearIndex(r, zero, suffixProducts(shape[first:]), inner))
}

// suffixProducts returns for each size the product of those behind it.
func suffixProducts(shape []int64) []int64 {
	list, product := make([]int64, len(shape)), int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		list[i] = product
		product *= shape[i]
	}
	return list
}

// linearIndex creates an offset plus the sum of the products of strides and indices.
func linearIndex(r *rewrite.Rewriter, offset *ir.Value, strides []int64, indices []*ir.Value) *ir.Value {
	e := affine.NewSymbol(0)
	operands := []ir.FoldResult{{Value: offset}}
	for i, v := range indices {
		e = e.Add(affine.NewSymbol(2*i + 1).Mul(affine.NewSymbol(2*i + 2)))
		operands = append(operands, ir.FoldResult{Value: v}, ir.FoldResult{Attr: ir.NewIntegerAttr(r.Context().Index(), strides[i])})
	}
	sum := affinedialect.FoldedApply(r.Builder, affine.NewMap(0, len(operands), e), operands...)
	if sum.Value != nil {
		return sum.Value
	}
	return arith.NewConstantInt(r.Builder, r.Context().Index(), sum.Attr.(*ir.IntegerAttr).Int()).Result()
}

// allInBounds says of n dimensions that they are in bounds.
func allInBounds(c *ir.Context, n int) *ir.ArrayAttr {
	list := make([]ir.Attribute, n)
	for i := range list {
		list[i] = ir.NewBoolAttr(c, true)
	}
	return ir.NewArrayAttr(c, list...)
}
