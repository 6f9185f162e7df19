package cf

import "github.com/gomlir/gomlir/ir"

// chains says where blocks lead that do nothing but branch. It remembers the answers, so
// that a switch into a chain of n blocks costs n steps: upstream's moves each target by
// one block at a time, and looks for circles each time.
//
// It holds while no branch changes. The zero value is ready to use.
type chains struct {
	ends    map[*ir.Block]chainEnd
	circles map[*ir.Block]bool // whether unconditional branches lead from a block into a circle
}

// A chainEnd is the first block behind a block that does more than branch, and what its
// arguments are.
type chainEnd struct {
	block *ir.Block
	args  []*ir.Value // may be arguments of the block where the chain begins
}

// skip moves a target past blocks that do nothing but branch. It reports whether it did.
// A block in front of a circle of branches is not skipped: that would not end.
func (c *chains) skip(t *ir.BranchTarget) bool {
	if next(t.Block) == nil || c.circular(t.Block) {
		return false
	}
	end := c.end(t.Block)
	*t = ir.BranchTarget{Block: end.block, Args: substitute(end.args, t.Block, t.Args)}
	return true
}

// next is the branch that is all a block does, nil if absent: the arguments of the block
// have no other user.
func next(b *ir.Block) *ir.Operation {
	br := b.First()
	if br == nil || br != b.Last() || br.Def() != Branch {
		return nil
	}
	for _, a := range b.Args().All() {
		for u := range a.Uses() {
			if u.Owner() != br {
				return nil
			}
		}
	}
	return br
}

// end follows the chain that begins with a block to its end, which exists: there is no
// circle.
func (c *chains) end(b *ir.Block) chainEnd {
	var path []*ir.Operation
	end, known := chainEnd{}, false
	for at := b; ; {
		if end, known = c.ends[at]; known {
			break
		}
		br := next(at)
		if br == nil {
			end = chainEnd{at, at.Args().Values()}
			break
		}
		path = append(path, br)
		at = br.Successor(0)
	}
	if c.ends == nil && len(path) > 1 {
		c.ends = map[*ir.Block]chainEnd{}
	}
	for i := len(path) - 1; i >= 0; i-- {
		br := path[i]
		end.args = substitute(end.args, br.Successor(0), br.Operands().Values())
		if c.ends != nil {
			c.ends[br.Block()] = end
		}
	}
	return end
}

// substitute returns values with those that are arguments of a block replaced by what
// the block is given.
func substitute(values []*ir.Value, b *ir.Block, given []*ir.Value) []*ir.Value {
	list := make([]*ir.Value, len(values))
	for i, v := range values {
		if list[i] = v; v.DefiningOp() == nil && v.ParentBlock() == b {
			list[i] = given[v.Index()]
		}
	}
	return list
}

// circular reports whether unconditional branches lead from a block into a circle.
func (c *chains) circular(b *ir.Block) bool {
	var path []*ir.Block
	circle := false
	for at := b; ; {
		br, ok := ir.As[BranchOp](at.Terminator())
		if !ok {
			break
		}
		known, seen := c.circles[at]
		if seen {
			circle = known
			break
		}
		if c.circles == nil {
			c.circles = map[*ir.Block]bool{}
		}
		c.circles[at] = true // until the end is found
		path = append(path, at)
		at = br.Dest()
	}
	if !circle {
		for _, at := range path {
			c.circles[at] = false
		}
	}
	return circle
}
