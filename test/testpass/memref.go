package testpass

import (
	"github.com/gomlir/gomlir/affine"
	affineops "github.com/gomlir/gomlir/dialect/affine"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/buffers"
)

// composeSubViews makes one part of a part of a memref.
var composeSubViews = &pass.Def{
	Name:    "test-compose-subview",
	Summary: "Test combining composed subviews",
	Class:   class("TestComposeSubViewPass"),
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(rewrite.On(composeSubView)), rewrite.Config{BottomUp: true})
		}
	},
}

func composeSubView(op memref.SubViewOp, r *rewrite.Rewriter) bool {
	from, ok := ir.DefiningOp[memref.SubViewOp](op.Source())
	if !ok || from.Result().Type().(*ir.MemRefType).Rank() != from.Source().Type().(*ir.MemRefType).Rank() {
		return false
	}
	inner, outer := strided.MixedStrides(op), strided.MixedStrides(from)
	sizes := strided.MixedSizes(op)
	strides := make([]strided.Index, len(inner))
	for i := range inner {
		if !inner[i].IsConstant() || !outer[i].IsConstant() {
			return false
		}
		strides[i] = strided.Constant(inner[i].Static() * outer[i].Static())
	}
	first, second := strided.MixedOffsets(from), strided.MixedOffsets(op)
	offsets := make([]strided.Index, len(first))
	for i := range first {
		offsets[i] = composedOffset(r.Builder, first[i], second[i], outer[i].Static())
	}
	t := op.Result().Type().(*ir.MemRefType)
	r.ReplaceBy(op.Op(), memref.NewSubViewOf(r.Builder, t, from.Source(), offsets, sizes, strides).Op())
	return true
}

// composedOffset returns first + second * stride.
func composedOffset(b *ir.Builder, first, second strided.Index, stride int64) strided.Index {
	if first.IsConstant() && second.IsConstant() {
		return strided.Constant(first.Static() + second.Static()*stride)
	}
	var operands []*ir.Value
	expr := func(x strided.Index) affine.Expr {
		if x.IsConstant() {
			return affine.NewConstant(x.Static())
		}
		operands = append(operands, x.Value())
		return affine.NewSymbol(len(operands) - 1)
	}
	e := expr(first)
	e = e.Add(expr(second).Mul(affine.NewConstant(stride)))
	return strided.Dynamic(affineops.NewApply(b, affine.NewMap(0, len(operands), e), operands...).Result())
}

// multiBuffering makes several versions of memory that each round of a loop writes.
var multiBuffering = &pass.Def{
	Name:    "test-multi-buffering",
	Summary: "Test multi buffering transformation",
	Class:   class("TestMultiBufferingPass"),
	On:      fn.Func.Name,
	New: func(o *pass.Options) func(*pass.Job) {
		n := uint32(2)
		o.Uint(&n, "multiplier", "Decide how many versions of the buffer should be created,")
		return func(j *pass.Job) {
			r := rewrite.New(j.Op.Context(), nil)
			for _, alloc := range allOf[memref.AllocOp](j.Op) {
				buffers.Multiply(alloc, n, r)
			}
		}
	},
}
