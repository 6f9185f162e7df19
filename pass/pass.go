package pass

import (
	"context"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A Def defines a pass. It is immutable and may be used by any number of
// pipelines.
type Def struct {
	// Name is what pipelines and command lines call the pass, "cse".
	Name string
	// Summary says in a line what the pass does.
	Summary string
	// Class is the name in messages, upstream's class if it has the pass. ""
	// stands for Name.
	Class string
	// On is the name of the only operation that the pass can run on, "" if it
	// can run on any.
	On string
	// New makes an instance. It declares its options on o, by pointers to where
	// their values go; those are set when the instance runs. The instance may
	// run on several operations at a time.
	New func(o *Options) func(*Job)
}

// A Job is one run of a pass over an operation. It belongs to the goroutine that
// the pass was called in.
type Job struct {
	// Op is the operation to work on, with all below it. It is isolated from
	// above and stays where it is.
	Op *ir.Operation
	// Threads is how many goroutines the pass may use, at least 1.
	Threads int

	ctx    context.Context
	report diag.Handler
	failed bool
}

// Context is done when the run of the pipeline is cancelled. A pass that takes long
// on one operation hands it to what it calls or looks at it now and then, and
// returns when it is done; the pipeline then ends. The IR may be left unfinished.
func (j *Job) Context() context.Context { return j.ctx }

// Report passes on a diagnostic. An error does not make the pass fail by itself.
func (j *Job) Report(d *diag.Diagnostic) { j.report(d) }

// Fail makes the pass fail, which ends the pipeline. It is for passes that cannot
// go on; they report why. What they leave behind need not be valid.
func (j *Job) Fail() { j.failed = true }

// class is the name in messages.
func (d *Def) class() string {
	if d.Class != "" {
		return d.Class
	}
	return d.Name
}
