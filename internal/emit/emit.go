// Package emit orders the output of concurrent parts of a run. The caller gives each part a context
// with its own emitter. Code that writes for a part does so through that emitter.
package emit

import "context"

type key struct{}

// With returns a context with the given emitter. The emitter calls each function that it receives,
// now or later.
func With(ctx context.Context, emit func(f func())) context.Context {
	return context.WithValue(ctx, key{}, emit)
}

// Call passes f to the emitter of ctx, or calls f if ctx has no emitter.
func Call(ctx context.Context, f func()) {
	if emit, ok := ctx.Value(key{}).(func(func())); ok {
		emit(f)
		return
	}
	f()
}
