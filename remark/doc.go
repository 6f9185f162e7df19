// Package remark lets passes say what they did, what they could not do, and why. Such
// remarks are for the people who write the program that is compiled, or for tools that look
// at many of them. They are not diagnostics: nothing is wrong, and nobody sees them unless
// asked for.
//
// A pass emits a remark about an operation:
//
//	remark.Emit(j.Context(), loop, remark.Remark{
//		Kind: remark.Missed, Name: "unroll", Category: "loop-unroll",
//		Text: "not unrolled", Reason: "the number of iterations is not known",
//	})
//
// The [Engine] in the context.Context keeps those that its Filter wants, and gives them to
// its Sink:
//
//	engine := &remark.Engine{Filter: remark.Filter{Missed: pattern}, Sink: remark.Report(handler)}
//	pipeline.Run(remark.With(ctx, engine), module, pass.Config{…})
//	engine.Close()
//
// Without an engine, a remark costs a call. Who must work to find a reason asks [Wanted]
// first.
package remark
