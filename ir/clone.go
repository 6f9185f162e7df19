package ir

// An IRMapping maps values and blocks to those that replace them in a copy. The zero
// IRMapping is ready to use.
type IRMapping struct {
	values map[*Value]*Value
	blocks map[*Block]*Block
}

// SetValue maps from to to.
func (m *IRMapping) SetValue(from, to *Value) {
	if m.values == nil {
		m.values = map[*Value]*Value{}
	}
	m.values[from] = to
}

// SetBlock maps from to to.
func (m *IRMapping) SetBlock(from, to *Block) {
	if m.blocks == nil {
		m.blocks = map[*Block]*Block{}
	}
	m.blocks[from] = to
}

// Value returns what a value is mapped to, or the value itself.
func (m *IRMapping) Value(v *Value) *Value {
	if w, ok := m.values[v]; ok {
		return w
	}
	return v
}

// Block returns what a block is mapped to, or the block itself.
func (m *IRMapping) Block(b *Block) *Block {
	if c, ok := m.blocks[b]; ok {
		return c
	}
	return b
}

// Clone returns a copy of an operation and everything in it. It looks up values and
// blocks from outside in the mapping, and adds those that it copies. A nil mapping is
// an empty one.
func (op *Operation) Clone(m *IRMapping) *Operation {
	if m == nil {
		m = &IRMapping{}
	}
	c := op.clone(m)
	m.remap(op, c)
	return c
}

// clone copies an operation. In its regions, operands that are copied later are not
// mapped yet.
func (op *Operation) clone(m *IRMapping) *Operation {
	c := op.CloneWithoutRegions(m)
	for i, r := range op.Regions() {
		r.cloneInto(c.Region(i), m)
	}
	return c
}

// remap maps the operands of the operations in the regions of a copy. It looks up those
// of the original: what one is mapped to may itself be mapped to something else.
func (m *IRMapping) remap(original, copied *Operation) {
	for i, r := range original.Regions() {
		m.remapBlocks(r.first, copied.Region(i).first)
	}
}

// remapBlocks is remap for copies of the blocks from one on.
func (m *IRMapping) remapBlocks(original, copied *Block) {
	for ; copied != nil; original, copied = original.next, copied.next {
		c := copied.first
		for op := original.first; c != nil; op, c = op.next, c.next {
			for i := range op.operands {
				if v := m.Value(op.operands[i].value); v != c.operands[i].value {
					c.operands[i].Set(v)
				}
			}
			m.remap(op, c)
		}
	}
}

// CloneWithoutRegions is like Clone, but the regions of the copy are empty. They keep
// the Scopes.
func (op *Operation) CloneWithoutRegions(m *IRMapping) *Operation {
	st := OperationState{
		Context: op.Context(), Def: op.def,
		InherentAttrs: op.props.values, Attrs: op.Discardables(), Results: op.Results().Types(),
	}
	st.Loc, st.Pos = op.LocOrPos()
	for _, v := range op.Operands().All() {
		st.Operands = append(st.Operands, m.Value(v))
	}
	for i := range op.Successors() {
		st.Successors = append(st.Successors, m.Block(op.Successor(i)))
	}
	for _, r := range op.Regions() {
		st.Regions = append(st.Regions, &Region{scope: r.scope})
	}
	c := NewOperation(&st)
	for i := range op.NumResults() {
		m.SetValue(op.Result(i), c.Result(i))
	}
	return c
}

// CloneInto appends copies of the region's blocks to another region. See
// Operation.Clone for the mapping. If the other region is empty and has no Scope, it
// gets that of this region. It must not be in a block of this region.
func (r *Region) CloneInto(to *Region, m *IRMapping) {
	if r != to && r.IsAncestor(to) {
		panic("ir: CloneInto of a region into one that is in it")
	}
	if m == nil {
		m = &IRMapping{}
	}
	if to.first == nil && to.scope == nil {
		to.scope = r.scope
	}
	last := to.last
	r.cloneInto(to, m)
	first := to.first
	if last != nil {
		first = last.next
	}
	m.remapBlocks(r.first, first)
}

func (r *Region) cloneInto(to *Region, m *IRMapping) {
	last := r.last // to may be r
	for b := r.first; b != nil; b = b.next {
		c := &Block{pos: b.pos}
		for _, a := range b.Args().All() {
			v := &Value{typ: a.typ, pos: a.pos}
			c.adopt(v)
			m.SetValue(a, v)
		}
		if b.args != nil && b.args.locs != nil && c.args != nil {
			c.args.locs = append(c.args.locs, b.args.locs...)
		}
		to.Append(c)
		m.SetBlock(b, c)
		if b == last {
			break
		}
	}
	for b := r.first; b != nil; b = b.next {
		for op := b.first; op != nil; op = op.next {
			m.Block(b).Append(op.clone(m))
		}
		if b == last {
			break
		}
	}
}
