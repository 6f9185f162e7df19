package scf

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// following returns the blocks of a conditional that are executed after the first and the
// second region of another one, nil if absent.
func following(prev, next IfOp) (first, second *ir.Block) {
	a, b := prev.Condition(), next.Condition()
	if a == b {
		first, second = next.ThenBlock(), next.ElseBlock()
	}
	if negated(b) == a || negated(a) == b {
		second = next.ThenBlock()
		if e := next.ElseBlock(); e != nil {
			first = e
		}
	}
	return first, second
}

// combineIfs makes one conditional of two with the same condition, or with one that is the
// negation of the other.
func combineIfs(next IfOp, r *rewrite.Rewriter) bool {
	prev, ok := ir.As[IfOp](next.Op().Prev())
	if !ok {
		return false
	}
	first, second := following(prev, next)
	if first == nil && second == nil {
		return false
	}
	if !prev.ElseRegion().Empty() {
		forwardResults(prev, first, second, r)
	}
	types := append(prev.Op().Results().Types(), next.Op().Results().Types()...)
	combined := emptyIf(r, types, prev.Condition(), 0)
	r.InlineRegion(prev.ThenRegion(), combined.ThenRegion(), nil)
	if first != nil {
		joinBlocks(r, combined.ThenBlock(), first)
	}
	r.InlineRegion(prev.ElseRegion(), combined.ElseRegion(), nil)
	if second != nil {
		if combined.ElseRegion().Empty() {
			r.InlineRegion(second.Region(), combined.ElseRegion(), nil)
		} else {
			joinBlocks(r, combined.ElseBlock(), second)
		}
	}
	results := combined.Op().Results().Values()
	n := prev.Op().NumResults()
	r.Replace(prev.Op(), results[:n]...)
	r.Replace(next.Op(), results[n:]...)
	return true
}

// forwardResults lets the regions of a conditional use what the regions that go before them
// yield, instead of the results.
func forwardResults(prev IfOp, first, second *ir.Block, r *rewrite.Rewriter) {
	for i, v := range prev.Op().Results().All() {
		for _, u := range slices.Collect(v.Uses()) {
			in := u.Owner().ParentRegion()
			switch {
			case first != nil && first.Region().IsAncestor(in):
				r.Modify(u.Owner(), func() { u.Set(prev.ThenYield().Results().At(i)) })
			case second != nil && second.Region().IsAncestor(in):
				r.Modify(u.Owner(), func() { u.Set(prev.ElseYield().Results().At(i)) })
			}
		}
	}
}

// joinBlocks moves the operations of a block behind those of another. What both yield is
// yielded at the end.
func joinBlocks(r *rewrite.Rewriter, to, from *ir.Block) {
	a, b := to.Last(), from.Last()
	r.Merge(from, to, nil)
	r.AtEnd(to).LocOf(b)
	NewYield(r.Builder, append(a.Operands().Values(), b.Operands().Values()...)...)
	r.Erase(a)
	r.Erase(b)
}

// onlyYields reports whether a block, which may be absent, has nothing but a terminator.
func onlyYields(b *ir.Block) bool { return b == nil || b.First() == b.Last() }

// combineNested makes one conditional of one that holds nothing but another.
func combineNested(op IfOp, r *rewrite.Rewriter) bool {
	then := op.ThenBlock()
	nested, ok := ir.As[IfOp](then.First())
	if !ok || nested.Op().Next() != then.Last() || !onlyYields(op.ElseBlock()) || !onlyYields(nested.ElseBlock()) {
		return false
	}
	loc := r.Loc()
	yields := append([]*ir.Value(nil), op.ThenYield().Results().Values()...)
	var otherwise []*ir.Value
	if op.ElseBlock() != nil {
		otherwise = op.ElseYield().Results().Values()
	}
	var selected []int // results that depend on the outer condition only
	for i, v := range yields {
		switch {
		case v.DefiningOp() == nested.Op():
			if nested.ElseYield().Results().At(v.Index()) != otherwise[i] {
				return false
			}
			yields[i] = nested.ThenYield().Results().At(v.Index())
		case v.ParentRegion() == op.ThenRegion():
			return false
		default:
			selected = append(selected, i)
		}
	}
	both := arith.NewAndI(r.Builder, op.Condition(), nested.Condition())
	combined := emptyIf(r, op.Op().Results().Types(), both.Op().Result(0), 1)
	results := append([]*ir.Value(nil), combined.Op().Results().Values()...)
	r.Before(combined.Op())
	for _, i := range selected {
		results[i] = arith.NewSelect(r.Builder, op.Condition(), yields[i], otherwise[i]).Result()
	}
	r.Merge(nested.ThenBlock(), combined.ThenBlock(), nil)
	last := combined.ThenBlock().Last()
	r.AtEnd(combined.ThenBlock()).LocOf(last)
	r.ReplaceBy(last, NewYield(r.Builder, yields...).Op())
	if len(otherwise) > 0 {
		r.CreateBlock(combined.ElseRegion(), nil, nil, nil)
		r.SetLoc(loc)
		NewYield(r.Builder, otherwise...)
	}
	r.Replace(op.Op(), results...)
	return true
}
