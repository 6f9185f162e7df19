// Package deadvalues has the pass that removes values nobody needs: operations, arguments
// of blocks, and arguments and results of private functions, with what calls give and
// branches hand over. Unlike the removal of dead operations by canonicalize, it sees that
// values which only need each other, around a loop or through calls, are not needed.
//
// What is needed is found by package dataflow. Regions keep their arguments, and
// operations with control flow between regions their results: what they get becomes
// ub.poison, and their canonicalization removes the rest.
package deadvalues

import (
	"slices"

	"github.com/gomlir/gomlir/analysis/dataflow"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Pass is the pass remove-dead-values. It runs on any operation, and sees the calls in it.
var Pass = &pass.Def{
	Name:    "remove-dead-values",
	Summary: "Remove dead values",
	Class:   "RemoveDeadValues",
	New: func(o *pass.Options) func(*pass.Job) {
		canonicalize := true
		o.Bool(&canonicalize, "canonicalize", "Canonicalize region branch ops")
		return func(j *pass.Job) { run(j, canonicalize) }
	},
}

// liveness is the analysis of what is needed.
var liveness = pass.NewAnalysis("dataflow::RunLivenessAnalysis", func(a *pass.Analyses) *dataflow.Values[dataflow.Liveness] {
	s := dataflow.NewSolver(dataflow.Config{})
	dataflow.LoadConstants(s)
	live := dataflow.LoadLiveness(s)
	if s.Run(a.Context(), a.Op()) != nil {
		return nil
	}
	return live
})

func run(j *pass.Job, canonicalize bool) {
	live := liveness.Of(j)
	if live == nil {
		return
	}
	f := finder{root: j.Op, live: live, dead: map[*ir.Value]struct{}{}, users: usersOfFunctions(j.Op)}
	for op := range ir.Postorder(j.Op) {
		f.operation(op)
	}
	f.remove()
	if !canonicalize {
		return
	}
	var ops []*ir.Operation
	for op := range ir.Postorder(j.Op) {
		if op.NumRegions() > 0 && ir.RegionBranchOpInterface.Has(op.Context(), op.Def()) {
			ops = append(ops, op)
		}
	}
	if len(ops) == 0 {
		return
	}
	patterns := rewrite.NewPatterns(rewrite.CanonicalizationPatterns(j.Op.Context())...)
	if res := rewrite.GreedyOps(j.Context(), ops, patterns, rewrite.Config{}); !res.Converged && j.Context().Err() == nil {
		j.Report(j.Op.ErrorPlainf("greedy pattern rewrite failed to converge"))
		j.Fail()
	}
}

// A finder finds out what can be removed. Nothing is, until all is found.
type finder struct {
	root *ir.Operation
	live *dataflow.Values[dataflow.Liveness]
	// dead are values that will be removed although they are needed as such: what needs
	// them will be removed, too.
	dead map[*ir.Value]struct{}
	// users are the operations that refer to a function. They are nil if not known.
	users map[*ir.Operation][]*ir.Operation

	operations []*ir.Operation
	functions  []function
	operands   []operands
	results    []results
	blocks     []arguments
	branches   []branch
}

// What follows are parts to remove, each with a mark for those of its elements that go.
type (
	function struct {
		op            ir.FunctionOp
		args, results []bool
	}
	operands struct {
		op     *ir.Operation
		erase  []bool
		types  []ir.Type     // of all operands, if those to erase become ub.poison; nil if they go
		callee *ir.Operation // of a call whose arguments are those of the function; nil if absent
	}
	results struct {
		op    *ir.Operation
		erase []bool
	}
	arguments struct {
		block *ir.Block
		erase []bool
	}
	branch struct {
		op        ir.BranchOp
		successor int
		erase     []bool
	}
)

func (f *finder) needed(v *ir.Value) bool {
	if !f.live.At(v) {
		return false
	}
	_, dead := f.dead[v]
	return !dead
}

func (f *finder) anyNeeded(vs ir.ValueRange) bool {
	for _, v := range vs.All() {
		if f.needed(v) {
			return true
		}
	}
	return false
}

// unneeded marks the values that are not needed. any is false if all are.
func (f *finder) unneeded(vs ir.ValueRange) (marks []bool, any bool) {
	marks = make([]bool, vs.Len())
	for i, v := range vs.All() {
		marks[i] = !f.needed(v)
		any = any || marks[i]
	}
	return marks, any
}

// kill makes values count as not needed.
func (f *finder) kill(vs ir.ValueRange, marks []bool) {
	for i, v := range vs.All() {
		if marks == nil || marks[i] {
			f.dead[v] = struct{}{}
		}
	}
}

// operation visits an operation, after those in it.
func (f *finder) operation(op *ir.Operation) {
	if fn, ok := ir.FunctionOpInterface.Of(op); ok {
		f.function(fn)
		return
	}
	if op.NumRegions() > 0 {
		if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
			f.regions(branch)
			return
		}
	}
	if op.NumSuccessors() > 0 {
		if branch, ok := ir.BranchOpInterface.Of(op); ok {
			f.branch(branch)
			return
		}
	}
	if op.Has(ir.Terminator) || ir.CallOpInterface.Has(op.Context(), op.Def()) {
		return // that is up to the operation around it, or to the function
	}
	f.simple(op)
}

// simple visits an operation without control flow. If one of its operands is not needed, it
// is never executed, whatever its effects: otherwise it would need them.
func (f *finder) simple(op *ir.Operation) {
	for i := range op.NumOperands() {
		if !f.needed(op.Operand(i)) {
			f.erase(op)
			return
		}
	}
	if !f.anyNeeded(op.Results()) && effects.Of(op) == 0 {
		f.erase(op)
	}
}

func (f *finder) erase(op *ir.Operation) {
	f.operations = append(f.operations, op)
	f.kill(op.Results(), nil)
}

// hasFunctionType reports whether an operation makes a value of a function's type, which would not
// be the function's any more if that changed.
func hasFunctionType(user *ir.Operation) bool {
	return slices.ContainsFunc(user.Results().Types(), func(t ir.Type) bool {
		_, ok := t.(*ir.FunctionType)
		return ok
	})
}

// function visits a function. Its arguments go if it does not need them, its results if no
// call does. The operation of the pass keeps its own: calls from outside are not seen, and
// upstream's pass breaks them.
func (f *finder) function(fn ir.FunctionOp) {
	op := fn.Op()
	body := op.Region(0)
	if f.users == nil || body.Empty() || ir.VisibilityOf(op) == "public" || op == f.root && op.Block() != nil {
		return
	}
	if slices.ContainsFunc(f.users[op], hasFunctionType) {
		return
	}
	args, _ := f.unneeded(body.First().Args())
	f.kill(body.First().Args(), args)
	users := f.users[op]
	for _, user := range users {
		f.operands = append(f.operands, operands{op: user, callee: op})
	}
	rets, can := f.unneededResults(fn, users)
	for b := range body.Blocks() {
		if last := b.Last(); last != nil && last.Has(ir.ReturnLike) && last.NumOperands() == len(rets) {
			o := operands{op: last, erase: rets}
			if !can {
				o.types = last.Operands().Types()
			}
			f.operands = append(f.operands, o)
		}
	}
	if !can {
		rets = nil
	}
	f.functions = append(f.functions, function{fn, args, rets})
	if len(rets) == 0 {
		return
	}
	for _, user := range users {
		f.results = append(f.results, results{user, rets})
		f.kill(user.Results(), pad(rets, user.NumResults()))
	}
}

// unneededResults marks the results of a function that no call needs, and reports whether
// the function can do without them.
func (f *finder) unneededResults(fn ir.FunctionOp, users []*ir.Operation) (marks []bool, can bool) {
	types := fn.FuncResults()
	marks = make([]bool, len(types))
	var kept []ir.Type
	for i := range marks {
		marks[i] = true
		for _, user := range users {
			marks[i] = marks[i] && i < user.NumResults() && !f.needed(user.Result(i))
		}
		if !marks[i] {
			kept = append(kept, types[i])
		}
	}
	if len(kept) == len(types) {
		return marks, true
	}
	t, ok := fn.(ir.FunctionTypesOp)
	if !ok || !t.SetFuncTypes(fn.FuncArgs(), kept) {
		return marks, false
	}
	t.SetFuncTypes(fn.FuncArgs(), types)
	return marks, true
}

// pad makes a list of marks at least as long as n.
func pad(marks []bool, n int) []bool {
	for len(marks) < n {
		marks = append(marks[:len(marks):len(marks)], false)
	}
	return marks
}

// regions visits an operation with control flow between its regions. It goes as a whole, or
// what it hands over to values that are not needed becomes ub.poison.
func (f *finder) regions(op ir.RegionBranchOp) {
	if !f.anyNeeded(op.Op().Results()) && effects.Of(op.Op()) == 0 {
		f.operations = append(f.operations, op.Op())
		return
	}
	for _, from := range ir.RegionBranchPoints(op) {
		source := from
		if from == nil {
			source = op.Op()
		}
		handed := make([]bool, source.NumOperands())
		keep := make([]bool, source.NumOperands())
		for _, to := range op.RegionSuccessors(from) {
			given := ir.RegionSuccessorOperands(op, from, to)
			for i := range min(given.Len(), to.Inputs.Len()) {
				handed[given.From+i] = true
				keep[given.From+i] = keep[given.From+i] || f.needed(to.Inputs.At(i))
			}
		}
		poison, any := make([]bool, len(handed)), false
		for i := range handed {
			poison[i] = handed[i] && (!keep[i] || !f.needed(source.Operand(i)))
			any = any || poison[i]
		}
		if any {
			f.operands = append(f.operands, operands{op: source, erase: poison, types: source.Operands().Types()})
		}
	}
}

// branch visits a branch. What it hands over goes if it is not needed. A branch whose
// condition is not needed is never executed.
func (f *finder) branch(br ir.BranchOp) {
	op := br.Op()
	handed := make([]bool, op.NumOperands())
	for i := range op.Successors() {
		given := br.SuccessorOperands(i)
		for j := given.From; j < given.To; j++ {
			handed[j] = true
		}
	}
	for i, h := range handed {
		if !h && !f.needed(op.Operand(i)) {
			f.operations = append(f.operations, op)
			return
		}
	}
	for i, s := range op.Successors() {
		given := br.SuccessorOperands(i)
		erase := make([]bool, given.Len())
		for j := given.Produced; j < len(erase); j++ {
			erase[j] = !f.needed(op.Operand(given.From + j - given.Produced))
		}
		f.kill(s.Block().Args(), pad(erase, s.Block().NumArgs()))
		f.blocks = append(f.blocks, arguments{s.Block(), erase})
		f.branches = append(f.branches, branch{br, i, erase})
	}
}
