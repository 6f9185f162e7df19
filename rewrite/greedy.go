package rewrite

import (
	"context"

	"github.com/gomlir/gomlir/ir"
)

// Config says how Greedy works. The zero Config is what upstream's driver does
// without options, except that it always ends: see MaxRewrites.
type Config struct {
	// BottomUp starts with the last operations instead of the first ones.
	BottomUp bool
	// MaxIterations bounds how often all operations are gone over: 10 times if it
	// is 0, without bound if it is negative.
	MaxIterations int
	// MaxRewrites bounds how many patterns are applied in each iteration, without
	// bound if it is negative. If it is 0 the bound is a million and a hundred for
	// each operation, folding included, which only patterns or folders that undo
	// each other should meet: the driver then stops altogether.
	MaxRewrites int
	// Simplify says what is done about blocks after each iteration.
	Simplify Simplify
	// NoFold leaves out folding.
	NoFold bool
	// KeepConstants leaves constants where they are, and equal ones apart.
	KeepConstants bool
	// Strict restricts which operations are worked on.
	Strict Strict
	// Listener is told of all changes. It may be nil.
	Listener *Listener
}

// Simplify is what is done about the blocks of a region.
type Simplify uint8

const (
	// SimplifyBlocks erases unreachable blocks, values that nothing live uses,
	// and merges blocks that do the same.
	SimplifyBlocks Simplify = iota
	// KeepEqualBlocks is SimplifyBlocks without the merging.
	KeepEqualBlocks
	// KeepBlocks does nothing.
	KeepBlocks
)

// Strict says which operations are worked on.
type Strict uint8

const (
	// AllOps are worked on.
	AllOps Strict = iota
	// GivenAndNew are those that were given, and those that patterns make.
	GivenAndNew
	// Given are those that were given.
	Given
)

// A Result says what Greedy has done.
type Result struct {
	// Changed is set if anything was changed.
	Changed bool
	// Converged is set if in the end there was nothing left to do. Otherwise the
	// bound on iterations or rewrites was met, or the context was done.
	Converged bool
}

// Greedy applies patterns to all operations below one, which must be isolated from
// above, until none matches any more. It also folds operations, erases those that
// are dead, keeps constants unique (see Folder) and simplifies the blocks. The order
// is that of upstream's greedy pattern rewrite driver, on which the result may
// depend.
//
// When ctx is done, Greedy returns before it looks at the next operation. The IR is
// then as valid as patterns leave it.
func Greedy(ctx context.Context, op *ir.Operation, patterns *Patterns, cfg Config) Result {
	res := Result{Converged: true}
	for _, r := range op.Regions() {
		g := newGreedy(ctx, op.Context(), patterns, cfg)
		g.scope = r
		if g.cfg.Strict != AllOps {
			g.allow(r)
		}
		one := g.region(r)
		res.Changed = res.Changed || one.Changed
		res.Converged = res.Converged && one.Converged
	}
	return res
}

// GreedyOps is Greedy for single operations, which must be in one region and are
// not gone into. With AllOps operations that change on the way are worked on, too.
func GreedyOps(ctx context.Context, ops []*ir.Operation, patterns *Patterns, cfg Config) Result {
	if len(ops) == 0 {
		return Result{Converged: true}
	}
	g := newGreedy(ctx, ops[0].Context(), patterns, cfg)
	g.scope = commonRegion(ops)
	if cfg.Strict != AllOps {
		for _, op := range ops {
			g.allowed[op] = struct{}{}
		}
	}
	g.work.clear()
	for _, op := range ops {
		g.work.push(op)
	}
	g.work.reverse()
	changed := g.process()
	return Result{Changed: changed, Converged: len(g.work.at) == 0}
}

// commonRegion is the innermost region that all operations are in.
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
	work     worklist
	folder   *Folder
	allowed  map[*ir.Operation]struct{} // with Strict
	endless  bool                       // the bound was met that there is without MaxRewrites
}

func newGreedy(ctx context.Context, c *ir.Context, patterns *Patterns, cfg Config) *greedy {
	g := &greedy{ctx: ctx, cfg: cfg, patterns: patterns, allowed: map[*ir.Operation]struct{}{}}
	if g.cfg.MaxIterations == 0 {
		g.cfg.MaxIterations = 10
	}
	user := cfg.Listener
	if user == nil {
		user = &Listener{}
	}
	l := *user
	l.Inserted = func(op *ir.Operation) {
		if user.Inserted != nil {
			user.Inserted(op)
		}
		if g.cfg.Strict == GivenAndNew {
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

// add puts an operation into the worklist, and those around it, which may have
// become something that a pattern matches.
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
	g.work.push(op)
}

// erased takes an operation out of everything, and looks again at what it used, if
// few use that.
func (g *greedy) erased(op *ir.Operation) {
	for _, v := range op.Operands() {
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
	g.work.remove(op)
	if g.folder != nil {
		g.folder.Forget(op)
	}
	delete(g.allowed, op)
}

func (g *greedy) region(r *ir.Region) Result {
	iterations, again := 0, true
	if g.ctx.Err() != nil {
		return Result{}
	}
	for again && (g.cfg.MaxIterations < 0 || iterations < g.cfg.MaxIterations) {
		iterations++
		g.work.clear()
		g.folder = NewFolder(g.r)
		g.populate(r)
		if !g.cfg.BottomUp {
			g.work.reverse()
		}
		again = g.process()
		if g.endless || g.ctx.Err() != nil {
			return Result{Changed: iterations > 1 || again}
		}
		if g.cfg.Simplify != KeepBlocks && SimplifyRegion(g.r, r, g.cfg.Simplify == SimplifyBlocks) {
			again = true
		}
	}
	return Result{Changed: iterations > 1 || again, Converged: !again}
}

// populate fills the worklist with all operations of a region, except for
// constants, which go to where they belong.
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
				for _, r := range op.Regions() {
					g.populate(r)
				}
			}
			if g.cfg.BottomUp && !g.constant(op) {
				g.addOne(op)
			}
		}
	}
}

// constant reports whether an operation is a constant that is equal to one that
// there is already, and has been replaced by it.
func (g *greedy) constant(op *ir.Operation) bool {
	if g.cfg.KeepConstants {
		return false
	}
	kept, known := g.folder.Add(op)
	return known && !kept
}

// process works the worklist off and reports whether anything changed.
func (g *greedy) process() bool {
	changed, rewrites, most := false, 0, g.cfg.MaxRewrites
	if most == 0 {
		most = 1_000_000 + 100*len(g.work.list)
	}
	for most < 0 || rewrites < most {
		if g.ctx.Err() != nil {
			break
		}
		op := g.work.pop()
		if op == nil {
			break
		}
		switch {
		case IsTriviallyDead(op):
			g.r.Erase(op)
			changed = true
		case !g.cfg.NoFold && !op.Has(ir.ConstantLike) && g.fold(op):
			if g.cfg.MaxRewrites == 0 {
				rewrites++
			}
			changed = true
		case g.patterns.Apply(op, g.r):
			rewrites++
			changed = true
		}
	}
	g.endless = g.cfg.MaxRewrites == 0 && rewrites == most && len(g.work.at) > 0
	return changed
}

// fold folds an operation, if it can be.
func (g *greedy) fold(op *ir.Operation) bool {
	results, ok := op.Fold()
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
