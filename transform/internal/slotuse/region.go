package slotuse

import (
	"cmp"

	"github.com/gomlir/gomlir/analysis/toposort"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// An Order knows the order of operations in any number of regions.
type Order struct {
	dom     *dominance.Info
	regions map[*ir.Region]*Region
	last    *Region
}

// NewOrder returns the order for what is known of dominance.
func NewOrder(dom *dominance.Info) *Order {
	return &Order{dom: dom, regions: map[*ir.Region]*Region{}}
}

// A Region is what is known of a region with slots or with their users.
type Region struct {
	region *ir.Region
	tree   *dominance.Tree // nil if the region has one block
	// Frontiers are nil if the region has one block.
	Frontiers *dominance.Frontiers
	// marks are those of blocks, by number: the last question that they are part of.
	marks []int32
	asked int32
	order []int32 // of blocks, by number; nil if not known yet
}

// Done numbers the operations of the regions that were asked for, for those who print them:
// see [ir.Block.Renumber].
func (o *Order) Done() {
	for r := range o.regions {
		for b := range r.Blocks() {
			if op := b.First(); op != nil {
				if _, ok := op.Ordinal(); !ok {
					b.Renumber()
				}
			}
		}
	}
}

// Region returns what is known of a region.
func (o *Order) Region(r *ir.Region) *Region {
	if o.last != nil && o.last.region == r {
		return o.last
	}
	known := o.regions[r]
	if known == nil {
		known = &Region{region: r}
		if !r.HasOneBlock() {
			known.tree = o.dom.Tree(r)
			known.Frontiers = known.tree.Frontiers()
			known.marks = make([]int32, r.Last().Number()+1)
		}
		o.regions[r] = known
	}
	o.last = known
	return known
}

// Place returns the number of a block in an order in which dominators come first, and the
// end of the numbers of those that it dominates. Blocks that cannot be reached come last.
func (r *Region) Place(b *ir.Block) (at, end int) {
	if r.tree == nil {
		return 0, 1
	}
	if first, end, ok := r.tree.Interval(b); ok {
		return first, end
	}
	at = len(r.marks) + b.Number()
	return at, at + 1
}

// Reachable reports whether there is a way to a block.
func (r *Region) Reachable(b *ir.Block) bool { return r.tree == nil || r.tree.Reachable(b) }

// ClearMarks makes all blocks unmarked.
func (r *Region) ClearMarks() { r.asked++ }

// Mark marks a block. It reports whether it was not marked.
func (r *Region) Mark(b *ir.Block) bool {
	m := &r.marks[b.Number()]
	fresh := *m != r.asked
	*m = r.asked
	return fresh
}

// Marked reports whether a block is marked.
func (r *Region) Marked(b *ir.Block) bool { return r.marks[b.Number()] == r.asked }

// Compare compares two operations in a region or below, in the order in which upstream
// visits them: by blocks as Sorted has them, by place in a block, and what is in an
// operation after it. Dominators come first.
func (o *Order) Compare(r *Region, x, y *ir.Operation) int {
	if x.Block() == y.Block() {
		return compareInBlock(x, y)
	}
	if x.ParentRegion() == r.region && y.ParentRegion() == r.region {
		return cmp.Compare(r.Sorted(x.Block()), r.Sorted(y.Block()))
	}
	// Compare those that they are in, from the outermost inwards.
	xs, ys := ancestors(r.region, x), ancestors(r.region, y)
	for i := 0; i < len(xs) && i < len(ys); i++ {
		x, y := xs[len(xs)-1-i], ys[len(ys)-1-i]
		switch {
		case x == y:
			continue
		case x.Block() == y.Block():
			return compareInBlock(x, y)
		case x.ParentRegion() != y.ParentRegion():
			return cmp.Compare(x.ParentRegion().Index(), y.ParentRegion().Index())
		}
		in := o.Region(x.ParentRegion())
		return cmp.Compare(in.Sorted(x.Block()), in.Sorted(y.Block()))
	}
	return cmp.Compare(len(xs), len(ys))
}

// ancestors returns an operation and those around it up to a region, the innermost first.
func ancestors(r *ir.Region, op *ir.Operation) (list []*ir.Operation) {
	for ; op != nil; op = op.ParentOp() {
		list = append(list, op)
		if op.ParentRegion() == r {
			break
		}
	}
	return list
}

func compareInBlock(x, y *ir.Operation) int {
	switch {
	case x == y:
		return 0
	case x.IsBeforeInBlock(y):
		return -1
	}
	return 1
}

// Sorted returns the place of a block in the order of [toposort.Blocks].
func (r *Region) Sorted(b *ir.Block) int32 {
	if r.tree == nil {
		return 0
	}
	if r.order == nil {
		r.sort()
	}
	return r.order[b.Number()]
}

func (r *Region) sort() {
	r.order = make([]int32, len(r.marks))
	for i, b := range toposort.Blocks(r.region) {
		r.order[b.Number()] = int32(i)
	}
}
