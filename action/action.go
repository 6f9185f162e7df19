package action

import (
	"context"

	"github.com/gomlir/gomlir/ir"
)

// An Action is a step of a transformation.
type Action interface {
	// Tag is the same for all actions of a kind: "pass-execution".
	Tag() string
	// Append appends a description, which begins with the tag or with an equivalent.
	Append(dst []byte) []byte
	// Units returns the parts of the IR that the action affects.
	Units() []Unit
}

// A Unit is a part of the IR. One of the fields is not nil.
type Unit struct {
	Op     *ir.Operation
	Region *ir.Region
	Block  *ir.Block
}

// op returns the unit's operation, or that around it.
func (u Unit) op() *ir.Operation {
	switch {
	case u.Region != nil:
		return u.Region.Op()
	case u.Block != nil:
		return u.Block.ParentOp()
	}
	return u.Op
}

// A Pattern is the action of trying a pattern on an operation.
type Pattern struct {
	Name string
	Op   *ir.Operation
}

// Tag returns "apply-pattern".
func (Pattern) Tag() string { return "apply-pattern" }

// Append appends the tag and the name.
func (p Pattern) Append(dst []byte) []byte {
	return append(append(dst, "`apply-pattern pattern: "...), p.Name...)
}

// Units returns the operation.
func (p Pattern) Units() []Unit { return []Unit{{Op: p.Op}} }

// A Handler decides what happens to an action. Actions on different operations may be
// handled at the same time.
type Handler interface {
	// Handle calls run, once, to let the action happen.
	Handle(ctx context.Context, a Action, run func())
}

type key struct{}

// With returns a context whose actions go to h.
func With(ctx context.Context, h Handler) context.Context { return context.WithValue(ctx, key{}, h) }

// Execute calls run, unless the handler of ctx skips it.
func Execute(ctx context.Context, a Action, run func()) {
	if h := HandlerOf(ctx); h != nil {
		h.Handle(ctx, a, run)
		return
	}
	run()
}

// HandlerOf returns the handler of a context, nil if absent. A driver with many small
// actions looks it up once.
func HandlerOf(ctx context.Context) Handler {
	h, _ := ctx.Value(key{}).(Handler)
	return h
}

// Handlers passes each action through several handlers, the first one outermost. An
// action happens if all of them call run.
func Handlers(list ...Handler) Handler { return handlers(list) }

type handlers []Handler

func (l handlers) Handle(ctx context.Context, a Action, run func()) {
	if len(l) == 0 {
		run()
		return
	}
	l[0].Handle(ctx, a, func() { l[1:].Handle(ctx, a, run) })
}
