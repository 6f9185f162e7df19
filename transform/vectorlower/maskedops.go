package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// LowerMask is the pass lower-vector-mask.
var LowerMask = &pass.Def{
	Name:    "lower-vector-mask",
	Summary: "Lower 'vector.mask' operations",
	Class:   "LowerVectorMaskPass",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			greedy(j, slices.Concat(MaskedAccesses(), canonical(j.Op.Context(), vector.Mask)))
		}
	},
}

// canonical returns the canonicalization patterns of some operations.
func canonical(c *ir.Context, defs ...*ir.OpDef) []rewrite.Pattern {
	var list []rewrite.Pattern
	for _, d := range defs {
		if m, ok := rewrite.CanonicalizeInterface.OfDef(c, d); ok {
			list = append(list, m.CanonicalizationPatterns()...)
		}
	}
	return list
}

// MaskedAccesses returns patterns that take accesses to memory out of a vector.mask, and give them
// its mask: MLIR's populateVectorMaskLoweringPatternsForSideEffectingOps.
func MaskedAccesses() []rewrite.Pattern {
	return bounded(
		rewrite.On(unmasked(func(op vector.TransferReadOp, m vector.MaskOp, r *rewrite.Rewriter) *ir.Operation {
			if m.Passthru() != nil {
				r.NoMatch(m.Op(), "Can't lower passthru to vector.transfer_read")
				return nil
			}
			return vector.NewTransferRead(r.Builder, op.Result().Type(), op.Base(), op.Indices().Values(), op.PermutationMap(), op.Padding(), m.Mask(), op.InBounds()).Op()
		})),
		rewrite.On(unmasked(func(op vector.TransferWriteOp, m vector.MaskOp, r *rewrite.Rewriter) *ir.Operation {
			return vector.NewTransferWrite(r.Builder, resultType(op.Op()), op.ValueToStore(), op.Base(), op.Indices().Values(), op.PermutationMap(), m.Mask(), op.InBounds()).Op()
		})),
		rewrite.On(unmasked(func(op vector.GatherOp, m vector.MaskOp, r *rewrite.Rewriter) *ir.Operation {
			fill := m.Passthru()
			if fill == nil {
				if zeroAttr(op.Result().Type()) == nil {
					return nil
				}
				fill = zeros(r, op.Result().Type())
			}
			return vector.NewGather(r.Builder, op.Result().Type(), op.Base(), op.Offsets().Values(), op.Indices(), m.Mask(), fill).Op()
		})),
	)
}

// resultType returns the type of the only result of an operation, nil if absent.
func resultType(op *ir.Operation) ir.Type {
	if op.NumResults() == 0 {
		return nil
	}
	return op.Result(0).Type()
}

// unmasked returns the function of a pattern for a vector.mask around an operation of one kind. f
// creates what replaces the mask, and returns nil if it does not match.
func unmasked[V ir.OpView](f func(op V, m vector.MaskOp, r *rewrite.Rewriter) *ir.Operation) func(vector.MaskOp, *rewrite.Rewriter) bool {
	return func(m vector.MaskOp, r *rewrite.Rewriter) bool {
		masked := m.Masked()
		if masked == nil {
			return false
		}
		op, ok := ir.As[V](masked.Op())
		if !ok {
			return false
		}
		other := f(op, m, r)
		if other == nil {
			return false
		}
		r.ReplaceBy(m.Op(), other)
		return true
	}
}
