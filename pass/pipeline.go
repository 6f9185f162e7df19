package pass

import (
	"context"
	"errors"
	"runtime"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// Any is the anchor of a pipeline that runs on any operation that its passes can run
// on.
const Any = "any"

// A Pipeline is a list of passes for an operation, and of pipelines for the operations
// in its regions. It must not be changed while it runs. Several runs at once are safe.
//
// Example printed form: builtin.module(cse,func.func(canonicalize{max-iterations=3}))
type Pipeline struct {
	anchor string
	items  []item
	nests  bool
}

// An item is an instance of a pass, or an inner pipeline if def is nil.
type item struct {
	def     *Def
	options *Options
	run     func(*Job)
	inner   *Pipeline
}

// New returns an empty pipeline for the operations of a name, or Any.
func New(anchor string) *Pipeline { return &Pipeline{anchor: anchor} }

// Anchor returns the name of the operations that the pipeline is for, or Any.
func (p *Pipeline) Anchor() string { return p.anchor }

// Len returns the number of passes and pipelines in the list.
func (p *Pipeline) Len() int { return len(p.items) }

// ImplicitNesting makes Add nest a pass for another operation in a pipeline for that
// operation.
func (p *Pipeline) ImplicitNesting() *Pipeline {
	p.nests = true
	return p
}

// Nest adds a pipeline for operations of a name in the regions, and returns it.
func (p *Pipeline) Nest(anchor string) *Pipeline {
	inner := &Pipeline{anchor: anchor, nests: p.nests}
	p.items = append(p.items, item{inner: inner})
	return inner
}

// Add adds a pass with options, written as "a=1 b=2". The error has upstream's wording.
// It wraps an *OptionError if a value is wrong.
func (p *Pipeline) Add(d *Def, options string) error {
	o := &Options{}
	run := d.New(o)
	if err := o.parse(options); err != nil {
		return optionsFailed{err}
	}
	if d.On != "" && p.anchor != Any && d.On != p.anchor {
		if !p.nests {
			return errors.New("Can't add pass '" + d.class() + "' restricted to '" + d.On +
				"' on a PassManager intended to run on '" + p.anchor + "', did you intend to nest?")
		}
		p = p.Nest(d.On)
	}
	p.items = append(p.items, item{def: d, options: o, run: run})
	return nil
}

// Config controls the run of a pipeline.
type Config struct {
	// Threads bounds the goroutines that work at a time. 0 stands for one for each
	// processor.
	Threads int
	// Verify runs the verifier after each pass.
	Verify bool
	// Report receives the diagnostics, in an order that does not depend on Threads.
	Report diag.Handler
}

// Run runs the pipeline on an operation. It returns false if a pass fails, which is
// reported, or if ctx is done, which is not reported. The operation need not be valid
// then.
//
// Run checks ctx before and after each pass on each operation. A pass that works long
// on one operation checks [Job.Context] itself, as the drivers of packages rewrite and
// convert do.
func (p *Pipeline) Run(ctx context.Context, op *ir.Operation, cfg Config) bool {
	if p.anchor != Any && p.anchor != op.Name() {
		cfg.Report(diag.Errorf(op.Place(), "can't run '%s' pass manager on '%s' op", p.anchor, op.Name()))
		return false
	}
	if cfg.Threads <= 0 {
		cfg.Threads = runtime.GOMAXPROCS(0)
	}
	return p.run(ctx, op, cfg)
}

func (p *Pipeline) run(ctx context.Context, op *ir.Operation, cfg Config) bool {
	for i := 0; i < len(p.items); i++ {
		if it := p.items[i]; it.inner == nil {
			if !it.runOn(ctx, op, cfg) {
				return false
			}
			continue
		}
		if ctx.Err() != nil {
			return false
		}
		var together []*Pipeline
		for ; i < len(p.items) && p.items[i].inner != nil; i++ {
			together = append(together, p.items[i].inner)
		}
		i--
		if !runInner(ctx, together, op, cfg) {
			return false
		}
		if cfg.Verify && !verify.Operation(op, verify.Options{Threads: cfg.Threads, Shallow: true}, cfg.Report) {
			return false
		}
	}
	return true
}

// runOn runs a pass on an operation.
func (it *item) runOn(ctx context.Context, op *ir.Operation, cfg Config) bool {
	if ctx.Err() != nil {
		return false
	}
	problem := ""
	switch {
	case !op.Def().Registered():
		problem = "trying to schedule a pass on an unregistered operation"
	case !op.Has(ir.IsolatedFromAbove):
		problem = "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
	case !it.runsOn(op):
		problem = "trying to schedule pass '" + it.def.class() + "' on an unsupported operation"
	}
	if problem != "" {
		cfg.Report(op.Errorf("%s", problem))
		return false
	}
	j := &Job{Op: op, Threads: cfg.Threads, ctx: ctx, report: cfg.Report}
	it.call(j)
	return !j.failed && ctx.Err() == nil && (!cfg.Verify || verify.Operation(op, verify.Options{Threads: cfg.Threads}, cfg.Report))
}

func (it *item) runsOn(op *ir.Operation) bool { return it.def.On == "" || it.def.On == op.Name() }

// isFor reports whether a pipeline can run on an operation.
func (p *Pipeline) isFor(op *ir.Operation) bool {
	if p.anchor != Any {
		return p.anchor == op.Name()
	}
	if !op.Def().Registered() || !op.Has(ir.IsolatedFromAbove) {
		return false
	}
	for i := range p.items {
		if it := &p.items[i]; it.inner == nil && !it.runsOn(op) {
			return false
		}
	}
	return true
}

// runInner runs pipelines on the operations in the regions of op.
func runInner(ctx context.Context, list []*Pipeline, op *ir.Operation, cfg Config) bool {
	var ops []*ir.Operation
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				for _, p := range list {
					if p.isFor(op) {
						ops = append(ops, op)
						break
					}
				}
			}
		}
	}
	one := func(op *ir.Operation, cfg Config) bool {
		for _, p := range list {
			if p.isFor(op) && !p.run(ctx, op, cfg) {
				return false
			}
		}
		return true
	}
	if cfg.Threads <= 1 || len(ops) < 2 {
		for _, op := range ops {
			if !one(op, cfg) {
				return false
			}
		}
		return true
	}
	return inParallel(len(ops), cfg, func(i int, cfg Config) bool { return one(ops[i], cfg) })
}

// Append appends the text of the pipeline on one line.
func (p *Pipeline) Append(dst []byte) []byte {
	dst = append(append(dst, p.anchor...), '(')
	for i, it := range p.items {
		if i > 0 {
			dst = append(dst, ',')
		}
		if it.inner != nil {
			dst = it.inner.Append(dst)
			continue
		}
		dst = it.options.append(append(dst, it.def.Name...))
	}
	return append(dst, ')')
}

// String returns the text of the pipeline on one line.
func (p *Pipeline) String() string { return string(p.Append(nil)) }

// AppendLines appends the text of the pipeline with one line for each pass, as mlir-opt
// shows it.
func (p *Pipeline) AppendLines(dst []byte) []byte { return p.appendLines(dst, "\n") }

func (p *Pipeline) appendLines(dst []byte, newline string) []byte {
	dst = append(append(append(dst, p.anchor...), '('), newline...)
	for i, it := range p.items {
		if i > 0 {
			dst = append(append(dst, ','), newline...)
		}
		dst = append(dst, "  "...)
		if it.inner != nil {
			dst = it.inner.appendLines(dst, newline+"  ")
			continue
		}
		dst = it.options.append(append(dst, it.def.Name...))
	}
	return append(append(dst, newline...), ')')
}
