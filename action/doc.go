// Package action lets others follow, count and skip the steps of a transformation: the
// passes that run, the iterations of a driver, the patterns that are applied.
//
// Code that transforms IR announces each step with [Execute]. The [Handler] in the
// context.Context runs or skips it:
//
//	ctx = action.With(ctx, &action.Logger{Out: os.Stderr})
//	pipeline.Run(ctx, module, pass.Config{…})
//
// A [Logger] writes each action, a [Profiler] when it began and ended. [Counters] skip
// actions by their number, so that a binary search finds the action that breaks a
// program. Without a handler an action costs a call.
package action
