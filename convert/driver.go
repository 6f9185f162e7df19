package convert

import (
	"context"
	"strings"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Config controls a conversion.
type Config struct {
	// Report receives the diagnostics. It must not be nil.
	Report diag.Handler
	// Fold says when illegal operations are folded.
	Fold Fold
	// KeepCasts leaves the casts that remain at the end in the IR. Otherwise the type
	// converters' materializations replace them.
	KeepCasts bool
	// Unlegalized, if not nil, is called for each operation that a successful partial
	// conversion could not convert.
	Unlegalized func(op *ir.Operation)
	// NoMatch, if not nil, is called with the reason that a pattern gives for not
	// matching.
	NoMatch func(op *ir.Operation, reason string)
}

// Fold says when a conversion folds an illegal operation.
type Fold uint8

const (
	// FoldFirst folds an operation before patterns are tried.
	FoldFirst Fold = iota
	// FoldLast folds an operation if no pattern matches.
	FoldLast
	// FoldNever does not fold.
	FoldNever
)

type mode uint8

const (
	partial mode = iota
	full
	analysis
)

// Partial converts operations, and everything in them, as far as possible. It fails if
// an operation is left that the target declares illegal; operations of unknown legality
// may stay. On failure it reports the reason, unless ctx is done, and the IR is as it
// was before.
//
// A missing materialization is an error, too. It is the only one that leaves the IR
// changed.
func Partial(ctx context.Context, t *Target, ps *Patterns, cfg Config, ops ...*ir.Operation) bool {
	return run(ctx, ops, newDriver(ctx, t, ps, cfg, partial, ops))
}

// Full is Partial for a conversion that must make every operation legal.
func Full(ctx context.Context, t *Target, ps *Patterns, cfg Config, ops ...*ir.Operation) bool {
	return run(ctx, ops, newDriver(ctx, t, ps, cfg, full, ops))
}

// run runs a driver, as an action. A conversion that is skipped has not failed.
func run(ctx context.Context, ops []*ir.Operation, d *driver) bool {
	ok := true
	action.Execute(ctx, conversion(ops), func() { ok = d.run(ops) })
	return ok
}

// A conversion is the action of converting some operations.
type conversion []*ir.Operation

func (conversion) Tag() string { return "apply-conversion" }

func (conversion) Append(dst []byte) []byte { return append(dst, "apply-conversion"...) }

func (c conversion) Units() []action.Unit {
	list := make([]action.Unit, len(c))
	for i, op := range c {
		list[i].Op = op
	}
	return list
}

// Analyze returns the operations that could be made legal among op and everything in
// it, in the order in which they were tried. It changes nothing. op must be isolated
// from above. When ctx is done, the list ends early.
func Analyze(ctx context.Context, t *Target, ps *Patterns, cfg Config, op *ir.Operation) []*ir.Operation {
	copied := op.Clone(nil)
	originals := map[*ir.Operation]*ir.Operation{}
	var list []*ir.Operation
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		list = append(list, op)
		return ir.Advance
	})
	ir.WalkPre(copied, func(c *ir.Operation) ir.WalkResult {
		originals[c] = list[len(originals)]
		return ir.Advance
	})
	root := ir.NewBlock()
	root.Append(copied)
	d := newDriver(ctx, t, ps, cfg, analysis, []*ir.Operation{op})
	var legal []*ir.Operation
	d.legalizable = func(op *ir.Operation) {
		if o := originals[op]; o != nil {
			legal = append(legal, o)
		}
	}
	d.run([]*ir.Operation{copied})
	return legal
}

// driver is one run of a conversion. It is the engine of its rewriter.
type driver struct {
	ctx     context.Context
	target  *Target
	plan    *plan
	cfg     Config
	mode    mode
	castDef *ir.OpDef
	rw      *Rewriter

	mapping     mapping
	journal     []entry
	ignored     opSet // inside of what is recursively legal
	replaced    opSet // will go
	created     opSet // by the pattern that runs
	modified    opSet // by the pattern that runs
	casts       map[*ir.Operation]*cast
	castOrder   []*ir.Operation
	symbols     map[*ir.Operation]*symbols // of operations whose symbols were asked for
	types       *TypeConverter             // of the pattern that runs
	running     map[*Pattern]bool
	unlegalized []*ir.Operation
	legalizable func(op *ir.Operation)
	depth       int
	actions     action.Handler // nil if nobody follows
}

func newDriver(ctx context.Context, t *Target, ps *Patterns, cfg Config, m mode, ops []*ir.Operation) *driver {
	d := &driver{ctx: ctx, target: t, plan: ps.plan(t), cfg: cfg, mode: m, mapping: newMapping(),
		casts: map[*ir.Operation]*cast{}, running: map[*Pattern]bool{}, actions: action.HandlerOf(ctx)}
	if len(ops) > 0 {
		c := ops[0].Context()
		d.castDef = c.OpDef(CastName)
		d.rw = &Rewriter{rewrite.NewWith(c, d), d}
	}
	return d
}

func (d *driver) run(ops []*ir.Operation) bool {
	if len(ops) == 0 {
		return true
	}
	if !d.legalizeAll(ops, false) {
		d.undo(mark{})
		return false
	}
	d.commit()
	if d.cfg.Unlegalized != nil {
		for _, op := range d.unlegalized {
			if !d.replaced.has(op) {
				d.cfg.Unlegalized(op)
			}
		}
	}
	remaining := reconcile(d.liveCasts(), func(op *ir.Operation) bool { return d.casts[op] != nil })
	if d.cfg.KeepCasts {
		return true
	}
	for _, op := range remaining {
		if !d.realize(op, d.casts[op]) {
			return false
		}
	}
	return true
}

// liveCasts returns the casts that the conversion created and that still exist.
func (d *driver) liveCasts() []*ir.Operation {
	var list []*ir.Operation
	for _, op := range d.castOrder {
		if d.casts[op] != nil {
			list = append(list, op)
		}
	}
	return list
}

// legalizeAll converts operations and everything in them. recursive says that a pattern
// asked for it; then nothing is reported.
func (d *driver) legalizeAll(ops []*ir.Operation, recursive bool) bool {
	var list []*ir.Operation
	for _, op := range ops {
		list = d.collect(op, list)
	}
	for _, op := range list {
		if d.ctx.Err() != nil || !d.convert(op, recursive) {
			return false
		}
	}
	return true
}

// collect appends an operation and everything in it. Blocks come in the order in which
// the entry leads to them; unreachable blocks are left out.
func (d *driver) collect(op *ir.Operation, list []*ir.Operation) []*ir.Operation {
	list = append(list, op)
	if op.NumRegions() == 0 {
		return list
	}
	if _, inside := d.target.IsLegal(op); inside {
		return list
	}
	for _, r := range op.Regions() {
		for _, b := range depthFirst(r) {
			for op := range b.Ops() {
				list = d.collect(op, list)
			}
		}
	}
	return list
}

// depthFirst returns the reachable blocks of a region, each before its successors.
func depthFirst(r *ir.Region) []*ir.Block {
	if r.Empty() {
		return nil
	}
	if r.HasOneBlock() {
		return []*ir.Block{r.First()}
	}
	seen := map[*ir.Block]bool{r.First(): true}
	type at struct {
		b    *ir.Block
		next int
	}
	list, stack := []*ir.Block{r.First()}, []at{{b: r.First()}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		succs := top.b.Successors()
		if top.next == len(succs) {
			stack = stack[:len(stack)-1]
			continue
		}
		b := succs[top.next].Block()
		top.next++
		if !seen[b] {
			seen[b] = true
			list = append(list, b)
			stack = append(stack, at{b: b})
		}
	}
	return list
}

// convert converts an operation. It reports an error if that fails and the mode
// requires success.
func (d *driver) convert(op *ir.Operation, recursive bool) bool {
	if d.legalize(op) {
		if d.mode == analysis && !recursive && d.legalizable != nil {
			d.legalizable(op)
		}
		return true
	}
	switch {
	case d.ctx.Err() != nil:
		return false
	case d.mode == full:
		if !recursive {
			d.cfg.Report(op.ErrorPlainf("failed to legalize operation '%s'", op.Name()))
		}
		return false
	case d.mode == partial && d.target.IsIllegal(op):
		if !recursive {
			d.cfg.Report(op.ErrorPlainf("failed to legalize operation '%s' that was explicitly marked illegal", op.Name()))
		}
		return false
	case d.mode == partial && !recursive:
		d.unlegalized = append(d.unlegalized, op)
	}
	return true
}

// maxDepth bounds the recursion of conversions that need the conversion of what they
// created.
const maxDepth = 1000

// legalize makes an operation legal, by folding or by a pattern, unless it is legal
// already.
func (d *driver) legalize(op *ir.Operation) bool {
	if d.replaced.has(op) || d.ignored.has(op) {
		return true
	}
	if itself, inside := d.target.IsLegal(op); itself {
		if inside {
			ir.WalkPre(op, func(o *ir.Operation) ir.WalkResult {
				if o != op {
					d.ignored.add(o)
				}
				return ir.Advance
			})
		}
		return true
	}
	if d.depth >= maxDepth || d.ctx.Err() != nil {
		return false
	}
	d.depth++
	defer func() { d.depth-- }()
	return d.cfg.Fold == FoldFirst && d.fold(op) || d.applyPatterns(op) || d.cfg.Fold == FoldLast && d.fold(op)
}

// fold makes an operation legal by folding it.
func (d *driver) fold(op *ir.Operation) bool {
	if op.Has(ir.ConstantLike) || !ir.FoldInterface.Has(op.Context(), op.Def()) && !op.Has(ir.Commutative) && !op.Has(ir.Idempotent) && !op.Has(ir.Involution) {
		return false
	}
	start := d.mark()
	d.rw.Before(op)
	d.rw.LocOf(op)
	var results []ir.FoldResult
	var values []*ir.Value
	var made []*ir.Operation
	inPlace := d.rw.TryModify(op, func() bool {
		ok := false
		results, ok = op.Fold()
		return ok && len(results) == 0
	})
	if inPlace {
		d.created.take()
		d.modified.take()
		return d.legalize(op)
	}
	if len(results) == 0 {
		return false
	}
	for i, r := range results {
		if r.Value != nil && d.mapping.leadsTo(op.Result(i), []*ir.Value{r.Value}) {
			return false
		}
	}
	values, made, ok := rewrite.Materialize(d.rw.Rewriter, op, results)
	if !ok {
		return false
	}
	d.rw.Replace(op, values...)
	d.created.take()
	d.modified.take()
	for _, c := range made {
		if !d.legalize(c) {
			d.undo(start)
			return false
		}
	}
	return true
}

// applyPatterns makes an operation legal with the first pattern that matches and whose
// result can be made legal.
func (d *driver) applyPatterns(op *ir.Operation) bool {
	start := d.mark()
	for _, p := range d.plan.patterns(op) {
		if d.ctx.Err() != nil {
			return false
		}
		if d.running[p] && !p.Bounded {
			continue
		}
		was := d.running[p]
		d.running[p] = true
		ok := d.apply(p, op)
		var created, modified []*ir.Operation = d.created.take(), d.modified.take()
		ok = ok && d.legalizeResult(modified) && d.legalizeResult(created)
		d.running[p] = was
		if ok {
			return true
		}
		d.undo(start)
	}
	return false
}

func (d *driver) legalizeResult(ops []*ir.Operation) bool {
	for _, op := range ops {
		if !d.legalize(op) {
			return false
		}
	}
	return true
}

// apply applies a pattern.
func (d *driver) apply(p *Pattern, op *ir.Operation) bool {
	types := d.types
	d.types = p.Types
	defer func() { d.types = types }()
	var in [][]*ir.Value
	if !p.direct {
		loc := op.Loc()
		var ok bool
		if in, ok = d.remap(op, func(*ir.Value) ir.Location { return loc }, op.Operands().Values()); !ok {
			return false
		}
	}
	d.rw.Before(op)
	d.rw.LocOf(op)
	if d.actions == nil {
		return p.Convert(op, in, d.rw)
	}
	done := false
	d.actions.Handle(d.ctx, action.Pattern{Name: p.Name, Op: op}, func() { done = p.Convert(op, in, d.rw) })
	return done
}

// realize replaces a cast by a materialization.
func (d *driver) realize(op *ir.Operation, c *cast) bool {
	if c.types != nil {
		b := ir.NewBuilder(d.rw.Context()).Before(op).LocOf(op)
		ways := c.types.source
		if c.toTarget {
			ways = c.types.target
		}
		vs := materialize(ways, b, op.Results().Types(), op.Operands().Values(), c.original)
		if vs != nil {
			if !ir.HaveTypes(vs, op.Results().Types()) {
				panic("convert: a materialization made values of other types")
			}
			if len(vs) == 0 || vs[0].DefiningOp() != op {
				op.ReplaceAllUsesWith(vs...)
				op.Erase()
			}
			return true
		}
	}
	e := op.ErrorPlainf("failed to legalize unresolved materialization from (%s) to (%s) that remained live after conversion",
		typeList(op.Operands().Types()), typeList(op.Results().Types()))
	for _, v := range op.Results().All() {
		if u := v.FirstUse(); u != nil {
			e.Note(u.Owner().Place(), "see existing live user here: %s", u.Owner().String())
			break
		}
	}
	d.cfg.Report(e)
	return false
}

// typeList formats types as diagnostics list them.
func typeList(types []ir.Type) string {
	var s strings.Builder
	for i, t := range types {
		if i > 0 {
			s.WriteString(", ")
		}
		s.WriteString("'" + t.String() + "'")
	}
	return s.String()
}
