// Package toposort brings operations and blocks into orders in which what is needed comes
// first.
//
//   - [Schedule] orders any operations, also of graph regions, by what they use.
//   - [Ops] orders operations by dominance, as the walk of a program that visits blocks in
//     the order of [Blocks].
package toposort

import (
	"cmp"
	"container/heap"
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// Blocks returns the blocks of a region in an order in which each comes after those that
// dominate it: from each block that is not in the list yet, those that it leads to, in the
// reverse of the order in which a depth-first search leaves them.
func Blocks(r *ir.Region) []*ir.Block {
	type visit struct {
		block *ir.Block
		next  int
	}
	if r.Empty() {
		return nil
	}
	seen := make([]bool, r.Last().Number()+1)
	list := make([]*ir.Block, 0, len(seen))
	var stack []visit
	for b := range r.Blocks() {
		if seen[b.Number()] {
			continue
		}
		seen[b.Number()] = true
		stack = append(stack, visit{block: b})
		first := len(list)
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			succs := top.block.Successors()
			if top.next == len(succs) {
				list = append(list, top.block)
				stack = stack[:len(stack)-1]
				continue
			}
			s := succs[top.next].Block()
			top.next++
			if s != nil && s.Region() == r && !seen[s.Number()] {
				seen[s.Number()] = true
				stack = append(stack, visit{block: s})
			}
		}
		slices.Reverse(list[first:])
	}
	return list
}

// Ops sorts operations that are below one operation: by blocks, in the order of [Blocks],
// by place in a block, and what is in an operation after it. If all regions around them
// have SSA dominance, those that dominate others come first.
func Ops(list []*ir.Operation) {
	o := order{places: map[*ir.Region]map[*ir.Block]int{}, paths: map[*ir.Operation][]*ir.Operation{}}
	slices.SortFunc(list, o.compare)
}

// An order knows the places of blocks in their regions.
type order struct {
	places map[*ir.Region]map[*ir.Block]int
	paths  map[*ir.Operation][]*ir.Operation // from the outermost ancestor
}

func (o *order) compare(x, y *ir.Operation) int {
	if x.Block() == y.Block() {
		return inBlock(x, y)
	}
	xs, ys := o.path(x), o.path(y)
	for i := 0; i < len(xs) && i < len(ys); i++ {
		x, y := xs[i], ys[i]
		switch {
		case x == y:
		case x.Block() == y.Block():
			return inBlock(x, y)
		case x.ParentRegion() == y.ParentRegion():
			return cmp.Compare(o.place(x.Block()), o.place(y.Block()))
		default:
			return cmp.Compare(x.ParentRegion().Index(), y.ParentRegion().Index())
		}
	}
	return cmp.Compare(len(xs), len(ys))
}

func inBlock(x, y *ir.Operation) int {
	switch {
	case x == y:
		return 0
	case x.IsBeforeInBlock(y):
		return -1
	}
	return 1
}

func (o *order) path(op *ir.Operation) []*ir.Operation {
	list, ok := o.paths[op]
	if !ok {
		for p := op; p != nil; p = p.ParentOp() {
			list = append(list, p)
		}
		slices.Reverse(list)
		o.paths[op] = list
	}
	return list
}

func (o *order) place(b *ir.Block) int {
	places := o.places[b.Region()]
	if places == nil {
		places = map[*ir.Block]int{}
		for i, b := range Blocks(b.Region()) {
			places[b] = i
		}
		o.places[b.Region()] = places
	}
	return places[b]
}

// Schedule orders operations so that each comes after those of the list that define its
// operands, or the operands of what is in it, or that hold what defines them. ready, if it
// is not nil, reports operands that do not count. Schedule goes through the list, takes
// each operation that is ready and exchanges it with the first one that is not taken, until
// all are; if none is ready, it takes the first. It reports whether that was never
// necessary: there is no cycle.
//
// It takes time O(n log n) for n operands.
func Schedule(list []*ir.Operation, ready func(v *ir.Value, user *ir.Operation) bool) bool {
	s := scheduler{list: list, place: map[*ir.Operation]int{}, users: map[*ir.Operation][]*ir.Operation{}, needs: map[*ir.Operation]int{}}
	for i, op := range list {
		s.place[op] = i
	}
	for _, op := range list {
		s.collect(op, ready)
	}
	return s.run()
}

// A scheduler orders a list.
type scheduler struct {
	list  []*ir.Operation
	place map[*ir.Operation]int // in the list, also of those that are taken
	users map[*ir.Operation][]*ir.Operation
	needs map[*ir.Operation]int // how many of the list, not taken yet, the operation needs
	taken int
}

// collect finds out what an operation needs.
func (s *scheduler) collect(op *ir.Operation, ready func(*ir.Value, *ir.Operation) bool) {
	seen := map[*ir.Operation]bool{}
	for in := range ir.Preorder(op) {
		for _, v := range in.Operands().All() {
			if ready != nil && ready(v, op) {
				continue
			}
			for def := v.DefiningOp(); def != nil && def != op && !seen[def]; def = def.ParentOp() {
				seen[def] = true
				if _, listed := s.place[def]; listed {
					s.users[def] = append(s.users[def], op)
					s.needs[op]++
				}
			}
		}
	}
}

// places is a heap of places in a list.
type places []int

// Len is the number of places.
func (p places) Len() int { return len(p) }

// Less compares two places.
func (p places) Less(i, j int) bool { return p[i] < p[j] }

// Swap swaps two places.
func (p places) Swap(i, j int) { p[i], p[j] = p[j], p[i] }

// Push adds a place at the end.
func (p *places) Push(x any) { *p = append(*p, x.(int)) }

// Pop removes the last place.
func (p *places) Pop() any {
	last := (*p)[len(*p)-1]
	*p = (*p)[:len(*p)-1]
	return last
}

func (s *scheduler) run() bool {
	acyclic := true
	var now places            // those that are ready, ahead in this round
	var later []*ir.Operation // and behind
	for i, op := range s.list {
		if s.needs[op] == 0 {
			now = append(now, i)
		}
	}
	for s.taken < len(s.list) {
		if len(now) == 0 {
			for _, op := range later {
				now = append(now, s.place[op])
			}
			later = later[:0]
			heap.Init(&now)
		}
		forced := len(now) == 0
		at := s.taken
		if forced {
			acyclic = false
		} else {
			at = heap.Pop(&now).(int)
		}
		op := s.take(at)
		for _, u := range s.users[op] {
			if s.needs[u]--; s.needs[u] > 0 || s.place[u] < s.taken {
				continue
			}
			if p := s.place[u]; p > at && !forced {
				heap.Push(&now, p)
			} else {
				later = append(later, u)
			}
		}
	}
	return acyclic
}

// take exchanges the operation at a place with the first one that is not taken.
func (s *scheduler) take(at int) *ir.Operation {
	op, other := s.list[at], s.list[s.taken]
	s.list[at], s.list[s.taken] = other, op
	s.place[other], s.place[op] = at, s.taken
	s.taken++
	return op
}
