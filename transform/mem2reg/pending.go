package mem2reg

import "github.com/gomlir/gomlir/ir"

// pending are the values that terminators will give to the new arguments of their
// successors. Each time a terminator gets more operands, its list is made anew, so all come
// at once, in the end. Until then a value may be replaced by another one: those of a slot
// are operands of an operation that is in no block.
type pending struct {
	slots  []pendingSlot
	edges  []*ir.Successor
	values []*ir.Value
}

// A pendingSlot is the values for one slot, as operands of an operation, one for each edge.
type pendingSlot struct {
	values *ir.Operation
	edges  []*ir.Successor
}

// add adds a value for an edge.
func (p *pending) add(edge *ir.Successor, v *ir.Value) {
	p.edges, p.values = append(p.edges, edge), append(p.values, v)
}

// next completes a slot.
func (p *pending) next(c *ir.Context) {
	p.slots = append(p.slots, pendingSlot{keeper(c, p.values), append([]*ir.Successor(nil), p.edges...)})
	p.edges, p.values = p.edges[:0], p.values[:0]
}

// flush gives all edges their values.
func (p *pending) flush() {
	given := map[*ir.Successor][]*ir.Value{}
	var edges []*ir.Successor // in the order in which they got the first value
	for _, s := range p.slots {
		for i, e := range s.edges {
			if given[e] == nil {
				edges = append(edges, e)
			}
			given[e] = append(given[e], s.values.Operand(i))
		}
		s.values.DropAllReferences()
	}
	for _, e := range edges {
		e.Owner().AppendSuccessorOperands(e.Index(), given[e]...)
	}
	p.slots = nil
}

// keeper returns an operation in no block that uses some values, so that it knows by what
// they are replaced.
func keeper(c *ir.Context, values []*ir.Value) *ir.Operation {
	return ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("mem2reg.values"), Operands: values})
}
