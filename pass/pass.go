package pass

import (
	"bytes"
	"context"
	"io"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A Def defines a pass, or a pipeline with a name and options of its own. It is
// immutable, and any number of pipelines may use it.
type Def struct {
	// Name is the pass's name in pipelines and on command lines, such as "cse".
	Name string
	// Summary describes the pass in one line.
	Summary string
	// Class is the name in messages: upstream's class if upstream has the pass. "" means Name.
	Class string
	// On is the name of the only operation that the pass can run on, "" for any.
	On string
	// Accepts reports whether the pass can run on operations with a definition. Nil
	// accepts all that On allows.
	Accepts func(ctx *ir.Context, d *ir.OpDef) bool
	// New makes an instance. It declares the options and statistics on o, with
	// pointers to variables that are set when the instance runs. The instance may
	// run on several operations at once.
	New func(o *Options) func(*Job)
	// Build takes the place of New in the definition of a pipeline. It declares the
	// options, as New does, and returns a function that adds the passes to p. [Parse] and
	// [Pipeline.Add] return its error.
	Build func(o *Options) func(p *Pipeline) error
}

// Options returns descriptions of the options of an instance.
func (d *Def) Options() []OptionInfo {
	o := &Options{}
	if d.Build != nil {
		d.Build(o)
	} else {
		d.New(o)
	}
	return o.Info()
}

// class returns the name in messages.
func (d *Def) class() string {
	if d.Class != "" {
		return d.Class
	}
	return d.Name
}

// A Pass is an instance of a definition: it has options and statistics. Pipelines
// make it.
type Pass struct {
	def     *Def
	options *Options
	run     func(*Job)
}

// Def returns the definition.
func (p *Pass) Def() *Def { return p.def }

// Class returns the name in messages, "CSE".
func (p *Pass) Class() string {
	if p.options.class != nil {
		return *p.options.class
	}
	return p.def.class()
}

// String returns the text of the pass in pipelines, with all options:
// "cse" or "canonicalize{max-iterations=3}".
func (p *Pass) String() string { return string(p.append(nil)) }

func (p *Pass) append(dst []byte) []byte { return p.options.append(append(dst, p.def.Name...)) }

// Statistics returns the statistics in the order in which New declared them.
func (p *Pass) Statistics() []*Statistic { return p.options.statistics }

// accepts reports whether the pass can run on operations with a definition.
func (p *Pass) accepts(ctx *ir.Context, d *ir.OpDef) bool {
	return (p.def.On == "" || p.def.On == d.Name) && (p.def.Accepts == nil || p.def.Accepts(ctx, d))
}

// A Job is one run of a pass on an operation. It belongs to the goroutine of that run.
type Job struct {
	// Op is the operation to transform, with everything in it. It is isolated from
	// above and stays in place.
	Op *ir.Operation
	// Threads is the number of goroutines that the pass may use, at least 1.
	Threads int

	exec      *Execution
	cache     *cache
	preserved Preserved
	unchanged bool
	// inside is set if the pass has said which isolated operations it has changed inside.
	inside map[*ir.Operation]bool
}

// Context returns a context that is done when the run of the pipeline is cancelled. A pass that
// works long on one operation passes it on, or checks it from time to time. When it is done, the
// pass returns. It may leave the IR unfinished, and the pipeline ends.
func (j *Job) Context() context.Context { return j.exec.task.ctx }

// Report reports a diagnostic. An error does not fail the pass; see Fail.
func (j *Job) Report(d *diag.Diagnostic) { j.exec.task.report(d) }

// Fail makes the pass fail, which ends the pipeline. The pass reports the reason. The
// IR it leaves need not be valid.
func (j *Job) Fail() { j.exec.failed = true }

// PreserveAll declares that the pass has changed nothing. All analyses stay valid, and
// the verifier need not run.
func (j *Job) PreserveAll() { j.preserved.all = true }

// Unchanged declares that the pass has changed nothing, so that the verifier need not run, but not
// that it preserves analyses.
func (j *Job) Unchanged() { j.unchanged = true }

// ChangedInside declares that of the operations directly in Op that are isolated from above,
// the pass has changed only these inside, which may be none. Of the others the verifier only
// looks at the symbols that they refer to, unless there are symbol tables in them. What a pipeline
// that the pass runs has changed does not count: it has been verified.
func (j *Job) ChangedInside(ops ...*ir.Operation) {
	j.inside = map[*ir.Operation]bool{}
	for _, op := range ops {
		j.inside[op] = true
	}
}

// Preserve declares that analyses stay valid although the pass has changed something.
func (j *Job) Preserve(list ...AnyAnalysis) {
	for _, a := range list {
		j.preserved.add(a)
	}
}

// Run runs a pipeline on an operation, which is j.Op or in it, with the threads,
// instruments and verification of the run that j belongs to. It returns false if a pass
// fails; then j usually fails, too. The error is reported if the pipeline is not for the
// operation, or if that is not in j.Op.
func (j *Job) Run(p *Pipeline, op *ir.Operation) bool {
	if !j.Op.IsAncestor(op) {
		j.Report(op.Errorf("Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing"))
		return false
	}
	p = p.Coalesced(op.Context())
	if !p.checkAnchor(op, j.Report) || !p.checkPasses(op.Context(), j.Report) {
		return false
	}
	return j.exec.task.pipeline(p, op, j.cache.nested(op), j.exec)
}

// Stdout returns where the pass prints what it was asked to print, such as IR. Each write
// appears as a whole, in the order in which one thread would have written. It never
// fails; see [Config.Stdout].
func (j *Job) Stdout() io.Writer { return output{j.exec.task, j.exec.task.cfg.Stdout} }

// Stderr returns the writer for messages about the work of the pass. See Stdout.
func (j *Job) Stderr() io.Writer { return output{j.exec.task, j.exec.task.cfg.Stderr} }

// PrintFlags says how the pass prints IR: as [Config.Print] does.
func (j *Job) PrintFlags() asm.Flags { return j.exec.task.cfg.Print }

// An output is a stream of a run for the passes of a task.
type output struct {
	task *task
	w    io.Writer // nil discards
}

// Write hands on a copy of the text: it may be written later.
func (o output) Write(text []byte) (int, error) {
	if o.w != nil {
		text := bytes.Clone(text)
		o.task.emit(func() { o.w.Write(text) }) // who gave the stream knows of its errors
	}
	return len(text), nil
}

// checkPasses reports an error if a pass cannot run on the operations that a pipeline
// around it is for, or cannot start.
func (p *Pipeline) checkPasses(ctx *ir.Context, report diag.Handler) bool {
	d := ctx.OpDef(p.anchor)
	for _, s := range p.steps {
		if s.Pipeline != nil {
			if !s.Pipeline.checkPasses(ctx, report) {
				return false
			}
			continue
		}
		if p.anchor != Any && d.Registered() && !s.Pass.accepts(ctx, d) {
			report(diag.Errorf(diag.Place{}, "unable to schedule pass '%s' on a PassManager intended to run on '%s'!", s.Pass.Class(), p.anchor))
			return false
		}
		if err := first(s.Pass.options.starts); err != nil {
			report(diag.Errorf(diag.Place{}, "%s", err))
			return false
		}
	}
	return true
}

// checkAnchor reports an error if the pipeline is not for an operation.
func (p *Pipeline) checkAnchor(op *ir.Operation, report diag.Handler) bool {
	if p.anchor == Any || p.anchor == op.Name() {
		return true
	}
	report(diag.Errorf(op.Place(), "can't run '%s' pass manager on '%s' op", p.anchor, op.Name()))
	return false
}
