package scf

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// This file says where control goes between regions: the methods of [ir.RegionBranchOp] and
// the interfaces next to it.

// RegionSuccessors goes to the region, and from there to the results.
func (op ExecuteRegionOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from == nil {
		return []ir.RegionSuccessor{{Region: op.Region()}}
	}
	return []ir.RegionSuccessor{ir.ToParent(op.Op())}
}

// EntryOperands is empty.
func (ExecuteRegionOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }

// body is the successor that is the body.
func (op ForOp) body() ir.RegionSuccessor {
	return ir.RegionSuccessor{Region: op.Region(), Inputs: op.IterArgs()}
}

// RegionSuccessors goes to the body or to the results.
func (op ForOp) RegionSuccessors(*ir.Operation) []ir.RegionSuccessor {
	return []ir.RegionSuccessor{op.body(), ir.ToParent(op.Op())}
}

// EntryOperands are the inits.
func (op ForOp) EntryOperands(ir.RegionSuccessor) ir.SuccessorOperands {
	return operandsFrom(op.Op(), 3)
}

// operandsFrom are the operands of an operation from one on.
func operandsFrom(o *ir.Operation, from int) ir.SuccessorOperands {
	return ir.SuccessorOperands{From: from, To: max(from, o.NumOperands())}
}

// RegionSuccessors goes to the region that computes the condition, from there to the other
// one or to the results, and back.
func (op WhileOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from == nil || from.ParentRegion() == op.After() {
		return []ir.RegionSuccessor{ir.ToRegion(op.Before())}
	}
	return []ir.RegionSuccessor{ir.ToParent(op.Op()), ir.ToRegion(op.After())}
}

// EntryOperands are the inits.
func (op WhileOp) EntryOperands(ir.RegionSuccessor) ir.SuccessorOperands {
	return operandsFrom(op.Op(), 0)
}

// RegionOperands are all operands but the condition.
func (op ConditionOp) RegionOperands(ir.RegionSuccessor) ir.SuccessorOperands {
	return operandsFrom(op.Op(), 1)
}

// ChooseSuccessors goes to the second region if the condition holds, or to the results of the
// loop.
func (op ConditionOp) ChooseSuccessors(constants []ir.Attribute) (list []ir.RegionSuccessor) {
	loop, ok := ir.As[WhileOp](op.Op().ParentOp())
	if !ok {
		return nil
	}
	holds, known := constantBool(constants, 0)
	if !known || holds {
		list = append(list, ir.ToRegion(loop.After()))
	}
	if !known || !holds {
		list = append(list, ir.ToParent(loop.Op()))
	}
	return list
}

// constantBool is the value of an operand that is a truth value.
func constantBool(constants []ir.Attribute, i int) (value, known bool) {
	if i < len(constants) {
		if a, ok := constants[i].(*ir.IntegerAttr); ok {
			return a.Bool(), true
		}
	}
	return false, false
}

// RegionSuccessors goes to one of the regions, or past an absent one.
func (op IfOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{ir.ToParent(op.Op())}
	}
	return []ir.RegionSuccessor{{Region: op.ThenRegion()}, op.otherwise()}
}

// otherwise is where control goes if the condition does not hold.
func (op IfOp) otherwise() ir.RegionSuccessor {
	if op.ElseRegion().Empty() {
		return ir.RegionSuccessor{}
	}
	return ir.RegionSuccessor{Region: op.ElseRegion()}
}

// EntryOperands is empty.
func (IfOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }

// EntrySuccessors chooses by the condition.
func (op IfOp) EntrySuccessors(constants []ir.Attribute) (list []ir.RegionSuccessor) {
	holds, known := constantBool(constants, 0)
	if !known || holds {
		list = append(list, ir.RegionSuccessor{Region: op.ThenRegion()})
	}
	if !known || !holds {
		list = append(list, op.otherwise())
	}
	return list
}

// InvocationBounds says that one of the regions is executed, once.
func (op IfOp) InvocationBounds(constants []ir.Attribute) []ir.InvocationBounds {
	holds, known := constantBool(constants, 0)
	if !known {
		return []ir.InvocationBounds{{Max: 1}, {Max: 1}}
	}
	bounds := make([]ir.InvocationBounds, 2)
	i := 1
	if holds {
		i = 0
	}
	bounds[i] = ir.InvocationBounds{Min: 1, Max: 1}
	return bounds
}

// RegionSuccessors goes to one of the regions.
func (op IndexSwitchOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{ir.ToParent(op.Op())}
	}
	var list []ir.RegionSuccessor
	for _, r := range op.Op().Regions() {
		list = append(list, ir.RegionSuccessor{Region: r})
	}
	return list
}

// EntryOperands is empty.
func (IndexSwitchOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }

// region is the number of the region for a value of the argument.
func (op IndexSwitchOp) region(value int64) int { return slices.Index(op.Cases(), value) + 1 }

// EntrySuccessors chooses by the argument.
func (op IndexSwitchOp) EntrySuccessors(constants []ir.Attribute) []ir.RegionSuccessor {
	if a, ok := constants[0].(*ir.IntegerAttr); ok {
		return []ir.RegionSuccessor{{Region: op.Op().Region(op.region(a.Int()))}}
	}
	return op.RegionSuccessors(nil)
}

// InvocationBounds says that one of the regions is executed, once.
func (op IndexSwitchOp) InvocationBounds(constants []ir.Attribute) []ir.InvocationBounds {
	bounds := make([]ir.InvocationBounds, op.Op().NumRegions())
	if len(constants) > 0 {
		if a, ok := constants[0].(*ir.IntegerAttr); ok {
			bounds[op.region(a.Int())] = ir.InvocationBounds{Min: 1, Max: 1}
			return bounds
		}
	}
	for i := range bounds {
		bounds[i].Max = 1
	}
	return bounds
}

// RegionSuccessors goes to the body or past it. What the results are is not said by the
// operands of a branch.
func (op ParallelOp) RegionSuccessors(*ir.Operation) []ir.RegionSuccessor {
	return []ir.RegionSuccessor{{Region: op.Region()}, {}}
}

// EntryOperands is empty.
func (ParallelOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }

// RegionOperands is empty: the operands are combined with those of other rounds.
func (ReduceOp) RegionOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }

// RegionSuccessors goes to the body, which is not entered again, or past it.
func (op ForallOp) RegionSuccessors(from *ir.Operation) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{{}}
	}
	return []ir.RegionSuccessor{{Region: op.Region()}, {}}
}

// EntryOperands is empty.
func (ForallOp) EntryOperands(ir.RegionSuccessor) (none ir.SuccessorOperands) { return none }
