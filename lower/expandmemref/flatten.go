package expandmemref

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/lower/internal/linear"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Flatten is the pass flatten-memref.
var Flatten = &pass.Def{
	Name:    "flatten-memref",
	Summary: "Flatten a multiple dimensional memref to 1-dimensional",
	Class:   "FlattenMemrefsPass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			patterns := append(FlatMemRefs(), FlatVectorAccesses()...)
			if !rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns...), rewrite.Config{BottomUp: true, Threads: j.Threads}).Converged {
				j.Fail()
			}
		}
	},
}

// FlatMemRefs returns patterns for loads and stores of elements, which go to memrefs of one dimension, and for
// allocations of static shape: MLIR's populateFlattenMemrefOpsPatterns.
func FlatMemRefs() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op memref.LoadOp, r *rewrite.Rewriter) bool {
			flat, ok := flatten(r, op.Memref(), op.Indices())
			if ok {
				made := memref.NewLoad(r.Builder, flat.base, flat.index())
				replaceKeeping(r, op.Op(), made.Op())
			}
			return ok
		}),
		rewrite.On(func(op memref.StoreOp, r *rewrite.Rewriter) bool {
			flat, ok := flatten(r, op.Memref(), op.Indices())
			if ok {
				made := memref.NewStore(r.Builder, op.Value(), flat.base, flat.index())
				replaceKeeping(r, op.Op(), made.Op())
			}
			return ok
		}),
		rewrite.On(func(op memref.AllocOp, r *rewrite.Rewriter) bool {
			t, ok := flatAllocation(op.Op())
			if !ok {
				return false
			}
			made := memref.NewAlloc(r.Builder, t, nil)
			if n, ok := op.Alignment(); ok {
				made.SetAlignment(n)
			}
			return unflatten(r, op.Op(), made.Result())
		}),
		rewrite.On(func(op memref.AllocaOp, r *rewrite.Rewriter) bool {
			t, ok := flatAllocation(op.Op())
			if !ok {
				return false
			}
			made := memref.NewAlloca(r.Builder, t, nil)
			if n, ok := op.Alignment(); ok {
				made.SetAlignment(n)
			}
			return unflatten(r, op.Op(), made.Result())
		}),
	}
}

// FlatVectorAccesses returns patterns for loads, stores and transfers of vectors of one dimension, which go to
// memrefs of one dimension: MLIR's populateFlattenVectorOpsOnMemrefPatterns. Transfers must be in bounds, along
// the last dimension and without a mask.
func FlatVectorAccesses() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op vector.LoadOp, r *rewrite.Rewriter) bool {
			flat, ok := flattenVector(r, op.Result().Type(), op.Base(), op.Indices())
			if ok {
				replaceKeeping(r, op.Op(), vector.NewLoad(r.Builder, op.Result().Type(), flat.base, flat.index()).Op())
			}
			return ok
		}),
		rewrite.On(func(op vector.StoreOp, r *rewrite.Rewriter) bool {
			flat, ok := flattenVector(r, op.ValueToStore().Type(), op.Base(), op.Indices())
			if ok {
				replaceKeeping(r, op.Op(), vector.NewStore(r.Builder, op.ValueToStore(), flat.base, flat.index()).Op())
			}
			return ok
		}),
		rewrite.On(func(op vector.MaskedLoadOp, r *rewrite.Rewriter) bool {
			flat, ok := flattenVector(r, op.Result().Type(), op.Base(), op.Indices())
			if ok {
				made := vector.NewMaskedLoad(r.Builder, op.Result().Type(), flat.base, []*ir.Value{flat.index()}, op.Mask(), op.PassThru())
				replaceKeeping(r, op.Op(), made.Op())
			}
			return ok
		}),
		rewrite.On(func(op vector.MaskedStoreOp, r *rewrite.Rewriter) bool {
			flat, ok := flattenVector(r, op.ValueToStore().Type(), op.Base(), op.Indices())
			if ok {
				made := vector.NewMaskedStore(r.Builder, flat.base, []*ir.Value{flat.index()}, op.Mask(), op.ValueToStore())
				replaceKeeping(r, op.Op(), made.Op())
			}
			return ok
		}),
		rewrite.On(flattenRead),
		rewrite.On(flattenWrite),
	}
}

func flattenRead(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	if !canFlatten(op.Op(), op.PermutationMap(), op.InBounds(), op.Mask()) {
		return false
	}
	t := op.Result().Type()
	flat, ok := flattenVector(r, t, op.Base(), op.Indices())
	if !ok {
		return false
	}
	m, bounds := flatTransfer(r, t)
	r.ReplaceBy(op.Op(), vector.NewTransferRead(r.Builder, t, flat.base, []*ir.Value{flat.index()}, m, op.Padding(), nil, bounds).Op())
	return true
}

func flattenWrite(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	if !canFlatten(op.Op(), op.PermutationMap(), op.InBounds(), op.Mask()) {
		return false
	}
	t := op.ValueToStore().Type()
	flat, ok := flattenVector(r, t, op.Base(), op.Indices())
	if !ok {
		return false
	}
	m, bounds := flatTransfer(r, t)
	r.ReplaceBy(op.Op(), vector.NewTransferWrite(r.Builder, nil, op.ValueToStore(), flat.base, []*ir.Value{flat.index()}, m, nil, bounds).Op())
	return true
}

// canFlatten reports whether a transfer is like a load or store.
func canFlatten(op *ir.Operation, m affine.Map, bounds *ir.ArrayAttr, mask *ir.Value) bool {
	for _, a := range bounds.Elems() {
		if !a.(*ir.IntegerAttr).Bool() {
			return false
		}
	}
	_, masked := vector.MaskOf(op)
	return m.IsMinorIdentity() && mask == nil && !masked
}

// flatTransfer returns the map of a transfer of a type from one dimension, and that it may be out of bounds.
func flatTransfer(r *rewrite.Rewriter, t ir.Type) (affine.Map, *ir.ArrayAttr) {
	n := t.(*ir.VectorType).Rank()
	list := make([]ir.Attribute, n)
	for i := range list {
		list[i] = ir.NewBoolAttr(r.Context(), false)
	}
	return affine.MinorIdentity(1, n), ir.NewArrayAttr(r.Context(), list...)
}

// replaceKeeping replaces an operation by another one that gets its attributes.
func replaceKeeping(r *rewrite.Rewriter, op, made *ir.Operation) {
	made.SetInherentAttrs(op.InherentAttrs())
	made.SetDiscardables(op.Discardables())
	r.ReplaceBy(op, made)
}

// A flatAccess is an access to a memref of one dimension.
type flatAccess struct {
	r    *rewrite.Rewriter
	base *ir.Value
	at   ir.FoldResult
}

// index creates the index, if it is a constant.
func (f flatAccess) index() *ir.Value { return linear.IndexOf(f.r.Builder, f.at) }

// flattenVector is flatten for a vector, which must have at most one dimension.
func flattenVector(r *rewrite.Rewriter, t ir.Type, v *ir.Value, indices ir.ValueRange) (flatAccess, bool) {
	if t.(*ir.VectorType).Rank() > 1 {
		return flatAccess{}, false // upstream's access is not valid
	}
	return flatten(r, v, indices)
}

// flatten makes one dimension of those of a memref, if it has several.
func flatten(r *rewrite.Rewriter, v *ir.Value, indices ir.ValueRange) (flat flatAccess, ok bool) {
	t, ok := v.Type().(*ir.MemRefType)
	if !ok || t.Rank() < 2 || !hasFlatLayout(t) {
		return flat, false
	}
	l := linear.LinearizeAccess(r.Builder, v, 1, linear.Folded(indices.Values()))
	one := []strided.Index{strided.Constant(1)}
	offset, size := linear.ToStrided(l.Offset), []strided.Index{linear.ToStrided(l.Size)}
	base := memref.NewReinterpretCastTo(r.Builder, flatType(t, offset, size[0]), v, offset, size, one).Result()
	return flatAccess{r, base, l.Index}, true
}

// hasFlatLayout reports whether the layout of a memref is written as strides, or is not written.
func hasFlatLayout(t *ir.MemRefType) bool {
	_, isStrided := t.Layout().(*ir.StridedLayoutAttr)
	return isStrided || t.HasIdentityLayout()
}

func flatType(t *ir.MemRefType, offset, size strided.Index) *ir.MemRefType {
	number := func(x strided.Index) int64 {
		if x.IsConstant() {
			return x.Static()
		}
		return affine.Dynamic
	}
	layout := ir.NewStridedLayoutAttr(t.Context(), number(offset), []int64{1})
	return ir.NewMemRefType([]int64{number(size)}, t.Elem(), layout, t.MemorySpace())
}

// flatAllocation returns the type that is allocated instead of a memref of static shape.
func flatAllocation(op *ir.Operation) (*ir.MemRefType, bool) {
	t := op.Result(0).Type().(*ir.MemRefType)
	strides, offset, ok := t.StridesAndOffset()
	if !ok || t.Rank() < 2 || !hasFlatLayout(t) || !ir.HasStaticShape(t) || offset == affine.Dynamic || op.NumOperands() > 0 {
		return nil, false
	}
	size := int64(0)
	for i, n := range t.Shape() {
		if strides[i] == affine.Dynamic {
			return nil, false
		}
		size = max(size, strided.Mul(n, strides[i]))
	}
	if size == affine.Dynamic {
		return nil, false
	}
	return flatType(t, strided.Constant(offset), strided.Constant(size)), true
}

// unflatten replaces an allocation by a cast of another one.
func unflatten(r *rewrite.Rewriter, op *ir.Operation, v *ir.Value) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	strides, offset, _ := t.StridesAndOffset()
	r.ReplaceBy(op, memref.NewReinterpretCastTo(r.Builder, t, v, strided.Constant(offset), strided.Constants(t.Shape()), strided.Constants(strides)).Op())
	return true
}
