package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// MaskFolds returns patterns that simplify operations with a constant mask, and
// vector.create_mask of constants.
func MaskFolds() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(constantSizes),
		rewrite.On(func(op vector.MaskedLoadOp, r *rewrite.Rewriter) bool {
			switch maskKind(op.Mask()) {
			case allSet:
				l := vector.NewLoad(r.Builder, op.Result().Type(), op.Base(), op.Indices().Values()...)
				if a, ok := op.Alignment(); ok {
					l.SetAlignment(a)
				}
				return replaced(r, op.Op(), l.Result())
			case noneSet:
				return replaced(r, op.Op(), op.PassThru())
			}
			return false
		}),
		rewrite.On(func(op vector.MaskedStoreOp, r *rewrite.Rewriter) bool {
			a, aligned := op.Alignment()
			return storeByMask(r, op.Op(), op.Mask(), op.ValueToStore(), op.Base(), op.Indices().Values(), a, aligned)
		}),
		rewrite.On(func(op vector.GatherOp, r *rewrite.Rewriter) bool {
			return maskKind(op.Mask()) == noneSet && replaced(r, op.Op(), op.PassThru())
		}),
		rewrite.On(func(op vector.ScatterOp, r *rewrite.Rewriter) bool {
			if op.Op().NumResults() > 0 || maskKind(op.Mask()) != noneSet {
				return false
			}
			r.Erase(op.Op())
			return true
		}),
		rewrite.On(func(op vector.ExpandLoadOp, r *rewrite.Rewriter) bool {
			switch maskKind(op.Mask()) {
			case allSet:
				return replaced(r, op.Op(), vector.NewLoad(r.Builder, op.Result().Type(), op.Base(), op.Indices().Values()...).Result())
			case noneSet:
				return replaced(r, op.Op(), op.PassThru())
			}
			return false
		}),
		rewrite.On(func(op vector.CompressStoreOp, r *rewrite.Rewriter) bool {
			a, aligned := op.Alignment()
			return storeByMask(r, op.Op(), op.Mask(), op.ValueToStore(), op.Base(), op.Indices().Values(), a, aligned)
		}),
	}
}

// storeByMask replaces a masked store with a plain store if all bits of the mask are set, and
// erases it if none is.
func storeByMask(r *rewrite.Rewriter, op *ir.Operation, mask, v, base *ir.Value, indices []*ir.Value, align int64, aligned bool) bool {
	switch maskKind(mask) {
	case allSet:
		s := vector.NewStore(r.Builder, v, base, indices...)
		if aligned {
			s.SetAlignment(align)
		}
		r.Erase(op)
		return true
	case noneSet:
		r.Erase(op)
		return true
	}
	return false
}

// What is known about a mask: nothing, that all bits are set, or that none is.
const (
	unknownMask = iota
	allSet
	noneSet
)

// maskKind returns what is known about a mask.
func maskKind(v *ir.Value) int {
	def := v.DefiningOp()
	if def == nil {
		return unknownMask
	}
	all, none := true, true
	switch {
	case def.Is(arith.Constant):
		d, ok := def.Attr("value").(*ir.DenseElementsAttr)
		if !ok || d.Len() == 0 {
			return unknownMask
		}
		n := d.Len()
		if d.IsSplat() {
			n = 1
		}
		for i := range n {
			set := !d.Bits(i).IsZero()
			all, none = all && set, none && !set
		}
	case def.Is(vector.ConstantMask):
		for i, n := range ir.Cast[vector.ConstantMaskOp](def).MaskDimSizes() {
			if shape := vectorTypeOf(v).Shape(); i < len(shape) {
				all, none = all && n >= shape[i], none && n <= 0
			}
		}
	default:
		return unknownMask
	}
	switch {
	case all:
		return allSet
	case none:
		return noneSet
	}
	return unknownMask
}

// constantSizes replaces a vector.create_mask with a constant mask if all sizes are constant. In a
// scalable dimension, the size must be a multiple of vscale that covers the whole dimension.
func constantSizes(op vector.CreateMaskOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	shape := t.Shape()
	if t.Rank() == 0 {
		shape = []int64{1}
	}
	sizes := make([]int64, len(shape))
	for i := range sizes {
		v := op.Op().Operand(i)
		n, isConst := constantInt(v)
		if m, ok := vscaleMultiple(v); !isConst && ok {
			if m < shape[i] {
				return false
			}
			n, isConst = m, true
		} else if isConst && t.Rank() > 0 && t.Scalable(i) && n > 0 {
			return false
		}
		if !isConst {
			return false
		}
		sizes[i] = min(max(n, 0), shape[i])
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	return replaced(r, op.Op(), vector.NewConstantMask(r.Builder, t, sizes).Op().Result(0))
}

// constantInt returns the value of an integer constant.
func constantInt(v *ir.Value) (int64, bool) {
	if a, ok := ir.ConstantOf(v).(*ir.IntegerAttr); ok {
		return a.Int(), true
	}
	return 0, false
}

// vscaleMultiple returns the factor of a product of vscale and a constant.
func vscaleMultiple(v *ir.Value) (int64, bool) {
	def := v.DefiningOp()
	if def == nil {
		return 0, false
	}
	if def.Is(vector.VectorScale) {
		return 1, true
	}
	if !def.Is(arith.MulI) {
		return 0, false
	}
	for i := range 2 {
		if d := def.Operand(i).DefiningOp(); d != nil && d.Is(vector.VectorScale) {
			return constantInt(def.Operand(1 - i))
		}
	}
	return 0, false
}
