package dominance

import (
	"iter"
	"sync"

	"github.com/gomlir/gomlir/ir"
)

// A Tree is the dominator tree of a region. It holds for the blocks and edges
// that the region had when the tree was built, and is immutable and safe for
// concurrent use.
type Tree struct {
	region   *ir.Region
	nodes    []node // by block number
	preorder []int32
	blocks   []*ir.Block
}

// A node is a block in the tree. All blocks that it dominates have a preorder
// number from in up to but not including out. Unreachable blocks have out = 0.
type node struct {
	idom    int32 // block number of the immediate dominator; -1: none
	in, out int32
}

// Reachable reports whether there is a way from the entry to a block.
func (t *Tree) Reachable(b *ir.Block) bool { return t.nodes[b.Number()].out != 0 }

// Dominates reports whether block a dominates block b. A block dominates
// itself.
func (t *Tree) Dominates(a, b *ir.Block) bool {
	if a == b {
		return true
	}
	na, nb := &t.nodes[a.Number()], &t.nodes[b.Number()]
	if nb.out == 0 {
		return true
	}
	return na.in <= nb.in && nb.in < na.out
}

// IDom is the immediate dominator of a block: of those that properly dominate
// it the one that the others dominate. It is nil for the entry and for
// unreachable blocks.
func (t *Tree) IDom(b *ir.Block) *ir.Block {
	if i := t.nodes[b.Number()].idom; i >= 0 {
		return t.blocks[i]
	}
	return nil
}

// NearestCommonDominator is the block that dominates both a and b and is
// dominated by all others that do. It is nil if one is not reachable.
func (t *Tree) NearestCommonDominator(a, b *ir.Block) *ir.Block {
	if !t.Reachable(a) || !t.Reachable(b) {
		return nil
	}
	for !t.Dominates(a, b) {
		a = t.IDom(a)
	}
	return a
}

// Children yields the blocks that have b as their immediate dominator.
func (t *Tree) Children(b *ir.Block) iter.Seq[*ir.Block] {
	return func(yield func(*ir.Block) bool) {
		n := &t.nodes[b.Number()]
		for i := n.in + 1; i < n.out; {
			c := t.preorder[i]
			if !yield(t.blocks[c]) {
				return
			}
			i = t.nodes[c].out
		}
	}
}

// A builder has the arrays that the construction of a tree needs, so that they
// are used again for the next. Blocks are numbered in it in the order in which
// a depth-first search from the entry finds them, from 0.
type builder struct {
	number []int32 // from block number to search number, -1 if unreachable
	vertex []int32 // from search number to block number
	parent []int32 // in the search tree
	semi   []int32 // semidominator
	idom   []int32
	best   []int32 // of the vertices on the way up to the root of the forest, the one of the least semidominator
	up     []int32 // parent in the forest of the vertices that are done, -1: a root
	bucket []int32 // head of the list of those with this semidominator, -1: none
	next   []int32 // the next in such a list
	size   []int32
	preds  predecessors
	stack  []visit
	path   []int32
}

// builders are builders that nobody uses. Most regions are small, and there are many.
var builders = sync.Pool{New: func() any { return &builder{} }}

// A visit is a block whose successors from number next on are still to be
// searched.
type visit struct {
	block *ir.Block
	v     int32
	next  int
}

// build makes the tree of a region that is not empty.
func (d *Info) build(r *ir.Region) *Tree {
	w := builders.Get().(*builder)
	defer builders.Put(w)
	t := d.tree(r.Last().Number() + 1)
	t.region = r
	for b := r.First(); b != nil; b = b.Next() {
		t.blocks = append(t.blocks, b)
	}
	w.search(r, len(t.blocks))
	w.preds.collect(w, t.blocks)
	w.dominators()
	w.place(t)
	return t
}

// tree returns a tree with room for n blocks.
func (d *Info) tree(n int) *Tree {
	t := &Tree{}
	if last := len(d.spare) - 1; last >= 0 {
		t = d.spare[last]
		d.spare = d.spare[:last]
	}
	t.blocks, t.nodes = resize(t.blocks, n)[:0], resize(t.nodes, n)
	clear(t.nodes)
	return t
}

// search numbers the reachable blocks.
func (w *builder) search(r *ir.Region, n int) {
	w.number = resize(w.number, n)
	for i := range w.number {
		w.number[i] = -1
	}
	w.vertex, w.parent, w.stack = w.vertex[:0], w.parent[:0], w.stack[:0]
	w.found(r.First(), -1)
	for len(w.stack) > 0 {
		top := &w.stack[len(w.stack)-1]
		succs := top.block.Successors()
		if top.next == len(succs) {
			w.stack = w.stack[:len(w.stack)-1]
			continue
		}
		s := succs[top.next].Block()
		top.next++
		if inRegion(s, r) && w.number[s.Number()] < 0 {
			w.found(s, top.v)
		}
	}
}

// inRegion keeps branches into other regions, which the verifier reports, from
// doing harm.
func inRegion(b *ir.Block, r *ir.Region) bool { return b != nil && b.Region() == r }

func (w *builder) found(b *ir.Block, parent int32) {
	v := int32(len(w.vertex))
	w.number[b.Number()] = v
	w.vertex = append(w.vertex, int32(b.Number()))
	w.parent = append(w.parent, parent)
	w.stack = append(w.stack, visit{b, v, 0})
}

// predecessors are lists of the reachable blocks that go to a block, one after
// the other in one array.
type predecessors struct {
	first []int32 // the list of v is list[first[v]:first[v+1]]
	list  []int32
}

func (p *predecessors) collect(w *builder, blocks []*ir.Block) {
	n := len(w.vertex)
	p.first = resize(p.first, n+2)
	clear(p.first)
	r := blocks[0].Region()
	for _, i := range w.vertex {
		for _, s := range blocks[i].Successors() {
			if inRegion(s.Block(), r) {
				p.first[w.number[s.Block().Number()]+2]++
			}
		}
	}
	for v := 1; v < n+2; v++ {
		p.first[v] += p.first[v-1]
	}
	p.list = resize(p.list, int(p.first[n+1]))
	for v, i := range w.vertex {
		for _, s := range blocks[i].Successors() {
			if inRegion(s.Block(), r) {
				at := &p.first[w.number[s.Block().Number()]+1]
				p.list[*at] = int32(v)
				*at++
			}
		}
	}
}

func (p *predecessors) of(v int32) []int32 { return p.list[p.first[v]:p.first[v+1]] }

// dominators computes idom.
func (w *builder) dominators() {
	n := len(w.vertex)
	for _, a := range []*[]int32{&w.semi, &w.idom, &w.best, &w.up, &w.bucket, &w.next} {
		*a = resize(*a, n)
	}
	for v := range int32(n) {
		w.semi[v], w.best[v], w.up[v], w.bucket[v] = v, v, -1, -1
	}
	for v := int32(n) - 1; v > 0; v-- {
		for _, p := range w.preds.of(v) {
			w.semi[v] = min(w.semi[v], w.semi[w.eval(p)])
		}
		w.next[v], w.bucket[w.semi[v]] = w.bucket[w.semi[v]], v
		p := w.parent[v]
		w.up[v] = p
		for u := w.bucket[p]; u >= 0; u = w.next[u] {
			w.idom[u] = p
			if b := w.eval(u); w.semi[b] < w.semi[u] {
				w.idom[u] = b
			}
		}
		w.bucket[p] = -1
	}
	w.idom[0] = -1
	for v := 1; v < n; v++ {
		if w.idom[v] != w.semi[v] {
			w.idom[v] = w.idom[w.idom[v]]
		}
	}
}

// eval returns, of the vertices from v up to but not including the root of its
// tree in the forest, the one with the least semidominator, and shortens the
// way for the next time.
func (w *builder) eval(v int32) int32 {
	if w.up[v] < 0 {
		return v
	}
	w.path = w.path[:0]
	u := v
	for w.up[w.up[u]] >= 0 {
		w.path = append(w.path, u)
		u = w.up[u]
	}
	for i := len(w.path) - 1; i >= 0; i-- {
		x := w.path[i]
		if above := w.best[w.up[x]]; w.semi[above] < w.semi[w.best[x]] {
			w.best[x] = above
		}
		w.up[x] = w.up[u]
	}
	return w.best[v]
}

// place fills in the tree from idom. An immediate dominator has a lower
// search number than its block, so one pass up sums the sizes of the subtrees
// and one down places them.
func (w *builder) place(t *Tree) {
	n := len(w.vertex)
	w.size = resize(w.size, n)
	for v := range w.size {
		w.size[v] = 1
	}
	for v := n - 1; v > 0; v-- {
		w.size[w.idom[v]] += w.size[v]
	}
	for i := range t.nodes {
		t.nodes[i].idom = -1
	}
	t.preorder = resize(t.preorder, n)
	free := w.next // the next preorder number that is free below v
	for v := range n {
		nd := &t.nodes[w.vertex[v]]
		if d := w.idom[v]; d >= 0 {
			nd.idom, nd.in = w.vertex[d], free[d]
			free[d] += w.size[v]
		}
		nd.out = nd.in + w.size[v]
		free[v] = nd.in + 1
		t.preorder[nd.in] = w.vertex[v]
	}
}

// resize returns a slice of length n, with the memory of s if that is enough.
func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, max(n, 2*cap(s)))
	}
	return s[:n]
}
