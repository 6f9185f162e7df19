// Package pass runs transformations over IR in an order that a text gives.
//
//	p, err := pass.Parse("builtin.module(cse,func.func(canonicalize{max-iterations=3}))", passes...)
//	ok := p.Run(ctx, module, pass.Config{Verify: true, Report: report})
//
// # Passes
//
// A Def defines a pass: its name, the operations it is for, and New, which makes
// an instance with options. The instance is a function of a Job, which has the
// operation to transform and takes diagnostics. It may change that operation and
// everything below it, and nothing else: the operations next to it may be worked
// on at the same time, by the same instance. So an instance keeps no state but its
// options.
//
// A pass runs on operations that are isolated from above, which is what makes it
// safe to run it on many at a time.
//
// # Pipelines
//
// A Pipeline is a list of passes and of other pipelines, which run on the
// operations directly in the regions of its own. The name of an operation in front
// of it, its anchor, says which of them; "any" stands for all that the passes can
// run on. Pipelines that are next to each other in a list go over the operations
// together: each operation gets all that are for it before the next one has its
// turn. With Config.Threads the operations are shared out among goroutines. What is
// reported is the same for any number of them: the diagnostics of the operations
// in order, up to the first that failed.
//
// A run ends early, without success, when its context.Context is done: the passes that
// work at that moment return, and no other starts.
//
// After each pass the verifier runs on what the pass ran on, if Config.Verify says
// so, and after inner pipelines on the operation around them.
//
// # Text
//
// The text of a pipeline is that of upstream, with its errors in upstream's words
// (MLIR, Pass Infrastructure, Textual Pass Pipeline Specification):
//
//	pipeline ::= anchor "(" list ")"
//	list     ::= element ("," element)*
//	element  ::= pass-name ("{" options "}")? | pipeline
//	options  ::= name ("=" value)? separated by blanks
//
// Pipeline.Append writes a text that parses back, with all options.
package pass
