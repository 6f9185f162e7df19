package ir

// A BodyCloner copies the blocks of regions, such as the bodies of functions that are
// inlined again and again. It is faster than [Region.CloneInto], because it takes memory
// in large pieces and finds the copy of a value by the numbers of its block and
// operation, not in a map. So nobody can ask for the copies of values later. The zero
// BodyCloner is ready to use. It is not safe for concurrent use.
type BodyCloner struct {
	arena  Arena
	frames map[*Region]*cloneFrame // of the regions that are copied now
	last   *cloneFrame
	free   []*cloneFrame
}

// A cloneFrame is the copy of a region that is being made.
type cloneFrame struct {
	src    *Region
	args   []*Value // for the arguments of the first block, if given
	given  bool
	blocks []*Block
	starts []int // the number of the first operation of each block
	ops    []*Operation
}

// Clone puts copies of the blocks of src into to, in front of a block, or at the end if
// that is nil. The copy of the first block has no arguments: args take their place. It
// returns the copy of the first block. The uses of each value are in the order in which
// MLIR's Region::cloneInto adds them.
//
// Clone numbers the blocks and operations of src anew, so src must not be in use by
// another goroutine, not even for reading.
func (c *BodyCloner) Clone(src, to *Region, before *Block, args []*Value) *Block {
	if len(args) != src.first.NumArgs() {
		panic("ir: Clone with the wrong number of values for the arguments")
	}
	f := c.region(src, to, before, args, true)
	first := f.blocks[0]
	c.leave(f)
	return first
}

// enter prepares the copy of a region.
func (c *BodyCloner) enter(src *Region) *cloneFrame {
	f := &cloneFrame{}
	if n := len(c.free); n > 0 {
		f, c.free = c.free[n-1], c.free[:n-1]
	}
	f.src = src
	if c.frames == nil {
		c.frames = map[*Region]*cloneFrame{}
	}
	c.frames[src] = f
	return f
}

// leave forgets a copy, but not its memory.
func (c *BodyCloner) leave(f *cloneFrame) {
	delete(c.frames, f.src)
	clear(f.blocks)
	clear(f.ops)
	*f = cloneFrame{blocks: f.blocks[:0], starts: f.starts[:0], ops: f.ops[:0]}
	c.last = nil
	c.free = append(c.free, f)
}

// region copies blocks, then operations, then their operands and regions: an operand may
// be defined in a block that comes later.
func (c *BodyCloner) region(src, to *Region, before *Block, args []*Value, given bool) *cloneFrame {
	f := c.enter(src)
	f.args, f.given = args, given
	src.renumber()
	for b := src.first; b != nil; b = b.next {
		f.blocks = append(f.blocks, c.block(b, !given || b != src.first))
		to.InsertBefore(before, f.blocks[len(f.blocks)-1])
	}
	for b := src.first; b != nil; b = b.next {
		b.Renumber()
		f.starts = append(f.starts, len(f.ops))
		to := f.blocks[b.number]
		for op := b.first; op != nil; op = op.next {
			copied := c.operation(op, f)
			f.ops = append(f.ops, copied)
			to.Append(copied)
		}
	}
	for b, n := src.first, 0; b != nil; b = b.next {
		for op := b.first; op != nil; op = op.next {
			c.fill(op, f.ops[n])
			n++
		}
	}
	return f
}

// block copies a block without its operations.
func (c *BodyCloner) block(b *Block, withArgs bool) *Block {
	to := c.arena.NewBlock()
	to.pos = b.pos
	if withArgs && b.args != nil {
		for _, a := range b.args.values {
			v := c.arena.values.One()
			v.typ, v.pos = a.typ, a.pos
			to.adopt(v)
		}
		if b.args.locs != nil && to.args != nil {
			to.args.locs = append(to.args.locs[:0], b.args.locs...)
		}
	}
	return to
}

// operation copies an operation without what its operands are and what is in its regions.
func (c *BodyCloner) operation(op *Operation, f *cloneFrame) *Operation {
	a := &c.arena
	to := a.ops.One()
	to.def, to.pos, to.loc, to.props = op.def, op.pos, op.loc, op.props
	to.operands = a.uses.Many(len(op.operands))
	for i := range to.operands {
		to.operands[i].owner, to.operands[i].index = to, uint32(i)
	}
	if op.result.op != nil {
		to.result.typ, to.result.op = op.result.typ, to
	}
	if op.ext == nil {
		return to
	}
	to.ext = a.exts.One()
	to.ext.attrs = op.ext.attrs
	to.ext.results = a.values.Many(len(op.ext.results))
	for i := range to.ext.results {
		r := &to.ext.results[i]
		r.typ, r.op, r.index = op.ext.results[i].typ, to, uint32(i+1)
	}
	to.ext.successors = a.succs.Many(len(op.ext.successors))
	for i := range to.ext.successors {
		s := &to.ext.successors[i]
		s.owner, s.index = to, uint32(i)
		b := op.ext.successors[i].block
		if b != nil && b.region == f.src {
			b = f.blocks[b.number]
		}
		s.link(b)
	}
	to.ext.regions = a.rlists.Many(len(op.ext.regions))
	for i, r := range op.ext.regions {
		copied := a.regions.One()
		copied.scope, copied.op, copied.index = r.scope, to, uint32(i)
		to.ext.regions[i] = copied
	}
	return to
}

// fill links the operands of a copy, and copies what is in the regions.
func (c *BodyCloner) fill(op, to *Operation) {
	for i := range op.operands {
		if v := op.operands[i].value; v != nil {
			to.operands[i].link(c.value(v))
		}
	}
	if op.ext == nil {
		return
	}
	for i, r := range op.ext.regions {
		if r.first != nil {
			c.leave(c.region(r, to.ext.regions[i], nil, nil, false))
		}
	}
}

// value returns the copy of a value, the value itself if it is not in what is copied.
func (c *BodyCloner) value(v *Value) *Value {
	b := v.ParentBlock()
	if b == nil || b.region == nil {
		return v
	}
	f := c.last
	if f == nil || f.src != b.region {
		if f = c.frames[b.region]; f == nil {
			return v
		}
		c.last = f
	}
	switch {
	case v.op == nil && f.given && b.number == 0:
		return f.args[v.index]
	case v.op == nil:
		return f.blocks[b.number].args.values[v.index]
	case v.index == 0:
		return &f.ops[f.starts[b.number]+int(v.op.order)].result
	}
	return &f.ops[f.starts[b.number]+int(v.op.order)].ext.results[v.index-1]
}
