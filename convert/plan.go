package convert

import (
	"math"
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// Patterns is an index of patterns. It is immutable, and safe for concurrent use.
type Patterns struct{ list []*Pattern }

// NewPatterns returns an index of patterns.
func NewPatterns(lists ...[]Pattern) *Patterns {
	ps := &Patterns{}
	for _, list := range lists {
		list = slices.Clone(list) // which is the caller's
		for i := range list {
			ps.list = append(ps.list, &list[i])
		}
	}
	return ps
}

// A plan lists the patterns to try on each operation for a target. Those that lead to
// legal operations in the fewest steps come first, then those with the largest benefit.
//
// Of equal patterns the last one added comes first, but the first one added if there
// are patterns for any operation or for an interface. That is a side effect of how upstream finds patterns
// that lead nowhere, and results depend on it.
type plan struct {
	target      *Target
	byRoot      map[string][]*Pattern
	any         []*Pattern
	ofInterface []*Pattern
	depths      map[string]int
	parents     map[string][]string // by the name of an operation: what is made into it
	byDef       *ir.OpCache[choice]
}

// A choice is what a plan says about the operations of a definition.
type choice struct {
	opRule
	patterns []*Pattern // to try
}

func (ps *Patterns) plan(t *Target) *plan {
	p := &plan{target: t, byRoot: map[string][]*Pattern{}, depths: map[string]int{}, parents: map[string][]string{}}
	p.choose(ps.list)
	for root := range p.byRoot {
		p.depth(root)
	}
	p.sort(p.any)
	for _, x := range p.ofInterface {
		if p.byRoot[x.Root] == nil {
			p.byRoot[x.Root] = []*Pattern{}
		}
	}
	for root, list := range p.byRoot {
		p.byRoot[root] = slices.Concat(p.interfacesOf(root), list, p.any)
	}
	p.byDef = ir.NewOpCache(func(def *ir.OpDef) *choice {
		list, ok := p.byRoot[def.Name]
		if !ok {
			list = p.any
		}
		return &choice{t.defined(def), list}
	})
	return p
}

// interfacesOf returns the patterns for operations of a name that they have with others.
func (p *plan) interfacesOf(root string) (list []*Pattern) {
	for _, x := range p.ofInterface {
		if x.Root == root {
			list = append(list, x)
		}
	}
	return list
}

// of returns what the plan says about an operation.
func (p *plan) of(op *ir.Operation) *choice { return p.byDef.Of(op.Def()) }

// choose finds the patterns that lead to legal operations.
func (p *plan) choose(list []*Pattern) {
	var work []*Pattern
	left := map[string][]*Pattern{}
	for _, x := range list {
		if x.Root == "" {
			p.any = append(p.any, x)
			continue
		}
		if x.OfInterface {
			p.ofInterface = append(p.ofInterface, x)
			continue
		}
		if p.legality(x.Root) == legal {
			continue
		}
		work = append(work, x)
		left[x.Root] = append(left[x.Root], x)
		for _, made := range x.Generates {
			p.parents[made] = append(p.parents[made], x.Root)
		}
	}
	if len(p.any)+len(p.ofInterface) > 0 {
		for _, x := range work {
			p.byRoot[x.Root] = append(p.byRoot[x.Root], x)
		}
		return
	}
	for len(work) > 0 {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		if slices.Contains(p.byRoot[x.Root], x) || !p.leadsSomewhere(x) {
			continue
		}
		p.byRoot[x.Root] = append(p.byRoot[x.Root], x)
		left[x.Root] = slices.DeleteFunc(left[x.Root], func(y *Pattern) bool { return x == y })
		for _, root := range p.parents[x.Root] {
			for _, y := range left[root] {
				if !slices.Contains(work, y) {
					work = append(work, y)
				}
			}
		}
	}
}

func (p *plan) legality(name string) legality { return p.target.rule(name, namespace(name)).legality }

func namespace(name string) string {
	for i := range len(name) {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return ""
}

// leadsSomewhere reports whether everything that a pattern creates is legal or can be
// made legal.
func (p *plan) leadsSomewhere(x *Pattern) bool {
	for _, made := range x.Generates {
		if a := p.legality(made); len(p.byRoot[made]) == 0 && (a == unknown || a == illegal) {
			return false
		}
	}
	return true
}

// depth returns the least number of steps that make an operation legal, and sorts its
// patterns.
func (p *plan) depth(root string) int {
	if d, ok := p.depths[root]; ok {
		return d
	}
	if len(p.byRoot[root]) == 0 {
		return 0
	}
	p.depths[root] = math.MaxInt
	d := p.sort(p.byRoot[root])
	p.depths[root] = d
	return d
}

// sort sorts patterns and returns the depth of the best.
func (p *plan) sort(list []*Pattern) int {
	depths := map[*Pattern]int{}
	least := math.MaxInt
	for _, x := range list {
		d := 1
		for _, made := range x.Generates {
			if n := p.depth(made); n == math.MaxInt {
				d = n
			} else {
				d = max(d, n+1)
			}
		}
		depths[x] = d
		least = min(least, d)
	}
	slices.SortStableFunc(list, func(x, y *Pattern) int {
		if depths[x] != depths[y] {
			if depths[x] < depths[y] {
				return -1
			}
			return 1
		}
		return y.benefit() - x.benefit()
	})
	return least
}
