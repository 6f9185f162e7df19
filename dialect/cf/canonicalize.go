package cf

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// The patterns of an operation are listed in upstream's order, and those of cond_br have
// its names; of two that match, the first decides.

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AssertOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op AssertOp, r *rewrite.Rewriter) bool {
		holds, known := constantBool(op.Arg())
		if !known || !holds {
			return false
		}
		r.Erase(op.Op())
		return true
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (BranchOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op BranchOp, r *rewrite.Rewriter) bool {
		return mergeOnlySuccessor(op, r) || passThrough(op, r)
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CondBranchOp) CanonicalizationPatterns() []rewrite.Pattern {
	named := func(name string, f func(CondBranchOp, *rewrite.Rewriter) bool) rewrite.Pattern {
		p := rewrite.On(f)
		p.Name = "(anonymous namespace)::" + name
		return p
	}
	return []rewrite.Pattern{
		named("SimplifyConstCondBranchPred", constantCondition),
		named("SimplifyPassThroughCondBranch", passThroughCond),
		named("SimplifyCondBranchIdenticalSuccessors", sameSuccessors),
		named("SimplifyCondBranchFromCondBranchOnSameCondition", decidedBefore),
		named("CondBranchTruthPropagation", propagateTruth),
		named("DropUnreachableCondBranch", avoidUnreachable),
	}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (SwitchOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(onlyDefault),
		rewrite.On(dropDefaultCases),
		rewrite.On(constantFlag),
		rewrite.On(passThroughSwitch),
		rewrite.On(caseOfSwitch),
		rewrite.On(defaultOfSwitch),
	}
}

func constantBool(v *ir.Value) (value, known bool) {
	a, ok := ir.ConstantOf(v).(*ir.IntegerAttr)
	return ok && !a.Value().IsZero(), ok
}

// branch replaces an operation by a branch.
func branch(r *rewrite.Rewriter, op *ir.Operation, to ir.BranchTarget) bool {
	r.ReplaceBy(op, NewBranch(r.Builder, to).Op())
	return true
}

func (op BranchOp) target() ir.BranchTarget {
	return ir.BranchTarget{Block: op.Dest(), Args: op.DestOperands().Values()}
}

// targets are the two targets of a conditional branch: that of true, and that of false.
func (op CondBranchOp) targets() (yes, no ir.BranchTarget) {
	return ir.BranchTarget{Block: op.TrueDest(), Args: op.TrueDestOperands().Values()},
		ir.BranchTarget{Block: op.FalseDest(), Args: op.FalseDestOperands().Values()}
}

// onlyPredecessor is the one predecessor of a block, which leads there once, nil if
// absent.
func onlyPredecessor(b *ir.Block) *ir.Block {
	var only *ir.Block
	for p := range b.Predecessors() {
		if only != nil {
			return nil
		}
		only = p
	}
	return only
}

// mergeOnlySuccessor moves the operations of a block that has no other predecessor into
// the place of the branch.
func mergeOnlySuccessor(op BranchOp, r *rewrite.Rewriter) bool {
	to, b := op.target(), op.Op().Block()
	if to.Block == b || onlyPredecessor(to.Block) == nil {
		return false
	}
	r.Erase(op.Op())
	r.Merge(to.Block, b, to.Args)
	return true
}

func passThrough(op BranchOp, r *rewrite.Rewriter) bool {
	to := op.target()
	return to.Block != op.Op().Block() && new(chains).skip(&to) && branch(r, op.Op(), to)
}

func constantCondition(op CondBranchOp, r *rewrite.Rewriter) bool {
	value, known := constantBool(op.Condition())
	if !known {
		return false
	}
	yes, no := op.targets()
	if value {
		return branch(r, op.Op(), yes)
	}
	return branch(r, op.Op(), no)
}

func passThroughCond(op CondBranchOp, r *rewrite.Rewriter) bool {
	yes, no := op.targets()
	var c chains
	skippedYes, skippedNo := c.skip(&yes), c.skip(&no)
	if !skippedYes && !skippedNo {
		return false
	}
	fresh := NewCondBranch(r.Builder, op.Condition(), yes, no)
	if w, ok := op.BranchWeights(); ok {
		fresh.SetBranchWeights(w)
	}
	r.ReplaceBy(op.Op(), fresh.Op())
	return true
}

// sameSuccessors makes a branch of one whose targets are the same block. Where the
// operands differ, it selects between them, unless the block has other predecessors.
func sameSuccessors(op CondBranchOp, r *rewrite.Rewriter) bool {
	yes, no := op.targets()
	if yes.Block != no.Block {
		return false
	}
	args := make([]*ir.Value, len(yes.Args))
	same := true
	for i := range args {
		args[i] = yes.Args[i]
		same = same && yes.Args[i] == no.Args[i]
	}
	if !same {
		for p := range yes.Block.Predecessors() {
			if p != op.Op().Block() {
				return false
			}
		}
		for i := range args {
			if yes.Args[i] != no.Args[i] {
				args[i] = arith.NewSelect(r.Builder, op.Condition(), yes.Args[i], no.Args[i]).Result()
			}
		}
	}
	return branch(r, op.Op(), ir.BranchTarget{Block: yes.Block, Args: args})
}

// decidedBefore makes a branch of one whose condition the only way there decides.
func decidedBefore(op CondBranchOp, r *rewrite.Rewriter) bool {
	b := op.Op().Block()
	p := onlyPredecessor(b)
	if p == nil {
		return false
	}
	before, ok := ir.As[CondBranchOp](p.Terminator())
	if !ok || before.Condition() != op.Condition() {
		return false
	}
	yes, no := op.targets()
	if b == before.TrueDest() {
		return branch(r, op.Op(), yes)
	}
	return branch(r, op.Op(), no)
}

// propagateTruth replaces the condition with constants in the two blocks.
func propagateTruth(op CondBranchOp, r *rewrite.Rewriter) bool {
	replaced := false
	for i, to := range []*ir.Block{op.TrueDest(), op.FalseDest()} {
		if onlyPredecessor(to) == nil {
			continue
		}
		var value *ir.Value
		for u := range op.Condition().Uses() {
			if u.Owner().Block() != to {
				continue
			}
			if value == nil {
				value = arith.NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), i == 0)).Result()
			}
			r.Modify(u.Owner(), func() { u.Set(value) })
			replaced = true
		}
	}
	return replaced
}

// avoidUnreachable makes a branch of one that may as well lead to the other block.
func avoidUnreachable(op CondBranchOp, r *rewrite.Rewriter) bool {
	yes, no := op.targets()
	if _, ok := ir.As[ub.UnreachableOp](yes.Block.First()); ok {
		return branch(r, op.Op(), no)
	}
	if _, ok := ir.As[ub.UnreachableOp](no.Block.First()); ok {
		return branch(r, op.Op(), yes)
	}
	return false
}
