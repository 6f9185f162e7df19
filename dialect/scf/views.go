package scf

import "github.com/gomlir/gomlir/ir"

// Body is the block of the loop.
func (op ForOp) Body() *ir.Block { return op.Region().First() }

// InductionVar is the argument of the body that counts.
func (op ForOp) InductionVar() *ir.Value { return op.Body().Arg(0) }

// IterArgs are the arguments of the body that stand for what the round before has yielded.
func (op ForOp) IterArgs() ir.ValueRange { return argsFrom(op.Body(), 1) }

// Yields are the values that a round yields.
func (op ForOp) Yields() ir.ValueRange { return yields(op.Body()) }

// YieldOp is the terminator of the body. The loop must be valid.
func (op ForOp) YieldOp() YieldOp { return ir.Cast[YieldOp](op.Body().Last()) }

// argsFrom returns the arguments of a block without the first ones.
func argsFrom(b *ir.Block, n int) ir.ValueRange {
	args := b.Args()
	return args.Slice(min(n, args.Len()), args.Len())
}

// yields returns what a block yields at its end, nothing if it does not.
func yields(b *ir.Block) ir.ValueRange {
	if last := b.Last(); last != nil && last.Is(Yield) {
		return last.Operands()
	}
	return ir.ValueRange{}
}

// BeforeBody is the block of the first region.
func (op WhileOp) BeforeBody() *ir.Block { return op.Before().First() }

// AfterBody is the block of the second region.
func (op WhileOp) AfterBody() *ir.Block { return op.After().First() }

// BeforeArgs are the values that the condition is computed from: first the inits, then what
// the last round has yielded.
func (op WhileOp) BeforeArgs() ir.ValueRange { return op.BeforeBody().Args() }

// AfterArgs are the values that the condition hands over to a round.
func (op WhileOp) AfterArgs() ir.ValueRange { return op.AfterBody().Args() }

// ConditionOp is the terminator of the first region. The loop must be valid.
func (op WhileOp) ConditionOp() ConditionOp { return ir.Cast[ConditionOp](op.BeforeBody().Last()) }

// YieldOp is the terminator of the second region. The loop must be valid.
func (op WhileOp) YieldOp() YieldOp { return ir.Cast[YieldOp](op.AfterBody().Last()) }

// ThenBlock is the block that is executed if the condition holds.
func (op IfOp) ThenBlock() *ir.Block { return op.ThenRegion().First() }

// ElseBlock is the block that is executed if the condition does not hold, nil if absent.
func (op IfOp) ElseBlock() *ir.Block { return op.ElseRegion().First() }

// ThenYield is the terminator of the first region. The operation must be valid.
func (op IfOp) ThenYield() YieldOp { return ir.Cast[YieldOp](op.ThenBlock().Last()) }

// ElseYield is the terminator of the second region, which must not be empty. The operation
// must be valid.
func (op IfOp) ElseYield() YieldOp { return ir.Cast[YieldOp](op.ElseBlock().Last()) }

// DefaultBlock is the block that is executed if no case equals the index.
func (op IndexSwitchOp) DefaultBlock() *ir.Block { return op.DefaultRegion().First() }

// CaseBlock is the block of a case.
func (op IndexSwitchOp) CaseBlock(i int) *ir.Block { return op.CaseRegions()[i].First() }

// Body is the block of the loop.
func (op ParallelOp) Body() *ir.Block { return op.Region().First() }

// InductionVars are the arguments of the body.
func (op ParallelOp) InductionVars() ir.ValueRange { return op.Body().Args() }

// ReduceOp is the terminator of the body. The loop must be valid.
func (op ParallelOp) ReduceOp() ReduceOp { return ir.Cast[ReduceOp](op.Body().Last()) }

// Body is the block of the loop.
func (op ForallOp) Body() *ir.Block { return op.Region().First() }

// Rank is the number of induction variables.
func (op ForallOp) Rank() int { return len(op.StaticLowerBound()) }

// InductionVars are the arguments of the body that count.
func (op ForallOp) InductionVars() ir.ValueRange {
	args := op.Body().Args()
	return args.Slice(0, min(op.Rank(), args.Len()))
}

// OutArgs are the arguments of the body that stand for the outputs.
func (op ForallOp) OutArgs() ir.ValueRange { return argsFrom(op.Body(), op.Rank()) }

// InParallel is the terminator of the body. The loop must be valid.
func (op ForallOp) InParallel() InParallelOp { return ir.Cast[InParallelOp](op.Body().Last()) }

// IsNormalized reports whether all loops start at 0, with steps of 1.
func (op ForallOp) IsNormalized() bool {
	return allEqual(op.StaticLowerBound(), 0) && allEqual(op.StaticStep(), 1)
}

func allEqual(list []int64, v int64) bool {
	for _, x := range list {
		if x != v {
			return false
		}
	}
	return true
}

// Body is the block with the operations that contribute to the results.
func (op InParallelOp) Body() *ir.Block { return op.Region().First() }

// LowerBounds are the lower bounds of the loops, constants or values.
func (op ForallOp) LowerBounds() []ir.FoldResult {
	return mixed(op.Op().Context(), op.StaticLowerBound(), op.DynamicLowerBound())
}

// UpperBounds are the upper bounds of the loops.
func (op ForallOp) UpperBounds() []ir.FoldResult {
	return mixed(op.Op().Context(), op.StaticUpperBound(), op.DynamicUpperBound())
}

// Steps are the steps of the loops.
func (op ForallOp) Steps() []ir.FoldResult {
	return mixed(op.Op().Context(), op.StaticStep(), op.DynamicStep())
}

// mixed puts constants, as index attributes, and values together.
func mixed(c *ir.Context, static []int64, values ir.ValueRange) []ir.FoldResult {
	list := make([]ir.FoldResult, len(static))
	index, next := ir.NewIndexType(c), 0
	for i, v := range static {
		if v != ir.DynamicSize {
			list[i].Attr = ir.NewIntegerAttr(index, v)
		} else if next < values.Len() {
			list[i].Value = values.At(next)
			next++
		}
	}
	return list
}
