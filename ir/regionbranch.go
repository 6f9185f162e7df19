package ir

// The interfaces of control flow between the regions of an operation.
var (
	RegionBranchOpInterface = NewOpInterface[RegionBranchOp]("RegionBranchOpInterface")
	// RegionBranchTerminatorOpInterface is implemented by all operations with the trait
	// ReturnLike: unless they say something else, they hand over all their operands.
	RegionBranchTerminatorOpInterface = NewOpInterface[RegionBranchTerminatorOp]("RegionBranchTerminatorOpInterface").
						impliedBy(ReturnLike, func(op *Operation) RegionBranchTerminatorOp { return returnLike{op} })
)

// A RegionBranchOp has regions that control goes to, and between, as it says: a
// conditional or a loop. Control comes from a branch point, which is the operation itself
// when it is executed, or a RegionBranchTerminatorOp in one of its regions. It goes to a
// RegionSuccessor. This is MLIR's RegionBranchOpInterface.
//
// An implementation may have the methods of [RegionEntryOp], [RegionBoundsOp] and
// [RegionTypesOp], too.
type RegionBranchOp interface {
	Op
	// RegionSuccessors returns where control may go from a branch point. The point is nil
	// for the operation itself.
	RegionSuccessors(from *Operation) []RegionSuccessor
	// EntryOperands returns the operands of this operation that the inputs of a successor
	// get, when control goes there from the operation itself. They are not produced.
	EntryOperands(to RegionSuccessor) SuccessorOperands
}

// A RegionBranchTerminatorOp is a terminator that goes to a successor of the
// RegionBranchOp around it: MLIR's RegionBranchTerminatorOpInterface. An implementation
// may have the method of [RegionChoiceOp], too.
type RegionBranchTerminatorOp interface {
	Op
	// RegionOperands returns the operands that the inputs of a successor get. They are
	// not produced.
	RegionOperands(to RegionSuccessor) SuccessorOperands
}

// A RegionSuccessor is where control goes from a branch point: to a region of a
// RegionBranchOp, or out of that operation.
type RegionSuccessor struct {
	// Region is nil if control leaves the operation.
	Region *Region
	// Inputs are the values that get what the branch point hands over: arguments of the
	// region's entry block, or results of the operation.
	Inputs ValueRange
}

// IsParent reports whether control leaves the operation.
func (s RegionSuccessor) IsParent() bool { return s.Region == nil }

// ToRegion is the successor that is a region. All arguments of its entry block are inputs.
// An empty region has none.
func ToRegion(r *Region) RegionSuccessor {
	s := RegionSuccessor{Region: r}
	if b := r.First(); b != nil {
		s.Inputs = b.Args()
	}
	return s
}

// ToParent is the successor outside of an operation. All its results are inputs.
func ToParent(op *Operation) RegionSuccessor { return RegionSuccessor{Inputs: op.Results()} }

// A BranchChoiceOp is a BranchOp that can tell from constants where it goes. constants[i]
// is the value of operand i, nil if that is unknown. The result is nil if they do not say.
type BranchChoiceOp interface {
	ChooseSuccessor(constants []Attribute) *Block
}

// ChooseSuccessor returns where a branch goes whose operands have the given values: see
// [BranchChoiceOp]. Without that method, or if it may be one of several blocks, it is nil.
func ChooseSuccessor(op BranchOp, constants []Attribute) *Block {
	if c, ok := op.(BranchChoiceOp); ok {
		return c.ChooseSuccessor(constants)
	}
	return nil
}

// A RegionEntryOp is a RegionBranchOp that can tell from constants where control goes when
// it is executed. constants[i] is the value of operand i, nil if that is unknown.
type RegionEntryOp interface {
	EntrySuccessors(constants []Attribute) []RegionSuccessor
}

// EntrySuccessors returns where control may go when an operation is executed whose
// operands have the given values: see [RegionEntryOp]. Without that method, they do not
// matter.
func EntrySuccessors(op RegionBranchOp, constants []Attribute) []RegionSuccessor {
	if e, ok := op.(RegionEntryOp); ok {
		return e.EntrySuccessors(constants)
	}
	return op.RegionSuccessors(nil)
}

// A RegionChoiceOp is a RegionBranchTerminatorOp that can tell from constants where it
// goes. constants[i] is the value of operand i, nil if that is unknown.
type RegionChoiceOp interface {
	ChooseSuccessors(constants []Attribute) []RegionSuccessor
}

// ChooseSuccessors returns where a terminator may go whose operands have the given values:
// see [RegionChoiceOp]. Without that method, the operation around it says where, and the
// values do not matter. That operation must be a RegionBranchOp.
func ChooseSuccessors(op RegionBranchTerminatorOp, constants []Attribute) []RegionSuccessor {
	if c, ok := op.(RegionChoiceOp); ok {
		return c.ChooseSuccessors(constants)
	}
	if parent, ok := RegionBranchOpInterface.Of(op.Op().ParentOp()); ok {
		return parent.RegionSuccessors(op.Op())
	}
	return nil
}

// InvocationBounds say how often a region is executed each time that its operation is.
type InvocationBounds struct {
	Min int
	Max int // less than 0: unknown
}

// A RegionBoundsOp is a RegionBranchOp that knows how often its regions are executed, if
// they end at all. constants[i] is the value of operand i, nil if that is unknown. The
// operation need not have these operands: one may ask what would be if it had.
type RegionBoundsOp interface {
	InvocationBounds(constants []Attribute) []InvocationBounds
}

// RegionInvocationBounds returns the bounds of each region: see [RegionBoundsOp]. Without
// that method, nothing is known.
func RegionInvocationBounds(op RegionBranchOp, constants []Attribute) []InvocationBounds {
	if b, ok := op.(RegionBoundsOp); ok {
		return b.InvocationBounds(constants)
	}
	bounds := make([]InvocationBounds, op.Op().NumRegions())
	for i := range bounds {
		bounds[i].Max = -1
	}
	return bounds
}

// A RegionTypesOp is a RegionBranchOp whose inputs may have other types than the values
// that they get.
type RegionTypesOp interface {
	CompatibleRegionTypes(operand, input Type) bool
}

// CompatibleRegionTypes reports whether an input may get a value of a type: see
// [RegionTypesOp]. Without that method, the types must be the same.
func CompatibleRegionTypes(op RegionBranchOp, operand, input Type) bool {
	if c, ok := op.(RegionTypesOp); ok {
		return c.CompatibleRegionTypes(operand, input)
	}
	return operand == input
}

// RegionBranchPoints returns the points where control may go to regions of an operation:
// nil for the operation itself, then the terminators in its regions.
func RegionBranchPoints(op RegionBranchOp) []*Operation {
	points := []*Operation{nil}
	for _, r := range op.Op().Regions() {
		for b := r.First(); b != nil; b = b.Next() {
			if last := b.Last(); last != nil && RegionBranchTerminatorOpInterface.Has(last.Context(), last.Def()) {
				points = append(points, last)
			}
		}
	}
	return points
}

// RegionSuccessorOperands returns the operands that a branch point hands over to a
// successor. They belong to the point, or to the operation itself if that is nil.
func RegionSuccessorOperands(op RegionBranchOp, from *Operation, to RegionSuccessor) SuccessorOperands {
	if from == nil {
		return op.EntryOperands(to)
	}
	if t, ok := RegionBranchTerminatorOpInterface.Of(from); ok {
		return t.RegionOperands(to)
	}
	return SuccessorOperands{}
}

// HasRegionLoop reports whether control may come to a region again that it has been in,
// while an operation is executed. Regions that it cannot come to do not count.
func HasRegionLoop(op RegionBranchOp) bool {
	const active, done = 1, 2
	state := map[*Region]int{}
	type frame struct {
		region *Region
		next   []RegionSuccessor
	}
	var stack []frame
	enter := func(r *Region) {
		state[r] = active
		stack = append(stack, frame{r, successorsOf(op, r)})
	}
	for _, s := range op.RegionSuccessors(nil) {
		if s.Region != nil && state[s.Region] == 0 {
			enter(s.Region)
		}
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if len(top.next) == 0 {
				state[top.region] = done
				stack = stack[:len(stack)-1]
				continue
			}
			r := top.next[0].Region
			top.next = top.next[1:]
			switch {
			case r == nil:
			case state[r] == active:
				return true
			case state[r] == 0:
				enter(r)
			}
		}
	}
	return false
}

// IsRepetitiveRegion reports whether control may come to a region again from there, maybe
// by way of others, without leaving the operation that holds it. That is a RegionBranchOp,
// or the answer is false.
func IsRepetitiveRegion(r *Region) bool {
	if r.Op() == nil {
		return false
	}
	op, ok := RegionBranchOpInterface.Of(r.Op())
	if !ok {
		return false
	}
	seen := map[*Region]bool{}
	list := []*Region{r}
	for len(list) > 0 {
		from := list[len(list)-1]
		list = list[:len(list)-1]
		for _, s := range successorsOf(op, from) {
			if s.Region == r {
				return true
			}
			if s.Region != nil && !seen[s.Region] {
				seen[s.Region] = true
				list = append(list, s.Region)
			}
		}
	}
	return false
}

// successorsOf returns where control may go from the terminators in a region.
func successorsOf(op RegionBranchOp, r *Region) (list []RegionSuccessor) {
	for b := r.First(); b != nil; b = b.Next() {
		if last := b.Last(); last != nil && RegionBranchTerminatorOpInterface.Has(last.Context(), last.Def()) {
			list = append(list, op.RegionSuccessors(last)...)
		}
	}
	return list
}

// returnLike is what the trait ReturnLike says of an operation.
type returnLike struct{ *Operation }

func (r returnLike) RegionOperands(RegionSuccessor) SuccessorOperands {
	return SuccessorOperands{To: r.NumOperands()}
}
