package dominance

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// A Dynamic is the dominator tree of a region whose blocks and edges change. Each change of an edge
// or block is made in the IR first and then told to the tree, one after the other, which costs time
// for the part of the tree that changes: the blocks that an inserted edge brings nearer to the
// entry, and what is below the immediate dominator of a block that loses an edge.
//
// It is not safe for concurrent use.
type Dynamic struct {
	entry *ir.Block
	nodes map[*ir.Block]*dynamicNode // of reachable blocks

	numbered bool // the intervals of nodes are right
}

// A dynamicNode is a reachable block in the tree.
type dynamicNode struct {
	block    *ir.Block
	idom     *dynamicNode // nil: the entry
	children []*dynamicNode
	at       int // in the children of idom
	level    int // 0: the entry

	in, out int // all below have numbers from in up to but not including out
}

// NewDynamic returns the dominator tree of a region, which must not be empty.
func NewDynamic(r *ir.Region) *Dynamic {
	d := &Dynamic{entry: r.First(), nodes: map[*ir.Block]*dynamicNode{}}
	root := &dynamicNode{block: d.entry}
	d.nodes[d.entry] = root
	d.grow(root)
	return d
}

// Reachable reports whether there is a way from the entry to a block.
func (d *Dynamic) Reachable(b *ir.Block) bool { return d.nodes[b] != nil }

// IDom is the immediate dominator of a block, nil for the entry and for unreachable blocks.
func (d *Dynamic) IDom(b *ir.Block) *ir.Block {
	if n := d.nodes[b]; n != nil && n.idom != nil {
		return n.idom.block
	}
	return nil
}

// Dominates reports whether block a dominates block b. The first question after a change costs time
// for the whole tree, the next ones constant time.
func (d *Dynamic) Dominates(a, b *ir.Block) bool {
	if a == b {
		return true
	}
	na, nb := d.nodes[a], d.nodes[b]
	if nb == nil {
		return true
	}
	if na == nil || na.level >= nb.level {
		return false
	}
	if !d.numbered {
		d.number()
	}
	return na.in <= nb.in && nb.in < na.out
}

// NearestCommonDominator is the block that dominates both a and b and is dominated by all others
// that do. It is nil if one is not reachable.
func (d *Dynamic) NearestCommonDominator(a, b *ir.Block) *ir.Block {
	na, nb := d.nodes[a], d.nodes[b]
	if na == nil || nb == nil {
		return nil
	}
	return common(na, nb).block
}

func common(a, b *dynamicNode) *dynamicNode {
	for a != b {
		if a.level < b.level {
			a, b = b, a
		}
		a = a.idom
	}
	return a
}

// InsertEdge says that a block has become a successor of another.
func (d *Dynamic) InsertEdge(from, to *ir.Block) {
	nf, nt := d.nodes[from], d.nodes[to]
	switch {
	case nf == nil:
	case nt != nil:
		d.lift(nf, nt)
	default:
		nt = d.add(to, nf)
		for _, e := range d.grow(nt) {
			d.lift(e.from, e.to)
		}
	}
}

// DeleteEdge says that a block is no longer a successor of another.
func (d *Dynamic) DeleteEdge(from, to *ir.Block) {
	nf, nt := d.nodes[from], d.nodes[to]
	if nf == nil || nt == nil || nt.idom == nil || slices.ContainsFunc(from.Successors(), func(s ir.Successor) bool { return s.Block() == to }) {
		return
	}
	if common(nf, nt) == nt {
		return // the edge closed a loop
	}
	if d.supported(nt) {
		d.regrow(nt.idom)
		return
	}
	d.cut(nt)
}

// SplitBlock says that a new block has become the only successor of another and has taken over its
// successors.
func (d *Dynamic) SplitBlock(block, tail *ir.Block) {
	n := d.nodes[block]
	if n == nil {
		return
	}
	children := n.children
	n.children = nil
	t := d.add(tail, n)
	t.children = children
	for _, c := range children {
		c.idom = t
	}
	below(t, func(c *dynamicNode) {
		if c != t {
			c.level++
		}
	})
}

// add puts a block into the tree.
func (d *Dynamic) add(b *ir.Block, idom *dynamicNode) *dynamicNode {
	n := &dynamicNode{block: b}
	d.nodes[b] = n
	n.hang(idom)
	d.numbered = false
	return n
}

// hang makes a node a child of another.
func (n *dynamicNode) hang(idom *dynamicNode) {
	n.idom, n.at, n.level = idom, len(idom.children), idom.level+1
	idom.children = append(idom.children, n)
}

// unhang takes a node from its parent.
func (n *dynamicNode) unhang() {
	list := n.idom.children
	last := list[len(list)-1]
	list[n.at], last.at = last, n.at
	list[len(list)-1] = nil
	n.idom.children = list[:len(list)-1]
}

// below calls a function for a node and all below, parents first.
func below(n *dynamicNode, f func(*dynamicNode)) {
	stack := []*dynamicNode{n}
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		f(n)
		stack = append(stack, n.children...)
	}
}

// successors calls a function for the successors of a block that are in its region.
func successors(b *ir.Block, f func(*ir.Block)) {
	for _, s := range b.Successors() {
		if inRegion(s.Block(), b.Region()) {
			f(s.Block())
		}
	}
}

// lift moves the blocks that a new edge between reachable ones affects up to the nearest common
// dominator of its ends. These are the blocks to which a way from the edge goes through deeper
// blocks only (Depth-based search: Georgiadis, Italiano, Laura and Santaroni, An Experimental Study
// of Dynamic Dominators, ESA 2012).
func (d *Dynamic) lift(from, to *dynamicNode) {
	top := common(from, to)
	if top == to || top == to.idom {
		return
	}
	// Affected blocks wait by level; the deepest goes first.
	waiting := map[int][]*dynamicNode{to.level: {to}}
	seen := map[*dynamicNode]bool{to: true}
	var affected []*dynamicNode
	for level := to.level; level > top.level+1; level-- {
		for len(waiting[level]) > 0 {
			list := waiting[level]
			n := list[len(list)-1]
			waiting[level] = list[:len(list)-1]
			affected = append(affected, n)
			stack := []*dynamicNode{n}
			for len(stack) > 0 {
				n := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				successors(n.block, func(b *ir.Block) {
					s := d.nodes[b]
					if s == nil || seen[s] || s.level <= top.level+1 {
						return
					}
					seen[s] = true
					if s.level > level {
						stack = append(stack, s)
					} else {
						waiting[s.level] = append(waiting[s.level], s)
					}
				})
			}
		}
	}
	for _, n := range affected {
		n.unhang()
		n.hang(top)
	}
	for _, n := range affected {
		below(n, func(n *dynamicNode) { n.level = n.idom.level + 1 })
	}
	d.numbered = false
}

// supported reports whether a block is reachable without ways through itself.
func (d *Dynamic) supported(n *dynamicNode) bool {
	for p := range n.block.Predecessors() {
		if from := d.nodes[p]; from != nil && common(from, n) != n {
			return true
		}
	}
	return false
}

// cut takes a block that has become unreachable out of the tree, with all that is below: no other
// way leads there. What these blocks went to may then be further from the entry.
func (d *Dynamic) cut(n *dynamicNode) {
	gone := map[*ir.Block]bool{}
	below(n, func(n *dynamicNode) {
		gone[n.block] = true
		delete(d.nodes, n.block)
	})
	n.unhang()
	d.numbered = false
	var top *dynamicNode
	for b := range gone {
		successors(b, func(s *ir.Block) {
			if to := d.nodes[s]; to != nil && to.idom != nil && (top == nil || to.idom.level < top.level) {
				top = to.idom
			}
		})
	}
	// The immediate dominators of all of these dominate n, so the highest dominates the others.
	if top != nil {
		d.regrow(top)
	}
}

// regrow builds the part of the tree below a block again.
func (d *Dynamic) regrow(top *dynamicNode) {
	below(top, func(n *dynamicNode) {
		if n != top {
			delete(d.nodes, n.block)
		}
	})
	top.children = nil
	d.grow(top)
}

// An edge leads from a node of the tree to another.
type edge struct{ from, to *dynamicNode }

// grow adds the blocks that are reachable from one and are not in the tree yet, each below it. It
// returns the edges from these to blocks that were in the tree before.
func (d *Dynamic) grow(root *dynamicNode) []edge {
	w := builders.Get().(*builder)
	defer builders.Put(w)
	blocks, number := w.searchFrom(root.block, func(b *ir.Block) bool { return d.nodes[b] == nil })
	if len(blocks) == 1 {
		return d.edgesOf(root, number)
	}
	w.preds.collectFrom(blocks, number)
	w.dominators()
	added := make([]*dynamicNode, len(blocks))
	added[0] = root
	for v := 1; v < len(blocks); v++ {
		added[v] = d.add(blocks[v], added[w.idom[v]])
	}
	var out []edge
	for _, n := range added {
		out = append(out, d.edgesOf(n, number)...)
	}
	return out
}

// edgesOf returns the edges from a node to blocks in the tree that are not numbered.
func (d *Dynamic) edgesOf(n *dynamicNode, number map[*ir.Block]int32) (out []edge) {
	successors(n.block, func(b *ir.Block) {
		if _, ok := number[b]; !ok && d.nodes[b] != nil {
			out = append(out, edge{n, d.nodes[b]})
		}
	})
	return out
}

// number gives nodes their intervals.
func (d *Dynamic) number() {
	type frame struct {
		n    *dynamicNode
		next int
	}
	k := 1
	root := d.nodes[d.entry]
	root.in = 0
	stack := []frame{{n: root}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(top.n.children) {
			top.n.out = k
			stack = stack[:len(stack)-1]
			continue
		}
		c := top.n.children[top.next]
		top.next++
		c.in = k
		k++
		stack = append(stack, frame{n: c})
	}
	d.numbered = true
}

// searchFrom numbers the blocks that are reachable from one through those that a function accepts,
// in the order in which a depth-first search finds them.
func (w *builder) searchFrom(root *ir.Block, accept func(*ir.Block) bool) (blocks []*ir.Block, number map[*ir.Block]int32) {
	number = map[*ir.Block]int32{}
	w.vertex, w.parent, w.stack = w.vertex[:0], w.parent[:0], w.stack[:0]
	found := func(b *ir.Block, parent int32) {
		v := int32(len(blocks))
		number[b], blocks = v, append(blocks, b)
		w.vertex, w.parent = append(w.vertex, v), append(w.parent, parent)
		w.stack = append(w.stack, visit{b, v, 0})
	}
	found(root, -1)
	for len(w.stack) > 0 {
		top := &w.stack[len(w.stack)-1]
		succs := top.block.Successors()
		if top.next == len(succs) {
			w.stack = w.stack[:len(w.stack)-1]
			continue
		}
		s, v := succs[top.next].Block(), top.v
		top.next++
		if _, seen := number[s]; !seen && inRegion(s, root.Region()) && accept(s) {
			found(s, v)
		}
	}
	return blocks, number
}

// collectFrom lists the predecessors of numbered blocks among them.
func (p *predecessors) collectFrom(blocks []*ir.Block, number map[*ir.Block]int32) {
	n := len(blocks)
	p.first = resize(p.first, n+2)
	clear(p.first)
	each := func(f func(from, to int32)) {
		for v, b := range blocks {
			successors(b, func(s *ir.Block) {
				if to, ok := number[s]; ok {
					f(int32(v), to)
				}
			})
		}
	}
	each(func(_, to int32) { p.first[to+2]++ })
	for v := 1; v < n+2; v++ {
		p.first[v] += p.first[v-1]
	}
	p.list = resize(p.list, int(p.first[n+1]))
	each(func(from, to int32) {
		p.list[p.first[to+1]] = from
		p.first[to+1]++
	})
}
