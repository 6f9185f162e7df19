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
type Dynamic struct{ dynamicTree }

// NewDynamic returns the dominator tree of a region, which must not be empty.
func NewDynamic(r *ir.Region) *Dynamic {
	d := &Dynamic{newDynamicTree(r.First(), appendSuccessors, appendPredecessors)}
	d.grow(d.root)
	return d
}

// Reachable reports whether there is a way from the entry to a block.
func (d *Dynamic) Reachable(b *ir.Block) bool { return d.nodes[b] != nil }

// IDom is the immediate dominator of a block, nil for the entry and for unreachable blocks.
func (d *Dynamic) IDom(b *ir.Block) *ir.Block { return d.above(b) }

// Dominates reports whether block a dominates block b. The first question after a change costs time
// for the whole tree, the next ones constant time.
func (d *Dynamic) Dominates(a, b *ir.Block) bool {
	return a == b || d.nodes[b] == nil || d.nodes[a] != nil && d.covers(d.nodes[a], d.nodes[b])
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
	switch {
	case nf == nil || nt == nil || nt.idom == nil || hasEdge(from, to):
	case common(nf, nt) == nt: // the edge closed a loop
	case d.supported(nt):
		d.regrow(nt.idom)
	default:
		d.cut(nt)
	}
}

// hasEdge reports whether a block is a successor of another.
func hasEdge(from, to *ir.Block) bool {
	return slices.ContainsFunc(from.Successors(), func(s ir.Successor) bool { return s.Block() == to })
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
		for _, s := range appendSuccessors(nil, b) {
			if to := d.nodes[s]; to != nil && to.idom != nil && (top == nil || to.idom.level < top.level) {
				top = to.idom
			}
		}
	}
	// The immediate dominators of all of these dominate n, so the highest dominates the others.
	if top != nil {
		d.regrow(top)
	}
}
