package memref

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CollapseShapeOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(collapseTwice), rewrite.On(collapseExpanded), rewrite.On(collapseCast)}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ExpandShapeOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(expandTwice), rewrite.On(expandCollapsed), rewrite.On(expandCast)}
}

// contiguousAll reports whether all memrefs have the layout that no layout stands for.
func contiguousAll(vs ...*ir.Value) bool {
	return !slices.ContainsFunc(vs, func(v *ir.Value) bool { return !memRefOf(v).HasIdentityLayout() })
}

// expandCollapsed expands less, or collapses less, what was collapsed before.
func expandCollapsed(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[CollapseShapeOp](op.Src())
	if !ok || !contiguousAll(inner.Src(), op.Src(), op.Result()) {
		return false
	}
	from, to := memRefOf(inner.Src()), memRefOf(op.Result())
	if from.Rank() > to.Rank() {
		groups, ok := groupsBetween(inner.Groups(), op.Groups(), from.Shape(), to.Shape())
		if ok {
			r.ReplaceBy(op.Op(), NewCollapseShape(r.Builder, to, inner.Src(), groupsAttr(op.Op().Context(), groups)).Op())
		}
		return ok
	}
	groups, ok := groupsBetween(op.Groups(), inner.Groups(), to.Shape(), from.Shape())
	if !ok || from.Rank() == to.Rank() {
		return false
	}
	made := NewExpandShape(r.Builder, to, inner.Src(), groupsAttr(op.Op().Context(), groups), op.OutputShape().Values(), op.StaticOutputShape())
	r.ReplaceBy(op.Op(), made.Op())
	return true
}

// groupsBetween returns groups of the dimensions of a shape that make those of a smaller one, where some groups of both
// stand for the same dimensions.
func groupsBetween(large, small [][]int64, from, to []int64) (groups [][]int64, ok bool) {
	for i := range min(len(large), len(small)) {
		a, b := sizesOf(from, large[i]), sizesOf(to, small[i])
		if countOpen(a) > 1 || countOpen(b) > 1 {
			return nil, false
		}
		if len(a) == len(b) {
			if !slices.Equal(a, b) {
				return nil, false
			}
			for _, d := range large[i] {
				groups = append(groups, []int64{d})
			}
			continue
		}
		inner, ok := collapsing(a, b)
		if !ok {
			return nil, false
		}
		for _, group := range inner {
			for k := range group {
				group[k] += large[i][0]
			}
			groups = append(groups, group)
		}
	}
	return groups, true
}

func sizesOf(shape, dims []int64) []int64 {
	list := make([]int64, len(dims))
	for i, d := range dims {
		list[i] = shape[d]
	}
	return list
}

func countOpen(sizes []int64) (n int) {
	for _, s := range sizes {
		if s == ir.DynamicSize {
			n++
		}
	}
	return n
}

// collapsing returns groups of sizes whose products are other sizes, of which there are fewer. What is left at the end
// must be 1, and belongs to the last group.
func collapsing(from, to []int64) (groups [][]int64, ok bool) {
	if len(to) == 1 {
		for i := range from {
			groups = append(groups[:0], append(slices.Concat(groups...), int64(i)))
		}
		return groups, len(from) > 0
	}
	next := 0
	for _, size := range to {
		var group []int64
		for product := int64(1); ; next++ {
			if next == len(from) {
				return nil, false
			}
			group = append(group, int64(next))
			if from[next] == ir.DynamicSize || size == ir.DynamicSize {
				if from[next] != size || product != 1 {
					return nil, false
				}
				break
			}
			if product *= from[next]; product == size {
				break
			} else if product > size || product == 0 {
				return nil, false
			}
		}
		next++
		groups = append(groups, group)
	}
	for ; next < len(from); next++ {
		if from[next] != 1 || len(groups) == 0 {
			return nil, false
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], int64(next))
	}
	return groups, true
}

// collapseExpanded collapses less, or expands less, what was expanded before.
func collapseExpanded(op CollapseShapeOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[ExpandShapeOp](op.Src())
	if !ok || !contiguousAll(inner.Src(), op.Src(), op.Result()) {
		return false
	}
	from, to := memRefOf(inner.Src()), memRefOf(op.Result())
	if from == to {
		return false
	}
	high, low := inner.Groups(), op.Groups()
	if from.Rank() < to.Rank() {
		high, low = low, high
	}
	groups, ok := groupsOfGroups(high, low)
	if !ok {
		return false
	}
	attr := groupsAttr(op.Op().Context(), groups)
	switch {
	case from.Rank() > to.Rank():
		r.ReplaceBy(op.Op(), NewCollapseShape(r.Builder, to, inner.Src(), attr).Op())
	case from.Rank() < to.Rank():
		sizes := sizesOfCollapsed(op, inner, r)
		r.ReplaceBy(op.Op(), NewExpandShape(r.Builder, to, inner.Src(), attr, sizes, to.Shape()).Op())
	default:
		r.ReplaceBy(op.Op(), NewCast(r.Builder, to, inner.Src()).Op())
	}
	return true
}

// groupsOfGroups returns which of the smaller groups each greater one has. ok is false if one is in two.
func groupsOfGroups(high, low [][]int64) (groups [][]int64, ok bool) {
	next := 0
	for _, l := range low {
		var group []int64
		for next < len(high) {
			last := high[next][len(high[next])-1]
			if last > l[len(l)-1] {
				return nil, false
			}
			group = append(group, int64(next))
			next++
			if last == l[len(l)-1] {
				break
			}
		}
		groups = append(groups, group)
	}
	return groups, true
}

// sizesOfCollapsed computes the sizes of the result of a collapse that its type leaves open, from those of what it collapses.
func sizesOfCollapsed(op CollapseShapeOp, inner ExpandShapeOp, r *rewrite.Rewriter) (sizes []*ir.Value) {
	shape, open := memRefOf(inner.Result()).Shape(), 0
	for i, group := range op.Groups() {
		var product *ir.Value
		known := int64(1)
		for _, d := range group {
			if shape[d] != ir.DynamicSize {
				known *= shape[d]
				continue
			}
			v := inner.OutputShape().At(open)
			open++
			if product == nil {
				product = v
			} else {
				product = arith.NewMulI(r.Builder, product, v).Result()
			}
		}
		if memRefOf(op.Result()).Shape()[i] != ir.DynamicSize {
			continue
		}
		if product == nil || known != 1 {
			c := arith.NewConstantInt(r.Builder, r.Context().Index(), known).Result()
			if product == nil {
				product = c
			} else {
				product = arith.NewMulI(r.Builder, product, c).Result()
			}
		}
		sizes = append(sizes, product)
	}
	return sizes
}

// expandCast expands what is cast, with the sizes that are constants.
func expandCast(op ExpandShapeOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[CastOp](op.Src())
	if !ok || !cast.LosesInformation() {
		return false
	}
	from, shape := memRefOf(cast.Source()), slices.Clone(op.StaticOutputShape())
	var sizes []*ir.Value
	open := 0
	for i, n := range shape {
		if n != ir.DynamicSize {
			continue
		}
		v := op.OutputShape().At(open)
		open++
		if n, known := ir.ConstInt(v); known {
			shape[i] = n
		} else {
			sizes = append(sizes, v)
		}
	}
	for i, group := range op.Groups() {
		if (from.Shape()[i] == ir.DynamicSize) != (countOpen(sizesOf(shape, group)) > 0) {
			return false
		}
	}
	t, ok := ExpandShapeType(from, shape, op.Groups())
	if !ok {
		return false
	}
	if ir.Type(t) == op.Result().Type() {
		r.Modify(op.Op(), func() { op.Op().SetOperand(0, cast.Source()) })
		return true
	}
	made := NewExpandShape(r.Builder, t, cast.Source(), op.Reassociation(), sizes, shape)
	r.ReplaceBy(op.Op(), NewCast(r.Builder, op.Result().Type(), made.Result()).Op())
	return true
}
