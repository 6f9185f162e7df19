// Package pass runs transformations of IR in pipelines, which have a textual form.
//
//	p, err := pass.Parse("builtin.module(cse,func.func(canonicalize{max-iterations=3}))", passes...)
//	ok := p.Run(ctx, module, pass.Config{Verify: true, Report: report})
//
// # Passes
//
// A Def defines a pass: its name, the operations it runs on, and New, which makes an
// instance with options. The instance is a function of a Job, which holds the operation
// to transform and takes diagnostics. The pass may change that operation and everything
// in it, but nothing else: the same instance may be working on the neighbouring
// operations. So an instance has no state other than its options.
//
// A pass runs on operations that are isolated from above. That is what makes it safe to
// work on many of them at a time.
//
// A Def may also define a pipeline: Build adds passes, as the options say. A pass may run
// pipelines itself, on its operation or on those in it; see Job.Run.
//
// # Analyses
//
// An Analysis computes something about an operation, such as its dominance tree. A run
// computes it when a pass asks, and keeps it until a pass that does not preserve it has
// run on the operation:
//
//	var Size = pass.NewAnalysis("Size", func(a *pass.Analyses) int { … a.Op() … })
//
//	n := Size.Of(j)      // in a pass
//	j.Preserve(Size)     // what the pass did left it true
//
// # Pipelines
//
// A Pipeline is a list of passes and of inner pipelines. An inner pipeline runs on the
// operations directly in the regions of the outer one's operation. The name in front of
// a pipeline, its anchor, says which of these operations; "any" stands for all that its
// passes can run on. Adjacent inner pipelines visit the operations together: all of
// them run on one operation before any runs on the next; see Pipeline.Coalesced. With
// Config.Threads, several goroutines share the operations.
//
// A pass that fails ends the run, but not before its neighbours are done: the operations
// do not see each other. So what is reported does not depend on the number of
// goroutines, and it comes in the order of the operations.
//
// When the context.Context of a run is done, the run ends early, without success: the
// running passes return, and no other pass starts.
//
// With Config.Verify, the verifier checks each operation that a pass has run on and,
// after inner pipelines, the operation around them. It skips what a pass says it has not
// changed.
//
// # Instruments
//
// An Instrument watches a run: it sees each pass, pipeline and analysis begin and end.
// The runner knows none of them. Package instrument has those that print the IR, measure
// time and keep reproducers. What an instrument or a pass writes through Emit is in the
// order of the operations, too.
//
// # Bugs
//
// A pass that panics makes Pipeline.Run panic with a *Panic, in the goroutine that
// called Run, whatever the number of threads. It names the pass.
//
// # Text
//
// The text of a pipeline is that of upstream, and so are the error messages (MLIR, Pass
// Infrastructure, Textual Pass Pipeline Specification):
//
//	pipeline ::= anchor "(" list ")"
//	list     ::= element ("," element)*
//	element  ::= pass-name ("{" options "}")? | pipeline
//	options  ::= name ("=" value)? separated by blanks
//
// Pipeline.Append writes a text that parses back, with all options.
package pass
