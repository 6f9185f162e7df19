package convert

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/group"
	"github.com/gomlir/gomlir/ir"
)

// A conversion in parts converts each operation of a block on its own. A driver converts it and
// settles what replaces what; the journal is all that is kept. When all parts have been
// converted, their journals are committed.
//
// A part that needs something outside of it waits until all parts before it have been
// converted. So what it finds there is what it would find if the parts were converted one
// after the other. If a part fails, all are undone, and the conversion starts again as a
// whole, which reports what is wrong, in order.

// parts is what the drivers of a conversion in parts share.
type parts struct {
	mu      sync.Mutex
	changed sync.Cond
	over    []bool // by part
	next    int    // the first part that is not over
	failed  atomic.Bool
	symbols map[*ir.Operation]*symbols // of operations outside of the parts; belongs to the part whose turn it is
}

// A kept part has been converted, and is not committed yet.
type kept struct {
	journal []entry
	casts   []*cast
	left    []*cast // casts that remain after the commit
	inTurn  bool
}

// restart is the panic that ends an attempt to convert in parts.
type restart struct{}

// A Reporter passes diagnostics of patterns, and of what they call, to a handler. In a
// conversion with [Config.Threads] they report to nothing else: an operation that is converted at the same time
// could report first. If there is something to report, the conversion
// starts again as a whole. A Reporter is safe for concurrent use if its handler is. It belongs
// to one conversion at a time.
type Reporter struct {
	report  diag.Handler
	attempt bool // in parts
}

// NewReporter returns a Reporter that passes diagnostics to a handler. A nil handler discards
// them.
func NewReporter(report diag.Handler) *Reporter { return &Reporter{report: report} }

// Report reports a diagnostic.
func (r *Reporter) Report(d *diag.Diagnostic) {
	if r.report == nil {
		return
	}
	if r.attempt {
		panic(restart{})
	}
	r.report(d)
}

// trying notes whether the conversion is an attempt in parts.
func (r *Reporter) trying(attempt bool) {
	if r != nil {
		r.attempt = attempt
	}
}

// Outside is called before a pattern looks at, or changes, anything outside of the operation that is
// converted on its own in a conversion with [Config.Threads]. It waits until it is the
// operation's turn. Symbol and FreeSymbol call it. In other conversions it does nothing.
func (r *Rewriter) Outside() { r.d.outside() }

func (d *driver) outside() {
	if d.parts == nil || d.inTurn {
		return
	}
	d.parts.wait(d.part)
	d.inTurn = true
	d.symbols = d.parts.symbols
}

// wait waits until all parts before part i have been converted.
func (p *parts) wait(i int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.next < i && !p.failed.Load() {
		p.changed.Wait()
	}
	if p.failed.Load() {
		panic(restart{})
	}
}

// end ends part i.
func (p *parts) end(i int, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !ok {
		p.failed.Store(true)
	}
	p.over[i] = true
	for p.next < len(p.over) && p.over[p.next] {
		p.next++
	}
	p.changed.Broadcast()
}

// stopped reports whether a part has failed.
func (p *parts) stopped() bool { return p != nil && p.failed.Load() }

// divide returns the operations that are converted on their own, nil if the conversion must be
// whole.
func (d *driver) divide(ops []*ir.Operation) []*ir.Operation {
	c := &d.cfg
	if c.Threads <= 0 || d.mode == analysis || c.NoRollback || c.Listener != nil || c.NoMatch != nil || c.Unlegalized != nil ||
		d.actions != nil || len(ops) != 1 {
		return nil
	}
	root := ops[0]
	if root.NumRegions() != 1 || !root.Region(0).HasOneBlock() || root.Region(0).First().NumArgs() > 0 ||
		len(d.plan.of(root).patterns) > 0 || root.CanFold() {
		return nil
	}
	if itself, inside := d.plan.of(root).isLegal(root); inside || !itself && (d.mode == full || d.plan.of(root).isIllegal(root)) {
		return nil
	}
	var list []*ir.Operation
	for op := range root.Region(0).First().Ops() {
		if op.NumResults() > 0 || op.NumOperands() > 0 {
			return nil
		}
		list = append(list, op)
	}
	if len(list) < 2 {
		return nil
	}
	return list
}

// runParts converts in parts. whole says that the conversion must be whole; nothing has changed
// then.
func (d *driver) runParts(ops []*ir.Operation) (ok, whole bool) {
	list := d.divide(ops)
	if list == nil {
		return false, true
	}
	p := &parts{over: make([]bool, len(list)), symbols: map[*ir.Operation]*symbols{}}
	p.changed.L = &p.mu
	done := make([]kept, len(list))
	d.cfg.Reporter.trying(true)
	defer d.cfg.Reporter.trying(false)
	group.While(d.cfg.Threads, len(list), 1, func() func(i int) bool {
		e := d.another(p)
		return func(i int) bool { return e.convertPart(i, list[i], &done[i]) }
	})
	if p.stopped() {
		for _, k := range slices.Backward(done) {
			d.journal = append(d.journal, k.journal...)
			d.undo(mark{})
		}
		return false, true
	}
	same := unchanged(list, done)
	group.Each(d.cfg.Threads, len(done), 1, func() func(i int) {
		e := d.another(nil)
		return func(i int) {
			if !done[i].inTurn {
				e.commitPart(&done[i])
			}
		}
	})
	var left []*cast
	for i := range done {
		if done[i].inTurn {
			d.commitPart(&done[i])
		}
		left = append(left, done[i].left...)
	}
	if d.cfg.Changed != nil {
		var changed []*ir.Operation
		for op := range ops[0].Region(0).First().Ops() {
			if !same[op] {
				changed = append(changed, op)
			}
		}
		d.cfg.Changed(changed...)
	}
	return d.realizeAll(left), false
}

// unchanged returns the parts that no part has changed.
func unchanged(parts []*ir.Operation, done []kept) map[*ir.Operation]bool {
	same := map[*ir.Operation]bool{}
	for i, op := range parts {
		if len(done[i].journal) == 0 {
			same[op] = true
		}
	}
	for i := range done {
		if !done[i].inTurn {
			continue
		}
		for _, e := range done[i].journal {
			if e.op != nil && e.op != parts[i] {
				delete(same, e.op)
			}
			for op := e.op; op != nil && e.kind == opModified; op = op.ParentOp() {
				delete(same, op) // what is in another part may have been changed
			}
		}
	}
	return same
}

// another returns a driver for parts.
func (d *driver) another(p *parts) *driver {
	e := &driver{ctx: d.ctx, plan: d.plan, cfg: d.cfg, mode: d.mode, parts: p}
	e.cfg.Report = func(*diag.Diagnostic) {} // the conversion as a whole will report
	e.start(d.rw.Context())
	return e
}

// convertPart converts part i. It returns false if it fails, or another part has failed.
func (d *driver) convertPart(i int, op *ir.Operation, k *kept) (ok bool) {
	d.part, d.root = i, op
	defer func() { d.parts.end(i, ok) }() // after a panic, too, or others would wait forever
	ok = d.attempt(op)
	if ok {
		d.settle()
	}
	k.journal, k.inTurn = slices.Clone(d.journal), d.inTurn
	for _, c := range d.castOrder {
		if d.casts[c.op] == c {
			k.casts = append(k.casts, c)
		}
	}
	d.forget()
	return ok
}

// attempt converts a part until there is something to report.
func (d *driver) attempt(op *ir.Operation) (ok bool) {
	defer func() {
		if ok {
			return
		}
		if v := recover(); v != nil {
			if _, is := v.(restart); !is {
				panic(v)
			}
		}
	}()
	return d.legalizeAll([]*ir.Operation{op}, false)
}

// commitPart commits a part.
func (d *driver) commitPart(k *kept) {
	d.journal, d.castOrder = k.journal, k.casts
	for _, c := range k.casts {
		d.casts[c.op] = c
	}
	d.commit()
	k.left = d.reconcile()
	k.journal, k.casts = nil, nil
	d.castOrder = nil
	d.forget()
}

// largeMap is the size of a map that is not used again: clearing it takes as long as if it were full.
const largeMap = 1 << 14

// forget makes the driver ready for another part.
func (d *driver) forget() {
	clear(d.journal)
	d.journal = d.journal[:0]
	if len(d.mapping.to) > largeMap {
		d.mapping = newMapping()
	}
	d.mapping.clear()
	d.ignored.clear()
	d.replaced.clear()
	d.created, d.modified = opStack{list: d.created.list[:0]}, opStack{list: d.modified.list[:0]}
	if len(d.castOrder) > largeMap {
		d.casts = map[*ir.Operation]*cast{}
	}
	clear(d.casts)
	clear(d.castOrder)
	d.castOrder = d.castOrder[:0]
	d.symbols, d.types, d.root = nil, nil, nil
	d.running, d.depth, d.inTurn = d.running[:0], 0, false
}
