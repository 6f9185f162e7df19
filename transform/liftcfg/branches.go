package liftcfg

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// liftBranch makes an operation of the branch at the end of a block, or moves what follows an
// unconditional one to its place. It returns the entries of what is still to be lifted.
func (l *lifter) liftBranch(entry *ir.Block) ([]*ir.Block, *diag.Diagnostic) {
	switch entry.Last().NumSuccessors() {
	case 0:
		return nil, nil
	case 1:
		l.merge(entry)
		return []*ir.Block{entry}, nil
	}
	c := &choice{lifter: l, entry: entry, branch: entry.Last()}
	c.findRegions()
	c.findContinuations()
	if !c.meets {
		// All ways leave the region, each in another manner: the branch stays.
		var list []*ir.Block
		for _, s := range entry.Successors() {
			list = append(list, s.Block())
		}
		return list, nil
	}
	then := c.continuation()
	if c.leaves {
		// The branch to what leaves the region, and to what follows, is now in one block,
		// so that all ways meet there.
		l.dominators(entry.Region())
		return []*ir.Block{entry}, nil
	}
	return c.lift(then)
}

// merge moves what is in the only successor of a block into it.
func (l *lifter) merge(b *ir.Block) {
	e := edge{b.Last(), 0}
	next := e.to()
	for i, v := range e.args() {
		next.Arg(i).ReplaceAllUsesWith(v)
	}
	e.op.Erase()
	b.TakeOps(next)
	next.Remove()
}

// A choice is a branch with several successors.
type choice struct {
	*lifter
	entry   *ir.Block
	branch  *ir.Operation
	regions [][]*ir.Block      // for each successor, what only the edge to it leads to
	in      map[*ir.Block]bool // the entry and the regions

	edges  []edge // from the regions to what follows, and to what leaves the region
	meets  bool   // there are some to what follows
	leaves bool   // there are some to what leaves the region
}

func (c *choice) findRegions() {
	c.in = map[*ir.Block]bool{c.entry: true}
	for _, e := range edgesFrom(c.entry) {
		var list []*ir.Block
		if _, only := onlyEdge(e.to()); only {
			list = c.below(e.to())
		}
		for _, b := range list {
			c.in[b] = true
		}
		c.regions = append(c.regions, list)
	}
}

func (c *choice) findContinuations() {
	for i, list := range c.regions {
		if len(list) == 0 {
			c.edges, c.meets = append(c.edges, edge{c.branch, i}), true
		}
		for _, b := range list {
			if b.Last().NumSuccessors() == 0 {
				c.leaves = true
				c.edges = append(c.edges, edgesTo(b)...)
				continue
			}
			for _, e := range edgesFrom(b) {
				if !c.in[e.to()] {
					c.edges, c.meets = append(c.edges, e), true
				}
			}
		}
	}
}

// continuation returns the block where all ways meet.
func (c *choice) continuation() *ir.Block {
	b := c.edges[0].to()
	several := c.leaves
	for _, e := range c.edges {
		several = several || e.to() != b
	}
	if several {
		return c.oneEntry(c.edges[0].op.Loc(), c.edges)
	}
	return b
}

// An end is a block that has no terminator yet, and the values that it should yield.
type end struct {
	block  *ir.Block
	values []*ir.Value
}

// lift makes the operation, and moves what comes then behind it.
func (c *choice) lift(then *ir.Block) (entries []*ir.Block, d *diag.Diagnostic) {
	var ends []end
	regions := make([]*ir.Region, len(c.regions))
	for i, list := range c.regions {
		regions[i] = ir.NewRegion()
		e := edge{c.branch, i}
		if len(list) == 0 {
			b := ir.NewBlock()
			regions[i].Append(b)
			ends = append(ends, end{b, e.args()})
			continue
		}
		if b := c.fill(regions[i], list, then); b != nil {
			ends = append(ends, end{b, b.Args().Values()})
		}
		first := list[0]
		for j, v := range e.args() {
			first.Arg(j).ReplaceAllUsesWith(v)
		}
		erase := make([]bool, first.NumArgs())
		for j := range erase {
			erase[j] = true
		}
		first.EraseArguments(erase)
		entries = append(entries, first)
	}
	loc := c.branch.Loc()
	op, d := c.Choose(at(loc).Before(c.branch), c.branch, typesOf(then.Args()), regions)
	if d != nil {
		return nil, d
	}
	c.branch.Erase()
	for _, e := range ends {
		if d := c.Yield(at(op.Loc()).AtEnd(e.block), op, e.values); d != nil {
			return nil, d
		}
	}
	for _, e := range edgesTo(then) {
		if d := c.Yield(at(e.op.Loc()).Before(e.op), op, e.args()); d != nil {
			return nil, d
		}
		e.op.Erase()
	}
	for i, v := range then.Args().All() {
		v.ReplaceAllUsesWith(op.Result(i))
	}
	c.entry.TakeOps(then)
	then.Remove()
	return append(entries, c.entry), nil
}

// fill moves blocks into a region. If several edges lead from them to what follows, these go to a
// new block in the region, which it returns.
func (c *choice) fill(r *ir.Region, list []*ir.Block, then *ir.Block) (last *ir.Block) {
	var first *edge
	for _, b := range list {
		for _, e := range edgesFrom(b) {
			switch {
			case e.to() != then:
			case first == nil:
				first = &e
			default:
				if last == nil {
					last = ir.NewBlock()
					copyArguments(last, then)
					first.op.SetSuccessor(first.index, last)
				}
				e.op.SetSuccessor(e.index, last)
			}
		}
		b.Remove()
		r.Append(b)
	}
	if last != nil {
		r.Append(last)
	}
	return last
}
