package dataflow

import "github.com/gomlir/gomlir/ir"

// A Forward is an analysis that goes from operands to results: MLIR's
// SparseForwardDataFlowAnalysis. Entry and Transfer are required.
type Forward[T Lattice[T]] struct {
	// Entry returns what is known of a value about whose origin nothing is known, such as
	// an argument of a function that others call.
	Entry func(v *ir.Value) T
	// Transfer computes what is known of the results of an operation from what is known of
	// its operands. It sets elements of results, which are zero before. It may be called
	// several times, when more is known. The slices must not be kept.
	//
	// Results of calls, and of operations with control flow between regions, are not left
	// to it.
	Transfer func(op *ir.Operation, operands, results []T)
	// ExternalCall is Transfer for calls of what has no body here. If it is nil, nothing is
	// known of the results.
	ExternalCall func(call ir.CallOp, operands, results []T)
	// Arguments computes what is known of values that an operation makes in a way that
	// ir.RegionBranchOp does not tell: arguments of a region such as the counter of a
	// loop, or results. Values are all arguments or results; it sets those of states that
	// are no inputs of the successor; others are dropped. read returns what is known of a
	// value, and has Arguments called again when that changes. If Arguments is nil,
	// nothing is known of these values.
	Arguments func(op *ir.Operation, to ir.RegionSuccessor, values ir.ValueRange, states []T, read func(*ir.Value) T)
	// Widen may replace what is known of a result, when Transfer has changed that from old
	// to joined, by an element that is true of even more. That is for lattices in which an
	// element may grow many times. Nil: it never does.
	Widen func(v *ir.Value, old, joined T) T
	// Watch is called when what is known of a value has changed. It may be nil.
	Watch func(v *ir.Value, now T)
}

// LoadForward adds an analysis to a solver. It returns what will be known of values.
func LoadForward[T Lattice[T]](s *Solver, f Forward[T]) *Values[T] {
	a := newForward(s, f)
	s.Load(a)
	return a.values
}

// forward runs a Forward.
type forward[T Lattice[T]] struct {
	Forward[T]
	solver            *Solver
	values            *Values[T]
	operands, results []T // of the call of Transfer
}

func newForward[T Lattice[T]](s *Solver, f Forward[T]) *forward[T] {
	a := &forward[T]{Forward: f, solver: s, values: NewValues[T](s)}
	a.values.watch = f.Watch
	return a
}

// Start implements [Analysis].
func (a *forward[T]) Start(t *Task, top *ir.Operation) {
	for _, r := range top.Regions() {
		if b := r.First(); b != nil {
			a.unknown(b.Args(), nil)
		}
	}
	walk(top, func(op *ir.Operation) { a.operation(t, op) }, func(b *ir.Block) {
		a.solver.dead.ReadLive(t, b)
		a.block(t, b)
	})
}

// Visit implements [Analysis].
func (a *forward[T]) Visit(t *Task, p Point) {
	if p.IsStart() {
		a.block(t, p.Block())
	} else {
		a.operation(t, p.Prev())
	}
}

func (a *forward[T]) concerns(op *ir.Operation) bool { return op.NumResults() > 0 }

// unknown says that nothing is known of values, except for the inputs of a successor if
// that is not nil.
func (a *forward[T]) unknown(vs ir.ValueRange, but *ir.RegionSuccessor) {
	for _, v := range vs.All() {
		if but == nil || !isInput(v, but) {
			a.values.Join(v, a.Entry(v))
		}
	}
}

// isInput reports whether a value, an argument or result of the kind that the inputs of a
// successor are, is one of them.
func isInput(v *ir.Value, s *ir.RegionSuccessor) bool {
	if s.Inputs.Len() == 0 {
		return false
	}
	first := s.Inputs.At(0).Index()
	return first <= v.Index() && v.Index() < first+s.Inputs.Len()
}

func (a *forward[T]) operation(t *Task, op *ir.Operation) {
	a.solver.visiting = work{After(op), t}
	n := op.NumResults()
	if n == 0 || op.Block() != nil && !a.solver.dead.Live(op.Block()) {
		return
	}
	if op.NumRegions() > 0 {
		if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
			a.regionSuccessors(t, After(op), branch, ir.ToParent(op))
			return
		}
	}
	a.operands, a.results = a.operands[:0], a.results[:0]
	uses := op.OperandUses()
	for i := range uses {
		a.operands = append(a.operands, a.values.ReadForUsers(t, uses[i].Value()))
	}
	var none T
	for range n {
		a.results = append(a.results, none)
	}
	if call, ok := ir.CallOpInterface.Of(op); ok {
		a.call(t, call)
		return
	}
	a.Transfer(op, a.operands, a.results)
	a.setResults(op)
}

// setResults adds what Transfer says of the results.
func (a *forward[T]) setResults(op *ir.Operation) {
	for i, x := range a.results {
		v := op.Result(i)
		st := a.values.get(v)
		old := st.now
		now, changed := old.Join(x)
		if !changed {
			continue
		}
		if a.Widen != nil {
			now = a.Widen(v, old, now)
		}
		st.now = now
		a.values.changed(v, st)
	}
}

// call visits a call. The results are what the terminators of the function return.
func (a *forward[T]) call(t *Task, call ir.CallOp) {
	op := call.Op()
	if a.solver.cfg.Local || a.ExternalCall != nil && isExternal(a.solver, call) {
		if a.ExternalCall == nil {
			a.unknown(op.Results(), nil)
			return
		}
		a.ExternalCall(call, a.operands, a.results)
		a.setResults(op)
		return
	}
	returns, all := a.solver.dead.ReadPredecessors(t, After(op), After(op))
	if !all {
		a.unknown(op.Results(), nil)
		return
	}
	for _, r := range returns {
		for i := range min(r.NumOperands(), op.NumResults()) {
			a.values.Join(op.Result(i), a.values.Read(t, After(op), r.Operand(i)))
		}
	}
}

// isExternal reports whether a call is one of a function without a body.
func isExternal(s *Solver, call ir.CallOp) bool {
	callee := ir.CalleeOf(call, &s.symbols)
	if callee == nil {
		return false
	}
	c, ok := ir.CallableOpInterface.Of(callee)
	return ok && c.CallableRegion() == nil
}

func (a *forward[T]) block(t *Task, b *ir.Block) {
	a.solver.visiting = work{Start(b), t}
	if b.NumArgs() == 0 || !a.solver.dead.Live(b) {
		return
	}
	if b.IsEntry() {
		a.entry(t, b)
		return
	}
	for s := range b.Uses() {
		from := s.Owner().Block()
		if from == nil || !a.solver.dead.ReadLiveEdge(t, from, b) {
			continue
		}
		branch, ok := ir.BranchOpInterface.Of(s.Owner())
		if !ok {
			a.unknown(b.Args(), nil)
			return
		}
		given := branch.SuccessorOperands(s.Index())
		for i, arg := range b.Args().All() {
			if i < given.Produced {
				a.values.Join(arg, a.Entry(arg))
				continue
			}
			a.values.Join(arg, a.values.Read(t, Start(b), s.Owner().Operand(given.From+i-given.Produced)))
		}
	}
}

// entry visits the first block of a region.
func (a *forward[T]) entry(t *Task, b *ir.Block) {
	op := b.ParentOp()
	if c, ok := ir.CallableOpInterface.Of(op); ok && c.CallableRegion() == b.Region() {
		a.callable(t, op, b)
		return
	}
	if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
		a.regionSuccessors(t, Start(b), branch, ir.ToRegion(b.Region()))
		return
	}
	a.arguments(t, Start(b), op, ir.RegionSuccessor{Region: b.Region()}, b.Args())
}

// callable visits the entry of a function. The arguments are what the calls give.
func (a *forward[T]) callable(t *Task, op *ir.Operation, entry *ir.Block) {
	calls, all := a.solver.dead.ReadPredecessors(t, Start(entry), After(op))
	if !all || a.solver.cfg.Local {
		a.unknown(entry.Args(), nil)
		return
	}
	for _, c := range calls {
		call, ok := ir.CallOpInterface.Of(c)
		if !ok {
			continue
		}
		args := call.CallArgs()
		for i := range min(args.Len(), entry.NumArgs()) {
			a.values.Join(entry.Arg(i), a.values.Read(t, Start(entry), args.At(i)))
		}
	}
}

// regionSuccessors visits what gets values from branch points of an operation: the
// arguments of one of its regions, or its results.
func (a *forward[T]) regionSuccessors(t *Task, p Point, branch ir.RegionBranchOp, to ir.RegionSuccessor) {
	d := a.solver.dead
	from, _ := d.ReadPredecessors(t, p, p)
	all := to.Inputs
	for _, op := range from {
		s := ir.RegionSuccessor{Region: to.Region, Inputs: d.Inputs(p, op)}
		var given ir.SuccessorOperands
		if op == branch.Op() {
			given = branch.EntryOperands(s)
		} else if term, ok := ir.RegionBranchTerminatorOpInterface.Of(op); ok {
			given = term.RegionOperands(s)
		} else {
			a.unknown(all, nil)
			return
		}
		if s.Inputs.Len() != all.Len() {
			a.arguments(t, p, branch.Op(), s, all)
		}
		for i := range min(given.Len(), s.Inputs.Len()) {
			a.values.Join(s.Inputs.At(i), a.values.Read(t, p, op.Operand(given.From+i)))
		}
	}
}

// arguments visits values that are no inputs of a successor.
func (a *forward[T]) arguments(t *Task, p Point, op *ir.Operation, to ir.RegionSuccessor, values ir.ValueRange) {
	if a.Arguments == nil {
		a.unknown(values, &to)
		return
	}
	states := make([]T, values.Len())
	a.Arguments(op, to, values, states, func(v *ir.Value) T { return a.values.Read(t, p, v) })
	for i, v := range values.All() {
		if !isInput(v, &to) {
			a.values.Join(v, states[i])
		}
	}
}
