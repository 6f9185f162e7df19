package scf

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns returns the patterns for values that need not go around the loop, or
// that the condition says something of.
func (WhileOp) CanonicalizationPatterns() []rewrite.Pattern {
	own := []rewrite.Pattern{rewrite.On(conditionHolds), rewrite.On(comparisonHolds), rewrite.On(alignArgs), rewrite.On(moveIfDown)}
	return append(own, rewrite.RegionBranchPatterns(While)...)
}

// conditionHolds replaces the condition in the second region, where it holds.
func conditionHolds(op WhileOp, r *rewrite.Rewriter) bool {
	cond := op.ConditionOp()
	var yes *ir.Value
	for i, v := range cond.Args().All() {
		arg := op.AfterArgs().At(i)
		if v != cond.Condition() || !arg.HasUses() {
			continue
		}
		if yes == nil {
			yes = arith.NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), true)).Result()
		}
		r.ReplaceUses(arg, yes)
	}
	return yes != nil
}

// comparisonHolds decides comparisons in the second region that are the condition, or its
// opposite.
func comparisonHolds(op WhileOp, r *rewrite.Rewriter) bool {
	cond := op.ConditionOp()
	cmp, ok := ir.DefiningOp[arith.CmpIOp](cond.Condition())
	if !ok {
		return false
	}
	changed := false
	for i, v := range cond.Args().All() {
		for side := range 2 {
			if v != cmp.Op().Operand(side) {
				continue
			}
			for _, u := range slices.Collect(op.AfterArgs().At(i).Uses()) {
				other, ok := ir.As[arith.CmpIOp](u.Owner())
				if !ok || other.Op().Operand(1-side) != cmp.Op().Operand(1-side) {
					continue
				}
				same := other.Predicate() == cmp.Predicate()
				if !same && other.Predicate() != inverse[cmp.Predicate()] {
					continue
				}
				r.Before(other.Op()).LocOf(other.Op())
				r.ReplaceBy(other.Op(), arith.NewConstant(r.Builder, ir.NewBoolAttr(r.Context(), same)).Op())
				changed = true
			}
		}
	}
	return changed
}

// inverse has the predicates that hold where others do not.
var inverse = [...]arith.CmpIPredicate{
	arith.CmpIPredicateEq: arith.CmpIPredicateNe, arith.CmpIPredicateNe: arith.CmpIPredicateEq,
	arith.CmpIPredicateSlt: arith.CmpIPredicateSge, arith.CmpIPredicateSge: arith.CmpIPredicateSlt,
	arith.CmpIPredicateSgt: arith.CmpIPredicateSle, arith.CmpIPredicateSle: arith.CmpIPredicateSgt,
	arith.CmpIPredicateUlt: arith.CmpIPredicateUge, arith.CmpIPredicateUge: arith.CmpIPredicateUlt,
	arith.CmpIPredicateUgt: arith.CmpIPredicateUle, arith.CmpIPredicateUle: arith.CmpIPredicateUgt,
}

// alignArgs lets the condition hand over the arguments of the first region in their order, if it
// hands over just these in another.
func alignArgs(op WhileOp, r *rewrite.Rewriter) bool {
	cond, before := op.ConditionOp(), op.BeforeArgs()
	n := before.Len()
	if cond.Args().Len() != n {
		return false
	}
	place := make([]int, n) // of what the condition hands over among the arguments
	seen := make([]bool, n)
	ordered := true
	for i, v := range cond.Args().All() {
		if v.Owner() != op.BeforeBody() || seen[v.Index()] {
			return false
		}
		place[i], seen[v.Index()] = v.Index(), true
		ordered = ordered && v.Index() == i
	}
	if ordered {
		return false
	}
	at, loc := r.Point(), r.Loc()
	r.Before(cond.Op()).LocOf(cond.Op())
	r.ReplaceBy(cond.Op(), NewCondition(r.Builder, cond.Condition(), before.Values()...).Op())

	r.At(at).SetLoc(loc)
	types := make([]ir.Type, n)
	for i, j := range place {
		types[j] = op.Op().Result(i).Type()
	}
	loop := NewWhile(r.Builder, types, op.Inits().Values()...)
	results, args := make([]*ir.Value, n), make([]*ir.Value, n)
	for i, j := range place {
		results[i], args[i] = loop.Op().Result(j), loop.AfterArgs().At(j)
	}
	r.Merge(op.BeforeBody(), loop.BeforeBody(), loop.BeforeArgs().Values())
	r.Merge(op.AfterBody(), loop.AfterBody(), args)
	r.Replace(op.Op(), results...)
	return true
}

// moveIfDown moves what is executed if the loop goes on, at the end of the first region, to the
// second region.
func moveIfDown(op WhileOp, r *rewrite.Rewriter) bool {
	cond := op.ConditionOp()
	choice, ok := ir.As[IfOp](cond.Op().Prev())
	if !ok || choice.Condition() != cond.Condition() || !onlyYields(choice.ElseBlock()) {
		return false
	}
	for i, v := range cond.Args().All() {
		if v.DefiningOp() == choice.Op() {
			r.ReplaceUses(op.AfterArgs().At(i), choice.ThenYield().Results().At(v.Index()))
		}
	}
	for i, v := range choice.Op().Results().All() {
		if v.HasUses() {
			r.ReplaceUses(v, choice.ElseYield().Results().At(i))
		}
	}
	used := usedFrom(choice.ThenRegion(), op.Before())
	n := op.Op().NumResults()
	loop := ir.Cast[WhileOp](r.Create(&ir.OperationState{Def: While, Operands: op.Inits().Values(),
		Results: append(op.Op().Results().Types(), typesOf(used)...), Regions: []*ir.Region{ir.NewRegion(), ir.NewRegion()}}))
	r.Modify(loop.Op(), func() {
		loop.Before().TakeBody(op.Before())
		loop.After().TakeBody(op.After())
		for _, v := range used {
			loop.AfterBody().AddArgument(v.Type(), op.Op().Loc())
		}
	})
	r.Modify(cond.Op(), func() { cond.Op().SetOperands(append(cond.Op().Operands().Values(), used...)) })
	for i, v := range used {
		r.ReplaceUsesIf(v, loop.AfterArgs().At(n+i), func(u *ir.Use) bool { return choice.ThenRegion().IsAncestor(u.Owner().ParentRegion()) })
	}
	r.Erase(choice.ThenYield().Op())
	r.InlineAt(choice.ThenBlock(), ir.InsertPoint{Block: loop.AfterBody(), Before: loop.AfterBody().First()}, nil)
	r.Erase(choice.Op())
	r.Replace(op.Op(), loop.Op().Results().Values()[:n]...)
	return true
}

// usedFrom returns the values of a region that another one, inside of it, uses.
func usedFrom(inner, outer *ir.Region) (list []*ir.Value) {
	seen := map[*ir.Value]bool{}
	for b := range inner.Blocks() {
		for top := range b.Ops() {
			ir.WalkPre(top, func(op *ir.Operation) ir.WalkResult {
				for _, v := range op.Operands().All() {
					if v.ParentRegion() == outer && !seen[v] {
						seen[v] = true
						list = append(list, v)
					}
				}
				return ir.Advance
			})
		}
	}
	return list
}
