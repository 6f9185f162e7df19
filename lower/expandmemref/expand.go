package expandmemref

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// index creates a constant of type index.
func index(b *ir.Builder, n int64) *ir.Value {
	return arith.NewConstantInt(b, b.Context().Index(), n).Result()
}

// expandReshape loads the sizes that the type does not know, the last one first, and computes
// the strides on the way.
func expandReshape(op memref.ReshapeOp, r *rewrite.Rewriter) bool {
	t, ranked := op.Result().Type().(*ir.MemRefType)
	if !ranked || !ir.HasStaticShape(op.Shape().Type().(*ir.MemRefType)) {
		return false
	}
	rank := t.Rank()
	sizes, strides := make([]strided.Index, rank), make([]strided.Index, rank)
	stride := strided.Constant(1)
	for i := rank - 1; i >= 0; i-- {
		n := t.Shape()[i]
		var size *ir.Value
		if n == ir.DynamicSize {
			size = loadSize(r.Builder, op.Shape(), int64(i))
			sizes[i] = strided.Dynamic(size)
		} else {
			size = index(r.Builder, n)
			sizes[i] = strided.Constant(n)
		}
		strides[i] = stride
		switch {
		case i == 0:
		case !stride.IsConstant():
			stride = strided.Dynamic(arith.NewMulI(r.Builder, stride.Value(), size).Result())
		case n == ir.DynamicSize:
			stride = strided.Dynamic(arith.NewMulI(r.Builder, index(r.Builder, stride.Static()), size).Result())
		default:
			stride = strided.Constant(stride.Static() * n)
		}
	}
	r.ReplaceBy(op.Op(), memref.NewReinterpretCastTo(r.Builder, t, op.Source(), strided.Constant(0), sizes, strides).Op())
	return true
}

// loadSize loads an element of a memref with a shape.
func loadSize(b *ir.Builder, shape *ir.Value, i int64) *ir.Value {
	size := memref.NewLoad(b, shape, index(b, i)).Result()
	if _, ok := size.Type().(*ir.IndexType); !ok {
		size = arith.NewIndexCast(b, b.Context().Index(), size).Result()
	}
	return size
}

// ExpandRealloc returns the pattern that replaces a memref.realloc by a conditional: where the
// memory is too small, it allocates, copies and, if free is set, frees the old memory.
func ExpandRealloc(free bool) rewrite.Pattern {
	return rewrite.On(func(op memref.ReallocOp, r *rewrite.Rewriter) bool {
		b := r.Builder
		from, to := op.Source().Type().(*ir.MemRefType), op.Result().Type().(*ir.MemRefType)
		var has, wants *ir.Value
		old, size := strided.Constant(from.Shape()[0]), strided.Constant(to.Shape()[0])
		if ir.HasStaticShape(from) {
			has = index(b, from.Shape()[0])
		} else {
			has = memref.NewDim(b, op.Source(), index(b, 0)).Result()
			old = strided.Dynamic(has)
		}
		var dynamic []*ir.Value
		if wants = op.DynamicResultSize(); wants != nil {
			size, dynamic = strided.Dynamic(wants), []*ir.Value{wants}
		} else {
			wants = index(b, to.Shape()[0])
		}
		isSmall := arith.NewCmpI(b, arith.CmpIPredicateUlt, has, wants).Result()
		choice := scf.NewIf(b, []ir.Type{to}, isSmall, true)

		first := []strided.Index{strided.Constant(0)}
		step := []strided.Index{strided.Constant(1)}
		r.AtEnd(choice.ThenBlock())
		alloc := memref.NewAlloc(b, to, dynamic)
		if n, ok := op.Alignment(); ok {
			alloc.SetAlignment(n)
		}
		part := memref.NewSubViewAt(b, alloc.Result(), first, []strided.Index{old}, step)
		memref.NewCopy(b, op.Source(), part.Result())
		if free {
			memref.NewDealloc(b, op.Source())
		}
		scf.NewYield(b, alloc.Result())

		r.AtEnd(choice.ElseBlock())
		scf.NewYield(b, memref.NewReinterpretCastTo(b, to, op.Source(), first[0], []strided.Index{size}, step).Result())
		r.ReplaceBy(op.Op(), choice.Op())
		return true
	})
}
