package rewrite

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Config controls Greedy. The zero Config is upstream's default, except that it always
// ends: see MaxRewrites.
type Config struct {
	// BottomUp visits the operations from the last to the first.
	BottomUp bool
	// MaxIterations bounds how often all operations are visited. 0 stands for 10, a
	// negative number for no bound.
	MaxIterations int
	// MaxRewrites bounds the pattern applications and folds in each iteration. A
	// negative number stands for no bound. 0 stands for a million and a hundred for
	// each operation, which only patterns or folders that undo each other should reach;
	// Greedy then stops altogether.
	MaxRewrites int
	// NoRewrites leaves all operations as they are: MaxRewrites as no rewrite at all.
	// Blocks are simplified, and constants kept unique.
	NoRewrites bool
	// Simplify controls what happens to blocks after each iteration.
	Simplify Simplify
	// NoFold turns folding off.
	NoFold bool
	// KeepConstants neither moves constants nor merges equal ones.
	KeepConstants bool
	// Strict restricts the operations that are visited.
	Strict Strict
	// Scope is the region outside of which operations are not visited when they change.
	// It must hold all given operations. Nil stands for the region that Greedy visits, and
	// for the innermost one around the operations of GreedyOps.
	Scope *ir.Region
	// Listener is notified of all changes. It may be nil.
	Listener *Listener
	// Threads is the largest number of goroutines that Greedy uses. Less than 2 stands for
	// one. With more, patterns that match an operation must not change anything outside of
	// the innermost operation around it that is isolated from above, as if Greedy ran on
	// each of these by itself. The result does not depend on Threads.
	Threads int
}

// defaultIterations is Config.MaxIterations if that is 0, as upstream's.
const defaultIterations = 10

// Simplify says how the blocks of a region are simplified.
type Simplify uint8

const (
	// SimplifyBlocks erases unreachable blocks and dead values, and merges blocks that
	// do the same.
	SimplifyBlocks Simplify = iota
	// KeepEqualBlocks is SimplifyBlocks without the merging.
	KeepEqualBlocks
	// KeepBlocks does nothing. Unreachable blocks are erased all the same.
	KeepBlocks
)

// Strict says which operations are visited.
type Strict uint8

const (
	// AllOps visits all operations.
	AllOps Strict = iota
	// ExistingAndNewOps visits the given operations and those that patterns create.
	ExistingAndNewOps
	// ExistingOps visits the given operations.
	ExistingOps
)

// A Result says what Greedy did.
type Result struct {
	// Changed reports whether anything changed, but for constants that moved or were
	// merged at the beginning, and arguments of blocks: what upstream's driver calls a
	// change.
	Changed bool
	// Same reports whether everything is as it was before.
	Same bool
	// Converged reports whether nothing was left to do. Otherwise a bound of the Config
	// was reached, or the context was done.
	Converged bool
	// AllErased reports whether GreedyOps has erased all given operations.
	AllErased bool
}

// Greedy applies patterns to all operations below op, which must be isolated from
// above, until none matches. It also erases unreachable blocks, folds operations, erases
// dead ones, keeps constants unique (see [Folder]) and simplifies blocks. The order, which the result
// may depend on, is that of upstream's greedy pattern rewrite driver.
//
// When ctx is done, Greedy returns before the next operation. The IR is then as valid
// as the patterns leave it.
func Greedy(ctx context.Context, op *ir.Operation, patterns *Patterns, cfg Config) Result {
	res := Result{Converged: true, Same: true}
	for _, r := range op.Regions() {
		if list := parts(ctx, r, patterns, cfg); len(list) > 1 {
			one, changed := greedyParts(ctx, op.Context(), list, patterns, cfg)
			res.Changed = res.Changed || one.Changed
			res.Converged = res.Converged && one.Converged
			res.Same = res.Same && !one.Changed && !changed
			continue
		}
		g := newGreedy(ctx, op.Context(), patterns, cfg, opsIn(r))
		if g.scope = cfg.Scope; g.scope == nil {
			g.scope = r
		}
		if g.cfg.Strict != AllOps {
			g.allow(r)
		}
		one := g.region(r)
		g.free()
		res.Changed = res.Changed || one.Changed
		res.Converged = res.Converged && one.Converged
		res.Same = res.Same && !one.Changed && !g.r.engine.(*direct).changed
	}
	return res
}

// GreedyOps is Greedy for single operations, from the last one given to the first. It does
// not visit the operations in them. With AllOps, it also visits operations that change on
// the way.
func GreedyOps(ctx context.Context, ops []*ir.Operation, patterns *Patterns, cfg Config) Result {
	if len(ops) == 0 {
		return Result{Converged: true, Same: true, AllErased: true}
	}
	g := newGreedy(ctx, ops[0].Context(), patterns, cfg, len(ops))
	if g.scope = cfg.Scope; g.scope == nil {
		g.scope = commonRegion(ops)
	}
	g.given = map[*ir.Operation]struct{}{}
	for _, op := range ops {
		g.given[op] = struct{}{}
	}
	if cfg.Strict != AllOps {
		for _, op := range ops {
			g.allowed[op] = struct{}{}
		}
	}
	g.work.Clear()
	for _, op := range ops {
		g.work.Push(op)
	}
	changed := g.process()
	converged := g.work.Len() == 0
	g.free()
	return Result{Changed: changed, Same: !changed && !g.r.engine.(*direct).changed, Converged: converged, AllErased: len(g.given) == 0}
}

// commonRegion returns the innermost region around all operations.
func commonRegion(ops []*ir.Operation) *ir.Region {
	r := ops[0].ParentRegion()
	for _, op := range ops {
		for r != nil && !r.IsAncestor(op.ParentRegion()) {
			r = r.ParentRegion()
		}
	}
	return r
}

// greedy is one run of the driver.
type greedy struct {
	ctx      context.Context
	cfg      Config
	patterns *Patterns
	r        *Rewriter
	scope    *ir.Region
	*scratch
	allowed map[*ir.Operation]struct{} // with Strict
	given   map[*ir.Operation]struct{} // to GreedyOps, and not erased
	around  []*ir.Operation            // around what is being added, and not added yet
	endless bool                       // the bound was met that there is without MaxRewrites
	actions action.Handler             // nil if nobody follows
}

func newGreedy(ctx context.Context, c *ir.Context, patterns *Patterns, cfg Config, ops int) *greedy {
	g := &greedy{ctx: ctx, cfg: cfg, patterns: patterns, scratch: newScratch(ops), allowed: map[*ir.Operation]struct{}{}, actions: action.HandlerOf(ctx)}
	if g.cfg.MaxIterations == 0 {
		g.cfg.MaxIterations = defaultIterations
	}
	user := cfg.Listener
	if user == nil {
		user = &Listener{}
	}
	l := *user
	l.Inserted = func(op *ir.Operation, from Place) {
		if user.Inserted != nil {
			user.Inserted(op, from)
		}
		if g.cfg.Strict == ExistingAndNewOps {
			g.allowed[op] = struct{}{}
		}
		g.add(op)
	}
	l.Modified = func(op *ir.Operation) {
		if user.Modified != nil {
			user.Modified(op)
		}
		g.add(op)
	}
	l.Erased = func(op *ir.Operation) {
		if user.Erased != nil {
			user.Erased(op)
		}
		g.erased(op)
	}
	g.r = New(c, &l)
	return g
}

func (g *greedy) allow(r *ir.Region) {
	for b := range r.Blocks() {
		for op := range b.Ops() {
			g.allowed[op] = struct{}{}
			for _, r := range op.Regions() {
				g.allow(r)
			}
		}
	}
}

// add puts an operation into the worklist, and those around it, which a pattern may
// match now.
func (g *greedy) add(op *ir.Operation) {
	for o := op; o != nil; o = o.ParentOp() {
		if o.ParentRegion() == g.scope {
			for ; op != o; op = op.ParentOp() {
				g.addOne(op)
			}
			g.addOne(o)
			return
		}
	}
}

func (g *greedy) addOne(op *ir.Operation) {
	if g.cfg.Strict != AllOps {
		if _, ok := g.allowed[op]; !ok {
			return
		}
	}
	g.work.Push(op)
}

// erased removes an operation from the driver's tables. It visits the definitions of
// its operands again if they have few other uses.
func (g *greedy) erased(op *ir.Operation) {
	for _, v := range op.Operands().All() {
		if v == nil || v.DefiningOp() == nil {
			continue
		}
		var other *ir.Operation
		many := false
		for u := range v.Uses() {
			switch user := u.Owner(); {
			case user == op || user == other:
			case other == nil:
				other = user
			default:
				many = true
			}
			if many {
				break
			}
		}
		if !many {
			g.add(v.DefiningOp())
		}
	}
	g.work.Remove(op)
	g.folder.Forget(op)
	delete(g.allowed, op)
	delete(g.given, op)
}

func (g *greedy) region(r *ir.Region) Result {
	iterations, again := 0, true
	if g.ctx.Err() != nil {
		return Result{}
	}
	for again && (g.cfg.MaxIterations < 0 || iterations < g.cfg.MaxIterations) {
		iterations++
		again = false
		action.Execute(g.ctx, iteration{iterations, r}, func() { again = g.iterate(r) })
		if g.endless || g.ctx.Err() != nil {
			return Result{Changed: iterations > 1 || again}
		}
	}
	return Result{Changed: iterations > 1 || again, Converged: !again}
}

// iterate visits all operations of a region and reports whether anything changed.
func (g *greedy) iterate(r *ir.Region) bool {
	g.work.Clear()
	g.folder.reset(g.r)
	g.populate(r)
	if !g.cfg.BottomUp {
		g.work.Reverse()
	}
	// Constants in unreachable blocks have left them by now, as upstream's do.
	changed := eraseUnreachable(g.r, r, &g.blocks)
	processed := g.process()
	changed = changed || processed
	if g.endless || g.ctx.Err() != nil || g.cfg.Simplify == KeepBlocks {
		return changed
	}
	if processed { // otherwise no block has become unreachable
		changed = eraseUnreachable(g.r, r, &g.blocks) || changed
	}
	return simplifyReachable(g.r, r, g.cfg.Simplify == SimplifyBlocks, g.scratch) || changed
}

// An iteration is the action of visiting all operations of a region.
type iteration struct {
	n int
	r *ir.Region
}

func (iteration) Tag() string { return "GreedyPatternRewriteIteration" }

func (i iteration) Append(dst []byte) []byte {
	return fmt.Appendf(dst, "GreedyPatternRewriteIteration(%d)", i.n)
}

func (i iteration) Units() []action.Unit { return []action.Unit{{Region: i.r}} }

// populate fills the worklist with the operations of a region, and hands constants to
// the folder.
func (g *greedy) populate(r *ir.Region) {
	for b := range r.Blocks() {
		for op := range b.Ops() {
			constant := false
			if !g.cfg.BottomUp {
				if constant = g.constant(op); !constant {
					g.addOne(op)
				}
			}
			if !constant {
				if g.cfg.BottomUp && op.NumRegions() > 0 {
					g.around = append(g.around, op)
				}
				for _, r := range op.Regions() {
					g.populate(r)
				}
				if n := len(g.around); n > 0 && g.around[n-1] == op {
					g.around = g.around[:n-1]
				}
			}
			if g.cfg.BottomUp && !g.constant(op) {
				g.addOne(op)
				g.addAround()
			}
		}
	}
}

// addAround adds the operations around one that has been added, as MLIR does. So one with regions comes
// right after the first operation in it, and is visited after all others in it.
func (g *greedy) addAround() {
	for i := len(g.around) - 1; i >= 0; i-- {
		g.addOne(g.around[i])
	}
	g.around = g.around[:0]
}

// constant reports whether an operation is a constant that the folder has replaced by
// an equal one.
func (g *greedy) constant(op *ir.Operation) bool {
	if g.cfg.KeepConstants {
		return false
	}
	kept, known := g.folder.Add(op)
	return known && !kept
}

// process empties the worklist and reports whether anything changed.
func (g *greedy) process() bool {
	if g.cfg.NoRewrites {
		return false
	}
	changed, rewrites, most := false, 0, g.cfg.MaxRewrites
	if most == 0 {
		most = 1_000_000 + 100*g.work.Len()
	}
	for most < 0 || rewrites < most {
		if g.ctx.Err() != nil {
			break
		}
		op := g.work.Pop()
		if op == nil {
			break
		}
		switch {
		case effects.IsTriviallyDead(op):
			g.r.Erase(op)
			changed = true
		case !g.cfg.NoFold && !op.Has(ir.ConstantLike) && g.fold(op):
			if g.cfg.MaxRewrites == 0 {
				rewrites++
			}
			changed = true
		case g.apply(op):
			rewrites++
			changed = true
		}
	}
	g.endless = g.cfg.MaxRewrites == 0 && rewrites == most && g.work.Len() > 0
	return changed
}

// apply applies the first pattern that matches.
func (g *greedy) apply(op *ir.Operation) bool {
	list := g.patterns.For(op)
	if len(list) == 0 {
		return false
	}
	return applyAction(g.ctx, g.actions, list, op, g.r)
}

// fold tries to fold an operation.
func (g *greedy) fold(op *ir.Operation) bool {
	if !op.CanFold() {
		return false
	}
	g.constants = g.constants[:0]
	for _, v := range op.Operands().All() {
		g.constants = append(g.constants, ir.ConstantOf(v))
	}
	results, ok := op.FoldWith(g.constants)
	if !ok {
		return false
	}
	if len(results) == 0 {
		g.r.engine.EndModify(op, false)
		return true
	}
	g.r.Before(op)
	values, _, ok := Materialize(g.r, op, results)
	if !ok {
		return false
	}
	g.r.Replace(op, values...)
	return true
}
