package alias

import "github.com/gomlir/gomlir/ir"

// maxDepth is how many views, branches and regions a reference is followed through. It is
// MLIR's, and bounds what a question costs.
const maxDepth = 10

// search finds where references come from.
type search struct {
	seen  map[*ir.Value]struct{}
	found []*ir.Value
}

// origins returns the values that a reference may be made of, or be. It may be empty if
// the reference is never made.
func origins(v *ir.Value) []*ir.Value {
	s := search{seen: map[*ir.Value]struct{}{}}
	s.value(v, maxDepth)
	return s.found
}

func (s *search) value(v *ir.Value, depth int) {
	if _, there := s.seen[v]; there {
		return
	}
	s.seen[v] = struct{}{}
	if depth == 0 {
		s.found = append(s.found, v)
		return
	}
	op := v.DefiningOp()
	if op == nil {
		s.argument(v, depth-1)
		return
	}
	if view, ok := ir.ViewLikeOpInterface.Of(op); ok && v.Index() == 0 {
		s.value(view.ViewSource(), depth-1)
		return
	}
	if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
		s.input(branch, ir.ToParent(op), v, depth-1)
		return
	}
	s.found = append(s.found, v)
}

func (s *search) argument(arg *ir.Value, depth int) {
	b := arg.Owner()
	if b != nil && !b.IsEntry() {
		for use := range b.Uses() {
			given := branchOperand(use, arg.Index())
			if given == nil {
				s.found = append(s.found, arg)
				return
			}
			s.value(given, depth)
		}
		return
	}
	if b != nil && b.ParentOp() != nil {
		if branch, ok := ir.RegionBranchOpInterface.Of(b.ParentOp()); ok {
			// MLIR follows arguments of regions only that the operation itself enters.
			for _, to := range branch.RegionSuccessors(nil) {
				if to.Region == b.Region() {
					s.input(branch, to, arg, depth)
					return
				}
			}
		}
	}
	s.found = append(s.found, arg)
}

// branchOperand is the operand that an argument of a successor gets, nil if it is not an
// operand or not known.
func branchOperand(s *ir.Successor, arg int) *ir.Value {
	branch, ok := ir.BranchOpInterface.Of(s.Owner())
	if !ok {
		return nil
	}
	given := branch.SuccessorOperands(s.Index())
	if i := given.From + arg - given.Produced; arg >= given.Produced && i < given.To {
		return s.Owner().Operand(i)
	}
	return nil
}

// input follows an input of a successor of an operation with control flow between regions.
func (s *search) input(branch ir.RegionBranchOp, to ir.RegionSuccessor, v *ir.Value, depth int) {
	for _, point := range ir.RegionBranchPoints(branch) {
		s.from(branch, point, &to, v, depth)
	}
}

// from follows what a branch point gives to an input, if it goes there. If that is something
// else than an operand, the input is where the reference comes from.
func (s *search) from(branch ir.RegionBranchOp, point *ir.Operation, to *ir.RegionSuccessor, v *ir.Value, depth int) {
	for _, next := range branch.RegionSuccessors(point) {
		if next != *to {
			continue
		}
		given := ir.RegionSuccessorOperands(branch, point, next)
		i := -1
		if to.Inputs.Len() > 0 {
			i = v.Index() - to.Inputs.At(0).Index()
		}
		if 0 <= i && i < min(to.Inputs.Len(), given.Len()) {
			op := branch.Op()
			if point != nil {
				op = point
			}
			s.value(op.Operand(given.From+i), depth)
		} else {
			s.found = append(s.found, v)
		}
		return
	}
}
