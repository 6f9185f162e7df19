package pass

import (
	"context"

	"github.com/gomlir/gomlir/internal/emit"
	"github.com/gomlir/gomlir/ir"
)

// An Instrument watches a run: it measures, prints or counts. It is given to a run by
// [Config.Instruments].
type Instrument interface {
	// Begin is called when an execution begins. If it returns a function, that is
	// called when the execution ends, in the reverse order of the instruments.
	//
	// Executions on different operations may overlap, in several goroutines. What an
	// instrument writes goes through [Execution.Emit], so that it is in the order of
	// the operations. An instrument does not change the IR, and reads no more of it
	// than the operation of the execution, unless [Config.Threads] is 1.
	Begin(e *Execution) (end func())
}

// An InstrumentFunc is a function that is an Instrument.
type InstrumentFunc func(e *Execution) (end func())

// Begin calls f.
func (f InstrumentFunc) Begin(e *Execution) (end func()) { return f(e) }

// A Kind is a kind of execution.
type Kind uint8

const (
	// PassExecution is a pass that runs on an operation.
	PassExecution Kind = iota
	// PipelineExecution is a pipeline that runs on an operation: an inner one, or one
	// that a pass runs.
	PipelineExecution
	// NestingExecution is the visit of the operations in the regions of Op by inner
	// pipelines that follow each other.
	NestingExecution
	// AnalysisExecution is the computation of an analysis.
	AnalysisExecution
)

// An Execution is something that an instrument sees begin and end.
type Execution struct {
	Kind Kind
	// Op is the operation. A pass may not erase it.
	Op *ir.Operation
	// Parent is the execution that this one is a part of, nil if absent. The pipeline
	// of [Pipeline.Run] itself is not an execution.
	Parent *Execution
	// Pass is the pass of a PassExecution.
	Pass *Pass
	// Pipelines are the inner pipelines of a NestingExecution, or the only one of a
	// PipelineExecution.
	Pipelines []*Pipeline
	// Analysis is the name of the analysis of an AnalysisExecution.
	Analysis string
	// Panic is the panic of the pass, nil if absent. It is known at the end.
	Panic *Panic

	task   *task
	failed bool
	same   bool
}

// Failed reports whether the pass failed or left IR that the verifier rejects. It is
// known at the end.
func (e *Execution) Failed() bool { return e.failed || e.Panic != nil }

// Unchanged reports whether the pass said that it has changed nothing. It is known at
// the end.
func (e *Execution) Unchanged() bool { return e.same }

// Emit calls f, which writes something, now or later: in the order in which one thread
// would have written.
func (e *Execution) Emit(f func()) { e.task.emit(f) }

// Context returns the context of the run, as [Job.Context] does.
func (e *Execution) Context() context.Context { return e.task.ctx }

// Emit calls f, which writes something on behalf of a pass whose [Job.Context] is ctx,
// now or later: in the order in which one thread would have written. It calls f at once
// if ctx is of no pass.
func Emit(ctx context.Context, f func()) { emit.Call(ctx, f) }

// begin tells the instruments that an execution begins. It returns nil if none of them
// wants to know the end.
func (t *task) begin(e *Execution) (end func()) {
	e.task = t
	var ends []func()
	for _, in := range t.cfg.Instruments {
		if end := in.Begin(e); end != nil {
			ends = append(ends, end)
		}
	}
	if ends == nil {
		return nil
	}
	return func() {
		for i := len(ends) - 1; i >= 0; i-- {
			ends[i]()
		}
	}
}
