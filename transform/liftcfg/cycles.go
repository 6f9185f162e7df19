package liftcfg

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// liftCycles makes loops of the outermost cycles that a block leads to. It returns the first blocks of
// their bodies.
func (l *lifter) liftCycles(entry *ir.Block) (headers []*ir.Block, d *diag.Diagnostic) {
	list := cycles(entry)
	if len(list) > 0 {
		l.dominators(entry.Region())
	}
	for _, blocks := range list {
		c := &cycle{lifter: l, blocks: blocks, in: map[*ir.Block]bool{}}
		for _, b := range blocks {
			c.in[b] = true
		}
		if d := c.lift(); d != nil {
			return nil, d
		}
		headers = append(headers, c.header)
	}
	return headers, nil
}

// A cycle is a strongly connected component of the graph, that becomes a loop.
type cycle struct {
	*lifter
	blocks []*ir.Block
	in     map[*ir.Block]bool // the blocks

	entries, exits, back []edge
	header, latch, after *ir.Block // the only ones where the loop starts, ends, and continues
}

// add makes a new block part of the cycle.
func (c *cycle) add(b *ir.Block) {
	if !c.in[b] {
		c.blocks, c.in[b] = append(c.blocks, b), true
	}
}

// findEdges finds the edges into the cycle, out of it, and from it to the blocks where it is entered.
func (c *cycle) findEdges() {
	entered := map[*ir.Block]bool{}
	for _, b := range c.blocks {
		for _, e := range edgesTo(b) {
			if !c.in[e.from()] {
				c.entries, entered[b] = append(c.entries, e), true
			}
		}
		for _, e := range edgesFrom(b) {
			if !c.in[e.to()] {
				c.exits = append(c.exits, e)
			}
		}
	}
	for _, b := range c.blocks {
		for _, e := range edgesFrom(b) {
			if entered[e.to()] {
				c.back = append(c.back, e)
			}
		}
	}
}

func (c *cycle) lift() *diag.Diagnostic {
	c.findEdges()
	c.header = c.entries[0].to()
	if len(c.entries) > 1 {
		c.header = c.oneEntry(c.header.Last().Loc(), slices.Concat(c.entries, c.back))
	}
	c.add(c.header)
	repeat, d := c.oneLatch()
	if d != nil {
		return d
	}
	c.add(c.latch)
	return c.makeLoop(repeat, c.passResults())
}

// oneLatch makes a block that takes all edges back to the header and all out of the loop, and one
// behind the loop that goes on where these led. It returns the condition to start again.
func (c *cycle) oneLatch() (repeat *ir.Value, d *diag.Diagnostic) {
	loc := c.back[0].op.Loc()
	var targets []*ir.Block
	for _, e := range slices.Concat(c.back, c.exits) {
		targets = append(targets, e.to())
	}
	m := c.multiplex(loc, targets, c.lifter.number(0).Type())
	c.latch, c.after = m.block, ir.NewBlock()
	c.latch.Region().InsertBefore(c.latch.Next(), c.after)
	m.redirect(c.back, func() []*ir.Value { return []*ir.Value{c.lifter.number(1)} })
	m.redirect(c.exits, func() []*ir.Value { return []*ir.Value{c.lifter.number(0)} })
	repeat = c.latch.Arg(c.latch.NumArgs() - 1)
	again := ir.To(c.header, c.latch.Args().Slice(0, c.header.NumArgs()).Values()...)
	c.Switch(at(loc).AtStart(c.latch), repeat, []int{0}, []ir.BranchTarget{ir.To(c.after)}, again)
	b := at(loc).AtStart(c.after)
	if len(c.exits) > 0 {
		m.dispatch(b, c.header)
		return repeat, nil
	}
	end, d := c.Unreachable(b, c.latch.Region())
	if d != nil {
		return nil, d
	}
	c.joinExit(end)
	return repeat, nil
}

// passResults makes the block behind the loop get all it needs of what is in the loop as arguments,
// and these be the same that the header gets for the next iteration, which it returns.
func (c *cycle) passResults() (next []*ir.Value) {
	again, leave := edge{c.latch.Last(), 0}, edge{c.latch.Last(), 1}
	next = again.args()
	for _, v := range next {
		result := c.after.AddArgument(v.Type(), v.Loc())
		v.ReplaceUsesIf(result, func(u *ir.Use) bool { return !c.holds(u.Owner()) })
	}
	given, ends := len(next), edgesTo(c.latch)
	latchArgs, headerArgs := c.latch.Args().Values(), c.header.Args().Values()
	more := make([][]*ir.Value, len(ends)) // arguments for the latch
	pass := func(v *ir.Value) {
		if c.needed(v) {
			next = append(next, c.pass(v, ends, more))
		}
	}
	for _, b := range c.blocks {
		args := b.Args().Values()
		switch b {
		case c.latch:
			args = latchArgs
		case c.header:
			args = headerArgs
		}
		for _, v := range args {
			pass(v)
		}
		for op := range b.Ops() {
			for _, v := range op.Results().All() {
				pass(v)
			}
		}
	}
	appendArgs(ends, more)
	again.append(next[given:])
	leave.append(next)
	for _, e := range edgesTo(c.header) {
		if e.from() == c.latch {
			continue
		}
		var more []*ir.Value
		for _, v := range c.header.Args().Slice(len(e.args()), c.header.NumArgs()).All() {
			more = append(more, c.undef(v.Type()))
		}
		e.append(more)
	}
	return next
}

// pass hands a value that is needed behind the loop on to it, and returns the value that the latch has
// for it. If it does not always have one, the latch gets one from each of its predecessors, more[i]
// from that of ends[i].
func (c *cycle) pass(v *ir.Value, ends []edge, more [][]*ir.Value) *ir.Value {
	result := c.after.AddArgument(v.Type(), v.Loc())
	c.header.AddArgument(v.Type(), v.Loc())
	v.ReplaceUsesIf(result, func(u *ir.Use) bool { return !c.holds(u.Owner()) })
	from := v.ParentBlock()
	if from == c.latch || !slices.ContainsFunc(ends, func(e edge) bool { return !c.dominates(from, e.from()) }) {
		return v
	}
	for i, e := range ends {
		if c.dominates(from, e.from()) {
			more[i] = append(more[i], v)
		} else {
			more[i] = append(more[i], c.undef(v.Type()))
		}
	}
	return c.latch.AddArgument(v.Type(), v.Loc())
}

// needed reports whether anything outside of the loop uses a value.
func (c *cycle) needed(v *ir.Value) bool {
	for u := v.FirstUse(); u != nil; u = u.Next() {
		if !c.holds(u.Owner()) {
			return true
		}
	}
	return false
}

// holds reports whether an operation is in the cycle, or in a region of one that is.
func (c *cycle) holds(op *ir.Operation) bool {
	for b := op.Block(); b != nil; b = op.Block() {
		if c.in[b] {
			return true
		}
		if op = b.ParentOp(); op == nil {
			break
		}
	}
	return false
}

// makeLoop makes the operation, in a block that takes the place of the header and of the block behind
// the loop.
func (c *cycle) makeLoop(repeat *ir.Value, next []*ir.Value) *diag.Diagnostic {
	block := ir.NewBlock()
	c.header.Region().InsertBefore(c.header, block)
	copyArguments(block, c.header)
	body := ir.NewRegion()
	move := func(b *ir.Block) {
		b.Remove()
		body.Append(b)
	}
	move(c.header)
	for _, b := range c.blocks {
		if b != c.latch && b != c.header {
			move(b)
		}
	}
	if c.latch != c.header {
		move(c.latch)
	}
	branch := c.latch.Last()
	branch.Remove()
	loop, d := c.Loop(at(branch.Loc()).AtStart(block), branch, block.Args().Values(), repeat, next, body)
	branch.Erase()
	if d != nil {
		return d
	}
	for i, v := range c.after.Args().All() {
		v.ReplaceAllUsesWith(loop.Result(i))
	}
	c.header.ReplaceAllUsesWith(block)
	block.TakeOps(c.after)
	c.after.Remove()
	return nil
}

// cycles returns the strongly connected components that a block leads to and that are cycles, each
// after those that it leads to. The order is that of LLVM's scc_iterator: Tarjan's algorithm, the
// blocks of a component from the last one found to the first.
func cycles(entry *ir.Block) (list [][]*ir.Block) {
	const done = int(^uint(0) >> 1)
	type visit struct {
		block               *ir.Block
		number, least, edge int
	}
	number := map[*ir.Block]int{}
	var open []*ir.Block
	var way []visit
	enter := func(b *ir.Block) {
		n := len(number) + 1
		number[b] = n
		open = append(open, b)
		way = append(way, visit{block: b, number: n, least: n})
	}
	enter(entry)
	for len(way) > 0 {
		top := &way[len(way)-1]
		if succs := top.block.Successors(); top.edge < len(succs) {
			to := succs[top.edge].Block()
			top.edge++
			if n, seen := number[to]; !seen {
				enter(to)
			} else {
				top.least = min(top.least, n)
			}
			continue
		}
		v := *top
		way = way[:len(way)-1]
		if len(way) > 0 {
			up := &way[len(way)-1]
			up.least = min(up.least, v.least)
		}
		if v.least != v.number {
			continue
		}
		i := len(open) - 1
		for ; open[i] != v.block; i-- {
			number[open[i]] = done
		}
		number[v.block] = done
		group := slices.Clone(open[i:])
		open = open[:i]
		slices.Reverse(group)
		if len(group) > 1 || slices.ContainsFunc(v.block.Successors(), func(s ir.Successor) bool { return s.Block() == v.block }) {
			list = append(list, group)
		}
	}
	return list
}
