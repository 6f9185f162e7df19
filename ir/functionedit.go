package ir

// A FunctionTypesOp is a FunctionOp whose signature can be changed.
type FunctionTypesOp interface {
	FunctionOp
	// SetFuncTypes changes the types of the signature, but neither the body nor the
	// attributes. It reports whether there can be a function with these types; if not,
	// nothing is changed.
	SetFuncTypes(args, results []Type) bool
}

// EraseFuncArgs removes arguments of a function, with their attributes and, if it has a
// body, the arguments of its entry block, which must have no uses. It reports whether the
// function is a [FunctionTypesOp] that can do without them; if not, nothing is changed.
// Calls are left alone.
func EraseFuncArgs(op FunctionOp, erase []bool) bool {
	f, ok := op.(FunctionTypesOp)
	if !ok || !f.SetFuncTypes(without(op.FuncArgs(), erase), op.FuncResults()) {
		return false
	}
	eraseValueAttrs(op.Op(), ArgAttrs, erase)
	if body := op.Op().Region(0); !body.Empty() {
		body.First().EraseArguments(erase)
	}
	return true
}

// EraseFuncResults removes results from the signature of a function, with their
// attributes. It reports whether the function is a [FunctionTypesOp] that can do without
// them; if not, nothing is changed. Terminators and calls are left alone.
func EraseFuncResults(op FunctionOp, erase []bool) bool {
	f, ok := op.(FunctionTypesOp)
	if !ok || !f.SetFuncTypes(op.FuncArgs(), without(op.FuncResults(), erase)) {
		return false
	}
	eraseValueAttrs(op.Op(), ResultAttrs, erase)
	return true
}

// without returns the elements that are not erased.
func without[T any](list []T, erase []bool) (kept []T) {
	for i, x := range list {
		if i >= len(erase) || !erase[i] {
			kept = append(kept, x)
		}
	}
	return kept
}

// eraseValueAttrs removes the attributes of arguments or results. There is no list if none
// of the others has any.
func eraseValueAttrs(op *Operation, name string, erase []bool) {
	list, ok := op.Attr(name).(*ArrayAttr)
	if !ok {
		return
	}
	kept := without(list.Elems(), erase)
	for _, a := range kept {
		if d, ok := a.(*DictionaryAttr); !ok || d.Len() > 0 {
			op.SetAttr(name, NewArrayAttr(op.Context(), kept...))
			return
		}
	}
	op.SetAttr(name, nil)
}

// EraseOperands removes operands. Sizes of groups of operands are changed accordingly.
func (op *Operation) EraseOperands(erase []bool) {
	kept := make([]*Value, 0, op.NumOperands())
	for i := op.NumOperands() - 1; i >= 0; i-- {
		if i >= len(erase) || !erase[i] {
			continue
		}
		for d := range op.def.Operands {
			if from, to := op.OperandSegment(d); from <= i && i < to {
				op.resizeSegment(d, i-from, -1)
				break
			}
		}
	}
	for i, v := range op.Operands().All() {
		if i >= len(erase) || !erase[i] {
			kept = append(kept, v)
		}
	}
	if len(kept) < op.NumOperands() {
		op.SetOperands(kept)
	}
}

// EraseArguments removes arguments, which must have no uses.
func (b *Block) EraseArguments(erase []bool) {
	if b.args == nil {
		return
	}
	a, n := b.args, 0
	for i, v := range a.values {
		if i < len(erase) && erase[i] {
			if v.uses != nil {
				panic("ir: erasing a block argument that has uses")
			}
			continue
		}
		a.values[n], v.index = v, uint32(n)
		if a.locs != nil {
			a.locs[n] = a.locs[i]
		}
		n++
	}
	clear(a.values[n:])
	a.values = a.values[:n]
	if a.locs != nil {
		a.locs = a.locs[:n]
	}
}

// DropUses makes all operands that are the value be nil. Such operations are invalid and
// can only be erased, or given other operands.
func (v *Value) DropUses() {
	for v.uses != nil {
		v.uses.unlink()
	}
}

// EraseResults removes results, which must have no uses, by putting another operation in
// the place of this one, which it returns. This one must not be used afterwards. If no
// result is removed, it is returned as it is.
func (op *Operation) EraseResults(erase []bool) *Operation {
	st := OperationState{Context: op.Context(), Def: op.def, Operands: op.Operands().Values(),
		Attrs: op.Discardables(), Results: without(op.Results().Types(), erase)}
	st.Loc, st.Pos = op.LocOrPos()
	if len(st.Results) == op.NumResults() {
		return op
	}
	for i := range op.Successors() {
		st.Successors = append(st.Successors, op.Successor(i))
	}
	for range op.Regions() {
		st.Regions = append(st.Regions, NewRegion())
	}
	fresh := NewOperation(&st)
	fresh.SetInherentAttrs(op.InherentAttrs())
	if _, slot := op.def.SegmentSlots(); slot >= 0 {
		sizes := make([]int32, len(op.def.Results))
		for d := range sizes {
			from, to := op.ResultSegment(d)
			for i := from; i < to; i++ {
				if i >= len(erase) || !erase[i] {
					sizes[d]++
				}
			}
		}
		fresh.SetInherentAttr(slot, NewDenseI32ArrayAttr(op.Context(), sizes...))
	}
	for i, r := range op.Regions() {
		fresh.Region(i).TakeBody(r)
	}
	n := 0
	for i, v := range op.Results().All() {
		if i < len(erase) && erase[i] {
			continue
		}
		v.ReplaceAllUsesWith(fresh.Result(n))
		n++
	}
	if op.block != nil {
		op.block.InsertBefore(op, fresh)
	}
	op.Erase()
	return fresh
}
