package convert

import (
	"context"
	"slices"
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
	// Unlegalized, if not nil, is called at the end for each operation that a partial
	// conversion could not convert, as far as it came.
	Unlegalized func(op *ir.Operation)
	// NoMatch, if not nil, is called with the reason that a pattern gives for not
	// matching.
	NoMatch func(op *ir.Operation, reason string)
	// Listener, if not nil, is notified of all changes. It hears of them when the
	// conversion has succeeded, in the order in which they were made: where things are
	// by then, it cannot tell, and of moved operations only the block that they came from.
	// Of a conversion that fails it hears nothing. With NoRollback, it hears of each
	// change at once.
	Listener *rewrite.Listener
	// NoRollback makes all changes at once: what patterns see has no replaced operations in it,
	// and there is less to keep. A pattern that changes something and then
	// returns false, or whose result cannot be made legal, makes the conversion fail. The
	// IR is then left as it is, with some operations converted.
	NoRollback bool
	// Threads, if it is not 0, divides the conversion of an operation with one block, such as
	// a module: each operation in the block is converted on its own, on up to so many goroutines
	// at the same time. The result does not depend on the number. Patterns, and what they
	// call, must be safe for concurrent use. They call [Rewriter.Outside] before they look at
	// or change anything outside of the operation in the block. The
	// handler Report is called as if the conversion were not divided. Patterns report to Reporter.
	// Conversions with a Listener, NoMatch, Unlegalized or
	// NoRollback are not divided.
	Threads int
	// Changed, if not nil, is called once at the end of a conversion that succeeds and was
	// divided, with those of the operations in the block that were changed inside or are new.
	Changed func(ops ...*ir.Operation)
	// Reporter is what patterns report to, nil if they report nothing.
	Reporter *Reporter
	// MarkCasts gives casts that the conversion inserts the attribute __kind__: "target"
	// where a pattern needs another type, else "source". It helps to find the
	// materialization that is missing.
	MarkCasts bool
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

// driver converts operations. It is the engine of its rewriter. Of a conversion in parts,
// it converts one after the other.
type driver struct {
	ctx     context.Context
	plan    *plan
	cfg     Config
	mode    mode
	castDef *ir.OpDef
	rw      *Rewriter
	parts   *parts // nil if the conversion is whole

	mapping     mapping
	journal     []entry
	ignored     opSet   // inside of what is recursively legal
	replaced    opSet   // will go
	created     opStack // by the patterns that run
	modified    opStack // by the patterns that run
	casts       map[*ir.Operation]*cast
	castOrder   []*cast
	symbols     map[*ir.Operation]*symbols // of operations whose symbols were asked for
	types       *TypeConverter             // of the pattern that runs
	running     []*Pattern                 // the innermost last
	unlegalized []*ir.Operation
	legalizable func(op *ir.Operation)
	depth       int
	actions     action.Handler    // nil if nobody follows
	told        *rewrite.Rewriter // changes the IR at once and tells the listener
	fresh       []*ir.Operation   // casts inserted for the pattern that runs; without rollback
	changes     int               // made at once so far; without rollback
	stuck       bool              // a change cannot be undone; without rollback
	detached    bool              // the pattern that runs replaced an operation that is in no block
	part        int               // the number of the part
	root        *ir.Operation     // that is the part
	inTurn      bool              // all parts before this one have been converted
	saved       state             // of the operation that is folded
	tries       *tries            // nil if nobody wants to know
	collected   []*ir.Operation
	blocks      []*ir.Block // of the regions that collect is in
	seen        map[*ir.Block]bool
	path        []step
}

func newDriver(ctx context.Context, t *Target, ps *Patterns, cfg Config, m mode, ops []*ir.Operation) *driver {
	d := &driver{ctx: ctx, plan: ps.plan(t), cfg: cfg, mode: m, actions: action.HandlerOf(ctx)}
	if hints, ok := ctx.Value(explainKey{}).(func(op *ir.Operation) []string); ok {
		d.tries = &tries{hints: hints}
	}
	if len(ops) > 0 {
		d.start(ops[0].Context())
	}
	return d
}

// start prepares a driver for the operations of a context.
func (d *driver) start(c *ir.Context) {
	d.mapping = newMapping()
	d.casts = map[*ir.Operation]*cast{}
	d.castDef = c.OpDef(CastName)
	d.rw = &Rewriter{rewrite.NewWith(c, d), d}
	d.told = rewrite.New(c, d.cfg.Listener)
}

func (d *driver) run(ops []*ir.Operation) bool {
	if len(ops) == 0 {
		return true
	}
	if ok, whole := d.runParts(ops); !whole {
		return ok
	}
	if !d.legalizeAll(ops, false) {
		if !d.cfg.NoRollback {
			d.undo(mark{})
		}
		d.tellUnlegalized()
		return false
	}
	d.settle()
	d.commit()
	defer d.tellUnlegalized()
	return d.realizeAll(d.reconcile())
}

func (d *driver) tellUnlegalized() {
	if d.cfg.Unlegalized == nil {
		return
	}
	for _, op := range d.unlegalized {
		if !d.replaced.has(op) {
			d.cfg.Unlegalized(op)
		}
	}
}

// reconcile removes the casts that the conversion created and that are not needed, and
// returns the others.
func (d *driver) reconcile() []*cast {
	var list []*ir.Operation
	for _, c := range d.castOrder {
		if d.casts[c.op] != nil {
			list = append(list, c.op)
		}
	}
	if len(list) == 0 {
		return nil
	}
	remaining := reconcile(list, func(op *ir.Operation) bool { return d.casts[op] != nil })
	casts := make([]*cast, len(remaining))
	for i, op := range remaining {
		op.RemoveAttr(pureCast)
		casts[i] = d.casts[op]
	}
	return casts
}

// realizeAll replaces casts by materializations unless casts are kept.
func (d *driver) realizeAll(casts []*cast) bool {
	if d.cfg.KeepCasts {
		return true
	}
	for _, c := range casts {
		if !d.realize(c.op, c) {
			return false
		}
	}
	return true
}

// legalizeAll converts operations and everything in them. recursive says that a pattern
// asked for it; then nothing is reported.
func (d *driver) legalizeAll(ops []*ir.Operation, recursive bool) bool {
	list := d.collected
	d.collected = nil // patterns may ask for more
	for _, op := range ops {
		list = d.collect(op, list)
	}
	defer func() {
		clear(list)
		d.collected = list[:0]
	}()
	for _, op := range list {
		if d.ctx.Err() != nil || !d.convert(op, recursive) || d.stuck || d.parts.stopped() {
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
	if _, inside := d.plan.of(op).isLegal(op); inside {
		return list
	}
	for _, r := range op.Regions() {
		first := len(d.blocks)
		d.depthFirst(r)
		last := len(d.blocks)
		for i := first; i < last; i++ {
			for op := range d.blocks[i].Ops() {
				list = d.collect(op, list)
			}
		}
		d.blocks = d.blocks[:first]
	}
	return list
}

// depthFirst appends the reachable blocks of a region to d.blocks, each before its successors.
func (d *driver) depthFirst(r *ir.Region) {
	if r.Empty() {
		return
	}
	d.blocks = append(d.blocks, r.First())
	if r.HasOneBlock() {
		return
	}
	if len(d.seen) > largeMap || d.seen == nil {
		d.seen = map[*ir.Block]bool{}
	}
	clear(d.seen)
	d.seen[r.First()] = true
	d.path = append(d.path[:0], step{block: r.First()})
	for len(d.path) > 0 {
		top := &d.path[len(d.path)-1]
		succs := top.block.Successors()
		if top.next == len(succs) {
			d.path = d.path[:len(d.path)-1]
			continue
		}
		b := succs[top.next].Block()
		top.next++
		if !d.seen[b] {
			d.seen[b] = true
			d.blocks = append(d.blocks, b)
			d.path = append(d.path, step{block: b})
		}
	}
}

// A step of depthFirst is at a block and has followed some of its successors.
type step struct {
	block *ir.Block
	next  int
}

// convert converts an operation. It reports an error if that fails and the mode
// requires success.
func (d *driver) convert(op *ir.Operation, recursive bool) bool {
	if !recursive {
		d.tries.begin(op)
	}
	if d.legalize(op) {
		if d.mode == analysis && !recursive && d.legalizable != nil {
			d.legalizable(op)
		}
		return true
	}
	switch {
	case d.ctx.Err() != nil || d.stuck:
		return false
	case d.mode == full:
		if !recursive {
			d.cfg.Report(d.tries.explain(op.ErrorPlainf("failed to legalize operation '%s'", op.Name())))
		}
		return false
	case d.mode == partial && d.plan.of(op).isIllegal(op):
		if !recursive {
			d.cfg.Report(d.tries.explain(op.ErrorPlainf("failed to legalize operation '%s' that was explicitly marked illegal", op.Name())))
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
	if d.stuck || d.replaced.has(op) || d.ignored.has(op) {
		return !d.stuck
	}
	if itself, inside := d.plan.of(op).isLegal(op); itself {
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
		if !d.cfg.NoRollback {
			// Upstream tries, and puts the operands back, which makes them the newest uses.
			for i, v := range op.Operands().All() {
				op.SetOperand(i, v)
			}
		}
		return false
	}
	if f, ok := ir.OutsideFoldInterface.Of(op); ok && f.FoldLooksOutside() {
		d.outside()
	}
	start := d.mark()
	d.rw.Before(op)
	d.rw.LocOf(op)
	created, modified := d.created.enter(), d.modified.enter()
	defer func() {
		d.created.leave(created)
		d.modified.leave(modified)
	}()
	results, ok := d.foldInPlace(op)
	if !ok {
		return false
	}
	if len(results) == 0 {
		return d.legalize(op)
	}
	for i, r := range results {
		if r.Value != nil && d.leadsTo(op.Result(i), []*ir.Value{r.Value}) {
			d.giveUp(start, op, "folding")
			return false
		}
	}
	values, made, ok := rewrite.Materialize(d.rw.Rewriter, op, results)
	if !ok {
		d.giveUp(start, op, "folding")
		return false
	}
	d.rw.Replace(op, values...)
	for _, c := range made {
		if !d.legalize(c) {
			d.giveUp(start, op, "folding")
			return false
		}
	}
	return true
}

// foldInPlace folds an operation, and records its state if that changes it.
func (d *driver) foldInPlace(op *ir.Operation) ([]ir.FoldResult, bool) {
	if d.cfg.NoRollback {
		d.StartModify(op)
		results, ok := op.FoldFully()
		d.EndModify(op, !ok)
		return results, ok
	}
	// Nearly all operations stay as they are, so what they were is not kept.
	d.symbolGoes(op)
	d.saved.save(op)
	uses, inside, prev := usesToFold(op), inside(op), op.Prev()
	results, ok := op.FoldFully()
	if !ok {
		d.saved.restore(op)
		d.symbolCame(op)
		return nil, false
	}
	d.log(entry{kind: opModified, op: op, more: &more{old: d.saved.clone()}})
	if op.Prev() != prev {
		d.log(entry{kind: usesFolded, op: op, more: &more{first: prev, uses: uses, inside: inside}})
	}
	d.symbolCame(op)
	return results, true
}

// inside returns what is in the blocks of an operation, of which a folder may move some before the operation.
func inside(op *ir.Operation) (list []contents) {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			c := contents{block: b, ops: slices.Collect(b.Ops())}
			if last := b.Last(); last != nil {
				c.operands = last.Operands().Values()
			}
			list = append(list, c)
		}
	}
	return list
}

// usesToFold returns the uses of results that a folder may replace by constants before the
// operation, without telling. With one result, it returns the constant instead.
func usesToFold(op *ir.Operation) (list []foldedUse) {
	if op.NumResults() < 2 {
		return nil
	}
	for i, v := range op.Results().All() {
		for u := range v.Uses() {
			list = append(list, foldedUse{u.Owner(), u.Index(), i})
		}
	}
	return list
}

// applyPatterns makes an operation legal with the first pattern that matches and whose
// result can be made legal.
func (d *driver) applyPatterns(op *ir.Operation) bool {
	list := d.plan.of(op).patterns
	if len(list) > 0 && op == d.root {
		d.outside() // it is in a block of operations that are not of this part
	}
	start := d.mark()
	for _, p := range list {
		if d.ctx.Err() != nil {
			return false
		}
		if !p.Bounded && slices.Contains(d.running, p) {
			continue
		}
		if d.applyPattern(p, op) {
			return true
		}
		if !d.giveUp(start, op, "pattern '"+p.Name+"'") {
			return false
		}
	}
	return false
}

// applyPattern makes an operation legal with a pattern, and makes legal what the pattern
// creates and modifies.
func (d *driver) applyPattern(p *Pattern, op *ir.Operation) bool {
	d.running = append(d.running, p)
	created, modified := d.created.enter(), d.modified.enter()
	ok := d.apply(p, op)
	d.dropFresh(ok)
	made := ""
	if ok {
		if left := d.legalizeResult(d.modified.top()); left != nil {
			made = left.Name()
		} else if left := d.legalizeResult(d.created.top()); left != nil {
			made = left.Name()
		}
		ok = made == ""
	}
	if !ok {
		d.tries.failed(p, op, made)
	}
	d.created.leave(created)
	d.modified.leave(modified)
	d.running = d.running[:len(d.running)-1]
	return ok
}

// giveUp undoes all changes after a mark. Without rollback, if there are any, it reports
// who made them, and returns false: the conversion ends.
func (d *driver) giveUp(to mark, op *ir.Operation, who string) bool {
	if d.cfg.NoRollback && d.changes > to.changes && !d.stuck && d.ctx.Err() == nil {
		d.stuck = true
		d.cfg.Report(op.ErrorPlainf("what %s has changed would have to be undone", who))
	}
	if !d.stuck {
		d.undo(to)
	}
	return !d.stuck
}

// legalizeResult makes operations legal. It returns the first for which that fails, nil if there is
// none.
func (d *driver) legalizeResult(ops []*ir.Operation) *ir.Operation {
	for _, op := range ops {
		if !d.legalize(op) {
			return op
		}
	}
	return nil
}

// apply applies a pattern.
func (d *driver) apply(p *Pattern, op *ir.Operation) bool {
	types := d.types
	d.types = p.Types
	defer func() { d.types = types }()
	var in [][]*ir.Value
	if !p.direct {
		loc := placeOfOp(op)
		var ok bool
		if in, ok = d.remap(op, func(*ir.Value) place { return loc }, op.Operands().Values()); !ok {
			return false
		}
	}
	d.rw.Before(op)
	d.rw.LocOf(op)
	done := false
	d.detached = false
	if d.actions == nil {
		done = p.Convert(op, in, d.rw)
	} else {
		d.actions.Handle(d.ctx, action.Pattern{Name: p.Name, Op: op}, func() { done = p.Convert(op, in, d.rw) })
	}
	if d.detached {
		d.NoMatch(op, "an operation that is in no block cannot be replaced or erased")
	}
	return done && !d.detached
}

// realize replaces a cast by a materialization.
func (d *driver) realize(op *ir.Operation, c *cast) bool {
	if c.types != nil {
		b := d.told.Before(op).LocOf(op)
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
				d.told.Replace(op, vs...)
			}
			return true
		}
	}
	e := op.ErrorPlainf("failed to legalize unresolved materialization from (%s) to (%s) that remained live after conversion",
		typeList(op.Operands().Types()), typeList(op.Results().Types()))
	for _, v := range op.Results().All() {
		if u := v.FirstUse(); u != nil {
			e.Note(u.Owner().Place(), "see existing live user here: %s", u.Owner().NoteText())
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
