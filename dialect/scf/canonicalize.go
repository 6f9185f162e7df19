package scf

import (
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// replaceWithBlock puts the operations of a block in the place of an operation, which results
// in what the terminator yields. The arguments of the block are replaced by values.
func replaceWithBlock(r *rewrite.Rewriter, op *ir.Operation, b *ir.Block, args ...*ir.Value) {
	last := b.Last()
	r.InlineAt(b, ir.InsertPoint{Block: op.Block(), Before: op}, args)
	r.Replace(op, last.Operands().Values()...)
	r.Erase(last)
}

// CanonicalizationPatterns returns the patterns that put the region in the place of the
// operation.
func (ExecuteRegionOp) CanonicalizationPatterns() []rewrite.Pattern {
	return append([]rewrite.Pattern{rewrite.On(inlineBlock), rewrite.On(inlineBlocks)}, rewrite.RegionBranchPatterns(ExecuteRegion)...)
}

// inlineBlock inlines the region if it has one block.
func inlineBlock(op ExecuteRegionOp, r *rewrite.Rewriter) bool {
	if op.NoInline() || !op.Region().HasOneBlock() || !op.Region().First().Last().Is(Yield) {
		return false
	}
	replaceWithBlock(r, op.Op(), op.Region().First())
	return true
}

// inlineBlocks inlines the region if there may be several blocks around the operation.
func inlineBlocks(op ExecuteRegionOp, r *rewrite.Rewriter) bool {
	parent := op.Op().ParentOp()
	if op.NoInline() || !parent.Has(ir.FunctionLike) && !parent.Is(ExecuteRegion) {
		return false
	}
	loc := r.Loc()
	head, tail := r.Split(op.Op().Block(), op.Op())
	r.AtEnd(head)
	cf.NewBranch(r.Builder, ir.To(op.Region().First()))
	for b := range op.Region().Blocks() {
		if last := b.Last(); last.Is(Yield) {
			r.Before(last).LocOf(last)
			cf.NewBranch(r.Builder, ir.To(tail, last.Operands().Values()...))
			r.Erase(last)
		}
	}
	r.SetLoc(loc)
	r.InlineRegion(op.Region(), tail.Region(), tail)
	var args []*ir.Value
	for _, v := range op.Op().Results().All() {
		args = append(args, tail.AddArgument(v.Type(), v.Loc()))
	}
	r.Replace(op.Op(), args...)
	return true
}

// CanonicalizationPatterns returns the patterns for a switch whose argument is a constant.
func (IndexSwitchOp) CanonicalizationPatterns() []rewrite.Pattern {
	return append([]rewrite.Pattern{rewrite.On(chooseCase)}, rewrite.RegionBranchPatterns(IndexSwitch)...)
}

// chooseCase keeps the region of the case that a constant chooses.
func chooseCase(op IndexSwitchOp, r *rewrite.Rewriter) bool {
	n, ok := ir.ConstInt(op.Arg())
	if !ok {
		return false
	}
	replaceWithBlock(r, op.Op(), op.Op().Region(op.region(n)).First())
	return true
}

// CanonicalizationPatterns returns the patterns for loops of which values or rounds are
// superfluous.
func (ForOp) CanonicalizationPatterns() []rewrite.Pattern {
	return append([]rewrite.Pattern{rewrite.On(simplifyFor), rewrite.On(castInFor)}, rewrite.RegionBranchPatterns(For)...)
}

// simplifyFor replaces a loop with no rounds by its inits, one with a single round by its body,
// and one that does nothing by what it yields.
func simplifyFor(op ForOp, r *rewrite.Rewriter) bool {
	n, ok := op.TripCount()
	if !ok {
		return r.NoMatch(op.Op(), "can't compute constant trip count")
	}
	inits := op.InitArgs().Values()
	switch {
	case n.IsZero():
		r.Replace(op.Op(), inits...)
		return true
	case n.IsOne():
		replaceWithBlock(r, op.Op(), op.Body(), append([]*ir.Value{op.LowerBound()}, inits...)...)
		return true
	case op.Body().First() != op.Body().Last():
		return false
	}
	for _, v := range op.Yields().All() {
		if !ir.DefinedOutsideLoop(op, v) {
			return false
		}
	}
	r.Replace(op.Op(), op.Yields().Values()...)
	return true
}
