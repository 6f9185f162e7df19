package scf

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns returns the patterns for loops of which dimensions are superfluous,
// or that hold nothing but another loop.
func (ParallelOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(dropDimensions), rewrite.On(mergeNested)}
}

// dropDimensions removes the dimensions that have one round, and the loop if one has none.
func dropDimensions(op ParallelOp, r *rewrite.Rewriter) bool {
	m := &ir.IRMapping{}
	var lower, upper, step []*ir.Value
	for i, s := range op.Step().All() {
		low, up := op.LowerBound().At(i), op.UpperBound().At(i)
		if n, ok := counterOf(low, up, s).rounds(); ok && n.IsZero() {
			r.Replace(op.Op(), op.InitVals().Values()...)
			return true
		} else if ok && n.IsOne() {
			m.SetValue(op.Body().Arg(i), low)
			continue
		}
		lower, upper, step = append(lower, low), append(upper, up), append(step, s)
	}
	if len(step) == op.Step().Len() {
		return false
	}
	if len(step) == 0 {
		op.runOnce(r, m)
		return true
	}
	loop := NewParallel(r.Builder, lower, upper, step, op.InitVals().Values())
	for b := range op.Region().Blocks() {
		next := 0
		for _, v := range b.Args().All() {
			if m.Value(v) == v {
				m.SetValue(v, loop.Body().Arg(next))
				next++
			}
		}
	}
	if last := loop.Body().Last(); last != nil {
		r.Erase(last)
	}
	r.AtEnd(loop.Body())
	cloneOps(r, op.Body(), nil, m)
	r.Replace(op.Op(), loop.Op().Results().Values()...)
	return true
}

// cloneOps copies the operations of a block up to one, all if that is nil.
func cloneOps(r *rewrite.Rewriter, b *ir.Block, end *ir.Operation, m *ir.IRMapping) {
	for op := b.First(); op != end; op = op.Next() {
		r.Clone(op, m)
	}
}

// runOnce puts the body in the place of the loop, and combines what it computes with the inits.
// m has the values of the induction variables.
func (op ParallelOp) runOnce(r *rewrite.Rewriter, m *ir.IRMapping) {
	reduce := op.ReduceOp()
	cloneOps(r, op.Body(), reduce.Op(), m)
	var results []*ir.Value
	for i, region := range reduce.Reductions() {
		b := region.First()
		m.SetValue(b.Arg(0), op.InitVals().At(i))
		m.SetValue(b.Arg(1), m.Value(reduce.Operands().At(i)))
		cloneOps(r, b, b.Last(), m)
		results = append(results, m.Value(b.Last().Operand(0)))
	}
	r.Replace(op.Op(), results...)
}

// mergeNested makes one loop of one that holds nothing but another, whose bounds do not depend on
// it.
func mergeNested(op ParallelOp, r *rewrite.Rewriter) bool {
	body := op.Body()
	inner, ok := ir.As[ParallelOp](body.First())
	if !ok || inner.Op().Next() != body.Last() || op.InitVals().Len() > 0 || inner.InitVals().Len() > 0 {
		return false
	}
	for _, v := range inner.Op().Operands().All() {
		if v.Owner() == body {
			return false
		}
	}
	join := func(a, b ir.ValueRange) []*ir.Value { return slices.Concat(a.Values(), b.Values()) }
	loop := NewParallel(r.Builder, join(op.LowerBound(), inner.LowerBound()), join(op.UpperBound(), inner.UpperBound()),
		join(op.Step(), inner.Step()), nil)
	m := &ir.IRMapping{}
	for i, v := range join(body.Args(), inner.Body().Args()) {
		m.SetValue(v, loop.Body().Arg(i))
	}
	r.Before(loop.Body().Last())
	cloneOps(r, inner.Body(), inner.Body().Last(), m)
	r.Replace(op.Op())
	return true
}
