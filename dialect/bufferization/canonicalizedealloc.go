package bufferization

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (DeallocOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(deallocOnce), rewrite.On(retainOnce), rewrite.On(deallocNothing), rewrite.On(deallocNever),
		rewrite.On(deallocWhole), rewrite.On(deallocUnused),
	}
}

// SetMemrefs makes the operation free other memory. It reports whether that changes anything.
func (op DeallocOp) SetMemrefs(r *rewrite.Rewriter, memrefs, conditions []*ir.Value) bool {
	if slices.Equal(op.Memrefs().Values(), memrefs) && slices.Equal(op.Conditions().Values(), conditions) {
		return false
	}
	retained := op.Retained().Values()
	sizes := []int32{int32(len(memrefs)), int32(len(conditions)), int32(len(retained))}
	r.Modify(op.Op(), func() {
		op.Op().SetOperands(slices.Concat(memrefs, conditions, retained))
		op.Op().SetInherentAttr(slotDeallocOperandSegmentSizes, ir.NewDenseI32ArrayAttr(r.Context(), sizes...))
	})
	return true
}

// deallocOnce frees memory once that is listed several times, if one of the conditions holds.
func deallocOnce(op DeallocOp, r *rewrite.Rewriter) bool {
	at := map[*ir.Value]int{}
	var memrefs, conditions []*ir.Value
	for i, v := range op.Memrefs().All() {
		condition := op.Conditions().At(i)
		n, seen := at[v]
		if !seen {
			at[v] = len(memrefs)
			memrefs, conditions = append(memrefs, v), append(conditions, condition)
		} else if conditions[n] != condition {
			conditions[n] = arith.NewOrI(r.Builder, conditions[n], condition).Result()
		}
	}
	return op.SetMemrefs(r, memrefs, conditions)
}

// retainOnce lists memory once that is kept.
func retainOnce(op DeallocOp, r *rewrite.Rewriter) bool {
	at := map[*ir.Value]int{}
	var retained []*ir.Value
	index := make([]int, op.Retained().Len())
	for i, v := range op.Retained().All() {
		n, seen := at[v]
		if !seen {
			n = len(retained)
			at[v] = n
			retained = append(retained, v)
		}
		index[i] = n
	}
	if len(retained) == len(index) {
		return false
	}
	made := NewDealloc(r.Builder, op.Memrefs().Values(), op.Conditions().Values(), retained...)
	values := make([]*ir.Value, len(index))
	for i, n := range index {
		values[i] = made.UpdatedConditions().At(n)
	}
	r.Replace(op.Op(), values...)
	return true
}

// deallocNothing erases an operation that frees nothing. Nothing that it keeps is owned.
func deallocNothing(op DeallocOp, r *rewrite.Rewriter) bool {
	if op.Memrefs().Len() > 0 {
		return false
	}
	no := arith.NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), false)).Result()
	values := make([]*ir.Value, op.Op().NumResults())
	for i := range values {
		values[i] = no
	}
	r.Replace(op.Op(), values...)
	return true
}

// deallocNever does not list memory that is never freed.
func deallocNever(op DeallocOp, r *rewrite.Rewriter) bool {
	var memrefs, conditions []*ir.Value
	for i, v := range op.Memrefs().All() {
		if n, ok := ir.ConstInt(op.Conditions().At(i)); !ok || n != 0 {
			memrefs, conditions = append(memrefs, v), append(conditions, op.Conditions().At(i))
		}
	}
	return op.SetMemrefs(r, memrefs, conditions)
}

// deallocWhole frees what has been allocated, not its base.
func deallocWhole(op DeallocOp, r *rewrite.Rewriter) bool {
	memrefs := slices.Clone(op.Memrefs().Values())
	for i, v := range memrefs {
		base, ok := ir.DefiningOp[memref.ExtractStridedMetadataOp](v)
		if !ok {
			continue
		}
		alloc := base.Source()
		if def := alloc.DefiningOp(); def != nil && hasEffect(def, effects.Allocate, alloc) {
			memrefs[i] = alloc
		}
	}
	return op.SetMemrefs(r, memrefs, op.Conditions().Values())
}

// deallocUnused does not allocate what is freed without being used.
func deallocUnused(op DeallocOp, r *rewrite.Rewriter) bool {
	var memrefs, conditions []*ir.Value
	var dead []*ir.Operation
	for i, v := range op.Memrefs().All() {
		if def := v.DefiningOp(); def != nil && v.HasOneUse() && onlyAllocates(def, v) {
			dead = append(dead, def)
			continue
		}
		memrefs, conditions = append(memrefs, v), append(conditions, op.Conditions().At(i))
	}
	if !op.SetMemrefs(r, memrefs, conditions) {
		return false
	}
	for _, def := range dead {
		r.Erase(def)
	}
	return true
}

// onlyAllocates reports whether it is known that an operation allocates the memory of a value, and does
// nothing else.
func onlyAllocates(op *ir.Operation, v *ir.Value) bool {
	list, ok := effects.Append(nil, op)
	if !ok || len(list) == 0 {
		return false
	}
	for _, e := range list {
		if e.Kind != effects.Allocate || e.Value != v {
			return false
		}
	}
	return true
}
