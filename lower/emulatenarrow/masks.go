package emulatenarrow

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/convert"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/internal/linear"
	"github.com/gomlir/gomlir/num"
)

// compressedMask creates the mask of the wider elements of which a part is set in a mask of the elements, if
// some elements are before those. It returns nil if the mask does not come from an operation that it
// understands.
func (a *vectorAccess) compressedMask(r *convert.Rewriter, mask *ir.Value, before int64) *ir.Value {
	b := r.Builder
	var extractions []vector.ExtractOp
	def := mask.DefiningOp()
	for def != nil {
		e, ok := ir.As[vector.ExtractOp](def)
		if !ok {
			break
		}
		extractions = append(extractions, e)
		def = e.Source().DefiningOp()
	}
	if def == nil || def.NumResults() != 1 {
		return nil
	}
	from, ok := def.Result(0).Type().(*ir.VectorType)
	if !ok || from.Rank() == 0 || from.IsScalable() {
		return nil
	}
	n := ceilDiv(before+a.n, a.perWide())
	t := ir.NewVectorType(append(slices.Clone(from.Shape()[:from.Rank()-1]), n), nil, b.Context().I1())
	var v *ir.Value
	switch def.Def() {
	case vector.CreateMask:
		sizes := def.Operands().Values()
		e := affine.NewSymbol(0).Add(affine.NewConstant(before)).CeilDiv(affine.NewConstant(a.perWide()))
		last := affinedialect.FoldedApply(b, affine.NewMap(0, 1, e), linear.Folded(sizes[len(sizes)-1:])...)
		sizes[len(sizes)-1] = linear.IndexOf(b, last)
		v = vector.NewCreateMask(b, t, sizes...).Result()
	case vector.ConstantMask:
		sizes := slices.Clone(ir.Cast[vector.ConstantMaskOp](def).MaskDimSizes())
		sizes[len(sizes)-1] = ceilDiv(before+sizes[len(sizes)-1], a.perWide())
		v = vector.NewConstantMask(b, t, sizes).Result()
	case arith.Constant:
		v = a.compressedConstant(b, def, t, before)
	}
	for i := len(extractions) - 1; i >= 0 && v != nil; i-- {
		e := extractions[i]
		v = vector.NewExtract(b, v, e.DynamicPosition().Values(), e.StaticPosition()).Result()
	}
	return v
}

func (a *vectorAccess) compressedConstant(b *ir.Builder, def *ir.Operation, t *ir.VectorType, before int64) *ir.Value {
	value, ok := ir.Cast[arith.ConstantOp](def).Value().(*ir.DenseElementsAttr)
	if !ok || t.Rank() != 1 {
		return nil
	}
	bits := make([]num.Int, t.Shape()[0])
	for i := range bits {
		bits[i] = num.NewInt(1, 0)
	}
	for i := range value.Len() {
		if !value.Bits(i).IsZero() {
			bits[(before+i)/a.perWide()] = num.NewInt(1, 1)
		}
	}
	return arith.NewConstant(b, ir.NewDenseInts(t, bits...)).Result()
}
