// Package linear computes accesses to a memref as if it had one dimension, perhaps of wider elements.
package linear

import (
	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// An Access is an access to a memref as one of one dimension, in wider elements that hold perWide elements
// each.
type Access struct {
	Index  ir.FoldResult // of the wider element
	Size   ir.FoldResult // of the memref
	Offset ir.FoldResult // of the memref
	Inner  ir.FoldResult // which element in the wider one
}

// Linearize creates the computation of a linear access at some indices, all 0 if there are none.
func Linearize(b *ir.Builder, perWide int64, offset ir.FoldResult, sizes, strides, indices []ir.FoldResult) (l Access) {
	sum := affine.NewConstant(0)
	var operands []ir.FoldResult
	for i := range sizes {
		at := Constant(b, 0)
		if len(indices) > 0 {
			at = indices[i]
		}
		sum = sum.Add(affine.NewSymbol(2 * i).Mul(affine.NewSymbol(2*i + 1)))
		operands = append(operands, at, strides[i])
	}
	scale := affine.NewConstant(perWide)
	l.Index = affinedialect.FoldedApply(b, affine.NewMap(0, len(operands), sum.FloorDiv(scale)), operands...)

	var products []affine.Expr
	var factors []ir.FoldResult
	for i := range sizes {
		products = append(products, affine.NewSymbol(2*i).Mul(affine.NewSymbol(2*i+1)).FloorDiv(scale))
		factors = append(factors, strides[i], sizes[i])
	}
	l.Size = affinedialect.FoldedMax(b, affine.NewMap(0, len(factors), products...), factors...)
	l.Offset = affinedialect.FoldedApply(b, affine.NewMap(0, 1, affine.NewSymbol(0).FloorDiv(scale)), offset)
	l.Inner = affinedialect.FoldedApply(b, affine.NewMap(0, len(operands), sum.Mod(scale)), operands...)
	return l
}

// LinearizeAccess is Linearize for an access to a memref, of whose type or by an operation the rest is known.
func LinearizeAccess(b *ir.Builder, v *ir.Value, perWide int64, indices []ir.FoldResult) Access {
	offset, sizes, strides := Metadata(b, v)
	return Linearize(b, perWide, offset, sizes, strides, indices)
}

// Metadata creates the operation that asks a memref for its offset, sizes and strides, and returns what
// is known or asked.
func Metadata(b *ir.Builder, v *ir.Value) (offset ir.FoldResult, sizes, strides []ir.FoldResult) {
	t := v.Type().(*ir.MemRefType)
	known, at, _ := t.StridesAndOffset()
	m := memref.NewExtractStridedMetadata(b, v)
	pick := func(n int64, v *ir.Value) ir.FoldResult {
		if n != affine.Dynamic {
			return Constant(b, n)
		}
		return ir.FoldResult{Value: v}
	}
	for i, n := range t.Shape() {
		sizes = append(sizes, pick(n, m.Sizes().At(i)))
		strides = append(strides, pick(known[i], m.Strides().At(i)))
	}
	return pick(at, m.Offset()), sizes, strides
}

// RowMajor creates the strides of an allocation with some sizes.
func RowMajor(b *ir.Builder, sizes []ir.FoldResult) []ir.FoldResult {
	strides := make([]ir.FoldResult, len(sizes))
	product := affine.NewMap(0, 2, affine.NewSymbol(0).Mul(affine.NewSymbol(1)))
	for i := len(sizes) - 1; i >= 0; i-- {
		if i == len(sizes)-1 {
			strides[i] = Constant(b, 1)
		} else {
			strides[i] = affinedialect.FoldedApply(b, product, strides[i+1], sizes[i+1])
		}
	}
	return strides
}

// Constant returns an index.
func Constant(b *ir.Builder, n int64) ir.FoldResult {
	return ir.FoldResult{Attr: ir.NewIntegerAttr(b.Context().Index(), n)}
}

// Folded returns values, constants as such.
func Folded(vs []*ir.Value) []ir.FoldResult {
	list := make([]ir.FoldResult, len(vs))
	for i, v := range vs {
		list[i] = ir.FoldResult{Value: v}
		if n, ok := ir.ConstInt(v); ok {
			list[i] = ir.FoldResult{Attr: ir.NewIntegerAttr(v.Type(), n)}
		}
	}
	return list
}

// FromStrided returns what lists of offsets and sizes have.
func FromStrided(b *ir.Builder, list []strided.Index) []ir.FoldResult {
	out := make([]ir.FoldResult, len(list))
	for i, x := range list {
		if n, ok := x.Int(); ok {
			out[i] = Constant(b, n)
		} else {
			out[i] = ir.FoldResult{Value: x.Value()}
		}
	}
	return out
}

// ToStrided is the reverse of FromStrided.
func ToStrided(f ir.FoldResult) strided.Index {
	if n, ok := IntOf(f); ok {
		return strided.Constant(n)
	}
	return strided.Dynamic(f.Value)
}

// IntOf returns the number of a Constant.
func IntOf(f ir.FoldResult) (n int64, ok bool) {
	if f.Value != nil {
		return ir.ConstInt(f.Value)
	}
	a, ok := f.Attr.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int(), true
}

// IndexOf returns a value, that of a constant from a new operation.
func IndexOf(b *ir.Builder, f ir.FoldResult) *ir.Value {
	if f.Value != nil {
		return f.Value
	}
	n, _ := IntOf(f)
	return arith.NewConstantInt(b, b.Context().Index(), n).Result()
}
