package dominance

import "github.com/gomlir/gomlir/ir"

// An Info knows the dominance in any number of regions. The zero Info is ready
// to use. It is not safe for concurrent use.
type Info struct {
	trees map[*ir.Region]*Tree
	last  *Tree
	spare []*Tree // to be filled in again
}

// Tree returns the dominator tree of a region, which must not be empty.
func (d *Info) Tree(r *ir.Region) *Tree {
	if d.last != nil && d.last.region == r {
		return d.last
	}
	t := d.trees[r]
	if t == nil {
		t = d.build(r)
		if d.trees == nil {
			d.trees = map[*ir.Region]*Tree{}
		}
		d.trees[r] = t
	}
	d.last = t
	return t
}

// Invalidate forgets what is known of a region. It must be called when the
// blocks of the region or the edges between them have changed, and when the
// region is no longer used.
func (d *Info) Invalidate(r *ir.Region) {
	delete(d.trees, r)
	d.last = nil
}

// Reset forgets everything. Trees that were returned must not be used any more:
// their memory is that of the next ones.
func (d *Info) Reset() {
	for _, t := range d.trees {
		d.spare = append(d.spare, t)
	}
	clear(d.trees)
	d.last = nil
}

// Reachable reports whether there is a way from the entry of its region to a
// block.
func (d *Info) Reachable(b *ir.Block) bool {
	return b.IsEntry() || b.Region() == nil || d.Tree(b.Region()).Reachable(b)
}

// Dominates reports whether block a dominates block b: it is b, it dominates b
// in their region, or so it does with a block that b is nested in.
func (d *Info) Dominates(a, b *ir.Block) bool {
	for b.Region() != a.Region() {
		if b = parentBlock(b); b == nil {
			return false
		}
	}
	return a == b || d.Tree(a.Region()).Dominates(a, b)
}

// ProperlyDominates reports whether block a dominates block b and is another. In a region
// without order, a block also properly dominates itself.
func (d *Info) ProperlyDominates(a, b *ir.Block) bool {
	return d.Dominates(a, b) && (a != b || unordered(a.Region()))
}

// NearestCommonDominator returns the block that dominates both a and b, or blocks that they
// are nested in, and is dominated by all others that do. It is nil if there is no such block.
func (d *Info) NearestCommonDominator(a, b *ir.Block) *ir.Block {
	if a, b = sameRegion(a, b); a == b {
		return a
	}
	return d.Tree(a.Region()).NearestCommonDominator(a, b)
}

// parentBlock is the block that the operation around b is in.
func parentBlock(b *ir.Block) *ir.Block {
	if op := b.ParentOp(); op != nil {
		return op.Block()
	}
	return nil
}

// OpDominates reports whether operation a is b or properly dominates it.
func (d *Info) OpDominates(a, b *ir.Operation) bool { return a == b || d.OpProperlyDominates(a, b) }

// OpProperlyDominates reports whether operation a runs before operation b
// whenever b runs. An operation properly dominates those that are nested in it,
// but not itself, unless it is in a region without order.
func (d *Info) OpProperlyDominates(a, b *ir.Operation) bool {
	return d.opDominates(a, b, true)
}

// opDominates is OpProperlyDominates, where an operation dominates what is
// nested in it only if encloses is set or its region has no order.
func (d *Info) opDominates(a, b *ir.Operation, encloses bool) bool {
	block := a.Block()
	if block == nil {
		return encloses && a != b && a.IsAncestor(b)
	}
	region, from := block.Region(), b
	for b.ParentRegion() != region {
		if b = b.ParentOp(); b == nil {
			return false
		}
	}
	switch {
	case b.Block() != block:
		return d.Tree(region).Dominates(block, b.Block())
	case a == b && encloses && from != b:
		return true
	case unordered(region):
		return true
	}
	return a != b && a.IsBeforeInBlock(b)
}

// ValueDominates reports whether a value is available where an operation is, so
// that it may be an operand of it: the operation that defines it properly
// dominates the other and does not hold it, or the block that has it as an
// argument dominates the operation's.
func (d *Info) ValueDominates(v *ir.Value, user *ir.Operation) bool {
	if def := v.DefiningOp(); def != nil {
		return d.opDominates(def, user, false)
	}
	b := v.Owner()
	return b != nil && user.Block() != nil && d.Dominates(b, user.Block())
}
