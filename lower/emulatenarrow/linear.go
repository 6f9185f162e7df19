package emulatenarrow

import (
	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// A linear is an access to a memref as one of one dimension, in wider elements that hold perWide elements
// each.
type linear struct {
	index ir.FoldResult // of the wider element
	size  ir.FoldResult // of the memref
	inner ir.FoldResult // which element in the wider one
}

// linearize creates the computation of a linear access at some indices, all 0 if there are none.
func linearize(b *ir.Builder, perWide int64, offset ir.FoldResult, sizes, strides, indices []ir.FoldResult) (l linear) {
	sum := affine.NewConstant(0)
	var operands []ir.FoldResult
	for i := range sizes {
		at := constant(b, 0)
		if len(indices) > 0 {
			at = indices[i]
		}
		sum = sum.Add(affine.NewSymbol(2 * i).Mul(affine.NewSymbol(2*i + 1)))
		operands = append(operands, at, strides[i])
	}
	scale := affine.NewConstant(perWide)
	l.index = affinedialect.FoldedApply(b, affine.NewMap(0, len(operands), sum.FloorDiv(scale)), operands...)

	var products []affine.Expr
	var factors []ir.FoldResult
	for i := range sizes {
		products = append(products, affine.NewSymbol(2*i).Mul(affine.NewSymbol(2*i+1)).FloorDiv(scale))
		factors = append(factors, strides[i], sizes[i])
	}
	l.size = affinedialect.FoldedMax(b, affine.NewMap(0, len(factors), products...), factors...)
	// Nobody needs the offset of the memref, but upstream computes it here.
	affinedialect.FoldedApply(b, affine.NewMap(0, 1, affine.NewSymbol(0).FloorDiv(scale)), offset)
	l.inner = affinedialect.FoldedApply(b, affine.NewMap(0, len(operands), sum.Mod(scale)), operands...)
	return l
}

// linearizeOf is linearize for an access to a memref, of whose type or by an operation the rest is known.
func linearizeOf(b *ir.Builder, v *ir.Value, perWide int64, indices []ir.FoldResult) linear {
	offset, sizes, strides := metadataOf(b, v)
	return linearize(b, perWide, offset, sizes, strides, indices)
}

// metadataOf creates the operation that asks a memref for its offset, sizes and strides, and returns what
// is known or asked.
func metadataOf(b *ir.Builder, v *ir.Value) (offset ir.FoldResult, sizes, strides []ir.FoldResult) {
	t := v.Type().(*ir.MemRefType)
	known, at, _ := t.StridesAndOffset()
	m := memref.NewExtractStridedMetadata(b, v)
	pick := func(n int64, v *ir.Value) ir.FoldResult {
		if n != affine.Dynamic {
			return constant(b, n)
		}
		return ir.FoldResult{Value: v}
	}
	for i, n := range t.Shape() {
		sizes = append(sizes, pick(n, m.Sizes().At(i)))
		strides = append(strides, pick(known[i], m.Strides().At(i)))
	}
	return pick(at, m.Offset()), sizes, strides
}

// rowMajor creates the strides of an allocation with some sizes.
func rowMajor(b *ir.Builder, sizes []ir.FoldResult) []ir.FoldResult {
	strides := make([]ir.FoldResult, len(sizes))
	product := affine.NewMap(0, 2, affine.NewSymbol(0).Mul(affine.NewSymbol(1)))
	for i := len(sizes) - 1; i >= 0; i-- {
		if i == len(sizes)-1 {
			strides[i] = constant(b, 1)
		} else {
			strides[i] = affinedialect.FoldedApply(b, product, strides[i+1], sizes[i+1])
		}
	}
	return strides
}

func constant(b *ir.Builder, n int64) ir.FoldResult {
	return ir.FoldResult{Attr: ir.NewIntegerAttr(b.Context().Index(), n)}
}

// folded returns values, constants as such.
func folded(vs []*ir.Value) []ir.FoldResult {
	list := make([]ir.FoldResult, len(vs))
	for i, v := range vs {
		list[i] = ir.FoldResult{Value: v}
		if n, ok := ir.ConstInt(v); ok {
			list[i] = ir.FoldResult{Attr: ir.NewIntegerAttr(v.Type(), n)}
		}
	}
	return list
}

// fromStrided returns what lists of offsets and sizes have.
func fromStrided(b *ir.Builder, list []strided.Index) []ir.FoldResult {
	out := make([]ir.FoldResult, len(list))
	for i, x := range list {
		if n, ok := x.Int(); ok {
			out[i] = constant(b, n)
		} else {
			out[i] = ir.FoldResult{Value: x.Value()}
		}
	}
	return out
}

// toStrided is the reverse of fromStrided.
func toStrided(f ir.FoldResult) strided.Index {
	if n, ok := intOf(f); ok {
		return strided.Constant(n)
	}
	return strided.Dynamic(f.Value)
}

// intOf returns the number of a constant.
func intOf(f ir.FoldResult) (n int64, ok bool) {
	if f.Value != nil {
		return ir.ConstInt(f.Value)
	}
	a, ok := f.Attr.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int(), true
}

// indexOf returns a value, that of a constant from a new operation.
func indexOf(b *ir.Builder, f ir.FoldResult) *ir.Value {
	if f.Value != nil {
		return f.Value
	}
	n, _ := intOf(f)
	return arith.NewConstantInt(b, b.Context().Index(), n).Result()
}
