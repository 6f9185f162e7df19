package dataflow

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// DeadCode finds out which blocks are executed, which way control takes between them, and
// where it comes from when it enters a region, leaves it, enters a function or comes back
// from a call. It is MLIR's DeadCodeAnalysis.
//
// It follows branches ([ir.BranchOp]), regions ([ir.RegionBranchOp]) and calls of symbols
// ([ir.CallOp], [ir.CallableOp]). A branch whose operands are constants goes where they
// say. Any other operation with regions may execute all of them.
type DeadCode struct {
	solver *Solver
	blocks *States[*ir.Block, executable]
	edges  *States[edge, executable]
	// hasSymbols says that the calls at hand can be resolved in the operation.
	hasSymbols bool
	// live is a block that is executed, so that asking again takes no time, nil at first.
	live *ir.Block
	// constants are those of the operands of an operation that is visited.
	constants []ir.Attribute
}

// An edge is a way from a block to another one.
type edge struct{ from, to *ir.Block }

// executable says whether something is executed.
type executable bool

// Join implements [Lattice].
func (e executable) Join(other executable) (executable, bool) { return e || other, bool(other && !e) }

// predecessors are the operations that control may come from.
type predecessors struct {
	ops    []*ir.Operation
	inputs map[*ir.Operation]ir.ValueRange
	known  map[*ir.Operation]struct{}
	others bool // there may be others
	deps   dependents
}

func newDeadCode(s *Solver) *DeadCode {
	d := &DeadCode{solver: s, blocks: NewStates[*ir.Block, executable](s), edges: NewStates[edge, executable](s)}
	d.blocks.onChange = d.enqueueBlock
	d.edges.onChange = func(e edge, st *state[executable]) {
		s.each(st.tasks, func(t *Task) { t.Enqueue(Start(e.to)) })
	}
	return d
}

// Live reports whether a block may be executed.
func (d *DeadCode) Live(b *ir.Block) bool {
	if b == d.live {
		return true
	}
	live := bool(d.blocks.At(b))
	if live {
		d.live = b
	}
	return live
}

// LiveEdge reports whether control may go from a block directly to another one.
func (d *DeadCode) LiveEdge(from, to *ir.Block) bool { return bool(d.edges.At(edge{from, to})) }

// ReadLive is Live for an analysis. When the block turns out to be executed, the analysis
// visits its start and the place after each of its operations.
func (d *DeadCode) ReadLive(t *Task, b *ir.Block) bool {
	st := d.blocks.get(b)
	st.tasks |= 1 << t.number
	return bool(st.now)
}

// ReadLiveEdge is LiveEdge for an analysis, which visits the start of the second block when
// control turns out to go there.
func (d *DeadCode) ReadLiveEdge(t *Task, from, to *ir.Block) bool {
	st := d.edges.get(edge{from, to})
	st.tasks |= 1 << t.number
	return bool(st.now)
}

// Predecessors returns the operations that control comes from directly before a place. At
// the start of a region they are the operation that holds the region and terminators of
// its regions; after an operation with control flow between regions, or after a call, the
// terminators that lead there; after a function, the calls. all is false if there may be
// others. The slice must not be changed.
func (d *DeadCode) Predecessors(p Point) (ops []*ir.Operation, all bool) {
	if ps := d.solver.predecessors[p]; ps != nil {
		return ps.ops, !ps.others
	}
	return nil, true
}

// ReadPredecessors is Predecessors for an analysis, which visits a place at when the answer
// changes.
func (d *DeadCode) ReadPredecessors(t *Task, at, p Point) (ops []*ir.Operation, all bool) {
	ps := d.predecessorsAt(p)
	ps.deps.add(work{at, t})
	return ps.ops, !ps.others
}

// HasPredecessors reports whether it was found out where control comes from before a
// place, even if it comes from nowhere.
func (d *DeadCode) HasPredecessors(p Point) bool { return d.solver.predecessors[p] != nil }

// Inputs returns the values that a predecessor of a place gives something to. It is empty
// for calls and functions.
func (d *DeadCode) Inputs(p Point, predecessor *ir.Operation) ir.ValueRange {
	if ps := d.solver.predecessors[p]; ps != nil {
		return ps.inputs[predecessor]
	}
	return ir.ValueRange{}
}

func (d *DeadCode) predecessorsAt(p Point) *predecessors {
	ps := d.solver.predecessors[p]
	if ps == nil {
		ps = d.solver.someOf.one()
		d.solver.predecessors[p] = ps
	}
	return ps
}

// enqueueBlock makes analyses look at a block that turned out to be executed.
func (d *DeadCode) enqueueBlock(b *ir.Block, st *state[executable]) {
	d.solver.each(st.tasks, func(t *Task) { t.Enqueue(Start(b)) })
	d.solver.each(st.tasks, func(t *Task) {
		for op := b.First(); op != nil; op = op.Next() {
			t.enqueueAfter(op)
		}
	})
}

// join makes control come to a place from an operation, too.
func (d *DeadCode) join(p Point, from *ir.Operation, inputs ir.ValueRange) {
	ps := d.predecessorsAt(p)
	changed := false
	if !ps.has(from) {
		ps.ops = append(ps.ops, from)
		if ps.known != nil {
			ps.known[from] = struct{}{}
		}
		changed = true
	}
	if inputs.Len() > 0 && ps.inputs[from] != inputs {
		if ps.inputs == nil {
			ps.inputs = map[*ir.Operation]ir.ValueRange{}
		}
		ps.inputs[from] = inputs
		changed = true
	}
	if changed {
		ps.changed()
	}
}

func (ps *predecessors) has(op *ir.Operation) bool {
	if ps.known == nil {
		if len(ps.ops) <= fewDependents {
			return slices.Contains(ps.ops, op)
		}
		ps.known = make(map[*ir.Operation]struct{}, 4*fewDependents)
		for _, old := range ps.ops {
			ps.known[old] = struct{}{}
		}
	}
	_, there := ps.known[op]
	return there
}

func (ps *predecessors) changed() {
	for _, w := range ps.deps.list {
		w.task.Enqueue(w.point)
	}
}

// unknown makes control come to a place from other operations, too.
func (d *DeadCode) unknown(p Point) {
	if ps := d.predecessorsAt(p); !ps.others {
		ps.others = true
		ps.changed()
	}
}

func (d *DeadCode) concerns(op *ir.Operation) bool { return directsControl(op) }

// Start implements [Analysis].
func (d *DeadCode) Start(t *Task, top *ir.Operation) {
	d.enter(top)
	d.hasSymbols = top.Has(ir.HasSymbolTable)
	d.symbolCallables(top)
	// An operation below a symbol table can be resolved, even if the table is not the
	// operation that the analysis runs on.
	inner := 0
	walk(top, func(op *ir.Operation) {
		if directsControl(op) {
			if op.Block() != nil {
				d.ReadLive(t, op.Block())
			}
			saved := d.hasSymbols
			d.hasSymbols = saved || inner > 0 && inSymbolTable(op, top)
			d.Visit(t, After(op))
			d.hasSymbols = saved
		}
		if op != top && op.Has(ir.HasSymbolTable) {
			inner++
		}
	}, nil)
}

// inSymbolTable reports whether an operation is in a symbol table that is top or in it.
func inSymbolTable(op, top *ir.Operation) bool {
	for op != top && op != nil {
		if op = op.ParentOp(); op != nil && op.Has(ir.HasSymbolTable) {
			return true
		}
	}
	return false
}

// directsControl reports whether control goes on from an operation in another way than to
// the next one.
func directsControl(op *ir.Operation) bool {
	return op.NumRegions() > 0 || op.NumSuccessors() > 0 || isCall(op) || isReturn(op)
}

func isCall(op *ir.Operation) bool {
	return ir.CallOpInterface.Has(op.Context(), op.Def())
}

// isReturn reports whether an operation is a terminator that leaves a region of a
// RegionBranchOp or a CallableOp.
func isReturn(op *ir.Operation) bool {
	if op.Next() != nil || op.NumSuccessors() > 0 || op.ParentOp() == nil {
		return false
	}
	c, parent := op.Context(), op.ParentOp().Def()
	return ir.RegionBranchOpInterface.Has(c, parent) || ir.CallableOpInterface.Has(c, parent)
}

// enter marks the entry blocks of the regions of an operation as executed.
func (d *DeadCode) enter(op *ir.Operation) {
	for _, r := range op.Regions() {
		if !r.Empty() {
			d.blocks.Join(r.First(), true)
		}
	}
}

// goTo marks the way from a block to another one.
func (d *DeadCode) goTo(from, to *ir.Block) {
	d.blocks.Join(to, true)
	d.edges.Join(edge{from, to}, true)
}

// Visit implements [Analysis].
func (d *DeadCode) Visit(t *Task, p Point) {
	op := p.Prev()
	if op == nil || op.Block() != nil && !d.Live(op.Block()) {
		return
	}
	if call, ok := ir.CallOpInterface.Of(op); ok {
		d.call(call)
	}
	if op.NumRegions() > 0 {
		d.regions(t, op)
	}
	if isReturn(op) {
		if branch, ok := ir.RegionBranchOpInterface.Of(op.ParentOp()); ok {
			d.regionTerminator(t, op, branch)
		} else {
			d.callableTerminator(t, op)
		}
	}
	if op.NumSuccessors() > 0 {
		d.branch(t, op)
	}
}

// regions visits an operation with regions.
func (d *DeadCode) regions(t *Task, op *ir.Operation) {
	if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
		if constants, ok := d.operands(t, op); ok {
			d.goToRegions(branch, op, ir.EntrySuccessors(branch, constants))
		}
		return
	}
	if ir.CallableOpInterface.Has(op.Context(), op.Def()) {
		if calls, all := d.ReadPredecessors(t, After(op), After(op)); all && len(calls) == 0 {
			return
		}
	}
	d.enter(op)
}

// goToRegions marks ways from a branch point to regions, and out of an operation.
func (d *DeadCode) goToRegions(branch ir.RegionBranchOp, from *ir.Operation, successors []ir.RegionSuccessor) {
	for _, s := range successors {
		p := After(branch.Op())
		if s.Region != nil {
			if s.Region.Empty() {
				continue
			}
			p = Start(s.Region.First())
			d.blocks.Join(p.block, true)
		}
		d.join(p, from, s.Inputs)
	}
}

// operands returns the constant value of each operand, nil if an operand is not constant. ok
// is false if nothing is known of an operand yet; then the operation is visited again. The
// slice is valid until the next call.
func (d *DeadCode) operands(t *Task, op *ir.Operation) (constants []ir.Attribute, ok bool) {
	d.constants = d.constants[:0]
	for i := range op.NumOperands() {
		c := d.solver.constants.ReadForUsers(t, op.Operand(i))
		if !c.known {
			return nil, false
		}
		d.constants = append(d.constants, c.attr)
	}
	return d.constants, true
}

func (d *DeadCode) branch(t *Task, op *ir.Operation) {
	if branch, ok := ir.BranchOpInterface.Of(op); ok {
		constants, ok := d.operands(t, op)
		if !ok {
			return
		}
		if to := ir.ChooseSuccessor(branch, constants); to != nil {
			d.goTo(op.Block(), to)
			return
		}
	}
	for _, s := range op.Successors() {
		d.goTo(op.Block(), s.Block())
	}
}

func (d *DeadCode) regionTerminator(t *Task, op *ir.Operation, branch ir.RegionBranchOp) {
	constants, ok := d.operands(t, op)
	if !ok {
		return
	}
	if term, ok := ir.RegionBranchTerminatorOpInterface.Of(op); ok {
		d.goToRegions(branch, op, ir.ChooseSuccessors(term, constants))
	}
}

// callableTerminator makes a terminator of a function a predecessor of what comes after
// the calls.
func (d *DeadCode) callableTerminator(t *Task, op *ir.Operation) {
	calls, _ := d.ReadPredecessors(t, After(op), After(op.ParentOp()))
	resolvable := ir.RegionBranchTerminatorOpInterface.Has(op.Context(), op.Def())
	// There may be many calls, found one by one: those that were seen need no second look.
	for _, call := range calls[d.solver.resolved[op]:] {
		if resolvable {
			d.join(After(call), op, ir.ValueRange{})
		} else {
			d.unknown(After(call))
		}
	}
	d.solver.resolved[op] = len(calls)
}

// call makes a call a predecessor of the function that it calls.
func (d *DeadCode) call(call ir.CallOp) {
	var callee *ir.Operation
	if d.hasSymbols {
		callee = ir.CalleeOf(call, &d.solver.symbols)
	}
	if callee != nil && ir.IsSymbol(callee) && d.isHere(callee) {
		d.join(After(callee), call.Op(), ir.ValueRange{})
		return
	}
	d.unknown(After(call.Op()))
}

// isHere reports whether the body of what is called belongs to the analysed operation.
func (d *DeadCode) isHere(callee *ir.Operation) bool {
	if !d.solver.top.IsAncestor(callee) {
		return false
	}
	c, ok := ir.CallableOpInterface.Of(callee)
	return !ok || c.CallableRegion() != nil
}
