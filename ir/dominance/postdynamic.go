package dominance

import "github.com/gomlir/gomlir/ir"

// A PostDynamic is the post-dominator tree of a region whose blocks and edges change, as [Dynamic] is the
// dominator tree. It is the tree that [PostInfo] builds. Changes cost as much as those of a Dynamic,
// but for those in an endless loop, or that make one or end it, after which the tree is built anew.
//
// It is not safe for concurrent use.
type PostDynamic struct {
	region *ir.Region
	tree   dynamicTree // of the edges turned around, from nil to the roots
	roots  map[*ir.Block]bool
	lost   map[*ir.Block]bool // the blocks of endless loops: none leads to an exit
}

// NewPostDynamic returns the post-dominator tree of a region, which must not be empty.
func NewPostDynamic(r *ir.Region) *PostDynamic {
	d := &PostDynamic{region: r}
	d.build()
	return d
}

// build makes the tree from nothing.
func (d *PostDynamic) build() {
	d.roots, d.lost = map[*ir.Block]bool{}, map[*ir.Block]bool{}
	var ends []*ir.Block
	for _, b := range buildPost(d.region).Roots() {
		d.roots[b] = true
		if len(appendSuccessors(nil, b)) == 0 {
			ends = append(ends, b)
		}
	}
	if len(ends) < len(d.roots) {
		for b := range d.region.Blocks() {
			d.lost[b] = true
		}
		walkBlocks(ends, appendPredecessors, func(b *ir.Block) bool {
			delete(d.lost, b)
			return true
		})
	}
	next := func(list []*ir.Block, b *ir.Block) []*ir.Block {
		if b == nil {
			for root := range d.roots {
				list = append(list, root)
			}
			return list
		}
		return appendPredecessors(list, b)
	}
	prev := func(list []*ir.Block, b *ir.Block) []*ir.Block {
		if d.roots[b] {
			list = append(list, nil)
		}
		return appendSuccessors(list, b)
	}
	d.tree = newDynamicTree(nil, next, prev)
	d.tree.grow(d.tree.root)
}

// walkBlocks visits blocks and those that edges lead to, each once, beyond a block only if visit says so.
func walkBlocks(from []*ir.Block, edges neighbors, visit func(*ir.Block) bool) {
	seen := map[*ir.Block]bool{}
	stack := append([]*ir.Block(nil), from...)
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !seen[b] {
			seen[b] = true
			if visit(b) {
				stack = edges(stack, b)
			}
		}
	}
}

// leaves reports whether there is a way from a block out of the region.
func (d *PostDynamic) leaves(b *ir.Block) (found bool) {
	walkBlocks([]*ir.Block{b}, appendSuccessors, func(b *ir.Block) bool {
		found = found || d.roots[b] && len(appendSuccessors(nil, b)) == 0
		return !found && !d.lost[b]
	})
	return found
}

// IPDom is the immediate post-dominator of a block, nil if there is none.
func (d *PostDynamic) IPDom(b *ir.Block) *ir.Block { return d.tree.above(b) }

// PostDominates reports whether block a post-dominates block b. The first question after a change costs
// time for the whole tree, the next ones constant time.
func (d *PostDynamic) PostDominates(a, b *ir.Block) bool {
	return a == b || d.tree.covers(d.tree.nodes[a], d.tree.nodes[b])
}

// NearestCommonPostDominator is the block that post-dominates both a and b and is post-dominated by all
// others that do. It is nil if none does.
func (d *PostDynamic) NearestCommonPostDominator(a, b *ir.Block) *ir.Block {
	return common(d.tree.nodes[a], d.tree.nodes[b]).block
}

// InsertBlock says that a block without successors and predecessors has been added to the region.
func (d *PostDynamic) InsertBlock(b *ir.Block) {
	d.roots[b] = true
	d.tree.add(b, d.tree.root)
}

// EraseBlock says that a block without successors and predecessors has been removed from the region.
func (d *PostDynamic) EraseBlock(b *ir.Block) {
	n := d.tree.nodes[b]
	n.unhang()
	delete(d.tree.nodes, b)
	delete(d.roots, b)
	d.tree.numbered = false
}

// InsertEdge says that a block has become a successor of another.
func (d *PostDynamic) InsertEdge(from, to *ir.Block) {
	nf, nt := d.tree.nodes[from], d.tree.nodes[to]
	switch {
	case d.lost[from]:
		d.build()
	case !d.roots[from]:
		d.tree.lift(nt, nf)
	case d.lost[to] || len(d.lost) == 0 && common(nf, nt) == nf || len(d.lost) > 0 && !d.leaves(to):
		d.build() // the block was an exit and is now in an endless loop
	default:
		delete(d.roots, from)
		d.tree.regrow(d.tree.root)
	}
}

// DeleteEdge says that a block is no longer a successor of another.
func (d *PostDynamic) DeleteEdge(from, to *ir.Block) {
	nf, nt := d.tree.nodes[from], d.tree.nodes[to]
	switch {
	case hasEdge(from, to):
	case d.lost[from]:
		d.build()
	case len(appendSuccessors(nil, from)) == 0:
		d.roots[from] = true
		d.tree.lift(d.tree.root, nf)
	case common(nf, nt) == nf: // the edge closed a loop
	case len(d.lost) == 0 && !d.tree.supported(nf) || len(d.lost) > 0 && !d.leaves(from):
		d.build() // there is no way out any more
	default:
		d.tree.regrow(nf.idom)
	}
}

// SplitBlock says that a new block has become the only successor of another and has taken over its
// successors.
func (d *PostDynamic) SplitBlock(block, tail *ir.Block) {
	if d.lost[block] {
		d.build()
		return
	}
	if d.roots[block] {
		delete(d.roots, block)
		d.roots[tail] = true
	}
	n := d.tree.nodes[block]
	t := d.tree.add(tail, n.idom)
	n.unhang()
	n.hang(t)
	below(n, func(n *dynamicNode) { n.level = n.idom.level + 1 })
}
