package dominance

import "github.com/gomlir/gomlir/ir"

// A dynamicTree is a dominator tree whose edges change. The edges are those that next finds; prev finds
// the same from their other ends.
type dynamicTree struct {
	root       *dynamicNode
	nodes      map[*ir.Block]*dynamicNode // of reachable blocks
	next, prev neighbors

	numbered bool // the intervals of nodes are right
}

// neighbors appends the blocks that a block has edges to, or from.
type neighbors func(list []*ir.Block, b *ir.Block) []*ir.Block

// A dynamicNode is a reachable block in the tree.
type dynamicNode struct {
	block    *ir.Block    // nil: what is outside
	idom     *dynamicNode // nil: the root
	children []*dynamicNode
	at       int // in the children of idom
	level    int // 0: the root

	in, out int // all below have numbers from in up to but not including out
}

// newDynamicTree returns a tree of the root only.
func newDynamicTree(root *ir.Block, next, prev neighbors) dynamicTree {
	n := &dynamicNode{block: root}
	return dynamicTree{root: n, nodes: map[*ir.Block]*dynamicNode{root: n}, next: next, prev: prev}
}

// appendSuccessors appends the successors of a block that are in its region.
func appendSuccessors(list []*ir.Block, b *ir.Block) []*ir.Block {
	for _, s := range b.Successors() {
		if inRegion(s.Block(), b.Region()) {
			list = append(list, s.Block())
		}
	}
	return list
}

// appendPredecessors appends the predecessors of a block that are in its region.
func appendPredecessors(list []*ir.Block, b *ir.Block) []*ir.Block {
	for p := range b.Predecessors() {
		if inRegion(p, b.Region()) {
			list = append(list, p)
		}
	}
	return list
}

// above is the immediate dominator of a block, nil if there is none.
func (d *dynamicTree) above(b *ir.Block) *ir.Block {
	if n := d.nodes[b]; n != nil && n.idom != nil {
		return n.idom.block
	}
	return nil
}

// covers reports whether a node is another or above it.
func (d *dynamicTree) covers(a, b *dynamicNode) bool {
	if a == b || a.level >= b.level {
		return a == b
	}
	if !d.numbered {
		d.number()
	}
	return a.in <= b.in && b.in < a.out
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

// add puts a block into the tree.
func (d *dynamicTree) add(b *ir.Block, idom *dynamicNode) *dynamicNode {
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

// lift moves the blocks that a new edge between reachable ones affects up to the nearest common
// dominator of its ends. These are the blocks to which a way from the edge goes through deeper
// blocks only (Depth-based search: Georgiadis, Italiano, Laura and Santaroni, An Experimental Study
// of Dynamic Dominators, ESA 2012).
func (d *dynamicTree) lift(from, to *dynamicNode) {
	top := common(from, to)
	if top == to || top == to.idom {
		return
	}
	// Affected blocks wait by level; the deepest goes first.
	waiting := map[int][]*dynamicNode{to.level: {to}}
	seen := map[*dynamicNode]bool{to: true}
	var affected []*dynamicNode
	var list []*ir.Block
	for level := to.level; level > top.level+1; level-- {
		for len(waiting[level]) > 0 {
			last := len(waiting[level]) - 1
			n := waiting[level][last]
			waiting[level] = waiting[level][:last]
			affected = append(affected, n)
			stack := []*dynamicNode{n}
			for len(stack) > 0 {
				n := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				list = d.next(list[:0], n.block)
				for _, b := range list {
					s := d.nodes[b]
					if s == nil || seen[s] || s.level <= top.level+1 {
						continue
					}
					seen[s] = true
					if s.level > level {
						stack = append(stack, s)
					} else {
						waiting[s.level] = append(waiting[s.level], s)
					}
				}
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
func (d *dynamicTree) supported(n *dynamicNode) bool {
	for _, p := range d.prev(nil, n.block) {
		if from := d.nodes[p]; from != nil && common(from, n) != n {
			return true
		}
	}
	return false
}

// regrow builds the part of the tree below a block again.
func (d *dynamicTree) regrow(top *dynamicNode) {
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
func (d *dynamicTree) grow(root *dynamicNode) []edge {
	w := builders.Get().(*builder)
	defer builders.Put(w)
	blocks, number := d.search(w, root.block)
	if len(blocks) == 1 {
		return d.edgesOf(root, number)
	}
	d.collect(&w.preds, blocks, number)
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
func (d *dynamicTree) edgesOf(n *dynamicNode, number map[*ir.Block]int32) (out []edge) {
	for _, b := range d.next(nil, n.block) {
		if _, ok := number[b]; !ok && d.nodes[b] != nil {
			out = append(out, edge{n, d.nodes[b]})
		}
	}
	return out
}

// number gives nodes their intervals.
func (d *dynamicTree) number() {
	type frame struct {
		n    *dynamicNode
		next int
	}
	k := 1
	root := d.root
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

// search numbers the blocks that are reachable from one through those that are not in the tree, in the
// order in which a depth-first search finds them.
func (d *dynamicTree) search(w *builder, root *ir.Block) (blocks []*ir.Block, number map[*ir.Block]int32) {
	number = map[*ir.Block]int32{}
	w.vertex, w.parent = w.vertex[:0], w.parent[:0]
	type step struct {
		block  *ir.Block
		parent int32
	}
	stack := []step{{root, -1}}
	var list []*ir.Block
	for len(stack) > 0 {
		at := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if _, seen := number[at.block]; seen {
			continue
		}
		v := int32(len(blocks))
		number[at.block], blocks = v, append(blocks, at.block)
		w.vertex, w.parent = append(w.vertex, v), append(w.parent, at.parent)
		list = d.next(list[:0], at.block)
		for _, b := range list {
			if d.nodes[b] == nil {
				stack = append(stack, step{b, v})
			}
		}
	}
	return blocks, number
}

// collect lists the predecessors of numbered blocks among them.
func (d *dynamicTree) collect(p *predecessors, blocks []*ir.Block, number map[*ir.Block]int32) {
	n := len(blocks)
	p.first = resize(p.first, n+2)
	clear(p.first)
	var list []*ir.Block
	each := func(f func(from, to int32)) {
		for v, b := range blocks {
			list = d.next(list[:0], b)
			for _, s := range list {
				if to, ok := number[s]; ok {
					f(int32(v), to)
				}
			}
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
