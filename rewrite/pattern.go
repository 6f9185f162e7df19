package rewrite

import (
	"context"
	"slices"

	"github.com/gomlir/gomlir/action"
	"github.com/gomlir/gomlir/ir"
)

// A Pattern rewrites operations of one name where it matches. It has no state, so any
// number of goroutines may use it.
type Pattern struct {
	// Name identifies the pattern in lists and messages.
	Name string
	// Root is the name of the operations that the pattern applies to, "" for any.
	Root string
	// Interface is what operations must implement, an [ir.OpInterface]; nil if that does not
	// matter.
	Interface Implemented
	// Benefit ranks patterns: one with a larger benefit is tried first, and of equal
	// ones the first in the list. Zero stands for 1.
	Benefit int
	// Generates lists the names of the operations that the pattern creates. A
	// conversion skips patterns whose results it could not legalize.
	Generates []string
	// Rewrite changes op and returns true, or changes nothing and returns false. It
	// makes all changes through the rewriter. The rewriter's insertion point is before
	// op, and its location is that of op.
	Rewrite func(op *ir.Operation, r *Rewriter) bool
}

// Implemented says whether the operations of a definition implement an interface. See
// [ir.OpInterface.Has].
type Implemented interface {
	Has(c *ir.Context, def *ir.OpDef) bool
}

// On returns a pattern for the operations that a function takes, by their typed view:
//
//	rewrite.On(func(op arith.AddIOp, r *rewrite.Rewriter) bool { … })
//
// The view says what the root is, so the two cannot disagree.
func On[V ir.OpView](f func(op V, r *Rewriter) bool) Pattern {
	var view V
	name := view.Def().Name
	return Pattern{Name: name, Root: name, Rewrite: func(op *ir.Operation, r *Rewriter) bool {
		v, ok := ir.As[V](op)
		return ok && f(v, r)
	}}
}

// benefit returns Benefit with its default.
func (p *Pattern) benefit() int {
	if p.Benefit == 0 {
		return 1
	}
	return p.Benefit
}

// Patterns is an index of patterns. It is immutable, and safe for concurrent use.
type Patterns struct {
	byRoot map[string][]*Pattern // with those for all, by benefit
	any    []*Pattern
	byDef  *ir.OpCache[[]*Pattern]
}

// NewPatterns returns an index of patterns.
func NewPatterns(list ...Pattern) *Patterns {
	ps := &Patterns{byRoot: map[string][]*Pattern{}}
	list = slices.Clone(list) // which is the caller's
	for i := range list {
		if list[i].Root == "" {
			ps.any = append(ps.any, &list[i])
			continue
		}
		ps.byRoot[list[i].Root] = append(ps.byRoot[list[i].Root], &list[i])
	}
	better := func(a, b *Pattern) int { return b.benefit() - a.benefit() }
	slices.SortStableFunc(ps.any, better)
	for root, list := range ps.byRoot {
		list = append(list, ps.any...)
		slices.SortStableFunc(list, better)
		ps.byRoot[root] = list
	}
	ps.byDef = ir.NewOpCache(func(def *ir.OpDef) *[]*Pattern {
		if list, ok := ps.byRoot[def.Name]; ok {
			return &list
		}
		return &ps.any
	})
	return ps
}

// For returns the patterns for an operation, the best first. The slice must not be
// modified.
func (ps *Patterns) For(op *ir.Operation) []*Pattern { return *ps.byDef.Of(op.Def()) }

// Apply tries the patterns for an operation, the best first, until one matches. It
// reports whether one did.
func (ps *Patterns) Apply(op *ir.Operation, r *Rewriter) bool {
	return apply(ps.For(op), op, r, func(p *Pattern) bool { return p.Rewrite(op, r) })
}

// apply applies the first of some patterns that try says matches.
func apply(list []*Pattern, op *ir.Operation, r *Rewriter, try func(*Pattern) bool) bool {
	for _, p := range list {
		if p.Interface != nil && !p.Interface.Has(op.Context(), op.Def()) {
			continue
		}
		r.Before(op)
		r.LocOf(op)
		if try(p) {
			return true
		}
	}
	return false
}

// applyAction is apply with each try as an action, if somebody follows actions.
func applyAction(ctx context.Context, actions action.Handler, list []*Pattern, op *ir.Operation, r *Rewriter) bool {
	if actions == nil {
		return apply(list, op, r, func(p *Pattern) bool { return p.Rewrite(op, r) })
	}
	return apply(list, op, r, func(p *Pattern) (done bool) {
		action.Execute(ctx, action.Pattern{Name: p.Name, Op: op}, func() { done = p.Rewrite(op, r) })
		return done
	})
}
