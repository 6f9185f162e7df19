package pass

import (
	"context"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A Def defines a pass. It is immutable, and any number of pipelines may use it.
type Def struct {
	// Name is the pass's name in pipelines and on command lines, such as "cse".
	Name string
	// Summary describes the pass in one line.
	Summary string
	// Class is the name in messages: upstream's class if upstream has the pass. ""
	// stands for Name.
	Class string
	// On is the name of the only operation that the pass can run on, "" for any.
	On string
	// New makes an instance. It declares the options on o, with pointers to variables
	// that are set when the instance runs. The instance may run on several operations
	// at once.
	New func(o *Options) func(*Job)
}

// A Job is one run of a pass on an operation. It belongs to the goroutine of that run.
type Job struct {
	// Op is the operation to transform, with everything in it. It is isolated from
	// above and stays in place.
	Op *ir.Operation
	// Threads is the number of goroutines that the pass may use, at least 1.
	Threads int

	ctx    context.Context
	report diag.Handler
	failed bool
}

// Context returns a context that is done when the run of the pipeline is cancelled. A
// pass that works long on one operation hands it on, or checks it now and then. When it
// is done, the pass returns; it may leave the IR unfinished, and the pipeline ends.
func (j *Job) Context() context.Context { return j.ctx }

// Report reports a diagnostic. An error does not fail the pass; see Fail.
func (j *Job) Report(d *diag.Diagnostic) { j.report(d) }

// Fail makes the pass fail, which ends the pipeline. The pass reports the reason. The
// IR it leaves need not be valid.
func (j *Job) Fail() { j.failed = true }

// class returns the name in messages.
func (d *Def) class() string {
	if d.Class != "" {
		return d.Class
	}
	return d.Name
}
