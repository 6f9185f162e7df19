package ir

import (
	"cmp"
	"slices"
)

// SetAllSuccessorOperands is [Operation.SetSuccessorOperands] for all successors at once: values[i] are
// those of successor i, nil for those that it gets now. A switch of n cases is rewritten at a cost of n,
// where one case after the other would cost n for each.
func (op *Operation) SetAllSuccessorOperands(values [][]*Value) bool {
	br, ok := BranchOpInterface.Of(op)
	if !ok {
		return false
	}
	if op.setAllSuccessorOperands(br, values) {
		return true
	}
	for i, vs := range values {
		if vs != nil && !op.SetSuccessorOperands(i, vs...) {
			return false
		}
	}
	return true
}

// successorGroup is the operands of a successor.
type successorGroup struct {
	successor, from, to int
	values              []*Value // that take their place
}

// setAllSuccessorOperands is SetAllSuccessorOperands for operations whose groups of operands are in the order
// of the successors that get them. It returns false, having changed nothing, for others.
func (op *Operation) setAllSuccessorOperands(br BranchOp, values [][]*Value) bool {
	var groups []successorGroup
	for i := range values {
		s := br.SuccessorOperands(i)
		g := successorGroup{i, s.From, s.To, values[i]}
		if g.values == nil {
			g.values = op.Operands().Slice(s.From, s.To).Values()
		}
		groups = append(groups, g)
	}
	slices.SortStableFunc(groups, func(a, b successorGroup) int {
		return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to))
	})
	old, props := op.Operands().Values(), op.InherentAttrs()
	var changed []*Value
	at := 0
	for _, g := range groups {
		if g.from < at {
			return false // two successors get the same operand
		}
		changed = append(append(changed, old[at:g.from]...), g.values...)
		at = g.to
	}
	changed = append(changed, old[at:]...)
	if !op.resizeGroups(groups) {
		return false
	}
	op.SetOperands(changed)
	moved := 0
	for _, g := range groups {
		s := br.SuccessorOperands(g.successor)
		if s.From != g.from+moved || s.To-s.From != len(g.values) {
			op.SetInherentAttrs(props)
			op.SetOperands(old)
			return false
		}
		moved += len(g.values) - (g.to - g.from)
	}
	return true
}

// resizeGroups finds the definition of each group of operands, and sets the attributes with the sizes. It
// returns false, having changed nothing, if a group has none.
func (op *Operation) resizeGroups(groups []successorGroup) bool {
	var outer []int32
	outerSlot := op.def.operands.segments
	if outerSlot >= 0 {
		sizes, ok := op.InherentAttr(outerSlot).(*DenseArrayAttr)
		if !ok {
			return false
		}
		outer = DenseInts[int32](sizes)
	}
	inner := map[int][]int32{}
	next := 0
	for d := range op.def.Operands {
		from, to := op.OperandSegment(d)
		switch op.def.Operands[d].Arity {
		case Single:
			continue
		case VariadicOfVariadic:
			list := DenseInts[int32](op.innerSegments(d))
			for j := range list {
				end := from + int(list[j])
				if next < len(groups) && groups[next].from == from && groups[next].to == end {
					by := int32(len(groups[next].values)) - list[j]
					list[j] += by
					if outer != nil {
						outer[d] += by
					}
					next++
				}
				from = end
			}
			inner[d] = list
		default:
			if next < len(groups) && groups[next].from == from && groups[next].to == to {
				if outer != nil {
					outer[d] += int32(len(groups[next].values) - (to - from))
				}
				next++
			}
		}
	}
	if next < len(groups) {
		return false
	}
	for d, list := range inner {
		op.SetAttr(op.def.Operands[d].SegmentAttr, NewDenseI32ArrayAttr(op.Context(), list...))
	}
	if outer != nil {
		op.SetInherentAttr(outerSlot, NewDenseI32ArrayAttr(op.Context(), outer...))
	}
	return true
}
