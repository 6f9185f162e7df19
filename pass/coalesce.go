package pass

import (
	"cmp"
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// Coalesced returns the pipeline as it runs in a context. Inner pipelines that follow
// each other visit the operations together, one pipeline for each kind of operation;
// those for the same operations become one. So each operation is visited once where it
// can be, and many are at work at a time.
//
// A pipeline for [Any] operation stays apart from one for operations that it could run
// on, too, for then the order matters.
func (p *Pipeline) Coalesced(ctx *ir.Context) *Pipeline {
	q := &Pipeline{anchor: p.anchor}
	var groups [][]*Pipeline // those that follow each other
	flush := func() {
		for _, g := range groups {
			for i, inner := range sorted(g) {
				q.steps = append(q.steps, Step{Pipeline: inner.Coalesced(ctx), first: i == 0})
			}
		}
		groups = nil
	}
	for _, s := range p.steps {
		if s.Pass != nil {
			flush()
			q.steps = append(q.steps, s)
			continue
		}
		inner := &Pipeline{anchor: s.Pipeline.anchor, steps: s.Pipeline.steps}
		n := len(groups)
		if n > 0 {
			if g, ok := merged(ctx, groups[n-1], inner); ok {
				groups[n-1] = g
				continue
			}
		}
		groups = append(groups, []*Pipeline{inner})
	}
	flush()
	return q
}

// merged adds a pipeline to those that visit together, unless their order matters.
func merged(ctx *ir.Context, g []*Pipeline, p *Pipeline) ([]*Pipeline, bool) {
	for _, other := range g {
		if conflict(ctx, other, p) {
			return g, false
		}
	}
	for _, other := range g {
		if other.anchor == p.anchor {
			other.steps = append(slices.Clip(other.steps), p.steps...)
			return g, true
		}
	}
	return append(g, p), true
}

// conflict reports whether there may be operations that both pipelines can run on,
// other than by having the same anchor.
func conflict(ctx *ir.Context, p, q *Pipeline) bool {
	switch {
	case p.anchor == Any && q.anchor == Any:
		return true
	case p.anchor == Any:
		return p.accepts(ctx, ctx.OpDef(q.anchor))
	case q.anchor == Any:
		return q.accepts(ctx, ctx.OpDef(p.anchor))
	}
	return false
}

// sorted orders pipelines by their anchors, [Any] last.
func sorted(g []*Pipeline) []*Pipeline {
	return slices.SortedStableFunc(slices.Values(g), func(p, q *Pipeline) int {
		if a, b := p.anchor == Any, q.anchor == Any; a != b {
			if a {
				return 1
			}
			return -1
		}
		return cmp.Compare(p.anchor, q.anchor)
	})
}
