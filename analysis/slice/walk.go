package slice

import "github.com/gomlir/gomlir/ir"

// Walk visits values, each once, the last of the list first. visit returns the values to go
// on to, which come before those that are left; with stop, the walk ends. Walk reports whether
// it was not stopped.
func Walk(from []*ir.Value, visit func(v *ir.Value) (next []*ir.Value, stop bool)) bool {
	list := append([]*ir.Value(nil), from...)
	seen := map[*ir.Value]struct{}{}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if _, there := seen[v]; there {
			continue
		}
		seen[v] = struct{}{}
		next, stop := visit(v)
		if stop {
			return false
		}
		list = append(list, next...)
	}
	return true
}

// Predecessors returns the values that control flow may make a value of: what branches give
// to an argument, or what leads to an argument or a result of an operation with control flow
// between regions. ok is false if the value does not come from control flow, or from such as is not
// known.
func Predecessors(v *ir.Value) (list []*ir.Value, ok bool) {
	if op := v.DefiningOp(); op != nil {
		if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
			return regionPredecessors(branch, nil, v)
		}
		return nil, false
	}
	b := v.Owner()
	switch {
	case b == nil || b.ParentOp() == nil:
		return nil, false
	case b.IsEntry():
		if branch, ok := ir.RegionBranchOpInterface.Of(b.ParentOp()); ok {
			return regionPredecessors(branch, b.Region(), v)
		}
		return nil, false
	}
	for use := range b.Uses() {
		branch, ok := ir.BranchOpInterface.Of(use.Owner())
		if !ok {
			return nil, false
		}
		given := branch.SuccessorOperands(use.Index())
		if i := given.From + v.Index() - given.Produced; v.Index() >= given.Produced && i < given.To {
			list = append(list, use.Owner().Operand(i))
		}
	}
	return list, true
}

// regionPredecessors returns what branch points give to an input of a region, or to a result
// if the region is nil.
func regionPredecessors(branch ir.RegionBranchOp, region *ir.Region, v *ir.Value) (list []*ir.Value, ok bool) {
	for _, point := range ir.RegionBranchPoints(branch) {
		for _, to := range branch.RegionSuccessors(point) {
			if to.Region != region || to.Inputs.Len() == 0 {
				continue
			}
			i := v.Index() - to.Inputs.At(0).Index()
			if i < 0 || i >= to.Inputs.Len() {
				return nil, false
			}
			given, op := ir.RegionSuccessorOperands(branch, point, to), branch.Op()
			if point != nil {
				op = point
			}
			if i < given.Len() {
				list = append(list, op.Operand(given.From+i))
			}
		}
	}
	return list, true
}
