package dataflow

import "github.com/gomlir/gomlir/ir"

// A Backward is an analysis that goes from results to operands: MLIR's
// SparseBackwardDataFlowAnalysis. Exit and Transfer are required.
type Backward[T Lattice[T]] struct {
	// Exit returns what is known of a value that goes where the analysis cannot see, such
	// as one that a function returns that others call.
	Exit func(v *ir.Value) T
	// Transfer computes what is known of the operands of an operation from what is known of
	// its results. It sets elements of operands, which are zero before. It may be called
	// several times, when more is known. The slices must not be kept.
	//
	// What branches, terminators of regions and calls hand over is not left to it.
	Transfer func(op *ir.Operation, results, operands []T)
	// Condition returns what is known of an operand that a branch, an operation with
	// regions or a terminator of one does not hand over to anybody, such as a condition.
	// The operation is the branch, or the one with the regions. Nil stands for Exit.
	Condition func(op *ir.Operation, operand *ir.Use, results []T) T
	// CallOperand returns what is known of an operand of a call that is no argument, or
	// whose function has no body. Nil stands for Exit.
	CallOperand func(operand *ir.Use) T
	// Argument returns what is known of an argument of a region that the operation with
	// the region sets in a way that ir.RegionBranchOp does not tell, such as the counter
	// of a loop. Nil: nothing is.
	Argument func(op *ir.Operation, arg *ir.Value, results []T) T
}

// LoadBackward adds an analysis to a solver. It returns what will be known of values.
func LoadBackward[T Lattice[T]](s *Solver, b Backward[T]) *Values[T] {
	a := &backward[T]{Backward: b, solver: s, values: NewValues[T](s)}
	if a.Condition == nil {
		a.Condition = func(_ *ir.Operation, u *ir.Use, _ []T) T { return a.Exit(u.Value()) }
	}
	if a.CallOperand == nil {
		a.CallOperand = func(u *ir.Use) T { return a.Exit(u.Value()) }
	}
	s.Load(a)
	return a.values
}

// backward runs a Backward.
type backward[T Lattice[T]] struct {
	Backward[T]
	solver            *Solver
	values            *Values[T]
	results, operands []T    // of the call of Transfer
	given             []bool // operands that are handed over
}

// Start implements [Analysis].
func (a *backward[T]) Start(t *Task, top *ir.Operation) {
	// That is the way that knowledge goes.
	walkBack(top, func(op *ir.Operation) { a.operation(t, op) }, func(b *ir.Block) { a.solver.dead.ReadLive(t, b) })
}

// Visit implements [Analysis].
func (a *backward[T]) Visit(t *Task, p Point) {
	if !p.IsStart() {
		a.operation(t, p.Prev())
	}
}

func (a *backward[T]) operation(t *Task, op *ir.Operation) {
	a.solver.visiting = work{After(op), t}
	if op.Block() != nil && !a.solver.dead.Live(op.Block()) {
		return
	}
	a.readResults(t, op)
	if op.NumRegions() > 0 {
		if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
			a.regions(t, op, branch)
			return
		}
	}
	if op.NumSuccessors() > 0 {
		if branch, ok := ir.BranchOpInterface.Of(op); ok {
			a.branch(t, op, branch)
			return
		}
	}
	if call, ok := ir.CallOpInterface.Of(op); ok && a.call(t, op, call) {
		return
	}
	if term, ok := ir.RegionBranchTerminatorOpInterface.Of(op); ok && a.terminator(t, op, term) {
		return
	}
	a.operands = a.operands[:0]
	var none T
	for range op.NumOperands() {
		a.operands = append(a.operands, none)
	}
	a.Transfer(op, a.results, a.operands)
	for i, x := range a.operands {
		a.values.Join(op.Operand(i), x)
	}
}

// readResults reads what is known of the results of an operation, which is visited when
// that changes.
func (a *backward[T]) readResults(t *Task, op *ir.Operation) {
	a.results = a.results[:0]
	for i := range op.NumResults() {
		a.results = append(a.results, a.values.readForOwner(t, op.Result(i)))
	}
}

// handOver adds what is known of an input to an operand that it gets.
func (a *backward[T]) handOver(t *Task, op *ir.Operation, operand int, input *ir.Value) {
	a.given[operand] = true
	a.values.Join(op.Operand(operand), a.values.Read(t, After(op), input))
}

// startHandingOver forgets which operands are handed over.
func (a *backward[T]) startHandingOver(op *ir.Operation) {
	a.given = a.given[:0]
	for range op.NumOperands() {
		a.given = append(a.given, false)
	}
}

// conditions visits the operands that are handed over to nobody.
func (a *backward[T]) conditions(op, decider *ir.Operation) {
	for i, given := range a.given {
		if !given {
			a.values.Join(op.Operand(i), a.Condition(decider, &op.OperandUses()[i], a.results))
		}
	}
}

func (a *backward[T]) branch(t *Task, op *ir.Operation, branch ir.BranchOp) {
	a.startHandingOver(op)
	for i, s := range op.Successors() {
		given := branch.SuccessorOperands(i)
		for j := given.From; j < given.To; j++ {
			a.handOver(t, op, j, s.Block().Arg(given.Produced+j-given.From))
		}
	}
	a.conditions(op, op)
}

// regions visits an operation with control flow between its regions.
func (a *backward[T]) regions(t *Task, op *ir.Operation, branch ir.RegionBranchOp) {
	a.startHandingOver(op)
	for _, s := range branch.RegionSuccessors(nil) {
		given := branch.EntryOperands(s)
		for j := range min(given.Len(), s.Inputs.Len()) {
			a.handOver(t, op, given.From+j, s.Inputs.At(j))
		}
	}
	if a.Argument != nil {
		for _, s := range ir.EntrySuccessors(branch, make([]ir.Attribute, op.NumOperands())) {
			if s.Region == nil || s.Region.Empty() {
				continue
			}
			for _, arg := range s.Region.First().Args().All() {
				if !isInput(arg, &s) {
					a.values.Join(arg, a.Argument(op, arg, a.results))
				}
			}
		}
	}
	a.conditions(op, op)
}

// terminator visits a terminator that leaves a region, or a function. It returns false if
// it is that of another operation.
func (a *backward[T]) terminator(t *Task, op *ir.Operation, term ir.RegionBranchTerminatorOp) bool {
	parent := op.ParentOp()
	if parent == nil {
		return false
	}
	if branch, ok := ir.RegionBranchOpInterface.Of(parent); ok {
		a.startHandingOver(op)
		for _, s := range branch.RegionSuccessors(op) {
			given := term.RegionOperands(s)
			for j := range min(given.Len(), s.Inputs.Len()) {
				a.handOver(t, op, given.From+j, s.Inputs.At(j))
			}
		}
		a.readResults(t, parent)
		a.conditions(op, parent)
		return true
	}
	if !op.Has(ir.ReturnLike) || !ir.CallableOpInterface.Has(parent.Context(), parent.Def()) {
		return false
	}
	calls, all := a.solver.dead.ReadPredecessors(t, After(op), After(parent))
	if !all {
		for i := range op.NumOperands() {
			a.values.Join(op.Operand(i), a.Exit(op.Operand(i)))
		}
		return true
	}
	for _, call := range calls {
		for i := range min(op.NumOperands(), call.NumResults()) {
			a.values.Join(op.Operand(i), a.values.Read(t, After(op), call.Result(i)))
		}
	}
	return true
}

// call visits a call. It returns false if it is not known what is called.
func (a *backward[T]) call(t *Task, op *ir.Operation, call ir.CallOp) bool {
	callee := ir.CalleeOf(call, &a.solver.symbols)
	if callee == nil {
		return false
	}
	callable, ok := ir.CallableOpInterface.Of(callee)
	if !ok {
		return false
	}
	a.startHandingOver(op)
	if body := callable.CallableRegion(); body != nil && !body.Empty() && !a.solver.cfg.Local {
		args := call.CallArgs()
		for i := range min(body.First().NumArgs(), args.Len()) {
			a.handOver(t, op, args.First()+i, body.First().Arg(i))
		}
	}
	for i, given := range a.given {
		if !given {
			a.values.Join(op.Operand(i), a.CallOperand(&op.OperandUses()[i]))
		}
	}
	return true
}
