package rewrite

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// A Pattern changes operations of one name, if it can. It has no state, so it may
// be used by any number of goroutines.
type Pattern struct {
	// Name tells the pattern from others where people look for it.
	Name string
	// Root is the name of the operations that the pattern is for, "" if it is for
	// all.
	Root string
	// Benefit is how much better than others the pattern is: of two that match,
	// the one with the larger is tried first, and of equal ones that which comes
	// first in the list. Zero stands for 1.
	Benefit int
	// Generates are the names of the operations that the pattern makes, as far as
	// that decides whether it is of use in a conversion.
	Generates []string
	// Rewrite changes the operation and returns true, or leaves all as it is and
	// returns false. It makes changes through the rewriter only, whose insertion
	// point is before op and whose location is that of op.
	Rewrite func(op *ir.Operation, r *Rewriter) bool
}

// On returns a pattern for the operations of a definition, which sees them as what
// they are:
//
//	rewrite.On(arith.AddI, func(op arith.AddIOp, r *rewrite.Rewriter) bool { … })
func On[V ir.Op](def *ir.OpDef, f func(op V, r *Rewriter) bool) Pattern {
	return Pattern{Name: def.Name, Root: def.Name, Rewrite: func(op *ir.Operation, r *Rewriter) bool {
		v, ok := op.View().(V)
		return ok && f(v, r)
	}}
}

// benefit is Benefit with its default.
func (p *Pattern) benefit() int {
	if p.Benefit == 0 {
		return 1
	}
	return p.Benefit
}

// Patterns is a list of patterns, ready to be looked up. It is immutable and may be
// used by any number of goroutines.
type Patterns struct {
	byRoot map[string][]*Pattern // with those for all, by benefit
	any    []*Pattern
}

// NewPatterns returns patterns ready to be looked up.
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
	return ps
}

// For returns the patterns for an operation, the best first. The slice must not be
// modified.
func (ps *Patterns) For(op *ir.Operation) []*Pattern {
	if list, ok := ps.byRoot[op.Name()]; ok {
		return list
	}
	return ps.any
}

// Apply tries the patterns for an operation, the best first, until one changes it,
// and reports whether one did.
func (ps *Patterns) Apply(op *ir.Operation, r *Rewriter) bool {
	for _, p := range ps.For(op) {
		r.Before(op)
		r.LocOf(op)
		if p.Rewrite(op, r) {
			return true
		}
	}
	return false
}
