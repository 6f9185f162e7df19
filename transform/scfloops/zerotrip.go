package scfloops

import (
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// WrapInZeroTripCheck rotates a loop: the condition of the first round is computed in front of it, an
// scf.if skips the loop if that does not hold, and then each round ends with the condition of the next
// one. A loop that ends its rounds with the condition already is only rotated if force is true;
// otherwise WrapInZeroTripCheck returns false and changes nothing.
func WrapInZeroTripCheck(op scf.WhileOp, r *rewrite.Rewriter, force bool) bool {
	if !force && op.AfterBody().First().Is(scf.Yield) {
		return false
	}
	r.Before(op.Op()).LocOf(op.Op())
	m := &ir.IRMapping{}
	for i, v := range op.BeforeArgs().All() {
		m.SetValue(v, op.Inits().At(i))
	}
	condition := op.ConditionOp()
	for o := op.BeforeBody().First(); o != condition.Op(); o = o.Next() {
		r.Clone(o, m)
	}
	first := make([]*ir.Value, condition.Args().Len())
	for i, v := range condition.Args().All() {
		first[i] = m.Value(v)
	}
	types := op.Op().Results().Types()
	check := scf.NewIf(r.Builder, types, m.Value(condition.Condition()), true)
	for _, b := range [2]*ir.Block{check.ThenBlock(), check.ElseBlock()} {
		if b.Last() != nil {
			r.Erase(b.Last()) // made for want of results
		}
	}
	r.AtEnd(check.ElseBlock())
	scf.NewYield(r.Builder, first...)

	r.AtEnd(check.ThenBlock())
	loop := scf.NewWhile(r.Builder, types, first...)
	for i, v := range first {
		loop.BeforeArgs().At(i).SetLoc(v.Loc())
	}
	scf.NewYield(r.Builder, loop.Op().Results().Values()...)
	r.AtEnd(loop.AfterBody())
	scf.NewYield(r.Builder, loop.AfterArgs().Values()...)

	yield := op.YieldOp()
	r.Merge(op.AfterBody(), loop.BeforeBody(), loop.BeforeArgs().Values())
	next := yield.Results().Values()
	r.Erase(yield.Op())
	r.Merge(op.BeforeBody(), loop.BeforeBody(), next)
	r.Replace(op.Op(), check.Op().Results().Values()...)
	return true
}
