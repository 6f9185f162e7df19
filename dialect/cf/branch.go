package cf

import "github.com/gomlir/gomlir/ir"

// ChooseSuccessor implements [ir.BranchChoiceOp]: there is only one.
func (op BranchOp) ChooseSuccessor([]ir.Attribute) *ir.Block { return op.Dest() }

// ChooseSuccessor implements [ir.BranchChoiceOp]. It is nil if the condition is unknown.
func (op CondBranchOp) ChooseSuccessor(constants []ir.Attribute) *ir.Block {
	c, ok := constants[0].(*ir.IntegerAttr)
	switch {
	case !ok:
		return nil
	case c.Value().IsOne():
		return op.TrueDest()
	}
	return op.FalseDest()
}

// ChooseSuccessor implements [ir.BranchChoiceOp]. It is nil if the flag is unknown and
// there are cases.
func (op SwitchOp) ChooseSuccessor(constants []ir.Attribute) *ir.Block {
	values := op.CaseValues()
	if values == nil {
		return op.DefaultDestination()
	}
	c, ok := constants[0].(*ir.IntegerAttr)
	if !ok {
		return nil
	}
	for i, s := range op.CaseDestinations() {
		if values.Bits(int64(i)) == c.Value() {
			return s.Block()
		}
	}
	return op.DefaultDestination()
}
