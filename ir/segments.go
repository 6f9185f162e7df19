package ir

// EraseOperand removes an operand. Sizes of groups of operands are changed
// accordingly.
func (op *Operation) EraseOperand(i int) {
	for d := range op.def.Operands {
		if from, to := op.OperandSegment(d); from <= i && i < to {
			op.resizeSegment(d, i-from, -1)
			break
		}
	}
	vs := op.Operands().Values()
	op.SetOperands(append(vs[:i], vs[i+1:]...))
}

// AppendSuccessorOperands makes a BranchOp give more values to a successor, behind
// those that it gives. It reports whether it can.
func (op *Operation) AppendSuccessorOperands(successor int, vs ...*Value) bool {
	br, ok := BranchOpInterface.Of(op)
	if !ok {
		return false
	}
	s := br.SuccessorOperands(successor)
	return op.SetSuccessorOperands(successor, append(op.Operands().Slice(s.From, s.To).Values(), vs...)...)
}

// SetSuccessorOperands makes a BranchOp give other values to a successor, in place of its operands
// but not of the values that it makes itself. It reports whether it can.
func (op *Operation) SetSuccessorOperands(successor int, vs ...*Value) bool {
	br, ok := BranchOpInterface.Of(op)
	if !ok {
		return false
	}
	s := br.SuccessorOperands(successor)
	by := len(vs) - (s.To - s.From)
	if by == 0 {
		for i, v := range vs {
			op.SetOperand(s.From+i, v)
		}
		return true
	}
	old, props := op.Operands().Values(), op.InherentAttrs()
	changed := append(append(append([]*Value(nil), old[:s.From]...), vs...), old[s.To:]...)
	// Several groups may be empty at the same place: the right one is that which
	// makes the successor get more.
	for d := range op.def.Operands {
		from, to := op.OperandSegment(d)
		if op.def.Operands[d].Arity == Single || from > s.From || to < s.To {
			continue
		}
		inner := 1
		if op.def.Operands[d].Arity == VariadicOfVariadic {
			inner = op.innerSegments(d).Len()
		}
		for j := range inner {
			if op.def.Operands[d].Arity == VariadicOfVariadic {
				if f, t := op.NestedSegment(d, j); f != s.From || t != s.To {
					continue
				}
			} else if from != s.From || to != s.To {
				continue
			}
			op.growSegment(d, j, by)
			op.SetOperands(changed)
			if n := br.SuccessorOperands(successor); n.From == s.From && n.To == s.To+by {
				return true
			}
			op.SetInherentAttrs(props)
			op.SetOperands(old)
		}
	}
	return false
}

// innerSegments are the sizes of the lists in a VariadicOfVariadic.
func (op *Operation) innerSegments(def int) *DenseArrayAttr {
	sizes, _ := op.Attr(op.def.Operands[def].SegmentAttr).(*DenseArrayAttr)
	if sizes == nil {
		sizes = NewDenseI32ArrayAttr(op.Context())
	}
	return sizes
}

// resizeSegment changes the sizes of a group of operands, because one of them, at an
// offset in the group, is added or removed.
func (op *Operation) resizeSegment(def, offset, by int) {
	if op.def.Operands[def].Arity != VariadicOfVariadic {
		op.growSegment(def, 0, by)
		return
	}
	sizes := op.innerSegments(def)
	for j := range sizes.Len() {
		if n := int(sizes.Int(j)); offset < n {
			op.growSegment(def, j, by)
			return
		} else {
			offset -= n
		}
	}
}

// growSegment changes the size of a group of operands, and of the list in it if it is
// a VariadicOfVariadic.
func (op *Operation) growSegment(def, inner, by int) {
	if op.def.Operands[def].Arity == VariadicOfVariadic {
		op.SetAttr(op.def.Operands[def].SegmentAttr, grown(op.innerSegments(def), inner, by))
	}
	if slot := op.def.operands.segments; slot >= 0 {
		if sizes, ok := op.InherentAttr(slot).(*DenseArrayAttr); ok {
			op.SetInherentAttr(slot, grown(sizes, def, by))
		}
	}
}

func grown(sizes *DenseArrayAttr, i, by int) *DenseArrayAttr {
	list := make([]int32, sizes.Len())
	for j := range list {
		list[j] = int32(sizes.Int(j))
	}
	list[i] += int32(by)
	return NewDenseI32ArrayAttr(sizes.Context(), list...)
}
