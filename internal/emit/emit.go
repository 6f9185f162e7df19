// Package emit puts what parts of a run write at the same time into an order. Who runs
// the parts gives each a context with a function of its own; who writes for a part calls
// through that.
package emit

import "context"

type key struct{}

// With returns a context whose emitter is emit. It calls what it is given, now or later.
func With(ctx context.Context, emit func(f func())) context.Context {
	return context.WithValue(ctx, key{}, emit)
}

// Call gives f to the emitter of ctx, or calls it if the context has no emitter.
func Call(ctx context.Context, f func()) {
	if emit, ok := ctx.Value(key{}).(func(func())); ok {
		emit(f)
		return
	}
	f()
}
