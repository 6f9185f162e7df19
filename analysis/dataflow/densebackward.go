package dataflow

import "github.com/gomlir/gomlir/ir"

// A DenseBackward is an analysis that goes from the place after an operation to the one
// before it: MLIR's DenseBackwardDataFlowAnalysis. What it knows belongs to places, such as
// what will be read next from memory. Exit and Transfer are required.
type DenseBackward[T Lattice[T]] struct {
	// Exit returns what is known at a place from which control may go to somewhere that
	// the analysis cannot see, such as the end of a function that others call.
	Exit func(p Point) T
	// Transfer returns what is known before an operation from what is known after it. It
	// may be called several times, when more is known.
	//
	// What calls do, and operations with control flow between regions, is not left to it.
	Transfer func(op *ir.Operation, after T) T
	// ExternalCall is Transfer for calls of what has no body here. Nil stands for Exit.
	ExternalCall func(call ir.CallOp, after T) T
	// EnterCall returns what is known before a call from what is known at the start of the
	// function. Nil: the same.
	EnterCall func(call ir.CallOp, start T) T
	// ExitCall returns what is known at the end of a function from what is known after a
	// call of it. Nil: the same.
	ExitCall func(call ir.CallOp, after T) T
	// Branch returns what is known at the end of one of the regions of an operation from
	// what is known at the start of the next. A nil region is the place before the
	// operation, or the one after it. Nil: the same.
	Branch func(branch ir.RegionBranchOp, from, to *ir.Region, after T) T
}

// LoadDenseBackward adds an analysis to a solver. It returns what will be known at places.
func LoadDenseBackward[T Lattice[T]](s *Solver, d DenseBackward[T]) *States[Point, T] {
	a := &denseBackward[T]{d, s, NewStates[Point, T](s)}
	if a.ExternalCall == nil {
		a.ExternalCall = func(call ir.CallOp, _ T) T { return a.Exit(Before(call.Op())) }
	}
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

// denseBackward runs a DenseBackward. The work for an operation is at the place before it,
// and that for the end of a block is there.
type denseBackward[T Lattice[T]] struct {
	DenseBackward[T]
	solver *Solver
	states *States[Point, T]
}

// Start implements [Analysis].
func (a *denseBackward[T]) Start(t *Task, top *ir.Operation) {
	walkBack(top, func(op *ir.Operation) { a.operation(t, op) }, func(b *ir.Block) { a.end(t, b) })
}

// Visit implements [Analysis].
func (a *denseBackward[T]) Visit(t *Task, p Point) {
	if op := p.Next(); op != nil {
		a.operation(t, op)
	} else {
		a.end(t, p.Block())
	}
}

func (a *denseBackward[T]) operation(t *Task, op *ir.Operation) {
	at := Before(op)
	a.solver.visiting = work{at, t}
	if op.Block() == nil || !a.solver.dead.blocks.Read(t, at, op.Block()) {
		return
	}
	if op.NumRegions() > 0 {
		if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
			a.regions(t, at, branch, nil)
			return
		}
	}
	after := a.states.Read(t, at, After(op))
	if call, ok := ir.CallOpInterface.Of(op); ok {
		a.call(t, call, after)
		return
	}
	a.states.Join(at, a.Transfer(op, after))
}

// call visits a call. Before it is what is known at the start of the function.
func (a *denseBackward[T]) call(t *Task, call ir.CallOp, after T) {
	at := Before(call.Op())
	if a.solver.cfg.Local {
		a.states.Join(at, a.ExternalCall(call, after))
		return
	}
	var callable ir.CallableOp
	known := false
	if callee := ir.CalleeOf(call, &a.solver.symbols); callee != nil {
		callable, known = ir.CallableOpInterface.Of(callee)
	}
	switch {
	case !known:
		a.states.Join(at, a.Exit(at))
	case callable.CallableRegion() == nil || callable.CallableRegion().Empty():
		a.states.Join(at, a.ExternalCall(call, after))
	default:
		start := a.states.Read(t, at, Start(callable.CallableRegion().First()))
		a.states.Join(at, a.EnterCall(call, start))
	}
}

// end visits the end of a block.
func (a *denseBackward[T]) end(t *Task, b *ir.Block) {
	at := End(b)
	a.solver.visiting = work{at, t}
	if !a.solver.dead.blocks.Read(t, at, b) {
		return
	}
	if mayExit(b) {
		a.exit(t, b, at)
		return
	}
	for _, s := range b.Successors() {
		if a.solver.dead.edges.Read(t, at, edge{b, s.Block()}) {
			a.states.Join(at, a.states.Read(t, at, Start(s.Block())))
		}
	}
}

// mayExit reports whether control may go from the end of a block to somewhere outside of
// its region.
func mayExit(b *ir.Block) bool {
	last := b.Last()
	return last == nil || last.Def().Registered() && !last.Has(ir.Terminator) || ir.RegionBranchTerminatorOpInterface.Has(last.Context(), last.Def())
}

// exit visits the end of a block that leaves its region.
func (a *denseBackward[T]) exit(t *Task, b *ir.Block, at Point) {
	op := b.ParentOp()
	if c, ok := ir.CallableOpInterface.Of(op); ok && c.CallableRegion() == b.Region() {
		calls, all := a.solver.dead.ReadPredecessors(t, at, After(op))
		if !all || a.solver.cfg.Local {
			a.states.Join(at, a.Exit(at))
			return
		}
		for _, from := range calls {
			if call, ok := ir.CallOpInterface.Of(from); ok {
				a.states.Join(at, a.ExitCall(call, a.states.Read(t, at, After(from))))
			}
		}
		return
	}
	if branch, ok := ir.RegionBranchOpInterface.Of(op); ok && b.Last() != nil {
		a.regions(t, at, branch, b.Last())
		return
	}
	a.states.Join(at, a.Exit(at))
}

// regions visits a place from which control goes to regions of an operation, or out of it:
// before the operation, or after a terminator in it.
func (a *denseBackward[T]) regions(t *Task, at Point, branch ir.RegionBranchOp, terminator *ir.Operation) {
	var from *ir.Region
	if terminator != nil {
		from = terminator.ParentRegion()
	}
	for _, s := range branch.RegionSuccessors(terminator) {
		next := After(branch.Op())
		if s.Region != nil && !s.Region.Empty() {
			first := s.Region.First()
			if !a.solver.dead.blocks.Read(t, at, first) {
				continue
			}
			next = Start(first)
		}
		a.states.Join(at, a.Branch(branch, from, s.Region, a.states.Read(t, at, next)))
	}
}

// walkBack calls enter for an operation and all below it, each before those in it, those
// of a block from the last to the first, and end for each block before its operations.
func walkBack(top *ir.Operation, enter func(*ir.Operation), end func(*ir.Block)) {
	type place struct {
		op     *ir.Operation
		region int
		block  *ir.Block
		next   *ir.Operation
	}
	enter(top)
	stack := []place{{op: top}}
	for len(stack) > 0 {
		p := &stack[len(stack)-1]
		switch {
		case p.next != nil:
			op := p.next
			p.next = op.Prev()
			enter(op)
			if op.NumRegions() > 0 {
				stack = append(stack, place{op: op})
			}
			continue
		case p.block != nil && p.block.Next() != nil:
			p.block = p.block.Next()
		case p.region < p.op.NumRegions():
			p.block = p.op.Region(p.region).First()
			p.region++
		default:
			stack = stack[:len(stack)-1]
			continue
		}
		if p.block != nil {
			end(p.block)
			p.next = p.block.Last()
		}
	}
}
