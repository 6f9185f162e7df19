// Package remark lets passes report what they did, what they could not do, and why. Such remarks
// are for the authors of the compiled program, or for tools that evaluate many of them. They are
// not diagnostics: nothing is wrong, and they are shown only on request.
//
// A pass emits a remark about an operation:
//
//	remark.Emit(j.Context(), loop, remark.Remark{
//		Kind: remark.Missed, Name: "unroll", Category: "loop-unroll",
//		Text: "not unrolled", Reason: "the number of iterations is not known",
//	})
//
// The [Engine] in the context.Context keeps those that its Filter wants, and gives them to its
// Sink:
//
//	engine := &remark.Engine{Filter: remark.Filter{Missed: pattern}, Sink: remark.Report(handler)}
//	pipeline.Run(remark.With(ctx, engine), module, pass.Config{…})
//	engine.Close()
//
// Without an engine, a remark costs a call. If it takes work to find a reason, ask [Wanted] first.
package remark
