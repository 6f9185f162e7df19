package vector

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MaskedLoadOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op MaskedLoadOp, r *rewrite.Rewriter) bool {
		return load(op.Op(), r, op.Base(), op.Indices(), op.Mask(), op.PassThru())
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExpandLoadOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op ExpandLoadOp, r *rewrite.Rewriter) bool {
		return load(op.Op(), r, op.Base(), op.Indices(), op.Mask(), op.PassThru())
	})}
}

// load replaces a masked load by one of all elements, or by the other values if none is
// loaded. As upstream, what replaces an access to memory has no alignment.
func load(op *ir.Operation, r *rewrite.Rewriter, base *ir.Value, indices ir.ValueRange, mask, passThru *ir.Value) bool {
	switch maskOf(mask) {
	case maskAll:
		r.ReplaceBy(op, NewLoad(r.Builder, op.Result(0).Type(), base, indices.Values()...).Op())
	case maskNone:
		r.Replace(op, passThru)
	default:
		return false
	}
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (MaskedStoreOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op MaskedStoreOp, r *rewrite.Rewriter) bool {
		return store(op.Op(), r, op.Base(), op.Indices(), op.Mask(), op.ValueToStore())
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CompressStoreOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op CompressStoreOp, r *rewrite.Rewriter) bool {
		return store(op.Op(), r, op.Base(), op.Indices(), op.Mask(), op.ValueToStore())
	})}
}

// store replaces a masked store by one of all elements, or erases it if none is stored.
func store(op *ir.Operation, r *rewrite.Rewriter, base *ir.Value, indices ir.ValueRange, mask, value *ir.Value) bool {
	switch maskOf(mask) {
	case maskAll:
		r.ReplaceBy(op, NewStore(r.Builder, value, base, indices.Values()...).Op())
	case maskNone:
		r.Erase(op)
	default:
		return false
	}
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (GatherOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(gatherNothing), rewrite.On(gatherContiguous)}
}

// gatherNothing leaves the other values, if none is loaded.
func gatherNothing(op GatherOp, r *rewrite.Rewriter) bool {
	if maskOf(op.Mask()) != maskNone {
		return false
	}
	r.Replace(op.Op(), op.PassThru())
	return true
}

// gatherContiguous loads consecutive elements.
func gatherContiguous(op GatherOp, r *rewrite.Rewriter) bool {
	if _, isMemRef := op.Base().Type().(*ir.MemRefType); !isMemRef || !isCount(op.Indices()) {
		return false
	}
	all := NewMaskedLoad(r.Builder, op.Result().Type(), op.Base(), op.Offsets().Values(), op.Mask(), op.PassThru())
	r.ReplaceBy(op.Op(), all.Op())
	return true
}

// isCount reports whether a vector is 0, 1, 2 and so on.
func isCount(v *ir.Value) bool {
	t := vectorType(v)
	if t.Rank() != 1 || t.IsScalable() {
		return false
	}
	if definedBy(v, Step) != nil {
		return true
	}
	c, ok := dense(ir.ConstantOf(v))
	if !ok || c.IsSplat() && t.Shape()[0] > 1 {
		return false
	}
	for i := range t.Shape()[0] {
		if n, ok := c.Bits(i).Int64(); !ok || n != i {
			return false
		}
	}
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ScatterOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(scatterNothing), rewrite.On(scatterContiguous)}
}

// scatterNothing leaves the memory or the tensor as it is, if nothing is stored.
func scatterNothing(op ScatterOp, r *rewrite.Rewriter) bool {
	switch {
	case maskOf(op.Mask()) != maskNone:
		return false
	case op.Result() != nil:
		r.Replace(op.Op(), op.Base())
	default:
		r.Erase(op.Op())
	}
	return true
}

// scatterContiguous stores consecutive elements.
func scatterContiguous(op ScatterOp, r *rewrite.Rewriter) bool {
	if _, isMemRef := op.Base().Type().(*ir.MemRefType); !isMemRef || !isCount(op.Indices()) {
		return false
	}
	all := NewMaskedStore(r.Builder, op.Base(), op.Offsets().Values(), op.Mask(), op.ValueToStore())
	r.ReplaceBy(op.Op(), all.Op())
	return true
}
