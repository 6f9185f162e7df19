package cf

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// A switchCase is a case of a switch.
type switchCase struct {
	value num.Int
	to    ir.BranchTarget
}

func (op SwitchOp) fallback() ir.BranchTarget {
	return ir.BranchTarget{Block: op.DefaultDestination(), Args: op.DefaultOperands().Values()}
}

func (op SwitchOp) cases() []switchCase {
	values := op.CaseValues()
	operands := op.CaseOperands()
	list := make([]switchCase, len(operands))
	for i, s := range op.CaseDestinations() {
		list[i] = switchCase{values.Bits(int64(i)), ir.BranchTarget{Block: s.Block(), Args: operands[i].Values()}}
	}
	return list
}

// replaceSwitch replaces a switch by one with the same flag.
func replaceSwitch(r *rewrite.Rewriter, op SwitchOp, fallback ir.BranchTarget, cases []switchCase) bool {
	targets := make([]ir.BranchTarget, len(cases))
	values := make([]num.Int, len(cases))
	for i, c := range cases {
		targets[i], values[i] = c.to, c.value
	}
	fresh := NewSwitch(r.Builder, op.Flag(), fallback, targets...)
	if len(cases) > 0 {
		fresh.SetCaseValues(ir.NewDenseInts(ir.NewVectorType([]int64{int64(len(cases))}, nil, op.Flag().Type()), values...))
	}
	r.ReplaceBy(op.Op(), fresh.Op())
	return true
}

// decide replaces a switch by the branch for a value.
func decide(r *rewrite.Rewriter, op SwitchOp, value num.Int) bool {
	for _, c := range op.cases() {
		if c.value == value {
			return branch(r, op.Op(), c.to)
		}
	}
	return branch(r, op.Op(), op.fallback())
}

func onlyDefault(op SwitchOp, r *rewrite.Rewriter) bool {
	return len(op.CaseDestinations()) == 0 && branch(r, op.Op(), op.fallback())
}

// dropDefaultCases drops the cases that do what happens without them.
func dropDefaultCases(op SwitchOp, r *rewrite.Rewriter) bool {
	fallback, cases := op.fallback(), op.cases()
	kept := slices.DeleteFunc(slices.Clone(cases), func(c switchCase) bool {
		return c.to.Block == fallback.Block && slices.Equal(c.to.Args, fallback.Args)
	})
	return len(kept) < len(cases) && replaceSwitch(r, op, fallback, kept)
}

func constantFlag(op SwitchOp, r *rewrite.Rewriter) bool {
	a, ok := ir.ConstantOf(op.Flag()).(*ir.IntegerAttr)
	return ok && decide(r, op, a.Value())
}

func passThroughSwitch(op SwitchOp, r *rewrite.Rewriter) bool {
	fallback, cases := op.fallback(), op.cases()
	var c chains
	skipped := false
	for i := range cases {
		skipped = c.skip(&cases[i].to) || skipped
	}
	skipped = c.skip(&fallback) || skipped
	return skipped && replaceSwitch(r, op, fallback, cases)
}

// switchBefore is the switch about the same flag that is the only way to another one.
func switchBefore(op SwitchOp) (before SwitchOp, ok bool) {
	p := onlyPredecessor(op.Op().Block())
	if p == nil {
		return before, false
	}
	before, ok = ir.As[SwitchOp](p.Terminator())
	return before, ok && before.Flag() == op.Flag()
}

// caseOfSwitch decides a switch that is in a case of another one.
func caseOfSwitch(op SwitchOp, r *rewrite.Rewriter) bool {
	before, ok := switchBefore(op)
	if !ok {
		return false
	}
	for i, s := range before.CaseDestinations() {
		if s.Block() == op.Op().Block() {
			return decide(r, op, before.CaseValues().Bits(int64(i)))
		}
	}
	return false
}

// defaultOfSwitch drops the cases that another switch has taken before.
func defaultOfSwitch(op SwitchOp, r *rewrite.Rewriter) bool {
	before, ok := switchBefore(op)
	if !ok || before.DefaultDestination() != op.Op().Block() {
		return false
	}
	taken := map[num.Int]bool{}
	for _, c := range before.cases() {
		taken[c.value] = true
	}
	cases := op.cases()
	kept := slices.DeleteFunc(slices.Clone(cases), func(c switchCase) bool { return taken[c.value] })
	return len(kept) < len(cases) && replaceSwitch(r, op, op.fallback(), kept)
}
