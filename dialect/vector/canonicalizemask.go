package vector

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// maskKind says what is known of a mask.
type maskKind int

const (
	maskSome maskKind = iota
	maskNone
	maskAll
)

// maskOf returns what is known of a mask from the operation that makes it.
func maskOf(v *ir.Value) maskKind {
	d := v.DefiningOp()
	if d == nil {
		return maskSome
	}
	switch op := d.View().(type) {
	case arith.ConstantOp:
		if c, ok := op.Value().(*ir.DenseElementsAttr); ok && c.IsSplat() {
			if c.Bits(0).IsZero() {
				return maskNone
			}
			return maskAll
		}
	case ConstantMaskOp:
		sizes, shape := op.MaskDimSizes(), vectorType(v).Shape()
		switch {
		case slices.Contains(sizes, 0):
			return maskNone
		case len(shape) == 0, slices.Equal(sizes, shape):
			return maskAll
		}
	case CreateMaskOp:
		for _, size := range op.Operands().All() {
			if n, ok := ir.ConstInt(size); ok && n <= 0 {
				return maskNone
			}
		}
	}
	return maskSome
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CreateMaskOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(createConstantMask)}
}

// createConstantMask makes a mask of constant sizes.
func createConstantMask(op CreateMaskOp, r *rewrite.Rewriter) bool {
	t := vectorType(op.Result())
	shape := t.Shape()
	if t.Rank() == 0 {
		shape = []int64{1}
	}
	sizes, empty := make([]int64, len(shape)), false
	for i, v := range op.Operands().All() {
		scalable := t.Rank() > 0 && t.Scalable(i)
		n, constant := ir.ConstInt(v)
		if constant {
			if scalable && n >= 0 {
				return false
			}
		} else if n, constant = timesVScale(v); !constant || n < shape[i] {
			return false
		}
		sizes[i] = max(0, min(n, shape[i]))
		empty = empty || sizes[i] == 0
	}
	if empty {
		clear(sizes)
	}
	r.ReplaceBy(op.Op(), NewConstantMask(r.Builder, t, sizes).Op())
	return true
}

// timesVScale returns n if a value is n times vector.vscale.
func timesVScale(v *ir.Value) (n int64, ok bool) {
	if definedBy(v, VectorScale) != nil {
		return 1, true
	}
	mul, ok := ir.DefiningOp[arith.MulIOp](v)
	switch {
	case !ok:
		return 0, false
	case definedBy(mul.Lhs(), VectorScale) != nil:
		return ir.ConstInt(mul.Rhs())
	case definedBy(mul.Rhs(), VectorScale) != nil:
		return ir.ConstInt(mul.Lhs())
	}
	return 0, false
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MaskOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(maskNothing)}
}

// foldMask leaves what is yielded, if nothing is masked, and the masked operation alone, if all
// elements are selected.
func foldMask(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	m := ir.Cast[MaskOp](op)
	masked := m.MaskRegion().First().First()
	yield, values := masked, []*ir.Value(nil)
	switch {
	case !masked.Is(Yield):
		if maskOf(m.Mask()) != maskAll {
			return nil, false
		}
		yield, values = masked.Next(), resultsOf(masked)
		yield.SetOperands(nil)
		masked.MoveBefore(op)
	case m.Passthru() != nil || yield.NumOperands() == 0:
		return nil, false
	default:
		values = yield.Operands().Values()
	}
	var results []ir.FoldResult
	for _, v := range values {
		results = append(results, ir.FoldResult{Value: v})
	}
	return results, true
}

// maskNothing selects between what is yielded and the passthru.
func maskNothing(op MaskOp, r *rewrite.Rewriter) bool {
	yield := op.MaskRegion().First().First()
	if !yield.Is(Yield) || op.Passthru() == nil {
		return false
	}
	r.ReplaceBy(op.Op(), arith.NewSelect(r.Builder, op.Mask(), yield.Operand(0), op.Passthru()).Op())
	return true
}
