package scf

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Fold swaps the regions if the condition is the negation of another one.
func (op IfOp) Fold([]ir.Attribute) ([]ir.FoldResult, bool) {
	cond := negated(op.Condition())
	if op.ElseRegion().Empty() || cond == nil {
		return nil, false
	}
	op.Op().SetOperand(0, cond)
	first, second := op.ThenRegion(), op.ElseRegion()
	a, b := first.First(), second.First()
	a.Remove()
	b.Remove()
	first.Append(b)
	second.Append(a)
	return nil, true
}

// negated returns the value that a truth value is the negation of, nil if it is of none.
func negated(v *ir.Value) *ir.Value {
	if x, ok := ir.DefiningOp[arith.XOrIOp](v); ok {
		if n, ok := constant(ir.FoldResult{Value: x.Rhs()}); ok && n.IsOne() {
			return x.Lhs()
		}
	}
	return nil
}

// CanonicalizationPatterns returns the patterns for conditionals of which the condition, regions
// or results are superfluous.
func (IfOp) CanonicalizationPatterns() []rewrite.Pattern {
	own := []rewrite.Pattern{rewrite.On(combineIfs), rewrite.On(combineNested), rewrite.On(propagateCondition), rewrite.On(hoistYields),
		rewrite.On(dropEmptyElse), rewrite.On(decideIf), rewrite.On(replaceYields)}
	return append(own, rewrite.RegionBranchPatterns(If)...)
}

// emptyIf makes a conditional without terminators, with blocks as asked.
func emptyIf(r *rewrite.Rewriter, types []ir.Type, cond *ir.Value, blocks int) IfOp {
	regions := []*ir.Region{ir.NewRegion(), ir.NewRegion()}
	for _, region := range regions[:blocks] {
		region.NewBlock()
	}
	if types == nil {
		types = []ir.Type{}
	}
	st := ir.OperationState{Def: If, Operands: []*ir.Value{cond}, Results: types, Regions: regions}
	return ir.Cast[IfOp](r.Create(&st))
}

// decideIf keeps the region that a constant condition chooses.
func decideIf(op IfOp, r *rewrite.Rewriter) bool {
	holds, known := truth(op.Condition())
	switch {
	case !known:
		return false
	case holds:
		replaceWithBlock(r, op.Op(), op.ThenBlock())
	case !op.ElseRegion().Empty():
		replaceWithBlock(r, op.Op(), op.ElseBlock())
	default:
		r.Erase(op.Op())
	}
	return true
}

// truth is the value of a constant of type i1.
func truth(v *ir.Value) (holds, known bool) {
	if a, ok := ir.ConstantOf(v).(*ir.IntegerAttr); ok && a.Value().Width() == 1 {
		return a.Bool(), true
	}
	return false, false
}

// hoistYields makes selections of the results that are defined outside.
func hoistYields(op IfOp, r *rewrite.Rewriter) bool {
	n := op.Op().NumResults()
	if n == 0 {
		return false
	}
	first, second := op.ThenYield().Results().Values(), op.ElseYield().Results().Values()
	inside := make([]bool, n)
	var types []ir.Type
	for i := range n {
		if inside[i] = first[i].ParentRegion() == op.ThenRegion() || second[i].ParentRegion() == op.ElseRegion(); inside[i] {
			types = append(types, first[i].Type())
		}
	}
	if len(types) == n {
		return false
	}
	rest := emptyIf(r, types, op.Condition(), 0)
	rest.ThenRegion().TakeBody(op.ThenRegion())
	rest.ElseRegion().TakeBody(op.ElseRegion())
	results := make([]*ir.Value, n)
	var yields [2][]*ir.Value
	r.Before(rest.Op())
	for i := range n {
		switch {
		case inside[i]:
			results[i] = rest.Op().Result(len(yields[0]))
			yields[0], yields[1] = append(yields[0], first[i]), append(yields[1], second[i])
		case first[i] == second[i]:
			results[i] = first[i]
		default:
			results[i] = arith.NewSelect(r.Builder, op.Condition(), first[i], second[i]).Result()
		}
	}
	for i, list := range yields {
		b := rest.Op().Region(i).First()
		last := b.Last()
		r.AtEnd(b).LocOf(last)
		r.ReplaceBy(last, NewYield(r.Builder, list...).Op())
	}
	r.Replace(op.Op(), results...)
	return true
}

// propagateCondition replaces uses of the condition in the regions by what it is there.
func propagateCondition(op IfOp, r *rewrite.Rewriter) bool {
	cond := op.Condition()
	if ir.ConstantOf(cond) != nil {
		return false
	}
	var constants [2]*ir.Value
	changed := false
	for _, u := range slices.Collect(cond.Uses()) {
		for i, region := range op.Op().Regions() {
			if !region.IsAncestor(u.Owner().ParentRegion()) {
				continue
			}
			if constants[i] == nil {
				constants[i] = arith.NewConstant(r.Builder, ir.NewIntegerAttr(cond.Type(), int64(1-i))).Result()
			}
			r.Modify(u.Owner(), func() { u.Set(constants[i]) })
			changed = true
			break
		}
	}
	return changed
}

// replaceYields replaces results that are the same in both regions, the condition or its
// negation.
func replaceYields(op IfOp, r *rewrite.Rewriter) bool {
	if op.Op().NumResults() == 0 {
		return false
	}
	changed := false
	replace := func(v, with *ir.Value) {
		v.ReplaceAllUsesWith(with)
		changed = true
	}
	second := op.ElseYield().Results()
	for i, v := range op.ThenYield().Results().All() {
		w, result := second.At(i), op.Op().Result(i)
		if !result.HasUses() {
			continue
		}
		if v == w {
			replace(result, v)
			continue
		}
		a, known := truth(v)
		b, both := truth(w)
		switch {
		case !known || !both:
		case a && !b:
			replace(result, op.Condition())
		case b && !a:
			one := arith.NewConstant(r.Builder, ir.NewIntegerAttr(v.Type(), 1)).Result()
			replace(result, arith.NewXOrI(r.Builder, op.Condition(), one).Op().Result(0))
		}
	}
	return changed
}

// dropEmptyElse removes a second region that does nothing.
func dropEmptyElse(op IfOp, r *rewrite.Rewriter) bool {
	b := op.ElseBlock()
	if op.Op().NumResults() > 0 || b == nil || b.First() != b.Last() {
		return false
	}
	smaller := r.Create(&ir.OperationState{Def: If, Operands: []*ir.Value{op.Condition()}, Results: []ir.Type{},
		Attrs: op.Op().Discardables(), Regions: []*ir.Region{ir.NewRegion(), ir.NewRegion()}})
	r.InlineRegion(op.ThenRegion(), smaller.Region(0), nil)
	r.Erase(op.Op())
	return true
}
