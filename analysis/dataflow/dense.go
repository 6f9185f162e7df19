package dataflow

import "github.com/gomlir/gomlir/ir"

// A DenseForward is an analysis that goes from the place before an operation to the one
// after it: MLIR's DenseForwardDataFlowAnalysis. What it knows belongs to places, such as
// what was last written to memory. Entry and Transfer are required.
type DenseForward[T Lattice[T]] struct {
	// Entry returns what is known at a place to which control may come from somewhere
	// that the analysis cannot see, such as the start of a function that others call.
	Entry func(p Point) T
	// Transfer returns what is known after an operation from what is known before it. It
	// may be called several times, when more is known.
	//
	// What calls do, and operations with control flow between regions, is not left to it.
	Transfer func(op *ir.Operation, before T) T
	// ExternalCall is Transfer for calls of what has no body here. Nil stands for Entry.
	ExternalCall func(call ir.CallOp, before T) T
	// EnterCall returns what is known at the start of a function from what is known before
	// a call of it. Nil: the same.
	EnterCall func(call ir.CallOp, before T) T
	// ExitCall returns what is known after a call from what is known where the function
	// returns. Nil: the same.
	ExitCall func(call ir.CallOp, end T) T
	// Branch returns what is known at the start of one of the regions of an operation from
	// what is known at the end of the one before. A nil region is the place before the
	// operation, or the one after it. Nil: the same.
	Branch func(branch ir.RegionBranchOp, from, to *ir.Region, before T) T
}

func sameAtCall[T any](_ ir.CallOp, x T) T { return x }

func sameInRegion[T any](_ ir.RegionBranchOp, _, _ *ir.Region, x T) T { return x }

// LoadDenseForward adds an analysis to a solver. It returns what will be known at places.
func LoadDenseForward[T Lattice[T]](s *Solver, d DenseForward[T]) *States[Point, T] {
	a := &denseForward[T]{d, s, NewStates[Point, T](s)}
	if a.EnterCall == nil {
		a.EnterCall = sameAtCall[T]
	}
	if a.ExitCall == nil {
		a.ExitCall = sameAtCall[T]
	}
	if a.Branch == nil {
		a.Branch = sameInRegion[T]
	}
	s.Load(a)
	return a.states
}

// denseForward runs a DenseForward.
type denseForward[T Lattice[T]] struct {
	DenseForward[T]
	solver *Solver
	states *States[Point, T]
}

// Start implements [Analysis].
func (a *denseForward[T]) Start(t *Task, top *ir.Operation) {
	walk(top, func(op *ir.Operation) { a.operation(t, op) }, func(b *ir.Block) { a.block(t, b) })
}

// Visit implements [Analysis].
func (a *denseForward[T]) Visit(t *Task, p Point) {
	if p.IsStart() {
		a.block(t, p.Block())
	} else {
		a.operation(t, p.Prev())
	}
}

func (a *denseForward[T]) operation(t *Task, op *ir.Operation) {
	at := After(op)
	a.solver.visiting = work{at, t}
	if op.Block() == nil || !a.solver.dead.blocks.Read(t, at, op.Block()) {
		return
	}
	if op.NumRegions() > 0 {
		if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
			a.regions(t, branch, nil, at)
			return
		}
	}
	before := a.states.Read(t, at, Before(op))
	if call, ok := ir.CallOpInterface.Of(op); ok {
		a.call(t, call, before)
		return
	}
	a.states.Join(at, a.Transfer(op, before))
}

// regions visits a place that control comes to from branch points of an operation: the
// start of a region, or after the operation.
func (a *denseForward[T]) regions(t *Task, branch ir.RegionBranchOp, to *ir.Region, at Point) {
	sources, _ := a.solver.dead.ReadPredecessors(t, at, at)
	for _, source := range sources {
		if source == branch.Op() {
			a.states.Join(at, a.Branch(branch, nil, to, a.states.Read(t, at, Before(source))))
		} else {
			a.states.Join(at, a.Branch(branch, source.ParentRegion(), to, a.states.Read(t, at, After(source))))
		}
	}
}

// call visits a call. After it is what is known at the ends of the function.
func (a *denseForward[T]) call(t *Task, call ir.CallOp, before T) {
	at := After(call.Op())
	returns, all := a.solver.dead.ReadPredecessors(t, at, at)
	switch {
	case a.ExternalCall != nil && (a.solver.cfg.Local || isExternal(a.solver, call)):
		a.states.Join(at, a.ExternalCall(call, before))
	case a.solver.cfg.Local || !all:
		a.states.Join(at, a.Entry(at))
	default:
		for _, r := range returns {
			a.states.Join(at, a.ExitCall(call, a.states.Read(t, at, After(r))))
		}
	}
}

func (a *denseForward[T]) block(t *Task, b *ir.Block) {
	a.solver.visiting = work{Start(b), t}
	at := Start(b)
	if !a.solver.dead.blocks.Read(t, at, b) {
		return
	}
	if b.IsEntry() {
		a.entry(t, b, at)
		return
	}
	for from := range b.Predecessors() {
		if a.solver.dead.ReadLiveEdge(t, from, b) {
			a.states.Join(at, a.states.Read(t, at, End(from)))
		}
	}
}

// entry visits the first block of a region.
func (a *denseForward[T]) entry(t *Task, b *ir.Block, at Point) {
	op := b.ParentOp()
	if c, ok := ir.CallableOpInterface.Of(op); ok && c.CallableRegion() == b.Region() {
		calls, all := a.solver.dead.ReadPredecessors(t, at, After(op))
		if !all || a.solver.cfg.Local {
			a.states.Join(at, a.Entry(at))
			return
		}
		for _, from := range calls {
			if call, ok := ir.CallOpInterface.Of(from); ok {
				a.states.Join(at, a.EnterCall(call, a.states.Read(t, at, Before(from))))
			}
		}
		return
	}
	if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
		a.regions(t, branch, b.Region(), at)
		return
	}
	a.states.Join(at, a.Entry(at))
}
