package rewrite

import (
	"context"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// A part is an operation that a run of Greedy may visit the inside of beside other runs.
type part struct {
	region *ir.Region
	ops    int

	again, endless, changed bool // what the last iteration did
	panicked                *group.Panic
}

// parts returns the regions in r that can be visited independently, nil if there is an
// operation in r with a region that is not isolated from above, or one that could itself change: then the
// order matters in which the worklist has the operations of all of them.
func parts(ctx context.Context, r *ir.Region, patterns *Patterns, cfg Config) []*part {
	if cfg.Threads < 2 || cfg.Strict != AllOps || cfg.Scope != nil || cfg.Listener != nil || cfg.MaxRewrites != 0 ||
		!r.HasOneBlock() || action.HandlerOf(ctx) != nil {
		return nil
	}
	var list []*part
	for op := range r.First().Ops() {
		switch {
		case op.NumRegions() > 0 && !op.Has(ir.IsolatedFromAbove), op.NumRegions() > 1, op.CanFold(), op.Has(ir.ConstantLike),
			effects.DeadIfUnused(op), len(patterns.For(op)) > 0:
			return nil
		case op.NumRegions() == 1 && !op.Region(0).Empty():
			list = append(list, &part{region: op.Region(0), ops: opsIn(op.Region(0))})
		}
	}
	return list
}

// greedyParts is greedy.region for the region that the parts are in. Each part goes through
// as many iterations as it would with the others in one worklist.
func greedyParts(ctx context.Context, c *ir.Context, list []*part, patterns *Patterns, cfg Config) (res Result, changed bool) {
	most := cfg.MaxIterations
	if most == 0 {
		most = defaultIterations
	}
	iterations, again := 0, true
	for again && (most < 0 || iterations < most) {
		if ctx.Err() != nil {
			return Result{Changed: iterations > 1}, changed
		}
		iterations++
		group.Each(cfg.Threads, len(list), 1, func() func(int) {
			return func(i int) { list[i].iterate(ctx, c, patterns, cfg) }
		})
		again = false
		endless := false
		for _, p := range list {
			if p.panicked != nil {
				panic(p.panicked)
			}
			again = again || p.again
			endless = endless || p.endless
			changed = changed || p.changed
		}
		if endless {
			return Result{Changed: iterations > 1 || again}, changed
		}
	}
	return Result{Changed: iterations > 1 || again, Converged: !again && ctx.Err() == nil}, changed
}

// iterate visits all operations of the part once.
func (p *part) iterate(ctx context.Context, c *ir.Context, patterns *Patterns, cfg Config) {
	p.panicked = group.Try(func() {
		g := newGreedy(ctx, c, patterns, cfg, p.ops)
		g.scope = p.region
		p.again = g.iterate(p.region)
		p.endless = g.endless
		p.changed = g.r.engine.(*direct).changed
		g.free()
	})
}
