package scf

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// values makes constants of bounds that are attributes.
func values(b *ir.Builder, bounds []ir.FoldResult) []*ir.Value {
	list := make([]*ir.Value, len(bounds))
	for i, f := range bounds {
		if list[i] = f.Value; list[i] == nil {
			list[i] = arith.NewConstant(b, f.Attr.(ir.TypedAttribute)).Result()
		}
	}
	return list
}

// ForallToParallel replaces a forall without outputs by a parallel loop, in front of it. It
// returns false and changes nothing if there are outputs.
func ForallToParallel(op ForallOp, r *rewrite.Rewriter) (ParallelOp, bool) {
	if op.Outputs().Len() > 0 {
		return ParallelOp{}, false
	}
	r.Before(op.Op()).LocOf(op.Op())
	loop := NewParallel(r.Builder, values(r.Builder, op.LowerBounds()), values(r.Builder, op.UpperBounds()), values(r.Builder, op.Steps()), nil)
	r.EraseBlock(loop.Body())
	r.InlineRegion(op.Region(), loop.Region(), nil)
	last := loop.Body().Last()
	r.AtEnd(loop.Body()).LocOf(last)
	NewReduce(r.Builder)
	r.Erase(last)
	if m := op.Mapping(); m != nil {
		r.Modify(loop.Op(), func() { loop.Op().SetAttr("mapping", m) })
	}
	r.Erase(op.Op())
	return loop, true
}

// ForallToFor replaces a forall without outputs by a nest of loops that count one variable each,
// from outermost to innermost. It returns false and changes nothing if there are outputs.
func ForallToFor(op ForallOp, r *rewrite.Rewriter) ([]ForOp, bool) {
	if op.Outputs().Len() > 0 {
		return nil, false
	}
	r.Before(op.Op()).LocOf(op.Op())
	lower, upper, step := values(r.Builder, op.LowerBounds()), values(r.Builder, op.UpperBounds()), values(r.Builder, op.Steps())
	var nest []ForOp
	var ivs []*ir.Value
	for i := range lower {
		loop := NewFor(r.Builder, lower[i], upper[i], step[i])
		nest, ivs = append(nest, loop), append(ivs, loop.InductionVar())
		r.Before(loop.Body().Last())
	}
	r.Erase(op.InParallel().Op())
	r.InlineAt(op.Body(), r.Point(), ivs)
	r.Erase(op.Op())
	return nest, true
}
