package dominance

import (
	"cmp"
	"container/heap"
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// Interval returns numbers for a block: those of the blocks that it dominates are from
// first up to but not including end, and its own is first. The numbers count the reachable
// blocks of the region in an order in which each block comes after its dominators. ok is
// false if the block is not reachable.
func (t *Tree) Interval(b *ir.Block) (first, end int, ok bool) {
	n := &t.nodes[b.Number()]
	return int(n.in), int(n.out), n.out != 0
}

// Frontiers find out where definitions meet in the blocks of a [Tree]. They are not safe
// for concurrent use.
//
// A block is in the dominance frontier of another one, a, if a dominates one of its
// predecessors, but not it, or only because it is it. A variable that is set in some blocks
// has a value in each block that is determined by a block or by an argument if the blocks
// of the iterated dominance frontier have arguments: the frontier of the blocks that set
// it, together with that of the frontier, and so on (Cytron et al., TOPLAS 1991).
type Frontiers struct {
	tree  *Tree
	depth []int32 // by preorder number
	joins edges   // all
	some  edges   // those into the blocks of a question
	asked int32
	// By preorder number: the last question in which the block may be found, and in which
	// it was.
	within, found []int32
	queue         depthQueue
}

// edges are those that lead from a block to one that it does not immediately dominate,
// ordered by where they come from. The blocks are preorder numbers.
type edges struct {
	list []joinEdge
	// next is, for an edge, the number of the first one from there on that was not looked
	// at in the question seen.
	next, seen []int32
}

type joinEdge struct{ from, to int32 }

// Frontiers returns what finds frontiers in the tree.
func (t *Tree) Frontiers() *Frontiers {
	n := len(t.preorder)
	f := &Frontiers{tree: t, depth: make([]int32, n), within: make([]int32, n), found: make([]int32, n)}
	for i, b := range t.preorder {
		if d := t.nodes[b].idom; d >= 0 {
			f.depth[i] = f.depth[t.nodes[d].in] + 1
		}
		for _, s := range t.blocks[b].Successors() {
			if !inRegion(s.Block(), t.region) {
				continue
			}
			if to := &t.nodes[s.Block().Number()]; to.idom != b {
				f.joins.list = append(f.joins.list, joinEdge{int32(i), to.in})
			}
		}
	}
	f.joins.start()
	return f
}

// Iterated returns the blocks of within that are in the iterated dominance frontier of
// definitions, in no order that means anything. No way from a block that is not in within
// to one that is may be free of definitions: within has all blocks at the start of which a
// variable is live. Blocks that are not reachable do not count.
//
// It takes time O(n log n) for n definitions and predecessors of the blocks of within, or
// linear in the number of edges from the blocks that the definitions dominate, if these are
// fewer.
func (f *Frontiers) Iterated(definitions, within []*ir.Block) []*ir.Block {
	f.asked++
	f.queue.items = f.queue.items[:0]
	below := 0 // edges from the blocks that definitions dominate
	for _, b := range definitions {
		n := f.tree.nodes[b.Number()]
		if from, to := f.below(n); from < to {
			below += to - from
			f.queue.items = append(f.queue.items, queued{f.depth[n.in], n.in})
		}
	}
	if len(f.queue.items) == 0 {
		return nil
	}
	for _, b := range within {
		if n := f.tree.nodes[b.Number()]; n.out != 0 {
			f.within[n.in] = f.asked
		}
	}
	e := &f.joins
	if below > 16*len(within) {
		f.collect(within)
		e = &f.some
	}
	return f.search(e)
}

// MayMeet reports whether the iterated dominance frontier of definitions may have any
// block. It is a quick question.
func (f *Frontiers) MayMeet(definitions []*ir.Block) bool {
	for _, b := range definitions {
		if from, to := f.below(f.tree.nodes[b.Number()]); from < to {
			return true
		}
	}
	return false
}

// below returns the range of the edges from blocks that a block dominates. It is empty for
// an entry without predecessors, which has no frontier.
func (f *Frontiers) below(n node) (from, to int) {
	if n.out == 0 || n.in == 0 && !f.tree.region.First().HasPredecessors() {
		return 0, 0
	}
	return f.joins.from(n.in), f.joins.from(n.out)
}

// search finds the blocks to which some edges lead.
func (f *Frontiers) search(e *edges) (list []*ir.Block) {
	heap.Init(&f.queue)
	for f.queue.Len() > 0 {
		// The deepest definition comes first: what it has looked at need not be looked
		// at again.
		d := heap.Pop(&f.queue).(queued)
		end := f.tree.nodes[f.tree.preorder[d.at]].out
		for i := e.unseen(e.from(d.at), f.asked); i < len(e.list) && e.list[i].from < end; i = e.unseen(i, f.asked) {
			to := e.list[i].to
			e.next[i], e.seen[i] = int32(i+1), f.asked
			if f.depth[to] <= d.depth && f.within[to] == f.asked && f.found[to] != f.asked {
				f.found[to] = f.asked
				list = append(list, f.tree.blocks[f.tree.preorder[to]])
				heap.Push(&f.queue, queued{f.depth[to], to})
			}
		}
	}
	return list
}

// collect finds the edges that join into some blocks.
func (f *Frontiers) collect(within []*ir.Block) {
	list := f.some.list[:0]
	for _, b := range within {
		n := f.tree.nodes[b.Number()]
		if n.out == 0 {
			continue
		}
		for p := range b.Predecessors() {
			if p.Region() != b.Region() || int32(p.Number()) == n.idom {
				continue
			}
			if from := f.tree.nodes[p.Number()]; from.out != 0 {
				list = append(list, joinEdge{from.in, n.in})
			}
		}
	}
	slices.SortFunc(list, func(a, b joinEdge) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	f.some.list = list
	f.some.start()
}

// start makes all edges unseen.
func (e *edges) start() {
	e.next, e.seen = resize(e.next, len(e.list)), resize(e.seen, len(e.list))
	clear(e.seen)
}

// from returns the number of the first edge from a block or one after it.
func (e *edges) from(at int32) int {
	i, _ := slices.BinarySearchFunc(e.list, at, func(e joinEdge, at int32) int { return cmp.Compare(e.from, at) })
	return i
}

// unseen returns the number of the first edge from i on that was not looked at in a
// question.
func (e *edges) unseen(i int, asked int32) int {
	first := i
	for i < len(e.list) && e.seen[i] == asked {
		i = int(e.next[i])
	}
	for first < len(e.list) && e.seen[first] == asked { // the way is shorter next time
		first, e.next[first] = int(e.next[first]), int32(i)
	}
	return i
}

// A queued block waits for its frontier to be found.
type queued struct {
	depth, at int32 // at is a preorder number
}

// A depthQueue is a heap with the deepest block on top.
type depthQueue struct{ items []queued }

// Len is the number of blocks.
func (q *depthQueue) Len() int { return len(q.items) }

// Less compares two blocks.
func (q *depthQueue) Less(i, j int) bool { return q.items[i].depth > q.items[j].depth }

// Swap swaps two blocks.
func (q *depthQueue) Swap(i, j int) { q.items[i], q.items[j] = q.items[j], q.items[i] }

// Push adds a block at the end.
func (q *depthQueue) Push(x any) { q.items = append(q.items, x.(queued)) }

// Pop removes the last block.
func (q *depthQueue) Pop() any {
	last := q.items[len(q.items)-1]
	q.items = q.items[:len(q.items)-1]
	return last
}
