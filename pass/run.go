package pass

import (
	"context"
	"io"
	"runtime"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/emit"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// Config controls the run of a pipeline.
type Config struct {
	// Threads is the largest number of goroutines; 0 means one per processor.
	Threads int
	// Verify runs the verifier after each pass that changes something.
	Verify bool
	// Report receives the diagnostics, in an order that does not depend on Threads.
	Report diag.Handler
	// Instruments watch the run.
	Instruments []Instrument
	// Stdout and Stderr receive what passes print, in an order that does not depend on
	// Threads. Nil discards it. See [Job.Stdout].
	Stdout, Stderr io.Writer
	// Print says how passes print IR that are asked to. See [Job.PrintFlags].
	Print asm.Flags
}

// Run runs the pipeline on an operation. It returns false if a pass fails, which is
// reported, or if ctx is done, which is not reported. The operation need not be valid
// then.
//
// Run checks ctx before and after each pass on each operation. A pass that works long
// on one operation checks [Job.Context] itself, as the drivers of packages rewrite and
// convert do. If ctx has a handler of actions (see package action), it gets each pass
// and each visit of inner operations.
func (p *Pipeline) Run(ctx context.Context, op *ir.Operation, cfg Config) bool {
	p = p.Coalesced(op.Context())
	if !p.checkAnchor(op, cfg.Report) || !p.checkPasses(op.Context(), cfg.Report) {
		return false
	}
	if cfg.Threads <= 0 {
		cfg.Threads = runtime.GOMAXPROCS(0)
	}
	t := &task{cfg: &cfg, ctx: ctx, threads: cfg.Threads, emit: func(f func()) { emit.Call(ctx, f) }}
	return t.steps(p, op, &cache{op: op}, nil)
}

// A task is the part of a run that one goroutine does.
type task struct {
	cfg     *Config
	ctx     context.Context
	threads int // that it may use for parts
	emit    func(f func())
}

func (t *task) report(d *diag.Diagnostic) { t.emit(func() { t.cfg.Report(d) }) }

// steps runs the steps of a pipeline on an operation.
func (t *task) steps(p *Pipeline, op *ir.Operation, c *cache, parent *Execution) bool {
	for i := 0; i < len(p.steps); i++ {
		if t.ctx.Err() != nil {
			return false
		}
		if s := p.steps[i]; s.Pass != nil {
			if !t.pass(s.Pass, op, c, parent) {
				return false
			}
			continue
		}
		group := p.group(i)
		i += len(group) - 1
		if !t.nesting(group, op, c, parent) {
			return false
		}
	}
	return true
}

// pipeline runs a pipeline on an operation as an execution of its own.
func (t *task) pipeline(p *Pipeline, op *ir.Operation, c *cache, parent *Execution) bool {
	e := &Execution{Kind: PipelineExecution, Op: op, Pipelines: []*Pipeline{p}, Parent: parent}
	end := t.begin(e)
	if end != nil {
		defer end()
	}
	e.failed = !t.steps(p, op, c, e)
	return !e.failed
}

// pass runs a pass on an operation.
func (t *task) pass(p *Pass, op *ir.Operation, c *cache, parent *Execution) bool {
	problem := ""
	switch {
	case !op.Def().Registered():
		problem = "trying to schedule a pass on an unregistered operation"
	case !op.Has(ir.IsolatedFromAbove):
		problem = "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
	case !p.accepts(op.Context(), op.Def()):
		problem = "trying to schedule pass '" + p.Class() + "' on an unsupported operation"
	}
	if problem != "" {
		t.report(op.Errorf("%s", problem))
		return false
	}
	e := &Execution{Kind: PassExecution, Op: op, Pass: p, Parent: parent}
	j := &Job{Op: op, Threads: t.threads, exec: e, cache: c}
	if end := t.begin(e); end != nil {
		defer end()
	}
	name, block := op.Name(), op.Block()
	action.Execute(t.ctx, passAction{p.Class(), op}, func() { p.call(j) })
	e.same = j.preserved.all || j.unchanged
	if op.Block() != block {
		t.report(op.ErrorPlainf("pass '%s' has removed the '%s' that it ran on; a pass may change only what is in it", p.def.Name, name))
		e.failed = true
	}
	c.invalidate(&j.preserved)
	if !e.failed && t.cfg.Verify && !e.same {
		var o verify.Options
		if j.inside != nil {
			o.Valid = func(op *ir.Operation) bool { return !j.inside[op] }
		}
		e.failed = !t.verify(op, o)
	}
	return !e.failed && t.ctx.Err() == nil
}

// nesting runs inner pipelines on the operations in the regions of op.
func (t *task) nesting(group []*Pipeline, op *ir.Operation, c *cache, parent *Execution) bool {
	e := &Execution{Kind: NestingExecution, Op: op, Pipelines: group, Parent: parent}
	if end := t.begin(e); end != nil {
		defer end()
	}
	action.Execute(t.ctx, passAction{"mlir::detail::OpToOpPassAdaptor", op}, func() { e.failed = !t.visit(group, op, c, e) })
	c.invalidate(&Preserved{})
	if !e.failed && t.cfg.Verify {
		e.failed = !t.verify(op, verify.Options{Shallow: true})
	}
	return !e.failed
}

// visit does the work of nesting. A failure on one operation does not stop the work on
// others.
func (t *task) visit(group []*Pipeline, op *ir.Operation, c *cache, e *Execution) bool {
	type visit struct {
		op *ir.Operation
		p  *Pipeline
	}
	var list []visit
	choice := map[*ir.OpDef]*Pipeline{}
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				p, known := choice[op.Def()]
				if !known {
					p = choose(group, op)
					choice[op.Def()] = p
				}
				if p != nil {
					list = append(list, visit{op, p})
				}
			}
		}
	}
	return t.each(len(list), func(t *task, i int) bool {
		v := list[i]
		return t.pipeline(v.p, v.op, c.nested(v.op), e)
	})
}

// choose returns the first of some pipelines that is for operations like op, nil if
// absent.
func choose(group []*Pipeline, op *ir.Operation) *Pipeline {
	for _, p := range group {
		if p.accepts(op.Context(), op.Def()) {
			return p
		}
	}
	return nil
}

// verify runs the verifier, which reports errors.
func (t *task) verify(op *ir.Operation, o verify.Options) bool {
	o.Threads = t.threads
	return verify.Operation(op, o, t.report)
}

// A passAction is a pass on an operation, or a visit of operations in it.
type passAction struct {
	class string
	op    *ir.Operation
}

func (a passAction) Tag() string { return "pass-execution" }

func (a passAction) Append(dst []byte) []byte {
	dst = append(append(dst, "`pass-execution` running `"...), a.class...)
	dst = append(append(dst, "` on Operation `"...), a.op.Name()...)
	return append(dst, '`')
}

func (a passAction) Units() []action.Unit { return []action.Unit{{Op: a.op}} }
