package vectorlower

import (
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// onMaskable returns a pattern for an operation that may be in a vector.mask, by its typed view. f
// gets the mask, nil if absent, and returns what replaces the operation together with its
// mask, nil if it does not match. What f creates comes before the mask.
func onMaskable[V ir.OpView](f func(op V, mask *ir.Value, r *rewrite.Rewriter) *ir.Value) rewrite.Pattern {
	return rewrite.On(func(op V, r *rewrite.Rewriter) bool {
		root, mask := maskOf(op.Op())
		r.Before(root)
		v := f(op, mask, r)
		return v != nil && replaced(r, root, v)
	})
}

// maskOf returns the vector.mask around an operation and its mask; the operation itself and nil if
// there is none.
func maskOf(op *ir.Operation) (root *ir.Operation, mask *ir.Value) {
	if m, ok := ir.As[vector.MaskOp](op.ParentOp()); ok {
		return m.Op(), m.Mask()
	}
	return op, nil
}

// maskedBy puts an operation that has just been created into a vector.mask, unless mask is nil. It
// returns the operation that has the results.
func maskedBy(r *rewrite.Rewriter, op *ir.Operation, mask *ir.Value) *ir.Operation {
	if mask == nil {
		return op
	}
	op.Remove()
	return vector.NewMask(r.Builder, mask, nil, op).Op()
}
