// Package action lets others follow, count and skip the steps of a transformation: the
// passes that run, the iterations of a driver, the patterns that are applied.
//
// Whoever transforms says what is about to happen with [Execute]. The [Handler] in the
// context.Context does it, or not:
//
//	ctx = action.With(ctx, &action.Logger{Out: os.Stderr})
//	pipeline.Run(ctx, module, pass.Config{…})
//
// A [Logger] writes each action, a [Profiler] when it began and ended. [Counters] skip
// actions by their number: that is how one finds, by halving, the one that breaks a
// program. Without a handler an action costs a call.
package action
