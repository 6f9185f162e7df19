package vectortollvm

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// maskFolds returns patterns that simplify operations with a constant mask.
func maskFolds() []rewrite.Pattern {
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

// maskRewrites returns patterns that reduce masks of several dimensions to masks of one, and those
// to comparisons.
func maskRewrites(o Options) []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(unrollCreateMask),
		rewrite.On(unrollConstantMask),
		rewrite.On(func(op vector.CreateMaskOp, r *rewrite.Rewriter) bool {
			t := vectorTypeOf(op.Op().Result(0))
			if t.Rank() > 1 || t.IsScalable() {
				return false
			}
			return replaced(r, op.Op(), compareIndices(r, o, t, op.Op().Operand(0)))
		}),
	}
}

// indexType returns the type of the indices that masks compare.
func (o Options) indexType(c *ir.Context) *ir.IntegerType {
	if o.WideIndices {
		return c.I64()
	}
	return c.I32()
}

// compareIndices creates the mask that is set for indices less than a bound.
func compareIndices(r *rewrite.Rewriter, o Options, t *ir.VectorType, bound *ir.Value) *ir.Value {
	elem := o.indexType(r.Context())
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
	b := vector.NewBroadcast(r.Builder, all, castIndex(r.Builder, bound, elem)).Result()
	return arith.NewCmpI(r.Builder, arith.CmpIPredicateSlt, indices, b).Result()
}

// castIndex casts an index to an integer type.
func castIndex(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return arith.NewIndexCast(b, t, v).Result()
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

// lowerCreateMask creates a scalable mask by comparing indices with a bound.
func (l *lowering) lowerCreateMask(op vector.CreateMaskOp, in vector.CreateMaskAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := vectorTypeOf(op.Op().Result(0))
	if t.Rank() != 1 || !t.IsScalable() {
		return false
	}
	elem := l.opts.indexType(r.Context())
	all := ir.NewVectorType(t.Shape(), t.ScalableDims(), elem)
	indices := llvm.NewStepVector(r.Builder, all).Result()
	bound := castIndex(r.Builder, op.Op().Operand(0), elem)
	b := vector.NewBroadcast(r.Builder, all, bound).Result()
	return replaced(r, op.Op(), arith.NewCmpI(r.Builder, arith.CmpIPredicateSlt, indices, b).Result())
}
