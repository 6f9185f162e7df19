package llvm

// OpFragment is the opcode DW_OP_LLVM_fragment: which bits of a variable a debug expression
// is about, as an offset and a size.
const OpFragment = 0x1000

// MergeFragments returns the expression with one fragment in place of several that follow
// each other. As upstream does it, that has the sum of the offsets and the size of the first.
// It returns v if there are none.
func (v *DIExpressionAttr) MergeFragments() *DIExpressionAttr {
	var list []*DIExpressionElemAttr
	for _, e := range v.operations {
		if n := len(list); n > 0 && isFragment(e) && isFragment(list[n-1]) {
			outer, inner := list[n-1].Arguments(), e.Arguments()
			list[n-1] = NewDIExpressionElemAttr(v.Context(), OpFragment, []uint64{outer[0] + inner[0], outer[1]})
			continue
		}
		list = append(list, e)
	}
	if len(list) == len(v.operations) {
		return v
	}
	return NewDIExpressionAttr(v.Context(), list)
}

func isFragment(e *DIExpressionElemAttr) bool {
	return e.Opcode() == OpFragment && len(e.Arguments()) == 2
}
